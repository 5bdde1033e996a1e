"""Words for the dealers: the lines of the house's log, where one deals, and the advice on them."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from tdconsole.domain.house.dealers import MINUTE
from tdconsole.domain.language.events import house as happened
from tdconsole.domain.values import Instant, StaffId, TableNo, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.people.dealers import (
    DealerAdvice,
    DealerBoard,
    DealtTooLong,
    PushDue,
    PushOverdue,
    TableWithoutDealer,
)


class Naming(Protocol):
    """A language, and the names of dealers and tournaments."""

    words: Catalogue
    staff: Callable[[StaffId], str]
    tournament: Callable[[TournamentId], str]


def table_words(words: Catalogue, table: TableNo, tournament: str) -> str:
    return words.pgettext(
        "dealer", "table {table} of {tournament}", table=table, tournament=tournament
    )


def _table(naming: Naming, tournament: TournamentId, table: TableNo) -> str:
    return table_words(naming.words, table, naming.tournament(tournament))


def _came_on(naming: Naming, event: happened.DealerCameOn) -> str:
    return naming.words.gettext("Dealer {name} came on", name=naming.staff(event.staff))


def _went_off(naming: Naming, event: happened.DealerWentOff) -> str:
    return naming.words.gettext("Dealer {name} went off", name=naming.staff(event.staff))


def _rotation(naming: Naming, event: happened.RotationSet) -> str:
    words = naming.words
    parts = ", ".join(
        naming.tournament(part.tournament)
        if part.table is None
        else _table(naming, part.tournament, part.table)
        for part in event.order
    )
    return words.gettext(
        "Rotation of the dealers: {tables}; downs of {minutes}, a break after {downs}",
        tables=parts or words.pgettext("rotation", "no table"),
        minutes=minutes_words(words, event.down),
        downs=words.number(event.downs),
    )


def _pushed(naming: Naming, event: happened.DealersPushed) -> str:
    words = naming.words
    went = ", ".join(
        words.pgettext(
            "push",
            "{name} to {table}",
            name=naming.staff(deal.staff),
            table=_table(naming, deal.tournament, deal.table),
        )
        for deal in event.deals
    )
    if not went:
        return words.gettext("Dealers pushed: everybody on a break")
    return words.gettext("Dealers pushed: {went}", went=went)


def _taken_back(naming: Naming, _event: happened.PushTakenBack) -> str:
    return naming.words.gettext("Push of the dealers taken back")


def _last_taken_back(naming: Naming, _event: happened.DealingTakenBack) -> str:
    return naming.words.gettext("Last gesture on the dealers taken back")


def _put(naming: Naming, event: happened.DealerPut) -> str:
    return naming.words.gettext(
        "{name} deals at {table}",
        name=naming.staff(event.staff),
        table=_table(naming, event.tournament, event.table),
    )


def _rested(naming: Naming, event: happened.DealerRested) -> str:
    name = naming.staff(event.staff)
    if event.through:
        return naming.words.gettext("{name} on a break, through the next push", name=name)
    return naming.words.gettext("{name} on a break", name=name)


def _swapped(naming: Naming, event: happened.DealersSwapped) -> str:
    return naming.words.gettext(
        "{one} and {other} changed places",
        one=naming.staff(event.one),
        other=naming.staff(event.other),
    )


SAID: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    happened.DealerCameOn: _came_on,
    happened.DealerWentOff: _went_off,
    happened.RotationSet: _rotation,
    happened.DealersPushed: _pushed,
    happened.PushTakenBack: _taken_back,
    happened.DealingTakenBack: _last_taken_back,
    happened.DealerPut: _put,
    happened.DealerRested: _rested,
    happened.DealersSwapped: _swapped,
}


def minutes_words(words: Catalogue, minutes: int) -> str:
    return words.ngettext("{number} minute", "{number} minutes", minutes)


def push_words(words: Catalogue, board: DealerBoard, dealing: int, now: Instant) -> str:
    """What a push would bring, and how long ago the last one was if that is less than a minute."""
    off = len(board.resting) + len(board.free) + sum(one.dealer is not None for one in board.tables)
    parts = [
        words.ngettext("{number} dealer at a table", "{number} dealers at tables", dealing),
        words.ngettext("{number} on a break", "{number} on a break", off - dealing),
    ]
    if without := max(0, len(board.tables) - dealing):
        parts.append(
            words.ngettext(
                "{number} table without a dealer", "{number} tables without a dealer", without
            )
        )
    told = words.gettext("Push the dealers: {parts}", parts=", ".join(parts))
    if not is_just_pushed(board, now):
        return told
    return words.gettext("Pushed less than a minute ago. Once more? {gesture}", gesture=told)


def is_just_pushed(board: DealerBoard, now: Instant) -> bool:
    """Whether a push now would be the second within a minute."""
    return board.due is not None and now.utc - (board.due - board.down * MINUTE) < MINUTE


def due_words(words: Catalogue, left: int) -> str:
    """The push in words, by the milliseconds that are left until it is due."""
    if left <= -MINUTE:
        return advice_words(words, PushOverdue(minutes=-left // MINUTE), "")
    if left <= 0:
        return words.pgettext("wall", "Push now")
    return advice_words(words, PushDue(minutes=-(-left // MINUTE)), "")


def advice_words(words: Catalogue, advice: DealerAdvice, erased: str) -> str:
    match advice:
        case PushDue(minutes=minutes):
            return words.gettext("Push due in {time}", time=minutes_words(words, minutes))
        case PushOverdue(minutes=minutes):
            return words.gettext("Push overdue: {time}", time=minutes_words(words, minutes))
        case TableWithoutDealer(table=table, title=title):
            return words.gettext("No dealer at {table}", table=table_words(words, table, title))
        case DealtTooLong(name=name, minutes=minutes, limit=limit):
            return words.gettext(
                "{name} has dealt {time} without a break (limit {limit})",
                name=name or erased,
                time=hours_words(words, minutes),
                limit=hours_words(words, limit),
            )


def hours_words(words: Catalogue, minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    if not hours:
        return words.pgettext("time dealt", "{minutes} min", minutes=rest)
    return words.pgettext("time dealt", "{hours} h {minutes} min", hours=hours, minutes=rest)
