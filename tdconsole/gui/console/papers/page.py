"""The papers: each document as it would be now, previewed, then printed or saved."""

from functools import partial
from pathlib import Path
from typing import Final, Protocol, Self

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import Document, Instant
from tdconsole.gui.console.actions.selection import NOTHING
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.card import PaperCard
from tdconsole.gui.console.papers.document_list import DocumentList
from tdconsole.gui.console.papers.orders import Order, Orders, Wanted, refused
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.papers.printer import printers, usual_printer
from tdconsole.gui.console.papers.proof import Proof
from tdconsole.gui.console.papers.queue import LIST, Queue
from tdconsole.gui.console.papers.usual import PAYOUT_SLIP
from tdconsole.gui.console.papers.wording import facts
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import UNBOUND, column_of, row_of, title_of
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.papers.names import document_name
from tdconsole.printing.papers.offered import DOCUMENTS, OF_ENTRIES
from tdconsole.projections.papers.voided import voided
from tdconsole.session import Change
from tdconsole.session.gathering import gathered
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import Theme

SETTLES: Final = 400
"""Milliseconds without a change after which a preview is made again."""
WIDE: Final = 340
"""The width of the page from which the card is beside the preview, in units."""
CARD: Final = 96
"""The width of the card there, in units."""
_NOT_IN_A_NAME: Final = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


class PaperPreferences(Protocol):
    """The machine's settings that this page shows and changes."""

    @property
    def paper_language(self) -> Language: ...
    @property
    def papers(self) -> tuple[PaperWay, ...]: ...
    @property
    def logo(self) -> str | None: ...
    @property
    def own_logo(self) -> str | None: ...
    def print_in(self, language: Language) -> None: ...
    def print_so(self, way: PaperWay) -> None: ...
    def print_logo(self, path: str | None) -> None: ...


class PaperPage(Page):
    name = "paper"

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        preferences: PaperPreferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._preferences = preferences
        self._folder = Path.home()
        words = view.words
        self.orders = Orders(view, self)
        self.press = self.orders.press
        self.list = DocumentList(words, theme)
        self.card = PaperCard(words, theme)
        self.language = self.card.language
        self.proof = Proof(view, theme)
        self.queue = Queue(self.orders, words, theme)
        self.logo_said = Elided()
        self.logo = QPushButton(words.pgettext("action", "Logo…"))
        self.no_logo = QPushButton(words.pgettext("action", "Without a logo"))
        for button in (self.logo, self.no_logo):
            button.setAccessibleName(button.text())
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLES)
        self._settling.timeout.connect(self._prove)
        self._printed: dict[Document, Instant] = {}
        for step in view.session.timeline(view.tournament).steps:
            for event in step.events:
                if isinstance(event, PaperIssued):
                    self._printed[event.document] = step.at
        self._lay_out(theme)
        self._connect()
        self._name_logo()
        self._choose(self.list.document)

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        title = title_of(theme, self._gestures.row(self.name).label(self._view.words))
        self.logo_said.setProperty("role", "quiet")
        self.logo_said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        publish = self._gestures.button("publish")
        head = row_of(title, (self.logo_said, 1), publish, self.logo, self.no_logo, gap=space.gap)
        left, across = QVBoxLayout(), QHBoxLayout()
        self._right = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for box in (left, self._right, across):
            box.setSpacing(space.margin)
        self.list.setFixedWidth(LIST * space.unit)
        self.queue.setFixedWidth(LIST * space.unit)
        left.addWidget(self.list, 1)
        left.addWidget(self.queue)
        self._right.addWidget(self.card)
        self._right.addWidget(self.proof, 1)
        across.addLayout(left)
        across.addLayout(self._right, 1)
        column_of(
            head,
            (across, 1),
            gap=space.margin,
            margin=(space.margin, 2 * space.margin, space.margin, space.margin),
            within=self,
        )

    def _connect(self) -> None:
        self.list.chosen.connect(self._choose)
        self.card.chosen.connect(self._chosen)
        self.card.pointed.connect(self._pointed)
        self.card.save.clicked.connect(lambda _checked=False: self.save_as(self.list.document))
        self.card.print.clicked.connect(lambda _checked=False: self.print_out(self.list.document))
        self.logo.clicked.connect(lambda _checked=False: self._seek_logo())
        self.no_logo.clicked.connect(lambda _checked=False: self.take_logo(None))
        self.orders.changed.connect(self._further)
        self._view.changed.connect(self._changed)

    def seek(self) -> None:
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Settings

    def way(self, document: Document) -> PaperWay:
        """Return the document's settings; a void card says so on the paper it was printed on."""
        ways = {way.document: way for way in self._preferences.papers}
        if document in ways:
            return ways[document]
        if document == "void-slips":
            usual = {PAYOUT_SLIP.document: PAYOUT_SLIP} | ways
            way = next((usual[one] for one in self._voided() if one in usual), None)
            if way is not None:
                return replace(way, document=document, printer=way.printer or usual_printer())
        return PaperWay(document=document, printer=usual_printer())

    def _voided(self) -> tuple[Document, ...]:
        view, people = self._view, dict(self._view.people)
        return voided(
            gathered(view.session, view.tournament, "void-slips", people, view.state.current)
        )

    def _choose(self, document: Document) -> None:
        self.card.show_document(
            document, self.way(document), self._preferences.paper_language, printers()
        )
        self._look()
        self._prove()

    def _chosen(self, way: PaperWay) -> None:
        self._preferences.print_so(way)
        if way.document == "seat-cards" and way.language is not None:
            self._preferences.print_in(way.language)
        self._prove()

    def _pointed(self) -> None:
        self._look()
        self._prove()

    def _wanted(self, document: Document, path: str | None = None) -> Wanted:
        self.list.choose(document)
        card = self.card
        return Wanted(
            document=document,
            paper=card.paper_chosen,
            language=card.language_chosen,
            second=card.second_chosen,
            logo=self._preferences.logo,
            entries=card.only_these if document in OF_ENTRIES else None,
            path=path,
            printer=card.way.printer,
        )

    # Making

    def stop_working(self) -> None:
        self.proof.rest(wait=True)

    @property
    def printing(self) -> bool:
        return self.press.busy

    def save_as(self, document: Document) -> None:
        wanted = self._wanted(document)
        if refused(self._view, wanted):
            return
        words = self._view.words
        title = document_name(catalogue(wanted.language), document)
        name = f"{self._played()} - {title}.pdf".translate(_NOT_IN_A_NAME)
        title, kind = self.card.save.text(), words.gettext("PDF (*.pdf)")
        ask_place(self, title, self._folder / name, kind, partial(self.save, document))

    def _played(self) -> str:
        """Return the tournament's name, with that of the flight in hand if there are several."""
        state = self._view.state
        name = state.setup.name
        return f"{name} {flight_name(state, state.current)}" if state.in_flights else name

    def save(self, document: Document, path: Path) -> Order | None:
        """Save the document; the queue shows what comes of it."""
        wanted = self._wanted(document, str(path))
        if refused(self._view, wanted):
            return None
        self._folder = path.parent
        return self.orders.take(wanted)

    def print_out(self, document: Document) -> Order | None:
        wanted = self._wanted(document)
        if not wanted.printer or refused(self._view, wanted):
            return None
        return self.orders.take(wanted)

    # The logo

    def _seek_logo(self) -> None:
        words = self._view.words
        dialog = QFileDialog(self, words.gettext("The house’s logo"), str(self._folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(words.gettext("Pictures (*.png *.jpg *.jpeg)"))
        dialog.fileSelected.connect(self.take_logo)
        dialog.open()

    def take_logo(self, path: str | None) -> None:
        self._preferences.print_logo(path)
        self._name_logo()
        self._prove()

    def _name_logo(self) -> None:
        own, of_brand = self._preferences.own_logo, self._view.words.gettext("the brand’s logo")
        branded = own is None and self._preferences.logo is not None
        self.logo_said.say(of_brand if branded else Path(own).name if own else "")
        self.no_logo.setVisible(own is not None)

    # Preview

    def _prove(self) -> None:
        self._settling.stop()
        if self.isVisible():
            self.proof.show_paper(self._wanted(self.list.document))

    def _changed(self, change: Change) -> None:
        papers_only = True
        for step in change.steps:
            for event in step.events:
                if isinstance(event, PaperIssued):
                    self._printed[event.document] = step.at
                else:
                    papers_only = False
        if self.isVisible():
            self._look()
            if not papers_only:
                self._settling.start()

    def _further(self, _order: Order) -> None:
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        words, state, now = self._view.words, self._view.state, self._view.now()
        for document in DOCUMENTS:
            self.list.tell(document, facts(words, document, state, now))
        wanted = self._wanted(self.list.document)
        fault = refused(self._view, wanted)
        self.card.facts.setText(fault or facts(words, wanted.document, state, now))
        self.card.facts.setVisible(bool(self.card.facts.text()))
        printed = self._printed.get(wanted.document)
        self.card.printed.say(
            words.gettext("Not printed yet.")
            if printed is None
            else words.gettext("Last printed {moment}.", moment=words.moment(printed))
        )
        self.card.save.setEnabled(not fault)
        self.card.print.setEnabled(not fault and bool(wanted.printer))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Give the preview the whole height where the card has room beside it."""
        super().resizeEvent(event)
        unit = self._theme.console.space.unit
        beside = self.width() >= WIDE * unit
        self._right.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        self._right.setAlignment(
            self.card, Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag(0)
        )
        self.card.setMaximumWidth(CARD * unit if beside else UNBOUND)
        self.card.setMinimumWidth(CARD * unit if beside else 0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._gestures.point(NOTHING)
        self._choose(self.list.document)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self._settling.stop()
        self.proof.rest(wait=not self.window().isVisible())
