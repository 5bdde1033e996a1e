from msgspec.structs import replace

from tdconsole.domain.engine.issued import Issued, issued
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.values import CallNo, ChainNo, Digest, DrawNo, EntryId, PeriodId, TableNo
from tests.domain.floor import (
    LINKS,
    WELL,
    busting,
    entered,
    opened,
    playing,
    promised,
    registered,
    registering,
)

NOTHING = Issued()


def test_a_new_tournament_has_issued_its_first_chain() -> None:
    floor = opened()
    commitment = floor.tournament.draws.commitment
    assert commitment is not None
    assert floor.issued == Issued(
        period=PeriodId(4),
        chain=ChainNo(1),
        length=commitment.length,
        published=commitment.commitment,
    )


def test_entries_are_numbered_from_one() -> None:
    assert registered(3).issued.entry == 3


def test_a_number_given_back_is_not_issued_again() -> None:
    floor = registered(3)
    floor.do(UnregisterEntry(entry=EntryId(3)), registering(4))
    assert list(floor.tournament.entries.by_id) == [1, 2, 4]


def test_a_lower_number_in_the_file_lowers_nothing() -> None:
    assert issued(Issued(entry=EntryId(9)), entered(3)).entry == 9


def test_each_draw_opens_a_link() -> None:
    floor = registered(3)
    floor.do(DrawSeats(), registering(4), DrawButtons())
    assert (floor.issued.draw, floor.issued.links) == (3, 3)


def test_a_new_chain_begins_with_its_first_link_and_draws_count_on() -> None:
    floor = registered(3)
    floor.do(DrawSeats(), RenewCommitment(reason="lost"))
    commitment = floor.tournament.draws.commitment
    assert commitment is not None
    assert floor.issued == Issued(
        entry=EntryId(3),
        draw=DrawNo(1),
        period=PeriodId(4),
        chain=ChainNo(2),
        links=0,
        length=commitment.length,
        published=commitment.commitment,
    )


def test_the_link_published_last_is_that_of_the_last_draw() -> None:
    floor = registered(3)
    floor.do(DrawSeats())
    *_, draw = floor.do(registering(4))
    assert isinstance(draw, SeatsDrawn)
    assert floor.issued.published == draw.link != WELL


def test_a_link_of_an_older_chain_is_not_counted_on_the_new_one() -> None:
    floor = registered(3)
    (draw,) = floor.do(DrawSeats())
    assert issued(Issued(chain=ChainNo(2)), draw) == Issued(draw=DrawNo(1), chain=ChainNo(2))


def test_an_older_commitment_in_the_file_changes_nothing() -> None:
    numbers = Issued(chain=ChainNo(2), links=5)
    assert issued(numbers, promised(2)) is numbers
    assert issued(numbers, promised(1)) is numbers
    newer = Issued(chain=ChainNo(3), length=LINKS, published=Digest(WELL))
    assert issued(numbers, promised(3)) == newer


def test_a_period_that_was_taken_out_leaves_its_number_behind() -> None:
    floor = opened()
    level, *others = floor.tournament.setup.structure
    new = replace(level, id=PeriodId(0))
    floor.do(EditStructure(structure=(level, new, *others)), EditStructure(structure=(level,)))
    assert floor.issued.period == 5
    floor.do(EditStructure(structure=(level, new)))
    assert [period.id for period in floor.tournament.setup.structure] == [1, 6]


def test_a_call_that_was_undone_keeps_its_number() -> None:
    floor = playing(3)
    floor.do(CallTheClock(table=TableNo(1)))
    assert floor.issued.call == 1
    before = floor.issued
    floor.do(EndCall(call=CallNo(1), outcome="acted"))
    assert floor.issued is before


def test_what_happens_on_the_floor_issues_no_numbers() -> None:
    floor = playing(3)
    before = floor.issued
    floor.do(busting(3))
    assert floor.issued == before
    assert issued(NOTHING, floor.do(busting(2))[0]) is NOTHING
