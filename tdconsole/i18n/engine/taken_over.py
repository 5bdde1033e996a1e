"""What became of the files of another program, and what of each was left out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.known_errors import KnownError
from tdconsole.projections.setup.taken_over import Fate, LeftOut, LeftOutKind, TakenOver

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
    "prize": N_("Left out: prizes that can't be paid as they stand."),
    "tie": N_("Out at the same moment: {names}; they share, as nobody knows their stacks."),
    "clock": N_("Left out: the clock."),
    "paid": N_("Prizes are taken as paid out in cash when play ended."),
    "other": N_("Left out: {names}."),
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
