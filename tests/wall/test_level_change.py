"""The change of level: what comes instead of blinds, and which chips leave with it."""

from msgspec.structs import replace

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.values import Break, Chips, Level, Mark, Millis, PeriodId, Structure, Zone
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.screens.moments.level_change import LevelChange, level_change
from tests.gui.boards import NOW, ROME, level, like
from tests.gui.screens import leaving

WORDS = Catalogue("en", ROME)
ONE, TWO = (replace(level(at * 100, at * 200), id=PeriodId(at)) for at in (1, 2))
REST = Break(minutes=15, id=PeriodId(9))
ENDS, BEGINS = Millis(9_000), Millis(20 * 60_000 - 1_000)


def on(period: Level, left: Millis, **more: object) -> ClockBoard:
    return like(period=period, left=left, next=TWO, **more)


def changed(board: ClockBoard, structure: Structure, *rows: int) -> LevelChange | None:
    """The change, with a chip of 25 that leaves after each of these rows."""
    steps = tuple(replace(leaving(25, 100), row=row) for row in rows)
    chips = ChipSet(name="Clay", chips=(Chip(value=Chips(25), colour="#2e7d32"),))
    said = clock(WORDS, board, NOW)
    return level_change(WORDS, board, said, structure, steps, chips, Zone(), NOW)


def discs(board: ClockBoard, structure: Structure, *rows: int) -> list[tuple[str, str]]:
    found = changed(board, structure, *rows)
    assert found is not None
    return [(one.value, one.colour) for one in found.discs]


def test_the_chips_between_two_levels_are_drawn_in_their_colour() -> None:
    plain, rested = (ONE, TWO), (ONE, REST, TWO)
    green = [("25", "#2e7d32")]
    assert discs(on(ONE, ENDS), plain, 1) == green
    assert discs(on(TWO, BEGINS), plain, 1) == green
    assert discs(on(ONE, ENDS), plain, 2) == []
    assert discs(on(TWO, BEGINS), plain, 2) == []
    assert [discs(on(ONE, ENDS), rested, row) for row in (1, 2, 3)] == [green, green, []]
    assert [discs(on(TWO, BEGINS), rested, row) for row in (1, 2, 3)] == [green, green, []]


def test_what_no_mark_names_is_drawn_once_it_is_raced() -> None:
    step = replace(leaving(25, 100), row=1, marked=False)
    board, structure = on(ONE, ENDS), (ONE, TWO)
    for raced, number in ((0, 0), (1, 1)):
        steps, said = (replace(step, raced=raced),), clock(WORDS, board, NOW)
        found = level_change(WORDS, board, said, structure, steps, None, Zone(), NOW)
        assert found is not None
        assert [one.colour for one in found.discs] == [""] * number


def test_before_a_break_and_a_stop_no_blinds_are_promised() -> None:
    rest = changed(on(ONE, ENDS), (ONE, REST, TWO))
    assert rest is not None
    assert rest.blinds == ()
    assert rest.instead[0] == "Break · back at 21:22"
    over = replace(ONE, marks=(Mark(kind="end_of_day", stop=True),))
    stop = changed(on(over, ENDS), (over, TWO))
    assert stop is not None
    assert (stop.blinds, stop.instead) == ((), ("End of the day",))
    last = changed(like(period=TWO, left=ENDS, next=None), (ONE, TWO))
    assert last is not None
    assert last.instead == ("this is the last one",)


def test_only_a_clock_that_runs_by_itself_changes() -> None:
    structure = (ONE, TWO)
    assert changed(on(ONE, ENDS), structure) is not None
    assert changed(on(ONE, ENDS, running=False), structure) is None
    assert changed(on(ONE, ENDS, hands=3), structure) is None
    assert changed(on(ONE, ENDS, last_hands=True), structure) is None
    assert changed(on(ONE, BEGINS), structure) is None
    assert changed(on(TWO, Millis(25 * 60_000)), structure) is None
