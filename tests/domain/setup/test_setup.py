import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
    RacingTable,
)
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    CorrectPayments,
    PassAlternate,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BeganWith,
    BreakTable,
    CorrectElimination,
    DismissAdvice,
    HandBackAdvice,
    MovePlayer,
    NameBigBlind,
    NameStacks,
    PlaceButton,
    PostponeAdvice,
    ReinstatePlayer,
    Relocation,
    ReorderElimination,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
    TakeOnAdvice,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    DisqualifyPlayer,
    GiveSpecial,
    OpenEnvelope,
    PayOut,
    PlanPrizes,
    PostPrizes,
    ReclassifyPlayer,
    SettleTie,
    TakeBack,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    NoteTable,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament, OverrideRules
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.setup import (
    AlreadyCreated,
    NoLevels,
    NoSuchTournament,
    TournamentIsOver,
)
from tdconsole.domain.language.rejections.structure import (
    BandsOutOfOrder,
    SharesDoNotAddUp,
    SharesRise,
)
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.setup.creating import payouts_fault
from tdconsole.domain.values import (
    CallNo,
    Chips,
    DealShare,
    EntryId,
    Money,
    PayoutBand,
    PenaltyNo,
    PeriodId,
    Place,
    RulingNo,
    SeatNo,
    TableNo,
)
from tests.domain.floor import (
    BREAK,
    CASH,
    FIRST_LEVEL,
    THREE_PAID,
    TWO_PAID,
    WINNER_TAKES_ALL,
    Floor,
    at,
    busting,
    create,
    ended,
    founded,
    opened,
    playing,
    qualifying,
    registering,
)

EVERY_OTHER_COMMAND: list[Command] = [
    MakeRuling(happened="exposed card", cites=("F 53",)),
    DecideRuling(ruling=RulingNo(1), decided="it plays"),
    CorrectRuling(ruling=RulingNo(1), stage="turn"),
    OpenFlight(),
    MergeFlights(),
    EditSetup(stack=Chips(25_000)),
    RemoveNoShow(entry=EntryId(1)),
    TakeRebuy(entry=EntryId(1)),
    TakeAddOn(entry=EntryId(1)),
    TakeBonus(entry=EntryId(1)),
    TakeSecondHalf(entry=EntryId(1)),
    CorrectPayments(entry=EntryId(1), payments=(CASH,)),
    CallAlternate(),
    PassAlternate(entry=EntryId(1)),
    RedrawSeats(reason="final table"),
    DrawButtons(),
    OpenTables(number=1),
    CloseTables(tables=(TableNo(9),)),
    LockTable(table=TableNo(1)),
    NoteTable(table=TableNo(1), note="loud"),
    MarkSeats(seats=(at(1, 9),), use="dead"),
    RemoveUnsold(),
    SeatEntry(entry=EntryId(1), seat=at(1, 9), reason="wheelchair"),
    PinSeat(entry=EntryId(1), seats=(SeatNo(1),)),
    OverrideRules(changes=RuleChanges(by_hands=True)),
    FinishTournament(),
    registering(9),
    qualifying(12_000, first=9),
    UnregisterEntry(entry=EntryId(1)),
    DrawSeats(),
    RenewCommitment(reason="the laptop was stolen"),
    StartClock(),
    PauseClock(),
    ResumeClock(),
    AdjustClock(seconds=60),
    SetClock(seconds=90),
    SetLevel(period=PeriodId(2)),
    CountHands(hands=-1),
    RestoreClock(),
    SettleClock(by="awake"),
    EditStructure(structure=(FIRST_LEVEL, BREAK)),
    busting(1),
    ReinstatePlayer(entry=EntryId(2)),
    MovePlayer(entry=EntryId(1), seat=at(1, 5)),
    CallTheClock(table=TableNo(1), seat=SeatNo(1)),
    EndCall(call=CallNo(1), outcome="acted"),
    PlayTimeCard(entry=EntryId(1)),
    PlanPrizes(plan=PrizePlan(curve=Curve())),
    PostPrizes(),
    SettleTie(ranks=((EntryId(1),), (EntryId(2),))),
    AgreeDeal(
        method="even",
        shares=(
            DealShare(entry=EntryId(1), chips=Chips(1), amount=Money(1)),
            DealShare(entry=EntryId(2), chips=Chips(1), amount=Money(1)),
        ),
    ),
    DisqualifyPlayer(entry=EntryId(1), stack=Chips(1), reason="cheating"),
    ReclassifyPlayer(entry=EntryId(1), reason="cheating"),
    CancelTournament(reason="fire"),
    PayOut(entry=EntryId(1)),
    TakeBack(entry=EntryId(1)),
    OpenEnvelope(victim=EntryId(1)),
    GiveSpecial(entry=EntryId(1), prize="Royal flush"),
    CorrectElimination(entry=EntryId(2), stack=Chips(900)),
    NameStacks(stacks=(BeganWith(entry=EntryId(2), stack=Chips(900)),)),
    ReorderElimination(entry=EntryId(2)),
    SwapPlayers(entry=EntryId(1), other=EntryId(2)),
    BalanceTables(moves=(Relocation(entry=EntryId(1), seat=at(2, 9)),)),
    PlaceButton(table=TableNo(1), button=SeatNo(1)),
    NameBigBlind(table=TableNo(1), seat=SeatNo(2)),
    SeePlayers(),
    SetBreakingOrder(tables=(TableNo(2), TableNo(1))),
    BreakTable(table=TableNo(2)),
    PostponeAdvice(advice="TableCanBreak 2", facts="a"),
    DismissAdvice(advice="TableCanBreak 2", facts="a", reason="not tonight"),
    TakeOnAdvice(advice="TableCanBreak 2", facts="a"),
    HandBackAdvice(advice="TableCanBreak 2"),
    CountChips(table=TableNo(1), chips=60_000),
    CorrectChips(chips=-25, why="found_late"),
    ExchangeFound(entry=EntryId(1), old=Chips(25), pieces=7, new=Chips(100)),
    RaceChips(old=Chips(25), new=Chips(100), tables=(RacingTable(table=TableNo(1), odd=4, got=1),)),
    StartHandForHand(until=1),
    ReportTables(tables=(TableNo(1),), task="done"),
    DealNextHand(),
    ExtendHandForHand(until=1),
    EndHandForHand(),
    GivePenalty(entry=EntryId(1), rounds=1),
    CountServed(penalty=PenaltyNo(1)),
    CountHandAt(table=TableNo(1)),
    CountMisdealAt(table=TableNo(1)),
    ReportReturn(penalty=PenaltyNo(1)),
    LiftPenalty(penalty=PenaltyNo(1), reason="the floor was wrong"),
    CallLastHands(hands=3),
    PlayLastHands(tables=(TableNo(1),)),
    BagStacks(bags=(Bagging(entry=EntryId(1), chips=20_000),)),
    EndDay(),
    SeatAsBefore(),
]


def band(entries: int, *shares: int) -> PayoutBand:
    return PayoutBand(entries=entries, shares=shares)


def finished() -> Floor:
    floor = playing(2)
    floor.do(busting(2), FinishTournament())
    return floor


def test_creating_gives_every_period_a_number_for_life() -> None:
    created = opened().tournament.setup
    assert [period.id for period in created.structure] == [1, 2, 3, 4]


def test_numbers_typed_for_periods_are_overruled() -> None:
    typed = replace(FIRST_LEVEL, id=77)
    setup = opened(structure=(typed, BREAK)).tournament.setup
    assert [period.id for period in setup.structure] == [1, 2]


def test_creating_records_what_was_asked_and_commits_to_a_chain() -> None:
    event, commitment = Floor().do(create())
    wanted = create()
    assert isinstance(event, TournamentCreated)
    assert (event.name, event.price, event.payouts) == (wanted.name, wanted.price, wanted.payouts)
    assert (event.cash_unit, event.stack, event.seats_per_table) == (1, 20_000, 9)
    assert isinstance(commitment, DrawCommitted)
    assert commitment.reason is None


def test_a_new_tournament_has_nobody_nothing_and_a_clock_that_stands() -> None:
    tournament = opened().tournament
    assert (tournament.left, tournament.chips, tournament.takings.pool) == (0, 0, 0)
    assert tournament.play.clock.anchor is None
    assert not tournament.finished


def test_without_a_secret_nothing_is_created() -> None:
    assert Floor().when(create(), commitment=None) == NoMoreLinks()


def test_a_tournament_is_created_once() -> None:
    assert opened().when(create(name="Another")) == AlreadyCreated()


def test_a_finished_tournament_is_not_created_over() -> None:
    assert finished().when(create()) == AlreadyCreated()


def test_a_second_creation_in_the_file_changes_nothing() -> None:
    floor = opened()
    before = floor.tournament
    assert floor.given(founded(name="Another")).tournament is before


@pytest.mark.parametrize("structure", [(), (BREAK,)], ids=["empty", "breaks only"])
def test_a_structure_needs_a_level(structure: tuple[()]) -> None:
    assert Floor().when(create(structure=structure)) == NoLevels()


@pytest.mark.parametrize(
    ("bands", "fault"),
    [
        ((), BandsOutOfOrder(entries=0)),
        ((band(2, 10_000),), BandsOutOfOrder(entries=2)),
        ((WINNER_TAKES_ALL, WINNER_TAKES_ALL), BandsOutOfOrder(entries=1)),
        ((WINNER_TAKES_ALL, THREE_PAID, TWO_PAID), BandsOutOfOrder(entries=3)),
        ((band(1, 9_999),), SharesDoNotAddUp(entries=1, total=9_999)),
        ((WINNER_TAKES_ALL, band(4, 9_000, 2_000)), SharesDoNotAddUp(entries=4, total=11_000)),
        ((band(1, 4_000, 6_000),), SharesRise(entries=1, place=Place(2))),
        ((band(1, 4_000, 2_000, 4_000),), SharesRise(entries=1, place=Place(3))),
        ((band(1, 5_000, 5_000),), None),
        ((WINNER_TAKES_ALL, TWO_PAID, THREE_PAID), None),
    ],
)
def test_a_payout_table_covers_every_field_and_adds_up(
    bands: tuple[PayoutBand, ...], fault: object
) -> None:
    assert payouts_fault(bands) == fault


def test_a_payout_table_at_fault_refuses_the_tournament() -> None:
    assert Floor().when(create(payouts=())) == BandsOutOfOrder(entries=0)


@pytest.mark.parametrize("command", EVERY_OTHER_COMMAND, ids=lambda it: type(it).__name__)
def test_before_it_is_created_there_is_nothing_to_ask_of(command: Command) -> None:
    assert Floor().when(command) == NoSuchTournament()


def test_there_is_no_paper_before_it_is_created() -> None:
    assert Floor().when(IssuePaper(document="seat-cards")) == NoSuchTournament()


STILL = (
    MakeRuling,
    DecideRuling,
    CorrectRuling,
    GiveSpecial,
    OpenEnvelope,
    PayOut,
    TakeBack,
    ReclassifyPlayer,
    SettleTie,
)


@pytest.mark.parametrize(
    "command",
    [one for one in EVERY_OTHER_COMMAND if not isinstance(one, STILL)],
    ids=lambda it: type(it).__name__,
)
def test_when_it_is_over_it_is_over(command: Command) -> None:
    assert finished().when(command) == TournamentIsOver()


def test_the_payout_sheet_is_printed_after_the_end() -> None:
    wanted = IssuePaper(document="payout-sheet")
    assert finished().when(wanted) == (PaperIssued(document="payout-sheet"),)


def test_what_came_before_the_creation_is_passed_over() -> None:
    floor = Floor().given(ended())
    assert floor.state is None


def test_the_name_is_kept_without_the_blanks_around_it() -> None:
    assert opened(name="  Friday  Night ").tournament.setup.name == "Friday  Night"


def test_the_currency_is_the_euro_unless_another_is_named() -> None:
    assert opened().tournament.setup.currency == "EUR"
    assert opened(currency="PLN").tournament.setup.currency == "PLN"
