from tdconsole.domain.rejections.refusal import Refusal


class NobodyToSeat(Refusal, kw_only=True):
    pass


class TooFewToDraw(Refusal, kw_only=True):
    waiting: int
    least: int


class NoMoreLinks(Refusal, kw_only=True):
    """The secret chain of this tournament is not in this file, or used up."""
