"""Lists as tests print them: players at tables of nine, with the longest names."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from tdconsole.domain.language.events.draw import ButtonDrawn, SeatDrawn
from tdconsole.domain.values import (
    ChainNo,
    Chips,
    Digest,
    DrawNo,
    EntryId,
    Millis,
    Money,
    Payment,
    PayMethod,
    Price,
    RulingNo,
    SeatNo,
    StaffId,
    StepNo,
    TableNo,
    TillNo,
    TournamentId,
    Withheld,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.projections.chips.count_sheet import CountSheet
from tdconsole.projections.chips.race_board import Exchange, RaceSheet, RaceTable, Racing
from tdconsole.projections.chips.race_protocol import RacedTableTold, RacedThere, RaceProtocol
from tdconsole.projections.discipline.rulings import RuledOn, RulingList, RulingTold
from tdconsole.projections.draw.proof import Committed, DrawProof, ProvenButtons, ProvenDraw
from tdconsole.projections.entry.cash import (
    CashReport,
    CurrencySheet,
    MethodSum,
    Owing,
    StaffSum,
    TillSheet,
    TournamentSum,
)
from tdconsole.projections.entry.purchases import Bought, BoughtKind
from tdconsole.projections.entry.receipt import Receipt, ReceiptLine, Refund, RefundList
from tdconsole.projections.room.breaking_order import BreakingOrder, TableInOrder
from tdconsole.projections.room.seating_list import SeatedPlayer, SeatingList, SeatThere, TableThere
from tdconsole.projections.room.waiting_list import WaitingList, WaitingRow
from tests.printing.read_again import DIGEST, ENGLISH, FOOTER, NAMES

LONGEST: Final = "Aleksandra Brzęczyszczykiewicz-Wiśniewska Ćwierćłękołódzka Größenmüller de la Vega y Quintanilla Żółtobrzeżańska-Łęcka"
UNBROKEN: Final = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren"
SEATS: Final = 9


def frame(words: Catalogue = ENGLISH, paper: PaperName = "a4") -> Frame:
    return Frame(words, FOOTER, PAPERS[paper])


def somebody(number: int) -> str:
    if number % 12 == 7:
        return LONGEST
    if number % 12 == 5:
        return f"Jo {UNBROKEN}"
    return f"{NAMES[number % len(NAMES)]} {chr(65 + number * 7 % 26)}{number}a"


def player(number: int, name: str | None = None) -> SeatedPlayer:
    table, seat = divmod(number - 1, SEATS)
    return SeatedPlayer(
        table=TableNo(table + 1),
        seat=SeatNo(seat + 1),
        entry=EntryId(number),
        name=name or somebody(number),
        country="PL",
        chips=Chips(30_000),
    )


def seating_of(number: int) -> SeatingList:
    players = [player(n) for n in range(1, number + 1)]
    tables = []
    for first in range(0, number, SEATS):
        there = {one.seat: one for one in players[first : first + SEATS]}
        seats = tuple(
            SeatThere(seat=SeatNo(seat), player=there.get(SeatNo(seat)))
            for seat in range(1, SEATS + 1)
        )
        tables.append(TableThere(table=TableNo(first // SEATS + 1), seats=seats, button=SeatNo(4)))
    return SeatingList(event="Spring Main Event", tables=tuple(tables))


def count_of(number: int) -> CountSheet:
    return CountSheet(
        event="Spring Main",
        in_play=Chips(30_000 * number),
        chips=tuple(map(Chips, (25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000))),
        tables=seating_of(number).tables,
    )


def order_of(tables: int) -> BreakingOrder:
    return BreakingOrder(
        event="Spring Main Event",
        tables=tuple(TableInOrder(table=TableNo(n), players=9) for n in range(tables, 0, -1)),
    )


def waiting_of(number: int) -> WaitingList:
    rows = tuple(
        WaitingRow(
            entry=EntryId(n),
            name=somebody(n),
            country="IT",
            called=FOOTER.printed if n == 1 else None,
            left=Millis(60_000) if n == 1 else None,
            passed=n % 3,
        )
        for n in range(1, number + 1)
    )
    return WaitingList(rows=rows, free=0)


def bought(number: int, kind: BoughtKind, pool: int, *payments: Payment) -> ReceiptLine:
    return ReceiptLine(
        bought=Bought(
            kind=kind,
            entry=EntryId(number),
            at=FOOTER.printed,
            price=Price(pool=Money(pool), fee=Money(1_000), staff=Money(500)),
            chips=Chips(30_000),
            payments=payments,
            till=TillNo(1),
            actor=StaffId(1),
        ),
        bullet=2 if kind == "re-entry" else 1,
        till="Desk 2",
        by="Łucja Żółć",
    )


def cash(amount: int) -> Payment:
    return Payment(amount=Money(amount))


def receipt_of(number: int, owed: int = 0) -> Receipt:
    ticket = Payment(method="ticket", amount=Money(10_000), ref="SAT-0042/2026-11-21")
    lines = (
        bought(number, "entry", 10_000, cash(11_500)),
        bought(number, "rebuy", 5_000, cash(6_500)),
        bought(number + 1, "re-entry", 10_000, ticket, cash(1_500 - owed)),
        bought(number + 1, "add-on", 8_000, Payment(method="card", amount=Money(9_500))),
    )
    return Receipt(
        event="Spring Main Event",
        currency="EUR",
        name=somebody(number),
        country="PL",
        lines=lines,
        price=Price(pool=Money(33_000), fee=Money(4_000), staff=Money(2_000)),
        paid=Money(39_000 - owed),
    )


def refunds_of(number: int) -> RefundList:
    refunds = tuple(
        Refund(
            entry=EntryId(n),
            name=somebody(n),
            country="IT",
            at=FOOTER.printed,
            payments=(cash(10_000 + n), Payment(method="card", amount=Money(1_000))),
            amount=Money(11_000 + n),
            till="Desk 2",
            by="Łucja Żółć",
        )
        for n in range(1, number + 1)
    )
    return RefundList(
        event="Spring Main Event",
        currency="EUR",
        refunds=refunds,
        total=Money(sum(refund.amount for refund in refunds)),
    )


def method(how: PayMethod, taken: int, back: int = 0, prizes: int = 0) -> MethodSum:
    return MethodSum(
        method=how,
        taken=Money(taken),
        given_back=Money(back),
        paid_out=Money(prizes),
        total=Money(taken - back - prizes),
    )


def till(number: int, *, counted: int | None = None) -> TillSheet:
    expected = 50_000 + 1_234_500 - 11_000 - 900_000
    return TillSheet(
        till=TillNo(number),
        name=f"Desk {number}, Łucja Żółć",
        currency="EUR",
        open=counted is None,
        floats=Money(50_000),
        put_in=Money(0),
        taken_out=Money(0),
        cash_in=Money(1_234_500),
        cash_out=Money(11_000),
        prizes_out=Money(900_000),
        expected=Money(expected),
        counted=None if counted is None else Money(counted),
        expected_then=None if counted is None else Money(expected),
        difference=None if counted is None else Money(counted - expected),
        methods=(method("cash", 1_234_500, 11_000, 900_000), method("card", 400_000)),
    )


def cash_report_of(staff: int) -> CashReport:
    methods = (method("cash", 1_234_500, 11_000, 900_000), method("card", 400_000, 0, 100_000))
    total, prizes = Money(623_500), Money(1_000_000)
    tournament = TournamentSum(
        tournament=TournamentId("t"),
        name="Spring Main Event",
        methods=methods,
        total=total,
        prizes=prizes,
        owed=Money(1_000),
        owing=(Owing(entry=EntryId(12), due=Money(11_500), paid=Money(10_500), owed=Money(1_000)),),
    )
    return CashReport(
        tills=(till(1, counted=373_400), till(2)),
        currencies=(
            CurrencySheet(
                currency="EUR",
                methods=methods,
                total=total,
                prizes=prizes,
                owed=Money(1_000),
                cash_without_till=Money(2_500),
                staff=tuple(
                    StaffSum(actor=StaffId(n), methods=methods, total=total, prizes=prizes)
                    for n in range(1, staff + 1)
                ),
                tournaments=(tournament,),
            ),
        ),
    )


def proof_of(draws: int) -> DrawProof:
    return DrawProof(
        commitments=(Committed(chain=ChainNo(1), commitment=DIGEST, length=20_000),),
        draws=tuple(
            ProvenDraw(
                draw=DrawNo(n),
                step=StepNo(10 + n),
                undone=n == 2,
                chain=ChainNo(1),
                link=Digest(f"{n:02x}" * 32),
                word="primavera" if n == 1 else "",
                inputs=Digest(f"{n + 100:02x}" * 32),
                tables=(),
                seated=(SeatDrawn(entry=EntryId(n), table=TableNo(1), seat=SeatNo(1)),),
                redraw=n == 4,
            )
            for n in range(1, draws + 1)
            if n != 3
        ),
        buttons=(
            ProvenButtons(
                draw=DrawNo(3),
                step=StepNo(13),
                undone=False,
                chain=ChainNo(1),
                link=Digest("ee" * 32),
                word="",
                inputs=Digest("dd" * 32),
                seated=(),
                buttons=(ButtonDrawn(table=TableNo(1), seat=SeatNo(4)),),
            ),
        )
        if draws > 2
        else (),
    )


def printed(document: Callable[[BytesIO], int]) -> bytes:
    file = BytesIO()
    document(file)
    return file.getvalue()


def race_sheet_of(players: int, *, known: bool = True) -> RaceSheet:
    """With the chips to bring for every other table; unknown, the chips are written in."""
    tables = tuple(
        RaceTable(
            table=TableNo(1 + at // SEATS),
            players=min(SEATS, players - at),
            done=False,
            seats=tuple(
                Racing(seat=SeatNo(n % SEATS + 1), entry=EntryId(n + 1), name=somebody(n + 1))
                for n in range(at, min(at + SEATS, players))
            ),
        )
        for at in range(0, players, SEATS)
    )
    return RaceSheet(
        event="Spring Main",
        exchange=Exchange(old=Chips(25), new=Chips(100)) if known else None,
        whole=4 if known else 0,
        method="race",
        rounding="half_up",
        cite="TDA-2024 24-A",
        tables=tables,
        bring={one.table: 1_200 for one in tables if one.table % 2},
    )


def race_protocol_of(players: int) -> RaceProtocol:
    """The protocol of three tables, one with cards dealt, one with sums only."""
    tables = tuple(
        RacedTableTold(
            step=StepNo(20 + table),
            table=TableNo(table),
            at=FOOTER.printed,
            old=Chips(25),
            new=Chips(100),
            method="race" if table % 3 else "round_up_all",
            odd=2 * len(range(at, min(at + SEATS, players))),
            got=4,
            change=-50,
            draw=DrawNo(table) if table % 3 == 1 else None,
            link=DIGEST if table % 3 == 1 else None,
            inputs=DIGEST if table % 3 == 1 else None,
            seats=tuple(
                RacedThere(
                    entry=EntryId(n + 1),
                    name=somebody(n + 1),
                    seat=SeatNo(n % SEATS + 1) if table % 3 == 1 else None,
                    odd=2,
                    cards=("As", "Td") if table % 3 == 1 else (),
                    got=n % 2,
                    alone=n % 4 == 3,
                )
                for n in range(at, min(at + SEATS, players))
            )
            if table % 3 != 2
            else (),
        )
        for table, at in enumerate(range(0, players, SEATS), 1)
    )
    return RaceProtocol(event="Spring Main", tables=tables, change=-50 * len(tables))


def rulings_of(number: int) -> RulingList:
    """Each third one pends, with something held back."""
    rulings = tuple(_ruling(nth, pending=nth % 3 == 1) for nth in range(1, number + 1))
    return RulingList(
        event="Spring Main", pending=sum(one.pending for one in rulings), rulings=rulings
    )


def _ruling(number: int, *, pending: bool) -> RulingTold:
    at = FOOTER.printed
    return RulingTold(
        ruling=RulingNo(number),
        at=at,
        by="Łucja Żółć",
        flight=None,
        table=TableNo(number),
        players=(
            RuledOn(entry=EntryId(number), name=somebody(number)),
            RuledOn(entry=EntryId(number + 1), name=None if number == 2 else somebody(number + 1)),
        ),
        stage="river",
        happened=f"{UNBROKEN} two cards were exposed. " * 9 + "\nThe dealer says there was one.",
        pending=pending,
        decided=None if pending or number == 2 else "The hand is dead. " * 12,
        decided_at=None if pending else at,
        decided_by=None if pending else "Zoè",
        cites=("TDA 36", "F 53"),
        withheld=Withheld(chips=Chips(41_500), prize=EntryId(number)) if pending else None,
        holds_prize_of=somebody(number) if pending else None,
    )
