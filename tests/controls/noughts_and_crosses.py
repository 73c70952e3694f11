"""Noughts and crosses: a control game of the tests, about a board and the lines on it."""

from lexludi_spec import (
    All,
    Ask,
    Beside,
    Board,
    By,
    Called,
    Clause,
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
    Nothing,
    Over,
    Pick,
    Repeat,
    Require,
    Seat,
    Seats,
    Set,
    Some,
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
MARK = Move(
    id="mark",
    clause="mark",
    picks=(Pick("square", Words("square")),),
    requires=(Require("empty", Is(ON_SQUARE, "=", Nothing())),),
    do=(Set(ON_SQUARE, PLAYER), When(LINE.of(PLAYER), (By("line", (End(Listed((PLAYER,))),)),))),
)
PLAY = (
    Set(TURN, Item(1, Seats())),
    Repeat(Every("square", Words("square"), Is(ON_SQUARE, "!=", Nothing())), (
        Ask(id="turn", by=TURN, moves=(MARK,), clause="mark", whose="turns"), By("turns", (Set(TURN, LeftOf(TURN)),)),
    )),
    By("draw", (End(Listed()),)),
)  # fmt: skip
NOUGHTS_AND_CROSSES = Game(
    id="noughts-and-crosses", title="Noughts and crosses", version="1.0", least=2, most=2,
    boards=(Board(id="square", width=3, height=3, sides="axis", directions=(
        Direction("across", 1, 0), Direction("down", 0, 1), Direction("falling", 1, 1), Direction("rising", 1, -1),
    )),),
    names=(Called("square", Word("square")), Called("axis", Word("axis"))),
    components=(), places=(),
    variables=(
        Variable(id="player to move", sort=Seat(), start=Nothing()),
        Variable(id="mark", sort=Seat(), over=(Over("square", Words("square")),), start=Nothing()),
    ),
    definitions=(LINE,), moves=(MARK,), play=PLAY,
    clauses=(
        Clause(id="turns", force="requirement", sentences=(), why=WHY, text="The players take turns."),
        Clause(id="mark", force="requirement", sentences=(), why=WHY, text="On your turn you mark one square."),
        Clause(id="empty", force="requirement", sentences=(), why=WHY, text="It is an empty one."),
        Clause(id="line", force="end", sentences=(), why=WHY, text="Whoever has three marks in a row wins."),
        Clause(id="draw", force="end", sentences=(), why=WHY, text="If the board is full before, nobody wins."),
    ),
)  # fmt: skip
