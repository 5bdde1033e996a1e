"""One calculation: its question as JSON on standard input, its answer as JSON."""

import codecs
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import click
from msgspec import DecodeError, ValidationError, json

from tdconsole.cli.calc.misread import misread
from tdconsole.cli.chips.calc_chips import ChipsAsked, ChipsTold, chips_for
from tdconsole.cli.chips.calc_colour_up import ColourUpAsked, ColourUpTold, colour_up_of
from tdconsole.cli.chips.calc_race import RaceAsked, RaceTold, chip_race
from tdconsole.cli.day.calc_day import DayAsked, DayTold, day_end_of
from tdconsole.cli.discipline.calc_next_step import NextStepAsked, NextStepTold, next_step_of
from tdconsole.cli.discipline.calc_penalty import PenaltyAsked, PenaltyTold, penalty_of
from tdconsole.cli.eliminations.calc_ties import TiesAsked, TiesTold, ties_of
from tdconsole.cli.flights.calc_flights import FlightsAsked, FlightsTold, forward_of
from tdconsole.cli.hand.calc_absent import AbsentAsked, AbsentTold, absent
from tdconsole.cli.hand.calc_ante import AnteAsked, ante_due
from tdconsole.cli.hand.calc_button import (
    ButtonAsked,
    ButtonTold,
    TableSat,
    WorstSeatTold,
    button_and_blinds,
    worst_seat,
)
from tdconsole.cli.hand.calc_hand import (
    MinRaiseAsked,
    MinRaiseTold,
    PotLimitAsked,
    PotLimitTold,
    RaiseCapAsked,
    RaiseCapTold,
    ShortBlindsAsked,
    min_raise,
    pot_limit,
    raise_cap,
    short_blinds,
)
from tdconsole.cli.hand.calc_pots import SidePotsAsked, SidePotsTold, side_pots
from tdconsole.cli.payouts.calc_refund import RefundAsked, RefundTold, refund
from tdconsole.cli.prizes.calc_bounties import BountyAsked, BountyTold, bounty
from tdconsole.cli.prizes.calc_deals import ChopAsked, ChopTold, IcmAsked, IcmTold, chop, icm_of
from tdconsole.cli.prizes.calc_prizes import (
    PayoutsAsked,
    PayoutsTold,
    PlacesPaidAsked,
    PlacesPaidTold,
    PrizePoolAsked,
    PrizePoolTold,
    payouts_of,
    places,
    prize_pool,
)
from tdconsole.cli.prizes.calc_satellite import SatelliteAsked, SatelliteTold, satellite
from tdconsole.cli.room.calc_floor import (
    BalanceAsked,
    BalanceTold,
    BreakingAsked,
    BreakingTold,
    HaltAsked,
    HaltTold,
    RedrawAsked,
    RedrawTold,
    balance_tables,
    halt_of,
    next_break,
    redraws,
)
from tdconsole.cli.structure.calc_structure import (
    CheckAsked,
    DepthAsked,
    StructureChecked,
    StructureMade,
    check_structure,
    depth_of_structure,
    make_structure,
)
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.design.wish import Wish
from tdconsole.domain.hand.antes import AnteAnswer
from tdconsole.domain.hand.short_stacks import ShortPosted
from tdconsole.domain.values import Record
from tdconsole.projections.structure.depth import StackDepth


class Calculator(NamedTuple):
    """A calculator; `work` raises `Refusing` if it can't answer."""

    takes: type[Record]
    gives: type[Record]
    work: Callable[[Voice, Any], Record]


CALCULATORS: Final[Mapping[str, Calculator]] = {
    "absent": Calculator(AbsentAsked, AbsentTold, absent),
    "ante": Calculator(AnteAsked, AnteAnswer, ante_due),
    "balance": Calculator(BalanceAsked, BalanceTold, balance_tables),
    "bounty": Calculator(BountyAsked, BountyTold, bounty),
    "breaking": Calculator(BreakingAsked, BreakingTold, next_break),
    "button": Calculator(ButtonAsked, ButtonTold, button_and_blinds),
    "chip-race": Calculator(RaceAsked, RaceTold, chip_race),
    "chips": Calculator(ChipsAsked, ChipsTold, chips_for),
    "chop": Calculator(ChopAsked, ChopTold, chop),
    "colour-up": Calculator(ColourUpAsked, ColourUpTold, colour_up_of),
    "end-of-day": Calculator(DayAsked, DayTold, day_end_of),
    "flights": Calculator(FlightsAsked, FlightsTold, forward_of),
    "halt": Calculator(HaltAsked, HaltTold, halt_of),
    "icm": Calculator(IcmAsked, IcmTold, icm_of),
    "min-raise": Calculator(MinRaiseAsked, MinRaiseTold, min_raise),
    "next-step": Calculator(NextStepAsked, NextStepTold, next_step_of),
    "payouts": Calculator(PayoutsAsked, PayoutsTold, payouts_of),
    "penalty": Calculator(PenaltyAsked, PenaltyTold, penalty_of),
    "places-paid": Calculator(PlacesPaidAsked, PlacesPaidTold, places),
    "pot-limit": Calculator(PotLimitAsked, PotLimitTold, pot_limit),
    "prize-pool": Calculator(PrizePoolAsked, PrizePoolTold, prize_pool),
    "raise-cap": Calculator(RaiseCapAsked, RaiseCapTold, raise_cap),
    "redraw": Calculator(RedrawAsked, RedrawTold, redraws),
    "refund": Calculator(RefundAsked, RefundTold, refund),
    "satellite": Calculator(SatelliteAsked, SatelliteTold, satellite),
    "short-blinds": Calculator(ShortBlindsAsked, ShortPosted, short_blinds),
    "side-pots": Calculator(SidePotsAsked, SidePotsTold, side_pots),
    "structure": Calculator(Wish, StructureMade, make_structure),
    "structure-check": Calculator(CheckAsked, StructureChecked, check_structure),
    "structure-depth": Calculator(DepthAsked, StackDepth, depth_of_structure),
    "ties": Calculator(TiesAsked, TiesTold, ties_of),
    "worst-seat": Calculator(TableSat, WorstSeatTold, worst_seat),
}


@click.command()
@click.argument("name", type=click.Choice(list(CALCULATORS)))
@click.pass_obj
def calc(voice: Voice, name: str) -> None:
    """Work out NAME from JSON on standard input; see 'tdconsole schema calc NAME'."""
    calculator = CALCULATORS[name]
    written = sys.stdin.buffer.read().removeprefix(codecs.BOM_UTF8)
    try:
        asked = json.decode(written, type=calculator.takes)
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise misread(voice.words, name, error) from error
    voice.json(calculator.work(voice, asked))
