"""Blinds and button while one player sits alone at a table."""

from tdconsole.domain.rules.values import AloneThere


def advances(minutes: int, rule: AloneThere) -> int:
    """How often the button moves: once after the waiting time, then at the rule's interval."""
    waited = (minutes - rule.after_minutes) * 60
    return 0 if waited < 0 else waited // rule.every_seconds + 1
