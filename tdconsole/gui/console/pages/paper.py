"""What is printed: each document as it would be now, in a language of its own."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.events import PaperIssued
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.rejections import Refusal
from tdconsole.domain.values import Document, Instant, Money, Record
from tdconsole.gui.console.actions import BY_ID
from tdconsole.gui.console.choice import Choice
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.papers.card import PaperCard
from tdconsole.gui.console.papers.press import Press
from tdconsole.gui.console.selection import NOTHING
from tdconsole.gui.console.watch import Told, Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.i18n.mishaps import mishap
from tdconsole.i18n.views import document_name
from tdconsole.known_errors import KnownError
from tdconsole.printing.delivery import delivering
from tdconsole.session import Change

NAMES: Final[dict[Language, str]] = {"en": "English", "it": "Italiano", "pl": "Polski"}
"""Each in its own language: whoever reads it finds it."""
DOCUMENTS: Final[tuple[Document, ...]] = ("seat-cards", "payout-sheet")
WIDEST: Final = 112
"""Of a document's card, in units."""
MOST_TRIES: Final = 3
"""A paper made while the tournament went on is made again, but not for ever."""
_NOT_IN_A_NAME: Final = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


class Order(Record, kw_only=True):
    document: Document
    path: str
    head: str | None
    tries: int = 1


class _Refused(Exception):
    pass


class PaperPage(QWidget):
    name = "paper"
    language_chosen = Signal(str)

    def __init__(
        self,
        watch: Watch,
        hands: Hands,
        theme: Theme,
        settings_language: Language | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._watch, self._hands = watch, hands
        self._folder = Path.home()
        self._order: Order | None = None
        self._refusal = ""
        words = watch.words
        self.press = Press(self)
        self.press.finished.connect(self._finished)
        self.language = Choice(theme)
        self.language.setAccessibleName(words.gettext("Language of the papers"))
        for language in LANGUAGES:
            self.language.addItem(NAMES[language], language)
        self.language.setCurrentIndex(LANGUAGES.index(settings_language or words.language))
        self.language.currentIndexChanged.connect(self._chosen)
        titles = {
            "seat-cards": (
                words.gettext("Seat cards"),
                words.gettext("A card for each seated player, eight to a page, to be cut apart."),
            ),
            "payout-sheet": (
                words.gettext("Payout sheet"),
                words.gettext("Each prize by place, with the name and a line to sign on."),
            ),
        }
        self.cards: dict[Document, PaperCard] = {}
        for document in DOCUMENTS:
            card = self.cards[document] = PaperCard(words, theme, *titles[document])
            card.wanted.connect(partial(self.save_as, document))
        self._printed: dict[Document, Instant] = {}
        for step in watch.session.timeline(watch.tournament).steps:
            for event in step.events:
                if isinstance(event, PaperIssued):
                    self._printed[event.document] = step.at
        self._lay_out(theme)
        watch.changed.connect(self._changed)
        watch.told.connect(self._told)
        self._look()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        label = QLabel(self._watch.words.gettext("Language of the papers"))
        label.setBuddy(self.language)
        label.setProperty("role", "quiet")
        title = QLabel(BY_ID[self.name].label(self._watch.words))
        title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        head = QHBoxLayout()
        head.setSpacing(space.gap)
        head.addWidget(title)
        head.addSpacing(space.margin)
        head.addWidget(label)
        head.addWidget(self.language)
        head.addStretch()
        row = QHBoxLayout()
        row.setSpacing(space.margin)
        for card in self.cards.values():
            card.setMaximumWidth(WIDEST * space.unit)
            row.addWidget(card, WIDEST)
        row.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.margin)
        whole.addLayout(head)
        whole.addLayout(row)
        whole.addStretch(1)

    def seek(self) -> None:
        self.cards["seat-cards"].save.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def chosen(self) -> Language:
        return LANGUAGES[self.language.currentIndex()]

    def _chosen(self) -> None:
        self.language_chosen.emit(self.chosen)

    # Making

    def save_as(self, document: Document) -> None:
        if self.press.busy or not self._possible(document):
            return
        words = self._watch.words
        title = document_name(catalogue(self.chosen), document)
        name = f"{self._watch.state.setup.name} - {title}.pdf".translate(_NOT_IN_A_NAME)
        dialog = QFileDialog(self, self.cards[document].save.text(), str(self._folder / name))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilter(words.gettext("PDF (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(lambda chosen: self.save(document, Path(chosen)))
        dialog.open()

    def save(self, document: Document, path: Path) -> None:
        """What comes of it stands on the document's card."""
        if not self.press.busy and self._possible(document):
            self._folder = path.parent
            self._start(document, str(path))

    def _possible(self, document: Document) -> bool:
        answer = self._watch.foresee(IssuePaper(document=document))
        if isinstance(answer, Refusal):
            self.cards[document].say(self._watch.said(answer), "waiting")
            return False
        return True

    def _start(self, document: Document, path: str, tries: int = 1) -> None:
        from tdconsole.printing.making import footer, made  # noqa: PLC0415 -- slow to import

        watch = self._watch
        head = watch.session.timeline(watch.tournament).head
        actor = watch.session.actor
        by = None if actor is None else watch.session.club.staff.named().get(actor)
        foot = footer(watch.now(), by, head)
        words, people = catalogue(self.chosen), dict(watch.people)
        self._order = Order(document=document, path=path, head=head, tries=tries)
        for card in self.cards.values():
            card.save.setEnabled(False)
        self.cards[document].making()
        self.press.start(partial(made, document, watch.state, people, words, foot))

    def _finished(self, outcome: object) -> None:
        order, self._order = self._order, None
        if order is None:
            return
        if isinstance(outcome, bytes):
            head = self._watch.session.timeline(self._watch.tournament).head
            if head != order.head and (order.tries < MOST_TRIES or not outcome):
                self._start(order.document, order.path, order.tries + 1)
                return
            self._deliver(order.document, outcome, Path(order.path))
        self._look()
        if isinstance(outcome, Exception):
            self.cards[order.document].say("", "quiet")
            raise outcome

    def _deliver(self, document: Document, pdf: bytes, path: Path) -> None:
        """The trail says that it was made, or nothing was made."""
        card, self._refusal = self.cards[document], ""
        try:
            with delivering(pdf, path):
                self._issue(document)
        except _Refused:
            card.say(self._refusal, "waiting")
        except KnownError as error:
            card.say(mishap(self._watch.words, error), "stopped")
        else:
            card.kept(path)

    def _issue(self, document: Document) -> None:
        if not self._watch.do(IssuePaper(document=document)):
            raise _Refused

    def _told(self, told: Told) -> None:
        if told.refused:
            self._refusal = told.sentence

    # Looking

    def _changed(self, change: Change) -> None:
        for step in change.steps:
            for event in step.events:
                if isinstance(event, PaperIssued):
                    self._printed[event.document] = step.at
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        words, state = self._watch.words, self._watch.state
        seated, prizes = len(state.play.seating.of), prize_list(state)
        facts: dict[Document, str] = {
            "seat-cards": words.ngettext("{number} card", "{number} cards", seated),
            "payout-sheet": words.ngettext(
                "{number} prize, {total} in all",
                "{number} prizes, {total} in all",
                len(prizes),
                total=words.money(Money(sum(prizes)), state.setup.currency),
            ),
        }
        for document, card in self.cards.items():
            answer = self._watch.foresee(IssuePaper(document=document))
            refused = isinstance(answer, Refusal)
            said = self._watch.said(answer) if isinstance(answer, Refusal) else facts[document]
            card.facts.setText(said)
            printed = self._printed.get(document)
            card.printed.setText(
                words.gettext("Not printed yet.")
                if printed is None
                else words.gettext("Last printed {moment}.", moment=words.moment(printed))
            )
            card.save.setEnabled(not refused and not self.press.busy)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._hands.point(NOTHING)
        self._look()
