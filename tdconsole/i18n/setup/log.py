"""Log sentences on the tournament itself: setup, rules, commitments, papers, end."""

from typing import Any, Final

from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.structure import StructureEdited
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    SetupEdited,
    TournamentCreated,
    TournamentFinished,
    TournamentTakenOver,
)
from tdconsole.domain.state.tournament import Setup
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.papers.names import document_name
from tdconsole.i18n.passed import with_reason
from tdconsole.i18n.rules.books import rules_told
from tdconsole.i18n.setup.terms import terms_given, terms_told

SENTENCES: Final[Sentences] = {
    TournamentCreated: N_("Tournament {name} created"),
    TournamentFinished: N_("Tournament finished"),
    StructureEdited: P_(
        "Structure edited: it has {number} row",
        "Structure edited: it has {number} rows",
        "structure",
    ),
}


_PROGRAMS: Final = {"td3": "The Tournament Director"}


def _taken_over(wording: LogWording, event: TournamentTakenOver) -> str:
    program = f"{_PROGRAMS[event.origin.program]} {event.origin.version}".strip()
    return wording.words.gettext("Taken over from {program}", program=program)


_SETUP: Final = (
    "name",
    "currency",
    "price",
    "cash_unit",
    "seats_per_table",
    "stack",
    "payouts",
)


def _edited(words: Catalogue, event: SetupEdited, setup: Setup) -> str:
    every = ((name, getattr(event, name)) for name in _SETUP)
    given: dict[str, Any] = {name: value for name, value in every if value is not None}
    given |= terms_given(event.terms)
    told = terms_told(words, given, event.currency or setup.currency)
    if event.entries_too:
        return words.gettext("Set-up edited, for those registered too: {terms}", terms=told)
    return words.gettext("Set-up edited: {terms}", terms=told)


def _setup_edited(wording: LogWording, event: SetupEdited) -> str:
    words, note, setup = wording.words, wording.note, wording.setup
    return with_reason(words, _edited(words, event, setup), event.reason, note)


def _rules_overridden(wording: LogWording, event: RulesOverridden) -> str:
    words, note = wording.words, wording.note
    say = words.gettext
    changes = event.changes
    told = say("Rules overridden: {rules}", rules=rules_told(words, changes))
    return with_reason(words, told, event.reason, note)


def _draw_committed(wording: LogWording, event: DrawCommitted) -> str:
    words, note = wording.words, wording.note
    say = words.gettext
    match event:
        case DrawCommitted(reason=None):
            return say("Draw committed to {commitment}", commitment=event.commitment[:16])
        case DrawCommitted():
            told = say("Draws to come committed to {commitment}", commitment=event.commitment[:16])
            return with_reason(words, told, event.reason, note)


def _paper_issued(wording: LogWording, event: PaperIssued) -> str:
    words, who = wording.words, wording.who
    document = document_name(words, event.document)
    if event.entries is None or len(event.entries) != 1:
        return words.gettext("Printed: {document}", document=document)
    return words.gettext(
        "Printed: {document}, for {player}", document=document, player=who(event.entries[0])
    )


OWN_WORDS: Final[OwnLog] = {
    TournamentTakenOver: _taken_over,
    SetupEdited: _setup_edited,
    RulesOverridden: _rules_overridden,
    DrawCommitted: _draw_committed,
    PaperIssued: _paper_issued,
}
