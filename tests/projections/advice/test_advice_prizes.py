"""Prizes to post, and posted ones that are for another pool."""

from typing import Any, Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.floor import DismissAdvice
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import DealAgreed
from tdconsole.domain.language.terms import Terms, TermsChanges
from tdconsole.domain.values import Mark, Money
from tdconsole.projections.advice import (
    DealIsMade,
    PostedEarly,
    PostedForOther,
    PrizesNotPosted,
    WinnerKnown,
    facts_of,
)
from tests.domain.floor import (
    FIRST_LEVEL,
    LAST_LEVEL,
    Floor,
    busting,
    out_in_turn,
    person,
    playing,
    registered,
)
from tests.projections.advising import due, kinds, posting

CLOSING: Final = (replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),)), LAST_LEVEL)
UNPOSTED: Final = PrizesNotPosted(
    places=3, first=Money(15_000), pool=Money(30_000), currency="EUR", proposal=PostPrizes()
)


def open_still(**changes: Any) -> Floor:
    return playing(6, **{"structure": CLOSING, **changes})


def closed() -> Floor:
    return open_still().wait(minutes=21)


def late(number: int) -> RegisterEntry:
    return RegisterEntry(person=person(number), override="Was in the queue.")


def test_when_registration_has_closed_they_are_posted() -> None:
    floor = open_still()
    assert posting(floor) == ()
    assert posting(floor.wait(minutes=21)) == (UNPOSTED,)
    floor.do(PostPrizes())
    assert posting(floor) == ()


def test_near_the_money_it_is_due_now() -> None:
    floor = closed()
    out_in_turn(floor, 6, 5)
    assert posting(floor) == (replace(UNPOSTED, urgency="now"),)


def test_where_registration_has_no_end_it_is_due_near_the_money() -> None:
    floor = playing(6)
    out_in_turn(floor, 6)
    assert posting(floor) == ()
    out_in_turn(floor, 5)
    assert posting(floor) == (replace(UNPOSTED, urgency="now"),)


def test_before_the_clock_starts_there_is_time() -> None:
    assert posting(registered(6, structure=CLOSING)) == ()


def test_while_registration_is_open_they_may_still_change() -> None:
    floor = open_still()
    floor.do(PostPrizes())
    assert posting(floor) == (PostedEarly(minutes=20),)
    assert posting(floor.wait(minutes=19, seconds=30)) == (PostedEarly(minutes=1),)


def test_another_entry_makes_them_another_pools() -> None:
    floor = closed()
    floor.do(PostPrizes(), late(7))
    stale = PostedForOther(
        posted_entries=6,
        entries=7,
        posted_pool=Money(30_000),
        pool=Money(35_000),
        currency="EUR",
        urgency="now",
        start="post ",
    )
    assert posting(floor) == (stale,)
    floor.do(PostPrizes(reason="One more."))
    assert posting(floor) == ()


def test_a_pool_that_falls_below_what_is_posted_is_told_at_once() -> None:
    floor = open_still(terms=Terms(guarantee=Money(50_000)))
    floor.do(PostPrizes())
    assert [type(one) for one in posting(floor)] == [PostedEarly]
    floor.do(EditSetup(terms=TermsChanges(guarantee=Money(0))))
    (stale,) = posting(floor)
    assert isinstance(stale, PostedForOther)
    assert (stale.posted_pool, stale.pool, stale.urgency) == (50_000, 30_000, "now")


def test_it_is_told_beside_the_winner_too() -> None:
    floor = closed()
    floor.do(PostPrizes(), late(7))
    out_in_turn(floor, 7, 6, 5, 4, 3)
    floor.do(busting(2))
    assert kinds(floor) == [WinnerKnown]
    assert [type(one) for one in posting(floor)] == [PostedForOther]


def test_without_posted_prizes_a_winner_is_known_all_the_same() -> None:
    floor = closed()
    out_in_turn(floor, 6, 5, 4, 3, 2)
    assert posting(floor) == ()


def test_dismissed_it_is_back_when_the_pool_is_another_one() -> None:
    floor = closed()
    facts = facts_of(floor.tournament, UNPOSTED)
    floor.do(DismissAdvice(advice="PrizesNotPosted", facts=facts, reason="On the board."))
    assert posting(floor) == ()
    floor.do(late(7))
    assert [type(one) for one in posting(floor)] == [PrizesNotPosted]


def test_after_a_deal_nothing_is_posted() -> None:
    floor = closed()
    floor.given(DealAgreed(method="even", shares=(), held=Money(0)))
    assert posting(floor) == ()


def test_after_a_deal_that_holds_nothing_back_the_tournament_can_be_finished() -> None:
    floor = closed()
    assert DealIsMade not in kinds(floor)
    floor.given(DealAgreed(method="even", shares=(), held=Money(0)))
    assert DealIsMade(left=6, proposal=FinishTournament()) in due(floor)
    floor.do(FinishTournament())
    assert DealIsMade not in kinds(floor)


def test_what_a_deal_holds_back_is_played_for() -> None:
    floor = closed()
    floor.given(DealAgreed(method="even", shares=(), held=Money(5_000)))
    assert DealIsMade not in kinds(floor)


def test_they_may_play_on_and_then_it_is_set_aside() -> None:
    floor = closed()
    floor.given(DealAgreed(method="even", shares=(), held=Money(0)))
    deal = next(one for one in due(floor) if isinstance(one, DealIsMade))
    facts = facts_of(floor.tournament, deal)
    floor.do(DismissAdvice(advice="DealIsMade", facts=facts, reason="They play for the trophy."))
    assert DealIsMade not in kinds(floor)
