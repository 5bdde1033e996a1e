"""`count 7-4 52000`, `count 7 180000`, `chips -75 found`, `chips 7-4 7x25 100`: the count verbs."""

import re
from typing import Final

from tdconsole.domain.chips.counts import exchanged, late_cite
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    StackTyped,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, ChipsWhy, EntryId, TableNo
from tdconsole.i18n.chips.words import why_chips
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered, seat_of, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading, ToAction
from tdconsole.line.typing.typed_chips import amount, gathered
from tdconsole.projections.chips.counted import count_state

REASONS: Final[dict[str, ChipsWhy]] = {
    "found": "lost_and_found",
    "lost": "lost_and_found",
    "late": "found_late",
    "concealed": "concealed",
    "hidden": "concealed",
    "miscounted": "miscounted",
    "wrong": "miscounted",
}
_SIGNED: Final = re.compile(r"([-+−])\s*(\S+)(?:\s+(.*))?", re.DOTALL)
_SIGN: Final = re.compile(r"^([-+−])\s*")
_PIECES: Final = re.compile(r"(.*\S)\s+([0-9]{1,6})\s*[x×*]\s*(\S+)\s+(\S+)", re.DOTALL)


def count(desk: Desk, arguments: str) -> Reading:
    """Count one seat, player or table; alone the verb leads to where they are typed."""
    say, text = desk.words.gettext, gathered(tidy(arguments))
    if not text:
        return Reading(
            mood="ready", sentence=say("Turn to the chips and count"), jump=ToAction(action="chips")
        )
    where, _, typed = text.rpartition(" ")
    chips = amount(typed)
    if not where or chips is None:
        return desk.asking(
            say("How many chips are where? count 7-4 52000, or count 7 180000 for a whole table")
        )
    fresh = count_state(desk.state, desk.looking.now()).earlier
    if where.isdecimal():
        table = TableNo(int(where[:5]))
        return _judged(desk, CountChips(table=table, chips=chips, fresh=fresh))
    of = desk.state.play.seating.of
    entry = whom(desk, where, of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            tuple(offered(desk, one, f"count #{one} {typed}") for one in entry.candidates)
        )
    seat = of.get(entry) or seat_of(where)
    if seat is None:
        return desk.refused(
            say("{player} is not seated at any table.", player=desk.looking.who(entry))
        )
    stacks = (StackTyped(entry=entry, chips=chips),)
    return _judged(desk, CountChips(table=seat.table, stacks=stacks, fresh=fresh))


def _judged(desk: Desk, request: CountChips) -> Reading:
    words = desk.words

    def said(_events: tuple[Event, ...]) -> str:
        chips = request.chips
        if chips is not None:
            told = words.gettext(
                "Count table {table}: {chips} in all",
                table=request.table,
                chips=words.number(chips),
            )
        else:
            (one,) = request.stacks
            told = words.gettext(
                "Count {player}, table {table}: {chips}",
                player=desk.looking.who(one.entry),
                table=request.table,
                chips=words.number(one.chips),
            )
        return words.gettext("{told} (a new count)", told=told) if request.fresh else told

    return desk.judged(request, said)


def put_right(desk: Desk, arguments: str) -> Reading:
    text = tidy(arguments)
    if found := _PIECES.fullmatch(text):
        return _late(desk, found)
    found = _SIGNED.fullmatch(gathered(_SIGN.sub(r"\1 ", text)))
    chips = None if found is None else amount(found[2])
    if found is None or chips is None:
        return desk.asking(
            desk.words.gettext(
                "How many more or fewer, and why? chips +5000 miscounted, chips -75 lost, "
                "or chips 7-4 7x25 100 for chips found after their race"
            )
        )
    by = chips if found[1] == "+" else -chips
    return _corrected(desk, by, found[3] or "")


def _corrected(desk: Desk, by: int, after: str) -> Reading:
    """Correct the ledger; the first word may be one of the reasons, and all of it is recorded."""
    words = desk.words
    first, _, rest = after.partition(" ")
    why = REASONS.get(first.casefold(), "other")
    reason = (rest if why != "other" else after).strip() or None
    offers: tuple[Offer, ...] = ()
    if not after:
        sign = "-" if by < 0 else "+"
        offers = tuple(
            Offer(line=f"chips {sign}{abs(by)} {word}", label=word, detail=why_chips(words, meant))
            for word, meant in REASONS.items()
        )
        return desk.asking(words.gettext("And why? A word of these, or your own"), offers)
    in_play = desk.state.chips

    def said(_events: tuple[Event, ...]) -> str:
        after = words.number(Chips(in_play + by))
        number = words.number(abs(by))
        told = why_chips(words, why) if reason is None else reason
        if by < 0:
            return words.gettext(
                "{chips} less in play, {after} in all: {why}", chips=number, after=after, why=told
            )
        return words.gettext(
            "{chips} more in play, {after} in all: {why}", chips=number, after=after, why=told
        )

    return desk.judged(CorrectChips(chips=by, why=why, reason=reason), said)


def _late(desk: Desk, found: re.Match[str]) -> Reading:
    words, out = desk.words, desk.state.exits.by_entry
    pieces, old, new = int(found[2]), amount(found[3]), amount(found[4])
    if not pieces or not old or not new:
        return desk.asking(words.gettext("How many of which, into which? chips 7-4 7x25 100"))

    def still_in(entry: EntryId) -> bool:
        return entry in desk.state.entries.by_id and entry not in out

    entry = whom(desk, found[1], still_in)
    if isinstance(entry, Unsure):
        line = f"{pieces}x{old} {new}"
        return entry.reading(
            tuple(offered(desk, one, f"chips #{one} {line}") for one in entry.candidates)
        )
    whole, rest = exchanged(old, pieces, new)

    def said(_events: tuple[Event, ...]) -> str:
        return words.ngettext(
            "{player} gets {number} chip of {new}; {rest} leaves without compensation ({cite})",
            "{player} gets {number} chips of {new}; {rest} leaves without compensation ({cite})",
            whole,
            player=desk.looking.who(entry),
            new=words.number(new),
            rest=words.number(rest),
            cite=late_cite(desk.state.rules),
        )

    return desk.judged(ExchangeFound(entry=entry, old=old, pieces=pieces, new=new), said)
