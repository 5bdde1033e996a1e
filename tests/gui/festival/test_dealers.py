"""Nine dealers over the twelve tables of three tournaments, in the director's window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tdconsole.domain.language.commands.house import BarPerson, PushDealers
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.festival.dealers.page import DealersPage
from tdconsole.gui.console.festival.dealers.rows import Dealt, Off
from tdconsole.gui.console.festival.dealers.shifts import DealersShifts
from tdconsole.gui.console.widgets.beside.spread import Spread
from tdconsole.session import Session, create
from tdconsole.session.people.dealers import work_of
from tests.gui.festival.test_festival import CONTROL, Saturday
from tests.gui.festival.test_shared_room import in_one_room, seat_everybody, turn, typed
from tests.gui.flight_evening import SetTime
from tests.gui.waiting import until

pytestmark = pytest.mark.usefixtures("qt")

DEALERS: Final = (
    "Anna Rossi", "Bruno Bellè", "Carla Neri", "Małgorzata Wiśniewska-Brzęczyszczykiewicz",
    "Đorđe Šarić", "Åsa Lindström", "Piotr", "Jürgen Groß", "Inês",
)  # fmt: skip


@pytest.fixture
def time() -> SetTime:
    return SetTime()


@pytest.fixture
def session(
    qt: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: SetTime
) -> Iterator[Session]:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    with create(tmp_path / "club.house", time) as house:
        yield house.session


@pytest.fixture
def day(session: Session) -> Iterator[Saturday]:
    with in_one_room(session) as made:
        yield made


def page_of(day: Saturday) -> DealersPage:
    QTest.keyClick(day.window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    page = day.window.pages.of(DealersPage)
    assert page.isVisible()
    return page


def answered(page: DealersPage, *texts: str) -> None:
    """Fill in the question that is open, and press Enter in its last field."""
    for field, text in zip(page.asking.fields, texts, strict=False):
        field.setText(text)
    QTest.keyClick(page.asking.fields[len(texts) - 1], Qt.Key.Key_Return)
    assert page.asking.isHidden()


def click(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def dealing(page: DealersPage) -> dict[str, str]:
    """The dealers by the number of their table, as the page has them."""
    page.refresh()
    rows: list[Dealt] = [page.dealt.at(row) for row in range(page.dealt.rowCount())]
    return {one.number: one.line.dealer.name or "" for one in rows if one.line.dealer is not None}


def numbers(page: DealersPage) -> list[str]:
    page.refresh()
    return [page.dealt.at(row).number for row in range(page.dealt.rowCount())]


def off(page: DealersPage) -> list[Off]:
    page.refresh()
    return [page.off.at(row) for row in range(page.off.rowCount())]


def pick(page: DealersPage, name: str) -> None:
    page.refresh()
    for row in range(page.dealt.rowCount()):
        one = page.dealt.at(row)
        if one.line.dealer is not None and one.line.dealer.name == name:
            page.listing.select(one.key)
            return
    (found,) = (one for one in off(page) if one.name == name)
    page.line_up.select(found.staff)


def nine_on(day: Saturday) -> DealersPage:
    """The room full, nine dealers on, and the rotation over all twelve tables."""
    seat_everybody(day)
    page = page_of(day)
    assert not page.putting.isEnabled()
    for name in DEALERS:
        click(page.adding)
        answered(page, name)
    assert page.state.text().startswith("9 dealers on · 0 tables")
    click(page.turning)
    answered(page, "30", "3", "1 2 3")
    return page


def test_the_dealers_stand_on_a_time_line_beside_their_page(day: Saturday, time: SetTime) -> None:
    day.window.resize(1920, 1080)
    page = nine_on(day)
    click(page.pushing)
    time.minutes += 30
    click(page.pushing)
    time.minutes += 10
    page.refresh()
    spread = page.parent()
    assert isinstance(spread, Spread)
    pane = spread.pane
    assert isinstance(pane, DealersShifts)
    assert [row.name for row in pane.line.rows] == sorted(DEALERS)
    at = dealing(page)
    for number, name in at.items():
        (row,) = (one for one in pane.line.rows if one.name == name)
        now = [one for one in row.spans if one.since < pane.line.now <= one.until]
        assert [one.table for one in now] == [number]
        assert now[0].since < pane.line.now < now[0].until, "a table dealt now is one box"
        assert not now[0].planned
    room, one = next(pane.line.placed())
    assert room.left() == pane.line.at(one.since)
    assert all(room.right() <= pane.line.width() for room, _one in pane.line.placed())
    pick(page, "Anna Rossi")
    assert pane.line.key == page.staff


def test_nine_dealers_on_a_saturday(day: Saturday, time: SetTime, tmp_path: Path) -> None:
    page = nine_on(day)
    assert len(numbers(page)) == 12
    click(page.pushing)
    assert day.window.quick.sentence.text.startswith("Dealers pushed: ")
    first = dealing(page)
    assert len(first) == 7
    assert page.due.text() == "30:00"
    assert page.advice.text().startswith("Without a dealer: ")
    assert [one.then.split()[0] for one in off(page)] == ["→", "→"]

    # Twice in a minute, the line asks first.
    click(page.pushing)
    line = day.window.quick
    assert line.field.text() == "push"
    assert line.reading.sentence.startswith("Pushed less than a minute ago. Once more?")
    QTest.keyClick(line.field, Qt.Key.Key_Escape)
    line.field.clear()
    assert dealing(page) == first

    # Three minutes before the half-hour nothing is said, then the page's name carries a sign.
    button = day.window.navigation._buttons["dealers"]
    time.minutes += 27
    day.window.view.tick()
    assert button.accessibleName() == "Dealers"
    time.minutes += 1
    day.window.view.tick()
    assert button.accessibleName() == "Dealers: Push due in 2 minutes"
    assert page.due.text() == "2:00"
    time.minutes += 3
    day.window.view.tick()
    assert button.accessibleName() == "Dealers: Push overdue: 1 minute"
    assert page.due_word.text() == "push overdue"
    assert page.due.property("role") == "waiting"
    coming = {
        one.number: one.line.next for row in range(12) if (one := page.dealt.at(row)).line.next
    }
    click(page.pushing)
    assert dealing(page) == coming
    assert button.accessibleName() == "Dealers"

    # On a break, and back by an undo: everything as it was.
    table, name = next(iter(dealing(page).items()))
    pick(page, name)
    before = day.session.house.dealing
    time.minutes += 2
    click(page.resting)
    assert name not in dealing(page).values()
    assert [one.name for one in off(page) if one.since > before.pushed.utc] == [name]  # type: ignore[union-attr]
    assert day.window.quick.last.undo.accessibleName() == f"Undo: {name} on a break"
    QTest.keyClick(day.window, Qt.Key.Key_Z, CONTROL)
    assert day.window.quick.sentence.text == "Last gesture on the dealers taken back"
    assert day.session.house.dealing.dealers == before.dealers
    assert dealing(page)[table] == name

    # A table that breaks lets its dealer go; one lent to another tournament is dealt there.
    broken = broken_table(day, page)
    assert broken not in numbers(page)

    # The sheet, the report and the table leave the house; the wall shows who deals.
    click(page.turned.buttons[1])
    for wanted, file in (("sheet", "s.pdf"), ("work", "w.pdf"), ("table", "t.csv")):
        click(page.papers[wanted])  # type: ignore[index]
        dialog = page.findChild(QFileDialog)
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / file))
        dialog.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert until(lambda: not page.printing)
        assert (tmp_path / file).stat().st_size > 100
    assert until(lambda: page.work.rowCount() == 9)
    assert sum(one.minutes for one in work_of(day.session).shifts) >= 7 * 31
    day.shown.show_on(None)
    day.window.activateWindow()
    assert QTest.qWaitForWindowActive(day.window)
    for _ in range(2):
        QTest.keyClick(day.window, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    assert day.shown.programme.chosen == "dealers"

    # The shift is over for one of them.
    leaving = next(iter(dealing(page).values()))
    pick(page, leaving)
    click(page.leaving)
    assert day.window.quick.reading.sentence.startswith(f"Dealer {leaving} went off; nobody deals")
    QTest.keyClick(day.window.quick.field, Qt.Key.Key_Return)
    assert leaving not in dealing(page).values()
    assert page.state.text().startswith("8 dealers on")
    assert QApplication.activeWindow() in {day.window, day.shown.wall.window}


def broken_table(day: Saturday, page: DealersPage) -> str:
    """Break a table with a dealer in Turbo, and return its number on the page."""
    at = next(no for no in dealing(page) if no.startswith("B"))
    name, table = dealing(page)[at], int(at[1:])
    day.shown.choose(day.numbers[1])
    day.window.gestures.perform("clock")
    seated = day.window.view.state.play.seating.tables[TableNo(table)].players
    for seat in sorted(seated)[:-1]:
        typed(day, f"b {table}-{seat}")
    typed(day, f"break {table}")
    here = page_of(day)
    assert at not in numbers(here)
    assert [one.name for one in off(here) if not one.resting] == [name]
    assert typed(day, f"lend {table} spring").startswith(f"Table {table} lent")
    day.shown.choose(day.numbers[0])
    typed(day, f"open {table}")
    there = page_of(day)
    assert f"A{table}" in numbers(there)
    assert "Spring Main" in typed(day, f"dealer {name.split()[0].lower()} {table}")
    assert dealing(there)[f"A{table}"] == name
    day.shown.choose(day.numbers[2])
    return at


def test_an_undo_is_of_whatever_was_done_last(day: Saturday, time: SetTime) -> None:
    page = nine_on(day)
    click(page.pushing)
    first = dealing(page)
    day.window.gestures.perform("clock")
    left = day.window.view.state.left
    typed(day, "b 1-1")
    QTest.keyClick(day.window, Qt.Key.Key_Z, CONTROL)
    assert day.window.view.state.left == left
    assert dealing(page) == first
    time.minutes += 30
    click(page.pushing)
    assert dealing(page) != first
    click(day.window.quick.last.undo)
    assert dealing(page) == first
    assert day.window.view.state.left == left
    # Somebody else pushed since: this window's undo is not theirs.
    time.minutes += 1
    click(page.pushing)
    time.minutes += 30
    day.session.submit_house(PushDealers())
    seen = dealing(page)
    QTest.keyClick(day.window, Qt.Key.Key_Z, CONTROL)
    assert dealing(page) == seen


def test_the_line_pushes_puts_and_rests(day: Saturday) -> None:
    line = day.window.quick
    line.take("push")
    assert line.reading.sentence == "No dealer is on: bring the dealers on first."
    page = nine_on(day)
    line = day.window.quick
    line.take("push")
    assert line.reading.sentence == (
        "Push the dealers: 7 dealers at tables, 2 on a break, 5 tables without a dealer"
    )
    assert "Dealers pushed" in typed(day, "push")
    line.take("dealer")
    assert line.reading.sentence == "Which dealer?"
    line.take("dealer nobody 7")
    assert line.reading.sentence == "No dealer of that name: nobody"
    line.take("dealer inês")
    assert line.reading.sentence.startswith("At which table does Inês deal?")
    line.take("dealer inês 99")
    assert line.reading.sentence == "Table 99 is open in no tournament of today."
    there = dealing(page)
    at, other = next((no, one) for no, one in there.items() if one != "Inês")
    line.take(f"dealer ines {at[1:]}")
    assert line.reading.sentence.endswith(f"; {other} is free")
    typed(day, f"dealer ines {at[1:]}")
    assert dealing(page)[at] == "Inês"
    assert "Inês on a break" in typed(day, "rest ines")
    assert typed(day, "rest ines") == "Inês is on a break already."
    assert typed(day, "on ines") == "Inês is on already."
    assert "Dealer Inês went off" in typed(day, "off inês")
    assert typed(day, "rest inês").startswith("No dealer of that name")
    assert "Dealer Inês came on" in typed(day, "on inês")
    typed(day, "off inês")
    line.take("push back")
    assert line.reading.sentence.startswith("Take back the last gesture on the dealers")
    typed(day, "push back")
    assert page.state.text().startswith("9 dealers on") or len(off(page)) == 3


def test_two_tables_of_one_number_are_told_apart(session: Session, time: SetTime) -> None:
    from tests.gui.festival.test_festival import saturday  # noqa: PLC0415

    del time
    with saturday(session) as day:
        session.club.staff.add("Anna")
        typed(day, "on anna")
        line = day.window.quick
        line.take("dealer anna 1")
        assert line.reading.mood != "asking", "only the tournament in hand has such a table"
        page = page_of(day)
        click(page.turning)
        answered(page, "20", "2", "1 2 3")
        line.take("dealer anna 1")
        assert line.reading.sentence == "In which tournament?"
        assert [one.line for one in line.reading.offers] == [
            f"dealer Anna 1 {name}" for name in ("Spring Main", "Turbo", "Bounty")
        ]
        assert "Turbo" in typed(day, "dealer anna 1 turbo")
        turn(day)
        assert dealing(page_of(day)) == {"B1": "Anna"}


def test_a_question_says_what_is_missing(day: Saturday) -> None:
    page = page_of(day)
    assert page.asking.isHidden()
    click(page.adding)
    assert page.asking.said.text() == "Who comes on? A new name is taken in on the staff."
    page.asking.fields[0].setText("x" * 500)
    assert not page.asking.button.isEnabled()
    answered(page, "Anna")
    assert [one.name for one in off(page)] == ["Anna"]
    assert list(day.session.club.staff.active().values()) == ["Anna"]
    click(page.adding)
    page.asking.fields[0].setText("anna")
    assert "is new" in page.asking.said.text() or "already" in page.asking.said.text()
    page.leave()
    # A player may deal elsewhere; whoever is barred, or sits at a table now, is said.
    bounty = day.session.timeline(day.numbers[2]).persons
    day.session.submit_house(BarPerson(person=next(iter(bounty.values())), reason="chips"))
    click(page.adding)
    page.asking.fields[0].setText("maria rossi")
    assert page.asking.said.text().endswith("on as a dealer; somebody of this name is barred")
    page.leave()
    click(page.turning)
    for at, wrong in ((0, "0"), (0, "x"), (1, "21"), (2, "9"), (2, "spring")):
        kept = page.asking.fields[at].text()
        page.asking.fields[at].setText(wrong)
        assert not page.asking.button.isEnabled()
        page.asking.fields[at].setText(kept)
    assert page.asking.button.isEnabled()
    assert page.asking.fields[2].text() == "1 2 3"


def test_in_a_wide_and_tall_window_those_off_the_tables_and_the_work_are_beside_each_other(
    day: Saturday,
) -> None:
    page = nine_on(day)
    click(page.pushing)
    day.window.resize(1920, 1080)
    assert until(lambda: page.shifts.isVisible() and page.line_up.isVisible())
    assert until(lambda: page.work.rowCount() == len(DEALERS))
    assert not any(button.isVisible() for button in page.turned.buttons)
    off, work = (one.mapTo(page, QPoint()) for one in (page.line_up, page.shifts))
    assert off.y() == work.y()
    assert off.x() + page.line_up.width() < work.x()
    day.window.resize(1280, 800)
    assert until(lambda: not page.shifts.isVisible())
    assert page.line_up.isVisible()
    click(page.turned.buttons[1])
    assert page.shifts.isVisible()
    assert not page.line_up.isVisible()
