"""The clocks called on players, above the advice, and what is heard of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.advice.column import AdviceColumn
from tdconsole.gui.console.clock.calls.column import Calls
from tdconsole.gui.console.clock.calls.sounds import CallSounds, CountedAloud
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.clock.calls import CallBoard
from tdconsole.settings import Signalling
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.waiting import Stalls, until
from tests.session.floor import WallClock

ROSSI: Final = EntryId(1)
GREEK: Final = EntryId(9)


@contextmanager
def standing(path: Path) -> Iterator[tuple[TournamentView, AdviceColumn, Gestures, WallClock]]:
    """On a clock that moves when it is told."""
    time = WallClock()
    with viewing(path) as view:
        view._time = view.session.time = view.session._world._time = time
        window = QWidget()
        dress(window, theme("dark"))
        gestures = Gestures(view, window, ACTIONS)
        column = AdviceColumn(view, gestures, theme("dark"), window)
        window.resize(column.width(), 620)
        column.resize(window.size())
        window.show()
        try:
            yield view, column, gestures, time
        finally:
            window.close()
            window.deleteLater()


def seat_of(view: TournamentView, entry: EntryId) -> Seat:
    return view.state.play.seating.of[entry]


def call(view: TournamentView, entry: EntryId = ROSSI) -> None:
    seat = seat_of(view, entry)
    assert view.do(CallTheClock(table=seat.table, seat=seat.seat))


def elsewhere(view: TournamentView) -> EntryId:
    """Somebody at the other table."""
    table = seat_of(view, ROSSI).table
    return next(e for e, seat in sorted(view.state.play.seating.of.items()) if seat.table != table)


def later(view: TournamentView, time: WallClock, seconds: float) -> None:
    time.run(round(seconds * 1000))
    view.tick_calls()


def told(calls: Calls) -> list[tuple[str, str]]:
    return [(card.name.text(), card.seconds.text()) for card in calls.cards]


def test_nobody_called_takes_no_room(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (_, column, _, _):
        assert not column.calls.isVisible()


def test_a_call_stands_above_the_advice(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, time):
        call(view)
        later(view, time, 3.5)
        (card,) = column.calls.cards
        seat = seat_of(view, ROSSI)
        assert column.calls.isVisible()
        assert column.calls.heading.text() == "CLOCK CALLED  1"
        assert told(column.calls) == [("Maria Rossi", "22")]
        assert card.place.text() == f"table {seat.table} seat {seat.seat}"
        assert (card.phase.text(), card.cite.text()) == ("to think", "TDA-2024 29")
        assert card.aloud.text() == "Maria Rossi, the clock is called on you: 25 seconds to act."


def test_each_phase_has_its_word_its_text_and_its_look(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, time):
        call(view)
        (card,) = column.calls.cards
        assert until(lambda: card.height() > 0)
        seen = []
        for seconds in (0, 26, 5):
            later(view, time, seconds)
            plate = card.seconds.grab().toImage().pixelColor(10, 10).name()
            seen.append((card.seconds.text(), card.phase.text(), card.aloud.text(), plate))
        colours = theme("dark").colours
        assert seen[1:] == [
            ("4", "counting down", "Five, four, three, two, one", colours.waiting),
            ("0", "time is up", "Time is up: the hand is dead.", colours.stopped),
        ]
        assert seen[0][1] == "to think"


def test_no_button_moves_while_the_time_runs(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, time):
        call(view, GREEK)
        (card,) = column.calls.cards
        places = set()
        for seconds in (0, 26, 5):
            later(view, time, seconds)
            for _turn in range(5):
                QApplication.processEvents()
            places.add((card.height(), card.acted.y(), card.dead.x()))
        assert len(places) == 1


@pytest.mark.parametrize(("button", "outcome"), [("acted", "acted"), ("dead", "the hand is dead")])
def test_a_button_ends_it(qt: Any, tmp_path: Path, button: str, outcome: str) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, _):
        call(view)
        (card,) = column.calls.cards
        getattr(card, button).click()
        assert not view.state.play.calls
        assert not column.calls.isVisible()
        last = view.last_gesture()
        assert last is not None
        assert outcome in view.sentence(last.events)
        view.do(Undo())
        assert told(column.calls) == [("Maria Rossi", "25")]


def test_the_most_urgent_stands_first_and_the_keys_are_its(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, gestures, time):
        call(view)
        later(view, time, 10)
        other = elsewhere(view)
        call(view, other)
        first, second = column.calls.cards
        assert told(column.calls) == [("Maria Rossi", "15"), (view.who(other), "25")]
        assert (first.key.text(), second.key.text()) == ("Ctrl+G", "")
        assert first.aloud.isVisible()
        assert not second.aloud.isVisible()
        gestures.perform("call-acted")
        assert column.calls.cards == [second]
        assert second.key.text() == "Ctrl+G"
        assert second.aloud.isVisible()


def test_a_second_press_does_not_end_the_next_call(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, gestures, _):
        call(view)
        call(view, elsewhere(view))
        gestures.perform("call-acted")
        gestures.perform("call-acted")
        column.calls.cards[0].dead.click()
        assert len(column.calls.cards) == 1


def test_the_keys_are_only_there_with_a_call(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, _, gestures, _):
        assert not gestures.action("call-acted").isEnabled()
        call(view)
        assert gestures.action("call-acted").isEnabled()
        assert gestures.action("call-dead").isEnabled()


def test_whoever_goes_out_is_called_no_more(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, _):
        call(view)
        view.do(EliminatePlayers(hand=(Bust(entry=ROSSI),)))
        assert not column.calls.isVisible()


def test_a_call_at_a_table_names_the_table(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, _):
        view.do(CallTheClock(table=seat_of(view, ROSSI).table))
        (card,) = column.calls.cards
        place = f"table {seat_of(view, ROSSI).table}"
        assert card.name.text() == place
        assert not card.place.isVisible()
        assert card.aloud.text() == f"The clock is called at {place}: 25 seconds to act."


def test_what_is_read_aloud_has_a_language_of_its_own(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, time):
        call(view)
        later(view, time, 26)
        (card,) = column.calls.cards
        column.calls.read_in(catalogue("it"))
        assert card.aloud.text() == "Cinque, quattro, tre, due, uno"
        assert card.phase.text() == "counting down"


def test_each_button_and_each_card_has_a_name_of_its_own(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as (view, column, _, _):
        call(view)
        call(view, elsewhere(view))
        cards = column.calls.cards
        names = [b.accessibleName() for card in cards for b in (card.acted, card.dead)]
        assert names[:2] == ["Acted: Maria Rossi", "Hand dead: Maria Rossi"]
        assert len(set(names)) == 4
        assert cards[0].accessibleName() == "Maria Rossi, to think: 25"


def test_the_second_that_is_shown_is_right_within_a_twentieth(qt: Any, tmp_path: Path) -> None:
    """It is asked for again when the second is over, not with the blinds' clock."""
    del qt
    with viewing(tmp_path) as view, Stalls() as stalls:
        late: list[float] = []

        def look(board: CallBoard) -> None:
            (one,) = board.calls or (None,)
            if one is not None and one.left < 25_000:
                after = -one.left % 1000
                late.append(after - stalls.since(perf_counter() - after / 1000))

        view.called.connect(look)
        view.begin()
        call(view)
        assert until(lambda: len(late) > 1)
        assert max(late) < 50


class Chosen:
    def __init__(self, signalling: Signalling) -> None:
        self.signalling = signalling


class Heard(CountedAloud):
    def __init__(self, preferences: Any) -> None:
        super().__init__(preferences)
        self.played: list[tuple[str, int]] = []
        self._sounds.play = lambda name, volume: self.played.append((name, volume))  # type: ignore[method-assign,assignment,return-value]


@pytest.mark.parametrize("muted", [False, True])
def test_the_countdown_and_the_end_are_heard(qt: Any, tmp_path: Path, *, muted: bool) -> None:
    del qt
    with standing(tmp_path) as (view, _, _, time):
        aloud = Heard(Chosen(Signalling(muted=muted, volume=40)))
        sounds = CallSounds(view, aloud)
        call(view)
        for seconds in (24.5, 1, 1, 3, 5):
            later(view, time, seconds)
        expected = [("tick", 40)] * 3 + [("time-up", 40)]
        assert aloud.played == ([] if muted else expected)
        sounds.deleteLater()
        aloud.deleteLater()
