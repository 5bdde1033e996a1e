"""A gesture whose commit was not answered: kept with its number, and asked again under it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, TypeVar

from tdconsole.domain.values import Record, StaffId, TournamentId
from tdconsole.known_errors import CommitUnanswered
from tdconsole.session.answers import Answer, HouseAnswer
from tdconsole.session.observers import Observers

Answered = TypeVar("Answered", Answer, HouseAnswer)


class Gesture(Record, kw_only=True):
    """What was asked for, where, and by whom; without a tournament of the house or for a new one."""

    tournament: TournamentId | None = None
    request: Record
    actor: StaffId | None


class Settled(Record, kw_only=True):
    """A gesture of which it was not known whether it was done, and the answer."""

    gesture: Gesture
    answer: Answer | HouseAnswer


class Unanswered:
    """At most one: nothing else is asked before it is known what became of it."""

    def __init__(self) -> None:
        self._open: tuple[Gesture, Callable[[], Answer | HouseAnswer]] | None = None
        self._asking = False
        self._observers = Observers[Settled]()

    @property
    def is_open(self) -> bool:
        return self._open is not None

    def ask(
        self, gesture: Gesture, number: str | None, put: Callable[[str, bool], Answered]
    ) -> Answered:
        """Put the gesture under its number, or a new one, once what is open is settled."""
        if number is not None:
            return put(number, False)
        first: Any = self.settle(gesture)
        if first is not None:
            answer: Answered = first  # to the same gesture
            return answer
        made = token_hex(8)
        with self._kept(gesture, lambda: put(made, False)):
            return put(made, True)

    @contextmanager
    def _kept(self, gesture: Gesture, again: Callable[[], Answer | HouseAnswer]) -> Iterator[None]:
        """Keep the gesture, with what asks for it again, if the line breaks in its commit."""
        try:
            yield
        except CommitUnanswered:
            self._open = (gesture, again)
            raise

    def settle(self, same: Gesture | None = None) -> Answer | HouseAnswer | None:
        """Ask again what is open. Its answer is that of the same gesture made once more."""
        if self._open is None or self._asking:
            return None
        gesture, again = self._open
        self._asking = True
        try:
            answer = again()
        finally:
            self._asking = False
        self._open = None
        if gesture == same:
            return answer
        self._observers.tell(Settled(gesture=gesture, answer=answer))
        return None

    def observe(self, observer: Callable[[Settled], None]) -> Callable[[], None]:
        """Call the observer once it is known what became of a gesture."""
        return self._observers.add(observer)
