"""The next day's start: what belongs to the room and the people stays, the evening goes."""

from msgspec.structs import replace

from tdconsole.domain.language.events.day import DayEnded
from tdconsole.domain.state.counts import Counts, RacedBefore
from tdconsole.domain.state.penalties import none_waits
from tdconsole.domain.state.tournament import (
    Redrawn,
    Seating,
    Table,
    Tournament,
    play_of,
    with_play,
)
from tdconsole.domain.values import Map, TableNo


def day_ended(tournament: Tournament, event: DayEnded) -> Tournament:
    """End the day: everybody waits for a seat, and what was known of the hands is forgotten."""
    play = play_of(tournament, event.play)
    counts = _counts_put_away(tournament.counts, play.seating)
    playing = sum(bool(table.players) for table in play.seating.tables.values())
    ended = replace(
        play,
        clock=replace(play.clock, before=()),
        seating=_put_away(play.seating),
        calls=Map(),
        buttons=Map(),
        hands=Map(),
        breaking=(),
        seen=Map(),
        board=None,
        cut=None,
        last_hands=None,
        redrawn=None,
        began_before=play.redrawn or play.began,
        began=Redrawn(players=tournament.left, tables=playing),
        day=play.day + 1,
    )
    penalties = none_waits(tournament.penalties)
    return with_play(replace(tournament, counts=counts, penalties=penalties), ended)


def _put_away(seating: Seating) -> Seating:
    """The room overnight.

    A pillar, a kept seat and a locked empty table are the same in the morning. Unsold stacks are
    put away, and a lock that kept players at their table ends with the evening. The final table
    stays the same one, with its seats.
    """
    tables, playing = Map[TableNo, Table](), sum(bool(t.players) for t in seating.tables.values())
    for table in seating.tables.values():
        kept = Table(
            no=table.no,
            uses=Map((seat, use) for seat, use in table.uses.items() if use != "unsold"),
            opened=playing == 1 and bool(table.players),
            locked=table.locked and not table.players,
            added=table.added,
        )
        if kept != Table(no=table.no):
            tables = tables.set(table.no, kept)
    return Seating(tables=tables)


def _counts_put_away(counts: Counts, seating: Seating) -> Counts:
    """The counts without today's tables: at tomorrow's nothing has been raced or counted."""
    playing = {table.no for table in seating.tables.values() if table.players}
    before = counts.raced_before
    for old, held in counts.raced_tables.items():
        earlier = before.get(old, RacedBefore())
        told = RacedBefore(
            odd=earlier.odd + sum(one.odd for one in held.values()),
            got=earlier.got + sum(one.got for one in held.values()),
            tables=len(held),
            over=earlier.over or playing <= set(held),
        )
        before = before.set(old, told)
    return replace(counts, count=None, raced_tables=Map(), raced_before=before)
