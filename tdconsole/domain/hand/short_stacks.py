"""What a player owes who has not enough chips for blind and ante, and what can be won with it."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.hand.antes import AnteQuestion, ante_calculation
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.values import AnteKind, Chips, ChipsTyped, Record

Position = Literal["small_blind", "big_blind", "other"]
_NONE: Final = Chips(0)


class ShortQuestion(Record, kw_only=True):
    """A level, and who has to post in it; `ante` is what is due."""

    position: Position = "big_blind"
    stack: Annotated[Chips, Meta(ge=1, le=10**12)]
    small_blind: ChipsTyped
    big_blind: Annotated[Chips, Meta(ge=1, le=10**12)]
    ante: ChipsTyped = _NONE
    ante_kind: AnteKind = "big_blind"


class ShortPosted(Record, kw_only=True):
    blind: Chips
    ante: Chips
    left: Chips
    all_in: bool
    call: Chips
    """What others have to put in to play: the big blind, however short it was posted."""
    wins_of_each: Chips | None
    """All-in, at most so much of what each other puts in, and the antes."""
    cite: str | None


def posted(question: ShortQuestion, book: Rulebook) -> ShortPosted:
    """What is short is never made up for later."""
    stack, rule = question.stack, book.ante_order
    blind_due = {
        "small_blind": question.small_blind,
        "big_blind": question.big_blind,
        "other": _NONE,
    }[question.position]
    for_all = question.ante_kind == "big_blind" and question.position != "big_blind"
    answer = ante_calculation(
        AnteQuestion(
            small_blind=question.small_blind,
            big_blind=blind_due,
            ante=_NONE if for_all else question.ante,
            ante_kind=question.ante_kind,
            fullest=0,
            stack=stack,
            order_when_short=rule.value,
        )
    )
    blind, ante = answer.big_blind_posted or _NONE, answer.ante_posted or _NONE
    left = Chips(stack - blind - ante)
    return ShortPosted(
        blind=blind,
        ante=ante,
        left=left,
        all_in=not left,
        call=question.big_blind,
        wins_of_each=None if left else blind,
        cite=None if question.ante_kind == "each" else rule.cite,
    )
