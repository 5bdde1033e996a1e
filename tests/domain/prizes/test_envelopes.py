"""A mystery bounty of six envelopes, from four players on: amounts are in cents."""

from collections import Counter
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.draw.lots import Lots, envelope_by_lot, envelope_text
from tdconsole.domain.engine.invariants import EnvelopesAstray, problems
from tdconsole.domain.language.commands.floor import (
    CorrectElimination,
    ReinstatePlayer,
)
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import (
    EnvelopeIsOpen,
    EnvelopesOpened,
    EnvelopesWait,
    NoEnvelopeLeft,
    NoMystery,
    OutBeforeEnvelopes,
    TakerUnknown,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import PlayerIsIn
from tdconsole.domain.language.terms import Envelope, Mystery, Terms, TermsChanges
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.envelopes import awaiting, envelopes_left, opened_again
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Digest, EntryId, Level, Mark, Money, Price
from tests.domain.busts import out
from tests.domain.floor import EVENING, Floor, playing

BOUNTY: Final = Price(pool=Money(5_000), bounty=Money(2_000))


def envelope(amount: int, number: int) -> Envelope:
    return Envelope(amount=Money(amount), number=number)


SIX: Final = (envelope(6_000, 1), envelope(2_000, 2), envelope(1_000, 3))


def mystery(*envelopes: Envelope, at: int = 4) -> Terms:
    return Terms(heads=Mystery(envelopes=envelopes or SIX, from_players=at))


def evening(*players: int, **changes: Any) -> Floor:
    return playing(*players, **{"price": BOUNTY, "terms": mystery(), **changes})


def opened(floor: Floor, victim: int) -> EnvelopeOpened:
    (event,) = floor.do(OpenEnvelope(victim=EntryId(victim)))
    assert isinstance(event, EnvelopeOpened)
    return event


def refused(floor: Floor, victim: int) -> Rejection:
    before = floor.tournament
    decided = floor.when(OpenEnvelope(victim=EntryId(victim)))
    assert not isinstance(decided, tuple)
    assert floor.tournament is before
    return decided


def inside(tournament: Tournament) -> dict[int, int]:
    return {int(one.amount): one.number for one in envelopes_left(tournament)}


def test_an_envelope_goes_to_who_put_the_player_out() -> None:
    floor = out(evening(4), 4, 1)
    event = opened(floor, 4)
    assert event.left == "6000 1\n2000 2\n1000 3\n"
    assert event.amount == opened_again(event)
    assert heads(floor.tournament).won == {1: event.amount}
    left = Counter({6_000: 1, 2_000: 2, 1_000: 3}) - Counter([int(event.amount)])
    assert inside(floor.tournament) == dict(left)
    assert floor.tournament.draws.last == event.draw


def test_several_share_what_is_in_one() -> None:
    event = opened(floor := out(evening(4, terms=mystery(envelope(1_001, 3))), 4, 2, 1), 4)
    assert event.amount == 1_001
    assert heads(floor.tournament).won == {2: 501, 1: 500}


def test_until_then_a_head_is_worth_nothing() -> None:
    found = heads(out(evening(6), 6, 1).tournament)
    assert (found.on, found.won, found.unclaimed) == ({}, {}, {})
    assert (found.sold, found.left, found.beside) == (12_000, 13_000, -1_000)


def test_the_winner_opens_the_own_one_also_after_the_end() -> None:
    floor = evening(2)
    assert refused(floor, 1) == PlayerIsIn(entry=EntryId(1))
    out(floor, 2, 1)
    floor.do(FinishTournament())
    amounts = opened(floor, 2).amount + opened(floor, 1).amount
    assert heads(floor.tournament).won == {1: amounts}
    assert problems(floor.tournament) == frozenset()


def test_what_was_sold_and_what_the_envelopes_hold_may_differ() -> None:
    """BTY-2: 18,409 entries of 300 are 300 short of the 5,523,000 that were published."""
    envelopes = (
        envelope(1_000_000, 2),
        envelope(500_000, 1),
        envelope(250_000, 1),
        envelope(100_000, 3),
        envelope(86_000, 1),
        envelope(7_000, 241),
        envelope(1_000, 700),
    )
    assert sum(one.number for one in envelopes) == 949
    assert sum(one.amount * one.number for one in envelopes) == 5_523_000
    floor = playing(3, price=BOUNTY, terms=mystery(*envelopes))
    tournament = floor.tournament
    sold = Money(18_409 * 300)
    found = heads(_selling(tournament, sold))
    assert (sold, found.left, found.beside) == (5_522_700, 5_523_000, -300)


def _selling(tournament: Tournament, sold: Money) -> Tournament:
    return replace(tournament, takings=replace(tournament.takings, bounties=sold))


# Refused


def test_without_a_mystery_nothing_is_opened() -> None:
    assert refused(out(playing(3, price=BOUNTY), 3, 1), 3) == NoMystery()


def test_nobody_knows_the_player() -> None:
    assert refused(evening(3), 9) == UnknownEntry(entry=EntryId(9))


def test_an_envelope_is_opened_once() -> None:
    floor = out(evening(4), 4, 1)
    opened(floor, 4)
    assert refused(floor, 4) == EnvelopeIsOpen(entry=EntryId(4))


def test_somebody_has_to_be_named_first() -> None:
    floor = out(evening(4), 4)
    assert refused(floor, 4) == TakerUnknown(entry=EntryId(4))
    floor.do(CorrectElimination(entry=EntryId(4), stack=None, by=(EntryId(2),)))
    opened(floor, 4)


def test_who_went_out_before_has_none() -> None:
    floor = out(out(evening(5), 5, 1), 4, 1)
    assert refused(floor, 5) == OutBeforeEnvelopes(entry=EntryId(5), players=5, first=4)
    opened(floor, 4)


def test_from_the_money_on_where_no_number_is_named() -> None:
    floor = out(out(evening(5, terms=mystery(at=0)), 5, 1), 4, 1)
    assert refused(floor, 4) == OutBeforeEnvelopes(entry=EntryId(4), players=4, first=3)
    opened(out(floor, 3, 1), 3)


def test_while_registration_is_open_they_wait() -> None:
    first = EVENING[0]
    assert isinstance(first, Level)
    closing = replace(first, marks=(Mark(kind="registration_closes"),))
    floor = out(evening(4, structure=(closing, *EVENING[1:])), 4, 1)
    assert refused(floor, 4) == EnvelopesWait()
    assert list(awaiting(floor.tournament, floor.now)) == []
    floor.wait(minutes=21)
    assert list(awaiting(floor.tournament, floor.now)) == [4]
    opened(floor, 4)


def test_none_is_left() -> None:
    floor = out(out(evening(4, terms=mystery(envelope(500, 1))), 4, 1), 3, 1)
    opened(floor, 4)
    assert refused(floor, 3) == NoEnvelopeLeft()
    assert list(awaiting(floor.tournament, floor.now)) == []


def test_without_a_link_nothing_is_drawn() -> None:
    floor = out(evening(4), 4, 1)
    assert floor.when(OpenEnvelope(victim=EntryId(4)), link=None) == NoMoreLinks()


def test_one_that_is_only_looked_at_draws_nothing() -> None:
    floor = out(evening(4), 4, 1)
    assert floor.when(OpenEnvelope(victim=EntryId(4)), foreseen=True, link=None) == ()
    assert floor.when(OpenEnvelope(victim=EntryId(3)), foreseen=True) == PlayerIsIn(
        entry=EntryId(3)
    )


@pytest.mark.parametrize("heads_", ["off", Mystery(envelopes=(), from_players=4)])
def test_what_was_opened_stays_among_the_envelopes(heads_: Any) -> None:
    floor = out(evening(4), 4, 1)
    event = opened(floor, 4)
    decided = floor.when(EditSetup(terms=TermsChanges(heads=heads_)))
    assert decided == EnvelopesOpened(opened=1)
    more = (envelope(int(event.amount), 1), envelope(700, 9))
    floor.do(EditSetup(terms=TermsChanges(heads=Mystery(envelopes=more, from_players=4))))
    assert inside(floor.tournament) == {700: 9}


# Corrected afterwards


def test_who_comes_back_leaves_the_envelope_to_the_next_taker() -> None:
    floor = out(evening(4), 4, 1)
    event = opened(floor, 4)
    floor.do(ReinstatePlayer(entry=EntryId(4)))
    assert heads(floor.tournament).unclaimed == {4: event.amount}
    assert heads(out(floor, 4, 2).tournament).won == {2: event.amount}
    assert refused(floor, 4) == EnvelopeIsOpen(entry=EntryId(4))


def test_an_envelope_that_never_was_is_a_problem() -> None:
    floor = out(evening(4), 4, 1)
    (event,) = floor.do(OpenEnvelope(victim=EntryId(4)))
    assert isinstance(event, EnvelopeOpened)
    forged = floor.given(replace(event, victim=EntryId(3), amount=Money(77)))
    assert any(isinstance(one, EnvelopesAstray) for one in problems(forged.tournament))


def test_those_still_to_be_opened_stand_in_the_order_of_the_hands() -> None:
    floor = out(out(out(evening(5), 5, 1), 3, 1), 4, 1)
    assert list(awaiting(floor.tournament, floor.now)) == [3, 4]
    opened(floor, 3)
    assert list(awaiting(floor.tournament, floor.now)) == [4]
    out(floor, 2, 1)
    assert list(awaiting(floor.tournament, floor.now)) == [4, 2, 1]


def test_each_envelope_is_as_likely_as_the_next() -> None:
    found = Counter[int]()
    for draw in range(6_000):
        text = envelope_text(link=Digest("ab" * 32), draw=draw, victim=EntryId(1), left="")
        found[int(envelope_by_lot(Lots(text), SIX))] += 1
    assert 850 < found[6_000] < 1_150
    assert 1_850 < found[2_000] < 2_150
    assert 2_850 < found[1_000] < 3_150
