"""Finishing a tournament: one player is left, or all who are have shared what there was to win."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read, stopped
from tdconsole.domain.eliminations.ranking import open_places, place_open
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.prizes import HeldForWinner, PrizesDoNotAddUp
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NobodyIsOut, PlayersStillIn
from tdconsole.domain.prize_list.satellite import is_won, seats_won
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Clock, Tournament, play_of, with_play
from tdconsole.domain.values import Money


def finish(
    tournament: Tournament, _command: FinishTournament, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    decided = is_decided(tournament)
    if not tournament.exits.by_entry and not decided:
        return NobodyIsOut()
    if tournament.left != 1 and not decided:
        if fault := _held_fault(tournament):
            return fault
        return PlayersStillIn(left=tournament.left, seats=seats_won(tournament))
    if fault := _posted_fault(tournament) or _open_fault(tournament):
        return fault
    return (TournamentFinished(play=play.id, anchor=stopped(reading, context.zone)),)


def is_decided(tournament: Tournament) -> bool:
    """Whether it is decided with several left: all have a seat, or a deal holds nothing back."""
    deal = tournament.prizes.deal
    return is_won(tournament) if deal is None else not deal.held


def _held_fault(tournament: Tournament) -> Rejection | None:
    deal = tournament.prizes.deal
    if deal is None or not deal.held:
        return None
    currency = tournament.setup.currency
    return HeldForWinner(held=deal.held, left=tournament.left, currency=currency)


def is_posted_right(tournament: Tournament) -> bool:
    """Whether the posted prizes are the pool, as they must be unless a deal was made.

    Those of a tournament that was run elsewhere are what they were.
    """
    posted = tournament.prizes.posted
    if posted is None or tournament.prizes.deal is not None:
        return True
    if tournament.setup.origin is not None:
        return True
    return sum(posted.amounts) == tournament.pool


def _posted_fault(tournament: Tournament) -> Rejection | None:
    if is_posted_right(tournament):
        return None
    prizes = Money(sum(prize_list(tournament)))
    currency = tournament.setup.currency
    return PrizesDoNotAddUp(prizes=prizes, pool=tournament.pool, currency=currency)


def _open_fault(tournament: Tournament) -> Rejection | None:
    """A refusal while a stack decides a tie: it can't be named after the finish."""
    for entry, tie in open_places(tournament).items():
        if tie.order.doubt == "stacks":
            return place_open(tie, entry)
    return None


def finished(tournament: Tournament, event: TournamentFinished) -> Tournament:
    play = play_of(tournament, event.play)
    stopped = replace(play, clock=Clock(anchor=event.anchor), board=None)
    return with_play(replace(tournament, finished=True), stopped)
