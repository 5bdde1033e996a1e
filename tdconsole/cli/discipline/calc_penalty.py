"""The calculator of penalties: their hands, those left, and the usual range."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import SeatsTyped, blinds_rise
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.rejections.discipline import (
    HandsOrRounds,
    MoreThanToMiss,
    NothingToMiss,
    UnknownOffence,
)
from tdconsole.domain.rules.offences import DODGED_CITE, Degree
from tdconsole.domain.state.penalties import hands_of
from tdconsole.domain.values import Chips, OffenceTyped, PenaltyNo, PenaltyStep, Record
from tdconsole.library.offences import offences

Count = Annotated[int, Meta(ge=0, le=1_000)]
Stake = Annotated[Chips, Meta(ge=0, le=10**12)]


class BlindsDodged(Record, kw_only=True):
    small_blind: Stake
    big_blind: Stake
    ante: Stake = Chips(0)


class PenaltyAsked(ByTheBook, kw_only=True):
    """`players` at the table when it is given, the offender included.

    `hands` or `rounds` is what was given. Of the hands `served` since, `misdeals` were redealt: a
    misdeal and its redeal are one. A player who `dodged` the blinds misses a round. With a `step`
    other than "miss" nothing is missed. For an `offence` the answer has the rulebook's usual range.
    """

    players: SeatsTyped
    step: PenaltyStep = "miss"
    offence: OffenceTyped = ""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    hands: Count = 0
    served: Count = 0
    misdeals: Count = 0
    hand_in_progress: bool = True
    dodged: BlindsDodged | None = None

    def __post_init__(self) -> None:
        if self.misdeals > self.served:
            raise ValueError("misdeals in served")


class UsualTold(Record, kw_only=True):
    """The usual range; `general` if the book only speaks of penalties in general."""

    cite: str
    mildest: Degree
    gravest: Degree
    general: bool


class PenaltyTold(Record, kw_only=True):
    step: PenaltyStep
    hands: int
    served: int
    left: int
    starts: Literal["end_of_hand", "next_hand", "at_once"]
    """The hand in progress is played to its end, and isn't one of those to be missed."""
    forfeited: Chips
    cite: str | None
    usual: UsualTold | None = None


def penalty_of(voice: Voice, asked: PenaltyAsked) -> PenaltyTold:
    if asked.dodged is not None:
        blinds_rise(voice, asked.dodged.small_blind, asked.dodged.big_blind)
    usual = _usual(voice, asked)
    dodged, rounds = asked.dodged, asked.rounds
    if asked.step != "miss":
        if asked.hands or rounds or asked.served or dodged is not None:
            raise Refusing(voice.said(NothingToMiss(step=asked.step), str))
        return PenaltyTold(
            step=asked.step,
            hands=0,
            served=0,
            left=0,
            starts="at_once",
            forfeited=Chips(0),
            cite=None,
            usual=usual,
        )
    if dodged is not None and not asked.hands and not rounds:
        rounds = 1
    if bool(asked.hands) == bool(rounds):
        raise Refusing(voice.said(HandsOrRounds(), str))
    hands = asked.hands + hands_of(rounds, asked.players)
    served = asked.served - asked.misdeals
    if served > hands:
        over = MoreThanToMiss(penalty=PenaltyNo(1), hands=served, left=hands)
        raise Refusing(voice.said(over, str))
    return PenaltyTold(
        step="miss",
        hands=hands,
        served=served,
        left=hands - served,
        starts="end_of_hand" if asked.hand_in_progress else "next_hand",
        forfeited=_forfeited(dodged),
        cite=None if dodged is None else DODGED_CITE,
        usual=usual,
    )


def _usual(voice: Voice, asked: PenaltyAsked) -> UsualTold | None:
    if not asked.offence:
        return None
    found = offences().usual(asked.offence, asked.book)
    if found is None:
        raise Refusing(voice.said(UnknownOffence(offence=asked.offence), str))
    return UsualTold(
        cite=found.cite, mildest=found.mildest, gravest=found.gravest, general=found.general
    )


def _forfeited(dodged: BlindsDodged | None) -> Chips:
    if dodged is None:
        return Chips(0)
    return Chips(dodged.small_blind + dodged.big_blind + dodged.ante)


PENALTY: Final = Calculator(PenaltyAsked, PenaltyTold, penalty_of)
