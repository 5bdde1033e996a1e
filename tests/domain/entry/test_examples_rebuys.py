"""The worked examples for what one player may buy at most, each under its own number."""

from tdconsole.domain.language.commands.entry import TakeAddOn, TakeRebuy
from tdconsole.domain.language.rejections.entry import SpentTooMuch
from tdconsole.domain.language.terms import AddOn, Rebuys, Terms
from tdconsole.domain.values import Chips, EntryId, Money, Price
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import Floor, playing

ENTRY = Price(pool=Money(10_000))


def evening() -> Floor:
    """An entry and a rebuy for 100, an add-on for 50, by the book that allows 250."""
    return playing(
        3,
        price=ENTRY,
        rulebook=rulebook("pokerclub-it"),
        terms=Terms(
            rebuys=Rebuys(price=ENTRY, chips=Chips(10_000)),
            add_on=AddOn(price=Price(pool=Money(5_000)), chips=Chips(5_000)),
        ),
    )


def test_an_entry_a_rebuy_and_an_add_on_are_just_what_is_allowed() -> None:
    """RB-1."""
    floor = evening()
    floor.do(TakeRebuy(entry=EntryId(1)), TakeAddOn(entry=EntryId(1)))
    assert floor.tournament.entries.by_id[EntryId(1)].spent.total == 25_000


def test_a_second_rebuy_is_more_than_is_allowed() -> None:
    """RB-2."""
    floor = evening()
    floor.do(TakeRebuy(entry=EntryId(1)))
    refused = floor.when(TakeRebuy(entry=EntryId(1)))
    assert isinstance(refused, SpentTooMuch)
    assert (refused.total, refused.most) == (30_000, 25_000)
