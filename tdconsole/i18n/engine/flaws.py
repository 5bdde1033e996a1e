"""Flaws in lines of files that people write, in sentences that say what would be right."""

from typing import Final

from tdconsole import flaws as bad
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.fields import Fields
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

EXAMPLE: Final = "{ small = 100, big = 200, minutes = 20 }"
UP: Final = "“colour_up 25”"
ON: Final = 'on = "tda-2024"'
PRACTICE: Final = "house practice"

SENTENCES: Final[Sentences] = {
    bad.NotReadable: N_("it can't be read from here on ({detail})."),
    bad.NotUtf8: N_("it is not written in UTF-8; save it as “CSV UTF-8” or as plain text."),
    bad.NestedTooDeep: N_("there are too many keys or lists inside each other."),
    bad.FieldTwice: N_("“{field}” is there twice."),
    bad.FieldMissing: N_("“{field}” is missing."),
    bad.NotANumber: N_("“{field}” has to be a whole number from {least} to {most}, not “{given}”."),
    bad.NotATime: N_("“{field}” has to be a time of day such as 21:40, not “{given}”."),
    bad.NotAWord: N_("“{field}” has to be one line of text."),
    bad.NotAList: N_("“{field}” has to be a list in square brackets."),
    bad.TooMany: P_(
        "“{field}” has more than {number} item.", "“{field}” has more than {number} items.", "most"
    ),
    bad.MarkHasNoChip: N_("only a colour-up names a chip, not “{given}”."),
    bad.LevelAndBreak: N_("a break has no “{field}”: the row is a level or a break."),
    bad.NoLength: N_("the level has neither minutes nor hands."),
    bad.BreakWithoutMinutes: N_(
        "the break needs its minutes as well: they count where the time of day has passed."
    ),
    bad.CellWithoutColumn: N_("“{given}” is not in any column."),
    bad.StakesFall: N_("the stakes fall from {was} to {now}."),
    bad.NothingAtStake: N_("the level has neither blinds nor a bring-in."),
    bad.SmallAboveBig: N_("the small blind {small} is above the big blind {big}."),
    bad.ChipsOutOfOrder: N_("the chips have to rise from the smallest, none twice."),
    bad.NotASwitch: N_("“{field}” has to be true or false, not “{given}”."),
    bad.NotATable: N_("“{field}” has to be a table in braces: {keys}."),
    bad.DrawnInSvg: N_(
        "it is a drawing in SVG. Save it as a PNG, at least 800 pixels wide, without a background."
    ),
    bad.PictureEmpty: N_("nothing is seen of it: it is transparent all over."),
    bad.PictureTooSmall: N_(
        "the picture has only {wide} × {high} pixels. Its longer side needs at least {least};"
        " with 800 or more it is sharp on a wall."
    ),
    bad.PictureTooLarge: N_(
        "the picture has more than {most} million pixels. Save it smaller: 4,000 on its longer side"
        " are enough for any wall."
    ),
    bad.NotABrand: N_(
        "it is not a brand, or is damaged. Take a file that was saved in this dialog, or a theme in TOML."
    ),
}


def _unknown_field(wording: Wording, flaw: bad.UnknownField) -> str:
    say, field = wording.words.gettext, flaw.field
    if flaw.near is None:
        return say("there is no “{field}”.", field=field)
    return say("there is no “{field}”; is “{near}” meant?", field=field, near=flaw.near)


def _not_one_of(wording: Wording, flaw: bad.NotOneOf) -> str:
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


def _rule_without_article(wording: Wording, flaw: bad.RuleWithoutArticle) -> str:
    return wording.words.gettext(
        '“{field}” needs its article as well: cite = "FIGP 23", or cite = "{practice}".',
        field=flaw.field,
        practice=PRACTICE,
    )


def _ink_too_faint(wording: Wording, flaw: bad.InkTooFaint) -> str:
    words = wording.words
    return words.gettext(
        "“{ink}” can't be read on “{ground}”: their contrast is {found} to 1 and has to be {least} to 1.",
        ink=flaw.ink,
        ground=flaw.ground,
        found=words.tenths(flaw.found),
        least=words.tenths(flaw.least),
    )


def _not_a_picture(wording: Wording, flaw: bad.NotAPicture) -> str:
    say = wording.words.gettext
    if not flaw.kinds:
        return say("“{given}” is not a picture that can be shown.", given=flaw.given)
    return say(
        "it is not a picture, or is damaged. Save it as one of these: {kinds}.",
        kinds=", ".join(flaw.kinds),
    )


OWN_WORDS: Final[OwnWords] = {
    bad.UnknownField: _unknown_field,
    bad.NotOneOf: _not_one_of,
    bad.NotARow: lambda wording, _flaw: wording.words.gettext(
        "a row has to be a table such as {example}.", example=EXAMPLE
    ),
    bad.MarkNeedsChip: lambda wording, _flaw: wording.words.gettext(
        "a colour-up has to name the chip that leaves, as in {example}.", example=UP
    ),
    bad.RuleWithoutArticle: _rule_without_article,
    bad.NothingToInherit: lambda wording, flaw: wording.words.gettext(
        "“{field}” inherits, but there is no line such as {example}.", field=flaw.field, example=ON
    ),
    bad.InkTooFaint: _ink_too_faint,
    bad.NotAPicture: _not_a_picture,
}


def flaw_words(words: Catalogue, flaw: bad.Flaw) -> str:
    wording, kind = Wording(words, str), type(flaw)
    return _FIELDS.said(wording, flaw, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields({tuple[str, ...]: lambda _wording, keys, _flaw: ", ".join(keys)})
