"""What became of the files of another program, and what of each was left out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from tdconsole.domain.season.td3_terms import Assumed
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.known_errors import KnownError
from tdconsole.projections.setup.taken_over import (
    Fate,
    LeftOut,
    LeftOutKind,
    SeasonTaken,
    TakenOver,
)

_MOST_NAMED: Final = 5

_FATES: Final[dict[Fate, str]] = {
    "over": N_("taken over; it is over"),
    "goes-on": N_("taken over, to go on with: the clock stands"),
    "not-begun": N_("taken over, not begun yet"),
    "here": N_("was here already, and stays as it is"),
    "refused": N_("not taken over"),
}

_LEFT_OUT: Final[dict[LeftOutKind, str]] = {
    "screens": N_("Left out: screens, sounds and what they answer to."),
    "notes": N_("Left out: the notes on the tournament."),
    "deal": N_("Left out: the deal among the last players; the prizes are as they were paid."),
    "prize-in-kind": N_("Left out: prizes that are not money: {names}."),
    "cash-adjustment": N_("Left out: corrections of the cash of {names}."),
    "points-adjustment": N_("Left out: corrections of the points of {names}."),
    "hits-adjustment": N_("Left out: corrections of the knockouts of {names}."),
    "points-sold": N_("Left out: points that were sold with chips."),
    "fixed-rake": N_("Left out: the fixed rake."),
    "bounties": N_("Left out: the bounties; who knocked whom out is there."),
    "betting-limits": N_("Left out: betting limits."),
    "colour-ups": N_("Left out: colour-ups; which chip leaves is not in the file."),
    "antes": N_("Antes are taken as each player's own: the file does not say who pays them."),
    "rake": N_("The rake is taken as a part of what was paid."),
    "unpaid": N_("Taken as paid, though the file says it was not: {names}."),
    "formula": N_("Left out: the points formula."),
    "unknown-winner": N_("Not known who won from {names}: who is named there did not play."),
    "winner": N_("Left out: who won from {names}; by then the winner was out."),
    "seat": N_("Left out: a seat of {names} that nobody can sit on."),
    "no-seats": N_("No seat is known of {names}: the one here is only a place to sit."),
    "moves": N_(
        "When players moved is not in the file; moves put where the next seat shows them: {names}."
    ),
    "purchase": N_("Left out: something bought by {names}."),
    "place": N_("The place of {names} is another than the one whose prize was paid."),
    "prize": N_("Left out: prizes that can't be paid as they stand: {names}."),
    "tie": N_("Out at the same moment: {names}; they share, as nobody knows their stacks."),
    "clock": N_("Left out: the clock."),
    "pauses": N_(
        "When the clock was paused is not in the file; pauses put at the end of their level: {names}."
    ),
    "unended": N_("It is over there, and nobody told how these went out: {names}."),
    "over-there": N_("There it is over, and here it goes on: it was taken over while it ran."),
    "paid": N_("Prizes are taken as paid out in cash when play ended."),
    "other": N_("Left out: {names}."),
}


_ASSUMED: Final[dict[Assumed, str]] = {
    "assigned": N_("an assignment counts as the value assigned"),
    "no-else": N_("an “if” that doesn't hold and has nothing else to give gives 0"),
    "order": N_("“not” binds tightest, “and” before “or”, comparisons from the left"),
    "position": N_("positions are places counted from the other end, even if some are shared"),
    "values": N_("“max” and “min” take any number of values"),
    "winnings": N_("winnings are prizes and bounties, and no more"),
}


def fate_told(words: Catalogue, taken: TakenOver) -> str:
    """What became of a file, in one line."""
    fate = words.sentence(_FATES[taken.fate])
    if taken.fate in {"here", "refused"}:
        return f"{taken.title}: {fate}"
    title = taken.title if taken.at is None else f"{taken.title}, {words.day_at(taken.at)}"
    players = words.ngettext("{number} player", "{number} players", taken.players)
    return f"{title}: {fate}; {players}"


def taken_over_told(
    words: Catalogue, told: Sequence[TakenOver | KnownError], *, tried: bool = False
) -> str:
    """How many files were taken over, how many were here, and how many can't be."""
    fates = Counter("refused" if isinstance(one, KnownError) else one.fate for one in told)
    here, refused = fates.pop("here", 0), fates.pop("refused", 0)
    taken = fates.total()
    parts = [
        words.ngettext("{number} would be taken over", "{number} would be taken over", taken)
        if tried
        else words.ngettext("{number} taken over", "{number} taken over", taken)
    ]
    if here:
        parts.append(words.ngettext("{number} was here", "{number} were here", here))
    if refused:
        parts.append(
            words.ngettext(
                "{number} can't be taken over",
                "{number} can't be taken over",
                refused,
            )
        )
    files = words.ngettext("{number} file read", "{number} files read", len(told))
    return f"{files}: {', '.join(parts)}."


def season_told(words: Catalogue, one: SeasonTaken, *, tried: bool = False) -> str:
    """What became of a season, and below it what its formula was taken for."""
    say, series = words.gettext, one.series
    if one.refused is not None:
        return f"{series}: {refusal(words, one.refused, str)}"
    if one.fate == "untranslated":
        why = " ".join(refusal(words, part, str) for part in one.untranslated)
        return say(
            "{series}: no season, as its formula has no counterpart. {why}", series=series, why=why
        )
    if one.fate == "here":
        told = [say("{series}: the season is here already, and stays as it is.", series=series)]
    elif tried:
        told = [say("{series}: the season would be opened.", series=series)]
    else:
        told = [say("{series}: the season is opened.", series=series)]
    if one.fate == "opened":
        told.append(" ".join(say("Points: {formula}", formula=one.formula).split()))
        told += _formula_told(words, one)
    if one.adjusted:
        told.append(
            words.ngettext(
                "{number} player has points beside the evenings.",
                "{number} players have points beside the evenings.",
                one.adjusted,
            )
        )
    return "\n    ".join(told)


def _formula_told(words: Catalogue, one: SeasonTaken) -> Iterator[str]:
    if one.formulas > 1:
        yield words.ngettext(
            "Its evenings had {number} formula; the latest is used for all.",
            "Its evenings had {number} formulas; the latest is used for all.",
            one.formulas,
        )
    if one.assumed:
        assumed = [words.sentence(_ASSUMED[part]) for part in one.assumed]
        yield words.gettext("Taken so in the formula: {assumed}.", assumed="; ".join(assumed))


def is_refused(one: TakenOver | KnownError) -> bool:
    return isinstance(one, KnownError) or one.refused is not None


def outcome_told(words: Catalogue, one: TakenOver | KnownError) -> str:
    """What became of a file, and below it what was left out."""
    if isinstance(one, KnownError):
        return mishap(words, one)
    if one.refused is not None:
        return f"{one.path}: {refusal(words, one.refused, str)}"
    return "\n    ".join((fate_told(words, one), *left_out_told(words, one.left_out)))


def left_out_told(words: Catalogue, left_out: Iterable[LeftOut]) -> list[str]:
    """What was left out, each kind in one sentence."""
    named: dict[LeftOutKind, list[str]] = {}
    for one in left_out:
        named.setdefault(one.kind, []).append(one.detail)
    return [
        words.sentence(_LEFT_OUT[kind], names=_listed(words, all_)) for kind, all_ in named.items()
    ]


def _listed(words: Catalogue, names: list[str]) -> str:
    shown = list(islice((name for name in names if name), _MOST_NAMED))
    more = len(names) - len(shown)
    if more > 0 and shown:
        shown.append(words.ngettext("{number} other", "{number} others", more))
    return words.listed(shown) if shown else words.gettext("somebody")
