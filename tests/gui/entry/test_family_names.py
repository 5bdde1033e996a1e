"""Family names of several words, from the form to the list, the map and the wall."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.club import Person
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.widgets.writing import letters, shortened
from tdconsole.projections.people.names import Known
from tdconsole.session import Session
from tdconsole.wall.naming import named
from tdconsole.wall.screens.seating import Seating
from tdconsole.wall.theme import theme
from tests.gui.desk_page import Key, chosen, desk, enter
from tests.gui.projector.test_show import Evening
from tests.gui.waiting import until


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> DeskPage:
    return desk(view, gestures, window)


@pytest.fixture
def people(view: TournamentView, gestures: Gestures, window: QWidget) -> Iterator[PeoplePage]:
    view.session.club.people.add("Ana Luca Gil")
    page = PeoplePage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    yield page
    assert until(lambda: not page.writing.busy)


def last(view: TournamentView) -> Person:
    entry = max(view.state.entries.by_id)
    person = view.session.club.people.get(view.state.entries.by_id[entry].person)
    assert person is not None
    return person


def test_a_newcomer_s_family_name_is_guessed_by_the_country(
    page: DeskPage, view: TournamentView
) -> None:
    chosen(page, "Maria Jose Garcia Marquez")
    fields = page.registering.form.fields
    family = fields["family_name"].edit
    assert isinstance(family, QLineEdit)
    assert family.placeholderText() == "Marquez"
    QTest.keyClicks(fields["country"].edit, "es")
    assert (family.text(), family.placeholderText()) == ("", "Garcia Marquez")
    enter(fields["country"].edit)
    enter(page.registering.charging.money)

    known = last(view)
    assert (known.name, known.family_name) == ("Maria Jose Garcia Marquez", "Garcia Marquez")
    assert known.family_guessed


def test_a_newcomer_s_family_name_is_typed_where_the_guess_is_wrong(
    page: DeskPage, view: TournamentView
) -> None:
    chosen(page, "Ana Ruiz Gil")
    form = page.registering.form
    QTest.keyClicks(form.fields["family_name"].edit, "Ruis Gil")
    assert form.fields["family_name"].said.text() == (
        "The name does not end with “Ruis Gil”; type the family name as it is in the name."
    )
    enter(form.fields["family_name"].edit)
    assert form.isVisible()
    form.fields["family_name"].fill("")
    QTest.keyClicks(form.fields["family_name"].edit, "Ruiz Gil")
    assert form.fields["family_name"].said.text() == ""
    enter(form.fields["family_name"].edit)
    enter(page.registering.charging.money)

    known = last(view)
    assert (known.name, known.family_name, known.family_guessed) == (
        "Ana Ruiz Gil",
        "Ruiz Gil",
        False,
    )
    QTest.keyClicks(page.registering.search, "ruiz")
    assert page.registering.found.found[0].name == "Ana Ruiz Gil"


def test_a_newcomer_typed_with_a_comma_is_taken_as_typed(
    page: DeskPage, view: TournamentView
) -> None:
    chosen(page, "Lo Presti Conti, Sofia")
    form = page.registering.form
    family = form.fields["family_name"].edit
    assert isinstance(family, QLineEdit)
    assert family.placeholderText() == "Lo Presti Conti"
    enter(form.fields["country"].edit)
    enter(page.registering.charging.money)

    known = last(view)
    assert (known.name, known.family_name) == ("Sofia Lo Presti Conti", "Lo Presti Conti")
    assert not known.family_guessed


def test_a_guess_is_mended_in_the_record_and_made_again(people: PeoplePage) -> None:
    people.seek()
    QTest.keyClicks(people.search, "luca gil")
    enter(people.search)
    field = people.record.fields["family_name"]
    assert isinstance(field.edit, QLineEdit)
    assert (field.text, field.edit.placeholderText()) == ("", "Gil")
    assert not people.record.changed

    QTest.keyClicks(field.edit, "Luca Gil")
    QTest.keyClick(field.edit, Key.Key_Return)
    assert (people.record.person.family_name, people.record.person.family_guessed) == (
        "Luca Gil",
        False,
    )
    assert field.text == "Luca Gil"
    QTest.keyClick(field.edit, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field.edit, Key.Key_Delete)
    QTest.keyClick(field.edit, Key.Key_Return)
    assert (people.record.person.family_name, people.record.person.family_guessed) == ("Gil", True)


def test_the_map_shortens_the_given_name_alone(view: TournamentView) -> None:
    entry = EntryId(1)
    person = view.session.club.people.get(view.state.entries.by_id[entry].person)
    assert person is not None
    view.session.club.people.change(person.updated(name="Sofia Margherita De Luca"))
    view.know_again([person.id])

    text = letters(theme("dark").console.faces.text, 13)
    known = view.known(entry)
    assert shortened(known, text, 1000) == "Sofia Margherita De Luca"
    assert shortened(known, text, text.wide("S. M. De Luca") + 1) == "S. M. De Luca"
    assert shortened(known, text, 5) == "De Luca"


def test_the_wall_lists_and_shortens_by_the_family_name(session: Session) -> None:
    evening = Evening(session)
    club = session.club.people
    for sought, name, country in (
        ("maria rossi", "Maria De Luca", "IT"),
        ("john smith", "Jan van den Berg", "NL"),
    ):
        (person,) = club.find(sought)
        club.change(replace(person.updated(name=name, country=country), nickname=None))

    rows = evening.sees("seating", Seating, names="initial").seated
    names = [one.row[0] for one in rows]
    assert "De Luca, M." in names
    assert names.index("van den Berg, J.") < names.index("De Luca, M.")
    assert {one.key[:4] for one in rows} >= {"berg", "de l"}
    assert named(Known(name="Maria De Luca"), None, "initial") == "M. De Luca"
