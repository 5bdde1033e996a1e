"""A whole evening as one text, so that two programs can be asked whether they tell it alike."""

import msgspec

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer, ReinstatePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import EntryId
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.draw.seat_cards import seat_cards
from tdconsole.projections.eliminations.standings import standings
from tdconsole.projections.payouts.sheet import payout_sheet
from tdconsole.projections.people.names import Known
from tdconsole.projections.room.seating_chart import seating_chart
from tests.domain.floor import Floor, at, busting, out_in_turn, person, queueing, registered


def evening() -> Floor:
    """40 enter, one leaves, two come late, one comes back; all but one go out."""
    floor = registered(40)
    floor.do(UnregisterEntry(entry=EntryId(7)), DrawSeats(word="ace"), StartClock())
    floor.wait(minutes=12).do(queueing(41), queueing(42), DrawSeats(word="king"))
    floor.do(busting(3, 19), busting(21, 22, 23, stacks=(500, 500, None)), busting(8))
    floor.do(ReinstatePlayer(entry=EntryId(8)))
    seating = floor.tournament.play.seating
    free = next(seat for n in range(1, 10) if seating.at(seat := at(1, n)) is None)
    floor.do(MovePlayer(entry=EntryId(8), seat=free), PauseClock(reason="fire alarm"))
    floor.wait(minutes=8).do(ResumeClock())
    floor.wait(minutes=31)
    left = sorted(floor.tournament.play.seating.of)
    out_in_turn(floor, *left[:-1])
    floor.do(FinishTournament())
    return floor


def told(floor: Floor) -> str:
    tournament = floor.tournament
    people = {person(number): Known(name=f"Player {number}") for number in range(1, 30)}
    views = (
        clock_board(tournament, floor.now),
        seating_chart(tournament, people),
        standings(tournament, people),
        payout_sheet(tournament, people),
        tuple(seat_cards(tournament, people)),
        sorted(map(repr, problems(tournament))),
    )
    return msgspec.json.encode(views).decode() + repr(tournament)


if __name__ == "__main__":
    print(told(evening()))  # noqa: T201 -- what the two are compared by
