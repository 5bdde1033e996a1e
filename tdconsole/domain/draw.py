"""The verifiable draw: a chain of links opened one by one, and what a link decides.

The manual's page "The draw" gives the same steps for anybody to follow; the two must agree.
"""

from collections.abc import Iterable, Iterator, MutableSequence
from hashlib import sha256
from typing import Final, TypeVar
from unicodedata import normalize

from msgspec.structs import replace

from tdconsole.domain.commands import DrawSeats, RenewCommitment
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    DrawCommitted,
    Event,
    SeatDrawn,
    SeatsDrawn,
    TableOffered,
)
from tdconsole.domain.rejections import (
    NobodyToSeat,
    NoMoreLinks,
    Rejection,
    TooFewToDraw,
)
from tdconsole.domain.seating import seated
from tdconsole.domain.state import Commitment, Draws, Table, Tournament, play_of, with_play
from tdconsole.domain.values import Digest, EntryId, Seat, SeatNo, TableNo

LEAST_PLAYERS: Final = 2
NUMBERS: Final = 2**64

Item = TypeVar("Item")


def next_link(link: Digest) -> Digest:
    """A link hashes to the one opened before it; the last of the chain is the commitment."""
    return Digest(sha256(bytes.fromhex(link)).hexdigest())


class Lots:
    """Numbers that anybody who knows the text can draw again."""

    def __init__(self, text: str) -> None:
        self._key = sha256(text.encode()).digest()
        self._numbers = self._endless()

    def _endless(self) -> Iterator[int]:
        block = 0
        while True:
            bytes_ = sha256(self._key + block.to_bytes(8, "big")).digest()
            for start in range(0, 32, 8):
                yield int.from_bytes(bytes_[start : start + 8], "big")
            block += 1

    def below(self, limit: int) -> int:
        """Numbers of the last, incomplete round are passed over, so that none is likelier."""
        fair = NUMBERS - NUMBERS % limit
        for number in self._numbers:
            if number < fair:
                return number % limit
        raise AssertionError

    def shuffle(self, items: MutableSequence[Item]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def text_of(
    link: Digest, draw: int, word: str, tables: Iterable[TableOffered], entries: Iterable[EntryId]
) -> str:
    """Everything the draw depends on, written down the one way it can be."""
    lines = ["tdconsole seats 1", link, str(draw), word]
    lines += [f"{t.table} {t.players} {','.join(map(str, t.free))}" for t in tables]
    lines.append(f"entries {','.join(map(str, entries))}")
    return "".join(line + "\n" for line in lines)


def seats_by_lot(
    lots: Lots, tables: Iterable[TableOffered], entries: Iterable[EntryId]
) -> tuple[SeatDrawn, ...]:
    """Seats and players are shuffled apart from each other; seats of emptier tables go first."""
    seats = [(table, seat) for table in tables for seat in table.free]
    lots.shuffle(seats)
    filled: dict[TableNo, int] = {}
    in_turn: list[tuple[int, TableNo, SeatNo]] = []
    for table, seat in seats:
        there = filled.get(table.table, table.players)
        filled[table.table] = there + 1
        in_turn.append((there, table.table, seat))
    # Once more: a table with many free seats must not come before a table with few.
    lots.shuffle(in_turn)
    in_turn.sort(key=lambda turn: turn[0])
    players = list(entries)
    lots.shuffle(players)
    drawn = [
        SeatDrawn(entry=entry, table=table, seat=seat)
        for entry, (_there, table, seat) in zip(players, in_turn, strict=False)
    ]
    return tuple(sorted(drawn, key=lambda one: one.entry))


def drawn_again(event: SeatsDrawn) -> tuple[SeatDrawn, ...]:
    """What the recorded link decides about the recorded tables and players."""
    entries = sorted(one.entry for one in event.seated)
    text = text_of(event.link, event.draw, event.word, event.tables, entries)
    return seats_by_lot(Lots(text), event.tables, entries)


def called(word: str) -> str:
    """The word as it goes into the draw, however it was typed."""
    return normalize("NFC", word.encode("utf-8", "ignore").decode()).strip()


def waiting(tournament: Tournament) -> list[EntryId]:
    """Who is in and has no seat, by number."""
    of, out = tournament.play.seating.of, tournament.exits.by_entry
    return sorted(e for e in tournament.entries.by_id if e not in of and e not in out)


def offered(tournament: Tournament, players: int) -> tuple[TableOffered, ...]:
    """The tables where somebody sits; where they don't suffice, empty and new ones by number."""
    per_table = tournament.setup.seats_per_table
    every = range(1, per_table + 1)
    tables = {no: table for no, table in tournament.play.seating.tables.items() if table.players}
    room = sum(max(0, per_table - len(table.players)) for table in tables.values())
    new = TableNo(1)
    while room < players:
        if new not in tables:
            tables[new] = Table(no=new)
            room += per_table
        new = TableNo(new + 1)
    offers = (
        TableOffered(
            table=table.no,
            players=len(table.players),
            free=tuple(SeatNo(seat) for seat in every if SeatNo(seat) not in table.players),
        )
        for table in sorted(tables.values(), key=lambda table: table.no)
    )
    return tuple(offer for offer in offers if offer.free)


def draw_fault(tournament: Tournament) -> Rejection | None:
    """Why there is nothing to draw; known without drawing."""
    of = tournament.play.seating.of
    without = tournament.left - len(of)
    if without <= 0:
        return NobodyToSeat()
    if not of and without < LEAST_PLAYERS:
        return TooFewToDraw(waiting=without, least=LEAST_PLAYERS)
    return None


def draw_seats(
    tournament: Tournament, command: DrawSeats, context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := draw_fault(tournament):
        return fault
    entries = waiting(tournament)
    commitment = tournament.draws.commitment
    if context.link is None or commitment is None:
        return NoMoreLinks()
    tables, word = offered(tournament, len(entries)), called(command.word)
    lots = Lots(text_of(context.link, context.draw, word, tables, entries))
    drawn = SeatsDrawn(
        play=tournament.play.id,
        draw=context.draw,
        chain=commitment.chain,
        link=context.link,
        word=word,
        tables=tables,
        seated=seats_by_lot(lots, tables, entries),
    )
    return (drawn,)


def drawn(tournament: Tournament, event: SeatsDrawn) -> Tournament:
    play = play_of(tournament, event.play)
    seating = play.seating
    for one in event.seated:
        seating = seated(seating, one.entry, Seat(table=one.table, seat=one.seat))
    draws = replace(tournament.draws, last=max(tournament.draws.last, event.draw))
    return with_play(replace(tournament, draws=draws), replace(play, seating=seating))


def renew(
    _tournament: Tournament, _command: RenewCommitment, context: Context
) -> tuple[Event, ...] | Rejection:
    if context.commitment is None:
        return NoMoreLinks()
    return (
        DrawCommitted(
            chain=context.commitment.chain,
            commitment=context.commitment.commitment,
            length=context.commitment.length,
            reason=context.note,
        ),
    )


def committed(tournament: Tournament, event: DrawCommitted) -> Tournament:
    commitment = Commitment(chain=event.chain, commitment=event.commitment, length=event.length)
    draws = Draws(commitment=commitment, last=tournament.draws.last)
    return replace(tournament, draws=draws)
