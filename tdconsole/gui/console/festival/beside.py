"""The tournaments of today beside the one in hand: how each stands, and what has come to be due."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from tdconsole.domain.values import StaffId, TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.wording import TileSaid, due_words, tile_said
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.known_errors import KnownError
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.projections.advice import name_of
from tdconsole.projections.festival.overview import LastStep, Tile, tile
from tdconsole.session import Change
from tdconsole.session.festival.today import is_of_today, looked_through

if TYPE_CHECKING:
    from tdconsole.gui.console.engine.evening import EveningOf

EVERY: Final = 5
"""Seconds between two looks at what time alone brings, while the page isn't open."""
LATER: Final = 400
"""Milliseconds by which seeking waits for the window to be up."""
AGAIN: Final = 6
"""Looks after which tournaments are sought again: another desk may have made one."""


class Beside(QObject):
    turned = Signal()
    """Emitted when a tournament has come or gone, or something else is due."""
    alarmed = Signal()
    """Emitted when something has become due now in another tournament."""
    walked = Signal()
    """Emitted when the trail of one was walked to its end, so that its evening can be charted."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._others: dict[TournamentId, TournamentInHand] = {}
        self._urgent: dict[TournamentId, frozenset[str]] = {}
        self._evenings: dict[TournamentId, EveningOf] = {}
        self.tiles: dict[TournamentId, Tile] = {}
        self._order: tuple[TournamentId, ...] = ()
        self._staff: dict[StaffId, str] = {}
        self._passed, self._looks = 0, 0
        self._sought: Iterator[TournamentId | None] = iter(())
        self._found: list[TournamentId] = []
        self._seeking = QTimer(self)
        self._seeking.setSingleShot(True)
        self._seeking.timeout.connect(self._seek_on)
        self._bridge = Bridge(view.session, self)
        self._bridge.changed.connect(self._changed)
        view.passed.connect(self._pass)

    def leave(self) -> None:
        self._seeking.stop()
        self._bridge.close()

    # What is there

    @property
    def order(self) -> tuple[TournamentId, ...]:
        """The tournaments of today in the order of their making."""
        return self._order

    @property
    def are_several(self) -> bool:
        return len(self._order) > 1

    @property
    def due(self) -> int:
        """The number of things due now in the others."""
        here = self._view.tournament
        return sum(one.due for number, one in self.tiles.items() if number != here)

    def due_elsewhere(self) -> list[str]:
        """The most urgent thing in each of the others, with its name."""
        words, here = self._view.words, self._view.tournament
        return [
            f"{one.board.name}: {due_words(words, one, self._others[number].who)}"
            for number in self._order
            if number != here and (one := self.tiles.get(number)) is not None and one.due
        ]

    def next(self, by: int) -> TournamentId | None:
        """The tournament after the one in hand, or before it; none if there is no other."""
        here = self._view.tournament
        if here not in self._order:
            return self._order[0 if by > 0 else -1] if self._order else None
        at = (self._order.index(here) + by) % len(self._order)
        return None if self._order[at] == here else self._order[at]

    def in_hand(self, number: TournamentId) -> TournamentInHand:
        return self._others[number]

    def evening(self, number: TournamentId) -> "EveningOf | None":
        """The evening of one of today's tournaments; none of another."""
        from tdconsole.gui.console.engine.evening import EveningOf  # noqa: PLC0415 -- after the window

        there = self._others.get(number)
        if there is not None and number not in self._evenings:
            self._evenings[number] = EveningOf(there, self)
            self._evenings[number].known.connect(self.walked)
        return self._evenings.get(number)

    def said(self, number: TournamentId) -> TileSaid:
        one, in_hand = self.tiles[number], self._others[number]
        first = in_hand.state.setup.structure[0]
        hand = self._hand(number, one)
        return tile_said(self._view.words, one, first, self._view.now(), in_hand.who, hand)

    def _hand(self, number: TournamentId, one: Tile) -> str:
        """Say who has it in hand: this window, or the member of staff of the last step."""
        words = self._view.words
        if number == self._view.tournament:
            return words.gettext("In hand at this window")
        at = words.time_of_day(one.last)
        if one.actor is None:
            return words.gettext("Last step {time}", time=at)
        name = self._staff.get(one.actor) or words.gettext("erased")
        return words.gettext("Last step {time}, {name}", time=at, name=name)

    # Seeking

    def seek(self, after: int = 0) -> None:
        """Seek the tournaments of today, one at a time: an old house has many that aren't."""
        self._sought, self._found = looked_through(self._view.session), []
        self._seeking.start(after)

    def _seek_on(self) -> None:
        try:
            found = next(self._sought)
        except StopIteration:
            self._take(tuple(reversed(self._found)))
        except KnownError:
            return  # sought again in a while
        else:
            if found is not None:
                self._found.append(found)
            self._seeking.start(0)

    def _take(self, order: tuple[TournamentId, ...]) -> None:
        if order != self._order:
            self._order = order
            self._meet(order if len(order) > 1 else ())
            self.look()
            self.turned.emit()

    def _meet(self, order: tuple[TournamentId, ...]) -> None:
        """Take their names in hand; a tournament that is alone has the whole window already."""
        view = self._view
        for number in order:
            if number not in self._others:
                self._others[number] = TournamentInHand(
                    view.session, number, view.words, view.session.time
                )
        for gone in set(self._others) - set(order):
            del self._others[gone]
            self.tiles.pop(gone, None)
            self._urgent.pop(gone, None)
            if (evening := self._evenings.pop(gone, None)) is not None:
                evening.deleteLater()

    # Following

    def _changed(self, change: Change) -> None:
        in_hand = self._others.get(change.tournament)
        if in_hand is None:
            if change.tournament not in self._order:
                self.seek()
            return
        in_hand.take_in(change)
        if change.before is not None and change.after is not None:
            ended = change.before.finished != change.after.finished
            self._look_at(change.tournament)
            if ended:
                self.seek()
        self.turned.emit()

    def _pass(self, _board: object) -> None:
        if self._passed % EVERY == 0:
            self.look()
            if self._looks % AGAIN == 0:
                self.seek(LATER)
            self._looks += 1
        self._passed += 1

    def look(self) -> None:
        """Look at all of them."""
        if not self.are_several:
            return
        with suppress(KnownError):
            self._staff = dict(self._view.session.club.staff.named())
        before = self.due_elsewhere()
        for number in self._order:
            self._look_at(number)
        if self.due_elsewhere() != before:
            self.turned.emit()

    def _look_at(self, number: TournamentId) -> None:
        session, now = self._view.session, self._view.now()
        timeline, state = session.timeline(number), session.state(number)
        if state is None or number not in self._others:
            return
        step = timeline.steps[-1]
        if not is_of_today(state, step.at, now):
            self.seek()
        last = LastStep(at=step.at, actor=step.actor, seen=timeline.seen_before(now))
        one = self.tiles[number] = tile(number, state, last, now)
        urgent = frozenset(map(name_of, one.urgent))
        before = self._urgent.get(number)
        self._urgent[number] = urgent
        if before is not None and urgent - before and number != self._view.tournament:
            self.alarmed.emit()
