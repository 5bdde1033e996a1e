"""A colour-up in words: which chips leave for which, how many it takes, what is missing."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.values import Chips
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.leaving import ColourUp, ColourUpPlan, Staying


def chips_named(words: Catalogue, chips: Iterable[Chips]) -> str:
    """`25`, `100 and 500`."""
    return words.listed([words.number(one) for one in chips])


def exchange_words(words: Catalogue, step: ColourUp) -> str:
    """`25 → 100`."""
    if step.new is None:
        return words.number(step.old)
    return words.gettext("{old} → {new}", old=words.number(step.old), new=words.number(step.new))


def leaving_line(words: Catalogue, step: ColourUp) -> str:
    """`25 → 100, after level 3: 37 chips, about 19 to a table`."""
    told = {"chips": exchange_words(words, step), "level": words.number(step.level)}
    if step.over:
        return words.gettext("{chips}, after level {level}: done", **told)
    if step.chips is None:
        return words.gettext("{chips}, after level {level}", **told)
    return words.ngettext(
        "{chips}, after level {level}: {number} chip, about {each} to a table",
        "{chips}, after level {level}: {number} chips, about {each} to a table",
        step.chips,
        each=words.number(step.each or 0),
        **told,
    )


def needed_words(words: Catalogue, step: ColourUp) -> str:
    """`25 → 100: 96 chips, about 4 to a table.`; empty if unknown."""
    if step.chips is None or step.over:
        return ""
    return words.ngettext(
        "{chips}: {number} chip, about {each} to a table.",
        "{chips}: {number} chips, about {each} to a table.",
        step.chips,
        chips=exchange_words(words, step),
        each=words.number(step.each or 0),
    )


def missing_words(words: Catalogue, step: ColourUp) -> str:
    """How many chips the house lacks, and what to do about it; empty if none."""
    if not step.missing or step.new is None or step.over:
        return ""
    told = words.ngettext(
        "{number} chip of {chip} may be missing: the house has {owned}, {in_play} are in play.",
        "{number} chips of {chip} may be missing: the house has {owned}, {in_play} are in play.",
        step.missing,
        chip=words.number(step.new),
        owned=words.number(step.owned),
        in_play=words.number(step.in_play or 0),
    )
    if step.freed_by is None:
        return told
    instead = words.ngettext(
        "Change some of them for {number} chip of {chip} first.",
        "Change some of them for {number} chips of {chip} first.",
        step.freed_by.pieces,
        chip=words.number(step.freed_by.value),
    )
    return f"{told} {instead}"


def too_early_words(words: Catalogue, step: ColourUp) -> str:
    if step.last is None or step.last <= step.level or step.over:
        return ""
    return words.gettext(
        "Level {level} still needs chips of {chip}.",
        level=step.last,
        chip=words.number(step.old),
    )


def unexchanged_words(words: Catalogue, step: ColourUp) -> str:
    if step.new is not None or step.pieces is None or step.over:
        return ""
    return words.gettext(
        "No larger chip of the set is a whole number of chips of {chip}.",
        chip=words.number(step.old),
    )


def why_words(words: Catalogue, step: ColourUp) -> str:
    """The last level that needs the chip, and how many follow; empty if the chips aren't known."""
    if step.follow is None or step.over or (step.last or 0) > step.level:
        return ""
    chip = words.number(step.old)
    if step.last is None:
        need = words.gettext("No level needs chips of {chip}.", chip=chip)
    else:
        need = words.gettext(
            "Level {level} is the last that needs chips of {chip}.", level=step.last, chip=chip
        )
    if not step.follow:
        return f"{need} {words.gettext('Play is expected to be over by then.')}"
    rest = words.ngettext(
        "{number} more level is expected to be played.",
        "{number} more levels are expected to be played.",
        step.follow,
    )
    return f"{need} {rest}"


def stays_words(words: Catalogue, one: Staying) -> str:
    """Why a chip that no mark names isn't proposed to leave."""
    chip = words.number(one.chip)
    if one.level is not None:
        return words.ngettext(
            "{chip} stays: after the break behind level {level} only {number} more level is expected to be played.",
            "{chip} stays: after the break behind level {level} only {number} more levels are expected to be played.",
            one.follow,
            chip=chip,
            level=one.level,
        )
    if one.last is None:
        return words.gettext("{chip} stays: the structure has no break.", chip=chip)
    return words.gettext(
        "{chip} stays: level {level} needs it, and no break follows.", chip=chip, level=one.last
    )


def faults_of(words: Catalogue, step: ColourUp) -> Iterator[str]:
    for said in (missing_words, too_early_words, unexchanged_words):
        if told := said(words, step):
            yield told


def stack_made_of(words: Catalogue, plan: ColourUpPlan) -> str:
    """`Reckoned with 8 × 25, 8 × 100 in each of 60 stacks`."""
    if not plan.known:
        return words.gettext(
            "The chips of the set don't make up what is handed out: how many leave is not known."
        )
    piles = ", ".join(f"{pile.pieces} × {words.number(pile.value)}" for pile in plan.stack)
    return words.ngettext(
        "Calculated with {number} stack of {piles}, and what else was sold, with the odd chips "
        "spread as badly as possible.",
        "Calculated with {number} stacks of {piles}, and what else was sold, with the odd chips "
        "spread as badly as possible.",
        plan.entries,
        piles=piles,
    )
