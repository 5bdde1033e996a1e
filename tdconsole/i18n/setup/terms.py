"""The terms of a tournament as a director reads them: each with its value."""

from collections.abc import Iterator
from typing import Any, Final

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.language.terms import (
    AddOn,
    Flights,
    Mystery,
    Profile,
    Progressive,
    Rebuys,
    Reentries,
    Satellite,
    StaffBonus,
    TermsChanges,
    Withholding,
)
from tdconsole.domain.values import (
    BetLimit,
    DrawAt,
    Game,
    Instant,
    Millis,
    PayoutBand,
    Price,
    TableNo,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import price_words
from tdconsole.i18n.flights.rules import flights_words
from tdconsole.i18n.prizes.bounties import head_kind, heads_words
from tdconsole.i18n.prizes.satellites import satellite_words, targets_words
from tdconsole.i18n.room.seats import tables_named
from tdconsole.i18n.setup.deductions import deductions_words, withholding_words

TERMS: Final = TermsChanges.__struct_fields__
"""The terms in reading order."""


def term_name(words: Catalogue, term: str) -> str:
    """The name of a term by field, or of another field of the setup."""
    say = words.pgettext
    names = {
        "name": say("set-up", "Name"),
        "currency": say("set-up", "Currency"),
        "price": say("set-up", "Entry"),
        "cash_unit": say("set-up", "Smallest sum paid out"),
        "seats_per_table": say("set-up", "Seats at a table"),
        "stack": say("set-up", "Starting stack"),
        "payouts": say("set-up", "Payout table"),
        "game": say("set-up", "Game"),
        "limit": say("set-up", "Betting"),
        "profiles": say("set-up", "Other prices"),
        "staff_bonus": say("set-up", "Staff bonus"),
        "cap": say("set-up", "Most entries"),
        "minimum": say("set-up", "Fewest entries"),
        "guarantee": say("set-up", "Guarantee"),
        "reentries": say("set-up", "Re-entries"),
        "rebuys": say("set-up", "Rebuys"),
        "add_on": say("set-up", "Add-on"),
        "second_half": say("set-up", "Double chance"),
        "chip_set": say("set-up", "Chip set"),
        "draw_at": say("set-up", "Seats are drawn"),
        "expected": say("set-up", "Expected entries"),
        "tables": say("set-up", "Tables"),
        "closes_at": say("set-up", "Registration closes at"),
        "answer_within": say("set-up", "An alternate answers within"),
        "shoot_out": say("set-up", "Tables are kept level"),
        "deductions": say("set-up", "Deducted from the pool"),
        "added": say("set-up", "Added to the pool"),
        "withholding": say("set-up", "Withheld for the tax"),
        "heads": say("set-up", "Bounties are paid"),
        "satellite": say("set-up", "Satellite"),
        "targets": say("set-up", "Special prizes"),
        "flights": say("set-up", "Flights"),
        "series": say("set-up", "Series"),
    }
    return names.get(term, term)


def term_value(words: Catalogue, term: str, value: Any, currency: str) -> str:
    say = words.pgettext
    match value:
        case "off" if term == "heads":
            return head_kind(words, "fixed")
        case "off":
            return say("term", "none")
        case StaffBonus():
            return say(
                "term",
                "{chips} chips for {amount}",
                chips=words.number(value.chips),
                amount=words.money(value.price, currency),
            )
        case Reentries():
            return _reentries(words, value, currency)
        case Rebuys():
            return _rebuys(words, value, currency)
        case AddOn():
            return _sold(words, value, currency)
        case Price():
            return price_words(words, value, currency)
        case Progressive() | Mystery():
            return heads_words(words, value, currency)
        case Withholding():
            return withholding_words(words, value, currency)
        case Satellite():
            return satellite_words(words, value, currency)
        case Flights():
            return flights_words(words, value)
        case ChipSet():
            return chip_set_words(words, value)
        case _:
            return _plain_value(words, term, value, currency)


def _plain_value(words: Catalogue, term: str, value: Any, currency: str) -> str:
    say = words.pgettext
    match term:
        case "game":
            return game_name(words, value)
        case "limit":
            return betting_name(words, value)
        case "profiles":
            told = [profile_words(words, one, currency) for one in value]
            return "; ".join(told) or say("term", "none")
        case "deductions":
            return deductions_words(words, value) or say("term", "none")
        case "guarantee" | "added" | "cash_unit":
            return words.money(value, currency) if value else say("term", "none")
        case "second_half" if value:
            return say("term", "{chips} chips on demand", chips=words.number(value))
        case "draw_at":
            return draw_at_words(words, value)
        case "tables":
            return room_words(words, value)
        case "closes_at" if value:
            return words.moment(_at(value))
        case "answer_within":
            return words.ngettext("{number} second", "{number} seconds", value)
        case "targets":
            return targets_words(words, value, currency) or say("term", "none")
        case "shoot_out":
            return shoot_out_words(words, shoot_out=value)
        case "payouts":
            return _payouts(words, value)
        case _:
            return _plain(words, value)


def _plain(words: Catalogue, value: Any) -> str:
    if not value:
        return words.pgettext("term", "none")
    return words.number(value) if isinstance(value, int) else str(value)


def _at(utc: int) -> Instant:
    return Instant(utc=Millis(utc), boot="", uptime=Millis(0))


# Prices and payments


# The game


def game_name(words: Catalogue, game: Game) -> str:
    say = words.pgettext
    names: dict[Game, str] = {
        "holdem": say("game", "hold'em"),
        "omaha": say("game", "Omaha"),
        "omaha-hi-lo": say("game", "Omaha hi-lo"),
        "stud": say("game", "seven-card stud"),
        "stud-hi-lo": say("game", "stud hi-lo"),
        "razz": say("game", "razz"),
        "draw": say("game", "draw poker"),
        "horse": say("game", "HORSE"),
        "mixed": say("game", "mixed games"),
    }
    return names[game]


def betting_name(words: Catalogue, limit: BetLimit) -> str:
    say = words.pgettext
    names: dict[BetLimit, str] = {
        "no": say("betting", "no limit"),
        "pot": say("betting", "pot limit"),
        "fixed": say("betting", "fixed limit"),
    }
    return names[limit]


def shoot_out_words(words: Catalogue, *, shoot_out: bool) -> str:
    say = words.pgettext
    if shoot_out:
        return say("tables", "no: a shoot-out, each plays to its winner")
    return say("tables", "by the rules")


def draw_at_words(words: Catalogue, draw_at: DrawAt) -> str:
    say = words.pgettext
    names: dict[DrawAt, str] = {
        "once": say("draw", "in one draw before the start"),
        "entry": say("draw", "each at its entry"),
        "entry_by_table": say("draw", "each at its entry, one table after the other"),
    }
    return names[draw_at]


def room_words(words: Catalogue, tables: tuple[TableNo, ...]) -> str:
    """The tables in the order in which they are opened."""
    return tables_named(words, tables) or words.pgettext("tables", "1, 2, 3 and so on")


def chip_set_words(words: Catalogue, chip_set: ChipSet) -> str:
    """`Club set of 500: 120 × 25, 120 × 100`."""
    piles = (f"{words.number(chip.count)} × {words.number(chip.value)}" for chip in chip_set.chips)
    told = ", ".join(piles)
    return words.gettext("{name}: {told}", name=chip_set.name, told=told) if told else chip_set.name


# Sales


def profile_words(words: Catalogue, profile: Profile, currency: str) -> str:
    """`Early bird: €45.00 + €5.00, 1,000 more chips, before the start`."""
    told = [price_words(words, profile.price, currency)]
    if profile.bonus:
        told.append(words.ngettext("{number} more chip", "{number} more chips", profile.bonus))
    told += conditions(words, profile)
    return words.gettext("{name}: {told}", name=profile.name, told=", ".join(told))


def conditions(words: Catalogue, profile: Profile) -> Iterator[str]:
    """The conditions under which the profile applies; one without any has to be asked for."""
    say = words.pgettext
    if profile.early:
        yield say("price", "before the start")
    if profile.from_level:
        yield say("price", "from level {level} on", level=profile.from_level)
    if profile.members:
        yield say("price", "for members")


def _reentries(words: Catalogue, reentries: Reentries, currency: str) -> str:
    often = words.pgettext("term", "any number for one player")
    if reentries.most:
        often = words.ngettext("{number} for one player", "{number} for one player", reentries.most)
    if reentries.price is None:
        return often
    return words.gettext(
        "{often}, for {price}", often=often, price=price_words(words, reentries.price, currency)
    )


def _rebuys(words: Catalogue, rebuys: Rebuys, currency: str) -> str:
    often = words.pgettext("term", "any number for one entry")
    if rebuys.most:
        often = words.ngettext("{number} for one entry", "{number} for one entry", rebuys.most)
    return words.gettext("{sold}, {often}", sold=_sold(words, rebuys, currency), often=often)


def _sold(words: Catalogue, sold: Rebuys | AddOn, currency: str) -> str:
    return words.pgettext(
        "term",
        "{chips} chips for {amount}",
        chips=words.number(sold.chips),
        amount=price_words(words, sold.price, currency),
    )


def _payouts(words: Catalogue, bands: tuple[PayoutBand, ...]) -> str:
    most = max((len(band.shares) for band in bands), default=0)
    return words.ngettext("up to {number} place is paid", "up to {number} places are paid", most)


# Changes


def terms_told(words: Catalogue, given: dict[str, Any], currency: str) -> str:
    return "; ".join(
        words.gettext(
            "{term}: {value}",
            term=term_name(words, term),
            value=term_value(words, term, value, currency),
        )
        for term, value in given.items()
    )


def terms_given(changes: TermsChanges) -> dict[str, Any]:
    every = ((term, getattr(changes, term)) for term in TERMS)
    return {term: value for term, value in every if value is not None}
