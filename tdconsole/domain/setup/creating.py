"""Creating a tournament, and the rules that apply to it."""

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.structure import numbered_anew, structure_fault
from tdconsole.domain.entry.prices import STANDARD_PRICE
from tdconsole.domain.entry.takings import taken
from tdconsole.domain.hand.hands_left import in_bag
from tdconsole.domain.language.commands.tournament import CreateTournament, EditSetup, OverrideRules
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    SetupEdited,
    TournamentCreated,
    TournamentTakenOver,
)
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.flights import (
    FlightNamedSo,
    FlightsOpened,
    FlightsTooLate,
)
from tdconsole.domain.language.rejections.prizes import (
    DeductedTooMuch,
    EnvelopesOpened,
    HeadsDivided,
    TargetTwice,
)
from tdconsole.domain.language.rejections.refusal import Rejection
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
from tdconsole.domain.language.rejections.structure import (
    BandsOutOfOrder,
    RulesUnchanged,
    SharesDoNotAddUp,
    SharesRise,
)
from tdconsole.domain.language.terms import Terms, changed, hold
from tdconsole.domain.prize_list.satellite import switch_fault
from tdconsole.domain.rules.book import NO_CHANGES, STANDARD, Rulebook, differing, overridden, rules
from tdconsole.domain.setup.ends import missing_ends, with_ends
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import floors, turned_to
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Entry, Play, Setup, Tournament
from tdconsole.domain.values import (
    FIRST_PLAY,
    NOTHING,
    WHOLE,
    Chips,
    EndMark,
    Map,
    Money,
    PayoutBand,
    Place,
    Price,
    SeatNo,
)


def payouts_fault(bands: tuple[PayoutBand, ...]) -> Rejection | None:
    if not bands or bands[0].entries != 1:
        return BandsOutOfOrder(entries=bands[0].entries if bands else 0)
    for lower, upper in pairwise(bands):
        if upper.entries <= lower.entries:
            return BandsOutOfOrder(entries=upper.entries)
    for number, band in enumerate(bands, start=1):
        up_to = bands[number].entries - 1 if number < len(bands) else None
        if sum(band.shares) != WHOLE:
            total = sum(band.shares)
            return SharesDoNotAddUp(entries=band.entries, up_to=up_to, total=total)
        for place, (better, worse) in enumerate(pairwise(band.shares), start=2):
            if worse > better:
                return SharesRise(entries=band.entries, up_to=up_to, place=Place(place))
    return None


def terms_fault(terms: Terms, price: Price, currency: str, book: Rulebook) -> Rejection | None:
    """The fault of the terms: prices against the book, and names or tables given twice."""
    names = [profile.name.strip() for profile in terms.profiles]
    for name in names:
        if names.count(name) > 1 or name == STANDARD_PRICE:
            return ProfileTwice(profile=name)
    for table in terms.tables:
        if terms.tables.count(table) > 1:
            return TableTwice(table=table)
    targets = [target.name.strip() for target in terms.targets]
    for name in targets:
        if targets.count(name) > 1:
            return TargetTwice(prize=name)
    deducted = sum(deduction.share for deduction in terms.deductions)
    if deducted > WHOLE:
        return DeductedTooMuch(total=deducted)
    more = terms.rebuys != "off" or terms.add_on != "off"
    if terms.second_half and more and book.double_chance_alone.value:
        return NotWithDoubleChance(cite=book.double_chance_alone.cite)
    return _price_fault(terms, price, currency, book)


def _price_fault(terms: Terms, price: Price, currency: str, book: Rulebook) -> Rejection | None:
    rebuy = None if terms.rebuys == "off" else terms.rebuys.price
    add_on = None if terms.add_on == "off" else terms.add_on.price
    again = None if terms.reentries == "off" else terms.reentries.price
    staff = None if terms.staff_bonus == "off" else replace(NOTHING, staff=terms.staff_bonus.price)
    every = (price, rebuy, add_on, again, staff, *(profile.price for profile in terms.profiles))
    step = book.price_step
    if step.value != "off" and step.value.currency == currency:
        for one in every:
            if one is not None and one.total % step.value.amount:
                return PriceOffStep(
                    price=one.total, step=step.value.amount, currency=currency, cite=step.cite
                )
    times = book.add_on_at_most
    most = Money(times.value * price.total)
    if add_on is not None and times.value and add_on.total > most:
        return AddOnTooDear(price=add_on.total, most=most, currency=currency, cite=times.cite)
    if rebuy is not None and rebuy != rebuy_price(price, rebuy, book):
        due = rebuy_price(price, rebuy, book)
        return RebuyPriceOff(
            price=rebuy.total, due=due.total, currency=currency, cite=book.rebuy_price.cite
        )
    return None


def rebuy_price(price: Price, rebuy: Price, book: Rulebook) -> Price:
    """The rebuy's price by the book: the full entry, the entry without the fee, or this price."""
    match book.rebuy_price.value:
        case "full_entry":
            return price
        case "without_fee":
            return replace(price, fee=Money(0))
        case _:
            return rebuy


def create(command: CreateTournament, context: Context) -> tuple[Event, ...] | Rejection:
    if fault := structure_fault(command.structure) or payouts_fault(command.payouts):
        return fault
    book = command.rulebook or STANDARD
    if fault := terms_fault(command.terms, command.price, command.currency, book):
        return fault
    if context.commitment is None:
        return NoMoreLinks()
    structure = numbered_anew(command.structure)
    ends = missing_ends(None, command.terms, structure, command.stack)
    return (
        TournamentCreated(
            name=command.name.strip(),
            currency=command.currency,
            price=command.price,
            cash_unit=command.cash_unit,
            seats_per_table=command.seats_per_table,
            stack=command.stack,
            structure=with_ends(structure, ends),
            payouts=command.payouts,
            play=FIRST_PLAY,
            rulebook=book,
            terms=command.terms,
        ),
        *(() if command.origin is None else (TournamentTakenOver(origin=command.origin),)),
        DrawCommitted(
            chain=context.commitment.chain,
            commitment=context.commitment.commitment,
            length=context.commitment.length,
        ),
    )


def created(event: TournamentCreated) -> Tournament:
    setup = Setup(
        name=event.name,
        currency=event.currency,
        price=event.price,
        cash_unit=event.cash_unit,
        seats_per_table=event.seats_per_table,
        stack=event.stack,
        structure=event.structure,
        payouts=event.payouts,
        rules=rules(event.rulebook or STANDARD),
        terms=event.terms,
    )
    return Tournament(setup=setup, plays=Map({event.play: Play(id=event.play)}))


def taken_over(tournament: Tournament, event: TournamentTakenOver) -> Tournament:
    return replace(tournament, setup=replace(tournament.setup, origin=event.origin))


def edit(
    tournament: Tournament, command: EditSetup, context: Context
) -> tuple[Event, ...] | Rejection:
    setup, currency = tournament.setup, command.currency
    event = SetupEdited(
        ends=_ends(tournament, command, context),
        **{name: getattr(command, name) for name in _EDITED},
        terms=command.terms,
        entries_too=command.entries_too,
        reason=context.note,
    )
    after = edited(tournament, event)
    if after == tournament:
        return NothingEdited()
    if currency not in {None, setup.currency} and tournament.takings.total:
        return CurrencyStays(currency=setup.currency)
    if command.payouts is not None and (fault := payouts_fault(command.payouts)):
        return fault
    tables = (t for play in tournament.plays.values() for t in play.seating.tables.values())
    for table in tables:
        last = max(table.players, default=SeatNo(0))
        if last > after.seats_at(table):
            return SeatsBeyond(table=table.no, seat=last)
    if fault := _flights_fault(tournament, after):
        return fault
    opened, deal = tournament.prizes.envelopes, tournament.prizes.deal
    if deal is not None and deal.heads and after.terms.heads != setup.terms.heads:
        return HeadsDivided()
    if not hold(after.terms.heads, opened.values()):
        return EnvelopesOpened(opened=len(opened))
    if fault := switch_fault(tournament, after):
        return fault
    fault = _terms_fault(after.setup)
    if fault is not None and fault != _terms_fault(setup):  # an old fault may stay
        return fault
    return (event,)


def _ends(tournament: Tournament, command: EditSetup, context: Context) -> tuple[EndMark, ...]:
    """The ends of newly added rebuys and an add-on, no earlier than now."""
    setup = tournament.setup
    reading = read(setup.structure, tournament.play.clock, context.now)
    return tuple(
        missing_ends(
            setup.terms,
            changed(setup.terms, command.terms),
            setup.structure,
            command.stack or setup.stack,
            1 if reading is None else reading.index + 1,
        )
    )


def _flights_fault(tournament: Tournament, after: Tournament) -> Rejection | None:
    was, now = tournament.terms.flights, after.terms.flights
    if now == "off":
        return FlightsOpened() if len(tournament.plays) > 1 else None
    prizes = tournament.prizes
    decided = prizes.posted is not None or prizes.deal is not None or bool(prizes.paid)
    late = decided or tournament.play.day > 1
    if was == "off" and late:
        return FlightsTooLate()
    named = [flight_name(after, play) for play in after.plays]
    twice = next((name for name in named if named.count(name) > 1), None)
    return None if twice is None else FlightNamedSo(flight=twice)


def _terms_fault(setup: Setup) -> Rejection | None:
    return terms_fault(setup.terms, setup.price, setup.currency, setup.rules.book)


_EDITED: Final = (
    "name",
    "currency",
    "price",
    "cash_unit",
    "seats_per_table",
    "stack",
    "payouts",
)


def edited(tournament: Tournament, event: SetupEdited) -> Tournament:
    given = {name: getattr(event, name) for name in _EDITED}
    before = tournament.setup
    setup = replace(
        before,
        **{name: value for name, value in given.items() if value is not None},
        terms=changed(before.terms, event.terms),
        structure=with_ends(before.structure, event.ends),
    )
    tournament = replace(tournament, setup=setup)
    if not event.entries_too:
        return tournament
    there = tournament
    for play in floors(tournament):
        there = _entries_too(turned_to(there, play), before)
    return turned_to(there, tournament.current)


def _entries_too(tournament: Tournament, before: Setup) -> Tournament:
    """Give entries at the old price or stack the new one; others keep theirs."""
    setup, entries = tournament.setup, tournament.entries
    takings, chips, by_id = tournament.takings, tournament.chips, entries.by_id
    for entry in entries.by_id.values():
        paid, stack = _price_now(entry, before, setup), _stack_now(entry, before, setup)
        if in_bag(tournament, entry.id) is not None:
            stack = entry.stack  # a stack counted into a bag stays the same
        now = replace(entry, paid=paid, stack=stack, second_half=_half_now(entry, before, setup))
        if now != entry:
            takings = taken(taken(takings, entry.paid, -1), paid)
            chips = Chips(chips + stack - entry.stack)
            by_id = by_id.set(entry.id, now)
    return replace(tournament, entries=replace(entries, by_id=by_id), takings=takings, chips=chips)


def _price_now(entry: Entry, before: Setup, setup: Setup) -> Price:
    """The entry's new price; a staff's part that bought chips is kept on top."""
    plain = replace(entry.paid, staff=before.price.staff)
    bonus = Money(entry.paid.staff - before.price.staff)
    if entry.season is not None and not entry.paid.total:
        return entry.paid
    if entry.profile is not None or plain != before.price or (bonus and not entry.bonus):
        return entry.paid
    return replace(setup.price, staff=Money(setup.price.staff + bonus))


def _half_now(entry: Entry, before: Setup, setup: Setup) -> Chips:
    if entry.half_taken or entry.second_half != before.terms.second_half:
        return entry.second_half
    return setup.terms.second_half


def _stack_now(entry: Entry, before: Setup, setup: Setup) -> Chips:
    """The entry's new stack; what a profile or the staff's part added is kept on top.

    A stack earned in a season stays.
    """
    if entry.own_stack:
        return entry.stack
    profiles = before.terms.profiles
    extra = next((one.bonus for one in profiles if one.name == entry.profile), Chips(0))
    if entry.stack - extra not in {before.stack, before.stack + entry.bonus}:
        return entry.stack
    return Chips(entry.stack + setup.stack - before.stack)


def override(
    tournament: Tournament, command: OverrideRules, context: Context
) -> tuple[Event, ...] | Rejection:
    changes = differing(command.changes, tournament.rules)
    if changes == NO_CHANGES:
        return RulesUnchanged()
    return (RulesOverridden(changes=changes, reason=context.note),)


def rules_overridden(tournament: Tournament, event: RulesOverridden) -> Tournament:
    setup = tournament.setup
    return replace(tournament, setup=replace(setup, rules=overridden(setup.rules, event.changes)))
