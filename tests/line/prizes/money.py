"""An evening in the money."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.values import Chips, EntryId, Instant, Millis
from tdconsole.session import SystemTime
from tests.line.evening import Acting

FIVE: Final = PrizePlan(curve=Curve(places=5, minimum=100, groups="single"))
"""Five places of a pool of 600.00, in euros."""


class Wrist:
    """The system's time, and so much more."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> Instant:
        now = SystemTime().now()
        return replace(
            now,
            utc=Millis(now.utc + self.later),
            uptime=Millis(now.uptime + self.later),
            awake=None,
        )


def put_out(view: Acting, left: int) -> None:
    """In hands of their own, from the fuller table; one that two are left at is broken."""
    while view.state.left > left:
        tables = {
            table.no: sorted(table.players.values())
            for table in view.state.play.seating.tables.values()
            if table.players
        }
        full = max(tables, key=lambda number: (len(tables[number]), number))
        if len(tables[full]) < 3 and len(tables) > 1:
            assert view.do(BreakTable(table=full))
        else:
            bust(view, tables[full][-1])


def bust(view: Acting, entry: EntryId, stack: int = 1000) -> None:
    assert view.do(EliminatePlayers(hand=(Bust(entry=entry, stack=Chips(stack)),)))


def in_the_money(view: Acting, wrist: Wrist, left: int = 2) -> None:
    """Twelve entered, five are paid; the last hand is long over."""
    assert view.do(PlanPrizes(plan=FIVE))
    put_out(view, left)
    wrist.later += 5 * 60_000
