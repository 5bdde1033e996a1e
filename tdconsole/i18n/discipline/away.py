"""Hands to miss, in words: how many are left, who counts them, and what was given."""

from typing import assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import step_name
from tdconsole.projections.discipline.away import Absent, Counting
from tdconsole.projections.discipline.penalties import PenaltyRow


def left_told(words: Catalogue, one: Absent) -> str:
    return words.ngettext(
        "{left} of {number} hand left",
        "{left} of {number} hands left",
        one.hands,
        left=words.number(one.left),
    )


def absent_told(words: Catalogue, one: Absent) -> str:
    return words.gettext("may come back") if one.may_return else left_told(words, one)


def counted_told(words: Catalogue, counted: Counting) -> str:
    say = words.pgettext
    match counted:
        case "hand_for_hand":
            return say("penalty", "counted by hand for hand")
        case "last_hands":
            return say("penalty", "counted by the last hands")
        case "floor":
            return say("penalty", "counted by the floor")
        case _:
            assert_never(counted)


def given_told(words: Catalogue, one: PenaltyRow) -> str:
    """What was given, with the number of hands and how many were served."""
    if one.step == "chips":
        return words.gettext("{chips} in chips confiscated", chips=words.number(one.chips))
    if one.step != "miss":
        return step_name(words, one.step)
    return words.ngettext(
        "{served} of {number} hand missed",
        "{served} of {number} hands missed",
        one.hands,
        served=words.number(one.served),
    )
