from pathlib import Path

import click

from tdconsole.cli.choosing import FILE, chosen, tournament_option
from tdconsole.cli.voice import Voice
from tdconsole.i18n.faults import fault
from tdconsole.projections.draw_proof import draw_proof
from tdconsole.session import open_house
from tdconsole.session.checking import check, check_draws


@click.command()
@click.argument("file", type=FILE)
@click.pass_obj
def verify(voice: Voice, file: Path) -> int:
    """Check all of FILE: every seal, every sum, every draw."""
    with open_house(file) as house:
        faults = list(check(house))
        for found in faults:
            click.echo(f"{type(found).__name__}: {fault(voice.words, found)}", err=True)
        if faults:
            return 1
        for tournament in house.session.tournaments():
            timeline = house.session.timeline(tournament)
            if timeline.state is not None and timeline.head is not None:
                click.echo(f"{timeline.state.setup.name}: {timeline.head[:16]}")
        steps = sum(
            len(house.session.timeline(tournament).steps)
            for tournament in house.session.tournaments()
        )
    click.echo(
        voice.words.ngettext(
            "{number} step: everything is as it was written, and adds up.",
            "{number} steps: everything is as it was written, and adds up.",
            steps,
        )
    )
    return 0


@click.command("verify-draw")
@click.argument("file", type=FILE)
@tournament_option
@click.pass_obj
def verify_draw(voice: Voice, file: Path, wanted: str | None) -> int:
    """Draw every seat of a tournament again, from the links that were opened."""
    words = voice.words
    with open_house(file) as house:
        timeline = house.session.timeline(chosen(house.session, wanted, voice))
        faults = list(check_draws(timeline))
        for found in faults:
            click.echo(f"{type(found).__name__}: {fault(words, found)}", err=True)
        if faults:
            return 1
        for draw in draw_proof(timeline.trail()).draws:
            click.echo(
                words.ngettext(
                    "Draw {draw} (step {step}): {number} seat, as the link decides.",
                    "Draw {draw} (step {step}): {number} seats, each as the link decides.",
                    len(draw.seated),
                    draw=draw.draw,
                    step=draw.step,
                )
            )
    return 0
