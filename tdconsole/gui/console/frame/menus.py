"""The menus of the strip: the tournaments, and every action that is not needed each minute."""

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.gui.console.actions.action import Action, Menu
from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.console.clock.signals.menu import SoundMenu
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import OWN_NAMES, WindowPreferences, look_name
from tdconsole.gui.console.frame.house_menu import HouseMenu
from tdconsole.gui.console.widgets.one_of import one_of
from tdconsole.gui.shared.plain import literally
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue
from tdconsole.wall.theme import THEMES, Theme


class MoreMenu(QMenu):
    def __init__(  # noqa: PLR0913, PLR0917  # whose, and how it looks
        self,
        words: Catalogue,
        gestures: Gestures,
        preferences: WindowPreferences,
        announcer: Announcer,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._words, self._preferences, self._gestures = words, preferences, gestures
        say = words.gettext
        for name in ("undo", "redo"):
            self.addAction(gestures.action(name))
        evening = self.addMenu(say("The evening over time"))
        for name in ("replay", "charts"):
            evening.addAction(gestures.action(name))
        self.addSeparator()
        self.clock = self.addMenu(say("Clock and level"))
        for name in ("start-at", "set-time", "hand"):
            self.clock.addAction(gestures.action(name))
        self.clock.addSeparator()
        for name in ("next-level", "previous-level", "level"):
            self.clock.addAction(gestures.action(name))
        self.clock.addSeparator()
        self.clock.addAction(gestures.action("clock-as-it-was"))
        self.flights = self.addMenu(say("Flights"))
        self.aboutToShow.connect(self._look)
        for name in ("flight", "open-flight", "merge-flights", "flights"):
            self.flights.addAction(gestures.action(name))
        self.tables = self.addMenu(say("Tables, seats and draws"))
        self._list(self.tables, self._listed("tables"))
        self.players = self.addMenu(say("Players, blinds and busts"))
        judged = [row for row in self._listed("players") if row.group == "discipline"]
        self._list(self.players, [row for row in self._listed("players") if row not in judged])
        self.penalties = self.addMenu(say("Penalties and rulings"))
        self._list(self.penalties, judged)
        self.penalties.addSeparator()
        self._list(self.penalties, self._listed("penalties"))
        self.advice = self.addMenu(say("Moves and advice"))
        for name in ("balance", "move-slips", "breaking-slips", "moves-sheet"):
            self.advice.addAction(gestures.action(name))
        self.advice.addSeparator()
        for name in ("race", "race-sheet", "race-protocol"):
            self.advice.addAction(gestures.action(name))
        self.advice.addSeparator()
        for name in ("advice", "later", "dismiss"):
            self.advice.addAction(gestures.action(name))
        self.calls = self.addMenu(say("Clock on a player"))
        for name in ("call", "call-acted"):
            self.calls.addAction(gestures.action(name))
        self.calls.addSeparator()
        self.calls.addAction(gestures.action("call-dead"))
        self.calls.addSeparator()
        for name in ("shot-clock", "time-card"):
            self.calls.addAction(gestures.action(name))
        self.addSeparator()
        for name in ("seat-cards", "payout-sheet"):
            self.addAction(gestures.action(name))
        self.addSeparator()
        self.show_menu = self.addMenu(say("Projector"))
        self.show_menu.aboutToShow.connect(self._fill_show)
        self.addMenu(SoundMenu(announcer, gestures, self))
        languages = self.addMenu(say("Language"))
        for language in LANGUAGES:
            one_of(
                languages,
                OWN_NAMES[language],
                partial(preferences.speak, language),
                chosen=language == preferences.language,
            )
        looks = self.addMenu(say("Appearance"))
        for look in THEMES:
            one_of(
                looks,
                look_name(words, look),
                partial(preferences.dress, look),
                chosen=look == preferences.look,
            )
        looks.addSeparator()
        motion = looks.addAction(say("Motion"))
        motion.setCheckable(True)
        motion.setChecked(preferences.motion)
        motion.triggered.connect(lambda checked: preferences.move(motion=checked))
        self.addSeparator()
        for name in ("finish", "new"):
            self.addAction(gestures.action(name))
        self.addMenu(HouseMenu(gestures, preferences, theme, parent))
        self.addAction(gestures.action("keys"))
        self.addSeparator()
        self.addAction(gestures.action("quit"))

    def _listed(self, name: Menu) -> list[Action]:
        return [action for action in self._gestures.rows() if action.menu == name]

    def _list(self, menu: QMenu, listed: list[Action]) -> None:
        """List the actions in the order of the table, with a line between two groups."""
        for before, action in zip((None, *listed), listed, strict=False):
            if before is not None and before.group != action.group:
                menu.addSeparator()
            menu.addAction(self._gestures.action(action.id))

    def _look(self) -> None:
        state = self._gestures.view.state
        self.flights.menuAction().setVisible(state.terms.flights != "off")

    def _fill_show(self) -> None:
        """List the outputs as they are now; a cable may just have been plugged in."""
        preferences, say = self._preferences, self._words.gettext
        self.show_menu.clear()
        for output in preferences.outputs():
            one_of(
                self.show_menu,
                say("On {output}", output=literally(output)),
                partial(preferences.show_on, output),
                chosen=preferences.shown_on == output,
            )
        one_of(
            self.show_menu,
            say("In a window"),
            partial(preferences.show_on, None),
            chosen=preferences.shown_on is True,
        )
        if (awaited := preferences.awaited) is not None:
            one_of(
                self.show_menu,
                say("Waiting for {output}", output=literally(awaited)),
                partial(preferences.show_on, awaited),
                chosen=True,
            )
        off = preferences.shown_on is False and awaited is None
        one_of(self.show_menu, say("Off"), preferences.show_off, chosen=off)
        self.show_menu.addSeparator()
        for name in ("take", "rotate", "band", "wall", "brand", "hall"):
            self.show_menu.addAction(self._gestures.action(name))


class TournamentMenu(QMenu):
    def __init__(self, gestures: Gestures, preferences: WindowPreferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._gestures, self._preferences = gestures, preferences
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        present = self._gestures.view.tournament
        every = self._preferences.tournaments()
        self.clear()
        for shelved in reversed(every):
            made = self.addAction(literally(shelved.name))
            made.setCheckable(True)
            made.setChecked(shelved.tournament == present)
            made.triggered.connect(
                lambda _checked=False, number=shelved.tournament: self._preferences.choose(number)
            )
        self.addSeparator()
        self.addAction(self._gestures.action("new"))
