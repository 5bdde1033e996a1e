from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, get_args

import click
from msgspec.structs import replace

from tdconsole.cli.voice.choosing import (
    FILE,
    acting,
    actor_option,
    chosen,
    flight_of,
    flight_option,
    tournament_option,
)
from tdconsole.cli.voice.subjects import Asked, name_of
from tdconsole.cli.voice.voice import Voice
from tdconsole.club import Came, Club, Present, TakenIn
from tdconsole.club.lists.csv_headings import FIELDS
from tdconsole.club.lists.people_csv import Preview, list_in, preview, read
from tdconsole.domain.values import EntryId, PayMethod, PersonId, Record, Seat
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.people.arriving import arrival_told, arrivals_told
from tdconsole.i18n.people.people import country_names, line_flaw, line_refused, people_taken_in
from tdconsole.projections.entry.arrivals import Arrival, Entered, InAlready, KeptOut
from tdconsole.projections.people.lines import Field, RefusedLine
from tdconsole.session import Session
from tdconsole.session.people.arriving import Queue, arriving

REFUSED: Final = 1
_NAMED: Final = ", ".join(FIELDS)


class RefusedHere(Record, kw_only=True):
    """A line that added nobody; `refused` is the code of the reason."""

    line: int
    field: Field | None
    refused: str
    value: str
    message: str


class EnteredHere(Record, kw_only=True):
    """An entry made; the seat is null if none is drawn or none is free."""

    line: int
    name: str
    entry: EntryId
    seat: Seat | None


class NotEnteredHere(Record, kw_only=True):
    """A person of the house who wasn't entered in the tournament."""

    line: int
    name: str
    refused: str
    message: str


class PeopleRead(Record, kw_only=True):
    encoding: str
    delimiter: str
    mapping: dict[str, Field]
    lines: int
    added: int
    updated: int
    skipped: int
    refused: tuple[RefusedHere, ...]
    entered: tuple[EnteredHere, ...] = ()
    registered_already: tuple[EnteredHere, ...] = ()
    not_entered: tuple[NotEnteredHere, ...] = ()


def _mapped(
    _context: click.Context, _option: click.Parameter, given: Sequence[str]
) -> dict[str, Field]:
    known: dict[str, Field] = {field: field for field in FIELDS}
    found = {}
    for one in given:
        column, _, field = one.rpartition("=")
        if not column.strip() or field.strip() not in known:
            raise click.BadParameter(f"'{one}' is not COLUMN=FIELD, FIELD one of: {_NAMED}.")
        found[" ".join(column.split())] = known[field.strip()]
    return found


@click.command("people")
@click.argument("source", type=FILE)
@click.option(
    "--map",
    "mapping",
    multiple=True,
    callback=_mapped,
    metavar="COLUMN=FIELD",
    help=f"What a column holds: {_NAMED}.",
)
@click.option(
    "--present",
    type=click.Choice(["skip", "update"]),
    default="skip",
    show_default=True,
    help="What becomes of those who are in the house already.",
)
@click.option("--enter", is_flag=True, help="Register them in the tournament as well.")
@click.option(
    "--pay",
    "method",
    type=click.Choice(get_args(PayMethod)),
    help="How those who are registered pay; cash where nothing is said.",
)
@tournament_option
@flight_option
@actor_option
@click.option("--dry-run", is_flag=True, help="Say what would become of them, and change nothing.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def people_in(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    source: Path,
    mapping: dict[str, Field],
    present: Present,
    *,
    method: PayMethod | None,
    wanted: str | None,
    flight: str | None,
    actor: str | None,
    enter: bool,
    dry_run: bool,
    as_json: bool,
) -> int:
    """Take the people of SOURCE into FILE.

    SOURCE is a .csv as spreadsheets write it: a heading, then a line a person. Columns are known by
    their names in English, Italian or Polish; --map names others. Who has the same member number,
    or the same name and birth date, is the same person.

    With --enter each of them is registered too, with the seat drawn as the tournament has it.
    Who is registered already is not registered again.
    """
    if not enter and (method, wanted, flight) != (None, None, None):
        raise click.UsageError("--pay, --tournament and --flight go with --enter.")
    voice, content = asked.voice, list_in(source)
    today = datetime.now(UTC).astimezone().date()
    people, unread = read(content, mapping, today, country_names())
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        door = _Door(house.session, voice, wanted, flight, method or "cash") if enter else None
        if not dry_run or house.session.house.roles:
            acting(house.session, actor, voice)
        taken, came = club.receive(people, present, trying=dry_run)
        refused = sorted((*unread, *taken.refused), key=lambda one: one.line)
        arrivals = () if door is None else door.arrivals(came, trying=dry_run)
        if as_json:
            report = _report(voice, club, preview(content, mapping), taken, refused)
            voice.json(report if door is None else door.reported(report, arrivals))
        else:
            _tell(voice, club, taken, refused)
            if door is not None:
                door.tell(arrivals)
    kept_out = any(isinstance(one, KeptOut) for one in arrivals)
    return REFUSED if refused or kept_out else 0


class _Door:
    """The tournament in which the people of the list are registered."""

    def __init__(
        self,
        session: Session,
        voice: Voice,
        wanted: str | None,
        flight: str | None,
        method: PayMethod,
    ) -> None:
        self._session, self._voice = session, voice
        self._tournament = chosen(session, wanted, voice)
        state = session.state(self._tournament)
        play = None if state is None or flight is None else flight_of(state, flight, voice).current
        self._queue = Queue(session, self._tournament, method, play=play)

    def arrivals(self, came: Sequence[Came], *, trying: bool) -> tuple[Arrival, ...]:
        people = [arriving(one) for one in came]
        return tuple(self._queue.foresee(people) if trying else self._queue.enter(people))

    def tell(self, arrivals: Sequence[Arrival]) -> None:
        words = self._voice.words
        state = self._session.state(self._tournament)
        seated = state is not None and bool(state.play.seating.of)
        for sentence in arrivals_told(words, arrivals, seated=seated):
            click.echo(sentence)
        for one in arrivals:
            if isinstance(one, KeptOut):
                click.echo(f"{type(one.why).__name__}: {self._outcome(one)}", err=True)
            else:
                click.echo(self._outcome(one))

    def reported(self, report: PeopleRead, arrivals: Sequence[Arrival]) -> PeopleRead:
        return replace(
            report,
            entered=tuple(
                EnteredHere(line=one.line, name=one.name, entry=one.entry, seat=one.seat)
                for one in arrivals
                if isinstance(one, Entered)
            ),
            registered_already=tuple(
                EnteredHere(line=one.line, name=one.name, entry=one.entry, seat=None)
                for one in arrivals
                if isinstance(one, InAlready)
            ),
            not_entered=tuple(
                NotEnteredHere(
                    line=one.line,
                    name=one.name,
                    refused=type(one.why).__name__,
                    message=self._why(one),
                )
                for one in arrivals
                if isinstance(one, KeptOut)
            ),
        )

    def _outcome(self, one: Arrival) -> str:
        why = self._why(one) if isinstance(one, KeptOut) else ""
        return arrival_told(self._voice.words, one, lambda _why: why)

    def _why(self, one: KeptOut) -> str:
        voice, session = self._voice, self._session
        who = voice.who(session, self._tournament)
        return refusal(voice.words, one.why, who, voice.kept(session, one.name))


def _report(
    voice: Voice, club: Club, seen: Preview, taken: TakenIn, refused: Sequence[RefusedLine]
) -> PeopleRead:
    def who(person: PersonId) -> str:
        return name_of(voice, club, person)

    return PeopleRead(
        encoding=seen.encoding,
        delimiter=seen.delimiter,
        mapping=seen.mapping,
        lines=seen.count,
        added=taken.added,
        updated=taken.updated,
        skipped=taken.skipped,
        refused=tuple(
            RefusedHere(
                line=one.line,
                field=one.field,
                refused=type(one.why).__name__,
                value=one.value,
                message=line_flaw(voice.words, one, who),
            )
            for one in refused
        ),
    )


def _tell(voice: Voice, club: Club, taken: TakenIn, refused: Sequence[RefusedLine]) -> None:
    def who(person: PersonId) -> str:
        return name_of(voice, club, person)

    for sentence in people_taken_in(voice.words, taken.added, taken.updated, taken.skipped):
        click.echo(sentence)
    for one in refused:
        code = type(one.why).__name__
        click.echo(f"{code}: {line_refused(voice.words, one, who)}", err=True)
