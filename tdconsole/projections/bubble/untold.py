"""What the room isn't told before a hand is over, and that the bubble has burst."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.registration import is_closed
from tdconsole.domain.hand.table_hands import yet_to_report
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.exits import latest_first
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Money, Record, elapsed

BURSTS: Final = Millis(45_000)
"""How long everybody is told that the money is reached."""


class InTheMoney(Record, kw_only=True):
    """The money is reached: the players left, and the least that each of them has won."""

    left: int
    prize: Money
    currency: str


def untold(tournament: Tournament) -> tuple[EntryId, ...]:
    """Those out in a hand that other tables still play: who is paid depends on these."""
    play = tournament.play
    if play.board is None or tournament.finished or not yet_to_report(play, play.board):
        return ()
    return tuple(one for one in play.board.out if one in tournament.exits.by_entry)


def in_the_money(tournament: Tournament, now: Instant) -> InTheMoney | None:
    """The news, for a little while once it is told.

    Who is still in then is paid, whatever another table reports of the same hand.
    """
    prizes, left = prize_list(tournament), tournament.left
    if tournament.in_flights or tournament.prizes.deal is not None or untold(tournament):
        return None
    if tournament.finished or tournament.prizes.refunds is not None or not 1 < left <= len(prizes):
        return None
    last = next(iter(latest_first(tournament.exits)), None)
    if last is None or left + len(last[1]) <= len(prizes):
        return None
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    if tournament.prizes.posted is None and not is_closed(tournament, reading, now):
        return None
    if not _lately(tournament, (one for _, one in last[1]), now):
        return None
    return InTheMoney(left=left, prize=prizes[left - 1], currency=tournament.setup.currency)


def _lately(tournament: Tournament, out: Iterable[Exit], now: Instant) -> bool:
    """Whether they went out just now, or in the hand with which hand for hand can end."""
    board = tournament.play.board
    if board is not None:
        return tournament.left <= board.until
    return any(one.at is not None and elapsed(one.at, now) < BURSTS for one in out)
