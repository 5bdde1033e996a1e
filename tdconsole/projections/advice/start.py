"""Advice before the first hand is dealt."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.language.commands.draw import DrawButtons
from tdconsole.domain.room.seat_draw import LEAST_PLAYERS, draw_fault
from tdconsole.domain.state.tournament import Tournament
from tdconsole.projections.advice.due import Advice, ButtonsNotDrawn, ClockNotStarted, TooFewToStart


def of_start(tournament: Tournament, waiting: int, reading: Reading | None) -> Iterator[Advice]:
    """Advice once everybody who can sit is seated, even if the clock's start was put off."""
    seated = len(tournament.play.seating.of)
    if seated < LEAST_PLAYERS or (reading is not None and reading.starts_in is None):
        return
    if waiting and draw_fault(tournament) is None:
        return
    yield from _buttons(tournament)
    if reading is not None:
        return
    rule, terms = tournament.rules.min_players, tournament.terms
    ruled = min(rule.value, tournament.setup.seats_per_table)
    least = max(ruled, terms.minimum)
    if seated < least:
        yield TooFewToStart(seated=seated, least=least, cite=rule.cite if least == ruled else None)
    else:
        yield ClockNotStarted(seated=seated)


def _buttons(tournament: Tournament) -> Iterator[ButtonsNotDrawn]:
    rule, drawn = tournament.rules.first_button, tournament.play.buttons
    if rule.value == "seat_1":
        return
    tables = tournament.play.seating.tables.values()
    without = tuple(sorted(one.no for one in tables if one.players and one.no not in drawn))
    if without:
        some = any(no in drawn for no in tournament.play.seating.tables)
        proposal = DrawButtons(tables=without) if some else DrawButtons()
        yield ButtonsNotDrawn(tables=len(without), cite=rule.cite, proposal=proposal)
