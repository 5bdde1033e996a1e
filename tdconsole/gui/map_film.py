"""The floor map as a picture of its own: the console's map without a window, and the moment above it."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.domain.values import PlayId
from tdconsole.gui.console.clock.strip_wording import said
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.canvas import Canvas
from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.gui.shared.alphabets import meet
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.rules import flight_in_hand
from tdconsole.projections.room.hall import hall
from tdconsole.session.past.replay import Replay
from tdconsole.wall.theme import Theme

HEAD: Final = 14
"""The share of the height that the head takes: one in so many."""
LETTERS: Final = 3
"""The share of the head that its letters take, likewise."""
GAP: Final = 2
"""The distance between two texts of the head, in heights of its letters."""


def map_drawn(  # of what, in which words, and how it looks
    replay: Replay, words: Catalogue, theme: Theme, size: tuple[int, int], play: PlayId | None
) -> "MapDrawn":
    view = TournamentView(replay, replay.tournament, words, replay.time)
    if play is not None:
        view.turn_to(play)
    return MapDrawn(view, theme, size)


class MapDrawn:
    """The map as it was at the moment at which the replay stands."""

    def __init__(self, view: TournamentView, theme: Theme, size: tuple[int, int]) -> None:
        self._view, self._theme = view, theme
        self._wide, self._high = size
        self._head = self._high // HEAD
        self._canvas = Canvas(view, theme, "map")
        self._canvas.resize(self._wide, self._high - self._head)
        self._strong = letters(theme.console.faces.strong, self._head // LETTERS)
        self._text = letters(theme.console.faces.text, self._head // LETTERS)

    def __call__(self) -> QImage:
        self._follow()
        image = QImage(self._wide, self._high, QImage.Format.Format_RGB32)
        image.fill(QColor(self._theme.colours.ground))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_head(painter)
        if self._canvas.hall.tables:
            painter.drawPixmap(0, self._head, self._canvas.grab())
        else:
            self._draw_empty(painter)
        painter.end()
        return image

    def _follow(self) -> None:
        canvas = self._canvas
        before, canvas.hall = canvas.hall, hall(self._view.state, canvas.hall)
        if canvas.hall.index is not before.index or canvas.hall.seats != before.seats:
            canvas.plan_again()
        canvas.refresh()

    def _draw_head(self, painter: QPainter) -> None:
        words, state, now = self._view.words, self._view.state, self._view.now()
        colours = self._theme.colours
        painter.fillRect(QRect(0, 0, self._wide, self._head), QColor(colours.surface))
        board = self._view.board()
        told = said(words, board, state.setup.structure[0], now)
        halted = told.state in {"paused", "held"}
        level = f"{told.level} · {told.word}" if halted and told.word else told.level
        left = filter(None, (flight_in_hand(words, state), level, told.time, told.blinds))
        right = (told.players, words.time_of_day(now))
        unit = self._head // LETTERS
        room = QRect(unit, 0, self._wide - 2 * unit, self._head)
        for text in reversed(right):
            room.setRight(self._write(painter, room, text, self._strong, right=True) - GAP * unit)
        texts = list(left)
        wanted = sum(self._text.wide(text) + GAP * unit for text in texts)
        name = QRect(room)
        name.setWidth(max(room.width() // 4, room.width() - wanted))
        room.setLeft(self._write(painter, name, told.name, self._strong) + GAP * unit)
        for text in texts:
            room.setLeft(self._write(painter, room, text, self._text) + GAP * unit)

    def _write(
        self, painter: QPainter, room: QRect, text: str, face: Letters, *, right: bool = False
    ) -> int:
        """Write it at one end of the room, and return where it ends towards the other."""
        meet(text)
        cut = face.metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, room.width()))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.setFont(face.font)
        painter.setPen(QColor(self._theme.colours.ink))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, cut)
        return room.right() - face.wide(cut) if right else room.left() + face.wide(cut)

    def _draw_empty(self, painter: QPainter) -> None:
        room = QRect(0, self._head, self._wide, self._high - self._head)
        painter.setFont(self._text.font)
        painter.setPen(QColor(self._theme.colours.quiet))
        sentence = self._view.words.gettext("Nobody has a seat.")
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sentence)
