"""`tie rossi, bianchi` ranks busts of a hand, best first; `tie rossi = bianchi` lets two share."""

from itertools import permutations
from typing import Final

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.ranking import by_the_book, hand_of, ties_rule
from tdconsole.domain.eliminations.same_hand_busts import began_with
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.money import SettleTie
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.tie_order import stacks_decide
from tdconsole.domain.values import EntryId
from tdconsole.i18n.eliminations.places import place_name
from tdconsole.i18n.rules.room_values import ties
from tdconsole.line.typing.gone import went_last, who_went
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, by_number, offered_each, tidy
from tdconsole.line.typing.reading import Offer, Reading

FEW: Final = 3
"""The most players for whom every order is offered."""

Ranks = tuple[tuple[EntryId, ...], ...]


def tie(desk: Desk, arguments: str) -> Reading:
    rows = _rows(tidy(arguments))
    if not rows:
        return desk.asking(
            desk.words.gettext(
                "How do those of one hand rank? tie rossi, bianchi: the best first; tie rossi = bianchi: they share"
            ),
            offered_each(desk, went_last(desk), lambda one: f"tie #{one}"),
        )
    ranks: list[list[EntryId]] = []
    for at, row in enumerate(rows):
        ranks.append([])
        for within, name in enumerate(row):
            entry = who_went(desk, name)
            if isinstance(entry, Unsure):
                return entry.reading(_instead(desk, rows, (at, within), entry))
            ranks[at].append(entry)
    named = tuple(map(tuple, ranks))
    if len(named) == len(named[0]) == 1 and (others := _others(desk, named[0][0])):
        return others
    request = SettleTie(ranks=named)
    return desk.judged(request, lambda events: _ranked(desk, request, events))


def _rows(text: str) -> list[list[str]]:
    """Split into ranks; a comma ends one, and so does a seat or a number."""
    rows: list[list[str]] = []
    for part in text.split(","):
        words = part.split()
        alone = [word for word in words if all(map(by_number, word.split("=")))]
        told = words if alone == words else [part.strip()]
        rows += [[name.strip() for name in one.split("=") if name.strip()] for one in told]
    return [row for row in rows if row]


def _instead(
    desk: Desk, rows: list[list[str]], where: tuple[int, int], unsure: Unsure
) -> tuple[Offer, ...]:
    def line(entry: EntryId) -> str:
        meant = [list(row) for row in rows]
        meant[where[0]][where[1]] = f"#{entry}"
        return "tie " + ", ".join(" = ".join(row) for row in meant)

    return offered_each(desk, unsure.candidates, line)


def _others(desk: Desk, entry: EntryId) -> Reading | None:
    """Offer the possible rankings of a hand of which one bust was named, as the book allows."""
    exits = desk.state.exits.by_entry
    hand = hand_of(desk.state, entry) if entry in exits else []
    if len(hand) < 2 or entry in desk.state.prizes.struck:
        return None
    entries = tuple(one for one, _ in hand)
    players = desk.words.listed([desk.looking.who(one) for one in entries])
    orders: list[Ranks] = []
    if len(entries) <= FEW:
        orders = [tuple((one,) for one in order) for order in permutations(entries)]
    book, rule = by_the_book(desk.state, hand), ties_rule(desk.state, hand)
    if book.doubt is not None and book.doubt != "stacks":
        return desk.asking(
            desk.words.gettext(
                "They went out in one hand: {players}. Who ranks higher?", players=players
            ),
            tuple(
                _offer(desk, ranks) for ranks in dict.fromkeys([book.ranks, *orders, (entries,)])
            ),
        )
    decide = stacks_decide(rule.value, {exit_.seat.table for _, exit_ in hand})
    open_ = any(entry not in desk.state.prizes.ranks for entry in entries)
    untold = tuple(one for one, exit_ in hand if began_with(exit_) is None) if decide else ()
    cite = f" ({rule.cite})" if rule.cite else ""
    if untold:
        return desk.asking(
            desk.words.gettext(
                "They went out in one hand: {players}. The stacks decide, and were not "
                "given{cite}: who had more?",
                players=players,
                cite=cite,
            ),
            (
                *(_offer(desk, ranks) for ranks in orders),
                *((_offer(desk, (entries,)),) if open_ else ()),
                *offered_each(desk, untold, lambda one: f"stack #{one} "),
            ),
        )
    return desk.asking(
        desk.words.gettext(
            "They went out in one hand: {players}. By the rules {what}{cite}. Otherwise name all of them, the best first.",
            players=players,
            what=ties(desk.words, rule.value),
            cite=cite,
        )
    )


def _offer(desk: Desk, ranks: Ranks) -> Offer:
    line = "tie " + ", ".join(" = ".join(f"#{one}" for one in tied) for tied in ranks)
    return Offer(line=line, label=_ranking_sentence(desk, ranks), detail=line)


def _ranking_sentence(desk: Desk, ranks: Ranks) -> str:
    words, who = desk.words, desk.looking.who
    rows = [words.listed([who(one) for one in tied]) for tied in ranks]
    if len(rows) == 1:
        return words.gettext("{players} share", players=rows[0])
    return words.gettext("{before}, before {last}", before=", ".join(rows[:-1]), last=rows[-1])


def _ranked(desk: Desk, request: SettleTie, events: tuple[Event, ...]) -> str:
    words, after = desk.words, fold(desk.state, events)
    placed = () if after is None else finishes(after)
    places = {one.entry: (one.place, one.shared_by) for one in placed}
    each = [
        words.gettext(
            "{player} {place}",
            player=desk.looking.who(entry),
            place=place_name(words, *places[entry]),
        )
        for tied in request.ranks
        for entry in tied
        if entry in places
    ]
    return words.gettext("Out in one hand: {players}", players=words.listed(each))
