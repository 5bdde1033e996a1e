"""A deal talked over: stacks as they are read out, methods side by side, agreed in one gesture."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId, Money, Price
from tdconsole.evening.hall import filled
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.console.prizes.deal.dialog import DealDialog
from tdconsole.gui.console.prizes.deal.rows import COLUMNS, ColumnId
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import catalogue
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToAction
from tdconsole.session import Done, Session, SystemTime, create
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

FIVE: Final = (61_500, 52_000, 40_000, 45_500, 41_000)
"""All that is in play, of twelve who paid 50.00 each."""


def down_to(view: TournamentView, left: int) -> None:
    """The fullest table loses them."""
    while view.state.left > left:
        tables = view.state.play.seating.tables.values()
        fullest = max(tables, key=lambda table: (len(table.players), -table.no))
        assert isinstance(bust(view, min(fullest.players.values())), Done)


def bust(view: TournamentView, entry: EntryId) -> object:
    hand = (Bust(entry=entry),)
    return view.session.submit(view.tournament, EliminatePlayers(hand=hand))


class Shown:
    def __init__(self, view: TournamentView, window: QWidget) -> None:
        self.view = view
        self.dialog = DealDialog(view, theme("dark"), window)
        self.dialog.open()

    def type_in(self, *typed: object) -> None:
        """Each into the cell that is open, and Enter."""
        for one in typed:
            field = self.dialog.table.cells.field
            assert field is not None
            QTest.keyClicks(field, str(one))
            QTest.keyClick(field, Qt.Key.Key_Return)

    def column(self, name: ColumnId) -> list[str]:
        rows = self.dialog.rows
        at = COLUMNS.index(name)
        return [rows.index(row, at).data() for row in range(rows.rowCount())]

    def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def type_share(self, row: int, typed: str) -> None:
        """By a double click into the cell."""
        table = self.dialog.table
        index = self.dialog.rows.index(row, COLUMNS.index("share"))
        table.scrollTo(index)
        at = table.visualRect(index).center()
        for click in (QTest.mouseClick, QTest.mouseDClick):
            click(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        field = table.cells.field
        assert field is not None
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)

    @property
    def told(self) -> str:
        return self.dialog.told.text()


@pytest.fixture
def shown(qt: Any, tmp_path: Path) -> Iterator[Shown]:
    del qt
    with viewing(tmp_path) as view:
        down_to(view, 5)
        yield from _shown(view)


def _shown(view: TournamentView) -> Iterator[Shown]:
    window = QWidget()
    dress(window, theme("dark"))
    window.show()
    made = Shown(view, window)
    yield made
    made.dialog.close()
    made.dialog.deleteLater()
    window.close()
    window.deleteLater()


# Stacks


def test_stacks_are_typed_as_they_are_read_out(shown: Shown) -> None:
    dialog = shown.dialog
    assert dialog.head.text() == "Deal of the 5 players left"
    shown.type_in(*FIVE[:4])
    assert dialog.stacks.text() == "Stacks: 199,000 of 240,000 in play, 41,000 missing."
    assert shown.column("icm") == [""] * 5
    assert not dialog.agree.isEnabled()
    shown.type_in("41k")
    assert dialog.stacks.text() == "Stacks: 240,000, all that is in play."
    assert shown.column("stack") == ["61,500", "52,000", "40,000", "45,500", "41,000"]
    assert dialog.focusWidget() is dialog.methods["icm"]
    assert dialog.agree.isEnabled()


def test_stacks_of_a_count_are_taken_while_nobody_is_out_since(shown: Shown) -> None:
    dialog, view = shown.dialog, shown.view
    assert dialog.from_count.isHidden()
    for table in view.state.play.seating.tables.values():
        players = sorted(table.players.values())
        stacks = tuple(StackTyped(entry=entry, chips=40_000 + entry) for entry in players)
        if stacks:
            assert view.do(CountChips(table=table.no, stacks=stacks))
    assert dialog.from_count.text().endswith("just now")
    shown.press(dialog.from_count)
    assert all(stack.startswith("40,0") for stack in shown.column("stack"))
    assert dialog.from_count.isHidden()
    bust(view, min(view.state.play.seating.of))
    dialog.draft.stacks.clear()
    dialog.close()
    dialog.open()
    assert dialog.from_count.isHidden()


def test_what_is_no_stack_stays_open_with_the_reason(shown: Shown) -> None:
    shown.type_in("a lot")
    assert shown.told == "“a lot” is not a number of chips."
    field = shown.dialog.table.cells.field
    assert field is not None
    assert field.text() == "a lot"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert shown.dialog.isVisible()
    assert shown.column("stack")[0] == ""


def test_after_the_last_one_it_goes_on_to_those_left_out(shown: Shown) -> None:
    table = shown.dialog.table
    table.type_into(4)
    shown.type_in(41_000)
    assert table.currentIndex().row() == 0
    assert table.cells.field is not None


def test_stacks_that_do_not_add_up_are_no_deal(shown: Shown) -> None:
    shown.type_in(61_501, *FIVE[1:])
    assert shown.dialog.stacks.text() == "Stacks: 240,001 of 240,000 in play, 1 too much."
    assert not shown.dialog.agree.isEnabled()


# Methods


def test_chips_that_differ_are_put_right_from_the_deal(shown: Shown) -> None:
    view, dialog = shown.view, shown.dialog
    wanted = QSignalSpy(dialog.wanted_line)
    in_play = view.state.chips
    assert not dialog.mend.isVisible()
    shown.type_in(61_475, *FIVE[1:])
    assert not dialog.agree.isEnabled()
    assert dialog.mend.isVisible()
    assert dialog.mend.text() == "Correct the chips: −25…"
    QTest.mouseClick(dialog.mend, Qt.MouseButton.LeftButton)
    assert wanted.count() == 1
    assert wanted.at(0)[0] == "chips -25 "
    reading = read("chips -25 lost", Desk(view))
    assert reading.request is not None
    assert view.do(reading.request)
    assert view.state.chips == in_play - 25
    assert dialog.isVisible()
    assert not dialog.mend.isVisible()
    assert dialog.agree.isEnabled()
    assert dialog.focusWidget() is dialog.agree


def test_what_is_still_open_in_a_cell_counts_when_the_chips_are_put_right(shown: Shown) -> None:
    dialog = shown.dialog
    wanted = QSignalSpy(dialog.wanted_line)
    shown.type_in(61_475, *FIVE[1:])
    for typed, lines in (("a lot", []), ("61450", ["chips -50 "])):
        dialog.table.type_into(0)
        field = dialog.table.cells.field
        assert field is not None
        field.selectAll()
        QTest.keyClicks(field, typed)
        dialog.mend.click()
        assert [wanted.at(n)[0] for n in range(wanted.count())] == lines
        if not lines:
            assert shown.told == "“a lot” is not a number of chips."
            QTest.keyClick(field, Qt.Key.Key_Escape)


def test_the_methods_stand_side_by_side(shown: Shown) -> None:
    shown.type_in(*FIVE)
    assert shown.column("place") == ["€300.00", "€180.00", "€0.00", "€120.00", "€0.00"]
    assert shown.column("icm") == ["€144.22", "€128.24", "€104.72", "€115.99", "€106.83"]
    assert shown.column("chips") == ["€153.75", "€130.00", "€100.00", "€113.75", "€102.50"]
    assert shown.column("even") == ["€120.00"] * 5
    assert shown.column("share") == shown.column("icm")
    assert shown.column("gain")[:3] == ["−€155.78", "−€51.76", "+€104.72"]
    shown.press(shown.dialog.methods["chips"])
    assert shown.column("share") == shown.column("chips")


def test_a_share_typed_by_hand_is_made_up_for_elsewhere(shown: Shown) -> None:
    dialog = shown.dialog
    shown.type_in(*FIVE)
    shown.press(dialog.methods["even"])
    shown.type_share(1, "150.50")
    assert dialog.methods["typed"].isChecked()
    assert dialog.money.text() == "To divide: €600.00, €30.50 too much."
    assert not dialog.agree.isEnabled()
    shown.type_share(2, "89.5")
    assert dialog.money.text() == "To divide: €600.00, all of it shared out."
    assert dialog.agree.isEnabled()
    shown.type_share(0, "-3")
    assert shown.told == "This is not a sum of money."


def test_what_is_held_back_is_not_divided(shown: Shown) -> None:
    shown.type_in(*FIVE)
    shown.dialog.methods["even"].click()
    QTest.keyClicks(shown.dialog.held, "50")
    assert shown.column("share") == ["€110.00"] * 5
    assert shown.dialog.money.text() == "To divide: €550.00, all of it shared out."
    QTest.keyClicks(shown.dialog.held, "0000")
    assert shown.dialog.money.text() == "More is held back than there is."
    assert not shown.dialog.agree.isEnabled()


def test_an_unfair_part_is_told_with_a_sign(shown: Shown) -> None:
    shown.type_in(*FIVE)
    shown.dialog.methods["even"].click()
    shown.type_share(0, "480")
    shown.type_share(1, "0")
    assert "▲ 1 player gets more than the first prize." in shown.dialog.doubts.text()
    assert not shown.dialog.heads.isVisible()


# Agreed


def test_it_is_agreed_in_one_gesture_and_undone_in_one(shown: Shown) -> None:
    shown.type_in(*FIVE)
    QTest.keyClick(shown.dialog.agree, Qt.Key.Key_Space)
    deal = shown.view.state.prizes.deal
    assert deal is not None
    assert deal.method == "icm"
    assert sum(share.amount for share in deal.shares.values()) == 60_000
    assert not shown.dialog.isVisible()
    shown.dialog.open()
    assert shown.dialog.open_prizes.text().startswith("A deal has been agreed already")
    assert not shown.dialog.agree.isEnabled()
    assert shown.view.do(Undo())
    assert shown.dialog.head.text() == "Deal of the 5 players left"


def test_what_was_typed_stays_while_it_is_closed(shown: Shown) -> None:
    shown.type_in(*FIVE[:3])
    field = shown.dialog.table.cells.field
    assert field is not None
    QTest.keyClicks(field, "45500")
    shown.dialog.close()
    shown.dialog.open()
    assert shown.column("stack") == ["61,500", "52,000", "40,000", "45,500", ""]
    assert shown.dialog.table.currentIndex().row() == 4


def test_a_bust_meanwhile_takes_the_player_out_of_it(shown: Shown) -> None:
    shown.type_in(*FIVE)
    gone = shown.dialog.rows.row(2).entry
    assert isinstance(bust(shown.view, gone), Done)
    shown.view.follow()
    assert len(shown.column("player")) == 4
    assert shown.dialog.stacks.text().endswith("40,000 missing.")
    assert not shown.dialog.agree.isEnabled()


def test_the_model_keeps_its_word(shown: Shown) -> None:
    QAbstractItemModelTester(shown.dialog.rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    shown.type_in(*FIVE)
    bust(shown.view, shown.dialog.rows.row(0).entry)
    shown.view.follow()


# Heads


@pytest.fixture
def with_heads(qt: Any, tmp_path: Path) -> Iterator[Shown]:
    """Four of four, each with 10.00 on his head."""
    del qt
    with create(tmp_path / "club.house") as house:
        done = house.session.submit(
            None,
            CreateTournament(
                name="Bounties",
                price=Price(pool=Money(4_000), bounty=Money(1_000)),
                stack=Chips(10_000),
                structure=structure("club-evening"),
                payouts=payouts("club"),
            ),
        )
        assert isinstance(done, Done)
        for name in ("Ada", "Ben", "Cyd", "Dan"):
            person = Newcomer(name=name)
            house.session.submit(done.tournament, RegisterEntry(person=person))
        house.session.submit(done.tournament, DrawSeats())
        view = TournamentView(house.session, done.tournament, catalogue("en", ROME), SystemTime())
        yield from _shown(view)
        view.close()
        view.deleteLater()


def test_heads_are_divided_where_that_is_wanted(with_heads: Shown) -> None:
    dialog = with_heads.dialog
    with_heads.type_in(*[10_000] * 4)
    dialog.methods["even"].click()
    assert with_heads.column("share") == ["€40.00"] * 4
    assert dialog.heads.text() == "Heads too: €40.00"
    with_heads.press(dialog.heads)
    assert with_heads.column("share") == ["€50.00"] * 4
    with_heads.press(dialog.agree)
    deal = with_heads.view.state.prizes.deal
    assert deal is not None
    assert deal.heads == 4_000


# Many


@pytest.fixture
def many(qt: Any, tmp_path: Path) -> Iterator[Shown]:
    """Thirty are left of sixty."""
    del qt
    with create(tmp_path / "club.house") as house:
        tournament = filled(house.session, 60)
        view = TournamentView(house.session, tournament, catalogue("en", ROME), SystemTime())
        house.session.submit(tournament, StartClock())
        down_to(view, 30)
        yield from _shown(view)
        view.close()
        view.deleteLater()


def test_the_icm_of_many_is_reckoned_beside(many: Shown) -> None:
    dialog, chips = many.dialog, many.view.state.chips

    def reckoned() -> bool:
        return not dialog.reckoning.busy and "…" not in many.column("icm")

    many.type_in(*[chips // 30 - 1] * 29, chips - 29 * (chips // 30 - 1))
    assert many.column("chips")[0]
    assert until(reckoned)
    assert dialog.agree.isEnabled()
    first = many.column("icm")
    dialog.held.setText("1")
    dialog.held.setText("2")
    assert until(reckoned)
    assert dialog.draft.held == Money(200)
    assert many.column("icm") != first
    assert dialog.agree.isEnabled()


def test_nothing_is_reckoned_for_a_dialog_that_is_closed(many: Shown) -> None:
    dialog, chips = many.dialog, many.view.state.chips
    many.type_in(*[chips // 30 - 1] * 29, chips - 29 * (chips // 30 - 1))
    dialog.close()
    assert not dialog.reckoning.busy
    dialog.open()
    assert until(lambda: not dialog.reckoning.busy and many.column("icm")[0] not in {"", "…"})


# The gestures


def test_it_is_offered_while_there_is_something_to_agree(shown: Shown) -> None:
    deal = BY_ID["deal"]
    assert deal.enabled(shown.view.state)
    reading = read("deal", Desk(shown.view))
    assert (reading.mood, reading.jump) == ("ready", ToAction(action="deal"))
    assert reading.sentence == "Discuss a deal of the 5 players left"
    shown.type_in(*FIVE)
    shown.press(shown.dialog.agree)
    assert not deal.enabled(shown.view.state)
    assert read("deal", Desk(shown.view)).mood == "refused"


def test_the_line_opens_it_once_and_the_window_takes_it_along(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        for _ in range(2):
            window.quick.take("deal")
            QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
        (dialog,) = window.findChildren(DealDialog)
        assert dialog.isVisible()
        assert dialog.rows.rowCount() == 12
        window.show_page("floor")
        assert dialog.isVisible()
    assert not shown.window


def test_chips_are_put_right_in_the_line_and_the_deal_is_in_front_again(session: Session) -> None:
    """Without the mouse from there on: the reason, Enter, and Space agrees."""
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        view = window.view
        down_to(view, 5)
        view.follow()
        window.quick.take("deal")
        QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
        (dialog,) = window.findChildren(DealDialog)
        assert until(dialog.isActiveWindow)
        for stack in (61_475, *FIVE[1:]):
            cell = dialog.table.cells.field
            assert cell is not None
            QTest.keyClicks(cell, str(stack))
            QTest.keyClick(cell, Qt.Key.Key_Return)
        QTest.mouseClick(dialog.mend, Qt.MouseButton.LeftButton)
        assert until(window.isActiveWindow)
        field = window.quick.field
        assert (field.text(), field.hasFocus()) == ("chips -25 ", True)
        QTest.keyClicks(field, "lost on the floor")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert until(dialog.isActiveWindow)
        assert until(dialog.agree.hasFocus)
        QTest.keyClick(dialog.agree, Qt.Key.Key_Space)
        assert view.state.prizes.deal is not None
