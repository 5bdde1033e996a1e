"""The show strip: what the room sees and the state of the evening, always at the top."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QMenu, QToolButton, QWidget

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import ClockAnchor, Instant, PlayId
from tdconsole.gui.console.clock.strip_slots import Slot, slots
from tdconsole.gui.console.clock.strip_wording import Pause, Said, said
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.button import FlightButton
from tdconsole.gui.console.widgets.name_button import NameButton
from tdconsole.gui.console.widgets.plate import Plate
from tdconsole.gui.shared.icons import icon
from tdconsole.projections.clock.board import ClockBoard, ClockState, clock_state
from tdconsole.session import Timeline
from tdconsole.wall.theme import Theme

LEAST_NAME: Final = 24
"""Units of room that a name keeps beside a flight; with less it stands above it."""


class Sign(QToolButton):
    """A sign in a slot of its own, hidden while there is nothing to say."""

    @property
    def wanted(self) -> int:
        """Return its width now."""
        raise NotImplementedError

    def turn(self, *, paused: bool) -> None:
        """Follow the strip's ground."""
        raise NotImplementedError


class Strip(QFrame):
    choose_tournament = Signal()

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        motion: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._view, self._theme, self._motion = view, theme, motion
        self._space, words = theme.console.space, view.words
        self.setFixedHeight(self._space.strip)
        self.state: ClockState | None = None
        self._said: Said | None = None
        self._clock: Clock | None = None
        self._paused_at: Instant | None = None
        self.name = NameButton(theme, self)
        self.name.clicked.connect(self.choose_tournament)
        self.flight = FlightButton(view, gestures, theme, self)
        self.level = Plate(theme, self, size="text")
        self.time = Plate(theme, self, size="time")
        self.blinds = Plate(theme, self, side="left")
        gestures.teach("clock", self.press)
        self.clock = gestures.button("clock")
        self.less = gestures.button("minute-less", label=words.pgettext("button", "−1m"))
        self.more = gestures.button("minute-more", label=words.pgettext("button", "+1m"))
        self.players = Plate(theme, self)
        self.tables = Plate(theme, self)
        self.average = Plate(theme, self)
        self.upcoming, self.pool, self.day = (Plate(theme, self, side="left") for _ in range(3))
        self.menu = QToolButton(self)
        self.menu.setProperty("kind", "plain")
        self.menu.setAccessibleName(words.gettext("More"))
        self.menu.setToolTip(words.gettext("More"))
        self.menu.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.setIconSize(QSize(self._space.icon, self._space.icon))
        self.menu.hide()
        for button in (self.clock, self.less, self.more):
            button.setParent(self)
        self.clock.setIconSize(QSize(self._space.icon, self._space.icon))
        self._rule = QFrame(self)
        self._rule.setProperty("kind", "rule")
        self._others: Sign | None = None
        self._widths: dict[QWidget, int] = {}
        self._wide_others = 0
        self._beside, self._roomy = 0, True
        view.passed.connect(self._show)
        self._show(view.board())

    def set_menu(self, menu: QMenu) -> None:
        """Set the menu, which is filled by the listener to `choose_tournament` as it opens."""
        menu.aboutToShow.connect(self.choose_tournament)
        self.name.setMenu(menu)

    def set_others(self, sign: Sign) -> None:
        """Set the sign of what is due elsewhere, beside the menu."""
        self._others = sign
        sign.setParent(self)
        sign.hide()
        self.look_beside()

    def look_beside(self) -> None:
        """Look whether there is anything beside the tournament in hand."""
        if self._others is not None and self._wide_others != self._others.wanted:
            self._arrange()
            self._others.setVisible(self._others.wanted > 0)

    def set_more(self, menu: QMenu) -> None:
        self.menu.setMenu(menu)
        self.menu.show()

    # Texts

    def _show(self, board: ClockBoard) -> None:
        self._look_at_the_clock()
        note = board.pause_reason
        reason = "" if note is None else self._view.note(note)
        turned = self.flight.look()
        now = said(
            self._view.words,
            board,
            self._view.state.setup.structure[0],
            self._view.now(),
            Pause(self._paused_at, reason),
        )
        before = self._said
        if now == before and not turned:
            return
        self._said = now
        if now.state != self.state:
            self._turn(now.state)
        self._write(now)
        self.name.say(now.name)
        if turned or before is None or _rooms(before) != _rooms(now):
            self._grow(now)

    def press(self) -> None:
        """Start or stop the clock with one key."""
        state = clock_state(self._view.board())
        if state == "waiting":
            self._view.do(StartClock())
        else:
            self._view.do(ResumeClock() if state in {"paused", "held"} else PauseClock())

    def _look_at_the_clock(self) -> None:
        clock = self._view.state.play.clock
        if clock is self._clock:
            return
        self._clock = clock
        paused = clock.anchor is not None and clock.anchor.since is None
        timeline = self._view.session.timeline(self._view.tournament)
        play = self._view.state.current
        self._paused_at = _last_pause(timeline, play) if paused else None

    def _turn(self, state: ClockState) -> None:
        before, self.state = self.state, state
        colours, say = self._theme.colours, self._view.words.pgettext
        paused = state in {"paused", "held"}
        if state == "waiting":
            sign, word, whole = "play", say("button", "Start"), say("button", "Start the clock")
        elif paused:
            sign, word, whole = "play", say("button", "Resume"), say("button", "Resume the clock")
        else:
            sign, word, whole = "pause", say("button", "Pause"), say("button", "Pause the clock")
        self.clock.setText(word)
        self.clock.setAccessibleName(whole)
        chief = state == "waiting" or paused
        ink = colours.waiting if paused else colours.on_accent if chief else colours.ink
        off = colours.on_waiting if paused else colours.quiet
        self.clock.setIcon(icon(sign, ink, self._space.icon, off))
        self.clock.setProperty("kind", "chief" if chief else "")
        ink = colours.on_waiting if paused else colours.ink
        self.menu.setIcon(icon("more", ink, self._space.icon))
        self.name.write_in(ink)
        self.flight.turn(paused=paused)
        if self._others is not None:
            self._others.turn(paused=paused)
        self.setProperty("state", "paused" if paused else state)
        self._rule.setVisible(not paused)
        for button in (self.clock, self.less, self.more):
            button.setVisible(state != "finished")
        for widget in (self, self.name, self.flight, self.clock, self.less, self.more, self.menu):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        if state == "last" and before == "running" and self._motion:
            self.time.pulse()

    def _write(self, now: Said) -> None:
        colours, state, say = self._theme.colours, now.state, self._view.words.pgettext
        ink, quiet = colours.ink, colours.quiet
        time, word = ink, quiet
        if state in {"paused", "held"}:
            ink = quiet = time = word = colours.on_waiting
        elif state in {"last", "over"}:
            time = word = colours.waiting_ink
        elif state == "break":
            time = word = colours.done_ink
        elif state == "waiting":
            time = quiet
        told = state in {"last", "over", "break"}
        self.level.say(now.level, now.word, ink=ink, caption_ink=word, strong=told)
        self.time.say(now.time, ink=time)
        self.blinds.say(now.blinds, now.note, ink=ink, caption_ink=quiet)
        self.players.say(now.players, say("board", "Players"), ink=ink, caption_ink=quiet)
        self.tables.say(now.tables, say("board", "Tables"), ink=ink, caption_ink=quiet)
        self.average.say(now.average, self._average(), ink=ink, caption_ink=quiet)
        upcoming = say("clock", "Next level") if now.upcoming else ""
        self.upcoming.say(now.upcoming, upcoming, ink=ink, caption_ink=quiet)
        self.pool.say(now.pool, say("board", "Prize pool"), ink=ink, caption_ink=quiet)
        self.day.say(now.day, say("column", "Time"), ink=ink, caption_ink=quiet)

    def _average(self) -> str:
        label = self._view.words.pgettext("board", "Average")
        beside = self._said.big_blinds if self._said is not None else ""
        return f"{label} · {beside}" if beside and self._roomy else label

    # Places

    def _grow(self, now: Said) -> None:
        """Grow the figures on the right; none ever gets narrower, so that none moves to and fro."""
        say = self._view.words.pgettext
        label = say("board", "Average")
        blinds = say("board", "{number} BB", number=self._view.words.number(9999))
        wanted = {
            self.players: self.players.wanted((now.players_room,), (say("board", "Players"),)),
            self.tables: self.tables.wanted((now.tables_room,), (say("board", "Tables"),)),
            self.average: self.average.wanted((now.average_room,), (label,)),
        }
        for plate, width in wanted.items():
            self._widths[plate] = max(width, self._widths.get(plate, 0))
        self._beside = max(
            0, self.average.wanted((), (f"{label} · {blinds}",)) - self._widths[self.average]
        )
        self._arrange()

    def _arrange(self) -> None:
        """Put everything in its slot; the figures on the right go, the minor ones first."""
        gap, there = self._space.margin, slots(self.width(), self._space)
        rule = there.level.left - gap // 2
        left = there.name.left
        self._share_name(Slot(left, rule - self._space.unit - left))
        self._rule.setGeometry(rule, gap, 1, self.height() - 2 * gap)
        for widget, slot in (
            (self.level, there.level),
            (self.time, there.time),
            (self.blinds, there.blinds),
            (self.clock, there.clock),
            (self.less, there.less),
            (self.more, there.more),
            (self.menu, there.menu),
        ):
            self._place(widget, slot)
        end = there.menu
        if self._others is not None:
            self._wide_others = self._others.wanted
            self._place(self._others, there.others)
            end = there.others if self._wide_others else end
        begin = self._arrange_figures(there.more.right + gap, end.left)
        for plate, slot in (
            (self.upcoming, there.upcoming),
            (self.pool, there.pool),
            (self.day, there.day),
        ):
            plate.setVisible(slot.right + 2 * gap <= begin)
            self._place(plate, slot)
        if self._said is not None:
            self._write(self._said)

    def _arrange_figures(self, begin: int, end: int) -> int:
        """Arrange the figures towards the end, and return where the first one begins."""
        gap, widths = self._space.margin, dict(self._widths)
        figures = (self.players, self.tables, self.average)
        room = end - begin - self._beside - sum(widths.get(one, 0) + gap for one in figures)
        gone = set[QWidget | None]()
        for one in (None, self.tables, self.average, self.players):
            if room < 0:
                gone.add(one)
                room += self._beside if one is None else widths.get(one, 0) + gap
        self._roomy = None not in gone
        if self._roomy and self.average in widths:
            widths[self.average] += self._beside
        at = end
        for plate in reversed(figures):
            plate.setVisible(plate not in gone)
            if plate not in gone:
                wide = widths.get(plate, 0)
                at -= wide + gap
                self._place(plate, Slot(at, wide))
        return at

    def _share_name(self, slot: Slot) -> None:
        """Share the slot between the name and the flight, one below the other if it is narrow."""
        natural, flight, near = self.name.natural(), self.flight.wanted(), self._space.gap
        if not flight:
            self._place(self.name, Slot(slot.left, min(natural, slot.wide)))
            return
        left = slot.wide - flight - near
        if left >= min(natural, LEAST_NAME * self._space.unit):
            name = Slot(slot.left, min(natural, left))
            self._place(self.name, name)
            self._place(self.flight, Slot(name.right + near, flight))
            return
        high = (self.height() - 3 * self._space.unit) // 2
        self.name.setGeometry(slot.left, self._space.unit, min(natural, slot.wide), high)
        below = self.height() - self._space.unit - high
        self.flight.setGeometry(slot.left, below, min(flight, slot.wide), high)

    def _place(self, widget: QWidget, slot: Slot) -> None:
        control = isinstance(widget, QAbstractButton)
        high = self._space.control if control else self.height()
        widget.setGeometry(slot.left, (self.height() - high) // 2, slot.wide, high)

    # Called by Qt

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size that fits any window: what has no room gives way."""
        return QSize(0, self._space.strip)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()


def _rooms(now: Said) -> tuple[str, ...]:
    return (now.name, now.players_room, now.tables_room, now.average_room)


def _last_pause(timeline: Timeline, play: PlayId) -> Instant | None:
    """Return when this clock was stopped, by the gestures that still count."""
    stopped = None
    for step in reversed(timeline.steps):
        if not step.events or not timeline.alive(step.no):
            continue
        for event in step.events:
            anchor = getattr(event, "anchor", None)
            if isinstance(anchor, ClockAnchor) and getattr(event, "play", play) == play:
                if anchor.since is not None:
                    return stopped
                stopped = step.at
    return stopped
