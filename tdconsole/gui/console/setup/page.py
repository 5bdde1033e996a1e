"""The set-up, edited as a draft next to its effect, and applied in one gesture."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import MarkKind
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.chips_card import ChipsCard
from tdconsole.gui.console.setup.drafting import Drafting
from tdconsole.gui.console.setup.effect import EffectCard
from tdconsole.gui.console.setup.forms.chips import ChipsForm
from tdconsole.gui.console.setup.forms.entry_prices import EntryPrices
from tdconsole.gui.console.setup.forms.fields import Section, say_in, titled_card
from tdconsole.gui.console.setup.forms.flights import FlightsForm
from tdconsole.gui.console.setup.forms.heads import HeadsForm
from tdconsole.gui.console.setup.forms.naming import Naming
from tdconsole.gui.console.setup.forms.plan import made_of
from tdconsole.gui.console.setup.forms.played import Played
from tdconsole.gui.console.setup.forms.pool import PoolForm
from tdconsole.gui.console.setup.forms.room import RoomForm
from tdconsole.gui.console.setup.forms.seats import SeatsForm
from tdconsole.gui.console.setup.forms.sections import Forms, field_of
from tdconsole.gui.console.setup.forms.sold import Sold
from tdconsole.gui.console.setup.steps import scrolled
from tdconsole.gui.console.widgets.name_asked import ask_name, is_name
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, Space, button_of, column_of, row_of, title_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.setup.chips import end_words
from tdconsole.i18n.setup.terms import term_name
from tdconsole.known_errors import KnownError
from tdconsole.library.templates import Template, keeping
from tdconsole.projections.setup.changes import SetupChanges, ends_of
from tdconsole.wall.theme import Theme

LEFT: Final = 2
RIGHT: Final = 1
"""The shares of the fields and of their effect."""
MANY: Final = 1000
PAUSE: Final = 200
"""The pause in typing, in milliseconds, before the effect on every entry is worked out."""
NARROW: Final = 210
"""The width in units below which they are one below the other."""
WIDE: Final = 388
"""The width in units from which the fields are in two columns."""
WIDELY: Final = 3
"""The share of the fields there."""


class SetupPage(Page):
    name = "setup"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words, club = view.words, view.session.club
        self.drafting = Drafting(view, self)
        self._wrong = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._look)
        self.naming, self.prices = Naming(words, theme), EntryPrices(words, theme)
        self.sold, self.played = Sold(words, theme), Played(words, theme)
        self.room = RoomForm(words, theme, club, view)
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
        self.effect, self.chips = EffectCard(view, theme), ChipsCard(words, theme, club)
        self.title = title_of(theme, gestures.row(self.name).label(view.words))
        self.state = QLabel()
        self.save = button_of(words.gettext("Keep as a template…"), press=self._ask_name)
        self.save.setAccessibleName(self.save.text())
        self._lay_out()
        self.forms.show_plan(self.drafting.mine, anew=True)
        self.forms.changed.connect(self._typed)
        self.chips.sets_kept.connect(self.chip_set.offer)
        self.drafting.changed.connect(self._followed)
        self.effect.turned.connect(self._look)
        self.effect.again.clicked.connect(self._start_again)
        self.effect.apply.clicked.connect(self.apply)
        view.changed.connect(self._tick)
        self._look()

    def _lay_out(self) -> None:
        say, theme, space = self._view.words.gettext, self._theme, self._theme.console.space
        head = row_of(
            self.title,
            Space(space.gap),
            (self.state, 1),
            self.save,
            gap=space.gap,
            margin=(space.margin, 2 * space.margin, space.margin, 0),
        )
        first = (
            titled_card("", theme, self.naming, self.chip_set, self.played),
            titled_card(say("Prices"), theme, self.prices),
            titled_card(say("What is sold"), theme, self.sold),
        )
        second = (
            titled_card(say("Bounties"), theme, self.heads),
            titled_card(say("Pool and tax"), theme, self.pool),
            titled_card(say("Satellite and special prizes"), theme, self.seats),
            titled_card(term_name(self._view.words, "flights"), theme, self.flights),
            titled_card(say("Room and registration"), theme, self.room),
        )
        fields = QWidget()
        self._fields = QBoxLayout(QBoxLayout.Direction.TopToBottom, fields)
        self._fields.setSpacing(space.margin)
        self._fields.setContentsMargins(0, 0, 0, 0)
        for cards in (first, second):
            self._fields.addLayout(column_of(*cards, STRETCH, gap=space.margin))
        left = scrolled(say("Fields of the set-up"), theme, fields)
        right = scrolled(say("What it does"), theme, self.effect, self.chips)
        right.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it comes and goes
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._across.setSpacing(space.gap)
        self._across.setContentsMargins(space.margin, space.margin, 0, 0)
        self._across.addWidget(left, LEFT)
        self._across.addWidget(right, RIGHT)
        column_of(head, (self._across, 1), gap=0, within=self)

    def seek(self) -> None:
        self.naming.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.naming.name.selectAll()

    def begin(self, action: str, selection: Selection) -> None:
        match action:
            case "expected":
                self.ask_expected()
            case "apply-structure":
                self.apply()
            case _:
                super().begin(action, selection)

    def ask_expected(self) -> None:
        self.room.expected.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.room.expected.selectAll()

    # Drafting

    def _typed(self) -> None:
        plan = self.forms.read(self.drafting.mine)
        faulty = self.forms.faulty()
        self._wrong = "" if faulty is None else self._fault_sentence(faulty)
        if plan is not None:
            self.drafting.take(plan)
        self._look_soon()

    def _fault_sentence(self, faulty: Section) -> str:
        words = self._view.words
        field = term_name(words, faulty.blamed())
        return words.gettext("{field}: {reason}", field=field, reason=faulty.faults()[0])

    def _followed(self) -> None:
        """Follow somebody else's change in what is not drafted here."""
        self.forms.show_plan(self.drafting.mine)
        self._look()

    def _start_again(self) -> None:
        self.drafting.start_again()
        self.forms.show_plan(self.drafting.mine, anew=True)
        self._wrong = ""
        self.effect.too.setChecked(False)
        self.effect.reason.clear()
        self._look()

    def apply(self) -> None:
        say, effect = self._view.words.gettext, self.effect
        if self._wrong or self.drafting.locked:
            return
        if not self.drafting.pending:
            effect.tell(say("There is nothing to apply."))
            return
        too = effect.too.isChecked() and not effect.too.isHidden()
        if self.drafting.apply(entries_too=too, reason=effect.written_reason()):
            effect.too.setChecked(False)
            effect.reason.clear()
            self.forms.show_plan(self.drafting.mine, anew=True)
            self._look()
            effect.tell(say("Applied."), done=True)

    # The house's templates

    def _ask_name(self) -> None:
        say, name = self._view.words.gettext, self.drafting.mine.name
        ask_name(self, say("Keep as a template"), say("Name of the template"), name, self.keep_as)

    def keep_as(self, name: str) -> None:
        """Save the draft as it is; its structure and rules are the tournament's."""
        say, setup = self._view.words.gettext, self._view.state.setup
        name = name.strip()
        if not is_name(name):
            self.effect.tell(say("The template needs a name of one line."))
            return
        base = CreateTournament(
            name=setup.name,
            currency=setup.currency,
            price=setup.price,
            stack=setup.stack,
            structure=setup.structure,
            payouts=setup.payouts,
            rulebook=self._view.state.rules,
        )
        made = Template(title=name, made=made_of(self.drafting.mine, base))
        try:
            self._view.session.club.templates.put(name, keeping(made))
        except KnownError as error:
            self.effect.tell(mishap(self._view.words, error))
            return
        self.effect.tell(say("Kept as a template of the house: {name}.", name=name), done=True)

    # Preview

    def _tick(self, _change: object = None) -> None:
        if self.isVisible() and self.drafting.pending:
            self._look_soon()

    def _look_soon(self) -> None:
        if self.effect.too.isChecked() and len(self._view.state.entries.by_id) > MANY:
            self._say_state()
            self._soon.start()
        else:
            self._look()

    def _look(self) -> None:
        drafting, too = self.drafting, self.effect.too
        for section in self.forms.sections:
            section.setEnabled(not drafting.locked)
        would = drafting.would(entries_too=too.isChecked()) if not self._wrong else None
        if not self._wrong:
            self.forms.accept()
        if isinstance(would, Refusal):
            field = field_of(would, drafting.mine)
            self.forms.refuse(field, self._view.said(would))
        self.effect.show_effect(drafting, would, self._wrong)
        state = self._view.state
        self.chips.show_plan(drafting.mine, state.setup.structure, len(state.entries.by_id))
        self._tell_ends(would)
        self._say_state()
        self.pending.emit(drafting.pending)

    def _tell_ends(self, would: SetupChanges | Rejection | None) -> None:
        """Say until when it is sold, as the structure has it or will have it."""
        terms, state = self.drafting.mine.terms, self._view.state
        self.sold.book = state.setup.rules.book
        sold: dict[MarkKind, bool] = {
            "rebuys_end": terms.rebuys != "off",
            "add_on": terms.add_on != "off",
        }
        ends = [*ends_of(state.setup.structure)]
        if isinstance(would, SetupChanges):
            ends += would.ends
        self.sold.tell_ends(end_words(self._view.words, one) for one in ends if sold[one.kind])

    def _say_state(self) -> None:
        say, drafting = self._view.words.gettext, self.drafting
        if drafting.locked:
            say_in(
                self.state, say("The tournament is finished: its set-up stays as it is."), "quiet"
            )
        elif not drafting.pending:
            say_in(self.state, say("as it holds"), "quiet")
        elif drafting.lost:
            lost = say("a draft, not applied yet, and not kept on the disk")
            say_in(self.state, f"● {lost}", "waiting")
        else:
            say_in(self.state, "● " + say("a draft, not applied yet"), "waiting")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Put the effect below in the narrowest window, and the fields in two columns in a wide one."""
        wide, unit = event.size().width(), self._theme.console.space.unit
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._across.setDirection(below if wide < NARROW * unit else beside)
        two = wide >= WIDE * unit
        self._fields.setDirection(beside if two else below)
        for column in range(self._fields.count()):
            self._fields.setStretch(column, int(two))
        self._across.setStretch(0, WIDELY if two else LEFT)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._gestures.point(NOTHING)
        self._look()
