"""What is due on a floor in a test."""

from typing import TypeVar

from tdconsole.projections.advice import Advice, advice
from tests.domain.floor import Floor

Kind = TypeVar("Kind")


def due(floor: Floor) -> tuple[Advice, ...]:
    return advice(floor.tournament, floor.now)


def kinds(floor: Floor) -> list[type[Advice]]:
    return [type(one) for one in due(floor)]


def only(floor: Floor, kind: type[Kind]) -> Kind | None:
    found = [one for one in due(floor) if isinstance(one, kind)]
    assert len(found) < 2
    return found[0] if found else None
