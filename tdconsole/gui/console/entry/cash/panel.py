"""The till this window works at: its sums, its count, and the gestures on both."""

from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.commands.house import (
    CloseTill,
    CountTill,
    HouseCommand,
    MoveCash,
    OpenTill,
    ReopenTill,
)
from tdconsole.domain.values import Money, TillNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.choosing import TillChoice, till_words
from tdconsole.gui.console.entry.cash.counting import Counting
from tdconsole.gui.console.entry.cash.moving import Moving
from tdconsole.gui.console.entry.cash.opening import Opening
from tdconsole.gui.console.entry.cash.sums import Sums, paint
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.entry.cash import TillSheet
from tdconsole.wall.theme import Theme


class AtTill(Protocol):
    """The settings that say which till this machine works at."""

    @property
    def till(self) -> TillNo | None: ...
    def stand_at(self, till: TillNo | None) -> None: ...


class TillPanel(QFrame):
    turned = Signal()
    """Emitted when this window works at another till, or at none."""

    def __init__(
        self, view: TournamentView, theme: Theme, chosen: AtTill, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._view, self._chosen = view, chosen
        self._looked_at = chosen.till
        self._sheet: TillSheet | None = None
        words = view.words
        self.choice = TillChoice(words, theme)
        self.stands, self.said = QLabel(), QLabel()
        for label in (self.stands, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.sums = Sums(words, theme)
        self.counting = Counting(words, theme)
        self.moving = Moving(words, theme)
        self.opening = Opening(words, theme)
        self.reopen = button_of(
            words.pgettext("action", "Reopen till"),
            name=words.gettext("Reopen the till: its shift goes on"),
            press=self._reopen,
        )
        self.said.hide()
        self._lay_out(theme)
        self.choice.wanted.connect(self._stand_at)
        self.counting.counted.connect(self._count)
        self.counting.closing.connect(self._close)
        self.moving.wanted.connect(self._move)
        self.opening.wanted.connect(self._open)
        view.house_changed.connect(lambda _change: self._changed())
        view.passed.connect(lambda _board: self.follow())
        self._show()

    def _lay_out(self, theme: Theme) -> None:
        space, words = theme.console.space, self._view.words
        title = title_of(theme, words.pgettext("title", "Till"))
        head = row_of(title, (self.choice, 1), gap=space.margin)
        within = QFrame()
        within.setProperty("kind", "panel")
        down = QVBoxLayout(within)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.gap)
        self._parts = {
            "sums": self.sums,
            "count": _part(words.pgettext("till", "Count"), self.counting, theme),
            "move": _part(words.pgettext("till", "Cash in and out"), self.moving, theme),
            "reopen": self.reopen,
            "open": _part(words.pgettext("till", "New shift"), self.opening, theme),
        }
        for part in self._parts.values():
            down.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if part is self.reopen else _NOWHERE)
        down.addStretch()
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through its fields
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(within)
        column_of(
            head,
            self.stands,
            self.said,
            (scroll, 1),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    # Display

    def named(self) -> str | None:
        """Return the name of the till this window works at."""
        till = self._chosen.till
        shift = None if till is None else self._view.session.house.tills.get(till)
        return None if shift is None else till_words(self._view.words, shift)

    def begin(self) -> None:
        """Give the keyboard to the first field to be typed into."""
        self.follow(always=True)
        open_now = self._sheet is not None and self._sheet.open
        field = self.counting.amount if open_now else self.opening.name
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def follow(self, *, always: bool = False) -> None:
        """Show within the second what others paid, counted or closed."""
        if not (always or self.isVisible()):
            return
        try:
            self._follow()
        except KnownError as error:
            self._say(mishap(self._view.words, error))

    def _changed(self) -> None:
        self.follow()
        self.turned.emit()

    def _follow(self) -> None:
        session = self._view.session
        self.choice.offer(session.house.tills.values(), self._looked_at)
        number = self._looked_at
        sheet = None if number is None else session.house_desk.till_sheet(number)
        if sheet is None or sheet != self._sheet:
            self._sheet = sheet
            self._show()

    def _show(self) -> None:
        sheet = self._sheet
        self.opening.begin(self._view.state.setup.currency)
        stands, role = self._how_it_stands()
        self.stands.setText(stands)
        paint(self.stands, role)
        if sheet is not None:
            self.sums.show_sheet(sheet)
            self.counting.expect(sheet.expected, sheet.currency)
            self.moving.amount.currency = sheet.currency
        open_now = sheet is not None and sheet.open
        shown = {
            "sums": sheet is not None,
            "count": open_now,
            "move": open_now,
            "reopen": sheet is not None and not sheet.open,
            "open": not open_now,
        }
        for name, part in self._parts.items():
            part.setVisible(shown[name])

    def _how_it_stands(self) -> tuple[str, str]:
        say, sheet = self._view.words.gettext, self._sheet
        currency = self._view.state.setup.currency
        if sheet is None:
            return say("Cash that is taken here is not in any till."), "waiting"
        if not sheet.open:
            return say("This till is closed: choose another one, or reopen it."), "waiting"
        if sheet.currency != currency:
            return say(
                "Till {till} is in {currency}: no payment of this tournament can go there.",
                till=sheet.till,
                currency=sheet.currency,
            ), "waiting"
        return say("Payments at this window are in till {till}.", till=sheet.till), "quiet"

    # Gestures

    def _stand_at(self, till: TillNo | None) -> None:
        """Work at this till; a closed one can only be looked at."""
        self._looked_at = till
        shift = None if till is None else self._view.session.house.tills.get(till)
        self._chosen.stand_at(till if shift is not None and shift.open else None)
        self._say("")
        self.follow(always=True)
        self.turned.emit()

    def _open(self, request: OpenTill) -> None:
        if self._do(request):
            newest = max(self._view.session.house.tills)
            self.opening.clear()
            self._stand_at(newest)
            self.counting.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count(self, counted: Money) -> None:
        if self._sheet is not None and self._do(CountTill(till=self._sheet.till, counted=counted)):
            self.counting.amount.clear()

    def _close(self, counted: Money) -> None:
        if self._sheet is not None and self._do(CloseTill(till=self._sheet.till, counted=counted)):
            self.counting.amount.clear()
            self._stand_at(self._sheet.till)
            self.reopen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reopen(self) -> None:
        if self._sheet is not None and self._do(ReopenTill(till=self._sheet.till)):
            self._stand_at(self._sheet.till)
            self.counting.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, amount: Money, reason: str) -> None:
        if self._sheet is not None and self._do(
            MoveCash(till=self._sheet.till, amount=amount, reason=reason)
        ):
            self.moving.clear()
            self.moving.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, request: HouseCommand) -> bool:
        told = self._view.ask_house(request)
        self._say(told.sentence if told.refused else "")
        self.follow(always=True)
        return not told.refused

    def _say(self, sentence: str) -> None:
        paint(self.said, "waiting")
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.follow(always=True)


_NOWHERE: Final = Qt.AlignmentFlag(0)


def _part(title: str, content: QWidget, theme: Theme) -> QWidget:
    """Build a part below a hairline and a small heading."""
    space = theme.console.space
    part = QWidget()
    down = QVBoxLayout(part)
    down.setContentsMargins(0, space.gap, 0, 0)
    down.setSpacing(space.gap)
    rule = QFrame()
    rule.setProperty("kind", "rule")
    rule.setFixedHeight(1)
    label = label_of(
        title, role="quiet", font=lettering(theme.console.faces.strong, theme.console.type.small)
    )
    for one in (rule, label, content):
        down.addWidget(one)
    return part
