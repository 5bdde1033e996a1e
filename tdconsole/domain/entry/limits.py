"""Limits set by a rule or the house's terms, which the director may override, on the record."""

from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import Final

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.clock.registration import closing, has_ended, is_closed
from tdconsole.domain.hand.hands_left import is_shut
from tdconsole.domain.language.rejections.entry import (
    AddOnsEnded,
    AddOnWasTaken,
    CapReached,
    DocumentMissing,
    EntersNextDay,
    FirstDaysOver,
    LiveStackStays,
    NoMoreRebuys,
    NoMoreReentries,
    NoReentries,
    NoShowTooEarly,
    OneFlightOnly,
    Overridable,
    PersonBarred,
    QualifiedAlready,
    RebuysEnded,
    RegistrationClosed,
    SecondHalfLost,
    SpentTooMuch,
    StackTooLarge,
    TooYoung,
)
from tdconsole.domain.language.terms import Rebuys
from tdconsole.domain.state.context import Context, Standing
from tdconsole.domain.state.flight_in_hand import entry_of, is_in, latest_by, seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Limit,
    MarkKind,
    Millis,
    Money,
    PersonId,
    Price,
)

DAY: Final = Millis(16 * 3_600_000)
"""A document checked less than this ago was checked today, even if play runs past midnight."""


def passed_over(limits: Iterable[Overridable]) -> tuple[Limit, ...]:
    """The limits in the way, each once."""
    return tuple(dict.fromkeys(limit.limit for limit in limits))


# Entering


def entering(
    tournament: Tournament,
    person: PersonId,
    due: Price,
    reading: Reading | None,
    context: Context,
) -> Iterator[Overridable]:
    rules, terms = tournament.rules, tournament.terms
    if is_closed(tournament, reading, context.now):
        yield RegistrationClosed(cite=rules.open_through_break.cite)
    if is_shut(tournament):
        yield EntersNextDay(cite=rules.day_end.cite)
    if tournament.merged and terms.flights != "off" and not terms.flights.into_day_two:
        yield FirstDaysOver()
    if terms.cap and _entered_here(tournament) >= terms.cap:
        yield CapReached(cap=terms.cap)
    yield from _of_person(tournament, person, context)
    yield from spending(tournament, person, due, context.standing)


def places_left(tournament: Tournament) -> int | None:
    """The places left before the cap, or None without a cap."""
    cap = tournament.terms.cap
    return max(0, cap - _entered_here(tournament)) if cap else None


def _entered_here(tournament: Tournament) -> int:
    """The entries of the flight in hand, or on day 2 those made for that day."""
    entries, current = tournament.entries.by_id, tournament.current
    if not tournament.merged:
        return len(entries)
    return sum(entry.play == current for entry in entries.values())


def _of_person(tournament: Tournament, person: PersonId, context: Context) -> Iterator[Overridable]:
    rules, standing = tournament.rules, context.standing
    if standing.barred:
        yield PersonBarred(
            person=person,
            until=standing.barred_until,
            reason=standing.bar_note,
            series=standing.barred_series,
        )
    identity = rules.identity.value
    if identity != "no":
        seen = standing.document_on
        if identity == "each_day" and seen is not None and context.now.utc - seen > DAY:
            seen = None
        if seen is None:
            each_day = identity == "each_day"
            yield DocumentMissing(person=person, each_day=each_day, cite=rules.identity.cite)
    least = rules.minimum_age.value
    if standing.age is not None and standing.age < least:
        yield TooYoung(person=person, age=standing.age, least=least, cite=rules.minimum_age.cite)


def spending(
    tournament: Tournament, person: PersonId, due: Price, standing: Standing
) -> Iterator[Overridable]:
    """The limit on spending, counting all of a person's entries, rebuys and add-ons."""
    most, currency = tournament.rules.most_spent, tournament.setup.currency
    if most.value == "off" or most.value.currency != currency:
        return
    theirs = entries_of(tournament, person, standing)
    theirs += _given_up_for(tournament, theirs)
    total = due.total + sum(entry.spent.total for entry in theirs)
    if total > most.value.amount:
        yield SpentTooMuch(
            total=Money(total), most=most.value.amount, currency=currency, cite=most.cite
        )


def entries_of(tournament: Tournament, person: PersonId, standing: Standing) -> list[Entry]:
    """A person's entries, latest first, under every number from merged records."""
    found: dict[EntryId, Entry] = {}
    for number in (person, *standing.same):
        latest = latest_by(tournament, number)
        entry = None if latest is None else entry_of(tournament, latest)
        while entry is not None and entry.id not in found:
            found[entry.id] = entry
            entry = (
                None if entry.previous_entry is None else entry_of(tournament, entry.previous_entry)
            )
    return sorted(found.values(), key=lambda one: one.id, reverse=True)


def _given_up_for(tournament: Tournament, kept: list[Entry]) -> list[Entry]:
    """The same person's stacks given up at the merge for one of these entries."""
    if not tournament.merged:
        return []
    numbers = {entry.id for entry in kept}
    given_up = (
        number
        for number, exit_ in tournament.exits.by_entry.items()
        if exit_.forward in numbers and number not in numbers
    )
    return [tournament.entries.by_id[number] for number in given_up]


def latest_of(tournament: Tournament, person: PersonId, standing: Standing) -> Entry | None:
    """The person's entry still in, else the latest: merged records may each have entered."""
    found = entries_of(tournament, person, standing)
    return next((one for one in found if is_in(tournament, one)), next(iter(found), None))


def on_this_floor(tournament: Tournament, entry: Entry | None) -> Entry | None:
    """The entry if it belongs to this floor: not to another flight, nor lost on day 1 by day 2."""
    if entry is None or entry.id not in tournament.entries.by_id:
        return None
    exit_ = tournament.exits.by_entry.get(entry.id)
    lost = exit_ is not None and exit_.play != tournament.current
    return None if lost and tournament.merged else entry


def entering_again(
    tournament: Tournament, latest: Entry, person: PersonId, standing: Standing
) -> Iterator[Overridable]:
    terms = tournament.terms
    if terms.reentries == "off":
        yield NoReentries(entry=latest.id)
        return
    theirs = entries_of(tournament, person, standing)
    entered = [one for one in theirs if on_this_floor(tournament, one) is not None]
    if 0 < terms.reentries.most < len(entered):
        yield NoMoreReentries(most=terms.reentries.most)


def entering_another(
    tournament: Tournament, person: PersonId, standing: Standing
) -> Iterator[Overridable]:
    """The limits on entering a flight after another one."""
    flights = tournament.terms.flights
    if flights == "off" or not (tournament.in_flights or tournament.merged):
        return
    for one in entries_of(tournament, person, standing):
        if on_this_floor(tournament, one) is not None:
            continue
        flight = flight_name(tournament, one.play)
        floor = seen(tournament, one.play)
        if not flights.again:
            yield OneFlightOnly(entry=one.id, flight=flight)
        elif one.id in floor.exits.by_entry:
            continue
        elif flights.forward == "first" and one.id in floor.play.bags:
            chips = floor.play.bags[one.id].chips
            yield QualifiedAlready(entry=one.id, flight=flight, chips=chips)


def forfeiting(
    tournament: Tournament, latest: Entry, reading: Reading | None
) -> Iterator[Overridable]:
    """The limit on giving up a live stack, where the rule wants zero chips until the last level."""
    rule = tournament.rules.reentry_at_zero
    if not rule.value:
        return
    last = closing(tournament)
    if reading is None or last is None or reading.index < last:
        yield LiveStackStays(entry=latest.id, cite=rule.cite)


# More chips


def rebuying(
    tournament: Tournament,
    entry: Entry,
    sold: Rebuys,
    stack: Chips | None,
    reading: Reading | None,
) -> Iterator[Overridable]:
    rules = tournament.rules
    if has_ended(tournament, reading, "rebuys_end"):
        yield RebuysEnded(cite=rules.rebuy_when.cite)
    if sold.most and entry.rebuys >= sold.most:
        yield NoMoreRebuys(most=sold.most)
    if entry.added_on and not rules.rebuy_after_add_on.value:
        yield AddOnWasTaken(entry=entry.id, cite=rules.rebuy_after_add_on.cite)
    if stack is not None:
        start = tournament.setup.stack
        most = {"below": start - 1, "at_or_below": start, "at_zero": 0}[rules.rebuy_when.value]
        if stack > most:
            yield StackTooLarge(stack=stack, most=Chips(most), cite=rules.rebuy_when.cite)


def adding_on(tournament: Tournament, reading: Reading | None) -> Iterator[Overridable]:
    if has_ended(tournament, reading, "add_on"):
        yield AddOnsEnded(cite=tournament.rules.rebuy_after_add_on.cite)


def rebuys_go_on(tournament: Tournament, reading: Reading | None) -> bool:
    """Whether rebuys go on; the add-on is sold once they are over, and ends them for its buyer."""
    sold = tournament.terms.rebuys != "off"
    return sold and not has_ended(tournament, reading, "rebuys_end")


def taking_second_half(tournament: Tournament, reading: Reading | None) -> Iterator[Overridable]:
    mark = second_half_mark(tournament)
    if mark is not None and has_ended(tournament, reading, mark):
        yield SecondHalfLost()


def second_half_mark(tournament: Tournament) -> MarkKind | None:
    """The mark that ends the second half: that of rebuys if there is one, else of registration."""
    marks: tuple[MarkKind, ...] = ("rebuys_end", "registration_closes")
    return next((one for one in marks if closing(tournament, one) is not None), None)


def removing_no_show(tournament: Tournament, reading: Reading | None) -> Iterator[Overridable]:
    rule = tournament.rules.no_show
    if rule.value == "removed_after_first_break" and not _first_break_over(tournament, reading):
        yield NoShowTooEarly(cite=rule.cite)


def _first_break_over(tournament: Tournament, reading: Reading | None) -> bool:
    if reading is None:
        return False
    begun = tournament.setup.structure[: reading.index + 1]
    since = dropwhile(lambda period: not isinstance(period, Break), begun)
    return any(not isinstance(period, Break) for period in since)
