"""Lets Qt work until something is so; nobody sleeps."""

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer


def until(so: Callable[[], bool], milliseconds: int = 8000) -> bool:
    """Whether it came to be within the time."""
    loop, looks, end = QEventLoop(), QTimer(), QDeadlineTimer(milliseconds)

    def look() -> None:
        if so() or end.hasExpired():
            loop.quit()

    looks.setInterval(10)
    looks.timeout.connect(look)
    looks.start()
    loop.exec()
    looks.stop()
    return so()
