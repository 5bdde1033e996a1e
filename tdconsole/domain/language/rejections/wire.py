"""Refused by the session, before anything is decided."""

from tdconsole.domain.language.rejections.refusal import Refusal


class NotUnderstood(Refusal, kw_only=True):
    """A line that is no request; the detail is the reader's own, in English."""

    detail: str


class RequestUsedBefore(Refusal, kw_only=True):
    """The same request number came with another command."""

    request: str
    command: str


class TooBusy(Refusal, kw_only=True):
    """Others wrote to the same tournament each time this was tried."""


WireRefusal = NotUnderstood | RequestUsedBefore | TooBusy
