"""The people who may be meant by the typed text, with a newcomer as the last one."""

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdconsole.club import Person
from tdconsole.domain.values import EntryId, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.alphabets import meet
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.rows import Index
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.elsewhere import elsewhere_words
from tdconsole.projections.flights.elsewhere import Elsewhere, elsewhere, other_flights
from tdconsole.wall.theme import Theme

SHOWN: Final = 8
REGULARS: Final = 60
LEAST: Final = 2
"""Letters from which a newcomer is offered."""
_NOWHERE: Final = QModelIndex()
_CELL = QModelIndex | Any


class Match(Record, kw_only=True):
    """A person known to the house, or a newcomer of this name."""

    name: str
    person: Person | None = None
    entry: EntryId | None = None
    """The entry under which the person is registered already."""
    out: bool = False
    """Whether that entry is over, so that the next one would be a re-entry."""
    others: tuple[Elsewhere, ...] = ()
    """The person's entries in other flights."""


def matches(view: TournamentView, typed: str) -> list[Match]:
    """Return the matches; for an empty text the latest people of the house not playing anywhere."""
    name = " ".join(typed.split())
    people, flights = view.session.club.people, other_flights(view.state)
    if not name:
        latest = people.latest(view.state.entries.by_person, REGULARS)
        known = [(person, elsewhere(flights, person.id)) for person in latest]
        return [
            Match(name=person.name, person=person, others=others)
            for person, others in known
            if not any(one.plays for one in others)
        ]
    registered, out = view.state.entries.by_person, view.state.exits.by_entry
    found = [
        Match(
            name=person.name,
            person=person,
            entry=(entry := registered.get(person.id)),
            out=entry in out,
            others=elsewhere(flights, person.id),
        )
        for person in people.find(typed, SHOWN)
    ]
    if sum(sign.isalpha() for sign in name) >= LEAST:
        found.append(Match(name=name))
    return found


def match_words(words: Catalogue, match: Match) -> tuple[str, str]:
    """Return the name, and what is known of the person."""
    if match.person is None:
        return words.gettext("New person: {name}", name=match.name), ""
    known = [match.person.country or "", match.person.member_no or ""]
    if match.out:
        known.append(words.gettext("out, entry {entry}: a re-entry", entry=match.entry))
    elif match.entry is not None:
        known.append(words.gettext("registered, entry {entry}", entry=match.entry))
    known.extend(elsewhere_words(words, match.others))
    return match.name, "  ·  ".join(filter(None, known))


class Matches(QAbstractListModel):
    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self._words = words
        self.found: list[Match] = []

    def show(self, found: list[Match]) -> None:
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def row(self, match: Match | None) -> int:
        """Return the row of the same person or newcomer now; -1 if gone."""
        persons = [found.person and found.person.id for found in self.found]
        sought = None if match is None else match.person and match.person.id
        return persons.index(sought) if match is not None and sought in persons else -1

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 -- Qt's name
        return 0 if parent.isValid() else len(self.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        name, known = match_words(self._words, self.found[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{name}, {known}" if known else name
        return None


class TwoLines(QStyledItemDelegate):
    """Two lines in a row: the name, and in small type below it what is known."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QListView) -> None:
        super().__init__(parent)
        self._words, self._theme = words, theme
        faces, sizes = theme.console.faces, theme.console.type
        self._name, self._known = (
            lettering(faces.text, sizes.text),
            lettering(faces.text, sizes.small),
        )

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 -- Qt's name
        space = self._theme.console.space
        return QSize(
            0, space.row if self._match(index).person is None else space.row + space.margin
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, space = self._theme.colours, self._theme.console.space
        drawn: Any = option
        rect, chosen = drawn.rect, bool(drawn.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, QColor(colours.chosen))
        name, known = match_words(self._words, self._match(index))
        room = rect.adjusted(2 * space.unit, 0, -2 * space.unit, 0)
        quiet = colours.on_chosen if chosen else colours.quiet
        ink = colours.on_chosen if chosen else colours.ink
        if known:
            upper = room.adjusted(0, space.unit, 0, -space.margin - space.unit)
            lower = room.adjusted(0, space.row - space.unit, 0, -space.unit)
            self._write(painter, upper, name, ink, self._name)
            self._write(painter, lower, known, quiet, self._known)
        else:
            self._write(painter, room, name, ink, self._name)

    def _match(self, index: Index) -> Match:
        model: Any = index.model()
        match: Match = model.found[index.row()]
        return match

    @staticmethod
    def _write(painter: QPainter, room: QRect, text: str, ink: str, font: QFont) -> None:
        meet(text)
        painter.setFont(font)
        painter.setPen(QPen(QColor(ink)))
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)
