"""Advice on the clock, and on what ends with it."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.clock.reading import Reading, doubt, until_end_of
from tdconsole.domain.clock.registration import closing
from tdconsole.domain.entry.limits import second_half_mark
from tdconsole.domain.language.commands.clock import SettleClock
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis
from tdconsole.projections.advice.due import (
    Advice,
    ClockHeld,
    ClockInDoubt,
    ClockPaused,
    LevelsOver,
    RegistrationCloses,
    SecondHalvesLost,
    Standing,
)
from tdconsole.projections.advice.flights import has_come_to_end
from tdconsole.projections.clock.board import level_number, registration_closes_in

CLOSES_SOON: Final = Millis(600_000)


def clock_in_doubt(
    tournament: Tournament, now: Instant, seen: Instant | None = None
) -> Iterator[Advice]:
    found = doubt(tournament.setup.structure, tournament.play.clock, now, seen)
    if found is not None:
        structure = tournament.setup.structure
        yield ClockInDoubt(
            why=found.why,
            readings=tuple(
                Standing(
                    by=one.by,
                    level=level_number(structure, one.reading.index),
                    left=one.reading.left,
                    starts_in=one.reading.starts_in,
                )
                for one in found.readings
            ),
            choices=tuple(SettleClock(by=one.by) for one in found.readings),
        )


def of_clock(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advice]:
    if reading is not None and not _rests(tournament, reading):
        yield from _stands(tournament, reading)
    closes = registration_closes_in(tournament, reading, now)
    if closes is not None and 0 < closes <= CLOSES_SOON:
        yield RegistrationCloses(minutes=_minutes(closes))
    if reading is not None:
        yield from _second_halves(tournament, reading, now)


def _rests(tournament: Tournament, reading: Reading) -> bool:
    """Whether the clock rightly rests: for last hands, overnight, or at the flight's end."""
    play = tournament.play
    if play.board is not None or has_come_to_end(tournament, reading):
        return True
    return play.last_hands is not None or (play.day > 1 and not play.seating.of)


def _stands(tournament: Tournament, reading: Reading) -> Iterator[Advice]:
    if reading.held is not None:
        yield ClockHeld(mark=reading.held)
    elif reading.over:
        yield LevelsOver()
    elif not reading.running and reading.starts_in is None:
        yield ClockPaused(reason=tournament.play.clock.pause_reason)


def _second_halves(
    tournament: Tournament, reading: Reading, now: Instant
) -> Iterator[SecondHalvesLost]:
    """Advice on second halves; it looks at everybody, so only when the end is near."""
    if not tournament.terms.second_half:
        return
    left = _second_halves_end_in(tournament, reading, now)
    if left is None or not 0 < left <= CLOSES_SOON:
        return
    out = tournament.exits.by_entry
    entries = tournament.entries.by_id.values()
    number = sum(1 for one in entries if one.second_half and one.id not in out)
    if number:
        yield SecondHalvesLost(number=number, minutes=_minutes(left))


def _second_halves_end_in(tournament: Tournament, reading: Reading, now: Instant) -> Millis | None:
    mark, anchor = second_half_mark(tournament), tournament.play.clock.anchor
    index = None if mark is None else closing(tournament, mark)
    if index is None or anchor is None or index < reading.index:
        return None
    return until_end_of(tournament.setup.structure, reading, index, now, anchor.zone)


def _minutes(left: Millis) -> int:
    """The minutes left, rounded up."""
    return -(-left // 60_000)
