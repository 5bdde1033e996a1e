"""Penalties, the hands that are missed for them, and the return."""

from typing import assert_never

from tdconsole.domain.language.rejections import penalties as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import step_name
from tdconsole.i18n.naming import Who


def penalty_refusal(words: Catalogue, rejection: no.PenaltyRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.HandsOrRounds():
            return say("Say how many hands are missed, or how many rounds: one of them.")
        case no.RoundsAtNoTable():
            return say(
                "A round is a hand for each at the table, and nobody sits before the draw: say how many hands."
            )
        case no.UnknownOffence(offence=offence):
            return say("“{offence}” is in no list of offences.", offence=offence)
        case no.NothingToMiss(step=step):
            return say("With this step no hand is missed: {step}.", step=step_name(words, step))
        case no.ChipsNotTaken(step=step):
            return say(
                "With this step no chips leave play: {step}. Confiscate them by a penalty of their own.",
                step=step_name(words, step),
            )
        case no.HowManyChips():
            return say("Say how many chips are confiscated.")
        case no.BlindsNotForfeited(cite=cite):
            return say(
                "By this tournament's book nobody forfeits blinds that were dodged; that is {cite}. Give a round, or confiscate chips.",
                cite=cite or "",
            )
        case no.NoSuchPenalty(penalty=penalty):
            return say("There is no penalty {number}.", number=penalty)
        case no.PenaltyOver(penalty=penalty, lifted=True):
            return say("Penalty {number} was lifted already.", number=penalty)
        case no.PenaltyOver(penalty=penalty):
            return say("All hands of penalty {number} were served: it is over.", number=penalty)
        case no.NoChipsTaken(penalty=penalty):
            return say("No chips were taken with penalty {number}.", number=penalty)
        case no.StillMisses(entry=entry, left=left):
            return words.ngettext(
                "{player} has still {number} hand to miss.",
                "{player} has still {number} hands to miss.",
                left,
                player=who(entry),
            )
        case no.BackAlready(entry=entry):
            return say("{player} was reported back at the table already.", player=who(entry))
        case (
            no.NoHandsCounted()
            | no.MoreThanToMiss()
            | no.FewerServed()
            | no.NobodyMisses()
            | no.NoHandToTakeBack()
            | no.CountedByItself()
        ):
            return _of_counting(words, rejection)
        case _:
            assert_never(rejection)


_OfCounting = (
    no.NoHandsCounted
    | no.MoreThanToMiss
    | no.FewerServed
    | no.NobodyMisses
    | no.NoHandToTakeBack
    | no.CountedByItself
)


def _of_counting(words: Catalogue, rejection: _OfCounting) -> str:
    say = words.gettext
    match rejection:
        case no.NoHandsCounted():
            return say("How many hands? Nought counts none, and takes none back.")
        case no.MoreThanToMiss(penalty=penalty, left=left):
            return words.ngettext(
                "Of penalty {penalty} only {number} hand is left to miss.",
                "Of penalty {penalty} only {number} hands are left to miss.",
                left,
                penalty=penalty,
            )
        case no.FewerServed(penalty=penalty, served=served):
            return words.ngettext(
                "Of penalty {penalty} only {number} hand was counted.",
                "Of penalty {penalty} only {number} hands were counted.",
                served,
                penalty=penalty,
            )
        case no.NobodyMisses(table=table):
            return say("Nobody misses a hand at table {table}.", table=table)
        case no.NoHandToTakeBack(table=table):
            return say(
                "At table {table} no hand was counted that could be taken back.", table=table
            )
        case no.CountedByItself(table=table):
            return say(
                "The hands of table {table} count by themselves: report them as they are over.",
                table=table,
            )
        case _:
            assert_never(rejection)
