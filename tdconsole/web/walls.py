"""The televisions: each shows a screen of the projector, or what is live, at its own size."""

import logging
from typing import Final, NamedTuple, get_args

from msgspec.structs import replace

from tdconsole.exports.markup import Html, element, joined
from tdconsole.i18n.catalogue import Catalogue, Language
from tdconsole.known_errors import KnownError
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.settings import Screen, Wall
from tdconsole.wall.branding.looks import HouseLook
from tdconsole.wall.control import Live, follow
from tdconsole.wall.flight_on_wall import FlightOnWall
from tdconsole.wall.on_page import PageFrame, page_frame
from tdconsole.wall.programme import Programme
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme
from tdconsole.web.hall import Hall
from tdconsole.web.hub import event
from tdconsole.web.markup import page

log = logging.getLogger(__name__)

LIVE: Final = "live"
SCREENS: Final = (LIVE, *get_args(Screen))
SMALLEST: Final = (320, 240)
LARGEST: Final = (7680, 4320)
MOST: Final = 64
"""The different walls that are drawn: more are asked for by nobody who means well."""


class Wanted(NamedTuple):
    """What one television asks for."""

    screen: str
    language: Language
    width: int
    height: int
    letters: tuple[str, str] | None


def wanted(screen: str, language: Language, asked: dict[str, str]) -> Wanted | None:
    """What is asked for, or None if there is no such screen."""
    if screen not in SCREENS:
        return None
    width, height = (
        min(max(_number(asked.get(name, "")) or usual, least), most)
        for name, usual, least, most in zip("wh", (1920, 1080), SMALLEST, LARGEST, strict=True)
    )
    first, _, last = asked.get("letters", "").upper().partition("-")
    is_range = len(first) == 1 and first.isalpha() and len(last or first) == 1
    letters = (first, last or first) if is_range and (last or first).isalpha() else None
    return Wanted(screen, language, width, height, letters)


def _number(typed: str) -> int:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= 4 else 0


class Walls:
    def __init__(self, hall: Hall, programme: Programme, look: HouseLook) -> None:
        self._hall, self.programme, self._look = hall, programme, look
        self.theme: Theme = look.of(replace(programme.choices, house=None))
        self._dress()
        self._flight = FlightOnWall(FlightInHand())
        self._shows: dict[tuple[str, Language, tuple[str, str] | None], Show] = {}
        self._drawn: dict[Wanted, tuple[int, bytes]] = {}

    def follow(self, told: Live) -> None:
        """Show what the director has live, in the look that goes with it."""
        if told.choices != self.programme.choices:
            self._shows.clear()
            follow(self.programme, told)
            self._dress()
        else:
            follow(self.programme, told)
        self._flight.kept = told.flight

    def frame(self, one: Wanted, turn: int) -> bytes:
        """What a wall is sent at this turn of the hall, drawn once for all that look the same."""
        drawn = self._drawn.get(one)
        if drawn is not None and drawn[0] == turn:
            return drawn[1]
        if len(self._drawn) >= MOST and drawn is None:
            self._drawn.clear()
        now = self._hall.now()
        if self._look.has_changed(now):
            self._dress()
        made: PageFrame | None = page_frame(
            self._show(one), self.theme, one.width, one.height, now, self._hall.moment(now)
        )
        message = event("frame", made)
        self._drawn[one] = (turn, message)
        return message

    def _dress(self) -> None:
        try:
            self.theme = self._look.of(self.programme.choices)
        except KnownError as error:
            log.warning("the walls go on in the look they had: %s", error)

    def _show(self, one: Wanted) -> Show:
        key = (one.screen, one.language, one.letters)
        if key not in self._shows:
            if len(self._shows) >= MOST:
                self._shows.clear()
            hall = self._hall
            self._shows[key] = Show(
                hall.session,
                hall.tournament,
                hall.words(one.language),
                hall.session.time,
                self._programme(one.screen),
                self._flight if one.screen == LIVE else None,
                letters=one.letters,
            )
        return self._shows[key]

    def _programme(self, screen: str) -> Programme:
        if screen == LIVE:
            return self.programme
        live = self.programme.choices
        choices: Wall = replace(
            self._hall.choices,
            automatic=False,
            rotating=False,
            motion=live.motion,
            band=live.band,
            band_seconds=live.band_seconds,
            band_since=live.band_since,
        )
        fixed = Programme(choices)
        fixed.chosen = next(one for one in get_args(Screen) if one == screen)
        return fixed


def wall_page(words: Catalogue, title: str, stream: str) -> Html:
    """The page of a television: one picture, and a mark when nothing is heard."""
    say = words.pgettext
    mark = element("p", say("hall", "No connection"), id="gone", role="status", hidden=True)
    body = joined(element("main", id="wall", aria_label=title), mark)
    return page(
        words, title, body, styles=("wall.css",), scripts=("wall.js",), kind="wall", stream=stream
    )
