"""Refusals about advice that somebody takes on."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Instant, StaffId


class TakerUnknown(Refusal, kw_only=True):
    """Nobody can tell who takes it on: no member of staff acts here."""


class TakenOnAlready(Refusal, kw_only=True):
    """Somebody else is on the way to it."""

    by: StaffId
    since: Instant


class YoursAlready(Refusal, kw_only=True):
    """The one who acts has taken it on."""


class NotTakenOn(Refusal, kw_only=True):
    """Nobody has taken it on, or not as it is now."""
