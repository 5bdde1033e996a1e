"""The tables at the end of a day: counted down by a click or by number and Enter."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import EntryId, TableNo
from tdconsole.gui.console.discipline.tile import with_away
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.tiled.face import Face, Look, Sign, done_look, plain_look
from tdconsole.gui.console.widgets.tiled.tiles import TileBoard, seated
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.day.day_end import TableToPlay
from tdconsole.projections.discipline.missing_hands import Misses
from tdconsole.wall.theme import Theme

_RING: Final = 2

Task = Literal["plays", "bags", "done"]
_SIGNS: Final[dict[Task, Sign]] = {"plays": "ring", "bags": "box", "done": "tick"}


class Tile(NamedTuple):
    """A tile; `told` is in large type below the table's number, its word only if there is room."""

    table: TableNo
    task: Task
    told: str
    word: str
    away: tuple[Misses, ...] = ()


def tile_of(words: Catalogue, table: TableToPlay) -> Tile:
    task, told, word = _texts(words, table.left, table.bagged, table.players)
    return Tile(table.table, task, told, word, table.away)


@lru_cache(maxsize=256)
def _texts(words: Catalogue, left: int, bagged: int, players: int) -> tuple[Task, str, str]:
    """Return the texts of a tile, cached: of a thousand tables most are alike."""
    if left:
        return "plays", str(left), words.ngettext("{number} hand left", "{number} hands left", left)
    told = f"{bagged}/{players}"
    if bagged < players:
        return "bags", told, words.pgettext("day", "to bag")
    return "done", told, words.pgettext("day", "bagged")


class DayTables(TileBoard[Tile]):
    pressed = Signal(object)
    """Emitted with the number of the pressed table."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view, words = view, view.words
        self.setAccessibleName(words.gettext("Tables at the end of the day"))
        plain = plain_look(theme.colours)
        done = done_look(theme.colours)
        self._looks: dict[Task, Look] = {"plays": plain, "bags": plain, "done": done}
        self.chosen: TableNo | None = None
        self._stacks: Mapping[EntryId, tuple[str, float]] = {}
        self._largest: tuple[object, int] | None = None

    def takes(self, text: str) -> bool:
        """Take a number; any word belongs to the line."""
        return text.isdecimal()

    def choose(self, table: TableNo | None) -> None:
        """Choose the table whose bags are typed."""
        before, self.chosen = self.chosen, table
        for one in {before, table} - {None} if before != table else set[TableNo | None]():
            index = None if one is None else self.index_of(one)
            if index is not None:
                self.viewport().update(self.rect_of(index))

    # Gestures

    def _press(self, table: TableNo) -> None:
        self._type("")
        self.pressed.emit(table)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        """Ignore the second press of a hurried click: Qt sends it as another event."""
        index = self.index_at(event.position().toPoint())
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go(index)
            self._press(self.tiles[index].table)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER and self.typed:
            self._press(TableNo(int(self.typed)))
        elif event.key() in {*ENTER, Qt.Key.Key_Space} and self.here is not None:
            self._press(self.here.table)
        else:
            super().keyPressEvent(event)

    # Display

    def _describe(self) -> None:
        open_ = sum(tile.task == "plays" for tile in self.tiles)
        said = [
            self._view.words.ngettext(
                "{number} table still plays", "{number} tables still play", open_
            )
        ]
        if self.here is not None:
            said.append(self._tooltip(self.here))
        self.setAccessibleDescription("; ".join(said))

    def _tooltip(self, tile: Tile) -> str:
        words = self._view.words
        said = words.gettext("table {table}: {told}", table=tile.table, told=tile.word)
        return with_away(words, said, tile.away, self._view.who)

    def _draw(self, painter: QPainter, rect: QRect, tile: Tile, *, here: bool) -> None:
        ring = here or tile.table == self.chosen
        self.faces.paint(painter, rect, self._face(tile), ring=_RING if ring else 0)

    def _face(self, tile: Tile) -> Face:
        return Face(
            table=tile.table,
            name=self._view.words.gettext("Table {table}", table=tile.table),
            sign=_SIGNS[tile.task],
            look=self._looks[tile.task],
            figure=tile.told,
            word=tile.word,
            away=len(tile.away),
            seats=seated(self._view, tile.table, self._bagged) if self.is_roomy else (),
        )

    def show_stacks(self, stacks: Mapping[EntryId, tuple[str, float]]) -> None:
        """Show each stack that was counted beside its player, until it is in its bag."""
        if stacks != self._stacks:
            self._stacks = stacks
            self.viewport().update()

    def _bagged(self, entry: EntryId) -> tuple[str, float]:
        """Return the chips of a bag of today, or else the stack as it was counted."""
        play = self._view.state.play
        bag = play.bags.get(entry)
        if bag is None or bag.day != play.day:
            return self._stacks.get(entry, ("", 0.0))
        return self._view.words.number(bag.chips), bag.chips / self._largest_bag()

    def _largest_bag(self) -> int:
        """Return the largest bag of today, worked out anew only if a bag came or was corrected."""
        play = self._view.state.play
        if self._largest is None or self._largest[0] is not play.bags:
            today = (bag.chips for bag in play.bags.values() if bag.day == play.day)
            self._largest = play.bags, max(today, default=1)
        return self._largest[1]
