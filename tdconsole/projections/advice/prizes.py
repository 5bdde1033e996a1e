"""Advice on prizes to post, and on posted ones that no longer match the pool."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.clock.registration import closing, is_closed
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.prize_list.satellite import seat_of, seats_won
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.money import Posted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.due import PostedEarly, PostedForOther, PrizesNotPosted
from tdconsole.projections.clock.board import registration_closes_in

Advised = PrizesNotPosted | PostedEarly | PostedForOther


def of_prizes(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advised]:
    """Advice on prizes: not after a deal, which fixes them, nor before the merge of flights."""
    prizes = tournament.prizes
    if (
        tournament.in_flights
        or prizes.deal is not None
        or prizes.refunds is not None
        or reading is None
    ):
        return
    if prizes.posted is None:
        yield from _not_posted(tournament, reading, now)
    else:
        yield from _posted(tournament, prizes.posted, reading, now)


def _not_posted(
    tournament: Tournament, reading: Reading, now: Instant
) -> Iterator[PrizesNotPosted]:
    """Advice to post; if registration has no known end, once the money is near."""
    prizes = prize_list(tournament)
    near = bool(tournament.exits.by_entry) and tournament.left <= len(prizes) + 1
    if (
        tournament.left > 1
        and prizes
        and (is_closed(tournament, reading, now) or (near and not _ends(tournament)))
    ):
        seat, seats = seat_of(tournament), seats_won(tournament)
        yield PrizesNotPosted(
            places=len(prizes),
            seats=seats,
            rest=Money(sum(prizes) - seats * seat) if seats else Money(0),
            first=prizes[0],
            pool=tournament.pool,
            currency=tournament.setup.currency,
            urgency="now" if near else "soon",
            proposal=PostPrizes(),
        )


def _posted(
    tournament: Tournament, posted: Posted, reading: Reading, now: Instant
) -> Iterator[Advised]:
    open_for = registration_closes_in(tournament, reading, now)
    entries, pool = len(tournament.entries.by_id), tournament.pool
    if open_for and pool >= posted.pool:  # what comes in later may still be posted
        yield PostedEarly(minutes=-(-open_for // 60_000))
        return
    if (posted.entries, posted.pool) != (entries, pool):
        urgency: Urgency = "now" if posted.pool != pool else "soon"
        yield PostedForOther(
            posted_entries=posted.entries,
            entries=entries,
            posted_pool=posted.pool,
            pool=pool,
            currency=tournament.setup.currency,
            urgency=urgency,
            start="post ",
        )


def _ends(tournament: Tournament) -> bool:
    return bool(tournament.terms.closes_at) or closing(tournament) is not None
