"""Defects in the timing and marks of a structure."""

from typing import assert_never

from tdconsole.domain.design import defects as bad
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.names import Mending, mark_name


def hours_words(
    words: Catalogue,
    one: bad.LevelLengthJumps
    | bad.LevelLengthOdd
    | bad.HandsDoNotFit
    | bad.HandsNotByTheBook
    | bad.NoBreak
    | bad.BreaksTogether
    | bad.BreakAtStart
    | bad.BreakAtEnd
    | bad.BreakTooShort
    | bad.EndsLate
    | bad.EndsEarly,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.LevelLengthJumps(before=before, minutes=minutes, better=better):
            return Mending(
                sentence=say(
                    "{where}: it lasts {minutes} min, the level before {before} min.",
                    where=where,
                    minutes=number(minutes),
                    before=number(before),
                ),
                remedy=say("{better} min would be a change in steps.", better=number(better)),
            )
        case bad.LevelLengthOdd(minutes=minutes, around=around):
            return Mending(
                sentence=say(
                    "{where}: it lasts {minutes} min, those before and after it {around} min.",
                    where=where,
                    minutes=number(minutes),
                    around=number(around),
                ),
                remedy=say("{minutes} min would be like the others.", minutes=number(around)),
            )
        case bad.HandsDoNotFit(hands=hands, minutes=minutes, better=better):
            return Mending(
                sentence=words.ngettext(
                    "{where}: {number} hand is expected to take {minutes} min.",
                    "{where}: {number} hands are expected to take {minutes} min.",
                    hands,
                    where=where,
                    minutes=number(minutes),
                ),
                remedy=say("Expect {better} min.", better=number(better)),
            )
        case bad.HandsNotByTheBook():
            return Mending(
                sentence=say(
                    "{where}: it is played by hands, and the rulebook has levels by time alone.",
                    where=where,
                ),
                remedy=say("Give it minutes alone, or override the rule on the page Rules."),
            )
        case bad.NoBreak(minutes=minutes, longest=longest):
            return Mending(
                sentence=say(
                    "{where}: {longest} min would be played without a break.",
                    where=where,
                    longest=number(longest),
                ),
                remedy=say(
                    "Insert a break after this level, when {minutes} min have been played.",
                    minutes=number(minutes),
                ),
            )
        case bad.BreaksTogether(together=together):
            return Mending(
                sentence=say("{where}: a break follows another break.", where=where),
                remedy=say("Make one break of {together} min.", together=number(together)),
            )
        case bad.BreakAtStart(minutes=minutes):
            return Mending(
                sentence=say(
                    "{where}: the structure begins with a break of {minutes} min.",
                    where=where,
                    minutes=number(minutes),
                ),
                remedy=say("Take it out, and start the clock later."),
            )
        case bad.BreakAtEnd(minutes=minutes):
            return Mending(
                sentence=say(
                    "{where}: the structure ends with a break of {minutes} min.",
                    where=where,
                    minutes=number(minutes),
                ),
                remedy=say("Take it out, or let a level follow it."),
            )
        case bad.BreakTooShort(minutes=minutes, least=least):
            return Mending(
                sentence=say(
                    "{where}: from a break of {minutes} min nobody is back in time.",
                    where=where,
                    minutes=number(minutes),
                ),
                remedy=say("Give it {least} min or more.", least=number(least)),
            )
        case bad.EndsLate(minutes=minutes, wished=wished, better=better):
            return Mending(
                sentence=say(
                    "{where}: play is expected to end there, after {minutes} min: {late} min later than wished.",
                    where=where,
                    minutes=number(minutes),
                    late=number(minutes - wished),
                ),
                remedy=say(
                    "Levels of {better} min would end it after {wished} min.",
                    better=number(better),
                    wished=number(wished),
                ),
            )
        case bad.EndsEarly(minutes=minutes, wished=wished, better=better):
            return Mending(
                sentence=say(
                    "{where}: play is expected to end there, after {minutes} min: {early} min sooner than wished.",
                    where=where,
                    minutes=number(minutes),
                    early=number(wished - minutes),
                ),
                remedy=say(
                    "Levels of {better} min would end it after {wished} min.",
                    better=number(better),
                    wished=number(wished),
                ),
            )
        case _:
            assert_never(one)


def colour_ups_words(
    words: Catalogue,
    one: bad.ColourUpMissing
    | bad.ColourUpTooEarly
    | bad.ColourUpNotAtBreak
    | bad.ColourUpNotInPlay
    | bad.ColourUpUnnamed,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.ColourUpMissing(row=row, chip=chip, last=last):
            if last is None:
                sentence = say(
                    "{where}: no level needs the chips of {chip}, and nothing takes them out of play.",
                    where=where,
                    chip=number(chip),
                )
            else:
                sentence = say(
                    "{where}: after level {last} nobody needs the chips of {chip}, and nothing takes them out of play.",
                    where=where,
                    chip=number(chip),
                    last=last,
                )
            return Mending(
                sentence=sentence,
                remedy=say(
                    "Colour up {chip} at the break in row {row}.", chip=number(chip), row=row
                ),
            )
        case bad.ColourUpTooEarly(chip=chip, amount=amount, needed=needed, last=last):
            return Mending(
                sentence=say(
                    "{where}: the chips of {chip} leave, but level {needed} needs them for {amount}.",
                    where=where,
                    chip=number(chip),
                    needed=needed,
                    amount=number(amount),
                ),
                remedy=say("Colour them up after level {last}.", last=last),
            )
        case bad.ColourUpNotAtBreak(chip=chip, better=better):
            sentence = say(
                "{where}: the chips of {chip} would be coloured up in the middle of play.",
                where=where,
                chip=number(chip),
            )
            return Mending(sentence=sentence, remedy=_move_to(words, better))
        case bad.ColourUpNotInPlay(chip=chip, smallest=smallest):
            return Mending(
                sentence=say(
                    "{where}: chips of {chip} are to be coloured up, but are not in play.",
                    where=where,
                    chip=number(chip),
                ),
                remedy=say(
                    "The smallest in play there are those of {smallest}.",
                    smallest=number(smallest),
                ),
            )
        case bad.ColourUpUnnamed(smallest=smallest):
            return Mending(
                sentence=say("{where}: the colour-up does not say which chips leave.", where=where),
                remedy=say(
                    "The smallest in play there are those of {smallest}.",
                    smallest=number(smallest),
                ),
            )
        case _:
            assert_never(one)


def _move_to(words: Catalogue, row: int | None) -> str:
    if row is None:
        return words.gettext("Insert a break after this level.")
    return words.gettext("Move it to the break in row {row}.", row=row)


def marks_words(
    words: Catalogue,
    one: bad.MarkTwice
    | bad.RegistrationTooLate
    | bad.RegistrationNeverCloses
    | bad.RebuysNeverEnd
    | bad.RebuysAfterAddOn
    | bad.AddOnMissing
    | bad.AddOnNotAtBreak
    | bad.EndOfDayRunsOn,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.MarkTwice(kind=kind, before=before):
            return Mending(
                sentence=say(
                    "{where}: “{mark}” stands in row {before} already.",
                    where=where,
                    mark=mark_name(words, kind),
                    before=before,
                ),
                remedy=say("Keep one of the two."),
            )
        case bad.RegistrationTooLate(depth=depth, least=least, better=better):
            return Mending(
                sentence=words.ngettext(
                    "{where}: who registers last begins with {number} big blind; the least is {least}.",
                    "{where}: who registers last begins with {number} big blinds; the least is {least}.",
                    depth,
                    where=where,
                    least=number(least),
                ),
                remedy=say("Close registration with row {row} at the latest.", row=better),
            )
        case bad.RegistrationNeverCloses(row=row):
            return Mending(
                sentence=say("Players may enter again, but registration never closes."),
                remedy=say("Close it with row {row}.", row=row),
            )
        case bad.RebuysNeverEnd(row=row):
            return Mending(
                sentence=say("There are rebuys, but they never end."),
                remedy=say("Let them end with row {row}.", row=row),
            )
        case bad.RebuysAfterAddOn(add_on=add_on):
            return Mending(
                sentence=say(
                    "{where}: rebuys go on until here, after the add-on in row {add_on}.",
                    where=where,
                    add_on=add_on,
                ),
                remedy=say("Let them end with row {row}.", row=add_on),
            )
        case bad.AddOnMissing(row=row):
            return Mending(
                sentence=say("There is an add-on, but the structure does not say when."),
                remedy=say("Put it at the end of row {row}.", row=row),
            )
        case bad.AddOnNotAtBreak(better=better):
            return Mending(
                sentence=say("{where}: the add-on would be in the middle of play.", where=where),
                remedy=_move_to(words, better),
            )
        case bad.EndOfDayRunsOn():
            return Mending(
                sentence=say("{where}: the day ends, but the clock would run on.", where=where),
                remedy=say("Let the clock stop there."),
            )
        case _:
            assert_never(one)
