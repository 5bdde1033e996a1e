"""The draw: what was committed to before it, and what the last one brought to light."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Digest, Record
from tdconsole.gui.projector.fitting import FIGURES, Box, Room
from tdconsole.gui.projector.sheet import Sheet
from tdconsole.i18n.catalogue import Catalogue

_GROUP: Final = 4
_ROWS: Final = 4
_LARGE: Final = 0.1
_SIGNS: Final = "0123456789abcdef"


class Drawn(Record, kw_only=True):
    number: int
    players: int
    at: str
    link: Digest
    word: str


class Draw(Record, kw_only=True):
    heading: str
    aside: str
    committed_label: str
    commitment: tuple[str, ...]
    """In groups that can be compared at a distance."""
    last_label: str
    link: str
    word: str
    nothing: str


def draw(words: Catalogue, commitment: Digest | None, last: Drawn | None) -> Draw:
    say = words.pgettext
    brought = ""
    if last is not None:
        brought = words.ngettext(
            "Draw {draw} at {time}, {number} seat: its link",
            "Draw {draw} at {time}, {number} seats: its link",
            last.players,
            draw=words.number(last.number),
            time=last.at,
        )
    return Draw(
        heading=say("screen", "The draw"),
        aside=say("screen", "SHA-256 chain"),
        committed_label=words.gettext("Committed to before the first draw"),
        commitment=tuple(_groups(commitment or "")),
        last_label=brought,
        link=" ".join(_groups(last.link)) if last else "",
        word=words.gettext("Public word: {word}", word=last.word) if last and last.word else "",
        nothing=words.gettext("Nothing is committed to yet."),
    )


def _groups(digest: str) -> Iterator[str]:
    return (digest[at : at + _GROUP] for at in range(0, len(digest), _GROUP))


def boxes(shown: Draw, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    yield from sheet.heading(shown.heading, shown.aside)
    if not shown.commitment:
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    caption = sheet.px(sheet.screen.space.caption)
    share = (0.54 if shown.word else 0.6) if shown.link else 1.0
    yield sheet.caption("committed_label", room, shown.committed_label)
    large = Room(room.x, room.y + caption, room.width, round(room.height * share) - caption)
    yield from _grid(shown.commitment, sheet, large)
    if shown.link:
        under = room._replace(
            y=large.bottom + sheet.gap, height=room.bottom - large.bottom - sheet.gap
        )
        yield sheet.line(under, under.y)
        yield sheet.caption("last_label", under, shown.last_label)
        rest = under._replace(y=under.y + caption, height=under.height - caption)
        if shown.word:
            half = round(rest.height * 0.58)
            word = rest._replace(y=rest.bottom - half, height=half)
            rest = rest._replace(height=rest.height - half)
            yield sheet.quietly("word", shown.word, word)
        yield sheet.quietly("link", shown.link, rest)


def _grid(groups: tuple[str, ...], sheet: Sheet, room: Room) -> Iterator[Box]:
    face, across = sheet.faces.figure, -(-len(groups) // _ROWS)
    widest = max(sheet.measure(sign, face) for sign in _SIGNS) * _GROUP
    wide, high = room.width // across, room.height // _ROWS
    size = int(min(sheet.px(_LARGE), high / FIGURES, (wide - sheet.gap) / widest))
    for number, group in enumerate(groups):
        row, column = divmod(number, across)
        at = Room(room.x + column * wide, room.y + row * high, wide, high)
        yield Box(f"group_{number}", at, "ink", (group,), face, size, "centre")
