"""Advice on busts of one hand that the director has to rank, where money depends on it."""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from tdconsole.domain.eliminations.ranking import OpenTie, open_ties, ties_rule
from tdconsole.domain.eliminations.same_hand_busts import began_with
from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.money import SettleTie
from tdconsole.domain.language.tie_order import Order
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money
from tdconsole.projections.advice.due import TieToSettle

PAIR: Final = 2


def of_ties(tournament: Tournament) -> Iterator[TieToSettle]:
    if tournament.prizes.refunds is None:
        for tie in open_ties(tournament):
            if not _is_played(tournament, tie):
                yield _to_settle(tournament, tie)


def _is_played(tournament: Tournament, tie: OpenTie) -> bool:
    """Whether the hand-for-hand hand is still on: not every table has reported its busts."""
    board = tournament.play.board
    if board is None or tie.order.ranks[0][0] not in board.out:
        return False
    return dealing_fault(tournament) is not None


def _to_settle(tournament: Tournament, tie: OpenTie) -> TieToSettle:
    order, rules = tie.order, tournament.rules
    doubt, share = order.doubt or "tables", SettleTie(ranks=order.ranks)
    equal = tuple(entry for tied in order.ranks if len(tied) > 1 for entry in tied)
    proposal: Proposal | None = None
    start, choices = None, tuple[Proposal, ...]()
    match doubt:
        case "tables":
            proposal = share
        case "stacks":
            start, choices = stacks_line(tournament, equal), (share,)
            if tournament.finished:
                start = _line(order)
        case "equal_stacks":
            choices = _either(order)
            start = None if choices else _line(order)
        case _:
            assert_never(doubt)
    out = tournament.exits.by_entry
    hand = [(entry, out[entry]) for entry in tie.entries]
    better = doubt == "equal_stacks"
    return TieToSettle(
        place=tie.place,
        entries=tie.entries,
        equal=equal,
        money=Money(sum(tie.prizes)),
        currency=tournament.setup.currency,
        doubt=doubt,
        cite=rules.ties_equal.cite if better else ties_rule(tournament, hand).cite,
        proposal=proposal,
        start=start,
        choices=choices,
    )


def stacks_line(tournament: Tournament, players: Iterable[EntryId]) -> str:
    """The line that asks for the stacks these players began the hand with, if not known."""
    out = tournament.exits.by_entry
    missing = [entry for entry in players if began_with(out[entry]) is None]
    return "stack " + " ".join(f"#{entry}=" for entry in missing)


def _either(order: Order) -> tuple[Proposal, ...]:
    """The two orders to choose from, if exactly two share one stack and the better hand decides."""
    tied = [at for at, one in enumerate(order.ranks) if len(one) > 1]
    if len(tied) != 1 or len(order.ranks[tied[0]]) != PAIR:
        return ()
    at = tied[0]
    one, other = order.ranks[at]
    return tuple(
        SettleTie(ranks=(*order.ranks[:at], (first,), (second,), *order.ranks[at + 1 :]))
        for first, second in ((one, other), (other, one))
    )


def _line(order: Order) -> str:
    return "tie " + ", ".join(_row(tied) for tied in order.ranks)


def _row(tied: tuple[EntryId, ...]) -> str:
    return " = ".join(f"#{entry}" for entry in tied)
