"""What is refused about chips counted and raced."""

from typing import Final

from tdconsole.domain.language.rejections import chips as no
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.AlreadyRaced: N_(
        "The chips of {old} have left table {table} already: undo that race to correct it."
    ),
    no.TwoNewChips: N_("{entry} can’t get two new chips: at most one each."),
    no.SitsElsewhere: N_("{entry} does not sit at table {table}."),
    no.NotRacing: N_("{entry} has no odd chips and so gets no new one."),
    no.LeftWithNothing: N_(
        "{entry} has nothing else and would be out by the race: give a new chip there as well."
    ),
    no.WinnersNotTold: P_(
        "Table {table} gets {number} new chip: say who got it.",
        "Table {table} gets {number} new chips: say who got them.",
        "due",
    ),
    no.CountedNothing: N_("No stack and no sum was named for table {table}."),
    no.NoChipsLeft: N_(
        "{entry} is still in, and a player still in has chips: report the bust instead."
    ),
    no.CountedElsewhere: N_(
        "{entry} does not sit at table {table}: a stack is counted where it stands."
    ),
    no.SumDiffers: N_(
        "The stacks of table {table} come to {stacks}, and its sum is said to be {chips}: count it again."
    ),
    no.NothingPutRight: N_("By how many chips? 0 changes nothing."),
    no.WhyChips: N_("Say why: chips that come or go by hand stay in the record with their reason."),
    no.FewerThanPlayers: P_(
        "Then {chips} would be in play for {number} player who is left: that is too few.",
        "Then {chips} would be in play for {number} players who are left: that is too few.",
        "players",
    ),
    no.NeverRaced: N_("No race of the {old} chips is in the record: they are still in play."),
    no.NobodyRaces: N_("Nobody has odd chips here: there is nothing to race for."),
    no.NotALargerChip: N_(
        "{new} is not a whole number of {old} chips: name the next larger chip that is."
    ),
    no.MoreWinnersThanPlayers: N_(
        "{got} new chips at table {table}, but only {players} have odd ones, and nobody gets two."
    ),
}


def _odd_makes_whole(wording: Wording, one: no.OddMakesWhole) -> str:
    words, who = wording.words, wording.who
    if one.entry is None:
        return words.ngettext(
            "More odd chips at table {table} than there can be: {number} makes a new one, which is exchanged first.",
            "More odd chips at table {table} than there can be: {number} make a new one, which is exchanged first.",
            one.whole,
            table=one.table,
        )
    return words.ngettext(
        "{player}: {number} makes a new chip. Exchange what makes whole ones first, then name the odd chips left.",
        "{player}: {number} make a new chip. Exchange what makes whole ones first, then name the odd chips left.",
        one.whole,
        player=who(one.entry),
    )


def _odd_do_not_add_up(wording: Wording, one: no.OddDoNotAddUp) -> str:
    words = wording.words
    old, new, odd, chips, out = one.old, one.new, one.odd, one.chips, one.out
    return words.ngettext(
        "{number} odd chip of {old} can't be right: of the {chips} in play, the rest would not "
        "come in whole chips of {new}. Count again, or correct the chips in play first: chips "
        "{out}.",
        "{number} odd chips of {old} can't be right: of the {chips} in play, the rest would not "
        "come in whole chips of {new}. Count again, or correct the chips in play first: chips "
        "{out}.",
        odd,
        old=words.number(old),
        new=words.number(new),
        chips=words.number(chips),
        out=f"{out:+}",
    )


def _wrong_race_total(wording: Wording, one: no.WrongRaceTotal) -> str:
    words = wording.words
    told = words.ngettext(
        "{number} odd chip at table {table}",
        "{number} odd chips at table {table}",
        one.odd,
        table=one.table,
    )
    if one.least == one.most:
        return words.ngettext(
            "{odd}: that makes {number} new one, not {got}.",
            "{odd}: that makes {number} new ones, not {got}.",
            one.least,
            odd=told,
            got=words.number(one.got),
        )
    return words.gettext(
        "{odd}: that makes {least} to {most} new ones, not {got}.",
        odd=told,
        least=words.number(one.least),
        most=words.number(one.most),
        got=words.number(one.got),
    )


def _negative_count(wording: Wording, one: no.NegativeCount) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    table, entry = one.table, one.entry
    if entry is None:
        return say("Table {table} can’t go below zero chips.", table=table)
    return say("{player} can’t go below zero chips.", player=who(entry))


OWN_WORDS: Final[OwnWords] = {
    no.OddMakesWhole: _odd_makes_whole,
    no.OddDoNotAddUp: _odd_do_not_add_up,
    no.WrongRaceTotal: _wrong_race_total,
    no.NegativeCount: _negative_count,
}
