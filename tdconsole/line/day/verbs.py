"""`last 5`, `last`; `hand 7`; `bag 7-4 41500 B1007`; `endday`; `seats as before`: from one day to the next."""

import re
from collections.abc import Mapping
from typing import Final

from tdconsole.domain.day.bagging import in_bags, to_bag, unbagged
from tdconsole.domain.day.last_hands import cards_of
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.room.same_seats import seats_as_before
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.line.clock.levels import hand as hand_of_level
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered_each, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.typed_chips import amount, gathered
from tdconsole.line.typing.verb import Verb

_TABLES: Final = re.compile(r"[0-9]{1,5}(?:[ ,]+[0-9]{1,5})*")
_SEAL_OR_GROUP: Final = re.compile(r"(.*?\S) ([1-9][0-9]{0,2}(?: [0-9]{3})*) ([0-9]{3})")
_HANDS: Final = re.compile(r"[0-9]{1,2}")
_MOST: Final = 8


def last_hands(desk: Desk, arguments: str) -> Reading:
    """Call the last hands; without a number the console draws the card."""
    words, text = desk.words, tidy(arguments)
    if not text:
        cards = words.listed([str(card) for card in cards_of(desk.state)])
        return desk.judged(
            CallLastHands(),
            lambda _events: words.gettext(
                "Stop the clock for the last hands of the day: a card of {cards} is drawn",
                cards=cards,
            ),
        )
    if _HANDS.fullmatch(text) is None or int(text) < 1:
        return desk.asking(
            words.gettext("How many hands did the card say? last 5, or last for the console's card")
        )
    return desk.judged(
        CallLastHands(hands=int(text)),
        lambda _events: words.ngettext(
            "Stop the clock: every table plays {number} hand more",
            "Stop the clock: every table plays {number} hands more",
            int(text),
        ),
    )


def hand(desk: Desk, typed: str = "") -> Reading:
    """Count one of the last hands, at these tables or at all; else a hand of the level."""
    if desk.state.play.last_hands is None:
        return hand_of_level(desk, typed)
    words, text = desk.words, tidy(typed)
    left = to_play(desk.state)
    if not text:
        tables = tuple(left)
        if not tables:
            return desk.refused(words.gettext("Every table has played its last hand of the day."))
    elif _TABLES.fullmatch(text) is None:
        return desk.asking(words.gettext("At which table is a hand over? hand 7, or hand 7 8 9"))
    else:
        tables = tuple(TableNo(int(word)) for word in re.split(r"[ ,]+", text))
    return desk.judged(PlayLastHands(tables=tables), lambda _events: _played(desk, tables, left))


def _played(desk: Desk, tables: tuple[TableNo, ...], left: Mapping[TableNo, int]) -> str:
    words = desk.words
    if len(tables) > 1:
        return words.ngettext(
            "One of the last hands played at {number} table",
            "One of the last hands played at {number} tables",
            len(set(tables)),
        )
    (table,) = tables
    rest = left[table] - 1
    if not rest:
        return words.gettext("Table {table} is done for the day", table=table)
    return words.ngettext(
        "One of the last hands played at table {table}: {number} is left",
        "One of the last hands played at table {table}: {number} are left",
        rest,
        table=table,
    )


def bag(desk: Desk, arguments: str) -> Reading:
    """Bag a stack; a name may have several words, then comes the stack and then the seal."""
    words, text = desk.words, tidy(arguments)
    if doubt := _SEAL_OR_GROUP.fullmatch(text):
        return _chips_or_seal(desk, doubt[1], "".join(doubt[2].split()), doubt[3])
    name, chips, seal = _taken_apart(gathered(text))
    if not name:
        return desk.asking(
            words.gettext("Whose chips, how many, under which seal? bag 7-4 41500 B1007"),
            offered_each(desk, unbagged(desk.state)[:_MOST], lambda one: f"bag #{one} "),
        )
    entry = whom(desk, name, desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(_of(desk, entry.candidates, chips, seal))
    player = desk.looking.who(entry)
    if chips is None:
        return desk.asking(words.gettext("How many chips go into {player}’s bag?", player=player))
    bagged = Bagging(entry=entry, chips=chips, seal=seal)
    return desk.judged(BagStacks(bags=(bagged,)), lambda _events: _bagged(desk, bagged))


def _chips_or_seal(desk: Desk, name: str, first: str, last: str) -> Reading:
    """Read the last three digits as part of the stack or as the seal's number."""
    words = desk.words
    more, less = map(words.number, (int(first + last), int(first)))
    together, apart = f"bag {name} {first}{last}", f"bag {name} {first}, {last}"
    with_seal = words.gettext("A stack of {chips}, seal {seal}", chips=less, seal=last)
    return desk.asking(
        words.gettext("Is {number} part of the stack, or the seal?", number=last),
        (
            Offer(
                line=together,
                label=words.gettext("A stack of {chips}", chips=more),
                detail=together,
            ),
            Offer(line=apart, label=with_seal, detail=apart),
        ),
    )


def _taken_apart(text: str) -> tuple[str, int | None, str]:
    """Split at the stack, which a comma ends."""
    first, *rest = text.split() or [""]
    for at, word in enumerate(rest):
        if chips := amount(word.removesuffix(",")):
            return " ".join([first, *rest[:at]]), chips, " ".join(rest[at + 1 :])
    return " ".join([first, *rest]), None, ""


def _of(
    desk: Desk, candidates: tuple[EntryId, ...], chips: int | None, seal: str
) -> tuple[Offer, ...]:
    behind = " ".join(["" if chips is None else str(chips), seal]).strip()
    return offered_each(desk, candidates, lambda one: f"bag #{one} {behind}")


def _bagged(desk: Desk, one: Bagging) -> str:
    words, rest = desk.words, len(unbagged(desk.state)) - 1
    told = {
        "player": desk.looking.who(one.entry),
        "seat": desk.where(one.entry),
        "chips": words.number(one.chips),
    }
    if not rest:
        missing = to_bag(desk.state) - in_bags(desk.state) - one.chips
        if not missing:
            return words.gettext(
                "{chips} of {player}, {seat}, into the last bag: all chips are there", **told
            )
        if missing > 0:
            return words.gettext(
                "{chips} of {player}, {seat}, into the last bag: {missing} are missing",
                **told,
                missing=words.number(missing),
            )
        return words.gettext(
            "{chips} of {player}, {seat}, into the last bag: {more} too many",
            **told,
            more=words.number(-missing),
        )
    if one.seal:
        return words.gettext(
            "{chips} of {player}, {seat}, into a bag under seal {seal}", **told, seal=one.seal
        )
    return words.gettext("{chips} of {player}, {seat}, into a bag", **told)


def end_day(desk: Desk) -> Reading:
    words, players = desk.words, len(desk.state.play.seating.of)
    return desk.judged(
        EndDay(),
        lambda _events: (
            words.ngettext(
                "End day {day}: {number} player gets up, and the next day begins with a draw",
                "End day {day}: {number} players get up, and the next day begins with a draw",
                players,
                day=desk.state.play.day,
            )
            if desk.state.in_flights or desk.state.rules.redraw_each_day.value
            else words.ngettext(
                "End day {day}: {number} player gets up, and sits there again the next day",
                "End day {day}: {number} players get up, and sit there again the next day",
                players,
                day=desk.state.play.day,
            )
        ),
    )


def seats(desk: Desk, arguments: str) -> Reading:
    words = desk.words
    if tidy(arguments).lower() != "as before":
        return desk.asking(words.gettext("Seats of the evening before: seats as before"))
    return desk.judged(
        SeatAsBefore(),
        lambda _events: words.ngettext(
            "Seat {number} player as the evening before",
            "Seat {number} players as the evening before",
            len(seats_as_before(desk.state)),
        ),
    )


VERBS: Final = (
    Verb("bag", lambda w: w.pgettext("typed", "bag, bag up"), about=bag, player=True, chips=True),
    Verb("seats", lambda w: w.pgettext("typed", "seats"), about=seats),
    Verb("last", lambda w: w.pgettext("typed", "last hands"), about=last_hands),
    Verb(
        "endday", lambda w: w.pgettext("typed", "end of day, end day, end the day"), alone=end_day
    ),
    Verb("hand", lambda w: w.pgettext("typed", "hand"), counted=hand, alone=hand),
)
