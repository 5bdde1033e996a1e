"""Refusals by the session, before anything is decided."""

from tdconsole.domain.language.rejections.refusal import Refusal


class NotUnderstood(Refusal, kw_only=True):
    """The line isn't a request; the detail is the reader's own, in English."""

    detail: str


class RequestUsedBefore(Refusal, kw_only=True):
    """The same request number came with another command."""

    request: str
    command: str


class TooBusy(Refusal, kw_only=True):
    """Every attempt collided with somebody else's step in the same tournament."""
