"""The kinds of advice around hand for hand."""

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand
from tdconsole.domain.values import TableNo
from tdconsole.projections.advice.card import Due, Urgency


class BubbleNear(Due, kw_only=True):
    """So few are out of the money that it is played hand for hand."""

    left: int
    paid: int
    minutes: int
    """That each hand takes off the clock."""


class AllInReady(Due, kw_only=True):
    """Every other table is done, or holds one too: this is the first of those."""

    table: TableNo
    others: int
    urgency: Urgency = "now"


class HandOver(Due, kw_only=True):
    """Every table is done, and more are left than are to be."""

    hand: int
    urgency: Urgency = "now"
    proposal: Proposal | None = DealNextHand()


class MoneyReached(Due, kw_only=True):
    """The hand is over, and everybody left has what it was played for."""

    left: int
    jump: int | None
    """With how many left the least prize rises again."""
    urgency: Urgency = "now"
    proposal: Proposal | None = EndHandForHand()
