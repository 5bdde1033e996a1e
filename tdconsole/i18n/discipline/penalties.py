"""A penalty in words: its length, its state, and everything else about it."""

from typing import assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.away import counted_told
from tdconsole.i18n.discipline.offences import offence_name, step_name
from tdconsole.projections.discipline.penalties import PenaltyRow, PenaltyStands


def stands_told(words: Catalogue, stands: PenaltyStands) -> str:
    say = words.pgettext
    match stands:
        case "begins":
            return say("penalty", "after this hand")
        case "later":
            return say("penalty", "later")
        case "away":
            return say("penalty", "away")
        case "overnight":
            return say("penalty", "on the next day")
        case "served":
            return say("penalty", "may come back")
        case "back":
            return say("penalty", "back")
        case "given":
            return say("penalty", "given")
        case "lifted":
            return say("penalty", "lifted")
        case "out":
            return say("penalty", "is out")
        case _:
            assert_never(stands)


def missed_told(words: Catalogue, row: PenaltyRow) -> str:
    """The hands left out of all; if there are none, the step."""
    match row.step:
        case "miss":
            return words.pgettext(
                "penalty",
                "{left} of {number}",
                left=words.number(row.left),
                number=words.number(row.hands),
            )
        case "chips":
            return words.ngettext("{number} chip", "{number} chips", row.chips)
        case _:
            return step_name(words, row.step)


def penalty_told(words: Catalogue, row: PenaltyRow, who: str, said: str, cite: str) -> list[str]:
    """The penalty line by line; `said` are the director's words."""
    about = [offence_name(words, row.offence) if row.offence else "", cite, said]
    first = words.gettext(
        "Penalty {number}, {player}, entry {entry}",
        number=row.penalty,
        player=who,
        entry=row.entry,
    )
    why = ", ".join(one for one in about if one)
    lines = [words.gettext("{penalty}: {why}", penalty=first, why=why) if why else first]
    if row.step == "miss":
        lines.append(_counted_told(words, row))
    return lines


def _counted_told(words: Catalogue, row: PenaltyRow) -> str:
    told = [
        words.ngettext(
            "{served} of {number} hand missed",
            "{served} of {number} hands missed",
            row.hands,
            served=words.number(row.served),
        )
    ]
    if row.rounds:
        told.append(
            words.ngettext("given as {number} round", "given as {number} rounds", row.rounds)
        )
    if row.counted is not None:
        told.append(counted_told(words, row.counted))
    if row.chips:
        told.append(
            words.ngettext("{number} chip forfeited", "{number} chips forfeited", row.chips)
        )
    return ", ".join(told)
