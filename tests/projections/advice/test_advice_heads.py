"""Bounties without a winner are asked about, and envelopes opened one after another."""

from typing import Final

from tdconsole.domain.language.commands.floor import (
    CorrectElimination,
    DismissAdvice,
)
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.terms import Envelope, Mystery, Terms
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Price
from tdconsole.projections.advice import (
    EnvelopeDue,
    EnvelopesShort,
    HeadUnclaimed,
    advice,
    facts_of,
    name_of,
)
from tests.domain.busts import out
from tests.domain.floor import Floor, playing

BOUNTY: Final = Price(pool=Money(5_000), bounty=Money(2_000))
MYSTERY: Final = Terms(
    heads=Mystery(envelopes=(Envelope(amount=Money(2_000), number=4),), from_players=3)
)


def test_envelopes_the_house_adds_to_are_told_once_somebody_is_out() -> None:
    floor = playing(3, price=BOUNTY, terms=MYSTERY)
    assert short(floor) == []
    out(floor, 3, 1)
    (found,) = short(floor)
    assert (found.sold, found.missing) == (6_000, 2_000)
    enough = out(playing(4, price=BOUNTY, terms=MYSTERY), 4, 1)
    assert short(enough) == []


def short(floor: Floor) -> list[EnvelopesShort]:
    every = advice(floor.tournament, floor.now)
    return [one for one in every if isinstance(one, EnvelopesShort)]


def told(tournament: Tournament, floor: Floor) -> list[HeadUnclaimed | EnvelopeDue]:
    every = advice(tournament, floor.now)
    return [one for one in every if isinstance(one, HeadUnclaimed | EnvelopeDue)]


def asked(entry: int, *, others: int = 0, last: bool = False) -> HeadUnclaimed:
    return HeadUnclaimed(
        entry=EntryId(entry),
        others=others,
        urgency="now" if last else "soon",
        start=f"by #{entry} ",
    )


def test_who_took_a_head_is_asked_for_the_earliest_first() -> None:
    floor = out(playing(5, price=BOUNTY), 4)
    assert told(floor.tournament, floor) == [asked(4)]
    out(floor, 5)
    out(floor, 3, 1)
    assert told(floor.tournament, floor) == [asked(4, others=1)]
    floor.do(CorrectElimination(entry=EntryId(4), stack=None, by=(EntryId(1),)))
    assert told(floor.tournament, floor) == [asked(5)]


def test_without_heads_nobody_asks() -> None:
    floor = out(playing(5), 4)
    assert told(floor.tournament, floor) == []


def test_at_the_end_it_is_due_now_and_still_can_be_told() -> None:
    floor = out(out(playing(3, price=BOUNTY), 3), 2, 1)
    assert told(floor.tournament, floor) == [asked(3, last=True)]
    floor.do(FinishTournament())
    assert told(floor.tournament, floor) == [asked(3, last=True)]
    floor.do(CorrectElimination(entry=EntryId(3), stack=None, by=(EntryId(2),)))
    assert told(floor.tournament, floor) == []


def test_once_dismissed_it_stays_so_whoever_goes_out() -> None:
    floor = out(playing(5, price=BOUNTY), 4)
    (one,) = told(floor.tournament, floor)
    facts = facts_of(floor.tournament, one)
    floor.do(DismissAdvice(advice=name_of(one), facts=facts, reason="tokens"))
    assert told(out(floor, 5).tournament, floor) == []


def test_envelopes_are_opened_in_the_order_of_the_hands() -> None:
    floor = out(out(out(playing(5, price=BOUNTY, terms=MYSTERY), 5, 1), 4, 1), 3, 2, 1)
    (first,) = told(floor.tournament, floor)
    assert first == EnvelopeDue(
        entry=EntryId(3),
        by=(EntryId(2), EntryId(1)),
        proposal=OpenEnvelope(victim=EntryId(3)),
    )
    out(floor, 2, 1)
    (first,) = told(floor.tournament, floor)
    assert (first.entry, first.others) == (3, 2)
    floor.do(FinishTournament())
    for victim in (3, 2, 1):
        (one,) = told(floor.tournament, floor)
        assert one.entry == victim
        assert one.proposal is not None
        floor.do(one.proposal)
    assert told(floor.tournament, floor) == []


def test_an_envelope_nobody_is_named_for_asks_who_it_is() -> None:
    floor = out(playing(3, price=BOUNTY, terms=MYSTERY), 3)
    assert told(floor.tournament, floor) == [asked(3)]
