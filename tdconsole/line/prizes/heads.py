"""`env rossi` opens the envelope for rossi's eliminator; also what a bust does to bounties."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.terms import Mystery
from tdconsole.domain.prizes.bounties import Heads, heads, takers
from tdconsole.domain.prizes.envelopes import awaiting
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered_each, tidy, whom
from tdconsole.line.typing.reading import Reading


def envelope(desk: Desk, arguments: str) -> Reading:
    """Open an envelope; without a name, ask for one of those due."""
    say, text = desk.words.gettext, tidy(arguments)
    waiting = tuple(awaiting(desk.state, desk.looking.now()))
    if not text:
        return desk.asking(
            say("For whose head? env rossi"),
            offered_each(desk, waiting, lambda one: f"env #{one}"),
        )
    known = waiting or desk.state.exits.by_entry
    entry = whom(desk, text, known.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(offered_each(desk, entry.candidates, lambda one: f"env #{one}"))
    return desk.judged(OpenEnvelope(victim=entry), lambda _events: _opens(desk, entry))


def _opens(desk: Desk, victim: EntryId) -> str:
    say, who = desk.words.gettext, desk.looking.who
    by = takers(desk.state, victim)
    if by == (victim,):
        return say("Open the envelope of {player}", player=who(victim))
    return say(
        "Open the envelope for {players}, who put {player} out",
        players=desk.words.listed([who(one) for one in by]),
        player=who(victim),
    )


def head_sentences(desk: Desk, after: Tournament, hand: Iterable[EntryId]) -> Iterator[str]:
    """Say what each winner of these heads gets, or that nobody is named."""
    out = tuple(hand)
    if isinstance(after.terms.heads, Mystery):
        yield from _envelopes(desk, after, out)
        return
    found = heads(after)
    unclaimed = Money(sum(found.unclaimed.get(entry, 0) for entry in out))
    if unclaimed:
        money = desk.words.money(unclaimed, after.setup.currency)
        yield desk.words.gettext("on the head {amount}, winner not named", amount=money)
    cash: dict[EntryId, Money] = {}
    for one in found.taken:
        if one.victim in out and one.by != one.victim:
            cash[one.by] = Money(cash.get(one.by, 0) + one.cash)
    for taker, amount in cash.items():
        yield _taken(desk, after, found, taker, amount)


def _taken(desk: Desk, after: Tournament, found: Heads, taker: EntryId, amount: Money) -> str:
    say, who, currency = desk.words.gettext, desk.looking.who, after.setup.currency
    own = [one.cash for one in found.taken if one.by == taker == one.victim]
    won = desk.words.money(amount, currency)
    if own:
        return say(
            "{amount} to {player}, who keeps the own head of {head}",
            amount=won,
            player=who(taker),
            head=desk.words.money(own[0], currency),
        )
    if after.terms.heads == "off" or taker not in found.on:
        return say("{amount} to {player}", amount=won, player=who(taker))
    return say(
        "{amount} to {player}, whose head is {head} now",
        amount=won,
        player=who(taker),
        head=desk.words.money(found.on[taker], currency),
    )


def _envelopes(desk: Desk, after: Tournament, out: tuple[EntryId, ...]) -> Iterator[str]:
    due = [entry for entry in awaiting(after, desk.looking.now()) if entry in out]
    if not due:
        return
    by = takers(after, due[0])
    if not by:
        yield desk.words.gettext("an envelope, winner not named")
        return
    yield desk.words.ngettext(
        "{number} envelope for {players}",
        "{number} envelopes for {players}",
        len(due),
        players=desk.words.listed([desk.looking.who(one) for one in by]),
    )
