"""Files of The Tournament Director compared with what is taken over of them, field by field.

`python packaging/td3_compare.py FILE_OR_FOLDER...` takes each into a house of its own, and reads the
file once more by itself: nothing that the taking over makes of it is believed. What differs is told
with the player; the last line counts what was compared.
"""

import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.imports.td3.fields import fields, several
from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.reading import read
from tdconsole.imports.td3.taking_over import TakingOver, files_of
from tdconsole.known_errors import KnownError
from tdconsole.session import create

CURRENCY = Currency("SEK", 2)
PLAYER = re.compile(r'new GamePlayer\(\{\s*UUID:\s*"([^"]+)"')
"""A player, found without the reader that is tried."""


class Difference(NamedTuple):
    field: str
    player: str
    there: object
    here: object


class Comparing:
    """One file and its tournament, player by player."""

    def __init__(self, text: str, tournament: Tournament, keys: dict[str, int]) -> None:
        self._file = fields(fields(read(text.encode()))["T"])
        self._count = len(set(PLAYER.findall(text)))
        players = fields(self._file["Players"])["Players"]
        self._players = {fields(node)["UUID"]: fields(node) for node in several(players)}
        self._tournament = tournament
        by_person = {entry.person: entry for entry in tournament.entries.by_id.values()}
        self._entries: dict[str, Entry] = {
            key: by_person[keys[key]] for key in self._players if keys.get(key) in by_person
        }
        self._keys = {entry.id: key for key, entry in self._entries.items()}
        self.compared: Counter[str] = Counter()

    def differences(self) -> Iterator[Difference]:
        won = {award.entry: award.amount for award in awards(self._tournament)}
        places = {finish.entry: finish.place for finish in finishes(self._tournament)}
        paid, is_over = self._prizes(), bool(self._file.get("EndTime"))
        yield from self._same("players", "", self._count, len(self._tournament.entries.by_id))
        yield from self._same("over", "", is_over, self._tournament.finished)
        for key, place in self._order().items():
            of, entry = self._players[key], self._entries.get(key)
            name = str(fields(of["Name"]).get("Nickname"))
            if entry is None:
                yield Difference("player", name, key, None)
                continue
            buyins = [fields(one) for one in several(of["Buyins"])]
            money = sum(round(one["Amount"] * 100) for one in buyins + self._add_ons(of))
            yield from self._same("entered", name, buyins[0]["Time"], ENTERED.get(entry.id))
            yield from self._same("spent", name, money, entry.spent.total)
            yield from self._same("rebuys", name, len(buyins) - 1, entry.rebuys)
            yield from self._same("add-ons", name, len(self._add_ons(of)), int(entry.added_on))
            yield from self._same("prize", name, paid.get(key, 0), won.get(entry.id, 0))
            if is_over or buyins[-1].get("BustOut"):
                yield from self._same("place", name, place, places.get(entry.id))
            yield from self._bust(name, buyins, entry)
            lost = [key for one in buyins[:-1] for key in self._by(one)]
            yield from self._same("lost to", name, lost, [self._keys[e] for e in entry.lost_to])

    def _bust(self, name: str, buyins: list[dict[str, Any]], entry: Entry) -> Iterator[Difference]:
        told, exit_ = (
            fields(buyins[-1].get("BustOut")),
            self._tournament.exits.by_entry.get(entry.id),
        )
        at = None if exit_ is None or exit_.at is None else exit_.at.utc
        yield from self._same("out at", name, told.get("Time"), at)
        if exit_ is None:
            return
        yield from self._same(
            "out by", name, self._by(buyins[-1]), [self._keys[e] for e in exit_.by]
        )
        seat = fields(told.get("Seat"))
        if seat:
            there = (str(seat["TableName"]).rsplit(" ", 1)[-1], seat["SeatIndex"] + 1)
            here = (str(exit_.seat.table), int(exit_.seat.seat))
            yield from self._same("seat", name, there, here)

    def _same(self, field: str, name: str, there: object, here: object) -> Iterator[Difference]:
        self.compared[field] += 1
        if there != here:
            yield Difference(field, name, there, here)

    def _add_ons(self, of: dict[str, Any]) -> list[dict[str, Any]]:
        return [fields(one) for one in several(of.get("AddOns"))]

    def _by(self, buyin: dict[str, Any]) -> list[str]:
        hitmen = fields(buyin.get("BustOut")).get("HitmanUUID") or []
        return [hitmen] if isinstance(hitmen, str) else list(hitmen)

    def _order(self) -> dict[str, int]:
        """The place of each player by the last bust; who went out at one moment shares one."""

        def out(key: str) -> float:
            last = fields(several(self._players[key]["Buyins"])[-1])
            return float(fields(last.get("BustOut")).get("Time", float("inf")))

        outs = {key: out(key) for key in self._players}
        return {key: 1 + sum(other > at for other in outs.values()) for key, at in outs.items()}

    def _prizes(self) -> dict[str, int]:
        """What each was awarded; several share a prize."""
        paid: dict[str, Fraction] = {}
        for node in several(fields(self._file["Prizes"])["Prizes"]):
            of = fields(node)
            to, amount = list(of["AwardedToPlayers"]), round(of["CalculatedAmount"] * 100)
            for key in to:
                paid[key] = paid.get(key, Fraction()) + Fraction(amount, len(to))
        return {key: round(sum_) for key, sum_ in paid.items()}


ENTERED: dict[int, int] = {}
"""When each entry of the tournament in hand was registered."""


def main(sources: list[str]) -> int:
    files = files_of(map(Path, sources))
    compared, wrong, seconds = Counter[str](), 0, 0.0
    for path in files:
        with tempfile.TemporaryDirectory() as folder, create(Path(folder) / "a.house") as opened:
            began = perf_counter()
            (told,) = TakingOver(opened, {}, CURRENCY).all_of([path])
            seconds += perf_counter() - began
            if isinstance(told, KnownError) or told.tournament is None:
                print(f"{path.name}: not taken over: {told}")
                wrong += 1
                continue
            session = opened.in_time(opened.session.time)
            tournament = session.state(told.tournament)
            if tournament is None:
                raise TypeError(told)
            ENTERED.clear()
            for step in session.timeline(told.tournament).steps:
                for event in step.events:
                    if type(event).__name__ == "EntryRegistered":
                        ENTERED[event.entry] = step.at.utc  # type: ignore[attr-defined]
            keys: dict[str, int] = dict(session.club.people.elsewhere.known("td3"))
            comparing = Comparing(path.read_text(encoding="utf-8"), tournament, keys)
            found = list(comparing.differences())
            compared += comparing.compared
            wrong += len(found)
            left = ", ".join(f"{one.kind} {one.detail}".strip() for one in told.left_out)
            print(f"{path.name}: {told.fate}, {told.players} players, {len(found)} differences")
            print(f"    left out: {left}")
            for one in found:
                print(f"    {one.field} of {one.player}: {one.there} there, {one.here} here")
            print("    faults:", *opened.faults()) if [*opened.faults()] else None
    print(f"{len(files)} files in {seconds:.1f} s; compared:", dict(compared))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
