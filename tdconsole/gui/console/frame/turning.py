"""The pages of the window, each made when it is first turned to: a cold start waits for one."""

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdconsole.gui.console.engine.gestures import Hands
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.gui.console.engine.wishes import Wishes
from tdconsole.gui.shared.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.bubble.page import BubblePage
    from tdconsole.gui.console.chips.page import ChipsPage
    from tdconsole.gui.console.day.page import DayPage
    from tdconsole.gui.console.discipline.page import AwayPage
    from tdconsole.gui.console.eliminations.page import OutPage
    from tdconsole.gui.console.entry.page import DeskPage
    from tdconsole.gui.console.flights.page import FlightsPage
    from tdconsole.gui.console.log.page import LogPage
    from tdconsole.gui.console.papers.page import PaperPage
    from tdconsole.gui.console.people.page import PeoplePage
    from tdconsole.gui.console.prizes.page import PrizesPage
    from tdconsole.gui.console.room.page import FloorPage
    from tdconsole.gui.console.rules.page import RulesPage
    from tdconsole.gui.console.setup.page import SetupPage
    from tdconsole.gui.console.structure.page import StructurePage
    from tdconsole.gui.console.wall.page import WallPage

    Page = (
        FloorPage
        | BubblePage
        | DayPage
        | FlightsPage
        | OutPage
        | AwayPage
        | DeskPage
        | PrizesPage
        | ChipsPage
        | PeoplePage
        | RulesPage
        | LogPage
        | PaperPage
        | StructurePage
        | SetupPage
        | WallPage
    )

Made = TypeVar("Made", bound=QWidget)
NAMES: Final = (
    "floor",
    "bubble",
    "day",
    "flights",
    "out",
    "away",
    "desk",
    "prizes",
    "chips",
    "people",
    "rules",
    "log",
    "paper",
    "structure",
    "setup",
    "wall",
)


class Pages(QStackedWidget):
    wanted_entry = Signal(object)
    """An entry on the list that is to be shown on the floor."""
    drafted = Signal(bool)
    """A structure waits to be applied, or does no more."""
    set_up = Signal(bool)
    """So does a set-up."""

    def __init__(self, watch: Watch, hands: Hands, theme: Theme, wishes: Wishes) -> None:
        super().__init__()
        self._watch, self._hands, self._theme, self._wishes = watch, hands, theme, wishes

    @cached_property
    def floor(self) -> "FloorPage":
        from tdconsole.gui.console.room.page import FloorPage  # noqa: PLC0415 -- as above

        wishes = self._wishes
        page = FloorPage(self._watch, self._hands, self._theme, wishes.floor)
        page.seen_as.connect(wishes.see_floor)
        return self._added(page)

    @cached_property
    def bubble(self) -> "BubblePage":
        from tdconsole.gui.console.bubble.page import BubblePage  # noqa: PLC0415 -- as above

        return self._added(BubblePage(self._watch, self._hands, self._theme))

    @cached_property
    def day(self) -> "DayPage":
        from tdconsole.gui.console.day.page import DayPage  # noqa: PLC0415 -- as above

        page = DayPage(self._watch, self._hands, self._theme)
        page.finished.connect(lambda: self._hands.perform("quick"))
        return self._added(page)

    @cached_property
    def flights(self) -> "FlightsPage":
        from tdconsole.gui.console.flights.page import FlightsPage  # noqa: PLC0415 -- as above

        return self._added(FlightsPage(self._watch, self._hands, self._theme))

    @cached_property
    def out(self) -> "OutPage":
        from tdconsole.gui.console.eliminations.page import OutPage  # noqa: PLC0415 -- as above

        return self._added(OutPage(self._watch, self._hands, self._theme))

    @cached_property
    def away(self) -> "AwayPage":
        from tdconsole.gui.console.discipline.page import AwayPage  # noqa: PLC0415 -- as above

        return self._added(AwayPage(self._watch, self._hands, self._theme))

    @cached_property
    def desk(self) -> "DeskPage":
        from tdconsole.gui.console.entry.page import DeskPage  # noqa: PLC0415 -- as above

        page = self._added(DeskPage(self._watch, self._hands, self._theme, self._wishes))
        page.wanted_entry.connect(self.wanted_entry)
        return page

    @cached_property
    def prizes(self) -> "PrizesPage":
        from tdconsole.gui.console.prizes.page import PrizesPage  # noqa: PLC0415 -- as above

        return self._added(PrizesPage(self._watch, self._hands, self._theme, self._wishes))

    @cached_property
    def chips(self) -> "ChipsPage":
        from tdconsole.gui.console.chips.page import ChipsPage  # noqa: PLC0415 -- as above

        return self._added(ChipsPage(self._watch, self._hands, self._theme))

    @cached_property
    def people(self) -> "PeoplePage":
        from tdconsole.gui.console.people.page import PeoplePage  # noqa: PLC0415 -- as above

        return self._added(PeoplePage(self._watch, self._hands, self._theme))

    @cached_property
    def rules(self) -> "RulesPage":
        from tdconsole.gui.console.rules.page import RulesPage  # noqa: PLC0415 -- as above

        return self._added(RulesPage(self._watch, self._hands, self._theme))

    @cached_property
    def log(self) -> "LogPage":
        from tdconsole.gui.console.log.page import LogPage  # noqa: PLC0415 -- as above

        return self._added(LogPage(self._watch, self._hands, self._theme, self._wishes))

    @cached_property
    def paper(self) -> "PaperPage":
        from tdconsole.gui.console.papers.page import PaperPage  # noqa: PLC0415 -- as above

        return self._added(PaperPage(self._watch, self._hands, self._theme, self._wishes))

    @cached_property
    def structure(self) -> "StructurePage":
        from tdconsole.gui.console.structure.page import StructurePage  # noqa: PLC0415 -- as above

        page = self._added(StructurePage(self._watch, self._hands, self._theme))
        page.pending.connect(self.drafted)
        return page

    @cached_property
    def setup(self) -> "SetupPage":
        from tdconsole.gui.console.setup.page import SetupPage  # noqa: PLC0415 -- as above

        page = self._added(SetupPage(self._watch, self._hands, self._theme))
        page.pending.connect(self.set_up)
        return page

    @cached_property
    def wall(self) -> "WallPage":
        from tdconsole.gui.console.wall.page import WallPage  # noqa: PLC0415 -- as above

        return self._added(WallPage(self._watch, self._hands, self._theme, self._wishes))

    @property
    def printing(self) -> bool:
        papers = "paper" in self.__dict__ and self.paper.press.busy
        cards = "desk" in self.__dict__ and self.desk.printing
        slips = "prizes" in self.__dict__ and self.prizes.printing
        ruled = "log" in self.__dict__ and self.log.printing
        return (
            papers
            or cards
            or slips
            or ruled
            or ("people" in self.__dict__ and self.people.printing)
        )

    def leave(self) -> None:
        """What was begun on a page and is not done: a move, an override."""
        if "floor" in self.__dict__:
            self.floor.leave()
        if "bubble" in self.__dict__:
            self.bubble.leave()
        if "day" in self.__dict__:
            self.day.leave()
        if "desk" in self.__dict__:
            self.desk.leave()
        if "prizes" in self.__dict__:
            self.prizes.leave()
        if "people" in self.__dict__:
            self.people.leave()
        if "log" in self.__dict__:
            self.log.leave()
        if "rules" in self.__dict__:
            self.rules.leave()

    @property
    def shown(self) -> "Page":
        return self.named(next(name for name in NAMES if self._is_shown(name)))

    def named(self, name: str) -> "Page":
        made: dict[str, Page] = {name: getattr(self, name)}
        return made[name]

    def _is_shown(self, name: str) -> bool:
        return self.__dict__.get(name) is self.currentWidget()

    def _added(self, page: Made) -> Made:
        self.addWidget(page)
        return page
