"""Two players not to sit together: asked about one of them, kept in the house's own tables."""

from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.questions import Line, Question, Ready, Texts
from tdconsole.gui.shared.rows import holding
from tdconsole.spelling import folded


def keep_apart(view: TournamentView, entry: EntryId) -> Question | None:
    words, people = view.words, view.session.club.people
    paid_for = view.state.entries.by_id.get(entry)
    if paid_for is None:
        return None
    one, name = paid_for.person, view.who(entry)
    kept = {
        pair.other if pair.one == one else pair.one
        for pair in people.apart.all()
        if one in {pair.one, pair.other}
    }

    def ready(texts: Texts) -> Ready | str:
        if not texts[0].strip():
            names = [view.people[other].name for other in sorted(kept) if other in view.people]
            if names:
                return words.gettext("Kept apart from {players}", players=words.listed(names))
            return words.gettext("From whom? Type a name or the number of an entry.")
        other = _whom(view, texts[0], one)
        if other is None:
            return words.gettext("Nobody else in this tournament matches that.")
        other_name = view.people[other].name
        if other in kept:
            return Ready(
                words.gettext("May sit with {player} again", player=other_name),
                deed=lambda: _together(view, one, other, name, other_name),
            )
        if not texts[1].strip():
            return words.gettext(
                "Say why {player} and {other} are kept apart.", player=name, other=other_name
            )
        return Ready(
            words.gettext("Never drawn to the table of {player}", player=other_name),
            deed=lambda: _apart(view, one, other, texts[1].strip(), name, other_name),
        )

    return Question(
        words.gettext("Keep {player} apart", player=name),
        words.pgettext("action", "Keep apart"),
        (
            Line(words.gettext("From"), words.gettext("name or entry")),
            Line(words.gettext("Reason")),
        ),
        ready,
    )


def _whom(view: TournamentView, typed: str, but: PersonId) -> PersonId | None:
    """Return the first person on the list, found by number or by the beginnings of names."""
    entries, text = view.state.entries.by_id, typed.strip().removeprefix("#")
    if text.isascii() and text.isdecimal():
        found = entries.get(EntryId(int(text[:9])))
        return None if found is None or found.person == but else found.person
    asked = folded(text).split()
    for person in view.state.entries.by_person:
        known = view.people.get(person)
        if person != but and known is not None and holding(asked, folded(known.name)):
            return person
    return None


def _apart(view: TournamentView, one: PersonId, other: PersonId, why: str, *names: str) -> Told:
    view.session.club.people.apart.keep_apart(one, other, why)
    sentence = view.words.gettext(
        "{player} and {other} are kept apart at the draw", player=names[0], other=names[1]
    )
    return Told(sentence=sentence, refused=False)


def _together(view: TournamentView, one: PersonId, other: PersonId, *names: str) -> Told:
    view.session.club.people.apart.let_together(one, other)
    sentence = view.words.gettext(
        "{player} and {other} may sit together", player=names[0], other=names[1]
    )
    return Told(sentence=sentence, refused=False)
