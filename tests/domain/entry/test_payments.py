"""What an entry costs whom, how it is paid, and how it goes back."""

from msgspec.structs import replace

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    RegisterEntry,
    TakeBonus,
    TakeRebuy,
    UnregisterEntry,
)
from tdconsole.domain.language.events.entry import (
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
)
from tdconsole.domain.language.rejections.entry import (
    BonusTakenAlready,
    ForMembersOnly,
    NoStaffBonus,
    NoSuchProfile,
    NoSuchTill,
    NothingToCorrect,
    PaymentsDoNotAddUp,
    RefundTooLarge,
    TillIsClosed,
    TillOfOtherCurrency,
)
from tdconsole.domain.language.terms import Profile, Rebuys, StaffBonus, Terms
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.context import Standing, Till
from tdconsole.domain.values import Chips, EntryId, Money, Payment, Price, TillNo
from tests.domain.floor import (
    CASH,
    FIFTY_AND_FIVE,
    Floor,
    opened,
    person,
    registered,
    registering,
    seated,
)

ONE = EntryId(1)
EARLY = Price(pool=Money(4_000), fee=Money(500))
LATE = Price(pool=Money(6_000), fee=Money(500))
MEMBER = Price(pool=Money(5_000))
PROFILES = (
    Profile(name="Early", price=EARLY, early=True, bonus=Chips(2_000)),
    Profile(name="Member", price=MEMBER, members=True),
    Profile(name="Late", price=LATE, from_level=2),
    Profile(name="Sponsor", price=MEMBER),
)
BONUS = StaffBonus(price=Money(500), chips=Chips(5_000))
OPEN = Till(no=TillNo(4), open=True, currency="EUR")


def entry_of(floor: Floor, wanted: RegisterEntry, **world: object) -> EntryRegistered:
    decided = floor.when(wanted, **world)
    assert isinstance(decided, tuple), decided
    assert isinstance(decided[0], EntryRegistered)
    return decided[0]


def priced() -> Floor:
    return seated(3, terms=Terms(profiles=PROFILES, staff_bonus=BONUS))


def test_the_first_profile_that_fits_is_taken() -> None:
    floor = priced()
    early = entry_of(floor, registering(4))
    assert (early.profile, early.paid, early.stack) == ("Early", EARLY, 22_000)
    floor.do(StartClock())
    assert entry_of(floor, registering(4)).paid == FIFTY_AND_FIVE
    member = entry_of(floor, registering(4), standing=Standing(member=True))
    assert (member.profile, member.paid) == ("Member", MEMBER)
    floor.wait(minutes=21)
    assert entry_of(floor, registering(4)).profile == "Late"


def test_any_price_can_be_asked_for_by_name_the_usual_one_too() -> None:
    floor = priced()
    sponsor = RegisterEntry(person=person(4), profile="Sponsor")
    assert entry_of(floor, sponsor).paid == MEMBER
    usual = RegisterEntry(person=person(4), profile="standard")
    assert entry_of(floor, usual).paid == FIFTY_AND_FIVE


def test_a_price_nobody_has_and_one_for_members() -> None:
    floor = priced()
    wanted = RegisterEntry(person=person(4), profile="Friends")
    assert floor.when(wanted) == NoSuchProfile(profile="Friends")
    member = RegisterEntry(person=person(4), profile="Member")
    assert floor.when(member) == ForMembersOnly(profile="Member")


def test_the_staffs_part_buys_chips_at_the_entry_or_later_and_once() -> None:
    floor = priced()
    floor.do(StartClock())
    with_it = entry_of(floor, RegisterEntry(person=person(4), bonus=True))
    assert with_it.paid == replace(FIFTY_AND_FIVE, staff=Money(500))
    assert (with_it.stack, with_it.bonus) == (25_000, 5_000)
    (later,) = floor.do(TakeBonus(entry=ONE))
    assert isinstance(later, BonusTaken)
    assert floor.tournament.takings.staff == 500
    assert floor.when(TakeBonus(entry=ONE)) == BonusTakenAlready(entry=ONE)


def test_without_a_staffs_part_there_is_none_to_pay() -> None:
    assert opened().when(RegisterEntry(person=person(1), bonus=True)) == NoStaffBonus()
    assert registered(1).when(TakeBonus(entry=ONE)) == NoStaffBonus()


def test_what_is_paid_has_to_be_what_it_costs() -> None:
    parts = (Payment(amount=Money(3_000)), Payment(method="card", amount=Money(2_500)))
    entered = entry_of(opened(), RegisterEntry(person=person(1), payments=parts))
    assert entered.payments == parts
    short = RegisterEntry(person=person(1), payments=parts[:1])
    assert opened().when(short) == PaymentsDoNotAddUp(
        due=Money(5_500), paid=Money(3_000), currency="EUR"
    )


def test_an_entry_that_costs_nothing_is_paid_with_nothing() -> None:
    free = opened(price=Price(pool=Money(0)))
    assert entry_of(free, registering(1)).payments == ()


def test_money_goes_only_into_an_open_till_of_its_currency() -> None:
    at = RegisterEntry(person=person(1), till=TillNo(4))
    assert opened().when(at) == NoSuchTill(till=TillNo(4))
    assert opened().when(at, till=replace(OPEN, open=False)) == TillIsClosed(till=TillNo(4))
    assert opened().when(at, till=replace(OPEN, currency="PLN")) == TillOfOtherCurrency(
        till=TillNo(4), currency="PLN"
    )
    assert entry_of(opened(), at, till=OPEN).till == 4


def test_a_refund_goes_the_way_the_money_came() -> None:
    sold = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000))
    floor = opened(terms=Terms(rebuys=sold))
    by_card = (Payment(method="card", amount=Money(5_500)),)
    floor.do(RegisterEntry(person=person(1), payments=by_card), TakeRebuy(entry=ONE))
    (gone,) = floor.do(UnregisterEntry(entry=ONE))
    assert gone == EntryUnregistered(entry=ONE, refund=(*by_card, Payment(amount=Money(5_000))))
    assert floor.tournament.takings.total == 0


def test_less_may_go_back_but_never_more() -> None:
    floor = registered(2)
    less = UnregisterEntry(entry=ONE, refund=(Payment(amount=Money(5_000)),))
    assert isinstance(floor.when(less), tuple)
    more = UnregisterEntry(entry=ONE, refund=(Payment(amount=Money(5_501)),))
    assert floor.when(more) == RefundTooLarge(
        paid=Money(5_500), refund=Money(5_501), currency="EUR"
    )


def test_how_it_was_paid_can_be_put_right() -> None:
    floor = registered(1)
    right = CorrectPayments(entry=ONE, payments=(Payment(method="card", amount=Money(5_500)),))
    assert floor.do(right) == (PaymentsCorrected(entry=ONE, payments=right.payments),)
    assert floor.when(right) == NothingToCorrect(entry=ONE)
    wrong = CorrectPayments(entry=ONE, payments=(Payment(amount=Money(1)),))
    assert isinstance(floor.when(wrong), PaymentsDoNotAddUp)
    assert floor.tournament.entries.by_id[ONE].payments != (CASH,)


def test_where_less_came_in_than_was_guaranteed_the_prizes_are_what_was_guaranteed() -> None:
    floor = registered(3, terms=Terms(guarantee=Money(30_000)))
    assert (floor.tournament.takings.pool, floor.tournament.pool) == (15_000, 30_000)
    assert sum(prize_list(floor.tournament)) == 30_000
    assert problems(floor.tournament) == frozenset()
    floor.do(*(registering(number) for number in range(4, 9)))
    assert sum(prize_list(floor.tournament)) == floor.tournament.pool == 40_000
