"""Advice at the end of the day: stopping the clock, tables still playing, stacks not bagged."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.day.bagging import bagged_today, to_bag
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis
from tdconsole.projections.advice.due import (
    Advice,
    BagsDoNotAddUp,
    BagsMissing,
    DayCanEnd,
    DocumentsUnseen,
    LastHandsDue,
    LastHandsNear,
    LastHandsToPlay,
)
from tdconsole.projections.day.day_end import day_window, stage, unseen

NEAR: Final = Millis(600_000)
"""How long before it opens the director is told of the window."""


def of_day(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advice]:
    play = tournament.play
    if reading is None or not play.seating.of:
        return
    if number := unseen(tournament):
        yield DocumentsUnseen(number=number, cite=tournament.rules.identity.cite)
    yield from _near(tournament, reading, now)
    if play.last_hands is None and not play.bags:
        return
    players, bagged = len(play.seating.of), bagged_today(tournament)
    match stage(tournament):
        case "hands":
            tables = tuple(to_play(tournament))
            every = sum(1 for table in play.seating.tables.values() if table.players)
            yield LastHandsToPlay(tables=tables, done=every - len(tables))
        case "bags":
            yield BagsMissing(number=players - bagged.number, players=players)
        case "close" if bagged.chips != (expected := to_bag(tournament)):
            yield BagsDoNotAddUp(bagged=bagged.chips, expected=expected)
        case "close" if not reading.running:
            yield DayCanEnd(day=play.day, players=players)
        case _:
            pass


def _near(tournament: Tournament, reading: Reading, now: Instant) -> Iterator[Advice]:
    window = day_window(tournament, reading, now)
    if window is None or window.ends_in <= 0 or window.opens_in > NEAR:
        return
    if window.stop_in > 0:
        yield LastHandsNear(
            opens=Millis(now.utc + window.opens_in),
            shuts=Millis(now.utc + window.shuts_in),
            stop=Millis(now.utc + window.stop_in),
            before_end=window.stop_at,
            cite=window.cite,
        )
        return
    yield LastHandsDue(cite=window.cite, proposal=CallLastHands())
