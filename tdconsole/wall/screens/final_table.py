"""The final table in words: who sits where with how much, and the ladder of prizes."""

from collections.abc import Callable, Iterator

from tdconsole.domain.values import Chips, EntryId, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.prizes.final_table import FinalTable
from tdconsole.projections.prizes.final_table import Plate as Sitting
from tdconsole.wall.composing.ladder import Cell
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.figures import amount, number, writable


class Seat(Record, kw_only=True):
    """A player's plate; without a count only the seat and the name."""

    seat: str
    names: tuple[str, ...]
    """In full, and shorter."""
    chips: str = ""
    big_blinds: str = ""
    share: float = 0
    """The stack by the leader's."""
    leads: bool = False

    @property
    def box(self) -> str:
        return f"plate_{self.seat}"


class FinalTableShown(Record, kw_only=True):
    heading: str
    aside: str = ""
    word: str = ""
    """Why the clock stands, if it does."""
    time: str = ""
    time_room: str = ""
    last: bool = False
    blinds: tuple[str, ...] = ()
    level: str = ""
    seats: tuple[Seat, ...] = ()
    ladder: tuple[Cell, ...] = ()
    nothing: str = ""


def final_table(
    words: Catalogue,
    table: FinalTable | None,
    clock: Clock,
    name: Callable[[EntryId], tuple[str, ...]],
    *,
    money: bool,
) -> FinalTableShown:
    heading = words.pgettext("screen", "Final table")
    if table is None:
        nothing = words.gettext("There is no final table yet.")
        return FinalTableShown(heading=heading, nothing=nothing)
    stands = clock.state in {"paused", "held", "over", "break"}
    return FinalTableShown(
        heading=heading,
        aside=_aside(words, table, money=money),
        word=" · ".join(one for one in (clock.word, clock.reason) if one) if stands else "",
        time=clock.time,
        time_room=clock.time_room,
        last=clock.state == "last",
        blinds=tuple(
            f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in clock.blinds
        ),
        level=clock.level,
        seats=tuple(_seats(words, table, name)),
        ladder=tuple(_cells(words, table, name)) if money else (),
    )


def _aside(words: Catalogue, table: FinalTable, *, money: bool) -> str:
    left = words.ngettext("{number} left", "{number} left", table.left)
    if not money or not table.next_prize:
        return left
    prize = amount(words, table.next_prize, table.currency)
    return f"{left} · {words.pgettext('wall', 'next out {prize}', prize=prize)}"


def _seats(
    words: Catalogue, table: FinalTable, name: Callable[[EntryId], tuple[str, ...]]
) -> Iterator[Seat]:
    most = max((one.chips or Chips(0) for one in table.plates), default=Chips(0))
    for one in table.plates:
        yield Seat(
            seat=str(one.seat.seat),
            names=name(one.entry),
            chips="" if one.chips is None else number(words, one.chips),
            big_blinds=_big_blinds(words, one),
            share=one.chips / most if one.chips and most else 0,
            leads=one.leads,
        )


def _big_blinds(words: Catalogue, one: Sitting) -> str:
    if one.big_blinds is None:
        return ""
    return words.pgettext("board", "{number} BB", number=number(words, one.big_blinds))


def _cells(
    words: Catalogue, table: FinalTable, name: Callable[[EntryId], tuple[str, ...]]
) -> Iterator[Cell]:
    """The prizes that are played for, and the last one that was won."""
    for rung in table.ladder:
        if rung.entry is None:
            yield Cell(
                place=writable(words.number(rung.place)),
                prize=amount(words, rung.prize, table.currency),
                next=rung.place == table.left,
            )
    won = [rung for rung in table.ladder if rung.entry is not None]
    last = [rung for rung in won if rung.place == won[0].place]
    for nth, rung in enumerate(last):
        if rung.entry is not None:
            yield Cell(
                key=f"won_{nth}",
                place=writable(words.number(rung.place)),
                prize=amount(words, rung.prize, table.currency),
                names=name(rung.entry),
            )
