"""Every value edited while it runs: for those to come, or for all."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import TakeRebuy
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.events.tournament import SetupEdited
from tdconsole.domain.language.rejections.chips import FewerThanPlayers
from tdconsole.domain.language.rejections.setup import (
    AddOnTooDear,
    CurrencyStays,
    NothingEdited,
    NotWithDoubleChance,
    PriceOffStep,
    ProfileTwice,
    RebuyPriceOff,
    SeatsBeyond,
    TableTwice,
)
from tdconsole.domain.language.rejections.structure import SharesDoNotAddUp
from tdconsole.domain.language.terms import AddOn, Profile, Rebuys, Terms, TermsChanges
from tdconsole.domain.rules.values import Sum
from tdconsole.domain.values import Chips, EntryId, Money, PayoutBand, Price, SeatNo, TableNo
from tests.domain.dealing import book, by
from tests.domain.floor import FIFTY_AND_FIVE, opened, playing, registered, registering

DEAR = Price(pool=Money(9_000), fee=Money(1_000))


def test_a_price_and_a_stack_change_for_those_to_come() -> None:
    floor = registered(2)
    edit = EditSetup(price=DEAR, stack=Chips(30_000))
    assert floor.do(edit) == (SetupEdited(price=DEAR, stack=Chips(30_000)),)
    floor.do(registering(3))
    assert floor.tournament.takings.pool == 10_000 + 9_000
    assert floor.tournament.chips == 40_000 + 30_000


def test_or_for_all_who_entered_at_the_old_ones() -> None:
    floor = registered(2)
    floor.do(EditSetup(price=DEAR, stack=Chips(30_000), entries_too=True))
    tournament = floor.tournament
    assert (tournament.takings.pool, tournament.takings.fees) == (18_000, 2_000)
    assert tournament.chips == 60_000
    assert tournament.entries.by_id[EntryId(1)].payments != ()


def test_another_profiles_price_and_what_was_bought_later_stay() -> None:
    sold = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000))
    floor = registered(1, terms=Terms(rebuys=sold))
    floor.do(TakeRebuy(entry=EntryId(1)), EditSetup(stack=Chips(25_000), entries_too=True))
    assert floor.tournament.chips == 25_000 + 20_000


def test_a_stack_put_right_for_all_leaves_everybody_a_chip() -> None:
    """Chips left play with somebody disqualified, and more of them than the others would hold."""
    floor = playing(3)
    out = EntryId(1)
    floor.do(DisqualifyPlayer(entry=out, stack=Chips(20_000), reason="hid chips", sanction=True))
    refused = floor.when(EditSetup(stack=Chips(2), entries_too=True))
    assert isinstance(refused, FewerThanPlayers)
    assert refused.players == 2
    assert isinstance(floor.when(EditSetup(stack=Chips(2))), tuple)


def test_terms_are_edited_one_by_one() -> None:
    floor = opened(terms=Terms(cap=100, minimum=5))
    floor.do(EditSetup(terms=TermsChanges(cap=0, guarantee=Money(500_000))))
    assert floor.tournament.terms == Terms(minimum=5, guarantee=Money(500_000))


def test_what_is_so_already_is_no_edit() -> None:
    floor = opened()
    assert floor.when(EditSetup()) == NothingEdited()
    assert floor.when(EditSetup(price=FIFTY_AND_FIVE)) == NothingEdited()


def test_the_currency_stays_once_money_has_been_taken() -> None:
    assert isinstance(opened().when(EditSetup(currency="PLN")), tuple)
    assert registered(1).when(EditSetup(currency="PLN")) == CurrencyStays(currency="EUR")


def test_tables_never_shrink_under_somebody() -> None:
    floor = playing(8)
    assert floor.when(EditSetup(seats_per_table=7)) == SeatsBeyond(table=TableNo(1), seat=SeatNo(8))
    assert isinstance(floor.when(EditSetup(seats_per_table=8)), tuple)


def test_payouts_are_checked_as_at_the_creation() -> None:
    wrong = (PayoutBand(entries=1, shares=(9_000,)),)
    assert opened().when(EditSetup(payouts=wrong)) == SharesDoNotAddUp(entries=1, total=9_000)


def test_two_profiles_or_tables_of_one_name() -> None:
    one = Profile(name="Early", price=DEAR)
    terms = TermsChanges(profiles=(one, replace(one, early=True)))
    assert opened().when(EditSetup(terms=terms)) == ProfileTwice(profile="Early")
    usual = TermsChanges(profiles=(replace(one, name="standard"),))
    assert opened().when(EditSetup(terms=usual)) == ProfileTwice(profile="standard")
    twice = TermsChanges(tables=(TableNo(1), TableNo(1)))
    assert opened().when(EditSetup(terms=twice)) == TableTwice(table=TableNo(1))


def test_what_the_book_says_of_prices_is_cited() -> None:
    steps = book(price_step=by(Sum(amount=Money(50)), "PC"))
    floor = opened(rulebook=steps)
    assert floor.when(EditSetup(price=Price(pool=Money(5_020)))) == PriceOffStep(
        price=Money(5_020), step=Money(50), currency="EUR", cite="PC"
    )


def test_an_add_on_costs_at_most_so_many_entries() -> None:
    floor = opened(rulebook=book(add_on_at_most=by(1, "PC")))
    dear = TermsChanges(add_on=AddOn(price=DEAR, chips=Chips(1)))
    assert floor.when(EditSetup(terms=dear)) == AddOnTooDear(
        price=Money(10_000), most=Money(5_500), currency="EUR", cite="PC"
    )


def test_a_rebuy_costs_what_the_book_says() -> None:
    def selling(pool: int, fee: int = 0) -> EditSetup:
        price = Price(pool=Money(pool), fee=Money(fee))
        return EditSetup(terms=TermsChanges(rebuys=Rebuys(price=price, chips=Chips(1))))

    full = opened(rulebook=book(rebuy_price=by("full_entry", "PC")))
    assert full.when(selling(5_000)) == RebuyPriceOff(
        price=Money(5_000), due=Money(5_500), currency="EUR", cite="PC"
    )
    assert isinstance(full.when(selling(5_000, 500)), tuple)
    without = opened(rulebook=book(rebuy_price=by("without_fee", "GB")))
    assert isinstance(without.when(selling(5_000)), tuple)
    assert isinstance(without.when(selling(5_000, 500)), RebuyPriceOff)


def test_a_double_chance_excludes_rebuys_where_the_book_says_so() -> None:
    rules = book(double_chance_alone=by(True, "GB"))
    floor = opened(rulebook=rules, terms=Terms(second_half=Chips(10_000)))
    sold = Rebuys(price=DEAR, chips=Chips(1))
    assert floor.when(EditSetup(terms=TermsChanges(rebuys=sold))) == NotWithDoubleChance(cite="GB")
