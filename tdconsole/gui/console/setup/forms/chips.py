"""The chips in play: one of the house's sets, as it is when chosen."""

from tdconsole.club import ChipSet, Club
from tdconsole.domain.values import Off
from tdconsole.gui.console.setup.chips_card import LEAST_NAME
from tdconsole.gui.console.setup.forms.fields import Rows
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.library.chipsets import chipset, chipsets_named
from tdconsole.wall.theme import Theme


class ChipsForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme, club: Club) -> None:
        super().__init__(theme)
        self._words, self._club = words, club
        self._offered: list[ChipSet | Off] = []
        self._held: ChipSet | Off = "off"
        self.sets = Choice(theme)
        self.sets.cut(LEAST_NAME)
        self.add("chip_set", term_name(words, "chip_set"), self.sets)
        self.offer()
        self.sets.currentIndexChanged.connect(self._chosen)

    def offer(self) -> None:
        """Offer none, the house's own, and the program's; what the tournament has stays with it."""
        say, held = self._words.pgettext, self._held
        kept = (self._club.chip_sets.get(name) for name in self._club.chip_sets.named())
        shipped = (chipset(name, self._words.language) for name in chipsets_named())
        sets = [*(one for one in kept if one is not None), *shipped]
        named = [(one.name, one) for one in sets]
        if held != "off" and held not in sets:
            as_it_is = say("chip set", "{name}, as it is in this tournament", name=held.name)
            named.insert(0, (as_it_is, held))
        self._offered = ["off", *(one for _name, one in named)]
        self.sets.blockSignals(True)
        self.sets.clear()
        self.sets.addItem(say("chip set", "none in particular"))
        for name, _one in named:
            self.sets.addItem(name)
        self.sets.setCurrentIndex(self._offered.index(held))
        self.sets.blockSignals(False)

    def put(self, plan: Plan) -> None:
        self._held = plan.terms.chip_set
        self.offer()

    def read(self, plan: Plan) -> Plan | None:
        return with_terms(plan, chip_set=self._held)

    def _chosen(self, number: int) -> None:
        if 0 <= number < len(self._offered):
            self._held = self._offered[number]
            self.touched()
