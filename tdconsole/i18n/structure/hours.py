"""Defects in the timing and marks of a structure."""

from typing import Final

from tdconsole.domain.design import defects as bad
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.structure.names import Mended, OwnRows, Rows, where_it_is


def _late(wording: Wording, one: bad.EndsLate) -> str:
    words = wording.words
    return words.gettext(
        "{where}: play is expected to end there, after {minutes} min: {late} min later than wished.",
        where=where_it_is(words, one),
        minutes=words.number(one.minutes),
        late=words.number(one.minutes - one.wished),
    )


def _early(wording: Wording, one: bad.EndsEarly) -> str:
    words = wording.words
    return words.gettext(
        "{where}: play is expected to end there, after {minutes} min: {early} min sooner than wished.",
        where=where_it_is(words, one),
        minutes=words.number(one.minutes),
        early=words.number(one.wished - one.minutes),
    )


SENTENCES: Final[Rows] = {
    bad.LevelLengthJumps: Mended(
        sentence=N_("{where}: it lasts {minutes} min, the level before {before} min."),
        remedy=N_("{better} min would be a change in steps."),
    ),
    bad.LevelLengthOdd: Mended(
        sentence=N_("{where}: it lasts {minutes} min, those before and after it {around} min."),
        remedy=N_("{around} min would be like the others."),
    ),
    bad.HandsDoNotFit: Mended(
        sentence=P_(
            "{where}: {number} hand is expected to take {minutes} min.",
            "{where}: {number} hands are expected to take {minutes} min.",
            "hands",
        ),
        remedy=N_("Expect {better} min."),
    ),
    bad.HandsNotByTheBook: Mended(
        sentence=N_("{where}: it is played by hands, and the rulebook has levels by time alone."),
        remedy=N_("Give it minutes alone, or override the rule on the page Rules."),
    ),
    bad.NoBreak: Mended(
        sentence=N_("{where}: {longest} min would be played without a break."),
        remedy=N_("Insert a break after this level, when {minutes} min have been played."),
    ),
    bad.BreaksTogether: Mended(
        sentence=N_("{where}: a break follows another break."),
        remedy=N_("Make one break of {together} min."),
    ),
    bad.BreakAtStart: Mended(
        sentence=N_("{where}: the structure begins with a break of {minutes} min."),
        remedy=N_("Take it out, and start the clock later."),
    ),
    bad.BreakAtEnd: Mended(
        sentence=N_("{where}: the structure ends with a break of {minutes} min."),
        remedy=N_("Take it out, or let a level follow it."),
    ),
    bad.BreakTooShort: Mended(
        sentence=N_("{where}: from a break of {minutes} min nobody is back in time."),
        remedy=N_("Give it {least} min or more."),
    ),
    bad.EndsLate: Mended(
        sentence=_late, remedy=N_("Levels of {better} min would end it after {wished} min.")
    ),
    bad.EndsEarly: Mended(
        sentence=_early, remedy=N_("Levels of {better} min would end it after {wished} min.")
    ),
    bad.ColourUpTooEarly: Mended(
        sentence=N_(
            "{where}: the chips of {chip} leave, but level {needed} needs them for {amount}."
        ),
        remedy=N_("Colour them up after level {last}."),
    ),
    bad.ColourUpNotInPlay: Mended(
        sentence=N_("{where}: chips of {chip} are to be coloured up, but are not in play."),
        remedy=N_("The smallest in play there are those of {smallest}."),
    ),
    bad.ColourUpUnnamed: Mended(
        sentence=N_("{where}: the colour-up does not say which chips leave."),
        remedy=N_("The smallest in play there are those of {smallest}."),
    ),
    bad.MarkTwice: Mended(
        sentence=N_("{where}: “{kind}” is in row {before} already."),
        remedy=N_("Keep one of the two."),
    ),
    bad.RegistrationTooLate: Mended(
        sentence=P_(
            "{where}: who registers last begins with {number} big blind; the least is {least}.",
            "{where}: who registers last begins with {number} big blinds; the least is {least}.",
            "depth",
        ),
        remedy=N_("Close registration with row {better} at the latest."),
    ),
    bad.RegistrationNeverCloses: Mended(
        sentence=N_("Players may enter again, but registration never closes."),
        remedy=N_("Close it with row {row}."),
    ),
    bad.RebuysNeverEnd: Mended(
        sentence=N_("There are rebuys, but they never end."),
        remedy=N_("Let them end with row {row}."),
    ),
    bad.RebuysAfterAddOn: Mended(
        sentence=N_("{where}: rebuys go on until here, after the add-on in row {add_on}."),
        remedy=N_("Let them end with row {add_on}."),
    ),
    bad.AddOnMissing: Mended(
        sentence=N_("There is an add-on, but the structure does not say when."),
        remedy=N_("Put it at the end of row {row}."),
    ),
    bad.EndOfDayRunsOn: Mended(
        sentence=N_("{where}: the day ends, but the clock would run on."),
        remedy=N_("Let the clock stop there."),
    ),
}


def _missing(one: bad.ColourUpMissing) -> Mended:
    from_the_start = N_(
        "{where}: no level needs the chips of {chip}, and nothing takes them out of play."
    )
    later = N_(
        "{where}: after level {last} nobody needs the chips of {chip}, and nothing takes them out of play."
    )
    return Mended(
        sentence=from_the_start if one.last is None else later,
        remedy=N_("Colour up {chip} at the break in row {row}."),
    )


def _colour_up(one: bad.ColourUpNotAtBreak) -> Mended:
    return Mended(
        sentence=N_("{where}: the chips of {chip} would be coloured up in the middle of play."),
        remedy=_move_to(one.better),
    )


def _add_on(one: bad.AddOnNotAtBreak) -> Mended:
    return Mended(
        sentence=N_("{where}: the add-on would be in the middle of play."),
        remedy=_move_to(one.better),
    )


def _move_to(better: int | None) -> str:
    if better is None:
        return N_("Insert a break after this level.")
    return N_("Move it to the break in row {better}.")


OWN_WORDS: Final[OwnRows] = {
    bad.ColourUpMissing: _missing,
    bad.ColourUpNotAtBreak: _colour_up,
    bad.AddOnNotAtBreak: _add_on,
}
