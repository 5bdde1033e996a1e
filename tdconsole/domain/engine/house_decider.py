"""Routes each command of the house to its decider and each event to its fold, by the rows."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.engine.rows import HOUSE_FACT, HOUSE_GESTURE
from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.state.rows import HouseDecision

NEW_HOUSE: Final = HouseState()


def decide_house(state: HouseState, command: HouseCommand, context: HouseContext) -> HouseDecision:
    return HOUSE_GESTURE[type(command)].decide(state, command, context)


def evolve_house(state: HouseState, event: HouseEvent) -> HouseState:
    """The house after an event; one that makes no sense leaves it as it is."""
    return HOUSE_FACT[type(event)].fold(state, event)


def fold_house(state: HouseState, events: Iterable[HouseEvent]) -> HouseState:
    for event in events:
        state = evolve_house(state, event)
    return state
