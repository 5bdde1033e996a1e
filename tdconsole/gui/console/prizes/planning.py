"""The plan next to the list: the prizes' source, and their amounts next to the payout table's."""

from typing import Final

from PySide6.QtCore import Qt, Signal

from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import MOST_PLACES
from tdconsole.domain.values import Money, Place
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.prizes.chart import PrizeChart
from tdconsole.gui.console.prizes.curve_fields import CurveFields
from tdconsole.gui.console.prizes.plan_draft import PlanDraft, Source, table_name, tabled
from tdconsole.gui.console.widgets.choice import Choice, Number
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import button_of, label_of
from tdconsole.wall.theme import Theme

SOURCES: Final[tuple[Source, ...]] = ("table", "curve", "typed")


class PlanPanel(Panel):
    changed = Signal()
    """Emitted when the draft's result changes."""
    wanted_place = Signal(int)

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(view, theme, words.gettext("Plan of the prizes"))
        self._view, self._words = view, words
        self._unread = ""
        """What is wrong with a field: no plan is used while one can't be read."""
        self.draft = PlanDraft(view)
        say = words.pgettext
        self.source = Choice(theme)
        self.source.setAccessibleName(words.gettext("Where the prizes come from"))
        names = {
            "table": say("prizes", "Payout table"),
            "curve": say("prizes", "Curve"),
            "typed": say("prizes", "Typed"),
        }
        for source in SOURCES:
            self.source.addItem(names[source], source)
        self.curve = CurveFields(words, theme)
        self.places = Number()
        self.places.setRange(1, MOST_PLACES)
        self.places.setAccessibleName(words.gettext("How many prizes are typed"))
        self.places_label = label_of(words.gettext("Places"), role="quiet")
        self.how = label_of(role="quiet", wraps=True)
        self.chart = PrizeChart(words, theme)
        self.logarithmic = Tick(words.pgettext("chart", "Logarithmic"), theme)
        self.logarithmic.setToolTip(
            words.gettext("Equal ratios are equally high, so that small prizes can be compared.")
        )
        self.release = button_of(
            words.gettext("Let all go"),
            name=words.gettext("Release all held places"),
            press=self._let_all_go,
        )
        self.use = button_of(
            words.gettext("Use this plan"),
            kind="chief",
            name=words.gettext("Use this plan of the prizes"),
            press=self._use,
        )
        self.cancel = self.leave_button(
            words.gettext("Cancel"), words.gettext("Leave the plan as it was")
        )
        self.down.addWidget(self.source)
        self.down.addWidget(self.curve)
        across = self.row()
        across.addWidget(self.places_label)
        across.addWidget(self.places, 1)
        self.down.addWidget(self.how)
        self.down.addWidget(self.chart, 100)
        self.down.addWidget(self.logarithmic)
        self.down.addLayout(self.said.with_sign())
        press = self.row()
        press.addStretch()
        press.addWidget(self.cancel)
        press.addWidget(self.use)
        self.down.addWidget(self.release, 0, Qt.AlignmentFlag.AlignLeft)
        self.down.addStretch(1)
        self.source.activated.connect(lambda row: self._turn(self.source.itemData(row)))
        self.curve.typed.connect(self._bend)
        self.places.valueChanged.connect(self._count)
        self.chart.wanted_place.connect(self.wanted_place)
        self.logarithmic.toggled.connect(self.chart.make_logarithmic)
        self.enter_presses(self.use, self.cancel, self.release)

    def begin(self) -> None:
        self.draft.begin()
        self.chart.compare_with(table_name(self._view.state))
        self._fill()
        self.show()
        self._show()
        self.source.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Follow the pool and the entries, and fit the same wishes to them."""
        self.draft.look()
        self._show()

    # Gestures

    def put(self, first: Place, last: Place, amount: Money) -> None:
        """Put what was typed in the list."""
        self.draft.put(first, last, amount)
        self._show()

    def let_go(self, first: Place, last: Place) -> None:
        self.draft.let_go(first, last)
        self._show()

    def _let_all_go(self) -> None:
        self.draft.let_all_go()
        self._show()
        self.source.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self, source: Source) -> None:
        self.draft.take_from(source)
        self._fill()
        self._show()

    def _bend(self) -> None:
        read = self.curve.read()
        if isinstance(read, str):
            self._unread = read
        else:
            self._unread = ""
            self.draft.bend(read)
        self._show()

    def _count(self, number: int) -> None:
        if self.draft.source == "typed":
            self.draft.pay_places(number)
            self._show()

    # Display

    def _fill(self) -> None:
        draft, self._unread = self.draft, ""
        self.source.setCurrentIndex(SOURCES.index(draft.source))
        self.curve.fill(draft.curve, self._view.state.setup.currency)
        blocked = self.places.blockSignals(True)
        self.places.setValue(max(1, len(draft.amounts)))
        self.places.blockSignals(blocked)

    def _show(self) -> None:
        draft, state = self.draft, self._view.state
        self.curve.setVisible(draft.source == "curve")
        for part in (self.places, self.places_label):
            part.setVisible(draft.source == "typed")
        self.how.setText(self._how())
        self.release.setVisible(bool(draft.fixed))
        self.chart.show_prizes(draft.held, tabled(state), draft.fixed, state.setup.currency)
        wrong = " ".join(filter(None, (self._unread, draft.fault)))
        self.use.setEnabled(not wrong and draft.plan != state.prizes.plan)
        if wrong:
            self.say(wrong, "waiting")
        else:
            self.say(*self._sum())
        self.changed.emit()

    def _how(self) -> str:
        if self.draft.source == "typed":
            return self._words.gettext("Type each prize in the list.")
        return self._words.gettext(
            "A prize typed in the list is held, and the others are fitted to it. Delete releases "
            "it."
        )

    def _sum(self) -> tuple[str, str]:
        words, short = self._words, self.draft.short
        currency = self._view.state.setup.currency
        if short > 0:
            amount = words.money(short, currency)
            return words.gettext(
                "{amount} of the pool are not given yet.", amount=amount
            ), "stopped"
        if short < 0:
            amount = words.money(Money(-short), currency)
            return words.gettext("That is {amount} more than the pool.", amount=amount), "stopped"
        told = words.ngettext(
            "{number} prize, together the pool of {pool}",
            "{number} prizes, together the pool of {pool}",
            len(self.draft.amounts),
            pool=words.money(self._view.state.pool, currency),
        )
        return told, "quiet"

    # Gestures

    def _use(self) -> None:
        told = self._view.ask(PlanPrizes(plan=self.draft.plan))
        if told.refused:
            self.say(told.sentence, "stopped")
        else:
            self.left.emit()
