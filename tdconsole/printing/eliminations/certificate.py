"""The certificate of the winner, and of others with a place: a sheet on its side for each."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.centring import centred, lying_down
from tdconsole.printing.paper.icons import draw_icon
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    LABEL,
    LEADING,
    MEDIUM,
    REGULAR,
    Type,
    block_high,
    fitted,
    money,
)
from tdconsole.printing.paper.listing import Frame, name_of, to_sign_on
from tdconsole.printing.paper.sheet import HAIRLINE, NothingToPrint, Sheet, deliver
from tdconsole.projections.eliminations.certificates import Certificate

_EDGE: Final = 30.0
_WITHIN: Final = 5.0
_HEAVY: Final = 1.6
_ROOM: Final = 640.0
_TOP: Final = 62.0
_LOGO: Final = (220.0, 54.0)
_ICON: Final = 48.0
_KIND: Final = Type(MEDIUM, 15.0)
_PLACE: Final = Type(BOLD, 40.0)
_NAME: Final = Type(BOLD, 52.0)
_ERASED: Final = Type(REGULAR, 52.0)
_EVENT: Final = Type(MEDIUM, 22.0)
_AMONG: Final = Type(REGULAR, 14.0)
_PRIZE: Final = Type(BOLD, 26.0)
_DAY: Final = Type(MEDIUM, 12.0)
_DAY_LINES: Final = 3
_SIGNED: Final = 220.0
_LINE: Final = 92.0
"""The height of the line to sign on."""
_OVER_SIGNED: Final = _LINE + 52.0
"""How far down the words may reach."""
_MOST_MORE: Final = 12.0


class _Line(NamedTuple):
    text: str
    type: Type
    after: float
    lines: int = 1


def print_certificates(
    certificates: tuple[Certificate, ...], frame: Frame, to: Path | BinaryIO
) -> int:
    """Print a sheet for each, and return their number; `NothingToPrint` without a place."""
    if not certificates:
        raise NothingToPrint
    words, paper = frame.words, lying_down(to_sign_on(frame).paper)
    title = words.pgettext("paper", "Certificate")
    sheet = Sheet(
        title,
        words,
        frame.footer,
        _EDGE + 10,
        paper,
        logo=frame.logo,
        of=len(certificates),
        foot=False,
    )
    for done, one in enumerate(certificates, 1):
        _draw(one, sheet, words)
        sheet.end_page()
        if frame.progress is not None:
            frame.progress(done, len(certificates))
    deliver(sheet.pdf(), to)
    return sheet.pages


def _draw(one: Certificate, sheet: Sheet, words: Catalogue) -> None:
    pen, middle = sheet.pen, sheet.width / 2
    _draw_border(sheet)
    top = sheet.height - _TOP
    _draw_sign(sheet, middle, top)
    y = top - _LOGO[1] - 24
    said = tuple(_said(one, words))
    taken = sum(_high(line) for line in said) + sum(line.after for line in said[:-1])
    more = min(_MOST_MORE, max(0.0, (y - taken - _OVER_SIGNED) / (len(said) - 1)))
    for line in said:
        y = centred(pen, middle, y, line.text, line.type, _ROOM, line.lines) - line.after - more
    _draw_signature(one, sheet, words)


def _said(one: Certificate, words: Catalogue) -> Iterator[_Line]:
    """What stands below one another, with the white that each needs at least below it."""
    name = _ERASED if one.name is None else _NAME
    among = words.ngettext("among {number} player", "among {number} players", one.players)
    yield _Line(words.pgettext("paper", "Certificate"), _KIND, 20)
    yield _Line(_place(words, one), _PLACE, 26)
    yield _Line(name_of(words, one.name), name, 20, 2)
    yield _Line(one.country or " ", _AMONG, 18)
    yield _Line(one.event, _EVENT, 12, 2)
    yield _Line(among, _AMONG, 22)
    if one.prize:
        yield _Line(money(words, one.prize, one.currency), _PRIZE, 0)


def _high(line: _Line) -> float:
    block = fitted(line.text, line.type, _ROOM, line.lines * line.type.size * LEADING + 0.1)
    return block.type.size * (CAPITALS + (len(block.lines) - 1) * LEADING)


def _place(words: Catalogue, one: Certificate) -> str:
    if one.place == 1 and one.shared_by == 1:
        return words.pgettext("certificate", "Winner")
    held = place(words, one.place, one.shared_by)
    return words.pgettext("certificate", "Place {place}", place=held)


def _draw_border(sheet: Sheet) -> None:
    canvas = sheet.canvas
    canvas.setStrokeGray(0)
    for inset, weight in ((_EDGE, _HEAVY), (_EDGE + _WITHIN, HAIRLINE)):
        canvas.setLineWidth(weight)
        wide, high = sheet.width - 2 * inset, sheet.height - 2 * inset
        canvas.rect(inset, inset, wide, high)


def _draw_sign(sheet: Sheet, middle: float, top: float) -> None:
    """Draw the house's logo, or a cup where it has none."""
    if sheet.has_logo:
        sheet.logo(middle, top, *_LOGO, align=0.5)
        return
    sheet.canvas.setStrokeGray(0)
    draw_icon(sheet.canvas, "prizes", middle - _ICON / 2, top, _ICON)


def _draw_signature(one: Certificate, sheet: Sheet, words: Catalogue) -> None:
    pen, left = sheet.pen, _EDGE + 50
    right = sheet.width - left
    told = BETWEEN.join(said for said in (one.house, words.day_at(one.at.utc)) if said)
    block = fitted(told, _DAY, _SIGNED, _DAY_LINES * _DAY.size * LEADING)
    pen.block(left, _LINE + 6 + block_high(block), block)
    for start in (left, right - _SIGNED):
        sheet.rule(start, _LINE, start + _SIGNED, weight=0.6)
    below = _LINE - 6 - LABEL.size * CAPITALS
    say = words.pgettext
    day = say("certificate", "House and day") if one.house else say("certificate", "Day")
    pen.label(left, below, day, _SIGNED)
    signed = words.gettext("Tournament director")
    pen.label(right - _SIGNED, below, signed, _SIGNED)
