"""The rows of the house's own gestures and facts."""

from typing import Final

from tdconsole.domain.house import bars, tills
from tdconsole.domain.language.commands.house import (
    BarPerson,
    CloseTill,
    CountTill,
    LiftBar,
    MoveCash,
    OpenTill,
    ReopenTill,
)
from tdconsole.domain.language.events.house import (
    BarLifted,
    CashMoved,
    PersonBarred,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.state.rows import HouseFact, HouseGesture

GESTURES: Final = (
    HouseGesture(BarPerson, bars.bar),
    HouseGesture(LiftBar, bars.lift),
    HouseGesture(OpenTill, tills.open_till),
    HouseGesture(MoveCash, tills.move_cash),
    HouseGesture(CountTill, tills.count),
    HouseGesture(CloseTill, tills.close),
    HouseGesture(ReopenTill, tills.reopen),
)

FACTS: Final = (
    HouseFact(PersonBarred, bars.barred),
    HouseFact(BarLifted, bars.lifted),
    HouseFact(TillOpened, tills.opened),
    HouseFact(CashMoved, tills.moved),
    HouseFact(TillCounted, tills.counted),
    HouseFact(TillClosed, tills.closed),
    HouseFact(TillReopened, tills.reopened),
)
