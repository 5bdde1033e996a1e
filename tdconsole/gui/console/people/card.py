"""The person selected on any page: how this evening goes, what is on record, earlier results."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from tdconsole.club.person import NOT_YET
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.paid_for import entry_words
from tdconsole.gui.console.people.years import YearsPane
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.chips.counted import Leader, chip_leaders
from tdconsole.wall.theme import Theme

ROWS: Final = 6


class PersonCard(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        space = theme.console.space
        self.facts = [(label_of(role="quiet"), label_of(wraps=True)) for _row in range(ROWS)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.unit)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(self.facts):
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        self.down.addLayout(grid)
        self.table = QFrame()
        self.table.setProperty("kind", "card")
        self.at, self.others = (
            title_of(theme),
            Bars(view.words, theme, view.words.gettext("At the table")),
        )
        column_of(self.at, (self.others, 1), gap=space.gap, margin=space.margin, within=self.table)
        self.years = YearsPane(view, theme, view.words.gettext("Results"))
        for part in (self.years.save, self.years.profit):
            part.hide()
        self.whole.setStretch(0, 0)
        self.whole.addWidget(self.table, 1)
        self.whole.addWidget(self.years, 1)

    def take_in(self) -> None:
        words, person = self._view.words, self._person()
        told = ""
        if person == NOT_YET:
            person, told = self.instead()
        if person == NOT_YET:
            self.say(words.gettext("Nobody is selected"))
            self._fill([])
            self.table.hide()
            self.years.hide()
            return
        known = self._view.session.club.people.get(person)
        name = words.gettext("erased") if known is None else known.name
        country = (
            ""
            if known is None
            else str(words.locale.territories.get(known.country or "", known.country or ""))
        )
        self.say(name, told or country)
        self._fill(self._told(person))
        self._show_table(person)
        self.years.show()
        if self.years.years.person != person:
            self.years.show_person(person)

    def _person(self) -> PersonId:
        chosen = self._gestures.selection
        if chosen.person is not None:
            return chosen.person
        entries = self._view.state.entries.by_id
        known = [entries[entry].person for entry in chosen.entries if entry in entries]
        return known[0] if len(known) == 1 else NOT_YET

    def instead(self) -> tuple[PersonId, str]:
        """Return the person shown while nobody is selected, and why."""
        entries = self._view.state.entries.by_id
        told = self._view.words.gettext("Nobody is selected: this is the latest entry.")
        return (entries[max(entries)].person if entries else NOT_YET), told

    def _last(self, person: PersonId) -> Entry | None:
        """Return this tournament's latest entry of the person."""
        entries = [one for one in self._view.state.entries.by_id.values() if one.person == person]
        return max(entries, key=lambda one: one.id, default=None)

    def _show_table(self, person: PersonId) -> None:
        """Show who sits with the person, and what is known of the stacks."""
        view, words, entry = self._view, self._view.words, self._last(person)
        seating = view.state.play.seating
        seat = None if entry is None else seating.of.get(entry.id)
        self.table.setVisible(seat is not None)
        if seat is None or entry is None:
            return
        self.at.setText(words.gettext("Table {table}", table=seat.table))
        stacks = self._stacks()
        most = max((one.chips for one in stacks.values()), default=1)
        bars = []
        for number, there in sorted(seating.tables[seat.table].players.items()):
            stack = stacks.get(there)
            bars.append(
                Bar(
                    f"{number}  {view.who(there)}",
                    "" if stack is None else words.number(stack.chips),
                    0.0 if stack is None else stack.chips / most,
                    tone="here" if there == entry.id else "plain",
                )
            )
        self.others.show_bars(bars)

    def _stacks(self) -> dict[EntryId, Leader]:
        view = self._view
        return {one.entry: one for one in chip_leaders(view.state, view.people, view.now())}

    def _told(self, person: PersonId) -> list[tuple[str, str]]:
        """Return what is known of this tournament's entries of the person, the latest first."""
        words, state = self._view.words, self._view.state
        last = self._last(person)
        if last is None:
            return [(state.setup.name, words.gettext("not entered"))]
        return [*self._stands(last), *self._penalties(last.id)]

    def _stands(self, entry: Entry) -> list[tuple[str, str]]:
        words, say = self._view.words, self._view.words.pgettext
        told = [
            (say("column", "Entry"), words.number(entry.id)),
            (say("column", "Seat"), self._seat(entry.id)),
        ]
        if (stack := self._stacks().get(entry.id)) is not None:
            chips = words.number(stack.chips)
            if stack.big_blinds is not None:
                deep = say("board", "{number} BB", number=words.number(stack.big_blinds))
                chips = f"{chips} · {deep}"
            told.append((say("column", "Chips"), chips))
        told.append((say("column", "Paid"), entry_words(self._view, entry)))
        return told

    def _seat(self, entry: EntryId) -> str:
        words, state = self._view.words, self._view.state
        seat = state.play.seating.of.get(entry)
        if seat is not None:
            return f"{seat.table}-{seat.seat}"
        if entry not in state.exits.by_entry:
            return "–"
        there = [one for one in finishes(state) if one.entry == entry]
        if not there:
            return words.gettext("out, struck")
        return words.gettext(
            "out, place {place}", place=place(words, there[0].place, there[0].shared_by)
        )

    def _penalties(self, entry: EntryId) -> list[tuple[str, str]]:
        given = sum(one.entry == entry for one in self._view.state.penalties.values())
        if not given:
            return []
        words = self._view.words
        said = words.ngettext("{number} penalty", "{number} penalties", given)
        return [(words.gettext("On record"), said)]

    def _fill(self, told: list[tuple[str, str]]) -> None:
        labels: list[tuple[QLabel, QLabel]] = self.facts
        for at, (name, value) in enumerate(labels):
            there = at < len(told)
            name.setVisible(there)
            value.setVisible(there)
            if there:
                name.setText(told[at][0])
                value.setText(told[at][1])
