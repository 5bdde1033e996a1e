"""Void payments: on the paper of their slips, or on labels to stick on those."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.laying import Grid, pages_for
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, SMALL, STRONG, TEXT, Type, money
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import Sheet, deliver
from tdconsole.printing.paper.sizes import Labels
from tdconsole.printing.paper.stack import Stack, as_large_as_fits
from tdconsole.printing.payouts.slip import paid_for, print_payout_slips, way_of_money
from tdconsole.printing.payouts.words import slip_number
from tdconsole.projections.payouts.slips import PayoutSlip

_NUMBER: Final = Type(LARGE.face, 14.0)
_EDGE: Final = 8.0
_LARGEST_SCALE: Final = 1.3


def print_void_payouts(slips: tuple[PayoutSlip, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the void slips, and return the number of pages; `NothingToPrint` if none."""
    labels = frame.paper.labels
    if labels is None or not slips:
        return print_payout_slips(slips, frame, to)
    sheet = Sheet(
        frame.words.gettext("Payout slip"),
        frame.words,
        frame.footer,
        frame.paper.margin,
        frame.paper,
        of=pages_for(len(slips), labels),
    )
    laid = Grid(sheet, partial(_draw_on_label, sheet, frame.words, labels), labels)
    for done, slip in enumerate(slips, 1):
        laid.add(slip)
        if frame.progress is not None:
            frame.progress(done, len(slips))
    laid.end()
    deliver(sheet.pdf(), to)
    return sheet.pages


def _draw_on_label(sheet: Sheet, words: Catalogue, labels: Labels, slip: PayoutSlip) -> None:
    room, top = labels.width - 2 * _EDGE, labels.height - _EDGE
    laid = partial(_laid, sheet, words, slip, room)
    as_large_as_fits(laid, top - _EDGE, _LARGEST_SCALE).draw(_EDGE, top)


def _laid(sheet: Sheet, words: Catalogue, slip: PayoutSlip, room: float, scale: float) -> Stack:
    stack, paid = Stack(sheet, room, scale), slip.paid
    stack.band(words.pgettext("payout", "Void"))
    stack.text(slip.event, SMALL, gap=6)
    stack.text(slip_number(words, paid), _NUMBER, gap=4)
    stack.text(name_of(words, slip.name), LARGE_ERASED if slip.name is None else LARGE, gap=4)
    stack.text(_who(words, slip.country, paid.entry), SMALL, gap=3)
    stack.text(paid_for(words, slip), TEXT, gap=5)
    amount = money(words, paid.net, slip.currency)
    stack.text(f"{way_of_money(words, paid)}: {amount}", STRONG, gap=3)
    stack.rule(gap=5)
    said = words.gettext("This slip is no longer valid: the payment was undone.")
    stack.text(said, STRONG, gap=5)
    facts = (words.moment(paid.at), paid.till, paid.by)
    stack.text(BETWEEN.join(fact for fact in facts if fact), SMALL, gap=4)
    return stack


def _who(words: Catalogue, country: str | None, entry: EntryId) -> str:
    said = (country, words.gettext("Entry {entry}", entry=entry))
    return BETWEEN.join(one for one in said if one)
