"""The texts of the end of a day: how far it is, and what comes next."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain.clock.reading import length, read
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant
from tdconsole.gui.console.day.draft import BagDraft
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import period_name, stands_at
from tdconsole.projections.day.day_end import EndOfDay


def title(words: Catalogue, view: EndOfDay, flight: str) -> str:
    """Return the title, with the flight whose day it is if there are several."""
    if view.morning:
        told = words.gettext("Before day {day}", day=view.day)
    else:
        told = words.gettext("End of day {day}", day=view.day)
    if not flight:
        return told
    return words.pgettext("title", "{day} · {flight}", day=told, flight=flight)


def state_sentence(words: Catalogue, view: EndOfDay, cite: str) -> str:
    """Say the state in one sentence, with its article if a rule governs it."""
    said = _stage_sentence(words, view)
    ruled = view.stage in {"play", "hands"} and not view.morning
    return f"{said} ({cite})" if cite and ruled else said


def begin_sentence(words: Catalogue, tournament: Tournament, now: Instant) -> str:
    """Say the period in which day 2 begins, once the flights are merged."""
    structure, say = tournament.setup.structure, words.gettext
    reading = read(structure, tournament.play.clock, now)
    if not tournament.merged or reading is None or reading.running:
        return ""
    if reading.left != length(reading.period):
        return say("The clock is at {level}.", level=stands_at(words, structure, reading))
    level = period_name(words, structure, reading.index)
    return say("The clock is at the beginning of {level}.", level=level)


def _stage_sentence(words: Catalogue, view: EndOfDay) -> str:
    say = words.gettext
    match view.stage:
        case "play" if not view.morning:
            return _play(words, view)
        case "hands":
            return words.ngettext(
                "{number} table of {all} still plays. A click, or its number and Enter, counts one hand there.",
                "{number} tables of {all} still play. A click, or its number and Enter, counts one hand there.",
                view.playing,
                all=words.number(len(view.tables)),
            )
        case "bags":
            return words.ngettext(
                "{bagged} of {number} stack is in its bag.",
                "{bagged} of {number} stacks are in their bags.",
                view.players,
                bagged=words.number(view.bagged),
            )
        case "close":
            return say("Every stack is in its bag.")
        case "home" | "play":
            return words.ngettext(
                "{number} player goes on.", "{number} players go on.", view.players
            )
        case _:
            assert_never(view.stage)


def _play(words: Catalogue, view: EndOfDay) -> str:
    window = view.window
    if not view.turned:
        return words.gettext(
            "After a redraw to this few tables the clock isn’t stopped and no card is drawn: "
            "play on until the time has run out, then bag the chips."
        )
    if window is None:
        return words.gettext(
            "Stop the clock when the day ends. A card says how many hands every table still plays, or bag the chips at once."
        )
    if window.stop_in > 0:
        return words.gettext(
            "The day ends in {left}. Stop the clock in {wait}, with {minutes} min left: that minute the console chose by lot.",
            left=words.duration(window.ends_in),
            wait=words.duration(window.stop_in),
            minutes=window.stop_at,
        )
    return words.gettext(
        "The day ends in {left}: stop the clock now.", left=words.duration(window.ends_in)
    )


def sums(words: Catalogue, view: EndOfDay, typed: int) -> tuple[str, bool]:
    """Compare the bags and what is typed with the ledger; return also whether it is impossible."""
    chips = view.chips + typed
    about = {"chips": words.number(chips), "expected": words.number(view.expected)}
    rest = view.expected - chips
    if rest < 0:
        said = words.gettext(
            "{chips} in bags of {expected} in play: {more} too many",
            **about,
            more=words.number(-rest),
        )
        return said, True
    if rest and view.stage == "close":
        said = words.gettext(
            "{chips} in bags of {expected} in play: {missing} are missing",
            **about,
            missing=words.number(rest),
        )
        return said, True
    if rest:
        said = words.gettext(
            "{chips} in bags of {expected} in play: {rest} still to come",
            **about,
            rest=words.number(rest),
        )
        return said, False
    return words.gettext("{chips} in bags: all that is in play", **about), False


def asks(words: Catalogue, draft: BagDraft, who: Callable[[EntryId], str], *, today: bool) -> str:
    """Ask for what is typed next among the bags; on another day nothing."""
    say, here = words.gettext, draft.here
    if draft.table is None:
        return say("Enter or a double click on one: its bag is retyped.") if today else ""
    if here is None and draft.typed:
        return say("Enter sends the table.")
    if here is None:
        return say("All are in their bags. Click one to retype its bag.")
    if draft.mends is not None:
        return say(
            "Retype the bag of {player}, seat {seat}: stack or seal, then Enter. Esc leaves it "
            "as it is.",
            seat=here.seat.seat,
            player=who(here.entry),
        )
    return say(
        "Seat {seat}, {player}: how many chips? Enter goes on; an empty field leaves the seat out.",
        seat=here.seat.seat,
        player=who(here.entry),
    )
