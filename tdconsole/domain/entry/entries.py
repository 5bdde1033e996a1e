"""Paid entries: a first one, the same person's next one, and taking one back before it plays."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.entry.limits import (
    entering,
    entering_again,
    entering_another,
    forfeiting,
    latest_of,
    on_this_floor,
    passed_over,
)
from tdconsole.domain.entry.prices import chosen, payment_fault, payments_of, with_bonus
from tdconsole.domain.entry.takings import taken
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.house.bars import is_day
from tdconsole.domain.language.commands.entry import CorrectPayments, Newcomer, RegisterEntry
from tdconsole.domain.language.events.entry import (
    EntryRegistered,
    PaymentsCorrected,
    StackForfeited,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.discipline import WasPutOut
from tdconsole.domain.language.rejections.entry import (
    AlreadyRegistered,
    NoStaffBonus,
    NoSuchDay,
    NotForfeited,
    NothingToCorrect,
    Overridable,
    UnknownEntry,
    UnknownPerson,
)
from tdconsole.domain.language.rejections.flights import PlaysInFlight
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NotSeated
from tdconsole.domain.language.terms import Profile
from tdconsole.domain.room.seat_draw import overtakes, seats_new
from tdconsole.domain.room.seating import unseated
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import gone
from tdconsole.domain.state.flight_in_hand import entry_of, seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.penalties import passed_on
from tdconsole.domain.state.tournament import Entries, Entry, Exit, Tournament, play_of, with_play
from tdconsole.domain.values import Chips, PersonId, Price

Decision = tuple[Event, ...] | Rejection


def register(tournament: Tournament, command: RegisterEntry, context: Context) -> Decision:
    match command.person:
        case Newcomer(born=str(born)) if not is_day(born):
            return NoSuchDay(day=born)
        case _:
            pass
    if context.person is None:
        wanted = command.person
        return UnknownPerson(person=wanted if isinstance(wanted, int) else PersonId(0))
    terms = tournament.terms
    before = latest_of(tournament, context.person, context.standing)
    if before is not None and _put_out(tournament, before):
        return WasPutOut(entry=before.id)
    if before is not None and (fault := _elsewhere_fault(tournament, before)):
        return fault
    latest = on_this_floor(tournament, before)
    reading = read(tournament.setup.structure, tournament.play.clock, context.now)
    forfeited = _forfeited(tournament, command, context.person, latest)
    if not isinstance(forfeited, tuple):
        return forfeited
    profile = chosen(tournament, command.profile, reading, context.standing)
    if isinstance(profile, Refusal):
        return profile
    if command.bonus and terms.staff_bonus == "off":
        return NoStaffBonus()
    due = price_of(tournament, profile, again=latest is not None)
    if command.bonus:
        due = with_bonus(due, tournament)
    payments = payments_of(command.payments, due)
    if fault := payment_fault(tournament, payments, due, command.till, context):
        return fault
    limits: list[Overridable] = [*entering(tournament, context.person, due, reading, context)]
    if before is not None:
        limits += entering_another(tournament, context.person, context.standing)
    if latest is not None:
        limits += entering_again(tournament, latest, context.person, context.standing)
    if forfeited and latest is not None:
        limits += forfeiting(tournament, latest, reading)
    if limits and command.override is None:
        return limits[0]
    bonus = terms.staff_bonus.chips if command.bonus and terms.staff_bonus != "off" else Chips(0)
    extra = Chips(0) if profile is None else profile.bonus
    registered_ = EntryRegistered(
        entry=context.entry,
        person=context.person,
        paid=due,
        stack=Chips(tournament.setup.stack + extra + bonus),
        bonus=bonus,
        second_half=terms.second_half,
        before=None if before is None else before.id,
        play=tournament.play.id,
        profile=None if profile is None else profile.name,
        payments=payments,
        till=command.till,
        overrode=passed_over(limits),
        reason=context.note if limits else None,
    )
    events: tuple[Event, ...] = (*forfeited, registered_)
    return (*events, *_seat_drawn(tournament, events, command, context))


def price_of(tournament: Tournament, profile: Profile | None, *, again: bool) -> Price:
    """The price of an entry, or of a re-entry if that has its own."""
    reentries = tournament.terms.reentries
    if again and reentries != "off" and reentries.price is not None:
        return reentries.price
    return tournament.setup.price if profile is None else profile.price


def _put_out(tournament: Tournament, entry: Entry) -> bool:
    exit_ = seen(tournament, entry.play).exits.by_entry.get(entry.id)
    return entry.id in tournament.prizes.struck or (exit_ is not None and exit_.removed > 0)


def _elsewhere_fault(tournament: Tournament, entry: Entry) -> Rejection | None:
    """A refusal if the entry still plays in another flight."""
    floor = seen(tournament, entry.play)
    bagged = is_over(floor) and entry.id in floor.play.bags
    if floor is tournament or entry.id in floor.exits.by_entry or bagged:
        return None
    return PlaysInFlight(entry=entry.id, flight=flight_name(tournament, entry.play))


def _forfeited(
    tournament: Tournament, command: RegisterEntry, person: PersonId, latest: Entry | None
) -> tuple[StackForfeited, ...] | Rejection:
    """The forfeit of the person's live stack, if there is one and it is given up."""
    live = latest is not None and latest.id not in tournament.exits.by_entry
    if command.forfeit is None:
        if latest is not None and live:
            return AlreadyRegistered(person=person, entry=latest.id)
        return ()
    if latest is None or not live:
        return NotForfeited(person=person)
    seat = tournament.play.seating.of.get(latest.id)
    if seat is None:
        return NotSeated(entry=latest.id)
    theirs = Chips(tournament.chips - (tournament.left - 1))  # each of the others has at least one
    if command.forfeit > theirs:
        return MoreThanInPlay(stack=command.forfeit, in_play=theirs)
    play = tournament.play.id
    return (StackForfeited(play=play, entry=latest.id, seat=seat, stack=command.forfeit),)


def _seat_drawn(
    tournament: Tournament, events: tuple[Event, ...], command: RegisterEntry, context: Context
) -> tuple[Event, ...]:
    """The events, with a seat drawn if the terms say so or the first draw is over."""
    late = bool(tournament.play.seating.of)
    wanted = command.draw if command.draw is not None else late or draws_at_entry(tournament)
    if not wanted or context.foreseen:
        return ()
    for event in events:
        if isinstance(event, StackForfeited):
            tournament = forfeited(tournament, event)
        if isinstance(event, EntryRegistered):
            tournament = registered(tournament, event)
    if command.draw is None and overtakes(tournament, context):
        return ()
    return seats_new(tournament, (context.entry,), context)


def draws_at_entry(tournament: Tournament) -> bool:
    return tournament.terms.draw_at != "once"


def registered(tournament: Tournament, event: EntryRegistered) -> Tournament:
    entries = tournament.entries
    if event.entry in entries.by_id:
        return tournament
    earlier = event.before is not None and event.before < event.entry
    before = entry_of(tournament, event.before) if earlier and event.before is not None else None
    entry = Entry(
        id=event.entry,
        person=event.person,
        paid=event.paid,
        stack=event.stack,
        bonus=event.bonus,
        second_half=event.second_half,
        previous_entry=None if before is None else before.id,
        bullet=1 if before is None else before.bullet + 1,
        profile=event.profile,
        payments=event.payments,
        till=event.till,
        play=event.play,
        season=event.season,
        own_stack=event.own_stack,
    )
    return replace(
        tournament,
        entries=Entries(
            by_id=entries.by_id.set(entry.id, entry),
            by_person=entries.by_person.set(entry.person, entry.id),
        ),
        takings=taken(tournament.takings, entry.paid),
        chips=Chips(tournament.chips + entry.stack),
        penalties=tournament.penalties
        if before is None
        else passed_on(tournament, before.id, entry.id),
    )


def forfeited(tournament: Tournament, event: StackForfeited) -> Tournament:
    if event.entry not in tournament.entries.by_id or event.entry in tournament.exits.by_entry:
        return tournament
    play, exits = play_of(tournament, event.play), tournament.exits
    hand = exits.hands + 1
    exit_ = Exit(hand=hand, seat=event.seat, stack=None, forfeited=event.stack, play=play.id)
    tournament = replace(
        tournament,
        exits=gone(exits, event.entry, exit_),
        chips=Chips(tournament.chips - event.stack),
        forfeited=Chips(tournament.forfeited + event.stack),
    )
    return with_play(tournament, replace(play, seating=unseated(play.seating, event.entry)))


# Payment


def correct_payments(
    tournament: Tournament, command: CorrectPayments, context: Context
) -> Decision:
    entry = tournament.entries.by_id.get(command.entry)
    if entry is None:
        return UnknownEntry(entry=command.entry)
    payments = payments_of(command.payments, entry.paid)
    if fault := payment_fault(tournament, payments, entry.paid, command.till, context):
        return fault
    if payments == entry.payments and command.till == entry.till:
        return NothingToCorrect(entry=command.entry)
    return (PaymentsCorrected(entry=command.entry, payments=payments, till=command.till),)


def payments_corrected(tournament: Tournament, event: PaymentsCorrected) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    entry = replace(entry, payments=event.payments, till=event.till)
    by_id = tournament.entries.by_id.set(entry.id, entry)
    return replace(tournament, entries=replace(tournament.entries, by_id=by_id))
