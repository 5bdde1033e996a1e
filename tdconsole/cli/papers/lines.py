"""The house as lines of JSON, and a new house made of them."""

from pathlib import Path

import click

from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.leaving import leave_when_told
from tdconsole.cli.voice.subjects import Asked
from tdconsole.i18n.engine.moving import came_from, came_in_sentences
from tdconsole.known_errors import FileExists
from tdconsole.printing.paper.delivery import delivering
from tdconsole.session.moving import lines, take_in


@click.command("jsonl")
@click.option("-o", "--output", type=FILE, required=True, help="The file to write.")
@click.option("--people", is_flag=True, help="With people, staff, devices and texts.")
@click.option("--force", is_flag=True, help="Replace an earlier export, or another plain file.")
@click.pass_obj
def jsonl_out(asked: Asked, output: Path, *, people: bool, force: bool) -> None:
    """Write the house in FILE as lines of JSON, from which import makes an equal one."""
    if output.exists() and not force:
        raise FileExists(str(output))
    leave_when_told()
    with lines(asked.file, people=people) as told, delivering(told, output):
        pass
    click.echo(asked.voice.words.gettext("{path} written.", path=output))


@click.command("jsonl")
@click.argument("source", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_obj
def jsonl_in(asked: Asked, source: Path, *, as_json: bool) -> None:
    """Make FILE, a new house, of the lines in SOURCE, which export jsonl wrote.

    It is there whole and with the same seals, or not at all.
    """
    leave_when_told()
    words = asked.voice.words
    came = take_in(source, asked.file, came_from(words, source.name))
    if as_json:
        asked.voice.json(came)
    else:
        for sentence in came_in_sentences(words, came):
            click.echo(sentence)
