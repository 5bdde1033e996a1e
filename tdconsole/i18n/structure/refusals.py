"""Structures, rules and payout tables; a row is counted from 1, breaks included."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import WHOLE
from tdconsole.i18n.catalogue import Catalogue

StructureRefusal = (
    no.NoLevels
    | no.RulesUnchanged
    | no.BlindsFall
    | no.NothingToBet
    | no.SmallBlindTooBig
    | no.MarkWithoutChip
    | no.PeriodTwice
    | no.StructureUnchanged
    | no.PresentPeriodGone
    | no.PresentPeriodOver
    | no.SharesDoNotAddUp
    | no.SharesRise
    | no.BandsOutOfOrder
)


def structure_refusal(words: Catalogue, rejection: StructureRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.NoLevels():
            return say("The structure has no level with blinds.")
        case no.RulesUnchanged():
            return say("These rules hold already: nothing was changed.")
        case no.BlindsFall(row=row, was=was, now=now):
            return say(
                "Row {row} of the structure: the blinds fall from {was} to {now}.",
                row=row,
                was=words.number(was),
                now=words.number(now),
            )
        case no.NothingToBet(row=row):
            return say("Row {row} of the structure: a level needs blinds or a bring-in.", row=row)
        case no.SmallBlindTooBig(row=row, small=small, big=big):
            return say(
                "Row {row} of the structure: the small blind of {small} is larger than the big blind of {big}.",
                row=row,
                small=words.number(small),
                big=words.number(big),
            )
        case no.MarkWithoutChip(row=row):
            return say("Row {row} of the structure: say which chip the colour-up takes.", row=row)
        case no.PeriodTwice(row=row):
            return say(
                "Row {row} of the structure is there twice: a copy needs no number.", row=row
            )
        case no.StructureUnchanged():
            return say("The structure is like that already.")
        case no.PresentPeriodGone():
            return say(
                "The clock is in a level that would be gone: set another level first, or keep it."
            )
        case no.PresentPeriodOver(lasted=lasted, row=row):
            return say(
                "Row {row} of the structure: this level has lasted {lasted} already and can't be made shorter than that.",
                row=row,
                lasted=words.duration(lasted),
            )
        case no.SharesDoNotAddUp(entries=entries, up_to=up_to, total=total):
            return say(
                "The payout column {column} sums to {total}, not to {whole}.",
                column=_column(words, entries, up_to),
                total=words.share(total),
                whole=words.share(WHOLE),
            )
        case no.SharesRise(entries=entries, up_to=up_to, place=place):
            return say(
                "In the payout column {column}, place {place} gets more than the place above it.",
                column=_column(words, entries, up_to),
                place=place,
            )
        case no.BandsOutOfOrder():
            return say("The payout table has to begin at 1 entry and rise from row to row.")
        case _:
            assert_never(rejection)


def _column(words: Catalogue, entries: int, up_to: int | None) -> str:
    """`46-100`, by the entries for which it is."""
    first = words.number(entries)
    if up_to is None:
        return words.pgettext("payouts", "from {entries} up", entries=first)
    return words.pgettext("payouts", "{first}-{last}", first=first, last=words.number(up_to))
