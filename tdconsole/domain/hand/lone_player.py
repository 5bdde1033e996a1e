"""One player alone at a table: how often the button has moved on, and the blinds with it."""

from tdconsole.domain.rules.values import AloneThere


def advances(minutes: int, rule: AloneThere) -> int:
    """First at the end of the minutes to wait, then as often as the rule says."""
    waited = (minutes - rule.after_minutes) * 60
    return 0 if waited < 0 else waited // rule.every_seconds + 1
