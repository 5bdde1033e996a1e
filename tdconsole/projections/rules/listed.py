"""The rules of a tournament, each with its value in force and its book's."""

from typing import Any

from tdconsole.domain.rules.book import OPTIONS, Ruled
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Record


class RuleLine(Record, kw_only=True):
    option: str
    now: Ruled[Any]
    book: Ruled[Any]
    overridden: bool


class RuleList(Record, kw_only=True):
    """The rules; `id` and `title` are those of the book the tournament copied."""

    id: str
    title: str
    rules: tuple[RuleLine, ...]


def rule_list(tournament: Tournament) -> RuleList:
    rules = tournament.setup.rules
    return RuleList(
        id=rules.profile.id,
        title=rules.profile.title,
        rules=tuple(
            RuleLine(
                option=option,
                now=getattr(rules.book, field),
                book=getattr(rules.profile, field),
                overridden=getattr(rules.changes, field) is not None,
            )
            for option, field in OPTIONS.items()
        ),
    )
