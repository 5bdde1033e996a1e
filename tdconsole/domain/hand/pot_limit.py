"""The largest bet in pot-limit: the pot, counted with one's own call in it."""

from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.values import Chips, ChipsTyped, Record


class PostedBlinds(Record, kw_only=True):
    """The level's blinds, and how much of each was posted; 0 for a dead one."""

    small_blind: ChipsTyped
    big_blind: ChipsTyped
    small_posted: ChipsTyped
    big_posted: ChipsTyped

    def __post_init__(self) -> None:
        if self.small_posted > self.small_blind or self.big_posted > self.big_blind:
            raise ValueError("posted in blinds")

    @property
    def posted(self) -> Chips:
        return Chips(self.small_posted + self.big_posted)

    @property
    def missing(self) -> Chips:
        small = max(0, self.small_blind - self.small_posted)
        return Chips(small + max(0, self.big_blind - self.big_posted))


class MostBet(Record, kw_only=True):
    to: Chips
    """The total that the player may make it."""
    call: Chips
    """The cost of the call, which is added to the pot first."""
    pot: Chips
    """The pot counted before the call."""
    cite: str | None
    blinds_cite: str | None = None
    """The rule by which a short or dead blind was counted, if there was one."""


def most_bet(
    pot: Chips, facing: Chips, own: Chips, book: Rulebook, blinds: PostedBlinds | None = None
) -> MostBet:
    """The largest bet; `pot` is everything in it with this round's bets, `own` the player's part.

    `blinds` are given before the flop only.
    """
    blinds_cite = None
    if blinds is not None:
        facing = max(facing, blinds.big_blind)
        if blinds.missing:
            blinds_cite = book.pot_short_blinds.cite
            if book.pot_short_blinds.value == "as_full":
                pot = Chips(pot + blinds.missing)
    call = Chips(max(0, facing - own))
    return MostBet(
        to=Chips(facing + pot + call),
        call=call,
        pot=pot,
        cite=book.pot_most.cite,
        blinds_cite=blinds_cite,
    )
