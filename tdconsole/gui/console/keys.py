"""The sheet of keys and gestures, made of the actions and the verbs themselves."""

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.values import Record
from tdconsole.gui.console.actions import ACTIONS, Action, Group
from tdconsole.gui.console.quick.spoken import long_words
from tdconsole.gui.console.quick.verbs import VERBS
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue

COLUMNS: tuple[tuple[Group, ...], ...] = (
    ("clock", "desk", "discipline", "money", "log"),
    ("floor",),
    ("window", "paper", "show"),
)
LABEL, TYPED = 40, 25
"""In a small window, at most so many units wide: what is longer stands on two lines."""


class Line(Record, kw_only=True):
    label: str
    keys: str
    typed: str


def group_name(words: Catalogue, group: Group) -> str:
    say = words.pgettext
    names: dict[Group, str] = {
        "clock": say("group", "Clock"),
        "floor": say("group", "Floor"),
        "discipline": say("group", "Discipline"),
        "desk": say("group", "Desk"),
        "money": say("group", "Money"),
        "log": say("group", "Steps"),
        "paper": say("group", "Paper"),
        "show": say("group", "Projector"),
        "window": say("group", "Window"),
    }
    return names[group]


def lines(words: Catalogue, group: Group) -> Iterator[Line]:
    for action in ACTIONS:
        if action.group == group and (action.shortcut or action.typed):
            yield Line(label=action.label(words), keys=pressed(action), typed=action.typed)


def pressed(action: Action) -> str:
    return QKeySequence(action.shortcut).toString(QKeySequence.SequenceFormat.NativeText)


class KeysDialog(QDialog):
    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.gettext("Keys and gestures"))
        space, faces, sizes = theme.console.space, theme.console.faces, theme.console.type
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[2 * space.margin] * 4)
        whole.setSpacing(space.margin)
        hint = QLabel(
            words.gettext(
                "What is typed anywhere goes to the quick entry; the third column is what to type there."
            )
        )
        hint.setProperty("role", "quiet")
        hint.setWordWrap(True)
        whole.addWidget(hint)
        sheet = QWidget()
        sheet.setObjectName("page")
        down = QVBoxLayout(sheet)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.margin)
        columns = QHBoxLayout()
        columns.setSpacing(space.margin)
        down.addLayout(columns)
        scroll = QScrollArea()
        scroll.setObjectName("columns")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(sheet)
        scroll.setAccessibleName(self.windowTitle())
        whole.addWidget(scroll)
        written: list[tuple[QLabel, int]] = []
        for groups in COLUMNS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(space.gap)
            grid.setVerticalSpacing(space.unit)
            for group in groups:
                head = QLabel(group_name(words, group))
                head.setFont(lettering(faces.strong, sizes.text))
                grid.addWidget(head, grid.rowCount(), 0, 1, 3)
                for line in lines(words, group):
                    row = grid.rowCount()
                    for column, text in enumerate((line.label, line.keys, line.typed)):
                        label = QLabel(text)
                        label.setTextFormat(Qt.TextFormat.PlainText)
                        if column:
                            label.setProperty("role", "quiet")
                        grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
                        if column != 1:
                            written.append((label, (TYPED if column else LABEL) * space.unit))
                grid.setRowMinimumHeight(grid.rowCount(), space.gap)
            grid.setRowStretch(grid.rowCount(), 1)
            columns.addLayout(grid)
        head = QLabel(words.gettext("The words of the quick entry"))
        head.setFont(lettering(faces.strong, sizes.text))
        down.addWidget(head)
        down.addLayout(_spoken(words, space.gap, space.unit, written))
        room = self._room(parent, hint.sizeHint().height(), space.margin)
        bar = scroll.verticalScrollBar().sizeHint().width()
        if sheet.sizeHint().width() + bar > room.width():
            for label, most in written:
                _wrap(label, most)
        wanted = sheet.sizeHint()
        fits = wanted.boundedTo(room) == wanted
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus if fits else Qt.FocusPolicy.StrongFocus)
        scroll.setMinimumSize((wanted + QSize(bar, 0)).boundedTo(room))

    @staticmethod
    def _room(parent: QWidget, hint: int, margin: int) -> QSize:
        """What the window leaves: in a small one the sheet is scrolled through."""
        return parent.window().size() - QSize(6 * margin, 5 * margin + hint)


def _spoken(
    words: Catalogue, gap: int, unit: int, written: list[tuple[QLabel, int]]
) -> QGridLayout:
    """Each verb's letters and its long words, down three columns."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(gap)
    grid.setVerticalSpacing(unit)
    rows = -(-len(VERBS) // len(COLUMNS))
    for at, verb in enumerate(VERBS):
        column, row = divmod(at, rows)
        said = QLabel(", ".join(long_words(words, verb)))
        said.setProperty("role", "quiet")
        for offset, label in enumerate((QLabel(verb.letters), said)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(label, row, 2 * column + offset, Qt.AlignmentFlag.AlignTop)
        written.append((said, (LABEL + TYPED) * unit))
    for column in range(len(COLUMNS)):
        grid.setColumnStretch(2 * column + 1, 1)
    return grid


def _wrap(label: QLabel, most: int) -> None:
    if label.sizeHint().width() > most:
        label.setWordWrap(True)
        label.setFixedSize(most, label.heightForWidth(most))
