from collections.abc import Iterator

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.calling import call_place, phase_name
from tdconsole.projections.clock.calls import CallBoard


def calls_text(words: Catalogue, data: CallBoard, erased: str) -> Iterator[tuple[str, ...]]:
    """A line per call, the most urgent first: place, player, time left, article."""
    for one in data.calls:
        yield (
            call_place(words, one.table, one.seat),
            "" if one.entry is None else one.name or erased,
            phase_name(words, one.phase),
            words.duration(one.left),
            one.cite or "",
        )
    if not data.calls:
        yield (words.gettext("No clock is called on a player."),)
