"""The window's preferences apart from the tournament: language, look, wall."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import PlayId, StaffId, StepNo, TillNo, TournamentId
from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.engine.hall import HallSwitch
from tdconsole.gui.console.engine.live_results import LiveResults
from tdconsole.gui.console.sound.loudspeaker import Loudspeaker
from tdconsole.gui.shared.line_to_house import LineToHouse
from tdconsole.i18n.catalogue import Catalogue, Language
from tdconsole.projections.engine.promises import Promise
from tdconsole.session import Opened, Place
from tdconsole.settings import (
    FloorLook,
    Hall,
    PaperWay,
    Publishing,
    Screen,
    Sealing,
    Signalling,
    Wall,
)
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.theme import Theme, ThemeName

OWN_NAMES: Final[dict[Language, str]] = {"en": "English", "it": "Italiano", "pl": "Polski"}
"""Each language's own name, for a reader who does not understand the present one."""


class Shelved(NamedTuple):
    tournament: TournamentId
    name: str


class Stage(Protocol):
    """The director's control of what the players see."""

    @property
    def turned(self) -> SignalInstance:
        """Emitted when the live or the next screen changes, or its look."""

    @property
    def choices(self) -> Wall: ...
    @property
    def prepared(self) -> Screen: ...
    @property
    def fault(self) -> str:
        """Return why the house's own theme is not shown; empty if it is."""

    @property
    def has_brand(self) -> bool:
        """Whether the house has a brand for its walls."""

    def live(self) -> Screen: ...
    @property
    def flight(self) -> str:
        """Return the flight that the players see; empty without flights."""

    @property
    def on_wall(self) -> PlayId | None:
        """Return the flight kept by a wall that is on, wherever the window turns."""

    def show_flight(self, play: PlayId) -> None: ...
    def picture(self, name: str, width: int, *, ahead: bool = False) -> QWidget:
        """A picture of the live or the next screen."""

    def thumbnail(self, screen: Screen) -> QWidget:
        """A small picture of one screen, brought up to date only by `look_at`."""

    def is_able(self, screen: Screen) -> bool:
        """Whether the screen has something to show."""

    def look_at(self, screen: Screen) -> None:
        """Bring its thumbnail up to date."""

    def seen(self, screen: Screen) -> Shown | None:
        """What is on the screen at this moment."""

    def sketch(self) -> QWidget:
        """A picture in whatever look it is drawn in by `draw_on`."""

    def draw_on(self, sketch: QWidget, shown: Shown, look: Theme) -> None: ...
    def press(self, screen: Screen) -> None:
        """Prepare the screen at the first press, take it live at the second."""

    def prepare(self, screen: Screen) -> None: ...
    def show(self, screen: Screen) -> None: ...
    def take(self) -> None: ...
    def rotate(self) -> None: ...
    @property
    def banded(self) -> bool:
        """Whether the band is over the screens."""

    def turn_band(self) -> bool:
        """Lay the band over the screens or take it off; return whether it has anything to say."""

    def choose(self, choices: Wall) -> str:
        """Apply these choices; return why not, if refused."""


class Houses(Protocol):
    """The house in hand, and the others."""

    @property
    def path(self) -> Path | None:
        """The file of the house in hand; none in a rehearsal, and of a house on a server."""

    @property
    def place(self) -> Place | None:
        """Where the house in hand is; nowhere in a rehearsal."""

    @property
    def following(self) -> Place | None:
        """Return the house that is opened when this one is left."""

    def promise(self) -> Promise | None:
        """Return what the house in hand promises of what it acknowledges."""

    def is_here(self, place: Place) -> bool: ...
    def others(self) -> list[Place]:
        """Return the houses opened on this machine, the latest first."""

    def broken(self) -> list[str]:
        """Return sentences about a past that is no longer what was written."""

    def open(self, path: Path, *, looking: bool = False) -> None: ...
    def follow(self, home: Opened) -> None:
        """Leave for a house that is open already."""

    def open_again(self) -> None:
        """Open the house in hand once more, as it is now."""

    def stay(self) -> None:
        """Stay with the present house after all."""


class WindowPreferences(Protocol):
    """The window's demands on the code that built it: language, look, papers, till."""

    @property
    def language(self) -> Language: ...
    @property
    def look(self) -> ThemeName: ...
    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def own_logo(self) -> str | None: ...
    @property
    def logo(self) -> str | None: ...
    @property
    def cards_at_once(self) -> bool:
        """Whether each seat card is printed as its entry is registered."""

    @property
    def till(self) -> TillNo | None:
        """Return the till at which this window works."""

    @property
    def profit(self) -> bool:
        """Return whether players' results say what they spent."""

    @property
    def motion(self) -> bool: ...
    @property
    def floor(self) -> FloorLook:
        """Return how the tables are shown."""

    @property
    def shown_on(self) -> str | bool:
        """Return the output's name; True for a window, False while nothing is shown."""

    def other_shown(self) -> str:
        """Return the name of the tournament that the room sees instead; empty if it sees this one."""

    @property
    def awaited(self) -> str | None:
        """Return the output on which the wall appears as soon as it is plugged in."""

    @property
    def stage(self) -> Stage: ...
    @property
    def houses(self) -> Houses: ...
    @property
    def line(self) -> LineToHouse | None:
        """Return the line to the house in hand, if it is on a server."""

    @property
    def copies(self) -> Copies:
        """Return the rolling copies of the house in hand."""

    @property
    def hall(self) -> HallSwitch:
        """Return the switch of the hall on the house in hand."""

    @property
    def hall_chosen(self) -> Hall: ...
    @property
    def live_results(self) -> LiveResults:
        """Return what keeps the folder of the club's web site up to date."""

    @property
    def publishing(self) -> Publishing: ...
    def publish(self, chosen: Publishing) -> None:
        """Let results leave this machine so from now on."""

    @property
    def sealing(self) -> Sealing: ...
    def seal_on_paper(self, *, strip: bool) -> None:
        """Print the strip of seals at each break from now on, or not."""

    def copy_to(self, place: str) -> None:
        """Let copies go to this folder on this machine from now on."""

    @property
    def signalling(self) -> Signalling: ...
    @property
    def loudspeaker(self) -> Loudspeaker: ...

    def speak(self, language: Language) -> None: ...
    def dress(self, look: ThemeName) -> None: ...
    def print_in(self, language: Language) -> None: ...
    def print_so(self, way: PaperWay) -> None: ...
    def print_logo(self, path: str | None) -> None: ...
    def print_cards_at_once(self, *, at_once: bool) -> None: ...
    def stand_at(self, till: TillNo | None) -> None:
        """Work at this till on this machine from now on."""

    def act(self, member: StaffId | None) -> None:
        """Put this name on everything done here from now on."""

    def show_profit(self, *, shown: bool) -> None: ...
    def move(self, *, motion: bool) -> None: ...
    def see_floor(self, look: FloorLook) -> None: ...
    def signal(self, chosen: Signalling) -> None: ...
    def show_on(self, output: str | None) -> None:
        """Show it on this output, or in a window."""

    def show_off(self) -> None: ...
    def toggle_show(self) -> None: ...
    def outputs(self) -> list[str]: ...
    def replay(self, step: StepNo | None = None) -> None:
        """Open the evening so far in a window of its own, at its end or at a step."""

    def tournaments(self) -> list[Shelved]: ...
    def choose(self, tournament: TournamentId) -> None: ...
    def create(self, done: Callable[[], None]) -> None: ...


def look_name(words: Catalogue, look: ThemeName) -> str:
    names: dict[ThemeName, str] = {
        "dark": words.pgettext("appearance", "Dark"),
        "light": words.pgettext("appearance", "Light"),
        "high-contrast": words.pgettext("appearance", "High contrast"),
    }
    return names[look]
