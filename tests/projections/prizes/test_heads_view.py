"""The heads on one board: 50.00 to the pool and 20.00 for the head."""

from typing import Any, Final

from tdconsole.domain.language.commands.money import CancelTournament, Counted, OpenEnvelope
from tdconsole.domain.language.terms import Envelope, Mystery, Progressive, Terms
from tdconsole.domain.values import Chips, EntryId, Money, Price
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.payouts.refunds import cancelled_refunds
from tdconsole.projections.people.names import Known
from tdconsole.projections.prizes.heads import (
    EnvelopesLeft,
    HeadRow,
    HeadsBoard,
    UnclaimedHead,
    heads_board,
)
from tests.domain.busts import out
from tests.domain.floor import Floor, person, playing

BOUNTY: Final = Price(pool=Money(5_000), bounty=Money(2_000))
PEOPLE: Final = {person(1): Known(name="Rossi"), person(3): Known(name="Nowak")}


def evening(*players: int, **changes: Any) -> Floor:
    return playing(*players, **{"price": BOUNTY, **changes})


def board(floor: Floor) -> HeadsBoard:
    return heads_board(floor.tournament, PEOPLE, floor.now)


def row(entry: int, name: str | None, head: int, won: int = 0, taken: int = 0) -> HeadRow:
    return HeadRow(entry=EntryId(entry), name=name, head=Money(head), won=Money(won), taken=taken)


def test_the_largest_head_stands_first() -> None:
    found = board(out(evening(4, terms=Terms(heads=Progressive())), 4, 2))
    assert found.kind == "progressive"
    assert found.rows == (
        row(2, None, 3_000, 1_000, 1),
        row(1, "Rossi", 2_000),
        row(3, "Nowak", 2_000),
    )


def test_who_has_won_the_most_stands_first_where_all_heads_are_alike() -> None:
    found = board(out(out(evening(5), 5, 3), 4))
    assert found.kind == "fixed"
    assert [(one.entry, one.won) for one in found.rows] == [(3, 2_000), (1, 0), (2, 0)]
    assert found.unclaimed == (UnclaimedHead(entry=EntryId(4), name=None, amount=Money(2_000)),)


def test_who_is_out_keeps_what_was_won_and_the_own_head_is_none_taken() -> None:
    found = board(out(out(evening(3), 3, 2), 2, 1))
    assert [(one.entry, one.head, one.won, one.taken) for one in found.rows] == [
        (1, 0, 4_000, 1),
        (2, 0, 2_000, 1),
    ]


def test_the_envelopes_and_what_is_left_of_them() -> None:
    mystery = Mystery(
        envelopes=(
            Envelope(amount=Money(500), number=1),
            Envelope(amount=Money(3_000), number=1),
            Envelope(amount=Money(500), number=1),
        ),
        from_players=3,
    )
    floor = out(evening(3, terms=Terms(heads=mystery)), 3, 1)
    found = board(floor)
    assert found.envelopes == (
        EnvelopesLeft(amount=Money(3_000), number=1, left=1),
        EnvelopesLeft(amount=Money(500), number=2, left=2),
    )
    assert (found.sold, found.left, found.beside, found.waiting) == (6_000, 4_000, 2_000, (3,))
    floor.do(OpenEnvelope(victim=EntryId(3)))
    found = board(floor)
    assert sum(one.left for one in found.envelopes) == 2
    assert (found.rows[0].entry, found.rows[0].taken, found.waiting) == (1, 1, ())


def test_where_no_bounty_is_paid_there_is_nothing() -> None:
    found = board(playing(3))
    assert (found.kind, found.rows, found.envelopes, found.sold) == ("none", (), (), 0)


def test_what_was_given_back_is_on_the_board() -> None:
    floor = evening(3)
    floor.do(CancelTournament(reason="no light"))
    found = board(floor)
    assert (found.sold, found.back, found.rows) == (6_000, 6_000, ())


def test_the_list_of_refunds_tells_the_heads_apart() -> None:
    terms = Terms(heads=Mystery(envelopes=(), from_players=2))
    floor = out(evening(4, terms=terms), 4, 1)
    taken = floor.tournament.takings.total
    counted = {1: 40_000, 2: 20_000, 3: 20_000}
    stacks = tuple(Counted(entry=EntryId(e), chips=Chips(n)) for e, n in counted.items())
    floor.do(CancelTournament(stacks=stacks, reason="no light"))
    shown = cancelled_refunds(PaperSource(state=floor.tournament, people=PEOPLE))
    assert shown is not None
    assert (shown.total, shown.heads, shown.kept) == (taken, 8_000, 0)
