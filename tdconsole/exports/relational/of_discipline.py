"""The tables of penalties and rulings."""

from collections.abc import Iterator
from typing import Final

from tdconsole.exports.relational.schema import (
    OF_TOURNAMENT,
    TOURNAMENT,
    Column,
    Key,
    Row,
    Table,
    of_entry,
)
from tdconsole.exports.relational.told import TournamentTold
from tdconsole.projections.discipline.penalties import penalty_record


def _penalties(told: TournamentTold) -> Iterator[Row]:
    for one in penalty_record(told.state, {}, told.now).penalties:
        text = None if one.words is None else told.notes.get(one.words)
        hands = (one.rounds, one.hands, one.served, one.left)
        when = (one.given, one.back)
        yield (
            one.penalty,
            one.entry,
            one.step,
            one.offence,
            *hands,
            one.chips,
            one.stands,
            *when,
            text,
        )


def _rulings(told: TournamentTold) -> Iterator[Row]:
    for number, one in sorted(told.state.rulings.items()):
        held = one.withheld
        decided = None if one.decided is None else told.notes.get(one.decided)
        yield (
            number,
            one.play,
            one.table,
            one.stage,
            one.at,
            int(one.pending),
            one.decided_at,
            "; ".join(one.cites) or None,
            None if held is None else held.chips,
            None if held is None else held.prize,
            told.notes.get(one.happened),
            decided,
        )


def _ruled_on(told: TournamentTold) -> Iterator[Row]:
    for number, one in sorted(told.state.rulings.items()):
        for entry in dict.fromkeys(one.entries):
            yield number, entry


PENALTIES: Final = Table(
    "penalties",
    "The penalties given, and how each stands.",
    ("tournament", "penalty"),
    (
        TOURNAMENT,
        Column("penalty", "number", "The penalty's number."),
        Column("entry", "number", "The entry with which the player goes on."),
        Column("kind", "text", "warning, hand_annulled, chips or miss."),
        Column("offence", "text", "The offence, by its word in the list."),
        Column("rounds", "number", "The rounds it was given in, if any."),
        Column("hands", "number", "The hands to miss in all."),
        Column("served", "number", "The hands missed so far."),
        Column("hands_left", "number", "The hands still to miss."),
        Column("chips", "number", "The chips taken out of play with it."),
        Column("stands", "text", "How it stands, such as away, served, back, given or lifted."),
        Column("given_at", "moment", "When it was given."),
        Column("back_at", "moment", "When the player was reported back."),
        Column("words", "text", "What was written with it.", personal=True),
    ),
    _penalties,
    (OF_TOURNAMENT, of_entry()),
    facets=("kind", "offence", "stands"),
)
RULINGS: Final = Table(
    "rulings",
    "The rulings; their texts are filled only with --people.",
    ("tournament", "ruling"),
    (
        TOURNAMENT,
        Column("ruling", "number", "The ruling's number."),
        Column("flight", "number", "The flight it was made in."),
        Column("table_number", "number", "The table, if it was at one."),
        Column("stage", "text", "How far the hand was."),
        Column("made_at", "moment", "When it was made."),
        Column("pending", "number", "1 if it is still to be decided."),
        Column("decided_at", "moment", "When it was decided."),
        Column("articles", "text", "The articles it names."),
        Column("withheld_chips", "number", "The chips of a pot that were held back."),
        Column("withheld_prize_entry", "number", "The entry whose prize was held back."),
        Column("happened", "text", "What happened.", personal=True),
        Column("decision", "text", "What was decided.", personal=True),
    ),
    _rulings,
    (OF_TOURNAMENT,),
    facets=("pending", "stage"),
)
RULED_ON: Final = Table(
    "ruling_entries",
    "The entries a ruling is about.",
    ("tournament", "ruling", "entry"),
    (
        TOURNAMENT,
        Column("ruling", "number", "The ruling."),
        Column("entry", "number", "The entry."),
    ),
    _ruled_on,
    (Key(("tournament", "ruling"), "rulings", ("tournament", "ruling")), of_entry()),
)
