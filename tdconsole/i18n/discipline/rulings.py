"""Rulings in words: the stage of the hand, what is held back, and the state."""

from collections.abc import Callable
from typing import Final, get_args

from tdconsole.domain.values import EntryId, HandStage, Withheld
from tdconsole.i18n.catalogue import Catalogue

STAGES: Final[tuple[HandStage, ...]] = get_args(HandStage)


def stage_name(words: Catalogue, stage: HandStage) -> str:
    say = words.pgettext
    names: dict[HandStage, str] = {
        "before": say("hand", "before the deal"),
        "dealing": say("hand", "the deal"),
        "pre_flop": say("hand", "before the flop"),
        "flop": say("hand", "flop"),
        "turn": say("hand", "turn"),
        "river": say("hand", "river"),
        "showdown": say("hand", "showdown"),
        "after": say("hand", "after the hand"),
    }
    return names[stage]


def held_words(words: Catalogue, withheld: Withheld, player: str) -> str:
    """What nobody gets until the decision, or didn't get before it."""
    say, chips = words.gettext, words.number(withheld.chips)
    if withheld.prize is None:
        return say("{chips} chips of the pot", chips=chips)
    if not withheld.chips:
        return say("the prize of {player}", player=player)
    return say("{chips} chips of the pot and the prize of {player}", chips=chips, player=player)


def held_from(words: Catalogue, withheld: Withheld, who: Callable[[EntryId], str]) -> str:
    """What is held back, as in `held_words`, if the name still has to be found."""
    return held_words(words, withheld, "" if withheld.prize is None else who(withheld.prize))
