"""The strip of seals: the last step of each trail and the seal over it, to be signed and kept."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.lettering import LARGE, STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.engine.seals import Seal, Seals

_GROUP: Final = 4
_GROUPS: Final = 4
"""The groups of digits on a line, the most that fit a roll."""


def print_seal_strip(sealed: Seals, event: str, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the strip, and return the pages; `NothingToPrint` if nothing was ever written."""
    words = frame.words
    if not sealed.seals:
        raise NothingToPrint
    listing = Listing(frame, "seal", words.gettext("Seals"), event)
    bill = Bill(listing.flow)
    for seal in sealed.seals:
        _draw(seal, bill, words)
    bill.rule(heavy=True)
    bill.skip(4)
    bill.note(
        words.gettext(
            "Keep this strip away from the computer: a file that is changed later no longer has these seals. What follows finds the step under the first of them, or says that it is gone:"
        )
    )
    digits = sealed.seals[0].head[: _GROUP * _GROUPS]
    bill.typed(words.gettext("tdconsole verify FILE --head {digits}", digits=digits), 4)
    bill.sign(words.gettext("Name"), words.gettext("Signature"))
    bill.keep()
    return listing.deliver(to)


def _draw(seal: Seal, bill: Bill, words: Catalogue) -> None:
    bill.text(seal.name or words.gettext("The house itself"), LARGE, 6)
    bill.skip(4)
    bill.pair(words.gettext("Last step"), words.number(seal.step), STRONG)
    bill.pair(words.gettext("Time"), words.moment(seal.at))
    for line in _lines(seal.head):
        bill.text(line, TEXT, 3)
    bill.skip(6)
    bill.keep()


def _lines(digits: str) -> list[str]:
    groups = [digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)]
    return ["  ".join(groups[at : at + _GROUPS]) for at in range(0, len(groups), _GROUPS)]
