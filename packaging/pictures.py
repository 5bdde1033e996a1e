"""Makes the manual's pictures from the real program; needs pdftoppm, and no display."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.cli.main import cli, run
from tdconsole.domain.language.commands.bubble import ReportTables, StartHandForHand
from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock, SetLevel, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers
from tdconsole.domain.language.commands.house import AdjustPoints, BarPerson, OpenSeason, OpenTill
from tdconsole.domain.language.commands.money import PayOut, PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.language.terms import USUAL
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock, ShotClock
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
    Place,
    PlayId,
    Price,
    RulingNo,
    SeasonNo,
    TableNo,
    TillNo,
    Withheld,
)
from tdconsole.evening import Past
from tdconsole.gui.app import Console
from tdconsole.gui.commands import projector
from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
from tdconsole.gui.console.discipline.page import AwayPage
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.copies.dialog import CopiesDialog
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.papers.publishing import PublishingDialog
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.prizes.deal.dialog import DealDialog
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.rules.options.fields import CallField
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.season.page import SeasonPage
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.wall.hall.dialog import HallDialog
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.gui.shared.application import application
from tdconsole.house.rolling import stamped, stem_of
from tdconsole.session import (
    Opened,
    Refused,
    Session,
    SystemTime,
    TimeSource,
    copy_house,
    create,
    open_house,
)
from tdconsole.session.people.devices import pair
from tdconsole.settings import ELSEWHERE, Backups, Hall, Publishing, Screen, Settings

WINDOW: Final = (1280, 800)
SCREEN: Final = QSize(640, 360)
PAPER: Final = QSize(480, 679)
SLIP: Final = QSize(420, 592)
APART: Final = 8
STACKS: Final = (31, 24, 19, 15, 11)
"""The stacks of the players discussing a deal, in percent of the chips."""
WEEK: Final = 7 * 24 * 3_600_000
NOTICE: Final = "Dinner until 20:30. The restaurant in the hall holds tables for players."
ENTRANTS: Final = tuple(
    (f"{given} {family}", country)
    for given, country in (("Maria", "IT"), ("Łukasz", "PL"), ("Jürgen", "DE"), ("Inês", "PT"))
    for family in ("Rossi", "Kowalski", "Weber", "Ferreira", "Novák", "Żak", "Bellè", "O’Brien")
)
EVENINGS: Final = 52
FORTNIGHT: Final = 14 * 86_400_000
VISITORS: Final = (("John Smith", "GB"), ("Joanna Smith", "IE"), ("Jonas Schmidt", "DE"))
PICTURES: Final = Path(__file__).parents[1] / "resources" / "manual" / "pictures"


def made(*arguments: str) -> None:
    if run(["--lang", "en", *arguments]) != 0:
        sys.exit(f"tdconsole {' '.join(arguments)} failed")


def together(name: str, pictures: list[Path], size: QSize, columns: int = 2) -> None:
    """All in one, row by row."""
    rows = -(-len(pictures) // columns)
    wide = columns * size.width() + (columns - 1) * APART
    whole = QImage(wide, rows * size.height() + (rows - 1) * APART, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.gray)
    painter = QPainter(whole)
    smooth = Qt.TransformationMode.SmoothTransformation
    for at, path in enumerate(pictures):
        row, column = divmod(at, columns)
        scaled = QImage(str(path)).scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        left, top = column * (size.width() + APART), row * (size.height() + APART)
        painter.drawImage(left, top, scaled)
    painter.end()
    whole.save(str(PICTURES / f"{name}.png"))


def settled(widget: QWidget) -> None:
    """Laid out anew, which takes a few turns."""
    for _turn in range(5):
        QApplication.processEvents()
    widget.repaint()


def waited(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def taken(widget: QWidget, name: str) -> None:
    settled(widget)
    widget.grab().save(str(PICTURES / f"{name}.png"))


# The director's window


@contextmanager
def director(
    session: Session,
    settings: Settings | None = None,
    *,
    time: TimeSource | None = None,
    home: Opened | None = None,
) -> Iterator[ConsoleWindow]:
    console = Console(
        session, "en", settings or Settings(), lambda _chosen: None, time or SystemTime(), home
    )
    console.begin()
    window = console.window
    if not isinstance(window, ConsoleWindow):
        sys.exit("no window")
    window.showNormal()
    window.resize(*WINDOW)
    yield window
    console.close()


def copied(house: Path, folder: Path) -> None:
    """The copies of an evening, on a stick."""
    stick = folder / "KINGSTON"
    stick.mkdir()
    copy_house(house, stick / "one", lambda _done, _of: None)
    now = datetime.now().astimezone()
    for minutes in (12, 71, 136, 199, 1440):
        name = stamped(stem_of(house), now - timedelta(minutes=minutes))
        shutil.copyfile(stick / "one", stick / name)
    settings = Settings(backups=Backups(place=str(stick)))
    with open_house(house) as home, director(home.session, settings, home=home) as window:
        while not window.preferences.copies.there:
            waited(0.1)
        window.gestures.perform("copies")
        waited(1)
        shown = window.findChild(CopiesDialog)
        if shown is None:
            sys.exit("no dialog")
        shown.where.setText(shown.where.text().replace(str(folder), "/media"))
        taken(shown, "copies")


def in_hall(house: Path, folder: Path) -> None:
    """The hall open on a tablet and a television, the address as in a club's network."""
    os.environ[ELSEWHERE] = str(folder / "settings.json")
    at = folder / "hall.house"
    copy_house(house, at, lambda _done, _of: None)
    settings = Settings(hall=Hall(address="127.0.0.1", port=8080, names=("192.168.1.20",)))
    with open_house(at) as home, director(home.session, settings, home=home) as window:
        session = home.session
        anna = session.club.staff.by_name("Anna Bianchi") or session.club.staff.add("Anna Bianchi")
        for name, role in (("Tablet 1", "floor"), ("Television at the bar", "display")):
            _, code = pair(session, name, anna, role)
            if role == "floor" and code is not None:
                session.club.devices.claim(code, session.now())
        window.gestures.perform("hall")
        shown = window.findChild(HallDialog)
        if shown is None:
            sys.exit("no dialog")
        shown.switch.click()
        while window.preferences.hall.report is None:
            waited(0.1)
        shown.address.setCurrentIndex(0)
        shown.name.clear()
        shown.devices.list.setFocus()
        taken(shown, "hall-window")
        shown.close()


def published(house: Path, folder: Path) -> None:
    """The dialog by which results leave, its folder kept up to date."""
    at = folder / "published.house"
    copy_house(house, at, lambda _done, _of: None)
    with open_house(at) as home:
        chosen = Publishing(
            club="Circolo Roma",
            everybody=True,
            place=str(folder),
            tournament=home.session.find(None),
        )
        settings = Settings(publishing=chosen)
        with director(home.session, settings, home=home) as window:
            while not window.preferences.live_results.said:
                waited(0.1)
            window.gestures.perform("publish")
            shown = window.findChild(PublishingDialog)
            if shown is None:
                sys.exit("no dialog")
            shown.where.setText(shown.where.text().replace(str(folder), "/srv/www/live"))
            taken(shown, "results-window")


class Ahead:
    """The machine's time, and as much more as was waited for."""

    def __init__(self) -> None:
        self._machine: Final = SystemTime()
        self._waited = 0

    def wait(self, seconds: int) -> None:
        self._waited += seconds * 1000

    def now(self) -> Instant:
        now = self._machine.now()
        return replace(
            now,
            utc=Millis(now.utc + self._waited),
            uptime=Millis(now.uptime + self._waited),
            awake=None if now.awake is None else Millis(now.awake + self._waited),
        )


def windows(house: Path) -> None:
    application(unseen=True)
    time = Ahead()
    with open_house(house, time) as opened, director(opened.session, time=time) as window:
        window.show_page("floor")
        window.quick.take("b 2-3")  # a line half typed
        taken(window, "floor")
        window.quick.take("")
        structure(window)
        rules(window)
        rulings(window)
        wall(window)
        calls(window, time)
        shot_clock(window)


def structure(window: ConsoleWindow) -> None:
    """With a draft: the level after the present one is shorter."""
    window.show_page("structure")
    page = window.pages.of(StructurePage)
    page.seek()
    present = next(at for at, line in enumerate(page.periods.lines) if line.played == "present")
    page.table.point(present + 1, "minutes")
    page.gestures.typed(present + 1, "minutes", "25")
    taken(window, "structure")
    page.foot.again.click()


def rules(window: ConsoleWindow) -> None:
    """One is overridden, another is about to be."""
    shot = ShotClock(seconds=30, cards=4, card_seconds=30)
    window.view.do(OverrideRules(changes=RuleChanges(shot_clock=shot)))
    window.show_page("rules")
    page = window.pages.of(RulesPage)
    page.search.returnPressed.emit()
    page.options.change.click()
    if page.options.editor is None or not isinstance(page.options.editor.field, CallField):
        sys.exit("another rule came first")
    page.options.editor.field.put(CallClock(seconds=40, countdown=10))
    taken(window, "rules")
    page.leave()
    page.look_up("four card flop")
    page.beside.put("figp-2014")
    taken(window, "rules-browser")
    page.search.clear()
    page.beside.choice.setCurrentIndex(0)


def rulings(window: ConsoleWindow) -> None:
    """Two are decided, one is pending and holds a part of the pot back."""
    view = window.view
    one, other, third = sorted(view.state.play.seating.of.items())[:3]
    for request in (
        MakeRuling(
            happened="The river was dealt before the action on the turn was over.",
            decided="The card goes back into the stub, which is shuffled; the river is dealt anew.",
            table=one[1].table,
            entries=(one[0],),
            stage="turn",
            cites=("TDA 39",),
        ),
        MakeRuling(
            happened="Both hands were tabled; the dealer killed the one that won.",
            decided="It was tabled and plainly the winner: it takes the pot.",
            table=other[1].table,
            entries=(other[0],),
            stage="showdown",
            cites=("TDA 22",),
        ),
        MakeRuling(
            happened="A call was announced; it is disputed whether of the blind or of the raise to 12,000.",
            table=third[1].table,
            entries=(third[0],),
            stage="river",
            cites=("TDA 45",),
            withheld=Withheld(chips=Chips(24_500)),
        ),
    ):
        view.do(request)
    window.show_page("log")
    page = window.pages.of(LogPage)
    page.show_part(page.rulings)
    page.rulings.listing.select(RulingNo(3))
    taken(window, "rulings")


def wall(window: ConsoleWindow) -> None:
    """A notice is prepared while the clock is live."""
    window.show_page("wall")
    page = window.pages.of(WallPage)
    page.notice.setPlainText(NOTICE)
    page.rows["notice"].next.click()
    window.gestures.perform("quick")
    taken(window, "projector-page")
    page.notice.setPlainText("")


def calls(window: ConsoleWindow, time: Ahead) -> None:
    """Two called on players: one is counted down, the other still to think."""
    first, second, *_others = sorted(window.view.state.play.seating.tables)
    call(window, first)
    time.wait(27)
    call(window, second)
    taken(window.advice.calls, "calls")


def call(window: ConsoleWindow, table: TableNo) -> None:
    seat = min(window.view.state.play.seating.tables[table].players)
    window.view.do(CallTheClock(table=table, seat=seat))
    settled(window)


def shot_clock(window: ConsoleWindow) -> None:
    """With a card played."""
    window.gestures.perform("shot-clock")
    clock = window.findChild(ShotClockWindow)
    if clock is None:
        sys.exit("no shot clock")
    settled(clock)
    clock.begin_next()
    clock.holders[2].click()
    clock.play_card()
    taken(clock, "shot-clock")
    clock.close()


def deal(folder: Path) -> None:
    """Five are left, and talk it over."""
    house = folder / "deal.house"
    made("demo", "--entries", "27", "--at", str(house), "--text")
    while (state := standing(house)).left > len(STACKS):
        fullest = max(state.play.seating.tables.values(), key=lambda table: len(table.players))
        do(house, EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))
    with open_house(house) as opened, director(opened.session) as window:
        window.gestures.perform("deal")
        dialog = window.findChild(DealDialog)
        if dialog is None:
            sys.exit("no deal")
        for part in STACKS:
            if (field := dialog.table.cells.field) is not None:
                field.setText(str(state.chips * part // 100))
                dialog.table.cells.settle()
                dialog.table.cells.stepped.emit(1)
        taken(dialog, "deal")
        dialog.close()


# The prizes


def prizes(folder: Path) -> None:
    """Some are paid, one is about to be; then they are planned anew."""
    house, time = folder / "prizes.house", Ahead()
    made("demo", "--entries", "64", "--at", str(house), "--text")
    while (state := standing(house)).left > len(STACKS):
        fullest = max(state.play.seating.tables.values(), key=lambda table: len(table.players))
        if len(fullest.players) > len(STACKS) // 2:
            do(house, EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))
        else:
            do(house, BreakTable(table=fullest.no))
    do(house, PlanPrizes(plan=PrizePlan(curve=Curve())), PostPrizes())
    time.wait(600)  # nothing is provisional any more
    with open_house(house, time) as opened:
        session = opened.session
        session.submit_house(OpenTill(name="Main desk", floats=Money(1_000_000)))
        with director(session, Settings(till=1), time=time) as window:
            won = [one for one in owed(window.view.state) if one.due == "prize"]
            for one in won[-2:]:
                window.view.do(PayOut(entry=one.entry, till=TillNo(1)))
            window.show_page("prizes")
            window.pages.of(PrizesPage).ask(won[-3].entry, "prize")
            taken(window, "prizes")
            window.gestures.perform("plan-prizes")
            plan = window.pages.of(PrizesPage).beside.planning
            second = plan.draft.amounts[1]
            plan.put(Place(2), Place(2), Money(second * 11 // 10 // 1000 * 1000))
            taken(window, "prizes-plan")
            window.pages.of(PrizesPage).leave()


# What is on record


def on_record(folder: Path) -> None:
    """The record of a person who played an evening, and is barred from a series."""
    house = folder / "record.house"
    made("demo", "--entries", "27", "--at", str(house), "--text")
    state = standing(house)
    entry, seat = min(state.play.seating.of.items(), key=lambda one: (one[1].table, one[1].seat))
    person = state.entries.by_id[entry].person
    penalties = (
        GivePenalty(entry=entry, step="warning", offence="phone", words="answered a call"),
        GivePenalty(entry=entry, rounds=1, offence="language", words="swore at the dealer"),
        GivePenalty(entry=entry, hands=1, offence="late-back"),
    )
    happened = "Says that a call was a raise; the dealer heard a call"
    do(
        house,
        *penalties,
        LiftPenalty(penalty=PenaltyNo(3), reason="was at the desk"),
        MakeRuling(happened=happened, entries=(entry,), table=seat.table),
    )
    reason = "dumped chips in the side event"
    with open_house(house) as opened:
        barring = BarPerson(
            person=person, until="2027-12-31", reason=reason, series="Winter Series"
        )
        opened.session.submit_house(barring)
        with director(opened.session) as window:
            window.pages.of(FloorPage).show_seat(seat)
            window.gestures.perform("record")
            past = window.pages.of(PeoplePage).past
            past.offence.setCurrentIndex(past.offence.findData("phone"))
            past.listing.select(2)
            taken(window, "record")


# The season


def season(folder: Path) -> None:
    """Ten Tuesdays of a club's regulars, and the one who leads."""
    house, time = folder / "season.house", Past()
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
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("season")
        page = window.pages.of(SeasonPage)
        page.listing.select(page.rows.at(0).row.person)
        taken(window, "season")


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


def over_the_years(folder: Path) -> None:
    """The results of somebody who played every other Tuesday of two years, and of a series."""
    clock, order = Past(), Random(7)  # noqa: S311 -- the same evenings each time
    with create(folder / "years.house", clock) as house:
        session = house.session
        people = [session.club.people.add(name, country) for name, country in ENTRANTS]
        person = people[13]
        for evening in range(EVENINGS, 0, -1):
            clock.go_to(Millis(evening * FORTNIGHT))
            others = order.sample([one for one in people if one != person], order.randint(7, 20))
            others.insert(min(order.randrange(len(others)), order.randrange(len(others))), person)
            tuesday(session, others, "" if evening % 3 else "Winter Series")
        clock.go_to(Millis(0))
        with director(session) as window:
            window.show_page("people")
            window.pages.of(PeoplePage).show_record(person, results=True)
            taken(window, "years")


# The bubble, and the chips


def bubble(folder: Path) -> None:
    """One from the money, at three tables: one is done, one holds an all-in, one plays."""
    house = folder / "bubble.house"
    made("demo", "--entries", "180", "--at", str(house), "--text")
    while (state := standing(house)).left > len(prize_list(state)) + 1:
        tables = [table for table in state.play.seating.tables.values() if table.players]
        fewest = min(tables, key=lambda table: len(table.players))
        if (len(tables) - 1) * state.setup.seats_per_table >= state.left:
            do(house, BreakTable(table=fewest.no))
        else:
            fullest = max(tables, key=lambda table: len(table.players))
            do(house, EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))
    do(house, PostPrizes(), StartHandForHand())
    with open_house(house) as opened, director(opened.session) as window:
        view = window.view
        playing = sorted(no for no, one in view.state.play.seating.tables.items() if one.players)
        out = max(view.state.play.seating.tables[playing[1]].players.values())
        view.do(EliminatePlayers(hand=(Bust(entry=out, stack=Chips(18_500)),)))
        view.do(ReportTables(tables=(playing[0],), task="done"))
        view.do(ReportTables(tables=(playing[1],), task="held"))
        window.show_page("bubble")
        taken(window, "bubble")
        counted(window, playing[0])


def counted(window: ConsoleWindow, first: TableNo) -> None:
    """One table is, the next one is begun."""
    view = window.view
    each = view.state.chips // view.state.left
    there = sorted(view.state.play.seating.tables[first].players.items())
    stacks = tuple(
        StackTyped(entry=entry, chips=each * (60 + 7 * seat) // 100 // 500 * 500)
        for seat, entry in there
    )
    view.do(CountChips(table=first, stacks=stacks))
    window.show_page("chips")
    taken(window, "chips")


# Players away


def away(folder: Path) -> None:
    """Five are: one waits for the dealer's report; and two of their papers."""
    house = folder / "away.house"
    made("demo", "--entries", "180", "--at", str(house), "--text")
    seating = standing(house).play.seating
    tables = [table for _no, table in sorted(seating.tables.items()) if table.players]
    first, second, third, fourth = (min(table.players.values()) for table in tables[:4])
    do(
        house,
        GivePenalty(
            entry=first, rounds=2, offence="phone", words="answered a call, action pending"
        ),
        GivePenalty(entry=second, hands=3, offence="exposed-cards"),
        GivePenalty(entry=third, rounds=1, offence="abuse"),
        GivePenalty(entry=third, hands=5, offence="refusing-order"),
        GivePenalty(entry=fourth, hands=12, offence="soft-play"),
        CountServed(penalty=PenaltyNo(1), hands=5),
        CountServed(penalty=PenaltyNo(2), hands=3),
        CountServed(penalty=PenaltyNo(5), hands=4),
    )
    how = ("--entry", str(first), "--paper", "a6")
    pages = [on_paper(house, folder, name, *how) for name in ("penalty-notice", "tally-card")]
    together("penalty-papers", pages, SLIP)
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("away")
        window.pages.of(AwayPage).seek()
        taken(window, "away")


# Several first days


def flights(folder: Path) -> None:
    """1A and 1B are in their bags, some have a stack of each, and 1C takes entries."""
    house = folder / "flights.house"
    made("new", str(house), "--template", "two-flight", "--name", "Spring Main")
    do(house, *(RegisterEntry(person=Newcomer(name=n, country=c)) for n, c in ENTRANTS[:24]))
    bagged(house, 7)
    do(house, OpenFlight())
    first = standing(house).others[PlayId(1)]
    there = {entry: one.person for entry, one in sorted(first.entries.by_id.items())}
    out = [person for entry, person in there.items() if entry in first.exits.by_entry]
    kept = [person for entry, person in there.items() if entry not in first.exits.by_entry]
    do(house, *(RegisterEntry(person=Newcomer(name=n, country=c)) for n, c in ENTRANTS[24:]))
    do(house, *(RegisterEntry(person=person) for person in (*out[:8], *kept[:3])))
    bagged(house, 6)
    do(house, OpenFlight())
    do(house, *(RegisterEntry(person=person) for person in out[8:12]))
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("flights")
        taken(window, "flights")


def bagged(house: Path, left: int) -> None:
    """Bag to the end of the last level, with this many left, each with less than the one before."""
    structure = standing(house).setup.structure
    ends = (one.id for one in structure if any(mark.kind == "end_of_day" for mark in one.marks))
    do(house, StartClock(), SetLevel(period=next(ends)))
    while (state := standing(house)).left > left:
        fullest = max(state.play.seating.tables.values(), key=lambda table: len(table.players))
        do(house, EliminatePlayers(hand=(Bust(entry=min(fullest.players.values())),)))
    parts = [3 * left - 2 * nth for nth in range(left)]
    chips = [state.chips * part // sum(parts) // 500 * 500 for part in parts]
    chips[0] += state.chips - sum(chips)
    bags = tuple(
        Bagging(entry=entry, chips=Chips(stack), seal=f"B {1007 + entry}")
        for entry, stack in zip(sorted(state.play.seating.of), chips, strict=True)
    )
    do(house, PauseClock(), BagStacks(bags=bags), EndDay())


# The desk, before the clock starts


def desk(folder: Path) -> None:
    """Somebody is about to pay; 34 have, and nobody sits yet."""
    house = folder / "desk.house"
    made("new", str(house), "--template", "re-entry", "--name", "Spring Main")
    with open_house(house) as opened:
        session = opened.session
        session.actor = session.club.staff.add("Anna Weber")
        tournament = session.find(None)
        till = session.submit_house(OpenTill(name="Main desk", floats=Money(50_000)))
        if isinstance(till, Refused) or tournament is None:
            sys.exit("no till")
        for name, country in ENTRANTS:
            newcomer = Newcomer(name=name, country=country, document=True)
            session.submit(tournament, RegisterEntry(person=newcomer, till=TillNo(1)))
        for name, country in VISITORS:
            session.club.people.add(name, country)
        settings = Settings(till=1)
        with director(session, settings) as window:
            window.show_page("desk")
            page = window.pages.of(DeskPage)
            page.register()
            page.registering.search.setText("smi jo")
            settled(window)
            page.registering.button.click()
            taken(window, "desk")
            page.registering.begin()
            window.show_page("people")
            taken(window, "people")
            window.show_page("setup")
            taken(window, "setup")
            window.show_page("paper")
            waited(1.0)  # for the preview, which is made apart
            taken(window, "paper-page")


# The papers and the wall


def papers(house: Path, folder: Path) -> None:
    """The first page of each; cards with their codes are of a tournament that has not begun."""
    pages = []
    desk_house = folder / "desk.house"
    for document, source in (
        ("seat-cards", desk_house),
        ("seating-by-name", house),
        ("draw-proof", house),
        ("payout-sheet", house),
    ):
        pages.append(on_paper(source, folder, document))
    together("papers", pages, PAPER)


def on_paper(house: Path, folder: Path, document: str, *how: str) -> Path:
    """The first page."""
    pdf, page = folder / f"{document}.pdf", folder / document
    made("print", str(house), document, "-o", str(pdf), *how)
    subprocess.run(  # noqa: S603
        ["pdftoppm", "-png", "-r", "110", "-singlefile", "-l", "1", pdf, page],  # noqa: S607
        check=True,
    )
    return page.with_suffix(".png")


def screen(house: Path, folder: Path, name: Screen) -> Path:
    path = folder / f"{name}.png"
    made(
        "projector",
        str(house),
        "-o",
        str(path),
        "--size",
        "1280x720",
        "--show",
        name,
        "--notice",
        NOTICE,
    )
    return path


def screens(house: Path, folder: Path) -> None:
    """All but the clock's, each when it has something to show."""
    names: tuple[Screen, ...] = ("prizes", "seating", "moves", "standings", "notice", "draw")
    drawn = [screen(house, folder, name) for name in names]
    to_a_break(house)
    drawn.append(screen(house, folder, "break"))
    nine = folder / "nine.house"
    made("demo", "--at", str(nine), "--entries", "9", "--text")
    to_the_end(nine)
    drawn.append(screen(nine, folder, "winner"))
    together("screens", drawn, SCREEN)


def do(house: Path, *requests: Request) -> None:
    with open_house(house) as opened:
        tournament = opened.session.find(None)
        for request in requests:
            answer = opened.session.submit(tournament, request)
            if isinstance(answer, Refused):
                sys.exit(f"{request} was refused: {answer.rejection}")


def standing(house: Path) -> Tournament:
    with open_house(house) as opened:
        tournament = opened.session.find(None)
        state = None if tournament is None else opened.session.state(tournament)
    if not isinstance(state, Tournament):
        sys.exit("no tournament")
    return state


def to_a_break(house: Path) -> None:
    """The first in which chips leave."""
    leaving = (
        period.id
        for period in standing(house).setup.structure
        if isinstance(period, Break) and any(mark.kind == "colour_up" for mark in period.marks)
    )
    do(house, SetLevel(period=next(leaving)))


def to_the_end(house: Path) -> None:
    *others, _last = sorted(standing(house).play.seating.of)
    do(
        house,
        *(EliminatePlayers(hand=(Bust(entry=entry),)) for entry in others),
        FinishTournament(),
    )


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    cli.add_command(projector)
    with TemporaryDirectory() as name:
        folder = Path(name)
        house = folder / "demo.house"
        made("demo", "--at", str(house), "--text")
        made("projector", str(house), "-o", str(PICTURES / "projector.png"), "--size", "1024x576")
        desk(folder)
        papers(house, folder)
        windows(house)
        copied(house, folder)
        in_hall(house, folder)
        published(house, folder)
        deal(folder)
        prizes(folder)
        on_record(folder)
        season(folder)
        over_the_years(folder)
        bubble(folder)
        away(folder)
        flights(folder)
        screens(house, folder)
    maker = Path(__file__).with_name("house_map.py")  # writes "map.svg"
    subprocess.run([sys.executable, str(maker)], check=True)  # noqa: S603 -- our own


if __name__ == "__main__":
    main()
