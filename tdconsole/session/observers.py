"""Observers of changes."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

Told = TypeVar("Told")

FAILED: Final = "an observer failed"


class Observers(Generic[Told]):
    def __init__(self) -> None:
        self._observers: list[Callable[[Told], None]] = []

    def add(self, observer: Callable[[Told], None]) -> Callable[[], None]:
        """Add an observer, and return the function that removes it."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def tell(self, change: Told) -> None:
        failures: list[Exception] = []
        for observer in list(self._observers):
            try:
                observer(change)
            except Exception as error:  # noqa: BLE001 -- the others are told first
                failures.append(error)
        if failures:
            raise ExceptionGroup(FAILED, failures)
