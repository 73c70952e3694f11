"""Noughts and crosses: a control game of the tests, about a board and the lines on it; and the same where a line loses."""

from attrs import evolve

from lexludi_spec import (
    After,
    Afterwards,
    All,
    Any,
    Ask,
    Beside,
    Board,
    By,
    Called,
    Clause,
    Count,
    Definition,
    Direction,
    End,
    Every,
    Game,
    Is,
    Item,
    LeftOf,
    Listed,
    Move,
    Name,
    Not,
    Nothing,
    Over,
    Pick,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Some,
    Step,
    Those,
    Value,
    Var,
    Variable,
    When,
    Word,
    Words,
)  # fmt: skip

WHY = "a control game of the tests"
PLAYER, SQUARE, AXIS, TURN = Name("player"), Name("square"), Name("axis"), Var("player to move")
NEXT = Beside("square", SQUARE, AXIS)
ON_SQUARE, ON_NEXT, AFTER_NEXT = (Var("mark", (cell,)) for cell in (SQUARE, NEXT, Beside("square", NEXT, AXIS)))

LINE = Definition(
    phrase="{player} has three in a row",
    body=Some("square", Words("square"), Some("axis", Words("axis"), All((
        Is(ON_SQUARE, "=", PLAYER), Is(ON_NEXT, "=", PLAYER), Is(AFTER_NEXT, "=", PLAYER),
    )))),
)  # fmt: skip
EMPTY = Definition(phrase="{square} is empty", body=Is(ON_SQUARE, "=", Nothing()))
SAFE = Definition(
    phrase="the squares on which {player} completes no line",
    body=Those("square", Words("square"), All((EMPTY.of(SQUARE), Not(After((Set(ON_SQUARE, PLAYER),), LINE.of(PLAYER)))))),
)
AVOID = Require("avoid", Any((Afterwards(Not(LINE.of(PLAYER))), Is(Count(SAFE.of(PLAYER)), "=", 0))))


def mark(*more: Require) -> Move:
    return Move(
        id="mark", clause="mark", picks=(Pick("square", Words("square")),), requires=(Require("empty", EMPTY.of(SQUARE)), *more),
        do=(Set(ON_SQUARE, PLAYER),),
    )  # fmt: skip


def play(winner: Value) -> tuple[Step, ...]:
    return (
        Set(TURN, Item(1, Seats())),
        Repeat(Every("square", Words("square"), Not(EMPTY.of(SQUARE))), (
            Ask(id="turn", by=TURN, moves=("mark",), clause="mark", whose="turns"),
            When(LINE.of(TURN), (By("line", (End(Listed((winner,))),)),)),
            By("turns", (Set(TURN, LeftOf(TURN)),)),
        )),
        By("draw", (End(Listed()),)),
    )  # fmt: skip


TEXTS = {
    "turns": "The players take turns.", "mark": "On your turn you mark one square.", "empty": "It is an empty one.",
    "line": "Whoever has three marks in a row wins.", "draw": "If the board is full before, nobody wins.",
}  # fmt: skip
MISERE_TEXTS = TEXTS | {
    "line": "Whoever has three marks in a row loses.",
    "avoid": "Nobody completes a line while there is a square on which he completes none.",
}  # fmt: skip
NOUGHTS_AND_CROSSES = Game(
    id="noughts-and-crosses", title="Noughts and crosses", version="1.0", least=2, most=2,
    boards=(Board(id="square", width=3, height=3, sides="axis", directions=(
        Direction("across", 1, 0), Direction("down", 0, 1), Direction("falling", 1, 1), Direction("rising", 1, -1),
    )),),
    names=(Called("square", Word("square")), Called("axis", Word("axis"))), components=(), places=(),
    variables=(Variable(id="player to move", sort=Seat(), start=Nothing()),
               Variable(id="mark", sort=Seat(), over=(Over("square", Words("square")),), start=Nothing(), phrase="the mark on {square}")),
    definitions=(LINE, EMPTY), moves=(mark(),), play=play(TURN),
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in TEXTS.items()),
)  # fmt: skip
MISERE = evolve(
    NOUGHTS_AND_CROSSES, id="misere", title="Noughts and crosses, the other way round",
    definitions=(LINE, EMPTY, SAFE), moves=(mark(AVOID),), play=play(LeftOf(TURN)),
    clauses=tuple(Clause(id=id_, force="requirement", sentences=(), why=WHY, text=text) for id_, text in MISERE_TEXTS.items()),
)  # fmt: skip
