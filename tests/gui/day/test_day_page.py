"""The page of the end of a day, with real clicks and keys: hands, bags, everybody home."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import SeePlayers
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.seating import LockTable, OpenTables
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.values import Chips, TableNo
from tdconsole.gui.console.day.draft import BagDraft, following
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.library.rulebooks import rulebook
from tdconsole.wall.theme import theme

pytestmark = pytest.mark.usefixtures("qt")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> DayPage:
    page = DayPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    page.show()
    return page


def called(view: TournamentView, hands: int = 2) -> None:
    assert view.do(CallLastHands(hands=hands))


def played(view: TournamentView) -> None:
    called(view, 1)
    assert view.do(PlayLastHands(tables=tuple(to_play(view.state))))


def left(view: TournamentView) -> dict[int, int]:
    return {int(table): number for table, number in to_play(view.state).items()}


def type_in(page: DayPage, *chips: str) -> None:
    for one in chips:
        page.bags.chips.setText(one)
        QTest.keyClick(page.bags.chips, Qt.Key.Key_Return)


def click(page: DayPage, table: int) -> None:
    index = next(at for at, one in enumerate(page.tables.tiles) if one.table == table)
    at = page.tables.rect_of(index).center()
    QTest.mouseClick(page.tables.viewport(), LEFT, pos=QPoint(at.x(), at.y()))


def test_the_card_is_drawn_by_a_press(page: DayPage, view: TournamentView) -> None:
    assert page.draw.isVisible()
    page.draw.click()
    last = view.state.play.last_hands
    assert last is not None
    assert last.hands in page.day_end.cards
    assert not page.draw.isVisible()
    assert page.told.text().startswith("2 tables of 2 still play.")


def test_wsop_125_after_a_redraw_to_few_tables_no_card_is_asked_for(
    page: DayPage, view: TournamentView
) -> None:
    rule = rulebook("wsop-2026").day_end.value
    assert isinstance(rule, DayEnd)
    assert view.do(OverrideRules(changes=RuleChanges(day_end=rule)))
    assert page.card.isVisible()
    assert view.do(RedrawSeats(reason="two tables"))
    assert not any(part.isVisible() for part in (page.asks, page.card, page.draw))
    assert "play on until the time has run out" in page.told.text()


def test_the_card_turned_in_the_room_is_typed(page: DayPage, view: TournamentView) -> None:
    for wrong in ("", "0", "many"):
        page.card.setText(wrong)
        QTest.keyClick(page.card, Qt.Key.Key_Return)
        assert view.state.play.last_hands is None
    page.card.setText("4")
    QTest.keyClick(page.card, Qt.Key.Key_Return)
    assert left(view) == {1: 4, 2: 4}


def test_a_click_counts_a_hand_at_a_table(page: DayPage, view: TournamentView) -> None:
    called(view)
    click(page, 2)
    assert left(view) == {1: 2, 2: 1}
    click(page, 2)
    assert left(view) == {1: 2}
    assert view.do(Undo())
    assert left(view) == {1: 2, 2: 1}


def test_so_do_its_number_and_enter_and_the_cursor_and_space(
    page: DayPage, view: TournamentView
) -> None:
    called(view)
    QTest.keyClicks(page.tables, "2")
    assert page.foot.text() == "Table 2: Enter."
    QTest.keyClick(page.tables, Qt.Key.Key_Return)
    assert left(view) == {1: 2, 2: 1}
    QTest.keyClick(page.tables, Qt.Key.Key_Home)
    QTest.keyClick(page.tables, Qt.Key.Key_Space)
    assert left(view) == {1: 1, 2: 1}


def test_a_table_that_is_none_is_refused_in_words(page: DayPage, view: TournamentView) -> None:
    called(view)
    told: list[Told] = []
    view.told.connect(told.append)
    QTest.keyClicks(page.tables, "77")
    QTest.keyClick(page.tables, Qt.Key.Key_Return)
    assert told[0].refused
    assert "77" in told[0].sentence
    assert left(view) == {1: 2, 2: 2}


def test_a_number_begun_is_left_with_escape(page: DayPage, view: TournamentView) -> None:
    called(view)
    QTest.keyClicks(page.tables, "1")
    page.leave()
    QTest.keyClick(page.tables, Qt.Key.Key_Backspace)
    assert page.tables.typed == ""
    assert left(view) == {1: 2, 2: 2}


def test_enter_walks_the_seats_and_behind_the_last_sends_the_table(
    page: DayPage, view: TournamentView
) -> None:
    played(view)
    assert page.bags.draft.table == 1
    players = len(view.state.play.seating.tables[TableNo(1)].players)
    page.bags.seal.setText("B 0998")
    type_in(page, *["10000"] * (players - 1))
    assert page.bags.seal.text() == f"B {998 + players - 1:04}"
    assert not view.state.play.bags
    type_in(page, "10k")
    bags = view.state.play.bags
    assert min(bag.seal for bag in bags.values()) == "B 0998"
    assert {bag.chips for bag in bags.values()} == {10_000}
    assert page.bags.draft.table == 2


def test_an_empty_field_leaves_a_seat_out_and_it_is_come_back_to(
    page: DayPage, view: TournamentView
) -> None:
    played(view)
    players = len(view.state.play.seating.tables[TableNo(1)].players)
    type_in(page, "", *["10000"] * (players - 1))
    assert len(view.state.play.bags) == players - 1
    click(page, 1)
    assert page.bags.draft.here is not None
    assert page.bags.draft.here == page.bags.draft.rows[0]
    type_in(page, "10000", "")
    assert len(view.state.play.bags) == players


def test_what_is_no_number_stays_to_be_mended(page: DayPage, view: TournamentView) -> None:
    played(view)
    type_in(page, "ten")
    assert page.bags.chips.text() == "ten"
    assert page.bags.chips.property("role") == "stopped"
    assert page.bags.asked.text() == "“ten” is not a number of chips."
    type_in(page, "1.500k")
    assert page.bags.chips.text() == "1.500k"
    assert page.bags.asked.text() == "“1.500k” may be 1,500 or 1,500,000: type it in full."
    assert not page.bags.draft.typed
    type_in(page, "12,5k", "9 500")
    assert [one.chips for one in page.bags.draft.typed.values()] == [12_500, 9_500]


def test_up_and_down_lead_along_the_seats(page: DayPage, view: TournamentView) -> None:
    played(view)
    type_in(page, "1000", "2000")
    QTest.keyClick(page.bags.chips, Qt.Key.Key_Up)
    QTest.keyClick(page.bags.chips, Qt.Key.Key_Up)
    QTest.keyClick(page.bags.chips, Qt.Key.Key_Down)
    type_in(page, "2500")
    assert sorted(one.chips for one in page.bags.draft.typed.values()) == [1000, 2500]


def test_the_sum_goes_on_as_one_types(page: DayPage, view: TournamentView) -> None:
    played(view)
    expected = view.words.number(view.state.chips)
    type_in(page, "1000")
    rest = view.words.number(view.state.chips - 1000)
    assert page.sum.text() == f"1,000 in bags of {expected} in play: {rest} still to come"
    type_in(page, str(view.state.chips))
    assert page.sum.text().endswith("1,000 too many")
    assert page.sum.property("role") == "stopped"


def bag_all(page: DayPage, view: TournamentView) -> None:
    while (here := page.bags.draft.here) is not None:
        stack = view.state.entries.by_id[here.entry].chips
        type_in(page, str(stack))


def test_the_seats_of_the_evening_are_given_by_a_press(page: DayPage, view: TournamentView) -> None:
    played(view)
    before = dict(view.state.play.seating.of)
    bag_all(page, view)
    page.end.click()
    morning = page.morning
    assert morning.draw.text() == "Draw seats"
    assert view.do(OverrideRules(changes=RuleChanges(redraw_each_day=False)))
    assert morning.draw.text() == "Seat as before"
    assert morning.seats.text() == "12 players sit as the evening before."
    table = next(iter(before.values())).table
    there = sum(seat.table == table for seat in before.values())
    assert view.do(OpenTables(tables=(table,)))
    assert view.do(LockTable(table=table, locked=True))
    told = f"{12 - there} players sit as the evening before. {there} wait for a draw."
    assert morning.seats.text() == told
    assert view.do(LockTable(table=table, locked=False))
    morning.draw.click()
    assert dict(view.state.play.seating.of) == before
    assert morning.seats.text() == "The seats of the day are given."
    assert not morning.draw.isVisible()


def test_when_all_is_in_bags_the_day_is_ended_by_a_press(
    page: DayPage, view: TournamentView
) -> None:
    played(view)
    assert not page.end.isEnabled()
    bag_all(page, view)
    assert page.day_end.stage == "close"
    assert page.sum.text().endswith("all that is in play")
    page.end.click()
    assert view.state.play.day == 2
    assert page.title.text() == "Before day 2"
    assert page.morning.isVisible()
    page.morning.draw.click()
    assert len(view.state.play.seating.of) == 12
    assert page.title.text() == "Before day 2"
    assert page.morning.isVisible()
    assert not page.morning.draw.isVisible()
    assert view.do(ResumeClock())
    assert page.title.text() == "End of day 2"
    assert not page.morning.isVisible()
    assert view.do(PauseClock())
    assert page.title.text() == "End of day 2"


def test_the_step_of_a_table_is_undone_and_typed_again(page: DayPage, view: TournamentView) -> None:
    played(view)
    bag_all(page, view)
    assert view.do(Undo())
    assert page.bags.draft.table == 2
    bag_all(page, view)
    assert page.day_end.stage == "close"


def test_a_table_that_is_done_may_be_bagged_while_others_play(
    page: DayPage, view: TournamentView
) -> None:
    called(view)
    assert view.do(PlayLastHands(tables=(TableNo(1),), hands=2))
    assert not page.bags.isVisible()
    click(page, 1)
    assert page.bags.isVisible()
    type_in(page, "5000")
    click(page, 2)
    assert left(view) == {2: 1}
    assert next(iter(page.bags.draft.typed.values())).chips == 5000


def test_the_model_of_the_bags_is_sound(page: DayPage, view: TournamentView) -> None:
    QAbstractItemModelTester(
        page.bags.rows, QAbstractItemModelTester.FailureReportingMode.Fatal, page
    )
    played(view)
    for chips in ("", "1000", "20000") * 10:
        type_in(page, chips)


def test_a_hall_of_tables_is_painted_whole(page: DayPage, view: TournamentView) -> None:
    called(view)
    tile = page.tables.tiles[0]
    page.tables.show_tiles([tile._replace(table=TableNo(n)) for n in range(1, 1_113)])
    page.tables.setFocus()
    QTest.keyClicks(page.tables, "1112")
    assert page.tables.viewport().rect().contains(page.tables.rect_of(1_111))
    assert not page.tables.grab().isNull()


@pytest.mark.parametrize(
    ("seal", "after"),
    [
        ("B 1007", "B 1008"),
        ("0099", "0100"),
        ("X9Z", "X10Z"),
        ("", ""),
        ("red", ""),
        ("7-09", "7-10"),
    ],
)
def test_seals_count_themselves_up(seal: str, after: str) -> None:
    assert following(seal) == after


def test_a_draft_without_a_table_takes_nothing() -> None:
    draft = BagDraft()
    draft.put(Chips(5), "A")
    assert draft.request is None
    assert draft.here is None


def test_behind_a_seal_the_next_chips_are_typed(page: DayPage, view: TournamentView) -> None:
    played(view)
    bags = page.bags
    first = bags.draft.here
    bags.seal.setFocus()
    bags.seal.setText("B 1007")
    QTest.keyClick(bags.seal, Qt.Key.Key_Return)  # no chips yet: the seat is not left out
    assert bags.draft.here == first
    bags.chips.setText("10k")
    bags.seal.setFocus()
    QTest.keyClick(bags.seal, Qt.Key.Key_Return)
    assert bags.draft.here != first
    assert bags.window().focusWidget() is bags.chips
    assert bags.seal.text() == "B 1008"


def seals(view: TournamentView) -> dict[int, str]:
    return {int(entry): bag.seal for entry, bag in view.state.play.bags.items()}


def test_a_seal_that_is_undone_is_the_next_again(page: DayPage, view: TournamentView) -> None:
    played(view)
    page.bags.seal.setText("B 1001")
    at_one = len(view.state.play.seating.tables[TableNo(1)].players)
    type_in(page, *["10000"] * at_one)
    behind = page.bags.seal.text()
    assert behind == f"B {1001 + at_one}"
    bag_all(page, view)
    assert view.do(Undo())
    assert page.bags.seal.text() == behind
    assert view.do(Undo())
    assert page.bags.seal.text() == "B 1001"
    type_in(page, *["10000"] * at_one)
    assert page.bags.seal.text() == behind


def test_a_click_on_a_bag_mends_its_stack_or_its_seal(page: DayPage, view: TournamentView) -> None:
    played(view)
    page.bags.seal.setText("B 1001")
    bag_all(page, view)
    suggested = page.bags.seal.text()
    click(page, 1)
    bags, row = page.bags, page.bags.draft.rows[1]
    rect = bags.listing.visualRect(bags.rows.index(1, 1))
    QTest.mouseClick(bags.listing.viewport(), LEFT, pos=rect.center())
    assert (bags.chips.text(), bags.seal.text()) == (str(row.chips), row.seal)
    type_in(page, "12345")
    assert view.state.play.bags[row.entry].chips == 12_345
    assert view.state.play.bags[row.entry].seal == row.seal
    assert page.sum.property("role") == "stopped"
    QTest.mouseClick(bags.listing.viewport(), LEFT, pos=rect.center())
    bags.seal.setFocus()
    bags.seal.selectAll()
    QTest.keyClicks(bags.seal, "X 7")
    QTest.keyClick(bags.seal, Qt.Key.Key_Return)
    assert view.state.play.bags[row.entry].seal == "X 7"
    assert bags.seal.text() == suggested
    assert view.do(Undo())
    assert view.do(Undo())
    assert view.state.play.bags[row.entry].chips == row.chips


def test_a_bag_is_left_as_it_is_with_escape(page: DayPage, view: TournamentView) -> None:
    played(view)
    bag_all(page, view)
    before = view.state.play.bags
    click(page, 1)
    QTest.keyClick(page.bags.chips, Qt.Key.Key_Up)  # with all of them in bags the keys lead there
    assert page.bags.chips.text() == str(page.bags.draft.rows[-1].chips)
    page.bags.chips.setText("5")
    page.leave()
    assert page.bags.chips.text() == ""
    assert page.bags.draft.mends is None
    assert view.state.play.bags is before


def test_the_seal_of_another_bag_is_refused(page: DayPage, view: TournamentView) -> None:
    played(view)
    page.bags.seal.setText("B 1001")
    bag_all(page, view)
    before, told = seals(view), list[Told]()
    view.told.connect(told.append)
    click(page, 1)
    page.bags.draft.go(0)
    page.bags.take_in()
    page.bags.seal.setText("B 1003")
    QTest.keyClick(page.bags.seal, Qt.Key.Key_Return)
    assert told[0].refused
    assert "B 1003" in told[0].sentence
    assert seals(view) == before


def test_all_bags_stand_by_size_and_lead_to_the_one_to_mend(
    page: DayPage, view: TournamentView
) -> None:
    played(view)
    type_in(page, "10000", "30000", "20000")
    QTest.mouseClick(page.bags.all, LEFT)
    every = page.bags.every
    assert every.isVisible()
    assert [every.rows.at(row).chips for row in range(3)] == [30_000, 20_000, 10_000]
    assert [every.rows.index(row, 0).data() for row in range(3)] == ["1", "2", "3"]
    assert view.do(Undo())
    assert every.rows.rowCount() == 0
    assert every.isVisible()
    page.bags.open(TableNo(1))
    type_in(page, "10000", "30000", "20000")
    QTest.mouseClick(page.bags.all, LEFT)
    first = every.rows.at(0).entry
    every.setFocus()
    every.select(first)
    QTest.keyClick(every, Qt.Key.Key_Return)
    assert page.bags.draft.mends is not None
    assert page.bags.draft.mends.entry == first
    assert page.window().focusWidget() is page.bags.chips


def test_the_end_of_the_day_says_why_it_is_not_yet_possible(
    page: DayPage, view: TournamentView
) -> None:
    played(view)
    assert not page.end.isEnabled()
    assert "not bagged yet" in page.end.toolTip()
    while (here := page.bags.draft.here) is not None:
        type_in(page, str(view.state.entries.by_id[here.entry].chips + 5))
    assert page.day_end.stage == "close"
    assert not page.end.isEnabled()
    assert "60" in page.end.toolTip()


def test_once_the_last_bag_is_typed_the_page_is_left(page: DayPage, view: TournamentView) -> None:
    played(view)
    left_: list[bool] = []
    page.finished.connect(lambda: left_.append(True))
    bag_all(page, view)
    assert len(left_) == 1
    page.end.click()
    assert len(left_) == 2


def test_who_misses_hands_stands_on_the_tile(page: DayPage, view: TournamentView) -> None:
    called(view)
    entry = next(iter(view.state.play.seating.tables[TableNo(2)].players.values()))
    plain = page.tables.grab().toImage()
    assert view.do(GivePenalty(entry=entry, hands=3))
    tile = page.tables.tiles[1]
    assert [one.hands for one in tile.away] == [3]
    page.tables.setFocus()
    QTest.keyClicks(page.tables, "2")
    assert f"misses: {view.who(entry)} 3 hands" in page.tables.accessibleDescription()
    assert page.tables.grab().toImage() != plain


def test_documents_to_look_at_stay_in_sight_once_play_goes_on(
    page: DayPage, view: TournamentView
) -> None:
    assert view.do(OverrideRules(changes=RuleChanges(identity="each_day"), reason="the casino"))
    played(view)
    bag_all(page, view)
    page.end.click()
    page.morning.draw.click()
    assert page.morning.documents.text().startswith("12 documents are still to be checked")
    assert view.do(ResumeClock())
    assert page.tables.isVisible()
    assert page.morning.documents.isVisible()
    assert not page.morning.clock.isVisible()
    of = view.state.play.seating.of
    assert view.do(SeePlayers(entries=tuple(of)))
    assert not page.morning.isVisible()
