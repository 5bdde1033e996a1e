"""Find your seat: everybody in the order of the families' names, for the wall."""

from itertools import groupby
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import EntryId
from tdconsole.printing.columns import Column
from tdconsole.printing.heading import Figure
from tdconsole.printing.lettering import STRONG
from tdconsole.printing.listing import Frame, Listing
from tdconsole.printing.roster import Group, Line, Roster
from tdconsole.printing.sheet import NothingToPrint
from tdconsole.projections.seating_list import SeatedPlayer, SeatingList
from tdconsole.spelling import name_keys

_FEW: Final = 30
"""So many are listed larger, and without letters over them."""
_LARGE: Final = 1.3
_Sorted = tuple[str, SeatedPlayer]


def print_seating_by_name(seating: SeatingList, frame: Frame, to: Path | BinaryIO) -> int:
    """The pages there are. Nobody seated is `NothingToPrint`."""
    players, words = seating.players, frame.words
    if not players:
        raise NothingToPrint
    figures = (
        Figure(words.gettext("Players"), words.number(len(players))),
        Figure(words.gettext("Tables"), words.number(len(seating.tables))),
    )
    few = len(players) <= _FEW
    areas = 1 if few else 2
    listing = Listing(frame, words.gettext("Seating by name"), seating.event, figures, areas=areas)
    columns = (
        Column(words.gettext("Name"), 150, 84, type=STRONG),
        Column(words.gettext("Country"), 34, None),
        Column(words.pgettext("poker", "Table"), 36, 28, right=True, type=STRONG),
        Column(words.pgettext("poker", "Seat"), 28, 24, right=True, type=STRONG),
    )
    scale = _LARGE if few and not listing.narrow else 1.0
    roster = Roster(listing.flow, columns, narrow=listing.narrow, scale=scale)
    for letter, group in groupby(_sorted(players), key=_letter):
        lines = [
            Line(
                (
                    listed(player.name, player.entry, words.gettext("erased")),
                    player.country or "",
                    str(player.table),
                    str(player.seat),
                )
            )
            for _, player in group
        ]
        roster.add(Group(lines, "" if few else letter, loose=True))
        listing.tick(len(lines), len(players))
    return listing.deliver(to)


def listed(name: str | None, entry: EntryId, erased: str) -> str:
    """The family's name first: the last word is taken for it. Who was erased has a number."""
    if name is None:
        return f"{erased} ({entry})"
    given, _, family = " ".join(name.split()).rpartition(" ")
    return f"{family}, {given}" if given else family


def _sorted(players: tuple[SeatedPlayer, ...]) -> list[_Sorted]:
    """Who was erased stands last."""
    keyed = [
        ("" if player.name is None else " ".join(name_keys(player.name)), player)
        for player in players
    ]
    return sorted(keyed, key=lambda one: (not one[0], one[0], one[1].entry))


def _letter(one: _Sorted) -> str:
    return one[0][:1].upper() or "–"
