from tdconsole.domain.language.rejections.refusal import Refusal


class NobodyToSeat(Refusal, kw_only=True):
    pass


class TooFewToDraw(Refusal, kw_only=True):
    waiting: int
    least: int


class NoMoreLinks(Refusal, kw_only=True):
    """The secret chain of this tournament is not in this file, or used up."""


class NoSeatFree(Refusal, kw_only=True):
    """All seats of all tables that may be drawn are taken: who waits is an alternate."""

    waiting: int


class TooFewSeats(Refusal, kw_only=True):
    """These tables don't hold all the players."""

    seats: int
    players: int


class NobodyPlays(Refusal, kw_only=True):
    pass


DrawRefusal = NobodyToSeat | TooFewToDraw | NoMoreLinks | NoSeatFree | TooFewSeats | NobodyPlays
