"""The payout table, and before the start the structure and the rulebook, of a set-up."""

from functools import lru_cache

from msgspec.structs import replace

from tdconsole.domain.rules.book import STANDARD, Rulebook
from tdconsole.domain.values import PayoutBand, Structure
from tdconsole.gui.console.setup.forms.fields import Rows
from tdconsole.gui.console.setup.forms.plan import Plan
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.library.payouts import PayoutFile, payout_file, payouts_named
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named
from tdconsole.library.structures import structure, structure_title, structures_named
from tdconsole.library.templates import Template
from tdconsole.wall.theme import Theme

# What ships with the program stays unchanged while it runs.


@lru_cache(maxsize=64)
def table(name: str) -> PayoutFile:
    return payout_file(name)


@lru_cache(maxsize=64)
def periods(name: str) -> Structure:
    return structure(name)


@lru_cache(maxsize=64)
def book(name: str) -> Rulebook:
    return rulebook(name)


class Played(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        self._words = words
        self._own: tuple[PayoutBand, ...] = ()
        self.payouts = Choice(theme)
        for name in payouts_named():
            self.payouts.addItem(table(name).title, name)
        self.add("payouts", term_name(words, "payouts"), self.payouts)
        self.payouts.currentIndexChanged.connect(self.touched)

    def put(self, plan: Plan) -> None:
        names = [name for name in payouts_named() if table(name).bands == plan.payouts]
        self._own = plan.payouts
        offer(self.payouts, names[0] if names else "", self._words)

    def read(self, plan: Plan) -> Plan | None:
        name = self.payouts.currentData()
        return replace(plan, payouts=table(name).bands if name else self._own)


class PlayedBy(Played):
    """The choice with structure and rulebook, which the set-up can't change later on."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(words, theme)
        say = words.gettext
        self.structures, self.rulebooks = Choice(theme), Choice(theme)
        for name in structures_named():
            self.structures.addItem(structure_title(name, words.language), name)
        for name in sorted(rulebooks_named(), key=lambda name: name != STANDARD.id):
            self.rulebooks.addItem(rulebook_title(name), name)
        self.add("structure", say("Structure"), self.structures)
        self.add("rulebook", say("Rulebook"), self.rulebooks)
        self._template: Template | None = None
        for choice in (self.structures, self.rulebooks):
            choice.currentIndexChanged.connect(self.touched)

    def take(self, template: Template) -> None:
        """Take the template's; whatever has no name in the program is the template's own."""
        self._template = template
        self._showing = True
        try:
            offer(self.structures, template.structure, self._words)
            offer(self.rulebooks, template.rulebook, self._words)
        finally:
            self._showing = False

    @property
    def structure(self) -> Structure:
        name = self.structures.currentData()
        if not name and self._template is not None:
            return self._template.made.structure
        return periods(name)

    @property
    def rulebook(self) -> Rulebook:
        name = self.rulebooks.currentData()
        if not name and self._template is not None:
            return self._template.made.rulebook or STANDARD
        return book(name)

    @property
    def choices(self) -> tuple[Choice, Choice, Choice]:
        return self.structures, self.payouts, self.rulebooks

    def named(self) -> tuple[str, str, str]:
        """Return structure, payouts and rulebook, as far as they are the program's."""
        structure_name, payouts_name, rulebook_name = (one.currentData() for one in self.choices)
        return structure_name, payouts_name, rulebook_name


def names_of(template: Template, words: Catalogue) -> tuple[str, str, str]:
    """The names of the template's structure, payouts and rulebook."""
    own = words.pgettext("set-up", "as it is")
    rules = template.made.rulebook or STANDARD
    return (
        structure_title(template.structure, words.language) if template.structure else own,
        table(template.payouts).title if template.payouts else own,
        rules.title,
    )


def offer(choice: Choice, name: str, words: Catalogue) -> None:
    """Offer and choose it; without a name it is offered as it is."""
    at = choice.findData("")
    if name and at >= 0:
        choice.removeItem(at)
    if not name and at < 0:
        choice.insertItem(0, words.pgettext("set-up", "as it is"), "")
    choice.setCurrentIndex(choice.findData(name))
