"""Ordered papers: made one after the other, then saved or printed."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrinter

from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.rejections.papers import NothingToPrint
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Document, EntryId, PlayId, Record, RulingNo
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.press import Press, Stopped
from tdconsole.gui.console.papers.printer import print_pdf, printer_named
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.papers.names import not_noted
from tdconsole.known_errors import KnownError
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.session.gathering import gathered

MOST_TRIES: Final = 3
"""How often a paper is made again because the tournament went on meanwhile."""


class Wanted(Record, kw_only=True):
    """A wanted paper; without a path it is for the printer."""

    document: Document
    paper: PaperName
    language: Language
    second: Language | None
    logo: str | None
    entries: tuple[EntryId, ...] | None = None
    rulings: tuple[RulingNo, ...] | None = None
    path: str | None = None
    printer: str = ""
    flight: PlayId | None = None
    """The flight in hand when it was ordered."""


class Stage(Enum):
    WAITS = "waits"
    MADE = "made"
    PRINTED = "printed"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class Order:
    """An order and its progress."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.stage = Stage.WAITS
        self.done = self.of = 0
        self.sentence = ""
        """Why it failed."""
        self.tries = 0
        self.head: str | None = None
        self.unwanted = False

    @property
    def going(self) -> bool:
        return self.stage in {Stage.WAITS, Stage.MADE, Stage.PRINTED}


class Orders(QObject):
    changed = Signal(object)
    """Emitted with the `Order` that has progressed."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._refusal = ""
        self.all: list[Order] = []
        self.press = Press(self)
        self.press.finished.connect(self._finished)
        self.press.progressed.connect(self._heard)
        view.told.connect(self._hear)

    @property
    def busy(self) -> bool:
        return self.press.busy

    def take(self, wanted: Wanted) -> Order:
        state = self._view.state
        order = Order(replace(wanted, flight=state.current) if state.others else wanted)
        self.all = [one for one in self.all if one.going]
        self.all.append(order)
        self.changed.emit(order)
        self._next()
        return order

    def stop(self, order: Order) -> None:
        """Stop the order; pages the printer already has are printed, the trail records nothing."""
        order.unwanted = True
        if order is self._at_work():
            self.press.stop()
        elif order.going:
            self._end(order, Stage.STOPPED)

    def _at_work(self) -> Order | None:
        working = (one for one in self.all if one.stage in {Stage.MADE, Stage.PRINTED})
        return next(working, None)

    def _next(self) -> None:
        waiting = next((one for one in self.all if one.stage is Stage.WAITS), None)
        if waiting is not None and not self.press.busy:
            self._make(waiting)

    def _make(self, order: Order) -> None:
        wanted, view = order.wanted, self._view
        order.stage, order.done, order.of = Stage.MADE, 0, 0
        order.tries += 1
        order.head = view.session.timeline(view.tournament).head
        try:
            job = making(view, wanted, self.press.hear)
        except KnownError as error:
            self._fail(order, mishap(view.words, error))
            return
        self.changed.emit(order)
        self.press.start(job)

    def _finished(self, outcome: object) -> None:
        order = self._at_work()
        if order is None:
            return
        match outcome:
            case Stopped():
                self._end(order, Stage.STOPPED)
            case bytes() if order.unwanted and order.stage is Stage.MADE:
                self._end(order, Stage.STOPPED)
            case KnownError():
                self._fail(order, mishap(self._view.words, outcome))
            case Exception():
                self._end(order, Stage.FAILED)
                raise outcome
            case bytes() if order.stage is Stage.PRINTED:
                self._printed(order)
            case bytes() if self._is_old(order):
                self._make(order)
            case bytes():
                self._hand_on(order, outcome)
            case _:
                raise TypeError(outcome)

    def _is_old(self, order: Order) -> bool:
        """Whether the tournament has gone on meanwhile."""
        head = self._view.session.timeline(self._view.tournament).head
        return head != order.head and order.tries < MOST_TRIES

    def _hand_on(self, order: Order, pdf: bytes) -> None:
        wanted, view = order.wanted, self._view
        if not pdf:
            self._fail(order, view.said(NothingToPrint(document=wanted.document)))
            return
        try:
            if wanted.path is None:
                self._print(order, pdf, printer_named(wanted.printer))
                return
            with delivering(pdf, Path(wanted.path)):
                self._issue(wanted)
        except _NotIssued:
            self._fail(order, self._refusal)
        except KnownError as error:
            self._fail(order, mishap(view.words, error))
        else:
            self._end(order, Stage.DONE)

    def _print(self, order: Order, pdf: bytes, printer: QPrinter) -> None:
        order.stage, order.done, order.of = Stage.PRINTED, 0, 0
        self.changed.emit(order)
        name = self._view.state.setup.name
        self.press.start(partial(print_pdf, pdf, printer, name, self.press.hear))

    def _printed(self, order: Order) -> None:
        try:
            self._issue(order.wanted)
        except _NotIssued:
            self._fail(order, self._refusal)
        else:
            self._end(order, Stage.DONE)

    def _issue(self, wanted: Wanted) -> None:
        view = self._view
        if view.session.only_looking is not None:
            view.told.emit(Told(sentence=not_noted(view.words), refused=False))
        elif not view.do(_issuing(wanted)):
            raise _NotIssued

    def _fail(self, order: Order, sentence: str) -> None:
        order.sentence = sentence
        self._end(order, Stage.FAILED)

    def _end(self, order: Order, stage: Stage) -> None:
        order.stage = stage
        self.changed.emit(order)
        self._next()

    def _heard(self, done: int, of: int) -> None:
        order = self._at_work()
        if order is not None:
            order.done, order.of = done, of
            self.changed.emit(order)

    def _hear(self, told: Told) -> None:
        if told.refused:
            self._refusal = told.sentence


class _NotIssued(Exception):
    """Refused: either the trail records that it was made, or nothing is made."""


def making(
    view: TournamentView, wanted: Wanted, hear: Callable[[int, int], None]
) -> Callable[[], bytes]:
    """Gather all it needs now, and return the job, which may run on any thread."""
    flight = wanted.flight or view.state.current
    source = gathered(
        view.session,
        view.tournament,
        wanted.document,
        dict(view.people),
        flight,
        rulings=wanted.rulings,
    )
    actor = view.session.actor
    by = None if actor is None else source.staff.get(actor)
    head = view.session.timeline(view.tournament).head
    words, now = catalogue(wanted.language), view.now()

    def made() -> bytes:
        from tdconsole.printing.papers import making as press  # noqa: PLC0415 -- slow to import

        return press.made(
            wanted.document,
            source.state,
            source.people,
            words,
            press.footer(now, by, head),
            wanted.entries,
            paper=wanted.paper,
            second=wanted.second,
            logo=None if wanted.logo is None else Path(wanted.logo),
            progress=hear,
            source=source,
        )

    return made


def _issuing(wanted: Wanted) -> IssuePaper:
    return IssuePaper(
        document=wanted.document,
        entries=wanted.entries,
        rulings=wanted.rulings,
        play=wanted.flight,
    )


def refused(view: TournamentView, wanted: Wanted) -> str:
    """Return why there is no such paper; empty if there is."""
    answer = view.foresee(_issuing(wanted))
    return view.said(answer) if isinstance(answer, Refusal) else ""
