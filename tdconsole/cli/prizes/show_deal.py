"""A deal as text: what is divided among whom, or what was agreed."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Record
from tdconsole.i18n.payouts.log import deal_method
from tdconsole.projections.people.names import People
from tdconsole.projections.prizes.deal import DealAgreedView, DealBoard, agreed_deal, deal_board


class DealShown(Record, kw_only=True):
    """The agreed deal, or before that the one under discussion."""

    agreed: DealAgreedView | None
    open: DealBoard | None


def deal_shown(tournament: Tournament, people: People) -> DealShown:
    agreed = agreed_deal(tournament, people)
    board = None if agreed else deal_board(tournament, people, {}, Money(0), heads=False)
    return DealShown(agreed=agreed, open=board)


def deal_rows(voice: Voice, shown: DealShown) -> Rows:
    if shown.agreed is not None:
        yield from _agreed(voice, shown.agreed)
    if shown.open is not None:
        yield from _open(voice, shown.open)


def _agreed(voice: Voice, deal: DealAgreedView) -> Rows:
    words, say = voice.words, voice.words.pgettext
    methods = [deal_method(words, one.method) for one in deal.rows[0].offers]
    agreed = say("deal", "agreed {method}", method=deal_method(words, deal.method))
    yield ("", "", say("deal", "stack"), say("deal", "place now"), agreed, *methods)
    for number, row in enumerate(deal.rows, start=1):
        offers = [words.money(one.amount, deal.currency) for one in row.offers]
        yield (
            str(number),
            row.name or voice.erased,
            words.number(row.stack),
            words.money(row.prize, deal.currency),
            words.money(row.amount, deal.currency),
            *offers,
        )
    divided = words.money(deal.divided, deal.currency)
    yield ("", say("deal", "together"), words.number(deal.chips), "", divided)
    if deal.held:
        yield ("", say("deal", "held back for the winner"), words.money(deal.held, deal.currency))
    if deal.heads:
        yield ("", say("deal", "of it from the heads"), words.money(deal.heads, deal.currency))


def _open(voice: Voice, board: DealBoard) -> Rows:
    words, say = voice.words, voice.words.pgettext
    for number, row in enumerate(board.rows, start=1):
        prize = board.prizes[number - 1]
        seat = "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"
        money = words.money(prize, board.currency) if prize else ""
        yield (str(number), seat, row.name or voice.erased, money)
    chips = words.number(board.in_play)
    yield ("", "", say("deal", "chips in play"), chips)
    yield ("", "", say("deal", "prizes open"), words.money(board.pot, board.currency))
    if board.heads_on:
        yield ("", "", say("deal", "on the heads"), words.money(board.heads_on, board.currency))


DEAL: Final = View(
    DealShown,
    lambda look: deal_shown(look.state, look.people),
    lambda look, data: deal_rows(look.voice, data),
    of_all=True,
)
