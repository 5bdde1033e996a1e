"""Advice the director has set aside, and the changes that bring it back."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from tdconsole.domain.advice.advising import is_aside
from tdconsole.domain.state.tournament import TakenOn, Tournament
from tdconsole.domain.values import Instant, TableNo
from tdconsole.projections.advice.card import Due
from tdconsole.projections.advice.due import Advice, ClockPaused, TablesNotLevel

_NOT_FACTS: Final = {
    *Due.__struct_fields__,
    "minutes",
    "moves",
    "mover_at",
    "free",
    "halt",
    "others",
    "seat",
    "steps",
    "tables",
    "opens",
    "shuts",
    "stop",
}
"""The fields that pass by themselves, follow from others, or are known only for a while."""


def name_of(advice: Advice) -> str:
    """The name of a piece of advice, with its table, penalty or ruling if it has one."""
    numbers = (getattr(advice, of, None) for of in ("table", "penalty", "ruling"))
    number = next((one for one in numbers if one is not None), None)
    return type(advice).__name__ if number is None else f"{type(advice).__name__} {number}"


def facts_of(tournament: Tournament, advice: Advice) -> str:
    """What the advice says, and who plays at its tables: the same figures may come again."""
    facts = [
        f"{field} {getattr(advice, field)!r}"
        for field in advice.__struct_fields__
        if field not in _NOT_FACTS
    ]
    if tournament.others:
        facts.append(f"flight {tournament.current}")
    tables = tournament.play.seating.tables
    for number in sorted(set(_tables_of(advice))):
        table = tables.get(number)
        players = () if table is None else sorted(table.players.values())
        facts.append(f"table {number}: {players}")
    if isinstance(advice, ClockPaused):
        facts.append(repr(tournament.play.clock.anchor))
    return sha256("\n".join(facts).encode()).hexdigest()[:16]


def _tables_of(advice: Advice) -> Iterator[TableNo]:
    table = getattr(advice, "table", None)
    if isinstance(table, int):
        yield TableNo(table)
    if isinstance(advice, TablesNotLevel):
        for move in advice.moves:
            yield from (move.source, move.target)


def taken_on(tournament: Tournament, advice: Advice) -> TakenOn | None:
    """The one who is on the way to it, as long as it is what it was."""
    one = tournament.taken_on.get(name_of(advice))
    return None if one is None or one.facts != facts_of(tournament, advice) else one


def is_set_aside(tournament: Tournament, advice: Advice, now: Instant) -> bool:
    aside = tournament.aside.get(name_of(advice))
    return aside is not None and is_aside(aside, facts_of(tournament, advice), now)
