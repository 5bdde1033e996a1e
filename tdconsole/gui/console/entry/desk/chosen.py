"""The person about to be registered, and the facts that allow the next entry."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.charge import latest_entry
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.flights.elsewhere import elsewhere_words, forward_words
from tdconsole.projections.flights.elsewhere import elsewhere, other_flights
from tdconsole.wall.theme import Theme


class Chosen(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.name, self.known, self.again = Elided(), QLabel(), QLabel()
        self.name.setFont(lettering(faces.strong, sizes.title))
        self.known.setProperty("role", "quiet")
        for label in (self.known, self.again):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, space.unit)
        down.setSpacing(space.unit)
        for label in (self.name, self.known, self.again):
            down.addWidget(label)

    def show_person(self, person: PersonId | Newcomer, name: str) -> None:
        self.name.say(name)
        known = self._newcomer(person) if isinstance(person, Newcomer) else self._known(person)
        self.known.setText(known)
        self.known.setVisible(bool(known))
        again = "" if isinstance(person, Newcomer) else self._again(person)
        self.again.setText(again)
        self.again.setVisible(bool(again))

    def _newcomer(self, newcomer: Newcomer) -> str:
        words = self._view.words
        said = [words.gettext("New person"), newcomer.country or "", newcomer.member_no or ""]
        return "  ·  ".join(filter(None, said))

    def _known(self, number: PersonId) -> str:
        person = self._view.session.club.people.get(number)
        if person is None:
            return ""
        born = self._view.words.day(person.born) if person.born else ""
        said = (person.country, person.member_no, person.nickname, born)
        return "  ·  ".join(one for one in said if one)

    def _again(self, person: PersonId) -> str:
        """Say what the person has in this flight and in the others."""
        view = self._view
        entry, words, state = latest_entry(view, person), view.words, view.state
        here = "" if entry is None else again_words(view, entry)
        others = elsewhere(other_flights(state), person)
        forward = forward_words(words, state, others)
        there = forward or "  ·  ".join(elsewhere_words(words, others))
        return "\n".join(one for one in (here, there[:1].upper() + there[1:]) if one)


def again_words(view: TournamentView, entry: EntryId) -> str:
    """The words on the last entry of a person who may enter again."""
    words, state = view.words, view.state
    if entry not in state.exits.by_entry:
        return ""
    finish = next((one for one in finishes(state) if one.entry == entry), None)
    if finish is None:
        return words.gettext("Struck from the results, entry {entry}", entry=entry)
    return words.gettext(
        "Re-entry, bullet {bullet}: out as number {place}, entry {entry}",
        bullet=words.number(state.entries.by_id[entry].bullet + 1),
        place=place(words, finish.place, finish.shared_by),
        entry=entry,
    )
