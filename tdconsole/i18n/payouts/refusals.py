"""Money that goes out: what is owed, what was paid, and what can't be given back."""

from typing import Final, assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.domain.values import Due, Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.naming import Who

_BEGUN: Final = Millis(59_000)
"""Of a minute that has begun the end is told."""

_MOST_NAMED: Final = 6


def paying_refusal(words: Catalogue, rejection: owing.PayingRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case owing.NothingOwed(entry=entry, due=due):
            return _nothing_owed(words, who(entry), due)
        case owing.PaidAlready(entry=entry, payout=payout):
            return say(
                "{player} was paid already, with slip {payout}.",
                player=who(entry),
                payout=payout,
            )
        case owing.OwesBack(entry=entry, over=over, currency=currency):
            return say(
                "{player} was paid {over} more than is owed: take that back.",
                player=who(entry),
                over=words.money(over, currency),
            )
        case owing.PlaceNotSure(entry=entry, place=place, until=until):
            return say(
                "Place {place} of {player} is not sure yet, for another table may still report the same hand: it is at {time} at the latest, and can be paid then.",
                place=place,
                time=words.time_after(until, _BEGUN),
                player=who(entry),
            )
        case owing.PlaceOpen():
            return _place_open(words, rejection, who)
        case owing.PayoutDoesNotAddUp(gross=gross, withheld=withheld, paid=paid, currency=currency):
            return say(
                "{gross} less {withheld} withheld is to be paid, and {paid} was named.",
                gross=words.money(gross, currency),
                withheld=words.money(withheld, currency),
                paid=words.money(paid, currency),
            )
        case owing.NothingToTakeBack(entry=entry):
            return say(
                "{player} was not paid more than is owed: there is nothing to take back. A payment that should not have been is undone, with Ctrl+Z or in the log.",
                player=who(entry),
            )
        case owing.PrizeWasPaid(entry=entry, payout=payout):
            return say(
                "{player} was paid a prize, with slip {payout}: undo that payment first, or play on.",
                player=who(entry),
                payout=payout,
            )
        case owing.DividedByDeal():
            return say(
                "A deal has divided what was left to play for: undo it first, or finish the tournament."
            )
        case owing.OnlyOneLeft(entry=entry):
            return say("Only {player} is left: finish the tournament.", player=who(entry))
        case owing.StacksNotTold(entries=entries) if len(entries) > _MOST_NAMED:
            return words.ngettext(
                "Of {number} player it is not told how many chips there are: what is given back hangs on that.",
                "Of {number} players it is not told how many chips there are: what is given back hangs on that.",
                len(entries),
            )
        case owing.StacksNotTold(entries=entries):
            return words.ngettext(
                "How many chips does {players} have? What is given back hangs on that.",
                "How many chips do {players} have? What is given back hangs on that.",
                len(entries),
                players=words.listed([who(entry) for entry in entries]),
            )
        case _:
            assert_never(rejection)


def _nothing_owed(words: Catalogue, player: str, due: Due) -> str:
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


def _place_open(words: Catalogue, rejection: owing.PlaceOpen, who: Who) -> str:
    said = {
        "places": place(words, rejection.place, len(rejection.players)),
        "players": words.listed([who(one) for one in rejection.players]),
    }
    if rejection.doubt == "stacks":
        return words.gettext(
            "Places {places} are open: {players} went out in one hand, and the stacks decide. Say with how many chips each began it, or that they share.",
            **said,
        )
    return words.gettext(
        "Places {places} are open: {players} went out in one hand. Say first how they rank, or that they share.",
        **said,
    )
