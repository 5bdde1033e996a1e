"""Offences in words."""

from typing import assert_never

from tdconsole.domain.rules.offences import Degree, Usual
from tdconsole.domain.values import PenaltyStep
from tdconsole.i18n.catalogue import Catalogue


def offence_name(words: Catalogue, offence: str) -> str:
    """The offence's name; one no longer on the list is read as written down."""
    say = words.pgettext
    names = {
        "phone": say("offence", "phone or device at the table"),
        "filming": say("offence", "filming or photographing"),
        "exposed-cards": say("offence", "cards exposed with action pending"),
        "revealing-hand": say("offence", "talking about a live hand"),
        "advice": say("offence", "advice or criticism during a hand"),
        "advice-from-rail": say("offence", "help from the rail"),
        "soft-play": say("offence", "soft play"),
        "checking-down": say("offence", "agreeing to check it down"),
        "chip-dumping": say("offence", "chip dumping"),
        "collusion": say("offence", "collusion or cheating"),
        "string-bet": say("offence", "string bet"),
        "out-of-turn": say("offence", "acting out of turn"),
        "conditional": say("offence", "conditional statement"),
        "stalling": say("offence", "slowing the game down"),
        "touching-chips": say("offence", "touching somebody else's chips or cards"),
        "out-of-reach": say("offence", "betting out of the dealer's reach"),
        "splashing": say("offence", "splashing the pot"),
        "disturbance": say("offence", "noise, quarrels or chatter"),
        "celebration": say("offence", "excessive celebration"),
        "language": say("offence", "foul language"),
        "abuse": say("offence", "insulting players or staff"),
        "threats": say("offence", "threats or violence"),
        "hygiene": say("offence", "offensive hygiene"),
        "throwing-cards": say("offence", "throwing cards"),
        "damaging-cards": say("offence", "bending or tearing cards"),
        "damaging-property": say("offence", "damaging property"),
        "substances": say("offence", "illegal substances"),
        "smoking-alcohol": say("offence", "smoking or drinking where it is not allowed"),
        "weapons": say("offence", "carrying a weapon"),
        "concealed-chips": say("offence", "chips concealed or carried out of view"),
        "foreign-chips": say("offence", "chips from, or to, another tournament"),
        "large-chips-hidden": say("offence", "large chips not in view"),
        "dodged-blinds": say("offence", "blinds dodged on purpose"),
        "leaving-with-action": say("offence", "leaving the table with action pending"),
        "late-back": say("offence", "not at the seat"),
        "all-in-not-shown": say("offence", "cards not shown at an all-in"),
        "miscalled-hand": say("offence", "hand miscalled on purpose"),
        "rabbit-hunting": say("offence", "rabbit hunting"),
        "refusing-order": say("offence", "refusing the floor's orders"),
        "camera": say("offence", "hole cards not shown to the camera"),
        "false-identity": say("offence", "playing under another name"),
    }
    return names.get(offence, offence)


def degree_name(words: Catalogue, degree: Degree) -> str:
    say = words.pgettext
    match degree:
        case "warning":
            return say("penalty", "warning")
        case "hand_annulled":
            return say("penalty", "hand annulled")
        case "chips":
            return say("penalty", "chips confiscated")
        case "hand":
            return say("penalty", "one hand")
        case "hands":
            return say("penalty", "several hands")
        case "round":
            return say("penalty", "one round")
        case "rounds":
            return say("penalty", "several rounds")
        case "sanction":
            return say("penalty", "elimination by sanction")
        case "disqualification":
            return say("penalty", "disqualification")
        case "bar":
            return say("penalty", "bar")
        case _:
            assert_never(degree)


def step_name(words: Catalogue, step: PenaltyStep) -> str:
    """The step's name; the number of hands to miss is given elsewhere."""
    if step == "miss":
        return words.pgettext("penalty", "hands to miss")
    return degree_name(words, step)


def usual_told(words: Catalogue, usual: Usual) -> str:
    """The article with its range of steps; the book's general range is named as such."""
    cite = usual.cite
    mildest, gravest = (degree_name(words, one) for one in (usual.mildest, usual.gravest))
    if usual.mildest == usual.gravest:
        return words.gettext("{cite}: {step}", cite=cite, step=mildest)
    if usual.general:
        return words.gettext(
            "{cite}: in general {mildest} – {gravest}",
            cite=cite,
            mildest=mildest,
            gravest=gravest,
        )
    return words.gettext(
        "{cite}: {mildest} – {gravest}", cite=cite, mildest=mildest, gravest=gravest
    )


def with_offence(words: Catalogue, told: str, offence: str) -> str:
    if not offence:
        return told
    return words.gettext("{told} ({offence})", told=told, offence=offence_name(words, offence))
