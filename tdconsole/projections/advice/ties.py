"""Those of one hand whose order the book leaves to the director, where money hangs on it."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.board_hands import dealing_fault
from tdconsole.domain.commands import Command, SettleTie
from tdconsole.domain.eliminations import ties_rule
from tdconsole.domain.same_hand import Order
from tdconsole.domain.state import Tournament
from tdconsole.domain.ties import OpenTie, open_ties
from tdconsole.domain.values import EntryId, Money
from tdconsole.projections.advice.due import TieToSettle

PAIR: Final = 2


def of_ties(tournament: Tournament) -> Iterator[TieToSettle]:
    if tournament.prizes.refunds is None:
        for tie in open_ties(tournament):
            if not _is_played(tournament, tie):
                yield _to_settle(tournament, tie)


def _is_played(tournament: Tournament, tie: OpenTie) -> bool:
    """Of the hand of the board, before every table has told who went out in it."""
    board = tournament.play.board
    if board is None or tie.order.ranks[0][0] not in board.out:
        return False
    return dealing_fault(tournament) is not None


def _to_settle(tournament: Tournament, tie: OpenTie) -> TieToSettle:
    order, rules = tie.order, tournament.rules
    better = order.doubt == "equal_stacks"
    choices = _either(order) if better else ()
    out = tournament.exits.by_entry
    hand = [(entry, out[entry]) for tied in order.ranks for entry in tied]
    cite = rules.ties_equal.cite if better else ties_rule(tournament, hand).cite
    return TieToSettle(
        place=tie.place,
        entries=tuple(entry for tied in order.ranks for entry in tied),
        equal=tuple(entry for tied in order.ranks if len(tied) > 1 for entry in tied),
        money=Money(sum(tie.prizes)),
        currency=tournament.setup.currency,
        by_hand=better,
        cite=cite,
        proposal=None if better else SettleTie(ranks=order.ranks),
        start=_line(order) if better and not choices else None,
        choices=choices,
    )


def _either(order: Order) -> tuple[Command, ...]:
    """Which of the two had the better hand, where there are just two of one stack."""
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
