from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.voice.choosing import acting, actor_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.season.td3_terms import Assumed
from tdconsole.domain.values import Millis, Record, TournamentId
from tdconsole.i18n.catalogue import currency_digits
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.engine.taken_over import (
    fate_told,
    is_refused,
    left_out_told,
    season_told,
    taken_over_told,
)
from tdconsole.i18n.people.people import country_names
from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.taking_over import TakingOver
from tdconsole.known_errors import KnownError
from tdconsole.projections.setup.taken_over import Fate, LeftOut, SeasonFate, SeasonTaken, TakenOver

REFUSED: Final = 1
SOURCE: Final = click.Path(path_type=Path, exists=True)


class TakenOverHere(Record, kw_only=True):
    """A file, and what became of it; the message says why it was refused."""

    path: str
    fate: Fate
    title: str = ""
    tournament: TournamentId | None = None
    began: Millis | None = None
    players: int = 0
    rebuys: int = 0
    add_ons: int = 0
    new_people: int = 0
    left_out: tuple[LeftOut, ...] = ()
    refused: str | None = None
    line: int | None = None
    column: int | None = None
    message: str | None = None


class SeasonTakenHere(Record, kw_only=True):
    series: str
    fate: SeasonFate
    formula: str = ""
    assumed: tuple[Assumed, ...] = ()
    message: str


class TakenOverReport(Record, kw_only=True):
    files: tuple[TakenOverHere, ...]
    seasons: tuple[SeasonTakenHere, ...]


@click.command("td3")
@click.argument("sources", nargs=-1, required=True, type=SOURCE, metavar="SOURCE...")
@click.option("--currency", default="EUR", show_default=True, help="The files don't name one.")
@actor_option
@click.option("--dry-run", is_flag=True, help="Say what would be taken over, and change nothing.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def td3_in(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    sources: Sequence[Path],
    currency: str,
    actor: str | None,
    *,
    dry_run: bool,
    as_json: bool,
) -> int:
    """Take over tournaments of The Tournament Director 3 into FILE.

    Each SOURCE is a .tdt file, or a folder with such files in it or below. A tournament that is
    here already is left alone; its people are known again in the next file. The season of a league is
    opened with the formula of its latest evening, said in the language of `calc points`.
    """
    voice, currency = asked.voice, currency.upper()
    if len(currency) != len("EUR") or not currency.isalpha():
        raise click.BadParameter(f"{currency!r} is no currency.", param_hint="--currency")
    told: list[TakenOver | KnownError] = []
    with voice.opened(asked.file) as house:
        if not dry_run or house.session.house.roles:
            acting(house.session, actor, voice)
        taking = TakingOver(
            house,
            country_names(),
            Currency(currency, currency_digits(currency)),
            trying=dry_run,
        )
        for one in taking.all_of(sources):
            told.append(one)
            if not as_json:
                _tell(voice, one)
        seasons = tuple(taking.seasons())
    if as_json:
        voice.json(
            TakenOverReport(
                files=tuple(_reported(voice, one) for one in told),
                seasons=tuple(_season(voice, one, tried=dry_run) for one in seasons),
            )
        )
    else:
        for season in seasons:
            click.echo(season_told(voice.words, season, tried=dry_run))
        click.echo(taken_over_told(voice.words, told, tried=dry_run))
    return REFUSED if any(is_refused(one) for one in told) else 0


def _season(voice: Voice, one: SeasonTaken, *, tried: bool) -> SeasonTakenHere:
    return SeasonTakenHere(
        series=one.series,
        fate=one.fate,
        formula=one.formula,
        assumed=one.assumed,
        message=season_told(voice.words, one, tried=tried),
    )


def _tell(voice: Voice, one: TakenOver | KnownError) -> None:
    if isinstance(one, KnownError):
        click.echo(f"{one.code}: {mishap(voice.words, one)}", err=True)
    elif one.refused is not None:
        why = refusal(voice.words, one.refused, str)
        click.echo(f"{one.path}: {type(one.refused).__name__}: {why}", err=True)
    else:
        click.echo(fate_told(voice.words, one))
        for sentence in left_out_told(voice.words, one.left_out):
            click.echo(f"  {sentence}")


def _reported(voice: Voice, one: TakenOver | KnownError) -> TakenOverHere:
    if isinstance(one, KnownError):
        return TakenOverHere(
            path=one.path,
            fate="refused",
            refused=one.code,
            line=getattr(one, "line", None),
            column=getattr(one, "column", None),
            message=mishap(voice.words, one),
        )
    return TakenOverHere(
        path=one.path,
        fate=one.fate,
        title=one.title,
        tournament=one.tournament,
        began=one.at,
        players=one.players,
        rebuys=one.rebuys,
        add_ons=one.add_ons,
        new_people=one.new_people,
        left_out=one.left_out,
        refused=None if one.refused is None else type(one.refused).__name__,
        message=None if one.refused is None else refusal(voice.words, one.refused, str),
    )
