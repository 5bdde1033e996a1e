"""In a wide window a second thing stands beside a page; in a narrower one nothing changes."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import Chips, Millis, Seat, SeatNo, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.chips import field
from tdconsole.gui.console.chips.field import StacksOfTheField
from tdconsole.gui.console.eliminations.course import FieldOrPlayer
from tdconsole.gui.console.engine.evening import EveningInHand
from tdconsole.gui.console.frame.table import NAMES, PANES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.hours import Hours
from tdconsole.gui.console.people.card import PersonCard
from tdconsole.gui.console.people.countries import CountriesOrPerson
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.prizes.at_stake import AtFinalTable
from tdconsole.gui.console.prizes.ladder import Ladder
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.rules.other_books import OtherBooks
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.beside.spread import FROM, LIST, PAGE, Spread
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

SPACE = theme("dark").console.space
WIDE = (1920, 1080)


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


def spread(window: ConsoleWindow, name: str, size: tuple[int, int] = WIDE) -> Spread:
    window.resize(*size)
    window.show_page(name)
    for _turn in range(4):
        QApplication.processEvents()
    found = window.page.parent()
    assert isinstance(found, Spread)
    return found


def pane(window: ConsoleWindow, name: str) -> Pane:
    found = spread(window, name).pane
    assert found is not None
    assert found.isVisible()
    return found


def test_every_pane_belongs_to_a_page() -> None:
    assert set(PANES) <= set(NAMES)


ALWAYS = tuple(name for name in PANES if name != "floor")


@pytest.mark.parametrize("name", ALWAYS)
def test_a_pane_is_there_from_its_width_on_and_gone_below(window: ConsoleWindow, name: str) -> None:
    narrow = spread(window, name, (FROM - 1, 1000))
    assert narrow.pane is None
    assert narrow.page.width() == narrow.width()
    wide = spread(window, name, (FROM, 1000))
    assert wide.pane is not None
    assert wide.pane.isVisible()
    assert wide.page.width() >= PAGE * SPACE.unit
    assert wide.page.width() + wide.pane.width() == wide.width()
    again = spread(window, name, (1280, 800))
    assert again.pane is not None
    assert not again.pane.isVisible()
    assert again.page.width() == again.width()


@pytest.mark.parametrize("name", ALWAYS)
def test_no_list_is_wider_than_it_may_be(window: ConsoleWindow, name: str) -> None:
    from tdconsole.gui.shared.listing import Listing  # noqa: PLC0415

    shown = spread(window, name, (2560, 1440))
    lists = [one for one in shown.page.findChildren(Listing) if one.isVisible()]
    assert lists or name in {"away", "bubble", "day", "festival"}
    assert all(one.width() <= LIST * SPACE.unit for one in lists)


def test_a_page_without_a_pane_takes_all_of_the_room(window: ConsoleWindow) -> None:
    shown = spread(window, "floor")
    assert shown.pane is None
    assert shown.page.width() == shown.width()


def test_at_the_final_table_stacks_and_prizes_stand_beside_the_map_and_no_button_moves(
    window: ConsoleWindow,
) -> None:
    shown, view = spread(window, "floor"), window.view
    page = window.pages.of(FloorPage)
    shown_buttons = [one for one in page.head.findChildren(QAbstractButton) if one.isVisible()]

    def places() -> list[QPoint]:
        return [one.mapTo(window, QPoint()) for one in shown_buttons]

    before, wide = places(), page.canvas.width()
    last, *others = (entry for entry, seat in view.state.play.seating.of.items() if seat.table != 1)
    for entry in others:
        assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    taken = view.state.play.seating.tables[TableNo(1)].players
    free = next(no for no in range(1, 10) if no not in taken)
    assert view.do(MovePlayer(entry=last, seat=Seat(table=TableNo(1), seat=SeatNo(free))))
    beside = shown.pane
    assert isinstance(beside, AtFinalTable)
    assert beside.isVisible()
    assert places() == before
    assert page.canvas.width() < wide
    assert not beside.stacks.bars
    there = sorted(view.state.play.seating.tables[TableNo(1)].players.items())
    counted = tuple(
        StackTyped(entry=entry, chips=Chips(500 if at == 0 else 20_000 + 1_000 * at))
        for at, (_seat, entry) in enumerate(there)
    )
    assert view.do(CountChips(table=TableNo(1), stacks=counted))
    assert [bar.tone for bar in beside.stacks.bars] == ["plain"] * (len(there) - 1) + ["here"]
    assert beside.said.text() == "1 player under 10 BB"
    assert beside.prizes.bars[0].name == "1"
    shown = spread(window, "floor", (1280, 800))
    assert not beside.isVisible()


def test_beside_those_out_the_field_stands_until_somebody_is_selected(
    window: ConsoleWindow,
) -> None:
    beside = pane(window, "out")
    assert isinstance(beside, FieldOrPlayer)
    gone = min(window.view.state.play.seating.of)
    window.view.do(EliminatePlayers(hand=(Bust(entry=gone),)))
    assert until(beside.course.isVisible)
    assert beside.charts[0].isVisible()
    assert beside.charts[-1].isVisible()
    assert not beside.card.isVisible()
    window.gestures.point(Selection(entries=(gone,)))
    assert beside.card.isVisible()
    assert not beside.course.isVisible()
    assert beside.title.text() == window.view.who(gone)
    window.gestures.point(Selection())
    assert until(beside.course.isVisible)
    assert not beside.card.isVisible()
    assert not beside.years.isVisible()


def test_the_person_selected_stands_beside_with_the_table(window: ConsoleWindow) -> None:
    card = pane(window, "desk")
    assert isinstance(card, PersonCard)
    state = window.view.state
    assert card.title.text() == window.view.who(max(state.entries.by_id))
    assert card.said.text() == "Nobody is selected: this is the latest entry."
    entry, seat = min(state.play.seating.of.items())
    window.gestures.point(Selection(entries=(entry,)))
    assert card.title.text() == window.view.who(entry)
    assert f"{seat.table}-{seat.seat}" in [value.text() for _, value in card.facts]
    there = [bar for bar in card.others.bars if bar.tone == "here"]
    assert [bar.name for bar in there] == [f"{seat.seat}  {window.view.who(entry)}"]
    assert len(card.others.bars) == len(state.play.seating.tables[seat.table].players)
    window.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    assert "out, place 12" in [value.text() for _, value in card.facts]
    assert card.years.title.text() == "Results"
    assert not card.table.isVisible()
    window.gestures.point(Selection())
    other = pane(window, "people")
    assert isinstance(other, CountriesOrPerson)
    assert other.title.text() == "Where the players come from", "nobody is selected"
    assert sum(int(bar.figure) for bar in other.countries.bars) == len(state.entries.by_id)
    assert not other.table.isVisible()
    window.pages.of(PeoplePage).listing.select(state.entries.by_id[entry].person)
    assert other.title.text() == window.view.who(entry)
    assert not other.countries.isVisible()


def test_beside_those_away_stands_who_comes_back_first(window: ConsoleWindow) -> None:
    card = pane(window, "away")
    assert isinstance(card, PersonCard)
    last = max(window.view.state.entries.by_id)
    assert card.title.text() == window.view.who(last), "nobody is away"
    long, soon, *_others = sorted(window.view.state.play.seating.of)
    for entry, hands in ((long, 9), (long, 1), (soon, 2)):
        assert window.view.do(GivePenalty(entry=entry, hands=hands))
    assert card.title.text() == window.view.who(soon)
    assert card.said.text() == "Nobody is selected: this player comes back first."
    window.gestures.point(Selection(entries=(long,)))
    assert card.title.text() == window.view.who(long)


def test_the_ladder_has_every_prize_and_says_how_far_the_money_is(window: ConsoleWindow) -> None:
    ladder = pane(window, "prizes")
    assert isinstance(ladder, Ladder)
    assert ladder.curve.isVisible()
    assert ladder.curve.chart is not None
    (bars,) = ladder.curve.chart.series
    assert len(bars.points) == len(prize_list(window.view.state))
    assert ladder.bars.bars[0].share == 1.0
    places = len(prize_list(window.view.state))
    assert [bar.name for bar in ladder.bars.bars] == [str(place + 1) for place in range(places)]
    shares = [bar.share for bar in ladder.bars.bars]
    assert shares == sorted(shares, reverse=True)
    far = ladder.said.text()
    assert far.endswith("before the money.")
    assert [bar.note for bar in ladder.bars.bars if bar.tone == "here"] == ["next to be paid"]
    entry = max(window.view.state.play.seating.of)
    window.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    assert ladder.said.text() != far


def test_the_field_is_shown_once_stacks_are_counted_and_who_is_short(
    window: ConsoleWindow,
) -> None:
    stacks = pane(window, "chips")
    assert isinstance(stacks, StacksOfTheField)
    assert stacks.title.text() == "The average at the levels to come"
    assert stacks.bars.bars[0].tone == "here"
    there = sorted(window.view.state.play.seating.tables[TableNo(1)].players.items())
    counted = tuple(
        StackTyped(entry=entry, chips=Chips(500 if at == 0 else 20_000 + 1_000 * at))
        for at, (_seat, entry) in enumerate(there)
    )
    window.view.do(CountChips(table=TableNo(1), stacks=counted))
    assert stacks.title.text() == "Stacks of the field"
    assert [bar.tone for bar in stacks.bars.bars] == ["plain"] * (len(there) - 1) + ["here"]
    assert stacks.bars.bars[0].share == 1
    assert stacks.bars.bars[-1].name == f"1-{there[0][0]}  {window.view.who(there[0][1])}"
    assert stacks.short.text() == "1 player under 10 BB"
    for part in (stacks.names, stacks.by_table, stacks.tables):
        assert part.isHidden()


def test_a_larger_field_is_in_groups_and_its_tables_by_their_average(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(field, "FEW", 5)
    stacks = pane(window, "chips")
    assert isinstance(stacks, StacksOfTheField)
    seating = window.view.state.play.seating
    for number, table in seating.tables.items():
        counted = tuple(
            StackTyped(entry=entry, chips=Chips(10_000 * number + 400 * seat))
            for seat, entry in table.players.items()
        )
        assert window.view.do(CountChips(table=number, stacks=counted))
    assert sum(int(bar.figure) for bar in stacks.bars.bars) == len(seating.of)
    chart = dict(EveningInHand.of(window.view).charts())["stacks"]
    drawn = ["".join(each) for each in zip(*(one.over for one in chart.series), strict=True)]
    assert [one or "0" for one in drawn] == [bar.figure for bar in stacks.bars.bars]
    assert max(bar.share for bar in stacks.bars.bars) == 1
    shares = [bar.share for bar in stacks.tables.bars]
    assert len(shares) == len(seating.tables) > 1
    assert shares == sorted(shares)
    assert stacks.tables.isVisible()


def test_the_evening_stands_over_time_beside_the_log(window: ConsoleWindow) -> None:
    hours = pane(window, "log")
    assert isinstance(hours, Hours)
    steps = window.view.session.timeline(window.view.tournament).steps
    assert sum(int(bar.figure.split()[0]) for bar in hours.bars.bars) == len(steps)
    window.view.do(EliminatePlayers(hand=(Bust(entry=max(window.view.state.play.seating.of)),)))
    assert "1 out" in hours.bars.bars[0].note
    assert hours.title.text() == "The evening over time", "a bar is not always an hour"


def test_no_stretch_of_the_evening_is_left_out_beside_the_log(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = pane(window, "log")
    assert isinstance(hours, Hours)
    session, minute = window.view.session, 60_000
    whole = session.timeline(window.view.tournament)
    begun = whole.steps[0].at.utc // (60 * minute) * 60 * minute
    steps = [
        replace(one, at=replace(one.at, utc=Millis(begun + at * minute)))
        for one, at in zip(whole.steps, (1, 2, 61), strict=False)
    ]
    monkeypatch.setattr(session, "timeline", lambda _of: SimpleNamespace(steps=steps))
    hours.take_in()
    figures = [bar.figure for bar in hours.bars.bars]
    assert figures == ["1 step", "0 steps", "0 steps", "0 steps", "0 steps", "0 steps", "2 steps"]


def test_the_rules_that_are_overridden_stand_beside_them(window: ConsoleWindow) -> None:
    rules = pane(window, "rules")
    assert isinstance(rules, OtherBooks)
    assert not rules.changed.isVisible()
    shot = ShotClock(seconds=30, cards=4, card_seconds=30)
    window.view.do(OverrideRules(changes=RuleChanges(shot_clock=shot)))
    assert [bar.name for bar in rules.changed.bars] == ["Shot clock"]
    assert rules.changed.isVisible()


def test_the_other_books_stand_beside_the_rules(window: ConsoleWindow) -> None:
    beside = pane(window, "rules")
    assert isinstance(beside, OtherBooks)
    assert {bar.name for bar in beside.books.bars} == {
        *("FIGP 2014", "GoldBet", "PL Club", "Pokerclub", "Poker TDA 2022", "WSOP 2026")
    }
    assert beside.books.bars[-1].name == "Poker TDA 2022", "the nearest one"
    page = window.pages.of(RulesPage)
    page.show_option("clock.call")
    assert beside.title.text() == "Clock called on a player"
    read = {book.text(): value.text() for book, value in beside.each}
    assert read["Poker TDA 2024"] == "25 s, then 5 s counted down · TDA-2024 29"
    assert len(read) == 7
    page.turns["digests"].click()
    assert beside.title.text() == "How other books differ"
    assert not any(book.isVisible() for book, _value in beside.each)


def test_bars_that_do_not_fit_are_counted(qt: object) -> None:
    del qt
    bars = Bars(catalogue("en"), theme("dark"), "Bars")
    bars.show_bars([Bar(str(number), "1", 0.5) for number in range(20)])
    bars.resize(300, 5 * SPACE.row)
    shown, more = bars.shown()
    assert (len(shown), more) == (4, 16)
    assert not bars.grab().isNull()
    bars.resize(300, 20 * SPACE.row)
    assert bars.shown() == (bars.bars, 0)
    bars.deleteLater()


def test_names_without_bars_stay_near_each_other_and_a_row_that_stands_out_holds_its_text(
    qt: object,
) -> None:
    del qt
    bars = Bars(catalogue("en"), theme("dark"), "Short stacks")
    bars.resize(400, 20 * SPACE.row)
    bars.show_bars([Bar("Ada", "6 BB"), Bar("Joan", "9 BB", tone="here")])
    image = bars.grab().toImage()
    ground = image.pixel(200, image.height() - 1)

    def plain(x: int, y: int) -> bool:
        return bool(image.pixel(x, y) == ground)

    assert all(plain(x, y) for y in range(2 * SPACE.row + 1, image.height()) for x in range(400))
    chosen = image.pixel(200, SPACE.row + SPACE.row // 2)
    assert chosen != ground
    sides = [*range(2, SPACE.unit), *range(400 - SPACE.unit, 398)]
    assert {image.pixel(x, SPACE.row + SPACE.row // 2) for x in sides} == {chosen}
    bars.deleteLater()
