"""What a page of the floor is told: tables with their seats, what is due, what is being played."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, assert_never

from msgspec import to_builtins
from msgspec.structs import replace

from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.entry import TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.floor import HandBackAdvice, NameBigBlind, TakeOnAdvice
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Record, SeatNo, TableNo, TableTask
from tdconsole.i18n.advice import advice_words
from tdconsole.i18n.bubble.words import clock_sentence, step_name, task_name, waits_told
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.calling import call_place
from tdconsole.i18n.room.tables import standing_words, use_words
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.projections.advice import (
    Advice,
    TablesNotLevel,
    advice,
    facts_of,
    name_of,
    taken_on,
)
from tdconsole.projections.bubble.board_gestures import board_of, held, onward, pressed, rest, step
from tdconsole.projections.bubble.hand_board import HandTable
from tdconsole.projections.clock.calls import call_board
from tdconsole.projections.discipline.missing_hands import missing_hands
from tdconsole.projections.room.floor_map import unseen
from tdconsole.projections.room.hall import LEVEL, Hall, hall
from tdconsole.web.clock_face import ClockFace

Asked = dict[str, Any]
"""A request as the page sends it back."""


class Button(Record, kw_only=True):
    label: str
    request: Asked


class Seated(Record, kw_only=True):
    seat: SeatNo
    entry: EntryId
    name: str
    seen: bool
    away: int


class Empty(Record, kw_only=True):
    seat: SeatNo
    said: str
    """What the seat is: free, or kept from the draw."""
    free: bool


class TableTold(Record, kw_only=True):
    table: TableNo
    seats: int
    players: tuple[Seated, ...]
    empty: tuple[Empty, ...]
    standing: str
    said: str
    locked: bool
    note: str = ""
    task: str = ""
    """How far it is with the hand that all tables play, and in words."""
    task_said: str = ""
    reports: tuple[TableTask, ...] = ()
    """What may be reported of it next, the likeliest first."""
    likely: bool = False
    """Whether the first of them is what everybody waits for."""
    hands: int = 0
    """The last hands it has to play."""


class Room(Record, kw_only=True):
    """The tables there are, by number; each is told by itself."""

    tables: tuple[TableNo, ...]
    left: int
    entries: int
    waiting: tuple[str, ...]
    """The first players without a seat."""
    without: int
    sold: tuple[str, ...]
    """The requests for what is sold in this tournament besides entries."""


class Hands(Record, kw_only=True):
    """The board of a hand that all tables play."""

    on: bool
    head: str = ""
    waits: str = ""
    clock: str = ""
    step: Button | None = None
    rest: Button | None = None
    onward: Button | None = None


class Card(Record, kw_only=True):
    """A piece of advice."""

    name: str
    now: bool
    sentence: str
    reason: str
    cite: str
    button: str
    request: Asked | None
    line: str
    """The beginning of the line that completes it, where nobody can say all of it at once."""
    taken_on: str
    """The one who is on the way to it, and since when."""
    take: Button
    """What takes it on, or leaves it to others again."""
    asks: str
    """What has to be known first: each choice is an answer."""
    choices: tuple[Button, ...]


class Called(Record, kw_only=True):
    """A clock called on a player, with the moment at which the hand is dead."""

    call: int
    table: TableNo
    place: str
    who: str
    until: Millis


class Calls(Record, kw_only=True):
    calls: tuple[Called, ...]


class Clock(Record, kw_only=True):
    face: ClockFace
    button: Button | None
    """What is done to the clock next: started, paused or resumed."""


class Own(Record, kw_only=True):
    """One's own last gesture at this device, and what takes it back."""

    said: str = ""
    undo: Asked | None = None


MOST_WAITING: Final = 60


def asked(request: Request) -> Asked:
    made: Asked = to_builtins(request, enc_hook=str)
    return made


def _sold(state: Tournament) -> Iterable[str]:
    terms = state.terms
    if terms.rebuys != "off":
        yield TakeRebuy.__name__
    if terms.add_on != "off":
        yield TakeAddOn.__name__


def clock(words: Catalogue, face: ClockFace) -> Clock:
    say = words.pgettext
    match face.state:
        case "finished":
            return Clock(face=face, button=None)
        case "waiting":
            label, request = say("floor page", "Start"), asked(StartClock())
        case "paused" | "held":
            label, request = say("floor page", "Resume"), asked(ResumeClock())
        case _:
            label, request = say("floor page", "Pause"), asked(PauseClock())
    return Clock(face=face, button=Button(label=label, request=request))


class Tables:
    """The tables as pages have them, each made anew only when something of it has changed."""

    def __init__(self, in_hand: TournamentInHand) -> None:
        self._in_hand = in_hand
        self._hall: Hall | None = None
        self._made: dict[TableNo, tuple[object, TableTold]] = {}
        self._last: tuple[Tournament, int, list[TableTold]] | None = None

    def room(self, state: Tournament) -> Room:
        self._hall = there = hall(state, self._hall)
        who = self._in_hand.who
        return Room(
            tables=tuple(table.no for table in there.tables),
            left=state.left,
            entries=len(state.entries.by_id),
            waiting=tuple(who(entry) for entry in there.waiting[:MOST_WAITING]),
            without=len(there.waiting),
            sold=tuple(_sold(state)),
        )

    def told(self, state: Tournament) -> Iterable[TableTold]:
        """Every open table; one that is as it was is the same object."""
        named, last = len(self._in_hand.people), self._last
        if last is None or last[0] is not state or last[1] != named:
            self._last = last = (state, named, self._all(state))
        return last[2]

    def _all(self, state: Tournament) -> list[TableTold]:
        self._hall = there = hall(state, self._hall)
        away, last, board = missing_hands(state), to_play(state), board_of(state)
        tasks = {} if board is None else {one.table: one for one in board.tables}
        made: dict[TableNo, tuple[object, TableTold]] = {}
        for table in there.tables:
            misses = {one.seat.seat: one.hands for one in away.get(table.no, ())}
            note = state.table_notes.get(table.no)
            key = (
                table,
                there.seats_at(table),
                there.standing(table),
                unseen(state, table) if state.play.seen else None,
                misses,
                note,
                tasks.get(table.no),
                last.get(table.no, 0),
                tuple(map(self._in_hand.who, table.players.values())),
            )
            before = self._made.get(table.no)
            if before is None or before[0] != key:
                before = (key, self._table(state, there, table, misses, tasks.get(table.no)))
            made[table.no] = before
        self._made = made
        return [one for _, one in made.values()]

    def _table(
        self,
        state: Tournament,
        there: Hall,
        table: Table,
        misses: Mapping[SeatNo, int],
        task: HandTable | None,
    ) -> TableTold:
        words, who, standing = self._in_hand.words, self._in_hand.who, there.standing(table)
        seats = there.seats_at(table)
        away = unseen(state, table) if state.play.seen else frozenset()
        note = state.table_notes.get(table.no)
        uses = {no: table.uses.get(SeatNo(no), "open") for no in range(1, seats + 1)}
        told = TableTold(
            table=table.no,
            seats=seats,
            players=tuple(
                Seated(
                    seat=seat,
                    entry=entry,
                    name=who(entry),
                    seen=seat not in away,
                    away=misses.get(seat, 0),
                )
                for seat, entry in sorted(table.players.items())
            ),
            empty=tuple(
                Empty(seat=SeatNo(no), said=use_words(words, use), free=use == "open")
                for no, use in uses.items()
                if SeatNo(no) not in table.players
            ),
            standing="" if standing is LEVEL else standing.kind,
            said=standing_words(words, standing),
            locked=table.locked,
            note="" if note is None else self._in_hand.note(note),
            hands=to_play(state).get(table.no, 0),
        )
        if task is None:
            return told
        return replace(
            told,
            task=task.task,
            task_said=task_name(words, task.task),
            reports=_reports(task),
            likely=task.task in {"dealing", "released"} or task.may_release,
        )


def _reports(table: HandTable) -> tuple[TableTask, ...]:
    usual, other = pressed(table.task), held(table.task)
    match table.task:
        case "dealing":
            return (usual, other)
        case "held":
            return (usual, other) if table.may_release else (other,)
        case "done" | "released":
            return (usual,)
        case _:
            assert_never(table.task)


def hands(in_hand: TournamentInHand, state: Tournament) -> Hands:
    """The board while there is one, with the director's steps."""
    board, words = board_of(state), in_hand.words
    if board is None:
        return Hands(on=False)
    following, others, further = step(board), rest(board), onward(board)
    head = words.ngettext(
        "Hand {hand}: {done} of {number} table done",
        "Hand {hand}: {done} of {number} tables done",
        len(board.tables),
        hand=board.hand,
        done=words.number(board.done),
    )
    say, until = words.pgettext, words.number(board.jump or 0)
    return Hands(
        on=True,
        head=head,
        waits=waits_told(words, board),
        clock=clock_sentence(words, board),
        step=_button(step_name(words, board), following),
        rest=_button(say("floor page", "All others done"), others),
        onward=_button(say("floor page", "On to {until} left", until=until), further),
    )


def _button(label: str, request: Request | None) -> Button | None:
    return None if request is None else Button(label=label, request=asked(request))


def cards(in_hand: TournamentInHand, state: Tournament, now: Instant) -> tuple[Card, ...]:
    """Everything that is due, the most urgent first."""
    seen = in_hand.session.timeline(in_hand.tournament).seen_before(now)
    return tuple(_card(in_hand, state, one) for one in advice(state, now, seen))


def _card(in_hand: TournamentInHand, state: Tournament, one: Advice) -> Card:
    said = advice_words(in_hand.words, one, in_hand.who)
    advised = Advised(advice=type(one).__name__, cite=one.cite)
    choices = (asked(replace(choice, advised=advised)) for choice in one.choices)
    blinds = tuple(_big_blinds(in_hand, state, one))
    return Card(
        name=type(one).__name__,
        now=one.urgency == "now",
        sentence=said.sentence,
        reason=said.reason,
        cite=in_hand.cited(one.cite) if one.cite else "",
        button=said.button,
        request=None if one.proposal is None else asked(replace(one.proposal, advised=advised)),
        taken_on=in_hand.taken_on(one),
        take=_take(in_hand.words, state, one),
        line=(one.start or "") if one.proposal is None and not blinds else "",
        asks=said.button if blinds else "",
        choices=blinds
        + tuple(
            Button(label=label, request=request)
            for label, request in zip(said.choices, choices, strict=False)
        ),
    )


def _take(words: Catalogue, state: Tournament, one: Advice) -> Button:
    name, say = name_of(one), words.pgettext
    if taken_on(state, one) is not None:
        label = say("action", "Leave it to others")
        return Button(label=label, request=asked(HandBackAdvice(advice=name)))
    request = TakeOnAdvice(advice=name, facts=facts_of(state, one))
    return Button(label=say("action", "I take this"), request=asked(request))


def _big_blinds(in_hand: TournamentInHand, state: Tournament, one: Advice) -> Iterable[Button]:
    """The players one of whom has the next big blind, where the first move waits for it."""
    if not isinstance(one, TablesNotLevel) or one.proposal is not None:
        return
    for number in one.moves[0].asks[:1]:
        for seat, entry in sorted(state.play.seating.tables[number].players.items()):
            request = NameBigBlind(table=number, seat=seat)
            yield Button(label=f"{number}-{seat} {in_hand.who(entry)}", request=asked(request))


def calls(in_hand: TournamentInHand, state: Tournament, now: Instant, moment: Millis) -> Calls:
    """The clocks called on players: `moment` is now in the hall's time."""
    board = call_board(state, in_hand.people, now)
    return Calls(
        calls=tuple(
            Called(
                call=one.call,
                table=one.table,
                place=call_place(in_hand.words, one.table, one.seat),
                who=one.name or "",
                until=Millis(moment + one.in_all),
            )
            for one in board.calls
        )
    )
