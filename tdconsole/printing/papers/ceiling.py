"""The limit of paper: the strings of seat cards set down bare, nothing measured or drawn."""

from io import BytesIO
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tdconsole.printing.draw.seat_cards import PER_PAGE
from tdconsole.projections.draw.seat_cards import SeatCard

STRINGS: Final = 10  # the strings of a card that differ from the next card's


def bare_strings(cards: list[SeatCard]) -> int:
    """The size of the result, so that the work can't be optimised away."""
    page = BytesIO()
    canvas = Canvas(page)
    for number, card in enumerate(cards):
        for line in range(STRINGS):
            canvas.setFont("Helvetica", 8 + line % 2)
            canvas.drawString(20, 20 + line * 10, f"{card.name} {card.seat.table}")
        if number % PER_PAGE == PER_PAGE - 1:
            canvas.showPage()
    canvas.save()
    return len(page.getvalue())
