"""Those who are out on the page: their places, what may still change, and putting it right."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer, SettleTie
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId, Instant, Level, Millis, PayoutBand, PersonId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.eliminations.page import OutPage
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import SystemTime, create, open_house
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated

PLACE, NAME, SEAT, WON, STACK, TIME, LEVEL = range(7)


class Wrist:
    """The system's time, and so much more."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> Instant:
        now = SystemTime().now()
        return Instant(
            utc=Millis(now.utc + self.later),
            boot=now.boot,
            uptime=Millis(now.uptime + self.later),
        )


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(qt: object, tmp_path: Path, wrist: Wrist) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    with create(tmp_path / "club.house", wrist) as house:
        view = TournamentView(house.session, seated(house.session), catalogue("en", ROME), wrist)
        yield view
        view.close()
        view.deleteLater()


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> OutPage:
    page = OutPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    return page


def column(page: OutPage, number: int) -> list[str]:
    return [str(page.rows.index(row, number).data()) for row in range(page.rows.rowCount())]


def order(page: OutPage) -> list[EntryId]:
    return [page.rows.at(row).entry for row in range(page.rows.rowCount())]


def bust(
    view: TournamentView,
    entry: EntryId,
    *by: EntryId,
    stack: int | None = None,
    before: int | None = None,
) -> None:
    chips = None if stack is None else Chips(stack)
    assert view.do(
        EliminatePlayers(
            hand=(Bust(entry=entry, stack=chips, by=by),),
            before=None if before is None else EntryId(before),
        )
    )


def at(view: TournamentView, table: int) -> list[EntryId]:
    return sorted(
        entry for entry, seat in view.state.play.seating.of.items() if seat.table == table
    )


def test_before_anybody_is_out_the_list_says_how_they_come_here(page: OutPage) -> None:
    assert page.title.text() == "Out (0)"
    assert page.listing.empty.startswith("Nobody is out yet.")


def test_the_level_in_which_each_went_out_stands_last(page: OutPage, view: TournamentView) -> None:
    first, second, *_ = at(view, 1)
    bust(view, first)
    levels = [one for one in view.state.setup.structure if isinstance(one, Level)]
    assert view.do(SetLevel(period=levels[2].id))
    bust(view, second)
    assert column(page, LEVEL) == ["3", "1"]


def test_by_name_each_stands_where_the_family_name_is_looked_for(
    page: OutPage, view: TournamentView
) -> None:
    people = view.session.club.people
    named = {1: ("Aart van den Berg", "NL"), 2: ("Bea De Luca", "IT"), 3: ("Zoe Adler", "DE")}
    for number, (name, country) in named.items():
        person = people.get(view.state.entries.by_id[EntryId(number)].person)
        assert person is not None
        people.change(person.updated(name=name, country=country))
        view.know_again([person.id])
        bust(view, EntryId(number))
    page.listing.setFocus()
    QTest.keyClick(page.listing, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert column(page, NAME) == ["Zoe Adler", "Aart van den Berg", "Bea De Luca"]


def test_the_best_place_stands_first_with_all_that_is_known(
    page: OutPage, view: TournamentView
) -> None:
    one, two, three, four = at(view, 1)[:4]
    where = {entry: view.state.play.seating.of[entry] for entry in (one, two)}
    bust(view, one)
    bust(view, two, three, four, stack=12_500)
    assert order(page) == [two, one]
    assert column(page, NAME) == [view.who(two), view.who(one)]
    assert column(page, SEAT) == [f"1-{where[two].seat}", f"1-{where[one].seat}"]
    assert column(page, WON) == [f"{view.who(three)} and {view.who(four)}", ""]
    assert column(page, STACK) == ["12,500", ""]
    assert column(page, TIME) == [view.words.time_of_day(view.now())] * 2
    assert page.title.text() == "Out (2)"


def test_a_place_is_provisional_until_the_other_table_would_have_told(
    page: OutPage, view: TournamentView, wrist: Wrist
) -> None:
    bust(view, at(view, 1)[0])
    page.listing.select(order(page)[0])
    assert column(page, PLACE) == ["12, provisional"]
    assert page.hint.isVisible()
    wrist.later = 3 * 60_000
    view.tick()
    assert column(page, PLACE) == ["12"]
    assert not page.hint.isVisible()


def test_a_late_entry_moves_every_place(page: OutPage, view: TournamentView, wrist: Wrist) -> None:
    bust(view, at(view, 1)[0])
    wrist.later = 3 * 60_000
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert column(page, PLACE) == ["13"]


def test_who_is_pointed_at_comes_back(
    page: OutPage, view: TournamentView, gestures: Gestures
) -> None:
    entry = at(view, 1)[0]
    bust(view, entry)
    page.listing.select(entry)
    assert gestures.selection == Selection(entries=(entry,))
    gestures.perform("reinstate")
    assert entry not in view.state.exits.by_entry
    assert order(page) == []
    assert gestures.selection == Selection()


@pytest.mark.parametrize(
    ("action", "begun"),
    [
        ("correct-winners", "by #{entry} "),
        ("correct-stack", "stack #{entry} "),
        ("reorder-elimination", "out #{entry} "),
    ],
)
def test_what_is_put_right_begins_a_line(
    page: OutPage, view: TournamentView, gestures: Gestures, action: str, begun: str
) -> None:
    lines: list[str] = []
    gestures.begun.connect(lines.append)
    entry, other = at(view, 1)[:2]
    bust(view, other)
    bust(view, entry)
    page.listing.select(entry)
    gestures.action(action).trigger()
    assert lines == [begun.format(entry=entry)]


def test_what_was_put_right_is_shown_at_once(page: OutPage, view: TournamentView) -> None:
    one, two, three, four = at(view, 1)[:4]
    for entry in (one, two, three):
        bust(view, entry)
    view.do(CorrectElimination(entry=one, stack=Chips(700), by=(four,)))
    assert (column(page, STACK)[-1], column(page, WON)[-1]) == ("700", view.who(four))
    view.do(ReorderElimination(entry=three, before=one))
    assert order(page) == [two, one, three]
    view.do(Undo())
    assert order(page) == [three, two, one]


def test_one_that_was_missed_moves_all_the_others(page: OutPage, view: TournamentView) -> None:
    one, two, three, four = at(view, 1)[:4]
    for entry in (one, two, three):
        bust(view, entry)
    bust(view, four, before=two)
    assert order(page) == [three, two, four, one]
    view.do(Undo())
    assert order(page) == [three, two, one]


def test_a_search_finds_by_name_and_number(page: OutPage, view: TournamentView) -> None:
    for entry in (EntryId(2), EntryId(4)):
        bust(view, entry)
    page.seek()
    QTest.keyClicks(page.search, "wojcik")
    assert order(page) == [2]
    assert page.title.text() == "Out (1 of 2)"
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.listing.key == 2
    page.search.setText("4")
    assert order(page) == [4]
    page.search.setText("zzz")
    assert page.listing.empty == "Nobody who is out matches that."


def test_a_name_that_changed_is_changed_here(page: OutPage, view: TournamentView) -> None:
    bust(view, EntryId(2))
    person = view.state.entries.by_id[EntryId(2)].person
    view.session.club.people.erase(person)
    view.know_again([PersonId(person)])
    assert column(page, NAME) == ["erased"]


def test_what_another_window_told_in_several_steps_appears(
    page: OutPage, view: TournamentView, tmp_path: Path
) -> None:
    one, two, three = at(view, 1)[:3]
    bust(view, one)
    with open_house(tmp_path / "club.house") as other:
        for entry, beside in ((two, None), (three, one)):
            other.session.submit(
                view.tournament,
                EliminatePlayers(hand=(Bust(entry=entry),), before=beside),
            )
    view.follow()
    assert order(page) == [two, one, three]


def test_the_list_follows_every_gesture(page: OutPage, view: TournamentView) -> None:
    rows = page.rows
    tester = QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    dice = random.Random(5)  # noqa: S311 -- nothing is drawn by it
    compared = told = 0
    for number in range(80):
        out, player = (
            sorted(view.state.exits.by_entry),
            dice.choice(sorted(view.state.play.seating.of)),
        )
        some = dice.choice(out) if out else EntryId(1)
        request = dice.choice(
            (
                EliminatePlayers(hand=(Bust(entry=player, stack=Chips(500)),)),
                EliminatePlayers(hand=(Bust(entry=player),), before=some),
                EliminatePlayers(hand=(Bust(entry=player),), joined=some),
                ReorderElimination(entry=some),
                ReorderElimination(entry=some, before=dice.choice(out or [some])),
                ReinstatePlayer(entry=some),
                RegisterEntry(person=Newcomer(name=f"Late {number}")),
                Undo(),
            )
        )
        if isinstance(request, Undo):
            told -= told > 0 and view.do(request)
        else:
            told += view.do(request)
        state = view.state
        found = {one.entry: one for one in finishes(state, rows.now)}
        assert sorted(order(page)) == sorted(state.exits.by_entry)
        ranks = [found[entry].place for entry in order(page)]
        assert ranks == sorted(ranks)
        for entry in order(page):
            seen = rows.finish(entry)
            assert seen is not None
            compared += 1
            assert (seen.place, seen.shared_by) == (found[entry].place, found[entry].shared_by)
            row = rows.get(entry)
            assert row is not None
            assert rows.is_provisional(row) == found[entry].provisional
    assert compared > 100
    assert tester.model() is rows


# Put out, struck, and settled


def test_who_was_struck_holds_no_place_and_says_why(page: OutPage, view: TournamentView) -> None:
    one, two, three = at(view, 1)[:3]
    for entry in (one, two, three):
        bust(view, entry)
    view.do(ReclassifyPlayer(entry=two, reason="chip dumping"))
    assert order(page) == [three, two, one]
    assert column(page, PLACE) == ["10, provisional", "struck", "11, provisional"]
    page.listing.select(two)
    name = view.who(two)
    assert page.about.text() == f"{name}, entry {two}: struck from the results (chip dumping)"
    view.do(Undo())
    assert column(page, PLACE)[1:] == ["11, provisional", "12, provisional"]


def test_who_was_put_out_says_what_left_play(page: OutPage, view: TournamentView) -> None:
    entry = at(view, 1)[0]
    view.do(
        DisqualifyPlayer(entry=entry, stack=Chips(12_500), sanction=True, reason="third warning")
    )
    page.listing.select(entry)
    assert page.about.text().endswith("eliminated by the director, 12,500 chips left play")


def test_those_of_one_hand_stand_as_they_were_ranked(page: OutPage, view: TournamentView) -> None:
    one, two = at(view, 1)[:2]
    view.do(EliminatePlayers(hand=(Bust(entry=one), Bust(entry=two)), stacks_unknown=True))
    view.do(SettleTie(ranks=((two,), (one,))))
    assert order(page) == [two, one]
    assert column(page, PLACE) == ["11, provisional", "12, provisional"]
    view.do(SettleTie(ranks=((one,), (two,))))
    assert order(page) == [one, two]


def test_a_hand_that_is_open_says_so_where_money_hangs_on_it(
    page: OutPage, view: TournamentView
) -> None:
    shares = (2_000, 1_500, 1_200, 1_000, 900, 800, 700, 600, 500, 400, 250, 150)
    assert view.do(EditSetup(payouts=(PayoutBand(entries=1, shares=shares),)))
    (one, two, *_), other = at(view, 1), at(view, 2)[0]
    stacks = (Bust(entry=one, stack=Chips(5)), Bust(entry=two, stack=Chips(9)))
    view.do(EliminatePlayers(hand=(*stacks, Bust(entry=other))))
    page.listing.select(one)
    assert page.hint.text().endswith("the rules leave it to you how they rank.")
    assert view.who(other) in page.hint.text()
    view.do(SettleTie(ranks=((one, two, other),)))
    page.listing.select(one)
    assert "leave it to you" not in page.hint.text()


def test_a_paid_hand_without_its_stacks_is_open(page: OutPage, view: TournamentView) -> None:
    shares = (2_000, 1_500, 1_200, 1_000, 900, 800, 700, 600, 500, 400, 250, 150)
    assert view.do(EditSetup(payouts=(PayoutBand(entries=1, shares=shares),)))
    one, two, *_ = at(view, 1)
    view.do(EliminatePlayers(hand=(Bust(entry=one), Bust(entry=two))))
    page.listing.select(one)
    assert page.hint.text().endswith("Say them, or who ranks higher.")
    assert column(page, PLACE) == ["11–12, provisional"] * 2
    for entry, stack in ((one, 5), (two, 9)):
        view.do(CorrectElimination(entry=entry, stack=Chips(stack)))
    page.listing.select(one)
    assert "Say them" not in page.hint.text()


@pytest.mark.parametrize(("action", "begun"), [("strike", "strike #{entry} "), ("settle-tie", "")])
def test_a_line_is_begun_for_what_wants_a_reason(
    page: OutPage, view: TournamentView, gestures: Gestures, action: str, begun: str
) -> None:
    """Alone in a hand there is nothing to settle."""
    lines: list[str] = []
    gestures.begun.connect(lines.append)
    entry = at(view, 1)[0]
    bust(view, entry)
    page.listing.select(entry)
    gestures.action(action).trigger()
    assert lines == ([begun.format(entry=entry)] if begun else [])
