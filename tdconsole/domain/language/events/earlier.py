"""Event shapes written in earlier versions, and their translation into today's."""

from collections.abc import Callable
from typing import Any, Final

from tdconsole.domain.language.events.draw import SeatDrawn, SeatsDrawn
from tdconsole.domain.values import ChainNo, Digest, DrawNo, PlayId, Record, SeatNo, TableNo


class TableOffered(Record, kw_only=True):
    table: TableNo
    players: int
    free: tuple[SeatNo, ...]


class SeatsDrawn1(Record, kw_only=True):
    play: PlayId
    draw: DrawNo
    chain: ChainNo
    link: Digest
    word: str
    tables: tuple[TableOffered, ...]
    seated: tuple[SeatDrawn, ...]


def _seats_drawn(was: SeatsDrawn1) -> SeatsDrawn:
    lines = (f"{t.table} {t.players} {','.join(map(str, t.free))}\n" for t in was.tables)
    return SeatsDrawn(
        play=was.play,
        draw=was.draw,
        chain=was.chain,
        link=was.link,
        word=was.word,
        tables="".join(lines),
        seated=was.seated,
    )


EARLIER: Final[dict[tuple[str, int], tuple[type[Record], Callable[[Any], Any]]]] = {
    ("seats-drawn", 1): (SeatsDrawn1, _seats_drawn),
}
"""The old shape, by kind and version, and its translation."""
