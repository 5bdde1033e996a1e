"""Each step of a tournament in a shared room tells the house which tables it has, in one append."""

from uuid import uuid4

from tdconsole.domain.engine.house_decider import decide_house
from tdconsole.domain.language.commands.house import UseTables
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import TablesAsHeld
from tdconsole.domain.state.house import HouseContext
from tdconsole.domain.values import TillNo, TournamentId
from tdconsole.journal import StoredHouseStep
from tdconsole.session.answers import Done, Refusing
from tdconsole.session.festival.shared_tables import Around, names, with_tables
from tdconsole.session.house_desk import HouseDesk


def use_tables(
    around: Around,
    desk: HouseDesk,
    tournament: TournamentId,
    done: Done,
    before: StoredHouseStep | None,
) -> StoredHouseStep | None:
    """Take and free its shared tables in the transaction of the step, behind what went before it.

    A table that another tournament has is refused, and with it the step.
    """
    if done.again or tournament not in desk.state.rooms:
        return None
    context = HouseContext(
        now=done.step.at, today=desk.today(), till=TillNo(1), names=names(around, desk.state)
    )
    context = with_tables(context, around.timeline(tournament).if_appended(done.step))
    request = UseTables(tournament=tournament)
    events = decide_house(desk.state, request, context)
    if isinstance(events, TablesAsHeld):
        return None
    if isinstance(events, Refusal):
        raise Refusing(events)
    return desk.append(request, f"tables-{uuid4()}", context, events, int(before is not None))
