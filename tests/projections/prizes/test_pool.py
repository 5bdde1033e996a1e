"""Where the pool comes from: its lines add up to it."""

from typing import Final

from tdconsole.domain.language.commands.entry import (
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeRebuy,
)
from tdconsole.domain.language.commands.floor import EliminatePlayers
from tdconsole.domain.language.terms import AddOn, Deduction, Rebuys, Reentries, StaffBonus, Terms
from tdconsole.domain.values import Chips, EntryId, Money, Price
from tdconsole.projections.prizes.pool import PoolStatement, pool_statement
from tests.domain.floor import Floor, busting, opened, person, playing, registered

TERMS: Final = Terms(
    reentries=Reentries(),
    rebuys=Rebuys(price=Price(pool=Money(2_000), fee=Money(100)), chips=Chips(10_000)),
    add_on=AddOn(price=Price(pool=Money(3_000)), chips=Chips(30_000)),
    staff_bonus=StaffBonus(price=Money(500), chips=Chips(2_000)),
    deductions=(Deduction(name="Staff", share=300), Deduction(name="League", share=125)),
    added=Money(10_000),
    guarantee=Money(60_000),
)


def told(statement: PoolStatement) -> list[tuple[str, int | None, int]]:
    assert sum(line.amount for line in statement.lines) == statement.pool
    return [(line.name or line.source, line.number, line.amount) for line in statement.lines]


def sold(floor: Floor) -> Floor:
    """Five entries, one of them again after it went out; two rebuys, one add-on."""
    for entry in (1, 1):
        floor.do(TakeRebuy(entry=EntryId(entry), override="Allowed."))
    floor.do(TakeAddOn(entry=EntryId(2), override="Allowed."))
    out: EliminatePlayers = busting(5)
    floor.do(out, RegisterEntry(person=person(5)))
    return floor


def test_line_by_line() -> None:
    statement = pool_statement(sold(playing(5, terms=TERMS)).tournament)
    assert told(statement) == [
        ("entries", 5, 25_000),
        ("reentries", 1, 5_000),
        ("rebuys", 2, 4_000),
        ("add_ons", 1, 3_000),
        ("Staff", None, -1_110),
        ("League", None, -462),
        ("added", None, 10_000),
        ("overlay", None, 14_572),
    ]
    assert (statement.came_in, statement.pool) == (37_000, 60_000)


def test_what_nobody_bought_has_no_line() -> None:
    assert told(pool_statement(registered(3).tournament)) == [("entries", 3, 15_000)]


def test_before_anybody_came_the_house_guarantees_it_all() -> None:
    floor = opened(terms=Terms(guarantee=Money(50_000)))
    assert told(pool_statement(floor.tournament)) == [
        ("entries", 0, 0),
        ("overlay", None, 50_000),
    ]


def test_a_no_show_is_out_of_it_and_its_money_is_told() -> None:
    floor = playing(3)
    floor.do(RemoveNoShow(entry=EntryId(3), override="Never came."))
    statement = pool_statement(floor.tournament)
    assert told(statement) == [("entries", 2, 10_000)]
    assert (statement.no_shows, statement.held) == (1, 5_500)
