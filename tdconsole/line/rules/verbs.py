"""`? four card flop`, `rule figp 53`: what the rules say, in the line, and in full by Enter."""

from typing import Final

from tdconsole.i18n.rules.digests import nothing_found
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST
from tdconsole.line.typing.reading import Offer, Reading, ToRules
from tdconsole.line.typing.verb import Verb

ACTION = "digests"


def look_up(desk: Desk, typed: str) -> Reading:
    """Say the first match at once: often that is all that was asked for."""
    from tdconsole.line.rules.found import found_lines  # noqa: PLC0415 -- when asked for

    say, asked = desk.words.gettext, typed.strip()
    if not asked:
        return Reading(
            mood="found",
            sentence=say("What do the rules say of it? Such as ? four card flop, or ? FIGP 42"),
            jump=ToRules(sought=""),
        )
    found = found_lines(desk.words, desk.state, asked, MOST)
    if not found:
        return Reading(mood="nothing", sentence=nothing_found(desk.words, asked))
    best = found[0]
    return Reading(
        mood="found",
        sentence=say(
            "{title} ({article}): {text}", title=best.title, article=best.cite, text=best.text
        ),
        jump=ToRules(sought=asked),
        offers=tuple(
            Offer(line=f"? {one.title}", label=one.title, detail=one.cite) for one in found
        )
        if len(found) > 1
        else (),
        chosen=len(found) > 1,
    )


VERBS: Final = (Verb("rule", lambda w: w.pgettext("typed", "rule, rules"), about=look_up),)
