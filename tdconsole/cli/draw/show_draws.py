"""The proof of the draws as text."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.projections.draw.proof import (
    DrawProof,
    ProvenButtons,
    ProvenDraw,
    ProvenEnvelope,
    ProvenLastHands,
    ProvenRace,
    draw_proof,
)


def draw_rows(voice: Voice, data: DrawProof) -> Rows:
    say = voice.words.pgettext
    for commitment in data.commitments:
        yield (say("draw", "Commitment"), str(commitment.chain), commitment.commitment)
    for draw in data.every:
        undone = say("draw", "undone") if draw.undone else ""
        word = draw.word if isinstance(draw, ProvenDraw | ProvenButtons) else ""
        yield (say("draw", "Draw"), str(draw.draw), draw.link, word, undone)
        if isinstance(draw, ProvenEnvelope):
            yield ("", str(draw.victim), say("draw", "envelope"), str(draw.amount))
        elif isinstance(draw, ProvenButtons):
            for button in draw.buttons:
                yield ("", say("poker", "button"), f"{button.table}-{button.seat}")
        elif isinstance(draw, ProvenRace):
            for dealt in draw.cards:
                yield ("", f"{dealt.table}-{dealt.seat}", " ".join(dealt.cards))
        elif isinstance(draw, ProvenLastHands):
            yield ("", say("draw", "last hands"), str(draw.card))
        else:
            for one in draw.seated:
                yield ("", str(one.entry), f"{one.table}-{one.seat}")


DRAWS: Final = View(
    DrawProof,
    lambda look: draw_proof(look.timeline.trail()),
    lambda look, data: draw_rows(look.voice, data),
    of_all=True,
)
