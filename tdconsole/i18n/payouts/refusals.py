"""What is refused about money paid out."""

from typing import Final, assert_never

from tdconsole.domain.language.rejections.payouts import (
    DividedByDeal,
    NothingOwed,
    NothingToTakeBack,
    OnlyOneLeft,
    OwesBack,
    PaidAlready,
    PayoutDoesNotAddUp,
    PlaceNotSure,
    PlaceOpen,
    PrizeWasPaid,
    StacksNotTold,
)
from tdconsole.domain.values import Millis
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

_BEGUN: Final = Millis(59_000)
_MOST_NAMED: Final = 6

SENTENCES: Final[Sentences] = {
    PaidAlready: N_("{entry} was paid already, with slip {payout}."),
    OwesBack: N_("{entry} was paid {over} more than is owed: take that back."),
    PayoutDoesNotAddUp: N_("{gross} less {withheld} withheld is to be paid, and {paid} was named."),
    NothingToTakeBack: N_(
        "{entry} was not paid more than is owed: there is nothing to take back. A payment that should not have been is undone, with Ctrl+Z or in the log."
    ),
    PrizeWasPaid: N_(
        "{entry} was paid a prize, with slip {payout}: undo that payment first, or play on."
    ),
    DividedByDeal: N_(
        "A deal has divided what was left to play for: undo it first, or finish the tournament."
    ),
    OnlyOneLeft: N_("Only {entry} is left: finish the tournament."),
}


def _nothing_owed(wording: Wording, one: NothingOwed) -> str:
    words, player, due = wording.words, wording.who(one.entry), one.due
    say = words.gettext
    match due:
        case "prize":
            return say("{player} is owed no prize.", player=player)
        case "bounty":
            return say("{player} is owed nothing for heads.", player=player)
        case "special":
            return say("{player} is owed no special prize.", player=player)
        case "refund":
            return say("{player} is owed no refund.", player=player)
        case _:
            assert_never(due)


def _place_not_sure(wording: Wording, one: PlaceNotSure) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    entry, place, until = one.entry, one.place, one.until
    return say(
        "Place {place} of {player} is not certain yet, as another table may still report the "
        "same hand: it will be at {time} at the latest, and can be paid then.",
        place=place,
        time=words.time_after(until, _BEGUN),
        player=who(entry),
    )


def _place_open(wording: Wording, one: PlaceOpen) -> str:
    words, who = wording.words, wording.who
    said = {
        "places": place(words, one.place, len(one.players)),
        "players": words.listed([who(one) for one in one.players]),
    }
    if one.doubt == "stacks":
        return words.gettext(
            "Places {places} are open: {players} went out in one hand, and the stacks decide. Say with how many chips each began it, or that they share.",
            **said,
        )
    return words.gettext(
        "Places {places} are open: {players} went out in one hand. Say first how they rank, or that they share.",
        **said,
    )


def _stacks_not_told(wording: Wording, one: StacksNotTold) -> str:
    words, who = wording.words, wording.who
    match one:
        case StacksNotTold(entries=entries) if len(entries) > _MOST_NAMED:
            return words.ngettext(
                "Of {number} player the chips are not known: the refunds depend on them.",
                "Of {number} players the chips are not known: the refunds depend on them.",
                len(entries),
            )
        case StacksNotTold(entries=entries):
            return words.ngettext(
                "How many chips does {players} have? The refunds depend on that.",
                "How many chips do {players} have? The refunds depend on that.",
                len(entries),
                players=words.listed([who(entry) for entry in entries]),
            )


OWN_WORDS: Final[OwnWords] = {
    NothingOwed: _nothing_owed,
    PlaceNotSure: _place_not_sure,
    PlaceOpen: _place_open,
    StacksNotTold: _stacks_not_told,
}
