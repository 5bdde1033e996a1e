"""A deal under discussion or agreed: stacks, and what each method gives."""

from collections.abc import Callable, Iterator
from typing import Final

from tdconsole.domain.values import DealMethod, EntryId, Money, Record
from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.i18n.payouts.log import deal_method
from tdconsole.projections.prizes.deal import DealAgreedView, DealBoard
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import amount, number, writable

_SIZES: Final = (0.078, 0.04)

Named = Callable[[EntryId], str]


class Deal(Record, kw_only=True):
    heading: str
    aside: str
    heads: Row
    """The titles for name, stack and each of the shares."""
    rows: tuple[Row, ...]
    agreed: bool
    """Whether it is agreed; then the last column is what everybody gets."""
    nothing: str
    turn: int


def deal(
    words: Catalogue, found: DealBoard | DealAgreedView | None, named: Named, turn: int
) -> Deal:
    say = words.pgettext
    if isinstance(found, DealAgreedView):
        return _agreed(words, found, named, turn)
    offers = () if found is None or not found.rows else found.rows[0].offers
    methods = [offer.method for offer in offers]
    heads = tuple(deal_method(words, method) for method in methods)
    return Deal(
        heading=say("screen", "Deal"),
        aside="" if found is None else _aside(words, found.divided, found.held, found.currency),
        heads=(say("screen", "Name"), say("screen", "Stack"), *heads),
        rows=() if found is None else tuple(_talked(words, found, named)),
        agreed=False,
        nothing=words.gettext("No deal is under discussion."),
        turn=turn,
    )


def _talked(words: Catalogue, board: DealBoard, named: Named) -> Iterator[Row]:
    """The rows, larger stacks first once all are counted."""
    rows = board.rows
    if board.complete:
        rows = tuple(sorted(rows, key=lambda row: -(row.stack or 0)))
    offered = [tuple(one.amount for one in row.offers) for row in rows]
    for row, shares in zip(rows, _written(words, offered, board.currency), strict=True):
        stack = "" if row.stack is None else number(words, row.stack)
        yield (named(row.entry), stack, *shares)


def _written(words: Catalogue, rows: list[tuple[Money, ...]], currency: str) -> list[Row]:
    """The sums, with cents for all or for none."""
    unit = 10 ** currency_digits(currency)
    if all(share % unit == 0 for row in rows for share in row):
        return [tuple(amount(words, share, currency) for share in row) for row in rows]
    return [tuple(writable(words.money(share, currency)) for share in row) for row in rows]


def _agreed(words: Catalogue, view: DealAgreedView, named: Named, turn: int) -> Deal:
    """The agreed deal; its method's shares are in the last column only."""
    say, currency = words.pgettext, view.currency
    others = [offer.method for offer in view.rows[0].offers if offer.method != view.method]
    shares = [
        (*(one.amount for one in row.offers if one.method in others), row.amount)
        for row in view.rows
    ]
    rows = tuple(
        (named(row.entry), number(words, row.stack), *written)
        for row, written in zip(view.rows, _written(words, shares, currency), strict=True)
    )
    return Deal(
        heading=say("screen", "Deal agreed"),
        aside=_aside(words, view.divided, view.held, currency, _method(words, view.method)),
        heads=(
            say("screen", "Name"),
            say("screen", "Stack"),
            *(deal_method(words, method) for method in others),
            say("screen", "Share"),
        ),
        rows=rows,
        agreed=True,
        nothing="",
        turn=turn,
    )


def _method(words: Catalogue, method: DealMethod) -> str:
    """How the shares came about; what was typed is what the players agreed on."""
    if method == "typed":
        return words.pgettext("screen", "as agreed")
    return deal_method(words, method)


def _aside(words: Catalogue, divided: Money, held: Money, currency: str, method: str = "") -> str:
    told = (words.pgettext("deal", "Divided"), amount(words, divided, currency), method)
    said = " ".join(one for one in told if one)
    if not held:
        return said
    kept = amount(words, held, currency)
    return f"{said} · {words.pgettext('screen', '{amount} for the winner', amount=kept)}"


def boxes(shown: Deal, sheet: Sheet) -> Iterator[Box]:
    name, *figures = shown.heads
    last = len(figures) - 1
    columns = (
        Column(head=name, grows=True),
        *(
            Column(
                head=head,
                align="right",
                ink="quiet" if at == 0 or (shown.agreed and at != last) else "ink",
                strong=shown.agreed and at == last,
            )
            for at, head in enumerate(figures)
        ),
    )
    yield from list_boxes(shown, sheet, columns, shown.rows, _SIZES, aside=shown.aside, across=1)
