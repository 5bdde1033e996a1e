from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, Limit, NoteId, PlayId


class ClockStarted(Event, kw_only=True, omit_defaults=True):
    """Running since a moment to come, where the start is put off until then."""

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
    """The clock as before the last gesture, with its reason if it was stopped; no anchor: not started.

    The anchor is the earlier one itself, so that what was in doubt is asked again. `shows` is what
    the clock showed from this moment on, which no later structure tells.
    """

    play: PlayId
    anchor: ClockAnchor | None
    reason: NoteId | None = None
    shows: ClockAnchor | None = None


class ClockSettled(Event, kw_only=True):
    """The machine's times disagreed, and somebody said where the clock stands."""

    play: PlayId
    anchor: ClockAnchor
