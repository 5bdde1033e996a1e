"""Words for the cash desk and the house's own log: tills, payments, bars, roles, seasons."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from tdconsole.domain.language.events import house as happened
from tdconsole.domain.state.house import TillCount, TillShift
from tdconsole.domain.values import (
    DeviceId,
    Money,
    NoteId,
    Payment,
    PayMethod,
    PersonId,
    Price,
    StaffId,
    TableNo,
    TillNo,
    TournamentId,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.actors import device_name
from tdconsole.i18n.entry.dealers import SAID as OF_DEALERS
from tdconsole.i18n.entry.roles import role_name
from tdconsole.i18n.entry.schedule import SAID as OF_SCHEDULE
from tdconsole.i18n.season import log as season

Person = Callable[[PersonId], str]
Note = Callable[[NoteId], str]
Tills = Mapping[TillNo, TillShift]
Staff = Callable[[StaffId], str]
Devices = Mapping[DeviceId, str]
TournamentName = Callable[[TournamentId], str]


def method_name(words: Catalogue, method: PayMethod) -> str:
    say = words.pgettext
    names: dict[PayMethod, str] = {
        "cash": say("payment", "cash"),
        "card": say("payment", "card"),
        "ticket": say("payment", "ticket"),
        "voucher": say("payment", "voucher"),
        "house": say("payment", "house account"),
    }
    return names[method]


def difference_words(words: Catalogue, difference: Money, currency: str) -> str:
    """The difference between the cash counted and expected."""
    if not difference:
        return words.pgettext("till", "adds up")
    if difference > 0:
        return words.pgettext("till", "{amount} too much", amount=words.money(difference, currency))
    return words.pgettext(
        "till", "{amount} missing", amount=words.money(Money(-difference), currency)
    )


def bar_words(words: Catalogue, until: str | None, series: str = "") -> str:
    """How long a bar lasts, and from which series unless from everything."""
    say = words.pgettext
    if until is None:
        told = say("bar", "for good")
    else:
        told = say("bar", "until the end of {day}", day=words.day(until))
    return (
        say("bar", "{told}, from the series {series}", told=told, series=series) if series else told
    )


class _Saying(NamedTuple):
    """A language, and the names of what a line of the house's log is about."""

    words: Catalogue
    who: Person
    note: Note
    tills: Tills
    staff: Staff
    devices: Devices
    tournament: TournamentName

    def device(self, number: DeviceId) -> str:
        return device_name(self.words, number, self.devices)

    def till(self, number: TillNo) -> str:
        till = self.tills.get(number)
        return self.words.pgettext("till", "unknown") if till is None else till.name

    def money(self, number: TillNo, amount: Money) -> str:
        till, words = self.tills.get(number), self.words
        return words.number(amount) if till is None else words.money(amount, till.currency)

    def difference(self, event: happened.TillCounted | happened.TillClosed) -> str:
        till = self.tills.get(event.till)
        difference = TillCount(counted=event.counted, expected=event.expected).difference
        return difference_words(self.words, difference, "XXX" if till is None else till.currency)


def _barred(saying: _Saying, event: happened.PersonBarred) -> str:
    return saying.words.gettext(
        "{player} barred {until}. Reason: {reason}",
        player=saying.who(event.person),
        until=bar_words(saying.words, event.until, event.series),
        reason=saying.note(event.reason),
    )


def _lifted(saying: _Saying, event: happened.BarLifted) -> str:
    say, player = saying.words.gettext, saying.who(event.person)
    if event.series:
        told = say(
            "{player} no longer barred from the series {series}", player=player, series=event.series
        )
    else:
        told = say("{player} no longer barred", player=player)
    if event.reason is None:
        return told
    return say("{told}. Reason: {reason}", told=told, reason=saying.note(event.reason))


def _opened(saying: _Saying, event: happened.TillOpened) -> str:
    return saying.words.gettext(
        "Till {till} ({name}) opened with a float of {amount}",
        till=event.till,
        name=event.name,
        amount=saying.words.money(event.floats, event.currency),
    )


def _moved(saying: _Saying, event: happened.CashMoved) -> str:
    say, moved = saying.words.gettext, event.amount
    amount = saying.money(event.till, Money(abs(moved)))
    till, name, reason = event.till, saying.till(event.till), saying.note(event.reason)
    if moved < 0:
        return say(
            "{amount} taken out of till {till} ({name}). Reason: {reason}",
            amount=amount,
            till=till,
            name=name,
            reason=reason,
        )
    return say(
        "{amount} put into till {till} ({name}). Reason: {reason}",
        amount=amount,
        till=till,
        name=name,
        reason=reason,
    )


def _counted(saying: _Saying, event: happened.TillCounted) -> str:
    return saying.words.gettext(
        "Till {till} ({name}) counted: {amount}, {difference}",
        till=event.till,
        name=saying.till(event.till),
        amount=saying.money(event.till, event.counted),
        difference=saying.difference(event),
    )


def _closed(saying: _Saying, event: happened.TillClosed) -> str:
    return saying.words.gettext(
        "Till {till} ({name}) closed with {amount}, {difference}",
        till=event.till,
        name=saying.till(event.till),
        amount=saying.money(event.till, event.counted),
        difference=saying.difference(event),
    )


def _reopened(saying: _Saying, event: happened.TillReopened) -> str:
    return saying.words.gettext(
        "Till {till} ({name}) reopened", till=event.till, name=saying.till(event.till)
    )


def _role_given(saying: _Saying, event: happened.RoleGiven) -> str:
    return saying.words.gettext(
        "{name} has the role “{role}” now",
        name=saying.staff(event.staff),
        role=role_name(saying.words, event.role),
    )


def _role_taken(saying: _Saying, event: happened.RoleTaken) -> str:
    return saying.words.gettext("{name} has no role now", name=saying.staff(event.staff))


def _staff_named(saying: _Saying, event: happened.StaffNamed) -> str:
    return saying.words.gettext("Name of {name} sealed", name=saying.staff(event.staff))


def _pin_set(saying: _Saying, event: happened.PinSet) -> str:
    say, name = saying.words.gettext, saying.staff(event.staff)
    if event.forgotten:
        return say("PIN of {name} set anew without the old one, which was forgotten", name=name)
    return say("PIN of {name} set", name=name)


def _device_paired(saying: _Saying, event: happened.DevicePaired) -> str:
    return saying.words.gettext(
        "Device paired: {device}, for {name} in the role “{role}”",
        device=saying.device(event.device),
        name=saying.staff(event.staff),
        role=role_name(saying.words, event.role),
    )


def _device_removed(saying: _Saying, event: happened.DeviceRemoved) -> str:
    return saying.words.gettext("Device removed: {device}", device=saying.device(event.device))


def _room_shared(saying: _Saying, event: happened.RoomShared) -> str:
    return saying.words.gettext(
        "{tournament} shares the room {room}",
        tournament=saying.tournament(event.tournament),
        room=event.room,
    )


def _room_left(saying: _Saying, event: happened.RoomLeft) -> str:
    return saying.words.gettext(
        "{tournament} shares no room now", tournament=saying.tournament(event.tournament)
    )


def _tables(saying: _Saying, tables: tuple[TableNo, ...]) -> str:
    return saying.words.listed([str(one) for one in tables])


def _tables_taken(saying: _Saying, event: happened.TablesTaken) -> str:
    return saying.words.ngettext(
        "Table {tables} in use by {tournament}",
        "Tables {tables} in use by {tournament}",
        len(event.tables),
        tables=_tables(saying, event.tables),
        tournament=saying.tournament(event.tournament),
    )


def _tables_freed(saying: _Saying, event: happened.TablesFreed) -> str:
    return saying.words.ngettext(
        "Table {tables} free again, which {tournament} had",
        "Tables {tables} free again, which {tournament} had",
        len(event.tables),
        tables=_tables(saying, event.tables),
        tournament=saying.tournament(event.tournament),
    )


def _tables_lent(saying: _Saying, event: happened.TablesLent) -> str:
    return saying.words.ngettext(
        "Table {tables} lent by {lender} to {tournament}",
        "Tables {tables} lent by {lender} to {tournament}",
        len(event.tables),
        tables=_tables(saying, event.tables),
        lender=saying.tournament(event.tournament),
        tournament=saying.tournament(event.to),
    )


_SAID: Final[Mapping[type, Callable[[_Saying, Any], str]]] = {
    happened.PersonBarred: _barred,
    happened.BarLifted: _lifted,
    happened.TillOpened: _opened,
    happened.CashMoved: _moved,
    happened.TillCounted: _counted,
    happened.TillClosed: _closed,
    happened.TillReopened: _reopened,
    happened.RoleGiven: _role_given,
    happened.RoleTaken: _role_taken,
    happened.StaffNamed: _staff_named,
    happened.PinSet: _pin_set,
    happened.DevicePaired: _device_paired,
    happened.DeviceRemoved: _device_removed,
    happened.RoomShared: _room_shared,
    happened.RoomLeft: _room_left,
    happened.TablesTaken: _tables_taken,
    happened.TablesFreed: _tables_freed,
    happened.TablesLent: _tables_lent,
    **season.SAID,
    **OF_DEALERS,
    **OF_SCHEDULE,
}


def house_sentence(  # noqa: PLR0913, PLR0917 -- the names of all that an event may be about
    words: Catalogue,
    event: happened.HouseEvent,
    who: Person,
    note: Note,
    tills: Tills,
    staff: Staff,
    devices: Devices,
    tournament: TournamentName = str,
) -> str:
    return _SAID[type(event)](_Saying(words, who, note, tills, staff, devices, tournament), event)


def price_words(words: Catalogue, price: Price, currency: str) -> str:
    """The price in parts, `€50.00 + €5.00 + €10.00 bounty`: pool, fee, and the rest."""
    return " + ".join(_parts(words, price, currency))


def _parts(words: Catalogue, price: Price, currency: str) -> Iterator[str]:
    say = words.pgettext
    yield words.money(price.pool, currency)
    if price.fee:
        yield words.money(price.fee, currency)
    if price.bounty:
        yield say("price", "{amount} bounty", amount=words.money(price.bounty, currency))
    if price.staff:
        yield say("price", "{amount} staff", amount=words.money(price.staff, currency))


def payments_words(words: Catalogue, payments: tuple[Payment, ...], currency: str) -> str:
    """`cash €25.00, ticket 77 €30.00`."""
    return ", ".join(_payment(words, one, currency) for one in payments)


def _payment(words: Catalogue, payment: Payment, currency: str) -> str:
    method, amount = method_name(words, payment.method), words.money(payment.amount, currency)
    if payment.ref is None and payment.method in {"ticket", "voucher"}:
        return words.pgettext(
            "payment", "{method} without a number {amount}", method=method, amount=amount
        )
    if payment.ref is None:
        return words.pgettext("payment", "{method} {amount}", method=method, amount=amount)
    return words.pgettext(
        "payment", "{method} {ref} {amount}", method=method, ref=payment.ref, amount=amount
    )
