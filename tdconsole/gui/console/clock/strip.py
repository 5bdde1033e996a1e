"""The show strip: what the room sees and the state of the evening, always at the top."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QMenu, QToolButton, QWidget

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import ClockAnchor, Instant, PlayId
from tdconsole.gui.console.clock.strip_wording import Pause, Said, blinds_rooms, level_rooms, said
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.button import FlightButton
from tdconsole.gui.console.widgets.name_button import NameButton
from tdconsole.gui.console.widgets.plate import Plate
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.projections.clock.board import ClockBoard, ClockState, clock_state
from tdconsole.session import Timeline
from tdconsole.wall.theme import Theme

LEAST_NAME: Final = 24
"""Units of room that a name keeps; before it gets less, the less important boxes go."""
LEAST_NOTE: Final = 48


class Sign(QToolButton):
    """A sign beside the name, which takes no room while there is nothing to say."""

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
        self._beside, self._roomy = 0, True
        self._structure = view.state.setup.structure
        self._measure()
        view.passed.connect(self._show)
        self._show(view.board())

    def set_menu(self, menu: QMenu) -> None:
        """Set the menu, which is filled by the listener to `choose_tournament` as it opens."""
        menu.aboutToShow.connect(self.choose_tournament)
        self.name.setMenu(menu)

    def set_others(self, sign: Sign) -> None:
        """Set the sign of what is due elsewhere, beside the name."""
        self._others = sign
        sign.setParent(self)
        sign.hide()
        self.look_beside()

    def look_beside(self) -> None:
        """Look whether there is anything beside the tournament in hand."""
        if self._others is not None and self._widths.get(self._others) != self._others.wanted:
            self._arrange()
            self._others.setVisible(self._others.wanted > 0)

    def set_more(self, menu: QMenu) -> None:
        self.menu.setMenu(menu)
        self.menu.show()

    # Texts

    def _show(self, board: ClockBoard) -> None:
        self._look_at_the_clock()
        self._look_at_the_structure()
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

    def _look_at_the_structure(self) -> None:
        """Look at the structure; an edited one may have wider blinds."""
        structure = self._view.state.setup.structure
        if structure is not self._structure:
            self._structure = structure
            wider = self._wide_blinds()
            if wider > self._widths[self.blinds]:
                self._widths[self.blinds] = wider
                self._arrange()

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
        self.clock.setIcon(icon(sign, ink, self._space.icon))
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

    def _average(self) -> str:
        label = self._view.words.pgettext("board", "Average")
        beside = self._said.big_blinds if self._said is not None else ""
        return f"{label} · {beside}" if beside and self._roomy else label

    # Widths

    def _measure(self) -> None:
        """Measure the boxes that keep their width all evening."""
        words, unit, sizes = self._view.words, self._space.unit, self._theme.console.type
        levels, below = level_rooms(words)
        font = QFontMetricsF(lettering(self._theme.console.faces.text, sizes.text))
        say = words.pgettext
        spoken = (say("button", "Start"), say("button", "Pause"), say("button", "Resume"))
        widest = max(font.horizontalAdvance(word) for word in spoken)
        self._widths = {
            self.level: self.level.wanted(levels, below),
            self.blinds: self._wide_blinds(),
            self.clock: round(widest) + self._space.icon + 8 * unit,
            self.menu: self._space.control + unit,
        }
        for button in (self.less, self.more):
            self._widths[button] = round(font.horizontalAdvance(button.text())) + 7 * unit

    def _wide_blinds(self) -> int:
        rooms = blinds_rooms(self._view.words, self._structure)
        return max(LEAST_NOTE * self._space.unit, self.blinds.wanted(rooms))

    def _grow(self, now: Said) -> None:
        """Grow the boxes; none ever gets narrower, so that nothing next to it moves to and fro."""
        say = self._view.words.pgettext
        label = say("board", "Average")
        blinds = say("board", "{number} BB", number=self._view.words.number(9999))
        wanted = {
            self.time: self.time.wanted((now.time_room,)),
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
        """Arrange the boxes: the name shrinks first, down to its least; then minor ones go."""
        gap, widths = self._space.margin, dict(self._widths)
        widths[self.flight] = self.flight.wanted()
        wanted = self.name.natural()
        least = min(wanted, LEAST_NAME * self._space.unit)
        shown: tuple[QWidget, ...] = (self.flight,) if self.flight.name else ()
        if self._others is not None:
            self._widths[self._others] = widths[self._others] = self._others.wanted
            shown = (self._others, *shown) if self._others.wanted else shown
        left = (*shown, self.level, self.time, self.blinds, self.clock, self.less, self.more)
        right = [self.players, self.tables, self.average]
        tight: tuple[QWidget, ...] = (self.clock, self.less)
        closer = gap - self._space.gap
        room = self.width() - 3 * gap - self._beside + len(tight) * closer
        room -= sum(widths[one] + gap for one in (*left, *right, self.menu))
        gone = set[QWidget | None]()
        for one in (self.tables, None, self.average, self.players):
            if room < least:
                gone.add(one)
                room += self._beside if one is None else widths[one] + gap
        self._roomy = None not in gone
        if self._roomy:
            widths[self.average] += self._beside
        widths[self.blinds] += min(0, room)
        widths[self.name] = max(0, min(wanted, room))
        at = self._place(self.name, gap - 2 * self._space.unit, widths)
        self._rule.setGeometry(at, gap, 1, self.height() - 2 * gap)
        at += gap
        for each in left:
            at = self._place(each, at, widths) - (closer if each in tight else 0)
        at = self.width() - widths[self.menu] - gap
        self._place(self.menu, at, widths)
        for plate in reversed(right):
            plate.setVisible(plate not in gone)
            if plate not in gone:
                at -= widths[plate] + gap
                self._place(plate, at, widths)
        if self._said is not None:
            self._write(self._said)

    def _place(self, widget: QWidget, at: int, widths: dict[QWidget, int]) -> int:
        """Place the widget and return where the next one begins."""
        control = isinstance(widget, QAbstractButton)
        high = self._space.control if control else self.height()
        widget.setGeometry(at, (self.height() - high) // 2, widths[widget], high)
        return at + widths[widget] + self._space.margin

    # Called by Qt

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size that fits any window: what has no room gives way."""
        return QSize(0, self._space.strip)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()


def _rooms(now: Said) -> tuple[str, ...]:
    return (now.name, now.time_room, now.players_room, now.tables_room, now.average_room)


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
