"""Defects in the blinds, bets and antes of a structure."""

from typing import Final

from tdconsole.domain.design import defects as bad
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.structure.names import Mended, OwnRows, Rows


def _bets(wording: Wording, one: bad.BlindNotSmallBet) -> str:
    say, number = wording.words.gettext, wording.words.number
    blind = one.big_blind
    return say(
        "Bets of {blind} and {double} go with this blind.",
        blind=number(blind),
        double=number(2 * blind),
    )


SENTENCES: Final[Rows] = {
    bad.NoLevel: Mended(
        sentence=N_("The structure has no level with blinds."),
        remedy=N_("Insert a first level."),
    ),
    bad.NothingToBet: Mended(
        sentence=N_("{where}: there is neither a big blind nor a bring-in."),
        remedy=N_("A big blind of {better} would do."),
    ),
    bad.BlindFalls: Mended(
        sentence=N_("{where}: {what} falls from {before} to {amount}."),
        remedy=N_("It has to be {before} or more."),
    ),
    bad.BlindsStand: Mended(
        sentence=N_("{where}: the stakes stay at {amount}, as in the level before."),
        remedy=N_("Raise them to {better}, or take the level out."),
    ),
    bad.NotPayable: Mended(
        sentence=N_(
            "{where}: {what}, {amount}, can't be paid with the chips in play; the smallest is {smallest}."
        ),
        remedy=N_("{better} can be paid."),
    ),
    bad.SmallBlindTooBig: Mended(
        sentence=N_(
            "{where}: the small blind, {small_blind}, is above the big blind, {big_blind}."
        ),
        remedy=N_("The small blind should be {better}."),
    ),
    bad.SmallBlindNotHalf: Mended(
        sentence=N_(
            "{where}: the small blind, {small_blind}, is not half of the big blind, {big_blind}."
        ),
        remedy=N_("The small blind should be {better}."),
    ),
    bad.StepTooSteep: Mended(
        sentence=N_("{where}: from {before} to {amount} is a step of {percent} %, too steep."),
        remedy=N_("Insert a level with {between} before it."),
    ),
    bad.StepTooFlat: Mended(
        sentence=N_(
            "{where}: from {before} to {amount} is a step of {percent} %, too small to feel."
        ),
        remedy=N_("{better} would be a step."),
    ),
    bad.BetsNotDouble: Mended(
        sentence=N_("{where}: the big bet, {big_bet}, is not twice the small bet, {small_bet}."),
        remedy=N_("The big bet should be {better}."),
    ),
    bad.BlindNotSmallBet: Mended(
        sentence=N_("{where}: the big blind, {big_blind}, is not the small bet, {small_bet}."),
        remedy=_bets,
    ),
    bad.BringInTooBig: Mended(
        sentence=N_("{where}: the bring-in, {bring_in}, is not below the small bet, {small_bet}."),
        remedy=N_("At most {better} is usual."),
    ),
    bad.BringInWithoutAnte: Mended(
        sentence=N_("{where}: there is a bring-in of {bring_in}, but no ante to play for."),
        remedy=N_("An ante of {better} would do."),
    ),
    bad.StartTooShallow: Mended(
        sentence=P_(
            "{where}: play begins with {number} big blind in a stack; the least is {least}.",
            "{where}: play begins with {number} big blinds in a stack; the least is {least}.",
            "depth",
        ),
        remedy=N_("Begin with a big blind of {better} at most."),
    ),
    bad.StructureTooShort: Mended(
        sentence=P_(
            "{where}, the last: with {big_blind} and {chips} chips in play, {number} big blind is left for heads-up, which would not end.",
            "{where}, the last: with {big_blind} and {chips} chips in play, {number} big blinds are left for heads-up, which would not end.",
            "depth",
        ),
        remedy=N_("Go on until a big blind of {better}."),
    ),
    bad.ChipTooSmall: Mended(
        sentence=P_(
            "{where}: {big_blind} takes {number} of the largest chip, {chip}.",
            "{where}: {big_blind} takes {number} of the largest chips, {chip}.",
            "number",
        ),
        remedy=N_("Put chips of {better} in play."),
    ),
    bad.StackNotPayable: Mended(
        sentence=N_(
            "The starting stack, {stack}, can't be made of the chips in play; the smallest is {smallest}."
        ),
        remedy=N_("{better} can be made."),
    ),
    bad.AnteTooBig: Mended(
        sentence=N_("{where}: the ante, {ante}, is too big for these stakes."),
        remedy=N_("At most {most} is usual."),
    ),
    bad.AnteGoes: Mended(
        sentence=N_("{where}: there is no ante, and the level before had one of {before}."),
        remedy=N_("An ante of {better} goes on."),
    ),
    bad.AnteFalls: Mended(
        sentence=N_("{where}: the ante falls from {before} to {ante}."),
        remedy=N_("It has to be {before} or more."),
    ),
    bad.AnteKindChanges: Mended(
        sentence=N_(
            "{where}: who pays the ante changes a second time (before: {before}; now: {kind})."
        ),
        remedy=N_("Keep it as before: {before}."),
    ),
    bad.AnteUnclear: Mended(
        sentence=N_("{where}: there is an ante of {ante} that nobody pays."),
        remedy=N_("Say who pays it: everybody, or the big blind."),
    ),
}
OWN_WORDS: Final[OwnRows] = {}
