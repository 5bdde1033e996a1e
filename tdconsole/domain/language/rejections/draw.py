from tdconsole.domain.language.rejections.refusal import Refusal


class NobodyToSeat(Refusal, kw_only=True):
    pass


class TooFewToDraw(Refusal, kw_only=True):
    waiting: int
    least: int


class NoMoreLinks(Refusal, kw_only=True):
    """The tournament's secret chain isn't in this file, isn't the one committed to, or is used up."""


class NoSeatFree(Refusal, kw_only=True):
    """No seat of any table that may be drawn is free; those without one are alternates."""

    waiting: int


class TooFewSeats(Refusal, kw_only=True):
    """These tables don't hold all the players."""

    seats: int
    players: int


class NobodyPlays(Refusal, kw_only=True):
    pass
