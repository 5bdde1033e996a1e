"""What must never be: a list of problems that is empty for a sound tournament."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from tdconsole.domain.day.bagging import is_bagged
from tdconsole.domain.discipline.rulings import paid_against
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.terms import hold
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.deals import is_whole
from tdconsole.domain.prizes.dues import to_give_back
from tdconsole.domain.prizes.finish import is_decided, is_posted_right
from tdconsole.domain.state.flight_in_hand import each, entry_of
from tdconsole.domain.state.penalties import astray
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import (
    Chips,
    Due,
    EntryId,
    Money,
    PenaltyNo,
    PersonId,
    PlayId,
    Record,
    RulingNo,
    Seat,
    TableNo,
)


class SeatHoldsStranger(Record, kw_only=True):
    """A seat is held by somebody who is out or has no entry."""

    seat: Seat
    entry: EntryId


class SeatHeldByAnother(Record, kw_only=True):
    seat: Seat
    entry: EntryId


class SeatBeyondTable(Record, kw_only=True):
    seat: Seat


class SeatIsDead(Record, kw_only=True):
    """Somebody sits in a dead seat."""

    seat: Seat


class WonByOneOut(Record, kw_only=True):
    """A player is said to have won a hand that he busted in or after."""

    entry: EntryId


class PersonTwice(Record, kw_only=True):
    person: PersonId


class OutWithoutEntry(Record, kw_only=True):
    entry: EntryId


class ChipsAstray(Record, kw_only=True):
    in_play: Chips
    handed_out: Chips


class FewerChipsThanPlayers(Record, kw_only=True):
    """There are fewer chips than players: everybody in has at least one."""


class FoundUnraced(Record, kw_only=True):
    """Chips were exchanged as found after their race, but there was no race."""

    old: Chips


class BagInPlay(Record, kw_only=True):
    """A stack is sealed at a table that still has hands to play."""

    entry: EntryId


class TakingsAstray(Record, kw_only=True):
    counted: Money
    paid: Money


class PrizesAstray(Record, kw_only=True):
    prizes: Money
    pool: Money


class PostedAstray(Record, kw_only=True):
    """The tournament is over, and the posted prizes don't add up to the pool."""

    pool: Money


class BountiesAstray(Record, kw_only=True):
    """Bounties on heads, won, unclaimed, dealt and in envelopes don't add up to those sold."""

    told: Money
    sold: Money


class DealAstray(Record, kw_only=True):
    """Somebody still in has no part in the deal, or it divides other prizes than there are."""


class PaidTooMuch(Record, kw_only=True):
    """More was paid than was owed, because a step that created the debt is gone."""

    entry: EntryId
    due: Due


class PaidAgainstRuling(Record, kw_only=True):
    """A prize was paid out while a ruling held it back."""

    ruling: RulingNo
    entry: EntryId


class EnvelopesAstray(Record, kw_only=True):
    """More envelopes of a sum were opened than there are."""


class SealTwice(Record, kw_only=True):
    """Two of the day's bags carry the same seal."""

    seal: str


class HandAstray(Record, kw_only=True):
    """A player listed in a hand-for-hand hand isn't out, or they busted in different hands."""

    entries: tuple[EntryId, ...]


class AllInsTogether(Record, kw_only=True):
    """Two held all-ins are being played at once."""

    tables: tuple[TableNo, ...]


class PenaltyAstray(Record, kw_only=True):
    """More of a penalty was served than given, or a player is back with hands still to miss."""

    penalty: PenaltyNo


class NobodyLeft(Record, kw_only=True):
    pass


class FinishedWithPlayersLeft(Record, kw_only=True):
    left: int


class ClockRunsOvernight(Record, kw_only=True):
    """The clock runs overnight, while nobody has a seat for the day."""


class ClockOffStructure(Record, kw_only=True):
    pass


class FlightsWithoutTerms(Record, kw_only=True):
    """Flights were opened though the tournament isn't played in flights."""


class PersonInTwoFlights(Record, kw_only=True):
    person: PersonId


class TableInTwoFlights(Record, kw_only=True):
    """Players of two flights sit at one table."""

    table: TableNo


Problem = (
    SeatHoldsStranger
    | SeatHeldByAnother
    | SeatBeyondTable
    | SeatIsDead
    | WonByOneOut
    | PersonTwice
    | OutWithoutEntry
    | ChipsAstray
    | FewerChipsThanPlayers
    | FoundUnraced
    | BagInPlay
    | TakingsAstray
    | PrizesAstray
    | PostedAstray
    | BountiesAstray
    | DealAstray
    | PaidTooMuch
    | PaidAgainstRuling
    | EnvelopesAstray
    | SealTwice
    | HandAstray
    | AllInsTogether
    | PenaltyAstray
    | NobodyLeft
    | FinishedWithPlayersLeft
    | ClockOffStructure
    | ClockRunsOvernight
    | FlightsWithoutTerms
    | PersonInTwoFlights
    | TableInTwoFlights
)


def problems(tournament: Tournament) -> frozenset[Problem]:
    """The problems of the whole tournament."""
    return frozenset(
        [
            *chain.from_iterable(map(_of_the_floor, each(tournament))),
            *_of_sums(united(tournament)),
            *_of_the_whole(tournament),
            *_of_bags(tournament),
        ]
    )


def problems_near(tournament: Tournament, touched: Iterable[Touch]) -> frozenset[Problem]:
    """The problems these touches could have caused; the long sums are left to the full check."""
    touched = frozenset(touched)
    if any(touch.thing == "setup" for touch in touched):
        return problems(tournament)  # everything sold and every seat depends on it
    entries = {EntryId(touch.number) for touch in touched if touch.thing == "entry"}
    numbers = {TableNo(touch.number) for touch in touched if touch.thing == "seat"}
    bags = any(touch.thing == "bag" for touch in touched)
    return frozenset(
        [
            *chain.from_iterable(_near(floor, entries, numbers) for floor in each(tournament)),
            *_of_the_whole(tournament),
            *(_of_bags(tournament) if bags else ()),
        ]
    )


def _of_the_floor(floor: Tournament) -> Iterator[Problem]:
    seating = floor.play.seating
    entries = {*floor.entries.by_id, *floor.exits.by_entry, *seating.of}
    yield from _of_entries(floor, entries)
    yield from _of_tables(floor, seating.tables.values())
    yield from _of_chips(floor)


def _near(
    floor: Tournament, entries: AbstractSet[EntryId], numbers: AbstractSet[TableNo]
) -> Iterator[Problem]:
    seating = floor.play.seating
    numbers = numbers | {seating.of[entry].table for entry in entries if entry in seating.of}
    yield from _of_entries(floor, entries)
    yield from _of_tables(floor, [seating.tables[no] for no in numbers if no in seating.tables])


def _of_bags(tournament: Tournament) -> Iterator[Problem]:
    for play in tournament.plays.values():
        seals = set[tuple[PlayId, int, str]]()
        for number, bag in play.bags.items():
            entry = entry_of(tournament, number)
            first = play.id if entry is None or bag.day > 1 else entry.play
            seal = (first, bag.day, bag.seal)
            if bag.seal and seal in seals:
                yield SealTwice(seal=bag.seal)
            seals.add(seal)


def _of_stacks(floor: Tournament) -> Iterator[Problem]:
    if floor.entries.by_id and floor.left < 1:
        yield NobodyLeft()
    if floor.entries.by_id and floor.chips < floor.left:
        yield FewerChipsThanPlayers()
    raced = {one.old for one in floor.counts.races}
    yield from (FoundUnraced(old=old) for old in floor.counts.found if old not in raced)
    yield from _of_sealed(floor)


def _of_sealed(tournament: Tournament) -> Iterator[Problem]:
    play = tournament.play
    still = to_play(tournament)
    for number in still:
        for entry in play.seating.tables[number].players.values():
            if is_bagged(tournament, entry):
                yield BagInPlay(entry=entry)


def _of_entries(tournament: Tournament, numbers: Iterable[EntryId]) -> Iterator[Problem]:
    entries = tournament.entries
    for number in numbers:
        entry = entries.by_id.get(number)
        live = entry is not None and number not in tournament.exits.by_entry
        if entry is not None and live and entries.by_person.get(entry.person) != number:
            yield PersonTwice(person=entry.person)
        if entry is None and number in tournament.exits.by_entry:
            yield OutWithoutEntry(entry=number)
        exit_ = tournament.exits.by_entry.get(number)
        for winner in () if exit_ is None else exit_.by:
            after = tournament.exits.by_entry.get(winner)
            if exit_ is None or after is None or after.forward is not None:
                continue  # a stack that was given up was in until the merge
            if after.hand <= exit_.hand:
                yield WonByOneOut(entry=winner)
        seat = tournament.play.seating.of.get(number)
        if seat is None:
            continue
        if entry is None or number in tournament.exits.by_entry:
            yield SeatHoldsStranger(seat=seat, entry=number)
        if tournament.play.seating.at(seat) != number:
            yield SeatHeldByAnother(seat=seat, entry=number)


def _of_tables(tournament: Tournament, tables: Iterable[Table]) -> Iterator[Problem]:
    for table in tables:
        most = tournament.seats_at(table)
        for number, entry in table.players.items():
            seat = Seat(table=table.no, seat=number)
            if not 1 <= number <= most:
                yield SeatBeyondTable(seat=seat)
            if table.uses.get(number) == "dead":
                yield SeatIsDead(seat=seat)
            if tournament.play.seating.of.get(entry) != seat:
                yield SeatHoldsStranger(seat=seat, entry=entry)


def _of_chips(tournament: Tournament) -> Iterator[Problem]:
    entries = tournament.entries.by_id.values()
    handed_out = sum(entry.chips for entry in entries)
    taken = tournament.forfeited + tournament.removed
    counts = tournament.counts
    moved = tournament.blinded + counts.raced + counts.corrected
    chips = Chips(handed_out - taken + moved)
    if chips != tournament.chips:
        yield ChipsAstray(in_play=tournament.chips, handed_out=chips)


def _of_sums(tournament: Tournament) -> Iterator[Problem]:
    entries = tournament.entries.by_id.values()
    counted = Money(tournament.takings.total - tournament.takings.held)
    paid = Money(sum(entry.spent.total for entry in entries))
    if counted != paid:
        yield TakingsAstray(counted=counted, paid=paid)
    prizes = Money(sum(award.amount for award in awards(tournament)))
    owing = tournament.takings.pool < 0
    pool = tournament.takings.pool if owing else Money(sum(prize_list(tournament)))
    if (deal := tournament.prizes.deal) is not None:
        pool = Money(pool + deal.heads)
    over = tournament.finished and tournament.prizes.refunds is None
    over = over and not _places_empty(tournament)
    if prizes > pool or (over and prizes != pool):
        yield PrizesAstray(prizes=prizes, pool=pool)
    bounties = heads(tournament)
    if bounties.astray:
        yield BountiesAstray(told=Money(bounties.sold - bounties.astray), sold=bounties.sold)


def _places_empty(tournament: Tournament) -> bool:
    """Whether places stay empty: players were struck, and fewer remain than there are prizes."""
    prizes = tournament.prizes
    if not prizes.struck:
        return False
    placed = len(tournament.entries.by_id) - len(prizes.struck)
    return prizes.deal is not None or placed < len(prize_list(tournament))


def paid_too_much(tournament: Tournament) -> frozenset[PaidTooMuch]:
    """Payments beyond what is owed after a correction, owed back; no undo may cause any."""
    struck = tournament.prizes.struck
    return frozenset(
        PaidTooMuch(entry=one.entry, due=one.due)
        for one in to_give_back(tournament)
        if one.entry not in struck
    )


def _of_the_whole(tournament: Tournament) -> Iterator[Problem]:
    for floor in each(tournament):
        yield from _of_stacks(floor)
    if not is_whole(tournament):
        yield DealAstray()
    if not hold(tournament.terms.heads, tournament.prizes.envelopes.values()):
        yield EnvelopesAstray()
    over = tournament.finished and tournament.prizes.refunds is None
    if over and tournament.left != 1 and not is_decided(tournament):
        yield FinishedWithPlayersLeft(left=tournament.left)
    if over and not is_posted_right(tournament):
        yield PostedAstray(pool=tournament.pool)
    yield from _of_boards(tournament)
    for ruling, entry in paid_against(tournament):
        yield PaidAgainstRuling(ruling=ruling, entry=entry)
    yield from (PenaltyAstray(penalty=one) for one in astray(tournament.penalties))
    if tournament.others:
        yield from _of_flights(tournament)
    if len(tournament.plays) > 1 and tournament.terms.flights == "off" and not tournament.merged:
        yield FlightsWithoutTerms()
    periods = {period.id for period in tournament.setup.structure}
    for play in tournament.plays.values():
        anchor = play.clock.anchor
        if anchor is not None and anchor.period not in periods:
            yield ClockOffStructure()
        if anchor is not None and anchor.since is not None and play.day > 1 and not play.seating.of:
            yield ClockRunsOvernight()


def _of_flights(tournament: Tournament) -> Iterator[Problem]:
    """Players or tables in two flights at once; a stack bagged overnight doesn't play."""
    playing, taken = set[PersonId](), set[TableNo]()
    for floor in each(tournament):
        out, bags = floor.exits.by_entry, floor.play.bags if is_over(floor) else {}
        for person, entry in floor.entries.by_person.items():
            if entry not in out and entry not in bags:
                if person in playing:
                    yield PersonInTwoFlights(person=person)
                playing.add(person)
        tables = floor.play.seating.tables
        sat_at = {number for number, table in tables.items() if table.players}
        yield from (TableInTwoFlights(table=number) for number in sorted(sat_at & taken))
        taken |= sat_at


def _of_boards(tournament: Tournament) -> Iterator[Problem]:
    for floor in each(tournament):
        exits, play = floor.exits.by_entry, floor.play
        for of_all in (play.board, play.cut):
            out = () if of_all is None else of_all.out
            hands = {exits[entry].hand if entry in exits else None for entry in out}
            if len(hands) > 1 or None in hands:
                yield HandAstray(entries=out)
        if play.board is None:
            continue
        released = [table for table, task in play.board.tasks.items() if task == "released"]
        if len(released) > 1:
            yield AllInsTogether(tables=tuple(sorted(released)))
