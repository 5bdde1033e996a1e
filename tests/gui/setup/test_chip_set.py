"""The chips a tournament is played with: chosen in the set-up, and what follows from them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Off, PeriodId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.page import SetupPage
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.library.chipsets import chipset
from tdconsole.projections.advice import ColourUpDue
from tdconsole.wall.theme import theme
from tests.gui.advice.test_advice_column import settle, standing
from tests.gui.structure_page import LEFT, made, settings_beside
from tests.gui.waiting import until


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))


@pytest.fixture
def setup(view: TournamentView, window: QWidget, gestures: Gestures) -> SetupPage:
    dress(window, theme("dark"))
    page = SetupPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert until(window.isActiveWindow)
    return page


def held(view: TournamentView) -> ChipSet | Off:
    return view.state.terms.chip_set


def offered(page: SetupPage) -> list[str]:
    sets = page.chip_set.sets
    return [sets.itemText(place) for place in range(sets.count())]


# In the set-up


def test_a_set_is_chosen_and_copied_into_the_tournament(
    setup: SetupPage, view: TournamentView
) -> None:
    assert setup.chip_set.sets.currentText() == "none in particular"
    setup.chip_set.sets.setCurrentIndex(offered(setup).index("Club set of 500"))
    setup.apply()
    assert held(view) == chipset("club-500")
    assert setup.chips.title.text() == "Chips: Club set of 500"
    assert not setup.chips.sets.isVisibleTo(setup)
    setup.chip_set.sets.setCurrentIndex(0)
    setup.apply()
    assert held(view) == "off"
    assert setup.chips.sets.isVisibleTo(setup)


def test_a_set_too_small_for_those_entered_is_a_warning(
    setup: SetupPage, view: TournamentView
) -> None:
    entered = len(view.state.entries.by_id)
    assert setup.chips.trial.isVisibleTo(setup), "the tournament has no set"
    assert not setup.chips.suffices.text().startswith("⚠")
    few = tuple(replace(chip, count=chip.count // 5) for chip in chipset("club-500").chips)
    assert view.do(EditSetup(terms=TermsChanges(chip_set=ChipSet(name="Few", chips=few))))
    assert not setup.chips.trial.isVisibleTo(setup)
    assert setup.chips.inventory is not None
    assert setup.chips.inventory.entries < entered
    said = setup.chips.suffices
    assert said.property("role") == "waiting"
    assert said.text().startswith("⚠ The set suffices for ")
    missing = entered - setup.chips.inventory.entries
    assert said.text().endswith(f" {missing} entries would be without chips.")


def ours(name: str) -> ChipSet:
    """A chip set of the house with the chips of a shipped one."""
    return ChipSet(name="Ours", chips=chipset(name).chips)


def test_when_the_house_counts_its_chips_anew_the_tournament_keeps_its_own(
    setup: SetupPage, view: TournamentView
) -> None:
    club = view.session.club.chip_sets
    club.put(ours("club-500"))
    setup.chip_set.offer()
    setup.chip_set.sets.setCurrentIndex(offered(setup).index("Ours"))
    setup.apply()
    club.put(ours("club-1000"))
    setup.chip_set.offer()
    assert setup.chip_set.sets.currentText() == "Ours, as it is in this tournament"
    assert "Ours" in offered(setup)
    assert not setup.drafting.pending
    assert held(view) == ours("club-500")


def test_a_set_that_nobody_else_has_is_offered_as_it_is(
    setup: SetupPage, view: TournamentView
) -> None:
    assert view.do(EditSetup(terms=TermsChanges(chip_set=ours("festival"))))
    assert offered(setup)[1] == "Ours, as it is in this tournament"
    assert setup.chip_set.sets.currentIndex() == 1
    assert not setup.drafting.pending


# Beside the levels


@pytest.fixture
def page(view: TournamentView, window: QWidget, gestures: Gestures) -> StructurePage:
    assert view.do(SetLevel(period=PeriodId(3)))
    return made(view, gestures, window)


def lines(page: StructurePage) -> list[str]:
    leaving = page.beside.leaving
    return [leaving.item(row).text() for row in range(leaving.count())]


def test_without_a_set_it_is_told_when_a_chip_leaves_and_no_more(page: StructurePage) -> None:
    assert lines(page)[0] == "25 → 100, after level 4"
    assert lines(page)[-1].startswith("With a chip set in the set-up")
    assert not page.beside.leaving.wrong


def test_with_one_it_is_told_how_many_new_chips_it_takes(
    page: StructurePage, view: TournamentView
) -> None:
    assert view.do(EditSetup(terms=TermsChanges(chip_set=chipset("club-1000"))))
    assert page.mending.chips == (25, 100, 500, 1000, 5000, 25_000)
    assert lines(page)[0] == "25 → 100, after level 4: 25 chips, about 12 to a table"
    assert lines(page)[-1].startswith("Calculated with 12 stacks of 8 × 25, 8 × 100")


def test_missing_chips_are_said_and_warned_of_at_the_button(
    page: StructurePage, view: TournamentView
) -> None:
    assert view.do(EditSetup(terms=TermsChanges(chip_set=chipset("club-500"))))
    wrong = [line for line in lines(page) if line.startswith("⚠ ")]
    assert any("may be missing: the house has" in line for line in wrong)
    check, leave = page.beside.turned.buttons
    assert leave.text() == "⚠ Colour-up"
    assert check.text() == "Check"
    assert page.beside.faults.isVisibleTo(page)
    QTest.mouseClick(leave, LEFT)
    assert page.beside.leaving.isVisibleTo(page)
    assert not page.beside.faults.isVisibleTo(page)


def test_a_chip_that_leaves_leads_to_its_break(page: StructurePage) -> None:
    page.beside.turned.buttons[1].click()
    page.beside.leaving.setFocus()
    page.beside.leaving.setCurrentRow(0)
    QTest.keyClick(page.beside.leaving, Qt.Key.Key_Return)
    assert page.table.currentIndex().row() == 4


# At the break


def test_the_advice_of_the_break_opens_the_race(view: TournamentView) -> None:
    opened = list[str]()
    with standing(view) as (column, gestures):
        gestures.teach("race", lambda: opened.append("race"))
        assert view.do(EditSetup(terms=TermsChanges(chip_set=chipset("club-1000"))))
        assert view.do(SetLevel(period=PeriodId(5)))
        (card,) = (one for one in column.cards if isinstance(one.advice, ColourUpDue))
        assert card.sentence.text() == "Colour up now: the chips of 25 leave"
        assert card.cite.text() == "TDA-2024 24-A"
        settle(column)
        card.button.click()
        assert opened == ["race"]


def test_a_colour_up_that_nobody_was_told_of_is_written_into_the_structure(
    view: TournamentView,
) -> None:
    rows = view.state.setup.structure
    bare = (*rows[:4], replace(rows[4], marks=rows[4].marks[:1]), *rows[5:])
    with standing(view) as (column, _gestures):
        assert view.do(EditSetup(terms=TermsChanges(chip_set=chipset("club-1000"))))
        assert view.do(EditStructure(structure=bare))
        assert view.do(SetLevel(period=PeriodId(5)))
        (card,) = (one for one in column.cards if isinstance(one.advice, ColourUpDue))
        assert card.choices[0].text() == "Write it into the structure"
        settle(column)
        card.choices[0].click()
        assert view.state.setup.structure == rows
        assert not card.choices[0].isVisible()
