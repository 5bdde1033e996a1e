"""The views of the dealers: who deals where, the rotation to come, and the work of each shift."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import HouseView
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import DealtTable, Instant, Millis
from tdconsole.i18n.entry.dealers import advice_words, hours_words, table_words
from tdconsole.projections.people.dealers import DealerBoard, DealerPlan
from tdconsole.projections.people.dealers_work import DealersWork
from tdconsole.session import Session
from tdconsole.session.people.dealers import board_of, plan_of, title_of_dealt, work_of


def _board(voice: Voice, _session: Session, data: DealerBoard) -> Rows:
    words, say = voice.words, voice.words.pgettext
    if not data.tables and not data.resting and not data.free:
        yield (words.gettext("No dealer is on."),)
        return
    if data.due is not None:
        yield (say("dealer", "next push"), _time(voice, data.due))
    for line in data.tables:
        table = table_words(words, line.table, line.title)
        now = line.dealer
        if now is None:
            name, since = say("dealer", "no dealer"), ""
        else:
            name = now.name or voice.erased
            since = say("dealer", "since {time}", time=_time(voice, now.since))
        coming = "" if line.next is None else say("dealer", "next {name}", name=line.next)
        yield (table, name, since, coming)
    for off, kind in (
        (data.resting, say("dealer", "on a break")),
        (data.free, say("dealer", "free")),
    ):
        for one in off:
            yield (
                kind,
                one.name or voice.erased,
                say("dealer", "since {time}", time=_time(voice, one.since)),
            )
    for advice in data.advice:
        yield (advice_words(words, advice, voice.erased),)


def _plan(voice: Voice, session: Session, data: DealerPlan) -> Rows:
    if not data.rows:
        yield (voice.words.gettext("No dealer is on."),)
        return
    yield ("", *(_time(voice, time) for time in data.times))
    for row in data.rows:
        yield (row.name or voice.erased, *(_place(session, at) for at in row.places))


def _place(session: Session, at: DealtTable | None) -> str:
    if at is None:
        return "–"
    if len(session.house.dealing.order) < 2:
        return str(at.table)
    return f"{title_of_dealt(session, at.tournament)} {at.table}"


def _work(voice: Voice, _session: Session, data: DealersWork) -> Rows:
    words, say = voice.words, voice.words.pgettext
    for one in data.shifts:
        until = say("dealer", "still on") if one.off is None else _time(voice, one.off)
        yield (
            words.day(one.day),
            one.name or voice.erased,
            f"{_time(voice, one.on)}–{until}",
            hours_words(words, one.minutes),
            words.ngettext("{number} down", "{number} downs", one.downs),
        )
    if not data.shifts:
        yield (words.gettext("No dealer has dealt yet."),)


def _time(voice: Voice, utc: Millis) -> str:
    return voice.words.time_of_day(Instant(utc=utc, boot="", uptime=Millis(0)))


DEALERS: Final = HouseView(DealerBoard, lambda _voice, session, _sought: board_of(session), _board)
PLAN: Final = HouseView(DealerPlan, lambda _voice, session, _sought: plan_of(session), _plan)
WORK: Final = HouseView(DealersWork, lambda _voice, session, _sought: work_of(session), _work)
