"""The calculator of hands to be missed: how many a penalty is, and how many are left."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.cli.calc_button import SeatsTyped
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.penalties import hands_of
from tdconsole.domain.rejections.bubble import HandsOrRounds, MoreThanToMiss
from tdconsole.domain.values import Chips, PenaltyNo, Record

Count = Annotated[int, Meta(ge=0, le=1_000)]
Stake = Annotated[Chips, Meta(ge=0, le=10**12)]

DODGED: Final = "WSOP 86"
"""Blinds dodged on purpose in moving: they are forfeited, and a round is missed."""


class BlindsDodged(Record, kw_only=True):
    small_blind: Stake
    big_blind: Stake
    ante: Stake = Chips(0)


class PenaltyAsked(Record, kw_only=True):
    """`players` at the table when it is given, the offender among them.

    `hands` or `rounds` is what was given. Of the hands that were `served` since, `misdeals` were
    dealt anew: a misdeal and its redeal are one. Who `dodged` the blinds misses a round by it.
    """

    players: SeatsTyped
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    hands: Count = 0
    served: Count = 0
    misdeals: Count = 0
    hand_in_progress: bool = True
    dodged: BlindsDodged | None = None

    def __post_init__(self) -> None:
        if self.misdeals > self.served:
            raise ValueError("`misdeals` are among those `served`")


class PenaltyTold(Record, kw_only=True):
    hands: int
    served: int
    left: int
    starts: Literal["end_of_hand", "next_hand"]
    """The hand in progress is played to its end, and is none of them."""
    forfeited: Chips
    cite: str | None


def penalty_of(voice: Voice, asked: PenaltyAsked) -> PenaltyTold:
    dodged, rounds = asked.dodged, asked.rounds
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
        hands=hands,
        served=served,
        left=hands - served,
        starts="end_of_hand" if asked.hand_in_progress else "next_hand",
        forfeited=_forfeited(dodged),
        cite=None if dodged is None else DODGED,
    )


def _forfeited(dodged: BlindsDodged | None) -> Chips:
    if dodged is None:
        return Chips(0)
    return Chips(dodged.small_blind + dodged.big_blind + dodged.ante)
