"""A command that is told to end puts away what it began."""

from signal import SIGTERM, signal


def leave_when_told() -> None:
    """End as at Ctrl+C from now on when this process is told to end."""
    signal(SIGTERM, _leave)


def _leave(*_: object) -> None:
    raise KeyboardInterrupt
