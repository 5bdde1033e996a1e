from tdconsole.domain.values import Chips, Money
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.setup.chips import change_lines, stack_words, suffices_words
from tdconsole.projections.chips.inventory import ChipInventory, Pile
from tdconsole.projections.setup.changes import FigureChanged, SetupChanges

ENGLISH = catalogue("en")


def inventory(entries: int, most: int) -> ChipInventory:
    piles = (
        Pile(value=Chips(100), colour="#000000", owned=500, stack=10, entries=entries),
        Pile(value=Chips(1000), colour="#ffffff", owned=500, stack=4, entries=125),
        Pile(value=Chips(5000), colour="#ff0000", owned=10),
    )
    return ChipInventory(
        stack=Chips(5000), piles=piles, made=True, entries=entries, runs_out=Chips(100), most=most
    )


def test_a_stack_is_counted_out() -> None:
    assert stack_words(ENGLISH, inventory(50, 50)) == "10 × 100, 4 × 1,000: 14 chips"


def test_for_how_many_and_what_could_be_done() -> None:
    enough = suffices_words(ENGLISH, inventory(50, 50), 40)
    assert enough == "The set suffices for 50 entries; the 100 chips run out first."
    assert "would do for 80" in suffices_words(ENGLISH, inventory(50, 80))
    assert "10 entries would be without chips." in suffices_words(ENGLISH, inventory(50, 80), 60)
    assert "not suffice" in suffices_words(ENGLISH, inventory(0, 0))


def test_chips_that_make_up_no_stack_are_told() -> None:
    empty = ChipInventory(stack=Chips(20), piles=(), made=False)
    assert "don't make up" in stack_words(ENGLISH, empty)
    assert not suffices_words(ENGLISH, empty)


def test_an_edit_is_told_for_whom_and_with_which_figures() -> None:
    changes = SetupChanges(
        currency="EUR",
        fields=("price", "guarantee"),
        figures=(
            FigureChanged(figure="pool", before=20_000, after=36_000),
            FigureChanged(figure="chips", before=80_000, after=90_000),
        ),
        changed=3,
        kept=1,
        owed=Money(4_500),
        closed=True,
    )
    assert list(change_lines(ENGLISH, changes)) == [
        "Changed: Entry and Guarantee.",
        "3 entries that are in change with it.",
        "1 entry that is in stays as it was.",
        "Prize pool: €200.00 → €360.00",
        "Chips in play: 80,000 → 90,000",
        "Those who are in owe €45.00 more.",
        "Registration closes at once.",
    ]


def test_money_may_be_due_back_and_registration_open_again() -> None:
    changes = SetupChanges(currency="EUR", fields=("price",), owed=Money(-500), closed=False)
    lines = list(change_lines(ENGLISH, changes))
    assert "€5.00 is due back to those who are in." in lines
    assert "Registration is open again." in lines
    assert not list(change_lines(ENGLISH, SetupChanges(currency="EUR", fields=())))
