from typing import Annotated

from msgspec import Meta

from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import Chips, EntryTyped, Record, Seat


class Bust(Record, kw_only=True):
    entry: EntryTyped
    stack: Annotated[Chips, Meta(ge=1, le=10**15)] | None = None


class EliminatePlayers(Wanted, kw_only=True):
    """Everybody who went out in one hand, with the stacks it was begun with where they matter."""

    hand: Annotated[tuple[Bust, ...], Meta(min_length=1, max_length=10_000)]
    stacks_unknown: bool = False
    """Nobody can say who had more: they share."""


class ReinstatePlayer(Wanted, kw_only=True):
    """Back in play; without a seat named, where the player sat."""

    entry: EntryTyped
    seat: Seat | None = None


class MovePlayer(Wanted, kw_only=True):
    entry: EntryTyped
    seat: Seat
