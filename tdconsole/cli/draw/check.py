from collections.abc import Iterator, Sequence
from string import hexdigits
from typing import Final

import click

from tdconsole.cli.voice.choosing import HOUSE, chosen, tournament_option
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.values import TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.draw.card_verdicts import card_verdict as verdict_words
from tdconsole.i18n.engine.faults import SHOWN, fault
from tdconsole.i18n.engine.promises import promise_lines
from tdconsole.projections.draw.proof import (
    Proven,
    ProvenButtons,
    ProvenEnvelope,
    ProvenLastHands,
    ProvenRace,
    draw_proof,
)
from tdconsole.projections.draw.seat_proof import AsDrawn, card_verdict
from tdconsole.projections.engine.promises import Promise, Told, Trail, Verified
from tdconsole.session import Opened, Place, Session, Timeline, open_house
from tdconsole.session.checking import Notes, check, check_draws

FEWEST_DIGITS: Final = 8


@click.command()
@click.argument("file", type=HOUSE)
@click.option(
    "--head", help="What a paper's foot says of the journal: is it in the trail, and where?"
)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_obj
def verify(voice: Voice, file: Place, head: str | None, *, as_json: bool) -> int:
    """Check all of FILE: every seal, every sum, every draw; and say what it promises."""
    digits = None if head is None else _digits(head)
    if digits is not None and as_json:
        raise click.UsageError("--head is answered in words: leave out --json.")
    with open_house(file) as house:
        if as_json:
            found = _verified(voice, house)
            voice.json(found)
            return 1 if found.faults else 0
        voice.tell_amiss(house)
        faults = list(check(house))
        for one in faults:
            click.echo(f"{type(one).__name__}: {fault(voice.words, one)}", err=True)
        if faults:
            click.echo(voice.ways_back(file), err=True)
            return 1
        known = digits is None or _tell_head(voice, house, digits)
        if house.lost or not known:
            return 1
        trails, promise = list(_trails(house)), house.promise()
    _tell_whole(voice, trails, promise)
    return 0


def _verified(voice: Voice, house: Opened) -> Verified:
    promise = house.promise()
    faults = tuple(
        Told(code=type(one).__name__, message=fault(voice.words, one))
        for one in (*house.lost, *check(house))
    )
    return Verified(
        faults=faults,
        trails=() if faults else tuple(_trails(house)),
        promise=promise,
        kept=None if promise is None else promise.kept,
    )


def _trails(house: Opened) -> Iterator[Trail]:
    """Each that has begun, the house's own last."""
    session = house.session
    for tournament in session.tournaments():
        timeline = session.timeline(tournament)
        if timeline.state is not None and timeline.head is not None:
            name, steps = timeline.state.setup.name, len(timeline.steps)
            yield Trail(tournament=tournament, name=name, steps=steps, head=timeline.head)
    desk = session.house_desk
    if desk.head is not None:
        yield Trail(tournament=None, name="", steps=desk.length, head=desk.head)


def _tell_whole(voice: Voice, trails: Sequence[Trail], promise: Promise | None) -> None:
    words = voice.words
    for one in trails:
        shown = one.head[:SHOWN]
        if one.tournament is None:
            click.echo(words.gettext("The house itself: {head}", head=shown))
        else:
            click.echo(f"{one.name}: {shown}")
    click.echo(
        words.ngettext(
            "{number} step: everything is as it was written, and adds up.",
            "{number} steps: everything is as it was written, and adds up.",
            sum(one.steps for one in trails),
        )
    )
    if promise is not None:
        for line in promise_lines(words, promise):
            click.echo(line)


def _digits(head: str) -> str:
    """What is left of a head as somebody reads it from a paper: its digits, without gaps or dots."""
    digits = "".join(head.split()).rstrip("….").lower()
    if len(digits) < FEWEST_DIGITS or not set(digits) <= set(hexdigits):
        raise click.UsageError(
            f"A head has {FEWEST_DIGITS} or more digits, 0 to 9 and a to f: {head}"
        )
    return digits


def _tell_head(voice: Voice, house: Opened, digits: str) -> bool:
    words, found = voice.words, house.sealed_so(digits)
    for one in found:
        click.echo(
            words.ngettext(
                "Journal {head} is step {step} of {name}; {number} step came after it.",
                "Journal {head} is step {step} of {name}; {number} steps came after it.",
                one.last - one.step,
                head=digits,
                step=one.step,
                name=_name(voice, house.session, one.tournament),
            )
        )
    if not found:
        click.echo(
            words.gettext(
                "Journal {head} is not in this house: the paper is another house's, or what it was printed of was lost or changed.",
                head=digits,
            ),
            err=True,
        )
    return bool(found)


def _name(voice: Voice, session: Session, tournament: TournamentId | None) -> str:
    if tournament is None:
        return voice.words.gettext("the house itself")
    state = session.state(tournament)
    return tournament if state is None else state.setup.name


@click.command("verify-draw")
@click.argument("file", type=HOUSE)
@tournament_option
@click.option("--card", help="What the code of a seat card says: is it what was drawn?")
@click.option("--pairs", "with_pairs", is_flag=True, help="Also who was kept apart, by entry.")
@click.pass_obj
def verify_draw(
    voice: Voice, file: Place, wanted: str | None, card: str | None, *, with_pairs: bool
) -> int:
    """Draw every seat, button, envelope and card again, from the links that were opened."""
    words = voice.words
    with voice.opened(file) as house:
        timeline = house.session.timeline(chosen(house.session, wanted, voice))
        notes = house.session.club.notes.read
        faults = list(check_draws(timeline, notes))
        for found in faults:
            click.echo(f"{type(found).__name__}: {fault(words, found)}", err=True)
        if faults:
            return 1
        proof = draw_proof(timeline.trail())
        if card is not None:
            verdict = card_verdict(proof, card)
            click.echo(verdict_words(words, verdict), err=not isinstance(verdict, AsDrawn))
            return 0 if isinstance(verdict, AsDrawn) else 1
        for draw in proof.every:
            click.echo(_as_decided(words, draw))
        if with_pairs:
            _tell_pairs(voice, timeline, notes)
    return 0


def _as_decided(words: Catalogue, draw: Proven) -> str:
    if isinstance(draw, ProvenEnvelope):
        return words.gettext(
            "Draw {draw} (step {step}): the envelope for entry {entry}, as the link decides.",
            draw=draw.draw,
            step=draw.step,
            entry=draw.victim,
        )
    if isinstance(draw, ProvenRace):
        return words.ngettext(
            "Draw {draw} (step {step}): {number} card for a chip race, as the link decides.",
            "Draw {draw} (step {step}): {number} cards for a chip race, each as the link decides.",
            sum(len(one.cards) for one in draw.cards),
            draw=draw.draw,
            step=draw.step,
        )
    if isinstance(draw, ProvenLastHands):
        return words.ngettext(
            "Draw {draw} (step {step}): {number} last hand, as the link decides.",
            "Draw {draw} (step {step}): {number} last hands, as the link decides.",
            draw.card,
            draw=draw.draw,
            step=draw.step,
        )
    if isinstance(draw, ProvenButtons):
        return words.ngettext(
            "Draw {draw} (step {step}): {number} button, as the link decides.",
            "Draw {draw} (step {step}): {number} buttons, each as the link decides.",
            len(draw.buttons),
            draw=draw.draw,
            step=draw.step,
        )
    return words.ngettext(
        "Draw {draw} (step {step}): {number} seat, as the link decides.",
        "Draw {draw} (step {step}): {number} seats, each as the link decides.",
        len(draw.seated),
        draw=draw.draw,
        step=draw.step,
    )


def _tell_pairs(voice: Voice, timeline: Timeline, notes: Notes) -> None:
    """Print the very text whose hash is in the proof."""
    drawn = (event for step in timeline.steps for event in step.events)
    for event in drawn:
        if isinstance(event, SeatsDrawn) and event.apart is not None:
            number = voice.words.number(event.draw)
            click.echo(voice.words.gettext("Kept apart in draw {draw}:", draw=number))
            click.echo((notes(event.apart.pairs) or voice.erased).rstrip("\n"))
