"""Small words after a verb, in the window's language: `elimina 7-4 eliminato da 7-2`."""

from collections.abc import Iterator

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.verb import Joint
from tdconsole.spelling import folded


def joined(words: Catalogue, joints: tuple[Joint, ...], rest: str) -> str:
    """Return the rest with its small words translated; names stay as typed."""
    if words.language == "en" or not joints:
        return rest
    known = {
        tuple(folded(phrase).split()): joint.letters
        for joint in joints
        for phrase in joint.phrases(words)
    }
    return " ".join(_replaced(rest.split(), known))


def _replaced(typed: list[str], known: dict[tuple[str, ...], str]) -> Iterator[str]:
    at, longest = 0, max(map(len, known))
    plain = [folded(word) for word in typed]
    while at < len(typed):
        for count in range(longest, 0, -1):
            letters = known.get(tuple(plain[at : at + count]))
            if letters is not None and len(plain) >= at + count:
                yield letters
                at += count
                break
        else:
            yield typed[at]
            at += 1
