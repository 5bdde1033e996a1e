"""Which places may still change, where hands were put in order by hand."""

from tdconsole.domain.eliminations.provisional import first_provisional
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import ReorderElimination
from tdconsole.domain.values import EntryId
from tests.domain import slow_money as slow
from tests.domain.floor import Floor, busting, create, registering


def test_one_told_just_now_and_put_before_an_old_hand_makes_all_after_it_provisional() -> None:
    floor = Floor()
    floor.do(create(seats_per_table=3), *map(registering, range(1, 10)), DrawSeats(), StartClock())
    floor.do(busting(1))
    floor.wait(minutes=10)
    floor.do(busting(2))
    assert first_provisional(floor.tournament, floor.now) == 2
    floor.do(ReorderElimination(entry=EntryId(2), before=EntryId(1)))
    assert floor.tournament.exits.by_entry[EntryId(2)].hand == 1
    assert first_provisional(floor.tournament, floor.now) == 1
    assert slow.first_provisional(floor.tournament, floor.now) == 1
    floor.wait(minutes=10)
    assert first_provisional(floor.tournament, floor.now) is None
