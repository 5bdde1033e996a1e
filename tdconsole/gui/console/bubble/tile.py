"""One table of the board: its state shown by colour, sign and word."""

from typing import Final

from tdconsole.domain.values import TableTask
from tdconsole.gui.console.widgets.tiled.face import (
    Face,
    Look,
    Seated,
    Sign,
    done_look,
    plain_look,
)
from tdconsole.i18n.bubble.words import task_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.hand_board import HandTable
from tdconsole.wall.theme import ConsolePalette

SIGNS: Final[dict[TableTask, Sign]] = {
    "dealing": "ring",
    "done": "tick",
    "held": "bars",
    "released": "wedge",
}
_THICK: Final = 2


def looks(colour: ConsolePalette) -> dict[TableTask, Look]:
    on, ink = colour.on_waiting, colour.waiting_ink
    return {
        "dealing": plain_look(colour),
        "done": done_look(colour),
        "held": Look(colour.waiting, colour.waiting, on, on, on),
        "released": Look(colour.surface, colour.waiting, ink, ink, ink, _THICK),
    }


def face_of(words: Catalogue, table: HandTable, look: Look, seats: tuple[Seated, ...]) -> Face:
    return Face(
        table=table.table,
        sign=SIGNS[table.task],
        look=look,
        figure=str(table.players),
        unit=words.ngettext("player", "players", table.players),
        word=task_name(words, table.task),
        out=len(table.out),
        away=len(table.away),
        seats=seats,
    )
