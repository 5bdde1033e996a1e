"""The hand in which players bust: which one it is, and who else busts in it."""

from collections.abc import Collection

from tdconsole.domain.hand.known_hands import is_played_out
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NobodyWouldBeLeft
from tdconsole.domain.state.exits import members
from tdconsole.domain.state.table_play import CutShort, HandOfAll
from tdconsole.domain.state.tournament import Exit, Play, Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, TableNo


def one_hand(
    tournament: Tournament,
    told: EliminatePlayers | PlayersEliminated,
    tables: Collection[TableNo],
    now: Instant | None,
) -> HandOfAll | None:
    """The hand-for-hand hand these busts belong to, if any.

    After it was cut short, each table plays it out, and its next report belongs to it.
    """
    play, joined = tournament.play, told.joined
    if joined is None and told.before is not None:
        return None
    hand = play.board or play.cut
    if hand is None or (joined is not None and joined not in hand.out):
        return None
    if joined is None and isinstance(hand, CutShort):
        return hand if _plays_out(tournament, hand, tables, now) else None
    return hand


def _plays_out(
    tournament: Tournament, cut: CutShort, tables: Collection[TableNo], now: Instant | None
) -> bool:
    exits = tournament.exits.by_entry
    told = {exits[entry].seat.table for entry in cut.later if entry in exits}
    left = set(cut.tables) - told
    return now is not None and left.issuperset(tables) and is_played_out(tournament, cut, now)


def joined_to(told: EliminatePlayers | PlayersEliminated, hand: HandOfAll | None) -> EntryId | None:
    """The entry these busts are linked to: hand-for-hand, everybody busts in the same hand."""
    if told.joined is not None or hand is None:
        return told.joined
    return next(iter(hand.out), None)


def is_earlier(play: Play, command: EliminatePlayers) -> bool:
    """Whether the busts are from a hand that is over; its winner may have left since."""
    if command.joined is not None and play.board is not None and command.joined in play.board.out:
        return False
    return command.joined is not None or command.before is not None


def table_fault(tournament: Tournament, command: EliminatePlayers) -> Rejection | None:
    """The fault of the busts at each table: somebody won, though not necessarily still there."""
    seating, play = tournament.play.seating, tournament.play
    others = tournament.left - len(command.hand)
    by_table: dict[TableNo, list[Bust]] = {}
    for bust in command.hand:
        by_table.setdefault(seating.of[bust.entry].table, []).append(bust)
    earlier = is_earlier(play, command)
    for table, busts in by_table.items():
        if len(busts) >= len(seating.tables[table].players) and (not earlier or others < 1):
            return NobodyWouldBeLeft(table=table)
    return None


def out_beside(tournament: Tournament, number: int) -> list[Exit]:
    """The busts of a hand that new ones can share it with."""
    struck = tournament.prizes.struck
    there = members(tournament.exits, number)
    return [exit_ for entry, exit_ in there if entry not in struck]


def began_with(exit_: Exit) -> Chips | None:
    """The stack an entry began its last hand with; for one put out, the chips removed."""
    return exit_.removed or exit_.stack
