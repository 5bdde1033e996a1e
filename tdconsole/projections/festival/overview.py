"""One tile for each tournament: its clock, its field, its prizes, and what is due in it."""

from typing import Literal

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Record, StaffId, TournamentId
from tdconsole.projections.advice import Advice, advice
from tdconsole.projections.clock.board import ClockBoard, clock_board

PrizeState = Literal["open", "posted", "deal", "refunds"]
"""Nothing decided yet; the list is posted; a deal was made; or it was called off."""


class Tile(Record, kw_only=True):
    tournament: TournamentId
    board: ClockBoard
    prizes: PrizeState
    urgent: tuple[Advice, ...]
    """What is due now."""
    first: Advice | None
    """The most urgent one, or one that is due soon."""
    last: Instant
    """The moment of its last step."""
    actor: StaffId | None
    """The member of staff whose step that was."""

    @property
    def due(self) -> int:
        return len(self.urgent)


class LastStep(Record, kw_only=True):
    """The last step, and the last moment known before the machine was last switched on."""

    at: Instant
    actor: StaffId | None = None
    seen: Instant | None = None


def tile(number: TournamentId, tournament: Tournament, last: LastStep, now: Instant) -> Tile:
    items = advice(tournament, now, last.seen)
    return Tile(
        tournament=number,
        board=clock_board(tournament, now),
        prizes=_prizes(tournament),
        urgent=tuple(one for one in items if one.urgency == "now"),
        first=items[0] if items else None,
        last=last.at,
        actor=last.actor,
    )


def _prizes(tournament: Tournament) -> PrizeState:
    prizes = tournament.prizes
    if prizes.refunds is not None:
        return "refunds"
    if prizes.deal is not None:
        return "deal"
    return "open" if prizes.posted is None else "posted"
