"""The house as a relational database, and the metadata beside it by which Datasette explains it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.leaving import leave_when_told
from tdconsole.cli.voice.moments import at_option, house_as_it_was
from tdconsole.cli.voice.subjects import Asked
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import NoteId, TournamentId
from tdconsole.exports.relational import HouseTold, TournamentTold, is_export, relational
from tdconsole.exports.relational.told import PersonTold
from tdconsole.i18n.season.words import digits_of
from tdconsole.known_errors import FileExists, LogOfHouse
from tdconsole.plain_files import BESIDE, check_replaceable
from tdconsole.printing.paper.delivery import delivering
from tdconsole.projections.discipline.rulings import notes_of
from tdconsole.session import Session
from tdconsole.session.past.seasons import Seasons
from tdconsole.session.people.dealers import work_of

_METADATA: Final = "metadata.json"


@click.command("sqlite")
@click.option("-o", "--output", type=FILE, required=True, help="The database to write.")
@click.option("--people", is_flag=True, help="With names, countries, member numbers and texts.")
@click.option("--force", is_flag=True, help="Replace an earlier export, or another plain file.")
@at_option
@click.pass_obj
def sqlite_out(asked: Asked, output: Path, *, people: bool, force: bool, at: str | None) -> None:
    """Write the house in FILE as a database for Datasette, and metadata.json beside it."""
    metadata = output.with_name(_METADATA)
    if output.name == _METADATA:
        raise click.BadParameter("That name is the metadata's.", param_hint="--output")
    leave_when_told()
    earlier = _checked(output, metadata, force=force)
    with asked.voice.opened(asked.file) as house:
        session = house_as_it_was(house, None, at, asked.voice)
        told = house_told(session, people=people)
    made = relational(told, output.stem)
    with ExitStack() as both:
        both.enter_context(delivering(made.metadata, metadata))
        both.enter_context(delivering(made.database, output, over_export=earlier))
    for path in (output, metadata):
        click.echo(asked.voice.words.gettext("{path} written.", path=path))


def _checked(output: Path, metadata: Path, *, force: bool) -> bool:
    """Refuse what is there, unless by force; return whether an earlier export is."""
    for path in (output, metadata):
        if path.exists() and not force:
            raise FileExists(str(path))
    earlier = output.is_file() and not output.is_symlink() and is_export(output)
    if not earlier:
        check_replaceable(output)
    for tail in BESIDE:
        beside = output.with_name(f"{output.name}{tail}")
        if beside.exists():  # SQLite would read it into what is written
            raise LogOfHouse(str(beside), str(output))
    return earlier


def house_told(session: Session, *, people: bool) -> HouseTold:
    """The house as this session sees it; of a past one, only people who had entered by then."""
    club, looking = session.club, session.only_looking
    tournaments = tuple(
        one
        for number in session.tournaments()
        if (one := _tournament(session, number, people=people)) is not None
    )
    known = {
        one.id: PersonTold(id=one.id, name=one.name, country=one.country, member_no=one.member_no)
        for one in club.people.everybody()
    }
    tables = Seasons(session, digits_of)
    seasons = tuple(tables.table(one) for _, one in sorted(session.house.seasons.items()))
    there = {person for one in tournaments for person in one.persons.values()}
    there |= {row.person for one in seasons for row in (*one.rows, *one.below)}
    there |= {given.person for one in seasons for given in one.adjustments}
    if looking is not None and looking.past:
        known = {number: one for number, one in known.items() if number in there}
    for person in there - known.keys():
        known[person] = PersonTold(id=person)
    return HouseTold(
        people=tuple(known[person] for person in sorted(known)),
        staff=club.staff.named(),
        tournaments=tournaments,
        with_people=people,
        seasons=seasons,
        shifts=work_of(session).shifts,
    )


def _tournament(session: Session, number: TournamentId, *, people: bool) -> TournamentTold | None:
    timeline = session.timeline(number)
    state = timeline.state
    if state is None:
        return None
    trail = tuple(timeline.trail())
    wanted = tuple(_notes(state)) if people else ()
    return TournamentTold(
        id=number,
        state=state,
        trail=trail,
        persons=timeline.persons,
        notes=session.club.notes.texts(wanted),
        now=session.now(),
    )


def _notes(state: Tournament) -> Iterator[NoteId]:
    yield from notes_of(state.rulings.values())
    for penalty in state.penalties.values():
        if penalty.words is not None:
            yield penalty.words
