"""What is refused about the structure."""

from typing import Final

from tdconsole.domain.language.rejections.setup import NoLevels
from tdconsole.domain.language.rejections.structure import (
    BandsOutOfOrder,
    BlindsFall,
    MarkWithoutChip,
    NothingToBet,
    PeriodTwice,
    PresentPeriodGone,
    PresentPeriodOver,
    RulesUnchanged,
    SharesDoNotAddUp,
    SharesRise,
    SmallBlindTooBig,
    StructureUnchanged,
)
from tdconsole.domain.values import WHOLE
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    NoLevels: N_("The structure has no level with blinds."),
    RulesUnchanged: N_("These rules are in force already: nothing was changed."),
    BlindsFall: N_("Row {row} of the structure: the blinds fall from {was} to {now}."),
    NothingToBet: N_("Row {row} of the structure: a level needs blinds or a bring-in."),
    SmallBlindTooBig: N_(
        "Row {row} of the structure: the small blind of {small} is larger than the big blind of {big}."
    ),
    MarkWithoutChip: N_("Row {row} of the structure: say which chip the colour-up takes."),
    PeriodTwice: N_("Row {row} of the structure is there twice: a copy needs no number."),
    StructureUnchanged: N_("The structure is like that already."),
    PresentPeriodGone: N_(
        "The clock is in a level that would be gone: set another level first, or keep it."
    ),
    PresentPeriodOver: N_(
        "Row {row} of the structure: this level has lasted {lasted} already and can't be made shorter than that."
    ),
    BandsOutOfOrder: N_("The payout table has to begin at 1 entry and rise from row to row."),
}


def _column(words: Catalogue, entries: int, up_to: int | None) -> str:
    """`46-100`, by the entries for which it is."""
    first = words.number(entries)
    if up_to is None:
        return words.pgettext("payouts", "from {entries} up", entries=first)
    return words.pgettext("payouts", "{first}-{last}", first=first, last=words.number(up_to))


def _shares_do_not_add_up(wording: Wording, one: SharesDoNotAddUp) -> str:
    words = wording.words
    say = words.gettext
    entries, up_to, total = one.entries, one.up_to, one.total
    return say(
        "The payout column {column} sums to {total}, not to {whole}.",
        column=_column(words, entries, up_to),
        total=words.share(total),
        whole=words.share(WHOLE),
    )


def _shares_rise(wording: Wording, one: SharesRise) -> str:
    words = wording.words
    say = words.gettext
    entries, up_to, place = one.entries, one.up_to, one.place
    return say(
        "In the payout column {column}, place {place} gets more than the place above it.",
        column=_column(words, entries, up_to),
        place=place,
    )


OWN_WORDS: Final[OwnWords] = {
    SharesDoNotAddUp: _shares_do_not_add_up,
    SharesRise: _shares_rise,
}
