"""The pages of the players: the clock, one's own seat, finding a seat by name, the proof."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from tdconsole.domain.bubble.hand_for_hand import next_jump
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money, PersonId, Record, SeasonNo
from tdconsole.exports.markup import Html, element, joined
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.prizes.listed import PrizeList
from tdconsole.projections.room.own_page import OwnPage
from tdconsole.wall.composing.listing import Row
from tdconsole.wall.screens.figures import amount
from tdconsole.wall.screens.house.season import SeasonSeen
from tdconsole.wall.screens.house.today import TodayRow, TodaySeen
from tdconsole.web.clock_face import ClockFace, Fact, Ticking
from tdconsole.web.markup import page

Beside = Literal["today", "season"]
"""What the house has to show beside the tournament."""
MOST_PRIZES = 60
"""The prizes that a phone lists."""


class Own(Record, kw_only=True):
    """One's own seat or place, in words."""

    name: str
    state: str
    """What colours the page: playing, moving, waiting, out or gone."""
    said: str
    table: str = ""
    seat: str = ""
    note: str = ""


class Prize(Record, kw_only=True):
    place: str
    amount: str


def own(words: Catalogue, name: str, found: OwnPage | None, currency: str, *, money: bool) -> Own:
    say = words.pgettext
    if found is None:
        return Own(name=name, state="gone", said=say("own page", "This entry was taken back."))
    if found.place is not None:
        return _out(words, name, found, currency, money=money)
    if found.seat is None:
        if found.waiting is None:
            return Own(
                name=name, state="waiting", said=say("own page", "No seat has been drawn yet")
            )
        line = say(
            "own page", "Waiting for a seat: number {number}", number=words.number(found.waiting)
        )
        return Own(name=name, state="waiting", said=line)
    seat = {"table": str(found.seat.table), "seat": str(found.seat.seat)}
    if found.moved_at is None:
        return Own(name=name, state="playing", said=say("own page", "Your seat"), **seat)
    note = _moved(words, found, found.moved_at)
    return Own(name=name, state="moving", said=say("own page", "You move, now"), note=note, **seat)


def _moved(words: Catalogue, found: OwnPage, at: Instant) -> str:
    time = words.time_of_day(at)
    if found.came_from is None:
        return time
    return words.pgettext(
        "own page",
        "{time} from table {table}, seat {seat}",
        time=time,
        table=found.came_from.table,
        seat=found.came_from.seat,
    )


def _out(words: Catalogue, name: str, found: OwnPage, currency: str, *, money: bool) -> Own:
    say, place = words.pgettext, words.number(found.place or 0)
    if found.shared_by > 1:
        last = words.number((found.place or 0) + found.shared_by - 1)
        said = say("own page", "Places {first} to {last}", first=place, last=last)
    else:
        said = say("own page", "Place {place}", place=place)
    note = say("own page", "not final yet") if found.provisional else ""
    if found.prize and money:
        note = amount(words, found.prize, currency)
    return Own(name=name, state="out", said=said, note=note)


def next_jump_told(words: Catalogue, state: Tournament, listed: PrizeList | None) -> Fact | None:
    """The next pay jump: what everybody then left is sure of, and how many go out before it."""
    at = None if listed is None or state.finished else next_jump(state)
    if listed is None or at is None or not 0 < at <= len(listed.amounts):
        return None
    out = state.left - at
    return Fact(
        name="jump",
        label=words.pgettext("hall", "Next pay jump"),
        value=Ticking(text=amount(words, listed.amounts[at - 1], listed.currency)),
        note=words.ngettext("{number} to go", "{number} to go", out),
    )


def prizes(words: Catalogue, listed: PrizeList | None) -> tuple[Prize, ...]:
    """The prizes by place, equal ones as one line."""
    found: list[tuple[int, int, Money]] = []
    for place, one in enumerate(() if listed is None else listed.amounts, start=1):
        if found and found[-1][2] == one:
            found[-1] = (found[-1][0], place, one)
        else:
            found.append((place, place, one))
    currency = "" if listed is None else listed.currency
    return tuple(
        Prize(
            place="–".join(dict.fromkeys((words.number(first), words.number(last)))),
            amount=amount(words, one, currency),
        )
        for first, last, one in found[:MOST_PRIZES]
    )


def hall_page(  # noqa: PLR0913 -- the parts of the page
    words: Catalogue,
    face: ClockFace,
    stream: str,
    mine: Own | None = None,
    proof: str | None = None,
    *,
    years: str = "",
    beside: Collection[Beside] = (),
) -> Html:
    """The page of a phone: the clock first, then one's own seat, then everything else."""
    say = words.pgettext
    parts = [_clock(words, face)]
    if mine is not None:
        parts.append(_own(words, mine))
    else:
        parts.append(element("a", say("hall", "Find your seat"), href="/find", class_="go"))
    parts.append(element("section", id="facts", class_="facts", aria_label=say("hall", "Figures")))
    closed = element("summary", say("hall", "Prizes"))
    parts.append(
        element("details", closed, element("div", id="prizes", class_="prizes"), id="prize-list")
    )
    if proof is not None:
        parts.append(_proof(words, proof))
    if years:
        parts.append(element("a", say("hall", "My results"), href=years, class_="go"))
    if "today" in beside:
        parts.append(element("a", say("screen", "Today"), href="/today", class_="go"))
    if "season" in beside:
        parts.append(element("a", say("hall", "Season table"), href="/season", class_="go"))
    parts.append(element("p", face.notice, id="notice", class_="notice"))
    body = joined(
        element("main", *parts),
        element(
            "p",
            say("hall", "No connection. The clock goes on by itself."),
            id="gone",
            role="status",
            hidden=True,
        ),
    )
    return page(
        words, face.title, body, scripts=("player.js",), kind=f"player {face.state}", stream=stream
    )


def _clock(words: Catalogue, face: ClockFace) -> Html:
    say = words.pgettext
    return element(
        "header",
        element("h1", face.title, id="title"),
        element(
            "p",
            element("span", face.level, id="level"),
            " ",
            element("span", face.word, id="word"),
            class_="level",
        ),
        element(
            "p",
            face.time.text or " ",
            id="time",
            class_="time",
            role="timer",
            aria_label=say("hall", "Time left"),
        ),
        element("p", face.reason, id="reason", class_="reason"),
        element(
            "dl",
            _pair("blinds", face.blinds_label, face.blinds),
            _pair("ante", face.ante_label, face.ante),
            _pair("next", face.next_label, face.next),
            _pair("break", face.break_label, ""),
            class_="levels",
        ),
        class_="clock",
    )


def _pair(name: str, label: str, value: str) -> Html:
    return element(
        "div",
        element("dt", label, id=f"{name}-label"),
        element("dd", value, id=name),
        id=f"{name}-row",
        hidden=not value,
    )


def _own(words: Catalogue, mine: Own) -> Html:
    say = words.pgettext
    return element(
        "section",
        element("h2", mine.name, id="own-name"),
        element("p", mine.said, id="own-said", class_="said", aria_live="assertive"),
        element(
            "dl",
            element(
                "div",
                element("dt", say("own page", "Table")),
                element("dd", mine.table, id="own-table"),
            ),
            element(
                "div",
                element("dt", say("own page", "Seat")),
                element("dd", mine.seat, id="own-seat"),
            ),
            id="own-place",
            class_="place",
            hidden=not mine.table,
        ),
        element("p", mine.note, id="own-note", class_="note"),
        id="own",
        class_=f"own {mine.state}",
        aria_label=say("own page", "You"),
    )


def _proof(words: Catalogue, proof: str) -> Html:
    say = words.pgettext
    how = say(
        "own page",
        "Anybody can repeat the draw of this seat: compare this text with the proof that the house"
        " hands out, or check it with tdconsole.",
    )
    inside = (element("p", how), element("p", proof, class_="code"))
    return element("details", element("summary", say("own page", "Proof of your draw")), *inside)


def find_page(words: Catalogue, title: str) -> Html:
    """The page that finds a seat by name, as the house shows names."""
    say = words.pgettext
    body = element(
        "main",
        element("h1", say("hall", "Find your seat")),
        element(
            "label",
            say("hall", "Your name"),
            element(
                "input", id="typed", type="search", autocomplete="off", autofocus=True, maxlength=60
            ),
        ),
        element(
            "p",
            element("span", say("hall", "Name")),
            element("span", say("own page", "Table")),
            element("span", say("own page", "Seat")),
            id="heads",
            class_="heads",
            hidden=True,
        ),
        element("ul", id="found", class_="found", aria_live="polite"),
        element("p", "", id="none", role="status"),
        element("a", say("hall", "The clock"), href="/", class_="go"),
    )
    none, more = (
        say("hall", "Nobody seated has that name."),
        say("hall", "There are more: type on."),
    )
    return page(words, title, body, scripts=("find.js",), kind="find", none=none, more=more)


def season_page(
    words: Catalogue,
    seen: SeasonSeen,
    named: Collection[PersonId],
    seasons: Mapping[SeasonNo, str],
) -> Html:
    """The table of the season, as plain as paper; those named in public lead to their results."""
    say = words.pgettext
    evenings = words.ngettext("{number} evening", "{number} evenings", seen.evenings)
    heads = (say("poker", "Place"), say("hall", "Name"), say("season", "Points"))
    persons = [one if one in named else None for one in seen.persons]
    table = element(
        "table",
        element("thead", element("tr", *(element("th", one, scope="col") for one in heads))),
        element("tbody", *map(_season_row, seen.rows, persons)),
    )
    none = element("p", words.gettext("No evening counts so far."))
    others = [(number, name) for number, name in seasons.items() if name != seen.name]
    body = element(
        "main",
        element("h1", seen.name),
        element("p", evenings, class_="note"),
        _other_seasons(words, others),
        table if seen.rows else none,
        element("a", say("hall", "The clock"), href="/", class_="go"),
    )
    return page(words, seen.name, body, kind="find season")


def _season_row(row: Row, person: PersonId | None) -> Html:
    place, name, points = row
    told = name if person is None else element("a", name, href=f"/player/{person}")
    return element("tr", *(element("td", one) for one in (place, told, points)))


def _other_seasons(words: Catalogue, others: Sequence[tuple[SeasonNo, str]]) -> Html:
    if not others:
        return Html("")
    links = (element("a", name, href=f"/season/{number}") for number, name in others)
    return element(
        "nav", *links, class_="seasons", aria_label=words.pgettext("hall", "Other seasons")
    )


def today_page(words: Catalogue, seen: TodaySeen) -> Html:
    """What is on today, row by row: the time, the title, and under it how it stands."""
    none = element("p", words.gettext("Nothing is on today."))
    rows = element("ol", *(_today_row(row) for row in seen.rows), class_="today")
    title = words.pgettext("screen", "Today")
    body = element(
        "main",
        element("h1", title),
        element("p", seen.day, class_="note"),
        rows if seen.rows else none,
        element("a", words.pgettext("hall", "The clock"), href="/", class_="go"),
    )
    return page(words, title, body, kind="find")


def _today_row(row: TodayRow) -> Html:
    parts = [element("time", row.time), element("b", row.title)]
    parts += [element("span", said) for said in (row.said, row.cost) if said]
    return element("li", *parts, class_=row.weight)


def fault_page(words: Catalogue, said: str) -> Html:
    """A page that says what was not found, and leads back."""
    say = words.pgettext
    body = element(
        "main", element("h1", said), element("a", say("hall", "The clock"), href="/", class_="go")
    )
    return page(words, said, body, kind="find")
