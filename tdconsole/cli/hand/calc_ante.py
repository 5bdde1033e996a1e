from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import blinds_rise, refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.hand.antes import AnteAnswer, AnteQuestion, ante_calculation
from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.language.rejections.calculators import MoreThanTwoLeft
from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.rules.values import AnteHeadsUp, AnteOrder, AtMostTyped
from tdconsole.domain.values import MOST_SEATS, AnteKind, ChipsTyped, NameTyped, Record
from tdconsole.library.rulebooks import rulebook


class AnteAsked(Record, kw_only=True):
    """A level's blinds and full ante, and who plays it, by a rulebook's name or file.

    `fullest` is the number at the fullest table, `last_two` that nobody else is left, `stack` the
    big blind's. A rule given here overrides the book's.
    """

    small_blind: ChipsTyped
    big_blind: ChipsTyped
    ante: ChipsTyped
    ante_kind: AnteKind = "big_blind"
    fullest: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    last_two: bool = False
    stack: ChipsTyped | None = None
    rulebook: NameTyped = STANDARD.id
    order_when_short: AnteOrder | None = None
    heads_up: AnteHeadsUp | None = None
    reduce_when_all_tables_at_most: AtMostTyped | None = None


def ante_due(voice: Voice, asked: AnteAsked) -> AnteAnswer:
    blinds_rise(voice, asked.small_blind, asked.big_blind)
    if asked.last_two and asked.fullest > LEAST:
        raise refusing(voice, MoreThanTwoLeft(players=asked.fullest))
    book, reduced = rulebook(asked.rulebook), asked.reduce_when_all_tables_at_most
    return ante_calculation(
        AnteQuestion(
            small_blind=asked.small_blind,
            big_blind=asked.big_blind,
            ante=asked.ante,
            ante_kind=asked.ante_kind,
            fullest=asked.fullest,
            last_two=asked.last_two,
            stack=asked.stack,
            order_when_short=asked.order_when_short or book.ante_order.value,
            heads_up=asked.heads_up or book.ante_heads_up.value,
            reduce_when_all_tables_at_most=(
                book.ante_reduced_at.value if reduced is None else reduced
            ),
        )
    )


ANTE: Final = Calculator(AnteAsked, AnteAnswer, ante_due)
