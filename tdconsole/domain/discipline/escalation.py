"""The usual next step, going by the record; the decision is the director's (F 88)."""

from collections.abc import Iterable
from typing import Final, Literal

from tdconsole.domain.clock.reading import DAY
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.rules.offences import (
    DEGREES,
    Degree,
    OffenceList,
    Usual,
    eliminates_by_sanction,
)
from tdconsole.domain.values import Millis, PenaltyStep, Record

Because = Literal["first", "several", "again"]
"""Nothing similar is on record, there were several penalties here, or the same happened before."""

LATELY: Final = 365
"""The days after which the same offence counts as a first one again."""
SEVERAL: Final = 2
"""The number of penalties for other things here that move the next one a step up."""
_DEEDS: Final[frozenset[Degree]] = frozenset({"hand_annulled", "chips"})
"""Steps that answer the deed itself: no milder step leads up to them."""


class Earlier(Record, kw_only=True):
    """A penalty that was not lifted; `here` means in the current tournament."""

    degree: Degree
    offence: str = ""
    at: Millis
    here: bool = False


class NextStep(Record, kw_only=True):
    step: Degree
    because: Because
    last: Earlier | None = None
    """The last penalty for the same offence."""
    here: int = 0
    """The number of penalties in this tournament."""
    at_the_end: bool = False
    """Whether the range ends at the step given last."""
    usual: Usual


def degree_of(step: PenaltyStep, hands: int, rounds: int) -> Degree:
    if step != "miss":
        return step
    if rounds:
        return "round" if rounds == 1 else "rounds"
    return "hand" if hands == 1 else "hands"


def suggested(
    record: Iterable[Earlier],
    offence: str,
    offences: OffenceList,
    rules: Rulebook,
    now: Millis,
) -> NextStep | None:
    """The usual next step, or None if the offence is on no list."""
    usual = offences.usual(offence, rules)
    if usual is None:
        return None
    return next_step(record, offence, usual, now, sanctions=eliminates_by_sanction(rules))


def next_step(
    record: Iterable[Earlier], offence: str, usual: Usual, now: Millis, *, sanctions: bool = True
) -> NextStep:
    """One step above the last one for the same offence; else the mildest, or one above that."""
    ladder, record = _ladder(usual, sanctions=sanctions), tuple(record)
    here = sum(one.here for one in record)
    last = max(
        (one for one in record if one.offence == offence and _lately(one, now)),
        key=lambda one: (one.at, DEGREES.index(one.degree)),
        default=None,
    )
    if last is not None:
        step, at_the_end = _above(ladder, last.degree)
        return NextStep(
            step=step, because="again", last=last, here=here, at_the_end=at_the_end, usual=usual
        )
    if here >= SEVERAL:
        step, at_the_end = _above(ladder, ladder[0])
        return NextStep(step=step, because="several", here=here, at_the_end=at_the_end, usual=usual)
    return NextStep(step=ladder[0], because="first", here=here, usual=usual)


def _lately(one: Earlier, now: Millis) -> bool:
    return one.here or now - one.at <= LATELY * DAY


def _ladder(usual: Usual, *, sanctions: bool) -> tuple[Degree, ...]:
    """The steps of the range from mildest to gravest, less sanctions if the book has none."""
    ends = {usual.mildest, usual.gravest}
    left_out = _DEEDS if sanctions else _DEEDS | {"sanction"}
    return tuple(
        one for one in DEGREES if usual.includes(one) and (one in ends or one not in left_out)
    )


def _above(ladder: tuple[Degree, ...], degree: Degree) -> tuple[Degree, bool]:
    """The first graver step, or the gravest of all, and whether the ladder ended there."""
    at = DEGREES.index
    graver = [one for one in ladder if at(one) > at(degree)]
    return (graver[0], False) if graver else (ladder[-1], True)
