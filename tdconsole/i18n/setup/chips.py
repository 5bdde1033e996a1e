"""The setup's chips, and the effects of editing it, in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.projections.setup.changes import MONEY, EndsAt, Figure, FigureChanged, SetupChanges

# Chips

if TYPE_CHECKING:
    from tdconsole.projections.chips.inventory import ChipInventory


def stack_words(words: Catalogue, inventory: "ChipInventory") -> str:
    """`8 × 25, 8 × 100, 6 × 500: 22 chips`."""
    if not inventory.made:
        return words.gettext(
            "The chips of this set don't make up everything that is handed out exactly."
        )
    piles = [pile for pile in inventory.piles if pile.stack]
    told = ", ".join(f"{pile.stack} × {words.number(pile.value)}" for pile in piles)
    number = sum(pile.stack for pile in piles)
    return words.ngettext("{piles}: {number} chip", "{piles}: {number} chips", number, piles=told)


def suffices_words(words: Catalogue, inventory: "ChipInventory", wanted: int = 0) -> str:
    """The number of entries they suffice for, the chip that limits it, and what to do about it."""
    if not inventory.made or inventory.runs_out is None:
        return ""
    if not inventory.entries:
        return words.gettext("The set does not suffice for a single entry.")
    told = words.ngettext(
        "The set suffices for {number} entry; the {chip} chips run out first.",
        "The set suffices for {number} entries; the {chip} chips run out first.",
        inventory.entries,
        chip=words.number(inventory.runs_out),
    )
    if wanted > inventory.entries:
        missing = words.ngettext(
            "{number} entry would be without chips.",
            "{number} entries would be without chips.",
            wanted - inventory.entries,
        )
        return f"{told} {missing}"
    if inventory.most > inventory.entries:
        more = words.ngettext(
            "With fewer small chips in each stack it would do for {number}.",
            "With fewer small chips in each stack it would do for {number}.",
            inventory.most,
        )
        return f"{told} {more}"
    return told


# Editing


def figure_name(words: Catalogue, figure: Figure) -> str:
    say = words.pgettext
    names: dict[Figure, str] = {
        "price": say("set-up", "Price of an entry"),
        "chips": say("set-up", "Chips in play"),
        "pool": say("set-up", "Prize pool"),
        "fees": say("set-up", "Fees"),
        "bounties": say("set-up", "Bounties"),
        "staff": say("set-up", "For the staff"),
        "overlay": say("set-up", "The house adds"),
        "paid": say("set-up", "Paid places"),
        "first_prize": say("set-up", "First prize"),
        "places": say("set-up", "Places at the open tables"),
    }
    return names[figure]


def figure_words(words: Catalogue, changed: FigureChanged, currency: str) -> str:
    """`Chips in play: 240,000 → 300,000`."""
    return words.gettext(
        "{figure}: {before} → {after}",
        figure=figure_name(words, changed.figure),
        before=_value(words, changed.figure, changed.before, currency),
        after=_value(words, changed.figure, changed.after, currency),
    )


def _value(words: Catalogue, figure: Figure, value: int, currency: str) -> str:
    return words.money(Money(value), currency) if figure in MONEY else words.number(value)


def end_words(words: Catalogue, end: EndsAt) -> str:
    """A mark of the structure, which the structure editor moves."""
    say = words.gettext
    if end.kind == "add_on":
        if end.in_break:
            return say(
                "The add-on is sold until the break after level {level} ends.", level=end.level
            )
        return say("The add-on is sold until level {level} ends.", level=end.level)
    if end.in_break:
        return say("Rebuys end with the break after level {level}.", level=end.level)
    return say("Rebuys end with level {level}.", level=end.level)


def change_lines(words: Catalogue, changes: SetupChanges) -> Iterator[str]:
    """The people affected first, then the effect on each figure."""
    if not changes.fields:
        return
    names = [term_name(words, field) for field in changes.fields]
    yield words.gettext("Changed: {fields}.", fields=words.listed(names))
    if changes.changed:
        yield words.ngettext(
            "{number} entry that is in changes with it.",
            "{number} entries that are in change with it.",
            changes.changed,
        )
    if changes.kept:
        yield words.ngettext(
            "{number} entry that is in stays as it was.",
            "{number} entries that are in stay as they were.",
            changes.kept,
        )
    yield from (end_words(words, one) for one in changes.ends)
    yield from (figure_words(words, one, changes.currency) for one in changes.figures)
    if changes.owed > 0:
        yield words.gettext(
            "Those who are in owe {amount} more.",
            amount=words.money(changes.owed, changes.currency),
        )
    if changes.owed < 0:
        back = words.money(Money(-changes.owed), changes.currency)
        yield words.gettext("{amount} is due back to those who are in.", amount=back)
    if changes.posted is not None:
        yield words.gettext(
            "The posted prizes come to {posted}, and would have to be posted again.",
            posted=words.money(changes.posted, changes.currency),
        )
    if changes.closed is not None:
        yield (
            words.gettext("Registration closes at once.")
            if changes.closed
            else words.gettext("Registration is open again.")
        )
