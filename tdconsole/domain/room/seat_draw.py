"""The verifiable draw: seats for players without one, each time from the chain's next link."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import has_begun
from tdconsole.domain.draw.drawing import called, cast, needs_among, sealed, seats_hash
from tdconsole.domain.hand.hands_left import is_overnight, is_shut, shut_fault
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.draw import (
    NobodyToSeat,
    NoMoreLinks,
    NoSeatFree,
    TooFewToDraw,
)
from tdconsole.domain.language.rejections.entry import NotWaiting, UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.breaking import broken_up
from tdconsole.domain.room.open_seats import in_turn, offered, spread
from tdconsole.domain.room.seating import begun_anew, emptied, out_of_line, seated_together
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import (
    Lot,
    Play,
    Redrawn,
    Seating,
    Tournament,
    play_of,
    with_play,
)
from tdconsole.domain.values import EntryId, Map, Seat, TableNo

LEAST_PLAYERS: Final = 2


def draw_fault(
    tournament: Tournament, entries: tuple[EntryId, ...] | None = None
) -> Rejection | None:
    """Why there is nothing to draw, as far as is known without drawing."""
    for entry in entries or ():
        if entry not in tournament.entries.by_id:
            return UnknownEntry(entry=entry)
        if entry in tournament.play.seating.of or entry in tournament.exits.by_entry:
            return NotWaiting(entry=entry)
    of = tournament.play.seating.of
    without = tournament.left - len(of)
    if without <= 0:
        return NobodyToSeat()
    if fault := shut_fault(tournament):
        return fault
    if not of and without < LEAST_PLAYERS and tournament.terms.draw_at == "once":
        return TooFewToDraw(waiting=without, least=LEAST_PLAYERS)
    if not offered(tournament, 1):
        return NoSeatFree(waiting=without)
    return None


def draw_seats(
    tournament: Tournament, command: DrawSeats, context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := draw_fault(tournament, command.entries):
        return fault
    line = in_line(tournament)
    if command.entries is not None:
        wanted = set(command.entries)
        line = [entry for entry in line if entry in wanted]
    even = _may_open(tournament, context)
    return _drawn_for(tournament, line, context, called(command.word), even=even)


def at_once(
    tournament: Tournament, line: Sequence[EntryId], context: Context
) -> tuple[SeatsDrawn, ...]:
    """Seats at open tables, for as many players as there are."""
    if is_shut(tournament) or is_overnight(tournament):
        return ()
    room = sum(len(offer.free) for offer in offered(tournament, len(line), opening=False))
    if not room:
        return ()
    drawn = _drawn_for(tournament, line[:room], context, "", opening=False)
    return drawn if isinstance(drawn, tuple) else ()


def overtakes(tournament: Tournament, context: Context) -> bool:
    """Whether a new entry would get a seat that others have waited for."""
    waits = tournament.left - len(tournament.play.seating.of)
    if waits <= 1:
        return False
    tables = offered(tournament, waits, opening=_may_open(tournament, context))
    return sum(len(offer.free) for offer in tables) < waits


def _may_open(tournament: Tournament, context: Context) -> bool:
    play = tournament.play
    begun = has_begun(tournament.setup.structure, play.clock, context.now)
    return not begun or not play.seating.of


def seats_new(
    tournament: Tournament, line: Sequence[EntryId], context: Context
) -> tuple[SeatsDrawn, ...]:
    """Seats for new entries; once play has begun, new tables are opened by hand only.

    Before the draw of a later day everybody waits for it.
    """
    if is_overnight(tournament):
        return ()
    opening = _may_open(tournament, context)
    drawn = _drawn_for(tournament, line, context, "", opening=opening, even=opening)
    return drawn if isinstance(drawn, tuple) and drawn[0].seated else ()


def _drawn_for(  # noqa: PLR0913 -- all that a draw depends on
    tournament: Tournament,
    line: Sequence[EntryId],
    context: Context,
    word: str,
    *,
    opening: bool = True,
    even: bool = False,
) -> tuple[SeatsDrawn] | NoMoreLinks:
    needs = needs_among(tournament, line)
    over = spread(tournament, len(line)) if even else None
    if over is not None:
        tables = over if needs else in_turn(over, len(line))
    else:
        tables = offered(tournament, len(line), opening=opening)
    if needs and over is None:
        every = offered(tournament, 10**9, opening=False)
        known = {offer.table for offer in every}
        new = tuple(offer for offer in tables if offer.table not in known)
        tables = tuple(sorted((*every, *new), key=lambda offer: offer.table))
    room = sum(len(offer.free) for offer in tables)
    return cast(tournament, sorted(line[:room]), tables, needs=needs, context=context, word=word)


def _locked(seating: Seating, table: TableNo) -> bool:
    found = seating.tables.get(table)
    return found is not None and found.locked


def drawn(tournament: Tournament, event: SeatsDrawn) -> Tournament:
    play, draws = play_of(tournament, event.play), tournament.draws
    seating, of = play.seating, draws.of
    if event.redraw:
        seating = begun_anew(emptied(seating, [one.entry for one in event.seated]))
    seating = seated_together(seating, {one.entry: one for one in event.seated})
    with of.mutate() as drawn_in:
        for one in event.seated:
            seat = Seat(table=one.table, seat=one.seat)
            drawn_in[one.entry] = Lot(draw=event.draw, seat=seat)
        of = drawn_in.finish()
    left = out_of_line(tournament.alternates, [one.entry for one in event.seated])
    draws = replace(sealed(draws, event, seats_hash(event)), of=of)
    buttons = play.buttons
    if event.redraw:  # players who keep their seats keep their button
        buttons = Map((no, seat) for no, seat in buttons.items() if _locked(play.seating, no))
        tables = {one.table for one in event.seated}
        play = replace(
            play,
            hands=Map((no, hand) for no, hand in play.hands.items() if _locked(play.seating, no)),
            redrawn=Redrawn(players=tournament.left, tables=len(tables)),
        )
    changed = replace(
        play,
        seating=seating,
        buttons=buttons,
        moves=_moved_again(play, event) if event.broken is not None else play.moves,
    )
    return with_play(replace(tournament, draws=draws, alternates=left), broken_up(changed, event))


def _moved_again(play: Play, event: SeatsDrawn) -> Map[EntryId, int]:
    times = {one.entry: play.moves.get(one.entry, 0) + 1 for one in event.seated}
    return play.moves.update(times)
