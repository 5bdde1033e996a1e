"""A gesture whose commit was not answered: kept with its number and who made it, and asked again so."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from secrets import token_hex
from typing import Any, NamedTuple, Protocol, TypeVar

from tdconsole.domain.values import Record, StaffId, TournamentId
from tdconsole.known_errors import CommitUnanswered
from tdconsole.session.answers import Answer, HouseAnswer
from tdconsole.session.gate import Gate, Standing
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


class Asking(Protocol):
    """The session whose gestures they are."""

    gate: Gate

    def telling_last(self) -> AbstractContextManager[None]: ...


class _Open(NamedTuple):
    gesture: Gesture
    standing: Standing
    again: Callable[[], Answer | HouseAnswer]


class Unanswered:
    """At most one: nothing else is asked before it is known what became of it."""

    def __init__(self, session: Asking) -> None:
        self._session = session
        self._open: _Open | None = None
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
            return put(self._session.gate.numbered(number), False)
        first: Any = self.settle(gesture)
        if first is not None:
            answer: Answered = first  # to the same gesture
            return answer
        made = self._session.gate.numbered(token_hex(8))
        with self._kept(_Open(gesture, self._session.gate.standing, lambda: put(made, False))):
            return put(made, True)

    @contextmanager
    def _kept(self, gesture: _Open) -> Iterator[None]:
        """Keep the gesture, with what asks for it again, if the line breaks in its commit."""
        try:
            yield
        except CommitUnanswered:
            self._open = gesture
            raise

    def settle(self, same: Gesture | None = None) -> Answer | HouseAnswer | None:
        """Ask again what is open, for the one who made it, whoever acts by now.

        Its answer is that of the same gesture made once more.
        """
        if self._open is None or self._asking:
            return None
        gesture, standing, again = self._open
        self._asking = True
        try:
            with self._session.telling_last(), self._session.gate.as_then(standing):
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
