"""A paper made as a player enters, moves, is paid or penalized, as set on this machine."""

from typing import Final, Protocol, get_args

from msgspec.structs import replace

from tdconsole.domain.values import EntryId, RulingNo
from tdconsole.gui.console.papers.orders import Wanted
from tdconsole.gui.console.papers.printer import usual_printer
from tdconsole.i18n.catalogue import Language
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.settings import PaperWay

SEAT_CARD: Final = PaperWay(document="seat-cards", paper="a6")
PAYOUT_SLIP: Final = PaperWay(document="payout-slip", paper="roll-80")
RULING_SLIP: Final = PaperWay(document="rulings", paper="a4")
PENALTY_NOTICE: Final = PaperWay(document="penalty-notice", paper="roll-80")
TALLY_CARD: Final = PaperWay(document="tally-card", paper="roll-80")
SEAL_STRIP: Final = PaperWay(document="seal-strip", paper="roll-80")
BREAKING_SLIPS: Final = PaperWay(document="breaking-slips", paper="a4")
"""The slips' settings unless others were chosen on the page of the papers."""
_PAPERS: Final[dict[str, PaperName]] = {name: name for name in get_args(PaperName)}


class Chosen(Protocol):
    """The settings of this machine for papers."""

    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def logo(self) -> str | None: ...


def for_entry(usual: PaperWay, entry: EntryId, chosen: Chosen) -> Wanted:
    return replace(_usually(usual, chosen), entries=(entry,))


def for_ruling(ruling: RulingNo, chosen: Chosen) -> Wanted:
    return replace(_usually(RULING_SLIP, chosen), rulings=(ruling,))


def of_broken_table(chosen: Chosen) -> Wanted:
    return _usually(BREAKING_SLIPS, chosen)


def of_seals(chosen: Chosen) -> Wanted:
    return _usually(SEAL_STRIP, chosen)


def _usually(usual: PaperWay, chosen: Chosen) -> Wanted:
    ways = (way for way in chosen.papers if way.document == usual.document)
    way = next(ways, usual)
    return Wanted(
        document=usual.document,
        paper=_PAPERS.get(way.paper) or _PAPERS[usual.paper],
        language=way.language or chosen.paper_language,
        second=way.second,
        logo=chosen.logo,
        printer=way.printer or usual_printer(),
    )
