"""Flaws in lines of files that people write, in sentences that say what would be right."""

from typing import Final

from tdconsole import known_errors as known
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.fields import Fields
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

EXAMPLE: Final = "{ small = 100, big = 200, minutes = 20 }"
UP: Final = "“colour_up 25”"
ON: Final = 'on = "tda-2024"'
PRACTICE: Final = "house practice"

SENTENCES: Final[Sentences] = {
    known.NotReadable: N_("it can't be read from here on ({detail})."),
    known.NotUtf8: N_("it is not written in UTF-8; save it as “CSV UTF-8” or as plain text."),
    known.NestedTooDeep: N_("there are too many keys or lists inside each other."),
    known.FieldTwice: N_("“{field}” is there twice."),
    known.FieldMissing: N_("“{field}” is missing."),
    known.NotANumber: N_(
        "“{field}” has to be a whole number from {least} to {most}, not “{given}”."
    ),
    known.NotATime: N_("“{field}” has to be a time of day such as 21:40, not “{given}”."),
    known.NotAWord: N_("“{field}” has to be one line of text."),
    known.NotAList: N_("“{field}” has to be a list in square brackets."),
    known.TooMany: P_(
        "“{field}” has more than {number} item.", "“{field}” has more than {number} items.", "most"
    ),
    known.MarkHasNoChip: N_("only a colour-up names a chip, not “{given}”."),
    known.LevelAndBreak: N_("a break has no “{field}”: the row is a level or a break."),
    known.NoLength: N_("the level has neither minutes nor hands."),
    known.BreakWithoutMinutes: N_(
        "the break needs its minutes as well: they count where the time of day has passed."
    ),
    known.CellWithoutColumn: N_("“{given}” is not in any column."),
    known.StakesFall: N_("the stakes fall from {was} to {now}."),
    known.NothingAtStake: N_("the level has neither blinds nor a bring-in."),
    known.SmallAboveBig: N_("the small blind {small} is above the big blind {big}."),
    known.ChipsOutOfOrder: N_("the chips have to rise from the smallest, none twice."),
    known.NotASwitch: N_("“{field}” has to be true or false, not “{given}”."),
    known.NotATable: N_("“{field}” has to be a table in braces: {keys}."),
    known.NotAPicture: N_("“{given}” is not a picture that can be shown."),
}


def _unknown_field(wording: Wording, flaw: known.UnknownField) -> str:
    say, field = wording.words.gettext, flaw.field
    if flaw.near is None:
        return say("there is no “{field}”.", field=field)
    return say("there is no “{field}”; is “{near}” meant?", field=field, near=flaw.near)


def _not_one_of(wording: Wording, flaw: known.NotOneOf) -> str:
    say, field, given = wording.words.gettext, flaw.field, flaw.given
    if flaw.near is None:
        return say(
            "“{field}” has to be one of {choices}, not “{given}”.",
            field=field,
            choices=", ".join(flaw.choices),
            given=given,
        )
    return say(
        "“{field}” can't be “{given}”; is “{near}” meant?", field=field, given=given, near=flaw.near
    )


def _rule_without_article(wording: Wording, flaw: known.RuleWithoutArticle) -> str:
    return wording.words.gettext(
        '“{field}” needs its article as well: cite = "FIGP 23", or cite = "{practice}".',
        field=flaw.field,
        practice=PRACTICE,
    )


def _ink_too_faint(wording: Wording, flaw: known.InkTooFaint) -> str:
    words = wording.words
    return words.gettext(
        "“{ink}” can't be read on “{ground}”: their contrast is {found} to 1 and has to be {least} to 1.",
        ink=flaw.ink,
        ground=flaw.ground,
        found=words.tenths(flaw.found),
        least=words.tenths(flaw.least),
    )


OWN_WORDS: Final[OwnWords] = {
    known.UnknownField: _unknown_field,
    known.NotOneOf: _not_one_of,
    known.NotARow: lambda wording, _flaw: wording.words.gettext(
        "a row has to be a table such as {example}.", example=EXAMPLE
    ),
    known.MarkNeedsChip: lambda wording, _flaw: wording.words.gettext(
        "a colour-up has to name the chip that leaves, as in {example}.", example=UP
    ),
    known.RuleWithoutArticle: _rule_without_article,
    known.NothingToInherit: lambda wording, flaw: wording.words.gettext(
        "“{field}” inherits, but there is no line such as {example}.", field=flaw.field, example=ON
    ),
    known.InkTooFaint: _ink_too_faint,
}


def flaw_words(words: Catalogue, flaw: known.Flaw) -> str:
    wording, kind = Wording(words, str), type(flaw)
    return _FIELDS.said(wording, flaw, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields({tuple[str, ...]: lambda _wording, keys, _flaw: ", ".join(keys)})
