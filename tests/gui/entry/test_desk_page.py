"""The desk as a hand at the keyboard meets it."""

import random
from pathlib import Path
from typing import NoReturn

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, ReinstatePlayer
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.places import Places
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.shared.plain import plain
from tdconsole.known_errors import FileBusy
from tdconsole.session import open_house
from tests.gui.console_evening import viewing
from tests.gui.desk_page import Key, chosen, column, desk, enter, registered, typed

JOAN, JOHN, MARIA = EntryId(5), EntryId(4), EntryId(1)


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> DeskPage:
    return desk(view, gestures, window)


def test_somebody_known_is_registered_by_a_few_letters_and_enter(
    page: DeskPage, view: TournamentView
) -> None:
    view.session.club.people.add("Zoë Quinn", "IE", "4711")
    typed(page, "quinn zo")
    assert page.registering.found.index(0).data() == "Zoë Quinn"
    enter(page.registering.search)
    assert len(view.state.entries.by_id) == 12
    enter(page.registering.charging.money)
    assert column(page, 1)[-1] == "Zoë Quinn"
    assert page.registering.search.text() == ""
    assert page.isAncestorOf(page.focusWidget())
    assert page.focusWidget() is page.registering.search
    seated = page.registering.seated
    seat = view.state.play.seating.of[EntryId(13)]
    figures = [one.figure.text() for one in (seated.table, seated.seat, seated.taken)]
    assert (seated.name.text(), seated.about.text()) == ("Zoë Quinn", "Entry 13")
    assert figures == [str(seat.table), str(seat.seat), "€55.00"]
    assert seated.isVisible()
    QTest.keyClicks(page.registering.search, "m")
    assert not seated.isVisible()


def test_the_arrows_choose_while_the_field_is_typed_into(
    page: DeskPage, view: TournamentView
) -> None:
    typed(page, "jo")
    field = page.registering.search
    names = [match.name for match in page.registering.found.found]
    assert names[-1] == "jo"
    QTest.keyClick(field, Key.Key_Down)
    assert page.registering.list.currentIndex().data() == names[1]
    QTest.keyClick(field, Key.Key_Up)
    QTest.keyClick(field, Key.Key_Up)
    assert page.registering.list.currentIndex().data() == names[0]
    assert page.focusWidget() is field
    assert len(view.state.entries.by_id) == 12


def test_who_is_registered_already_is_told_before_enter_and_refused_in_place(
    page: DeskPage, view: TournamentView
) -> None:
    typed(page, "rossi")
    said = page.registering.said
    assert (said.text(), said.property("role")) == (
        "Maria Rossi is registered already, as entry 1.",
        "waiting",
    )
    assert not page.registering.button.isEnabled()
    QTest.keyClick(page.registering.search, Key.Key_Return)
    assert said.text() == "Maria Rossi is registered already, as entry 1."
    assert page.registering.search.text() == "rossi"
    assert len(view.state.entries.by_id) == 12


def test_a_newcomer_is_asked_for_the_country_and_registered(
    page: DeskPage, view: TournamentView
) -> None:
    chosen(page, "Bo Li")
    form = page.registering.form
    country = form.fields["country"]
    assert form.isVisible()
    assert page.focusWidget() is country.edit
    QTest.keyClicks(country.edit, "cn")
    assert country.said.text() == "China"
    enter(country.edit)
    assert not form.isVisible()
    enter(page.registering.charging.money)
    assert (column(page, 1)[-1], column(page, 2)[-1]) == ("Bo Li", "CN")
    assert page.focusWidget() is page.registering.search
    assert view.people[view.state.entries.by_id[EntryId(13)].person].country == "CN"


@pytest.mark.parametrize("typed_in", ["q", "qq", "1a"])
def test_a_country_that_is_none_is_not_taken(
    page: DeskPage, view: TournamentView, typed_in: str
) -> None:
    chosen(page, "Bo Li")
    form, country = page.registering.form, page.registering.form.fields["country"]
    QTest.keyClicks(country.edit, typed_in)
    assert not form.go_on.isEnabled()
    assert country.said.property("role") == "stopped"
    enter(country.edit)
    assert form.isVisible()
    assert len(view.state.entries.by_id) == 12


def test_escape_goes_from_the_form_back_to_what_was_typed(page: DeskPage) -> None:
    chosen(page, "Bo Li")
    QTest.keyClick(page.registering.form.fields["country"].edit, Key.Key_Escape)
    assert not page.registering.form.isVisible()
    assert page.registering.search.text() == "Bo Li"
    assert page.focusWidget() is page.registering.search


def test_one_letter_is_nobody_new(page: DeskPage) -> None:
    typed(page, "q")
    assert page.registering.found.found == []
    typed(page, "qx")
    assert page.registering.list.currentIndex().data() == "New person: qx"


def test_the_next_entry_and_its_price_stand_beside_the_button(page: DeskPage) -> None:
    assert page.registering.price.text() == "Entry 13, €50.00 + €5.00"


def test_the_list_is_narrowed_by_words_in_any_order_and_without_accents(page: DeskPage) -> None:
    page.seek()
    QTest.keyClicks(page.entries.filter, "sar dor")
    assert column(page, 1) == ["Đorđe Šarić"]
    assert page.entries.title.text() == "Entries (1 of 12)"
    page.entries.filter.setText("12")
    assert column(page, 0) == ["12"]


def test_a_click_on_a_title_sorts_and_the_selection_stays(
    page: DeskPage, gestures: Gestures
) -> None:
    page.show_entry(JOHN)
    titles = page.entries.listing.horizontalHeader()
    where = QPoint(titles.sectionViewportPosition(1) + 20, titles.height() // 2)
    QTest.mouseClick(titles.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert column(page, 1)[:3] == ["Niccolò Bellè", "Inês Gonçalves", "Jürgen Groß"]
    assert gestures.selection == Selection(entries=(JOHN,))
    QTest.keyClick(page.entries.listing, Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert column(page, 3) == sorted(column(page, 3), key=lambda seat: [*map(int, seat.split("-"))])


def test_a_row_is_what_the_buttons_are_about(
    page: DeskPage, view: TournamentView, gestures: Gestures
) -> None:
    assert not gestures.action("reinstate").isEnabled()
    view.do(EliminatePlayers(hand=(Bust(entry=JOAN),)))
    page.show_entry(JOAN)
    assert gestures.action("reinstate").isEnabled()
    assert column(page, 3)[JOAN - 1] == "out, place 12"
    gestures.perform("reinstate")
    assert "-" in column(page, 3)[JOAN - 1]


def test_enter_on_a_row_asks_for_the_entry(page: DeskPage) -> None:
    asked: list[object] = []
    page.wanted_entry.connect(asked.append)
    page.show_entry(JOHN)
    QTest.keyClick(page.entries.listing, Key.Key_Return)
    assert asked == [JOHN]


def test_a_late_entry_shifts_the_places(page: DeskPage, view: TournamentView) -> None:
    view.do(EliminatePlayers(hand=(Bust(entry=JOAN),)))
    changed: list[tuple[int, int]] = []
    page.entries.rows.dataChanged.connect(lambda a, b: changed.append((a.column(), b.row())))
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert column(page, 3)[JOAN - 1] == "out, place 13"
    assert "-" in column(page, 3)[-1]
    assert (3, 12) in changed


def test_what_another_window_does_appears(
    page: DeskPage, view: TournamentView, tmp_path: Path
) -> None:
    with open_house(tmp_path / "club.house") as other:
        other.session.submit(view.tournament, RegisterEntry(person=Newcomer(name="Far Away")))
    view.follow()
    assert column(page, 1)[-1] == "Far Away"
    assert page.entries.title.text() == "Entries (13)"


def test_who_was_taken_off_is_pointed_at_no_longer(
    page: DeskPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(RegisterEntry(person=Newcomer(name="Late Comer"), draw=False))
    page.show_entry(EntryId(13))
    view.do(UnregisterEntry(entry=EntryId(13)))
    assert gestures.selection == Selection()
    assert page.entries.title.text() == "Entries (12)"


def test_the_places_are_those_of_the_whole_list(view: TournamentView) -> None:
    dice = random.Random(7)  # noqa: S311 -- nothing is drawn by it
    places, before, compared = Places(view.state), view.state, 0
    for _ in range(40):
        seated = sorted(view.state.play.seating.of)
        sample = dice.sample(seated, min(2, len(seated)))
        busts = [Bust(entry=entry, stack=Chips(500)) for entry in sample]
        gone = sorted(view.state.exits.by_entry)
        gesture = dice.choice(("out", "out", "out", "both", "back", "new", "struck", "put out"))
        if gesture == "back" and gone:
            view.do(ReinstatePlayer(entry=dice.choice(gone)))
        elif gesture == "struck" and gone:
            view.do(ReclassifyPlayer(entry=dice.choice(gone), reason="chip dumping"))
        elif gesture == "put out" and len(seated) > 4:
            view.do(DisqualifyPlayer(entry=sample[0], stack=Chips(500), reason="hid chips"))
        elif gesture == "new":
            view.do(RegisterEntry(person=Newcomer(name=f"Late {dice.random()}")))
        elif len(seated) > 4:
            view.do(EliminatePlayers(hand=tuple(busts if gesture == "both" else busts[:1])))
        old, new = before.exits.by_entry, view.state.exits.by_entry
        touched = {entry for entry in {*old, *new} if old.get(entry) != new.get(entry)}
        places.follow(view.state, frozenset(touched))
        before = view.state
        for finish in finishes(before):
            assert places.of(finish.entry) == finish
            compared += 1
    assert compared > 40


def test_the_list_follows_every_gesture(page: DeskPage, view: TournamentView) -> None:
    rows = page.entries.rows
    tester = QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    rows.sort(3)
    dice = random.Random(3)  # noqa: S311 -- nothing is drawn by it
    for number in range(60):
        entry = dice.choice(sorted(view.state.entries.by_id))
        view.do(
            dice.choice(
                (
                    EliminatePlayers(hand=(Bust(entry=entry),)),
                    RegisterEntry(person=Newcomer(name=f"Late {number}")),
                    UnregisterEntry(entry=entry),
                    Undo(),
                )
            )
        )
        state = view.state
        assert sorted(int(no) for no in column(page, 0)) == sorted(state.entries.by_id)
        for row in range(rows.rowCount()):
            there, seat = rows.at(row), state.play.seating.of.get(rows.at(row).entry)
            assert there.seat == seat
            assert bool(there.hand) == (there.entry in state.exits.by_entry)
    del tester


def test_an_empty_tournament_says_what_to_do(qt: object, tmp_path: Path) -> None:  # noqa: ARG001
    with viewing(tmp_path, draw=False, clock=False) as view:
        window = QWidget()
        page = desk(view, Gestures(view, window, ACTIONS), window)
        for entry in sorted(view.state.entries.by_id):
            view.do(UnregisterEntry(entry=entry))
        assert page.entries.title.text() == "Entries (0)"
        assert page.entries.listing.empty.startswith("Nobody is registered yet.")
        assert page.registering.said.text().startswith("Type the beginning of a name.")
        window.close()
        window.deleteLater()


def test_regulars_are_offered_before_anything_is_typed_and_registered_by_a_click(
    page: DeskPage, view: TournamentView
) -> None:
    people = view.session.club.people
    regulars = [people.add("Zoë Quinn"), people.add("Ana Duarte")]
    page.registering.search.setText("x")
    page.registering.search.clear()
    found = page.registering.found
    assert [found.index(row).data() for row in range(2)] == ["Ana Duarte", "Zoë Quinn"]
    assert not page.registering.button.isEnabled()
    QTest.keyClick(page.registering.search, Key.Key_Return)
    assert len(view.state.entries.by_id) == 12
    listed = page.registering.list
    QTest.mouseClick(
        listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualRect(found.index(1)).center()
    )
    QTest.mouseClick(page.registering.button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.registering.charging.register, Qt.MouseButton.LeftButton)
    assert regulars[0] in view.state.entries.by_person
    page.register()
    assert [found.index(row).data() for row in range(found.rowCount())] == ["Ana Duarte"]
    assert not page.registering.button.isEnabled()


def test_who_is_highlighted_stays_so_when_another_window_registers(
    page: DeskPage, view: TournamentView, tmp_path: Path
) -> None:
    people = view.session.club.people
    for name in ("Quint Abe", "Quint Bea", "Quint Cal"):
        people.add(name)
    typed(page, "quint")
    names = [match.name for match in page.registering.found.found]
    meant = names[1]
    QTest.keyClick(page.registering.search, Key.Key_Down)
    with open_house(tmp_path / "club.house") as other:
        for name in ("Quint Aab", "Quint Zed"):
            other.session.submit(view.tournament, RegisterEntry(person=Newcomer(name=name)))
    view.follow()
    assert [match.name for match in page.registering.found.found] != names
    assert page.registering.list.currentIndex().data() == meant
    QTest.keyClicks(page.registering.search, " qu")
    for _ in names:
        QTest.keyClick(page.registering.search, Key.Key_Down)
    QTest.keyClick(page.registering.search, Key.Key_Down)
    assert page.registering.list.currentIndex().data() == "New person: quint qu"
    view.do(RegisterEntry(person=Newcomer(name="Quint Qua")))
    assert page.registering.list.currentIndex().data() == "New person: quint qu"


def test_nobody_is_registered_by_enter_when_who_was_meant_is_gone(
    page: DeskPage, view: TournamentView, tmp_path: Path
) -> None:
    people = view.session.club.people
    regulars = [people.add("Zoë Quinn"), people.add("Ana Duarte")]
    page.registering.search.setText("x")
    page.registering.search.clear()
    page.register()
    QTest.keyClick(page.registering.search, Key.Key_Down)
    assert page.registering.list.currentIndex().data() == "Ana Duarte"
    with open_house(tmp_path / "club.house") as other:
        other.session.submit(view.tournament, RegisterEntry(person=regulars[1]))
    view.follow()
    assert not page.registering.list.currentIndex().isValid()
    QTest.keyClick(page.registering.search, Key.Key_Return)
    assert regulars[0] not in view.state.entries.by_person


def test_a_house_that_cannot_be_read_is_told_and_nobody_is_meant(
    page: DeskPage, view: TournamentView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_asked: object) -> NoReturn:
        raise FileBusy("club.house")

    typed(page, "jo")
    names = [match.name for match in page.registering.found.found]
    monkeypatch.setattr(view.session.club.people, "find", busy)
    QTest.keyClicks(page.registering.search, "h")
    assert page.registering.said.text().startswith("club.house is held by another program")
    assert [match.name for match in page.registering.found.found] == names
    QTest.keyClick(page.registering.search, Key.Key_Return)
    assert not page.registering.form.isVisible()
    assert len(view.state.entries.by_id) == 12
    monkeypatch.undo()
    QTest.keyClicks(page.registering.search, "n")
    assert page.registering.list.currentIndex().isValid()


def test_a_name_that_looks_like_markup_is_shown_sign_by_sign(
    page: DeskPage, view: TournamentView
) -> None:
    view.session.club.people.add("<b>Bold</b> Bo")
    registered(page, "bold bo")
    name = page.registering.seated.name
    assert name.text() == "<b>Bold</b> Bo"
    assert name.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("name", ["<b>x</b> & y", "x < y", "Bo\nLi", "<img src=x>"])
def test_a_tooltip_shows_a_name_sign_by_sign(name: str) -> None:
    shown = plain(name)
    document = QTextDocument()
    if RichText.mightBeRichText(shown):
        document.setHtml(shown)
    else:
        document.setPlainText(shown)
    assert document.toPlainText() == name


def test_a_narrow_list_gives_up_the_country_and_then_the_number_before_the_name(
    page: DeskPage,
) -> None:
    listing, gone = page.entries.listing, []
    for width in (900, 400, 300, 900):
        listing.resize(width, listing.height())
        gone.append([number for number in range(4) if listing.isColumnHidden(number)])
    assert gone == [[], [2], [0, 2], []]


def test_after_one_the_next_is_served_by_a_press_and_what_is_undone_is_shown_no_more(
    page: DeskPage, view: TournamentView
) -> None:
    people = view.session.club.people
    people.add("Zoë Quinn")
    people.add("Ana Duarte")
    registered(page, "quinn")
    panel = page.registering
    assert panel.button.text() == "Next"
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.list.isVisible()
    assert panel.found.index(0).data() == "Ana Duarte"
    registered(page, "duarte")
    assert panel.seated.isVisible()
    view.do(Undo())
    assert not panel.seated.isVisible()
    assert panel.found.index(0).data() == "Ana Duarte"
