"""The calculator of the usual next step, from a given record."""

from datetime import UTC, datetime
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.discipline.escalation import Because, Earlier, suggested
from tdconsole.domain.language.rejections.discipline import UnknownOffence
from tdconsole.domain.rules.offences import Degree
from tdconsole.domain.values import Millis, OffenceTyped, Record
from tdconsole.i18n.discipline.escalation import next_step_told
from tdconsole.library.offences import offences

DayTyped = Annotated[str, Meta(max_length=10, pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


def _day_exists(day: str) -> None:
    try:
        datetime.fromisoformat(day)
    except ValueError as error:
        raise ValueError("no such day") from error


class EarlierTyped(Record, kw_only=True):
    """A past penalty: step, offence and day; `here` means in this tournament."""

    step: Degree
    offence: OffenceTyped = ""
    on: DayTyped
    here: bool = False
    lifted: bool = False

    def __post_init__(self) -> None:
        _day_exists(self.on)


class NextStepAsked(ByTheBook, kw_only=True):
    """The offence and the record; `on` is the day of the offence, by default today."""

    offence: OffenceTyped
    record: Annotated[tuple[EarlierTyped, ...], Meta(max_length=1000)] = ()
    on: DayTyped | None = None

    def __post_init__(self) -> None:
        if self.on is not None:
            _day_exists(self.on)


class NextStepTold(Record, kw_only=True):
    """The step; the director decides, as no book has a fixed order."""

    step: Degree
    because: Because
    cite: str
    mildest: Degree
    gravest: Degree
    general: bool
    """Whether the book says no more of this offence than of any."""
    said: str


def _today() -> Millis:
    """Today's moment; the session is loaded late, as no other calculation needs a house."""
    from tdconsole.session import SystemTime  # noqa: PLC0415

    return SystemTime().now().utc


def next_step_of(voice: Voice, asked: NextStepAsked) -> NextStepTold:
    now = _today() if asked.on is None else _at(asked.on)
    record = [
        Earlier(degree=one.step, offence=one.offence, at=_at(one.on), here=one.here)
        for one in asked.record
        if not one.lifted
    ]
    found = suggested(record, asked.offence, offences(), asked.book, now)
    if found is None:
        raise Refusing(voice.said(UnknownOffence(offence=asked.offence), str))
    return NextStepTold(
        step=found.step,
        because=found.because,
        cite=found.usual.cite,
        mildest=found.usual.mildest,
        gravest=found.usual.gravest,
        general=found.usual.general,
        said=next_step_told(voice.words, found),
    )


def _at(day: str) -> Millis:
    """Noon of that day, so that it is the same day in the hall."""
    return Millis(
        int(datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=UTC).timestamp() * 1000)
    )


NEXT_STEP: Final = Calculator(NextStepAsked, NextStepTold, next_step_of)
