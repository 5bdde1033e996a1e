from tdconsole.domain.language.commands.money import (
    CancelTournament,
    Counted,
    PayOut,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.terms import Terms, Withholding
from tdconsole.domain.values import Chips, EntryId, PersonId, RulingNo, Withheld
from tdconsole.projections.payouts.owed import OwedList, owed_list
from tdconsole.projections.people.names import Known
from tests.domain.floor import Floor, busting, out_in_turn, person, playing

PEOPLE = {person(number): Known(name=f"Player {number}", country="IT") for number in range(1, 5)}


def told(floor: Floor, people: dict[PersonId, Known] = PEOPLE) -> OwedList:
    return owed_list(floor.tournament, people, floor.now)


def rows(floor: Floor) -> list[tuple[int, str, int | None, int, int, int]]:
    return [
        (row.entry, row.due, row.place, row.gross, row.paid, row.open) for row in told(floor).rows
    ]


def test_nobody_is_owed_anything() -> None:
    empty = told(playing(5))
    assert (empty.rows, empty.open, empty.remains) == ((), 0, None)


def test_by_place_with_the_slips_of_what_was_paid() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(PayOut(entry=EntryId(3)))
    assert rows(floor) == [
        (5, "prize", 1, 12_500, 0, 12_500),
        (4, "prize", 2, 7_500, 0, 7_500),
        (3, "prize", 3, 5_000, 5_000, 0),
    ]
    first, _, third = told(floor).rows
    assert (first.name, third.name, third.slips) == (None, "Player 3", (1,))
    assert told(floor).open == 20_000


def test_a_prize_that_is_held_back_says_by_which_ruling_until_it_is_decided() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(MakeRuling(happened="chips hidden", withheld=Withheld(prize=EntryId(4))))
    assert [(row.entry, row.ruling) for row in told(floor).rows] == [(5, None), (4, 1), (3, None)]
    floor.do(DecideRuling(ruling=RulingNo(1), decided="they lay in sight"))
    assert [row.ruling for row in told(floor).rows] == [None, None, None]


def test_two_who_tie_share_a_place() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2)
    floor.do(busting(3, 4, unknown=True))
    assert [(row.place, row.shared_by) for row in told(floor).rows] == [(1, 1), (2, 2), (2, 2)]


def test_what_is_to_be_withheld_and_what_is_owed_back() -> None:
    floor = playing(5, terms=Terms(withholding=Withholding(share=1_000)))
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(PayOut(entry=EntryId(4)), FinishTournament())
    floor.do(ReclassifyPlayer(entry=EntryId(4), reason="two accounts"))
    listed = told(floor)
    last = listed.rows[-1]
    assert (last.entry, last.place, last.open, last.withhold) == (4, None, -7_500, -750)
    assert listed.back == 7_500
    assert listed.to_withhold == 1_250 + 750 + 500


def test_what_remains_of_all_that_was_taken() -> None:
    floor = playing(5)
    out_in_turn(floor, 1)
    assert told(floor).remains is None
    stacks = tuple(Counted(entry=EntryId(entry), chips=Chips(25_000)) for entry in range(2, 6))
    floor.do(CancelTournament(stacks=stacks, reason="no light"))
    assert told(floor).remains == 500  # the fee of the one who is out
    assert {row.due for row in told(floor).rows} == {"refund"}
