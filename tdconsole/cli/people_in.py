from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.choosing import FILE
from tdconsole.cli.subjects import Asked, name_of
from tdconsole.cli.voice import Voice
from tdconsole.club import Club, Present, TakenIn
from tdconsole.club.csv_headings import FIELDS
from tdconsole.club.people_csv import Preview, preview, read
from tdconsole.domain.values import PersonId, Record
from tdconsole.i18n.people import country_names, line_flaw, line_refused, people_taken_in
from tdconsole.library.toml import contents
from tdconsole.projections.people_lines import Field, RefusedLine
from tdconsole.session import open_house

MOST_BYTES: Final = 64_000_000
REFUSED: Final = 1
_NAMED: Final = ", ".join(FIELDS)


class RefusedHere(Record, kw_only=True):
    """A line that nobody came of; `refused` is the code of the reason."""

    line: int
    field: Field | None
    refused: str
    value: str
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
@click.option("--dry-run", is_flag=True, help="Say what would become of them, and change nothing.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def people_in(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    source: Path,
    mapping: dict[str, Field],
    present: Present,
    *,
    dry_run: bool,
    as_json: bool,
) -> int:
    """Take the people of SOURCE into FILE.

    SOURCE is a .csv as spreadsheets write it: a heading, then a line a person. Columns are known by
    their names in English, Italian or Polish; --map names others. Who has the same member number,
    or the same name and birth date, is the same person.
    """
    voice, content = asked.voice, contents(source, MOST_BYTES)
    today = datetime.now(UTC).astimezone().date()
    people, unread = read(content, mapping, today, country_names())
    with open_house(asked.file) as house:
        club = house.session.club
        taken = club.take_in(people, present, trying=dry_run)
        refused = sorted((*unread, *taken.refused), key=lambda one: one.line)
        if as_json:
            voice.json(_report(voice, club, preview(content, mapping), taken, refused))
        else:
            _tell(voice, club, taken, refused)
    return REFUSED if refused else 0


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
