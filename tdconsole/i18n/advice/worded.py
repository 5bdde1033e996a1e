"""Advice in words."""

from collections.abc import Callable

from tdconsole.domain.values import EntryId, Record

Who = Callable[[EntryId], str]


class Worded(Record, kw_only=True):
    """What to do, without a full stop; why, in whole sentences; and the text of its button."""

    sentence: str
    reason: str
    button: str
    choices: tuple[str, ...] = ()
    """One for each of the advice's choices."""
