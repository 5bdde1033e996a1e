"""The director's controls of the players' screen: preparing, showing, rotating, its look."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import PlayId, TournamentId
from tdconsole.gui.projector.house_theme import look_of
from tdconsole.gui.projector.preview import Preview
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.thumbnail import Thumbnail
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.session import Session, TimeSource
from tdconsole.settings import Screen, Wall
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.flight_on_wall import FlightOnWall
from tdconsole.wall.programme import band
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme

BESIDE: Final = 30
"""The milliseconds by which small pictures wait for the director's own work."""


class Stage(QObject):
    turned = Signal()
    """Emitted when the live or next screen or the look changes."""

    def __init__(  # noqa: PLR0913, PLR0917  # whose, in which words, and how it looks
        self,
        session: Session,
        tournament: TournamentId,
        words: Catalogue,
        time: TimeSource,
        programme: Programme,
        window: Theme,
        parent: QObject | None = None,
        flight: FlightOnWall | None = None,
    ) -> None:
        super().__init__(parent)
        self._programme, self._words, self._window, self._time = programme, words, window, time
        self._flight = flight or FlightOnWall(FlightInHand())
        self._show = Show(session, tournament, words, time, programme, self._flight)
        self._show.charts.waits = True
        self._previews: list[Preview] = []
        self._thumbnails: dict[Screen, Thumbnail] = {}
        self._house = look_of(session)
        self.look, self.fault = self._dressed(programme.choices)
        programme.turned.connect(self._turned)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(BESIDE)
        self._soon.timeout.connect(self.follow)

    # State

    @property
    def choices(self) -> Wall:
        return self._programme.choices

    @property
    def prepared(self) -> Screen:
        return self._programme.prepared

    def live(self) -> Screen:
        return self._show.live()

    @property
    def flight(self) -> str:
        return self._show.flight()

    @property
    def on_wall(self) -> PlayId | None:
        return self._flight.kept

    @property
    def has_brand(self) -> bool:
        return self._house.has_brand

    @property
    def banded(self) -> bool:
        return bool(band(self.choices, self._time.now())[0])

    def picture(self, name: str, width: int, *, ahead: bool = False) -> Preview:
        """A picture of the live or the next screen, for as long as the widget lives."""
        glance = self._show.ahead if ahead else self._show.glance
        made = Preview(glance, self.look, self._window, name, width)
        self._previews.append(made)
        made.destroyed.connect(lambda: self._forget(made))
        return made

    def thumbnail(self, screen: Screen) -> Thumbnail:
        """A small picture of one screen, brought up to date only when it is looked at."""
        made = self._thumbnails[screen] = Thumbnail(self._window)
        made.destroyed.connect(lambda: self._thumbnails.pop(screen, None))
        return made

    def is_able(self, screen: Screen) -> bool:
        """Whether the screen has something to show."""
        return self._show.is_able(screen, self._time.now())

    def look_at(self, screen: Screen) -> None:
        """Bring the screen's thumbnail up to date, long after the window has come up."""
        self._show.charts.waits = False
        glance = self._show.screen(screen, self._time.now())
        if glance is not None and screen in self._thumbnails:
            self._thumbnails[screen].show_screen(glance.shown, self.look)

    def seen(self, screen: Screen) -> Shown | None:
        """What is on the screen at this moment."""
        self._show.charts.waits = False
        glance = self._show.screen(screen, self._time.now())
        return None if glance is None else glance.shown

    def sketch(self) -> Thumbnail:
        """A picture in whatever look it is drawn in."""
        return Thumbnail(self._window)

    @staticmethod
    def draw_on(sketch: QWidget, shown: Shown, look: Theme) -> None:
        if isinstance(sketch, Thumbnail):
            sketch.show_screen(shown, look)

    # Gestures

    def press(self, screen: Screen) -> None:
        self._programme.press(screen, self._time.now())

    def prepare(self, screen: Screen) -> None:
        self._programme.prepare(screen)

    def show(self, screen: Screen) -> None:
        self._programme.show(screen, self._time.now())

    def show_flight(self, play: PlayId) -> None:
        self._flight.kept = play
        self._turned()

    def take(self) -> None:
        self._programme.take(self._time.now())

    def rotate(self) -> None:
        self._programme.rotate(self._time.now(), on=not self.choices.rotating)

    def turn_band(self) -> bool:
        """Lay the band over the screens or take it off; return whether it has anything to say."""
        on, choices = self.banded, self.choices
        if not on and not choices.band.strip():
            return False
        self.choose(replace(choices, band_since=None if on else self._time.now()))
        return True

    def choose(self, choices: Wall) -> str:
        """Choose the look; if that fails nothing changes, and the reason is returned."""
        look, fault = self._dressed(choices)
        if fault and choices.house != self.choices.house:
            return fault
        worn, self.look, self.fault = self.look, look, fault
        if choices == self.choices and look != worn:
            self._turned()
        self._programme.choose(choices)
        return ""

    def look_whether_branded(self) -> None:
        """Dress anew if the house got another brand, here or at another desk."""
        if self._house.has_changed(self._time.now()):
            self.look, self.fault = self._dressed(self.choices)
            self._turned()

    def follow_soon(self) -> None:
        """Update soon: however much happens at once, it is painted once."""
        if not self._soon.isActive():
            self._soon.start()

    def leave(self) -> None:
        """Stop, as the window is closed."""
        self._soon.stop()

    def follow(self) -> None:
        """Update all of them at one moment, so that common texts are worded once.

        The first time comes with the window, which waits for no charts: they are there soon after.
        """
        now, first = self._time.now(), self._show.charts.waits
        for preview in self._previews:
            preview.look(now)
        self._show.charts.waits = False
        if first:
            self.follow_soon()

    def _dressed(self, choices: Wall) -> tuple[Theme, str]:
        """The theme; if the house's can't be read any more, the shipped one with the reason."""
        try:
            return self._house.of(choices, self._window.name), ""
        except KnownError as error:
            usual = self._house.of(replace(choices, house=None), self._window.name)
            return usual, mishap(self._words, error)

    def _turned(self) -> None:
        for preview in self._previews:
            preview.dress(self.look)
        self.follow()
        self.turned.emit()

    def _forget(self, preview: Preview) -> None:
        if preview in self._previews:
            self._previews.remove(preview)
