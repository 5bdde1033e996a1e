"""`raise 400 1200`: the least raise over these bets. `pot 1500 400`: the most in pot-limit.

Both answer and change nothing: the floor is asked this in the middle of a hand.
"""

import re
from itertools import pairwise
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.hand.pot_limit import most_bet
from tdconsole.domain.hand.raises import Cap, LeastRaise, cap, least_raise
from tdconsole.domain.values import MOST_SEATS, Chips, Level
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import cited
from tdconsole.i18n.rules.hand_values import pot_in_no_limit
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.typed_chips import amount

_PARTED: Final = re.compile(r"[\s/]+")
_BIG_BLIND: Final = re.compile(r"\bbb\b", re.IGNORECASE)
_POT: Final = 3
"""The pot, the bet, and the player's own part of it."""


def raising(desk: Desk, arguments: str = "") -> Reading:
    say = desk.words.gettext
    typed, *after = _BIG_BLIND.split(arguments, maxsplit=1)
    bets, named = _amounts(typed), _amounts(after[0]) if after else []
    if not bets or named is None or len(named) > 1 or (after and not named):
        return desk.asking(
            say(
                "What was bet? raise 400 1200: each bet in turn, before the flop the big blind first"
            )
        )
    if any(one >= two for one, two in pairwise(bets)):
        return desk.refused(say("Each bet is a total, and more than the one before."))
    rules = desk.state.rules
    if desk.state.terms.limit == "fixed":
        left = cap(len(bets), MOST_SEATS, desk.state.left, rules)
        sentence = _raises_left(desk.words, left)
        if left.left is not None and rules.cap_lifted.value == "two_in_the_round":
            sentence = say("{raises}; any number where two began the round alone", raises=sentence)
        return _answer(desk, sentence, left.cite)
    least_bet = named[0] if named else _big_blind(desk)
    found = least_raise(bets, least_bet, rules)
    return _answer(desk, _least(desk.words, found), found.cite)


def pot(desk: Desk, arguments: str = "") -> Reading:
    say, words = desk.words.gettext, desk.words
    typed = _amounts(arguments)
    if not typed or len(typed) > _POT:
        ask = say("How much is in the pot, every bet in it, and how much is bet? pot 1500 400")
        return desk.asking(ask, () if arguments else _before_the_flop(desk))
    there, facing, own = (*typed, *[Chips(0)] * (_POT - len(typed)))
    if not own <= facing <= there:
        return desk.refused(
            say("What is bet lies in the pot, and what the player has put in is part of it.")
        )
    rules = desk.state.rules
    found = most_bet(there, facing, own, rules)
    most, call = words.number(found.to), words.number(found.call)
    if desk.state.terms.limit == "no":
        rule = rules.pot_in_no_limit
        told = say(
            "In no-limit “pot” {rule}; in pot-limit it would be {most}",
            rule=pot_in_no_limit(words, rule.value),
            most=most,
        )
        return _answer(desk, told, rule.cite)
    if not facing:
        return _answer(desk, say("Bet {most} at most", most=most), found.cite)
    after = words.number(found.pot + found.call)
    return _answer(
        desk,
        say(
            "Raise to {most} at most: call {call}, then the pot of {pot} on top",
            most=most,
            call=call,
            pot=after,
        ),
        found.cite,
    )


def _amounts(typed: str) -> list[Chips] | None:
    """Return the amounts; None if one of them is not a number of chips."""
    found = [amount(word) for word in _PARTED.split(typed.strip()) if word]
    chips = [one for one in found if one is not None]
    return chips if len(chips) == len(found) else None


def level_played(desk: Desk) -> Level:
    """Return the level in play, during a break the one before it."""
    state = desk.state
    stand = read(state.setup.structure, state.play.clock, desk.looking.now())
    before = 0 if stand is None else stand.index + 1
    played = [one for one in state.setup.structure[:before] if isinstance(one, Level)]
    if played:
        return played[-1]
    return next(one for one in state.setup.structure if isinstance(one, Level))


def _big_blind(desk: Desk) -> Chips:
    level = level_played(desk)
    return level.big_blind or level.small_bet


def _before_the_flop(desk: Desk) -> tuple[Offer, ...]:
    level = level_played(desk)
    line = f"pot {level.small_blind + level.big_blind} {level.big_blind}"
    detail = desk.words.gettext("first to act before the flop")
    return (Offer(line=line, label=line, detail=detail),)


def _answer(desk: Desk, sentence: str, cite: str | None) -> Reading:
    article = cited(desk.words, desk.state.rules, cite)
    told = f"{sentence} ({article})" if article else sentence
    return Reading(mood="told", sentence=told)


def _least(words: Catalogue, found: LeastRaise) -> str:
    least, by = words.number(found.to), words.number(found.by)
    if found.completed_from >= found.to:
        return words.gettext(
            "Raise to {least} at least, {by} more; less is a call", least=least, by=by
        )
    return words.gettext(
        "Raise to {least} at least, {by} more; from {half} on it is completed to that, less is a call",
        least=least,
        by=by,
        half=words.number(found.completed_from),
    )


def _raises_left(words: Catalogue, left: Cap) -> str:
    if left.left is None:
        return words.gettext("Limit: any number of raises")
    if not left.left:
        return words.gettext("Limit: that was the last raise of the round")
    return words.ngettext(
        "Limit: {number} more raise in this round",
        "Limit: {number} more raises in this round",
        left.left,
    )
