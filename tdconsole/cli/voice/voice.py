"""The voice of the command line: sentences for people or JSON for programs, never both."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from msgspec import Struct, json

if TYPE_CHECKING:
    from tdconsole.domain.language.rejections.refusal import Rejection
    from tdconsole.domain.values import EntryId, PersonId, TournamentId
    from tdconsole.i18n.catalogue import Catalogue
    from tdconsole.i18n.naming import Kept
    from tdconsole.projections.engine.faults import Fault
    from tdconsole.session import Opened, Place, Session

PRETTY: Final = 2


class Voice:
    def __init__(self, words: "Catalogue") -> None:
        self.words = words

    def json(self, data: Struct) -> None:
        click.echo(json.format(json.encode(data, enc_hook=str), indent=PRETTY))

    @contextmanager
    def opened(self, file: "Place") -> Iterator["Opened"]:
        """The house, after what is amiss with it was told.

        Before it is closed, what was written is looked at once more.
        """
        from tdconsole.session import open_house  # noqa: PLC0415 -- many commands open none

        with open_house(file) as house:
            self.tell_amiss(house)
            yield house
            self._check(house)

    def _check(self, house: "Opened") -> None:
        if broken := house.broken():
            raise Refusing("\n".join(self._worded(one) for one in broken))

    def tell_amiss(self, house: "Opened") -> None:
        for one in house.amiss:
            click.echo(self._worded(one), err=True)

    def _worded(self, found: "Fault") -> str:
        from tdconsole.i18n.engine.faults import fault  # noqa: PLC0415 -- hardly ever

        return f"{type(found).__name__}: {fault(self.words, found)}"

    def ways_back(self, house: "Place") -> str:
        """How a hurt house is brought back, and the last copy this machine knows of."""
        from tdconsole.i18n.engine import backups, mending  # noqa: PLC0415 -- hardly ever
        from tdconsole.session import SystemTime, last_copy  # noqa: PLC0415 -- as above

        if not isinstance(house, Path):
            return mending.way_back_on_server(self.words)
        copy = last_copy(house)
        typed = mending.ways_back(self.words, house, None if copy is None else copy.path)
        if copy is None:
            return typed
        age = SystemTime().now().utc - copy.at
        return f"{backups.last_copy_words(self.words, copy.path, age)} {typed}"

    def said(self, rejection: "Rejection", who: Callable[["EntryId"], str]) -> str:
        from tdconsole.i18n.engine.refusals import refusal  # noqa: PLC0415 -- few are refused

        cite = f" ({rejection.cite})" if rejection.cite else ""
        code = type(rejection).__name__
        return f"{code}: {refusal(self.words, rejection, who)}{cite}"

    def who(self, session: "Session", tournament: "TournamentId") -> Callable[["EntryId"], str]:
        """Player names by entry, looked up only when a sentence needs one."""

        def name(entry: "EntryId") -> str:
            person = session.timeline(tournament).persons.get(entry)
            if person is None:
                return self.words.gettext("entry {entry}", entry=entry)
            known = session.club.people.named([person]).get(person)
            return known.name if known else self.erased

        return name

    def kept(self, session: "Session", newcomer: str | None = None) -> "Kept":
        """Names and notes of the house, looked up only when a sentence needs one.

        A person not on file is the newcomer, if the request brought one.
        """
        from tdconsole.i18n.naming import Kept  # noqa: PLC0415 -- as above

        def person(number: "PersonId") -> str:
            known = session.club.people.named([number]).get(number)
            return known.name if known else newcomer or self.erased

        return Kept(
            person,
            lambda note: session.club.notes.read(note) or self.erased,
            lambda member: session.club.staff.named().get(member) or self.erased,
        )

    def nobody_called(self, name: str) -> "Refusing":
        from tdconsole.i18n.people.people import staff_unknown  # noqa: PLC0415 -- few are refused
        from tdconsole.projections.people.lines import StaffUnknown  # noqa: PLC0415 -- as above

        return Refusing(f"{StaffUnknown.__name__}: {staff_unknown(self.words, name)}")

    def pin_of(self, name: str) -> str:
        return self.words.gettext("PIN of {name}", name=name)

    @property
    def erased(self) -> str:
        return self.words.gettext("erased")


class Refusing(Exception):
    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said
