"""Chips counted, raced and put right."""

from typing import assert_never

from tdconsole.domain.language.rejections import chips as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.race_refusals import race_refusal
from tdconsole.i18n.naming import Who


def chips_refusal(words: Catalogue, rejection: no.ChipsRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.NegativeCount(table=table, entry=entry):
            if entry is None:
                return say("Table {table} can’t have less than no chips.", table=table)
            return say("{player} can’t have less than no chips.", player=who(entry))
        case no.CountedNothing(table=table):
            return say("No stack and no sum was named for table {table}.", table=table)
        case no.NoChipsLeft(entry=entry):
            return say(
                "{player} is still in, and nobody who is in has no chips: report the bust instead.",
                player=who(entry),
            )
        case no.CountedElsewhere(entry=entry, table=table):
            return say(
                "{player} does not sit at table {table}: a stack is counted where it stands.",
                player=who(entry),
                table=table,
            )
        case no.SumDiffers(table=table, stacks=stacks, chips=chips):
            return say(
                "The stacks of table {table} come to {stacks}, and its sum is said to be {chips}: count it again.",
                table=table,
                stacks=words.number(stacks),
                chips=words.number(chips),
            )
        case no.NothingPutRight():
            return say("By how many chips? Nought puts nothing right.")
        case no.WhyChips():
            return say(
                "Say why: chips that come or go by hand stay in the record with their reason."
            )
        case no.FewerThanPlayers(chips=chips, players=players):
            return words.ngettext(
                "Then {chips} would be in play for {number} player who is left: that is too few.",
                "Then {chips} would be in play for {number} players who are left: that is too few.",
                players,
                chips=words.number(chips),
            )
        case no.NeverRaced(old=old):
            return say(
                "No race of the {old} chips is in the record: they are still in play.",
                old=words.number(old),
            )
        case no.NobodyRaces():
            return say("Nobody has odd chips here: there is nothing to race for.")
        case no.NotALargerChip(old=old, new=new):
            return say(
                "{new} is no whole number of {old} chips: name the next larger chip that is.",
                new=words.number(new),
                old=words.number(old),
            )
        case no.MoreWinnersThanPlayers(table=table, got=got, players=players):
            return say(
                "{got} new chips at table {table}, but only {players} have odd ones, and nobody gets two.",
                got=words.number(got),
                table=table,
                players=words.number(players),
            )
        case (
            no.OddMakesWhole()
            | no.OddDoNotAddUp()
            | no.AlreadyRaced()
            | no.TwoNewChips()
            | no.SitsElsewhere()
            | no.NotRacing()
            | no.LeftWithNothing()
            | no.WinnersNotTold()
            | no.WrongRaceTotal()
        ):
            return race_refusal(words, rejection, who)
        case _:
            assert_never(rejection)
