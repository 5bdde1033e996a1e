"""Screens by which a brand is judged before they are due: a break and a winner."""

from typing import Final

from tdconsole.domain.values import Instant, Millis, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockState
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.screens.break_screen import BreakScreen
from tdconsole.wall.screens.frame import Frame
from tdconsole.wall.screens.winner import Podium, Step, winner

_LEFT: Final = Millis(252_000)


def a_break(words: Catalogue, title: str, now: Instant) -> Shown:
    say = words.pgettext
    body = BreakScreen(
        heading=say("clock", "Break"),
        aside="",
        state="break",
        huge_label=say("screen", "Back at"),
        huge=words.time_after(now, _LEFT),
        large_label=say("screen", "Time left"),
        large="4:12",
        large_room="0:00",
        blinds_label=say("clock", "Next level"),
        blinds=(f"{words.number(500)} – {words.number(1000)}",),
        notes=(),
        nothing="",
        ring=0.84,
    )
    return Shown(body=body, frame=_frame(words, title, now, "break"))


def a_winner(words: Catalogue, title: str, currency: str, now: Instant) -> Shown:
    def prize(amount: int) -> str:
        return words.money(Money(amount * 100), currency, cents=False)

    steps = (
        Step(place="1", names=("Maria Rossi",), prize=prize(12_400)),
        Step(place="2", names=("Jan Kowalski", "Jan K."), prize=prize(8_150)),
        Step(place="3", names=("Anna Nowak", "Anna N."), prize=prize(5_600)),
    )
    body = winner(words, Podium(steps=steps, beaten=213))
    return Shown(body=body, frame=_frame(words, title, now, "finished"))


def _frame(words: Catalogue, title: str, now: Instant, state: ClockState) -> Frame:
    return Frame(title=title, wall_clock=words.time_of_day(now), state=state)
