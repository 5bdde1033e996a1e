"""Shared tables as the session sees them: what a decision has to know, and what a step changes."""

from typing import Protocol

from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.domain.engine.decider import State
from tdconsole.domain.house.shared_tables import elsewhere, tables_in_use
from tdconsole.domain.language.commands.house import (
    LeaveRoom,
    LendTables,
    ReturnTables,
    ShareRoom,
    UseTables,
)
from tdconsole.domain.state.house import HouseContext, HouseState, same_series
from tdconsole.domain.values import Map, TournamentId
from tdconsole.session.timeline import Timeline

AboutTables = ShareRoom | LeaveRoom | UseTables | LendTables | ReturnTables


class Around(Protocol):
    """What is needed of the session."""

    club: Club

    def tournaments(self) -> list[TournamentId]: ...
    def timeline(self, tournament: TournamentId) -> Timeline: ...


def in_room(around: Around, house: HouseState, tournament: TournamentId, state: State) -> State:
    """The state with the tables of its room that other tournaments have."""
    if state is None or tournament not in house.rooms:
        return state
    gone = {no: _name(around, held.tournament) for no, held in elsewhere(house, tournament)}
    return replace(state, elsewhere=Map(gone)) if gone else state


def about_tables(
    around: Around, house: HouseState, request: AboutTables, context: HouseContext
) -> HouseContext:
    """What a decision about shared tables has to know."""
    tournament = request.tournament
    there = around.tournaments()
    if tournament not in there:
        return context
    context = with_tables(context, around.timeline(tournament).state)
    if isinstance(request, LendTables) and request.to in there:
        to = around.timeline(request.to).state
        context = replace(context, over=to is None or to.finished)
    known = isinstance(request, ShareRoom) and any(
        same_series(one, request.room) for one in around.club.rooms.named()
    )
    return replace(context, is_there=True, room_known=known, names=names(around, house))


def with_tables(context: HouseContext, state: State) -> HouseContext:
    if state is None:
        return context
    return replace(context, in_use=tables_in_use(state), over=state.finished)


def names(around: Around, house: HouseState) -> Map[TournamentId, str]:
    """Name those that have tables now: rooms know all that ever played in them."""
    having = {held.tournament for held in house.tables.values()}
    return Map({one: _name(around, one) for one in having})


def _name(around: Around, tournament: TournamentId) -> str:
    state = around.timeline(tournament).state
    return tournament if state is None else state.setup.name
