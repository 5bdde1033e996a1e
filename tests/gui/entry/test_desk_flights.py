"""The desk of a tournament in flights: where else somebody has an entry, and what a stack would be."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.terms import Flights, Forward
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.matches import match_words, matches
from tdconsole.gui.console.entry.desk.register import Register
from tdconsole.gui.console.entry.entrants.paid_for import entry_words
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.people.standing import standing_words
from tdconsole.i18n.catalogue import catalogue
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.session import create
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.flight_evening import FIRST, SECOND, Flown, SetTime

pytestmark = pytest.mark.usefixtures("qt")

OUT, THROUGH = "Łukasz Wójcik", "Maria Rossi"


@contextmanager
def flown(path: Path, forward: Forward = "best", *, over: bool = True) -> Iterator[TournamentView]:
    """1A is over, or plays; 1B takes entries."""
    time = SetTime()
    with create(path / "club.house", time) as house:
        flown = Flown(house.session, time, Flights(forward=forward))
        flown.first()
        if over:
            flown.ends(FIRST)
        flown.do(OpenFlight())
        view = TournamentView(house.session, flown.tournament, catalogue("en", ROME), time)
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()


def beside(view: TournamentView, name: str) -> str:
    (found,) = [one for one in matches(view, name) if one.person is not None]
    return match_words(view.words, found)[1]


@pytest.mark.parametrize(
    ("over", "name", "said"),
    [
        (True, OUT, "out of 1A"),
        (True, THROUGH, "through from 1A with 24,444"),
        (False, OUT, "out of 1A"),
        (False, THROUGH, "plays in 1A"),
    ],
)
def test_a_match_says_what_became_of_the_player_elsewhere(
    tmp_path: Path, name: str, said: str, *, over: bool
) -> None:
    with flown(tmp_path, over=over) as view:
        assert beside(view, name) == said
        view.turn_to(FIRST)
        assert said not in beside(view, name)
        assert "entry" in beside(view, name)


@pytest.mark.parametrize(
    ("forward", "said"),
    [
        ("best", "through from 1A with 24,444: the better stack goes forward."),
        ("accumulate", "through from 1A with 24,444: the stacks go forward together."),
    ],
)
def test_what_another_stack_would_be_is_said_before(
    tmp_path: Path, forward: Forward, said: str
) -> None:
    with flown(tmp_path, forward) as view:
        window = QWidget()
        register = Register(view, Gestures(view, window, ACTIONS), theme("dark"))
        register.search.setText(THROUGH)
        assert register.said.text() == said[:1].upper() + said[1:]
        assert register.button.isEnabled()
        reading = read(f"r {THROUGH}", Desk(view))
        assert reading.mood == "ready"
        assert reading.sentence.endswith(f"; {said}")
        assert said.removesuffix(".").split(":")[0] in reading.offers[0].detail
        register.button.click()
        assert said[1:] in register.charging.chosen.again.text()
        for widget in (register, window):
            widget.deleteLater()


def test_where_the_first_stack_goes_forward_the_rule_is_said(tmp_path: Path) -> None:
    with flown(tmp_path, "first") as view:
        refused = read(f"r {THROUGH}", Desk(view))
        assert refused.mood == "refused"
        assert "has 24,444 from 1A for day 2: the first stack goes forward" in refused.sentence


def test_the_card_says_in_which_flight_it_registers(tmp_path: Path) -> None:
    with flown(tmp_path, over=False) as view:
        window = QWidget()
        register = Register(view, Gestures(view, window, ACTIONS), theme("dark"))
        for play, title in ((FIRST, "Register in 1A"), (SECOND, "Register in 1B")):
            view.turn_to(play)
            assert register.title.text() == title
        for widget in (register, window):
            widget.deleteLater()


@pytest.mark.parametrize(
    ("over", "name", "said"),
    [
        (True, OUT, "Out of 1A and plays in 1B"),
        (True, THROUGH, "Through from 1A with 24,444"),
        (False, THROUGH, "Plays in 1A"),
    ],
)
def test_the_record_of_a_person_says_so_of_every_flight(
    tmp_path: Path, name: str, said: str, *, over: bool
) -> None:
    with flown(tmp_path, over=over) as view:
        (found,) = [one.person for one in matches(view, name) if one.person is not None]
        if name == OUT:
            assert view.do(RegisterEntry(person=found.id))
        assert standing_words(view, found.id) == (said, "quiet")


def test_nobody_who_plays_elsewhere_is_among_those_who_may_come(tmp_path: Path) -> None:
    with flown(tmp_path, over=False) as view:
        assert [one.name for one in matches(view, "")] == ["Niccolò Bellè", OUT]


def test_once_they_are_merged_an_entry_says_of_which_flight_it_is(tmp_path: Path) -> None:
    with flown(tmp_path) as view:
        entry = next(iter(seen(view.state, FIRST).entries.by_id.values()))
        assert "1A" not in entry_words(view, entry)
        assert view.do(MergeFlights())
        assert entry_words(view, entry).startswith("flight 1A  ·  ")
