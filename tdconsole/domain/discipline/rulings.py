"""Rulings: made, decided later, corrected; and the prizes held back until then."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from msgspec.structs import replace

from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.rejections.discipline import (
    DecidedHoldsNothing,
    NoSuchRuling,
    NotAnArticle,
    NothingSaid,
    RulingIsDecided,
    RulingPends,
    RulingUnchanged,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.payouts import PaidAlready
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.prizes.dues import NO_SLIPS, owed_for
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.ruling import Ruling
from tdconsole.domain.state.tournament import Play, Tournament, play_of
from tdconsole.domain.values import EntryId, Map, NoteId, RulingNo, TableNo, Withheld

Decision = tuple[Event, ...] | Rejection
Rulings = Map[RulingNo, Ruling]
Named = TypeVar("Named")

_ARTICLE: Final = re.compile(r"(?=.*[0-9])[^\W_][\w .:/()§-]{0,39}")
"""A rulebook and an article number: F 53, TDA 71-A, House 3."""


def make(tournament: Tournament, command: MakeRuling, context: Context) -> Decision:
    if not command.happened.strip() or not (command.decided is None or command.decided.strip()):
        return NothingSaid()
    withheld = _something(command.withheld)
    if command.decided is not None and withheld is not None:
        return DecidedHoldsNothing()
    entries, cites = _once(command.entries), articles(command.cites)
    if fault := (
        _named_fault(tournament, tournament.play, command.table, entries)
        or article_fault(cites)
        or _holding_fault(tournament, withheld)
    ):
        return fault
    return (
        RulingMade(
            ruling=context.ruling,
            play=tournament.play.id,
            at=context.now,
            happened=context.note or NoteId(""),
            table=command.table,
            entries=entries,
            stage=command.stage,
            decided=None if command.decided is None else context.decided or NoteId(""),
            cites=cites,
            withheld=withheld,
        ),
    )


def decide_later(tournament: Tournament, command: DecideRuling, context: Context) -> Decision:
    ruling = tournament.rulings.get(command.ruling)
    if ruling is None:
        return NoSuchRuling(ruling=command.ruling)
    if not ruling.pending:
        return RulingIsDecided(ruling=command.ruling)
    if not command.decided.strip():
        return NothingSaid()
    cites = articles(command.cites)
    if fault := article_fault(cites):
        return fault
    return (
        RulingDecided(
            ruling=command.ruling,
            at=context.now,
            decided=context.decided or NoteId(""),
            cites=cites,
        ),
    )


def correct(tournament: Tournament, command: CorrectRuling, context: Context) -> Decision:
    """Correct a ruling; what a decided one had held back stays on record."""
    ruling = tournament.rulings.get(command.ruling)
    if ruling is None:
        return NoSuchRuling(ruling=command.ruling)
    if any(text is not None and not text.strip() for text in (command.happened, command.decided)):
        return NothingSaid()
    if ruling.pending and command.decided is not None:
        return RulingPends(ruling=command.ruling)
    withheld = _something(command.withheld)
    if not ruling.pending and withheld not in {None, ruling.withheld}:
        return DecidedHoldsNothing()
    event = RulingCorrected(
        ruling=command.ruling,
        table=command.table,
        entries=_once(command.entries),
        stage=command.stage,
        cites=articles(command.cites),
        withheld=withheld if ruling.pending else ruling.withheld,
        happened=None if command.happened is None else context.note or NoteId(""),
        decided=None if command.decided is None else context.decided or NoteId(""),
    )
    if fault := (
        _named_fault(
            tournament,
            play_of(tournament, ruling.play),
            _fresh(event.table, ruling.table),
            [entry for entry in event.entries if entry not in ruling.entries],
        )
        or article_fault(event.cites)
        or _holding_fault(tournament, _fresh(event.withheld, ruling.withheld))
    ):
        return fault
    unsaid = event.happened is None and event.decided is None
    return (
        RulingUnchanged(ruling=command.ruling) if unsaid and _reads_so(ruling, event) else (event,)
    )


def made(tournament: Tournament, event: RulingMade) -> Tournament:
    return _with(tournament, told(tournament.rulings, event), event.ruling)


def decided(tournament: Tournament, event: RulingDecided) -> Tournament:
    return replace(tournament, rulings=told(tournament.rulings, event))


def corrected(tournament: Tournament, event: RulingCorrected) -> Tournament:
    before = tournament.rulings.get(event.ruling)
    if before is None or before.withheld == event.withheld:
        return replace(tournament, rulings=told(tournament.rulings, event))
    return _with(tournament, told(tournament.rulings, event), event.ruling)


def told(rulings: Rulings, event: RulingMade | RulingDecided | RulingCorrected) -> Rulings:
    """The rulings after an event, without the rest of the tournament."""
    if isinstance(event, RulingMade):
        made = Ruling(
            play=event.play,
            at=event.at,
            happened=event.happened,
            table=event.table,
            entries=event.entries,
            stage=event.stage,
            cites=event.cites,
            withheld=event.withheld,
            decided=event.decided,
            decided_at=None if event.decided is None else event.at,
        )
        return rulings.set(event.ruling, made)
    ruling = rulings.get(event.ruling)
    if ruling is None:
        return rulings
    if isinstance(event, RulingDecided):
        cites = _once((*ruling.cites, *event.cites))
        ruling = replace(ruling, decided=event.decided, decided_at=event.at, cites=cites)
        return rulings.set(event.ruling, ruling)
    ruling = replace(
        ruling,
        table=event.table,
        entries=event.entries,
        stage=event.stage,
        cites=event.cites,
        withheld=event.withheld,
        happened=event.happened or ruling.happened,
        decided=event.decided or ruling.decided,
    )
    return rulings.set(event.ruling, ruling)


def _with(tournament: Tournament, rulings: Rulings, number: RulingNo) -> Tournament:
    """Store the rulings; a prize held back counts payments made from now on as made against it."""
    ruling = rulings[number]
    prize = None if ruling.withheld is None else ruling.withheld.prize
    if prize is not None:
        rulings = rulings.set(number, replace(ruling, paid=_payments(tournament, prize)))
    return replace(tournament, rulings=rulings)


def _payments(tournament: Tournament, entry: EntryId) -> int:
    """The number of slips that paid out more of the prize, not counting those that took it back."""
    slips = tournament.prizes.slips.get("prize", NO_SLIPS).get(entry, ())
    return sum(slip.gross > 0 for _number, slip in slips)


# Queries


def pending(tournament: Tournament) -> tuple[RulingNo, ...]:
    return tuple(number for number, one in sorted(tournament.rulings.items()) if one.pending)


def holders(tournament: Tournament) -> dict[EntryId, RulingNo]:
    """The entries whose prizes are held back, each with its ruling, the first one if several."""
    found: dict[EntryId, RulingNo] = {}
    for number in pending(tournament):
        held = tournament.rulings[number].held
        if held is not None and held.prize is not None:
            found.setdefault(held.prize, number)
    return found


def paid_against(tournament: Tournament) -> Iterator[tuple[RulingNo, EntryId]]:
    """The prizes paid out although they were held back."""
    for number in pending(tournament):
        ruling = tournament.rulings[number]
        prize = None if ruling.held is None else ruling.held.prize
        if prize is not None and _payments(tournament, prize) > ruling.paid:
            yield number, prize


def articles(typed: Iterable[str]) -> tuple[str, ...]:
    """The articles typed, each once, with single spaces."""
    tidy = (" ".join(one.split()) for one in typed)
    return _once(one for one in tidy if one)


def article_fault(cites: Iterable[str]) -> NotAnArticle | None:
    strange = (one for one in cites if _ARTICLE.fullmatch(one) is None)
    return next((NotAnArticle(article=one) for one in strange), None)


def _named_fault(
    tournament: Tournament, play: Play, table: TableNo | None, entries: Iterable[EntryId]
) -> Rejection | None:
    if table is not None and not _has_been(tournament, play, table):
        return NoSuchTable(table=table)
    strangers = (one for one in entries if entry_of(tournament, one) is None)
    return next((UnknownEntry(entry=one) for one in strangers), None)


def _has_been(tournament: Tournament, play: Play, table: TableNo) -> bool:
    """Whether the table has ever been in play: it may have been broken or put away overnight."""
    if table in play.seating.tables:
        return True
    return any(gone.seat.table == table for gone in tournament.exits.by_entry.values())


def _holding_fault(tournament: Tournament, withheld: Withheld | None) -> Rejection | None:
    """The fault of a hold, if any: a prize already paid out can't be held back."""
    if withheld is None or withheld.prize is None:
        return None
    if entry_of(tournament, withheld.prize) is None:
        return UnknownEntry(entry=withheld.prize)
    one = owed_for(tournament, withheld.prize, "prize")
    if one is None or not one.slips or one.open > 0:
        return None
    return PaidAlready(entry=one.entry, due=one.due, payout=one.slips[-1][0])


def _something(withheld: Withheld | None) -> Withheld | None:
    return None if withheld == Withheld() else withheld


def _fresh(new: Named | None, old: Named | None) -> Named | None:
    """The new value to be checked, or None if it is the old one, which needn't exist any more."""
    return None if new == old else new


def _once(several: Iterable[Named]) -> tuple[Named, ...]:
    return tuple(dict.fromkeys(several))


def _reads_so(ruling: Ruling, event: RulingCorrected) -> bool:
    return (ruling.table, ruling.entries, ruling.stage, ruling.cites, ruling.withheld) == (
        event.table,
        event.entries,
        event.stage,
        event.cites,
        event.withheld,
    )
