"""Hands to be missed, in words: how many are left, and who counts them."""

from typing import assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.away import Absent, Counting


def left_told(words: Catalogue, one: Absent) -> str:
    return words.ngettext(
        "{left} of {number} hand left",
        "{left} of {number} hands left",
        one.hands,
        left=words.number(one.left),
    )


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
