"""Chips that leave at a break, as announced to the hall."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Mark
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.colour_up import own_plan
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.wall.screens.figures import number


class Leaving:
    """The colour-ups, worked out once while the tournament stays the same."""

    def __init__(self) -> None:
        self._slices: tuple[object, ...] = ()
        self._found: tuple[ColourUp, ...] = ()

    def of(self, state: Tournament) -> tuple[ColourUp, ...]:
        slices = (state.setup, state.entries, state.counts, state.play.seating)
        same = len(slices) == len(self._slices)
        if not same or any(a is not b for a, b in zip(slices, self._slices, strict=True)):
            self._slices, self._found = slices, own_plan(state).steps
        return self._found


def colour_up_note(words: Catalogue, chip: Chips, leaving: Iterable[ColourUp], tables: int) -> str:
    """The chips that leave, for which others, and the progress."""
    step = next((one for one in leaving if one.old == chip), None)
    if step is not None and step.over:
        return words.gettext("The chips of {chip} have left the game.", chip=number(words, chip))
    if step is None or step.new is None:
        said = words.gettext(
            "Colour-up: the chips of {chip} leave the game. Please leave them on the table.",
            chip=number(words, chip),
        )
    else:
        said = words.gettext(
            "Colour-up: the chips of {chip} leave the game for chips of {new}. Please leave them on the table.",
            chip=number(words, chip),
            new=number(words, step.new),
        )
    if step is None or not step.raced:
        return said
    done = words.ngettext(
        "Done at {done} of {number} table.",
        "Done at {done} of {number} tables.",
        tables,
        done=number(words, step.raced),
    )
    return f"{said} {done}"


def begun_unmarked(marks: Iterable[Mark], leaving: Iterable[ColourUp]) -> Iterator[Chips]:
    """The chips being raced although the structure doesn't mark them here."""
    told = {mark.chip for mark in marks}
    for step in leaving:
        if step.raced and not step.over and step.old not in told:
            yield step.old
