"""Seats in another tournament and special prizes, as in the setup."""

from tdconsole.domain.language.terms import Satellite, Target
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue


def satellite_words(words: Catalogue, satellite: Satellite, currency: str) -> str:
    """`seats of €300.00 in Main Event, the rest in blocks of €60.00`."""
    say = words.gettext
    seat = words.money(satellite.seat, currency)
    seats = (
        say("seats of {amount} in {tournament}", amount=seat, tournament=satellite.target)
        if satellite.target.strip()
        else say("seats of {amount}", amount=seat)
    )
    return say("{seats}, {rest}", seats=seats, rest=remainder_words(words, satellite, currency))


def remainder_words(words: Catalogue, satellite: Satellite, currency: str) -> str:
    say = words.gettext
    if satellite.remainder == "shared":
        return say("the rest shared by the seat winners")
    if not satellite.block:
        return say("the rest in blocks of two entries")
    return say("the rest in blocks of {amount}", amount=words.money(satellite.block, currency))


def seats_words(words: Catalogue, seats: int, rest: Money, currency: str) -> str:
    """`3 seats, and €40.00`."""
    told = words.ngettext("{number} seat", "{number} seats", seats)
    if not rest:
        return told
    amount = words.money(rest, currency)
    return words.gettext("{seats}, and {amount}", seats=told, amount=amount)


def targets_words(words: Catalogue, targets: tuple[Target, ...], currency: str) -> str:
    """`Royal flush €500.00; Bad beat €100.00`."""
    told = [
        words.gettext("{prize} {amount}", prize=one.name, amount=words.money(one.amount, currency))
        for one in targets
    ]
    return "; ".join(told)
