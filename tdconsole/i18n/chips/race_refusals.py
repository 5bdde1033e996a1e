"""Why a race can't have ended as it was told."""

from typing import assert_never

from tdconsole.domain.language.rejections import chips as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who

RaceRefusal = (
    no.OddMakesWhole
    | no.OddDoNotAddUp
    | no.AlreadyRaced
    | no.TwoNewChips
    | no.SitsElsewhere
    | no.NotRacing
    | no.LeftWithNothing
    | no.WinnersNotTold
    | no.WrongRaceTotal
)


def race_refusal(words: Catalogue, rejection: RaceRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.OddMakesWhole():
            return _odd_makes_whole(words, rejection, who)
        case no.OddDoNotAddUp(old=old, new=new, odd=odd, chips=chips, out=out):
            return words.ngettext(
                "{number} odd chip of {old} can't be: of the {chips} in play, the rest would not come in whole chips of {new}. Count again, or put the chips in play right first: chips {out}.",
                "{number} odd chips of {old} can't be: of the {chips} in play, the rest would not come in whole chips of {new}. Count again, or put the chips in play right first: chips {out}.",
                odd,
                old=words.number(old),
                new=words.number(new),
                chips=words.number(chips),
                out=f"{out:+}",
            )
        case no.AlreadyRaced(table=table, old=old):
            return say(
                "The chips of {old} have left table {table} already: undo that race to put it right.",
                old=words.number(old),
                table=table,
            )
        case no.TwoNewChips(entry=entry):
            return say("{player} can’t get two new chips: at most one each.", player=who(entry))
        case no.SitsElsewhere(entry=entry, table=table):
            return say("{player} does not sit at table {table}.", player=who(entry), table=table)
        case no.NotRacing(entry=entry):
            return say("{player} has no odd chips and so gets no new one.", player=who(entry))
        case no.LeftWithNothing(entry=entry):
            return say(
                "{player} has nothing else and would be out by the race: give a new chip there as well.",
                player=who(entry),
            )
        case no.WinnersNotTold(table=table, due=due):
            return words.ngettext(
                "Table {table} gets {number} new chip: say who got it.",
                "Table {table} gets {number} new chips: say who got them.",
                due,
                table=table,
            )
        case no.WrongRaceTotal():
            return _wrong_total(words, rejection)
        case _:
            assert_never(rejection)


def _odd_makes_whole(words: Catalogue, odd: no.OddMakesWhole, who: Who) -> str:
    if odd.entry is None:
        return words.ngettext(
            "More odd chips at table {table} than there can be: {number} makes a new one, which is exchanged first.",
            "More odd chips at table {table} than there can be: {number} make a new one, which is exchanged first.",
            odd.whole,
            table=odd.table,
        )
    return words.ngettext(
        "{player}: {number} makes a new chip. Exchange what makes whole ones first, then name the odd chips left.",
        "{player}: {number} make a new chip. Exchange what makes whole ones first, then name the odd chips left.",
        odd.whole,
        player=who(odd.entry),
    )


def _wrong_total(words: Catalogue, wrong: no.WrongRaceTotal) -> str:
    told = words.ngettext(
        "{number} odd chip at table {table}",
        "{number} odd chips at table {table}",
        wrong.odd,
        table=wrong.table,
    )
    if wrong.least == wrong.most:
        return words.ngettext(
            "{odd}: that makes {number} new one, not {got}.",
            "{odd}: that makes {number} new ones, not {got}.",
            wrong.least,
            odd=told,
            got=words.number(wrong.got),
        )
    return words.gettext(
        "{odd}: that makes {least} to {most} new ones, not {got}.",
        odd=told,
        least=words.number(wrong.least),
        most=words.number(wrong.most),
        got=words.number(wrong.got),
    )
