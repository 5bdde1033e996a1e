"""The people of the house who match the typed text, as rows."""

from typing import Final

from tdconsole.club import Person
from tdconsole.domain.values import Instant, Millis, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.local_time import day_at
from tdconsole.wall.theme import Theme

SHOWN: Final = 200
_SEEN: Final = "✓"


class Found(Record, kw_only=True):
    rank: int
    person: Person
    barred: bool


class FoundPeople(Rows[Found]):
    """The people found, best match first; for an empty text, by family name."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        words = view.words
        say = words.pgettext
        barred = say("column", "barred")
        columns: tuple[Column[Found], ...] = (
            Column(say("column", "Name"), lambda row: row.person.name, order=lambda row: row.rank),
            Column(
                say("column", "From"),
                lambda row: row.person.country or "",
                "MM",
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "Member"),
                lambda row: row.person.member_no or "",
                "0000000",
                spare=36,
            ),
            Column(
                say("column", "Born"),
                lambda row: words.day(row.person.born) if row.person.born else "",
                words.day("2000-09-30"),
                spare=44,
            ),
            Column(
                say("column", "Document"),
                lambda row: _SEEN if row.person.document_checked_on is not None else "",
                _SEEN,
                spare=40,
                ink=lambda _row: "done",
            ),
            Column(
                "",
                lambda row: barred if row.barred else "",
                barred,
                spare=32,
                ink=lambda _row: "stopped",
            ),
        )
        super().__init__(columns, lambda row: row.person.id, theme, view)
        self.sort(0)

    def find(self, typed: str) -> None:
        people = self._view.session.club.people
        language = self._view.words.language
        found = people.find(typed, SHOWN) if typed.strip() else people.by_name(language, SHOWN)
        today = day_at(self._view.now().utc)
        house = self._view.session.house
        barred = {
            meant.id
            for bar in house.bars.values()
            if bar.holds(today) and (meant := people.get(bar.person)) is not None
        }
        self.fill(
            Found(rank=rank, person=person, barred=person.id in barred)
            for rank, person in enumerate(found)
        )


def seen_words(words: Catalogue, person: Person, by: str | None) -> str:
    """Say whether, when and by whom the photo document was checked."""
    at = person.document_checked_on
    if at is None:
        return words.gettext("Document not checked yet.")
    when = words.moment(Instant(utc=Millis(at), boot="", uptime=Millis(0)))
    if by is None:
        return words.gettext("Document checked {moment}.", moment=when)
    return words.gettext("Document checked {moment} by {name}.", moment=when, name=by)
