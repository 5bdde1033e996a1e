"""Hand for hand in the whole window, by mouse and by keys: three tables at the bubble."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import EliminatePlayers
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Money,
    PayoutBand,
    Price,
    SeatNo,
    TableNo,
    TableTask,
    TournamentId,
)
from tdconsole.gui.app import Console
from tdconsole.gui.console.bubble.page import BubblePage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.prizes.ladder import far_words
from tdconsole.library.structures import structure
from tdconsole.printing.papers.documents import print_list
from tdconsole.projections.bubble.hand_board import hand_board
from tdconsole.session import Done, Session, create, open_house
from tdconsole.session.gathering import gathered
from tdconsole.settings import Settings
from tests.gui.setup.test_reach import ASIDE, check
from tests.printing.lists import frame
from tests.printing.read_again import pages_of
from tests.session.floor import WallClock

PLAYERS: Final = 9
LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
PLAIN: Final = Qt.KeyboardModifier.NoModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
ALT: Final = Qt.KeyboardModifier.AltModifier


def bubble(session: Session) -> TournamentId:
    """Nine at three tables of three, seven paid; the clock runs."""
    done = session.submit(
        None,
        CreateTournament(
            name="Spring Main",
            price=Price(pool=Money(10_000), fee=Money(1_000)),
            stack=Chips(20_000),
            seats_per_table=3,
            structure=structure("club-evening"),
            payouts=(
                PayoutBand(entries=1, shares=(10_000,)),
                PayoutBand(entries=7, shares=(4_000, 1_600, 1_200, 1_000, 900, 700, 600)),
            ),
        ),
    )
    assert isinstance(done, Done), done
    for number in range(1, PLAYERS + 1):
        session.submit(
            done.tournament, RegisterEntry(person=Newcomer(name=f"Player Number{number}"))
        )
    for request in (DrawSeats(), StartClock()):
        assert isinstance(session.submit(done.tournament, request), Done)
    return done.tournament


@pytest.fixture
def window(qt: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ConsoleWindow]:
    """The time is held: how long the machine takes is not seen on the clock."""
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    time = WallClock()
    with create(tmp_path / "club.house", time) as house:
        bubble(house.session)
        console = Console(house.session, "en", Settings(), lambda _settings: None, time)
        console.begin()
        assert isinstance(console.window, ConsoleWindow)
        console.window.resize(1280, 800)
        console.window.activateWindow()
        QApplication.processEvents()
        yield console.window
        console.close()


def page(window: ConsoleWindow) -> BubblePage:
    return window.pages.of(BubblePage)


def type_line(window: ConsoleWindow, line: str) -> None:
    window.quick.focus()
    window.quick.field.clear()
    QTest.keyClicks(window.quick.field, line)
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)


def started(window: ConsoleWindow) -> None:
    type_line(window, "h4h")
    assert window.view.state.play.board is not None


def is_on(window: ConsoleWindow) -> bool:
    return window.view.state.play.board is not None


def tasks(window: ConsoleWindow) -> list[TableTask]:
    board = hand_board(window.view.state, window.view.now())
    assert board is not None
    return [one.task for one in board.tables]


def click(
    window: ConsoleWindow,
    table: int,
    button: Qt.MouseButton = LEFT,
    how: Qt.KeyboardModifier = PLAIN,
) -> None:
    tables = page(window).tables
    index = tables.index_of(TableNo(table))
    assert index is not None
    QTest.mouseClick(tables.viewport(), button, how, tables.rect_of(index).center())


def at(window: ConsoleWindow, table: int, nth: int = 0) -> tuple[EntryId, str]:
    """Somebody who sits there, and the seat as it is typed."""
    players = window.view.state.play.seating.tables[TableNo(table)].players
    seat: SeatNo = sorted(players)[nth]
    return players[seat], f"{table}-{seat}"


def said(window: ConsoleWindow) -> str:
    return window.quick.sentence.text


def clock(window: ConsoleWindow) -> str:
    left = window.view.board().left
    assert left is not None
    return window.view.words.duration(left)


def test_it_begins_from_the_line_and_its_board_is_shown(window: ConsoleWindow) -> None:
    assert not window.navigation.isHidden()
    assert window.page.name == "floor"
    window.quick.take("h4h")
    assert window.quick.reading.sentence == (
        "Hand for hand at 3 tables until 7 are left: the clock stops, "
        "each hand takes 2 minutes off it"
    )
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert window.page.name == "bubble"
    assert window.navigation.page == "bubble"
    head = page(window).head
    assert head.hand.text() == "HAND 1"
    assert head.done.text() == "0 of 3 tables done"
    assert head.stands.text() == "9 left, 7 paid · 2 minutes a hand"
    assert not head.step.isEnabled()
    assert "HAND FOR HAND" in window.strip.level.accessibleName()


def test_the_smallest_window_says_in_full_how_many_are_done(window: ConsoleWindow) -> None:
    window.resize(1024, 768)
    started(window)
    QApplication.processEvents()
    head = page(window).head
    for one in (head.done, head.waits, head.stands, page(window).foot):
        assert one.shown() == one.text()
    assert head.clock.width() >= head.clock.sizeHint().width()


def test_a_click_reports_and_the_same_again_takes_it_back(window: ConsoleWindow) -> None:
    started(window)
    click(window, 2)
    assert tasks(window) == ["dealing", "done", "dealing"]
    click(window, 2)
    assert tasks(window) == ["dealing", "dealing", "dealing"]
    click(window, 3, RIGHT)
    assert tasks(window) == ["dealing", "dealing", "held"]
    click(window, 3, LEFT, SHIFT)
    assert tasks(window) == ["dealing", "dealing", "dealing"]
    click(window, 1)
    window.gestures.perform("undo")
    assert tasks(window) == ["dealing", "dealing", "dealing"]


def test_a_hurried_double_click_takes_nothing_back(window: ConsoleWindow) -> None:
    started(window)
    tables = page(window).tables
    middle = tables.viewport().mapTo(window, tables.rect_of(1).center())
    QTest.mouseDClick(window.windowHandle(), LEFT, PLAIN, middle)
    QApplication.processEvents()
    assert tasks(window)[1] == "done"


def test_a_number_and_enter_report_and_twice_takes_nothing_back(window: ConsoleWindow) -> None:
    started(window)
    window.gestures.perform("bubble")
    tables = page(window).tables
    assert tables.hasFocus()
    QTest.keyClicks(tables, "2")
    assert page(window).foot.text() == "Table 2: Enter done, H all-in held."
    QTest.keyClick(tables, Qt.Key.Key_Return)
    assert tasks(window) == ["dealing", "done", "dealing"]
    QTest.keyClicks(tables, "2")
    QTest.keyClick(tables, Qt.Key.Key_Return)
    assert tasks(window) == ["dealing", "done", "dealing"]
    assert said(window).startswith("Table 2 is done already.")
    QTest.keyClicks(tables, "3h")
    assert tasks(window) == ["dealing", "done", "held"]
    QTest.keyClicks(tables, "77")
    QTest.keyClick(tables, Qt.Key.Key_Return)
    assert tasks(window) == ["dealing", "done", "held"]
    assert "77" in said(window)


def test_keys_lead_over_the_tables(window: ConsoleWindow) -> None:
    started(window)
    window.gestures.perform("bubble")
    tables = page(window).tables
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_End):
        QTest.keyClick(tables, key)
    assert tasks(window) == ["dealing", "done", "dealing"]
    QTest.keyClick(tables, Qt.Key.Key_Return, SHIFT)
    assert tasks(window) == ["dealing", "done", "held"]
    QTest.keyClick(tables, Qt.Key.Key_Delete)
    QTest.keyClick(tables, Qt.Key.Key_Home)
    QTest.keyClick(tables, Qt.Key.Key_Return)
    assert tasks(window) == ["done", "done", "dealing"]
    assert "Table 1, 3 players, done" in tables.accessibleDescription()


def test_words_typed_at_the_tables_go_to_the_line(window: ConsoleWindow) -> None:
    started(window)
    window.gestures.perform("bubble")
    _, seat = at(window, 1)
    QTest.keyClicks(page(window).tables, "h")
    assert window.quick.field.text() == "h"
    window.quick.field.clear()
    window.gestures.perform("bubble")
    QTest.keyClicks(page(window).tables, "b")
    QTest.keyClicks(window.quick.field, f" {seat} 12500")
    assert window.quick.reading.request is not None
    assert window.quick.field.hasFocus()


def test_escape_leads_back_to_the_line_and_forgets_the_number(window: ConsoleWindow) -> None:
    started(window)
    window.gestures.perform("bubble")
    QTest.keyClicks(page(window).tables, "1")
    QTest.keyClick(page(window).tables, Qt.Key.Key_Escape)
    assert window.quick.field.hasFocus()
    assert not page(window).tables.typed


def test_a_held_all_in_waits_for_the_others(window: ConsoleWindow) -> None:
    started(window)
    click(window, 3, RIGHT)
    click(window, 3)
    assert tasks(window) == ["dealing", "dealing", "held"]
    assert said(window).startswith("Table 3 waits until all others are done")
    QTest.keyClick(window, Qt.Key.Key_D, ALT)
    assert tasks(window) == ["done", "done", "held"]
    step = page(window).head.step
    assert step.text() == step.accessibleName() == "Release table 3"
    QTest.mouseClick(step, LEFT)
    assert tasks(window) == ["done", "done", "released"]
    click(window, 3)
    assert step.text() == "Next hand"
    QTest.keyClick(window, Qt.Key.Key_H, ALT)
    assert page(window).head.hand.text() == "HAND 2"
    assert tasks(window) == ["dealing"] * 3


def held_tie(window: ConsoleWindow) -> tuple[EntryId, EntryId]:
    """Two all-ins held, released in turn; somebody is out at each, with a prize between them."""
    out, seat = at(window, 1)
    type_line(window, f"b {seat}")
    started(window)
    for line in ("d 1", "hold 2 3", "release 2"):
        type_line(window, line)
    two, seat = at(window, 2)
    type_line(window, f"b {seat} 12500")
    for line in ("d 2", "release"):
        type_line(window, line)
    three, seat = at(window, 3)
    type_line(window, f"b {seat} 9k")
    assert out not in window.view.state.play.seating.of
    return two, three


def test_two_all_ins_and_a_tie_end_to_end(window: ConsoleWindow) -> None:
    two, three = held_tie(window)
    busts = page(window).busts
    assert list(busts.rows) == [two, three]
    assert [row.stack.text() for row in busts.rows.values()] == ["12500", "9000"]
    assert [row.place.text() for row in busts.rows.values()] == ["7th–8th, €27.00"] * 2
    assert "share, €27.00 each (TDA-2024 RP-8-A)" in busts.ranking.text()
    assert "Provisional" in busts.ranking.text()
    head, view = page(window).head, window.view
    paid = len(prize_list(view.state))
    assert head.stands.text().startswith("6 left for now, 7 paid")
    assert far_words(view, paid) == "In the money once this hand is over"
    type_line(window, "d 3")
    assert head.stands.text().startswith("6 left, 7 paid")
    assert far_words(view, paid) == "In the money"
    assert head.step.text() == "End hand for hand"
    assert "Provisional" not in busts.ranking.text()
    QTest.mouseClick(head.step, LEFT)
    assert window.view.state.play.board is None
    assert window.page.name == "floor"
    assert window.quick.field.hasFocus()
    assert clock(window) == "18:00"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.view.state.play.board is not None


def test_the_paper_has_it_afterwards(window: ConsoleWindow) -> None:
    two, _ = held_tie(window)
    type_line(window, "d 3")
    QTest.mouseClick(page(window).head.step, LEFT)
    view, made = window.view, BytesIO()
    source = gathered(view.session, view.tournament, "hand-protocol")
    print_list("hand-protocol", source, frame(), made)
    text = " ".join(line for lines in pages_of(made.getvalue()) for line in lines)
    assert "All-in held: 2 (" in text
    assert "All-in played: 2 (" in text
    assert f"7–8 {view.who(two)}" in " ".join(text.split())
    assert "began with 12,500" in text


def test_a_stack_typed_beside_the_tables_is_the_players(window: ConsoleWindow) -> None:
    two, _ = held_tie(window)
    field = page(window).busts.rows[two].stack
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "31000")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.view.state.exits.by_entry[two].stack == 31_000
    field.selectAll()
    QTest.keyClicks(field, "many")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "31000"
    assert said(window) == "“many” is not a number of chips."
    field.selectAll()
    QTest.keyClicks(field, "1.500k")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "31000"
    assert said(window) == "“1.500k” may be 1,500 or 1,500,000: type it in full."
    field.selectAll()
    QTest.keyClicks(field, "8,5k")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.view.state.exits.by_entry[two].stack == 8_500


def test_next_alone_leaves_no_level_by_mistake(window: ConsoleWindow) -> None:
    started(window)
    level = window.view.board().level
    type_line(window, "next")
    assert window.view.board().level == level
    assert "The next hand is n" in said(window)
    type_line(window, "d all")
    type_line(window, "n")
    assert page(window).head.hand.text() == "HAND 2"
    assert clock(window) == "18:00"


def test_the_line_starts_ends_and_goes_on(window: ConsoleWindow) -> None:
    type_line(window, "h4h 9")
    assert said(window).startswith("9 are left already")
    type_line(window, "h4h 8")
    type_line(window, "h4h 7")
    board = window.view.state.play.board
    assert board is not None
    assert board.until == 7
    type_line(window, "d 1-2")
    assert tasks(window) == ["done", "done", "dealing"]
    type_line(window, "dealing 2")
    assert tasks(window) == ["done", "dealing", "dealing"]
    type_line(window, "h4h end")
    assert window.view.state.play.board is None


def test_an_end_in_the_middle_of_a_hand_is_read_before_it_is_done(window: ConsoleWindow) -> None:
    started(window)
    QTest.mouseClick(page(window).head.end, LEFT)
    assert is_on(window)
    assert window.quick.field.text() == "h4h end"
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert not is_on(window)
    assert clock(window) == "20:00"


def test_what_would_be_refused_is_grey_and_says_why(window: ConsoleWindow) -> None:
    assert window.strip.clock.isEnabled()
    started(window)
    head = page(window).head
    assert head.end.isEnabled()
    assert not window.strip.clock.isEnabled()
    assert "hand-for-hand" in window.strip.clock.toolTip().lower()
    type_line(window, "hold 2")
    assert not head.end.isEnabled()
    assert "2" in head.end.toolTip()
    assert head.end.accessibleDescription() == head.end.toolTip()
    type_line(window, "dealing 2")
    assert head.end.isEnabled()
    assert not head.end.toolTip()


def test_who_misses_hands_is_said_of_the_table(window: ConsoleWindow) -> None:
    started(window)
    entry, seat = at(window, 2)
    before = page(window).tables.grab().toImage()
    type_line(window, f"p {seat} 5h")
    window.gestures.perform("bubble")
    tables = page(window).tables
    QTest.keyClick(tables, Qt.Key.Key_Right)
    assert f"misses: {window.view.who(entry)} 5 hands" in tables.accessibleDescription()
    assert tables.grab().toImage() != before


def test_nobody_shares_for_want_of_a_stack(window: ConsoleWindow) -> None:
    _, first = at(window, 1)
    _, second = at(window, 2)
    type_line(window, f"b {first}")
    type_line(window, f"b {second}")
    started(window)
    type_line(window, "d all")
    type_line(window, "n")
    one, seat = at(window, 3)
    two, other = at(window, 3, 1)
    type_line(window, f"b {seat} {other}")
    ranking = page(window).busts
    assert "The stacks decide" in ranking.ranking.text()
    assert "share" not in ranking.ranking.text()
    places = [ranking.rows[entry].place.text() for entry in (one, two)]
    assert places == ["6th and 7th, by stack"] * 2
    assert ranking.settle.isVisible()
    type_line(window, f"tie #{one} = #{two}")
    assert "share" in ranking.ranking.text()
    assert not ranking.settle.isVisible()


def test_nobody_gets_lost_where_it_is_not_on(window: ConsoleWindow) -> None:
    window.gestures.perform("bubble")
    beginning = page(window).beginning
    assert beginning.until.hasFocus()
    assert beginning.until.placeholderText() == "7"
    QTest.keyClicks(beginning.until, "9")
    assert not beginning.start.isEnabled()
    assert beginning.why.text().startswith("9 are left already")
    beginning.until.clear()
    QTest.keyClicks(beginning.until, "8")
    QTest.mouseClick(beginning.start, LEFT)
    board = window.view.state.play.board
    assert board is not None
    assert board.until == 8


def test_only_what_changed_is_painted_again(window: ConsoleWindow) -> None:
    started(window)
    tables = page(window).tables
    QApplication.processEvents()
    painted: list[int] = []
    paint = tables.faces.paint

    def counted(*args: object, ring: int) -> None:
        painted.append(1)
        paint(*args, ring=ring)  # type: ignore[arg-type]  # as they came

    tables.faces.paint = counted  # type: ignore[method-assign,assignment]
    click(window, 1)
    click(window, 1)
    QApplication.processEvents()
    painted.clear()
    click(window, 1)
    QApplication.processEvents()
    assert len(painted) == 1


@pytest.mark.parametrize("tables", [3, 18, 60, 150])
def test_every_tile_is_in_sight_at_a_usual_size(tables: int) -> None:
    from tdconsole.gui.console.widgets.tiled.tiling import tiling  # noqa: PLC0415
    from tdconsole.wall.theme import theme  # noqa: PLC0415

    laid = tiling(690, 500, tables, theme("dark").console.space)
    assert laid.whole <= 500
    for index in range(tables):
        tile = laid.tile(index)
        assert tile.right() < 690
        assert laid.at(tile.center()) == index


def test_the_wall_turns_to_it_by_itself(window: ConsoleWindow) -> None:
    live: Callable[[], str] = window.preferences.stage.live
    assert live() == "clock"
    started(window)
    assert live() == "hand-for-hand"
    type_line(window, "h4h end")
    assert live() == "clock"


def test_everything_on_it_is_named_and_reached_by_tab(window: ConsoleWindow) -> None:
    def walked() -> list[str]:
        aside = [widget for each in ASIDE for widget in each.of(window)]
        return [one.accessibleName() for one in check(window, window.quick.field, aside)]

    window.show_page("bubble")
    assert "Until this many players are left" in walked()
    two, three = held_tie(window)
    names = walked()
    for entry in (two, three):
        assert f"Stack of {window.view.who(entry)}" in names
    assert "Tables, hand for hand" in names
    type_line(window, "d 3")
    assert "End hand for hand" in walked()


def test_the_line_says_everything_the_page_does(window: ConsoleWindow) -> None:
    for line in ("h4h next", "h4h rest", "h4h end", "d 1", "hold 1", "release 1", "dealing 1"):
        window.quick.take(line)
        assert window.quick.reading.mood == "refused"
        assert window.quick.reading.sentence.startswith("Play is not hand-for-hand.")
    for name in ("n", "d all", "release"):  # somebody may be called so
        window.quick.take(name)
        assert window.quick.reading.mood in {"found", "nothing", "asking"}
    started(window)
    said_of = {
        "h4h rest": "Tables 1–3 are done with this hand",
        "d 1 3": "Tables 1, 3 are done with this hand",
        "done 2": "Table 2 is done with this hand",
        "hold 2": "Hold the all-in at table 2: cards face down",
        "h4h 5": "Hand for hand goes on until 5 are left",
        "h4h end": "End hand for hand in the middle of a hand, which takes nothing off",
        "h4h": "Hand for hand: 0 of 3 tables done",
    }
    for line, sentence in said_of.items():
        window.quick.take(line)
        assert window.quick.reading.sentence.startswith(sentence)
    type_line(window, "d 1 2")
    type_line(window, "hold 3")
    window.quick.take("release")
    assert window.quick.reading.sentence == "Release the all-in at table 3: it is played now"
    type_line(window, "release")
    type_line(window, "d 3")
    window.quick.take("n")
    assert window.quick.reading.sentence.startswith("Deal hand 2 at all tables. Clock 20:00")


def test_a_stack_behind_a_seat_or_a_name_is_read(window: ConsoleWindow) -> None:
    entry, seat = at(window, 1)
    for line in (f"b {seat} 12500", f"b {seat}=12500", f"b #{entry} 12500 ", f"b {seat} 12k"):
        window.quick.take(line)
        request = window.quick.reading.request
        assert isinstance(request, EliminatePlayers)
        (bust,) = request.hand
        assert (bust.entry, bust.stack) == (entry, 12_000 if "k" in line else 12_500)


@pytest.mark.parametrize(("where", "shown"), [("floor", "bubble"), ("prizes", "prizes")])
def test_another_window_is_not_torn_from_its_work(
    window: ConsoleWindow, tmp_path: Path, where: str, shown: str
) -> None:
    window.show_page(where)
    with open_house(tmp_path / "club.house") as other:
        done = other.session.submit(window.view.tournament, StartHandForHand())
        assert isinstance(done, Done)
    window.view.follow()
    assert is_on(window)
    assert window.page.name == shown


def test_the_way_to_it_stands_at_the_left_while_it_is_of_use(window: ConsoleWindow) -> None:
    def stands() -> bool:
        every = window.navigation.findChildren(QToolButton)
        return any(one.isVisible() and one.accessibleName() == "Bubble" for one in every)

    assert not stands()
    started(window)
    assert stands()
    window.show_page("prizes")
    assert stands()
    type_line(window, "h4h end")
    assert not stands()
    assert window.page.name == "prizes"
