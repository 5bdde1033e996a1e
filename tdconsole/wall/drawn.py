"""The last draws of a tournament, of any kind."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.language.events.chips import RaceCardsDealt
from tdconsole.domain.language.events.day import LastHandsDrawn
from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.wall.screens.draw import DrawKind, Drawn

AnyDraw = SeatsDrawn | ButtonsDrawn | EnvelopeOpened | RaceCardsDealt | LastHandsDrawn


def drawn_in(words: Catalogue, trail: Iterable[TrailStep]) -> Iterator[Drawn]:
    """The draws in the order of the trail, which is given latest first."""
    for step in trail:
        for event in reversed(step.events):
            if isinstance(event, AnyDraw):
                yield _drawn(words, step, event)


def _drawn(words: Catalogue, step: TrailStep, event: AnyDraw) -> Drawn:
    kind: DrawKind = "buttons"
    count, word = 1, ""
    match event:
        case SeatsDrawn(seated=seated, word=word):
            kind, count = "redraw" if event.redraw else "seats", len(seated)
        case ButtonsDrawn(buttons=buttons, word=word):
            count = len(buttons)
        case EnvelopeOpened():
            kind = "envelope"
        case RaceCardsDealt(cards=cards):
            kind, count = "race", sum(len(one.cards) for one in cards)
        case LastHandsDrawn(card=card):
            kind, count = "last_hands", card
    return Drawn(
        number=event.draw,
        kind=kind,
        count=count,
        at=words.time_of_day(step.at),
        link=event.link,
        word=word,
        undone=step.undone_by is not None,
    )
