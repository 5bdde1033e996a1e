"""At which numbers the players come together at a final table, or all draw new seats."""

from collections.abc import Sequence
from typing import Final, Literal

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.room.breaking import turns
from tdconsole.domain.room.tables import all_seats
from tdconsole.domain.rules.values import CombineAt, RedrawTables
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import Record, TableNo

MOST: Final = 10
"""Players at a final table (F 54)."""
BIG_FIELD: Final = 100
MIDDLE_FIELD: Final = 51

Occasion = Literal["final_table", "tables", "players", "winners"]


def combine_at(rule: CombineAt, seats: int) -> int:
    """With how many players the final table is formed, of tables with so many seats."""
    if seats <= 2:
        return seats
    match rule:
        case "one_more":
            return max(seats, min(seats + 1, MOST))
        case "nine_or_seven" if seats in {8, 9}:
            return 9
        case "nine_or_seven" if seats in {6, 7}:
            return 7
        case _:
            return seats


def redraw_tables(rule: RedrawTables, entries: int) -> tuple[int, ...]:
    """With how many tables left all draw new seats (WSOP 67.c)."""
    match rule:
        case "never":
            return ()
        case "by_field" if entries >= BIG_FIELD:
            return (3, 2, 1)
        case "by_field" if entries >= MIDDLE_FIELD:
            return (2, 1)
        case _:
            return (1,)


class Redraw(Record, kw_only=True):
    """Why all should draw new seats now, and at how many tables."""

    occasion: Occasion
    players: int
    tables: int
    seats: int
    """At each table."""
    at: tuple[TableNo, ...] | None = None
    """Which tables; the fewest that will do, where none are named."""
    cite: str | None = None


def redraw_due(tournament: Tournament) -> Redraw | None:
    """Before the first hand nobody redraws; after one, not again for the same reason.

    The last table of a flight is not the final one.
    """
    play, rules = tournament.play, tournament.rules
    if not tournament.exits.by_entry or tournament.in_flights:
        return None
    players, seats = tournament.left, tournament.setup.seats_per_table
    combined = combine_at(rules.combine_at.value, seats)
    numbers = redraw_tables(rules.redraw_tables.value, len(tournament.entries.by_id))
    at_most = max((*numbers, 1)) * combined, *rules.redraw_players.value
    if players > max(at_most) and not tournament.plays_out:
        return None
    tables = [one for one in play.seating.tables.values() if one.players]
    if tournament.plays_out:
        return _winners_meet(tournament, tables)
    last = play.redrawn or play.began
    drawn_for = None if last is None else last.players
    if len(tables) > 1 and players <= combined and (1 in numbers or combined > seats):
        last_table = max(tables, key=lambda one: turns(tournament).of(one.no))
        return Redraw(
            occasion="final_table",
            players=players,
            tables=1,
            seats=_seats_for(tournament, last_table, players),
            at=(last_table.no,),
            cite=rules.combine_at.cite or rules.redraw_tables.cite,
        )
    needed = _tables_for(players, seats, combined)
    drawn_at = None if last is None else last.tables
    if needed in numbers and needed < len(tables) and (drawn_at is None or needed < drawn_at):
        return Redraw(
            occasion="tables",
            players=players,
            tables=needed,
            seats=seats,
            cite=rules.redraw_tables.cite,
        )
    for number in rules.redraw_players.value:
        if players <= number and (drawn_for is None or drawn_for > number):
            return Redraw(
                occasion="players",
                players=players,
                tables=needed,
                seats=seats,
                cite=rules.redraw_players.cite,
            )
    return None


def in_the_way(tournament: Tournament) -> TableNo | None:
    """A locked table, which keeps its players."""
    tables = tournament.play.seating.tables.values()
    return min((one.no for one in tables if one.players and one.locked), default=None)


def _seats_for(tournament: Tournament, table: Table, players: int) -> int:
    """Of a table where some are dead, so that all find one."""
    dead = tournament.seats_at(table) - len(all_seats(tournament, table))
    return max(tournament.setup.seats_per_table, players + dead)


def _winners_meet(tournament: Tournament, tables: Sequence[Table]) -> Redraw | None:
    """In a shoot-out, once every table has its winner."""
    players, seats = len(tables), tournament.setup.seats_per_table
    if players < LEAST or any(len(one.players) > 1 for one in tables):
        return None
    needed = -(-players // seats)
    return Redraw(occasion="winners", players=players, tables=needed, seats=seats)


def _tables_for(players: int, seats: int, combined: int) -> int:
    if players <= combined:
        return 1
    return max(2, -(-players // seats))
