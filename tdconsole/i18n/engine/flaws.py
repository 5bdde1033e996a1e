"""Flaws in lines of files that people write, in sentences that say what would be right."""

from typing import Final, assert_never

from tdconsole import known_errors as known
from tdconsole.i18n.catalogue import Catalogue

EXAMPLE: Final = "{ small = 100, big = 200, minutes = 20 }"
UP: Final = "“colour_up 25”"
ON: Final = 'on = "tda-2024"'
PRACTICE: Final = "house practice"


def flaw_words(words: Catalogue, flaw: known.Flaw) -> str:
    say = words.gettext
    match flaw:
        case known.NotReadable(detail=detail):
            return say("it can't be read from here on ({detail}).", detail=detail)
        case known.NotUtf8():
            return say("it is not written in UTF-8; save it as “CSV UTF-8” or as plain text.")
        case known.UnknownField(field=field, near=None):
            return say("there is no “{field}”.", field=field)
        case known.UnknownField(field=field, near=near):
            return say("there is no “{field}”; is “{near}” meant?", field=field, near=near)
        case known.FieldTwice(field=field):
            return say("“{field}” is there twice.", field=field)
        case known.FieldMissing(field=field):
            return say("“{field}” is missing.", field=field)
        case known.NotANumber():
            return say(
                "“{field}” has to be a whole number from {least} to {most}, not “{given}”.",
                field=flaw.field,
                least=words.number(flaw.least),
                most=words.number(flaw.most),
                given=flaw.given,
            )
        case known.NotATime(field=field, given=given):
            return say(
                "“{field}” has to be a time of day such as 21:40, not “{given}”.",
                field=field,
                given=given,
            )
        case known.NotAWord(field=field):
            return say("“{field}” has to be one line of text.", field=field)
        case known.NotOneOf(near=None):
            return say(
                "“{field}” has to be one of {choices}, not “{given}”.",
                field=flaw.field,
                choices=", ".join(flaw.choices),
                given=flaw.given,
            )
        case known.NotOneOf(field=field, given=given, near=near):
            return say(
                "“{field}” can't be “{given}”; is “{near}” meant?",
                field=field,
                given=given,
                near=near,
            )
        case known.NotAList(field=field):
            return say("“{field}” has to be a list in square brackets.", field=field)
        case known.NotARow():
            return say("a row has to be a table such as {example}.", example=EXAMPLE)
        case known.TooMany(field=field, most=most):
            return words.ngettext(
                "“{field}” has more than {number} item.",
                "“{field}” has more than {number} items.",
                most,
                field=field,
            )
        case known.MarkNeedsChip():
            return say("a colour-up has to name the chip that leaves, as in {example}.", example=UP)
        case known.MarkHasNoChip(given=given):
            return say("only a colour-up names a chip, not “{given}”.", given=given)
        case known.LevelAndBreak(field=field):
            return say("a break has no “{field}”: the row is a level or a break.", field=field)
        case known.NoLength():
            return say("the level has neither minutes nor hands.")
        case known.BreakWithoutMinutes():
            return say(
                "the break needs its minutes as well: they count where the time of day has passed."
            )
        case known.CellWithoutColumn(given=given):
            return say("“{given}” stands in no column.", given=given)
        case known.StakesFall(was=was, now=now):
            return say(
                "the stakes fall from {was} to {now}.", was=words.number(was), now=words.number(now)
            )
        case known.NothingAtStake():
            return say("the level has neither blinds nor a bring-in.")
        case known.SmallAboveBig(small=small, big=big):
            return say(
                "the small blind {small} is above the big blind {big}.",
                small=words.number(small),
                big=words.number(big),
            )
        case known.ChipsOutOfOrder():
            return say("the chips have to rise from the smallest, none twice.")
        case known.NotASwitch(field=field, given=given):
            return say(
                "“{field}” has to be true or false, not “{given}”.", field=field, given=given
            )
        case known.NotATable(field=field, keys=keys):
            return say(
                "“{field}” has to be a table in braces: {keys}.", field=field, keys=", ".join(keys)
            )
        case known.RuleWithoutArticle(field=field):
            return say(
                '“{field}” needs its article as well: cite = "FIGP 23", or cite = "{practice}".',
                field=field,
                practice=PRACTICE,
            )
        case known.NothingToInherit(field=field):
            return say(
                "“{field}” inherits, but there is no line such as {example}.",
                field=field,
                example=ON,
            )
        case known.InkTooFaint():
            return say(
                "“{ink}” can't be read on “{ground}”: their contrast is {found} to 1 and has to be {least} to 1.",
                ink=flaw.ink,
                ground=flaw.ground,
                found=words.tenths(flaw.found),
                least=words.tenths(flaw.least),
            )
        case known.NotAPicture(given=given):
            return say("“{given}” is no picture that can be shown.", given=given)
        case _:
            assert_never(flaw)
