"""The defects of a structure with their remedies, and why there is none as wished."""

from typing import assert_never

from tdconsole.domain.design import defects as bad
from tdconsole.domain.design import wish as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.hours import colour_ups_words, hours_words, marks_words
from tdconsole.i18n.structure.names import Mending, where_it_is
from tdconsole.i18n.structure.stakes import antes_words, depth_words, stakes_words


def defect_words(words: Catalogue, one: bad.Defect) -> Mending:
    match one:
        case (
            bad.NoLevel()
            | bad.NothingToBet()
            | bad.BlindFalls()
            | bad.BlindsStand()
            | bad.NotPayable()
            | bad.SmallBlindTooBig()
            | bad.SmallBlindNotHalf()
            | bad.StepTooSteep()
            | bad.StepTooFlat()
            | bad.BetsNotDouble()
            | bad.BlindNotSmallBet()
            | bad.BringInTooBig()
            | bad.BringInWithoutAnte()
        ):
            return stakes_words(words, one, where_it_is(words, one))
        case (
            bad.StartTooShallow()
            | bad.StructureTooShort()
            | bad.ChipTooSmall()
            | bad.StackNotPayable()
        ):
            return depth_words(words, one, where_it_is(words, one))
        case (
            bad.AnteTooBig()
            | bad.AnteGoes()
            | bad.AnteFalls()
            | bad.AnteKindChanges()
            | bad.AnteUnclear()
        ):
            return antes_words(words, one, where_it_is(words, one))
        case (
            bad.LevelLengthJumps()
            | bad.LevelLengthOdd()
            | bad.HandsDoNotFit()
            | bad.HandsNotByTheBook()
            | bad.NoBreak()
            | bad.BreaksTogether()
            | bad.BreakAtStart()
            | bad.BreakAtEnd()
            | bad.BreakTooShort()
            | bad.EndsLate()
            | bad.EndsEarly()
        ):
            return hours_words(words, one, where_it_is(words, one))
        case (
            bad.ColourUpMissing()
            | bad.ColourUpTooEarly()
            | bad.ColourUpNotAtBreak()
            | bad.ColourUpNotInPlay()
            | bad.ColourUpUnnamed()
        ):
            return colour_ups_words(words, one, where_it_is(words, one))
        case (
            bad.MarkTwice()
            | bad.RegistrationTooLate()
            | bad.RegistrationNeverCloses()
            | bad.RebuysNeverEnd()
            | bad.RebuysAfterAddOn()
            | bad.AddOnMissing()
            | bad.AddOnNotAtBreak()
            | bad.EndOfDayRunsOn()
        ):
            return marks_words(words, one, where_it_is(words, one))
        case _:
            assert_never(one)


def impossible_words(words: Catalogue, why: no.Impossible) -> str:
    say, number = words.gettext, words.number
    match why:
        case no.StackCannotBePaid(stack=stack, smallest=smallest, better=better):
            return say(
                "A starting stack of {stack} can't be made of these chips, the smallest of which is {smallest}; {better} can.",
                stack=number(stack),
                smallest=number(smallest),
                better=number(better),
            )
        case no.StackTooSmall(stack=stack, smallest=smallest, depth=depth, better=better):
            return words.ngettext(
                "With {smallest} as the smallest chip a stack of {stack} has {number} big blind to begin with. Take smaller chips, or a stack of {better}.",
                "With {smallest} as the smallest chip a stack of {stack} has {number} big blinds to begin with. Take smaller chips, or a stack of {better}.",
                depth,
                smallest=number(smallest),
                stack=number(stack),
                better=number(better),
            )
        case no.ChipsTooSmall(largest=largest, big_blind=blind, better=better):
            return say(
                "The last big blind is {blind}, and the largest chip {largest}. Put chips of {better} in play.",
                blind=number(blind),
                largest=number(largest),
                better=number(better),
            )
        case no.TooLittleTime(wished=wished, least=least, level_minutes=minutes):
            return say(
                "In {wished} min the blinds would have to rise too fast; it takes {least} min. Levels of {minutes} min would do.",
                wished=number(wished),
                least=number(least),
                minutes=number(minutes),
            )
        case no.TooMuchTime(wished=wished, most=most, level_minutes=minutes):
            return say(
                "In {wished} min the blinds would have to rise too slowly; it is over after {most} min. Levels of {minutes} min would do.",
                wished=number(wished),
                most=number(most),
                minutes=number(minutes),
            )
        case no.ChipsTooFarApart(chips=chips):
            return say(
                "No blinds that can be paid with {chips} rise evenly enough. Put chips in between in play.",
                chips=words.listed([number(chip) for chip in chips]),
            )
        case no.RegistrationTooLong(levels=levels, most=most, least=least):
            return words.ngettext(
                "After {levels} late levels a starting stack is worth less than {least} big blinds; {number} level would do.",
                "After {levels} late levels a starting stack is worth less than {least} big blinds; {number} levels would do.",
                most,
                levels=number(levels),
                least=number(least),
            )
        case no.NotSound(found=found):
            told = [defect_words(words, one) for one in found[:2]]
            return say(
                "What came nearest is not sound. {defects}",
                defects=" ".join(f"{one.sentence} {one.remedy}" for one in told),
            )
        case _:
            assert_never(why)
