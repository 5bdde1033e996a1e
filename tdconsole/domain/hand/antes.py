"""The ante due under the rules, and what a short big blind posts."""

from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.rules.values import AnteHeadsUp, AnteOrder, AtMostTyped
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import MOST_SEATS, AnteKind, Chips, ChipsTyped, Level, Record

_NO_ANTE: Final = Chips(0)


class AnteQuestion(Record, kw_only=True):
    """A level's blinds and full ante, the tables that play it, and the rules to apply.

    The default rules are TDA-2024's.
    """

    small_blind: ChipsTyped
    big_blind: ChipsTyped
    ante: ChipsTyped
    ante_kind: AnteKind = "big_blind"
    fullest: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    """The number of players at the fullest table."""
    last_two: bool = False
    """Whether only these two are left in the tournament."""
    stack: ChipsTyped | None = None
    """The stack of the player in the big blind, before anything is posted."""
    order_when_short: AnteOrder = STANDARD.ante_order.value
    """The order in which a short big blind posts blind and ante, if it pays for all; an ante from
    each player always goes in first."""
    heads_up: AnteHeadsUp = STANDARD.ante_heads_up.value
    reduce_when_all_tables_at_most: AtMostTyped = STANDARD.ante_reduced_at.value


class AnteAnswer(Record, kw_only=True):
    """The ante due from the big blind, or from each player.

    The other fields say what the player in the big blind can post, where the stack is known.
    """

    due: Chips
    big_blind_posted: Chips | None = None
    ante_posted: Chips | None = None


def ante_calculation(question: AnteQuestion) -> AnteAnswer:
    due = _due(question)
    if question.stack is None:
        return AnteAnswer(due=due)
    if question.order_when_short == "bb_first" and question.ante_kind != "each":
        blind = min(question.stack, question.big_blind)
        ante = min(Chips(question.stack - blind), due)
    else:
        ante = min(question.stack, due)
        blind = min(Chips(question.stack - ante), question.big_blind)
    return AnteAnswer(due=due, big_blind_posted=blind, ante_posted=ante)


def as_due(tournament: Tournament, level: Level) -> Level:
    """The level with the ante due at the tables as they are; the same level if nothing changes."""
    if not level.ante or _unreduced(tournament):
        return level
    tables = tournament.play.seating.tables.values()
    rules = tournament.rules
    due = _due(
        AnteQuestion(
            small_blind=level.small_blind,
            big_blind=level.big_blind,
            ante=level.ante,
            ante_kind=level.ante_kind,
            fullest=max((len(table.players) for table in tables), default=0),
            last_two=tournament.left == 2 and bool(tournament.exits.by_entry),
            heads_up=rules.ante_heads_up.value,
            reduce_when_all_tables_at_most=rules.ante_reduced_at.value,
        )
    )
    return level if due == level.ante else replace(level, ante=due)


def _unreduced(tournament: Tournament) -> bool:
    """Whether the rules never reduce the ante, so that no table need be looked at."""
    rules = tournament.rules
    return rules.ante_heads_up.value == "unchanged" and not rules.ante_reduced_at.value


def _due(question: AnteQuestion) -> Chips:
    if question.ante_kind == "none" or (question.heads_up == "none" and question.last_two):
        return _NO_ANTE
    short = 0 < question.fullest <= question.reduce_when_all_tables_at_most
    if short and question.ante_kind == "big_blind":
        return min(question.ante, question.small_blind)
    return question.ante
