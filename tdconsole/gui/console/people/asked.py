"""The questions before something is done about a person of the house."""

from collections.abc import Collection
from datetime import date

from tdconsole.club import Person
from tdconsole.domain.language.commands.house import BarPerson, HouseCommand, LiftBar
from tdconsole.domain.state.house import folded_series, same_series
from tdconsole.domain.values import NoteId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.questions import Line, Question, Ready, Texts
from tdconsole.gui.console.entry.person.cells import read_cell
from tdconsole.gui.console.entry.person.likeness import person_words
from tdconsole.gui.console.entry.person.record_field import named
from tdconsole.gui.console.people.standing import bars_of
from tdconsole.gui.console.widgets.name_asked import LONGEST
from tdconsole.i18n.entry.cash import bar_words
from tdconsole.i18n.people.erasing import erased_sentence, naming_sentence
from tdconsole.projections.people.lines import Field
from tdconsole.session import Refused
from tdconsole.session.people.merging import merge as made_one

TAKEN_OVER: tuple[Field, ...] = (
    "country",
    "member_no",
    "nickname",
    "born",
    "email",
    "phone",
)
"""Fields that a person who lacks them takes over from another record of the same person."""


def bar(view: TournamentView, person: Person) -> Question:
    """Ask to bar from the series being played, unless its name is deleted."""
    words = view.words

    def ready(texts: Texts) -> Ready | str:
        day, until = texts[0].strip(), None
        if day:
            until = _day(day)
            if until is None:
                return words.gettext("A day is written 2027-12-31 or 31.12.2027; none is for good.")
        series = " ".join(texts[1].split())
        if same_series(series, here := view.state.terms.series):
            series = here  # spelt as on every paper
        if not is_word(series):
            return words.gettext("The name of a series, on one line.")
        if not texts[2].strip():
            return words.gettext("Say why: the reason is shown at the desk.")
        request = BarPerson(person=person.id, until=until, reason=texts[2].strip(), series=series)
        told = words.gettext(
            "{player} barred {until}",
            player=person.name,
            until=bar_words(words, until, series),
        )
        return Ready(told, deed=lambda: _of_the_house(view, request, told))

    lines = (
        Line(words.gettext("Until"), words.gettext("for good")),
        Line(
            words.pgettext("bar", "From"),
            words.gettext("everything; or a series"),
            view.state.terms.series,
        ),
        Line(words.gettext("Reason")),
    )
    return Question(
        words.gettext("Bar {player}", player=person.name),
        words.pgettext("action", "Bar"),
        lines,
        ready,
    )


def is_word(text: str) -> bool:
    return text.isprintable() and len(text) <= LONGEST


def lift(view: TournamentView, person: Person) -> Question:
    """Ask to lift a bar; of several the one for the series typed."""
    words, bars = view.words, bars_of(view, person.id)
    several = len({folded_series(bar.series) for bar in bars}) > 1

    def ready(texts: Texts) -> Ready | str:
        series = texts[1] if several else bars[0].series if bars else ""
        meant = [bar.series for bar in bars if same_series(bar.series, series)]
        if several and not meant:
            named = words.listed([bar.series for bar in bars if bar.series])
            return words.gettext(
                "No bar from that is in force: type one of {series}.", series=named
            )
        series = meant[0] if meant else ""
        request = LiftBar(person=person.id, reason=texts[0].strip() or None, series=series)
        if not several:
            told = words.gettext("May play again")
        elif series:
            told = words.gettext("No longer barred from the series {series}", series=series)
        else:
            told = words.gettext("No longer barred from everything")
        return Ready(told, deed=lambda: _of_the_house(view, request, told))

    lines = [Line(words.gettext("Reason"), words.gettext("may be left out"))]
    if several:
        lines.append(Line(words.pgettext("bar", "From"), words.gettext("everything; or a series")))
    return Question(
        words.gettext("Lift the bar of {player}", player=person.name),
        words.pgettext("action", "Lift"),
        tuple(lines),
        ready,
    )


def _of_the_house(view: TournamentView, request: HouseCommand, told: str) -> Told:
    answer = view.session.submit_house(request)
    if isinstance(answer, Refused):
        return Told(sentence=view.said(answer.rejection), refused=True)
    return Told(sentence=told, refused=False)


def _day(typed: str) -> str | None:
    """Return the day, which may be in the future."""
    found = read_cell("born", typed, date.max)
    return found if isinstance(found, str) else None


def merge(view: TournamentView, person: Person) -> Question:
    """Ask to merge the typed person into the one shown."""
    words = view.words

    def ready(texts: Texts) -> Ready | str:
        if not texts[0].strip():
            return words.gettext("Who is the same person? Type a name or a member number.")
        gone = _other(view, texts[0], person)
        if gone is None:
            return words.gettext("Nobody else in the house matches that.")
        told = words.gettext(
            "{gone} goes into {person}. {what}",
            gone=person_words(words, gone),
            person=person.name,
            what=_taken_over(view, gone, person),
        )
        return Ready(told, deed=lambda: done(gone))

    def done(gone: Person) -> Told:
        refused = made_one(view.session, gone.id, person.id)
        if refused is not None:
            return Told(sentence=view.said(refused), refused=True)
        sentence = words.gettext("{gone} and {person} are one", gone=gone.name, person=person.name)
        return Told(sentence=sentence, refused=False)

    return Question(
        words.gettext("Merge into {player}", player=person.name),
        words.pgettext("action", "Merge"),
        (Line(words.gettext("Who"), words.gettext("name or member number")),),
        ready,
    )


def _taken_over(view: TournamentView, gone: Person, person: Person) -> str:
    words = view.words
    fields = [
        named(view, field)
        for field in TAKEN_OVER
        if getattr(gone, field) and not getattr(person, field)
    ]
    if gone.notes:
        fields.append(named(view, "notes"))
    if not fields:
        return words.gettext("That adds nothing new.")
    return words.gettext("Taken over: {fields}.", fields=words.listed(fields))


def keep_apart(view: TournamentView, person: Person) -> Question:
    words, apart = view.words, view.session.club.people.apart

    def ready(texts: Texts) -> Ready | str:
        other = _other(view, texts[0], person) if texts[0].strip() else None
        if other is None:
            return words.gettext("From whom? Type a name or a member number.")
        pair = {person.id, other.id}
        if any({kept.one, kept.other} == pair for kept in apart.all()):
            told = words.gettext("May sit with {player} again", player=other.name)
            return Ready(told, deed=lambda: together(other, told))
        if not texts[1].strip():
            return words.gettext(
                "Say why {player} and {other} are kept apart.",
                player=person.name,
                other=other.name,
            )
        told = words.gettext("Never drawn to the table of {player}", player=other.name)
        return Ready(told, deed=lambda: parted(other, texts[1].strip(), told))

    def together(other: Person, told: str) -> Told:
        apart.let_together(person.id, other.id)
        return Told(sentence=told, refused=False)

    def parted(other: Person, why: str, told: str) -> Told:
        apart.keep_apart(person.id, other.id, why)
        return Told(sentence=told, refused=False)

    lines = (
        Line(words.gettext("From"), words.gettext("name or member number")),
        Line(words.gettext("Reason")),
    )
    return Question(
        words.gettext("Keep {player} apart", player=person.name),
        words.pgettext("action", "Keep apart"),
        lines,
        ready,
    )


def erase(view: TournamentView, person: Person) -> Question:
    """Ask to erase; since nothing brings it back, the name must be typed once more."""
    words, naming = view.words, view.session.club.naming(person.id)

    def ready(texts: Texts) -> Ready | str:
        if " ".join(texts[0].split()).casefold() != " ".join(person.name.split()).casefold():
            return words.gettext(
                "Name, contact, notes and document go for good. Entries and results stay, under number {number} and without a name. Type the name once more.",
                number=person.id,
            )
        if not naming:
            return Ready(erased_sentence(words, "gone"), deed=lambda: done(()))
        also = texts[1].strip()
        if also not in {"", str(len(naming))}:
            return words.gettext("Type {count}, and these texts go too.", count=len(naming))
        told = naming_sentence(words, naming.values())
        left = words.gettext("They stay.") if not also else words.gettext("They go too.")
        return Ready(f"{told}. {left}", deed=lambda: done(naming if also else ()))

    def done(notes: Collection[NoteId]) -> Told:
        erased = view.session.eraser.erase(person.id, notes)
        if erased is None:
            gone = words.gettext("This person has been erased meanwhile.")
            return Told(sentence=gone, refused=True)
        return Told(sentence=erased_sentence(words, erased), refused=False)

    lines = [Line(words.gettext("Name"), person.name)]
    if naming:
        example = words.gettext("stay; or type {count}: they go too", count=len(naming))
        lines.append(Line(words.gettext("Texts with the name"), example))
    return Question(
        words.gettext("Erase {player}", player=person.name),
        words.pgettext("action", "Erase"),
        tuple(lines),
        ready,
    )


def _other(view: TournamentView, typed: str, but: Person) -> Person | None:
    found = view.session.club.people.find(typed, 5)
    return next((one for one in found if one.id != but.id), None)
