"""The days of a festival in the window: put on, changed, linked, taken off and printed."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.house import AddToSchedule, EditSchedule
from tdconsole.domain.values import Chips, Money, Price, ScheduleNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.page import FestivalPage
from tdconsole.gui.console.festival.schedule.board import OPEN, Block, Day, DaysBoard
from tdconsole.gui.console.festival.schedule.days import DaysPane
from tdconsole.gui.console.festival.schedule.dialog import ScheduleDialog
from tdconsole.gui.console.festival.schedule.page import SchedulePage
from tdconsole.gui.console.festival.schedule.typed import (
    cost_typed,
    cost_written,
    late_typed,
    time_typed,
)
from tdconsole.projections.festival.lasting import Lasting
from tdconsole.session import Session
from tdconsole.session.festival.schedule import today_of
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.frame.test_spread import pane as pane_of
from tests.gui.waiting import until
from tests.printing.read_again import pages_of
from tests.session.league import done

ROW = ScheduleNo(1)
SPACE = theme("dark").console.space


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> Iterator[SchedulePage]:
    page = SchedulePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    page.show()
    yield page
    assert until(lambda: not page.paper.busy)


def press(widget: QWidget) -> None:
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, 8)
    )


def dialog_of(page: SchedulePage) -> ScheduleDialog:
    found = page.findChild(ScheduleDialog)
    assert found is not None
    return found


def typed(dialog: ScheduleDialog, **fields: str) -> None:
    for name, text in fields.items():
        field = getattr(dialog, name)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text) if text else QTest.keyClick(field, Qt.Key.Key_Delete)


def cells(page: SchedulePage, row: int) -> list[str]:
    columns = range(page.rows.columnCount())
    return [str(page.rows.index(row, column).data()) for column in columns]


def tomorrow(session: Session, days: int = 1) -> str:
    return (date.fromisoformat(today_of(session).day) + timedelta(days=days)).isoformat()


def planned(session: Session, title: str = "Main Event", days: int = 1) -> None:
    done(session, AddToSchedule(day=tomorrow(session, days), time="14:00", title=title))


def test_a_row_is_typed_and_put_on_the_schedule(page: SchedulePage, view: TournamentView) -> None:
    chosen = page.row
    press(page.adding)
    dialog = dialog_of(page)
    assert dialog.day.text() == (today_of(view.session).day if chosen is None else chosen.day)
    assert not dialog.keep.isEnabled()
    typed(dialog, time="14.30", title="Main  Event", cost="500+50", stack="30k", minutes="40")
    typed(dialog, late="8", note="Bring a document.")
    assert dialog.said.text() == ""
    press(dialog.keep)
    assert not dialog.isVisible()
    one = view.session.house.schedule[ROW]
    assert (one.time, one.title, one.price) == (
        "14:30",
        "Main Event",
        Price(pool=Money(50_000), fee=Money(5_000)),
    )
    assert (one.stack, one.minutes, one.late) == (Chips(30_000), 40, "8")
    assert page.card.note.text() == "Bring a document."
    assert page.card.what.text() == "Main Event"
    at = page.rows.row_of(ROW)
    assert at is not None
    assert cells(page, at)[1:3] == ["14:30", "Main Event"]


@pytest.mark.parametrize(
    ("field", "wrong", "sentence"),
    [
        ("day", "31.2.2027", "A day is written 2027-12-31 or 31.12.2027."),
        ("day", "", "A day is written 2027-12-31 or 31.12.2027."),
        ("time", "25:00", "A time is written 14:00."),
        ("title", " ", "What is it called?"),
        ("cost", "a lot", "A buy-in is written 500+50, or 500+50+250 with a bounty."),
        ("stack", "many", "Chips are written 10000, 10 000 or 10k."),
        ("minutes", "1441", "The minutes of a level are a whole number, such as 40."),
        (
            "late",
            "soon",
            "Registration closes with a level, such as 8, or at a time, such as 21:30.",
        ),
    ],
)
def test_what_can_not_be_read_is_said_before_it_is_kept(
    page: SchedulePage, field: str, wrong: str, sentence: str
) -> None:
    page.add()
    dialog = dialog_of(page)
    typed(dialog, time="14", title="Main")
    assert dialog.keep.isEnabled()
    typed(dialog, **{field: wrong})
    assert dialog.said.text() == sentence
    assert not dialog.keep.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_same_row_twice_is_refused_in_the_form(
    page: SchedulePage, view: TournamentView
) -> None:
    planned(view.session)
    page.add()
    dialog = dialog_of(page)
    typed(dialog, day=tomorrow(view.session), time="14", title="main event")
    press(dialog.keep)
    assert dialog.isVisible()
    assert "already, as row 1" in dialog.said.text()
    dialog.reject()


def test_a_row_is_changed_and_only_what_is_changed(
    page: SchedulePage, view: TournamentView
) -> None:
    done(
        view.session,
        AddToSchedule(
            day=tomorrow(view.session),
            time="14:00",
            title="Main",
            price=Price(pool=Money(5_050)),
            currency="CHF",
            note="Bring a document.",
        ),
    )
    page.refresh()
    page.listing.select(ROW)
    QTest.keyClick(page.listing, Qt.Key.Key_Return)
    dialog = dialog_of(page)
    assert dialog.said.text() == "Nothing is changed."
    assert dialog.cost.text() == "50.50 CHF"
    note = view.session.house.schedule[ROW].note
    typed(dialog, time="15")
    press(dialog.keep)
    one = view.session.house.schedule[ROW]
    assert (one.time, one.price, one.note) == ("15:00", Price(pool=Money(5_050)), note)
    page.change()
    dialog = page.findChildren(ScheduleDialog)[-1]
    typed(dialog, cost="", note="")
    press(dialog.keep)
    one = view.session.house.schedule[ROW]
    assert (one.price, one.note) == (None, None)


def test_a_row_is_linked_to_the_tournament_and_tells_how_it_stands(
    page: SchedulePage, view: TournamentView
) -> None:
    session = view.session
    done(session, AddToSchedule(day=today_of(session).day, time="14:00", title="The main"))
    page.refresh()
    page.listing.select(ROW)
    page.change()
    dialog = dialog_of(page)
    assert not dialog.flight.isEnabled()
    dialog.tournament.setCurrentIndex(dialog.tournament.findData(view.tournament))
    press(dialog.keep)
    assert session.house.schedule[ROW].tournament == view.tournament
    assert "players left" in page.card.stands.text()
    assert page.rows.rowCount() == 1
    page.change()
    dialog = page.findChildren(ScheduleDialog)[-1]
    dialog.tournament.setCurrentIndex(0)
    press(dialog.keep)
    assert session.house.schedule[ROW].tournament is None


def test_the_figures_of_the_selected_row_stand_in_as_many_columns_as_it_has_room_for(
    page: SchedulePage, view: TournamentView
) -> None:
    price = Price(pool=Money(50_000), fee=Money(5_000))
    done(
        view.session,
        AddToSchedule(
            day=tomorrow(view.session), time="22:00", title="Late", price=price, currency="EUR",
            stack=Chips(30_000), minutes=30, late="8",
        ),
    )  # fmt: skip
    page.refresh()
    page.listing.select(ROW)
    card = page.card

    def told() -> dict[str, str]:
        return {name.text(): value.text() for name, value in card.figures if not value.isHidden()}

    assert told() == {
        "Registration until": "02:00",
        "Buy-in": "€500 + €50",
        "Stack": "30,000",
        "Level": "30 min",
    }
    (first, _), (second, _) = card.figures[:2]
    for wide, beside in ((180, False), (300, True), (700, True)):
        card.setFixedWidth(wide)
        assert until(lambda: card.width() == wide)  # noqa: B023 -- within the round
        assert until(lambda: (first.y() == second.y()) is beside)  # noqa: B023 -- within the round


def test_what_is_played_is_selected_first_and_its_evening_stands_below_the_list(
    session: Session,
) -> None:
    seated(session)
    done(
        session,
        AddToSchedule(day=today_of(session).day, time="06:00", title="Reception", kind="other"),
    )
    with console(session) as shown:
        window = window_of(shown)
        pane_of(window, "schedule")
        page = window.pages.of(SchedulePage)
        assert page.row is not None
        assert page.row.tournament == window.view.tournament
        assert until(page.card.chart.isVisible)
        rows = page.rows.rowCount() * SPACE.row
        assert rows <= page.listing.viewport().height() < rows + SPACE.row
        window.resize(1280, 800)
        assert until(lambda: not page.card.chart.isVisible())


def test_a_row_is_taken_off_once_it_was_confirmed(page: SchedulePage, view: TournamentView) -> None:
    planned(view.session, "Main Event")
    planned(view.session, "Turbo")
    page.refresh()
    page.listing.select(ROW)
    press(page.taking)
    assert ROW in view.session.house.schedule
    assert page.asking.isVisible()
    page.asking.leave()
    assert ROW in view.session.house.schedule
    press(page.taking)
    press(page.asking.button)
    assert set(view.session.house.schedule) == {2}
    assert until(lambda: page.rows.rowCount() == 1 + _unplanned(page))


def _unplanned(page: SchedulePage) -> int:
    every = (page.rows.at(at) for at in range(page.rows.rowCount()))
    return sum(one.row.row is None for one in every)


def test_one_that_nobody_planned_is_put_on_the_schedule_as_it_is(
    page: SchedulePage, view: TournamentView
) -> None:
    page.refresh()
    assert _unplanned(page) == 1
    page.listing.select(-1)
    assert not page.taking.isEnabled()
    page.change()
    dialog = dialog_of(page)
    assert dialog.title.text() == view.state.setup.name
    press(dialog.keep)
    (one,) = view.session.house.schedule.values()
    assert one.tournament == view.tournament
    assert _unplanned(page) == 0


def test_what_another_desk_puts_on_comes_by_itself(
    page: SchedulePage, view: TournamentView
) -> None:
    planned(view.session, days=2)
    planned(view.session, "Turbo", days=2)
    assert until(lambda: page.rows.rowCount() == 2 + _unplanned(page))
    QAbstractItemModelTester(
        page.rows, QAbstractItemModelTester.FailureReportingMode.Fatal, page.rows
    )
    at = page.rows.row_of(2)
    assert at is not None
    assert cells(page, at)[0] == ""
    assert cells(page, at - 1)[0] != ""
    done(view.session, EditSchedule(row=ScheduleNo(2), time="09:00"))
    assert until(lambda: page.rows.row_of(2) == at - 1)


def test_the_programme_is_printed_where_the_director_says(
    page: SchedulePage, view: TournamentView, tmp_path: Path
) -> None:
    planned(view.session)
    page.refresh()
    to = tmp_path / "programme.pdf"
    page.write(to)
    assert until(to.exists)
    assert any("Main Event" in line for line in pages_of(to.read_bytes())[0])


def test_the_page_is_offered_once_something_is_planned(session: Session) -> None:
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        button = window.navigation._buttons["schedule"]
        assert not button.isVisibleTo(window)
        window.gestures.perform("festival")
        press(window.pages.of(FestivalPage).days)
        assert window.page.name == "schedule"
        page = window.pages.of(SchedulePage)
        assert page.rows.rowCount() == 1
        planned(session)
        window.show_page("floor")
        assert button.isVisibleTo(window)


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("14", "14:00"),
        ("9.30", "09:30"),
        ("0915", "09:15"),
        ("23:59", "23:59"),
        ("24", None),
        ("14:60", None),
        ("", None),
        ("２０:００", None),
    ],
)
def test_a_time_as_it_is_typed(text: str, time: str | None) -> None:
    assert time_typed(text) == time


@pytest.mark.parametrize(
    ("text", "late"),
    [
        ("", ""),
        ("8", "8"),
        ("level 12", "12"),
        ("poziom 4", "4"),
        ("21:30", "21:30"),
        ("9.05", "09:05"),
        ("0", None),
        ("1000", None),
        ("soon", None),
    ],
)
def test_the_end_of_registration_as_it_is_typed(text: str, late: str | None) -> None:
    assert late_typed(text) == late


@pytest.mark.parametrize(
    ("text", "parts", "currency"),
    [
        ("", (0, 0, 0, 0), "EUR"),
        ("500", (50_000, 0, 0, 0), "EUR"),
        ("500 + 50", (50_000, 5_000, 0, 0), "EUR"),
        ("500+50+250.50+10", (50_000, 5_000, 25_050, 1_000), "EUR"),
        ("500+50 jpy", (500, 50, 0, 0), "JPY"),
    ],
)
def test_a_price_as_it_is_typed_and_written(
    text: str, parts: tuple[int, ...], currency: str
) -> None:
    cost = cost_typed(text, "EUR")
    assert cost is not None
    price = cost.price
    assert (price.pool, price.fee, price.bounty, price.staff) == parts
    assert cost.currency == currency
    assert cost_typed(cost_written(price, currency), "EUR") == cost


@pytest.mark.parametrize("text", ["500+", "+50", "500+x", "1+2+3+4+5", "-5", "500 EURO"])
def test_what_is_no_price_is_none(text: str) -> None:
    assert cost_typed(text, "EUR") is None


def board_of(*times: int, days: int = 1, height: int = 700) -> DaysBoard:
    board = DaysBoard(theme("dark"), "")
    blocks = tuple(
        Block(at, minute, f"{minute // 60:02}:{minute % 60:02}", f"Event {at}")
        for at, minute in enumerate(times)
    )
    board.resize(640, height)
    board.show_days(
        [Day(str(day), blocks, now=600 if day == 1 else None) for day in range(days)], None
    )
    return board


@pytest.mark.usefixtures("qt")
@pytest.mark.parametrize(
    "times", [(600,), (0, 1439), (600, 600, 600, 605), tuple(range(0, 1440, 20))]
)
def test_no_row_lies_over_another_or_leaves_the_board(times: tuple[int, ...]) -> None:
    board = board_of(*times, days=2)
    rooms = [room for room, _one in board.placed()]
    assert 0 < len(rooms) <= 2 * len(times)
    assert not any(one.intersects(other) for one, other in pairwise(rooms))
    assert all(room.top() >= 0 and room.bottom() < board.height() for room in rooms)
    assert not board.grab().isNull()


@pytest.mark.usefixtures("qt")
def test_of_more_days_than_have_room_those_from_today_on_are_shown() -> None:
    board = board_of(600, 700, 800, days=9)
    shown = [day.name for day in board.shown()]
    assert shown[0] == "1"
    assert 2 <= len(shown) < 9
    assert not board_of(days=0).shown()


@pytest.mark.usefixtures("qt")
def test_the_row_chosen_is_drawn_however_full_its_day_is() -> None:
    board = board_of(*range(0, 1440, 20), days=0)
    blocks = tuple(Block(at, 20 * at, "", f"Event {at}") for at in range(72))
    board.show_days([Day("past", blocks)], 60)
    assert 60 in {one.key for _room, one in board.placed()}
    board.show_days([Day("past", blocks)], None)
    assert any(board.placed()), "a past day that is too long is drawn as far as it goes"


@pytest.mark.usefixtures("qt")
def test_a_bar_is_full_while_registration_is_open_and_as_long_as_it_lasts() -> None:
    board = DaysBoard(theme("dark"), "")
    board.resize(900, 200)
    known = Block(1, 600, "10:00", "Main", closes=120, ends=600)
    fades = Block(2, 600, "10:00", "Turbo", closes=120)
    board.show_days([Day("today", (known, fades))], None)
    assert (known.until - known.minute, fades.until - fades.minute) == (600, 120 + OPEN)
    image = board.grab().toImage()
    accent = QColor(theme("dark").colours.accent).rgb()

    def full(row: int) -> int:
        """The pixels across in the middle of the bar of the row."""
        room = [room for room, _one in board.placed()][row]
        inside = 5 * SPACE.unit
        bar = [y for y in range(room.top(), room.bottom()) if image.pixel(inside, y) == accent]
        middle = bar[len(bar) // 2]
        return sum(image.pixel(x, middle) == accent for x in range(image.width()))

    hour = (board.width() - 6 * SPACE.unit) / 10
    assert full(0) == pytest.approx(full(1), abs=4)
    assert full(1) == pytest.approx(2 * hour, abs=0.3 * hour)


def test_the_days_stand_beside_the_schedule_and_a_click_selects(session: Session) -> None:
    seated(session)
    for title, days in (("Main Event", 1), ("Turbo", 2)):
        planned(session, title, days)
    with console(session) as shown:
        window = window_of(shown)
        pane = pane_of(window, "schedule")
        assert isinstance(pane, DaysPane)
        page = window.pages.of(SchedulePage)
        assert page.row is not None
        titles = [one.title for _room, one in pane.board.placed()]
        assert titles[-2:] == ["Main Event", "Turbo"]
        room, one = list(pane.board.placed())[-1]
        QTest.mouseClick(
            pane.board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, room.center()
        )
        assert page.row is not None
        assert page.row.title == "Turbo"
        assert pane.board.key == one.key


def test_a_bar_stays_full_up_to_where_registration_closed(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(session)
    planned(session, "Main Event", 1)
    with console(session) as shown:
        window = window_of(shown)
        pane = pane_of(window, "schedule")
        assert isinstance(pane, DaysPane)
        rows = window.pages.of(SchedulePage).rows
        first = rows.at(0)
        closed = replace(first, row=replace(first.row, lasts=Lasting(closed=90, ends=300)))
        monkeypatch.setattr(rows, "at", lambda _at: closed)
        pane.take_in()
        (block, *_others) = pane.board.days[0].blocks
        assert (block.closes, block.ends) == (90, 300)
