"""Every screen of the wall with the least and the most that an evening puts on it."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.values import (
    Break,
    Chips,
    Digest,
    EntryId,
    Mark,
    Millis,
    Money,
    PeriodId,
    Place,
    PlayId,
    Seat,
    SeatNo,
    Structure,
    TableNo,
    TableTask,
    Zone,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.hand_board import HandBoard, HandClock, HandRanking, HandTable
from tdconsole.projections.bubble.untold import InTheMoney
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.projections.day.day_end import EndOfDay, TableToPlay
from tdconsole.projections.flights.board import FlightLine
from tdconsole.projections.prizes.deal import DealBoard, DealRow
from tdconsole.projections.prizes.final_table import FinalTable, Plate, Rung
from tdconsole.projections.prizes.heads import EnvelopesLeft
from tdconsole.projections.prizes.listed import PrizeList
from tdconsole.wall.composing.layout import Body, Shown
from tdconsole.wall.naming import Name
from tdconsole.wall.screens.alternates import alternates
from tdconsole.wall.screens.bounties import bounties
from tdconsole.wall.screens.break_screen import break_screen
from tdconsole.wall.screens.chips import LeaderShown, chip_counts
from tdconsole.wall.screens.clock_words import Clock, clock
from tdconsole.wall.screens.deal import deal
from tdconsole.wall.screens.draw import Drawn, draw
from tdconsole.wall.screens.evening.charts import charts
from tdconsole.wall.screens.figures import Figure
from tdconsole.wall.screens.final_table import FinalTableShown, final_table
from tdconsole.wall.screens.flights import FlightsSeen, LeaderSeen, flights
from tdconsole.wall.screens.frame import frame
from tdconsole.wall.screens.hand_for_hand import hand_for_hand
from tdconsole.wall.screens.house.dealers import DealersSeen, dealers
from tdconsole.wall.screens.house.season import SeasonSeen, season
from tdconsole.wall.screens.house.today import TodayRow, TodaySeen, Weight, today
from tdconsole.wall.screens.last_hands import last_hands
from tdconsole.wall.screens.moments.cards import (
    Card,
    leaders_card,
    levels_card,
    notice_card,
    prizes_card,
)
from tdconsole.wall.screens.moments.level_change import LAST, LevelChange, level_change
from tdconsole.wall.screens.moves import moves
from tdconsole.wall.screens.notice import notice
from tdconsole.wall.screens.prizes import prizes
from tdconsole.wall.screens.seating import Seated, seating
from tdconsole.wall.screens.standings import standings
from tdconsole.wall.screens.winner import Podium, Step, Winner, winner
from tests.gui.boards import BOARDS, LONGEST, NOW, REASON, RUNNING, level, like, minutes
from tests.printing.money import deal_of
from tests.projections.structure.charted import drawn_evening, drawn_line

NAMES: Final = (
    "Rossi, Maria", "Wójcik, Łukasz", "Bellè, Niccolò", "Smith, John", "Kowalska-Nowak, Małgorzata",
    "Šarić, Đorđe", "Konstantinopoulou-Oikonomou, Maximiliana", "Groß, Jürgen", "O’Brien, Siobhán",
    "Ng, Li", "de Albuquerque e Castro Gonçalves Pereira, Inês Margarida", "Lindström, Åsa",
)  # fmt: skip
LONGEST_PERSON: Final = "W" * 60 + " " + "Ż" * 59
PRIMAVERA: Final = Drawn(
    number=3,
    count=214,
    at="20:12",
    link=Digest("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"),
    word="primavera",
)
LONGEST_DRAW: Final = replace(
    PRIMAVERA, number=10_000, kind="redraw", count=30_000, word="W" * 120, undone=True
)
NOTICE: Final = (
    "The smoking area is closed tonight. Please use the terrace on the second floor, and be back "
    "at your seats two minutes before the level begins; cards are dealt to empty seats as well. "
)
LINK: Final = Digest("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")


def day_of(tables: int, hands: int | None, first: int = 1) -> EndOfDay:
    """All of them have as many hands left as the card said; without one it was not called."""
    return EndOfDay(
        day=1,
        stage="hands",
        window=None,
        cards=(3, 4, 5, 6, 7),
        turned=True,
        hands=hands,
        shut=False,
        cite="FIGP 59",
        tables=tuple(
            TableToPlay(table=TableNo(first + 2 * n), players=9, left=hands or 0, bagged=0)
            for n in range(tables)
        ),
        playing=tables if hands else 0,
        players=9 * tables,
        bagged=0,
        chips=Chips(0),
        expected=Chips(20_000),
        unseen=0,
    )


def listing(
    amounts: tuple[Money, ...],
    *,
    dealers: int = 0,
    divided: int = 0,
    held: int = 0,
    seat: int = 0,
    target: str = "",
) -> PrizeList:
    return PrizeList(
        currency="EUR",
        entries=214,
        pool=Money(sum(amounts)),
        fees=Money(0),
        amounts=amounts,
        divided=Money(divided),
        dealers=dealers,
        held=Money(held),
        seat=Money(seat),
        target=target,
    )


def initialled(name: str, more: str = "") -> Name:
    """The name, with the initial as its shorter form."""
    family, _, given = name.partition(", ")
    return Name(f"{name}{more}", f"{family}, {given[:1]}.{more}")


def people(number: int, *more: str) -> tuple[Seated, ...]:
    rows = sorted(
        initialled(NAMES[at % len(NAMES)], f" {at}" if at >= len(NAMES) else "")
        for at in range(number)
    )
    return tuple(
        Seated(key=name.casefold(), row=(name, str(at // 9 + 1), str(at % 9 + 1)))
        for at, name in enumerate((*rows, *more))
    )


def usual_people(number: int) -> tuple[Seated, ...]:
    """A hall of people whose names are as long as most are."""
    family = (
        "Rossi",
        "Wójcik",
        "Smith",
        "Kowalski",
        "Esposito",
        "Müller",
        "Lewandowski",
        "Fernandez",
    )
    given = (
        "Marco",
        "Anna",
        "Łukasz",
        "Giulia",
        "Alessandro",
        "Katarzyna",
        "John",
        "Michał",
        "Emma",
    )
    names = (f"{family[at % 8]}, {given[at // 8 % 9]}" for at in range(number))
    return tuple(
        Seated(key=name.casefold(), row=(name, str(at // 9 + 1), str(at % 9 + 1)))
        for at, name in enumerate(sorted(names))
    )


def by_hand(hand: int, tables: int, held: int, **changes: int) -> HandBoard:
    """The last tables hold an all-in, and the first of those is played."""
    tasks: list[TableTask] = [
        "held" if no > tables - held else "done" for no in range(1, tables + 1)
    ]
    if held:
        tasks[tables - held] = "released"
    stands = HandClock(level=9, left=Millis(1_050_000), hands=None)
    board = HandBoard(
        currency="EUR",
        hand=hand,
        since=NOW,
        minutes=2,
        cite="TDA-2024 RP-8",
        off=Millis(0),
        clock=stands,
        after=stands,
        left=52,
        paid=50,
        until=50,
        jump=None,
        at_stake=Money(90_000),
        next_out=Money(0),
        tables=tuple(
            HandTable(table=TableNo(no), players=9, task=task, may_release=False)
            for no, task in enumerate(tasks, start=1)
        ),
        dealing=0,
        done=tables - held,
        held=max(0, held - 1),
        released=min(1, held),
        out=(),
        ranking=HandRanking(),
        step="report",
        release=None,
    )
    return replace(board, **changes)


def structure(*marks: Mark) -> Structure:
    pause = Break(minutes=15, id=PeriodId(10), marks=marks)
    return (level(600, 1200, 1200), pause, level(800, 1600, 1600))


EVERY_MARK: Final = (
    Mark(kind="colour_up", chip=Chips(1_000_000_000_000)), Mark(kind="registration_closes"),
    Mark(kind="rebuys_end"), Mark(kind="add_on"), Mark(kind="colour_up"),
)  # fmt: skip
FALLING: Final = tuple(Money(max(18_000, 535_000 - at * 40_000)) for at in range(27))


def leaving(old: int, new: int, raced: int = 0, *, over: bool = False) -> ColourUp:
    return ColourUp(
        old=Chips(old),
        new=Chips(new),
        row=2,
        level=1,
        last=1,
        marked=True,
        at_break=True,
        pieces=None,
        raced=raced,
        over=over,
    )


def resting(
    words: Catalogue,
    board: ClockBoard,
    *marks: Mark,
    leaves: ColourUp | None = None,
    card: str = "",
) -> Body:
    """The break; with the named card, its turn among three."""
    if isinstance(board.period, Break):
        board = replace(board, period=replace(board.period, marks=marks))
    told = () if leaves is None else (leaves,)
    return break_screen(
        words,
        board,
        clock(words, board, NOW, REASON),
        structure(*marks),
        NOW,
        told,
        tuple(cards_of(words, card)) * 3,
    )


def cards_of(words: Catalogue, card: str) -> Iterator[Card]:
    levels = tuple(enumerate([level(800 * at, 1600 * at, 1600 * at) for at in range(1, 9)], 10))
    vast = replace(LONGEST, period=None).next
    assert vast is not None
    match card:
        case "notice":
            yield from notice_card(words, "Smoking area closed tonight")
        case "long notice":
            yield from notice_card(words, NOTICE * 2)
        case "leaders":
            yield from leaders_card(words, leading(27), NOW)
        case "most leaders":
            yield from leaders_card(words, leading(27, max(NAMES, key=len)), NOW)
        case "levels":
            yield from levels_card(words, levels)
        case "vast levels":
            yield from levels_card(words, [(100, vast)] * 9)
        case "prizes":
            yield from prizes_card(words, prizes(words, listing(FALLING), 0, "posted"))
        case "vast prizes":
            vast_ones = tuple(Money(999_999_999_999 - at) for at in range(1500))
            yield from prizes_card(words, prizes(words, listing(vast_ones), 0, "provisional"))
        case _:
            return


def out(number: int, prize: str) -> tuple[tuple[str, str, str], ...]:
    names = [seated.row[0] for seated in people(number)]
    rows = [(f"{at + 1}", name, prize if at < 27 else "") for at, name in enumerate(names)]
    return (("12-10", LONGEST_PERSON, ""), *rows) if prize else tuple(rows)


def still_in(number: int) -> tuple[tuple[str, str, str], ...]:
    names = [seated.row[0] for seated in people(number)]
    return tuple((f"{at // 9 + 1}-{at % 9 + 1}", name, "") for at, name in enumerate(names))


def somebody(entry: EntryId) -> str:
    return NAMES[entry % len(NAMES)]


def talked(players: int, *, complete: bool = True) -> DealBoard:
    """The last stack is not counted yet where it is not complete."""
    agreed = deal_of(players)
    rows = tuple(
        DealRow(
            entry=row.entry,
            name=row.name,
            country=row.country,
            seat=None,
            stack=row.stack if complete or row.place < players else None,
            offers=row.offers if complete else (),
        )
        for row in agreed.rows
    )
    return DealBoard(
        currency="EUR",
        unit=Money(1),
        rows=rows,
        in_play=agreed.chips,
        counted=Chips(sum(row.stack or 0 for row in rows)),
        prizes=agreed.prizes,
        heads=Money(0),
        heads_on=Money(0),
        held=agreed.held,
        pot=Money(agreed.divided + agreed.held),
        complete=complete,
        methods=("icm", "chips", "even"),
    )


def left(amount: int, number: int, left: int) -> EnvelopesLeft:
    return EnvelopesLeft(amount=Money(amount), number=number, left=left)


def headed(players: int, name: str = "") -> tuple[tuple[str, Money, Money], ...]:
    """The largest first."""
    named = [name or person.row[0] for person in people(players)]
    return tuple(
        (one, Money(90_000 - at * 1_250), Money(max(0, 40_000 - at * 7_500)))
        for at, one in enumerate(named)
    )


def leading(number: int, *longest: str) -> tuple[LeaderShown, ...]:
    named = [*longest, *(row.row[0] for row in people(number))][:number]
    top = 9_999_999_900 if longest else 1_284_500
    return tuple((at, name, Chips(top - 13_500 * at)) for at, name in enumerate(named, start=1))


def averaging(words: Catalogue) -> Figure:
    return next(one for one in clock(words, RUNNING, NOW).figures if one.name == "average")


def flown(*names: str, ends: int, leaders: int = 0, longest: str = "") -> FlightsSeen:
    """Flights, the first ones over; the last is only planned if there are several."""
    lines = tuple(
        FlightLine(
            play=PlayId(at),
            name=name,
            state="over" if at <= ends else "planned",
            entries=1_208 - at if at <= ends else 0,
            left=181 - at if at <= ends else 0,
            through=181 - at if at <= ends else 0,
        )
        for at, name in enumerate(names, start=1)
    )
    told = leading(leaders, longest) if longest else leading(leaders)
    seen = tuple(LeaderSeen(at, name, names[at % len(names)], chips) for at, name, chips in told)
    return FlightsSeen(lines, seen, 10 * leaders, Chips(123_456) if leaders else None)


ENVELOPES: Final = (
    left(10_000_000, 1, 1),
    left(5_000_000, 1, 0),
    left(2_500_000, 2, 1),
    left(1_000_000, 5, 4),
    left(250_000, 20, 17),
    left(100_000, 100, 92),
)


TWO_ENDS: Final = {"registration_closes_in": Millis(8_072_400), "rebuys_end_in": Millis(3_661_000)}
ONE_END: Final = {**dict.fromkeys(TWO_ENDS, Millis(8_072_400)), "rebuys_with_entry": True}


def in_season(players: int, longest: str = "") -> SeasonSeen:
    """Everybody shares a place with the next one, the first has the longest name."""
    rows = tuple(
        (f"{at}–{at + 1}", longest if longest and at == 1 else f"Player {at}", f"{1_000 - at},5")
        for at in range(1, players + 1)
    )
    return SeasonSeen(name=longest or "Winter League", evenings=players, rows=rows)


def dealing(tables: int, longest: str = "") -> DealersSeen:
    """A dealer at each table, the first with the longest name, and one on a break."""
    rows = tuple(
        (
            f"Turbo {at}" if longest else str(at),
            longest if at == 1 else f"Dealer {at}",
            f"Next {at}",
        )
        for at in range(1, tables + 1)
    )
    return DealersSeen(due="Next push 21:40", rows=(*rows, ("Break", "Anna", "")))


def final_of(players: int, *, counted: bool = True, out: int = 0, longest: str = "") -> FinalTable:
    """The last players, the chip leader in the second seat."""
    prizes = [Money(460_000 // (at + 1) // 1000 * 1000) for at in range(11)]
    stacks = [Chips(108_000 + 13_500 * at * (7 if at == 1 else 1)) for at in range(players)]
    return FinalTable(
        table=TableNo(1),
        plates=tuple(
            Plate(
                entry=EntryId(at),
                seat=Seat(table=TableNo(1), seat=SeatNo(at + 1)),
                chips=stacks[at] if counted else None,
                big_blinds=stacks[at] // 1200 if counted else None,
                leads=counted and stacks[at] == max(stacks),
            )
            for at in range(players)
        ),
        ladder=tuple(
            Rung(
                place=Place(at + 1),
                prize=Money(prizes[at] * (100_000 if longest else 1)),
                entry=EntryId(at) if at >= players else None,
            )
            for at in range(players + out)
        ),
        currency="EUR",
        left=players,
        next_prize=prizes[players - 1],
        counted=NOW if counted else None,
    )


def _ways(name: str) -> tuple[str, ...]:
    """The name as the wall writes it, in full and with an initial."""
    family, _, given = name.partition(", ")
    return f"{given} {family}", f"{given[:1]}. {family}"


def podium(name: str, prize: str, beaten: int = 213) -> Podium:
    """The winner, and two more who won about as much."""
    named = (name, "Małgorzata Kowalska-Nowak", max(NAMES, key=len))
    steps = (
        Step(place=str(at), names=_ways(one) if at == 3 else (one,), prize=prize)
        for at, one in enumerate(named, start=1)
    )
    return Podium(steps=tuple(steps), beaten=beaten)


def staged(
    words: Catalogue,
    table: FinalTable | None,
    board: ClockBoard = RUNNING,
    name: tuple[str, ...] = (),
) -> Body:
    around = clock(words, board, NOW, REASON)
    return final_table(words, table, around, lambda at: name or _ways(somebody(at)), money=True)


_OVER: Final[tuple[Weight, ...]] = ("over",) * 5
_AHEAD: Final[tuple[Weight, ...]] = ("ahead",) * 6
FOURTEEN: Final[tuple[Weight, ...]] = (*_OVER, "now", "open", "next", *_AHEAD)
MANY_NOW: Final[tuple[Weight, ...]] = ("now",) * 40


def on_today(*weights: Weight, longest: str = "") -> TodaySeen:
    """A row of each of these weights, the first ones over and the last ones still to come."""
    said: dict[Weight, str] = {
        "over": f"Won by {longest or 'Anna'}",
        "ahead": "",
        "open": "Registration open · 43 entries",
        "next": "In 25 min · registration open · 12 entries",
        "now": "Level 12 · 1,043 of 9,876 players left · registration open",
    }
    rows = (
        TodayRow(
            time=f"{(at + 10) % 24:02}:30",
            title=longest or f"Turbo Bounty {at}",
            cost="" if at % 5 == 4 else "€500 + €50 + €250 bounty" if longest else "€500 + €50",
            said=said[weight],
            weight=weight,
        )
        for at, weight in enumerate(weights)
    )
    return TodaySeen(day="Saturday, 21 November 2026", rows=tuple(rows))


def lined(words: Catalogue, told: Clock) -> Body:
    return replace(told, ribbon=drawn_line(words))


def charted(words: Catalogue, turn: int = 0, name: str = "") -> Body:
    """The charts of a field that was counted twice, with names as long as these."""
    return charts(words, drawn_evening(words, name), turn)


def changing(words: Catalogue, board: ClockBoard, *leaves: ColourUp, rests: bool = False) -> Body:
    """The change from or to the board's own level, with the chips that leave between."""
    between = (Break(minutes=15, id=PeriodId(10)),) if rests else ()
    own = board.period
    assert own is not None
    last = board.left is not None and board.left <= LAST
    other = replace(level(100, 200), id=PeriodId(12))
    structure = (own, *between, other) if last else (other, *between, own)
    steps = tuple(replace(one, row=1) for one in leaves)
    around, zone = clock(words, board, NOW), Zone()
    made = level_change(words, board, around, structure, steps, CHIPS, zone, NOW)
    assert made is not None
    return made


ENDS: Final = like(left=Millis(6_400), until_break=None)
ENDING: Final = replace(BOARDS["break"], left=minutes(3, 8))
BEGINS: Final = like(level=10, left=minutes(19, 57), period=level(800, 1600, 1600))
CHIPS: Final = ChipSet(
    name="Clay",
    chips=(Chip(value=Chips(25), colour="#2e7d32"), Chip(value=Chips(100), colour="#111111")),
)
LARGE_CHIPS: Final = tuple(leaving(1_000_000_000_000 - at, 0) for at in range(6))


BODIES: Final[dict[str, Callable[[Catalogue], Body]]] = {
    "level ends": lambda w: changing(w, ENDS),
    "level ends, chips leave": lambda w: changing(w, ENDS, leaving(25, 100), leaving(100, 500)),
    "level ends, break": lambda w: changing(w, ENDS, leaving(25, 100), rests=True),
    "level ends, longest": lambda w: changing(w, replace(LONGEST, left=Millis(9_999)), *LARGE_CHIPS),
    "level begins": lambda w: changing(w, BEGINS),
    "level begins, chips left": lambda w: changing(w, BEGINS, leaving(25, 100), leaving(100, 500)),
    "level begins, bare": lambda w: changing(w, replace(BEGINS, period=level(100, 200))),
    "level begins, bets": lambda w: changing(w, replace(BOARDS["stud"], left=minutes(19, 55))),
    "level begins, longest": lambda w: changing(
        w, replace(LONGEST, left=Millis(1440 * 60_000 - 5_000)), *LARGE_CHIPS
    ),
    "final table": lambda w: staged(w, final_of(9)),
    "final table, ten": lambda w: staged(w, final_of(10)),
    "final table, five are out": lambda w: staged(w, final_of(4, out=5)),
    "final table, heads-up": lambda w: staged(w, final_of(2, out=8)),
    "final table, not counted": lambda w: staged(w, final_of(9, counted=False)),
    "final table, longest": lambda w: staged(
        w, final_of(10, out=1, longest=LONGEST_PERSON), LONGEST, _ways(max(NAMES, key=len))
    ),
    "final table, paused": lambda w: staged(w, final_of(8), BOARDS["paused"]),
    "final table, none yet": lambda w: staged(w, None),
    "charts, none": lambda w: charts(w, (), 0),
    "charts, players": charted,
    "charts, the end": lambda w: charted(w, 1),
    "charts, depth": lambda w: charted(w, 4),
    "charts, leaders": lambda w: charted(w, 6),
    "charts, the longest names": lambda w: charted(w, 6, LONGEST_PERSON),
    "clock, the evening on one line": lambda w: lined(w, clock(w, RUNNING, NOW)),
    "clock, a notice over the line": lambda w: lined(w, clock(w, RUNNING, NOW, notice="Dinner")),
    "clock, registration": lambda w: clock(w, like(registration_closes_in=8_072_400), NOW),
    "clock, two ends": lambda w: clock(w, like(next_prize=Money(18_000), **TWO_ENDS), NOW),
    "clock, one end": lambda w: clock(w, like(next_prize=Money(18_000), **ONE_END), NOW),
    "clock, closed": lambda w: clock(w, like(registration_closed=True), NOW),
    "clock, a notice": lambda w: clock(w, RUNNING, NOW, notice="Smoking area closed tonight"),
    "clock, a long notice": lambda w: clock(w, LONGEST, NOW, notice=NOTICE),
    "clock, no money": lambda w: clock(w, RUNNING, NOW, money=False),
    "prizes, none": lambda w: prizes(w, None, 0),
    "prizes, one": lambda w: prizes(w, listing((Money(45_000),)), 0),
    "prizes, 3": lambda w: prizes(w, listing(FALLING[:3]), 0),
    "prizes, 27": lambda w: prizes(w, listing(FALLING), 0),
    "prizes, 1500": lambda w: prizes(
        w, listing(tuple(Money(999_999_999_999 - at // 9) for at in range(1500))), 4
    ),
    "seating, none": lambda w: seating(w, (), 0),
    "seating, 9": lambda w: seating(w, people(9), 0),
    "seating, 87": lambda w: seating(w, people(87), 1),
    "seating, 1100": lambda w: seating(w, usual_people(1_100), 3),
    "seating, 10000": lambda w: seating(w, people(10_000), 17),
    "seating, a name": lambda w: seating(w, people(30, LONGEST_PERSON), 0),
    "moves, none": lambda w: moves(w, (), 0),
    "moves, one": lambda w: moves(w, (("21:05", "12-3", "Maria Rossi", "4", "7"),), 0),
    "moves, a table": lambda w: moves(
        w, tuple(("21:05", "12-10", name.row[0], "4", "7") for name in people(10)), 0
    ),
    "moves, 40": lambda w: moves(
        w,
        tuple(("21:05", "1112-10", name.row[0], "1111", "10") for name in people(40, LONGEST_PERSON)),
        0,
    ),
    "break, to come": lambda w: resting(w, RUNNING),
    "break, none": lambda w: resting(w, BOARDS["over"]),
    "break": lambda w: resting(w, BOARDS["break"], Mark(kind="colour_up", chip=Chips(25))),
    "break, colour-up": lambda w: resting(
        w, BOARDS["break"], Mark(kind="colour_up", chip=Chips(25)), leaves=leaving(25, 100, 3)
    ),
    "break, unscheduled": lambda w: resting(w, BOARDS["break"], leaves=leaving(100, 500, 3)),
    "break, colour-up over": lambda w: resting(
        w, BOARDS["break"], Mark(kind="colour_up", chip=Chips(25)), leaves=leaving(25, 100, 3, over=True)
    ),
    "break, bare": lambda w: resting(w, BOARDS["break"]),
    "break, paused": lambda w: resting(w, BOARDS["paused_break"]),
    "break, notice": lambda w: resting(w, BOARDS["break"], card="notice"),
    "break, long notice": lambda w: resting(w, BOARDS["break"], card="long notice"),
    "break, leaders": lambda w: resting(w, BOARDS["break"], card="leaders"),
    "break, most leaders": lambda w: resting(
        w, BOARDS["break"], *EVERY_MARK, leaves=leaving(1_000_000_000_000, 5_000_000_000_000, 1_112),
        card="most leaders",
    ),
    "break, levels": lambda w: resting(
        w, BOARDS["break"], Mark(kind="colour_up", chip=Chips(25)), leaves=leaving(25, 100, 3), card="levels"
    ),
    "break, vast levels": lambda w: resting(
        w, like(period=Break(minutes=1440, id=PeriodId(10)), left=86_339_400, next=LONGEST.next),
        card="vast levels",
    ),
    "break, prizes": lambda w: resting(w, ENDING, card="prizes"),
    "break, vast prizes": lambda w: resting(w, ENDING, *EVERY_MARK, card="vast prizes"),
    "break, ends": lambda w: resting(w, ENDING),
    "break, paused with a card": lambda w: resting(w, BOARDS["paused_break"], card="levels"),
    "break, longest": lambda w: resting(
        w, like(period=Break(minutes=1440, id=PeriodId(10)), left=86_339_400, next=LONGEST.next), *EVERY_MARK,
        leaves=leaving(1_000_000_000_000, 5_000_000_000_000, 1_112),
    ),
    "notice, none": lambda w: notice(w, ""),
    "notice, short": lambda w: notice(w, "Dinner!"),
    "notice, usual": lambda w: notice(w, "Smoking area closed tonight"),
    "notice, long": lambda w: notice(w, NOTICE * 2),
    "notice, a word": lambda w: notice(w, "W" * 400),
    "standings, none": lambda w: standings(w, (), (), like(players=0, entries=0), 0),
    "standings, few": lambda w: standings(w, (), out(8, ""), like(players=206, entries=214), 0),
    "standings, most": lambda w: standings(
        w, (), out(400, "9 999 999 999,99 €"), like(players=9_999, entries=30_000), 0
    ),
    "standings, final": lambda w: standings(w, (), out(8, ""), like(players=3, entries=8, finished=True), 0),
    "standings, called off": lambda w: standings(
        w, (), out(8, ""), like(players=3, entries=11, finished=True, called_off=True), 0
    ),
    "standings, still in": lambda w: standings(
        w, still_in(9), out(5, "630 €"), like(players=9, entries=214), 0
    ),
    "standings, three tables": lambda w: standings(
        w, still_in(27), out(150, "160 €"), like(players=27, entries=214), 0
    ),
    "draw, none": lambda w: draw(w, None, ()),
    "draw, committed": lambda w: draw(w, LINK, ()),
    "draw, done": lambda w: draw(w, LINK, (PRIMAVERA,)),
    "draw, some": lambda w: draw(
        w,
        LINK,
        (
            replace(PRIMAVERA, number=4, kind="buttons", count=24, word=""),
            replace(PRIMAVERA, undone=True),
            replace(PRIMAVERA, number=2, kind="redraw"),
            replace(PRIMAVERA, number=1, count=1),
        ),
    ),
    "draw, longest": lambda w: draw(w, LINK, (LONGEST_DRAW,) * 4),
    "winner, none": lambda w: winner(w, None),
    "winner": lambda w: winner(w, podium("Maria Rossi", "€ 5 350")),
    "winner, longest": lambda w: winner(w, podium(LONGEST_PERSON, "9 999 999 999,99 €", 9_999)),
    "alternates, none": lambda w: alternates(w, (), 0, 0),
    "alternates": lambda w: alternates(
        w,
        (("1", "Maria Rossi", "answer by 21:07"), ("2", "Łukasz Żak", ""), ("3", "Bo Å", "")),
        3,
        0,
    ),
    "alternates, most": lambda w: alternates(
        w, tuple((str(n), LONGEST_PERSON, "answer by 21:07") for n in range(1, 400)), 399, 2
    ),
    "deal, none": lambda w: deal(w, None, somebody, 0),
    "deal, stacks": lambda w: deal(w, talked(5, complete=False), somebody, 0),
    "deal, talked over": lambda w: deal(w, talked(4), somebody, 0),
    "deal, agreed": lambda w: deal(w, deal_of(9), somebody, 0),
    "deal, most": lambda w: deal(w, deal_of(60), lambda _: LONGEST_PERSON, 1),
    "bounties, none": lambda w: bounties(w, "fixed", (), (), "EUR", 0),
    "bounties, fixed": lambda w: bounties(w, "fixed", headed(5), (), "EUR", 0),
    "bounties, progressive": lambda w: bounties(w, "progressive", headed(12), (), "EUR", 0),
    "bounties, most": lambda w: bounties(w, "progressive", headed(40, LONGEST_PERSON), (), "EUR", 1),
    "bounties, mystery": lambda w: bounties(w, "mystery", (), ENVELOPES, "EUR", 0),
    "bounties, many envelopes": lambda w: bounties(
        w, "mystery", (), tuple(left(9_999_999_999 - at, 100_000, 99_999) for at in range(90)), "EUR", 1
    ),
    "last hands, none": lambda w: last_hands(w, day_of(3, None)),
    "last hands": lambda w: last_hands(w, day_of(3, 5)),
    "last hands, all done": lambda w: last_hands(w, day_of(3, 0)),
    "last hands, a hall": lambda w: last_hands(w, day_of(1_112, 7)),
    "last hands, named": lambda w: last_hands(w, day_of(12, 99, first=10_001)),
    "flights, first": lambda w: flights(w, flown("1A", ends=1), 0),
    "flights, usual": lambda w: flights(w, flown("1A", "1B", "1C", ends=2, leaders=27), 0),
    "flights, most": lambda w: flights(
        w,
        flown(*[f"{'W' * 20} {at}" for at in range(26)], ends=26, leaders=27, longest=LONGEST_PERSON),
        1,
    ),
    "dealers, none": lambda w: dealers(w, None, 0),
    "dealers, three": lambda w: dealers(w, dealing(3), 0),
    "dealers, most": lambda w: dealers(w, dealing(60, LONGEST_PERSON), 1),
    "today, none": lambda w: today(w, None, 0),
    "today, one": lambda w: today(w, on_today("next"), 0),
    "today, one now": lambda w: today(w, on_today("now"), 0),
    "today, eight": lambda w: today(
        w, on_today("over", "over", "now", "now", "next", "ahead", "ahead", "ahead"), 0
    ),
    "today, fourteen": lambda w: today(w, on_today(*FOURTEEN), 0),
    "today, longest": lambda w: today(w, on_today(*FOURTEEN, longest=LONGEST_PERSON), 0),
    "today, most": lambda w: today(w, on_today(*MANY_NOW, longest=LONGEST_PERSON), 1),
    "season, none": lambda w: season(w, None, 0),
    "season, three": lambda w: season(w, in_season(3), 0),
    "season, most": lambda w: season(w, in_season(150, LONGEST_PERSON), 1),
    "chips, none": lambda w: chip_counts(w, (), None, None, 0),
    "chips, not counted": lambda w: chip_counts(w, (), None, None, 0, averaging(w)),
    "chips, nine": lambda w: chip_counts(w, leading(9), Chips(49_310), NOW, 0),
    "chips, usual": lambda w: chip_counts(w, leading(27), Chips(49_310), NOW, 0),
    "chips, most": lambda w: chip_counts(
        w, leading(27, LONGEST_PERSON), Chips(10**9), NOW, 1
    ),
    "hand for hand, three tables": lambda w: hand_for_hand(
        w, by_hand(1, 3, 2, left=19, paid=18, until=18), None, money=True
    ),
    "hand for hand, six tables": lambda w: hand_for_hand(w, by_hand(3, 6, 1), None, money=True),
    "hand for hand, twelve tables": lambda w: hand_for_hand(w, by_hand(3, 12, 2), None, money=True),
    "hand for hand, in the money": lambda w: hand_for_hand(
        w, None, InTheMoney(left=18, prize=Money(16_000), currency="EUR"), money=True
    ),
    "hand for hand, off": lambda w: hand_for_hand(w, None, None, money=True),
    "hand for hand": lambda w: hand_for_hand(w, by_hand(4, 18, 0), None, money=True),
    "hand for hand, held": lambda w: hand_for_hand(w, by_hand(12, 18, 3), None, money=True),
    "hand for hand, no money": lambda w: hand_for_hand(w, by_hand(4, 18, 1), None, money=False),
    "hand for hand, most": lambda w: hand_for_hand(
        w,
        by_hand(999, 1_112, 1_000, left=10_000, paid=9_999, until=9_999, at_stake=999_999_999_999),
        None,
        money=True,
    ),
    "prizes, posted": lambda w: prizes(w, listing(FALLING), 0, "posted"),
    "prizes, in the money": lambda w: prizes(w, listing(FALLING), 0, "posted", 9),
    "prizes, two left": lambda w: prizes(w, listing(FALLING[:9]), 0, "posted", 2),
    "prizes, provisional": lambda w: prizes(w, listing(FALLING), 0, "provisional"),
    "prizes, divided": lambda w: prizes(w, listing(FALLING, dealers=4, divided=1_200_000), 0, "posted"),
    "prizes, held": lambda w: prizes(
        w, listing(FALLING[:3], dealers=3, divided=2_000_000, held=140_000), 0, "posted"
    ),
    "prizes, seats": lambda w: prizes(
        w, listing((Money(20_000),) * 12 + (Money(4_000),), seat=20_000, target="Spring Main Event"), 0
    ),
    "prizes, seats and more": lambda w: prizes(
        w, listing((Money(20_500), Money(20_400)), seat=20_000), 0, "posted"
    ),
    "winner, usual": lambda w: winner(
        w, podium("Maximiliana Konstantinopoulou-Oikonomou", "", 213)
    ),
}  # fmt: skip
AROUND: Final = {
    "running": RUNNING,
    "longest": LONGEST,
    **{
        name: BOARDS[name]
        for name in (
            "paused",
            "break",
            "held",
            "over",
            "waiting",
            "put_off",
            "last",
            "longest_paused",
        )
    },
}


def shown(name: str, words: Catalogue, around: str = "running", *, lined: bool = True) -> Shown:
    """The screen with its frame, by default with the evening's line at its foot."""
    body = BODIES[name](words)
    if name.startswith("clock"):
        return Shown(body=body)
    if name.startswith("break") and name not in {"break, to come", "break, none"}:
        around = "break"
    board = AROUND[around]
    resting = name.startswith("break") and isinstance(board.period, Break)
    line = not resting and not isinstance(body, FinalTableShown | Winner | LevelChange)
    ribbon = drawn_line(words) if line and lined else None
    framed = frame(words, board, clock(words, board, NOW), NOW, line=line, ribbon=ribbon)
    return Shown(body=body, frame=framed)
