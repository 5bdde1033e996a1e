"""The base of every event."""

from tdconsole.domain.values import PlayId, Record


class Event(Record):
    """A fact that could not have been derived: its fields and its kind are on disk for good."""


def play_of(event: Event) -> PlayId | None:
    """The flight that an event names; many name none."""
    play: PlayId | None = getattr(event, "play", None)
    return play
