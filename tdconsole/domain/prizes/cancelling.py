"""Calling a tournament off: who gets back what."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read, stopped
from tdconsole.domain.language.commands.money import CancelTournament, Counted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import Refund, TournamentCancelled
from tdconsole.domain.language.events.structure import Reanchored
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.payouts import (
    DividedByDeal,
    OnlyOneLeft,
    PrizeWasPaid,
    StacksNotTold,
)
from tdconsole.domain.language.rejections.prizes import EnvelopesDue
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, PlayerIsOut
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes import refunds
from tdconsole.domain.prizes.bounties import heads, takers
from tdconsole.domain.prizes.envelopes import awaiting
from tdconsole.domain.prizes.refunds import Case, Refunds, Stake, case_of
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Clock, Entry, Tournament, play_of, with_play
from tdconsole.domain.values import (
    Chips,
    ClockAnchor,
    EntryId,
    Instant,
    Map,
    Money,
    NoteId,
    PlayId,
    Record,
)

Decision = tuple[Event, ...] | Rejection
Stacks = dict[EntryId, Chips]


class Called(Record, kw_only=True):
    """The refunds if it were called off now, in entry order.

    `kept` is the part of the pool that nobody gets, `heads` the part of the bounties given back.
    """

    case: Case
    refunds: tuple[Refund, ...]
    kept: Money
    heads: Money


def cancel(tournament: Tournament, command: CancelTournament, context: Context) -> Decision:
    off = called_off(tournament, command.stacks)
    if not isinstance(off, Called):
        return off
    if fault := _envelopes_fault(tournament, context.now):
        return fault
    play = tournament.play
    stand = {one: _stands(tournament, one, context) for one in tournament.plays}
    reason = context.note or NoteId("")
    return (
        TournamentCancelled(
            play=play.id,
            anchor=stand[play.id],
            refunds=off.refunds,
            reason=reason,
            heads=off.heads,
            clocks=tuple(
                Reanchored(play=other, anchor=anchor)
                for other, anchor in sorted(stand.items())
                if anchor is not None and other != play.id and _runs(tournament, other)
            ),
        ),
    )


def _stands(tournament: Tournament, play: PlayId, context: Context) -> ClockAnchor | None:
    reading = read(tournament.setup.structure, tournament.plays[play].clock, context.now)
    return None if reading is None else stopped(reading, context.zone)


def _runs(tournament: Tournament, play: PlayId) -> bool:
    anchor = tournament.plays[play].clock.anchor
    return anchor is not None and anchor.since is not None


def _envelopes_fault(tournament: Tournament, now: Instant) -> Rejection | None:
    """A refusal while a won envelope is unopened: it can't go back to others. None in flights."""
    if tournament.in_flights:
        return None
    due = [entry for entry in awaiting(tournament, now) if takers(tournament, entry)]
    return EnvelopesDue(entry=due[0], due=len(due)) if due else None


def called_off(tournament: Tournament, counted: Iterable[Counted] = ()) -> Called | Rejection:
    if fault := _paid_fault(tournament):
        return fault
    case = present_case(tournament)
    if case == "nobody_out":
        everybody = sorted(tournament.entries.by_id.values(), key=lambda entry: entry.id)
        stakes = [_stake(tournament, entry, Chips(0)) for entry in everybody]
        sold = Money(sum(entry.spent.bounty for entry in everybody))
        return _called(everybody, refunds.all_back(stakes), sold)
    left = sorted(still_in(tournament), key=lambda entry: entry.id)
    if len(left) == 1:
        return OnlyOneLeft(entry=left[0].id)
    stacks = _stacks(tournament, left, counted)
    if isinstance(stacks, Refusal):
        return stacks
    plain = [_stake(tournament, entry, stacks[entry.id]) for entry in left]
    on_heads = _heads_of(tournament, left, plain)
    stakes = [
        replace(stake, fees=Money(stake.fees + head))
        for stake, head in zip(plain, on_heads, strict=True)
    ]
    whole = Money(sum(on_heads))
    if case == "before_the_money":
        back = refunds.pool_back(stakes, tournament.pool, tournament.chips)
    else:
        prizes = prize_list(tournament)[: len(left)]
        back = refunds.prizes_back(stakes, prizes, tournament.chips)
    return _called(left, back, whole)


def _heads_of(tournament: Tournament, left: list[Entry], stakes: list[Stake]) -> tuple[Money, ...]:
    """Each player's own head, and a share of those on nobody: in envelopes, or unclaimed."""
    found = heads(tournament)
    own = [found.on.get(entry.id, Money(0)) for entry in left]
    loose = Money(found.sold - sum(found.won.values()) - sum(own))
    parts = refunds.heads_back(stakes, loose)
    return tuple(Money(head + part) for head, part in zip(own, parts, strict=True))


def is_by_the_book(tournament: Tournament) -> bool:
    """Whether the tournament's own rulebook has the method; otherwise it is borrowed."""
    return tournament.rules.id == "goldbet-it"


def present_case(tournament: Tournament) -> Case:
    """The case that applies; a stack given up for a re-entry doesn't count as a bust."""
    exits = tournament.exits.by_entry.values()
    out = sum(1 for exit_ in exits if not exit_.forfeited)
    return case_of(tournament.left, out, len(prize_list(tournament)))


def still_in(tournament: Tournament) -> Iterator[Entry]:
    for entry in tournament.entries.by_id.values():
        if entry.id not in tournament.exits.by_entry:
            yield entry


def _called(entries: Iterable[Entry], back: Refunds, on_heads: Money) -> Called:
    return Called(
        case=back.case,
        refunds=tuple(
            Refund(entry=entry.id, amount=amount)
            for entry, amount in zip(entries, back.amounts, strict=True)
            if amount
        ),
        kept=back.kept,
        heads=on_heads,
    )


def _paid_fault(tournament: Tournament) -> Rejection | None:
    if tournament.prizes.deal is not None:
        return DividedByDeal()
    paid: dict[EntryId, int] = {}
    slips = sorted(tournament.prizes.paid.items())
    for _number, slip in slips:
        if slip.due == "prize":
            paid[slip.entry] = paid.get(slip.entry, 0) + slip.gross
    for number, slip in slips:
        if slip.due == "prize" and paid[slip.entry] > 0:
            return PrizeWasPaid(entry=slip.entry, payout=number)
    return None


def _stacks(
    tournament: Tournament, left: list[Entry], counted: Iterable[Counted]
) -> Stacks | Rejection:
    """The stacks; players without a seat still have all they bought."""
    seated = tournament.play.seating.of
    stacks = {entry.id: entry.chips for entry in left if entry.id not in seated}
    named: set[EntryId] = set()
    for one in counted:
        if one.entry in named:
            return NamedTwice(entry=one.entry)
        named.add(one.entry)
        if one.entry not in tournament.entries.by_id:
            return UnknownEntry(entry=one.entry)
        if one.entry in tournament.exits.by_entry:
            return PlayerIsOut(entry=one.entry)
        stacks[one.entry] = one.chips
    missing = tuple(entry.id for entry in left if entry.id not in stacks)
    if missing:
        return StacksNotTold(entries=missing)
    told = Chips(sum(stacks.values()))
    if told > tournament.chips:
        return MoreThanInPlay(stack=told, in_play=tournament.chips)
    return stacks


def _stake(tournament: Tournament, entry: Entry, chips: Chips) -> Stake:
    seat = tournament.play.seating.of.get(entry.id)
    return Stake(
        chips=chips,
        paid=entry.spent.total,
        fees=Money(_fees(tournament, entry)),
        table=0 if seat is None else seat.table,
        seat=0 if seat is None else seat.seat,
    )


def _fees(tournament: Tournament, entry: Entry) -> int:
    """The fees of this entry and of the same person's earlier ones."""
    fees, one = 0, entry
    while True:
        fees += one.spent.fee
        before = (
            None if one.previous_entry is None else tournament.entries.by_id.get(one.previous_entry)
        )
        if before is None:
            return fees
        one = before


def cancelled(tournament: Tournament, event: TournamentCancelled) -> Tournament:
    back = Map({one.entry: one.amount for one in event.refunds})
    prizes = replace(tournament.prizes, refunds=back, heads_back=event.heads)
    tournament = replace(tournament, finished=True, prizes=prizes)
    clocks = {one.play: one.anchor for one in event.clocks}
    for number, anchor in {**clocks, event.play: event.anchor}.items():
        play = play_of(tournament, number)
        stopped_ = replace(play, clock=Clock(anchor=anchor), board=None)
        tournament = with_play(tournament, stopped_)
    return tournament
