"""The shot clock: Space begins the next decision, a number names the player, T plays a card."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import EntryId, Millis, TableNo
from tdconsole.gui.console.clock.calls.sounds import CountedAloud
from tdconsole.gui.console.clock.shot_clock.face import Face, Mood
from tdconsole.gui.console.clock.shot_clock.going import Going
from tdconsole.gui.console.clock.shot_clock.holder import HolderButton
from tdconsole.gui.console.engine.tournament_view import LATER, Told, TournamentView
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of
from tdconsole.i18n.rules.books import rule_value
from tdconsole.projections.clock.shot_clock import Decision, shot_clock_table, tables_in_play
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

SIZE: Final = (225, 130)
"""The window's size, in units of the grid."""
LAST: Final = 5
"""The last seconds, which are heard."""
DIGITS: Final = "1234567890"
HINT: Final = "{label} ({keys})"


class ShotClockWindow(QDialog):
    """The shot clock next to the console; decisions are not kept, but a played card is recorded."""

    def __init__(
        self,
        view: TournamentView,
        theme: Theme,
        aloud: CountedAloud,
        table: TableNo,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._theme, self._aloud = view, theme, aloud
        self._decision: Decision | None = None
        self._shown: int | None = None
        self._acting: EntryId | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.face = Face(theme, self)
        self.tables = Choice(theme)
        self.rule, self.told = (CitedLabel(view, theme, brief=True) for _ in range(2))
        self.holders: list[HolderButton] = []
        self._seats = QVBoxLayout()
        say = view.words.pgettext
        self.next = self._button(say("button", "Next decision"), "Space", self.begin_next)
        self.card = self._button(say("button", "Time-bank card"), "T", self.play_card)
        self.pause = self._button(say("button", "Pause"), "P", self.pause_or_resume)
        self.next.setProperty("kind", "chief")
        for seat, digit in enumerate(DIGITS, start=1):
            self._key(digit, partial(self._choose_seat, seat))
        self._lay_out()
        aloud.prepare()
        self._fill_tables(table)
        self.tables.currentIndexChanged.connect(self._look)
        view.changed.connect(self._take_in)
        self._look()
        self._tick()
        self.resize(*(side * theme.console.space.unit for side in SIZE))
        self.next.setFocus()

    def _lay_out(self) -> None:
        space, words = self._theme.console.space, self._view.words
        self.tables.setAccessibleName(words.pgettext("board", "Table"))
        for sign in (*self.rule.cites.buttons, *self.told.cites.buttons):
            sign.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the keys are the clock's
        self.rule.setProperty("role", "quiet")
        self._seats.setSpacing(space.unit)
        top = row_of(self.tables, (self.rule.with_sign(), 1), gap=space.margin)
        beside = column_of(self._seats, (STRETCH, 1))
        across = row_of((self.face, 1), beside, gap=space.margin)
        below = QHBoxLayout()
        below.setSpacing(space.gap)
        for button in (self.next, self.card, self.pause):
            below.addWidget(button)
        below.addStretch(1)
        column_of(
            top,
            (across, 1),
            self.told.with_sign(),
            below,
            gap=space.margin,
            margin=space.margin,
            within=self,
        )

    def _button(self, label: str, keys: str, gesture: Callable[[], None]) -> QPushButton:
        told = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        button = button_of(
            HINT.format(label=label, keys=told), name=label, press=gesture, default=False
        )
        self._key(keys, gesture)
        return button

    def _key(self, keys: str, gesture: Callable[[], None]) -> None:
        """Bind the keys, even while a button has the keyboard and would take Space for itself."""
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _checked=False: gesture())
        self.addAction(action)

    # What the director does

    def begin_next(self) -> None:
        """Begin the next decision; its player isn't named yet, so no card goes to the last one."""
        ruled = self._shot_clock()
        if ruled is None:
            return
        now = self._view.now()
        self._decision = Decision(left=Millis(ruled.seconds * 1000), since=now)
        self._acting, self._shown = None, None
        self._say("")
        self._mark()
        self._tick()

    def play_card(self) -> None:
        ruled = self._shot_clock()
        if self._acting is None and ruled is not None:
            self._say(
                self._view.words.gettext("Whose card? Press the number of the seat first."),
                refused=True,
            )
        elif self._acting is not None and self._played(PlayTimeCard(entry=self._acting)):
            if self._decision is not None and ruled is not None:
                now = self._view.now()
                self._decision = self._decision.extended(ruled.card_seconds, now)
            self._tick()

    def _played(self, card: PlayTimeCard) -> bool:
        """Play the card and say here what came of it; other gestures report in the console."""
        self._view.told.connect(self._hear)
        done = self._view.do(card)
        self._view.told.disconnect(self._hear)
        return done

    def pause_or_resume(self) -> None:
        if self._decision is None:
            return
        now = self._view.now()
        running = self._decision.since is not None
        self._decision = self._decision.paused(now) if running else self._decision.resumed(now)
        self._tick()

    def choose(self, entry: EntryId) -> None:
        """Choose the player to act; pressed again, nobody is."""
        self._acting = None if entry == self._acting else entry
        self._mark()

    def _choose_seat(self, seat: int) -> None:
        for button in self._present():
            if button.holder is not None and button.holder.seat == seat:
                self.choose(button.holder.entry)

    @property
    def going(self) -> Going:
        return Going(self._table(), self._decision, self._acting)

    def go_on(self, going: Going) -> None:
        """Continue a decision from a closed window of the same console."""
        self._fill_tables(going.table)
        self._decision, self._acting = going.decision, going.acting
        self._look()
        self._tick()

    # State

    def _shot_clock(self) -> ShotClock | None:
        ruled = self._view.state.rules.shot_clock.value
        return None if ruled == "off" else ruled

    def _take_in(self, change: Change) -> None:
        del change
        if self._shot_clock() is None or self._view.state.finished:
            self.close()
            return
        self._fill_tables(self._table())
        self._look()

    def _table(self) -> TableNo:
        return TableNo(self.tables.currentData() or 0)

    def _fill_tables(self, wanted: TableNo) -> None:
        tables = tables_in_play(self._view.state)
        if [self.tables.itemData(row) for row in range(self.tables.count())] != list(tables):
            self.tables.blockSignals(True)
            self.tables.clear()
            for table in tables:
                name = self._view.words.gettext("Table {table}", table=table)
                self.tables.addItem(name, table)
            self.tables.blockSignals(False)
        self.tables.setCurrentIndex(max(0, self.tables.findData(wanted)))

    def _present(self) -> list[HolderButton]:
        return [button for button in self.holders if not button.isHidden()]

    def _look(self, _row: object = None) -> None:
        view, ruled = self._view, self._shot_clock()
        table = shot_clock_table(view.state, view.people, self._table(), view.now())
        while len(self.holders) < len(table.players):
            self.holders.append(self._made())
        for button, holder in zip(self.holders, table.players, strict=False):
            button.tell(holder, view.who(holder.entry))
        for number, button in enumerate(self.holders):
            button.setVisible(number < len(table.players))
        self._mark()
        say = view.words.gettext
        self.setWindowTitle(say("Shot clock, final table") if table.final else say("Shot clock"))
        cite = view.cited(view.state.rules.shot_clock.cite)
        told = "" if ruled is None else rule_value(view.words, "shot_clock", ruled)
        self.rule.setText(f"{told} ({cite})" if cite else told)

    def _made(self) -> HolderButton:
        button = HolderButton(self._view.words, self._theme, self)
        button.clicked.connect(lambda _checked=False: self._pressed(button))
        self._seats.addWidget(button)
        return button

    def _pressed(self, button: HolderButton) -> None:
        if button.holder is not None:
            self.choose(button.holder.entry)

    def _mark(self) -> None:
        present = [one for one in self._present() if one.holder is not None]
        if self._acting not in {one.holder.entry for one in present if one.holder is not None}:
            self._acting = None
        for button in present:
            button.setChecked(button.holder is not None and button.holder.entry == self._acting)

    def _tick(self) -> None:
        say, ruled, decision = self._view.words.pgettext, self._shot_clock(), self._decision
        if decision is None:
            ready = "" if ruled is None else str(ruled.seconds)
            self.face.say(ready, say("shot clock", "Space begins"), "waiting")
            return
        now = self._view.now()
        left = decision.left_at(now)
        seconds, running = -(-left // 1000), decision.since is not None
        mood: Mood = "over" if not left else "last" if seconds <= LAST else "running"
        words = {
            "over": say("shot clock", "TIME"),
            "last": say("shot clock", "to decide"),
            "running": say("shot clock", "to decide"),
        }
        word = words[mood] if running else say("shot clock", "PAUSED")
        self.face.say(str(seconds), word, mood if running or not left else "paused")
        self.pause.setText(
            HINT.format(
                label=say("button", "Pause") if running else say("button", "Resume"), keys="P"
            )
        )
        if running and seconds != self._shown and seconds <= LAST:
            self._aloud.hear("tick" if seconds else "over")
        self._shown = seconds
        if running and left:
            self._timer.start((left - 1) % 1000 + 1 + LATER)
        else:
            self._timer.stop()

    # Reports

    def _hear(self, told: Told) -> None:
        self._say(told.sentence, refused=told.refused)

    def _say(self, sentence: str, *, refused: bool = False) -> None:
        self.told.setText(sentence)
        self.told.setProperty("role", "stopped" if refused else "done")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 -- Qt's name
        self._timer.stop()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Close on Esc without asking."""
        self._timer.stop()
        super().done(result)
