"""What became of the files of another program, and what of each was left out."""

from typing import Literal

from tdconsole.domain.language.rejections.calculators import FormulaUntranslated
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.season.td3_terms import Assumed
from tdconsole.domain.values import Millis, Record, TournamentId

LeftOutKind = Literal[
    "screens",
    "notes",
    "deal",
    "prize-in-kind",
    "cash-adjustment",
    "points-adjustment",
    "hits-adjustment",
    "points-sold",
    "fixed-rake",
    "bounties",
    "betting-limits",
    "colour-ups",
    "antes",
    "rake",
    "unpaid",
    "formula",
    "unknown-winner",
    "winner",
    "seat",
    "no-seats",
    "moves",
    "purchase",
    "place",
    "prize",
    "tie",
    "clock",
    "pauses",
    "unended",
    "over-there",
    "paid",
    "other",
]


class LeftOut(Record, kw_only=True):
    """Something that was not taken over as it is there; the detail names it in the file's words."""

    kind: LeftOutKind
    detail: str = ""


Fate = Literal["over", "goes-on", "not-begun", "here", "refused"]
"""A tournament that is over, one to go on with, one to begin, one that was here, and none."""


class TakenOver(Record, kw_only=True):
    """A file, and what became of its tournament."""

    path: str
    title: str
    fate: Fate
    tournament: TournamentId | None = None
    at: Millis | None = None
    """When play began."""
    players: int = 0
    rebuys: int = 0
    add_ons: int = 0
    new_people: int = 0
    left_out: tuple[LeftOut, ...] = ()
    refused: Rejection | None = None


SeasonFate = Literal["opened", "here", "untranslated", "refused"]
"""A season that was opened, one that was here, and one whose formula or rules can't be."""


class SeasonTaken(Record, kw_only=True):
    """A season of the files, and what became of it."""

    series: str
    fate: SeasonFate
    formula: str = ""
    assumed: tuple[Assumed, ...] = ()
    formulas: int = 1
    """How many formulas its evenings had; the latest one is used."""
    adjusted: int = 0
    """How many players got points beside their evenings."""
    untranslated: tuple[FormulaUntranslated, ...] = ()
    refused: Rejection | None = None
