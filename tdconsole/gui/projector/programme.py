"""Which screen is live, and which comes next: the director's choice, the rotation, the evening."""

from collections.abc import Callable
from typing import Final, NamedTuple, get_args

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import Instant, Millis, elapsed
from tdconsole.projections.clock.board import ClockState
from tdconsole.projections.prizes.deal import DealBoard
from tdconsole.settings import Screen, Wall

SCREENS: Final[tuple[Screen, ...]] = get_args(Screen)
PAGE: Final = Millis(10_000)
"""For so long a page of a list can be read before the next one comes."""
AGAIN: Final = Millis(5_000)
"""Within this a key pressed again means: now."""
_OWN: Final[dict[ClockState, Screen]] = {"break": "break", "finished": "winner"}
"""What stands in the clock's place by itself; of an end without one winner the places do."""
_UNTURNED: Final[frozenset[ClockState]] = frozenset({"last", "paused", "held", "over", "finished"})
"""When everybody has to see how the clock stands."""

Able = Callable[[Screen], bool]
"""Whether a screen has something to show."""


class Standing(NamedTuple):
    screen: Screen
    turn: int
    """Which page of a list, counted from 0 for ever."""
    holds: Millis


class Programme(QObject):
    turned = Signal()

    def __init__(self, choices: Wall, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choices = choices
        self.chosen: Screen = "clock"
        self.prepared: Screen = "prizes"
        self.talked: DealBoard | None = None
        """The deal that is talked over now."""
        self._since: Instant | None = None
        self._pressed: tuple[Screen, Instant] | None = None

    # Gestures

    def choose(self, choices: Wall) -> None:
        if choices != self.choices:
            self.choices = choices
            self.turned.emit()

    def talk(self, board: DealBoard | None) -> None:
        if board != self.talked:
            self.talked = board
            self.turned.emit()

    def press(self, screen: Screen, now: Instant) -> None:
        """Prepared by the first press, live by the second if that follows soon."""
        pressed, self._pressed = self._pressed, (screen, now)
        if pressed is not None and pressed[0] == screen and elapsed(pressed[1], now) <= AGAIN:
            self._pressed = None
            self.prepare(screen)
            self.take(now)
        else:
            self.prepare(screen)

    def prepare(self, screen: Screen) -> None:
        self.prepared = screen
        self.turned.emit()

    def take(self, now: Instant) -> None:
        """What was live is the next one again, so that the same key leads back."""
        before, self.chosen = self.chosen, self.prepared
        self.prepared = before if before != self.chosen else self.prepared
        self._halt(now)

    def show(self, screen: Screen, now: Instant) -> None:
        self.chosen = screen
        self._halt(now)

    def rotate(self, now: Instant, *, on: bool) -> None:
        self._since = now
        self.choices = replace(self.choices, rotating=on)
        self.turned.emit()

    def _halt(self, now: Instant) -> None:
        """Who takes a screen wants it to stay."""
        self.rotate(now, on=False)

    # What stands

    def standing(
        self, state: ClockState, able: Able, now: Instant, *, first: Screen | None = None
    ) -> Standing:
        """`first`: what the room has to see before the clock, such as hand for hand."""
        ran = self._ran(now)
        if self.choices.rotating:
            found = _rotated(self.choices, state, able, ran)
        else:
            found = _held(self.chosen, ran)
        if not self.choices.automatic or found.screen != "clock":
            return found
        if first is not None:
            return found._replace(screen=first)
        if state in _OWN:
            own = _OWN[state]
            return found._replace(screen=own if able(own) else "standings")
        return found

    def _ran(self, now: Instant) -> Millis:
        """By a time that nobody sets."""
        if self._since is None or self._since.boot != now.boot:
            self._since = now
        return Millis(max(0, now.uptime - self._since.uptime))


def _held(screen: Screen, ran: Millis) -> Standing:
    return Standing(screen, ran // PAGE, Millis(PAGE - ran % PAGE))


def _rotated(choices: Wall, state: ClockState, able: Able, ran: Millis) -> Standing:
    """A list goes on with the page after the one at which it went out of sight."""
    each = choices.seconds * 1000
    screens = [screen for screen in choices.rotation if able(screen)] or ["clock"]
    round_, within = divmod(ran, each * len(screens))
    at, since = divmod(within, each)
    if state in _UNTURNED:
        return Standing("clock", 0, Millis(each - since))
    seen = round_ * -(-each // PAGE) + since // PAGE
    return Standing(screens[at], seen, Millis(min(each - since, PAGE - since % PAGE)))
