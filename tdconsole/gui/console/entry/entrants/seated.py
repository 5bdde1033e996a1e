"""The result of a registration, in figures for both sides of the desk."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.values import Money, Payment
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import STRETCH, Space, column_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.line.typing.typed_payments import payment_words
from tdconsole.wall.theme import Theme


class Figure(QWidget):
    """A large figure below its caption."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.caption, self.figure = QLabel(), QLabel()
        self.caption.setProperty("role", "quiet")
        self.figure.setFont(lettering(faces.figure, sizes.time))
        for label in (self.caption, self.figure):
            label.setTextFormat(Qt.TextFormat.PlainText)
        column_of(self.caption, self.figure, gap=space.unit, within=self)

    def say(self, caption: str, figure: str) -> None:
        self.caption.setText(caption)
        self.figure.setText(figure)
        self.setAccessibleName(f"{caption} {figure}")
        self.setVisible(bool(figure))


class Seated(QWidget):
    """The result in place of the search, until the next search begins."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.name, self.about, self.paid, self.printed = Elided(), QLabel(), QLabel(), QLabel()
        self.name.setFont(lettering(faces.strong, sizes.title))
        self.table, self.seat = Figure(theme), Figure(theme)
        self.taken, self.change = Figure(theme), Figure(theme)
        for label in (self.about, self.paid, self.printed):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        for label in (self.paid, self.printed):
            label.setProperty("role", "quiet")
        figures = QGridLayout()
        figures.setHorizontalSpacing(space.margin)
        figures.setVerticalSpacing(space.margin)
        for at, figure in enumerate((self.table, self.seat, self.taken, self.change)):
            figures.addWidget(figure, at // 2, at % 2)
        column_of(
            self.name,
            self.about,
            Space(space.gap),
            figures,
            self.paid,
            self.printed,
            STRETCH,
            gap=space.gap,
            margin=(0, space.margin, 0, 0),
            within=self,
        )

    def show_entry(self, event: EntryRegistered, change: Money) -> None:
        view, words = self._view, self._view.words
        state, entry = view.state, event.entry
        currency, seat = state.setup.currency, state.play.seating.of.get(entry)
        self.name.say(view.who(entry))
        self.about.setText(self._about(event, seated=seat is not None))
        self.table.say(words.pgettext("figure", "Table"), str(seat.table) if seat else "")
        self.seat.say(words.pgettext("figure", "Seat"), str(seat.seat) if seat else "")
        self.taken.say(
            words.pgettext("figure", "Taken"), words.money(Money(event.paid.total), currency)
        )
        self.change.say(
            words.pgettext("figure", "Change"), words.money(change, currency) if change else ""
        )
        payments: tuple[Payment, ...] = event.payments or ()
        several = len(payments) > 1 or any(one.method != "cash" for one in payments)
        self.paid.setText(payment_words(words, payments, currency) if several else "")
        self.paid.setVisible(several)
        self.printing("", "quiet")

    def printing(self, sentence: str, role: str) -> None:
        """Show what becomes of the card."""
        if self.printed.property("role") != role:
            self.printed.setProperty("role", role)
            self.printed.style().polish(self.printed)
        self.printed.setText(sentence)
        self.printed.setVisible(bool(sentence))

    def _about(self, event: EntryRegistered, *, seated: bool) -> str:
        words, state, entry = self._view.words, self._view.state, event.entry
        bullet = state.entries.by_id[entry].bullet
        number = words.gettext("Entry {entry}", entry=entry)
        if bullet > 1:
            number = words.gettext(
                "Entry {entry}, bullet {bullet}", entry=entry, bullet=words.number(bullet)
            )
        if seated:
            return number
        if not state.play.seating.of:
            return words.gettext("{entry}. The seats are still to be drawn.", entry=number)
        place = in_line(state).index(entry) + 1
        return words.gettext(
            "{entry}. No seat is free: number {place} on the waiting list.",
            entry=number,
            place=words.number(place),
        )
