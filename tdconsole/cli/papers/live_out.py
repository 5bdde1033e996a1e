"""A tournament's results in a folder for a web site, once or for as long as it is played."""

import sys
from functools import partial
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Final, NamedTuple

import click

from tdconsole.cli.papers.live_pages import LivePages
from tdconsole.cli.papers.results_out import look_options, tell_unnamed
from tdconsole.cli.voice.choosing import PathNamed, chosen, flight_option, tournament_option
from tdconsole.cli.voice.leaving import leave_when_told
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import as_it_was, at_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import PlayId, TournamentId
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.eliminations.published import Published
from tdconsole.session import Session
from tdconsole.session.gathering import publishing
from tdconsole.session.moving import FOR_GOOD
from tdconsole.wall.brand import brand_of

LOOKS_S: Final = 0.5
"""The time between two looks at whether anything was done."""
PACE_S: Final = 3.0
"""The least time between two writings."""
AGAIN_S: Final = 5.0
"""The time after which one that failed is tried again."""
NAMES_S: Final = 30.0
"""The time after which names and levels are looked at, though no step was done."""


@click.command("live")
@tournament_option
@flight_option
@at_option
@click.option(
    "-o",
    "--output",
    "folder",
    type=PathNamed(path_type=Path, file_okay=False),
    required=True,
    help="The folder to write.",
)
@click.option("--follow", is_flag=True, help="Write it again whenever anything changes.")
@click.option("--beside", is_flag=True, hidden=True, help="End when the standard input does.")
@look_options
@click.option("--force", is_flag=True, help="Replace a page that this program has not written.")
@click.pass_obj
def live_out(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    *,
    wanted: str | None,
    flight: str | None,
    at: str | None,
    folder: Path,
    follow: bool,
    beside: bool,
    everybody: bool,
    language: Language | None,
    club: str,
    theme: Path | None,
    force: bool,
) -> None:
    """Write the results of a tournament in FILE as a folder for a web site: a page, JSON and CSV.

    With --follow it is kept up to date until it is stopped. Each file is replaced whole, and only
    if something changed. Only those are named who have agreed to it, unless --everybody says so.
    """
    if at is not None and follow:
        raise click.UsageError("Either --at or --follow: a moment that is over changes no more.")
    voice = asked.voice
    words = voice.words if language is None else catalogue(language)
    with voice.opened(asked.file) as house:
        look_of = partial(brand_of, theme, club, house.session.club.brand)
        pages = LivePages(folder, words, look_of)
        pages.prepare(force=force)
        session = as_it_was(house, wanted, at, voice)
        look = Looking(session, chosen(session, wanted, voice), voice, flight)
        play = look.state.current if flight is not None else None
        source = _Source(session, look.tournament, play, everybody=everybody)
        if follow:
            leave_when_told()
            _Following(voice, source, pages).go_on(_input_ended() if beside else Event())
            return
        told = source.told()
        pages.write(told, session.now())
    click.echo(voice.words.gettext("{path} written.", path=folder))
    tell_unnamed(voice.words, told, everybody=everybody)


def _input_ended() -> Event:
    """What is set once nobody holds the other end of the standard input."""
    ended = Event()

    def read() -> None:
        while sys.stdin.buffer.read(1):
            pass
        ended.set()

    Thread(target=read, daemon=True).start()
    return ended


class _Source(NamedTuple):
    """What is published, of which tournament and flight; without one of that in hand."""

    session: Session
    tournament: TournamentId
    play: PlayId | None
    everybody: bool

    def told(self) -> Published:
        return publishing(self.session, self.tournament, flight=self.play, everybody=self.everybody)

    def steps(self) -> int:
        self.session.refresh()
        return len(self.session.timeline(self.tournament).steps)


class _Following:
    """Writes again what changed, and tells once what is in the way."""

    def __init__(self, voice: Voice, source: _Source, pages: LivePages) -> None:
        self._voice, self._source, self._pages = voice, source, pages
        self._steps, self._due, self._looked = -1, 0.0, 0.0
        self._fault = ""

    def go_on(self, ended: Event) -> None:
        while not ended.is_set():
            try:
                self._look(monotonic())
            except KnownError as error:
                if isinstance(error, FOR_GOOD):
                    raise
                self._tell(error)
                self._steps, self._due = -1, monotonic() + AGAIN_S
            ended.wait(LOOKS_S)

    def _look(self, now: float) -> None:
        if now < self._due:
            return
        steps = self._source.steps()
        if steps == self._steps and now < self._looked + NAMES_S:
            return
        at = self._source.session.now()
        if self._pages.write(self._source.told(), at):
            self._due = monotonic() + PACE_S
            words = self._voice.words
            said = words.gettext("Written {moment}.", moment=words.time_to_the_second(at))
            click.echo(said)
        self._steps, self._looked, self._fault = steps, now, ""

    def _tell(self, error: KnownError) -> None:
        sentence = f"{error.code}: {mishap(self._voice.words, error)}"
        if sentence != self._fault:
            self._fault = sentence
            click.echo(sentence, err=True)
