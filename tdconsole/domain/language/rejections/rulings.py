"""Refused where a ruling is written down, or a prize is held back by one."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, RulingNo


class NoSuchRuling(Refusal, kw_only=True):
    ruling: RulingNo


class NothingSaid(Refusal, kw_only=True):
    """What happened, or what was decided, is empty."""


class RulingIsDecided(Refusal, kw_only=True):
    """It is corrected, not decided once more."""

    ruling: RulingNo


class RulingPends(Refusal, kw_only=True):
    """Nothing was decided in it that could be corrected."""

    ruling: RulingNo


class DecidedHoldsNothing(Refusal, kw_only=True):
    """Only until it is decided anything is held back."""


class NotAnArticle(Refusal, kw_only=True):
    article: str


class RulingUnchanged(Refusal, kw_only=True):
    ruling: RulingNo


class PrizeHeldBack(Refusal, kw_only=True):
    """Until this ruling is decided."""

    entry: EntryId
    ruling: RulingNo


RulingRefusal = (
    NoSuchRuling
    | NothingSaid
    | RulingIsDecided
    | RulingPends
    | DecidedHoldsNothing
    | NotAnArticle
    | RulingUnchanged
    | PrizeHeldBack
)
