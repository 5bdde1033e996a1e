from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import CountryTyped, EntryTyped, NameTyped, PersonTyped, Record


class Newcomer(Record, kw_only=True):
    """Somebody the house does not know yet: becomes a person in the same breath as an entry."""

    name: NameTyped
    country: CountryTyped | None = None


class RegisterEntry(Wanted, kw_only=True):
    person: PersonTyped | Newcomer


class UnregisterEntry(Wanted, kw_only=True):
    entry: EntryTyped
