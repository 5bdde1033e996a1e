"""What a test prints, and how it reads the paper again."""

from datetime import UTC
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from pypdf import PageObject, PdfReader

from tdconsole.domain.values import (
    Chips,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    Money,
    Place,
    Price,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.sheet import Footer
from tdconsole.projections.draw.seat_cards import SeatCard
from tdconsole.projections.payouts.sheet import Payout, PayoutSheet

ENGLISH: Final = Catalogue("en", UTC)
DIGEST: Final = Digest("3f9a1c77d2e04b58" * 4)
FOOTER: Final = Footer(
    printed=Instant(utc=Millis(1_760_000_000_000), boot="", uptime=Millis(0)),
    by="Łucja Żółć",
    head=DIGEST,
)
NAMES: Final = ("Maria Rossi", "Łukasz Wiśniewski", "Zoè Çelik", "Żaneta Kępa", "Jo Ng")
LONG: Final = "Aleksandra Brzęczyszczykiewicz-Wiśniewska de la Vega y Quintanilla " * 2


def seat_card(
    entry: int, name: str | None = "Maria Rossi", event: str = "Spring Main", fee: int = 1000
) -> SeatCard:
    return SeatCard(
        event=event,
        entry=EntryId(entry),
        name=name,
        country=None if name is None else "POL",
        seat=Seat(table=TableNo(100 + entry), seat=SeatNo(1 + entry % 9)),
        stack=Chips(30_000),
        paid=Price(pool=Money(10_000), fee=Money(fee)),
        currency="EUR",
        draw=DrawNo(3),
        commitment=DIGEST,
    )


def seat_cards_of(number: int) -> list[SeatCard]:
    return [seat_card(entry, NAMES[entry % len(NAMES)]) for entry in range(1, number + 1)]


def payout(place: int, amount: int, name: str | None = "Maria Rossi", shared_by: int = 1) -> Payout:
    return Payout(
        place=Place(place),
        shared_by=shared_by,
        amount=Money(amount),
        entry=EntryId(1000 + place),
        name=name,
        country="ITA",
    )


def payout_sheet_of(*rows: Payout, finished: bool = True, pool: int | None = None) -> PayoutSheet:
    total = sum(row.amount for row in rows)
    return PayoutSheet(
        event="Spring Main",
        currency="EUR",
        entries=214,
        places=len(rows),
        pool=Money(total if pool is None else pool),
        fees=Money(214_000),
        finished=finished,
        rows=rows,
        total=Money(total),
    )


def pages_of(pdf: bytes) -> list[list[str]]:
    """The lines of each page."""
    return [page.extract_text().splitlines() for page in PdfReader(BytesIO(pdf)).pages]


class Word(NamedTuple):
    """What is written in one piece: from where on, how large, and on which line from the foot."""

    text: str
    left: float
    size: float
    line: float
    scale: float = 1.0
    """How much larger than its size it is drawn."""


def words_of(pdf: bytes) -> list[list[Word]]:
    """The words of each page, in the order in which they were written."""
    return [_words_of(page) for page in PdfReader(BytesIO(pdf)).pages]


def _words_of(page: PageObject) -> list[Word]:
    words: list[Word] = []

    def hear(
        text: str, matrix: list[float], place: list[float], _font: object, size: float
    ) -> None:
        if text.strip():
            words.append(Word(" ".join(text.split()), place[4], size, place[5], matrix[0]))

    page.extract_text(visitor_text=hear)
    return words


def joined(text: str) -> str:
    return "".join(text.split())


def text_of(pdf: bytes) -> str:
    return "\n".join(line for page in pages_of(pdf) for line in page)


def text_of_file(pdf: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(pdf).pages)


def squeezed(pdf: bytes) -> str:
    """The text of a paper without its spaces and lines, which depend on its width."""
    return joined(text_of(pdf))
