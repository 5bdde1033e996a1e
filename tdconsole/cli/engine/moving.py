"""Moving a house from a file to a server, and back."""

import sys

import click

from tdconsole.cli.voice.choosing import HOUSE
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.engine.moving import moved_sentence, moving_words
from tdconsole.session import Place
from tdconsole.session.moving import move as moved


@click.command()
@click.argument("source", metavar="FROM", type=HOUSE)
@click.argument("place", metavar="TO", type=HOUSE)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_obj
def move(voice: Voice, source: Place, place: Place, *, as_json: bool) -> None:
    """Move the house FROM a file or server TO another; FROM is then only to be looked at.

    The seals of all that arrived are compared before it counts. Interrupted, the same move is
    given again.
    """
    with _bar(voice) as bar:

        def progress(done: int, of: int) -> None:
            bar.length = of
            bar.update(done - bar.pos)

        made = moved(source, place, progress)
    if as_json:
        voice.json(made)
    else:
        click.echo(moved_sentence(voice.words, made))


def _bar(voice: Voice) -> "click._termui_impl.ProgressBar[int]":
    """How far it is, for people; other programs see nothing of it."""
    return click.progressbar(
        length=1,
        label=moving_words(voice.words),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    )
