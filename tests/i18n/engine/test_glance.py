"""The four figures at the foot of the window, through an evening."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.values import Chips, EntryId, Seat, SeatNo, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.glance import Fact, facts
from tdconsole.projections.chips.counted import Leader
from tdconsole.projections.chips.stacks import Stacks
from tdconsole.projections.eliminations.ending import Ending
from tests.projections.structure.charted import full_evening
from tests.projections.structure.test_evening import registered, seen

EN = catalogue("en")


def _leader(name: str | None, seat: Seat | None) -> Leader:
    chips = Chips(300)
    return Leader(
        place=1, entry=EntryId(1), name=name, country=None, seat=seat, chips=chips, big_blinds=3
    )


def test_before_the_start_each_says_what_it_waits_for() -> None:
    floor = registered(36, minutes=1)
    told = facts(EN, seen(floor))
    assert told["short"] == Fact("–", "short: no stack counted yet")
    assert told["ends"] == Fact("–", "end: too early to say")
    assert (
        facts(EN, seen(registered(0)))["ends"] == told["ends"]
    )  # nobody is in: that isn't the end
    assert told["came"] == Fact("10", "entries in the last 10 min")
    floor.do(StartClock())
    floor.wait(minutes=45)
    assert facts(EN, seen(floor))["came"] == Fact("0", "entries in the last 10 min")


def test_the_next_pay_is_that_of_the_last_place_paid_until_somebody_is_in_the_money() -> None:
    evening = full_evening()[1]
    prizes = evening.prizes
    assert prizes is not None
    paid, least = len(prizes.amounts), prizes.amounts[-1]
    far = evening.left - paid
    shown = EN.money(least, prizes.currency, cents=bool(least % 100))
    assert far > 0
    assert facts(EN, evening)["pays"] == Fact(shown, f"next pay, {far} out before")
    second = facts(EN, replace(evening, left=2))["pays"]
    assert second.caption == "next out"
    assert second.figure == EN.money(prizes.amounts[1], prizes.currency, cents=False)
    apart = facts(EN, replace(evening, in_flights=True))["pays"]
    assert apart == Fact("–", "next pay: once flights merge")
    assert facts(EN, replace(evening, prizes=None))["pays"].caption == "next pay: no prizes yet"


def test_the_shortest_is_named_first_and_an_unsure_end_says_why() -> None:
    evening = full_evening()[1]
    short = (_leader("Ada Rossi", Seat(table=TableNo(3), seat=SeatNo(4))), _leader(None, None))
    found = replace(evening, stacks=replace(evening.stacks, short=short))
    assert facts(EN, found)["short"] == Fact(
        "2", "short: 3-4 Ada Rossi, erased", "short: 3-4 A. Rossi, erased"
    )
    counted = replace(evening, stacks=Stacks(counted=9, left=9))
    assert facts(EN, counted)["short"] == Fact("0", "under 10 BB")
    assert facts(EN, evening)["ends"].figure.startswith("≈ ")
    for why in ("open", "few", "over", "long"):
        unsure = replace(evening, ending=Ending(why=why))
        assert facts(EN, unsure)["ends"].figure == "–"
    tonight = replace(evening, ending=replace(evening.ending, tonight=16, night=evening.now.utc))
    told = facts(EN, tonight)["ends"]
    assert told == Fact(EN.time_at(evening.now.utc), "end of the day, ≈ 16 left")
