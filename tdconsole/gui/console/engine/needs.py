"""What a gesture needs before its keys do anything: told in the line when they can't."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.prizes.icm import MOST as MOST_IN_DEAL
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.actions.table import BY_ID
from tdconsole.i18n.catalogue import Catalogue

Need = Callable[[Catalogue, Tournament], str]


def _started(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("The clock has not been started.")


def _hand_for_hand(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("In hand-for-hand the hands move the clock on.")


def _by_hands(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("This level is not played by hands.")


def _clock_changed(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("Nobody has changed the level or the time left.")


def _called(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("The clock is not called on anybody.")


def _seated(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a player who has a seat.")


def _several(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at two or more players who have seats.")


def _one_or_two(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one or two players who have seats.")


def _out(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a player who is out.")


def _playing(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player who is still in.")


def _entered(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player.")


def _seat(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a seat.")


def _unseen(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a player whose seat is not verified yet.")


def _missing(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a table where somebody has hands to miss.")


def _missed(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at a table where a missed hand was counted.")


def _given(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No penalty has been given.")


def _penalized(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player who was given a penalty.")


def _to_miss(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player who has hands to miss.")


def _drawn(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No seats have been drawn.")


def _broken(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No table has been broken.")


def _rebuys(words: Catalogue, state: Tournament) -> str:
    if state.terms.rebuys == "off":
        return words.gettext("This tournament has no rebuys.")
    return _playing(words, state)


def _add_on(words: Catalogue, state: Tournament) -> str:
    if state.terms.add_on == "off":
        return words.gettext("This tournament has no add-on.")
    return words.gettext("First point at one player who is still in and has no add-on yet.")


def _waiting(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("Nobody is waiting for a seat.")


def _alternate(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player who is waiting for a seat.")


def _pool(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("There is no prize pool yet.")


def _bubble(words: Catalogue, state: Tournament) -> str:
    if state.play.board is not None:
        return words.gettext("No table is dealing.")
    return words.gettext("Play is not hand-for-hand.")


def _flights(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("This tournament has no flights.")


def _raced(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No chips have been coloured up.")


def _prizes(words: Catalogue, state: Tournament) -> str:
    if state.prizes.deal is not None:
        return words.gettext("A deal is agreed.")
    if state.prizes.refunds is not None:
        return words.gettext("The tournament was called off.")
    return words.gettext("Nobody is registered.")


def _owed(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First point at one player who has a prize to be paid.")


def _deal(words: Catalogue, state: Tournament) -> str:
    if state.prizes.deal is not None:
        return words.gettext("A deal is agreed.")
    return words.gettext(
        "A deal needs a prize pool and two to {most} players.", most=words.number(MOST_IN_DEAL)
    )


NEEDS: Final[dict[str, Need]] = {
    **dict.fromkeys(
        ("minute-less", "minute-more", "set-time", "next-level", "previous-level", "level", "call"),
        _started,
    ),
    "clock": _hand_for_hand,
    "hand": _by_hands,
    "clock-as-it-was": _clock_changed,
    **dict.fromkeys(("call-acted", "call-dead"), _called),
    **dict.fromkeys(("bust", "move", "print-card"), _seated),
    "bust-shared": _several,
    "swap": _one_or_two,
    "reinstate": _out,
    **dict.fromkeys(("button", "big-blind"), _seat),
    "seen": _unseen,
    "hand-at-table": _missing,
    "misdeal-at-table": _missed,
    "penalty-papers": _given,
    "penalty-notice": _penalized,
    "tally-card": _to_miss,
    **dict.fromkeys(("nearer", "farther", "whole-room", "floor-look", "arrange"), _drawn),
    **dict.fromkeys(
        ("balance", "seat-cards", "move-slips", "moves-sheet", "race", "race-sheet"), _drawn
    ),
    "breaking-slips": _broken,
    "race-protocol": _raced,
    "unregister": _playing,
    "rebuy": _rebuys,
    "add-on": _add_on,
    "correct-payment": _entered,
    **dict.fromkeys(("draw", "call-alternate"), _waiting),
    **dict.fromkeys(("seat-alternate", "pass-alternate"), _alternate),
    "payout-sheet": _pool,
    **dict.fromkeys(("hand-step", "hand-rest"), _bubble),
    "flight": _flights,
    **dict.fromkeys(("post-prizes", "plan-prizes"), _prizes),
    "pay-out": _owed,
    "deal": _deal,
}
"""By action, for each whose keys may be pressed in vain."""


def why_not(words: Catalogue, action: str, state: Tournament, selection: Selection) -> str:
    """Empty where the action is possible, or nothing is known to be missing."""
    gesture = BY_ID[action]
    if gesture.enabled(state, selection):
        return ""
    if state.finished and gesture.enabled(replace(state, finished=False), selection):
        return words.gettext("The tournament is finished.")
    need = NEEDS.get(action)
    return "" if need is None else need(words, state)
