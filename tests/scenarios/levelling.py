"""What an evening says of the tables: their buttons, level, broken and redrawn."""

from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    NameBigBlind,
    PlaceButton,
    Relocation,
    SetBreakingOrder,
    SwapPlayers,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.room.balancing import Planned, plan
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Seat, SeatNo, TableNo
from tests.scenarios.grammar import Sentence, table_of

NOBODY: Final = "the big blind of table {table}"


class Levelling:
    def __init__(
        self,
        who: Callable[[str], EntryId],
        seat: Callable[[str], Seat],
        state: Callable[[], Tournament],
        now: Callable[[], Instant],
        names: Callable[[], dict[EntryId, str]],
    ) -> None:
        self._who, self._seat, self._names = who, seat, names
        self._state, self._now = state, now
        self.asks: dict[str, Callable[[Sentence], Request]] = {
            "button": lambda s: PlaceButton(table=table_of(s), button=_number(s)),
            "big_blind": lambda s: NameBigBlind(table=table_of(s), seat=_number(s)),
            "balance": self._balancing,
            "break_table": lambda s: BreakTable(table=table_of(s)),
            "order": lambda s: SetBreakingOrder(
                tables=tuple(TableNo(int(no)) for no in s.said["tables"].split())
            ),
            "redraw": lambda s: RedrawSeats(
                reason=s.said.get("reason"),
                seats=int(s.said["seats"]) if "seats" in s.said else None,
            ),
            "swap": lambda s: SwapPlayers(
                entry=self._who(s.said["who"]), other=self._who(s.said["other"])
            ),
        }
        self.tells: dict[str, Callable[[Sentence], None]] = {"plan": self._planned}

    def _balancing(self, sentence: Sentence) -> Request:
        moves = (item.split(" to ") for item in sentence.said["items"].split(" and "))
        return BalanceTables(
            moves=tuple(
                Relocation(entry=self._who(who), seat=self._seat(seat)) for who, seat in moves
            )
        )

    def _planned(self, sentence: Sentence) -> None:
        found = ", ".join(map(self._told, plan(self._state(), self._now())))
        assert (found or "none") == sentence.said["items"], f"the plan is {found or 'none'}"

    def _told(self, move: Planned) -> str:
        who = NOBODY.format(table=move.source) if move.entry is None else self._names()[move.entry]
        where = f"table {move.target}" if move.seat is None else f"{move.target}-{move.seat}"
        return f"{who} to {where}"


def _number(sentence: Sentence) -> SeatNo:
    return SeatNo(int(sentence.said["seat"]))
