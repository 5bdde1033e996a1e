"""The questions before a dealer comes on who may be new on the staff, and before the rotation changes."""

from typing import Final

from msgspec import ValidationError, convert

from tdconsole.domain.language.commands.house import BringOnDealer, SetRotation
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.state.dealers import Dealing
from tdconsole.domain.values import NameTyped, RotationPart, TournamentId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.questions import Line, Question, Ready, Texts
from tdconsole.line.festival.dealers import also_words, named_so
from tdconsole.session.festival.today import of_today
from tdconsole.session.people.dealers import title_of_dealt

_LONGEST: Final = 480
_MOST: Final = 20
"""Minutes at a table, and downs before a break."""


def add(view: TournamentView) -> Question:
    """Ask who comes on; a name that nobody on the staff has is taken in first."""
    words, session = view.words, view.session
    staff = {
        one: name
        for one, name in session.club.staff.active().items()
        if one not in session.house.dealing.dealers
    }

    def also(said: str, name: str) -> str:
        return "; ".join((said, *also_words(session, words, name)))

    def ready(texts: Texts) -> Ready | str:
        typed = " ".join(texts[0].split())
        if not typed:
            return _offered(view, list(staff.values()))
        found = named_so(staff, typed)
        if len(found) == 1:
            request = BringOnDealer(staff=found[0])
            foreseen = session.house_desk.foresee(request)
            if isinstance(foreseen, Refusal):
                return view.said(foreseen)
            said = also(view.house_sentence(foreseen), staff[found[0]])
            return Ready(said, deed=lambda: view.answer_house(request))
        if found:
            names = words.listed([staff[one] for one in found])
            return words.gettext("Which one? {names}", names=names)
        try:
            name = convert(typed, NameTyped)
        except ValidationError:
            return words.gettext("This is too long, or holds signs that can't be written down.")
        told = words.gettext("{name} is new: taken in on the staff, and on as a dealer", name=name)
        return Ready(also(told, name), deed=lambda: _taken_in(view, name))

    line = Line(words.gettext("Name"), next(iter(staff.values()), ""))
    return Question(
        words.gettext("A dealer comes on"), words.pgettext("action", "Comes on"), (line,), ready
    )


def _offered(view: TournamentView, names: list[str]) -> str:
    if not names:
        return view.words.gettext("Who comes on? A new name is taken in on the staff.")
    return view.words.gettext("Who comes on? {names}", names=", ".join(names))


def _taken_in(view: TournamentView, name: str) -> Told:
    return view.answer_house(BringOnDealer(staff=view.session.club.staff.add(name)))


def rotation(view: TournamentView) -> Question:
    """Ask for the length of a down, the downs before a break, and the tournaments in order."""
    words, session = view.words, view.session
    dealing, today = session.house.dealing, of_today(session)

    def ready(texts: Texts) -> Ready | str:
        down, downs = (_number(text) for text in texts[:2])
        if down is None or not 1 <= down <= _LONGEST:
            return words.gettext(
                "How many minutes is a down, a dealer’s time at a table? 1 to 480."
            )
        if downs is None or not 1 <= downs <= _MOST:
            return words.gettext("After how many downs in a row is there a break? 1 to 20.")
        order = _order(texts[2], today)
        if order is None:
            named = (
                f"{number} {title_of_dealt(session, one)}" for number, one in enumerate(today, 1)
            )
            return words.gettext("Which tournaments? {names}", names=", ".join(named))
        request = SetRotation(order=order or None, down=down, downs=downs)
        foreseen = session.house_desk.foresee(request)
        if isinstance(foreseen, Refusal):
            return view.said(foreseen)
        return Ready(view.house_sentence(foreseen), deed=lambda: view.answer_house(request))

    lines = (
        Line(words.gettext("Minutes a down"), "30", str(dealing.terms.down)),
        Line(words.gettext("Downs in a row"), "3", str(dealing.terms.downs)),
        Line(
            words.gettext("Tournaments"), words.gettext("as they are"), _typed_order(dealing, today)
        ),
    )
    return Question(
        words.gettext("The rotation of the dealers"), words.pgettext("action", "Set"), lines, ready
    )


def _number(text: str) -> int | None:
    typed = text.strip()
    return int(typed[:4]) if typed.isascii() and typed.isdecimal() else None


def _typed_order(dealing: Dealing, today: list[TournamentId]) -> str:
    """The numbers of the tournaments as the festival's page has them; none if tables stand alone."""
    whole = [part.tournament for part in dealing.order if part.table is None]
    if not dealing.order:
        whole = today
    elif len(whole) < len(dealing.order) or not set(whole) <= set(today):
        return ""
    return " ".join(str(today.index(one) + 1) for one in whole)


def _order(text: str, today: list[TournamentId]) -> tuple[RotationPart, ...] | None:
    """The parts of the rotation; empty leaves them as they are, None is nothing that is there."""
    numbers = [_number(one) for one in text.replace(",", " ").split()]
    if any(one is None or not 1 <= one <= len(today) for one in numbers):
        return None
    return tuple(RotationPart(tournament=today[one - 1]) for one in numbers if one is not None)
