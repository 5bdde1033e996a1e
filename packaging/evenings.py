"""The houses that pictures are made of: each an evening at a moment worth seeing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import ReportTables, StartHandForHand
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock, SetLevel, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    AdjustPoints,
    BarPerson,
    OpenSeason,
    OpenTill,
)
from tdconsole.domain.language.commands.money import PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    EditSetup,
    FinishTournament,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.language.schedule import Happening
from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.language.terms import USUAL
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Instant,
    Level,
    Millis,
    Money,
    PayoutBand,
    PenaltyNo,
    PersonId,
    PlayId,
    Price,
    SeasonNo,
    Seat,
    TableNo,
    TillNo,
    TournamentId,
)
from tdconsole.evening import Past, make, play
from tdconsole.library.templates import template
from tdconsole.session import Refused, Session, SystemTime, TimeSource, create, open_house

STACKS: Final = (31, 24, 19, 15, 11)
"""The stacks of the players discussing a deal, in percent of the chips."""
WEEK: Final = 7 * 24 * 3_600_000
EVENINGS: Final = 52
LATE: Final = 16_000
"""The big blind at which the demo's average is twenty of them on the bubble."""
FORTNIGHT: Final = 14 * 86_400_000
ENTRANTS: Final = tuple(
    (f"{given} {family}", country)
    for given, country in (("Maria", "IT"), ("Łukasz", "PL"), ("Jürgen", "DE"), ("Inês", "PT"))
    for family in ("Rossi", "Kowalski", "Weber", "Ferreira", "Novák", "Żak", "Bellè", "O’Brien")
)
FESTIVAL: Final[tuple[tuple[float, str, Happening, int, int], ...]] = (
    (-24, "Registration and reception", "other", 0, 0),
    (-6.5, "Super Satellite to the Main Event", "satellite", 20, 5),
    (-4.9, "Main Event 1A", "tournament", 100, 10),
    (-1.4, "Turbo Bounty", "tournament", 100, 10),
    (0.5, "Main Event 1B", "tournament", 100, 10),
    (1.5, "Dinner for all players", "other", 0, 0),
    (2, "Cash games open", "cash", 0, 0),
    (20, "Main Event, day 2", "tournament", 0, 0),
    (22, "Seniors’ Championship", "tournament", 80, 10),
    (44, "Main Event, final table", "tournament", 0, 0),
    (46, "Last Chance Turbo", "tournament", 50, 10),
)
"""The hours from now, what it is, and what it costs."""
VISITORS: Final = (("John Smith", "GB"), ("Joanna Smith", "IE"), ("Jonas Schmidt", "DE"))


class Evening:
    """The tournament in hand of an open house."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def tournament(self) -> TournamentId:
        found = self.session.find(None)
        if found is None:
            sys.exit("no tournament")
        return found

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        if state is None:
            sys.exit("no tournament")
        return state

    def do(self, *requests: Request) -> None:
        for request in requests:
            answer = self.session.submit(self.tournament, request)
            if isinstance(answer, Refused):
                sys.exit(f"{request} was refused: {answer.rejection}")

    def play_down(self, left: int) -> None:
        """Bust players at the fullest table, breaking tables as soon as the others hold them."""
        while (state := self.state).left > left:
            tables = [table for table in state.play.seating.tables.values() if table.players]
            fewest = min(tables, key=lambda table: len(table.players))
            if (len(tables) - 1) * state.setup.seats_per_table >= state.left:
                self.do(BreakTable(table=fewest.no))
            else:
                fullest = max(tables, key=lambda table: len(table.players))
                self.do(EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))

    def enter(self, entrants: tuple[tuple[str, str], ...]) -> None:
        self.do(*(RegisterEntry(person=Newcomer(name=n, country=c)) for n, c in entrants))


class Ahead:
    """The machine's time, and as much more as was waited for."""

    def __init__(self) -> None:
        self._machine: Final = SystemTime()
        self._waited = 0

    def wait(self, seconds: int) -> None:
        self._waited += seconds * 1000

    def now(self) -> Instant:
        return later(self._machine.now(), self._waited)


def later(moment: Instant, millis: int) -> Instant:
    return replace(
        moment,
        utc=Millis(moment.utc + millis),
        uptime=Millis(moment.uptime + millis),
        awake=None if moment.awake is None else Millis(moment.awake + millis),
    )


@contextmanager
def at_work(house: Path, time: TimeSource | None = None) -> Iterator[Evening]:
    with open_house(house, time) as opened:
        yield Evening(opened.session)


@contextmanager
def begun(house: Path, name: str) -> Iterator[Evening]:
    """A new house with a tournament by one of the templates."""
    with create(house) as opened:
        made = replace(template(name).made, name="Spring Main")
        answer = opened.session.submit(None, made)
        if isinstance(answer, Refused):
            sys.exit(str(answer.rejection))
        yield Evening(opened.session)


# Money


def five_left(house: Path) -> None:
    """Five are left, and could talk it over."""
    make(house, 27)
    with at_work(house) as evening:
        evening.play_down(len(STACKS))


def paid_places(house: Path, time: Ahead) -> None:
    """Most places are won, ten minutes before `time`; a till is open."""
    make(house, 64)
    with at_work(house, time) as evening:
        evening.play_down(len(STACKS))
        evening.do(PlanPrizes(plan=PrizePlan(curve=Curve())), PostPrizes())
        time.wait(600)
        evening.session.submit_house(OpenTill(name="Main desk", floats=Money(1_000_000)))


# People


def on_record(house: Path) -> Seat:
    """Somebody with penalties, a ruling and a bar; and the seat."""
    make(house, 27)
    with at_work(house) as evening:
        state = evening.state
        entry, seat = min(
            state.play.seating.of.items(), key=lambda one: (one[1].table, one[1].seat)
        )
        happened = "Says that a call was a raise; the dealer heard a call"
        evening.do(
            GivePenalty(entry=entry, step="warning", offence="phone", words="answered a call"),
            GivePenalty(entry=entry, rounds=1, offence="language", words="swore at the dealer"),
            GivePenalty(entry=entry, hands=1, offence="late-back"),
            LiftPenalty(penalty=PenaltyNo(3), reason="was at the desk"),
            MakeRuling(happened=happened, entries=(entry,), table=seat.table),
        )
        barring = BarPerson(
            person=state.entries.by_id[entry].person,
            until="2027-12-31",
            reason="dumped chips in the side event",
            series="Winter Series",
        )
        evening.session.submit_house(barring)
    return seat


def away(house: Path) -> EntryId:
    """Five players miss hands, one of whom waits for the dealer's report; and that one."""
    make(house, 180)
    with at_work(house) as evening:
        return misses(evening)


def misses(evening: Evening) -> EntryId:
    seating = evening.state.play.seating
    tables = [table for _no, table in sorted(seating.tables.items()) if table.players]
    first, second, third, fourth = (min(table.players.values()) for table in tables[:4])
    words = "answered a call, action pending"
    evening.do(
        GivePenalty(entry=first, rounds=2, offence="phone", words=words),
        GivePenalty(entry=second, hands=3, offence="exposed-cards"),
        GivePenalty(entry=third, rounds=1, offence="abuse"),
        GivePenalty(entry=third, hands=5, offence="refusing-order"),
        GivePenalty(entry=fourth, hands=12, offence="soft-play"),
        CountServed(penalty=PenaltyNo(1), hands=5),
        CountServed(penalty=PenaltyNo(2), hands=3),
        CountServed(penalty=PenaltyNo(5), hands=4),
    )
    return first


def season(house: Path) -> None:
    """Ten Tuesdays of a club's regulars."""
    time = Past()
    dice = Random(5)  # noqa: S311 -- nothing is drawn by it
    with create(house, time) as opened:
        session, regulars = opened.session, list[PersonId]()
        regulars += [session.club.people.add(name, country) for name, country in ENTRANTS[:24]]
        for week in range(10, 0, -1):
            time.go_to(Millis(week * WEEK))
            tuesday(session, dice.sample(regulars, 16))
        for request in (
            OpenSeason(
                name="Tuesday League",
                formula="round(10 * sqrt(players / place), 1) + 2 * heads",
                best=6,
                minimum=3,
                ties=("wins", "best_place"),
                final=FinalRules(players=9, stack=Chips(10_000), per_point="100", chip=Chips(500)),
            ),
            AdjustPoints(
                season=SeasonNo(1), person=regulars[3], points="2.5", reason="Dealt a final table"
            ),
        ):
            session.submit_house(request)


def festival(house: Path) -> None:
    """Two tournaments that play at once, and the three days that they belong to."""
    time, stands = Past(), SystemTime().now()
    now = datetime.fromtimestamp(stands.utc / 1000).astimezone()
    with create(house, time) as opened:
        session = opened.session
        for entries, name in ((132, "Main Event 1A"), (27, "Turbo Bounty")):
            session.submit(play(session, time, entries), EditSetup(name=name))
        for hours, title, kind, pool, fee in FESTIVAL:
            at = now + timedelta(hours=hours)
            session.submit_house(
                AddToSchedule(
                    day=f"{at:%Y-%m-%d}",
                    time=f"{at:%H}:{at.minute // 5 * 5:02}",
                    title=title,
                    kind=kind,
                    price=Price(pool=Money(pool * 100), fee=Money(fee * 100)),
                    stack=Chips(30_000 if pool else 0),
                    minutes=30 if pool else 0,
                    late="8" if pool else "",
                )
            )


def years(house: Path) -> PersonId:
    """Somebody who played every other Tuesday of two years, and a series."""
    clock, order = Past(), Random(7)  # noqa: S311 -- the same evenings each time
    with create(house, clock) as opened:
        session = opened.session
        people = [session.club.people.add(name, country) for name, country in ENTRANTS]
        person = people[13]
        for evening in range(EVENINGS, 0, -1):
            clock.go_to(Millis(evening * FORTNIGHT))
            others = order.sample([one for one in people if one != person], order.randint(7, 20))
            others.insert(min(order.randrange(len(others)), order.randrange(len(others))), person)
            tuesday(session, others, "" if evening % 3 else "Winter Series")
    return person


def tuesday(session: Session, order: list[PersonId], series: str = "") -> None:
    """An evening at one table, which ends in this order: each is put out by the one before."""
    structure = (Level(small_blind=Chips(100), big_blind=Chips(200), minutes=20),)
    creation = CreateTournament(
        name=series or "Tuesday Night",
        price=Price(pool=Money(40_00), fee=Money(5_00)),
        cash_unit=Money(5_00),
        seats_per_table=len(order),
        stack=Chips(20_000),
        structure=structure,
        payouts=(PayoutBand(entries=1, shares=(5_000, 3_000, 2_000)),),
        terms=replace(USUAL, series=series),
    )
    answer = session.submit(None, creation)
    if isinstance(answer, Refused):
        sys.exit(str(answer.rejection))
    out = [
        EliminatePlayers(hand=(Bust(entry=EntryId(at + 1), by=(EntryId(at),)),))
        for at in range(len(order) - 1, 0, -1)
    ]
    come = [RegisterEntry(person=person, draw=False) for person in order]
    for request in (*come, DrawSeats(), StartClock(), *out, FinishTournament()):
        done = session.submit(answer.tournament, request)
        if isinstance(done, Refused):
            sys.exit(str(done.rejection))


def desk(house: Path) -> None:
    """Before the clock starts: 32 have paid, and some people are only known."""
    with begun(house, "re-entry") as evening:
        session = evening.session
        session.actor = session.club.staff.add("Anna Weber")
        till = session.submit_house(OpenTill(name="Main desk", floats=Money(50_000)))
        if isinstance(till, Refused):
            sys.exit("no till")
        for name, country in ENTRANTS:
            newcomer = Newcomer(name=name, country=country, document=True)
            evening.do(RegisterEntry(person=newcomer, till=TillNo(1)))
        for name, country in VISITORS:
            session.club.people.add(name, country)


# Hands and chips


def bubble(evening: Evening) -> None:
    """One from the money, at three tables: one is done, one holds an all-in, one plays."""
    levels = (one for one in evening.state.setup.structure if isinstance(one, Level))
    late = next(one.id for one in levels if one.big_blind >= LATE)
    evening.do(SetLevel(period=late), PostPrizes(), StartHandForHand())
    tables = evening.state.play.seating.tables
    first, second, *_ = sorted(no for no, one in tables.items() if one.players)
    out = max(tables[second].players.values())
    evening.do(
        EliminatePlayers(hand=(Bust(entry=out, stack=Chips(18_500)),)),
        ReportTables(tables=(first,), task="done"),
        ReportTables(tables=(second,), task="held"),
    )


def count(evening: Evening, table: TableNo) -> None:
    """Count one table, some stacks short and some large."""
    state = evening.state
    each = state.chips // state.left
    there = sorted(state.play.seating.tables[table].players.items())
    stacks = tuple(
        StackTyped(entry=entry, chips=each * (60 + 7 * seat) // 100 // 500 * 500)
        for seat, entry in there
    )
    evening.do(CountChips(table=table, stacks=stacks))


# Several first days


def flights(house: Path) -> None:
    """1A and 1B are in their bags, some have a stack of each, and 1C takes entries."""
    with begun(house, "two-flight") as evening:
        evening.enter(ENTRANTS[:24])
        bagged(evening, 7)
        evening.do(OpenFlight())
        first = evening.state.others[PlayId(1)]
        there = {entry: one.person for entry, one in sorted(first.entries.by_id.items())}
        out = [person for entry, person in there.items() if entry in first.exits.by_entry]
        kept = [person for entry, person in there.items() if entry not in first.exits.by_entry]
        evening.enter(ENTRANTS[24:])
        evening.do(*(RegisterEntry(person=person) for person in (*out[:8], *kept[:3])))
        bagged(evening, 6)
        evening.do(OpenFlight())
        evening.do(*(RegisterEntry(person=person) for person in out[8:12]))


def to_the_last_hands(evening: Evening) -> None:
    """To the beginning of the last level of the day."""
    structure = evening.state.setup.structure
    ends = (one.id for one in structure if any(mark.kind == "end_of_day" for mark in one.marks))
    evening.do(StartClock(), SetLevel(period=next(ends)))


def bagged(evening: Evening, left: int) -> None:
    """Bag to the end of the last level, with this many left, each with less than the one before."""
    to_the_last_hands(evening)
    while (state := evening.state).left > left:
        fullest = max(state.play.seating.tables.values(), key=lambda table: len(table.players))
        evening.do(EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))
    parts = [3 * left - 2 * nth for nth in range(left)]
    chips = [state.chips * part // sum(parts) // 500 * 500 for part in parts]
    chips[0] += state.chips - sum(chips)
    bags = tuple(
        Bagging(entry=entry, chips=Chips(stack), seal=f"B {1007 + entry}")
        for entry, stack in zip(sorted(state.play.seating.of), chips, strict=True)
    )
    evening.do(PauseClock(), BagStacks(bags=bags), EndDay())


# Later


def to_a_break(evening: Evening) -> None:
    """To the first break in which chips leave."""
    leaving = (
        period.id
        for period in evening.state.setup.structure
        if isinstance(period, Break) and any(mark.kind == "colour_up" for mark in period.marks)
    )
    evening.do(SetLevel(period=next(leaving)))


def to_the_end(evening: Evening) -> None:
    *others, _last = sorted(evening.state.play.seating.of)
    evening.do(*(EliminatePlayers(hand=(Bust(entry=entry),)) for entry in others))
    evening.do(FinishTournament())
