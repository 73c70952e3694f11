"""The documentation: everything stands once, at an address that every link to it finds; nothing is missing, and nothing is fetched."""

from __future__ import annotations

import html.parser
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.parse
from collections import Counter
from pathlib import Path

import attrs
import pytest
from attrs import frozen
from docutils import nodes

from lexludi.flow import DECLINE
from lexludi.play.picture import Cell, Grid, Picture
from lexludi.play.svg import svg
from lexludi_conformance.measured import Measured
from lexludi_conformance.validity import pairless
from lexludi_docs.book import Book, HoleInEnglish, as_json, carried_by, in_order, other, plain, points, shelf, whole
from lexludi_docs.diagram import Box, Way, diagram
from lexludi_docs.differing import differences, pair_for
from lexludi_docs.formal import carried, code
from lexludi_docs.pages import language
from lexludi_docs.pages.architecture import imports
from lexludi_docs.pages.decisions import by_reading, seen
from lexludi_docs.pages.front import pages_of
from lexludi_docs.pages.language import PARTS, meanings
from lexludi_docs.reached import numbers, reached, winning
from lexludi_docs.showing import changes, like, played
from lexludi_docs.site import control_games, made, specs, write
from lexludi_spec import Ask, At, Count, Is, Name
from lexludi_spec.language import NODES
from lexludi_spec.sentences import sentences
from lexludi_spec.tree import walk

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
BOOKS = shelf()
BERRIED = next(each for each in BOOKS if each.game.id == "berried-treasure")
ANOTHER = next(each for each in BOOKS if each.game.id == "another-mans-treasure")
CONTROLS = tuple(map(other, control_games(str(ROOT / "tests"))))
#: Pages by hand that pages from data link to.
BY_HAND = ("semantics", "implementers", "decisions/0011-strength")


def named(each: Book) -> str:
    return each.game.id


# ------------------------------------------------------------------------------------------------------------ pages
def page(
    spec: dict[str, str], docname: str, shown: tuple[Book, ...]
) -> tuple[nodes.document | nodes.Element, list[tuple[str, str]]]:
    """Return a page made from data, and what has its address there."""
    noted: list[tuple[str, str]] = []
    found = made(spec, docname, shown, CONTROLS, lambda kind, name, *_: noted.append((kind, name)))
    return nodes.section("", *found), noted


@pytest.mark.parametrize("of", CONTROLS, ids=named)
def test_every_page_of_a_game_that_nobody_has_heard_of_is_made(of: Book) -> None:
    for docname, spec in specs((of,)):
        if spec.get("game") == of.game.id:
            found, _ = page(spec, docname, (of,))
            for text in found.findall(
                lambda node: isinstance(node, nodes.Text) and not isinstance(node.parent, nodes.literal_block)
            ):
                assert not re.search(r"\{\w+\}|\bNone\b|<lexludi", text.astext()), (docname, text)


def test_a_game_has_no_page_of_what_it_does_not_have() -> None:
    bare = CONTROLS[0]

    assert "vectors" not in pages_of(bare)
    assert "sources" not in pages_of(bare)
    assert set(pages_of(BERRIED)) >= {"rules", "quick", "rulings", "vectors", "sources", "variants", "decisions"}


@pytest.mark.slow
@pytest.mark.parametrize("of", BOOKS, ids=named)
def test_every_clause_ruling_vector_sentence_and_decision_of_a_game_stands_once(of: Book) -> None:
    noted: list[tuple[str, str]] = []
    for docname, spec in specs((of,)):
        if spec.get("game") == of.game.id:
            noted += page(spec, docname, (of,))[1]

    expected = [("clause", f"{of.game.id}/{each.id}") for each in of.game.clauses]
    expected += [("ruling", each.id) for each in of.game.rulings]
    expected += [("vector", each.id) for each in of.vectors]
    expected += [("sentence", id_) for id_ in sentences(of.game.id)]
    expected += [("decision", f"{of.game.id}/{name}") for name in points(of.game)]
    assert Counter(noted) == Counter(expected)


def test_every_node_type_stands_once() -> None:
    noted: list[tuple[str, str]] = []
    for part in PARTS:
        noted += page({"page": "language", "part": part}, f"language/{part}", BOOKS)[1]

    assert Counter(noted) == Counter(("node", name) for name in NODES)


# ---------------------------------------------------------------------------------------------------------- english
@pytest.mark.parametrize(
    "said", ["", "the {card}", "the from of", "the the card", "put  it", "of of", "gives () points", "is None", "$.play"]
)
def test_what_is_no_english_is_not_printed(said: str) -> None:
    with pytest.raises(HoleInEnglish):
        whole(said, "a game")


def test_a_node_type_without_a_meaning_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DOCS / "lexludi_docs" / "meanings.toml").read_text("utf-8")
    (tmp_path / "meanings.toml").write_text(text.replace("[Put]\n", "[Putt]\n"), "utf-8")
    monkeypatch.setattr(language, "_FILE", tmp_path / "meanings.toml")
    meanings.cache_clear()

    with pytest.raises(HoleInEnglish, match="Put means; no node types: Putt"):
        meanings()

    meanings.cache_clear()


@pytest.mark.parametrize("of", BOOKS, ids=named)
def test_every_node_that_carries_a_clause_can_be_said_and_written(of: Book) -> None:
    for clause, paths in of.carriers.items():
        assert paths, clause
        for path in paths:
            said, written = carried(of, path, clause)
            assert said[0] != "("
            compile(written, clause, "eval")


def test_code_is_what_would_make_the_node() -> None:
    node = Is(Count(At("rack", (Name("shelf"),))), "=", 0)
    space = {"Is": Is, "Count": Count, "At": At, "Name": Name}

    assert code(node) == 'Is(Count(At("rack", (Name("shelf"),))), "=", 0)'
    assert eval(code(node), space) == node  # noqa: S307  # what the project itself has written


@pytest.mark.parametrize("of", BOOKS, ids=named)
def test_the_code_of_every_rule_makes_that_rule(of: Book) -> None:
    for each in (*of.game.moves, *of.game.procedures, *of.game.definitions, *of.game.places):
        assert eval(code(each), dict(NODES)) == each  # noqa: S307  # as above


# ------------------------------------------------------------------------------------------------ what is in force
def test_a_clause_that_only_another_reading_brings_is_not_in_force() -> None:
    berried = BERRIED.game

    assert "moar/just-uncovered" not in carried_by(berried, {})
    assert "moar/just-uncovered" in carried_by(berried, {"BT-Q15": "B"})
    assert "moar/no-effects" in carried_by(berried, {})


def test_an_exception_for_two_players_is_in_force_with_two() -> None:
    berried = BERRIED.game

    assert "two-players/own-side" in carried_by(berried, {}, 2)
    assert "two-players/own-side" not in carried_by(berried, {}, 3)


@pytest.mark.parametrize("of", BOOKS, ids=named)
def test_every_reading_that_has_a_pair_of_vectors_is_shown_by_it(of: Book) -> None:
    lacking = pairless(of.vectors, of.game.id)
    for ruling in of.options:
        for answer in ruling.answers:
            if answer.name != ruling.default:
                assert (pair_for(of.vectors, ruling.id, answer.name) is None) is (f"{ruling.id} {answer.name}" in lacking)


@pytest.mark.parametrize("of", BOOKS, ids=named)
def test_a_reading_is_shown_by_vectors_that_differ_in_nothing_else(of: Book) -> None:
    for ruling in of.options:
        for answer in ruling.answers:
            if answer.name != ruling.default:
                pair = pair_for(of.vectors, ruling.id, answer.name)
                assert pair is not None
                one, other = pair
                assert dict(other.readings) == {**one.readings, ruling.id: answer.name}
                assert list(differences(one, other))


@pytest.mark.parametrize(
    ("ruling", "reading", "told"),
    [
        ("AM-Q90", "B", ("winners", "Ann", "Ben")),
        ("AM-Q58", "B", ("to be decided", "call", "draw")),
        ("AM-Q108", "B", ("after step 182, to be decided", "call", "end of round")),
        ("AM-Q08", "B", ("Ann sees score Ben", "25", "-")),
    ],
)
def test_what_a_reading_changes_is_told(ruling: str, reading: str, told: tuple[str, str, str]) -> None:
    pair = pair_for(ANOTHER.vectors, ruling, reading)

    assert pair is not None
    assert told in {(each.what, each.one, each.other) for each in differences(*pair)}


def test_where_nothing_was_measured_a_clause_is_shown_by_the_vectors_that_name_it() -> None:
    of = attrs.evolve(BERRIED, measured=Measured())

    assert all("moar/same-type" in vector.clauses for vector in of.deciders["moar/same-type"])


# ------------------------------------------------------------------------------------------------------------- sheets
@pytest.mark.parametrize(
    ("game", "patterns"),
    [
        ("A", dict.fromkeys(("2 sets of 4", "2 runs of 4", "set of 4 and run of 4", "run of 8", "4 pairs"), "")),
        ("B", {
            **dict.fromkeys(("3 pairs", "run of 6", "2 sets of 3"), "1 to 3"),
            **dict.fromkeys(("4 pairs", "run of 8", "2 sets of 4"), "4 to 6"),
            **dict.fromkeys(("5 pairs", "2 runs of 5", "2 sets of 5"), "7 to 9"),
        }),
    ],
)  # fmt: skip
def test_a_sheet_lists_the_patterns_of_its_game_and_their_rounds(game: str, patterns: dict[str, str]) -> None:
    found = reached(ANOTHER.game, {"AM-V1": game})["patterns"]

    assert {row[0]: numbers(cases["hands"]) if cases else "" for row, cases in found.rows} == patterns


def test_a_sheet_tells_who_wins_first() -> None:
    assert winning(ANOTHER.game, {}) == {"game/rounds", "winning/lowest", "winning/most-patterns", "winning/shared"}
    assert all(winning(each.game, {}) <= {clause.id for clause in each.game.clauses} for each in BOOKS)
    assert all(winning(each.game, {}) for each in BOOKS)


def test_a_sentence_that_another_reading_brings_names_it() -> None:
    brought = {
        f"{ruling.id} {reading}"
        for path, _ in walk(ANOTHER.game)
        if ANOTHER.is_aside(path)
        for ruling, reading in ANOTHER.brought_by(path)
    }

    assert "AM-Q51 B" in brought


# ------------------------------------------------------------------------------------------------- pictures, diagrams
def test_the_picture_after_a_move_marks_what_has_changed() -> None:
    (vector,) = (each for each in BERRIED.vectors if each.id == "berried-treasure/moar/lorraine")
    found = played(BERRIED, vector)

    assert found.after is not None
    assert found.after.changed >= {("shelf 3", ""), ("stash", "Lorraine")}
    assert "shelf 3: blueberry, lemon" in found.changes
    assert [bool(each.because) for each in found.tries] == [False, True, True]
    assert list(changes(found.before.drawn, found.before.drawn)) == []


def test_only_what_has_changed_on_a_board_is_told_and_what_nobody_sees_lies_face_down() -> None:
    (of,) = (book for book in BOOKS if book.game.id == "schatzjagd")
    (vector,) = (each for each in of.vectors if each.id == "schatzjagd/step/joining")
    found = played(of, vector)

    assert found.after is not None
    assert found.changes == ("B2: curve, face down", "C2: pirate of Anne, pirate of Mary, junction, a path up, down and left")
    (grid,) = found.after.drawn.grids
    assert {name for name, cell in grid.cells.items() if not cell.covered} == {"C2", "C3", "E4"}


def test_what_moves_on_a_board_is_told_by_its_name_and_marked_where_it_stands() -> None:
    def at(cell: str) -> Picture:
        cells = {name: Cell(tokens=("t",) if name == cell else ()) for name in ("A1", "B1")}
        return Picture("Title", "", (), (), (), grids=(Grid("square", ("A", "B"), ("1",), cells, (("t", "tiger"),)),))

    found = list(changes(at("A1"), at("B1")))

    assert [str(each) for each in found] == ["A1: nothing", "B1: tiger"]
    assert svg(at("B1"), marked={(each.what, each.of) for each in found}).count('class="changed"') == 2


@pytest.mark.parametrize(
    ("given", "found", "told"),
    [
        ({"any": 40}, ["a"] * 39, {"any": 39}),
        ({"deck": {"any": 2}, "round": 1}, {"deck": ["a"], "round": 2}, {"deck": {"any": 1}, "round": 2}),
        ({"hand": {"Ann": {"any": 2}}}, {"hand": {"Ann": {"a": 1, "b": 2}, "Bob": {"c": 1}}}, {"hand": {"Ann": {"any": 3}, "Bob": {"c": 1}}}),
        ([{"any": 1}, ["a"]], [["x"], ["a", "b"]], [{"any": 1}, ["a", "b"]]),
        ({"any": 1}, None, {"any": 0}),
        ({"A1": {"any": 1}, "B1": "curve"}, {"A1": "curve", "B1": "curve"}, {"A1": {"any": 1}, "B1": "curve"}),
    ],
)  # fmt: skip
def test_cards_that_nobody_told_are_not_told_afterwards(given: object, found: object, told: object) -> None:
    assert like(given, found) == told


def test_decisions_come_in_the_order_of_play() -> None:
    assert list(points(BERRIED.game)) == [
        "scoring cards", "treasures", "first player", "turn", "extra", "swipe", "larceny",
    ]  # fmt: skip
    assert len(list(in_order(BERRIED.game))) > 50


@pytest.mark.parametrize("of", [*BOOKS, *CONTROLS], ids=named)
def test_every_way_leads_from_a_decision_of_the_default_readings_by_its_moves(of: Book) -> None:
    by_default = points(plain(of.game, {}))

    assert seen(of)
    for way in seen(of):
        here = by_default[way.start]
        verbs = {of.known.moves[move].says for move in here.moves} | {DECLINE} if isinstance(here, Ask) else set()
        assert way.end in {*by_default, "end"}
        assert set(filter(None, way.by.split(", "))) <= verbs


def test_a_decision_that_only_another_reading_brings_says_by_which() -> None:
    assert by_reading(ANOTHER, "mark") == "AM-Q23 B"
    assert "mark" not in points(plain(ANOTHER.game, {}))


def test_a_diagram_tells_itself_in_words() -> None:
    drawn = diagram(
        [Box("a", "A <b>", ("line",)), Box("b", "B")], [Way("a", "b"), Way("b", "a"), Way("a", "a")], "Title", "from a to b"
    )

    assert "<title>Title</title><desc>from a to b</desc>" in drawn
    assert "A &lt;b&gt;" in drawn
    assert drawn.count('class="way"') == 3


def test_the_picture_of_the_architecture_is_what_is_imported() -> None:
    ways = {(way.start, way.end) for way in imports()}

    assert ("lexludi_conformance", "lexludi") in ways
    assert not {way for way in ways if way[0].startswith("lexludi_spec") and not way[1].startswith("lexludi_spec")}
    assert not {way for way in ways if way[1] == "lexludi_conformance"}


def test_json_is_written_short_where_it_is_short() -> None:
    assert as_json({"a": [1, 2], "b": {}}) == '{"a": [1, 2], "b": {}}'
    assert as_json({"a": ["x" * 60, "y" * 60]}).count("\n") == 5


# ---------------------------------------------------------------------------------------------------- the sources
def test_only_the_pages_that_change_are_written(tmp_path: Path) -> None:
    write(tmp_path, BOOKS)
    files = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.page")}
    gone = tmp_path / "games" / "no-game" / "rules.page"
    gone.parent.mkdir()
    gone.write_text("{}", "utf-8")
    changed = attrs.evolve(BERRIED, vectors=BERRIED.vectors[1:])

    write(tmp_path, BOOKS)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.page")} == files
    write(tmp_path, tuple(changed if book is BERRIED else book for book in BOOKS))

    after = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.page")}
    assert not gone.exists()
    differs = {path.relative_to(tmp_path).parts[1] for path in files if after.get(path) != files[path]}
    assert differs & {book.game.id for book in BOOKS} == {BERRIED.game.id}


def test_the_extension_names_no_game() -> None:
    names = re.compile("|".join([*(each.game.id for each in BOOKS), *(each.game.title for each in BOOKS)]))
    for path in (DOCS / "lexludi_docs").rglob("*.py"):
        assert not names.search(path.read_text("utf-8")), path


# ---------------------------------------------------------------------------------------------------------- the site
def sphinx(source: Path, out: Path, *more: str) -> str:
    """Build a site as ``make docs`` does, every warning an error; return what was said."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(DOCS), str(ROOT / "tests"), *sys.path])}
    command = [sys.executable, "-m", "sphinx", "-n", "-W", "--keep-going", "-b", "html", *more, str(source), str(out)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


class Links(html.parser.HTMLParser):
    """Gathers what a page links to, what it loads, and the addresses on it."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.lang = ""
        self.unnamed = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element."""
        told = {name: value or "" for name, value in attrs}
        self.ids += [told["id"]] if "id" in told else []
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if tag in ("script", "img", "iframe", "source") and told.get("src"):
            self.loads.append(told["src"])
        if tag == "link" and told.get("rel") not in ("index", "search", "next", "prev", "genindex"):
            self.loads.append(told.get("href", ""))
        if tag == "html":
            self.lang = told.get("lang", "")
        self.unnamed += tag == "img" and not told.get("alt")


def read(path: Path) -> Links:
    found = Links()
    found.feed(path.read_text("utf-8"))
    return found


@frozen
class Site:
    """The documentation as it is built: its sources, and its pages."""

    source: Path
    pages: Path
    more: tuple[str, ...]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return the documentation: the one that ``make test`` has just built, or one that is built from clean."""
    if built := os.environ.get("LEXLUDI_SITE"):
        return Site(DOCS, ROOT / built, ("-d", str(ROOT / built / ".." / "doctrees")))
    folder = tmp_path_factory.mktemp("docs")
    for name in ("docs", "tests/controls"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.page", "__pycache__"))
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "conformance").symlink_to(ROOT / "conformance")
    sphinx(folder / "docs", folder / "site", "-j", "2")
    return Site(folder / "docs", folder / "site", ())


@pytest.fixture(scope="module")
def pages(site: Site) -> dict[Path, Links]:
    return {path.resolve(): read(path) for path in sorted(site.pages.rglob("*.html"))}


@pytest.mark.slow
def test_every_link_leads_to_something(pages: dict[Path, Links]) -> None:
    for path, found in pages.items():
        for link in found.links:
            target = urllib.parse.urlsplit(link)
            if target.scheme or (path.name == "search.html" and not target.path):
                continue
            to = (path.parent / urllib.parse.unquote(target.path)).resolve() if target.path else path
            assert to.exists(), f"{path.name}: {link}"
            if target.fragment and to.suffix == ".html":
                assert urllib.parse.unquote(target.fragment) in pages[to].ids, f"{path.name}: {link}"


@pytest.mark.slow
def test_nothing_is_fetched_from_elsewhere_and_every_address_is_there_once(pages: dict[Path, Links]) -> None:
    for path, found in pages.items():
        assert not [each for each in found.loads if "//" in each], path
        assert not [id_ for id_, times in Counter(found.ids).items() if times > 1], path
        assert found.lang == "en"
        assert found.unnamed == 0


@pytest.mark.slow
def test_a_link_to_a_rule_leads_to_its_address(site: Site, pages: dict[Path, Links]) -> None:
    from sphinx.util.inventory import InventoryFile

    with (site.pages / "objects.inv").open("rb") as file:
        known = InventoryFile.load(file, "", lambda _, uri: uri)
    clauses = known["lex:clause"]
    expected = {f"{of.game.id}/{clause.id}" for of in BOOKS for clause in of.game.clauses}

    assert set(clauses) == expected
    assert set(known["lex:vector"]) == {vector.id for of in BOOKS for vector in of.vectors}
    assert set(known["lex:node"]) == set(NODES)
    assert clauses["berried-treasure/moar/same-type"].uri == "games/berried-treasure/rules.html#moar/same-type"
    for kind in ("clause", "ruling", "vector", "node", "sentence", "decision"):
        for name, item in known[f"lex:{kind}"].items():
            page_, _, anchor = item.uri.partition("#")
            assert anchor in pages[(site.pages / page_).resolve()].ids, name


@pytest.mark.slow
def test_every_vector_of_positions_has_a_picture_before_and_after(site: Site) -> None:
    for of in BOOKS:
        for name, vectors in of.families.items():
            text = (site.pages / "games" / of.game.id / "vectors" / f"{name}.html").read_text("utf-8")
            wanted = sum(1 + bool(vector.data["moves"]) for vector in vectors if vector.kind == "position")
            pictures = re.findall(r"<svg[^>]*>\s*<title[^>]*>[^<]+</title>\s*<desc[^>]*>[^<]+</desc>", text)
            assert len(pictures) >= wanted


@pytest.mark.slow
def test_nothing_is_read_again_where_nothing_has_changed(site: Site) -> None:
    began = time.monotonic()
    said = sphinx(site.source, site.pages, "-j", "2", *site.more)

    assert "0 added, 0 changed, 0 removed" in said
    assert time.monotonic() - began < 60  # ten seconds on a machine that does nothing else


@pytest.mark.slow
def test_a_site_of_other_games_needs_no_change(tmp_path: Path) -> None:
    source = tmp_path / "docs"
    for name in BY_HAND:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / f"{name}.rst").write_text(":orphan:\n\nBy hand\n=======\n", "utf-8")
    entries = "\n".join(f"   {each}" for each in ("games/index", "suite/strength", "implementing/schemas", "implementing/commands",
                                                 *(f"language/{part}" for part in PARTS)))  # fmt: skip
    (source / "index.rst").write_text(f"Games\n=====\n\n.. toctree::\n\n{entries}\n", "utf-8")
    games = control_games(str(ROOT / "tests"))
    (source / "conf.py").write_text(
        "extensions = ['lexludi_docs']\nhtml_theme = 'furo'\nlexludi_bundled = False\n"
        f"lexludi_games = {games!r}\nlexludi_controls = {str(ROOT / 'tests')!r}\n",
        "utf-8",
    )

    sphinx(source, tmp_path / "site")

    assert len(list((tmp_path / "site" / "games").iterdir())) == len(games) + 1


@pytest.mark.slow
def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "index.rst").write_text(
        "Title\n=====\n\n:lex:clause:`berried-treasure/moar/nothing`\n\n.. toctree::\n   :glob:\n\n   *\n   */*\n   */*/*\n   */*/*/*\n",
        "utf-8",
    )
    (tmp_path / "conf.py").write_text("extensions = ['lexludi_docs']\nlexludi_bundled = False\n", "utf-8")

    with pytest.raises(AssertionError, match="berried-treasure/moar/nothing"):
        sphinx(tmp_path, tmp_path / "out")
