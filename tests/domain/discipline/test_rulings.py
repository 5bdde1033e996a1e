"""What was ruled: written down, decided later, corrected; and what is held back until then."""

from typing import Final

import pytest

from tdconsole.domain.discipline.rulings import holders, pending
from tdconsole.domain.engine.invariants import PaidAgainstRuling, problems
from tdconsole.domain.language.commands.money import PayOut
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.rejections.discipline import (
    DecidedHoldsNothing,
    NoSuchRuling,
    NotAnArticle,
    NothingSaid,
    PrizeHeldBack,
    RulingIsDecided,
    RulingPends,
    RulingUnchanged,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.payouts import PaidAlready
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.state.ruling import Ruling, held_from
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Map,
    NoteId,
    PayoutNo,
    RulingNo,
    TableNo,
    Withheld,
)
from tests.domain.floor import Floor, out_in_turn, playing

ONE, TWO, THREE = map(EntryId, (1, 2, 3))
FIRST, SECOND = RulingNo(1), RulingNo(2)
HAPPENED, DECIDED = NoteId("a note"), NoteId("a ruling")
POT: Final = Withheld(chips=Chips(12_000))
PRIZE: Final = Withheld(prize=THREE)


def decided(**about: object) -> MakeRuling:
    told = {"happened": "two exposed cards", "decided": "the hand is dead"} | about
    return MakeRuling(**told)  # type: ignore[arg-type]


def waits(withheld: Withheld | None = None) -> MakeRuling:
    return MakeRuling(happened="two exposed cards", withheld=withheld)


def after(*commands: Command) -> Floor:
    floor = playing(9)
    floor.do(*commands)
    return floor


def in_the_money(*commands: Command) -> Floor:
    """Five play; third went out for 50.00."""
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    floor.do(*commands)
    return floor


def forecast(floor: Floor, command: Command) -> tuple[Event, ...]:
    decision = floor.when(command)
    assert isinstance(decision, tuple)
    return decision


# Written down


def test_it_is_decided_as_it_is_written_down() -> None:
    floor = playing(9)
    assert floor.when(
        decided(
            table=TableNo(1),
            entries=(ONE, TWO, ONE),
            stage="river",
            cites=("F 53", " TDA  71-A ", "F 53"),
        )
    ) == (
        RulingMade(
            ruling=FIRST,
            play=FIRST_PLAY,
            at=floor.now,
            happened=HAPPENED,
            table=TableNo(1),
            entries=(ONE, TWO),
            stage="river",
            decided=DECIDED,
            cites=("F 53", "TDA 71-A"),
        ),
    )


def test_it_is_pending_until_it_is_decided() -> None:
    floor = after(waits(POT), decided())
    assert pending(floor.tournament) == (FIRST,)
    assert floor.tournament.rulings[FIRST].held == POT
    floor.do(DecideRuling(ruling=FIRST, decided="split", cites=("F 12",)))
    ruling = floor.tournament.rulings[FIRST]
    assert not pending(floor.tournament)
    assert (ruling.decided, ruling.held, ruling.withheld) == (DECIDED, None, POT)


def test_the_articles_of_the_decision_come_to_those_there_are() -> None:
    floor = after(MakeRuling(happened="a chip in the air", cites=("TDA 45",)))
    floor.do(DecideRuling(ruling=FIRST, decided="it counts", cites=("F 12", "TDA 45")))
    assert floor.tournament.rulings[FIRST].cites == ("TDA 45", "F 12")


def test_a_number_is_issued_once() -> None:
    floor = after(decided(), decided())
    assert sorted(floor.tournament.rulings) == [FIRST, SECOND]


def test_before_anybody_sits_and_when_all_is_over() -> None:
    floor = in_the_money()
    out_in_turn(floor, 4)
    floor.do(FinishTournament(), waits(), DecideRuling(ruling=FIRST, decided="no"))
    floor.do(CorrectRuling(ruling=FIRST, decided="yes"))
    assert not pending(floor.tournament)


def test_of_a_table_that_was_broken_since() -> None:
    floor = in_the_money()
    table = floor.tournament.exits.by_entry[ONE].seat.table
    assert isinstance(floor.when(decided(table=table)), tuple)


@pytest.mark.parametrize(
    ("command", "rejection"),
    [
        (MakeRuling(happened="  "), NothingSaid()),
        (decided(decided=" "), NothingSaid()),
        (decided(withheld=POT), DecidedHoldsNothing()),
        (decided(table=TableNo(77)), NoSuchTable(table=TableNo(77))),
        (decided(entries=(ONE, EntryId(99))), UnknownEntry(entry=EntryId(99))),
        (decided(cites=("F 53", "common sense")), NotAnArticle(article="common sense")),
        (decided(cites=("F 53; TDA 1",)), NotAnArticle(article="F 53; TDA 1")),
        (waits(Withheld(prize=EntryId(99))), UnknownEntry(entry=EntryId(99))),
        (DecideRuling(ruling=FIRST, decided="split"), NoSuchRuling(ruling=FIRST)),
        (CorrectRuling(ruling=FIRST), NoSuchRuling(ruling=FIRST)),
    ],
)
def test_refused(command: Command, rejection: Rejection) -> None:
    assert playing(9).when(command) == rejection


def test_nothing_held_back_is_nothing() -> None:
    (event,) = playing(9).do(decided(withheld=Withheld()))
    assert isinstance(event, RulingMade)
    assert event.withheld is None


# Decided


def test_it_is_decided_once() -> None:
    floor = after(decided())
    assert floor.when(DecideRuling(ruling=FIRST, decided="no")) == RulingIsDecided(ruling=FIRST)


@pytest.mark.parametrize(
    ("command", "rejection"),
    [
        (DecideRuling(ruling=FIRST, decided=" "), NothingSaid()),
        (DecideRuling(ruling=FIRST, decided="a", cites=("?",)), NotAnArticle(article="?")),
        (CorrectRuling(ruling=FIRST, decided="no"), RulingPends(ruling=FIRST)),
        (CorrectRuling(ruling=FIRST, happened=" "), NothingSaid()),
        (CorrectRuling(ruling=FIRST), RulingUnchanged(ruling=FIRST)),
    ],
)
def test_of_a_pending_one_refused(command: Command, rejection: Rejection) -> None:
    assert after(waits()).when(command) == rejection


# Corrected


def test_it_reads_as_it_was_corrected() -> None:
    floor = after(decided(table=TableNo(1), entries=(ONE,), cites=("F 53",)))
    command = CorrectRuling(
        ruling=FIRST, table=TableNo(1), entries=(TWO,), stage="turn", decided="the hand plays"
    )
    assert floor.when(command) == (
        RulingCorrected(
            ruling=FIRST, table=TableNo(1), entries=(TWO,), stage="turn", decided=DECIDED
        ),
    )
    floor.do(command)
    ruling = floor.tournament.rulings[FIRST]
    assert (ruling.entries, ruling.stage, ruling.cites) == ((TWO,), "turn", ())
    assert ruling.happened == HAPPENED


def test_what_stays_need_not_be_there_any_more() -> None:
    floor = playing(9).given(
        RulingMade(
            ruling=FIRST,
            play=FIRST_PLAY,
            at=Floor().now,
            happened=HAPPENED,
            table=TableNo(12),
            entries=(EntryId(99),),
        )
    )
    command = CorrectRuling(
        ruling=FIRST, table=TableNo(12), entries=(EntryId(99),), happened="three cards"
    )
    assert isinstance(floor.when(command), tuple)


def test_a_table_or_a_player_that_comes_in_has_to_be_there() -> None:
    floor = after(decided())
    command = CorrectRuling(ruling=FIRST, table=TableNo(77))
    assert floor.when(command) == NoSuchTable(table=TableNo(77))
    command = CorrectRuling(ruling=FIRST, entries=(EntryId(99),))
    assert floor.when(command) == UnknownEntry(entry=EntryId(99))


def test_what_is_held_back_is_corrected_while_it_is() -> None:
    floor = after(waits(POT), CorrectRuling(ruling=FIRST))
    assert floor.tournament.rulings[FIRST].held is None
    floor.do(CorrectRuling(ruling=FIRST, withheld=POT))
    floor.do(DecideRuling(ruling=FIRST, decided="split"))
    floor.do(CorrectRuling(ruling=FIRST, decided="not split"))
    assert floor.tournament.rulings[FIRST].withheld == POT
    later = CorrectRuling(ruling=FIRST, withheld=PRIZE)
    assert floor.when(later) == DecidedHoldsNothing()


# Held back


def test_a_prize_held_back_is_not_paid() -> None:
    floor = in_the_money(waits(PRIZE))
    held = PrizeHeldBack(entry=THREE, ruling=FIRST)
    assert floor.when(PayOut(entry=THREE)) == held
    floor.do(DecideRuling(ruling=FIRST, decided="it is his"), PayOut(entry=THREE))
    assert not problems(floor.tournament)


def test_another_prize_is_paid() -> None:
    floor = in_the_money(waits(Withheld(prize=ONE)))
    (event,) = floor.do(PayOut(entry=THREE))
    assert isinstance(event, PrizePaid)
    assert holders(floor.tournament).get(THREE) is None


def test_what_was_paid_is_not_held_back() -> None:
    floor = in_the_money(PayOut(entry=THREE))
    paid = PaidAlready(entry=THREE, due="prize", payout=PayoutNo(1))
    assert floor.when(waits(PRIZE)) == paid


def test_a_payment_against_a_ruling_is_a_problem() -> None:
    """The decision was undone after it."""
    floor = in_the_money()
    (made,) = forecast(floor, waits(PRIZE))
    (paid,) = forecast(floor, PayOut(entry=THREE))
    floor.given(made, paid)
    assert PaidAgainstRuling(ruling=FIRST, entry=THREE) in problems(floor.tournament)


def test_what_was_paid_before_it_was_held_back_is_none() -> None:
    floor = in_the_money()
    (made,) = forecast(floor, waits(PRIZE))
    (paid,) = forecast(floor, PayOut(entry=THREE))
    floor.given(paid, made)
    assert not problems(floor.tournament)


def test_the_prize_of_whoever_goes_on_with_another_entry() -> None:
    ruling = Ruling(play=FIRST_PLAY, at=Floor().now, happened=HAPPENED, withheld=PRIZE)
    over = Ruling(
        play=FIRST_PLAY, at=Floor().now, happened=HAPPENED, withheld=PRIZE, decided=DECIDED
    )
    rulings = held_from(Map({FIRST: ruling, SECOND: over}), {THREE: TWO})
    assert rulings[FIRST].held == Withheld(prize=TWO)
    assert rulings[SECOND].withheld == PRIZE


# Total


def test_a_ruling_nobody_made_changes_nothing() -> None:
    floor = playing(9)
    before = floor.tournament
    floor.given(RulingDecided(ruling=FIRST, at=floor.now, decided=DECIDED))
    floor.given(RulingCorrected(ruling=FIRST, stage="turn"))
    assert floor.tournament.rulings is before.rulings
