"""What each screen says of a real evening, and that it follows what is done."""

from typing import Any, TypeVar

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock, SetLevel, StartClock
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import CallAlternate, Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    AdjustPoints,
    BringOnDealer,
    EditSchedule,
    OpenSeason,
    PushDealers,
    SetRotation,
)
from tdconsole.domain.language.commands.money import AgreeDeal, PostPrizes
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import Envelope, Mystery, Progressive, TermsChanges
from tdconsole.domain.values import (
    Break,
    Chips,
    DealShare,
    EntryId,
    Instant,
    Millis,
    Money,
    RotationPart,
    ScheduleNo,
    SeasonNo,
    Seat,
    SeatNo,
    TableNo,
    TournamentId,
)
from tdconsole.gui.projector.programme import Programme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.known_errors import FileBusy
from tdconsole.projections.prizes.deal import deal_board
from tdconsole.session import Done, Session, SystemTime
from tdconsole.session.festival.schedule import today_of
from tdconsole.settings import Screen, Wall
from tdconsole.wall.composing.layout import layout
from tdconsole.wall.facts import Facts
from tdconsole.wall.measuring import ems
from tdconsole.wall.screens.alternates import Alternates
from tdconsole.wall.screens.bounties import Bounties
from tdconsole.wall.screens.break_screen import BreakScreen
from tdconsole.wall.screens.chips import ChipCounts
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.deal import Deal
from tdconsole.wall.screens.draw import Draw
from tdconsole.wall.screens.evening.charts import ChartsShown
from tdconsole.wall.screens.final_table import FinalTableShown
from tdconsole.wall.screens.house.dealers import DealersShown
from tdconsole.wall.screens.house.season import SeasonShown
from tdconsole.wall.screens.house.today import TodayShown
from tdconsole.wall.screens.moments.cards import Card
from tdconsole.wall.screens.moments.level_change import LevelChange
from tdconsole.wall.screens.moves import Moves
from tdconsole.wall.screens.notice import Notice
from tdconsole.wall.screens.prizes import Prizes
from tdconsole.wall.screens.seating import Seating
from tdconsole.wall.screens.standings import Standings
from tdconsole.wall.screens.winner import Winner
from tdconsole.wall.show import Show
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.session.league import done, play_out

Body = TypeVar("Body")


class Evening:
    def __init__(self, session: Session, **how: bool) -> None:
        self.session = session
        self.tournament: TournamentId = seated(session, **how)
        self.programme, self.time = Programme(Wall()), SystemTime()
        words = catalogue("en", ROME)
        self.show = Show(session, self.tournament, words, self.time, self.programme)

    def sees(self, screen: Screen, kind: type[Body], **choices: Any) -> Body:
        self.programme.choose(replace(self.programme.choices, **choices))
        self.programme.show(screen, self.time.now())
        glance = self.show.glance()
        assert glance is not None
        assert isinstance(glance.shown.body, kind)
        return glance.shown.body

    def name(self, entry: EntryId) -> str:
        person = self.state().entries.by_id[entry].person
        return self.session.club.people.named([person])[person].name

    def state(self) -> Any:
        return self.session.state(self.tournament)

    def bust(self, number: int) -> None:
        """The last at a table can't be busted, but moved."""
        for _ in range(number):
            of = self.state().play.seating.of
            tables = [seat.table for seat in of.values()]
            if any(tables.count(seat.table) == 1 for seat in of.values()):
                self.move()
            entry = min(self.state().play.seating.of)
            done = self.session.submit(self.tournament, EliminatePlayers(hand=(Bust(entry=entry),)))
            assert isinstance(done, Done)

    def move(self) -> tuple[int, Seat]:
        """The first entry to a free seat of the other table."""
        seating = self.state().play.seating
        entry, seat = min(seating.of.items())
        table = TableNo(3 - seat.table)
        free = next(
            place
            for number in range(1, 10)
            if seating.at(place := Seat(table=table, seat=SeatNo(number))) is None
        )
        self.session.submit(self.tournament, MovePlayer(entry=entry, seat=free))
        return entry, free


def test_everybody_is_listed_by_the_family_s_name_with_their_seat(session: Session) -> None:
    evening = Evening(session)
    rows = [one.row for one in evening.sees("seating", Seating).seated]
    assert [row[0] for row in rows][:3] == ["Bellè, Niccolò", "Gonçalves, Inês", "Groß, Jürgen"]
    seats = {f"{row[1]}-{row[2]}" for row in rows}
    assert seats == {f"{s.table}-{s.seat}" for s in evening.state().play.seating.of.values()}


def test_names_are_shown_as_the_house_wants_them(session: Session) -> None:
    evening = Evening(session)
    people = session.club.people
    (maria,) = people.find("maria rossi")
    people.change(replace(maria, nickname="La Volpe"))
    shown = evening.sees("seating", Seating, names="initial").seated
    assert "Rossi, M." in [one.row[0] for one in shown]
    shown = evening.sees("seating", Seating, names="nickname").seated
    assert "La Volpe" in [one.row[0] for one in shown]
    assert "Smith, John" in [one.row[0] for one in shown]
    assert [one.key for one in shown] == sorted(one.key for one in shown)


def test_before_the_draw_nobody_has_a_seat_to_find(session: Session) -> None:
    evening = Evening(session, draw=False)
    assert evening.sees("seating", Seating).seated == ()
    session.submit(evening.tournament, DrawSeats())
    assert len(evening.sees("seating", Seating).seated) == 12


def test_who_went_out_is_not_looked_for_and_is_in_the_standings(session: Session) -> None:
    evening = Evening(session)
    evening.bust(1)
    assert "Rossi, Maria" not in [one.row[0] for one in evening.sees("seating", Seating).seated]
    rows = evening.sees("standings", Standings).rows
    assert rows[-1] == ("12", "Maria Rossi", "provisional")
    assert len(rows) == 12  # the eleven who are left are few enough to be named
    session.submit(evening.tournament, Undo())
    assert len(evening.sees("seating", Seating).seated) == 12
    assert evening.sees("standings", Standings).rows == ()


def test_a_place_is_provisional_on_the_wall_until_it_is_settled(session: Session) -> None:
    evening = Evening(session)
    evening.bust(1)
    facts, state, now = Facts(session, catalogue("en", ROME)), evening.state(), evening.time.now()
    facts.names.read(state.entries, "full")
    for minutes, won in ((0, "provisional"), (2, "provisional"), (3, ""), (9, "")):
        passed = Millis(minutes * 60_000)
        later = replace(now, utc=Millis(now.utc + passed), uptime=Millis(now.uptime + passed))
        _still_in, out = facts.standings(state, later, paid=True)
        assert out[-1] == ("12", "Maria Rossi", won)


def test_a_move_is_shown_with_where_from_and_gone_when_it_is_undone(session: Session) -> None:
    evening = Evening(session)
    before = evening.state().play.seating.of
    entry, free = evening.move()
    ((_at, source, name, table, seat),) = evening.sees("moves", Moves).rows
    assert name == "Rossi, Maria"
    assert source == f"{before[entry].table}-{before[entry].seat}"
    assert (table, seat) == (str(free.table), str(free.seat))
    session.submit(evening.tournament, Undo())
    assert evening.sees("moves", Moves).rows == ()


def test_all_of_a_broken_table_are_shown_by_the_family_s_name(session: Session) -> None:
    evening = Evening(session)
    seating = evening.state().play.seating
    for entry in list(seating.tables[TableNo(1)].players.values())[3:]:
        session.submit(evening.tournament, EliminatePlayers(hand=(Bust(entry=entry),)))
    leaving = seating.tables[TableNo(2)].players
    done = session.submit(evening.tournament, BreakTable(table=TableNo(2)))
    assert isinstance(done, Done)
    rows = evening.sees("moves", Moves).rows
    assert {source for _at, source, *_to in rows} == {f"2-{seat}" for seat in leaving}
    assert {table for *_who, table, _seat in rows} == {"1"}
    listed = [one.row[0] for one in evening.sees("seating", Seating).seated]
    assert [name for _at, _source, name, *_to in rows] == [
        name for name in listed if any(name == row[2] for row in rows)
    ]


def test_the_draw_shows_its_commitment_and_the_last_link(session: Session) -> None:
    evening = Evening(session, draw=False)
    shown = evening.sees("draw", Draw)
    assert "".join(shown.commitment) == evening.state().draws.commitment.commitment
    assert not shown.link
    session.submit(evening.tournament, DrawSeats(word="primavera"))
    shown = evening.sees("draw", Draw)
    assert "12 seats" in shown.last_label
    assert "primavera" in shown.word
    assert len(shown.link.removeprefix("Link:").replace(" ", "")) == 64
    assert shown.earlier == ()


def test_the_draw_shows_the_last_ones_of_every_kind_and_which_was_undone(session: Session) -> None:
    evening = Evening(session)
    session.submit(evening.tournament, DrawButtons(word="luna"))
    assert "12 seats" in evening.sees("draw", Draw).earlier[0]
    session.submit(evening.tournament, Undo())
    shown = evening.sees("draw", Draw)
    assert "button" in shown.last_label
    assert shown.last_label.endswith("undone")
    assert "luna" in shown.word
    session.submit(evening.tournament, RedrawSeats(reason="a new room"))
    shown = evening.sees("draw", Draw)
    assert "12 new seats" in shown.last_label
    assert [told.endswith("undone") for told in shown.earlier] == [True, False]
    for _ in range(4):
        session.submit(evening.tournament, DrawButtons())
    assert len(evening.sees("draw", Draw).earlier) == 3


def test_money_and_notices_may_be_hidden(session: Session) -> None:
    evening = Evening(session)
    evening.bust(11)
    assert isinstance(session.submit(evening.tournament, FinishTournament()), Done)
    assert evening.sees("prizes", Prizes).first
    assert evening.sees("winner", Winner).prize
    assert any(row[2] for row in evening.sees("standings", Standings).rows)
    assert evening.sees("notice", Notice, notice="Dinner").text == "Dinner"
    assert not evening.sees("prizes", Prizes, money=False).first
    winner = evening.sees("winner", Winner)
    assert (winner.name != "", winner.prize) == (True, "")
    assert not any(row[2] for row in evening.sees("standings", Standings).rows)
    assert evening.sees("notice", Notice, notices=False).text == ""
    clock = evening.sees("clock", Clock, automatic=False)
    assert {one.name: one.value for one in clock.figures}["pool"] == ""
    assert clock.notice == ""


def test_rows_that_did_not_change_are_the_same_objects(session: Session) -> None:
    evening = Evening(session)
    before = {one.row[0]: one for one in evening.sees("seating", Seating).seated}
    evening.move()
    after = evening.sees("seating", Seating).seated
    changed = [one.row[0] for one in after if before[one.row[0]] is not one]
    assert changed == ["Rossi, Maria"]


def test_names_that_can_not_be_read_now_are_read_later(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(session)

    def busy(*_: object) -> None:
        raise FileBusy("club.house")

    with monkeypatch.context() as patch:
        patch.setattr(type(session.club.people), "named", busy)
        assert evening.sees("seating", Seating).seated[0].row[0].startswith("entry")
    assert "Rossi, Maria" in [one.row[0] for one in evening.sees("seating", Seating).seated]


def test_what_comes_next_is_seen_before_it_is_live(session: Session) -> None:
    evening = Evening(session)
    evening.programme.prepare("seating")
    ahead = evening.show.ahead()
    assert ahead is not None
    assert isinstance(ahead.shown.body, Seating)
    live = evening.show.glance()
    assert live is not None
    assert isinstance(live.shown.body, Clock)
    assert evening.show.live() == "clock"


def test_in_turn_only_what_has_something_to_show_comes(session: Session) -> None:
    evening = Evening(session)
    every: tuple[Screen, ...] = ("moves", "winner", "notice", "seating")
    evening.programme.choose(Wall(rotation=every, seconds=600))
    evening.programme.rotate(evening.time.now(), on=True)
    assert evening.show.live() == "seating"
    evening.move()
    assert evening.show.live() == "moves"


@pytest.mark.parametrize("screen", ["clock", "prizes", "break", "notice", "draw"])
def test_for_a_screen_that_names_nobody_no_name_is_read(
    session: Session, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(session)

    def read(*_: object) -> None:
        raise AssertionError(screen)

    monkeypatch.setattr(type(session.club.people), "named", read)
    assert evening.sees(screen, object) is not None


def test_who_waits_is_listed_in_order_and_who_is_called_first(session: Session) -> None:
    evening = Evening(session)
    for name in ("Zoë Last", "Anna First"):
        wanted = RegisterEntry(person=Newcomer(name=name), draw=False)
        session.submit(evening.tournament, wanted)
    shown = evening.sees("alternates", Alternates)
    assert [row[:2] for row in shown.rows] == [("1", "Zoë Last"), ("2", "Anna First")]
    session.submit(evening.tournament, CallAlternate(entry=EntryId(14)))
    rows = evening.sees("alternates", Alternates).rows
    assert [row[1] for row in rows] == ["Anna First", "Zoë Last"]
    assert rows[0][2].startswith("answer by ")
    session.submit(evening.tournament, DrawSeats())
    assert evening.sees("alternates", Alternates).rows == ()


def test_the_bounties_are_the_largest_heads_or_the_envelopes_left(session: Session) -> None:
    evening = Evening(session)
    assert evening.sees("bounties", Bounties).rows == ()
    price = replace(evening.state().setup.price, bounty=Money(2_500))
    progressive = TermsChanges(heads=Progressive())
    session.submit(evening.tournament, EditSetup(price=price, entries_too=True, terms=progressive))
    table = min(evening.state().play.seating.tables.values(), key=lambda one: one.no)
    out, by, *_ = (entry for _seat, entry in sorted(table.players.items()))
    session.submit(evening.tournament, EliminatePlayers(hand=(Bust(entry=out, by=(by,)),)))
    first, second, *_ = evening.sees("bounties", Bounties).rows
    assert first[1:] == ("€37.50", "€12.50")
    assert second[1:] == ("€25.00", "")
    envelopes = (Envelope(amount=Money(50_000), number=2), Envelope(amount=Money(900), number=1))
    mystery = TermsChanges(heads=Mystery(envelopes=envelopes, from_players=3))
    session.submit(evening.tournament, EditSetup(terms=mystery))
    shown = evening.sees("bounties", Bounties)
    assert shown.rows == (("€500", "2", "2"), ("€9", "1", "1"))
    assert shown.aside == "3 left · €1,009"


def test_the_chip_counts_are_of_those_who_are_still_in(session: Session) -> None:
    evening = Evening(session)
    assert not evening.show.is_able("chips", evening.show.now())
    before = evening.sees("chips", ChipCounts)
    assert before.rows == ()
    assert before.uncounted is not None
    assert before.uncounted.value == "20,000"
    table = min(evening.state().play.seating.tables.values(), key=lambda one: one.no)
    players = [entry for _seat, entry in sorted(table.players.items())]
    stacks = tuple(StackTyped(entry=entry, chips=20_000 + 100 * entry) for entry in players)
    session.submit(evening.tournament, CountChips(table=table.no, stacks=stacks))
    shown = evening.sees("chips", ChipCounts)
    best = max(players)
    assert shown.rows[0] == ("1", evening.name(best), f"{20_000 + 100 * best:,}")
    assert shown.aside.startswith("average 20,")
    session.submit(evening.tournament, EliminatePlayers(hand=(Bust(entry=best),)))
    assert len(evening.sees("chips", ChipCounts).rows) == len(players) - 1
    assert evening.show.is_able("chips", evening.show.now())


def test_a_count_of_nobody_who_is_still_in_leaves_the_rotation(session: Session) -> None:
    evening = Evening(session)
    table = min(evening.state().play.seating.tables.values(), key=lambda one: one.no)
    counted = min(table.players.values())
    stacks = (StackTyped(entry=counted, chips=20_000),)
    session.submit(evening.tournament, CountChips(table=table.no, stacks=stacks))
    assert evening.show.is_able("chips", evening.show.now())
    session.submit(evening.tournament, EliminatePlayers(hand=(Bust(entry=counted),)))
    assert not evening.show.is_able("chips", evening.show.now())


def test_the_charts_come_one_after_the_other_and_leave_out_what_has_nothing_to_show(
    session: Session,
) -> None:
    evening = Evening(session)
    evening.bust(3)
    shown = evening.sees("charts", ChartsShown)
    titles = [one.title for one in shown.charts]
    assert "Players over time" in titles
    assert "Prizes by place" in titles
    assert all(one.series for one in shown.charts)
    without = evening.sees("charts", ChartsShown, money=False)
    assert [one.title for one in without.charts] == titles[:-1]
    assert evening.sees("charts", ChartsShown, money=False).charts is without.charts


def test_no_chart_gives_a_bust_away_before_its_hand_is_over(session: Session) -> None:
    evening = Evening(session)
    session.submit(evening.tournament, StartClock())
    evening.bust(1)
    left = evening.state().left
    session.submit(evening.tournament, StartHandForHand(until=left - 2))
    evening.bust(1)
    assert evening.state().left == left - 1
    (players, *_rest) = evening.sees("charts", ChartsShown).charts
    assert players.told == f"{left} of {len(evening.state().entries.by_id)} are in"
    assert players.series[0].value == str(left)
    glance = evening.show.glance()
    assert glance is not None
    boxes = layout(glance.shown, 1920, 1080, theme("dark"), ems)
    heading = next(box for box in boxes if box.name == "heading")
    assert heading.lines == (players.told.upper(),)


def test_the_final_table_comes_by_itself_once_everybody_sits_at_one(session: Session) -> None:
    evening = Evening(session)
    evening.bust(5)
    assert not evening.sees("final-table", FinalTableShown).seats
    evening.programme.show("clock", evening.time.now())
    assert evening.show.live() == "clock"
    tables = evening.state().play.seating.tables
    least = min(tables.values(), key=lambda one: len(one.players))
    assert isinstance(session.submit(evening.tournament, BreakTable(table=least.no)), Done)
    assert evening.show.live() == "final-table"
    shown = evening.sees("final-table", FinalTableShown)
    of = sorted(evening.state().play.seating.of.items(), key=lambda one: one[1])
    assert [(one.seat, one.names[0]) for one in shown.seats] == [
        (str(seat.seat), evening.name(entry)) for entry, seat in of
    ]
    assert not any(one.chips or one.leads for one in shown.seats)
    assert shown.aside.startswith("7 left")
    first, *others = of
    stacks = [StackTyped(entry=entry, chips=Chips(10_000)) for entry, _seat in others]
    stacks.append(StackTyped(entry=first[0], chips=Chips(40_000)))
    session.submit(evening.tournament, CountChips(table=first[1].table, stacks=tuple(stacks)))
    shown = evening.sees("final-table", FinalTableShown)
    assert [one.leads for one in shown.seats] == [True] + 6 * [False]
    assert [one.share for one in shown.seats] == [1.0] + 6 * [0.25]
    assert not evening.sees("final-table", FinalTableShown, money=False).ladder


def at(now: Instant, by: int) -> Instant:
    return replace(now, utc=Millis(now.utc + by), uptime=Millis(now.uptime + by))


def test_a_level_changes_by_itself_and_only_where_the_clock_is_live(session: Session) -> None:
    evening = Evening(session)
    now = evening.time.now()

    def seen(by: int) -> tuple[Any, Millis]:
        glance = evening.show.glance(at(now, by))
        assert glance is not None
        return glance.shown.body, glance.holds

    told = evening.show.clock(now)
    assert told is not None
    left = told[0].left
    assert left is not None
    assert isinstance(seen(0)[0], Clock)  # the first blinds were there before the start
    body, holds = seen(left - 10_001)
    assert (type(body), holds) == (Clock, 1)
    body, holds = seen(left - 10_000)
    assert (type(body), body.seconds, holds <= 1_000) == (LevelChange, "10", True)
    body, holds = seen(left - 1)
    assert (body.seconds, body.heading, holds) == ("1", "Level 1", 1)
    coming = body.blinds
    body, holds = seen(left)
    assert (type(body), body.seconds, body.heading) == (LevelChange, "", "Level 2")
    assert body.blinds == coming
    assert seen(left + 9_999)[1] == 1
    assert isinstance(seen(left + 9_999)[0], LevelChange)
    assert isinstance(seen(left + 10_000)[0], Clock)
    evening.programme.show("draw", now)
    assert isinstance(seen(left)[0], Draw)
    evening.programme.show("clock", now)
    evening.programme.choose(replace(evening.programme.choices, automatic=False))
    assert isinstance(seen(left)[0], Clock)
    evening.programme.choose(replace(evening.programme.choices, automatic=True))
    evening.session.submit(evening.tournament, PauseClock())
    assert isinstance(seen(left - 5_000)[0], Clock)


def test_a_break_turns_its_cards_every_twelve_seconds(session: Session) -> None:
    evening = Evening(session)
    structure = evening.state().setup.structure
    rest = next(number for number, one in enumerate(structure) if isinstance(one, Break))
    assert isinstance(session.submit(evening.tournament, SetLevel(period=structure[rest].id)), Done)
    evening.programme.choose(replace(evening.programme.choices, notice="Dinner!"))
    now = evening.time.now()
    begins = at(now, 12_000 - now.uptime % 12_000)

    def seen(by: int) -> tuple[BreakScreen, Millis]:
        glance = evening.show.glance(at(begins, by))
        assert glance is not None
        assert isinstance(glance.shown.body, BreakScreen)
        return glance.shown.body, glance.holds

    def card(by: int) -> Card:
        body = seen(by)[0]
        return body.cards[body.turn % len(body.cards)]

    assert len(seen(0)[0].cards) == 3
    assert card(11_999) == card(0)
    assert seen(11_999)[1] == 1
    cards = [card(12_000 * turn) for turn in range(4)]
    assert {one.title for one in cards} == {"Notice", "Next levels", "Prizes"}
    assert cards[3] == cards[0]
    table = evening.state().play.seating.tables[TableNo(1)]
    stacks = tuple(
        StackTyped(entry=entry, chips=Chips(20_000 + entry)) for entry in table.players.values()
    )
    assert isinstance(
        session.submit(evening.tournament, CountChips(table=table.no, stacks=stacks)), Done
    )
    with_stacks = [card(12_000 * turn) for turn in range(4)]
    (leaders,) = [one for one in with_stacks if one.title == "Chip counts"]
    assert len(leaders.rows) == len(stacks)
    evening.programme.choose(replace(evening.programme.choices, notice="", money=False))
    without = [card(12_000 * turn) for turn in range(4)]
    assert {one.title for one in without} == {"Next levels", "Chip counts"}


def test_sponsors_turn_every_twenty_seconds_by_the_time_alone(session: Session) -> None:
    evening = Evening(session)
    now = evening.time.now()
    begins = at(now, 20_000 - now.uptime % 20_000)

    def seen(by: int) -> tuple[int, Millis]:
        glance = evening.show.glance(at(begins, by))
        assert glance is not None
        return glance.shown.sponsor, glance.holds

    first = seen(0)[0]
    assert [seen(by)[0] - first for by in (0, 19_999, 20_000, 39_999, 40_000)] == [0, 0, 1, 1, 2]
    assert seen(19_990)[1] <= 10


def test_the_last_five_minutes_of_a_break_run_down_in_a_ring(session: Session) -> None:
    evening = Evening(session)
    structure = evening.state().setup.structure
    rest = next(number for number, one in enumerate(structure) if isinstance(one, Break))
    session.submit(evening.tournament, SetLevel(period=structure[rest].id))
    now = evening.time.now()
    told = evening.show.clock(now)
    assert told is not None
    whole = told[0].left
    assert whole is not None

    def ring(left: int) -> float:
        glance = evening.show.glance(at(now, whole - left))
        assert glance is not None
        assert isinstance(glance.shown.body, BreakScreen)
        return glance.shown.body.ring

    assert [ring(left) for left in (300_001, 300_000, 150_000)] == [0, 1, 0.5]


def test_the_ladder_names_the_last_prize_that_was_won(session: Session) -> None:
    evening = Evening(session)
    evening.bust(9)
    tables = evening.state().play.seating.tables
    if sum(bool(one.players) for one in tables.values()) > 1:
        least = min((one for one in tables.values() if one.players), key=lambda t: len(t.players))
        session.submit(evening.tournament, BreakTable(table=least.no))
    shown = evening.sees("final-table", FinalTableShown)
    assert len(shown.seats) == 3
    assert [one.next for one in shown.ladder][:3] == [False, False, True]
    assert len({one.prize for one in shown.ladder}) == len(shown.ladder)
    out = min(evening.state().play.seating.of)
    name = evening.name(out)
    session.submit(evening.tournament, EliminatePlayers(hand=(Bust(entry=out),)))
    shown = evening.sees("final-table", FinalTableShown)
    assert [one.names[:1] for one in shown.ladder] == [(), (), (name,)]
    assert shown.ladder[-1].place == "3"


def test_a_deal_is_seen_while_it_is_talked_over_and_once_it_is_agreed(session: Session) -> None:
    evening = Evening(session)
    evening.bust(10)
    state = evening.state()
    one, other = sorted(state.play.seating.of)
    assert evening.sees("deal", Deal).rows == ()
    stacks = {one: Chips(state.chips - 1_000), other: Chips(1_000)}
    board = deal_board(state, {}, stacks, Money(0), heads=False)
    evening.programme.talk(board)
    talked = evening.sees("deal", Deal)
    assert [row[0] for row in talked.rows] == [evening.name(one), evening.name(other)]
    assert talked.heads == ("Name", "Stack", "by ICM", "by chips", "in equal parts")
    evening.programme.talk(None)
    assert evening.sees("deal", Deal).rows == ()
    shares = tuple(
        DealShare(entry=row.entry, chips=row.stack or Chips(0), amount=row.offers[2].amount)
        for row in board.rows
    )
    done = session.submit(evening.tournament, AgreeDeal(method="even", shares=shares))
    assert isinstance(done, Done)
    agreed = evening.sees("deal", Deal)
    assert agreed.agreed
    assert agreed.heads == ("Name", "Stack", "by ICM", "by chips", "Share")
    assert len(agreed.rows) == 2
    assert evening.sees("deal", Deal, money=False).rows == ()


def test_the_prizes_say_whether_they_are_posted(session: Session) -> None:
    evening = Evening(session)
    assert evening.sees("prizes", Prizes).aside.endswith("· provisional")
    done = session.submit(evening.tournament, PostPrizes())
    assert isinstance(done, Done)
    assert evening.sees("prizes", Prizes).aside.endswith("· posted")


class Still:
    def run(self, millis: int) -> None:
        """Let all evenings be of one day."""


def test_the_season_is_shown_with_names_as_the_house_wants_them(session: Session) -> None:
    evening = Evening(session)
    assert evening.sees("season", SeasonShown).rows == ()
    evening.programme.choose(replace(evening.programme.choices, rotation=("season",)))
    people = [session.club.people.add(name) for name in ("Anna Verdi", "Bruno Neri")]
    play_out(session, Still(), people)
    done(session, OpenSeason(name="Winter", formula="10 / place"))
    shown = evening.sees("season", SeasonShown)
    assert (shown.name, shown.aside) == ("Winter", "1 evening")
    assert shown.rows == (("1", "Anna Verdi", "10"), ("2", "Bruno Neri", "5"))
    again = evening.sees("season", SeasonShown)
    assert again.rows is shown.rows
    short = evening.sees("season", SeasonShown, names="initial")
    assert [row[1] for row in short.rows] == ["A. Verdi", "B. Neri"]
    asked = AdjustPoints(season=SeasonNo(1), person=people[1], points="6", reason="x")
    done(session, asked)
    assert evening.sees("season", SeasonShown).rows[0] == ("1", "B. Neri", "11")


def test_a_season_that_can_not_be_read_now_stays_as_it_was(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(session)
    people = [session.club.people.add(name) for name in ("Anna Verdi", "Bruno Neri")]
    play_out(session, Still(), people)
    done(session, OpenSeason(name="Winter", formula="1"))
    before = evening.sees("season", SeasonShown)

    def busy(*_: object) -> None:
        raise FileBusy("club.house")

    asked = AdjustPoints(season=SeasonNo(1), person=people[1], points="6", reason="x")
    done(session, asked)
    monkeypatch.setattr(session.club.people, "named", busy)
    assert evening.sees("season", SeasonShown).rows == before.rows


def test_the_dealers_are_shown_table_by_table(session: Session) -> None:
    evening = Evening(session)
    assert evening.sees("dealers", DealersShown).rows == ()
    ada, ben = (session.club.staff.add(name) for name in ("Ada", "Ben"))
    order = (RotationPart(tournament=evening.tournament),)
    done(session, SetRotation(order=order, down=30))
    for staff in (ada, ben):
        done(session, BringOnDealer(staff=staff))
    state = session.state(evening.tournament)
    assert state is not None
    tables = sum(bool(one.players) for one in state.play.seating.tables.values())
    shown = evening.sees("dealers", DealersShown)
    assert [row[1] for row in shown.rows] == ["no dealer"] * tables + ["Ada", "Ben"]
    assert shown.aside == ""
    done(session, PushDealers(after=0))
    shown = evening.sees("dealers", DealersShown)
    assert {"Ada", "Ben"} & {row[1] for row in shown.rows[:tables]}
    assert shown.aside.startswith("Next push ")
    assert evening.sees("dealers", DealersShown).rows is shown.rows


def test_dealers_that_can_not_be_read_now_stay_as_they_were(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(session)
    done(session, BringOnDealer(staff=session.club.staff.add("Ada")))
    before = evening.sees("dealers", DealersShown)

    def busy(*_: object) -> None:
        raise FileBusy("club.house")

    done(session, BringOnDealer(staff=session.club.staff.add("Ben")))
    monkeypatch.setattr(session.club.staff, "named", busy)
    assert evening.sees("dealers", DealersShown).rows == before.rows


def test_today_tells_how_the_tournament_of_a_row_stands(session: Session) -> None:
    evening = Evening(session)
    assert evening.sees("today", TodayShown).rows[-1].title
    day = today_of(session).day
    done(session, AddToSchedule(day=day, time="12:00", title="Dinner", kind="other"))
    weights = {row.title: row.weight for row in evening.sees("today", TodayShown).rows}
    assert len(weights) == 2
    assert weights.pop("Dinner") != "now"
    assert set(weights.values()) == {"now"}
    link = EditSchedule(row=ScheduleNo(1), title="The main", tournament=evening.tournament)
    done(session, link)
    (main,) = evening.sees("today", TodayShown).rows
    assert (main.time, main.title, main.weight) == ("12:00", "The main", "now")
    assert "players left" in main.said
    assert evening.sees("today", TodayShown).rows[0] is main


def test_today_that_can_not_be_read_now_stays_as_it_was(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(session)
    day = today_of(session).day
    done(session, AddToSchedule(day=day, time="12:00", title="Dinner", kind="other"))
    before = evening.sees("today", TodayShown)

    def busy(*_: object) -> None:
        raise FileBusy("club.house")

    done(session, AddToSchedule(day=day, time="13:00", title="Cash games", kind="cash"))
    monkeypatch.setattr(session.club.notes, "texts", busy)
    assert evening.sees("today", TodayShown).rows == before.rows
