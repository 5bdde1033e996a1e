"""Several players in one line: seats, numbers and names, names separated by commas."""

from tdconsole.domain.values import EntryId, Record
from tdconsole.line.typing.pointing import by_number


class Part(Record, kw_only=True):
    """A player as typed, and what follows `=`."""

    name: str
    stack: str | None = None

    @property
    def text(self) -> str:
        return self.name if self.stack is None else f"{self.name}={self.stack}"


def parts_of(text: str) -> list[Part]:
    """Split the players; a name of several words ends at a seat, number, stack or comma."""
    parts: list[Part] = []
    name: list[str] = []

    def end(stack: str | None = None) -> None:
        if name:
            parts.append(Part(name=" ".join(name), stack=stack))
            name.clear()

    for word in text.split():
        last = word.endswith(",")
        who, equals, stack = word.rstrip(",").partition("=")
        if by_number(who):
            end()
        if who:
            name.append(who)
        if equals or last or by_number(who):
            end(stack if equals else None)
    end()
    return parts


def line_of(parts: list[Part]) -> str:
    named = [part.text if by_number(part.name) else f"{part.text}," for part in parts]
    return " ".join(named).rstrip(",")


def named_line(parts: list[Part], at: int, entry: EntryId) -> str:
    """Return the line with this player by number, the others as typed."""
    meant = Part(name=f"#{entry}", stack=parts[at].stack)
    return line_of([*parts[:at], meant, *parts[at + 1 :]])
