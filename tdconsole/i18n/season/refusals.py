"""What is refused in a season, and in a formula for points; characters are counted from 1."""

from typing import Final

from tdconsole.domain.language.rejections.calculators import (
    AdjustmentIsBack,
    Awaited,
    DividedByZero,
    FormulaTooDeep,
    FormulaTooLong,
    FormulaUnread,
    FormulaUntranslated,
    NameTaken,
    NoPointsAdjusted,
    NoSuchAdjustment,
    NoSuchFigure,
    NoSuchFunction,
    NoSuchNumber,
    NoSuchSeason,
    OtherArguments,
    PointsTooLarge,
    SeasonEndsBefore,
    SeasonIsClosed,
    SeasonIsOpen,
    SeasonNameTaken,
    SeasonStays,
    SeasonStillOpen,
    StackLimitsCross,
    WhyUntranslated,
)
from tdconsole.i18n.catalogue import N_, Catalogue, Sentence
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

_UNTRANSLATED: Final[dict[WhyUntranslated, Sentence]] = {
    "absent": N_("Character {at}: “{found}” has no counterpart here."),
    "arguments": N_("Character {at}: “{found}” doesn't take these values."),
    "assigning": N_("Character {at}: “{found}” goes with an assignment that can't be said here."),
    "line": N_("Character {at}: “{found}” may belong to the line before, or not."),
    "size": N_("Character {at}: the formula is too long or too deep."),
    "unread": N_("Character {at}: “{found}” can't be read here."),
    "unset": N_("Character {at}: “{found}” doesn't always have a value here."),
}


def _awaited(words: Catalogue, awaited: Awaited) -> str:
    say = words.pgettext
    return {
        "value": say("formula", "a number, a name or a bracket"),
        "operator": say("formula", "an operator or the end"),
        "closing": say("formula", "a closing bracket"),
        "comma": say("formula", "a comma or a closing bracket"),
        "opening": say("formula", "an opening bracket"),
    }[awaited]


def _too_long(wording: Wording, one: FormulaTooLong) -> str:
    return wording.words.ngettext(
        "A formula has {number} character at most.",
        "A formula has {number} characters at most.",
        one.most,
    )


def _too_deep(wording: Wording, one: FormulaTooDeep) -> str:
    return wording.words.gettext(
        "Character {at}: there are too many brackets within one another.", at=one.at + 1
    )


def _unread(wording: Wording, one: FormulaUnread) -> str:
    words, awaited = wording.words, _awaited(wording.words, one.awaited)
    if not one.found:
        return words.gettext(
            "Character {at}: the formula ends where {awaited} should follow.",
            at=one.at + 1,
            awaited=awaited,
        )
    return words.gettext(
        "Character {at}: “{found}” stands where {awaited} should.",
        at=one.at + 1,
        found=one.found,
        awaited=awaited,
    )


def _taken(wording: Wording, one: NameTaken) -> str:
    return wording.words.gettext(
        "Character {at}: “{name}” means something already, so a value can't be named so.",
        at=one.at + 1,
        name=one.name,
    )


def _no_figure(wording: Wording, one: NoSuchFigure) -> str:
    words = wording.words
    said = words.gettext("Character {at}: there is no “{name}”.", at=one.at + 1, name=one.name)
    return _nearest(words, said, one.near)


def _no_function(wording: Wording, one: NoSuchFunction) -> str:
    words = wording.words
    said = words.gettext(
        "Character {at}: there is no function “{name}”.", at=one.at + 1, name=one.name
    )
    return _nearest(words, said, one.near)


def _nearest(words: Catalogue, said: str, near: str) -> str:
    if not near:
        return said
    return f"{said} " + words.gettext("Perhaps “{name}” is meant.", name=near)


def _other_arguments(wording: Wording, one: OtherArguments) -> str:
    return wording.words.ngettext(
        "Character {at}: “{name}” is not made of {number} value.",
        "Character {at}: “{name}” is not made of {number} values.",
        one.given,
        at=one.at + 1,
        name=one.name,
    )


def _by_zero(wording: Wording, one: DividedByZero) -> str:
    return wording.words.gettext("Character {at}: this divides by 0.", at=one.at + 1)


def _no_number(wording: Wording, one: NoSuchNumber) -> str:
    return wording.words.gettext(
        "Character {at}: “{name}” has no result for these values.", at=one.at + 1, name=one.name
    )


def _too_large(wording: Wording, one: PointsTooLarge) -> str:
    return wording.words.gettext("Character {at}: this comes to too much.", at=one.at + 1)


def _untranslated(wording: Wording, one: FormulaUntranslated) -> str:
    at = one.at + 1
    if one.why == "unread" and not one.found:
        return wording.words.gettext("Character {at}: the formula ends too soon.", at=at)
    return wording.words.sentence(_UNTRANSLATED[one.why], at=at, found=one.found)


def _closed(wording: Wording, one: SeasonIsClosed) -> str:
    words = wording.words
    return words.gettext(
        "Season {season} was closed on {day}; reopen it first.",
        season=one.season,
        day=words.day(one.day),
    )


def _ends_before(wording: Wording, one: SeasonEndsBefore) -> str:
    words = wording.words
    return words.gettext(
        "The season would end on {until}, before it begins on {since}.",
        until=words.day(one.until),
        since=words.day(one.since),
    )


SENTENCES: Final[Sentences] = {
    NoSuchSeason: N_("There is no season {season}."),
    SeasonNameTaken: N_("Season {season} is called {name} already."),
    SeasonIsOpen: N_("Season {season} is open."),
    SeasonStillOpen: N_(
        "{name} is still open, and evenings to come may change who qualifies: close it, or say that it may stay open."
    ),
    StackLimitsCross: N_("The largest stack, {most}, is below the smallest, {least}."),
    SeasonStays: N_("Nothing would change in season {season}."),
    NoPointsAdjusted: N_("An adjustment of 0 points changes nothing."),
    NoSuchAdjustment: N_("Season {season} has no adjustment {adjustment}."),
    AdjustmentIsBack: N_("Adjustment {adjustment} has been taken back."),
}
OWN_WORDS: Final[OwnWords] = {
    SeasonIsClosed: _closed,
    SeasonEndsBefore: _ends_before,
    FormulaTooLong: _too_long,
    FormulaTooDeep: _too_deep,
    FormulaUnread: _unread,
    NameTaken: _taken,
    NoSuchFigure: _no_figure,
    NoSuchFunction: _no_function,
    OtherArguments: _other_arguments,
    DividedByZero: _by_zero,
    NoSuchNumber: _no_number,
    PointsTooLarge: _too_large,
    FormulaUntranslated: _untranslated,
}
