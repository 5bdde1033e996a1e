"""Builds a house, its window and its wall, and tears them down to be rebuilt."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSignalBlocker, Signal

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.values import PlayId, StepNo, TournamentId
from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.engine.hall import HallSwitch
from tdconsole.gui.console.engine.live_results import LiveResults
from tdconsole.gui.console.engine.preferences import Shelved
from tdconsole.gui.console.engine.tournament_view import FOLLOWS, Told, TournamentView
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.sound.loudspeaker import Loudspeaker
from tdconsole.gui.console.wall.screens import screen_name
from tdconsole.gui.following import Following
from tdconsole.gui.houses import Houses
from tdconsole.gui.kept_windows import Kept, KeptWindows
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.stage import Stage
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.replaying import Replaying
from tdconsole.gui.seen_by_the_room import SeenByTheRoom
from tdconsole.gui.shared.held_keys import HeldKeys
from tdconsole.gui.shared.line_to_house import BEAT, line_to
from tdconsole.gui.shared.qt_words import QtWords
from tdconsole.gui.showing import Showing
from tdconsole.gui.where import Where
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.session import Opened, Refused, Session, TimeSource
from tdconsole.settings import Settings
from tdconsole.settings import Wall as WallChoices
from tdconsole.wall.flight_on_wall import FlightOnWall
from tdconsole.wall.theme import Theme, ThemeName, theme

if TYPE_CHECKING:
    from tdconsole.gui.console.setup.creating import CreatingForm


class Console(Showing, QObject):
    """Builds and rebuilds the windows; a change of language or look makes new ones."""

    ended = Signal()

    def __init__(  # noqa: PLR0913, PLR0917  # of what, in which language, and what it keeps
        self,
        session: Session,
        language: Language,
        chosen: Settings,
        keep: Callable[[Settings], object],
        time: TimeSource | None = None,
        home: Opened | None = None,
    ) -> None:
        QObject.__init__(self)
        Showing.__init__(self, session, chosen, keep)
        self._language = language
        self._time = time or session.time
        self.words = catalogue(language)
        self.houses = Houses(home, self)
        worked_on = session.only_looking is None
        self.copies = Copies(self.houses.path if worked_on else None, self, self)
        self.line = line_to(home, self)
        self.loudspeaker = Loudspeaker(self)
        self.programme = Programme(chosen.wall, self)
        self.programme.turned.connect(self._programmed)
        self.wall = Wall(session, self._time, self.programme, self, aside=True, line=self.line)
        self.wall.came.connect(self._keep_keyboard)
        self.wall.turned.connect(self._turned)
        self._where = Where(self.wall, lambda: self.settings, lambda: self.window)
        self.hall = HallSwitch(self.houses.place if worked_on else None, self, self)
        self.live_results = LiveResults(self.houses.place if worked_on else None, self, self)
        following = Following(self.hall, self.programme, self.wall, lambda: self.settings)
        self._seen = SeenByTheRoom(self.wall, self.hall, following)
        self._others = KeptWindows()
        self.window: ConsoleWindow | BeginningWindow | None = None
        session.own.carry_on()
        self.act_on()
        self._tournament = session.find(None)
        self._qt_words = QtWords(self)
        self._stage: Stage | None = None
        self.replaying = Replaying(self)
        self._flights: dict[TournamentId, PlayId] = {}
        self._on_wall = FlightOnWall(FlightInHand())

    def begin(self) -> None:
        self._qt_words.speak(self._language)
        self._open(self._made())
        self.houses.tell_amiss()
        self.houses.look_whether_in_force()
        self.copies.look()
        self.hall.begin()
        self.live_results.begin()
        self._ask_who()
        if self.settings.showing and self._tournament is not None:
            self.show_on(self._where.last())

    def _ask_who(self) -> None:
        """Ask who acts, where nobody may before the PIN; the wall and the clock go on."""
        window = self.window
        if self.session.only_looking is not None or self.session.gate.stranger() is None:
            return
        if isinstance(window, ConsoleWindow):
            window.gestures.perform("staff")
        elif window is not None:
            window.ask_who(self._theme, self.act)

    # The windows

    def _made(self) -> ConsoleWindow | BeginningWindow:
        """Make the window; everything the disk could prevent is made here."""
        if self._tournament is None:
            return BeginningWindow(self.words, self._theme, self.session, self._time, self)
        view = TournamentView(self.session, self._tournament, self.words, self._time, self)
        self._look_at_same_flight(view)
        old = self.window
        same = isinstance(old, ConsoleWindow) and old.view.tournament == self._tournament
        if isinstance(old, ConsoleWindow) and same:
            view.turn_to(old.view.state.current)
        kept = self._on_wall.kept if same else None
        before, time, on_wall = self._stage, self._time, self._on_wall
        self._on_wall = FlightOnWall(view.flight, kept)
        self._stage = Stage(
            self.session,
            self._tournament,
            self.words,
            time,
            self.programme,
            self._theme,
            view,
            self._on_wall,
        )
        try:
            return ConsoleWindow(view, self._theme, self)
        except KnownError:
            self._stage, self._on_wall = before, on_wall
            view.close()
            raise

    def _look_at_same_flight(self, view: TournamentView) -> None:
        """Turn to the flight of the previous window, or the one in hand when it was last left."""
        if isinstance(self.window, ConsoleWindow):
            before = self.window.view
            self._flights[before.tournament] = before.state.current
        if view.tournament in self._flights:
            view.flight.turn(self._flights[view.tournament])

    def _open(self, window: ConsoleWindow | BeginningWindow) -> None:
        window.closed.connect(self._closed)
        if isinstance(window, BeginningWindow):
            window.form.wanted.connect(partial(self._create, window.form))
            window.wanted_house.connect(self.houses.open)
            window.found_house.connect(self.houses.follow)
            self._show(window)
            return
        view = window.view
        stage, space, say = self.stage, self._theme.console.space, self.words.gettext
        wide = space.side - 2 * space.margin
        live = stage.picture(say("What the players see"), wide)
        live.pressed.connect(self.toggle_show)
        following = stage.picture(say("What they would see next"), wide * 2 // 5, ahead=True)
        following.pressed.connect(stage.take)
        self.copies.watch(view)
        view.passed.connect(stage.follow_soon)
        view.passed.connect(stage.look_whether_branded)
        view.passed.connect(self.houses.look_whether_in_force)
        view.told.connect(self.houses.ask_again)
        view.changed.connect(partial(self._follow_flight, self._on_wall))
        view.changed.connect(self._seen.tell)
        stage.turned.connect(self._flight_shown)
        stage.turned.connect(self._dress_wall)
        stage.turned.connect(self._seen.tell)
        window.closed.connect(stage.leave)
        window.set_preview(live, following)
        self.programme.talk(None)
        window.talked.connect(self.programme.talk)
        self._seen.turn(view, self._on_wall)
        self._show(window)
        self._named()
        view.begin(FOLLOWS if self.line is None else BEAT)
        if stage.fault:
            self.tell(stage.fault)

    def _come_back(self, kept: Kept) -> None:
        """Show a window again that was turned away from, as it was left."""
        window, self._stage, self._on_wall = kept
        self._seen.turn(window.view, kept.flight)
        self._show(window)
        self._named()
        window.view.begin(FOLLOWS if self.line is None else BEAT)
        window.come_back()

    def _show(self, window: ConsoleWindow | BeginningWindow) -> None:
        self.window = window
        self.show_where_left(window)

    def _anew(self) -> None:
        """Rebuild the window in other words or colours: same place, same page, same wall."""
        held = HeldKeys(self)
        try:
            self._make_anew(held)
        finally:
            held.leave()
            held.deleteLater()

    def _make_anew(self, held: HeldKeys) -> None:
        """Keep the old window until the new one is in front, so that no key is lost in between."""
        old = self.window
        left = self._left(old)
        kept = None if left is None else self._others.take(self._tournament)
        made = self._made() if kept is None else kept.window
        if old is not None:
            self.remember_place(old)
        if kept is None:
            self._open(made)
        else:
            self._come_back(kept)
        held.wait_for(made)
        if isinstance(made, ConsoleWindow):
            if left is None:
                self._others.put_away(self._put_away)
                self._go_on(old, made)
            else:
                self._others.keep(left)
                self._others.go_on(made)
            held.give_to(made.quick.field)
        if left is None:
            self._put_away(old)
            self._show_again()

    def _left(self, old: ConsoleWindow | BeginningWindow | None) -> Kept | None:
        """What is turned away from; nothing if the same tournament is only shown anew."""
        if not isinstance(old, ConsoleWindow) or old.view.tournament == self._tournament:
            return None
        return Kept(old, self.stage, self._on_wall)

    @staticmethod
    def _go_on(old: ConsoleWindow | BeginningWindow | None, made: ConsoleWindow) -> None:
        if isinstance(old, ConsoleWindow):
            made.show_page(old.page.name)
            made.quick.go_on(old.quick.typed())
            if (going := old.on_a_player.going()) is not None:
                made.on_a_player.go_on(going)

    def _put_away(self, old: ConsoleWindow | BeginningWindow | None) -> None:
        self.loudspeaker.stop()
        self.replaying.close()
        if old is None:
            return
        old.closed.disconnect(self._closed)
        if isinstance(old, ConsoleWindow):
            old.closing.waive()
        old.close()
        if isinstance(old, ConsoleWindow):
            old.view.deleteLater()
        old.deleteLater()

    def _closed(self) -> None:
        if self.window is not None:
            self.remember_place(self.window)
        self.replaying.close()
        self._end_show()
        self.ended.emit()

    def close(self) -> None:
        """Close everything: windows, wall, timers, and what works beside them."""
        self.copies.stop()
        self.hall.stop()
        self.live_results.stop()
        if self.line is not None:
            self.line.close()
        old, self.window = self.window, None
        if old is not None:
            self.remember_place(old)
        self._others.put_away(self._put_away)
        self._put_away(old)
        self._end_show()
        self._qt_words.silence()

    def leave_house(self) -> None:
        """Leave for another house; if the window asks first, the answer decides."""
        window = self.window
        if window is None or window.close():
            return
        if not isinstance(window, ConsoleWindow) or not window.closing.is_pending:
            self.houses.stay()

    def _end_show(self) -> None:
        """Close the show together with the console; the next console reopens it."""
        with QSignalBlocker(self.wall):
            self.wall.hide()

    def waive(self) -> None:
        """Close without asking: the system ends, or the caller of the program does."""
        if isinstance(self.window, ConsoleWindow):
            self.window.closing.waive()

    def _keep_keyboard(self) -> None:
        """Keep the keyboard with the director, never with what the room sees."""
        if self.window is not None:
            self.window.activateWindow()

    def _turned(self) -> None:
        """Remember that the show is on or off, however it was switched."""
        if not self.wall.on:
            self._on_wall.kept = None
            self._seen.leave_flight()
            self._keep_keyboard()
        self._set(replace(self.settings, showing=self.wall.on))
        self._named()
        if (awaited := self.wall.awaited) is not None:
            sentence = self.words.gettext(
                "The players see nothing: {output} is not plugged in. Once it is, the projector comes on by itself; F5 shows it here.",
                output=awaited,
            )
            self.tell(sentence)

    def _programmed(self) -> None:
        """Remember the chosen program; a screen shown only for now is not remembered."""
        self._set(replace(self.settings, wall=self.programme.choices))
        self._dress_wall()
        self._named()

    def _dress_wall(self) -> None:
        if self.wall.window is not None:
            self.wall.window.dress(self.stage.look)

    def _named(self) -> None:
        if isinstance(self.window, ConsoleWindow):
            self.window.advice.set_shown(self.shown_on, self.awaited, self.other_shown())
            self.window.advice.name_next(screen_name(self.words, self.programme.prepared))

    @property
    def _theme(self) -> Theme:
        return theme(self.settings.theme)

    # Wishes

    @property
    def shown_from(self) -> ConsoleWindow | None:
        return self.window if isinstance(self.window, ConsoleWindow) else None

    @property
    def language(self) -> Language:
        return self._language

    @property
    def look(self) -> ThemeName:
        return self.settings.theme

    @property
    def paper_language(self) -> Language:
        return self.settings.paper_language or self._language

    @property
    def wall_chosen(self) -> WallChoices:
        return self.settings.wall

    def speak(self, language: Language) -> None:
        self._change(language=language, look=self.look, tournament=self._tournament)

    def dress(self, look: ThemeName) -> None:
        self._change(language=self.language, look=look, tournament=self._tournament)

    def _change(
        self, *, language: Language, look: ThemeName, tournament: TournamentId | None
    ) -> None:
        """Change it; if the disk refuses, or a paper is being made, everything stays as it was."""
        window = self.window
        if isinstance(window, ConsoleWindow) and window.is_printing():
            return
        before = (self._language, self.settings, self._tournament)
        self._language, self._tournament = language, tournament
        self.words = catalogue(language)
        self.settings = replace(self.settings, theme=look)
        self._qt_words.speak(self._language)
        try:
            self._anew()
        except KnownError as error:
            self._language, self.settings, self._tournament = before
            self.words = catalogue(self._language)
            self._qt_words.speak(self._language)
            self.tell(mishap(self.words, error))
            return
        kept = self.settings
        if language != before[0]:
            kept = replace(kept, language=language)
        self.settings = before[1]
        self._set(kept)

    def tell(self, sentence: str) -> None:
        if isinstance(self.window, ConsoleWindow):
            self.window.view.told.emit(Told(sentence=sentence, refused=True))
        elif self.window is not None:
            self.window.form.refuse(sentence)

    def tournaments(self) -> list[Shelved]:
        """Return the tournaments that can be read; a menu is no place to report faults."""
        shelved = []
        try:
            for number in self.session.tournaments():
                state = self.session.state(number)
                if state is not None:
                    shelved.append(Shelved(number, state.setup.name))
        except KnownError as error:
            self.tell(mishap(self.words, error))
        return shelved

    def replay(self, step: StepNo | None = None) -> None:
        if self._tournament is not None and (past := self.houses.replay(self._tournament)):
            self.replaying.open(past, self._theme, self.stage.look, step)

    def choose(self, tournament: TournamentId) -> None:
        if tournament != self._tournament:
            self._change(language=self.language, look=self.look, tournament=tournament)

    def create(self, done: Callable[[], None]) -> None:
        if self.window is None:
            return
        from tdconsole.gui.console.setup.creating import (  # noqa: PLC0415 -- few starts need it
            CreatingDialog,
        )

        club = self.session.club
        dialog = CreatingDialog(self.words, self._theme, club, self._time, self.window)
        dialog.form.wanted.connect(partial(self._create, dialog.form))
        dialog.finished.connect(done)
        dialog.open()

    def _create(self, form: "CreatingForm", command: CreateTournament) -> None:
        try:
            answer = self.session.submit(None, command)
        except KnownError as error:
            form.refuse(mishap(self.words, error))
            return
        if isinstance(answer, Refused):
            form.refuse(answer.rejection)
            self._ask_who()
            return
        if (asked := form.window()) is not self.window:
            asked.close()
        self.choose(answer.tournament)
