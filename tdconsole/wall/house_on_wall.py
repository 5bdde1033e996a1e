"""The screens that show the house rather than a tournament: its season, its dealers, its day."""

from collections.abc import Callable
from typing import Literal, TypeVar

from tdconsole.domain.values import Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.known_errors import KnownError
from tdconsole.session import Session
from tdconsole.settings import NameForm
from tdconsole.wall.dealers_on_wall import DealersOnWall
from tdconsole.wall.screens.house.dealers import DealersShown, dealers
from tdconsole.wall.screens.house.season import SeasonShown, season
from tdconsole.wall.screens.house.today import TodayShown, today
from tdconsole.wall.season_on_wall import SeasonOnWall
from tdconsole.wall.today_on_wall import TodayOnWall

OfHouse = Literal["season", "dealers", "today"]
Seen = TypeVar("Seen")


class HouseOnWall:
    """What is seen of the house; while it can't be read, what was last seen of it."""

    def __init__(
        self, session: Session, words: Catalogue, tell: Callable[[KnownError], None]
    ) -> None:
        self._words, self._tell = words, tell
        self._season = SeasonOnWall(session, words)
        self._dealers = DealersOnWall(session, words)
        self._today = TodayOnWall(session, words)

    def has(self, screen: OfHouse) -> bool:
        match screen:
            case "season":
                return self._season.is_there
            case "dealers":
                return self._dealers.is_there
            case "today":
                return self._today.is_there

    def body(
        self, screen: OfHouse, names: NameForm, now: Instant, turn: int
    ) -> SeasonShown | DealersShown | TodayShown:
        match screen:
            case "season":
                found = self._read(lambda: self._season.of(names, now), lambda: self._season.last)
                return season(self._words, found, turn)
            case "dealers":
                on = self._read(lambda: self._dealers.of(now), lambda: self._dealers.last)
                return dealers(self._words, on, turn)
            case "today":
                day = self._read(lambda: self._today.of(names, now), lambda: self._today.last)
                return today(self._words, day, turn)

    def _read(
        self, anew: Callable[[], Seen | None], last: Callable[[], Seen | None]
    ) -> Seen | None:
        try:
            return anew()
        except KnownError as error:
            self._tell(error)
            return last()
