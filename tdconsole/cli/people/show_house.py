"""The views of the house itself: tills and their sums, bars, and its own log."""

from collections.abc import Callable, Iterator
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import HouseView
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.events.house import BarLifted, PersonBarred, PointsAdjusted
from tdconsole.domain.values import EntryId, Money, NoteId, PersonId, StaffId, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.actors import actor_words
from tdconsole.i18n.entry.cash import bar_words, difference_words, house_sentence, method_name
from tdconsole.projections.engine.trail import Log, house_log
from tdconsole.projections.entry.cash import (
    CashReport,
    CurrencySheet,
    MethodSum,
    TillList,
    TillSheet,
    TournamentSum,
)
from tdconsole.projections.people.bars import BarList, bar_list
from tdconsole.session import Session, day_at


def bars(session: Session) -> BarList:
    house = session.house
    return bar_list(
        house,
        session.club.people.named(bar.person for bar in house.bars.values()),
        session.club.notes.texts(bar.reason for bar in house.bars.values()),
        day_at(session.now().utc),
    )


def _cash(voice: Voice, session: Session, report: CashReport) -> Rows:
    yield from _tills(voice, report.tills)
    staff = session.club.staff.named()
    for sheet in report.currencies:
        yield from _currency(voice, session, sheet, staff)
    if not report.tills and not report.currencies:
        yield (voice.words.gettext("Nothing was paid yet."),)


def _tills(voice: Voice, tills: tuple[TillSheet, ...]) -> Rows:
    words, say = voice.words, voice.words.pgettext
    for one in tills:
        money = _written(words, one.currency)
        stands = say("till", "open") if one.open else say("till", "closed")
        yield (say("till", "Till {till}", till=one.till), one.name, stands)
        yield ("", say("till", "float"), money(one.floats))
        if one.put_in or one.taken_out:
            yield ("", say("till", "put in"), money(one.put_in))
            yield ("", say("till", "taken out"), money(one.taken_out))
        yield ("", say("till", "cash taken"), money(one.cash_in))
        if one.cash_out:
            yield ("", say("till", "cash given back"), money(one.cash_out))
        if one.prizes_out:
            yield ("", say("till", "prizes paid"), money(one.prizes_out))
        yield ("", say("till", "should be there"), money(one.expected))
        if one.counted is not None and one.difference is not None:
            told = difference_words(words, one.difference, one.currency)
            yield ("", say("till", "counted"), money(one.counted), told)
        for method in one.methods:
            if method.method != "cash":
                yield _method(words, method, one.currency)
    if not tills:
        yield (words.gettext("No till was opened yet."),)


def _currency(
    voice: Voice, session: Session, sheet: CurrencySheet, staff: dict[StaffId, str]
) -> Rows:
    words, say = voice.words, voice.words.pgettext
    money = _written(words, sheet.currency)
    yield (sheet.currency, say("cash", "taken in all"), money(sheet.taken))
    if sheet.cash_without_till:
        yield ("", say("cash", "of it in cash outside any till"), money(sheet.cash_without_till))
    if sheet.prizes:
        yield ("", say("cash", "prizes paid"), money(sheet.prizes))
        yield ("", say("cash", "left"), money(sheet.total))
    for method in sheet.methods:
        yield _method(words, method, sheet.currency)
    for one in sheet.staff:
        if one.actor is None:
            name = say("cash", "nobody named")
        else:
            name = staff.get(one.actor, voice.erased)
        yield (say("cash", "by"), name, money(one.total), *_prizes(words, one.prizes, money))
    for tournament in sheet.tournaments:
        prizes = _prizes(words, tournament.prizes, money)
        yield (say("cash", "for"), tournament.name, money(tournament.total), *prizes)
        yield from _owing(voice, session, tournament, money)


def _owing(
    voice: Voice, session: Session, one: TournamentSum, money: Callable[[Money], str]
) -> Iterator[tuple[str, ...]]:
    who: Callable[[EntryId], str] = voice.who(session, one.tournament)
    say = voice.words.pgettext
    for owing in one.owing:
        if owing.owed > 0:
            yield ("", who(owing.entry), say("cash", "owes {amount}", amount=money(owing.owed)))
        else:
            paid = money(Money(-owing.owed))
            yield ("", who(owing.entry), say("cash", "paid {amount} too much", amount=paid))


def _prizes(words: Catalogue, prizes: Money, money: Callable[[Money], str]) -> tuple[str, ...]:
    """The prizes paid, if any, separate from what was given back."""
    if not prizes:
        return ()
    return (words.pgettext("cash", "after {amount} in prizes", amount=money(prizes)),)


def _method(words: Catalogue, one: MethodSum, currency: str) -> tuple[str, ...]:
    return ("", method_name(words, one.method), words.money(one.total, currency))


def _written(words: Catalogue, currency: str) -> Callable[[Money], str]:
    return lambda amount: words.money(amount, currency)


def _bars(voice: Voice, data: BarList) -> Rows:
    words = voice.words
    for one in data.bars:
        stands = "" if one.holds else words.pgettext("bar", "over")
        until = bar_words(words, one.until, one.series)
        yield (str(one.person), one.name or voice.erased, until, one.reason or voice.erased, stands)
    if not data.bars:
        yield (words.gettext("Nobody is barred."),)


def _log(voice: Voice, session: Session) -> Rows:
    words, staff, tills = voice.words, session.club.staff.named(), session.house.tills
    devices = session.club.devices.named()
    steps = list(session.house_desk.trail())
    people = session.club.people.named(
        event.person
        for step in steps
        for event in step.events
        if isinstance(event, PersonBarred | BarLifted | PointsAdjusted)
    )

    def who(person: PersonId) -> str:
        known = people.get(person)
        return known.name if known else voice.erased

    def member(number: StaffId) -> str:
        return staff.get(number, voice.erased)

    def note(number: NoteId) -> str:
        return session.club.notes.read(number) or voice.erased

    def tournament(number: TournamentId) -> str:
        state = session.state(number)
        return number if state is None else state.setup.name

    for step in steps:
        actor = "" if step.actor is None else member(step.actor)
        actor = actor_words(words, actor, step.device, devices)
        said = "; ".join(
            house_sentence(words, event, who, note, tills, member, devices, tournament)
            for event in step.events
        )
        yield (str(step.no), words.moment(step.at), actor, said)


CASH: Final = HouseView(
    CashReport, lambda _voice, session, _sought: session.house_desk.cash_report(), _cash
)
TILLS: Final = HouseView(
    TillList,
    lambda _voice, session, _sought: session.house_desk.tills(),
    lambda voice, _session, data: _tills(voice, data.tills),
)
BARS: Final = HouseView(
    BarList,
    lambda _voice, session, _sought: bars(session),
    lambda voice, _session, data: _bars(voice, data),
)
HOUSE_LOG: Final = HouseView(
    Log,
    lambda _voice, session, _sought: house_log(session.house_desk.trail()),
    lambda voice, session, _data: _log(voice, session),
)
