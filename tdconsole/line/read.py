"""The line of a desk: what is typed in it, what it comes to, and what would complete it."""

from collections.abc import Iterator
from contextlib import contextmanager

from tdconsole.domain.language.commands.floor import EliminatePlayers
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.event import Event
from tdconsole.line.eliminations.busting import bust_sentence
from tdconsole.line.grammar import read
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.typing.line_context import Desk, Looking
from tdconsole.line.typing.reading import IDLE, Reading
from tdconsole.session import Change


class Line:
    def __init__(self, looking: Looking) -> None:
        self._desk = Desk(looking)
        self.typed = IDLE
        """What the typed line comes to."""
        self.shown = IDLE
        """What Enter would do: the highlighted completion if any, else the line."""

    def take_in(self, change: Change) -> None:
        """Learn who was registered."""
        self._desk.take_in(change)

    def read(self, text: str) -> Reading:
        """Read the line without doing anything: a sentence, and a request where it makes one."""
        self.typed = self.shown = read(text, self._desk)
        return self.typed

    def foresee(self, request: Request) -> Reading:
        """Read a request that was tapped together instead of typed."""

        def said(events: tuple[Event, ...]) -> str:
            if isinstance(request, EliminatePlayers):
                return bust_sentence(self._desk, request, events)
            return self._desk.looking.sentence(events) if events else ""

        return self._desk.judged(request, said)

    def highlight(self, at: int | None) -> Reading:
        """Read the completion in place of the line; the first may be how the line is read already."""
        if at is None or at == self.first:
            self.shown = self.typed
        else:
            self.shown = read(self.typed.offers[at].line, self._desk)
        return self.shown

    @property
    def first(self) -> int | None:
        """The completion that is highlighted as soon as the line is typed."""
        return 0 if self.typed.chosen else None

    def place_of(self, line: str) -> int | None:
        """Where this completion stands now, if it is still offered."""
        lines = [offer.line for offer in self.typed.offers]
        return lines.index(line) if line in lines else None


def cursor_in(line: str) -> int:
    """The place in a completion where something is missing, such as a stack; else its end."""
    gap = f"{line} ".find("= ")
    return len(line) if gap < 0 else gap + 1


@contextmanager
def following(in_hand: TournamentInHand) -> Iterator[Line]:
    """Yield a line at a desk without a window, which follows what anybody does."""
    in_hand.catch_up()
    line = Line(in_hand)

    def hear(change: Change) -> None:
        if (seen := in_hand.take_in(change)) is not None:
            line.take_in(seen)

    stop = in_hand.session.observe(hear)
    try:
        yield line
    finally:
        stop()
