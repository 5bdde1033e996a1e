"""A hall full of players before the first hand, for measuring."""

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.values import Chips, Money, Price, TournamentId
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Done, Session


def filled(session: Session, entries: int) -> TournamentId:
    answer = session.submit(
        None,
        CreateTournament(
            name="Full house",
            price=Price(pool=Money(5000)),
            stack=Chips(20_000),
            structure=structure("club-evening"),
            payouts=payouts("club"),
        ),
    )
    if not isinstance(answer, Done):
        raise TypeError(answer)
    for number in range(entries):
        newcomer = Newcomer(name=f"Player Number {number}")
        session.submit(answer.tournament, RegisterEntry(person=newcomer))
    session.submit(answer.tournament, DrawSeats())
    return answer.tournament
