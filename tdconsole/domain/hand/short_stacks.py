"""What a player too short for blind and ante posts, and what he can win with it."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.hand.antes import AnteQuestion, ante_calculation
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.values import AnteKind, Chips, ChipsTyped, Record

Position = Literal["small_blind", "big_blind", "other"]
_NONE: Final = Chips(0)


class ShortQuestion(Record, kw_only=True):
    """A level and the player who posts in it; `ante` is the ante due."""

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
    """What the others put in to play: the full big blind, however short it was posted."""
    wins_of_each: Chips | None
    """What an all-in player can win of each other's chips, antes aside."""
    cite: str | None


def posted(question: ShortQuestion, book: Rulebook) -> ShortPosted:
    """What the player posts; a shortfall is never made up later."""
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
