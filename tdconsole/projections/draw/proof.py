"""Every draw, undone ones included, with all that anybody needs to repeat it."""

from collections.abc import Iterable

from tdconsole.domain.chips.race_cards import race_inputs
from tdconsole.domain.day.last_hands import last_hands_inputs
from tdconsole.domain.draw.drawing import seats_hash
from tdconsole.domain.draw.lots import (
    OddChips,
    TableOffered,
    TableSeated,
    envelopes_of,
    needs_of,
    odd_of,
    offers_of,
    seated_of,
    text_hash,
)
from tdconsole.domain.language.events.chips import RaceCardsDealt, SeatCards
from tdconsole.domain.language.events.day import LastHandsDrawn
from tdconsole.domain.language.events.draw import (
    ButtonDrawn,
    ButtonsDrawn,
    DrawCommitted,
    SeatDrawn,
    SeatsDrawn,
)
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.terms import Envelope
from tdconsole.domain.prizes.envelopes import envelope_inputs
from tdconsole.domain.room.button_draw import buttons_inputs
from tdconsole.domain.values import (
    ChainNo,
    Digest,
    DrawNo,
    EntryId,
    Money,
    Record,
    SeatNo,
    StepNo,
    TableNo,
)
from tdconsole.projections.engine.trail import TrailStep


class Committed(Record, kw_only=True):
    chain: ChainNo
    commitment: Digest
    length: int


class Needed(Record, kw_only=True):
    """A player who needs one of these seats."""

    entry: EntryId
    seats: tuple[SeatNo, ...]


class ProvenDraw(Record, kw_only=True):
    """A seat draw; `inputs` is the hash of the text it was made from, which papers print."""

    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    word: str
    inputs: Digest
    tables: tuple[TableOffered, ...]
    needs: tuple[Needed, ...] = ()
    apart: Digest | None = None
    attempt: int = 0
    seated: tuple[SeatDrawn, ...]
    redraw: bool = False
    broken: TableNo | None = None
    """The table whose players drew seats at the others."""


class ProvenButtons(Record, kw_only=True):
    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    word: str
    inputs: Digest
    seated: tuple[TableSeated, ...]
    buttons: tuple[ButtonDrawn, ...]


class ProvenEnvelope(Record, kw_only=True):
    """An envelope opened for the victim's eliminator, with those left, largest sum first."""

    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    inputs: Digest
    victim: EntryId
    left: tuple[Envelope, ...]
    amount: Money


class ProvenRace(Record, kw_only=True):
    """Cards dealt for odd chips, with the odd chips of each seat."""

    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    inputs: Digest
    odd: tuple[OddChips, ...]
    cards: tuple[SeatCards, ...]


class ProvenLastHands(Record, kw_only=True):
    """The card turned from these, for the number of last hands."""

    draw: DrawNo
    step: StepNo
    undone: bool
    chain: ChainNo
    link: Digest
    inputs: Digest
    possible: tuple[int, ...]
    card: int


Proven = ProvenDraw | ProvenButtons | ProvenEnvelope | ProvenRace | ProvenLastHands


class DrawProof(Record, kw_only=True):
    """Every draw, by its purpose; together they are numbered without a gap."""

    commitments: tuple[Committed, ...]
    draws: tuple[ProvenDraw, ...]
    buttons: tuple[ProvenButtons, ...] = ()
    envelopes: tuple[ProvenEnvelope, ...] = ()
    races: tuple[ProvenRace, ...] = ()
    last_hands: tuple[ProvenLastHands, ...] = ()

    @property
    def every(self) -> list[Proven]:
        """The draws in the order they were made."""
        several: list[Proven] = [*self.draws, *self.buttons, *self.envelopes]
        several += [*self.races, *self.last_hands]
        return sorted(several, key=lambda one: one.draw)


def draw_proof(trail: Iterable[TrailStep]) -> DrawProof:
    commitments, draws, buttons, envelopes, races, last_hands = [], [], [], [], [], []
    for step in trail:
        undone = step.undone_by is not None
        for event in step.events:
            if isinstance(event, DrawCommitted):
                commitments.append(
                    Committed(chain=event.chain, commitment=event.commitment, length=event.length)
                )
            if isinstance(event, SeatsDrawn):
                draws.append(_seats(step.no, event, undone=undone))
            if isinstance(event, ButtonsDrawn):
                buttons.append(_buttons(step.no, event, undone=undone))
            if isinstance(event, EnvelopeOpened):
                envelopes.append(_envelope(step.no, event, undone=undone))
            if isinstance(event, RaceCardsDealt):
                races.append(_race(step.no, event, undone=undone))
            if isinstance(event, LastHandsDrawn):
                last_hands.append(_last_hands(step.no, event, undone=undone))
    return DrawProof(
        commitments=tuple(commitments),
        draws=tuple(draws),
        buttons=tuple(buttons),
        envelopes=tuple(envelopes),
        races=tuple(races),
        last_hands=tuple(last_hands),
    )


def _seats(step: StepNo, event: SeatsDrawn, *, undone: bool) -> ProvenDraw:
    return ProvenDraw(
        draw=event.draw,
        step=step,
        undone=undone,
        chain=event.chain,
        link=event.link,
        word=event.word,
        inputs=seats_hash(event),
        tables=offers_of(event.tables),
        needs=tuple(Needed(entry=e, seats=seats) for e, seats in needs_of(event.needs).items()),
        apart=None if event.apart is None else event.apart.hash,
        attempt=event.attempt,
        seated=event.seated,
        redraw=event.redraw,
        broken=event.broken,
    )


def _buttons(step: StepNo, event: ButtonsDrawn, *, undone: bool) -> ProvenButtons:
    return ProvenButtons(
        draw=event.draw,
        step=step,
        undone=undone,
        chain=event.chain,
        link=event.link,
        word=event.word,
        inputs=text_hash(buttons_inputs(event)),
        seated=seated_of(event.tables),
        buttons=event.buttons,
    )


def _envelope(step: StepNo, event: EnvelopeOpened, *, undone: bool) -> ProvenEnvelope:
    return ProvenEnvelope(
        draw=event.draw,
        step=step,
        undone=undone,
        chain=event.chain,
        link=event.link,
        inputs=text_hash(envelope_inputs(event)),
        victim=event.victim,
        left=envelopes_of(event.left),
        amount=event.amount,
    )


def _race(step: StepNo, event: RaceCardsDealt, *, undone: bool) -> ProvenRace:
    return ProvenRace(
        draw=event.draw,
        step=step,
        undone=undone,
        chain=event.chain,
        link=event.link,
        inputs=text_hash(race_inputs(event)),
        odd=odd_of(event.odd),
        cards=event.cards,
    )


def _last_hands(step: StepNo, event: LastHandsDrawn, *, undone: bool) -> ProvenLastHands:
    return ProvenLastHands(
        draw=event.draw,
        step=step,
        undone=undone,
        chain=event.chain,
        link=event.link,
        inputs=text_hash(last_hands_inputs(event)),
        possible=event.cards,
        card=event.card,
    )
