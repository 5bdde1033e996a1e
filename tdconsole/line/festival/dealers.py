"""`push`, `dealer anna 7`, `rest anna`, `on anna`, `off anna`: the dealers of the house."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from tdconsole.domain.house.rotation import open_at, tournaments_dealt
from tdconsole.domain.language.commands.house import (
    BringOnDealer,
    HouseCommand,
    PushDealers,
    PutDealer,
    RestDealer,
    SendOffDealer,
    TakeBackDealing,
)
from tdconsole.domain.language.events.house import DealersPushed
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.staff import NobodyDeals
from tdconsole.domain.values import DealtTable, StaffId, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.dealers import SAID, push_words, table_words
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST
from tdconsole.line.typing.reading import Offer, Reading, ToHouse
from tdconsole.session import Session
from tdconsole.session.festival.today import of_today
from tdconsole.session.people.dealers import board_of, players_called, title_of_dealt
from tdconsole.spelling import folded

_PUT: Final = re.compile(r"(.*\S)\s+([0-9]{1,5})(?:\s+(\D.*|[0-9]*\D.*))?")
_BACK: Final = "back"

About = Callable[[Desk, StaffId, str], Reading]


class _Naming(NamedTuple):
    words: Catalogue
    staff: Callable[[StaffId], str]
    tournament: Callable[[TournamentId], str]


def push(desk: Desk, typed: str) -> Reading:
    """Push all of them one table on, or with `back` take back what was done with them last."""
    say, asked = desk.words.gettext, folded(typed.strip())
    if asked == _BACK:
        told = say("Take back the last gesture on the dealers: everybody is where they were")
        return _would(desk, TakeBackDealing(), lambda _said: told)
    if asked:
        return desk.asking(
            say("push sends every dealer on; push back takes back the last gesture on them"),
            tuple(Offer(line=one, label=one) for one in ("push", f"push {_BACK}")),
        )
    session = desk.looking.session
    request = PushDealers(after=session.house.dealing.pushes)
    foreseen = session.house_desk.foresee(request)
    if isinstance(foreseen, Refusal):
        return desk.refused(desk.looking.said(foreseen))
    deals = sum(len(one.deals) for one in foreseen if isinstance(one, DealersPushed))
    told = push_words(desk.words, board_of(session), deals, desk.looking.now())
    return Reading(mood="found", sentence=told, jump=ToHouse(request=request))


def put(desk: Desk, typed: str) -> Reading:
    """Put a dealer at a table; where two tournaments have its number, the tournament is named."""
    text, names = " ".join(typed.split()), _on(desk)
    parts = _PUT.fullmatch(text)
    if parts is None or named_so(names, text):
        return _whom(desk, "dealer", text, names, _asks_table)
    table, where = parts[2], folded(parts[3] or "")

    def at(desk: Desk, staff: StaffId, name: str) -> Reading:
        there = _tables(desk, table)
        found = [one for one in there if not where or where in folded(_title(desk, one))]
        if len(found) == 1:
            return _put(desk, staff, found[0])
        if not there:
            said = desk.words.gettext(
                "Table {table} is open in no tournament of today.", table=table
            )
            return desk.refused(said)
        offers = tuple(_at(desk, name, one, named=True) for one in found or there)
        return desk.asking(desk.words.gettext("In which tournament?"), offers)

    return _whom(desk, "dealer", parts[1], names, at, text[len(parts[1]) :])


def _put(desk: Desk, staff: StaffId, at: DealtTable) -> Reading:
    dealers, names = desk.looking.session.house.dealing.dealers, _on(desk)
    freed = next((one for one, dealer in dealers.items() if dealer.at == at), staff)

    def told(said: str) -> str:
        if freed == staff:
            return said
        return desk.words.gettext("{gesture}; {name} is free", gesture=said, name=names[freed])

    return _would(desk, PutDealer(staff=staff, tournament=at.tournament, table=at.table), told)


def rest(desk: Desk, typed: str) -> Reading:
    """Send a dealer on a break, which ends with the next push or the one after."""

    def read(desk: Desk, staff: StaffId, _name: str) -> Reading:
        return _would(desk, RestDealer(staff=staff), lambda said: _left(desk, staff, said))

    return _whom(desk, "rest", typed, _on(desk), read)


def bring_on(desk: Desk, typed: str) -> Reading:
    """Bring a member of staff on as a dealer, who is free until the next push."""
    staff, on = desk.looking.session.club.staff.active(), _on(desk)
    if not staff:
        return desk.refused(
            desk.words.gettext("Nobody is on the staff of this house: take a name in first.")
        )

    def read(desk: Desk, staff: StaffId, name: str) -> Reading:
        session = desk.looking.session
        return _would(
            desk,
            BringOnDealer(staff=staff),
            lambda said: "; ".join((said, *also_words(session, desk.words, name))),
        )

    off = {one: name for one, name in staff.items() if one not in on}
    return _whom(desk, "on", typed, staff, read, offered=off)


def also_words(session: Session, words: Catalogue, name: str) -> Iterator[str]:
    """Say that somebody of the dealer's name is barred, or plays today."""
    for is_barred, at in players_called(session, name):
        if is_barred:
            yield words.gettext("somebody of this name is barred")
        if at is not None:
            title = title_of_dealt(session, at)
            yield words.gettext("somebody of this name plays in {tournament}", tournament=title)


def send_off(desk: Desk, typed: str) -> Reading:
    """Send a dealer home."""

    def read(desk: Desk, staff: StaffId, _name: str) -> Reading:
        return _would(desk, SendOffDealer(staff=staff), lambda said: _left(desk, staff, said))

    return _whom(desk, "off", typed, _on(desk), read)


def _would(
    desk: Desk, request: HouseCommand, told: Callable[[str], str] = lambda said: said
) -> Reading:
    """Say what the house would do, as its log will have it; ready only if it would be done."""
    session = desk.looking.session
    foreseen = session.house_desk.foresee(request)
    if isinstance(foreseen, Refusal):
        return desk.refused(desk.looking.said(foreseen))
    names, erased = session.club.staff.named(), desk.words.gettext("erased")
    naming = _Naming(
        desk.words,
        lambda one: names.get(one) or erased,
        lambda one: title_of_dealt(session, one),
    )
    said = "; ".join(SAID[type(event)](naming, event) for event in foreseen)
    return Reading(mood="found", sentence=told(said), jump=ToHouse(request=request))


# Names


def _whom(  # noqa: PLR0913, PLR0917 -- what a line about one dealer needs
    desk: Desk,
    verb: str,
    typed: str,
    names: Mapping[StaffId, str],
    about: About,
    behind: str = "",
    offered: Mapping[StaffId, str] | None = None,
) -> Reading:
    """Read on with the dealer of that name, or offer those who may be meant."""
    if not names:
        return desk.refused(desk.looking.said(NobodyDeals()))
    text = " ".join(typed.split())
    found = named_so(names, text)
    if len(found) == 1:
        return about(desk, found[0], names[found[0]])
    listed = found or list(names if offered is None else offered)
    offers = tuple(
        Offer(line=f"{verb} {names[one]}{behind}", label=names[one]) for one in listed[:MOST]
    )
    if text and not found:
        sentence = desk.words.gettext("No dealer of that name: {name}", name=text)
    else:
        sentence = desk.words.gettext("Which dealer?")
    return desk.asking(sentence, offers)


def named_so(names: Mapping[StaffId, str], text: str) -> list[StaffId]:
    """Find those with this name, else those whose name has words that begin so."""
    asked = folded(text)
    exact = [one for one, name in names.items() if folded(name) == asked]
    if exact or not asked:
        return exact
    return [one for one, name in names.items() if _begins(folded(name).split(), asked.split())]


def _begins(words: list[str], asked: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in asked)


def _on(desk: Desk) -> dict[StaffId, str]:
    """Name the dealers who are on, by name."""
    session = desk.looking.session
    named, erased = session.club.staff.named(), desk.words.gettext("erased")
    on = {one: named.get(one) or erased for one in session.house.dealing.dealers}
    return dict(sorted(on.items(), key=lambda item: (item[1], item[0])))


def _asks_table(desk: Desk, _staff: StaffId, name: str) -> Reading:
    """Ask for the table; those without a dealer are offered."""
    board = board_of(desk.looking.session)
    several = len({line.tournament for line in board.tables}) > 1
    offers = tuple(
        _at(desk, name, DealtTable(tournament=line.tournament, table=line.table), named=several)
        for line in board.tables
        if line.dealer is None
    )
    said = desk.words.gettext("At which table does {name} deal? dealer {name} 7", name=name)
    return desk.asking(said, offers[:MOST])


# Tables


def _tables(desk: Desk, number: str) -> list[DealtTable]:
    """The open tables of that number: where somebody deals, else in any tournament of today."""
    session, here = desk.looking.session, desk.looking.tournament
    dealt = tournaments_dealt(session.house.dealing) | {here}
    among = [one for one in session.tournaments() if one in dealt]
    return _open(desk, among, number) or _open(desk, of_today(session), number)


def _open(desk: Desk, among: list[TournamentId], number: str) -> list[DealtTable]:
    session = desk.looking.session
    return [
        at for one in among for at in open_at(one, session.state(one)) if str(at.table) == number
    ]


def _title(desk: Desk, at: DealtTable) -> str:
    return title_of_dealt(desk.looking.session, at.tournament)


def _at(desk: Desk, name: str, at: DealtTable, *, named: bool) -> Offer:
    title = _title(desk, at)
    line = f"dealer {name} {at.table} {title}" if named else f"dealer {name} {at.table}"
    return Offer(line=line, label=table_words(desk.words, at.table, title))


def _left(desk: Desk, staff: StaffId, said: str) -> str:
    """Say which table is left without a dealer, too."""
    at = desk.looking.session.house.dealing.dealers[staff].at
    if at is None or at not in open_at(at.tournament, desk.looking.session.state(at.tournament)):
        return said
    table = table_words(desk.words, at.table, _title(desk, at))
    return desk.words.gettext("{gesture}; nobody deals at {table}", gesture=said, table=table)
