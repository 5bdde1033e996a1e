"""A request made again under its number: answered as the first time, if it asks for the same."""

from typing import TypeVar

from tdconsole.domain.language.rejections.engine import RequestUsedBefore
from tdconsole.domain.values import Record
from tdconsole.journal import StoredStepOf, Trails, digest_of

Fact = TypeVar("Fact")


def used_before(
    trails: Trails[Fact], first: StoredStepOf[Fact], request: Record
) -> RequestUsedBefore | None:
    """Why the answer to the first request under this number isn't the answer to this one."""
    same = first.command == type(request).__name__
    if same and trails.asked(first.stream, first.request) in {None, digest_of(request)}:
        return None
    return RequestUsedBefore(request=first.request, command=first.command, same_command=same)
