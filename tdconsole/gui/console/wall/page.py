"""What the players see: the live screen, the next one, the program, and the house's theme."""

from pathlib import Path
from typing import Any, Final, Self

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences, look_name
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.wall.pictures import ScreenPictures
from tdconsole.gui.console.wall.scene_wall import SceneWall
from tdconsole.gui.console.wall.screens import FORMS, SCREENS, form_name, screen_name
from tdconsole.gui.console.widgets.choice import Choice, Number
from tdconsole.gui.console.widgets.columns import Columns
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import THEMES, Theme

BAND: Final = 120
"""The most characters of the band."""
LONGEST: Final = 400
"""The most characters of a notice."""


class WallPage(Page):
    name = "wall"

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        preferences: WindowPreferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._stage, self._preferences = preferences.stage, preferences
        self._following = False
        say = view.words.gettext
        self.wall = SceneWall(view, gestures, theme, self._stage)
        self.scenes = self.wall.scenes
        self.seconds = Number()
        self.seconds.setRange(5, 600)
        self.seconds.setAccessibleName(say("Seconds of each screen in turn"))
        self.rotate = gestures.button("rotate")
        self.take = gestures.button("take", chief=True)
        self._pictures = ScreenPictures(view.words, self._stage, theme, (self.rotate, self.take))
        self.live_name, self.next_name = self._pictures.live, self._pictures.following
        self.automatic = Tick(say("Special screens appear by themselves"), theme)
        self.automatic.setToolTip(
            say(
                "As a level changes, in a break, hand for hand, at the final table, and at the end."
            )
        )
        self.fills = Tick(say("With one monitor, fill it"), theme)
        self.fills.setToolTip(
            say("F5 then shows it in front of the console, full screen; else in a window.")
        )
        self.motion = Tick(say("Fade from screen to screen"), theme)
        self.money = Tick(say("Show money"), theme)
        self.notices = Tick(say("Show notices and reasons"), theme)
        self.notice = QPlainTextEdit()
        self.notice.setTabChangesFocus(True)
        self.notice.setAccessibleName(say("Notice to the players"))
        self.notice.setPlaceholderText(say("Smoking area closed tonight"))
        self.band_words, self.band_seconds = QLineEdit(), Number()
        self.band_words.setMaxLength(BAND)
        self.band_words.setAccessibleName(say("Words of the band"))
        self.band_words.setPlaceholderText(say("Dinner at 20:30"))
        self.band_seconds.setRange(0, 3600)
        self.band_seconds.setSpecialValueText(view.words.pgettext("band", "until taken off"))
        self.band_seconds.setAccessibleName(say("Seconds of the band"))
        self.band, self.brand = gestures.button("band"), gestures.button("brand")
        self.theme, self.names = Choice(theme), Choice(theme)
        self.branded = Tick(say("In the house's brand"), theme)
        self.no_house = button_of(say("None"), name=say("No theme of the house's own"))
        self.house_name = Elided()
        self._fill()
        self._lay_out()
        self._connect()
        self.follow()

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    def _fill(self) -> None:
        words = self._view.words
        self.theme.setAccessibleName(words.gettext("Colours of the projector"))
        self.theme.addItem(words.pgettext("appearance", "As the window"))
        for look in THEMES:
            self.theme.addItem(look_name(words, look), look)
        self.names.setAccessibleName(words.gettext("How names are shown"))
        for form in FORMS:
            self.names.addItem(form_name(words, form), form)

    # Layout

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self._pictures)
        left.addWidget(self._card(self._screens()))
        right.addWidget(self._card(self._notice()))
        right.addWidget(self._card(self._band()))
        right.addWidget(self._card(self._looks()))
        right.addWidget(self._card(self._hall()))
        name = self._view.words.gettext("Screens and how they look")
        column_of(Columns(left, right, self._theme, name), within=self)

    def _card(self, inner: QVBoxLayout) -> QFrame:
        space = self._theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        inner.setContentsMargins(*[space.margin] * 4)
        inner.setSpacing(space.gap)
        card.setLayout(inner)
        return card

    def _head(self, text: str) -> QLabel:
        return label_of(
            text, font=lettering(self._theme.console.faces.strong, self._theme.console.type.text)
        )

    def _screens(self) -> QVBoxLayout:
        words, gap = self._view.words, self._theme.console.space.gap
        ticked = QLabel(words.gettext("Seconds for each one ticked"))
        each = row_of(ticked, self.seconds, (STRETCH, 1), self.brand, gap=gap)
        return column_of(each, self.automatic, self.wall)

    def _notice(self) -> QVBoxLayout:
        down = column_of(self._head(self._view.words.pgettext("screen", "Notice")))
        self.notice.setFixedHeight(24 * self._theme.console.space.unit)
        for part in (self.notice, self.notices, self.money):
            down.addWidget(part)
        return down

    def _band(self) -> QVBoxLayout:
        words, gap = self._view.words, self._theme.console.space.gap
        head = self._head(words.pgettext("screen", "Band at the foot of every screen"))
        seconds = QLabel(words.pgettext("band", "Seconds"))
        row = row_of(seconds, self.band_seconds, (STRETCH, 1), gap=gap)
        return column_of(head, self.band_words, row, self.band)

    def _looks(self) -> QVBoxLayout:
        say, space = self._view.words.gettext, self._theme.console.space
        down = column_of(self._head(say("Look")))
        for label, part in ((say("Colours"), self.theme), (say("Names"), self.names)):
            quiet = label_of(label, role="quiet")
            down.addWidget(quiet)
            down.addWidget(part)
        down.addWidget(self.branded)
        down.addLayout(row_of((self.house_name, 1), self.no_house, gap=space.gap))
        down.addSpacing(space.unit)
        down.addWidget(self.fills)
        down.addWidget(self.motion)
        return down

    def _hall(self) -> QVBoxLayout:
        head = self._head(self._view.words.gettext("Hall"))
        return column_of(head, self._gestures.button("hall"))

    # Gestures

    def _connect(self) -> None:
        for scene in self.scenes.values():
            scene.turn.toggled.connect(self._turns)
        self.seconds.valueChanged.connect(lambda seconds: self._choose(seconds=seconds))
        self.automatic.toggled.connect(lambda on: self._choose(automatic=on))
        self.fills.toggled.connect(lambda on: self._choose(fills=on))
        self.motion.toggled.connect(lambda on: self._choose(motion=on))
        self.money.toggled.connect(lambda on: self._choose(money=on))
        self.notices.toggled.connect(lambda on: self._choose(notices=on))
        self.notice.textChanged.connect(self._write)
        self.band_words.textEdited.connect(self._write_band)
        self.band_words.editingFinished.connect(self._end_band)
        self.band_words.returnPressed.connect(self._lay_band)
        self.band_seconds.valueChanged.connect(lambda n: self._choose(band_seconds=n))
        self.theme.activated.connect(lambda _at: self._choose(theme=self.theme.currentData()))
        self.names.activated.connect(lambda _at: self._choose(names=self.names.currentData()))
        self.branded.toggled.connect(lambda on: self._choose(branded=on))
        self.no_house.clicked.connect(lambda: self._choose(house=None))
        self._view.passed.connect(self._pass)
        self._stage.turned.connect(self._pass)
        self._stage.turned.connect(self.wall.follow)
        self._preferences.hall.changed.connect(self._pass)

    def seek(self) -> None:
        self.notice.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turns(self) -> None:
        self._choose(rotation=tuple(s for s in SCREENS if self.scenes[s].turn.isChecked()))

    def _write(self) -> None:
        text = self.notice.toPlainText()
        if len(text) > LONGEST:
            cursor = self.notice.textCursor()
            self.notice.setPlainText(text[:LONGEST])
            self.notice.setTextCursor(cursor)
            return
        self._choose(notice=text)

    def _write_band(self, text: str) -> None:
        """Keep it; what the players read already changes once it is whole."""
        if not self._stage.banded:
            self._choose(band=text)

    def _end_band(self) -> None:
        if self.band_words.text() != self._stage.choices.band:
            self._choose(band=self.band_words.text())

    def _lay_band(self) -> None:
        self._end_band()
        if not self._stage.banded:
            self._gestures.perform("band")

    def _choose(self, **changes: Any) -> None:
        if self._following:
            return
        refused = self._stage.choose(replace(self._stage.choices, **changes))
        if refused:
            self._view.told.emit(Told(sentence=refused, refused=True))
        self.follow()

    # State

    def _pass(self, _board: object = None) -> None:
        if self.isVisible():
            self.follow()

    def _is_seen(self) -> bool:
        """Whether what is live is on the projector, or on televisions in the hall."""
        shown = self._preferences.shown_on is not False or self._preferences.hall.on
        return shown and not self._preferences.other_shown()

    def follow(self) -> None:
        """Follow the wall, however it changed: by key, by program, by itself, or from here."""
        words, stage, choices = self._view.words, self._stage, self._stage.choices
        live = stage.live()
        say = words.pgettext
        seen = self._is_seen()
        on = say("screen", "LIVE") if seen else say("screen", "OFF")
        self.live_name.setText(
            " · ".join(part for part in (on, stage.flight, screen_name(words, live)) if part)
        )
        following = screen_name(words, stage.prepared)
        self.next_name.setText(say("screen", "NEXT · {screen}", screen=following))
        self._following = True
        self.wall.mark(live, stage.prepared, seen=seen)
        self.wall.judge()
        for screen, scene in self.scenes.items():
            scene.turn.setChecked(screen in choices.rotation)
        self.rotate.setText(
            words.gettext("Stop the turns") if choices.rotating else words.gettext("Show in turn")
        )
        self.seconds.setValue(choices.seconds)
        self.automatic.setChecked(choices.automatic)
        self.fills.setChecked(choices.fills)
        self.motion.setChecked(choices.motion)
        self.money.setChecked(choices.money)
        self.notices.setChecked(choices.notices)
        if self.notice.toPlainText() != choices.notice:
            self.notice.setPlainText(choices.notice)
        if not self.band_words.hasFocus() and self.band_words.text() != choices.band:
            self.band_words.setText(choices.band)
            self.band_words.setCursorPosition(0)
        self.band_seconds.setValue(choices.band_seconds)
        self.band.setText(
            words.gettext("Take the band off") if stage.banded else words.gettext("Show the band")
        )
        self.theme.setCurrentIndex(self.theme.findData(choices.theme))
        self.branded.setChecked(choices.branded)
        own = choices.house is not None
        self.branded.setEnabled(stage.has_brand and not own)
        self.theme.setEnabled(not own and not (stage.has_brand and choices.branded))
        self.names.setCurrentIndex(self.names.findData(choices.names))
        self.house_name.say(Path(choices.house).name if choices.house else "")
        self.house_name.setToolTip(choices.house or "")
        self.house_name.setVisible(own)
        self.no_house.setVisible(own)
        self._following = False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._pictures.grow(event.size().width())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.follow()
