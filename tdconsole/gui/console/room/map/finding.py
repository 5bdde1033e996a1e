"""Finding a seat by a name, by 7-4, or by 7."""

import re
from collections.abc import Iterable
from typing import Final

from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.projections.room.hall import Hall
from tdconsole.spelling import folded

_PLACE: Final = re.compile(r"\s*([0-9]{1,5})\s*(?:[-/.\s]\s*([0-9]{1,2})?\s*)?", re.ASCII)


class Finder:
    def __init__(self, view: TournamentView) -> None:
        self._view = view
        self._words: dict[EntryId, str] = {}

    def learn(self, hall: Hall) -> None:
        """Fold the new names in advance, so that no key has to wait for it."""
        known = self._words
        for entry in (*hall.seating.of, *hall.waiting):
            if entry not in known:
                known[entry] = " " + folded(self._view.who(entry))

    def find(self, hall: Hall, typed: str) -> list[Seat]:
        """Return the seats in the order of the tables; each typed word begins one of the name."""
        place = _PLACE.fullmatch(typed)
        if place is not None:
            seat = Seat(table=TableNo(int(place[1])), seat=SeatNo(int(place[2] or 1)))
            return [seat] if hall.shows(seat) else []
        of = hall.seating.of
        found = [of[one] for one in self._called(hall, of, typed)]
        return sorted(found, key=lambda seat: (seat.table, seat.seat))

    def waits(self, hall: Hall, typed: str) -> bool:
        """Whether a player of that name has no seat."""
        return bool(self._called(hall, hall.waiting, typed))

    def _called(self, hall: Hall, among: Iterable[EntryId], typed: str) -> list[EntryId]:
        wanted = [" " + word for word in folded(typed).split()]
        if not wanted:
            return []
        self.learn(hall)
        first, rest, words = wanted[0], wanted[1:], self._words
        near = [one for one in among if first in words[one]]
        return [one for one in near if all(word in words[one] for word in rest)]

    @staticmethod
    def names_table(typed: str) -> bool:
        place = _PLACE.fullmatch(typed)
        return place is not None and place[2] is None
