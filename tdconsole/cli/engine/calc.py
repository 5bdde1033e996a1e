"""One calculation: its question as JSON on standard input, its answer as JSON."""

import codecs
import sys
from pkgutil import resolve_name
from typing import Final

import click
from msgspec import DecodeError, ValidationError, json

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.misread import misread, too_long, twice
from tdconsole.cli.voice.voice import Voice
from tdconsole.requests import KeyTwice, check_keys

LONGEST: Final = 16_000_000
"""In bytes: far more than any question, and no burden to the machine."""
CALCULATORS: Final = {
    "absent": "hand.calc_absent:ABSENT",
    "ante": "hand.calc_ante:ANTE",
    "balance": "room.calc_floor:BALANCE",
    "bounty": "prizes.calc_bounties:BOUNTY",
    "breaking": "room.calc_floor:BREAKING",
    "button": "hand.calc_button:BUTTON",
    "chip-race": "chips.calc_race:CHIP_RACE",
    "chips": "chips.calc_chips:CHIPS",
    "chop": "prizes.calc_deals:CHOP",
    "colour-up": "chips.calc_colour_up:COLOUR_UP",
    "end-of-day": "day.calc_day:END_OF_DAY",
    "flights": "flights.calc_flights:FLIGHTS",
    "halt": "room.calc_floor:HALT",
    "icm": "prizes.calc_deals:ICM",
    "min-raise": "hand.calc_hand:MIN_RAISE",
    "next-step": "discipline.calc_next_step:NEXT_STEP",
    "payouts": "prizes.calc_prizes:PAYOUTS",
    "penalty": "discipline.calc_penalty:PENALTY",
    "places-paid": "prizes.calc_prizes:PLACES_PAID",
    "points": "prizes.calc_points:POINTS",
    "pot-limit": "hand.calc_hand:POT_LIMIT",
    "prize-pool": "prizes.calc_prizes:PRIZE_POOL",
    "raise-cap": "hand.calc_hand:RAISE_CAP",
    "redraw": "room.calc_floor:REDRAW",
    "refund": "payouts.calc_refund:REFUND",
    "satellite": "prizes.calc_satellite:SATELLITE",
    "short-blinds": "hand.calc_hand:SHORT_BLINDS",
    "side-pots": "hand.calc_pots:SIDE_POTS",
    "structure": "structure.calc_structure:STRUCTURE",
    "structure-check": "structure.calc_structure:STRUCTURE_CHECK",
    "structure-depth": "structure.calc_structure:STRUCTURE_DEPTH",
    "ties": "eliminations.calc_ties:TIES",
    "worst-seat": "hand.calc_button:WORST_SEAT",
}
"""The place of each calculator, loaded when it is asked for."""


def calculator_named(name: str) -> Calculator:
    found: Calculator = resolve_name(f"tdconsole.cli.{CALCULATORS[name]}")
    return found


@click.command()
@click.argument("name", type=click.Choice(list(CALCULATORS)))
@click.pass_obj
def calc(voice: Voice, name: str) -> None:
    """Work out NAME from JSON on standard input; see 'tdconsole schema calc NAME'."""
    calculator = calculator_named(name)
    written = sys.stdin.buffer.read(LONGEST + 1).removeprefix(codecs.BOM_UTF8)
    if len(written) > LONGEST:
        raise too_long(voice.words, name)
    try:
        asked = json.decode(written, type=calculator.takes)
        check_keys(written)
    except KeyTwice as error:
        raise twice(voice.words, name, error.key) from error
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise misread(voice.words, name, error) from error
    voice.json(calculator.work(voice, asked))
