"""The rows of the seasons' gestures and facts, which are the house's."""

from typing import Final

from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    CloseSeason,
    CountTournament,
    EditSeason,
    OpenSeason,
    ReopenSeason,
    TakeBackAdjustment,
)
from tdconsole.domain.language.events.house import (
    AdjustmentTakenBack,
    PointsAdjusted,
    SeasonClosed,
    SeasonEdited,
    SeasonOpened,
    SeasonReopened,
    TournamentCounted,
)
from tdconsole.domain.season import seasons
from tdconsole.domain.state.rows import HouseFact, HouseGesture
from tdconsole.domain.state.who import DIRECTOR

GESTURES: Final = (
    HouseGesture(OpenSeason, seasons.open_season, DIRECTOR),
    HouseGesture(EditSeason, seasons.edit, DIRECTOR),
    HouseGesture(CountTournament, seasons.count, DIRECTOR),
    HouseGesture(AdjustPoints, seasons.adjust, DIRECTOR),
    HouseGesture(TakeBackAdjustment, seasons.take_back, DIRECTOR),
    HouseGesture(CloseSeason, seasons.close, DIRECTOR),
    HouseGesture(ReopenSeason, seasons.reopen, DIRECTOR),
)
FACTS: Final = (
    HouseFact(SeasonOpened, seasons.opened),
    HouseFact(SeasonEdited, seasons.edited),
    HouseFact(TournamentCounted, seasons.counted),
    HouseFact(PointsAdjusted, seasons.adjusted),
    HouseFact(AdjustmentTakenBack, seasons.taken_back),
    HouseFact(SeasonClosed, seasons.closed),
    HouseFact(SeasonReopened, seasons.reopened),
)
