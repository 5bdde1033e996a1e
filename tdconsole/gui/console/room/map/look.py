"""Everything that decides a table's look on the map."""

from typing import NamedTuple

from tdconsole.domain.room.halting import Halt
from tdconsole.domain.room.tables import is_open, others_than
from tdconsole.domain.state.counts import Count
from tdconsole.domain.state.penalties import owing
from tdconsole.domain.state.tournament import Hand, Table, Tournament
from tdconsole.domain.values import Chips, EntryId, Map, SeatNo, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.stage import Stage, blinds_now, stage
from tdconsole.projections.chips.counted import count_going_on, is_counted
from tdconsole.projections.room.floor_map import (
    HandMarks,
    breaks_next,
    halted,
    hand_marks,
    hands_known,
    is_dealing,
    unseen,
)
from tdconsole.projections.room.hall import LEVEL, Hall, Standing

NOBODY: frozenset[SeatNo] = frozenset()
NO_STACKS: Map[EntryId, Chips] = Map()


class State(NamedTuple):
    """The state of a table as a whole: tables alike in this are drawn once, from afar."""

    open: bool
    players: int = 0
    seats: int = 0
    standing: Standing = LEVEL
    halt: Halt = "plays"
    locked: bool = False
    breaks: bool = False
    """Whether it breaks before all others."""
    noted: bool = False
    """Whether there is a note on it."""
    held: bool = False
    """Whether an all-in waits there until the other tables have dealt the hand."""
    counted: bool = False
    """Whether it is counted, while others are still to be."""


CLOSED = State(open=False)
"""The state of a table that is in the room without players."""


class Look(NamedTuple):
    """The look of a table with its seats."""

    state: State
    table: Table
    marks: HandMarks | None
    unseen: frozenset[SeatNo]
    away: frozenset[SeatNo] = NOBODY
    """The seats of players with hands to miss."""
    stacks: tuple[tuple[EntryId, Chips], ...] = ()
    """The counted players of this table."""
    stage: Stage | None = None
    """What is written at the final table besides."""


class _Asked(NamedTuple):
    """What a state is made of."""

    table: Table | None
    hand: Hand | None
    others: tuple[object, ...]
    state: State


def beside_seats(state: Tournament) -> tuple[object, ...]:
    """Return what is drawn at a table besides its players and those away."""
    play = state.play
    return play.hands, play.seen, play.board, state.counts.count, state.table_notes


class Looks:
    """The looks of the tables asked for, updated only where something changed."""

    def __init__(self, view: TournamentView) -> None:
        self._view, self._tournament = view, view.state
        self._fresh: frozenset[TableNo] = frozenset()
        self._breaks: TableNo | None = None
        self._others: tuple[object, ...] = ()
        self._away: frozenset[EntryId] = frozenset()
        self._hall: Hall | None = None
        self._stage: Stage | None = None
        self._count: Count | None = None
        self._states: dict[TableNo, _Asked] = {}

    def take_in(self, hall: Hall) -> frozenset[TableNo] | None:
        """Return the tables whose look may have changed; None means all of them."""
        tournament, before, was = self._view.state, self._hall, self._tournament
        asked = (self._others, self._fresh, self._away, self._count, *beside_seats(was))
        self._tournament, self._hall = tournament, hall
        self._fresh = hands_known(tournament, self._view.now())
        self._away = frozenset(owing(tournament))
        dealing = is_dealing(tournament)
        if before is None or before.seating is not hall.seating or before.setup is not hall.setup:
            self._breaks = breaks_next(tournament) if dealing else None
        self._stage = self._staged(hall)
        self._count = count_going_on(tournament, self._view.now())
        others = (hall.spread, self._breaks, dealing, self._stage)
        if others != self._others or before is None or before.setup is not hall.setup:
            self._others = others
        now = (self._others, self._fresh, self._away, self._count, *beside_seats(tournament))
        if before is None or asked != now:
            return None
        return others_than(before.seating.tables, hall.seating.tables)

    def expired(self) -> bool:
        """Whether a hand is no longer known, the count has ended, or the level at the final table."""
        state, now = self._view.state, self._view.now()
        if hands_known(state, now) != self._fresh or count_going_on(state, now) is not self._count:
            return True
        return self._stage is not None and self._stage.blinds != blinds_now(self._view)

    def _staged(self, hall: Hall) -> Stage | None:
        return stage(self._view) if len(hall.tables) == 1 else None

    def state(self, no: TableNo) -> State:
        hall, tournament = self._hall, self._tournament
        if hall is None:
            return CLOSED
        table = hall.seating.tables.get(no)
        hand = tournament.play.hands.get(no) if no in self._fresh else None
        noted = no in tournament.table_notes
        held, counted = self._held(no), self._counted(table)
        asked = self._states.get(no)
        if (
            asked is not None
            and asked.table is table
            and asked.hand is hand
            and asked.others is self._others
            and (asked.state.noted, asked.state.held, asked.state.counted) == (noted, held, counted)
        ):
            return asked.state
        state = CLOSED._replace(seats=hall.setup.seats_per_table, noted=noted)
        if table is not None and is_open(table):
            state = State(
                open=True,
                players=len(table.players),
                seats=hall.seats_at(table),
                standing=hall.standing(table),
                halt=halted(tournament, table, hall.spread.largest, hand)
                if is_dealing(tournament) and table.players
                else "plays",
                locked=table.locked,
                breaks=no == self._breaks,
                noted=noted,
                held=held,
                counted=counted,
            )
        self._states[no] = _Asked(table, hand, self._others, state)
        return state

    def _held(self, no: TableNo) -> bool:
        board = self._tournament.play.board
        return board is not None and board.tasks.get(no) == "held"

    def _counted(self, table: Table | None) -> bool:
        return table is not None and self._count is not None and is_counted(self._count, table)

    def look(self, no: TableNo) -> Look:
        """The look of a table that is or was open."""
        tournament = self._tournament
        table = tournament.play.seating.tables.get(no) or Table(no=no)
        marks = hand_marks(tournament, table, self._view.now()) if no in self._fresh else None
        away = frozenset(seat for seat, entry in table.players.items() if entry in self._away)
        count = tournament.counts.count
        told = NO_STACKS if count is None else count.stacks
        stacks = tuple((one, told[one]) for one in table.players.values() if one in told)
        return Look(
            self.state(no), table, marks, unseen(tournament, table), away, stacks, self._stage
        )
