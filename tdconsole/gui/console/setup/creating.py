"""The creation of a tournament: from a template, page by page, or at once."""

from functools import partial
from typing import Final

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from tdconsole.club import Club
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.rules.book import STANDARD
from tdconsole.gui.console.setup.chips_card import ChipsCard
from tdconsole.gui.console.setup.facts import Facts, agreed_terms
from tdconsole.gui.console.setup.forms.chips import ChipsForm
from tdconsole.gui.console.setup.forms.entry_prices import EntryPrices
from tdconsole.gui.console.setup.forms.fields import Section, say_in
from tdconsole.gui.console.setup.forms.flights import FlightsForm
from tdconsole.gui.console.setup.forms.heads import HeadsForm
from tdconsole.gui.console.setup.forms.naming import Naming
from tdconsole.gui.console.setup.forms.plan import Plan, made_of, plan_of
from tdconsole.gui.console.setup.forms.played import PlayedBy
from tdconsole.gui.console.setup.forms.pool import PoolForm
from tdconsole.gui.console.setup.forms.room import RoomForm
from tdconsole.gui.console.setup.forms.seats import SeatsForm
from tdconsole.gui.console.setup.forms.sections import Forms, first_field
from tdconsole.gui.console.setup.forms.sold import Sold
from tdconsole.gui.console.setup.steps import Ends, Steps, scrolled, summary
from tdconsole.gui.console.setup.template_page import TemplatePage
from tdconsole.gui.console.widgets.name_asked import ask_name
from tdconsole.gui.shared.layout import column_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.setup.terms import term_name
from tdconsole.library.templates import Template
from tdconsole.session import TimeSource
from tdconsole.wall.theme import Theme

WIDE: Final = 228
HIGH: Final = 144
"""The height of the whole form, in units: it fits the smallest beamer."""
_WITHIN: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


class CreatingForm(QWidget):
    wanted = Signal(object)
    """Emitted with a valid `CreateTournament`; whether it is allowed is decided elsewhere."""

    def __init__(
        self,
        words: Catalogue,
        theme: Theme,
        club: Club,
        time: TimeSource,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._theme = words, theme
        self._template: Template | None = None
        self.naming, self.prices = Naming(words, theme), EntryPrices(words, theme)
        self.sold, self.room = Sold(words, theme), RoomForm(words, theme, club, time)
        self.played = PlayedBy(words, theme)
        self.heads, self.pool = HeadsForm(words, theme), PoolForm(words, theme)
        self.flights = FlightsForm(words, theme)
        self.seats, self.chip_set = SeatsForm(words, theme), ChipsForm(words, theme, club)
        self.forms = Forms(
            (
                *(self.naming, self.prices, self.sold, self.heads, self.pool),
                *(self.seats, self.flights, self.chip_set, self.room, self.played),
            ),
            self,
        )
        self.templates = TemplatePage(words, theme, club)
        self.facts, self.chips = Facts(theme), ChipsCard(words, theme, club)
        self._sections: list[tuple[QWidget, ...]] = [
            (),
            (self.naming, self.prices),
            (self.sold, self.heads, self.pool, self.seats),
            (self.room, self.flights, self.chip_set, self.played),
            (),
        ]
        self.ends = Ends(words, theme)
        self.reason, self.save = self.ends.reason, self.ends.save
        self.back, self.next, self.go = self.ends.back, self.ends.next, self.ends.go
        self.back.clicked.connect(partial(self._turn, -1))
        self.next.clicked.connect(self.forward)
        self.go.clicked.connect(self.ask)
        self.save.clicked.connect(self._ask_name)
        for keys, turned in (("Ctrl+PgDown", self.forward), ("Ctrl+PgUp", partial(self._turn, -1))):
            QShortcut(keys, self, turned, context=_WITHIN)  # before the lists, which use them too
        self._lay_out()
        self.templates.chosen.connect(self.take)
        self.templates.list.doubleClicked.connect(self.forward)
        self.forms.changed.connect(self._look)
        self.chips.sets_kept.connect(self.chip_set.offer)
        self.take(self.templates.template)
        self.show_page(0)

    @property
    def name(self) -> QLineEdit:
        return self.naming.name

    # Layout

    def _lay_out(self) -> None:
        say, theme, space = self._words.gettext, self._theme, self._theme.console.space
        titles = (
            say("Template"),
            self._words.pgettext("set-up", "Entry"),
            say("What is sold"),
            say("Room and rules"),
            say("Summary"),
        )
        pages = (
            self.templates,
            scrolled(titles[1], theme, self.naming, self.prices),
            scrolled(titles[2], theme, self.sold, self.heads, self.pool, self.seats),
            scrolled(titles[3], theme, self.room, self.flights, self.chip_set, self.played),
            summary(titles[4], theme, self.facts, self.chips),
        )
        self.steps = Steps(theme, titles, pages)
        column_of((self.steps, 1), self.ends, gap=space.margin, within=self)
        self.setMinimumSize(WIDE * space.unit, HIGH * space.unit)

    # Template

    def take(self, template: Template | None) -> None:
        """Take everything in the template; what was typed before belonged to another one."""
        self._template = template
        if template is None:
            return
        self.sold.book = template.made.rulebook or STANDARD
        self.forms.show_plan(plan_of(template.made), anew=True)
        self.played.take(template)
        self._look()

    def template_as(self, name: str) -> Template | None:
        """Return the form as a template of this name; None if something is invalid."""
        made = self._made()
        if made is None:
            return None
        structure, payouts, rulebook = self.played.named()
        return Template(
            title=name, made=made, structure=structure, payouts=payouts, rulebook=rulebook
        )

    def _ask_name(self) -> None:
        if self._made() is None:
            self._to_the_fault()
            return
        say, name = self._words.gettext, self.name.text()
        ask_name(self, say("Keep as a template"), say("Name of the template"), name, self.keep_as)

    def keep_as(self, name: str) -> None:
        made = self.template_as(name.strip() or self.name.text())
        if made is None:
            return
        wrong = self.templates.keep(made)
        if wrong:
            say_in(self.reason, wrong, "stopped")
        else:
            told = self._words.gettext("Kept as a template of the house: {name}.", name=made.title)
            say_in(self.reason, told, "done")

    # Page by page

    @property
    def page(self) -> int:
        return self.steps.page

    def show_page(self, number: int) -> None:
        shown, last = self.steps.show_page(number), number == self.steps.last
        self.ends.show_page(first=number == 0, last=last)
        self._look()
        target = self.go if last else first_field(shown)
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(target, QLineEdit):
            target.selectAll()

    def _turn(self, by: int) -> None:
        self.show_page(min(max(self.page + by, 0), self.steps.last))

    def forward(self) -> None:
        """Go forward past valid pages; a fault further on waits until its page is reached."""
        here = self._sections[self.page]
        self._made()
        faults = any(section.faults() for section in self.forms.sections if section in here)
        if faults or self._template is None:
            self._to_the_fault()
        else:
            self._turn(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER:
            holder = QApplication.focusWidget()
            if held:
                self.ask()
            elif isinstance(holder, QPushButton) and self.isAncestorOf(holder):
                holder.click()
            elif self.page == self.steps.last:
                self.ask()
            else:
                self.forward()
        else:
            super().keyPressEvent(event)

    # Preview and request

    def _plan(self) -> Plan | None:
        if self._template is None:
            return None
        return self.forms.sound(plan_of(self._template.made), self.played.rulebook, self._words)

    def _look(self) -> None:
        plan = self._plan()
        if plan is not None:
            self.chips.show_plan(plan, self.played.structure)
            names = [choice.currentText() for choice in self.played.choices]
            name = (term_name(self._words, "name"), plan.name)
            self.facts.tell([name, *agreed_terms(self._words, plan, names)])

    def _made(self) -> CreateTournament | None:
        plan = self._plan()
        if plan is None or self._template is None:
            return None
        base = replace(
            self._template.made, structure=self.played.structure, rulebook=self.played.rulebook
        )
        return made_of(plan, base)

    def ask(self) -> None:
        made = self._made()
        if made is None:
            self._to_the_fault()
            return
        try:
            self.wanted.emit(convert(to_builtins(made), CreateTournament))
        except ValidationError:
            self.refuse(self._words.gettext("A number is larger than allowed."))

    def _to_the_fault(self) -> None:
        section = self.forms.faulty()
        if section is None:
            self.show_page(0)
            say_in(self.reason, self.templates.said.text(), "stopped")
            return
        self._show_section(section)
        self._made()
        say_in(self.reason, section.faults()[0], "stopped")

    def _show_section(self, section: Section) -> None:
        page = next(at for at, held in enumerate(self._sections) if section in held)
        if page != self.page:
            self.show_page(page)

    def refuse(self, why: Rejection | str) -> None:
        """Show the refusal in place; everything typed stays."""
        plan = self._plan()
        if isinstance(why, str):
            say_in(self.reason, why, "stopped")
        elif plan is not None and (section := self.forms.blame(why, plan, self._words)):
            self._show_section(section)
            self.forms.blame(why, plan, self._words)
            say_in(self.reason, section.faults()[0], "stopped")
        else:
            say_in(self.reason, refusal(self._words, why, str), "stopped")


class CreatingDialog(QDialog):
    """The dialog, which closes itself only when the tournament exists."""

    def __init__(
        self, words: Catalogue, theme: Theme, club: Club, time: TimeSource, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.gettext("New tournament"))
        self.form = CreatingForm(words, theme, club, time, self)
        space = theme.console.space
        column_of(self.form, margin=space.margin, within=self)
