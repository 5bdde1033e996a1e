"""The sheet of keys and gestures, built from the actions and the verbs themselves."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from tdconsole.domain.values import Record
from tdconsole.gui.console.actions.action import Group
from tdconsole.gui.console.engine.gestures import pressed
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.shared.layout import STRETCH, column_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.spoken import long_words
from tdconsole.line.verbs import VERBS
from tdconsole.spelling import unaccented
from tdconsole.wall.theme import Theme

COLUMNS: tuple[tuple[Group, ...], ...] = (
    ("clock", "desk", "discipline", "money", "log"),
    ("floor",),
    ("window", "paper", "show"),
)
STEPS: Final[dict[int, QAbstractSlider.SliderAction]] = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
}
LABEL, TYPED, SPOKEN = 40, 25, 54
"""The widths in units in a small window; longer texts take two lines."""


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


class Entry(NamedTuple):
    """A line of the sheet, and the words by which it is found."""

    labels: tuple[QLabel, ...]
    found_by: str

    def has(self, wanted: Sequence[str]) -> bool:
        return all(word in self.found_by for word in wanted)

    def show(self, *, on: bool) -> None:
        for label in self.labels:
            label.setVisible(on)


def entry(group: str, *labels: QLabel) -> Entry:
    """Return an entry found by its texts and by the name of its group."""
    return Entry(
        labels, " ".join(_plain(text) for text in (group, *(one.text() for one in labels)))
    )


def keys_of(typed: str) -> tuple[str, ...]:
    return tuple(_plain(typed).split())


def _plain(text: str) -> str:
    """Return the text for the search; signs stay, as people look for `Ctrl+F8` and `+2m`, too."""
    return unaccented(text)


class KeysDialog(QDialog):
    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.gettext("Keys and gestures"))
        space, faces, sizes = theme.console.space, theme.console.faces, theme.console.type
        hint = QLabel(
            words.gettext(
                "What is typed anywhere goes to the quick entry; the third column is what to type there, and whole words for it stand below."
            )
        )
        hint.setProperty("role", "quiet")
        hint.setWordWrap(True)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a gesture, a key or a word"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.nothing = QLabel()
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.hide()
        self._words = words
        sheet = QWidget()
        sheet.setObjectName("page")
        columns = QGridLayout()
        columns.setSpacing(space.margin)
        self._scroll = scroll = QScrollArea()
        scroll.setObjectName("columns")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(sheet)
        scroll.setAccessibleName(self.windowTitle())
        column_of(
            self.search,
            hint,
            self.nothing,
            scroll,
            gap=space.margin,
            margin=2 * space.margin,
            within=self,
        )
        written: list[tuple[QLabel, int]] = []
        self._parts: list[list[Entry]] = []
        blocks: list[tuple[QWidget, QGridLayout]] = []
        for number, groups in enumerate(COLUMNS):
            block = QWidget()
            grid = QGridLayout(block)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setColumnStretch(2, 1)
            blocks.append((block, grid))
            grid.setHorizontalSpacing(space.gap)
            grid.setVerticalSpacing(space.unit)
            for group in groups:
                head = QLabel(group_name(words, group))
                head.setFont(lettering(faces.strong, sizes.text))
                grid.addWidget(head, grid.rowCount(), 0, 1, 3)
                part = [Entry((head,), "")]
                self._parts.append(part)
                for line in lines(words, group):
                    row = grid.rowCount()
                    labels: list[QLabel] = []
                    for column, text in enumerate((line.label, line.keys, line.typed)):
                        label = QLabel(text)
                        label.setTextFormat(Qt.TextFormat.PlainText)
                        if column:
                            label.setProperty("role", "quiet")
                        grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
                        labels.append(label)
                        if column != 1:
                            written.append((label, (TYPED if column else LABEL) * space.unit))
                    part.append(entry(head.text(), *labels))
                grid.setRowMinimumHeight(grid.rowCount(), space.gap)
            grid.setRowStretch(grid.rowCount(), 1)
            columns.addWidget(block, 0, number)
        head = QLabel(words.gettext("The words of the quick entry"))
        head.setFont(lettering(faces.strong, sizes.text))
        spoken, entries = _spoken(words, space.gap, space.unit, written)
        down = column_of(columns, head, spoken, (STRETCH, 1), gap=space.margin, within=sheet)
        self._parts.append([Entry((head,), ""), *entries])
        above = hint.sizeHint().height() + self.search.sizeHint().height() + space.margin
        room = self._room(parent, above, space.margin)
        bar = scroll.verticalScrollBar().sizeHint().width()
        if sheet.sizeHint().width() + bar > room.width():
            for label, most in written:
                _wrap(label, most)
            wide = sum(grid.sizeHint().width() for _block, grid in blocks) + 2 * space.margin
            if wide + bar > room.width():
                columns.addWidget(blocks[-1][0], 1, 0)
            for _block, grid in blocks:
                grid.activate()
            down.activate()
        wanted = sheet.sizeHint()
        fits = wanted.boundedTo(room) == wanted
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus if fits else Qt.FocusPolicy.StrongFocus)
        scroll.setMinimumSize((wanted + QSize(bar, 0)).boundedTo(room))
        self.search.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        """Scroll the sheet with keys that the search field does not use."""
        step = STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(step)

    def _find(self, typed: str) -> None:
        """Show the lines that have every typed word, below their headings."""
        wanted = keys_of(typed)
        found = False
        for head, *entries in self._parts:
            seen = [entry for entry in entries if entry.has(wanted)]
            for entry in entries:
                entry.show(on=entry in seen)
            head.show(on=bool(seen))
            found = found or bool(seen)
        say = self._words.gettext
        self.nothing.setText("" if found else say("Nothing here is called “{typed}”.", typed=typed))
        self.nothing.setVisible(not found)

    @staticmethod
    def _room(parent: QWidget, above: int, margin: int) -> QSize:
        """Return the room in the window; in a small one the sheet scrolls."""
        return parent.window().size() - QSize(6 * margin, 5 * margin + above)


def _spoken(
    words: Catalogue, gap: int, unit: int, written: list[tuple[QLabel, int]]
) -> tuple[QGridLayout, list[Entry]]:
    """Lay out each verb's letters and its words in three columns; then the small words."""
    grid, entries = QGridLayout(), list[Entry]()
    grid.setHorizontalSpacing(gap)
    grid.setVerticalSpacing(unit)
    spoken = [(verb.letters, ", ".join(long_words(words, verb))) for verb in VERBS]
    for verb in VERBS:
        spoken += [
            (f"{verb.letters} … {joint.letters}", ", ".join(joint.phrases(words)))
            for joint in verb.joints
            if words.language != "en"
        ]
    rows = -(-len(spoken) // len(COLUMNS))
    for at, (short, long) in enumerate(spoken):
        column, row = divmod(at, rows)
        said = QLabel(long)
        said.setProperty("role", "quiet")
        letters = QLabel(short)
        entries.append(entry("", letters, said))
        for offset, label in enumerate((letters, said)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(label, row, 2 * column + offset, Qt.AlignmentFlag.AlignTop)
        written.append((said, SPOKEN * unit))
    for column in range(len(COLUMNS)):
        grid.setColumnStretch(2 * column + 1, 1)
    return grid, entries


def _wrap(label: QLabel, most: int) -> None:
    if label.sizeHint().width() > most:
        label.setWordWrap(True)
        label.setFixedSize(most, label.heightForWidth(most))
