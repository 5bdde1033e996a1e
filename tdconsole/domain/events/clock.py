from tdconsole.domain.values import ClockAnchor, NoteId, PlayId, Record


class ClockStarted(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class ClockPaused(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor
    reason: NoteId | None = None


class ClockResumed(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class ClockAdjusted(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor
