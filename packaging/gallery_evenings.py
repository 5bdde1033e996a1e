"""The evenings of the gallery, from the doors to the last hand."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

import evenings
from brand_pictures import house_theme
from drawing import made
from evenings import ENTRANTS, STACKS, Ahead, Evening, at_work, begun
from gallery_houses import Builder, Houses
from played_on import played_on
from tdconsole.domain.language.commands.bubble import EndHandForHand, ReportTables
from tdconsole.domain.language.commands.chips import (
    CountChips,
    RaceChips,
    RacingSeat,
    RacingTable,
    StackTyped,
)
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    Newcomer,
    RegisterEntry,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.house import (
    BringOnDealer,
    HouseCommand,
    OpenTill,
    PushDealers,
    SetRotation,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    PayOut,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.seating import NoteTable
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.prizes.dues import Owed, owed
from tdconsole.domain.values import (
    Break,
    Chips,
    DealShare,
    EntryId,
    Millis,
    Money,
    RotationPart,
    Seat,
    SeatNo,
    TableNo,
    TillNo,
)
from tdconsole.evening import Past, make
from tdconsole.library.templates import template
from tdconsole.projections.prizes.deal import deal_board
from tdconsole.session import Refused
from tdconsole.wall.theme import Layout

DEALERS: Final = (
    "Anna Bianchi", "Bruno Conti", "Carla Greco", "Dario Fontana", "Elena Moretti", "Fabio Rizzo",
    "Giulia Serra", "Hanna Wójcik", "Ivan Petrović", "Jan Nowak", "Klara Svobodová", "Luca Ferri",
)  # fmt: skip
FINALISTS: Final = 9
PUSHED: Final = tuple(Millis(minutes * 60_000) for minutes in (95, 65, 35, 5))
"""How long ago the dealers were pushed."""


def house_does(evening: Evening, *requests: HouseCommand) -> None:
    for request in requests:
        answer = evening.session.submit_house(request)
        if isinstance(answer, Refused):
            sys.exit(f"{request} was refused: {answer.rejection}")


# In the middle of play


def _demo(_houses: Houses, path: Path) -> None:
    """The demo, with all stacks counted, dealers, a till, players away and a ruling to be made."""
    make(path)
    with at_work(path) as evening:
        house_does(evening, OpenTill(name="Main desk", floats=Money(500_000)))
        evenings.misses(evening)
        entry, seat = max(evening.state.play.seating.of.items(), key=lambda one: one[1].table)
        evening.do(
            MakeRuling(
                happened="A call was announced; it is disputed whether of the raise.",
                table=seat.table,
                entries=(entry,),
                stage="river",
                cites=("TDA 45",),
            ),
            NoteTable(table=seat.table, note="shuffler broken"),
        )
        count_all(evening)
    time = Past()
    time.go_to(PUSHED[0])
    with at_work(path, time) as evening:
        staff = [evening.session.club.staff.add(name) for name in DEALERS]
        rotation = SetRotation(order=(RotationPart(tournament=evening.tournament),))
        house_does(evening, rotation, *(BringOnDealer(staff=one) for one in staff))
        for after, ago in enumerate(PUSHED):
            time.go_to(ago)
            house_does(evening, PushDealers(after=after))


def count_all(evening: Evening) -> None:
    """Count every table, most stacks near the average and a few far above."""
    dice = Random(11)  # noqa: S311 -- nothing is drawn by it
    state = evening.state
    share = {entry: dice.lognormvariate(0, 0.7) for entry in sorted(state.play.seating.of)}
    unit = max(1, state.chips // state.left // 100)
    chips = {
        entry: max(unit, int(state.chips * one / sum(share.values())) // unit * unit)
        for entry, one in share.items()
    }
    chips[max(chips, key=lambda one: chips[one])] += state.chips - sum(chips.values())
    for number, table in sorted(state.play.seating.tables.items()):
        if table.players:
            seated = table.players.values()
            stacks = tuple(StackTyped(entry=entry, chips=chips[entry]) for entry in seated)
            evening.do(CountChips(table=number, stacks=stacks))


def _paused(houses: Houses, path: Path) -> None:
    with houses.going_on("demo", path) as evening:
        evening.do(PauseClock(reason="Balancing table 4"))


def _break(houses: Houses, path: Path) -> None:
    """In a break, with the smallest chip raced off at the first table."""
    with houses.going_on("demo", path) as evening:
        evenings.to_a_break(evening)
        state = evening.state
        old = next(
            mark.chip
            for period in state.setup.structure
            if isinstance(period, Break)
            for mark in period.marks
            if mark.kind == "colour_up" and mark.chip
        )
        number, table = min(
            (no, one) for no, one in state.play.seating.tables.items() if one.players
        )
        seats = tuple(
            RacingSeat(entry=entry, odd=1 + nth % 3)
            for nth, (_seat, entry) in enumerate(sorted(table.players.items()))
        )
        racing = RacingTable(table=number, seats=seats)
        evening.do(RaceChips(old=old, new=Chips(old * 5), tables=(racing,), deal=True))


def _undone(houses: Houses, path: Path) -> None:
    """Somebody was moved to a free seat, which was taken back."""
    with houses.going_on("demo", path) as evening:
        seating = evening.state.play.seating
        entry, at = min(seating.of.items())
        free = next(
            seat
            for number, table in sorted(seating.tables.items())
            for nth in range(1, evening.state.setup.seats_per_table + 1)
            if table.players
            and number != at.table
            and seating.at(seat := Seat(table=number, seat=SeatNo(nth))) is None
        )
        evening.do(MovePlayer(entry=entry, seat=free), Undo())


def _festival(houses: Houses, path: Path) -> None:
    """A side event beside the main one."""
    with houses.going_on("demo", path) as evening:
        session, main = evening.session, evening.tournament
        answer = session.submit(None, replace(template("turbo").made, name="Turbo Side Event"))
        if isinstance(answer, Refused):
            sys.exit(str(answer.rejection))
        come = (RegisterEntry(person=Newcomer(name=n, country=c)) for n, c in ENTRANTS[:20])
        for request in (*come, DrawSeats(), StartClock()):
            session.submit(answer.tournament, request)
        if main == answer.tournament:
            sys.exit("no second tournament")


# The end of it


def _bubble(_houses: Houses, path: Path) -> None:
    played_on(path)
    with at_work(path) as evening:
        evenings.bubble(evening)
    with at_work(path) as evening:
        count_all(evening)


def _in_the_money(houses: Houses, path: Path) -> None:
    """The bubble, when it has burst."""
    with houses.going_on("bubble", path) as evening:
        tables = evening.state.play.seating.tables.items()
        _done, held, dealing = sorted(no for no, one in tables if one.players)
        evening.do(
            ReportTables(tables=(dealing,), task="done"),
            ReportTables(tables=(held,), task="released"),
            ReportTables(tables=(held,), task="done"),
        )
        if evening.state.play.board is not None:
            evening.do(EndHandForHand())
        evening.do(ResumeClock())


def _final_without_counts(_houses: Houses, path: Path) -> None:
    played_on(path, FINALISTS)
    with at_work(path) as evening:
        evening.do(RedrawSeats(reason="the final table"))


def _final(houses: Houses, path: Path) -> None:
    with houses.going_on("final-without-counts", path) as evening:
        count_all(evening)


def _winner(houses: Houses, path: Path) -> None:
    with houses.going_on("final", path) as evening:
        evenings.to_the_end(evening)


def _branded(house: str, layout: Layout) -> Builder:
    """As another house, with a brand out of a logo, in this layout."""

    def build(houses: Houses, path: Path) -> None:
        with houses.going_on(house, path):
            pass
        look = path.with_suffix("")
        look.mkdir(exist_ok=True)
        house_theme(look, layout)
        sponsors = (f"--sponsor={look / name}.png" for name in ("brewery", "tyres"))
        pictures = (f"--logo={look / 'logo.png'}", f"--picture={look / 'hall.png'}", *sponsors)
        with redirect_stdout(StringIO()):
            made("brand", str(path), "make", "--layout", layout, *pictures)

    return build


def _owed_back(houses: Houses, path: Path) -> None:
    """Paid, and then struck from the results."""
    with houses.going_on("winner", path) as evening:
        house_does(evening, OpenTill(name="Main desk", floats=Money(5_000_000)))
        _first, second, third, *_ = (one.entry for one in _won(evening))
        evening.do(
            PayOut(entry=third, till=TillNo(1)),
            PayOut(entry=second, till=TillNo(1)),
            ReclassifyPlayer(entry=second, reason="played under another name"),
        )


def _won(evening: Evening) -> list[Owed]:
    return [one for one in owed(evening.state) if one.due == "prize"]


def _deal(_houses: Houses, path: Path) -> None:
    evenings.five_left(path)
    with at_work(path) as evening:
        state = evening.state
        entries = sorted(state.play.seating.of)
        chips = [Chips(state.chips * part // 100) for part in STACKS]
        chips[0] = Chips(chips[0] + state.chips - sum(chips))
        stacks = dict(zip(entries, chips, strict=True))
        board = deal_board(state, {}, stacks, Money(0), heads=False)
        shares = tuple(
            DealShare(entry=row.entry, chips=stacks[row.entry], amount=row.offers[0].amount)
            for row in board.rows
        )
        evening.do(AgreeDeal(method="icm", shares=shares))


def _paid_places(_houses: Houses, path: Path) -> None:
    """Two are paid; the others of those who are out are still to come."""
    evenings.paid_places(path, Ahead())
    with at_work(path) as evening:
        evening.do(*(PayOut(entry=one.entry, till=TillNo(1)) for one in _won(evening)[-2:]))


def _called_off(_houses: Houses, path: Path) -> None:
    make(path, 27)
    with at_work(path) as evening:
        state = evening.state
        each = Chips(state.chips // state.left)
        stacks = dict.fromkeys(sorted(state.play.seating.of), each)
        first = min(stacks)
        stacks[first] = Chips(each + state.chips - each * len(stacks))
        counted = tuple(Counted(entry=entry, chips=chips) for entry, chips in stacks.items())
        evening.do(CancelTournament(stacks=counted, reason="The hall is flooded"))


# Other kinds of evenings


def _desk(_houses: Houses, path: Path) -> None:
    evenings.desk(path)
    with at_work(path) as evening:
        evening.session.actor = evening.session.club.staff.by_name("Anna Weber")
        evening.do(UnregisterEntry(entry=EntryId(7), till=TillNo(1)))


def _waiting(_houses: Houses, path: Path) -> None:
    """Every seat is taken: eight wait, of whom the first is called."""
    with begun(path, "club-evening") as evening:
        evening.enter(ENTRANTS[:24])
        evening.do(DrawSeats(), StartClock())
        waiting = (Newcomer(name=name, country=country) for name, country in ENTRANTS[24:])
        evening.do(*(RegisterEntry(person=one, draw=False) for one in waiting), CallAlternate())


def _bounties(_houses: Houses, path: Path) -> None:
    with begun(path, "progressive-bounty") as evening:
        evening.enter(ENTRANTS)
        evening.do(DrawSeats(), StartClock())
        for table in sorted(evening.state.play.seating.tables):
            players = evening.state.play.seating.tables[table].players
            if len(players) > FINALISTS // 2:
                *_, best, second, out = sorted(players.values())
                evening.do(
                    EliminatePlayers(hand=(Bust(entry=out, by=(best,)),)),
                    EliminatePlayers(hand=(Bust(entry=second, by=(best,)),)),
                )


def _satellite(_houses: Houses, path: Path) -> None:
    """Three seats are won, and given out."""
    with begun(path, "satellite") as evening:
        house_does(evening, OpenTill(name="Main desk", floats=Money(500_000)))
        evening.enter(ENTRANTS)
        evening.do(StartClock())
        evening.play_down(3)
        evening.do(FinishTournament())
        for entry in sorted(evening.state.play.seating.of):
            evening.do(PayOut(entry=entry, till=TillNo(1)))


def _last_hands(_houses: Houses, path: Path) -> None:
    with begun(path, "two-flight") as evening:
        evening.enter(ENTRANTS)
        evenings.to_the_last_hands(evening)
        count_all(evening)
        evening.do(CallLastHands(hands=3), PlayLastHands(tables=(TableNo(1),)))


def _overnight(_houses: Houses, path: Path) -> None:
    with begun(path, "two-flight") as evening:
        evening.enter(ENTRANTS)
        evenings.bagged(evening, FINALISTS)


def _made(entries: int) -> Builder:
    return lambda _houses, path: make(path, entries)


def _alone(build: Callable[[Path], object]) -> Builder:
    return lambda _houses, path: build(path)


HOUSES: Final[dict[str, Builder]] = {
    "demo": _demo,
    "nine": _made(9),
    "thousand": _made(1_000),
    "largest": _made(2_200),
    "paused": _paused,
    "break": _break,
    "undone": _undone,
    "festival": _festival,
    "bubble": _bubble,
    "in-the-money": _in_the_money,
    "final-without-counts": _final_without_counts,
    "final": _final,
    "winner": _winner,
    "brand-on-the-board": _branded("demo", "board"),
    "brand-at-the-side": _branded("demo", "side"),
    "brand-in-the-break": _branded("break", "side"),
    "brand-at-the-final-table": _branded("final", "stage"),
    "brand-of-the-winner": _branded("winner", "stage"),
    "owed-back": _owed_back,
    "deal": _deal,
    "paid-places": _paid_places,
    "called-off": _called_off,
    "desk": _desk,
    "waiting": _waiting,
    "bounties": _bounties,
    "satellite": _satellite,
    "last-hands": _last_hands,
    "overnight": _overnight,
    "flights": _alone(evenings.flights),
    "season": _alone(evenings.season),
    "planned": _alone(evenings.festival),
    "years": _alone(evenings.years),
    "record": _alone(evenings.on_record),
}
