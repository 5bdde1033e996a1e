from collections.abc import Iterator
from typing import Final

from tdconsole.cli.voice.view import View
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.calling import call_place, phase_name
from tdconsole.projections.clock.calls import CallBoard, call_board


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


CALLS: Final = View(
    CallBoard,
    lambda look: call_board(look.state, look.people, look.now),
    lambda look, data: calls_text(look.voice.words, data, look.voice.erased),
)
