"""The order of a season: a player's best evenings, and what decides between equal points."""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Final

from tdconsole.domain.language.season_rules import TieRule
from tdconsole.domain.values import Place, Record


class Achieved(Record, kw_only=True):
    """What a player achieved over a season, as far as it decides on the order."""

    points: Decimal
    wins: int = 0
    cashes: int = 0
    played: int = 0
    best_place: Place | None = None
    best_points: Decimal | None = None


class Ranked(Record, kw_only=True):
    """A place of the season; `by` decided against the player above, who has the same points."""

    place: Place
    shared_by: int
    by: TieRule | None = None


_NEVER: Final = Decimal("-Infinity")
_WORTH: Final[Mapping[TieRule, Callable[[Achieved], Decimal | int]]] = {
    "wins": lambda one: one.wins,
    "best_place": lambda one: _NEVER if one.best_place is None else -one.best_place,
    "best_points": lambda one: _NEVER if one.best_points is None else one.best_points,
    "cashes": lambda one: one.cashes,
    "played": lambda one: one.played,
}
"""What each rule compares; more is better."""


def counting(points: Sequence[Decimal], best: int) -> frozenset[int]:
    """Which of a player's evenings count: the best so many, of equal ones the earlier."""
    order = sorted(range(len(points)), key=lambda at: (-points[at], at))
    return frozenset(order[:best] if best else order)


def ordered(players: Sequence[Achieved], ties: Sequence[TieRule]) -> list[int]:
    """The players by points and then by the rules, as positions in what is given."""

    def worth(at: int) -> tuple[Decimal | int, ...]:
        one = players[at]
        return (-one.points, *(-_WORTH[rule](one) for rule in ties))

    return sorted(range(len(players)), key=worth)


def ranked(players: Sequence[Achieved], ties: Sequence[TieRule]) -> list[Ranked]:
    """The places of players who are in order already."""
    found = list[Ranked]()
    for at, one in enumerate(players):
        by = _decided(players[at - 1], one, ties) if at else None
        level = at > 0 and by is None and players[at - 1].points == one.points
        place = found[-1].place if level else Place(at + 1)
        found.append(Ranked(place=place, shared_by=1, by=by))
    shared = dict[Place, int]()
    for row in found:
        shared[row.place] = shared.get(row.place, 0) + 1
    return [Ranked(place=row.place, shared_by=shared[row.place], by=row.by) for row in found]


def _decided(above: Achieved, below: Achieved, ties: Sequence[TieRule]) -> TieRule | None:
    if above.points != below.points:
        return None
    return next((rule for rule in ties if _WORTH[rule](above) != _WORTH[rule](below)), None)
