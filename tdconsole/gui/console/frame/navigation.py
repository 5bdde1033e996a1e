"""The narrow column on the left: which page is open, and the way to each."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.engine.gestures import HINT, Gestures
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme


class PageButton(QToolButton):
    """The way to a page: its name stands nearer to its own icon than to the next one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colours, self._unit = theme.colours, theme.console.space.unit
        self.ink = theme.colours.quiet

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        letters, side = self.fontMetrics(), self.iconSize().width()
        between = self._unit // 2 + letters.capHeight()
        top = (self.height() - side - between) // 2
        foot = top + side + between + letters.descent()
        self.icon().paint(painter, QRect(0, top, self.width(), side))
        painter.setPen(QColor(self._colours.ink if self.underMouse() else self.ink))
        room = QRect(0, foot - letters.height(), self.width(), letters.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Navigation(QFrame):
    chosen = Signal(str)
    """Emitted with the page's id when the director chooses it."""

    def __init__(
        self,
        pages: Iterable[PageRow],
        gestures: Gestures,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self._theme, space = theme, theme.console.space
        self.setFixedWidth(space.navigation)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, PageButton] = {}
        self._labels: dict[str, str] = {}
        self._hints: dict[str, str] = {}
        self._waiting: dict[str, str] = {}
        self._column = column = QVBoxLayout(self)
        self._crowded = False
        column.setContentsMargins(0, space.gap, 0, space.gap)
        column.setSpacing(space.unit)
        self._words = gestures.view.words
        for row in pages:
            label = row.label(self._words)
            button = self._button(row.id, label)
            self._labels[row.id], self._hints[row.id] = label, _hint(gestures, row.id, label)
            button.setToolTip(self._hints[row.id])
            column.addWidget(button)
        column.addStretch(1)
        self._staff_hint = _hint(gestures, "staff", self._words.gettext("Who acts at this window"))
        self.actor = QToolButton()
        self.actor.setProperty("kind", "page")
        self.actor.setFont(lettering(theme.console.faces.text, theme.console.type.small))
        self.actor.setIconSize(QSize(space.icon, space.icon))
        self.actor.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column.addWidget(self.actor)
        self.name_actor(None)

    def show_page(self, page: str) -> None:
        """Mark the open page, as nobody chose it here. Tab stops there, the arrows go on."""
        self._buttons[page].setChecked(True)
        for button in self._buttons.values():
            on = button.isChecked()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)

    def offer(self, page: str, *, on: bool) -> None:
        """Offer a page only while it is of use."""
        self._buttons[page].setVisible(on)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the pages stand closer where the window is too low for all of them."""
        space = self._theme.console.space
        pages = [one for one in self._buttons.values() if not one.isHidden()]
        each = 2 * space.icon + 3 * space.unit
        room = self.height() - self.actor.sizeHint().height() - 2 * space.gap
        crowded = len(pages) * each > room
        if crowded == self._crowded:
            return
        self._crowded = crowded
        side = space.icon - space.unit if crowded else space.icon
        self._column.setSpacing(0 if crowded else space.unit)
        for button in self._buttons.values():
            button.setProperty("crowded", crowded)
            button.setIconSize(QSize(side, side))
            button.style().polish(button)

    def wait_for(self, page: str, why: str) -> None:
        """Mark a page on which something waits for the director, and say what; empty clears it."""
        button, label = self._buttons[page], self._labels[page]
        self._waiting[page] = why
        button.setText(f"{label}\u200a•" if why else label)
        button.setAccessibleName(f"{label}: {why}" if why else label)
        button.setToolTip(f"{self._hints[page]}: {why}" if why else self._hints[page])
        button.toggled.emit(button.isChecked())

    def name_actor(self, name: str | None) -> None:
        """Name the person whose name each step carries; amber words if nobody is signed in."""
        words, colours, space = self._words, self._theme.colours, self._theme.console.space
        label = words.pgettext("staff", "No one is signed in") if name is None else name
        room = space.navigation - 2 * space.unit
        metrics = self.actor.fontMetrics()
        lines = halved(label, metrics.horizontalAdvance) if name is None else (label,)
        shown = (metrics.elidedText(one, Qt.TextElideMode.ElideRight, room) for one in lines)
        self.actor.setText("\n".join(shown).replace("&", "&&"))
        below, alone = (
            Qt.ToolButtonStyle.ToolButtonTextUnderIcon,
            Qt.ToolButtonStyle.ToolButtonTextOnly,
        )
        self.actor.setToolButtonStyle(alone if name is None else below)
        self.actor.setProperty("role", "waiting" if name is None else "")
        self.actor.style().polish(self.actor)
        self.actor.setAccessibleName(words.gettext("Acting at this window: {name}", name=label))
        self.actor.setToolTip(plain(f"{self._staff_hint}: {label}"))
        self.actor.setIcon(icon("staff", colours.quiet, space.icon))

    @property
    def page(self) -> str:
        """Return the open page; empty before the first one."""
        return next((page for page, one in self._buttons.items() if one.isChecked()), "")

    def _button(self, page: str, label: str) -> PageButton:
        faces, sizes, space = (
            self._theme.console.faces,
            self._theme.console.type,
            self._theme.console.space,
        )
        button = PageButton(self._theme)
        button.setProperty("kind", "page")
        button.setText(label)
        button.setAccessibleName(label)
        button.setFont(lettering(faces.text, sizes.small))
        button.setIconSize(QSize(space.icon, space.icon))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.toggled.connect(partial(self._mark, page, button))
        button.clicked.connect(lambda _checked=False: self.chosen.emit(page))
        self._mark(page, button, on=False)
        self._group.addButton(button)
        self._buttons[page] = button
        return button

    def _mark(self, page: str, button: PageButton, on: bool) -> None:
        colours = self._theme.colours
        ink = colours.ink if on else colours.quiet
        if self._waiting.get(page):
            ink = colours.waiting_ink
        button.ink = ink
        button.setIcon(icon(page, ink, self._theme.console.space.icon))


def halved(text: str, wide: Callable[[str], int]) -> tuple[str, ...]:
    """Return two lines, broken where the wider one is narrowest."""
    words = text.split()
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda way: max(map(wide, way)), default=(text,))


def _hint(gestures: Gestures, page: str, label: str) -> str:
    keys = gestures.action(page).shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return HINT.format(label=label, keys=keys) if keys else label
