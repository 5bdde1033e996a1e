"""The history of an evening, which tells in words what the file holds nowhere else."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from tdconsole.domain.values import MOST_SEATS, Millis
from tdconsole.imports.td3.evening import Chair, PeriodBegun, PlayerRead, Sat
from tdconsole.imports.td3.fields import fields, moment, text
from tdconsole.imports.td3.reading import Tree

_SECOND: Final = 1_000
_LONGEST: Final = 400
_BEGAN: Final = re.compile(r"Start of (round|break) ([0-9]{1,4})")
_SITS: Final = re.compile(r"(.+), Seat ([0-9]{1,3}): (.+)")
_OUT: Final = re.compile(r".+ busted out of the tournament.*? by (.+, Seat [0-9]{1,3}\))")
_WINNER: Final = re.compile(r"(.+?) \(([^()]+), Seat ([0-9]{1,3})\)(?:, |$)")


class History:
    def __init__(self, items: Iterable[Tree]) -> None:
        told = ((moment(of, "Time"), text(of, "Text", _LONGEST)) for of in map(fields, items))
        self._items = [(at, said) for at, said in told if at is not None]

    def begun(self, kinds: Sequence[str]) -> Iterator[PeriodBegun]:
        """The periods as they began; `kinds` says of each whether it is a round or a break."""
        places: dict[str, list[int]] = {"round": [], "break": []}
        for index, kind in enumerate(kinds):
            places[kind].append(index)
        for at, said in self._items:
            found = _BEGAN.fullmatch(said)
            if found is not None and 1 <= int(found[2]) <= len(places[found[1]]):
                yield PeriodBegun(at=at, index=places[found[1]][int(found[2]) - 1])

    def seated(
        self, players: Iterable[PlayerRead], tables: Mapping[str, str]
    ) -> Iterator[tuple[Sat, str]]:
        """The seats at the start, and those of the winners of each bust, with the table's name.

        `tables` are the keys by name. A name that two players have seats neither.
        """
        known = _by_name(players)
        for at, said in self._items:
            if (sits := _SITS.fullmatch(said)) is not None:
                yield from _sat(at, known.get(sits[3], ()), sits[1], sits[2], tables)
            elif (out := _OUT.fullmatch(said)) is not None:
                # A bust has its moment cut to the second.
                second = Millis(at - at % _SECOND)
                for name, table, seat in _WINNER.findall(out[1]):
                    yield from _sat(second, known.get(name, ()), table, seat, tables)


def _by_name(players: Iterable[PlayerRead]) -> dict[str, list[str]]:
    known: dict[str, list[str]] = {}
    for player in players:
        for name in {player.name, player.nickname} - {""}:
            known.setdefault(name, []).append(player.key)
    return known


def _sat(
    at: Millis, who: Sequence[str], table: str, seat: str, tables: Mapping[str, str]
) -> Iterator[tuple[Sat, str]]:
    if len(who) == 1 and 1 <= int(seat) <= MOST_SEATS:
        chair = Chair(table=tables.get(table, table), seat=int(seat))
        yield Sat(at=at, player=who[0], chair=chair), table
