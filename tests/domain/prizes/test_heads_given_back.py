"""A tournament with bounties is called off: what was sold was won, or is given back."""

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.floor import CorrectElimination
from tdconsole.domain.language.commands.money import CancelTournament, Counted, OpenEnvelope
from tdconsole.domain.language.events.money import EnvelopeOpened, TournamentCancelled
from tdconsole.domain.language.rejections.prizes import EnvelopesDue, HeadsGivenBack
from tdconsole.domain.language.terms import Envelope, Mystery, Progressive, Reentries, Terms
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.cancelling import Called, called_off
from tdconsole.domain.prizes.envelopes import awaiting
from tdconsole.domain.values import Chips, EntryId, Money, PayoutBand, Price
from tests.domain.busts import out
from tests.domain.floor import Floor, person, playing

PRICE: Final = Price(pool=Money(5_000), fee=Money(500), bounty=Money(2_000))
THREE_OF_TEN: Final = PayoutBand(entries=1, shares=(5_000, 3_000, 2_000))


def mystery(*envelopes: int, at: int = 4) -> Terms:
    each = tuple(Envelope(amount=Money(amount), number=1) for amount in envelopes)
    return Terms(heads=Mystery(envelopes=each, from_players=at), reentries=Reentries())


def evening(players: int, terms: Terms) -> Floor:
    return playing(players, price=PRICE, payouts=(THREE_OF_TEN,), terms=terms)


def opened(floor: Floor, victim: int) -> int:
    (event,) = floor.do(OpenEnvelope(victim=EntryId(victim)))
    assert isinstance(event, EnvelopeOpened)
    return event.amount


def stacks_of(floor: Floor) -> tuple[Counted, ...]:
    """All in play is with the first of those who are left, but for a chip each."""
    left = sorted(floor.tournament.play.seating.of)
    most = floor.tournament.chips - len(left) + 1
    return tuple(
        Counted(entry=entry, chips=Chips(1 if turn else most)) for turn, entry in enumerate(left)
    )


def calling_off(floor: Floor) -> CancelTournament:
    return CancelTournament(stacks=stacks_of(floor), reason="the lights went out")


def called(floor: Floor) -> TournamentCancelled:
    (event,) = floor.do(calling_off(floor))
    assert isinstance(event, TournamentCancelled)
    assert problems(floor.tournament) == frozenset()
    return event


def refunds(floor: Floor) -> list[int]:
    off = called_off(floor.tournament, stacks_of(floor))
    assert isinstance(off, Called)
    return [refund.amount for refund in off.refunds]


def given_back(floor: Floor, *gone: int) -> list[int]:
    """The refund of bounties alone: without what each would get if none were sold."""
    price = Price(pool=PRICE.pool, fee=PRICE.fee)
    players = len(floor.tournament.entries.by_id)
    twin = playing(players, price=price, payouts=(THREE_OF_TEN,))
    for entry in gone:
        out(twin, entry, 1)
    return [much - less for much, less in zip(refunds(floor), refunds(twin), strict=True)]


def adds_up(floor: Floor, event: TournamentCancelled) -> None:
    found = heads(floor.tournament)
    assert sum(found.won.values()) + event.heads == found.sold
    assert (found.on, found.unclaimed, found.left, found.beside) == ({}, {}, 0, 0)
    assert (found.back, found.astray) == (event.heads, 0)


def test_before_the_envelopes_all_heads_go_back_to_those_who_are_left() -> None:
    """Ten of 20.00 were sold, six are left: 33.33 each, and two cents over.

    The larger stack has one of them, of the others the lower seat.
    """
    floor = evening(10, mystery(6_000, 2_000, 1_000))
    for entry in (10, 9, 8, 7):
        out(floor, entry, 1)
    assert given_back(floor, 10, 9, 8, 7) == [3_334, 3_334, 3_333, 3_333, 3_333, 3_333]
    event = called(floor)
    assert event.heads == 20_000
    adds_up(floor, event)


def test_what_was_in_an_opened_envelope_was_won() -> None:
    floor = out(evening(5, mystery(6_000, 2_000, 1_000)), 5, 1)
    out(floor, 4, 1)
    won = opened(floor, 4)
    event = called(floor)
    assert event.heads == 10_000 - won
    adds_up(floor, event)


def test_an_envelope_that_was_won_is_opened_first() -> None:
    floor = out(out(evening(5, mystery(6_000, 2_000)), 5, 1), 4, 1)
    assert floor.when(calling_off(floor)) == EnvelopesDue(entry=EntryId(4), due=1)
    opened(floor, 4)
    adds_up(floor, called(floor))


def test_one_that_nobody_is_said_to_have_won_is_given_back() -> None:
    floor = out(evening(4, mystery(6_000, 2_000)), 4)
    event = called(floor)
    assert event.heads == 8_000
    assert floor.when(OpenEnvelope(victim=EntryId(4))) == HeadsGivenBack()
    assert list(awaiting(floor.tournament, floor.now)) == []


def test_where_more_was_won_than_sold_nothing_is_left_to_give_back() -> None:
    floor = out(evening(4, mystery(60_000)), 4, 1)
    assert opened(floor, 4) == 60_000
    event = called(floor)
    assert event.heads == 0
    assert heads(floor.tournament).astray == 0


def test_a_progressive_head_goes_back_to_who_wears_it_and_an_unclaimed_one_to_all() -> None:
    floor = out(evening(6, Terms(heads=Progressive())), 6, 1)
    assert given_back(out(floor, 5), 6, 5) == [3_000 + 500, 2_500, 2_500, 2_500]
    event = called(floor)
    assert event.heads == 12_000 - 1_000
    adds_up(floor, event)
    correct = CorrectElimination(entry=EntryId(5), stack=None, by=(EntryId(1),))
    assert floor.when(correct) == HeadsGivenBack()


def test_nobody_was_out_and_all_of_it_goes_back() -> None:
    floor = evening(3, mystery(6_000))
    floor.do(RegisterEntry(person=person(1), forfeit=Chips(10), override="he may"))
    event = called(floor)
    assert event.heads == 8_000
    assert sum(one.amount for one in event.refunds) == 4 * PRICE.total
    adds_up(floor, event)


@given(
    players=st.integers(3, 9),
    hands=st.lists(st.tuples(st.integers(0, 8), st.booleans()), max_size=7),
    bounty=st.integers(1, 3_001),
    envelopes=st.none() | st.lists(st.integers(1, 4_000), max_size=6),
    at=st.integers(2, 8),
)
@settings(max_examples=80, deadline=None)
def test_whatever_was_won_the_rest_goes_back_to_the_cent(
    players: int,
    hands: list[tuple[int, bool]],
    bounty: int,
    envelopes: list[int] | None,
    at: int,
) -> None:
    terms = Terms(heads=Progressive()) if envelopes is None else mystery(*envelopes, at=at)
    price = Price(pool=Money(5_000), fee=Money(500), bounty=Money(bounty))
    floor = playing(players, price=price, payouts=(THREE_OF_TEN,), terms=terms)
    for turn, named in hands:
        left = sorted(floor.tournament.play.seating.of)
        if len(left) > 2:
            out(floor, left.pop(turn % len(left)), *([left[0]] if named else []))
    for victim in list(awaiting(floor.tournament, floor.now)):
        if isinstance(floor.when(OpenEnvelope(victim=victim)), tuple):
            opened(floor, victim)
    won = sum(heads(floor.tournament).won.values())
    event = called(floor)
    assert event.heads == max(0, players * bounty - won)
    assert heads(floor.tournament).astray == 0
    total, fees = sum(one.amount for one in event.refunds), floor.tournament.left * 500
    if floor.tournament.exits.by_entry:
        in_money = floor.tournament.left <= 3
        prizes = floor.tournament.pool
        most = prizes + fees + event.heads
        assert total <= most if in_money else total == most
