"""The busted player that a word points at: by former seat, number or name."""

from heapq import nlargest

from tdconsole.domain.room.table_owner import held_elsewhere
from tdconsole.domain.values import EntryId
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST, Unsure, seat_of, table_in_flight, whom


def who_went(desk: Desk, word: str) -> EntryId | Unsure:
    """The busted player; of several out from one seat, the last."""
    seat, out = seat_of(word), desk.state.exits.by_entry
    if seat is None:
        return whom(desk, word, out.__contains__)
    gone = [entry for entry, exit_ in out.items() if exit_.seat == seat]
    if not gone and seat.table in held_elsewhere(desk.state):
        return table_in_flight(desk, seat.table)
    if not gone:
        sentence = desk.words.gettext(
            "Nobody went out from {seat}.", seat=seat_name(desk.words, seat)
        )
        return Unsure(sentence=sentence)
    return max(gone, key=lambda entry: (out[entry].hand, -entry))


def went_last(desk: Desk, but: tuple[EntryId, ...] = ()) -> list[EntryId]:
    out = desk.state.exits.by_entry
    others = ((entry, exit_) for entry, exit_ in out.items() if entry not in but)
    latest = nlargest(MOST, others, key=lambda item: (item[1].hand, -item[0]))
    return [entry for entry, _exit in latest]
