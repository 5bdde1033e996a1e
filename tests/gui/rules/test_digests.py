"""The digests on the page of the rules: found in any language, walked, compared, and led to."""

from collections.abc import Iterator
from itertools import groupby
from time import perf_counter

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.clock import AdjustClock
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock
from tdconsole.gui.console.bubble.page import BubblePage
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.payouts.cancelling import CancelDialog
from tdconsole.gui.console.rules.browser.dialog import DigestsDialog
from tdconsole.gui.console.rules.options.lines import BESIDE, HOLDS, MARK, SOURCE
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.widgets.cite_button import CiteButton, CitedLabel, Cites
from tdconsole.library.digests import digests
from tdconsole.library.mentioned import cites_in
from tdconsole.line.grammar import read
from tdconsole.line.rules.books import Books, cited_together, index, own_book
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToRules
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.hands import click
from tests.gui.setup.test_reach import bust
from tests.gui.waiting import until

FLOP = "four-card-flop"


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> RulesPage:
    page = RulesPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return page


@pytest.fixture
def floor(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


def press(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def shown(page: RulesPage) -> str:
    """The id of what is read."""
    line = page.digests.line
    return "" if line is None else line.id


def part(page: RulesPage) -> str:
    return page.part


def beside(page: RulesPage) -> str:
    return page.beside.book or ""


def found(page: RulesPage) -> list[str]:
    rows = page.digests.rows
    return [rows.at(row).id for row in range(rows.rowCount())]


def text(page: RulesPage) -> str:
    return "\n".join(page.digests.reading.texts)


def link(page: RulesPage, name: str) -> None:
    (one,) = [one for one in page.digests.reading.links if one.accessibleName() == name]
    one.click()


# Finding


@pytest.mark.parametrize(
    "typed", ["four card flop", "flop con quattro carte", "flop z czterema kartami", "f42"]
)
def test_it_is_found_in_any_language_whatever_the_windows(page: RulesPage, typed: str) -> None:
    page.look_up("")
    QTest.keyClicks(page.search, typed)
    assert page.search.hasFocus()
    assert shown(page) == FLOP
    digest = digests()[FLOP]
    said = digest.by("tda-2024")
    assert said is not None
    assert page.digests.reading.texts[0] == digest.title.en
    assert said.text.en in text(page)
    assert f"Poker TDA 2024 · {cited_together(said.cite)}" in text(page)
    assert "TDA-2024" in page.digests.rows.at(0).cite


def test_without_a_word_everything_is_listed_by_its_groups(page: RulesPage) -> None:
    page.look_up("")
    assert len(found(page)) == len([one for one in digests().values() if one.said])
    groups = [page.digests.rows.at(row).group for row in range(page.digests.rows.rowCount())]
    assert [name for name, _run in groupby(groups)] == list(dict.fromkeys(groups))
    assert "Type what happened" in text(page)
    press(page.search, Qt.Key.Key_Return)
    assert shown(page) == found(page)[0]


def test_what_is_not_found_says_what_to_do(page: RulesPage) -> None:
    page.look_up("zzzz")
    assert not found(page)
    assert page.digests.listing.empty == (
        "Nothing was found for “zzzz”. Try fewer or other words, or an article such as FIGP 42."
    )
    press(page.search, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.search.hasFocus()
    page.beside.put("figp-2014")
    page.beside.only.setChecked(True)
    assert page.digests.listing.empty.startswith("Nothing that differs is found for “zzzz”.")


def test_the_field_walks_what_was_found_and_esc_comes_back_to_it(page: RulesPage) -> None:
    page.look_up("penalty")
    ids = found(page)
    assert shown(page) == ids[0]
    press(page.search, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert shown(page) == ids[1]
    press(page.search, Qt.Key.Key_PageDown)
    assert shown(page) == ids[min(9, len(ids) - 1)]
    press(page.search, Qt.Key.Key_PageUp)
    assert shown(page) == ids[1]
    assert page.search.hasFocus()
    press(page.search, Qt.Key.Key_Return)
    assert page.digests.reading.hasFocus()
    press(page.digests.reading, Qt.Key.Key_Tab)
    first = page.digests.reading.links[0]
    assert first.hasFocus()
    press(first, Qt.Key.Key_Escape)
    assert page.search.hasFocus()
    assert page.search.text() == "penalty"


def test_the_one_field_serves_both_parts(page: RulesPage) -> None:
    page.seek()
    assert part(page) == "options"
    QTest.keyClicks(page.search, "gracze start")  # Polish words in an English window
    options = [page.options.rows.at(row).option for row in range(page.options.rows.rowCount())]
    assert options == ["start.min_players"]
    press(page.search, Qt.Key.Key_Down)
    assert page.options.listing.key is not None
    click(page.turns["digests"])
    assert part(page) == "digests"
    assert page.search.text() == "gracze start"
    assert found(page)[0]


def test_a_key_is_answered_at_once(page: RulesPage) -> None:
    """Thirty milliseconds are the aim; a busy machine is given as much again and more."""
    page.look_up("")
    index()
    taken = list[float]()
    for letter in "flop z czterema":
        began = perf_counter()
        QTest.keyClicks(page.search, letter)
        taken.append(perf_counter() - began)
    assert sorted(taken)[len(taken) // 2] < 0.1


# Reading


def test_an_option_that_it_belongs_to_is_led_to(page: RulesPage, view: TournamentView) -> None:
    assert view.do(OverrideRules(changes=RuleChanges(call=CallClock(seconds=40))))
    digest = next(one for one in digests().values() if "clock.call" in one.options and one.said)
    page.look_up(digest.title.en)
    assert shown(page) == digest.id
    assert "40 s (overridden)" in text(page)
    link(page, "Option: Clock called on a player")
    assert part(page) == "options"
    assert page.options.rule.text() == "Clock called on a player"
    assert page.options.listing.hasFocus()
    (back,) = [one for one in page.options.read if one.text() == digest.title.en]
    click(back)
    assert part(page) == "digests"
    assert shown(page) == digest.id


def test_an_option_is_found_beside_the_procedures(page: RulesPage) -> None:
    page.look_up("clock.call")
    assert "clock.call" in found(page)
    page.digests.listing.select(found(page).index("clock.call"))
    assert page.digests.reading.texts[0] == "Clock called on a player"
    assert "25 s, then 5 s counted down (TDA-2024 29)" in text(page)


def test_see_also_leads_on(page: RulesPage) -> None:
    digest = next(one for one in digests().values() if one.see)
    page.look_up(digest.title.en)
    other = digests()[digest.see[0]]
    link(page, f"Read: {other.title.en}")
    assert shown(page) == other.id


def test_where_the_own_book_is_silent_another_speaks(page: RulesPage) -> None:
    digest = next(one for one in digests().values() if one.said and not one.by("tda-2024"))
    page.look_up(digest.title.en)
    assert "Poker TDA 2024 says nothing of it." in text(page)
    assert digest.said[0].text.en in text(page)


def test_a_house_of_its_own_book_reads_in_the_first_that_speaks() -> None:
    digest = digests()[FLOP]
    books = Books(None)
    assert books.said(digest) == digest.said[0]
    assert books.verdict(digest) is None
    beside = Books(None, digest.said[0].source)
    assert beside.first(digest) == digest.said[1].source


def test_the_tournaments_book_is_one_of_the_known(view: TournamentView) -> None:
    assert own_book(view.state) == "tda-2024"


# Beside


def test_two_books_stand_side_by_side(page: RulesPage) -> None:
    page.look_up("four card flop")
    assert page.digests.listing.isColumnHidden(0)
    assert not page.beside.only.isEnabled()
    link(page, "Beside: FIGP 2014")
    assert beside(page) == "figp-2014"
    assert shown(page) == FLOP
    assert "≠ Poker TDA 2024 and FIGP 2014 differ." in text(page)
    figp = digests()[FLOP].by("figp-2014")
    assert figp is not None
    assert figp.text.en in text(page)
    assert not page.digests.listing.isColumnHidden(0)
    row = page.digests.rows.index(0, 0)
    assert row.data() == "≠ differs"


def test_books_that_say_the_same_are_told_so_and_left_out(page: RulesPage) -> None:
    page.look_up("")
    page.beside.put("tda-2022")
    same = next(
        one
        for one in digests().values()
        if (two := (one.by("tda-2024"), one.by("tda-2022")))[0] is not None
        and two[1] is not None
        and two[0].text == two[1].text
    )
    assert page.digests.point(same.id)
    assert "= Poker TDA 2024 and Poker TDA 2022 say the same." in text(page)
    every = len(found(page))
    page.beside.only.setChecked(True)
    assert same.id not in found(page)
    assert 0 < len(found(page)) < every
    page.show_digest(same.id)
    assert shown(page) == same.id
    assert not page.beside.only.isChecked()


def test_a_silent_book_is_told_so(page: RulesPage) -> None:
    digest = next(
        one for one in digests().values() if one.by("tda-2024") and not one.by("figp-2014")
    )
    page.beside.put("figp-2014")
    page.look_up(digest.title.en)
    assert "— FIGP 2014 says nothing of it." in text(page)
    assert page.digests.rows.index(0, 0).data() == "— silent"


def test_the_options_of_two_books_stand_side_by_side(page: RulesPage) -> None:
    listing = page.options.listing
    assert listing.isColumnHidden(MARK)
    assert listing.isColumnHidden(BESIDE)
    page.beside.put("figp-2014")
    assert listing.isColumnHidden(SOURCE)
    assert not listing.isColumnHidden(BESIDE)
    horizontal = Qt.Orientation.Horizontal
    assert page.options.rows.headerData(BESIDE, horizontal) == "FIGP 2014"
    row = page.options.rows.row_of(0)
    assert row is not None
    told = [page.options.rows.index(row, column).data() for column in (HOLDS, MARK, BESIDE)]
    assert told[:2] == ["25 s, then 5 s counted down", "≠ differs"]
    assert told[2] != told[0]
    listing.select(0)
    assert page.options.other.text() == f"≠ differs. FIGP 2014: {told[2]} (FIGP 23)"
    every = page.options.rows.rowCount()
    page.beside.only.setChecked(True)
    marks = [
        page.options.rows.index(one, MARK).data() for one in range(page.options.rows.rowCount())
    ]
    assert set(marks) == {"≠ differs"}
    assert len(marks) < every
    page.beside.choice.setCurrentIndex(0)
    assert page.options.rows.rowCount() == every
    assert not page.options.other.text()


# From a citation


def test_a_button_says_where_it_leads_and_leads_there(view: TournamentView) -> None:
    asked = list[str]()
    view.wanted_citation.connect(asked.append)
    button = CiteButton(view, theme("dark"))
    button.tell("FIGP 53, inherited", "Balance the tables")
    assert button.accessibleName() == "Read FIGP 53, inherited: Balance the tables"
    button.click()
    assert asked == ["FIGP 53"]
    button.tell("House rule 4", "Balance the tables")
    assert not button.isEnabled()
    button.hide()
    cites = Cites(view, theme("dark"))
    cites.tell("Wait (FIGP 53), or go on (FIGP 54)")
    assert [one.cite for one in cites.buttons] == ["FIGP 53", "FIGP 54", ""]
    cites.tell("Nothing")
    assert cites.first == ""
    assert cites.isHidden()
    label = CitedLabel(view, theme("dark"))
    label.show()
    label.setText("Wait (FIGP 53)")
    assert label.cites.first == "FIGP 53"
    label.hide()
    assert label.cites.isHidden()
    label.setText("Wait (FIGP 54)")
    assert label.cites.isHidden()
    label.show()
    assert label.cites.first == "FIGP 54"
    for widget in (button, cites, label.cites, label):
        widget.hide()
        widget.deleteLater()


def test_an_advice_leads_to_its_article(floor: ConsoleWindow) -> None:
    bust(floor, 4)
    card = next(one for one in floor.advice.cards if one.cite.cite)
    card.cite.setFocus()
    assert card.has_focus()
    press(card.cite, Qt.Key.Key_Space)
    page = floor.pages.of(RulesPage)
    assert floor.page is page
    assert page.search.text() == card.cite.cite
    assert part(page) == "digests"
    assert any(cite.startswith("TDA-2024") for cite in cites_in(page.digests.rows.at(0).cite))


def test_the_line_leads_to_the_article_that_it_names(floor: ConsoleWindow) -> None:
    line = floor.quick
    told = "Not now (TDA-2024 29)"
    floor.view.told.emit(Told(sentence=told, refused=True))
    assert line.cited == "TDA-2024 29"
    line.cites.buttons[0].setFocus()
    assert line.cites.buttons[0].accessibleName() == "Read TDA-2024 29, which the line names"
    floor.view.told.emit(Told(sentence="Not now.", refused=True))
    assert line.field.hasFocus()
    assert line.cited == ""
    floor.view.told.emit(Told(sentence=told, refused=True))
    floor.gestures.perform("digests")
    assert floor.pages.of(RulesPage).search.text() == "TDA-2024 29"
    assert floor.pages.of(RulesPage).search.hasFocus()
    line.cites.buttons[0].click()
    assert "clock.call" in found(floor.pages.of(RulesPage))


def test_the_key_comes_back_to_what_was_looked_for(floor: ConsoleWindow) -> None:
    floor.gestures.perform("digests")
    QTest.keyClicks(floor.pages.of(RulesPage).search, "burn card")
    floor.show_page("floor")
    QTest.keyClick(
        floor,
        Qt.Key.Key_F9,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert floor.page is floor.pages.of(RulesPage)
    assert floor.pages.of(RulesPage).search.text() == "burn card"
    assert floor.pages.of(RulesPage).search.selectedText() == "burn card"
    press(floor.pages.of(RulesPage).search, Qt.Key.Key_Escape)
    assert floor.quick.field.hasFocus()


def test_an_article_of_an_option_alone_leads_to_the_option(
    page: RulesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tdconsole.library.cited import LeadsTo  # noqa: PLC0415 -- beside what it stands for

    monkeypatch.setattr(
        "tdconsole.gui.console.rules.page.leads_to", lambda _cite: LeadsTo(options=("ante.kind",))
    )
    page.show_cited("FIGP 99")
    assert part(page) == "options"
    assert page.options.rule.text() == "Who posts the ante"


def test_an_article_of_another_book_is_read_beside_the_own_one(page: RulesPage) -> None:
    page.show_cited("TDA-2024 39-A")
    assert not beside(page)
    page.show_cited("FIGP 42")
    assert beside(page) == "figp-2014"
    said = digests()[FLOP].by("figp-2014")
    assert said is not None
    page.digests.point(FLOP)
    assert said.text.en in text(page)


def test_an_article_of_nothing_is_told_so(page: RulesPage) -> None:
    page.show_cited("FIGP 99")
    assert part(page) == "digests"
    assert page.digests.listing.empty.startswith("Nothing was found for “FIGP 99”.")


def test_a_step_of_the_log_leads_to_its_article(floor: ConsoleWindow) -> None:
    taken = Advised(advice="TablesNotLevel", cite="TDA-2024 11-A")
    assert floor.view.do(AdjustClock(seconds=60, advised=taken))
    floor.show_page("log")
    page = floor.pages.of(LogPage).steps
    assert page.cites.isHidden()
    page.listing.selectRow(0)
    assert "TDA-2024 11-A" in page.sentence.text()
    click(page.cites.buttons[0])
    assert floor.page is floor.pages.of(RulesPage)
    assert floor.pages.of(RulesPage).search.text() == "TDA-2024 11-A"


def test_over_a_dialog_it_is_read_in_a_window_of_its_own(floor: ConsoleWindow) -> None:
    floor.gestures.perform("cancel-tournament")
    asking = floor.findChild(CancelDialog)
    assert asking is not None
    assert until(asking.isActiveWindow)
    assert asking.how.cites.buttons[0].isVisible()
    click(asking.how.cites.buttons[0])
    reading = asking.findChild(DigestsDialog)
    assert reading is not None
    assert until(reading.isActiveWindow)
    assert reading.part.line is not None
    reading.search.setText("four card flop")
    assert reading.part.line.id == FLOP
    assert not [one for one in reading.part.reading.links if one.text().startswith("Option")]
    press(reading.search, Qt.Key.Key_Return)
    press(reading.part.reading, Qt.Key.Key_Escape)
    assert until(lambda: asking.findChild(DigestsDialog) is None)
    assert asking.isVisible()
    press(asking, Qt.Key.Key_Escape)


# From the line


@pytest.mark.parametrize("typed", ["? four card flop", "?flop con quattro carte", "rule figp 42"])
def test_the_line_tells_what_the_rules_say(view: TournamentView, typed: str) -> None:
    reading = read(typed, Desk(view))
    assert reading.mood == "found"
    assert reading.sentence.startswith("A flop of four cards (TDA-2024 39-A")
    sought = typed.removeprefix("rule").removeprefix("?").strip()
    assert reading.jump == ToRules(sought=sought)


def test_the_line_asks_for_something_to_look_for(view: TournamentView) -> None:
    desk = Desk(view)
    for typed in ("?", "rule"):
        reading = read(typed, desk)
        assert reading.jump == ToRules(sought="")
    assert read("? zzzz", desk).mood == "nothing"
    assert read("? zzzz", desk).jump is None


def test_each_offer_of_the_line_is_that_procedure(view: TournamentView) -> None:
    desk = Desk(view)
    reading = read("? penalty", desk)
    assert reading.chosen
    assert len(reading.offers) > 1
    for offer in reading.offers:
        assert read(offer.line, desk).sentence.startswith(f"{offer.label} (")


def test_enter_in_the_line_opens_it(floor: ConsoleWindow) -> None:
    floor.quick.take("? four card flop")
    press(floor.quick.field, Qt.Key.Key_Return)
    assert floor.page is floor.pages.of(RulesPage)
    assert shown(floor.pages.of(RulesPage)) == FLOP
    assert floor.pages.of(RulesPage).search.text() == "four card flop"
    assert not floor.quick.field.text()


@pytest.mark.parametrize("language", ["it", "pl"])
def test_every_title_finds_its_procedure_first(language: str) -> None:
    for digest in digests().values():
        best = index().found(digest.title.text_in(language))[0]
        assert best.id == digest.id


def test_what_a_page_says_under_an_article_leads_there(floor: ConsoleWindow) -> None:
    floor.show_page("bubble")
    told = floor.pages.of(BubblePage).beginning.told
    assert cites_in(told.text())
    first = told.cites.buttons[0]
    assert first.isVisible()
    click(first)
    assert floor.page is floor.pages.of(RulesPage)
    assert floor.pages.of(RulesPage).search.text() == first.cite
