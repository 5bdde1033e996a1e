from typing import Annotated, dataclass_transform

from msgspec import Meta

from tdconsole.domain.values import NameTyped, PlayId, Record


class Advised(Record, kw_only=True, omit_defaults=True):
    """The advice that a request came from, by its code, and the article it cited."""

    advice: Annotated[str, Meta(pattern="^[A-Za-z]{1,60}$")]
    cite: NameTyped | None = None


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Wanted(Record, tag=True, tag_field="command", omit_defaults=True):
    """The base of every request; on the wire its name is under `command`."""

    advised: Advised | None = None
    play: Annotated[PlayId, Meta(ge=1, le=1000)] | None = None
    """The flight it is for, if there are several; by default the one opened last."""


class Command(Wanted):
    """The base of every request made of a tournament."""
