"""The start of a new tournament: the house's own templates, and the program's."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tdconsole.club import Club
from tdconsole.gui.console.setup.facts import Facts, agreed_terms
from tdconsole.gui.console.setup.forms.fields import note
from tdconsole.gui.console.setup.forms.plan import plan_of
from tdconsole.gui.console.setup.forms.played import names_of
from tdconsole.gui.console.widgets.name_asked import is_name
from tdconsole.gui.shared.layout import button_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.library.templates import (
    Template,
    keeping,
    kept,
    template,
    template_title,
    templates_named,
)
from tdconsole.wall.theme import Theme

LIST: Final = 64
"""The list's width, in units."""
HOME_CURRENCY: Final = {"pl": "PLN"}
"""The currency of the program's templates for a language."""


class TemplatePage(QWidget):
    chosen = Signal(object)
    """Emitted with the `Template` now selected; None if it can't be read."""

    def __init__(self, words: Catalogue, theme: Theme, club: Club) -> None:
        super().__init__()
        self._words, self._club = words, club
        say, space = words.gettext, theme.console.space
        self._row = space.row
        self.list = QListWidget()
        self.list.setObjectName("templates")
        self.list.setAccessibleName(say("Templates"))
        self.list.setFixedWidth(LIST * space.unit)
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.title, self.whose = title_of(theme), note(theme)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.facts = Facts(theme)
        self.said = note(theme, role="stopped")
        self.remove = button_of(
            say("Remove it"),
            name=say("Remove this template from the house"),
            press=self._remove,
            default=False,
        )
        beside = QVBoxLayout()
        beside.setSpacing(space.gap)
        for part in (self.title, self.whose, self.facts, self.said):
            beside.addWidget(part)
        beside.addStretch(1)
        beside.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        row_of(self.list, (beside, 1), gap=2 * space.margin, within=self)
        self.template: Template | None = None
        self.list.currentItemChanged.connect(self._look)
        self.offer()

    def offer(self, name: str | None = None, *, silently: bool = False) -> None:
        """Offer the house's own first, and select the wanted one."""
        self.list.blockSignals(True)
        self.list.clear()
        self.list.blockSignals(False)
        for own in self._club.templates.named():
            self._add(own, own, own=True)
        for shipped in templates_named():
            self._add(shipped, template_title(shipped, self._words.language), own=False)
        own_names = list(self._club.templates.named())
        at = own_names.index(name) if name in own_names else 0
        self.list.blockSignals(silently)
        self.list.setCurrentRow(at)
        self.list.blockSignals(False)

    def _add(self, name: str, title: str, *, own: bool) -> None:
        item = QListWidgetItem(title)
        item.setSizeHint(QSize(0, self._row))
        item.setData(Qt.ItemDataRole.UserRole, (name, own))
        self.list.addItem(item)

    def _look(self, item: QListWidgetItem | None, *_before: object) -> None:
        if item is None:
            return
        say, (name, own) = self._words.gettext, item.data(Qt.ItemDataRole.UserRole)
        self.remove.setVisible(own)
        self.said.setText("")
        self.title.setText(item.text())
        self.whose.setText(say("The house's own") if own else say("Comes with the program"))
        try:
            self.template = self._read(name, own=own)
        except KnownError as error:
            self.template = None
            self.said.setText(mishap(self._words, error))
        self.facts.setVisible(self.template is not None)
        if self.template is not None:
            names = names_of(self.template, self._words)
            self.facts.tell(agreed_terms(self._words, plan_of(self.template.made), names))
        self.chosen.emit(self.template)

    def _read(self, name: str, *, own: bool) -> Template | None:
        if not own:
            shipped = template(name, self._words.language)
            currency = HOME_CURRENCY.get(self._words.language, shipped.made.currency)
            return replace(shipped, made=replace(shipped.made, currency=currency))
        body = self._club.templates.get(name)
        return None if body is None else kept(name, body)

    def keep(self, made: Template) -> str:
        """Save it, replacing another one of the same name; return what is wrong, or nothing."""
        name = made.title.strip()
        if not is_name(name):
            return self._words.gettext("The template needs a name of one line.")
        try:
            self._club.templates.put(name, keeping(made))
        except KnownError as error:
            return mishap(self._words, error)
        self.offer(name, silently=True)
        return ""

    def _remove(self) -> None:
        item = self.list.currentItem()
        name, own = item.data(Qt.ItemDataRole.UserRole)
        if not own:
            return
        try:
            self._club.templates.remove(name)
        except KnownError as error:
            self.said.setText(mishap(self._words, error))
            return
        self.offer()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
