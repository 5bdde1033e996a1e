"""Players who qualified in a season, entered together: each with the stack earned there."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.entry.entries import draws_at_entry, registered
from tdconsole.domain.entry.limits import entering, latest_of, passed_over
from tdconsole.domain.entry.prices import payment_fault, payments_of
from tdconsole.domain.language.commands.entry import EnterQualifiers, Qualified
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.calculators import NoSuchSeason, SeasonStillOpen
from tdconsole.domain.language.rejections.entry import (
    AlreadyRegistered,
    StackNotMade,
    UnknownPerson,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.seat_draw import overtakes, seats_new
from tdconsole.domain.state.context import Comer, Context
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import NOTHING, Chips, EntryId, Payment

Decision = tuple[Event, ...] | Rejection


def enter(tournament: Tournament, command: EnterQualifiers, context: Context) -> Decision:
    season = context.season
    if season is None:
        return NoSuchSeason(season=command.season)
    if season.open and not command.while_open:
        return SeasonStillOpen(name=season.name)
    reading = read(tournament.setup.structure, tournament.play.clock, context.now)
    late, there = bool(tournament.play.seating.of), tournament
    events: list[EntryRegistered] = []
    for at, (wanted, comer) in enumerate(zip(command.players, context.comers, strict=True)):
        turn = replace(context, entry=EntryId(context.entry + at), standing=comer.standing)
        found = _entered(there, command, wanted, comer, reading, turn)
        if not isinstance(found, EntryRegistered):
            return found
        events.append(found)
        there = registered(there, found)
    drawn = command.draw if command.draw is not None else late or draws_at_entry(tournament)
    if not drawn or context.foreseen or (command.draw is None and overtakes(there, context)):
        return tuple(events)
    return (*events, *seats_new(there, [one.entry for one in events], context))


def _entered(  # noqa: PLR0913, PLR0917 -- who, with what, and what stands in the way
    tournament: Tournament,
    command: EnterQualifiers,
    wanted: Qualified,
    comer: Comer,
    reading: Reading | None,
    context: Context,
) -> EntryRegistered | Rejection:
    person = comer.person
    if person is None:
        return UnknownPerson(person=wanted.person)
    before = latest_of(tournament, person, comer.standing)
    if before is not None:
        return AlreadyRegistered(person=person, entry=before.id)
    if (stack := wanted.stack) is not None:
        from tdconsole.domain.design.chips import payable  # noqa: PLC0415 -- when they qualified

        chips = _chips(tournament)
        if not stack or not payable(stack, chips):
            return StackNotMade(person=person, stack=stack, smallest=chips[0])
    due, paid = NOTHING, tuple[Payment, ...]()
    if command.pays != "free":
        due = tournament.setup.price
        paid = (Payment(method=command.pays, amount=due.total),)
    payments = payments_of(paid, due)
    till = command.till if payments else None
    if fault := payment_fault(tournament, payments, due, till, context):
        return fault
    limits = [*entering(tournament, person, due, reading, context)]
    if limits and command.override is None:
        return limits[0]
    return EntryRegistered(
        entry=context.entry,
        person=person,
        paid=due,
        stack=tournament.setup.stack if stack is None else stack,
        second_half=tournament.terms.second_half,
        play=tournament.play.id,
        payments=payments,
        till=till,
        season=command.season,
        own_stack=stack is not None,
        overrode=passed_over(limits),
        reason=context.note if limits else None,
    )


def _chips(tournament: Tournament) -> tuple[Chips, ...]:
    """The chips that stacks are made of now: from the smallest in play on, without those raced."""
    from tdconsole.domain.design.chips import denominations, first_needed  # noqa: PLC0415 -- as above

    chip_set = tournament.terms.chip_set
    owned = () if chip_set == "off" else chip_set.chips
    values = denominations([one.value for one in owned if one.count])
    if not values:
        return (Chips(1),)
    least = values[min(first_needed(tournament.setup.structure, values), default=0)]
    if tournament.setup.stack % least:
        least = values[0]
    raced = {one.old for one in tournament.counts.races}
    return tuple(one for one in values if one >= least and one not in raced) or values
