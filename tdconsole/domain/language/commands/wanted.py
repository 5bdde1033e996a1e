from typing import Annotated, dataclass_transform

from msgspec import Meta

from tdconsole.domain.values import NameTyped, PlayId, Record


class Advised(Record, kw_only=True, omit_defaults=True):
    """The advice that a request was taken from, by its code, and the article it cited."""

    advice: Annotated[str, Meta(pattern="^[A-Za-z]{1,60}$")]
    cite: NameTyped | None = None


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Wanted(Record, tag=True, tag_field="command", omit_defaults=True):
    """What every request looks like on the wire: its name stands under `command`."""

    advised: Advised | None = None
    play: Annotated[PlayId, Meta(ge=1, le=1000)] | None = None
    """The flight it is meant for, where there are several; none named: the one opened last."""


class Command(Wanted):
    """What is asked of a tournament."""
