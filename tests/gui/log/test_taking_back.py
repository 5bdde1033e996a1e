"""Ctrl+Z and its button after the clock, the structure, a paper, others' steps, and a restart."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.values import EntryId, TournamentId
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.session import Session, create, open_house
from tdconsole.settings import Acting, Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import window_of
from tests.gui.hands import out, type_in
from tests.gui.waiting import until
from tests.session.floor import WallClock

MINUTE = 60_000
pytestmark = pytest.mark.usefixtures("qt")


@contextmanager
def opened(
    session: Session, time: WallClock, settings: Settings | None = None
) -> Iterator[Console]:
    kept: list[Settings] = []
    shown = Console(session, "en", settings or Settings(), kept.append, time)
    shown.begin()
    assert until(window_of(shown).quick.field.hasFocus)
    try:
        yield shown
    finally:
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def time() -> WallClock:
    return WallClock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


@pytest.fixture
def window(file: Path, time: WallClock) -> Iterator[ConsoleWindow]:
    with create(file, time) as house:
        seated(house.session)
        time.run(3 * MINUTE)
        with opened(house.session, time) as shown:
            yield window_of(shown)


def undo(window: ConsoleWindow) -> str:
    field = window.quick.field
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    return window.quick.sentence.text


def left(window: ConsoleWindow) -> tuple[int, bool]:
    board = window.view.board()
    return board.left or 0, board.running


def button(window: ConsoleWindow) -> tuple[str, str]:
    shown = window.quick.last.undo
    return (shown.text(), shown.toolTip()) if shown.isVisible() else ("", "")


def steps(window: ConsoleWindow) -> int:
    return len(window.view.session.timeline(window.view.tournament).steps)


# The clock


def test_after_a_clock_gesture_the_key_names_was_and_pressed_again_does_it(
    window: ConsoleWindow, time: WallClock
) -> None:
    type_in(window, "b smithers")
    type_in(window, "pause")
    assert button(window)[0] == "Clock as it was"
    assert "Clock as it was before: Clock paused: 17:00 left" in button(window)[1]
    time.run(2 * MINUTE)
    before = steps(window)
    said = undo(window)
    assert said == (
        "Nothing was undone. The same key once more, or “was”: Clock as it was: Level 1, 15:00 left"
    )
    assert (steps(window), out(window)) == (before, {5})
    assert undo(window) == "Clock as it was: Level 1, 15:00 left"
    assert left(window) == (15 * MINUTE, True)
    assert out(window) == {5}
    said = undo(window)
    assert said.startswith("Nothing was undone: this stays (Clock as it was: Level 1, 15:00 left)")
    assert "Joan Smithers out" in said
    assert out(window) == {5}
    assert undo(window).startswith("Undone: Joan Smithers out")
    assert out(window) == set()


@pytest.mark.parametrize("line", ["+2m", "level 3", "set 12:30", "pause dinner"])
def test_no_gesture_on_the_clock_is_reached_behind(window: ConsoleWindow, line: str) -> None:
    type_in(window, "b smithers")
    was = left(window)
    type_in(window, line)
    assert left(window) != was
    assert "was" in undo(window)
    undo(window)
    assert left(window) == was
    assert out(window) == {5}


def test_the_button_sets_the_clock_back_with_one_click(
    window: ConsoleWindow, time: WallClock
) -> None:
    type_in(window, "b smithers")
    type_in(window, "level 3")
    time.run(MINUTE)
    QTest.mouseClick(window.quick.last.undo, Qt.MouseButton.LeftButton)
    assert window.quick.sentence.text == "Clock as it was: Level 1, 16:00 left"
    assert button(window)[0].startswith("Undo: Joan Smithers out")
    assert out(window) == {5}


def test_undo_in_the_line_says_and_does_the_same(window: ConsoleWindow, time: WallClock) -> None:
    type_in(window, "b smithers")
    type_in(window, "pause")
    time.run(MINUTE)
    QTest.keyClicks(window.quick.field, "undo")
    assert window.quick.sentence.text == "The clock as it was: Level 1, 16:00 left, running"
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert left(window) == (16 * MINUTE, True)
    type_in(window, "undo")
    assert out(window) == set()


def test_preview_confirmation_and_log_of_was_say_the_time_that_holds(
    window: ConsoleWindow, time: WallClock
) -> None:
    type_in(window, "pause")
    time.run(5 * MINUTE)
    QTest.keyClicks(window.quick.field, "was")
    preview = window.quick.sentence.text
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    told = window.quick.sentence.text
    time.run(4 * MINUTE)
    logged = window.view.happened(window.view.latest().no)
    assert preview == "The clock as it was: Level 1, 12:00 left, running"
    assert told == logged == "Clock as it was: Level 1, 12:00 left"


def test_what_was_named_is_named_again_once_something_else_is_said(window: ConsoleWindow) -> None:
    type_in(window, "pause")
    undo(window)
    before = steps(window)
    type_in(window, "b 99-1")
    QTest.keyClick(window.quick.field, Qt.Key.Key_Escape)
    assert "The same key once more, or “was”" in undo(window)
    assert steps(window) == before
    undo(window)
    assert steps(window) == before + 1


def test_where_the_clock_cannot_go_back_the_log_is_named(window: ConsoleWindow) -> None:
    view = window.view
    type_in(window, "pause")
    first, *rest = view.state.setup.structure
    by_others(window, EditStructure(structure=(replace(first, minutes=30), *rest)))
    before = steps(window)
    for _ in range(3):
        said = undo(window)
        assert said.startswith("Nothing was undone. There is no gesture on the clock to go back")
        assert said.endswith("Earlier steps are undone in the Log.")
    assert steps(window) == before


# Others


def by_others(window: ConsoleWindow, request: PauseClock | AdjustClock | EditStructure) -> None:
    session = window.view.session
    mine, session.actor = session.actor, session.club.staff.add("Ben")
    window.view.do(request)
    session.actor = mine
    window.quick.look()


def test_what_others_do_on_the_clock_does_not_keep_ones_own_bust(window: ConsoleWindow) -> None:
    type_in(window, "b smithers")
    by_others(window, PauseClock())
    assert "The same key once more undoes what was done before it: Joan" in undo(window)
    assert out(window) == {5}
    undo(window)
    assert out(window) == set()


def test_a_clock_gesture_that_others_followed_is_left_to_them(window: ConsoleWindow) -> None:
    type_in(window, "b smithers")
    type_in(window, "pause")
    by_others(window, AdjustClock(seconds=60))
    assert button(window) == ("", "")
    before = steps(window)
    for _ in range(3):
        said = undo(window)
        assert "is not the last on the clock" in said
        assert said.endswith("Earlier steps are undone in the Log.")
    QTest.keyClicks(window.quick.field, "undo")
    assert window.quick.sentence.tone == "refused"
    assert steps(window) == before


def test_whoever_acts_is_offered_their_own(window: ConsoleWindow) -> None:
    type_in(window, "b smithers")
    view = window.view
    window._act(view.session.club.staff.add("Anna"))
    assert button(window) == ("", "")
    assert undo(window) == (
        "You have nothing to undo here. What others did, or you before this evening, "
        "is undone by its number, in the Log."
    )
    window._act(None)
    assert button(window)[0] == "Undo"


# The structure and papers


def test_an_edit_of_the_structure_is_edited_back(window: ConsoleWindow) -> None:
    view = window.view
    before = view.state.setup.structure
    first, *rest = before
    type_in(window, "b smithers")
    view.do(EditStructure(structure=(replace(first, minutes=30), *rest)))
    assert button(window)[0] == "Structure as it was"
    assert "The same key once more: Structure as it was before: Structure" in undo(window)
    assert left(window)[0] == 27 * MINUTE
    undo(window)
    assert (view.state.setup.structure, left(window)[0]) == (before, 17 * MINUTE)
    assert out(window) == {5}


def test_the_structure_is_edited_back_from_the_line(window: ConsoleWindow) -> None:
    view = window.view
    before = view.state.setup.structure
    view.do(EditStructure(structure=before[:-1]))
    QTest.keyClicks(window.quick.field, "undo")
    assert window.quick.sentence.text.startswith("Structure as it was before: Structure edited")
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert view.state.setup.structure == before


def test_a_paper_is_passed_over_once_that_was_said(window: ConsoleWindow) -> None:
    type_in(window, "b smithers")
    window.view.do(IssuePaper(document="payout-sheet"))
    assert undo(window).startswith("Nothing was undone: this stays (")
    assert undo(window).startswith("Undone: Joan Smithers out")


# After a restart


def begin(file: Path, time: WallClock) -> TournamentId:
    with create(file, time) as house:
        return seated(house.session)


def test_the_last_gesture_of_the_evening_is_offered_again_after_a_restart(
    file: Path, time: WallClock
) -> None:
    begin(file, time)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        type_in(window_of(shown), "b smithers")
        offered = button(window_of(shown))
        assert offered[0] == "Undo"
    time.run(3 * MINUTE)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        window = window_of(shown)
        assert button(window) == offered
        assert undo(window).startswith("Undone: Joan Smithers out")
        assert window.quick.last.redo.isVisible()
    time.run(3 * MINUTE)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        assert window_of(shown).quick.last.redo.isVisible()


def test_a_clock_gesture_before_the_restart_is_set_back_by_the_key(
    file: Path, time: WallClock
) -> None:
    begin(file, time)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        type_in(window_of(shown), "b smithers")
        type_in(window_of(shown), "pause")
    time.run(3 * MINUTE)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        window = window_of(shown)
        assert "was" in undo(window)
        assert undo(window) == "Clock as it was: Level 1, 17:00 left"
        assert out(window) == {5}


def test_who_acts_and_what_is_theirs_are_the_same_after_a_restart(
    file: Path, time: WallClock
) -> None:
    begin(file, time)
    with open_house(file, time) as house:
        anna = house.session.club.staff.add("Anna")
        with opened(house.session, time) as shown:
            window_of(shown)._act(anna)
            type_in(window_of(shown), "b smithers")
            kept = shown.settings
    time.run(3 * MINUTE)
    with open_house(file, time) as house, opened(house.session, time, kept) as shown:
        assert house.session.actor == anna
        assert window_of(shown).navigation.actor.text() == "Anna"
        assert button(window_of(shown))[0] == "Undo"
        assert undo(window_of(shown)).startswith("Undone: Joan Smithers out")
        kept = shown.settings
    time.run(12 * 60 * MINUTE + 1)
    with open_house(file, time) as house, opened(house.session, time, kept) as shown:
        assert house.session.actor is None
        assert button(window_of(shown)) == ("", "")


def test_somebody_of_another_house_or_gone_acts_no_more(file: Path, time: WallClock) -> None:
    begin(file, time)
    kept = Settings(acting=Acting(name="Anna", at=time.now().utc))
    with open_house(file, time) as house:
        with opened(house.session, time, kept):
            assert house.session.actor is None
        house.session.club.staff.retire(house.session.club.staff.add("Anna"))
        with opened(house.session, time, kept):
            assert house.session.actor is None


def test_last_weeks_gesture_is_not_offered_and_the_log_is_named(
    file: Path, time: WallClock
) -> None:
    begin(file, time)
    with open_house(file, time) as house:
        tournament = house.session.find(None)
        house.session.submit(tournament, EliminatePlayers(hand=(Bust(entry=EntryId(5)),)))
    time.run(7 * 24 * 60 * MINUTE)
    with open_house(file, time) as house, opened(house.session, time) as shown:
        assert button(window_of(shown)) == ("", "")
        assert undo(window_of(shown)).endswith("is undone by its number, in the Log.")
        assert out(window_of(shown)) == {5}
