"""Makes the manual's pictures from the real program; needs pdftoppm, and no display.

With `--gallery FOLDER` it makes pictures of everything there is to see, to be looked through.
"""

import os
import shutil
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

import evenings
from brand_pictures import house_theme
from drawing import director, first_page, made, settled, waited
from evenings import STACKS, Ahead, at_work
from played_on import played_on
from tdconsole.cli.main import cli
from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.money import PayOut
from tdconsole.domain.language.commands.rulings import MakeRuling
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock, ShotClock
from tdconsole.domain.values import Chips, Money, Place, Role, RulingNo, TableNo, TillNo, Withheld
from tdconsole.evening import make
from tdconsole.gui.commands import projector
from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
from tdconsole.gui.console.discipline.page import AwayPage
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.festival.schedule.page import SchedulePage
from tdconsole.gui.console.frame.charts.dialog import ChartsDialog
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
from tdconsole.gui.console.wall.brand.studio import BrandStudio
from tdconsole.gui.console.wall.hall.dialog import HallDialog
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.gui.shared.application import application
from tdconsole.house.rolling import stamped, stem_of
from tdconsole.session import copy_house, open_house
from tdconsole.session.people.devices import pair
from tdconsole.settings import ELSEWHERE, Backups, Hall, Publishing, Screen, Settings
from tdconsole.wall.theme import LAYOUTS

SCREEN: Final = QSize(640, 360)
PAPER: Final = QSize(480, 679)
ON_ITS_SIDE: Final = QSize(679, 480)
SLIP: Final = QSize(420, 592)
APART: Final = 8
NOTICE: Final = "Dinner until 20:30. The restaurant in the hall holds tables for players."
PICTURES: Final = Path(__file__).parents[1] / "resources" / "manual" / "pictures"


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


def taken(widget: QWidget, name: str) -> None:
    settled(widget)
    widget.grab().save(str(PICTURES / f"{name}.png"))


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
        devices: tuple[tuple[str, Role], ...] = (
            ("Tablet 1", "floor"),
            ("Television at the bar", "display"),
        )
        for name, role in devices:
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
    page.scenes["notice"].chosen.emit()
    window.gestures.perform("quick")
    settled(window)
    for _screen in page.scenes:
        page.wall.beat()
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
    evenings.five_left(house)
    with at_work(house) as evening, director(evening.session) as window:
        state = evening.state
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
    evenings.paid_places(house, time)
    with (
        at_work(house, time) as evening,
        director(evening.session, Settings(till=1), time=time) as window,
    ):
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
    seat = evenings.on_record(house)
    with open_house(house) as opened, director(opened.session) as window:
        window.pages.of(FloorPage).show_seat(seat)
        window.gestures.perform("record")
        past = window.pages.of(PeoplePage).past
        past.offence.setCurrentIndex(past.offence.findData("phone"))
        past.listing.select(2)
        taken(window, "record")


# The season


def season(folder: Path) -> None:
    """A club's regulars, and the one who leads."""
    house = folder / "season.house"
    evenings.season(house)
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("season")
        page = window.pages.of(SeasonPage)
        page.listing.select(page.rows.at(0).row.person)
        taken(window, "season")


def festival(folder: Path) -> None:
    """Two tournaments at a glance, the days that they belong to, and today on the wall."""
    house = folder / "festival.house"
    evenings.festival(house)
    with open_house(house) as opened, director(opened.session) as window:
        while len(window.turning.beside.order) < len(opened.session.tournaments()):
            waited(0.1)
        window.show_page("festival")
        taken(window, "festival")
        window.show_page("schedule")
        page = window.pages.of(SchedulePage)
        page.listing.select(3)
        taken(window, "schedule")
    shutil.copyfile(screen(house, folder, "today"), PICTURES / "today.png")


def over_the_years(folder: Path) -> None:
    """The results of somebody who played every other Tuesday of two years, and of a series."""
    house = folder / "years.house"
    person = evenings.years(house)
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("people")
        window.pages.of(PeoplePage).show_record(person, results=True)
        taken(window, "years")


# The bubble, and the chips


def bubble(folder: Path) -> None:
    house = folder / "bubble.house"
    played_on(house)
    with at_work(house) as evening:
        evenings.bubble(evening)
        with director(evening.session) as window:
            window.show_page("bubble")
            taken(window, "bubble")
        tables = evening.state.play.seating.tables
        evenings.count(evening, min(no for no, one in tables.items() if one.players))
        with director(evening.session) as window:
            window.show_page("chips")
            taken(window, "chips")


def charted(house: Path, folder: Path) -> None:
    """All charts of an evening, after everybody was counted."""
    at = folder / "charted.house"
    copy_house(house, at, lambda _done, _of: None)
    with open_house(at) as home, director(home.session, home=home) as window:
        view, chance = window.view, Random(7)  # noqa: S311 -- no draw
        each = view.state.chips // view.state.left
        for table in view.state.play.seating.tables.values():
            stacks = tuple(
                StackTyped(entry=entry, chips=round(each * chance.triangular(0.1, 2.6, 0.5)))
                for _seat, entry in sorted(table.players.items())
            )
            view.do(CountChips(table=table.no, stacks=stacks))
        window.gestures.perform("charts")
        waited(1)
        shown = window.findChild(ChartsDialog)
        if shown is None:
            sys.exit("no dialog")
        taken(shown, "charts")


# Players away


def away(folder: Path) -> None:
    """Those who miss hands; and two of their papers."""
    house = folder / "away.house"
    first = evenings.away(house)
    how = ("--entry", str(first), "--paper", "a6")
    pages = [on_paper(house, folder, name, *how) for name in ("penalty-notice", "tally-card")]
    together("penalty-papers", pages, SLIP)
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("away")
        window.pages.of(AwayPage).seek()
        taken(window, "away")


# Several first days


def flights(folder: Path) -> None:
    house = folder / "flights.house"
    evenings.flights(house)
    with open_house(house) as opened, director(opened.session) as window:
        window.show_page("flights")
        taken(window, "flights")


# The desk, before the clock starts


def desk(folder: Path) -> None:
    """Somebody is about to pay; 32 have."""
    house = folder / "desk.house"
    evenings.desk(house)
    with open_house(house) as opened:
        session = opened.session
        session.actor = session.club.staff.by_name("Anna Weber")
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


def slips(folder: Path) -> None:
    """Receipts, a till to be counted, labels and cards of the last table; then the winner's."""
    desk_house, last = folder / "desk.house", folder / "last.house"
    make(last, 9)
    pages = [on_paper(desk_house, folder, one) for one in ("receipt", "cash-report")]
    pages += [on_paper(last, folder, one) for one in ("bag-labels", "place-cards")]
    together("slips", pages, PAPER)
    with at_work(last) as evening:
        evenings.to_the_end(evening)
    together("certificate", [on_paper(last, folder, "certificate")], ON_ITS_SIDE, columns=1)


def on_paper(house: Path, folder: Path, document: str, *how: str) -> Path:
    """The first page."""
    pdf, page = folder / f"{document}.pdf", folder / document
    made("print", str(house), document, "-o", str(pdf), *how)
    return first_page(pdf, page)


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
    with at_work(house) as evening:
        evenings.to_a_break(evening)
    drawn.append(screen(house, folder, "break"))
    nine = folder / "nine.house"
    make(nine, 9)
    with at_work(nine) as evening:
        evenings.to_the_end(evening)
    drawn.append(screen(nine, folder, "winner"))
    together("screens", drawn, SCREEN)


def layouts(folder: Path) -> None:
    """The clock in each layout of a house with a brand, and the winner in the last of them."""
    house, nine = folder / "branded.house", folder / "won.house"
    make(house)
    make(nine, 9)
    with at_work(nine) as evening:
        evenings.to_the_end(evening)
    shots = [(house, one, "clock") for one in LAYOUTS] + [(nine, LAYOUTS[-1], "winner")]
    drawn = []
    for which, one, name in shots:
        path, look = folder / f"{one}-{name}.png", house_theme(folder, one)
        how = ("--size", "1280x720", "--show", name, "--house-theme", str(look))
        made("projector", str(which), "-o", str(path), *how)
        drawn.append(path)
    together("layouts", drawn, SCREEN)


def branded(house: Path, folder: Path) -> None:
    """The brand studio after a logo, a sponsor and a picture were dropped in."""
    at = folder / "studio.house"
    copy_house(house, at, lambda _done, _of: None)
    look = house_theme(folder, "side").parent
    with open_house(at) as home, director(home.session, home=home) as window:
        window.gestures.perform("brand")
        studio = window.findChild(BrandStudio)
        if studio is None:
            sys.exit("no dialog")
        studio.logo.given.emit([look / "logo.png"])
        studio.sponsors.given.emit([look / "brewery.png", look / "tyres.png"])
        studio.picture.given.emit([look / "hall.png"])
        studio.layouts["side"].click()
        waited(1)
        taken(studio, "brand")


def manual() -> None:
    """Make all that the manual shows."""
    PICTURES.mkdir(exist_ok=True)
    cli.add_command(projector)
    with TemporaryDirectory() as name:
        folder = Path(name)
        house = folder / "demo.house"
        make(house)
        made("projector", str(house), "-o", str(PICTURES / "projector.png"), "--size", "1024x576")
        desk(folder)
        papers(house, folder)
        slips(folder)
        windows(house)
        copied(house, folder)
        in_hall(house, folder)
        published(house, folder)
        charted(house, folder)
        deal(folder)
        prizes(folder)
        on_record(folder)
        season(folder)
        festival(folder)
        over_the_years(folder)
        bubble(folder)
        away(folder)
        flights(folder)
        screens(house, folder)
        layouts(folder)
        branded(house, folder)
    maker = Path(__file__).with_name("house_map.py")  # writes "map.svg"
    subprocess.run([sys.executable, str(maker)], check=True)  # noqa: S603 -- our own


def main(typed: list[str]) -> None:
    if not typed:
        manual()
        return
    from gallery_making import make_gallery  # noqa: PLC0415 -- the manual needs none of it

    make_gallery(typed)


if __name__ == "__main__":
    main(sys.argv[1:])
