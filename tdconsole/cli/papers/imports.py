import click

from tdconsole.cli.papers.lines import jsonl_in
from tdconsole.cli.people.taking_in import people_in
from tdconsole.cli.setup.taking_over import td3_in
from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option, chosen, tournament_option
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.design.matching import matched
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.i18n.structure.periods import change_told, changes_told
from tdconsole.library.structures import structure, structures_named
from tdconsole.projections.structure.changes import structure_changes
from tdconsole.session import Place, Refused


@click.group("import")
@click.argument("file", type=HOUSE)
@click.pass_context
def import_(context: click.Context, file: Place) -> None:
    """Take a structure, players or tournaments into FILE, or a whole house that was exported."""
    context.obj = Asked(context.obj, file)


@import_.command("structure")
@click.argument("source")
@tournament_option
@actor_option
@click.option("--dry-run", is_flag=True, help="Say what would change, and change nothing.")
@click.option("--request", default=None, help="Number that makes it safe to ask again.")
@click.pass_obj
def structure_in(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    source: str,
    wanted: str | None,
    actor: str | None,
    request: str | None,
    *,
    dry_run: bool,
) -> None:
    """Put the structure of SOURCE in the place of that of a tournament in FILE.

    SOURCE is a .toml or .csv, or the name of one that comes with the program. The clock stays
    where it is.
    """
    voice, file = asked
    imported = structure(source)
    with voice.opened(file) as house:
        session = house.session
        look = Looking(session, chosen(session, wanted, voice), voice)
        present = look.state.setup.structure
        proposed = matched(present, imported)
        command = EditStructure(structure=proposed)
        if not dry_run or session.house.roles:
            acting(session, actor, voice)
        changes = structure_changes(present, proposed)
        if dry_run:
            foreseen = session.foresee(look.tournament, command)
            if isinstance(foreseen, Refusal):
                raise _refusing(voice, foreseen)
        elif changes.changes or request is None:  # done before, as it is now
            answer = session.submit(look.tournament, command, request)
            if isinstance(answer, Refused):
                raise _refusing(voice, answer.rejection)
    for change in changes.changes:
        click.echo(change_told(voice.words, change))
    click.echo(changes_told(voice.words, changes))


def _refusing(voice: Voice, rejection: Rejection) -> Refusing:
    return Refusing(voice.said(rejection, str))


structure_in.epilog = f"SOURCE is a file, or one of: {', '.join(structures_named())}."
import_.epilog = f"Structures that come with the program: {', '.join(structures_named())}."
import_.add_command(people_in)
import_.add_command(td3_in)
import_.add_command(jsonl_in)
