"""One clock called on a player: the seconds, the player, the text to read out, how it ends."""

from typing import Final, get_args

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tdconsole.domain.player_clock.calling import CallPhase
from tdconsole.domain.values import CallOutcome
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import CiteButton
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import button_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.calling import (
    call_place,
    call_read_aloud,
    countdown_read_aloud,
    dead_read_aloud,
    phase_name,
)
from tdconsole.projections.clock.calls import CalledClock
from tdconsole.wall.theme import Theme

WIDEST: Final = "000"
PHASES: Final[tuple[CallPhase, ...]] = get_args(CallPhase)


class CallCard(QFrame):
    ended = Signal(object)
    """Emitted with a `CallOutcome`."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._words = words = view.words
        self._unit = theme.console.space.unit
        self._wide = theme.console.space.side - 2 * theme.console.space.margin - 1
        self.call: CalledClock | None = None
        self._texts = ("", "", "")
        """The texts for the call, the countdown and the end."""
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        say = words.pgettext
        self.seconds, self.phase, self.aloud = QLabel(), QLabel(), QLabel()
        self.cite = CiteButton(view, theme)
        self.name, self.place = Elided(), Elided()
        self.name.setFont(lettering(faces.strong, sizes.text))
        self.key = label_of(role="key", font=lettering(faces.strong, sizes.small))
        self.acted = button_of(say("button", "Acted"), press=lambda: self._end("acted"))
        self.dead = button_of(say("button", "Hand dead"), press=lambda: self._end("folded"))
        figure = lettering(faces.figure, sizes.time)
        self.seconds.setFont(figure)
        self.seconds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        wide = QFontMetricsF(figure).horizontalAdvance(WIDEST)
        self.seconds.setFixedSize(round(wide) + space.gap, sizes.time + 3 * space.unit)
        self.seconds.setProperty("kind", "seconds")
        self.phase.setFont(lettering(faces.strong, sizes.small))
        for label in (self.phase, self.aloud):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._lay_out(theme)

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        beside = QVBoxLayout()
        beside.setSpacing(0)
        for line in (self.phase, self.name, self.place):
            beside.addWidget(line)
        head = row_of((self.seconds, 0, Qt.AlignmentFlag.AlignTop), (beside, 1), gap=3 * space.unit)
        # apart: what is meant for one is never pressed for the other
        ends = row_of(
            self.acted,
            self.key,
            (self.dead, 1, Qt.AlignmentFlag.AlignRight),
            gap=space.gap,
            margin=(0, space.unit, 0, space.unit),
        )
        down = QVBoxLayout(self)
        down.setContentsMargins(2 * space.unit, 3 * space.unit, 3 * space.unit, 3 * space.unit)
        down.setSpacing(space.unit)
        down.addLayout(head)
        down.addLayout(ends)  # above what changes with the phase: no button ever moves
        for part in (self.aloud, self.cite):
            down.addWidget(part)

    def tell(
        self, call: CalledClock, player: str | None, keys: tuple[str, str], aloud: Catalogue
    ) -> None:
        """Show this call; the first one has keys and the text to read out, in its own language."""
        words, before = self._words, self.call
        self.call = call
        self.seconds.setText(str(-(-call.left // 1000)))
        place = call_place(words, call.table, call.seat)
        self.name.say(player or place)
        self.place.say(place if player else "")
        self.place.setVisible(bool(player))
        first = any(keys)
        texts = (
            call_read_aloud(aloud, player, call_place(aloud, call.table, call.seat), call.seconds),
            countdown_read_aloud(aloud, call.countdown),
            dead_read_aloud(aloud),
        )
        if texts != self._texts:
            self._texts = texts
            self._reserve()
        self.aloud.setText(self._texts[PHASES.index(call.phase)])
        self.aloud.setVisible(first)
        self.key.setText(keys[0])
        self.key.setVisible(first and self._has_room_for_key())
        whose = player or place
        self.cite.tell((call.cite or "") if first else "", whose)
        for button, key in zip((self.acted, self.dead), keys, strict=True):
            button.setToolTip(key)
            button.setAccessibleName(f"{button.text()}: {whose}")
        if before is None or before.phase != call.phase:
            self.phase.setText(phase_name(words, call.phase))
            self._turn()
        self.setAccessibleName(
            words.gettext(
                "{player}, {phase}: {seconds}",
                player=whose,
                phase=phase_name(words, call.phase),
                seconds=self.seconds.text(),
            )
        )

    def height_wanted(self) -> int:
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(self._wide)

    def _has_room_for_key(self) -> bool:
        """Whether the button has room for its key; otherwise its tooltip has it."""
        gaps = 2 * 2 * self._unit
        parts = (self.acted, self.key, self.dead)
        wanted = sum(part.sizeHint().width() for part in parts) + gaps
        return wanted <= self._wide - 5 * self._unit

    def has_focus(self) -> bool:
        return any(part.hasFocus() for part in (self.acted, self.dead, self.cite))

    def _reserve(self) -> None:
        """Reserve room for the longest text to read out, whichever is shown."""
        width = self._wide - 5 * self._unit
        room, wrapped = QRect(0, 0, width, width * width), Qt.TextFlag.TextWordWrap
        metrics = self.aloud.fontMetrics()
        heights = (metrics.boundingRect(room, wrapped, text).height() for text in self._texts)
        self.aloud.setMinimumHeight(max(heights))

    def _turn(self) -> None:
        phase = None if self.call is None else self.call.phase
        roles = {"thinking": "quiet", "countdown": "waiting", "over": "stopped"}
        for widget in (self, self.seconds):
            widget.setProperty("phase", phase)
        self.phase.setProperty("role", roles.get(phase or ""))
        for widget in (self, self.seconds, self.phase):
            widget.style().unpolish(widget)
            widget.style().polish(widget)

    def _end(self, outcome: CallOutcome) -> None:
        self.ended.emit(outcome)
