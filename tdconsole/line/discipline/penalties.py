"""`served 3-2 4`, `served 7`; `misdeal 7`; `returned 3-2`; `lift 3-2 reason`: after the penalty."""

import re
from collections.abc import Callable
from typing import Final

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.penalties import awaited, open_of, owing, to_miss
from tdconsole.domain.state.table_play import Penalty
from tdconsole.domain.values import EntryId, PenaltyNo, TableNo
from tdconsole.i18n.discipline.offences import with_offence
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    Unsure,
    named_and_why,
    offered_each,
    table_of,
    tidy,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading

_COUNT: Final = re.compile(r"(.+?)\s+([0-9]{1,4})")
_WITH_CHIPS: Final = re.compile(r"chips:\s*(.*)", re.IGNORECASE)


def served(desk: Desk, arguments: str) -> Reading:
    """Count missed hands, one if not said otherwise; at a table, those of all players away."""
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(
            say("Who has missed a hand? served 3-2, served 3-2 4, or served 3 of a table"),
            _absent(desk, "served"),
        )
    if (table := table_of(text)) is not None:
        return desk.judged(CountHandAt(table=table), lambda events: _at_table(desk, table, events))
    found = _COUNT.fullmatch(text)
    name, hands = (text, 1) if found is None else (found[1], int(found[2]))
    entry = whom(desk, name, away_now(desk).__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"served #{one} {hands}")
        )
    return _served(desk, entry, hands)


def _at_table(desk: Desk, table: TableNo, events: tuple[Event, ...]) -> str:
    words, after, of = desk.words, fold(desk.state, events), desk.state.play.seating.of
    there = [one for one in away_now(desk) if one in of and of[one].table == table]
    told = [_left(desk, one, 0 if after is None else to_miss(after, one)) for one in there]
    return words.gettext(
        "One hand more is missed at table {table}: {players}",
        table=table,
        players=words.listed(told),
    )


def _left(desk: Desk, entry: EntryId, left: int) -> str:
    words, player = desk.words, desk.looking.who(entry)
    if not left:
        return words.gettext("{player} may come back", player=player)
    return words.ngettext(
        "{player} ({number} left)", "{player} ({number} left)", left, player=player
    )


def _served(desk: Desk, entry: EntryId, hands: int) -> Reading:
    numbers = open_of(desk.state, entry)
    if not numbers:
        return _none_to_miss(desk, entry)
    if hands < 1:
        return desk.asking(desk.words.gettext("How many hands were missed? served 3-2 4"))
    request = CountServed(penalty=numbers[0], hands=hands)
    return desk.judged(request, lambda _events: _hands_sentence(desk, entry, hands))


def _hands_sentence(desk: Desk, entry: EntryId, hands: int) -> str:
    words, player = desk.words, desk.looking.who(entry)
    missed = words.ngettext(
        "{player} has missed {number} hand",
        "{player} has missed {number} hands",
        hands,
        player=player,
    )
    left = to_miss(desk.state, entry) - hands
    if not left:
        return words.gettext(
            "{missed}, and may come back to {seat}", missed=missed, seat=desk.where(entry)
        )
    return words.ngettext(
        "{missed}: {number} is left", "{missed}: {number} are left", left, missed=missed
    )


def misdeal(desk: Desk, arguments: str) -> Reading:
    """Take back a table's last hand, or one player's, whatever counted it."""
    say, text = desk.words.gettext, tidy(arguments)
    if (table := table_of(text)) is not None:
        return desk.judged(
            CountMisdealAt(table=table),
            lambda _events: say(
                "Misdeal at table {table}: the last counted hand is redealt",
                table=table,
            ),
        )
    counted = _with(desk, lambda one: one.served > 0 and one.back is None and one.lifted is None)
    if not text:
        return desk.asking(
            say("Where is the last counted hand redealt? misdeal 3 for a table, misdeal 3-2"),
            offered_each(desk, sorted(counted), lambda one: f"misdeal #{one}"),
        )
    entry = whom(desk, text, counted.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(offered_each(desk, entry.candidates, lambda one: f"misdeal #{one}"))
    player = desk.looking.who(entry)
    if entry not in counted:
        return desk.refused(say("No hand of {player} was counted.", player=player))
    left = to_miss(desk.state, entry) + 1
    return desk.judged(
        CountServed(penalty=counted[entry], hands=-1),
        lambda _events: desk.words.ngettext(
            "Misdeal: one hand of {player} is taken back, {number} is left",
            "Misdeal: one hand of {player} is taken back, {number} are left",
            left,
            player=player,
        ),
    )


def returned(desk: Desk, arguments: str) -> Reading:
    """Note the player's return, as the dealer reports it."""
    say, text = desk.words.gettext, tidy(arguments)
    entries = desk.state.entries.by_id
    back = {one: numbers[-1] for one in entries if (numbers := awaited(desk.state, one))}
    away = {one: open_of(desk.state, one)[0] for one in away_now(desk)} | back
    if not text:
        return desk.asking(
            say("Who is back at the table? returned 3-2"),
            offered_each(desk, sorted(back), lambda one: f"returned #{one}"),
        )
    entry = whom(desk, text, away.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(offered_each(desk, entry.candidates, lambda one: f"returned #{one}"))
    player = desk.looking.who(entry)
    if entry not in away:
        return desk.refused(say("{player} was not away from the table.", player=player))
    return desk.judged(
        ReportReturn(penalty=away[entry]),
        lambda _events: say(
            "{player} is back at {seat}: the penalty is closed",
            player=player,
            seat=desk.where(entry),
        ),
    )


def lift(desk: Desk, arguments: str) -> Reading:
    """Lift the first penalty with hands left, else the last one given."""
    say, (name, reason) = desk.words.gettext, named_and_why(tidy(arguments))
    liftable = _liftable(desk)
    given = _with(desk, lambda _one: True)
    if not name:
        return desk.asking(
            say("Whose penalty is lifted, and why? lift 3-2 wrong player"),
            offered_each(desk, sorted(liftable), lambda one: f"lift #{one} "),
        )
    entry = whom(desk, name, liftable.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"lift #{one} {reason}")
        )
    player = desk.looking.who(entry)
    if entry not in given:
        return desk.refused(say("{player} has no penalty to lift.", player=player))
    if entry not in liftable:
        over = LiftPenalty(penalty=given[entry], reason=reason or "-")
        return desk.judged(over, lambda _events: "")
    chips = _WITH_CHIPS.fullmatch(reason)
    reason = reason if chips is None else chips[1]
    if not reason:
        return desk.asking(
            say("Why is the penalty of {player} lifted? It stays on record.", player=player)
        )
    number = liftable[entry]
    return desk.judged(
        LiftPenalty(penalty=number, reason=reason, chips_back=chips is not None),
        lambda _events: _lifted(desk, desk.state.penalties[number], with_chips=chips is not None),
    )


def _lifted(desk: Desk, penalty: Penalty, *, with_chips: bool) -> str:
    words, player = desk.words, desk.looking.who(penalty.entry)
    if penalty.step == "miss":
        told = words.ngettext(
            "Lift the penalty of {player}: {number} hand is not missed",
            "Lift the penalty of {player}: {number} hands are not missed",
            penalty.left,
            player=player,
        )
    elif penalty.step == "warning":
        told = words.gettext("Lift the warning of {player}", player=player)
    else:
        told = words.gettext("Lift the penalty of {player}", player=player)
    told = with_offence(words, told, penalty.offence)
    if not penalty.chips:
        return told
    chips = words.number(penalty.chips)
    if with_chips:
        return words.gettext("{told}; {chips} in chips come back into play", told=told, chips=chips)
    return words.gettext("{told}; {chips} in chips stay out of play", told=told, chips=chips)


def _liftable(desk: Desk) -> dict[EntryId, PenaltyNo]:
    last = _with(desk, lambda one: one.lifted is None and (one.step != "miss" or one.left > 0))
    return {one: (open_of(desk.state, one) or (last[one],))[0] for one in last}


def _with(desk: Desk, wanted: Callable[[Penalty], bool]) -> dict[EntryId, PenaltyNo]:
    """The last penalty of this kind for each player in this flight."""
    entries = desk.state.entries.by_id
    return {
        penalty.entry: number
        for number, penalty in sorted(desk.state.penalties.items())
        if penalty.entry in entries and wanted(penalty)
    }


def _none_to_miss(desk: Desk, entry: EntryId) -> Reading:
    player = desk.looking.who(entry)
    return desk.refused(desk.words.gettext("{player} has no hand to miss.", player=player))


def away_now(desk: Desk) -> tuple[EntryId, ...]:
    """The players still in with hands to miss."""
    entries, exits = desk.state.entries.by_id, desk.state.exits.by_entry
    return tuple(
        sorted(entry for entry in owing(desk.state) if entry in entries and entry not in exits)
    )


def _absent(desk: Desk, verb: str) -> tuple[Offer, ...]:
    return offered_each(desk, away_now(desk), lambda one: f"{verb} #{one} ")
