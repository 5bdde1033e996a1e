"""What a player's own page tells beside the clock: the seat, or the place and the prize."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.eliminations.busting import Finish, finishes
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Record, Seat, elapsed
from tdconsole.projections.draw.seat_proof import proof_text
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.room.moves import RECENT, Move, recent_moves


class OwnPage(Record, kw_only=True):
    entry: EntryId
    seat: Seat | None = None
    came_from: Seat | None = None
    moved_at: Instant | None = None
    """When the player was told to move, for as long as that is news."""
    waiting: int | None = None
    """The place in the line of alternates, from 1."""
    place: int | None = None
    shared_by: int = 1
    provisional: bool = False
    """Whether the place could still change."""
    prize: Money | None = None
    proof: str | None = None
    """The text by which anybody can repeat the draw of the seat."""


class OwnPages:
    """The pages of everybody in one state, of which each is made when it is asked for."""

    def __init__(self, state: Tournament, trail: Iterable[TrailStep], now: Instant) -> None:
        self.state = state
        self._moves = {move.entry: move for move in recent_moves(state, trail, now)}
        self._line = {entry: place for place, entry in enumerate(in_line(state), start=1)}
        self._finishes = {finish.entry: finish for finish in finishes(state, now)}
        self._prizes = {one.entry: one.amount for one in awards(state)}

    @property
    def settling(self) -> bool:
        """Whether some place could still change by the passing of time alone."""
        return any(finish.provisional for finish in self._finishes.values())

    def moves(self) -> Iterator[Move]:
        yield from self._moves.values()

    def of(self, entry: EntryId, now: Instant) -> OwnPage | None:
        """The page; None of an entry that is not there, as its registration was undone."""
        state = self.state
        if entry not in state.entries.by_id:
            return None
        finish, move = self._finishes.get(entry), self._moves.get(entry)
        if move is not None and elapsed(move.at, now) >= RECENT:
            move = None
        if finish is not None:
            return self._out(entry, finish)
        return OwnPage(
            entry=entry,
            seat=state.play.seating.of.get(entry),
            came_from=None if move is None else move.source,
            moved_at=None if move is None else move.at,
            waiting=self._line.get(entry),
            proof=proof_text(state, entry),
        )

    def _out(self, entry: EntryId, finish: Finish) -> OwnPage:
        """The place; one that may still change has no prize, as it isn't won."""
        return OwnPage(
            entry=entry,
            place=finish.place,
            shared_by=finish.shared_by,
            provisional=finish.provisional,
            prize=None if finish.provisional else self._prizes.get(entry),
        )
