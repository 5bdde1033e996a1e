"""What is on record of somebody: on the page of the people, in the line and at the seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.house import BarPerson
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Chips, EntryId, PenaltyNo, PersonId, RulingNo
from tdconsole.gui.app import Console
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.line.typing.reading import ToAction
from tdconsole.session import Session, SystemTime
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated, viewing
from tests.gui.hands import WindowTable
from tests.line.table import ROSSI

pytestmark = pytest.mark.usefixtures("qt")

WARNING = GivePenalty(entry=ROSSI, step="warning", offence="phone", words="rang twice")
ROUND = GivePenalty(entry=ROSSI, rounds=1, offence="language")


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> PeoplePage:
    page = PeoplePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    return page


def maria(view: TournamentView) -> PersonId:
    return view.session.timeline(view.tournament).persons[ROSSI]


def told(page: PeoplePage) -> list[tuple[str, str, bool]]:
    rows = page.past.rows
    return [(row.what, row.why, row.over) for row in (rows.at(no) for no in range(rows.rowCount()))]


# On the page of the people


def test_penalties_and_bars_the_latest_first(page: PeoplePage, view: TournamentView) -> None:
    for request in (WARNING, ROUND):
        assert view.do(request)
    assert view.do(LiftPenalty(penalty=PenaltyNo(2), reason="wrong player"))
    person = maria(view)
    view.session.submit_house(BarPerson(person=person, reason="phone", series="Winter"))
    view.session.submit_house(BarPerson(person=person, reason="again"))
    page.show_record(person)
    assert page.turned.shown == 1
    assert page.past.title.text() == "Maria Rossi"
    assert page.past.counted.text() == "1 penalty on record in 1 tournament"
    assert told(page) == [
        ("Barred", "again", False),
        ("Barred: Winter", "phone", False),
        ("1 round", "foul language", True),
        ("warning", "phone or device at the table", False),
    ]
    page.past.listing.select(2)
    about = page.past.about.text()
    assert about.startswith("1 round  ·  foul language  ·  ")
    assert about.endswith("lifted. Reason: wrong player")
    page.past.listing.select(3)
    assert page.past.about.text().endswith("  ·  “rang twice”")
    page.past.listing.select(1)
    assert page.past.about.text() == "Barred for good, from the series Winter. Reason: phone"


def test_rulings_stand_among_them_and_suggest_nothing(
    page: PeoplePage, view: TournamentView
) -> None:
    decided = MakeRuling(happened="cards\nmixed", decided="it plays", entries=(ROSSI,))
    assert view.do(decided)
    assert view.do(MakeRuling(happened="chips hidden", entries=(ROSSI,)))
    page.show_record(maria(view))
    past = page.past
    assert past.counted.text() == "No penalty on record in 1 tournament  ·  named in 2 rulings"
    assert told(page) == [
        ("● Ruling 2", "chips hidden", False),
        ("Ruling 1", "cards mixed", False),
    ]
    past.listing.select(0)
    assert past.about.text().startswith("Ruling 2, pending  ·  ")
    past.listing.select(1)
    assert past.about.text().endswith("“cards mixed”  ·  Decision: it plays")
    past.offence.setCurrentIndex(past.offence.findData("phone"))
    assert "because nothing of the kind is on record" in past.said.text()
    view.session.club.notes.erase(view.state.rulings[RulingNo(2)].happened)
    assert view.do(WARNING)
    assert told(page)[1] == ("● Ruling 2", "erased", False)


def test_a_record_is_found_by_turning_to_it_and_follows(
    page: PeoplePage, view: TournamentView
) -> None:
    page.listing.select(maria(view))
    assert told(page) == []
    QTest.mouseClick(page.turned.buttons[1], Qt.MouseButton.LeftButton)
    assert page.past.listing.empty == "Nothing is on record."
    assert view.do(WARNING)
    assert [what for what, _why, _over in told(page)] == ["warning"]
    assert view.do(Undo())
    assert told(page) == []
    view.session.submit_house(BarPerson(person=maria(view), reason="phone"))
    assert [what for what, _why, _over in told(page)] == ["Barred"]


def test_what_is_usual_next_is_suggested_and_begun_in_the_line(
    page: PeoplePage, view: TournamentView, gestures: Gestures
) -> None:
    begun: list[str] = []
    gestures.begun.connect(begun.append)
    assert view.do(WARNING)
    page.show_record(maria(view))
    past, seat = page.past, view.state.play.seating.of[ROSSI]
    assert not past.said.isVisible()
    past.give.click()
    past.offence.setCurrentIndex(past.offence.findData("phone"))
    assert past.said.text().startswith("Usual here: one hand, because last time, on ")
    past.offence.setCurrentIndex(past.offence.findData("abuse"))
    assert past.said.text() == (
        "Usual here: warning, because nothing of the kind is on record (TDA-2024 70)"
    )
    past.give.click()
    assert begun == [f"p {seat.table}-{seat.seat} ", f"p {seat.table}-{seat.seat} abuse "]


def test_whoever_sits_nowhere_is_given_no_penalty(page: PeoplePage, view: TournamentView) -> None:
    page.show_record(view.session.club.people.add("Zoë Quinn"))
    assert not page.past.give.isEnabled()
    page.new()
    assert page.turned.shown == 0
    page.turned.turn(1)
    assert page.past.title.text() == "New person"
    assert not page.past.give.isEnabled()


def test_of_one_of_many_namesakes_the_right_one_is_shown(
    page: PeoplePage, view: TournamentView
) -> None:
    people = view.session.club.people
    first = people.add("Jan Nowak")
    for _ in range(250):
        people.add("Jan Nowak")
    page.show_record(first)
    assert page.past.record.person == first


def test_of_somebody_who_was_erased_meanwhile_nothing_is_shown(
    page: PeoplePage, view: TournamentView
) -> None:
    heard: list[str] = []
    view.told.connect(lambda one: heard.append(one.sentence))
    person = maria(view)
    view.session.club.erase(person)
    page.show_record(person)
    assert heard == ["This person has been erased meanwhile."]


def test_a_bar_from_a_series_is_asked_for_and_lifted_by_its_name(
    page: PeoplePage, view: TournamentView
) -> None:
    page.show_record(maria(view))
    for series in ("", "Winter"):
        page.ask("bar")
        page.asking.fields[1].setText(series)
        page.asking.fields[2].setText("phone")
        QTest.keyClick(page.asking.fields[2], Qt.Key.Key_Return)
    assert page.record.standing.text() == (
        "Barred for good. Reason: phone  ·  Barred for good, from the series Winter. Reason: phone"
    )
    page.ask("lift")
    page.asking.fields[1].setText("Summer")
    assert page.asking.said.text() == "No bar from that is in force: type one of Winter."
    page.asking.fields[1].setText("winter")
    assert page.asking.said.text() == "No longer barred from the series Winter"
    QTest.keyClick(page.asking.fields[1], Qt.Key.Key_Return)
    assert page.record.standing.text() == "Barred for good. Reason: phone"
    page.ask("bar")
    page.asking.fields[1].setText("\x07")
    page.asking.fields[2].setText("phone")
    assert page.asking.said.text() == "The name of a series, on one line."


def test_the_series_that_is_played_is_proposed_and_may_be_taken_out(
    page: PeoplePage, view: TournamentView
) -> None:
    assert view.do(EditSetup(terms=TermsChanges(series="Winter")))
    page.show_record(maria(view))
    page.ask("bar")
    page.asking.fields[2].setText("phone")
    assert page.asking.said.text() == "Maria Rossi barred for good, from the series Winter"
    page.asking.fields[1].clear()
    assert page.asking.said.text() == "Maria Rossi barred for good"


def test_a_bar_from_the_series_that_is_played_has_its_name_as_it_is_written(
    page: PeoplePage, view: TournamentView
) -> None:
    view.do(EditSetup(terms=TermsChanges(series="Winter Series")))
    page.show_record(maria(view))
    page.ask("bar")
    page.asking.fields[1].setText("winter  series")
    page.asking.fields[2].setText("phone")
    assert page.asking.said.text() == "Maria Rossi barred for good, from the series Winter Series"


def test_a_disqualification_for_no_offence_that_is_listed_shows_why(
    page: PeoplePage, view: TournamentView
) -> None:
    assert view.do(DisqualifyPlayer(entry=ROSSI, stack=Chips(100), reason="hid chips"))
    page.show_record(maria(view))
    assert told(page) == [("disqualification", "hid chips", False)]


# In the line


@pytest.fixture
def table(tmp_path: Path) -> Iterator[WindowTable]:
    with viewing(tmp_path) as view:
        yield WindowTable(view)


def test_the_record_asks_for_a_name_and_leads_there(table: WindowTable) -> None:
    assert table.read("record").mood == "asking"
    assert table.read("bar").mood == "asking"
    reading = table.read(f"record {table.at(ROSSI)}")
    assert reading.sentence == "Maria Rossi: Nothing on record in 1 tournament"
    assert reading.jump == ToAction(action="record", entry=ROSSI)
    assert table.read("bar rossi").jump == ToAction(action="bar", entry=ROSSI)
    assert len(table.read("record smith").offers) == 2


def test_the_preview_says_what_the_record_makes_usual(table: WindowTable) -> None:
    assert table.view.do(WARNING)
    asked = table.read("p #1 phone")
    assert "how? Usual here: one hand, because last time, on " in asked.sentence
    assert asked.offers[0].detail == "1h"
    foreseen = table.read("p #1 1r phone").sentence
    assert (
        "(phone or device at the table). Usual here: one hand, because last time, on " in foreseen
    )
    assert "Usual here" not in table.read("p #1 1r language").sentence
    assert table.view.do(ROUND)
    several = table.read("p #1 1r abuse").sentence
    assert several.endswith(
        "Usual here: one hand, because there were 2 penalties in this tournament (TDA-2024 70)"
    )


def test_what_is_out_of_the_range_is_still_told(table: WindowTable) -> None:
    collusion = GivePenalty(entry=ROSSI, step="warning", offence="collusion")
    assert table.view.do(collusion)
    told = table.read("p #1 1r collusion").sentence
    assert "not what is usual: TDA-2024 69: disqualification). Usual here: disqualification" in told


# In the window


@pytest.fixture
def console(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    console = Console(session, "en", Settings(), lambda _chosen: None, SystemTime())
    console.begin()
    assert isinstance(console.window, ConsoleWindow)
    yield console.window
    console.close()


def test_from_a_seat_to_the_record_and_back_to_the_line(console: ConsoleWindow) -> None:
    console.show_entry(ROSSI)
    console.gestures.perform("record")
    assert console.page is console.pages.of(PeoplePage)
    assert console.pages.of(PeoplePage).past.title.text() == "Maria Rossi"
    console.pages.of(PeoplePage).past.give.click()
    seat = console.view.state.play.seating.of[ROSSI]
    assert console.quick.field.text() == f"p {seat.table}-{seat.seat} "


def test_after_a_disqualification_a_bar_is_offered_and_nothing_more(
    console: ConsoleWindow,
) -> None:
    offered = console.quick.last.bar
    assert offered.isHidden()
    out = DisqualifyPlayer(entry=EntryId(3), stack=Chips(100), reason="dumped chips")
    assert console.view.do(out)
    assert not offered.isHidden()
    assert offered.accessibleName() == "Bar Niccolò Bellè"
    offered.click()
    people = console.pages.of(PeoplePage)
    assert console.page is people
    assert people.asking.title.text() == "Bar Niccolò Bellè"
    assert people.asking.isVisible()
    assert console.view.do(WARNING)
    assert offered.isHidden()


def test_a_sanction_offers_no_bar(console: ConsoleWindow) -> None:
    out = DisqualifyPlayer(
        entry=EntryId(3), stack=Chips(100), reason="third warning", sanction=True
    )
    assert console.view.do(out)
    assert console.quick.last.bar.isHidden()


def test_the_line_asks_to_bar(console: ConsoleWindow) -> None:
    console.quick.take("bar #3")
    QTest.keyClick(console.quick.field, Qt.Key.Key_Return)
    assert console.pages.of(PeoplePage).asking.title.text() == "Bar Niccolò Bellè"
