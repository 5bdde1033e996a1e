"""What the next day begins with: what belongs to the room and to the people, and not to the evening."""

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
    """Everybody waits for a seat; what was known of the hands is not of the next day's."""
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
    """The room overnight: what is so at an empty table is so in the morning.

    A pillar stands, and what is kept is kept; a stack that nobody came for was put away, and a
    lock held the players of the evening where nobody was to move them. The final table stays the
    one it is, with its seats.
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
    """The tables of the next day are others: nothing was raced or counted at them yet."""
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
