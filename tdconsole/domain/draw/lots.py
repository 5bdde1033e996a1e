"""What a link decides: numbers that anybody can reproduce, and the seats they give.

The manual's page "The draw" gives the same steps for anybody to follow; the two must agree.
"""

from collections.abc import Iterable, Iterator, Mapping, MutableSequence, Sequence
from hashlib import sha256
from itertools import islice
from typing import Final, TypeVar

from tdconsole.domain.language.events.chips import SeatCards
from tdconsole.domain.language.events.draw import ButtonDrawn, SeatDrawn
from tdconsole.domain.language.terms import Envelope
from tdconsole.domain.values import Digest, EntryId, Money, Record, SeatNo, TableNo

NUMBERS: Final = 2**64

Item = TypeVar("Item")
Needs = Mapping[EntryId, tuple[SeatNo, ...]]


class TableOffered(Record, kw_only=True):
    """A table as the draw found it: the number of players, and its free seats in order."""

    table: TableNo
    players: int
    free: tuple[SeatNo, ...]


class TableSeated(Record, kw_only=True):
    """A table as the button draw found it: its occupied seats, in order."""

    table: TableNo
    seats: tuple[SeatNo, ...]


def next_link(link: Digest) -> Digest:
    """The hash of a link: the link opened before it; the last of the chain is the commitment."""
    return Digest(sha256(bytes.fromhex(link)).hexdigest())


class Lots:
    """A sequence of numbers that anybody who knows the text can draw again."""

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
        """A fair number below the limit: those of the last, partial round are skipped."""
        fair = NUMBERS - NUMBERS % limit
        for number in self._numbers:
            if number < fair:
                return number % limit
        raise AssertionError

    def shuffle(self, items: MutableSequence[Item]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


# The notation of what goes into a draw.


def offer_lines(tables: Iterable[TableOffered]) -> str:
    return "".join(f"{t.table} {t.players} {','.join(map(str, t.free))}\n" for t in tables)


def offers_of(lines: str) -> tuple[TableOffered, ...]:
    found = []
    for line in lines.splitlines():
        table, players, free = line.split(" ")
        seats = tuple(SeatNo(int(seat)) for seat in free.split(","))
        found.append(TableOffered(table=TableNo(int(table)), players=int(players), free=seats))
    return tuple(found)


def need_lines(needs: Needs) -> str:
    return "".join(f"needs {entry} {','.join(map(str, needs[entry]))}\n" for entry in sorted(needs))


def needs_of(lines: str) -> dict[EntryId, tuple[SeatNo, ...]]:
    found = {}
    for line in lines.splitlines():
        _needs, entry, seats = line.split(" ")
        found[EntryId(int(entry))] = tuple(SeatNo(int(seat)) for seat in seats.split(","))
    return found


def seated_lines(tables: Iterable[TableSeated]) -> str:
    return "".join(f"{t.table} {','.join(map(str, t.seats))}\n" for t in tables)


def seated_of(lines: str) -> tuple[TableSeated, ...]:
    found = []
    for line in lines.splitlines():
        table, seats = line.split(" ")
        there = tuple(SeatNo(int(seat)) for seat in seats.split(","))
        found.append(TableSeated(table=TableNo(int(table)), seats=there))
    return tuple(found)


def envelope_lines(left: Iterable[Envelope]) -> str:
    """The envelopes left, the largest sum first."""
    told = sorted(left, key=lambda one: one.amount, reverse=True)
    return "".join(f"{one.amount} {one.number}\n" for one in told)


def envelopes_of(lines: str) -> tuple[Envelope, ...]:
    found = []
    for line in lines.splitlines():
        amount, number = line.split(" ")
        found.append(Envelope(amount=Money(int(amount)), number=int(number)))
    return tuple(found)


class OddChips(Record, kw_only=True):
    """A table's seats with odd chips, in order, and the number each has."""

    table: TableNo
    seats: tuple[tuple[SeatNo, int], ...]


def odd_lines(tables: Iterable[OddChips]) -> str:
    return "".join(
        f"{one.table} {','.join(f'{seat}:{odd}' for seat, odd in one.seats)}\n" for one in tables
    )


def odd_of(lines: str) -> tuple[OddChips, ...]:
    found = []
    for line in lines.splitlines():
        table, seats = line.split(" ")
        pairs = (pair.split(":") for pair in seats.split(","))
        there = tuple((SeatNo(int(seat)), int(odd)) for seat, odd in pairs)
        found.append(OddChips(table=TableNo(int(table)), seats=there))
    return tuple(found)


def pairs_hash(text: str) -> Digest:
    """The hash of the salt and the pairs to keep apart, as their note has them."""
    return Digest(sha256(text.encode()).hexdigest())


def seats_text(  # noqa: PLR0913 -- all that a draw depends on
    *,
    link: Digest,
    draw: int,
    word: str,
    tables: str,
    entries: Iterable[EntryId],
    needs: str = "",
    attempt: int = 0,
    redraw: bool = False,
    broken: TableNo | None = None,
) -> str:
    """Everything the draw depends on, written down in its one notation."""
    kind = "redraw" if redraw else "seats" if broken is None else "break"
    lines = f"tdconsole {kind} 1\n{link}\n{draw}\n{word}\n{tables}{needs}"
    if broken is not None:
        lines += f"breaks {broken}\n"
    if attempt:
        lines += f"attempt {attempt}\n"
    return f"{lines}entries {','.join(map(str, entries))}\n"


def buttons_text(*, link: Digest, draw: int, word: str, tables: str) -> str:
    return f"tdconsole buttons 1\n{link}\n{draw}\n{word}\n{tables}"


def envelope_text(*, link: Digest, draw: int, victim: EntryId, left: str) -> str:
    """The text of an envelope draw; it has no word, so that line is empty."""
    return f"tdconsole envelope 1\n{link}\n{draw}\n\n{left}victim {victim}\n"


def race_text(*, link: Digest, draw: int, odd: str) -> str:
    return f"tdconsole race 1\n{link}\n{draw}\n\n{odd}"


def last_hands_text(*, link: Digest, draw: int, cards: Iterable[int]) -> str:
    return f"tdconsole last-hands 1\n{link}\n{draw}\n\ncards {','.join(map(str, cards))}\n"


def text_hash(text: str, apart: Digest | None = None) -> Digest:
    """The hash by which papers name everything a draw depended on, and whom it kept apart.

    The pairs don't decide the lots: nobody can try pairs until the lots fall well.
    """
    kept = "" if apart is None else f"apart {apart}\n"
    return Digest(sha256((text + kept).encode()).hexdigest())


# The outcome of a draw.

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
"""Suits from the lowest: clubs, diamonds, hearts, spades (TDA 24-A)."""


def cards_by_lot(lots: Lots, tables: Iterable[OddChips]) -> tuple[SeatCards, ...]:
    """The cards of each table: a shuffled deck, another when it runs out, each seat's in a row."""
    dealt = []
    for one in tables:
        decks = -(-sum(odd for _seat, odd in one.seats) // (len(RANKS) * len(SUITS)))
        cards: list[str] = []
        for _ in range(decks):
            deck = [rank + suit for suit in SUITS for rank in RANKS]
            lots.shuffle(deck)
            cards += deck
        top = iter(cards)
        for seat, odd in one.seats:
            mine = tuple(islice(top, odd))
            dealt.append(SeatCards(table=one.table, seat=seat, cards=mine))
    return tuple(dealt)


def seats_by_lot(
    lots: Lots,
    tables: Iterable[TableOffered],
    entries: Sequence[EntryId],
    needs: Needs | None = None,
) -> tuple[SeatDrawn, ...]:
    """The seats by lot: seats and players are shuffled separately; emptier tables fill first."""
    drawn: list[SeatDrawn] = []
    if needs:
        drawn, tables = _needed(lots, tables, needs)
    seats = [(table, seat) for table in tables for seat in table.free]
    lots.shuffle(seats)
    filled: dict[TableNo, int] = {}
    in_turn: list[tuple[int, TableNo, SeatNo]] = []
    for table, seat in seats:
        there = filled.get(table.table, table.players)
        filled[table.table] = there + 1
        in_turn.append((there, table.table, seat))
    # Sorted again: a table with many free seats must not come before one with few.
    lots.shuffle(in_turn)
    in_turn.sort(key=lambda turn: turn[0])
    settled = {one.entry for one in drawn}
    players = [entry for entry in entries if entry not in settled]
    lots.shuffle(players)
    drawn += [
        SeatDrawn(entry=entry, table=table, seat=seat)
        for entry, (_there, table, seat) in zip(players, in_turn, strict=False)
    ]
    return tuple(sorted(drawn, key=lambda one: one.entry))


def _needed(
    lots: Lots, tables: Iterable[TableOffered], needs: Needs
) -> tuple[list[SeatDrawn], list[TableOffered]]:
    """Seats for players who need certain ones, those with the least choice first.

    Each goes to one of the emptiest tables with such a seat; if none is left, the player is drawn
    with the others.
    """
    players = {table.table: table.players for table in tables}
    free = {table.table: list(table.free) for table in tables}
    wanted = {entry: frozenset(seats) for entry, seats in needs.items()}
    drawn = []
    needing = sorted(needs)
    lots.shuffle(needing)
    needing.sort(key=lambda entry: len(needs[entry]))
    for entry in needing:
        fitting = [table for table in free if not wanted[entry].isdisjoint(free[table])]
        if not fitting:
            continue
        fewest = min(players[table] for table in fitting)
        emptiest = [table for table in fitting if players[table] == fewest]
        table = emptiest[lots.below(len(emptiest))]
        seats = [seat for seat in free[table] if seat in wanted[entry]]
        seat = seats[lots.below(len(seats))]
        players[table] += 1
        free[table].remove(seat)
        drawn.append(SeatDrawn(entry=entry, table=table, seat=seat))
    left = [
        TableOffered(table=table, players=players[table], free=tuple(free[table]))
        for table in free
        if free[table]
    ]
    return drawn, left


def buttons_by_lot(lots: Lots, tables: Iterable[TableSeated]) -> tuple[ButtonDrawn, ...]:
    """The button of each table, at any occupied seat."""
    return tuple(
        ButtonDrawn(table=table.table, seat=table.seats[lots.below(len(table.seats))])
        for table in tables
    )


def envelope_by_lot(lots: Lots, left: Sequence[Envelope]) -> Money:
    """One of the envelopes left, each equally likely, counted from the largest sum."""
    number = lots.below(sum(one.number for one in left))
    for one in left:
        if number < one.number:
            return one.amount
        number -= one.number
    raise AssertionError
