"""The stacks of the field in big blinds, and who is short; by the last count."""

from collections.abc import Sequence
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Record
from tdconsole.projections.chips.counted import Leader, chip_leaders
from tdconsole.projections.people.names import People

SHORT: Final = 10
"""The big blinds under which a player is short."""
WIDTHS: Final = (10, 20, 50, 100, 200, 500, 1_000, 5_000)
MOST: Final = 12
"""The most bars; the last one has all that are deeper."""
_ONE_OF: Final = 20
"""The deepest of each twenty stacks may be beyond the last bar."""


class Depth(Record, kw_only=True):
    """The players with at least this many big blinds, and fewer than those of the next bar."""

    since: int
    until: int | None
    """None for the last bar, which has no end."""
    players: int


class Stacks(Record, kw_only=True):
    counted: int = 0
    left: int = 0
    last: Instant | None = None
    depths: tuple[Depth, ...] = ()
    short: tuple[Leader, ...] = ()
    """Everybody under ten big blinds, the shortest first."""


def stacks(tournament: Tournament, people: People, now: Instant) -> Stacks:
    """The stacks of those who are still in and were counted; none in games without blinds."""
    count = tournament.counts.count
    if count is None:
        return Stacks(left=tournament.left)
    counted = chip_leaders(tournament, people, now)
    blinds = [one.big_blinds for one in counted if one.big_blinds is not None]
    return Stacks(
        counted=len(counted),
        left=tournament.left,
        last=count.last,
        depths=_depths(blinds) if len(blinds) > 1 else (),
        short=tuple(
            one
            for one in reversed(counted)
            if one.big_blinds is not None and one.big_blinds < SHORT
        ),
    )


def _depths(blinds: Sequence[int]) -> tuple[Depth, ...]:
    ranked = sorted(blinds)
    deep = ranked[-1 - len(blinds) // _ONE_OF]
    width = next((one for one in WIDTHS if deep < one * MOST), WIDTHS[-1])
    last = min(MOST, deep // width + 1) - 1
    found = [0] * (last + 1)
    for depth in blinds:
        found[min(last, depth // width)] += 1
    deeper = max(blinds) >= (last + 1) * width
    return tuple(
        Depth(
            since=number * width,
            until=None if deeper and number == last else (number + 1) * width,
            players=players,
        )
        for number, players in enumerate(found)
    )
