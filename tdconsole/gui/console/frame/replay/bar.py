"""The bar of a replay: where it stands, and every way to another moment."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from tdconsole.domain.values import Instant
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.button import FlightButton
from tdconsole.gui.console.frame.replay.playing import SPEEDS, STEPWISE, Playing
from tdconsole.gui.console.frame.replay.track import Track
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.past.course import MarkKind
from tdconsole.wall.theme import Theme

TYPED: Final = 40
"""The width of the field for a moment, in units."""


class ReplayBar(QFrame):
    wanted_wall = Signal()
    """Emitted when the wall of that time is wanted, or no longer."""
    wanted_film = Signal()
    """Emitted when a film of the evening is wanted."""

    def __init__(
        self, view: TournamentView, playing: Playing, gestures: Gestures, theme: Theme
    ) -> None:
        super().__init__()
        self.setObjectName("replay")
        self._view, self.playing, self._words = view, playing, view.words
        words, space = view.words, theme.console.space
        say = words.gettext
        self.title = title_of(theme)
        self.title.setObjectName("looking")
        self.flight = FlightButton(view, gestures, theme, self)
        self.sentence = label_of(wraps=True)
        self.said = label_of(role="waiting")
        self.play = button_of(kind="chief", press=playing.toggle)
        self.back = button_of("‹", name=say("One step back"), press=partial(playing.step_by, -1))
        self.on = button_of("›", name=say("One step forward"), press=partial(playing.step_by, 1))
        self.speed = Choice(theme)
        self.speed.setAccessibleName(say("How fast it plays"))
        for speed in SPEEDS:
            self.speed.addItem(f"{speed}×", speed)
        self.speed.addItem(say("Step by step"), STEPWISE)
        self.speed.setCurrentIndex(SPEEDS.index(playing.speed))
        self.speed.currentIndexChanged.connect(lambda _at: playing.run_at(self.speed.currentData()))
        self.kinds = Choice(theme)
        self.kinds.setAccessibleName(say("What to jump to"))
        for kind, label in _kinds(words).items():
            self.kinds.addItem(label, kind)
        self.before = button_of("«", name=say("To the one before"), press=partial(self._jump, True))
        self.after = button_of("»", name=say("To the next one"), press=partial(self._jump, False))
        self.moment = QLineEdit()
        self.moment.setPlaceholderText(say("21:40 or #112"))
        self.moment.setAccessibleName(say("Go to a time or a step"))
        self.moment.setFixedWidth(TYPED * space.unit)
        self.moment.returnPressed.connect(self._go)
        self.wall = button_of(say("On a wall of its own"), press=self.wanted_wall.emit)
        self.film = button_of(say("Film…"), press=self.wanted_film.emit)
        self.track = Track(
            playing.course, theme, say("The evening from its first step to its last")
        )
        self.track.slider.valueChanged.connect(lambda at: playing.go_to_place(at * 1000))
        for button in (self.back, self.on, self.before, self.after):
            button.setToolTip(button.accessibleName())
        column_of(
            row_of(self.flight, (self.sentence, 1), self.said, gap=space.gap),
            row_of(
                *(self.back, self.play, self.on, self.speed),
                *(
                    STRETCH,
                    self.before,
                    self.kinds,
                    self.after,
                    self.moment,
                    STRETCH,
                    self.film,
                    self.wall,
                ),
                gap=space.gap,
            ),
            self.track,
            gap=space.gap,
            margin=space.margin,
            within=(below := QWidget()),
        )
        column_of(self.title, below, gap=0, within=self)
        playing.moved.connect(self.follow)
        view.changed.connect(lambda _change: self._name_flight())
        self.follow()

    def _name_flight(self) -> None:
        if self.flight.look():
            self.flight.setFixedWidth(self.flight.wanted())

    def follow(self) -> None:
        words, playing, replay = self._words, self.playing, self.playing.replay
        self.title.setText(
            words.gettext(
                "Replay · {time} · step {step} of {steps}",
                time=_clock(words, replay.now()),
                step=words.number(replay.step),
                steps=words.number(playing.steps),
            )
        )
        self.sentence.setText(
            self._view.sentence_in_flight(replay.whole.steps[replay.step - 1].events)
        )
        label = (
            words.pgettext("replay", "Pause") if playing.on else words.pgettext("replay", "Play")
        )
        self.play.setText(label)
        self.play.setAccessibleName(label)
        self.back.setEnabled(replay.step > 1)
        self.on.setEnabled(replay.step < playing.steps)
        self.track.show_at(playing.course.place(replay.moment))
        self.said.setText("")
        self._name_flight()

    def _jump(self, back: bool) -> None:
        if not self.playing.jump(self.kinds.currentData(), back=back):
            self.said.setText(self._words.gettext("There is none that way."))

    def _go(self) -> None:
        if self.playing.go_to_typed(self.moment.text()):
            self.moment.clear()
        else:
            self.said.setText(self._words.gettext("That is no moment of this evening."))


def _clock(words: Catalogue, now: Instant) -> str:
    return f"{words.time_of_day(now)}:{now.utc // 1000 % 60:02}"


def _kinds(words: Catalogue) -> dict[MarkKind, str]:
    say = words.pgettext
    return {
        "bust": say("mark", "Bust"),
        "level": say("mark", "Level"),
        "break": say("mark", "Break"),
        "ruling": say("mark", "Ruling"),
    }
