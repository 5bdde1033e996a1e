"""A copy that follows a house, and taking it over when the house is lost."""

from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import click

from tdconsole.cli.voice.choosing import FILE, HOUSE
from tdconsole.cli.voice.leaving import leave_when_told
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.moving import (
    followed_sentence,
    taken_over_from,
    taken_over_sentence,
)
from tdconsole.known_errors import KnownError
from tdconsole.session import Place
from tdconsole.session.moving import FOR_GOOD, Follower, Standing, take_over

LOOKS_S: Final = 0.2
"""The time between two looks at whether anything was written."""
TRIES_S: Final = 1.0
TOLD_S: Final = 60.0


@click.command()
@click.argument("file", type=FILE, required=False)
@click.option("--to", "place", type=HOUSE, help="Where the copy is: another file, or an address.")
@click.option("--once", is_flag=True, help="Catch up and end.")
@click.option("--take-over", "taken", type=HOUSE, help="Put this copy in force: its house is lost.")
@click.pass_obj
def follow(
    voice: Voice, file: Path | None, place: Place | None, taken: Place | None, *, once: bool
) -> None:
    """Keep a checked copy of FILE in another PLACE, at most a second behind, until it is stopped.

    What goes wrong is told and tried again. When FILE is lost, --take-over PLACE goes on there.
    """
    if taken is not None and file is None and place is None and not once:
        _take_over(voice, taken)
        return
    if file is None or place is None or taken is not None:
        raise click.UsageError("Either FILE and --to PLACE, or --take-over PLACE alone.")
    leave_when_told()
    with closing(Follower(file, place)) as follower:
        _Following(voice, follower, place).go_on(once=once)


def _take_over(voice: Voice, place: Place) -> None:
    standing = take_over(place, lambda house: taken_over_from(voice.words, house))
    click.echo(taken_over_sentence(voice.words, place, standing.steps))


class _Following:
    """Follows until it is stopped, and says each minute how it stands."""

    def __init__(self, voice: Voice, follower: Follower, place: Place) -> None:
        self._voice, self._follower, self._place = voice, follower, place
        self._standing: Standing | None = None
        self._told_at = 0.0
        self._fault = ""

    def go_on(self, *, once: bool) -> None:
        while True:
            try:
                self._standing = self._follower.catch_up() or self._standing
            except KnownError as error:
                if once or isinstance(error, FOR_GOOD):
                    raise
                self._tell(error)
                sleep(TRIES_S)
            else:
                self._say()
                if once:
                    return
                sleep(LOOKS_S)

    def _say(self) -> None:
        now = monotonic()
        due = not self._told_at or self._fault or now - self._told_at >= TOLD_S
        if self._standing is None or not due:
            return
        self._told_at, self._fault = now, ""
        steps, last = self._standing
        click.echo(followed_sentence(self._voice.words, self._place, steps, last))

    def _tell(self, error: KnownError) -> None:
        """Tell what is wrong once, and not with each try."""
        sentence = f"{error.code}: {mishap(self._voice.words, error)}"
        if sentence != self._fault:
            self._fault = sentence
            click.echo(sentence, err=True)
