"""Advice on when hand-for-hand play begins, what each hand waits for, and when it can end."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.bubble.hand_for_hand import next_jump
from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.hand.table_hands import playing, yet_to_report
from tdconsole.domain.language.commands.bubble import (
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.table_play import HandForHand
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.moments.bubble import (
    AllInReady,
    BubbleNear,
    HandOver,
    MoneyReached,
)
from tdconsole.projections.clock.board import registration_closes_in

Advised = BubbleNear | AllInReady | HandOver | MoneyReached

SOON: Final = 3
"""The players before the money, or the tables if more, at which advice begins."""
TEN: Final = 10
"""The number of tables any of which may lose a player in each hand."""


def of_bubble(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advised]:
    board = tournament.play.board
    if board is not None:
        yield from _of_hand(tournament, board)
    elif reading is not None and reading.running and not isinstance(reading.period, Break):
        yield from _near(tournament, reading, now)


def _near(tournament: Tournament, reading: Reading, now: Instant) -> Iterator[BubbleNear]:
    """Advice that the money is near: not while entries may move it, nor at a single table.

    In a flight nobody is near the money: it has an end of its own.
    """
    if tournament.in_flights:
        return
    left, paid = tournament.left, len(prize_list(tournament))
    if not paid or left <= paid or left <= tournament.setup.seats_per_table or tournament.plays_out:
        return
    tables = len(playing(tournament))
    if left - paid > max(SOON, tables):
        return
    if registration_closes_in(tournament, reading, now) is not None:
        return
    urgency: Urgency = "now" if left - paid <= max(1, tables // TEN) else "soon"
    yield BubbleNear(
        left=left,
        paid=paid,
        minutes=tournament.rules.hand_minutes.value,
        urgency=urgency,
        cite=tournament.rules.next_hand.cite,
        proposal=StartHandForHand(until=paid),
    )


def _of_hand(tournament: Tournament, board: HandForHand) -> Iterator[Advised]:
    rules = tournament.rules
    waits = yet_to_report(tournament.play, board)
    if waits and all(task == "held" for _, task in waits):
        table = waits[0][0]
        yield AllInReady(
            table=table,
            others=len(waits) - 1,
            cite=rules.hold_all_in.cite,
            proposal=ReportTables(tables=(table,), task="released"),
        )
    if waits:
        return
    if tournament.left > board.until:
        if playing(tournament):
            yield HandOver(hand=board.hand, cite=rules.next_hand.cite)
        return
    jump = next_jump(tournament, board.until)
    yield MoneyReached(
        left=tournament.left,
        jump=jump,
        cite=rules.next_hand.cite,
        choices=() if jump is None else (ExtendHandForHand(until=jump),),
    )
