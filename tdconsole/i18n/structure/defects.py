"""The defects of a structure with their remedies, and why there is none as wished."""

from typing import Final

from tdconsole.domain.design import defects as bad
from tdconsole.domain.design import wish as no
from tdconsole.domain.values import AnteKind, Chips, MarkKind
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.fields import Fields
from tdconsole.i18n.naming import OwnWords, Sentences, Wording
from tdconsole.i18n.structure import hours, stakes
from tdconsole.i18n.structure.names import (
    AMOUNTS,
    MARKS,
    PAYERS,
    Mending,
    OwnRows,
    Rows,
    where_it_is,
)

SUBJECTS: Final = (stakes, hours)
DEFECTS: Final[Rows] = {**stakes.SENTENCES, **hours.SENTENCES}
OWN_DEFECTS: Final[OwnRows] = {**stakes.OWN_WORDS, **hours.OWN_WORDS}

SENTENCES: Final[Sentences] = {
    no.StackCannotBePaid: N_(
        "A starting stack of {stack} can't be made of these chips, the smallest of which is {smallest}; {better} can."
    ),
    no.StackTooSmall: P_(
        "With {smallest} as the smallest chip a stack of {stack} has {number} big blind to begin with. Take smaller chips, or a stack of {better}.",
        "With {smallest} as the smallest chip a stack of {stack} has {number} big blinds to begin with. Take smaller chips, or a stack of {better}.",
        "depth",
    ),
    no.ChipsTooSmall: N_(
        "The last big blind is {big_blind}, and the largest chip {largest}. Put chips of {better} in play."
    ),
    no.TooLittleTime: N_(
        "In {wished} min the blinds would have to rise too fast; it takes {least} min. Levels of {level_minutes} min would do."
    ),
    no.TooMuchTime: N_(
        "In {wished} min the blinds would have to rise too slowly; it is over after {most} min. Levels of {level_minutes} min would do."
    ),
    no.ChipsTooFarApart: N_(
        "No blinds that can be paid with {chips} rise evenly enough. Put chips in between in play."
    ),
    no.RegistrationTooLong: P_(
        "After {levels} late levels a starting stack is worth less than {least} big blinds; {number} level would do.",
        "After {levels} late levels a starting stack is worth less than {least} big blinds; {number} levels would do.",
        "most",
    ),
}


def _not_sound(wording: Wording, why: no.NotSound) -> str:
    told = [defect_words(wording.words, one) for one in why.found[:2]]
    return wording.words.gettext(
        "What came nearest is not sound. {defects}",
        defects=" ".join(f"{one.sentence} {one.remedy}" for one in told),
    )


OWN_WORDS: Final[OwnWords] = {no.NotSound: _not_sound}


def defect_words(words: Catalogue, one: bad.Defect) -> Mending:
    wording, kind, where = Wording(words, str), type(one), where_it_is(words, one)
    row = DEFECTS[kind] if kind in DEFECTS else OWN_DEFECTS[kind](one)
    return Mending(
        sentence=_FIELDS.said(wording, one, row.sentence, where=where),
        remedy=_FIELDS.said(wording, one, row.remedy),
    )


def impossible_words(words: Catalogue, why: no.Impossible) -> str:
    wording, kind = Wording(words, str), type(why)
    return _FIELDS.said(wording, why, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields(
    {
        bad.Amount: lambda wording, what, _one: wording.words.sentence(AMOUNTS[what]),
        AnteKind: lambda wording, kind, _one: wording.words.sentence(PAYERS[kind]),
        MarkKind: lambda wording, kind, _one: wording.words.sentence(MARKS[kind]),
        tuple[Chips, ...]: lambda wording, chips, _one: wording.words.listed(
            [wording.words.number(chip) for chip in chips]
        ),
    }
)
