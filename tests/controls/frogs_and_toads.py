"""Frogs and toads: a control game of the tests, a patience that is lost as soon as it can no longer come out."""

from lexludi_spec import (
    All,
    Ask,
    Beside,
    Board,
    By,
    Called,
    CanReach,
    Clause,
    Definition,
    Direction,
    End,
    Every,
    ForEach,
    Game,
    If,
    Is,
    Item,
    Kind,
    Listed,
    Move,
    Name,
    Not,
    Nothing,
    Only,
    Over,
    Pick,
    Repeat,
    Require,
    Seats,
    Set,
    Those,
    Var,
    Variable,
    When,
    Word,
    Words,
)  # fmt: skip

WHY = "a control game of the tests"
LEFT, RIGHT, ALONE, PAD = Listed(("A1", "B1", "C1")), Listed(("E1", "F1", "G1")), Item(1, Seats()), Name("pad")
ON = Var("on", (PAD,))

FREE = Definition(phrase="the free pad", body=Only(Those("pad", Words("pad"), Is(ON, "=", Nothing()))))
WAY = If(Is(ON, "=", "frog"), "right", "left")
NEXT = Definition(phrase="the pad in front of {pad}", body=Beside("pad", PAD, WAY))
BEYOND = Definition(phrase="the second pad in front of {pad}", body=Beside("pad", NEXT.of(PAD), WAY))
OVER = Definition(phrase="the kind that the animal on {pad} jumps over", body=If(Is(ON, "=", "frog"), "toad", "frog"))
MOVING = (Set(Var("on", (FREE.of(),)), ON), Set(ON, Nothing()))
STEP = Move(
    id="step", clause="step", picks=(Pick("pad", Words("pad")),), do=MOVING,
    requires=(Require("animal", Is(ON, "!=", Nothing())), Require("free", Is(NEXT.of(PAD), "=", FREE.of()))),
)  # fmt: skip
JUMP = Move(
    id="jump", clause="jump", picks=(Pick("pad", Words("pad")),), do=MOVING,
    requires=(
        Require("animal", Is(ON, "!=", Nothing())), Require("free", Is(BEYOND.of(PAD), "=", FREE.of())),
        Require("jump", Is(Var("on", (NEXT.of(PAD),)), "=", OVER.of(PAD))),
    ),
)  # fmt: skip
CHANGED = Definition(
    phrase="frogs and toads have changed sides",
    body=All((Every("pad", LEFT, Is(ON, "=", "toad")), Every("pad", RIGHT, Is(ON, "=", "frog")))),
)
PLAY = (
    ForEach("pad", LEFT, (Set(ON, "frog"),)),
    ForEach("pad", RIGHT, (Set(ON, "toad"),)),
    Repeat(CHANGED.of(), (
        When(Not(CanReach(ALONE, (STEP, JUMP), CHANGED.of())), (By("lost", (End(Listed()),)),)),
        Ask(id="move", by=ALONE, moves=(STEP, JUMP), clause="move", whose="alone"),
    )),
    By("won", (End(Listed((ALONE,))),)),
)  # fmt: skip
TEXTS = {
    "alone": "One plays alone.", "move": "Frogs move to the right, toads to the left.", "animal": "One moves an animal.",
    "step": "It steps to the next pad.", "jump": "Or it jumps over one of the other kind to the pad behind that.",
    "free": "It comes to the free pad.", "won": "The game is won when frogs and toads have changed sides.",
    "lost": "It is lost as soon as they can no longer do so.",
}  # fmt: skip
FROGS_AND_TOADS = Game(
    id="frogs-and-toads", title="Frogs and toads", version="1.0", least=1, most=1, components=(), places=(),
    kinds=(Kind(id="animal", words=("frog", "toad")),), names=(Called("pad", Word("pad")),),
    boards=(Board(id="pad", width=7, height=1, sides="way", directions=(Direction("right", 1, 0), Direction("left", -1, 0))),),
    variables=(Variable(
        id="on", sort=Word("animal"), over=(Over("pad", Words("pad")),), start=Nothing(), phrase="the animal on {pad}", stays=True,
    ),),
    definitions=(FREE, NEXT, BEYOND, OVER, CHANGED), moves=(STEP, JUMP), play=PLAY,
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
