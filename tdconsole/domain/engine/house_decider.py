"""Routes each command of the house to its decider and each event to its fold."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tdconsole.domain.house import bars, tills
from tdconsole.domain.language.commands.house import (
    BarPerson,
    CloseTill,
    CountTill,
    HouseCommand,
    LiftBar,
    MoveCash,
    OpenTill,
    ReopenTill,
)
from tdconsole.domain.language.events.house import (
    BarLifted,
    CashMoved,
    HouseEvent,
    PersonBarred,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.house import HouseContext, HouseState

HouseDecision = tuple[HouseEvent, ...] | Rejection

_DECIDES: Final[
    dict[type[HouseCommand], Callable[[HouseState, Any, HouseContext], HouseDecision]]
] = {
    BarPerson: bars.bar,
    LiftBar: bars.lift,
    OpenTill: tills.open_till,
    MoveCash: tills.move_cash,
    CountTill: tills.count,
    CloseTill: tills.close,
    ReopenTill: tills.reopen,
}

_FOLDS: Final[dict[type[HouseEvent], Callable[[HouseState, Any], HouseState]]] = {
    PersonBarred: bars.barred,
    BarLifted: bars.lifted,
    TillOpened: tills.opened,
    CashMoved: tills.moved,
    TillCounted: tills.counted,
    TillClosed: tills.closed,
    TillReopened: tills.reopened,
}

NEW_HOUSE: Final = HouseState()


def decide_house(state: HouseState, command: HouseCommand, context: HouseContext) -> HouseDecision:
    return _DECIDES[type(command)](state, command, context)


def evolve_house(state: HouseState, event: HouseEvent) -> HouseState:
    """The house after an event; one that makes no sense leaves it as it is."""
    return _FOLDS[type(event)](state, event)


def fold_house(state: HouseState, events: Iterable[HouseEvent]) -> HouseState:
    for event in events:
        state = evolve_house(state, event)
    return state
