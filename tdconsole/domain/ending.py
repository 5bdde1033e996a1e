"""Finishing a tournament: one player is left, and the clock stops."""

from msgspec.structs import replace

from tdconsole.domain.clock import read
from tdconsole.domain.commands import FinishTournament
from tdconsole.domain.context import Context
from tdconsole.domain.events import Event, TournamentFinished
from tdconsole.domain.rejections import (
    ClockNotStarted,
    NobodyIsOut,
    PlayersStillIn,
    Rejection,
)
from tdconsole.domain.state import Clock, Tournament, play_of, with_play
from tdconsole.domain.values import ClockAnchor


def finish(
    tournament: Tournament, _command: FinishTournament, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    if not tournament.exits.by_entry:
        return NobodyIsOut()
    if tournament.left != 1:
        return PlayersStillIn(left=tournament.left)
    anchor = ClockAnchor(
        period=reading.period.id,
        left=reading.left,
        hands=reading.hands,
        ran=reading.ran,
        zone=context.zone,
    )
    return (TournamentFinished(play=play.id, anchor=anchor),)


def finished(tournament: Tournament, event: TournamentFinished) -> Tournament:
    play = play_of(tournament, event.play)
    stopped = replace(play, clock=Clock(anchor=event.anchor))
    return with_play(replace(tournament, finished=True), stopped)
