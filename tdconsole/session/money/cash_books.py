"""The payments of each tournament, kept up as its timeline grows, for the cash desk."""

from collections.abc import Callable, Iterable, Iterator

from tdconsole.domain.values import EntryId, TournamentId
from tdconsole.journal import StoredStep
from tdconsole.projections.entry.cash import Booked
from tdconsole.projections.entry.payment_book import PaymentBook, paid_for
from tdconsole.session.timeline import Timeline


class CashBooks:
    def __init__(self, timeline: Callable[[TournamentId], Timeline]) -> None:
        self._timeline = timeline
        self._followers: dict[TournamentId, _Follower] = {}

    def of(self, tournaments: Iterable[TournamentId]) -> Iterator[Booked]:
        for tournament in tournaments:
            if tournament not in self._followers:
                self._followers[tournament] = _Follower(self._timeline(tournament))
            state = self._timeline(tournament).state
            if state is not None:
                book = self._followers[tournament].book()
                yield Booked(tournament, state, book)


class _Follower:
    """Reads a timeline onward; an entry whose payments were undone or redone is read again."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._book = PaymentBook()
        self._steps: dict[EntryId, list[StoredStep]] = {}
        self._seen = 0

    def book(self) -> PaymentBook:
        timeline = self._timeline
        changed: dict[EntryId, None] = {}
        for step in timeline.steps[self._seen :]:
            if step.undoes is not None:
                changed.update(dict.fromkeys(paid_for(timeline.root(step).events)))
            elif entries := paid_for(step.events):
                for entry in entries:
                    self._steps.setdefault(entry, []).append(step)
                if timeline.alive(step.no):
                    self._book.take(step.events, step.actor)
        for entry in changed:
            self._take_again(entry)
        self._seen = len(timeline.steps)
        return self._book

    def _take_again(self, entry: EntryId) -> None:
        self._book.forget(entry)
        for step in self._steps.get(entry, ()):
            if self._timeline.alive(step.no):
                events = [event for event in step.events if paid_for([event]) == {entry}]
                self._book.take(events, step.actor)
