"""More chips for a player who is in: rebuys, the add-on, the staff bonus, a second half."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.entry.limits import (
    adding_on,
    passed_over,
    rebuying,
    spending,
    taking_second_half,
)
from tdconsole.domain.entry.prices import payment_fault, payments_of
from tdconsole.domain.entry.takings import taken
from tdconsole.domain.hand.hands_left import in_bag
from tdconsole.domain.language.commands.entry import TakeAddOn, TakeBonus, TakeRebuy, TakeSecondHalf
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    RebuyTaken,
    SecondHalfTaken,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.day import BaggedAlready
from tdconsole.domain.language.rejections.entry import (
    AddOnTakenAlready,
    BonusTakenAlready,
    NoAddOn,
    NoRebuys,
    NoSecondHalf,
    NoStaffBonus,
    Overridable,
    SecondHalfTakenAlready,
    StackNotLost,
    UnknownEntry,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NamedTwice, PlayerIsOut
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import NOTHING, Chips, EntryId, Price

Decision = tuple[Event, ...] | Rejection


def _in(tournament: Tournament, number: EntryId) -> Entry | Rejection:
    entry = tournament.entries.by_id.get(number)
    if entry is None:
        return UnknownEntry(entry=number)
    if number in tournament.exits.by_entry:
        return PlayerIsOut(entry=number)
    bag = in_bag(tournament, number)
    return entry if bag is None else BaggedAlready(entry=number, chips=bag.chips)


def _reading(tournament: Tournament, context: Context) -> Reading | None:
    return read(tournament.setup.structure, tournament.play.clock, context.now)


class Sale(NamedTuple):
    price: Price
    chips: Chips


_TAKEN: Final[dict[type, type[RebuyTaken | AddOnTaken | BonusTaken]]] = {
    TakeRebuy: RebuyTaken,
    TakeAddOn: AddOnTaken,
    TakeBonus: BonusTaken,
}


def _bought(  # noqa: PLR0913, PLR0917 -- what is sold, to whom and under which limits
    tournament: Tournament,
    command: TakeRebuy | TakeAddOn | TakeBonus,
    context: Context,
    entry: Entry,
    sold: Sale,
    limits: Iterable[Overridable] = (),
) -> Decision:
    """Sell the chips: paid in full, and within what one person may spend."""
    payments = payments_of(command.payments, sold.price)
    if fault := payment_fault(tournament, payments, sold.price, command.till, context):
        return fault
    in_the_way = [*limits, *spending(tournament, entry.person, sold.price, context.standing)]
    if in_the_way and command.override is None:
        return in_the_way[0]
    return (
        _TAKEN[type(command)](
            entry=entry.id,
            paid=sold.price,
            chips=sold.chips,
            payments=payments,
            till=command.till,
            overrode=passed_over(in_the_way),
            reason=context.note if in_the_way else None,
        ),
    )


def rebuy(tournament: Tournament, command: TakeRebuy, context: Context) -> Decision:
    entry, sold = _in(tournament, command.entry), tournament.terms.rebuys
    if not isinstance(entry, Entry):
        return entry
    if sold == "off":
        return NoRebuys()
    if fault := _winners_fault(tournament, command):
        return fault
    limits = rebuying(tournament, entry, sold, command.stack, _reading(tournament, context))
    sale = Sale(sold.price, sold.chips)
    bought = _bought(tournament, command, context, entry, sale, limits)
    if not isinstance(bought, tuple) or not command.by:
        return bought
    return tuple(
        replace(event, by=command.by) if isinstance(event, RebuyTaken) else event
        for event in bought
    )


def _winners_fault(tournament: Tournament, command: TakeRebuy) -> Rejection | None:
    """The fault of the winners named: each is in, and won a stack that was lost whole."""
    if command.by and command.stack:
        return StackNotLost(entry=command.entry)
    for winner in command.by:
        if (command.entry, *command.by).count(winner) > 1:
            return NamedTwice(entry=winner)
        there = _in(tournament, winner)
        if not isinstance(there, Entry):
            return there
    return None


def rebuy_taken(tournament: Tournament, event: RebuyTaken) -> Tournament:
    sold = _sold(tournament, event, rebuys=1)
    entry = sold.entries.by_id.get(event.entry)
    if entry is None or not event.by:
        return sold
    return _with(sold, replace(entry, lost_to=(*entry.lost_to, *event.by)))


def add_on(tournament: Tournament, command: TakeAddOn, context: Context) -> Decision:
    entry, sold = _in(tournament, command.entry), tournament.terms.add_on
    if not isinstance(entry, Entry):
        return entry
    if sold == "off":
        return NoAddOn()
    if entry.added_on:
        return AddOnTakenAlready(entry=entry.id)
    limits = adding_on(tournament, _reading(tournament, context))
    sale = Sale(sold.price, sold.chips)
    return _bought(tournament, command, context, entry, sale, limits)


def add_on_taken(tournament: Tournament, event: AddOnTaken) -> Tournament:
    return _sold(tournament, event, added_on=True)


def bonus(tournament: Tournament, command: TakeBonus, context: Context) -> Decision:
    entry, sold = _in(tournament, command.entry), tournament.terms.staff_bonus
    if not isinstance(entry, Entry):
        return entry
    if sold == "off":
        return NoStaffBonus()
    if entry.bonus:
        return BonusTakenAlready(entry=entry.id)
    sale = Sale(replace(NOTHING, staff=sold.price), sold.chips)
    return _bought(tournament, command, context, entry, sale)


def bonus_taken(tournament: Tournament, event: BonusTaken) -> Tournament:
    return _sold(tournament, event, bonus=event.chips)


def second_half(tournament: Tournament, command: TakeSecondHalf, context: Context) -> Decision:
    entry = _in(tournament, command.entry)
    if not isinstance(entry, Entry):
        return entry
    if not entry.second_half:
        return SecondHalfTakenAlready(entry=entry.id) if entry.half_taken else NoSecondHalf()
    limits = [*taking_second_half(tournament, _reading(tournament, context))]
    if limits and command.override is None:
        return limits[0]
    return (
        SecondHalfTaken(
            entry=entry.id,
            chips=entry.second_half,
            overrode=passed_over(limits),
            reason=context.note if limits else None,
        ),
    )


def second_half_taken(tournament: Tournament, event: SecondHalfTaken) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None or not entry.second_half:
        return tournament
    added = Chips(entry.added + event.chips)
    entry = replace(entry, added=added, second_half=Chips(0), half_taken=True)
    return _with(replace(tournament, chips=Chips(tournament.chips + event.chips)), entry)


def _sold(
    tournament: Tournament,
    event: RebuyTaken | AddOnTaken | BonusTaken,
    *,
    rebuys: int = 0,
    added_on: bool = False,
    bonus: Chips = Chips(0),  # noqa: B008 -- a number
) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    entry = replace(
        entry,
        bought=entry.bought.plus(event.paid),
        rebought=entry.rebought.plus(event.paid) if rebuys else entry.rebought,
        later=(*entry.later, *event.payments),
        added=Chips(entry.added + event.chips),
        rebuys=entry.rebuys + rebuys,
        added_on=entry.added_on or added_on,
        bonus=Chips(entry.bonus + bonus),
    )
    tournament = replace(
        tournament,
        takings=taken(tournament.takings, event.paid),
        chips=Chips(tournament.chips + event.chips),
    )
    return _with(tournament, entry)


def _with(tournament: Tournament, entry: Entry) -> Tournament:
    by_id = tournament.entries.by_id.set(entry.id, entry)
    return replace(tournament, entries=replace(tournament.entries, by_id=by_id))
