"""The full check of a file: the trail's seals, each tournament's sums, every draw."""

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from tdconsole.domain.chips.race_cards import as_dealt, cards_again, odd_at
from tdconsole.domain.day.last_hands import cards_of
from tdconsole.domain.day.last_hands import drawn_again as card_again
from tdconsole.domain.draw.drawing import drawn_again, meet, pairs_of
from tdconsole.domain.draw.lots import (
    Lots,
    TableOffered,
    buttons_by_lot,
    envelope_lines,
    need_lines,
    next_link,
    offers_of,
    pairs_hash,
    seated_of,
)
from tdconsole.domain.engine.decider import State, evolve
from tdconsole.domain.engine.invariants import PaidTooMuch, paid_too_much, problems
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt
from tdconsole.domain.language.events.day import LastHandsCalled, LastHandsDrawn
from tdconsole.domain.language.events.draw import ButtonsDrawn, DrawCommitted, SeatsDrawn
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.language.events.money import EnvelopeOpened, PrizePaid, PrizesPosted
from tdconsole.domain.prizes.envelopes import envelopes_left, opened_again
from tdconsole.domain.room.breaking import elsewhere
from tdconsole.domain.room.button_draw import buttons_inputs, with_players
from tdconsole.domain.room.open_seats import in_turn, offered, spread
from tdconsole.domain.room.redraws import redrawn
from tdconsole.domain.room.tables import all_seats, free_seats, is_open
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.flight_in_hand import turned_to, whose
from tdconsole.domain.state.tournament import Seating, Table, Tournament
from tdconsole.domain.values import ChainNo, Digest, Money, NoteId, StepNo, TableNo, TournamentId
from tdconsole.journal import StoredStep, stream_of
from tdconsole.projections.engine.faults import (
    DoesNotAddUp,
    DrawDiffers,
    ErasingLeft,
    ErasingUnfinished,
    Fault,
    FileFault,
    InputsDiffer,
    LinkBroken,
    NoteChanged,
    PaidAtNoTill,
    PairsDiffer,
    PinNotAsSet,
    PostedOtherwise,
    SecretDamaged,
    StaffNameChanged,
    VoucherAstray,
)
from tdconsole.session.opening import Opened
from tdconsole.session.session import Session
from tdconsole.session.timeline import Timeline

Notes = Callable[[NoteId], str | None]
Drawn = SeatsDrawn | ButtonsDrawn | EnvelopeOpened | RaceCardsDealt | LastHandsDrawn


def check(opened: Opened) -> Iterator[Fault]:
    broken = list(opened.faults())
    yield from broken
    if broken:
        return  # what can't be trusted byte for byte isn't worth adding up
    for tournament in opened.session.tournaments():
        yield from check_sums(opened, tournament)
        yield from check_payments(opened.session.timeline(tournament), stream_of(tournament))
        notes = opened.session.club.notes.read
        yield from check_draws(opened.session.timeline(tournament), notes)
        yield from check_postings(opened.session.timeline(tournament), stream_of(tournament))
        chain = damaged_secret(opened.session, tournament)
        if chain is not None:
            yield SecretDamaged(stream=stream_of(tournament), chain=chain)
    for note, text in opened.session.club.notes.changed():
        yield NoteChanged(note=note, text=text)
    if opened.session.club.erasing.unfinished:
        yield ErasingUnfinished() if opened.is_ours() else ErasingLeft()
    for name in opened.session.gate.pins_astray():
        yield PinNotAsSet(name=name)
    for name in opened.session.house_desk.names_changed():
        yield StaffNameChanged(name=name)
    for person in opened.session.club.not_found():
        yield FileFault(detail=f"person {person}")
    for ref in opened.session.vouchers.astray():
        yield VoucherAstray(ref=ref)


def damaged_secret(session: Session, tournament: TournamentId) -> ChainNo | None:
    """The chain whose secret was damaged, if a draw could still need it."""
    state = session.state(tournament)
    commitment = None if state is None or state.finished else state.draws.commitment
    if commitment is None or session.chance.is_true(stream_of(tournament), commitment):
        return None
    return commitment.chain


def check_sums(opened: Opened, tournament: TournamentId) -> Iterator[Fault]:
    state = opened.session.state(tournament)
    if state is not None:
        for problem in problems(state):
            yield DoesNotAddUp(stream=stream_of(tournament), problem=problem)
    for till in opened.session.house_desk.astray(tournament):
        yield PaidAtNoTill(stream=stream_of(tournament), till=till)


def check_payments(timeline: Timeline, stream: str) -> Iterator[Fault]:
    """Repeat every living payment: nobody was paid more than was owed at that moment."""
    state: State = None
    for step in timeline.steps:
        if not timeline.alive(step.no):
            continue
        for event in step.events:
            state = evolve(state, event)
            if isinstance(event, PrizePaid) and state is not None:
                found = PaidTooMuch(entry=event.entry, due=event.due)
                if found in paid_too_much(state):
                    yield DoesNotAddUp(stream=stream, problem=found)


def _erased(_note: NoteId) -> None:
    return None


def check_draws(timeline: Timeline, notes: Notes = _erased) -> Iterator[Fault]:
    """Repeat every draw on the floor as it was at that moment."""
    links: dict[ChainNo, Digest] = {}
    for no, floor, event in _as_it_was(timeline, (DrawCommitted, *get_args(Drawn))):
        if isinstance(event, DrawCommitted):
            links[event.chain] = event.commitment
        if isinstance(event, Drawn):
            said = timeline.steps[no - 1].events
            yield from _check_draw(floor, no, event, links.get(event.chain), said)
            links[event.chain] = event.link
        if isinstance(event, SeatsDrawn) and not _kept_apart(floor, event, notes):
            yield PairsDiffer(step=no, draw=event.draw)


def check_postings(timeline: Timeline, stream: str) -> Iterator[Fault]:
    """Check every posting: it shared out the pool as it was at that moment."""
    for no, floor, event in _as_it_was(timeline, (PrizesPosted,)):
        if not isinstance(event, PrizesPosted) or floor is None:
            continue
        posted = Money(sum(event.amounts))
        if not posted == event.pool == floor.pool:
            yield PostedOtherwise(
                stream=stream,
                step=no,
                posted=posted,
                pool=floor.pool,
                currency=floor.setup.currency,
            )


def _as_it_was(
    timeline: Timeline, wanted: tuple[type[Event], ...]
) -> Iterator[tuple[StepNo, State, Event]]:
    """Each event of these types with the floor before it, including those undone later."""
    then, pending = Timeline(), list[StoredStep]()
    for step in timeline.steps:
        if any(isinstance(event, wanted) for event in step.events):
            then.extend(pending)  # in one go: many undos of old steps are folded but once
            pending = []
            floor = then.state
            for event in step.events:
                if isinstance(event, wanted):
                    yield step.no, _on_its_floor(floor, event, step.events), event
                floor = evolve(floor, event)
        pending.append(step)


def _on_its_floor(floor: State, event: Event, step: Iterable[Event]) -> State:
    """The flight of an event; a card that names none belongs to the event in the same step."""
    if floor is None or not floor.others:
        return floor
    plays = (play_of(one) for one in (event, *step))
    play = next((one for one in plays if one is not None), None)
    return turned_to(floor, whose(floor, event) if play is None else play)


def _check_draw(
    floor: State, step: StepNo, event: Drawn, before: Digest | None, said: tuple[Event, ...]
) -> Iterator[Fault]:
    if before is None or not _leads_to(event.link, before):
        yield LinkBroken(step=step, draw=event.draw)
    try:
        same = _as_drawn(event) and (floor is None or _as_said(floor, event, said))
        true = floor is None or _of_the_floor(floor, event, said)
    except ValueError:  # lines that are no lines of a draw
        same = true = False
    if not same:
        yield DrawDiffers(step=step, draw=event.draw)
    if not true:
        yield InputsDiffer(step=step, draw=event.draw)


def _as_drawn(event: Drawn) -> bool:
    if isinstance(event, SeatsDrawn):
        return drawn_again(event) == event.seated
    if isinstance(event, EnvelopeOpened):
        return opened_again(event) == event.amount
    if isinstance(event, RaceCardsDealt):
        return cards_again(event) == event.cards
    if isinstance(event, LastHandsDrawn):
        return bool(event.cards) and card_again(event) == event.card
    lots = Lots(buttons_inputs(event))
    return buttons_by_lot(lots, seated_of(event.tables)) == event.buttons


def _as_said(floor: Tournament, event: Drawn, said: tuple[Event, ...]) -> bool:
    """Whether the other events of the step match the cards."""
    if isinstance(event, RaceCardsDealt):
        return any(as_dealt(floor, event, one) for one in said if isinstance(one, ChipsRaced))
    if isinstance(event, LastHandsDrawn):
        return any(one.hands == event.card for one in said if isinstance(one, LastHandsCalled))
    return True


def _of_the_floor(floor: Tournament, event: Drawn, said: tuple[Event, ...]) -> bool:
    if isinstance(event, RaceCardsDealt):
        races = (one for one in said if isinstance(one, ChipsRaced))
        return any(odd_at(floor, one) == event.odd for one in races)
    if isinstance(event, LastHandsDrawn):
        return event.cards == cards_of(floor)
    if isinstance(event, EnvelopeOpened):
        opened = event.victim in floor.prizes.envelopes
        return not opened and event.left == envelope_lines(envelopes_left(floor))
    if isinstance(event, ButtonsDrawn):
        there = seated_of(event.tables)
        return with_players(floor, tuple(one.table for one in there)) == there
    if event.redraw:
        sat = redrawn(floor) == [one.entry for one in event.seated]
        tables_are_so = all(_is_so(floor, one, empty=True) for one in offers_of(event.tables))
        return sat and tables_are_so and _needs_are_so(floor, event)
    if event.broken is not None:
        return _of_the_broken(floor, event.broken, event)
    waited = set(waiting(floor))
    if not {one.entry for one in event.seated} <= waited or not _needs_are_so(floor, event):
        return False
    tables = {one.table: one for one in offers_of(event.tables)}
    if not all(_is_so(floor, one, empty=False) for one in tables.values()):
        return False
    players = len(event.seated)
    if _is_even(floor, event):
        return True
    if _new(floor, tables) not in (set(), _new(floor, (o.table for o in offered(floor, players)))):
        return False
    return all(one.table in tables for one in offered(floor, players, opening=False))


def _is_even(floor: Tournament, event: SeatsDrawn) -> bool:
    """Whether seats drawn at entry were offered over the tables that the entries need."""
    players = len(event.seated)
    over = spread(floor, players)
    if over is None:
        return False
    return offers_of(event.tables) == (over if event.needs else in_turn(over, players))


def _of_the_broken(floor: Tournament, number: TableNo, event: SeatsDrawn) -> bool:
    """Whether exactly the broken table's players were drawn, over all others with free seats."""
    table = floor.play.seating.tables.get(number)
    if table is None or sorted(table.players.values()) != [one.entry for one in event.seated]:
        return False
    return offers_of(event.tables) == elsewhere(floor, table) and _needs_are_so(floor, event)


def _needs_are_so(floor: Tournament, event: SeatsDrawn) -> bool:
    by_id = floor.entries.by_id
    pinned = {one.entry: by_id[one.entry].pinned for one in event.seated}
    return event.needs == need_lines({entry: seats for entry, seats in pinned.items() if seats})


def _new(floor: Tournament, tables: Iterable[TableNo]) -> set[TableNo]:
    """The tables that the draw opens."""
    there = floor.play.seating.tables
    return {number for number in tables if not is_open(there.get(number))}


def _kept_apart(floor: State, event: SeatsDrawn, notes: Notes) -> bool:
    """Whether the note, unless erased, matches its hash and no attempt was skipped."""
    text = None if event.apart is None else notes(event.apart.pairs)
    if event.apart is None or text is None or floor is None:
        return True
    if pairs_hash(text) != event.apart.hash:
        return False
    seating, pairs = Seating() if event.redraw else floor.play.seating, pairs_of(text)

    def met(attempt: int) -> bool:
        return meet(seating, drawn_again(replace(event, attempt=attempt)), pairs)

    try:
        if not event.apart.kept:
            return event.attempt == 0 and met(0)
        return all(map(met, range(event.attempt))) and not met(event.attempt)
    except ValueError:  # lines that are no lines of a draw
        return False


def _is_so(floor: Tournament, offer: TableOffered, *, empty: bool) -> bool:
    """Whether the table was as offered, or would have been once everybody got up."""
    table = floor.play.seating.tables.get(offer.table) or Table(no=offer.table)
    if table.locked:
        return False
    if empty:
        return offer.players == 0 and offer.free == all_seats(floor, table)
    return offer.players == len(table.players) and offer.free == free_seats(floor, table)


def _leads_to(link: Digest, before: Digest) -> bool:
    try:
        return next_link(link) == before
    except ValueError:  # not even a number
        return False
