from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Limit, NoteId, PlayId


class ClockStarted(Event, kw_only=True, omit_defaults=True):
    """The clock started; if the start was put off, it runs from a moment to come."""

    play: PlayId
    anchor: ClockAnchor
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class ClockPaused(Event, kw_only=True):
    play: PlayId
    anchor: ClockAnchor
    reason: NoteId | None = None


class ClockResumed(Event, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class ClockAdjusted(Event, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class LevelSet(Event, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class HandsCounted(Event, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class ClockRestored(Event, kw_only=True):
    """The clock was restored to what it was before the last gesture; no anchor: not started.

    The anchor is the earlier one itself, so that a doubt about it is raised again. `shows` is what
    the clock showed from this moment on, which no later structure can tell.
    """

    play: PlayId
    anchor: ClockAnchor | None
    reason: NoteId | None = None
    shows: ClockAnchor | None = None


class ClockSettled(Event, kw_only=True):
    """The machine's clocks disagreed, and somebody decided the reading."""

    play: PlayId
    anchor: ClockAnchor
