"""What is due on a floor in a test."""

from typing import Final, TypeVar

from tdconsole.projections.advice import (
    Advice,
    PostedEarly,
    PostedForOther,
    PrizesNotPosted,
    advice,
)
from tests.domain.floor import Floor

Kind = TypeVar("Kind")

POSTING: Final = (PrizesNotPosted, PostedEarly, PostedForOther)


def due(floor: Floor) -> tuple[Advice, ...]:
    """But for the prizes to post, which are advised beside all that happens at the tables."""
    every = advice(floor.tournament, floor.now)
    return tuple(one for one in every if not isinstance(one, POSTING))


def posting(floor: Floor) -> tuple[Advice, ...]:
    every = advice(floor.tournament, floor.now)
    return tuple(one for one in every if isinstance(one, POSTING))


def kinds(floor: Floor) -> list[type[Advice]]:
    return [type(one) for one in due(floor)]


def only(floor: Floor, kind: type[Kind]) -> Kind | None:
    found = [one for one in due(floor) if isinstance(one, kind)]
    assert len(found) < 2
    return found[0] if found else None
