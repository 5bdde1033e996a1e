"""`m 12-3 5-6`, `m rossi 5` move to another seat. `back rossi` puts a player back."""

from heapq import nlargest

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.floor import MovePlayer, ReinstatePlayer
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    MOST,
    Unsure,
    by_number,
    offered,
    seat_of,
    table_of,
    tidy,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.ways_out import elsewhere


def move(desk: Desk, arguments: str) -> Reading:
    say = desk.words.gettext
    player, target = _parted(tidy(arguments))
    if not player:
        return desk.asking(say("Who moves, and where to? m 12-3 5-6, or m rossi 5"))
    entry = whom(desk, player, desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            tuple(
                offered(desk, one, f"m #{one} {target}".rstrip() + " " * (not target))
                for one in entry.candidates
            )
        )
    if not target:
        return desk.asking(
            say(
                "Where does {player} move to? A seat, 5-6, or a table, 5",
                player=desk.looking.who(entry),
            )
        )
    if (seat := seat_of(target)) is not None:
        return _to(desk, entry, seat)
    table = table_of(target)
    if table is None:
        return desk.refused(say("{target} is neither a seat nor a table.", target=target))
    return _to_table(desk, player, entry, table)


def _parted(text: str) -> tuple[str, str]:
    """Split the player, a number or the words before one, from the seat."""
    words = text.split()
    if words and by_number(words[0]):
        return words[0], " ".join(words[1:])
    if len(words) > 1 and (seat_of(words[-1]) or table_of(words[-1])):
        return " ".join(words[:-1]), words[-1]
    return text, ""


def _to(desk: Desk, entry: EntryId, seat: Seat) -> Reading:
    return desk.judged(
        MovePlayer(entry=entry, seat=seat),
        lambda _events: desk.words.gettext(
            "Move {player} from {old} to {new}",
            player=desk.looking.who(entry),
            old=desk.where(entry),
            new=seat_name(desk.words, seat),
        ),
    )


def _to_table(desk: Desk, player: str, entry: EntryId, table: TableNo) -> Reading:
    state, words = desk.state, desk.words
    there = state.play.seating.tables.get(table)
    if there is None:
        return desk.refused(desk.said(NoSuchTable(table=table)))
    seats = range(1, state.seats_at(there) + 1)
    free = [Seat(table=table, seat=SeatNo(no)) for no in seats if SeatNo(no) not in there.players]
    if not free:
        full = words.gettext("Table {table} is full.", table=table)
        there_not = MovePlayer(entry=entry, seat=Seat(table=table, seat=SeatNo(1)))
        return desk.refused(full, elsewhere(desk, there_not))
    first = _to(desk, entry, free[0])
    if len(free) == 1 or first.mood == "refused":
        return first
    return desk.asking(
        words.gettext(
            "Which seat of table {table} does {player} get?",
            table=table,
            player=desk.looking.who(entry),
        ),
        tuple(
            Offer(line=f"m {player} {seat.table}-{seat.seat}", label=seat_name(words, seat))
            for seat in free
        ),
    )


def back(desk: Desk, arguments: str) -> Reading:
    """Put a player back; of several with that name, the last one out comes first."""
    if is_over(desk.state):
        return desk.over()
    say = desk.words.gettext
    player, seat = _and_seat(tidy(arguments))
    out = desk.state.exits.by_entry
    if not player:
        latest = nlargest(MOST, out.items(), key=lambda item: (item[1].hand, -item[0]))
        offers = tuple(offered(desk, entry, f"back #{entry}") for entry, _exit in latest)
        return desk.asking(say("Who is back in play? back rossi, or back #17 7-4"), offers)
    entry = whom(desk, player, out.__contains__)
    if isinstance(entry, Unsure):
        behind = "" if seat is None else f" {seat.table}-{seat.seat}"
        latest_first = sorted(entry.candidates, key=lambda one: -out[one].hand if one in out else 0)
        return entry.reading(
            tuple(offered(desk, one, f"back #{one}{behind}") for one in latest_first)
        )
    return desk.judged(
        ReinstatePlayer(entry=entry, seat=seat),
        lambda _events: say(
            "Back in play: {player}, at {seat}",
            player=desk.looking.who(entry),
            seat=seat_name(desk.words, seat or out[entry].seat),
        ),
    )


def _and_seat(text: str) -> tuple[str, Seat | None]:
    words = text.split()
    if len(words) > 1 and (seat := seat_of(words[-1])) is not None:
        return " ".join(words[:-1]), seat
    return text, None
