"""A tournament at its bubble in a test: nine at a table, and every place paid alike but the first."""

from typing import Any, Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.bubble import DealNextHand, ReportTables, StartHandForHand
from tdconsole.domain.language.commands.floor import EliminatePlayers
from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.rules.book import Rulebook, RuleChanges, rules
from tdconsole.domain.state.table_play import HandForHand
from tdconsole.domain.values import (
    EntryId,
    Level,
    Millis,
    Money,
    Place,
    Price,
    Structure,
    TableNo,
    TableTask,
)
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import FIRST_LEVEL, MINUTE, Floor, busting, playing

NINE: Final = 9
COST: Final = Price(pool=Money(1_000), fee=Money(0))


def bubble(left: int, paid: int, prize: int = 900, **changes: Any) -> Floor:
    """Table by table from entry 1 on, the last one with who is left over."""
    tables = [NINE] * (left // NINE) + ([left % NINE] if left % NINE else [])
    floor = playing(*tables, price=COST, **changes)
    pool = left * COST.pool
    typed = (Money(pool - (paid - 1) * prize), *(Money(prize),) * (paid - 1))
    floor.do(PlanPrizes(plan=PrizePlan(typed=typed)))
    return floor


def on(left: int = 20, paid: int = 18, prize: int = 900, **changes: Any) -> Floor:
    """And hand for hand was announced."""
    floor = bubble(left, paid, prize, **changes)
    floor.do(StartHandForHand())
    return floor


def book_of(name: str) -> Rulebook:
    """One that is shipped; documents are another matter."""
    return rules(rulebook(name), RuleChanges(identity="no")).book


def reporting(*tables: int, task: TableTask = "done") -> ReportTables:
    return ReportTables(tables=tuple(map(TableNo, tables)), task=task)


def all_done(floor: Floor) -> ReportTables:
    return ReportTables(
        tables=tuple(table for table in board(floor).tables if board(floor).task(table) != "done"),
        task="done",
    )


def board(floor: Floor) -> HandForHand:
    found = floor.tournament.play.board
    assert found is not None
    return found


def out(entry: int, stack: int | None = None) -> EliminatePlayers:
    return busting(entry, stacks=(stack,))


def won(floor: Floor, *entries: int) -> list[int]:
    """What each of these is paid for the place."""
    amounts = {one.entry: one.amount for one in awards(floor.tournament)}
    return [amounts.get(EntryId(entry), Money(0)) for entry in entries]


def places(floor: Floor, *entries: int) -> list[tuple[Place, int]]:
    """With how many share it."""
    known = {one.entry: (one.place, one.shared_by) for one in finishes(floor.tournament)}
    return [known[EntryId(entry)] for entry in entries]


def left_on_clock(floor: Floor) -> Millis:
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    return reading.left


def levels(*minutes: int) -> Structure:
    return tuple(_level(length) for length in minutes)


def _level(minutes: int) -> Level:
    return Level(
        small_blind=FIRST_LEVEL.small_blind,
        big_blind=FIRST_LEVEL.big_blind,
        ante_kind="none",
        minutes=minutes,
    )


def minutes(number: float) -> Millis:
    return Millis(int(number * MINUTE))


def hand_over(floor: Floor) -> None:
    floor.do(all_done(floor), DealNextHand())
