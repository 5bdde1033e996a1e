"""Whether a change put another flight or day in hand."""

from tdconsole.session import Change


def is_turned(change: Change) -> bool:
    """Whether another flight or day is in hand than before, so that no list row is the same."""
    before, after = change.before, change.after
    if before is None or after is None:
        return False
    return before.current != after.current or before.play.day != after.play.day
