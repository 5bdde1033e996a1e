"""What the screen shows now of a session's tournament, in one language."""

import logging
from collections.abc import Iterator
from typing import Final, NamedTuple, assert_never

from msgspec.structs import replace

from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant, Millis, NoteId, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.rules import flight_in_hand
from tdconsole.known_errors import KnownError
from tdconsole.projections.bubble.hand_board import HandBoard, hand_board
from tdconsole.projections.bubble.untold import in_the_money, untold
from tdconsole.projections.clock.board import ClockBoard, clock_board, clock_state, until_change
from tdconsole.projections.day.day_end import EndOfDay, end_of_day
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.projections.prizes.deal import DealAgreedView, DealBoard, agreed_deal
from tdconsole.projections.prizes.final_table import FinalTable, is_final
from tdconsole.projections.prizes.final_table import final_table as final_table_of
from tdconsole.projections.prizes.heads import envelopes_board, kind_of
from tdconsole.projections.prizes.listed import prize_list
from tdconsole.session import Session, TimeSource
from tdconsole.settings import Screen
from tdconsole.spelling import letters_of
from tdconsole.wall.charts_on_wall import ChartsOnWall
from tdconsole.wall.composing.layout import Body, Shown
from tdconsole.wall.composing.slots import held_sponsor, sponsors_turn
from tdconsole.wall.facts import Facts
from tdconsole.wall.flight_on_wall import Flight
from tdconsole.wall.house_on_wall import HouseOnWall
from tdconsole.wall.programme import PAGE, Programme, Standing, band
from tdconsole.wall.screens.alternates import alternates
from tdconsole.wall.screens.bounties import bounties
from tdconsole.wall.screens.break_screen import break_screen, held_card
from tdconsole.wall.screens.chips import chip_counts
from tdconsole.wall.screens.clock_words import Clock, clock
from tdconsole.wall.screens.deal import deal
from tdconsole.wall.screens.draw import draw
from tdconsole.wall.screens.evening.charts import charts
from tdconsole.wall.screens.final_table import FinalTableShown, final_table
from tdconsole.wall.screens.flights import flights
from tdconsole.wall.screens.frame import frame
from tdconsole.wall.screens.hand_for_hand import HandForHand, hand_for_hand
from tdconsole.wall.screens.house.season import SeasonShown
from tdconsole.wall.screens.last_hands import last_hands
from tdconsole.wall.screens.moments.cards import Card
from tdconsole.wall.screens.moments.on_wall import Moments, before_clock
from tdconsole.wall.screens.moves import moves
from tdconsole.wall.screens.notice import notice
from tdconsole.wall.screens.prizes import how_prizes_stand, prizes
from tdconsole.wall.screens.seating import CROWD, CROWDED, Seated, seating
from tdconsole.wall.screens.standings import standings
from tdconsole.wall.screens.winner import Winner, winner

log = logging.getLogger(__name__)

_NAMING: Final[frozenset[Screen]] = frozenset(
    {
        "seating",
        "moves",
        "standings",
        "winner",
        "alternates",
        "deal",
        "bounties",
        "chips",
        "flights",
        "final-table",
        "charts",
    }
)
"""The screens with names on them: for others no name is read."""


class Glance(NamedTuple):
    shown: Shown
    holds: Millis
    """How long it stays the same, if nobody does anything."""
    at: Instant


class Show:
    """The show; a known error never ends it: the last board that could be read goes on."""

    def __init__(  # noqa: PLR0913, PLR0917 -- whose, in which words, and what of it
        self,
        session: Session,
        tournament: TournamentId,
        words: Catalogue,
        time: TimeSource,
        programme: Programme,
        flight: Flight | None = None,
        letters: tuple[str, str] | None = None,
    ) -> None:
        """Begin with this flight, or by default with the one opened last.

        Of those seated only the ones whose names begin with these letters or any between are shown.
        """
        self.session, self.tournament = session, tournament
        self._flight = flight or FlightInHand()
        self.words, self._time, self._programme = words, time, programme
        self._letters = letters
        self._facts, self._moments = Facts(session, words), Moments(words)
        self._house = HouseOnWall(session, words, self._tell)
        self.charts = ChartsOnWall(session, tournament, words)
        self._reason: tuple[NoteId | None, str | None] = (None, None)
        self._fault = ""
        self._boards, self._clocks = Memo[ClockBoard](), Memo[Clock]()
        self._deals = Memo[DealAgreedView | None]()
        self._hands = Memo[HandBoard | None]()
        self._days = Memo[EndOfDay]()
        self._finals = Memo[FinalTable | None]()

    @property
    def motion(self) -> bool:
        """Whether one screen fades into the next."""
        return self._programme.choices.motion

    def follow(self) -> None:
        try:
            self.session.refresh()
        except KnownError as error:
            self._tell(error)

    def now(self) -> Instant:
        return self._time.now()

    def _state(self) -> Tournament | None:
        state = self.session.state(self.tournament)
        return None if state is None else self._flight.of(state)

    def glance(self, now: Instant | None = None) -> Glance | None:
        """The live screen, or None if the tournament never existed."""
        state = self._state()
        if state is None:
            return None
        now = now or self._time.now()
        board = self._board(state, now)
        standing = self._standing(state, board, now)
        shown = replace(self._said(state, board, standing, now), sponsor=sponsors_turn(now))
        words, left = band(self._programme.choices, now)
        holds = standing.holds if left is None else min(left, standing.holds)
        until = (until_change(board, now), holds, held_card(shown.body, now), held_sponsor(now))
        return Glance(replace(shown, band=words) if words else shown, Millis(min(until)), now)

    def clock(self, now: Instant) -> tuple[ClockBoard, Clock] | None:
        """The clock behind all screens, and its words."""
        state = self._state()
        if state is None:
            return None
        board = self._board(state, now)
        return board, self._around(board, now)

    def ahead(self, now: Instant | None = None) -> Glance | None:
        """The next screen."""
        return self.screen(self._programme.prepared, now)

    def screen(self, screen: Screen, now: Instant | None = None) -> Glance | None:
        """A screen as it would be live now."""
        state = self._state()
        if state is None:
            return None
        now = now or self._time.now()
        board = self._board(state, now)
        standing = Standing(screen, now.uptime // PAGE, until_change(board, now))
        shown = replace(self._said(state, board, standing, now), sponsor=sponsors_turn(now))
        return Glance(shown, Millis(min(standing.holds, held_sponsor(now))), now)

    def is_able(self, screen: Screen, now: Instant) -> bool:
        """Whether the screen has something to show now."""
        state = self._state()
        return state is not None and self._has_something(state, screen, now)

    def flight(self) -> str:
        """The flight's name; empty without flights."""
        state = self._state()
        return "" if state is None else flight_in_hand(self.words, state)

    def live(self) -> Screen:
        """The live screen: chosen by hand, in rotation, or by the state of play."""
        state = self._state()
        if state is None:
            return "clock"
        now = self._time.now()
        return self._standing(state, self._board(state, now), now).screen

    def _standing(self, state: Tournament, board: ClockBoard, now: Instant) -> Standing:
        def able(screen: Screen) -> bool:
            return self._has_something(state, screen, now)

        def pace(screen: Screen) -> Millis:
            crowded = screen == "seating" and len(state.play.seating.of) > CROWD
            return CROWDED if crowded else PAGE

        first = before_clock(state, board, now)
        return self._programme.standing(clock_state(board), able, now, first=first, pace=pace)

    def _has_something(self, state: Tournament, screen: Screen, now: Instant) -> bool:
        choices = self._programme.choices
        match screen:
            case "clock":
                return True
            case "prizes":
                open_ = state.prizes.refunds is None
                return choices.money and open_ and bool(prize_list(state).amounts)
            case "seating":
                return bool(state.play.seating.of)
            case "moves":
                self._read_names(state)
                return bool(self._facts.moves(state, self._trail(), now))
            case "break":
                return any(isinstance(period, Break) for period in state.setup.structure)
            case "notice":
                return choices.notices and bool(choices.notice.strip())
            case "standings":
                return bool(state.exits.by_entry)
            case "draw":
                return state.draws.commitment is not None
            case "winner":
                return state.finished and state.left == 1
            case "alternates":
                return bool(state.play.seating.of and waiting(state))
            case "deal":
                return choices.money and self._deal(state) is not None
            case "bounties":
                kind = kind_of(state)
                seen = kind in {"progressive", "mystery"} or bool(state.exits.by_entry)
                return choices.money and kind != "none" and seen
            case "last-hands":
                return state.play.last_hands is not None
            case "hand-for-hand":
                return state.play.board is not None or in_the_money(state, now) is not None
            case "chips":
                count = state.counts.count
                out = state.exits.by_entry
                return count is not None and any(entry not in out for entry in count.stacks)
            case "flights":
                return state.terms.flights != "off"
            case "final-table":
                return is_final(state)
            case "season" | "dealers" | "today":
                return self._house.has(screen)
            case "charts":
                return bool(state.entries.by_id)
            case _:
                assert_never(screen)

    def _deal(self, state: Tournament) -> DealBoard | DealAgreedView | None:
        """The deal, agreed or under discussion."""
        if state.prizes.deal is None:
            talked, entries = self._programme.talked, state.entries.by_id
            here = talked is not None and all(row.entry in entries for row in talked.rows)
            return talked if here else None
        return self._deals.of(
            state.prizes.deal,
            state.exits,
            state.setup,
            made=lambda: agreed_deal(state, {}),
        )

    def _said(
        self, state: Tournament, board: ClockBoard, standing: Standing, now: Instant
    ) -> Shown:
        around = self._around(board, now)
        if standing.screen == "clock":
            automatic = self._programme.choices.automatic
            change = self._moments.change(state, board, around, now) if automatic else None
            if change is None:
                ribbon, turn = self.charts.ribbon(state, now), standing.turn
                return Shown(body=replace(around, ribbon=ribbon, turn=turn))
            return Shown(body=change, frame=frame(self.words, board, around, now, line=False))
        if standing.screen in _NAMING:
            self._read_names(state, everybody=standing.screen == "flights")
        body = self._body(state, board, around, standing, now)
        line = not isinstance(body, FinalTableShown | Winner) and (
            standing.screen != "break" or not isinstance(board.period, Break)
        )
        ribbon = self.charts.ribbon(state, now) if line else None
        framed = frame(self.words, board, around, now, line=line, ribbon=ribbon)
        if isinstance(body, HandForHand) and state.play.board is not None:
            stands = self.words.pgettext("wall", "the clock stands")
            framed = replace(framed, state="running", level=stands)
        if isinstance(body, SeasonShown) and body.name:
            framed = replace(framed, title=body.name)
        return Shown(body=body, frame=framed)

    def _board(self, state: Tournament, now: Instant) -> ClockBoard:
        def made() -> ClockBoard:
            board = clock_board(state, now, len(untold(state)))
            flight = flight_in_hand(self.words, state)
            return replace(board, name=f"{board.name} · {flight}") if flight else board

        return self._boards.of(state, now, made=made)

    def _around(self, board: ClockBoard, now: Instant) -> Clock:
        choices = self._programme.choices
        return self._clocks.of(board, choices, made=lambda: self._clock(board, now))

    def _clock(self, board: ClockBoard, now: Instant) -> Clock:
        choices = self._programme.choices
        return clock(
            self.words,
            board,
            now,
            self._read(board.pause_reason) if choices.notices else None,
            notice=choices.notice if choices.notices else "",
            money=choices.money,
        )

    def _body(
        self,
        state: Tournament,
        board: ClockBoard,
        around: Clock,
        standing: Standing,
        now: Instant,
    ) -> Body:
        words, facts, choices = self.words, self._facts, self._programme.choices
        turn = standing.turn
        match standing.screen:
            case "clock":
                return around
            case "prizes":
                listed = prize_list(state)
                how = how_prizes_stand(state, board)
                left = 0 if state.finished else board.players
                return prizes(words, listed if choices.money else None, turn, how, left)
            case "seating":
                return seating(words, self._lettered(facts.seated(state, now)), turn)
            case "moves":
                return moves(words, facts.moves(state, self._trail(), now), turn)
            case "break":
                leaving = self._moments.leaving.of(state)
                cards = self._cards(state, board, now)
                return break_screen(
                    words, board, around, state.setup.structure, now, leaving, cards
                )
            case "notice":
                return notice(words, choices.notice if choices.notices else "")
            case "standings":
                placed = facts.standings(state, now, paid=choices.money)
                return standings(words, *placed, board, turn)
            case "draw":
                committed = state.draws.commitment
                last = facts.last_draws(state, self._trail())
                return draw(words, committed.commitment if committed else None, last)
            case "winner":
                return winner(words, facts.winner(state, paid=choices.money))
            case "alternates":
                line = facts.alternates(state)
                return alternates(words, line, len(line), turn)
            case "deal":
                found = self._deal(state) if choices.money else None
                return deal(words, found, facts.names.in_list, turn)
            case "bounties":
                kind, currency = kind_of(state), state.setup.currency
                largest = facts.heads(state) if choices.money and kind != "mystery" else ()
                inside = envelopes_board(state) if choices.money else ()
                return bounties(words, kind, largest, inside, currency, turn)
            case "chips":
                average = next((one for one in around.figures if one.name == "average"), None)
                return chip_counts(words, *facts.leaders(state, now), turn, average)
            case "flights":
                return flights(words, facts.flights(state, now), turn)
            case "final-table":
                return self._final_table(state, around, now)
            case "season" | "dealers" | "today":
                return self._house.body(standing.screen, choices.names, now, turn)
            case "charts":
                seen = self.charts.of(state, facts.names.of, now, money=choices.money)
                return charts(words, seen, turn)
            case "last-hands":
                return last_hands(words, self._ending(state, now))
            case "hand-for-hand":
                bursts = in_the_money(state, now) if choices.money else None
                return hand_for_hand(words, self._hand(state, now), bursts, money=choices.money)
            case _:
                assert_never(standing.screen)

    def _final_table(self, state: Tournament, around: Clock, now: Instant) -> FinalTableShown:
        """The stage; who sits where stays the same object until somebody moves or is counted."""
        table = self._finals.of(
            state, around.level, around.state, made=lambda: final_table_of(state, now)
        )
        money = self._programme.choices.money
        return final_table(self.words, table, around, self._facts.names.ways, money=money)

    def _cards(self, state: Tournament, board: ClockBoard, now: Instant) -> tuple[Card, ...]:
        if not isinstance(board.period, Break):
            return ()
        if state.counts.count is not None:
            self._read_names(state)
        choices, leading = self._programme.choices, self._facts.leaders(state, now)
        listed = prize_list(state) if choices.money else None
        shown = prizes(self.words, listed, 0, how_prizes_stand(state, board))
        notice = choices.notice if choices.notices else ""
        return self._moments.cards(state, board, leading, shown, notice)

    def _lettered(self, seated: tuple[Seated, ...]) -> tuple[Seated, ...]:
        if self._letters is None:
            return seated
        first, last = self._letters
        return tuple(one for one in seated if first <= letters_of(one.key) <= last)

    def _ending(self, state: Tournament, now: Instant) -> EndOfDay:
        """The end of the day, the same object until a table reports."""
        return self._days.of(state, made=lambda: end_of_day(state, now))

    def _hand(self, state: Tournament, now: Instant) -> HandBoard | None:
        """The board, the same object until a table reports, as the clock is stopped."""
        return self._hands.of(state, made=lambda: hand_board(state, now))

    def _trail(self) -> Iterator[TrailStep]:
        """The steps, latest first."""
        timeline = self.session.timeline(self.tournament)
        return map(timeline.as_read, reversed(timeline.steps))

    def _read_names(self, state: Tournament, *, everybody: bool = False) -> None:
        """Read the names of the flight in hand, or of all flights."""
        try:
            form = self._programme.choices.names
            if everybody:
                self._facts.everybody.read(united(state).entries, form)
            else:
                self._facts.names.read(state.entries, form)
        except KnownError as error:
            self._tell(error)

    def _read(self, note: NoteId | None) -> str | None:
        if note is None or note == self._reason[0]:
            return None if note is None else self._reason[1]
        try:
            self._reason = (note, self.session.club.notes.read(note))
        except KnownError as error:
            self._tell(error)
            return None
        return self._reason[1]

    def _tell(self, error: KnownError) -> None:
        """Log the error once, not four times a second."""
        if str(error) != self._fault:
            self._fault = str(error)
            log.warning("the screen goes on with what it last read: %s", error)
