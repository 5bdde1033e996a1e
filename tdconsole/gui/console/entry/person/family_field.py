"""The family name in a form: guessed from the name above it, until it is typed."""

from collections.abc import Iterable

from PySide6.QtWidgets import QLineEdit

from tdconsole.club import Person
from tdconsole.club.person import NOT_YET
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.person.record_field import RecordField
from tdconsole.projections.people.family_names import fits
from tdconsole.projections.people.lines import FamilyNameElsewhere, Field, LineFlaw
from tdconsole.wall.theme import Theme


class FamilyField(RecordField):
    """A family name; while empty it shows the guess, and what is typed replaces it as it is."""

    def __init__(
        self, view: TournamentView, theme: Theme, name: RecordField, country: RecordField
    ) -> None:
        self._name, self._country = name, country
        super().__init__(view, theme, "family_name")
        self.edit.setToolTip(
            view.words.gettext(
                "Guessed from the name until you type it; if cleared, it is guessed again."
            )
        )
        for field in (name, country):
            field.changed.connect(self._guess)

    def _guess(self) -> None:
        guess = self._named().family_name if self._name.value else ""
        if isinstance(self.edit, QLineEdit):
            self.edit.setPlaceholderText(guess)
        self._look()

    def _named(self) -> Person:
        """Return the person as the name alone describes it."""
        return Person(id=NOT_YET, name=self._name.value or "", country=self._country.value)

    def _read(self) -> str | LineFlaw | None:
        read = super()._read()
        if isinstance(read, str) and self._name.value and not fits(self._named().name, read):
            return FamilyNameElsewhere()
        return read


def record_fields(
    view: TournamentView, theme: Theme, fields: Iterable[Field]
) -> dict[Field, RecordField]:
    """Build a field for each; the family name follows the name and the country."""
    made = {field: RecordField(view, theme, field) for field in fields}
    if "family_name" in made:
        made["family_name"] = FamilyField(view, theme, made["name"], made["country"])
    return made
