"""The director's window, put together from its parts."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.trail import Redo
from tdconsole.domain.values import Document, EntryId, StaffId, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.advice.column import AdviceColumn
from tdconsole.gui.console.clock.calls.gestures import ClockOnAPlayer
from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.console.clock.signals.muted import MutedButton
from tdconsole.gui.console.clock.strip import Strip
from tdconsole.gui.console.discipline.away.printing import PromptPrinting
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.desk.list_dialog import ListDialog
from tdconsole.gui.console.festival.turning import Turning
from tdconsole.gui.console.frame.charts.ways import WaysToCharts
from tdconsole.gui.console.frame.citations import LookingUp
from tdconsole.gui.console.frame.closing import Closing
from tdconsole.gui.console.frame.copies.sign import CopySign
from tdconsole.gui.console.frame.keyboard import Keyboard
from tdconsole.gui.console.frame.looking import looking_bar
from tdconsole.gui.console.frame.menus import MoreMenu, TournamentMenu
from tdconsole.gui.console.frame.navigation import Navigation
from tdconsole.gui.console.frame.occasions import Occasions
from tdconsole.gui.console.frame.server_bar import ServerBar
from tdconsole.gui.console.frame.table import ACTIONS, PAGES
from tdconsole.gui.console.frame.turning import Pages
from tdconsole.gui.console.line.line import QuickLine
from tdconsole.gui.console.log.taking_back import TakingBack
from tdconsole.gui.console.setup import keeping as setup_drafts
from tdconsole.gui.console.structure import keeping as structure_drafts
from tdconsole.gui.console.wall.gestures import gestures_of
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.pressing import SecondClick
from tdconsole.i18n.engine.faults import fault
from tdconsole.i18n.flights.rules import flight_in_hand
from tdconsole.line.typing.reading import (
    Jump,
    ToAction,
    ToEntry,
    ToFlight,
    ToHouse,
    ToList,
    ToPayment,
    ToRace,
    ToRules,
    ToSeat,
    ToTable,
    ToTournament,
)
from tdconsole.projections.chips.race_board import Exchange
from tdconsole.projections.clock.board import beside
from tdconsole.projections.engine.faults import ClockOff
from tdconsole.session import Address
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.papers.seals import SealsAway

LEAST: Final = (1024, 700)
USUAL: Final = (1280, 800)


class ConsoleWindow(QMainWindow):
    closed = Signal()
    talked = Signal(object)
    """Emitted with the `DealBoard` of a deal under discussion; None once it is over."""

    def __init__(self, view: TournamentView, theme: Theme, preferences: WindowPreferences) -> None:
        super().__init__()
        self.view, self.theme, self.preferences = view, theme, preferences
        self._taking_back = TakingBack(view)
        view.work_at(lambda: preferences.till)
        self.setMinimumSize(*LEAST)
        self.resize(*USUAL)
        dress(self, theme)
        self.gestures = gestures = Gestures(view, self, ACTIONS)
        words = view.words
        self.strip = Strip(view, gestures, theme, motion=preferences.motion)
        self.pages = Pages(view, gestures, theme, preferences)
        self.navigation = Navigation(PAGES, gestures, theme)
        self.advice = AdviceColumn(view, gestures, theme)
        self.prompt_papers = PromptPrinting(view, preferences, self)
        self.seals: SealsAway | None = None
        preferences.copies.rested.connect(self._seal)
        self.quick = QuickLine(view, gestures, theme)
        self.announcer = Announcer(view, preferences, self)
        self.turning = Turning(gestures, preferences, self.announcer, theme, self)
        self.occasions = Occasions(view, self.navigation, self.turning, self)
        self.on_a_player = ClockOnAPlayer(gestures, theme, preferences, self.quick.take, self)
        self.advice.set_beside(MutedButton(self.announcer, gestures, theme))
        self.advice.set_foot(CopySign(preferences.copies, gestures, theme))
        self.setCentralWidget(self._laid_out())
        self.strip.flight.flights.set_stage(preferences.stage)
        self.strip.set_others(self.turning.button)
        self.strip.set_menu(TournamentMenu(gestures, preferences, self))
        self.strip.set_more(MoreMenu(words, gestures, preferences, self.announcer, theme, self))
        self.charts = WaysToCharts(self)
        self.closing = Closing(view, preferences, theme, self)
        self._connect()
        self._teach()
        self.rules = LookingUp(self)
        self.keyboard = Keyboard(self, gestures, self.quick, self.pages)
        self._titled()
        self._drafted("structure", waits=structure_drafts.is_kept(view.tournament))
        self._drafted("setup", waits=setup_drafts.is_kept(view.tournament))
        self.show_page("floor" if view.state.play.seating.of else "desk")
        self.quick.focus()

    def _laid_out(self) -> QWidget:
        whole = QWidget()
        down = QVBoxLayout(whole)
        across = QHBoxLayout()
        for box in (down, across):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        down.addWidget(self.strip)
        if (bar := looking_bar(self.view.words, self.view.session)) is not None:
            down.addWidget(bar)
            self.navigation.actor.hide()
        if (line := self.preferences.line) is not None:
            down.addWidget(server := ServerBar(line, self.view.words, self.theme))
            server.wanted_again.connect(self.preferences.houses.open_again)
            self.view.waits.connect(server.wait)
            line.woke.connect(self.view.follow)
            self.view.unhurried = line.unhurried
            line.clock_off.connect(self._tell_clock)
        down.addLayout(across, 1)
        down.addWidget(self.quick)
        across.addWidget(self.navigation)
        across.addWidget(self.pages, 1)
        across.addWidget(self.advice)
        return whole

    def _connect(self) -> None:
        self.navigation.chosen.connect(self.show_page)
        self.navigation.actor.clicked.connect(lambda _checked=False: self.gestures.perform("staff"))
        self._name_actor()
        self.advice.wanted_line.connect(self.quick.take)
        self.gestures.begun.connect(self.quick.take)
        self.gestures.asked.connect(self._ask)
        self.gestures.saved.connect(self._print)
        self.gestures.printed.connect(self._print_at_once)
        self.quick.jumped.connect(self.jump)
        self.quick.meant.connect(self.pages.foresee)
        self.pages.wanted_entry.connect(self.show_entry)
        self.pages.drafted.connect(self._drafted)
        self.pages.finished.connect(self._back)
        self.view.changed.connect(self._titled)
        self.view.house_changed.connect(self._look_who_acts)
        self.prompt_papers.unprinted.connect(self._print)
        self.occasions.wanted.connect(self.show_page)
        self.turning.beside.turned.connect(self.strip.look_beside)
        self.announcer.turned.connect(self._read_in)
        self.closed.connect(self.on_a_player.left)
        self.closed.connect(self.advice.left)
        self.closed.connect(self.turning.beside.leave)
        self.closed.connect(self.pages.stop_working)
        self._read_in()

    def _teach(self) -> None:
        """Bind the gestures that the window performs itself."""
        own: dict[str, Callable[[], object]] = {
            "next-level": partial(self._turn_level, 1),
            "previous-level": partial(self._turn_level, -1),
            "apply-structure": self._apply_structure,
            "deal": self._deal,
            "race": self._race,
            "undo": self._undo,
            "redo": self._redo,
            "staff": self._choose_staff,
            "projector": self.preferences.toggle_show,
            **gestures_of(self.preferences, self.view, self.theme, self, self._show_one),
            "aloud": self._aloud,
            "mute": self.announcer.toggle_mute,
            "find": lambda: self.page.seek(),  # noqa: PLW0108 -- the page of that moment
            "quick": self._back,
            "new": lambda: self.preferences.create(self.quick.focus),
            "keys": self._keys,
            "copies": self._show_copies,
            "publish": self._publish,
            "replay": lambda: self.preferences.replay(self.gestures.selection.step),
            "quit": self.close,
        }
        for name, gesture in own.items():
            self.gestures.teach(name, gesture)

    @property
    def page(self) -> Page:
        return self.pages.shown

    def show_page(self, name: str) -> None:
        """Show a page; if the page that goes had the keyboard, the line gets it."""
        page = self.pages.named(name)
        if page is not self.page and self.page.isAncestorOf(self.focusWidget()):
            self.quick.focus()
        self.pages.turn_to(page)
        self.navigation.show_page(name)
        self.occasions.offer()

    def set_preview(self, preview: QWidget, following: QWidget) -> None:
        """Set the previews of what the room sees, and what it would see next."""
        self.advice.set_preview(preview, following)

    def rest(self) -> None:
        """Give way to the window of another tournament, with everything begun in it kept."""
        self.view.rest()
        self.turning.rest(self)

    def come_back(self) -> None:
        """Go on where it was left, by the preferences and the actor of now."""
        self.turning.come_back()
        self._look_who_acts()
        self.announcer.come_back()

    # Gestures that reach across the window

    def jump(self, to: Jump) -> None:
        match to:
            case ToFlight():
                self.view.turn_to(to.play)
                if to.then is not None:
                    self.jump(to.then)
            case ToEntry():
                self.show_entry(to.entry)
            case ToSeat() | ToTable():
                self.show_page("floor")
                self.page.jump(to)
            case ToPayment():
                self.show_page("prizes")
                self.page.jump(to)
            case ToAction():
                if to.entry is not None:
                    self.gestures.point(Selection(entries=(to.entry,)))
                self.gestures.perform(to.action)
            case ToRace():
                self._race(Exchange(old=to.old, new=to.new), to.table)
            case ToList():
                ListDialog(self.view, self.theme, to.names, self).open()
            case ToHouse():
                self.view.ask_house(to.request)
            case ToTournament():
                self.preferences.choose(to.tournament)
            case ToRules():
                self.rules.look_up(to.sought)
            case _:
                assert_never(to)

    def show_entry(self, entry: EntryId) -> None:
        """Show the entry on the floor if the player has a seat, else on the list."""
        self.show_page("floor" if entry in self.view.state.play.seating.of else "desk")
        self.page.jump(ToEntry(entry=entry))

    def _ask(self, page: str, action: str) -> None:
        """Ask on a page; one of use only at times opens by its keys ready to be typed on."""
        chosen = self.gestures.selection
        self.show_page(page)
        if action != page:
            self.page.begin(action, chosen)
        elif any(row.offered for row in PAGES if row.id == page):
            self.page.seek()

    def _turn_level(self, by: int) -> None:
        period = beside(self.view.state, self.view.now(), by)
        if period is not None:
            self.view.do(SetLevel(period=period.id))

    def _deal(self) -> None:
        """Open the one deal dialog, with what was typed in it."""
        from tdconsole.gui.console.prizes.deal.dialog import DealDialog  # noqa: PLC0415 -- when asked for

        there = self.findChild(DealDialog)
        if there is None:
            there = DealDialog(self.view, self.theme, self)
            self.closed.connect(there.close)
            there.talked.connect(self.talked)
            there.wanted_line.connect(self.quick.take)
        there.open()

    def _race(self, exchange: Exchange | None = None, table: TableNo | None = None) -> None:
        """Open the one race dialog, at the selected table unless it is done."""
        from tdconsole.gui.console.chips.race.dialog import RaceDialog  # noqa: PLC0415 -- when asked for

        there = self.findChild(RaceDialog)
        if there is None:
            there = RaceDialog(self.view, self.gestures, self.theme, self)
            self.closed.connect(there.close)
        seat = self.gestures.selection.seat
        there.open(exchange, table or (None if seat is None else seat.table))

    def _print_at_once(self, paper: str) -> None:
        self.prompt_papers.print(paper, self.gestures.selection.entries)

    def _back(self) -> None:
        """Leave what was begun elsewhere as it was, on Esc."""
        self.pages.leave()
        self.quick.focus()

    def _apply_structure(self) -> None:
        """Show what the structure's draft would change before it is applied."""
        if self.page.name in {"setup", "structure"}:
            self.page.begin("apply-structure", self.gestures.selection)
        else:
            self.show_page("structure")

    def _drafted(self, page: str, waits: bool) -> None:
        why = self.view.words.gettext("a draft, not applied yet") if waits else ""
        self.navigation.wait_for(page, why)

    def _print(self, document: Document) -> None:
        from tdconsole.gui.console.papers.page import PaperPage  # noqa: PLC0415 -- when asked for

        self.show_page("paper")
        self.pages.of(PaperPage).save_as(document)

    def _undo(self) -> None:
        if not self.quick.last.take_back_dealing():
            self._taking_back.press(self.quick.sentence.text)

    def _redo(self) -> None:
        last = self.view.last_undone()
        self.view.do(Redo(step=None if last is None else last.no))

    def _seal(self) -> None:
        """Take the seals out of the computer, if this machine is set to."""
        if not (self.preferences.sealing.strip or self.preferences.sealing.command):
            return
        if self.seals is None:
            from tdconsole.gui.console.papers.seals import SealsAway  # noqa: PLC0415 -- at a break

            house = self.preferences.houses.place
            self.seals = SealsAway(self.view, house, self.preferences, self)
        self.seals.seal()

    def _show_copies(self) -> None:
        """Open the one dialog of copies."""
        from tdconsole.gui.console.frame.copies.dialog import CopiesDialog  # noqa: PLC0415 -- when asked for

        there = self.findChild(CopiesDialog)
        if there is None:
            there = CopiesDialog(self.view, self.preferences, self.theme, self)
            self.closed.connect(there.done_here)
        there.open()

    def _publish(self) -> None:
        """Show the one dialog by which results leave the house."""
        from tdconsole.gui.console.papers.publishing import PublishingDialog  # noqa: PLC0415 -- when asked for

        there = self.findChild(PublishingDialog)
        if there is None:
            there = PublishingDialog(self.view, self.preferences, self.theme, self)
            self.closed.connect(there.done_here)
        there.open()

    def _show_one(self, kind: type[QDialog], made: Callable[[], QDialog]) -> None:
        """Show the one dialog of its kind beside the window, and close it with that."""
        there = self.findChild(kind)
        if there is None:
            there = made()
            self.closed.connect(there.close)
            there.show()
            SecondClick(there)
        there.show()
        there.activateWindow()

    def _aloud(self) -> None:
        from tdconsole.gui.console.clock.signals.aloud import AloudDialog  # noqa: PLC0415 -- when asked for

        AloudDialog(self.announcer, self.theme, self).open()

    def _choose_staff(self) -> None:
        from tdconsole.gui.console.people.staff.choosing import StaffDialog  # noqa: PLC0415 -- when asked for

        if any(there.isVisible() for there in self.findChildren(StaffDialog)):
            return
        dialog = StaffDialog(self.view.session, self.view.words, self.theme, self)
        dialog.chosen.connect(self._act)
        dialog.open()

    def _act(self, member: StaffId | None) -> None:
        self.preferences.act(member)
        self._look_who_acts()

    def _look_who_acts(self, _change: object = None) -> None:
        self._name_actor()
        self.gestures.look()
        self.quick.look()

    def _name_actor(self) -> None:
        session = self.view.session
        actor = session.actor if session.gate.stranger() is None else None
        staff = self.view.session.club.staff.named() if actor is not None else {}
        self.navigation.name_actor(None if actor is None else staff.get(actor))

    def _keys(self) -> None:
        from tdconsole.gui.console.frame.keys import KeysDialog  # noqa: PLC0415 -- when asked for

        KeysDialog(self.view.words, self.theme, self).open()

    # Called by Qt

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self.is_printing() or not self.closing.granted():
            event.ignore()
            return
        self.keyboard.leave()
        if self.seals is not None:
            self.seals.stop()
        self.view.close()
        super().closeEvent(event)
        self.closed.emit()

    def _tell_clock(self, off: ClockOff) -> None:
        self.view.told.emit(Told(sentence=fault(self.view.words, off), refused=True))

    def is_printing(self) -> bool:
        """Whether a paper is being made, which would be lost; the line says so."""
        seals = self.seals is not None and self.seals.busy
        printing = self.pages.printing or self.prompt_papers.busy or seals
        if printing:
            sentence = self.view.words.gettext("A paper is being made: wait until it is done.")
            self.view.told.emit(Told(sentence=sentence, refused=True))
        return printing

    def _read_in(self) -> None:
        self.advice.calls.read_in(self.announcer.words)

    def _titled(self, _change: object = None) -> None:
        state = self.view.state
        flight = flight_in_hand(self.view.words, state)
        name = f"{state.setup.name} · {flight}" if flight else state.setup.name
        if self.view.session.only_looking is not None:
            name = f"{name} · {self.view.words.gettext('looking only')}"
        place = self.preferences.houses.place
        there = f" — {place.name}, {place.server}" if isinstance(place, Address) else ""
        self.setWindowTitle(f"{name}{there} — tdconsole")
