"""Entries taken back before they play, and no-shows."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import has_begun, read
from tdconsole.domain.entry.limits import passed_over, removing_no_show
from tdconsole.domain.entry.prices import sum_of, till_fault
from tdconsole.domain.entry.takings import taken
from tdconsole.domain.language.commands.entry import RemoveNoShow, UnregisterEntry
from tdconsole.domain.language.events.entry import EntryUnregistered, NoShowRemoved
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.entry import AlreadyPlaying, RefundTooLarge, UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, PlayerIsOut
from tdconsole.domain.room.seating import out_of_line, vacated
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import back
from tdconsole.domain.state.penalties import passed_on
from tdconsole.domain.state.tournament import Entries, Entry, Tournament
from tdconsole.domain.values import Chips, EntryId, Money, Payment, PayMethod

Decision = tuple[Event, ...] | Rejection


def unregister(tournament: Tournament, command: UnregisterEntry, context: Context) -> Decision:
    entry = tournament.entries.by_id.get(command.entry)
    if entry is None:
        return UnknownEntry(entry=command.entry)
    if command.entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=command.entry)
    play = tournament.play
    begun = has_begun(tournament.setup.structure, play.clock, context.now)
    if (begun or tournament.exits.by_entry) and command.entry in play.seating.of:
        return AlreadyPlaying(entry=command.entry)
    if _has_won(tournament) or command.entry in play.bags:
        return AlreadyPlaying(entry=command.entry)
    if command.refund is not None and sum_of(command.refund) > entry.spent.total:
        return RefundTooLarge(
            paid=entry.spent.total,
            refund=sum_of(command.refund),
            currency=tournament.setup.currency,
        )
    if fault := till_fault(tournament, command.till, context):
        return fault
    refund = paid_back(entry) if command.refund is None else command.refund
    return (EntryUnregistered(entry=command.entry, refund=refund, till=command.till),)


def paid_back(entry: Entry) -> tuple[Payment, ...]:
    """Everything paid, returned the way it came; payments without a record came in cash."""
    first = (Payment(amount=entry.paid.total),) if entry.payments is None else entry.payments
    sums: dict[tuple[PayMethod, str | None], int] = {}
    for payment in (*first, *entry.later):
        way = (payment.method, payment.ref)
        sums[way] = sums.get(way, 0) + payment.amount
    return tuple(
        Payment(method=method, amount=Money(amount), ref=ref)
        for (method, ref), amount in sums.items()
        if amount
    )


def unregistered(tournament: Tournament, event: EntryUnregistered) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    return _without(replace(tournament, takings=taken(tournament.takings, entry.spent, -1)), entry)


def remove_no_show(tournament: Tournament, command: RemoveNoShow, context: Context) -> Decision:
    if command.entry not in tournament.entries.by_id:
        return UnknownEntry(entry=command.entry)
    if command.entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=command.entry)
    has_played = command.entry in tournament.play.bags or _won_a_hand(tournament, command.entry)
    if _has_won(tournament) or has_played:
        return AlreadyPlaying(entry=command.entry)
    reading = read(tournament.setup.structure, tournament.play.clock, context.now)
    limits = [*removing_no_show(tournament, reading)]
    if limits and command.override is None:
        return limits[0]
    chips = tournament.entries.by_id[command.entry].chips
    if command.blinded > chips:
        return MoreThanInPlay(stack=command.blinded, in_play=chips)
    return (
        NoShowRemoved(
            entry=command.entry,
            blinded=command.blinded,
            overrode=passed_over(limits),
            reason=context.note if limits else None,
        ),
    )


def no_show_removed(tournament: Tournament, event: NoShowRemoved) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    takings = taken(tournament.takings, entry.spent, -1)
    held = replace(
        takings,
        held=Money(takings.held + entry.spent.total),
        no_shows=takings.no_shows + 1,
    )
    left = _without(replace(tournament, takings=held), entry)
    return replace(
        left,
        chips=Chips(left.chips + event.blinded),
        blinded=Chips(left.blinded + event.blinded),
    )


def _has_won(tournament: Tournament) -> bool:
    """Whether the last player left has won, once others went out, and so can't unregister."""
    return tournament.left == 1 and len(tournament.exits.by_entry) > 0


def _won_a_hand(tournament: Tournament, entry: EntryId) -> bool:
    return any(entry in exit_.by for exit_ in tournament.exits.by_entry.values())


def _without(tournament: Tournament, entry: Entry) -> Tournament:
    """The tournament as if the entry had never been paid; the person's earlier one counts again."""
    entries, exits, chips = tournament.entries, tournament.exits, tournament.chips
    by_person = entries.by_person
    if by_person.get(entry.person) == entry.id:
        before = None if entry.previous_entry is None else entries.by_id.get(entry.previous_entry)
        if before is not None and before.person == entry.person:
            by_person = by_person.set(entry.person, before.id)
        else:
            by_person = by_person.delete(entry.person)
    forfeited_ = tournament.forfeited
    if (exit_ := exits.by_entry.get(entry.id)) is not None:
        exits = back(exits, entry.id)
        chips = Chips(chips + exit_.forfeited)
        forfeited_ = Chips(forfeited_ - exit_.forfeited)
    return replace(
        tournament,
        entries=Entries(by_id=entries.by_id.delete(entry.id), by_person=by_person),
        exits=exits,
        alternates=out_of_line(tournament.alternates, (entry.id,)),
        chips=Chips(chips - entry.chips),
        forfeited=forfeited_,
        penalties=tournament.penalties
        if entry.previous_entry is None
        else passed_on(tournament, entry.id, entry.previous_entry),
        plays=vacated(tournament.plays, entry.id),
    )
