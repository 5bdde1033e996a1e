"""Refusals of rulings, and of prizes that one holds back."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, RulingNo


class NoSuchRuling(Refusal, kw_only=True):
    ruling: RulingNo


class NothingSaid(Refusal, kw_only=True):
    """What happened, or what was decided, is empty."""


class RulingIsDecided(Refusal, kw_only=True):
    """The ruling is decided already, so it has to be corrected instead."""

    ruling: RulingNo


class RulingPends(Refusal, kw_only=True):
    """Nothing has been decided in it that could be corrected."""

    ruling: RulingNo


class DecidedHoldsNothing(Refusal, kw_only=True):
    """Only a pending ruling can hold something back."""


class NotAnArticle(Refusal, kw_only=True):
    article: str


class RulingUnchanged(Refusal, kw_only=True):
    ruling: RulingNo


class PrizeHeldBack(Refusal, kw_only=True):
    """The prize is held back until this ruling is decided."""

    entry: EntryId
    ruling: RulingNo
