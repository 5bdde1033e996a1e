"""The bounties: the envelopes left, or the largest heads."""

from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.domain.values import Money, Record
from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.projections.prizes.heads import EnvelopesLeft, HeadKind
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.figures import amount, writable

MOST: Final = 27
"""The most heads, the largest ones."""
_SIZES: Final = (0.09, 0.046)

HeadShown = tuple[str, Money, Money]
"""The name, the bounty on the head, and the bounties won."""


class Bounties(Record, kw_only=True):
    heading: str
    aside: str
    columns: Row
    """The titles of the columns; the first one of a list of names grows."""
    rows: tuple[Row, ...]
    envelopes: bool
    nothing: str
    turn: int


def bounties(  # noqa: PLR0913, PLR0917 -- all that there is to be seen of them
    words: Catalogue,
    kind: HeadKind,
    heads: Sequence[HeadShown],
    envelopes: Sequence[EnvelopesLeft],
    currency: str,
    turn: int,
) -> Bounties:
    if kind == "mystery":
        return _mystery(words, envelopes, currency, turn)
    say = words.pgettext

    whole = all(sum_ % 10 ** currency_digits(currency) == 0 for _, *both in heads for sum_ in both)

    def money(sum_: Money) -> str:
        """The sum, with cents for all or for none."""
        if not sum_:
            return ""
        return amount(words, sum_, currency) if whole else writable(words.money(sum_, currency))

    columns: Row = ("", say("bounties", "won"))
    rows: tuple[Row, ...] = tuple((name, money(won)) for name, _head, won in heads[:MOST] if won)
    if kind == "progressive":
        columns = ("", say("bounties", "head"), say("bounties", "won"))
        rows = tuple((name, money(head), money(won)) for name, head, won in heads[:MOST])
    return Bounties(
        heading=say("screen", "Bounties"),
        aside=say("bounties", "the largest heads") if kind == "progressive" and rows else "",
        columns=columns,
        rows=rows,
        envelopes=False,
        nothing=words.gettext("Nobody has won a bounty yet."),
        turn=turn,
    )


def _mystery(
    words: Catalogue, envelopes: Sequence[EnvelopesLeft], currency: str, turn: int
) -> Bounties:
    say = words.pgettext
    left = sum(one.left for one in envelopes)
    inside = Money(sum(one.left * one.amount for one in envelopes))
    told = say(
        "bounties",
        "{number} left · {amount}",
        number=words.number(left),
        amount=amount(words, inside, currency),
    )
    return Bounties(
        heading=say("screen", "Bounties"),
        aside=told if envelopes else "",
        columns=(say("bounties", "in it"), say("bounties", "left"), say("bounties", "of")),
        rows=tuple(
            (
                amount(words, one.amount, currency),
                words.number(one.left) if one.left else "–",
                words.number(one.number),
            )
            for one in envelopes
        ),
        envelopes=True,
        nothing=words.gettext("There are no envelopes."),
        turn=turn,
    )


def boxes(shown: Bounties, sheet: Sheet) -> Iterator[Box]:
    yield from list_boxes(
        shown, sheet, _columns(shown), shown.rows, _SIZES, aside=shown.aside, across=3
    )


def _columns(shown: Bounties) -> tuple[Column, ...]:
    """The columns; what can still be won is set strongest."""
    first, *others = shown.columns
    if shown.envelopes:
        left, of = others
        return (
            Column(head=first, grows=True),
            Column(head=left, align="right", strong=True),
            Column(head=of, align="right", ink="quiet"),
        )
    return (
        Column(head=first, grows=True),
        *(
            Column(head=head, align="right", strong=not at, ink="quiet" if at else "ink")
            for at, head in enumerate(others)
        ),
    )
