"""The sponsors of a brand in a row, in the order in which they take turns."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tdconsole.gui.console.wall.brand.slot import ask_pictures
from tdconsole.gui.shared.dropped import Dropped
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.branding.cards import card_of
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.opening import ENDINGS
from tdconsole.wall.theme import Palette, Theme

_SIZE: Final = (22, 11)
"""A sponsor's picture, in units."""


class Sponsors(QWidget):
    given = Signal(list)
    """Emitted with the paths that were dropped or chosen."""
    changed = Signal(object)
    """Emitted with the sponsors that are left, in their order."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        say, space = words.gettext, theme.console.space
        self._words, self._unit = words, space.unit
        self._sponsors: tuple[bytes, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(say("Sponsors, in turn"))
        self.list.setFlow(QListWidget.Flow.LeftToRight)
        self.list.setWrapping(False)
        self.list.setIconSize(QSize(*(side * space.unit for side in _SIZE)))
        self.list.setFixedHeight(18 * space.unit)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add = button_of(say("Add…"), name=say("Add sponsors"), press=self._ask, default=False)
        self.earlier = button_of(
            say("Earlier"),
            name=say("The chosen sponsor earlier"),
            press=self._earlier,
            default=False,
        )
        self.remove = button_of(
            say("Remove"), name=say("Remove the sponsor"), press=self._remove, default=False
        )
        font = lettering(theme.console.faces.strong, theme.console.type.text)
        title = label_of(say("Sponsors, in turn"), font=font)
        head = row_of(title, (STRETCH, 1), self.add, self.earlier, self.remove, gap=space.unit)
        column_of(head, self.list, gap=space.unit, within=self)
        self.list.currentRowChanged.connect(self._mark)
        Dropped(self, self.given.emit, *ENDINGS, folders=False)

    def show_sponsors(self, sponsors: tuple[bytes, ...], palette: Palette) -> None:
        """Show each on the card that it has on the wall."""
        self._sponsors, at = sponsors, self.list.currentRow()
        self.list.clear()
        for number, one in enumerate(sponsors, start=1):
            item = QListWidgetItem(
                self._icon(one, palette.colour(card_of(drawn(one), palette))), ""
            )
            named = self._words.gettext("Sponsor {number}", number=number)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, named)
            item.setToolTip(named)
            self.list.addItem(item)
        self.list.setCurrentRow(min(at, len(sponsors) - 1))
        self._mark()

    def _icon(self, sponsor: bytes, ground: str) -> QIcon:
        size = QSize(*(side * self._unit for side in _SIZE))
        made = QPixmap(size)
        made.fill(QColor(ground))
        image = QImage.fromData(sponsor).scaled(
            size - QSize(self._unit, self._unit),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter = QPainter(made)
        painter.drawImage(
            (size.width() - image.width()) // 2, (size.height() - image.height()) // 2, image
        )
        painter.end()
        return QIcon(made)

    def _mark(self, _row: int = 0) -> None:
        at = self.list.currentRow()
        self.remove.setEnabled(at >= 0)
        self.earlier.setEnabled(at > 0)

    def _ask(self) -> None:
        ask_pictures(self, self._words, self.add.accessibleName(), self.given.emit)

    def _earlier(self) -> None:
        at, every = self.list.currentRow(), list(self._sponsors)
        every[at - 1], every[at] = every[at], every[at - 1]
        self.list.setCurrentRow(at - 1)
        self.changed.emit(tuple(every))

    def _remove(self) -> None:
        at = self.list.currentRow()
        self.changed.emit(self._sponsors[:at] + self._sponsors[at + 1 :])
