"""Advice to post the prize list, or to post it again."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.satellites import seats_words
from tdconsole.projections import advice as due

PrizeAdvice = due.PrizesNotPosted | due.PostedEarly | due.PostedForOther


def prizes_advised(words: Catalogue, advice: PrizeAdvice) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.PrizesNotPosted():
            return Worded(
                sentence=say("Post the prizes"),
                reason=_paid(words, advice),
                button=button("button", "Post the prizes"),
            )
        case due.PostedEarly(minutes=minutes):
            return Worded(
                sentence=say("Tell the players that the posted prizes may still change"),
                reason=words.ngettext(
                    "Registration is open for {number} minute: whoever enters makes them other ones.",
                    "Registration is open for {number} minutes: whoever enters makes them other ones.",
                    minutes,
                ),
                button="",
            )
        case due.PostedForOther():
            return Worded(
                sentence=say("Post the prizes anew"),
                reason=_changed(words, advice),
                button=button("button", "Say why…"),
            )
        case _:
            assert_never(advice)


def _paid(words: Catalogue, advice: due.PrizesNotPosted) -> str:
    pool = words.money(advice.pool, advice.currency)
    if advice.seats:
        seats = seats_words(words, advice.seats, advice.rest, advice.currency)
        return words.gettext("{seats}: {pool} in all.", seats=seats, pool=pool)
    return words.ngettext(
        "{number} place is paid, the first {first}, {pool} in all.",
        "{number} places are paid, the first {first}, {pool} in all.",
        advice.places,
        first=words.money(advice.first, advice.currency),
        pool=pool,
    )


def _changed(words: Catalogue, advice: due.PostedForOther) -> str:
    if advice.posted_pool == advice.pool:
        return words.ngettext(
            "They were posted for {before} entries, and now there is {number}; the pool is the same.",
            "They were posted for {before} entries, and now there are {number}; the pool is the same.",
            advice.entries,
            before=words.number(advice.posted_entries),
        )
    return words.gettext(
        "They were posted for a pool of {before}, and now it is {pool}.",
        before=words.money(advice.posted_pool, advice.currency),
        pool=words.money(advice.pool, advice.currency),
    )
