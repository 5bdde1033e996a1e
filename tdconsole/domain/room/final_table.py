"""The numbers of players at which the final table forms, or everybody redraws."""

from collections.abc import Sequence
from typing import Final, Literal

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.room.breaking import turns
from tdconsole.domain.room.tables import all_seats
from tdconsole.domain.rules.values import CombineAt, RedrawTables
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import Record, TableNo

MOST: Final = 10
"""The most players at a final table (F 54)."""
BIG_FIELD: Final = 100
MIDDLE_FIELD: Final = 51

Occasion = Literal["final_table", "tables", "players", "winners"]


def combine_at(rule: CombineAt, seats: int) -> int:
    """The number of players at which the final table is formed, for tables of this size."""
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
    """The numbers of tables left at which everybody redraws (WSOP 67.c)."""
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
    """The reason for a redraw now, and the number of tables it uses."""

    occasion: Occasion
    players: int
    tables: int
    seats: int
    """The seats at each table."""
    at: tuple[TableNo, ...] | None = None
    """The tables to use; by default the fewest that will do."""
    cite: str | None = None


def redraw_due(tournament: Tournament) -> Redraw | None:
    """The redraw due, if any: never before the first hand, nor twice for the same reason.

    The last table of a flight isn't the final one.
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
    """A locked table, whose players stay."""
    tables = tournament.play.seating.tables.values()
    return min((one.no for one in tables if one.players and one.locked), default=None)


def _seats_for(tournament: Tournament, table: Table, players: int) -> int:
    """The seats to use at a table with dead ones, so that everybody finds one."""
    dead = tournament.seats_at(table) - len(all_seats(tournament, table))
    return max(tournament.setup.seats_per_table, players + dead)


def _winners_meet(tournament: Tournament, tables: Sequence[Table]) -> Redraw | None:
    """The redraw of a shoot-out's winners, once every table has one."""
    players, seats = len(tables), tournament.setup.seats_per_table
    if players < LEAST or any(len(one.players) > 1 for one in tables):
        return None
    needed = -(-players // seats)
    return Redraw(occasion="winners", players=players, tables=needed, seats=seats)


def _tables_for(players: int, seats: int, combined: int) -> int:
    if players <= combined:
        return 1
    return max(2, -(-players // seats))
