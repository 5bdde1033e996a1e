"""The rules on the page: read, found, overridden and put back, by keyboard and by mouse."""

from pathlib import Path
from typing import Any, get_args

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from tdconsole.domain.language.commands.clock import AdjustClock
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.rules.book import OPTIONS, STANDARD, RuleChanges
from tdconsole.domain.rules.values import AloneThere, CallClock, ShotClock, Sum, Tolerance
from tdconsole.domain.values import Level, Money
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.rules.options.alone import AloneField
from tdconsole.gui.console.rules.options.editor import RuleEditor
from tdconsole.gui.console.rules.options.fields import (
    CallField,
    ChoiceField,
    NumberField,
    ShotClockField,
    SumField,
    WaysField,
    field_for,
)
from tdconsole.gui.console.rules.options.typed import PlayersField, ToleranceField
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.structure.maker_dialog import MakerDialog
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.wall.theme import theme
from tests.gui import structure_page
from tests.gui.waiting import until

RULE, FROM, HOLDS = range(3)


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> RulesPage:
    page = RulesPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return page


def key(option: str) -> int:
    return list(OPTIONS).index(option)


def says(page: RulesPage, option: str, column: int) -> str:
    row = page.options.rows.row_of(key(option))
    assert row is not None
    return str(page.options.rows.index(row, column).data())


def editor(page: RulesPage) -> RuleEditor:
    assert page.options.editor is not None
    assert page.options.editor.isVisible()
    return page.options.editor


def edit(page: RulesPage, option: str) -> Any:
    """Its field, opened by Enter."""
    page.options.listing.setFocus()
    page.options.listing.select(key(option))
    QTest.keyClick(page.options.listing, Qt.Key.Key_Return)
    return editor(page).field


def override(view: TournamentView, **changes: Any) -> None:
    assert view.do(OverrideRules(changes=RuleChanges(**changes)))


def press(widget: QWidget, pressed: Qt.Key = Qt.Key.Key_Return) -> None:
    QTest.keyClick(widget, pressed)


def test_every_rule_stands_with_its_article(page: RulesPage) -> None:
    assert page.options.rows.rowCount() == len(OPTIONS)
    assert page.title.text() == "Rules: Poker TDA 2024"
    assert not page.count.text()
    assert says(page, "clock.call", HOLDS) == "25 s, then 5 s counted down"
    assert says(page, "clock.call", FROM) == "TDA-2024 29"
    assert says(page, "level.by_hands", FROM) == "house practice"
    assert page.options.value.text() == "Choose a rule to read it whole or to override it."
    assert not page.options.change.isVisible()


def test_an_override_is_marked_by_a_word_and_a_sign(page: RulesPage, view: TournamentView) -> None:
    override(view, call=CallClock(seconds=40))
    assert says(page, "clock.call", FROM) == "≠ overridden"
    assert page.count.text() == "1 overridden"
    page.options.listing.select(key("clock.call"))
    assert page.options.source.text() == (
        "≠ overridden. The book: 25 s, then 5 s counted down (TDA-2024 29)"
    )
    assert page.options.source.property("role") == "waiting"
    view.do(Undo())
    assert page.options.source.text() == "TDA-2024 29"
    assert page.options.source.property("role") == "quiet"
    assert not page.count.text()


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("hand deal", ["level.hand_begins"]),
        ("RP-11 unch", ["ante.heads_up"]),
        ("clock.call", ["clock.call"]),
        ("open through", ["registration.open_through_break"]),
        ("redraw tables", ["redraw.at_tables"]),
        ("halt deficit", ["halt.deficit"]),
        ("bind deck", []),
    ],
)
def test_a_rule_is_found_by_any_of_its_words(
    page: RulesPage, typed: str, options: list[str]
) -> None:
    page.seek()
    QTest.keyClicks(page.search, typed)
    found = [page.options.rows.at(row).option for row in range(page.options.rows.rowCount())]
    assert found == options


def test_an_overridden_rule_is_found_by_what_the_book_says(
    page: RulesPage, view: TournamentView
) -> None:
    override(view, call=CallClock(seconds=40))
    page.search.setText("overridden 29")
    assert [page.options.rows.at(row).option for row in range(page.options.rows.rowCount())] == [
        "clock.call"
    ]


def test_enter_in_the_search_goes_on_to_the_first_found(page: RulesPage) -> None:
    page.seek()
    QTest.keyClicks(page.search, "short")
    press(page.search)
    assert page.options.listing.hasFocus()
    assert page.options.rule.text() == "Big blind short of chips"
    press(page.options.listing)
    assert editor(page).isVisible()


def test_a_rule_is_overridden_by_the_keyboard_alone(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "clock.call")
    assert isinstance(field, CallField)
    assert editor(page).said.text() == "It is in force like that now."
    assert not editor(page).go.isEnabled()
    assert field.seconds.hasFocus()
    QTest.keyClicks(field.seconds, "40")
    assert editor(page).said.text() == "Will be in force: 40 s, then 5 s counted down"
    press(field.seconds, Qt.Key.Key_Tab)
    assert field.countdown.hasFocus()
    press(field.countdown, Qt.Key.Key_Tab)
    assert field.at_most.hasFocus()
    press(field.at_most, Qt.Key.Key_Space)
    press(field.at_most, Qt.Key.Key_Tab)
    assert editor(page).reason.hasFocus()
    QTest.keyClicks(editor(page).reason, "A new dealer")
    press(editor(page).reason)
    assert page.options.editor is None
    assert page.options.listing.hasFocus()
    call = view.state.rules.call
    assert (call.value, call.standing) == (
        CallClock(seconds=40, countdown=5, at_most=True),
        "override",
    )
    last = view.last_gesture()
    assert last is not None
    assert view.sentence(last.events) == (
        "Rules overridden: Clock called on a player: "
        "up to 40 s, then 5 s counted down. Reason: A new dealer"
    )


def test_enter_in_a_number_is_enough(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "clock.call")
    field.seconds.setValue(30)
    press(field.seconds)
    assert view.state.rules.call.value == CallClock(seconds=30, countdown=5)
    assert page.options.editor is None


def test_esc_leaves_the_rule_as_it_is(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "clock.call")
    field.seconds.setValue(30)
    press(field.seconds, Qt.Key.Key_Escape)
    assert page.options.editor is None
    assert page.options.listing.hasFocus()
    assert view.state.rules.call.standing == "article"
    assert edit(page, "clock.call").seconds.value() == 25


def test_the_rule_that_is_edited_stays_in_sight(page: RulesPage) -> None:
    page.resize(page.width(), page.height() - 200)
    edit(page, list(OPTIONS)[-1])
    row = page.options.rows.row_of(key(list(OPTIONS)[-1]))
    assert row is not None
    shown = page.options.listing.visualRect(page.options.rows.index(row, 0))
    assert page.options.listing.viewport().rect().contains(shown)


def test_the_mouse_does_the_same(page: RulesPage, view: TournamentView) -> None:
    row = page.options.rows.row_of(key("level.by_hands"))
    assert row is not None
    at = page.options.listing.visualRect(page.options.rows.index(row, HOLDS)).center()
    QTest.mouseClick(page.options.listing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(page.options.listing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    field = editor(page).field
    assert isinstance(field, ChoiceField)
    field.choice.setCurrentIndex(0)
    QTest.mouseClick(editor(page).go, Qt.MouseButton.LeftButton)
    assert view.state.rules.by_hands.value is True
    QTest.mouseClick(page.options.change, Qt.MouseButton.LeftButton)
    assert editor(page).isVisible()
    assert not page.options.change.isVisible()
    QTest.mouseClick(editor(page).cancel, Qt.MouseButton.LeftButton)
    assert page.options.editor is None
    QTest.mouseClick(page.options.back, Qt.MouseButton.LeftButton)
    assert view.state.rules.by_hands.standing == "house"
    assert not page.options.back.isVisible()


def test_typing_the_books_own_value_is_told_as_going_back(
    page: RulesPage, view: TournamentView
) -> None:
    override(view, deck_change=False)
    field = edit(page, "level.deck_change")
    field.put(True)
    assert editor(page).said.text() == "Back to the book: called out"
    press(editor(page).reason)
    assert view.state.rules.deck_change.standing == "article"


def test_a_hand_has_to_begin_with_something(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "level.hand_begins")
    assert isinstance(field, WaysField)
    ticks = field.findChildren(QCheckBox)
    for tick in ticks:
        tick.setChecked(False)
    assert editor(page).said.text() == "Choose one at least."
    assert not editor(page).go.isEnabled()
    press(editor(page).reason)
    assert editor(page).isVisible()
    QTest.mouseClick(ticks[-1], Qt.MouseButton.LeftButton, pos=QPoint(4, ticks[-1].height() // 2))
    press(ticks[-1])
    assert view.state.rules.hand_begins.value == ("blind_posted",)


def test_the_shot_clock_is_switched_on_and_off(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "shot_clock")
    assert isinstance(field, ShotClockField)
    assert not field.seconds.isEnabled()
    field.used.setChecked(True)
    field.cards.setValue(3)
    field.reset.setChecked(True)
    press(field.seconds)
    wanted = ShotClock(seconds=30, cards=3, reset_at_final_table=True)
    assert view.state.rules.shot_clock.value == wanted
    field = edit(page, "shot_clock")
    assert field.value() == wanted
    field.used.setChecked(False)
    press(editor(page).reason)
    assert view.state.rules.shot_clock == STANDARD.shot_clock


def test_a_sum_is_typed_with_its_currency(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "limits.total_per_player")
    assert isinstance(field, SumField)
    assert not field.amount.isEnabled()
    field.used.setChecked(True)
    assert field.currency.currentText() == view.state.setup.currency
    assert editor(page).said.text() == "Write a sum, such as 250 or 7.50."
    assert not editor(page).go.isEnabled()
    for wrong in ("0", "7.505", "-3", "ten"):
        field.amount.setText(wrong)
        assert not editor(page).go.isEnabled()
    field.amount.setText("7,50")
    assert editor(page).said.text() == "Will be in force: €7.50"
    field.currency.setCurrentText("PLN")
    press(field.amount)
    assert view.state.rules.most_spent.value == Sum(amount=Money(750), currency="PLN")
    field = edit(page, "limits.total_per_player")
    assert field.amount.text() == "7.50"
    field.used.setChecked(False)
    press(editor(page).reason)
    assert view.state.rules.most_spent == STANDARD.most_spent


def test_a_number_says_what_none_of_it_means(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "limits.minimum_age")
    assert isinstance(field, NumberField)
    assert field.number.text() == "not asked"
    field.number.setValue(21)
    assert editor(page).said.text() == "Will be in force: 21 years"
    press(field.number)
    assert view.state.rules.minimum_age.value == 21


def test_a_number_without_a_none_is_told_with_its_unit(
    page: RulesPage, view: TournamentView
) -> None:
    field = edit(page, "button.known_for")
    assert isinstance(field, NumberField)
    field.number.setValue(0)
    assert field.number.value() == 1
    assert editor(page).said.text() == "Will be in force: 1 minute"
    press(field.number)
    assert view.state.rules.button_known_for.value == 1


def test_one_player_alone_is_switched_on_and_off(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "absent.alone")
    assert isinstance(field, AloneField)
    assert not field.after.isEnabled()
    field.used.setChecked(True)
    field.every.setValue(180)
    press(field.after)
    assert view.state.rules.alone.value == AloneThere(after_minutes=5, every_seconds=180)
    field = edit(page, "absent.alone")
    assert field.every.value() == 180
    field.used.setChecked(False)
    press(editor(page).reason)
    assert view.state.rules.alone == STANDARD.alone


def test_the_tolerance_is_typed_in_one_line(page: RulesPage, view: TournamentView) -> None:
    field = edit(page, "balance.tolerance")
    assert isinstance(field, ToleranceField)
    assert field.line.text() == "1"
    field.line.clear()
    QTest.keyClicks(field.line, "3 above 20,2  Above 4; else 1")
    assert editor(page).said.text() == (
        "Will be in force: 3 with more than 20 tables, 2 with more than 4 tables, else 1"
    )
    press(field.line)
    steps = (Tolerance(above=20, most=3), Tolerance(above=4, most=2), Tolerance(most=1))
    assert view.state.rules.balance_tolerance.value == steps
    field = edit(page, "balance.tolerance")
    assert field.line.text() == "3 above 20, 2 above 4, else 1"
    field.line.setText("1")
    assert editor(page).said.text() == "Back to the book: 1 player"


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "0",
        "10",
        "two",
        "else 1",
        "2 above 4",
        "2 below 4, else 1",
        "2 above 4, 1",
        "2 above 4, else 0",
        "10 above 4, else 1",
        "2 above 0, else 1",
        "2 above 5001, else 1",
        "2 above 4, 3 above 20, else 1",
        "2 above 4, 3 above 4, else 1",
        "6 above 6, 5 above 5, 4 above 4, 3 above 3, 2 above 2, else 1",
    ],
)
def test_a_tolerance_that_is_not_understood_is_refused_in_words(
    page: RulesPage, wrong: str
) -> None:
    field = edit(page, "balance.tolerance")
    field.line.setText(wrong)
    assert editor(page).said.text() == (
        "Write a number of players, such as 1, "
        "or one by the tables left, such as “2 above 4, else 1”."
    )
    assert not editor(page).go.isEnabled()


def test_the_numbers_of_a_redraw_are_typed_in_one_line(
    page: RulesPage, view: TournamentView
) -> None:
    field = edit(page, "redraw.at_players")
    assert isinstance(field, PlayersField)
    assert field.line.text() == ""
    assert editor(page).said.text() == "It is in force like that now."
    QTest.keyClicks(field.line, " 9, 24 16 9")
    assert editor(page).said.text() == "Will be in force: with 24, 16 and 9 players left"
    press(field.line)
    assert view.state.rules.redraw_players.value == (24, 16, 9)
    field = edit(page, "redraw.at_players")
    assert field.line.text() == "24 16 9"
    field.line.clear()
    press(field.line)
    assert view.state.rules.redraw_players == STANDARD.redraw_players


@pytest.mark.parametrize(
    "wrong", ["nine", "1", "24 16 -9", "10001", "24.9", ",", " ".join(map(str, range(2, 23)))]
)
def test_numbers_of_a_redraw_that_are_not_understood_are_refused_in_words(
    page: RulesPage, wrong: str
) -> None:
    field = edit(page, "redraw.at_players")
    field.line.setText(wrong)
    assert editor(page).said.text() == (
        "Write up to 20 numbers from 2 to 10,000, such as “24 16 9”, or nothing."
    )
    assert not editor(page).go.isEnabled()


@pytest.mark.parametrize("language", get_args(Language))
def test_a_tolerance_is_written_as_it_is_read_again(qt: Any, language: Language) -> None:
    del qt
    field = field_for(catalogue(language), theme("dark"), "balance.tolerance")
    steps = (Tolerance(above=20, most=3), Tolerance(above=4, most=2), Tolerance(most=1))
    field.put(steps)
    assert field.value() == steps
    field.put(steps[:2])
    assert field.value() == steps
    field.deleteLater()


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_every_book_can_be_typed(qt: Any, option: str) -> None:
    del qt
    field = field_for(catalogue("en"), theme("dark"), option)
    for book in rulebooks_named():
        value = getattr(rulebook(book), OPTIONS[option]).value
        field.put(value)
        assert field.value() == value
    field.deleteLater()


def test_a_change_from_elsewhere_keeps_the_rule_that_is_chosen(
    page: RulesPage, view: TournamentView
) -> None:
    page.options.listing.select(key("ante.kind"))
    page.search.setText("ante")
    override(view, ante_kind="each")
    assert page.options.listing.key == key("ante.kind")
    assert page.options.value.text() == "each player"
    assert page.options.back.isVisible()


def test_what_does_not_touch_the_rules_leaves_the_rows_alone(
    page: RulesPage, view: TournamentView
) -> None:
    told = list[object]()
    page.options.rows.dataChanged.connect(lambda *_where: told.append(1))
    view.do(AdjustClock(seconds=60))
    assert not told
    override(view, by_hands=True)
    assert len(told) == 1


def test_a_refusal_keeps_what_was_typed(page: RulesPage, view: TournamentView) -> None:
    refused = list[Told]()
    view.told.connect(refused.append)
    field = edit(page, "level.by_hands")
    field.choice.setCurrentIndex(0)
    override(view, by_hands=True)
    editor(page).ask()
    assert refused[-1].refused
    assert editor(page).isVisible()


def test_a_page_that_is_turned_away_from_lets_the_draft_go(page: RulesPage) -> None:
    edit(page, "clock.call")
    page.leave()
    assert page.options.editor is None
    assert page.options.change.isVisible()


@pytest.mark.parametrize("option", OPTIONS)
def test_tab_goes_through_the_editor_and_out_again(page: RulesPage, option: str) -> None:
    edit(page, option)
    seen = list[QWidget]()
    for _ in range(30):
        holder = QApplication.focusWidget()
        assert holder is not None
        if holder in seen:
            break
        assert holder.accessibleName()
        seen.append(holder)
        press(holder, Qt.Key.Key_Tab)
    assert editor(page).reason in seen
    assert editor(page).cancel in seen
    assert page.search in seen
    assert page.options.listing in seen


def test_the_whole_rule_is_told_where_the_list_is_too_narrow(
    page: RulesPage, tmp_path: Path
) -> None:
    del tmp_path
    page.options.listing.select(key("ante.reduce_when_all_tables_at_most"))
    assert page.options.rule.text() == "Ante at short tables"
    assert page.options.value.text() == "never reduced"
    assert page.options.source.text() == "TDA-2024 RP-11"


def test_a_structure_that_is_made_has_the_antes_of_the_book(
    view: TournamentView, gestures: Gestures, window: QWidget
) -> None:
    override(view, ante_kind="each")
    page = structure_page.made(view, gestures, window)
    page._make()
    dialog = page.findChild(MakerDialog)
    assert dialog is not None
    assert dialog.ante.currentData() == "each"
    dialog.reject()


def test_levels_by_hands_are_looked_at_where_the_book_has_none(
    view: TournamentView, gestures: Gestures, window: QWidget
) -> None:
    rows = view.state.setup.structure
    by_hands = tuple(
        replace(one, hands=9) if isinstance(one, Level) and one.id == 1 else one for one in rows
    )
    assert view.do(EditStructure(structure=by_hands))
    page = structure_page.made(view, gestures, window)

    def told() -> bool:
        faults = page.beside.faults
        every = [faults.item(row).text() for row in range(faults.count())]
        return any("the rulebook has levels by time alone" in one for one in every)

    assert told()
    override(view, by_hands=True)
    assert until(lambda: not told())
