"""Everything that was drawn, undone draws as well, for anybody to draw again."""

from collections.abc import Iterable

from tdconsole.domain.events import DrawCommitted, SeatDrawn, SeatsDrawn, TableOffered
from tdconsole.domain.values import ChainNo, Digest, DrawNo, Record, StepNo
from tdconsole.projections.trail import TrailStep


class Committed(Record, kw_only=True):
    chain: ChainNo
    commitment: Digest
    length: int


class ProvenDraw(Record, kw_only=True):
    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    word: str
    tables: tuple[TableOffered, ...]
    seated: tuple[SeatDrawn, ...]


class DrawProof(Record, kw_only=True):
    commitments: tuple[Committed, ...]
    draws: tuple[ProvenDraw, ...]


def draw_proof(trail: Iterable[TrailStep]) -> DrawProof:
    commitments, draws = [], []
    for step in trail:
        for event in step.events:
            if isinstance(event, DrawCommitted):
                commitments.append(
                    Committed(chain=event.chain, commitment=event.commitment, length=event.length)
                )
            if isinstance(event, SeatsDrawn):
                draws.append(
                    ProvenDraw(
                        draw=event.draw,
                        step=step.no,
                        undone=step.undone_by is not None,
                        chain=event.chain,
                        link=event.link,
                        word=event.word,
                        tables=event.tables,
                        seated=event.seated,
                    )
                )
    return DrawProof(commitments=tuple(commitments), draws=tuple(draws))
