"""The season in hand, as the wall shows it; worked out again once it can have changed."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Instant, SeasonNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.season.words import digits_of, points_digits, points_words
from tdconsole.projections.season.table import SeasonTable
from tdconsole.session import Session
from tdconsole.session.past.seasons import Seasons, season_in_hand
from tdconsole.settings import NameForm
from tdconsole.wall.composing.listing import Row
from tdconsole.wall.naming import Name, named
from tdconsole.wall.screens.figures import writable
from tdconsole.wall.screens.house.season import SeasonSeen

MANY: Final = 150
"""The most players on a wall: nobody waits for more."""
READ: Final = 30_000
"""How long a table stays as it is: an evening is not over every minute."""


class SeasonOnWall:
    def __init__(
        self,
        session: Session,
        words: Catalogue,
        most: int = MANY,
        seasons: Seasons | None = None,
    ) -> None:
        self._session, self._words, self._most = session, words, most
        self._seasons = Seasons(session, digits_of) if seasons is None else seasons
        self._seen: dict[SeasonNo, tuple[object, NameForm, int, SeasonSeen]] = {}
        self._last: SeasonSeen | None = None

    @property
    def is_there(self) -> bool:
        return bool(self._session.house.seasons)

    @property
    def last(self) -> SeasonSeen | None:
        return self._last

    def of(self, form: NameForm, now: Instant, number: SeasonNo | None = None) -> SeasonSeen | None:
        """The season in hand or of that number, with names in this form; None if there is none."""
        house, turn = self._session.house, now.uptime // READ
        season = season_in_hand(house) if number is None else house.seasons.get(number)
        if season is None:
            return None
        seen = self._seen.get(season.no)
        if seen is None or seen[0] is not house.seasons or seen[1:3] != (form, turn):
            made = self._made(self._seasons.table(season), form)
            seen = self._seen[season.no] = (house.seasons, form, turn, made)
        self._last = seen[3]
        return seen[3]

    def _made(self, table: SeasonTable, form: NameForm) -> SeasonSeen:
        rows = tuple(self._rows(table, form))
        return SeasonSeen(
            name=table.name,
            evenings=len(table.evenings),
            rows=rows,
            persons=tuple(row.person for row in table.rows[: self._most]),
        )

    def _rows(self, table: SeasonTable, form: NameForm) -> Iterator[Row]:
        words, people = self._words, self._session.club.people
        shown = table.rows[: self._most]
        digits, known = (
            points_digits(row.points for row in shown),
            people.named(row.person for row in shown),
        )
        nicknames = people.nicknamed() if form == "nickname" else {}
        for row in shown:
            found = known.get(row.person)
            erased = words.gettext("erased")
            name = erased if found is None else named(found, nicknames.get(row.person), form)
            if found is not None and form == "full":
                name = Name(name, named(found, None, "initial"))
            told = place(words, row.place or 0, row.shared_by)
            yield told, name, writable(points_words(words, row.points, digits))
