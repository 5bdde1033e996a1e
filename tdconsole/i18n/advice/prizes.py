"""Advice to post the prize list, or to post it again."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.prizes.satellites import seats_words
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.PostedEarly: Advised(
        sentence=N_("Tell the players that the posted prizes may still change"),
        reason=P_(
            "Registration is open for {number} minute: further entries change them.",
            "Registration is open for {number} minutes: further entries change them.",
            "minutes",
        ),
    ),
}


def _not_posted(advice: due.PrizesNotPosted) -> Advised:
    places = P_(
        "{number} place is paid, the first {first}, {pool} in all.",
        "{number} places are paid, the first {first}, {pool} in all.",
        "places",
    )
    return Advised(
        sentence=N_("Post the prizes"),
        reason=_seats if advice.seats else places,
        button=C_("button", "Post the prizes"),
    )


def _seats(wording: Wording, advice: due.PrizesNotPosted) -> str:
    words, currency = wording.words, advice.currency
    seats = seats_words(words, advice.seats, advice.rest, currency)
    return words.gettext(
        "{seats}: {pool} in all.", seats=seats, pool=words.money(advice.pool, currency)
    )


def _changed(advice: due.PostedForOther) -> Advised:
    entries = P_(
        "They were posted for {posted_entries} entries, and now there is {number}; the pool is the same.",
        "They were posted for {posted_entries} entries, and now there are {number}; the pool is the same.",
        "entries",
    )
    pool = N_("They were posted for a pool of {posted_pool}, and now it is {pool}.")
    return Advised(
        sentence=N_("Post the prizes again"),
        reason=entries if advice.posted_pool == advice.pool else pool,
        button=C_("button", "Say why…"),
    )


OWN_WORDS: Final[OwnRows] = {due.PrizesNotPosted: _not_posted, due.PostedForOther: _changed}
