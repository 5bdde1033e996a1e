"""Observers of changes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

Told = TypeVar("Told")

FAILED: Final = "an observer failed"


class Observers(Generic[Told]):
    def __init__(self) -> None:
        self._observers: list[Callable[[Told], None]] = []
        self._waiting: list[Told] | None = None

    def add(self, observer: Callable[[Told], None]) -> Callable[[], None]:
        """Add an observer, and return the function that removes it."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def tell(self, *changes: Told) -> None:
        if self._waiting is not None:
            self._waiting += changes
            return
        failures: list[Exception] = []
        for change in changes:
            for observer in list(self._observers):
                try:
                    observer(change)
                except Exception as error:  # noqa: BLE001 -- the others are told first
                    failures.append(error)
        if failures:
            raise ExceptionGroup(FAILED, failures)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Tell them afterwards, while nobody else waits for what is done inside."""
        if self._waiting is not None:
            yield
            return
        self._waiting = []
        try:
            yield
        finally:
            waiting, self._waiting = self._waiting, None
            self.tell(*waiting)
