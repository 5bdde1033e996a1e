"""The people of the house: found, kept, barred, merged, erased, taken in and written out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.club.lists.people_csv import preview
from tdconsole.club.person import NOT_YET, Person
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.people.standing import bars_of
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.desk_page import Key, desk, enter
from tests.gui.waiting import until

LIST = """Cognome;Nome;Nazione;Data di nascita;Tessera
Rossi;Mario;IT;1.2.1980;X1
Bianchi;Luca;Italia;31.2.1980;X2
Nowak;Jan;PL;1990-01-02;
"""


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> Iterator[PeoplePage]:
    view.session.club.people.take_in(
        Person(id=NOT_YET, name="Zoë Quinn", country="IE", member_no="4711", born="1987-03-21")
    )
    page = PeoplePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    yield page
    assert until(lambda: not page.writing.busy)


def found(page: PeoplePage, typed: str) -> Person:
    page.seek()
    page.search.clear()
    QTest.keyClicks(page.search, typed)
    enter(page.search)
    return page.record.person


def names(page: PeoplePage) -> list[str]:
    return [page.rows.at(row).person.name for row in range(page.rows.rowCount())]


def told(view: TournamentView) -> list[Told]:
    heard: list[Told] = []
    view.told.connect(heard.append)
    return heard


def test_the_page_opens_by_family_name(page: PeoplePage, view: TournamentView) -> None:
    order = ["Jan van den Berg", "Sofia De Luca", "Ann Lloyd", "Piet van den Berg"]
    for name, country in zip(order, ("NL", "IT", "GB", "BE"), strict=True):
        view.session.club.people.add(name, country)
    page.hide()
    page.show()
    assert [name for name in names(page) if name in order] == order
    page.search.setText("berg")
    page.search.clear()
    assert [name for name in names(page) if name in order] == order


def test_in_polish_the_page_opens_by_the_polish_alphabet(qt: object, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path, "pl") as view:
        for name in ("Adam Żak", "Ewa Zych", "Jan Zając"):
            view.session.club.people.add(name, "PL")
        window = QWidget()
        page = PeoplePage(view, Gestures(view, window, ACTIONS), theme("dark"), window)
        window.show()
        assert names(page)[-3:] == ["Jan Zając", "Ewa Zych", "Adam Żak"]
        window.close()
        window.deleteLater()


def test_somebody_is_found_as_the_name_is_typed(page: PeoplePage, gestures: Gestures) -> None:
    assert "Zoë Quinn" in names(page)
    person = found(page, "sar dor")
    assert names(page) == ["Đorđe Šarić"]
    assert page.record.fields["name"].text == "Đorđe Šarić"
    assert gestures.selection == Selection(person=person.id)
    page.search.setText("nobody at all")
    assert names(page) == []
    assert page.listing.empty == "Nobody in the house matches that."


def test_the_list_is_a_sound_model(page: PeoplePage) -> None:
    tester = QAbstractItemModelTester(
        page.rows, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for typed in ("a", "ro", "", "q"):
        page.search.setText(typed)
    del tester


def test_a_record_is_changed_and_the_tournament_knows_the_new_name(
    page: PeoplePage, view: TournamentView
) -> None:
    other = QWidget()
    lists = desk(view, Gestures(view, other, ACTIONS), other)
    found(page, "maria rossi")
    assert not page.record.keep.isEnabled()
    page.record.fields["name"].fill("Maria Rossi-Bianchi")
    page.record.fields["email"].fill("maria@example.org")
    enter(page.record.fields["email"].edit)
    assert page.record.said.text() == "Kept."
    assert view.who(EntryId(1)) == "Maria Rossi-Bianchi"
    assert lists.entries.rows.index(0, 1).data() == "Maria Rossi-Bianchi"
    assert lists.recent.rows.at(11).name == "Maria Rossi-Bianchi"
    other.close()
    other.deleteLater()


def test_what_cannot_be_is_said_at_its_field_and_not_kept(page: PeoplePage) -> None:
    found(page, "quinn")
    page.record.fields["email"].fill("nonsense")
    assert page.record.fields["email"].said.text() == "“nonsense” is not an e-mail address."
    assert not page.record.keep.isEnabled()


def test_a_member_number_of_somebody_else_is_refused(
    page: PeoplePage, view: TournamentView
) -> None:
    found(page, "maria rossi")
    page.record.fields["member_no"].fill("4711")
    page.record.keep_record()
    assert page.record.said.text() == "“4711” is the member number of Zoë Quinn."
    known = view.session.club.people.get(page.record.person.id)
    assert known is not None
    assert known.member_no is None


def test_what_was_typed_is_not_lost_by_pointing_elsewhere(page: PeoplePage) -> None:
    person = found(page, "quinn")
    page.search.clear()
    page.listing.select(person.id)
    page.record.fields["nickname"].fill("Zed")
    page.listing.select(page.rows.at(3).person.id)
    assert page.record.person.id == person.id
    assert page.listing.key == person.id
    assert page.record.fields["nickname"].text == "Zed"
    QTest.keyClick(page.record.fields["nickname"].edit, Key.Key_Escape)
    assert page.record.fields["nickname"].text == ""
    page.listing.select(page.rows.at(3).person.id)
    assert page.record.person.id != person.id


def test_somebody_new_is_taken_in_and_a_likeness_is_told(
    page: PeoplePage, view: TournamentView
) -> None:
    page.search.setText("Zoe Quinn")
    page.new()
    assert page.record.said.text().startswith("May be in the house already, same name: Zoë Quinn")
    page.record.fields["name"].fill("Ada Nowak")
    page.record.fields["country"].fill("poland")
    enter(page.record.fields["name"].edit)
    assert page.record.person.country == "PL"
    assert view.session.club.people.find("ada nowak")


def test_a_document_looked_at_is_noted_with_the_actor(
    page: PeoplePage, view: TournamentView
) -> None:
    view.session.actor = view.session.club.staff.add("Giulia")
    found(page, "quinn")
    assert page.record.document.text() == "Document not checked yet."
    QTest.mouseClick(page.record.looked, Qt.MouseButton.LeftButton)
    assert page.record.document.text().endswith("by Giulia.")
    assert not page.record.changed


def test_somebody_is_barred_and_let_in_again(page: PeoplePage, view: TournamentView) -> None:
    person = found(page, "quinn")
    assert not page.buttons["lift"].isEnabled()
    page.ask("bar")
    QTest.keyClicks(page.asking.fields[0], "soon")
    assert not page.asking.button.isEnabled()
    page.asking.fields[0].setText("31.12.2999")
    assert page.asking.said.text() == "Say why: the reason is shown at the desk."
    QTest.keyClicks(page.asking.fields[2], "threw a chair")
    enter(page.asking.fields[2])
    assert page.record.standing.text() == (
        "Barred until the end of 31 Dec 2999. Reason: threw a chair"
    )
    assert page.rows.at(0).barred
    page.ask("lift")
    enter(page.asking.fields[0])
    assert not bars_of(view, person.id)
    assert page.record.standing.text() == ""


def test_a_day_that_has_passed_bars_nobody(page: PeoplePage, view: TournamentView) -> None:
    person = found(page, "quinn")
    page.ask("bar")
    page.asking.fields[0].setText("1.1.2001")
    page.asking.fields[2].setText("late")
    enter(page.asking.fields[2])
    assert page.asking.isVisible()
    assert page.asking.said.property("role") == "stopped"
    assert not bars_of(view, person.id)


def test_two_records_become_one_after_what_is_taken_over_was_told(
    page: PeoplePage, view: TournamentView
) -> None:
    quinn = found(page, "quinn")
    found(page, "maria rossi")
    page.ask("merge")
    QTest.keyClicks(page.asking.fields[0], "4711")
    assert page.asking.said.text() == (
        "Zoë Quinn  ·  IE  ·  4711  ·  21 Mar 1987 goes into Maria Rossi. "
        "Taken over: Country, Member number and Birth date."
    )
    enter(page.asking.fields[0])
    people = view.session.club.people
    assert people.meant(quinn.id) == page.record.person.id
    assert page.record.fields["member_no"].text == "4711"
    assert view.people[PersonId(view.state.entries.by_id[EntryId(1)].person)].country == "IE"


def test_two_are_kept_apart(page: PeoplePage, view: TournamentView) -> None:
    found(page, "quinn")
    page.ask("apart")
    QTest.keyClicks(page.asking.fields[0], "rossi")
    QTest.keyClicks(page.asking.fields[1], "married")
    enter(page.asking.fields[1])
    assert page.record.standing.text() == "Kept apart from Maria Rossi"
    page.ask("apart")
    QTest.keyClicks(page.asking.fields[0], "rossi")
    enter(page.asking.fields[0])
    assert view.session.club.people.apart.all() == ()


def test_erasing_asks_for_the_name_and_leaves_a_number(
    page: PeoplePage, view: TournamentView
) -> None:
    person = found(page, "maria rossi")
    page.ask("erase")
    enter(page.asking.fields[0])
    assert view.session.club.people.exists(person.id)
    assert "Entries and results stay" in page.asking.said.text()
    QTest.keyClicks(page.asking.fields[0], "maria rossi")
    enter(page.asking.fields[0])
    assert not view.session.club.people.exists(person.id)
    assert view.who(EntryId(1)) == "erased"
    assert page.record.person.id == NOT_YET


def test_texts_that_name_the_erased_go_too_where_their_number_is_typed(
    page: PeoplePage, view: TournamentView
) -> None:
    notes = view.session.club.notes
    kept, gone = notes.write("Rossini was late"), notes.write("Rossi spoke on the phone")
    found(page, "maria rossi")
    page.ask("erase")
    name, texts = page.asking.fields[:2]
    QTest.keyClicks(name, "maria rossi")
    assert "names the player: “Rossi spoke on the phone”. They stay." in page.asking.said.text()
    QTest.keyClicks(texts, "x")
    assert page.asking.said.text() == "Type 1, and these texts go too."
    texts.clear()
    QTest.keyClicks(texts, "1")
    assert page.asking.said.text().endswith("They go too.")
    enter(texts)

    assert (notes.read(kept), notes.read(gone)) == ("Rossini was late", None)


# Lists


def test_a_list_is_looked_at_before_anybody_comes_in(
    page: PeoplePage, view: TournamentView, tmp_path: Path
) -> None:
    (tmp_path / "players.csv").write_text(LIST, encoding="utf-8")
    page.take_in(tmp_path / "players.csv")
    form = page.taking_in
    assert form.isVisible()
    assert form.said.text() == "1 line can't be taken in."
    assert form.refused.toPlainText().startswith(
        "line 3, birth date: “31.2.1980” can't be read as a date"
    )
    assert form.button.text() == "Take in 2"
    assert view.session.club.people.find("jan nowak") == ()
    form.button.setFocus()
    assert until(form.button.hasFocus)
    heard = told(view)
    QTest.keyClick(form.button, Key.Key_Enter)
    assert not form.isVisible()
    assert heard[-1].sentence == "2 people added. 1 line was left out."
    assert {"Jan Nowak", "Mario Rossi"} < set(names(page))


def test_a_list_is_registered_too_and_nobody_twice(
    page: PeoplePage, view: TournamentView, tmp_path: Path
) -> None:
    (tmp_path / "players.csv").write_text(LIST, encoding="utf-8")
    page.take_in(tmp_path / "players.csv")
    form, before = page.taking_in, len(view.state.entries.by_id)
    form.entering.setCurrentIndex(form.entering.findData("card"))
    assert form.button.text() == "Register 2"
    assert "registered" not in form.said.text()
    assert len(view.state.entries.by_id) == before
    heard = told(view)
    QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    assert not form.isVisible()
    assert heard[-1].sentence.startswith("2 people added. 2 people registered.")
    entries = [one for one in view.state.entries.by_id.values() if one.id > before]
    assert [[part.method for part in one.payments or ()] for one in entries] == [["card"]] * 2
    page.take_in(tmp_path / "players.csv")
    assert not form.button.isEnabled()
    assert "2 people were registered already." in form.said.text()
    assert "Jan Nowak: registered already, entry" in form.refused.toPlainText()


def test_who_of_a_list_is_not_registered_is_named_and_the_list_stays(
    page: PeoplePage, view: TournamentView, tmp_path: Path
) -> None:
    cap = len(view.state.entries.by_id) + 1
    assert view.do(EditSetup(terms=TermsChanges(cap=cap)))
    (tmp_path / "players.csv").write_text(LIST, encoding="utf-8")
    page.take_in(tmp_path / "players.csv")
    form = page.taking_in
    form.entering.setCurrentIndex(form.entering.findData("cash"))
    assert form.button.text() == "Register 1"
    QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    assert form.isVisible()
    assert "1 person registered. 1 person is not registered." in form.said.text()
    assert len(view.state.entries.by_id) == cap
    assert "line 4" in form.refused.toPlainText()
    QTest.mouseClick(form.cancel, Qt.MouseButton.LeftButton)
    assert {"Jan Nowak", "Mario Rossi"} < set(names(page))


def test_a_column_is_said_to_hold_something_else(page: PeoplePage, tmp_path: Path) -> None:
    (tmp_path / "players.csv").write_text(LIST, encoding="utf-8")
    page.take_in(tmp_path / "players.csv")
    form = page.taking_in
    born = form.fields["Data di nascita"]
    born.setCurrentIndex(born.findData("notes"))
    assert form.said.text() == "Every line can be taken in."
    assert not form.refused.isVisible()
    assert form.button.text() == "Take in 3"


def test_escape_leaves_a_list_alone(page: PeoplePage, tmp_path: Path) -> None:
    (tmp_path / "players.csv").write_text(LIST, encoding="utf-8")
    page.take_in(tmp_path / "players.csv")
    QTest.keyClick(page.taking_in.button, Key.Key_Escape)
    assert page.card.isVisible()
    assert page.focusWidget() is page.search


def test_a_list_that_is_not_there_is_told(
    page: PeoplePage, view: TournamentView, tmp_path: Path
) -> None:
    heard = told(view)
    page.take_in(tmp_path / "none.csv")
    assert heard[-1].refused
    assert page.card.isVisible()


def test_everybody_is_written_out(page: PeoplePage, view: TournamentView, tmp_path: Path) -> None:
    heard, path = told(view), tmp_path / "people.csv"
    page.write(path)
    assert until(lambda: bool(heard))
    assert heard[-1].sentence == f"{path} written."
    assert preview(path.read_bytes()).count == 13
