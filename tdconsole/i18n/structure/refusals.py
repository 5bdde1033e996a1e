"""What is refused about the structure."""

from typing import Final

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import WHOLE
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.NoLevels: N_("The structure has no level with blinds."),
    no.RulesUnchanged: N_("These rules hold already: nothing was changed."),
    no.BlindsFall: N_("Row {row} of the structure: the blinds fall from {was} to {now}."),
    no.NothingToBet: N_("Row {row} of the structure: a level needs blinds or a bring-in."),
    no.SmallBlindTooBig: N_(
        "Row {row} of the structure: the small blind of {small} is larger than the big blind of {big}."
    ),
    no.MarkWithoutChip: N_("Row {row} of the structure: say which chip the colour-up takes."),
    no.PeriodTwice: N_("Row {row} of the structure is there twice: a copy needs no number."),
    no.StructureUnchanged: N_("The structure is like that already."),
    no.PresentPeriodGone: N_(
        "The clock is in a level that would be gone: set another level first, or keep it."
    ),
    no.PresentPeriodOver: N_(
        "Row {row} of the structure: this level has lasted {lasted} already and can't be made shorter than that."
    ),
    no.BandsOutOfOrder: N_("The payout table has to begin at 1 entry and rise from row to row."),
}


def _column(words: Catalogue, entries: int, up_to: int | None) -> str:
    """`46-100`, by the entries for which it is."""
    first = words.number(entries)
    if up_to is None:
        return words.pgettext("payouts", "from {entries} up", entries=first)
    return words.pgettext("payouts", "{first}-{last}", first=first, last=words.number(up_to))


def _shares_do_not_add_up(wording: Wording, one: no.SharesDoNotAddUp) -> str:
    words = wording.words
    say = words.gettext
    entries, up_to, total = one.entries, one.up_to, one.total
    return say(
        "The payout column {column} sums to {total}, not to {whole}.",
        column=_column(words, entries, up_to),
        total=words.share(total),
        whole=words.share(WHOLE),
    )


def _shares_rise(wording: Wording, one: no.SharesRise) -> str:
    words = wording.words
    say = words.gettext
    entries, up_to, place = one.entries, one.up_to, one.place
    return say(
        "In the payout column {column}, place {place} gets more than the place above it.",
        column=_column(words, entries, up_to),
        place=place,
    )


OWN_WORDS: Final[OwnWords] = {
    no.SharesDoNotAddUp: _shares_do_not_add_up,
    no.SharesRise: _shares_rise,
}
