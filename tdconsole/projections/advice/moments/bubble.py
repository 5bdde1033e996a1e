"""Advice around hand-for-hand play."""

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand
from tdconsole.domain.values import TableNo
from tdconsole.projections.advice.card import Due, Urgency


class BubbleNear(Due, kw_only=True):
    """Few enough are out of the money to play hand-for-hand."""

    left: int
    paid: int
    minutes: int
    """The minutes each hand takes off the clock."""


class AllInReady(Due, kw_only=True):
    """Every other table is done, or holds an all-in too: this is the first to release."""

    table: TableNo
    others: int
    urgency: Urgency = "now"


class HandOver(Due, kw_only=True):
    """Every table is done, and more players are left than the end needs."""

    hand: int
    urgency: Urgency = "now"
    proposal: Proposal | None = DealNextHand()


class MoneyReached(Due, kw_only=True):
    """The hand is over, and everybody left has reached what it was played for."""

    left: int
    jump: int | None
    """The number of players left at the next pay jump."""
    urgency: Urgency = "now"
    proposal: Proposal | None = EndHandForHand()
