"""The live screen and the next one, by choice, rotation or the state of play."""

from collections.abc import Callable
from typing import Final, NamedTuple, get_args

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis, elapsed
from tdconsole.projections.clock.board import ClockState
from tdconsole.projections.prizes.deal import DealBoard
from tdconsole.settings import Screen, Wall

SCREENS: Final[tuple[Screen, ...]] = get_args(Screen)
PAGE: Final = Millis(10_000)
"""The time a page of a list can be read before the next one comes."""
AGAIN: Final = Millis(5_000)
"""A key pressed again within this time means: now."""
_OWN: Final[dict[ClockState, Screen]] = {"break": "break", "finished": "winner"}
"""The screens that replace the clock; an end without one winner shows the places."""
_UNTURNED: Final[frozenset[ClockState]] = frozenset({"last", "paused", "held", "over", "finished"})
"""The states in which everybody has to see the clock."""

Able = Callable[[Screen], bool]
"""Says whether a screen has something to show."""
Pace = Callable[[Screen], Millis]
"""Says how long a page of the screen stands."""


def _page(_screen: Screen) -> Millis:
    return PAGE


def band(choices: Wall, now: Instant) -> tuple[str, Millis | None]:
    """The words of the band at this moment, and how long they still stand; None if nobody can say.

    After the machine was started again one with an end is over: nobody knows how long it stood.
    """
    words, since = " ".join(choices.band.split()), choices.band_since
    if since is None or not words:
        return "", None
    if not choices.band_seconds:
        return words, None
    left = choices.band_seconds * 1000 - (now.uptime - since.uptime)
    is_on = since.boot == now.boot and 0 < left <= choices.band_seconds * 1000
    return (words, Millis(left)) if is_on else ("", None)


class Standing(NamedTuple):
    screen: Screen
    turn: int
    """The page of a list, counted from 0 without end."""
    holds: Millis


class Programme:
    def __init__(self, choices: Wall) -> None:
        self.choices = choices
        self.chosen: Screen = "clock"
        self.prepared: Screen = "prizes"
        self.talked: DealBoard | None = None
        """The deal under discussion."""
        self.since: Instant | None = None
        """When the screen was taken live, or the turns began."""
        self._pressed: tuple[Screen, Instant] | None = None

    def tell_turned(self) -> None:
        """Tell who looks that it has turned; who draws by themselves need not be told."""

    # Gestures

    def choose(self, choices: Wall) -> None:
        if choices != self.choices:
            self.choices = choices
            self.tell_turned()

    def talk(self, board: DealBoard | None) -> None:
        if board != self.talked:
            self.talked = board
            self.tell_turned()

    def press(self, screen: Screen, now: Instant) -> None:
        """Prepare a screen at the first press, and show it at a second one soon after."""
        pressed, self._pressed = self._pressed, (screen, now)
        if pressed is not None and pressed[0] == screen and elapsed(pressed[1], now) <= AGAIN:
            self._pressed = None
            self.prepare(screen)
            self.take(now)
        else:
            self.prepare(screen)

    def prepare(self, screen: Screen) -> None:
        self.prepared = screen
        self.tell_turned()

    def take(self, now: Instant) -> None:
        """Show the prepared screen; the one before is prepared, so that the same key leads back."""
        before, self.chosen = self.chosen, self.prepared
        self.prepared = before if before != self.chosen else self.prepared
        self._halt(now)

    def show(self, screen: Screen, now: Instant) -> None:
        self.chosen = screen
        self._halt(now)

    def rotate(self, now: Instant, *, on: bool) -> None:
        self.since = now
        self.choices = replace(self.choices, rotating=on)
        self.tell_turned()

    def _halt(self, now: Instant) -> None:
        """Stop the rotation: a screen that is taken should stay."""
        self.rotate(now, on=False)

    # State

    def standing(
        self,
        state: ClockState,
        able: Able,
        now: Instant,
        *,
        first: Screen | None = None,
        pace: Pace = _page,
    ) -> Standing:
        """The screen; `first` is one the room must see before the clock, such as hand-for-hand."""
        ran = self._ran(now)
        if self.choices.rotating:
            found = _rotated(self.choices, state, able, ran, pace)
        else:
            found = _held(self.chosen, ran, pace(self.chosen))
        if not self.choices.automatic or found.screen != "clock":
            return found
        if first is not None:
            return found._replace(screen=first)
        if state in _OWN:
            own = _OWN[state]
            return found._replace(screen=own if able(own) else "standings")
        return found

    def _ran(self, now: Instant) -> Millis:
        """The time run, by a clock that nobody sets."""
        if self.since is None or self.since.boot != now.boot:
            self.since = now
        return Millis(max(0, now.uptime - self.since.uptime))


def _held(screen: Screen, ran: Millis, page: Millis) -> Standing:
    return Standing(screen, ran // page, Millis(page - ran % page))


def _rotated(choices: Wall, state: ClockState, able: Able, ran: Millis, pace: Pace) -> Standing:
    """The screen of the rotation; a list resumes with the page after the last one seen."""
    each = choices.seconds * 1000
    screens = [screen for screen in choices.rotation if able(screen)] or ["clock"]
    round_, within = divmod(ran, each * len(screens))
    at, since = divmod(within, each)
    if state in _UNTURNED:
        return Standing("clock", 0, Millis(each - since))
    page = pace(screens[at])
    seen = round_ * -(-each // page) + since // page
    return Standing(screens[at], seen, Millis(min(each - since, page - since % page)))
