"""The stacks of the field in big blinds, and who is short; by the last count."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Record
from tdconsole.projections.chips.counted import Leader, chip_leaders
from tdconsole.projections.people.names import People

SHORT: Final = 10
"""The big blinds under which a player is short."""
GROUPS: Final = 6
"""The groups of a field that are about as wide as each other, after those who are short."""
STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500)


class Depth(Record, kw_only=True):
    """The players with at least this many big blinds, and fewer than those of the next group."""

    since: int
    until: int | None
    """None for the last group, if it has no end."""
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
        depths=depth_groups(blinds) if len(blinds) > 1 else (),
        short=tuple(
            one
            for one in reversed(counted)
            if one.big_blinds is not None and one.big_blinds < SHORT
        ),
    )


def depth_groups(blinds: Sequence[int]) -> tuple[Depth, ...]:
    """Return the stacks in groups from 0 on, up to the last in which there is one."""
    starts = bounds(blinds)
    groups = [
        Depth(
            since=low,
            until=high,
            players=sum(low <= one and (high is None or one < high) for one in blinds),
        )
        for low, high in (*pairwise(starts), (starts[-1], None))
    ]
    while len(groups) > 1 and not groups[-1].players:
        groups.pop()
    return tuple(groups)


def bounds(blinds: Sequence[int]) -> tuple[int, ...]:
    """Return where the groups begin: those who are short, then round steps."""
    most = sorted(blinds)[len(blinds) * 9 // 10] if blinds else 0
    fitting = (one for one in STEPS if one * GROUPS >= most)
    step = next(fitting, STEPS[-1] * -(-most // (STEPS[-1] * GROUPS)))
    return (0, SHORT, *(step * at for at in range(1, GROUPS + 1) if step * at > SHORT))
