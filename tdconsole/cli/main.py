"""The commands as one group; every error becomes a sentence and an exit status."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tdconsole import VERSION
from tdconsole.cli.commands import Commands
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.i18n.catalogue import LANGUAGES, catalogue, known_language
from tdconsole.known_errors import KnownError, OutputFull, of_the_world
from tdconsole.reports import written

REFUSED: Final = 1
MISUSED: Final = 2
BROKEN: Final = 70
INTERRUPTED: Final = 130

ALONE: Final = "open"
"""The command to run by default, if it is available."""


def _wished_language() -> str:
    wished = next((os.environ[name] for name in _WISHES if os.environ.get(name)), None)
    return known_language(wished)


_WISHES: Final = ("TDCONSOLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(VERSION, prog_name="tdconsole")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=_wished_language,
    show_default="the system's",
    help="Language of everything that is said.",
)
@click.pass_context
def cli(context: click.Context, lang: str) -> None:
    """Run a live poker tournament: everything in one house FILE."""
    context.obj = Voice(catalogue(known_language(lang)))
    if context.invoked_subcommand is None:
        alone = cli.get_command(context, ALONE)
        if alone is None:
            raise click.UsageError(cli.get_help(context))
        context.invoke(alone)


def run(arguments: Sequence[str]) -> int:
    """Run a command; a refusal or a known error exits with 1, misuse with 2; no tracebacks."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        _open_closed_streams()
    try:
        code = cli.main(args=list(arguments), prog_name="tdconsole", standalone_mode=False)
        sys.stdout.flush()
    except Refusing as refusing:
        _say(refusing.said)
        return REFUSED
    except KnownError as error:
        return _of_the_world(arguments, error)
    except click.ClickException as error:
        help_asked = isinstance(error, click.exceptions.NoArgsIsHelpError)
        _say(error.format_message() if help_asked else f"Error: {error.format_message()}")
        return MISUSED
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _close_quietly()
        return REFUSED
    except Exception as error:  # noqa: BLE001 -- a bug: kept for its mender, told in a sentence
        known = of_the_world(error) if isinstance(error, OSError) else None
        if known is not None:
            return _of_the_world(arguments, known)
        _say(_told_bug(_wished(arguments)))
        return BROKEN
    return code if isinstance(code, int) else 0


def _of_the_world(arguments: Sequence[str], error: KnownError) -> int:
    if isinstance(error, OutputFull):
        _close_quietly()
    from tdconsole.i18n.engine.mishaps import HURT, mishap  # noqa: PLC0415 -- when there is one

    voice = Voice(catalogue(known_language(_wished(arguments))))
    sentence = f"{error.code}: {mishap(voice.words, error)}"
    ways = (
        f" {voice.ways_back(Path(error.path))}"
        if isinstance(error, HURT) and not error.on_server
        else ""
    )
    _say(sentence + ways)
    return REFUSED


def _say(sentence: str) -> None:
    """Print an error; if even that fails, the exit status still tells."""
    try:
        click.echo(sentence, err=True)
    except OSError:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def _wished(arguments: Sequence[str]) -> str:
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=True):
        if flag == "--lang":
            return value
        if flag.startswith("--lang="):
            return flag.removeprefix("--lang=")
    return _wished_language()


def _open_closed_streams() -> None:
    """Replace closed streams: they give nothing and take everything."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def _close_quietly() -> None:
    """Close quietly after our reader has gone: nothing is left to say, even on closing."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def _told_bug(language: str) -> str:
    from tdconsole.i18n.engine.mishaps import bug  # noqa: PLC0415 -- as above

    try:
        words = catalogue(known_language(language))
    except Exception:  # noqa: BLE001 -- it may be the catalogue that broke
        words = catalogue("en")
    return bug(words, written())
