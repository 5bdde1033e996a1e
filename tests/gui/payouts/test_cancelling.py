"""The evening called off in its dialog: the stacks typed, the refunds seen before, and a reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.money import PayOut
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.payouts.cancelling import CancelDialog
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import create
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.gui.prizes_page import in_the_money, settle
from tests.line.prizes.money import Wrist, bust

Key = Qt.Key
BACK = 3


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(qt: object, tmp_path: Path, wrist: Wrist) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    with create(tmp_path / "club.house", wrist) as house:
        view = TournamentView(house.session, seated(house.session), catalogue("en", ROME), wrist)
        yield view
        view.close()
        view.deleteLater()


def opened(view: TournamentView, window: QWidget) -> CancelDialog:
    window.show()
    dialog = CancelDialog(view, theme("dark"), window)
    dialog.open()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    return dialog


def column(dialog: CancelDialog, number: int) -> list[str]:
    rows = dialog.rows
    return [str(rows.index(row, number).data()) for row in range(rows.rowCount())]


def type_stack(dialog: CancelDialog, typed: str) -> None:
    QTest.keyClicks(dialog.listing, typed[0])
    field = dialog.listing.cell.field
    assert field is not None
    QTest.keyClicks(field, typed[1:])
    QTest.keyClick(field, Key.Key_Return)
    settle()


def test_before_anybody_is_out_everybody_gets_all_back(
    view: TournamentView, window: QWidget
) -> None:
    dialog = opened(view, window)
    assert dialog.title.text() == "Nobody is out yet"
    assert dialog.chips.isHidden()
    assert column(dialog, BACK) == ["€55.00"] * 12
    assert dialog.reason.hasFocus()
    assert not dialog.button.isEnabled()
    QTest.keyClicks(dialog.reason, "no light")
    assert dialog.button.isEnabled()
    QTest.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    assert view.state.finished
    assert sum((view.state.prizes.refunds or {}).values()) == 12 * 5500


def test_stacks_are_typed_one_after_the_other_until_they_are_what_is_in_play(
    view: TournamentView, window: QWidget
) -> None:
    for entry in sorted(view.state.play.seating.of)[:8]:
        if view.state.left > 4 and all(
            len(table.players) > 1
            for table in view.state.play.seating.tables.values()
            if entry in table.players.values()
        ):
            bust(view, entry)
    dialog = opened(view, window)
    left = dialog.rows.rowCount()
    assert dialog.listing.hasFocus()
    assert dialog.said.text() == f"The stacks of {left} players are not typed yet."
    each = view.state.chips // left
    type_stack(dialog, str(each + view.state.chips % left))
    for _ in range(left - 1):
        type_stack(dialog, str(each))
    assert dialog.chips.property("role") == "done"
    assert all(column(dialog, BACK))
    QTest.keyClicks(dialog.reason, "a fire alarm")
    assert dialog.button.isEnabled(), dialog.said.text()
    dialog.button.click()
    assert len(view.state.prizes.refunds or {}) == left


def test_what_is_no_stack_is_not_taken(view: TournamentView, window: QWidget, wrist: Wrist) -> None:
    in_the_money(view, wrist, left=3)
    dialog = opened(view, window)
    assert dialog.title.text() == "In the money"
    dialog.listing.typed.emit(dialog.rows.at(0), "half of it")
    assert dialog.said.text() == "“half of it” is not a number of chips."
    dialog.reject()


def stacks(dialog: CancelDialog) -> list[int | None]:
    return [row.stack for row in dialog.rows.every()]


def test_stacks_are_read_as_they_are_called_out(view: TournamentView, window: QWidget) -> None:
    bust(view, min(view.state.play.seating.of))
    dialog = opened(view, window)
    for typed in ("20k", "1.2m", "12 500", "7000", "9.500"):
        type_stack(dialog, typed)
    assert stacks(dialog)[:6] == [20_000, 1_200_000, 12_500, 7_000, 9_500, None]
    dialog.reject()


def test_what_cannot_be_read_stays_with_its_player(view: TournamentView, window: QWidget) -> None:
    bust(view, min(view.state.play.seating.of))
    dialog = opened(view, window)
    type_stack(dialog, "8000")
    type_stack(dialog, "2oooo")
    field = dialog.listing.cell.field
    assert field is not None
    assert (field.text(), dialog.said.text()) == ("2oooo", "“2oooo” is not a number of chips.")
    assert stacks(dialog)[:3] == [8_000, None, None]
    QTest.keyClicks(field, "30000")
    QTest.keyClick(field, Key.Key_Return)
    settle()
    assert stacks(dialog)[:3] == [8_000, None, None]
    field.setText("20000")
    QTest.keyClick(field, Key.Key_Return)
    settle()
    assert stacks(dialog)[:3] == [8_000, 20_000, None]
    dialog.reject()


def paste(widget: QWidget, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keySequence(widget, QKeySequence(QKeySequence.StandardKey.Paste))
    settle()


def test_a_list_that_was_copied_is_one_stack_a_player(
    view: TournamentView, window: QWidget
) -> None:
    bust(view, min(view.state.play.seating.of))
    dialog = opened(view, window)
    paste(dialog.listing, "20k\n12 500\n7000\n")
    assert stacks(dialog)[:4] == [20_000, 12_500, 7_000, None]
    dialog.listing.type_here()
    field = dialog.listing.cell.field
    assert field is not None
    paste(field, "1k\n2k")
    assert stacks(dialog)[:4] == [1_000, 2_000, 7_000, None]
    dialog.reject()


@pytest.mark.parametrize(
    ("copied", "why"),
    [
        (
            "20k\nsome\n7000",
            "Line 2 of the list: “some” is not a number of chips. None of the list was taken.",
        ),
        (
            "20k\n\n7000",
            "Line 2 of the list: “” is not a number of chips. None of the list was taken.",
        ),
        (
            "1k\n" * 12,
            "The list has 12 lines, and from here on 11 stacks are typed: none of the list was taken.",
        ),
    ],
)
def test_a_list_with_a_fault_is_not_taken_at_all(
    view: TournamentView, window: QWidget, copied: str, why: str
) -> None:
    bust(view, min(view.state.play.seating.of))
    dialog = opened(view, window)
    type_stack(dialog, "8000")
    dialog.listing.select(dialog.rows.at(0).entry)
    paste(dialog.listing, copied)
    assert dialog.said.text() == why
    assert stacks(dialog) == [8_000, *[None] * 10]
    dialog.reject()


def test_after_a_prize_was_paid_it_is_refused_at_once(
    view: TournamentView, window: QWidget, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    last = max(view.state.exits.by_entry.items(), key=lambda one: one[1].hand)[0]
    assert view.do(PayOut(entry=last))
    dialog = opened(view, window)
    assert "slip 1" in dialog.said.text()
    assert not dialog.button.isEnabled()
    dialog.reject()


def test_somebody_who_goes_out_meanwhile_leaves_the_list_and_keeps_what_was_typed(
    view: TournamentView, window: QWidget
) -> None:
    first = sorted(view.state.play.seating.of)
    bust(view, first[0])
    dialog = opened(view, window)
    type_stack(dialog, "7000")
    typed = dialog.rows.at(0).entry
    bust(view, next(entry for entry in first[1:] if entry != typed))
    assert dialog.rows.rowCount() == 10
    kept = dialog.rows.get(typed)
    assert kept is not None
    assert kept.stack == 7000
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not view.state.finished
