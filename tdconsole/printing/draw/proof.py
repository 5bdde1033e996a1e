"""The draw's proof: the commitment, every draw with what opened it, and how to check them."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Digest
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import MEDIUM, REGULAR, SMALL, STRONG, TEXT, Type, shrunk
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.qr.code import QUIET
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import COARSE, FINE, draw_code
from tdconsole.printing.paper.sheet import NothingToPrint, Sheet
from tdconsole.projections.draw.proof import (
    DrawProof,
    Proven,
    ProvenButtons,
    ProvenDraw,
    ProvenEnvelope,
    ProvenLastHands,
    ProvenRace,
)

_COMMITMENT: Final = Type(MEDIUM, 15.0)
_NARROW_COMMITMENT: Final = Type(MEDIUM, 11.0)
_DIGITS: Final = Type(REGULAR, 8.0)
_GROUP: Final = 8
"""The digits in a group, so that hexadecimal numbers can be read."""
_GAP: Final = 8.0


def print_draw_proof(proof: DrawProof, event: str, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the proof, and return the pages; `NothingToPrint` before there is a commitment."""
    if not proof.commitments:
        raise NothingToPrint
    laid = _DrawProof(proof, event, frame)
    laid.draw_commitments()
    laid.draw_draws()
    laid.draw_steps()
    return laid.listing.deliver(to)


class _DrawProof:
    def __init__(self, proof: DrawProof, event: str, frame: Frame) -> None:
        words = self._words = frame.words
        self._proof = proof
        self._draws = proof.every
        undone = sum(draw.undone for draw in self._draws)
        figures = (
            Figure(words.gettext("Draws"), words.number(len(self._draws))),
            Figure(words.gettext("Of them undone"), words.number(undone)),
        )
        self.listing = Listing(frame, "draw", words.gettext("Draw proof"), event, figures)
        self._bill = Bill(self.listing.flow)

    def draw_commitments(self) -> None:
        bill, words = self._bill, self._words
        for one in self._proof.commitments:
            bill.heading(words.gettext("Commitment {chain}", chain=one.chain))
            text = spaced(one.commitment)
            if self.listing.narrow:
                bill.long_text(text, _NARROW_COMMITMENT, 6)
            else:
                bill.long_text(text, shrunk(text, _COMMITMENT, self.listing.flow.room), 6)
            bill.skip(_GAP)
            bill.draw(self._code(one.commitment))
            bill.keep()

    def draw_draws(self) -> None:
        bill, words = self._bill, self._words
        if self._draws:
            bill.heading(words.gettext("Every draw, undone ones included"))
        for draw in self._draws:
            self._draw_one(draw)
            bill.keep()
            self.listing.tick(1, len(self._draws))

    def draw_steps(self) -> None:
        bill, say = self._bill, self._words.gettext
        steps = (
            say(
                "Compare the commitment with the one that was shown before the first draw. No number of a draw is missing."
            ),
            say(
                "Turn the 64 digits of a link into 32 bytes and take their SHA-256: it is the link of the draw before it on the same chain, or of the first one the commitment. Undone draws count."
            ),
            say(
                "The inputs are the SHA-256 of the text that a draw was made from: its link, number and word, the tables with their free seats, and the entries. Where people are kept apart, a last line has their hash."
            ),
            say(
                "These 32 bytes with a counter behind them, hashed again and again, give the numbers by which seats and players are shuffled. The page “The draw” of the manual has every step and an example."
            ),
            say(
                "“tdconsole show FILE draws --json” gives all that goes into it, “tdconsole verify-draw FILE” does all of it."
            ),
        )
        bill.heading(say("How to check it"), 18)
        for nth, step in enumerate(steps, 1):
            bill.long_text(step, TEXT, 5, mark=f"{nth}.  ")
            bill.keep()

    def _draw_one(self, draw: Proven) -> None:
        bill, words = self._bill, self._words
        title = words.gettext("Draw {draw}", draw=words.number(draw.draw))
        state = words.pgettext("draw", "undone") if draw.undone else ""
        bill.skip(6)
        bill.pair(f"{title}  ·  {self._what(draw)}", state, STRONG)
        if isinstance(draw, ProvenDraw | ProvenButtons) and draw.word:
            bill.text(words.gettext("Word: {word}", word=draw.word), TEXT)
            bill.skip(3)
        type_ = SMALL if self.listing.narrow else _DIGITS
        bill.long_text(words.gettext("Link {link}", link=spaced(draw.link)), type_)
        bill.long_text(words.gettext("Inputs {inputs}", inputs=spaced(draw.inputs)), type_, 2)
        for told in _dealt(words, draw):
            bill.long_text(told, type_, 2)
        bill.skip(4)
        bill.rule()

    def _what(self, draw: Proven) -> str:
        words = self._words
        match draw:
            case ProvenEnvelope(victim=victim):
                return words.gettext("envelope for entry {entry}", entry=victim)
            case ProvenLastHands(card=card):
                return words.ngettext("{number} last hand", "{number} last hands", card)
            case ProvenRace(odd=odd):
                tables = len(odd)
                return words.ngettext(
                    "chip race at {number} table", "chip race at {number} tables", tables
                )
            case ProvenButtons():
                return words.ngettext("{number} button", "{number} buttons", len(draw.buttons))
            case ProvenDraw(redraw=True):
                seats = len(draw.seated)
                return words.ngettext("redraw of {number} seat", "redraw of {number} seats", seats)
            case ProvenDraw(broken=int(table)):
                drawn = words.ngettext("{number} seat", "{number} seats", len(draw.seated))
                return words.gettext("table {table} broken: {seats}", table=table, seats=drawn)
            case ProvenDraw():
                return words.ngettext("{number} seat", "{number} seats", len(draw.seated))

    def _code(self, commitment: Digest) -> Piece:
        module = COARSE if self.listing.sheet.paper.kind == "roll" else FINE
        drawn = partial(_draw_code, self.listing.sheet, commitment, module)
        return Piece((SIDE + QUIET) * module, drawn)


def _dealt(words: Catalogue, draw: Proven) -> Iterator[str]:
    """The cards, which nobody else has on paper."""
    match draw:
        case ProvenLastHands(possible=possible):
            cards = ", ".join(map(words.number, possible))
            yield words.gettext("One of these cards: {cards}", cards=cards)
        case ProvenRace(cards=dealt):
            for table, seats in groupby(dealt, key=lambda one: one.table):
                told = ",  ".join(f"{one.seat}: {' '.join(one.cards)}" for one in seats)
                yield words.gettext("Table {table}, by seat: {cards}", table=table, cards=told)
        case _:
            return


def _draw_code(
    sheet: Sheet, commitment: Digest, module: float, x: float, top: float, _room: float
) -> None:
    draw_code(sheet.canvas, commitment.upper(), x, top - SIDE * module, module)


def spaced(digest: Digest) -> str:
    return " ".join(digest[n : n + _GROUP] for n in range(0, len(digest), _GROUP))
