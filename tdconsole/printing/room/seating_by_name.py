"""Find your seat: everybody by family name, for the wall."""

from itertools import groupby
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.people.names import Known
from tdconsole.projections.room.moves_sheet import MoveRow
from tdconsole.projections.room.seating_list import SeatedPlayer, SeatingList
from tdconsole.spelling import letters_of

_FEW: Final = 30
"""Up to this many are listed in one column, and without letters over them."""
_BEGINNING: Final = 3


def print_seating_by_name(seating: SeatingList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` if nobody is seated."""
    players, words = seating.players, frame.words
    if not players:
        raise NothingToPrint
    figures = (
        Figure(words.gettext("Players"), words.number(len(players))),
        Figure(words.gettext("Tables"), words.number(len(seating.tables))),
    )
    few = len(players) <= _FEW
    areas = 1 if few else 2
    listing = Listing(
        frame,
        "floor",
        words.gettext("Seating by name"),
        seating.event,
        figures,
        areas=areas,
        spanned=True,
    )
    columns = (
        Column(words.gettext("Name"), 150, 84, type=STRONG),
        Column("", 28, None),  # two letters say that they are a country, a head would be smaller
        Column(words.pgettext("poker", "Table"), 32, 28, right=True, type=STRONG),
        Column(words.pgettext("poker", "Seat"), 36, 24, right=True, type=STRONG),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, wall=True)
    language = words.language
    for letter, group in groupby(
        sorted(players, key=lambda one: list_key(one, language)),
        key=lambda one: letters_of(list_key(one, language)[1]) or "–",
    ):
        for nth, player in enumerate(group):
            named = listed(player, words.gettext("erased"))
            cells = named, player.country or "", str(player.table), str(player.seat)
            head = "" if few or nth else letter
            roster.add(Group([Line(cells)], head, loose=True))
            listing.on_page(letters_of(list_key(player, language)[1], _BEGINNING) or "–")
            listing.tick(1, len(players))
    return listing.deliver(to)


def listed(player: SeatedPlayer | MoveRow, erased: str) -> str:
    """De Luca, Sofia; a player who was erased has a number."""
    known = _known(player)
    return f"{erased} ({player.entry})" if known is None else known.listed


def list_key(player: SeatedPlayer | MoveRow, language: str) -> tuple[bool, str, int]:
    """The key for a list by family name; players who were erased come last."""
    known = _known(player)
    key = "" if known is None else known.sorted_by(language)
    return not letters_of(key), key, player.entry


def _known(player: SeatedPlayer | MoveRow) -> Known | None:
    if player.name is None:
        return None
    return Known(name=player.name, country=player.country, family_name=player.family_name)
