"""Time-bank cards of the shot clock: playing one is a fact, deciding in time isn't."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import day, has_begun, read
from tdconsole.domain.clock.registration import closing, is_closed
from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.language.events.calling import TimeCardPlayed
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.clock import ClockNotStarted, NoShotClock, NoTimeCardLeft
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.seating import player_fault
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import PlayerOnDay, TimeCards, Tournament, play_of, with_play
from tdconsole.domain.values import EntryId, Instant, Map


def at_final_table(tournament: Tournament, now: Instant) -> bool:
    """Whether everybody left sits at one table and registration is over."""
    if tournament.in_flights:
        return False
    tables = [one for one in tournament.play.seating.tables.values() if one.players]
    if len(tables) != 1 or len(tables[0].players) != tournament.left:
        return False
    return not _registration_is_open(tournament, now)


def _registration_is_open(tournament: Tournament, now: Instant) -> bool:
    """Whether registration has a known end that the clock hasn't reached."""
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    says = closing(tournament) is not None or tournament.terms.closes_at > 0
    return says and not is_closed(tournament, reading, now)


def _day(tournament: Tournament, now: Instant) -> int:
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    return 1 if reading is None else day(structure, reading.index)


def cards_left(tournament: Tournament, entry: EntryId, now: Instant) -> int:
    """The cards left of those everybody gets each day."""
    rule, played = tournament.rules.shot_clock.value, tournament.play.time_cards
    if rule == "off":
        return 0
    today = (_day(tournament, now), entry)
    if not rule.reset_at_final_table:
        used = played.before.get(today, 0) + played.final.get(today, 0)
    else:
        part = played.final if at_final_table(tournament, now) else played.before
        used = part.get(today, 0)
    return max(0, rule.cards - used)


def play_card(
    tournament: Tournament, command: PlayTimeCard, context: Context
) -> tuple[Event, ...] | Rejection:
    ruled, play = tournament.rules.shot_clock, tournament.play
    if ruled.value == "off":
        return NoShotClock(cite=ruled.cite)
    if fault := player_fault(tournament, command.entry):
        return fault
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    if not cards_left(tournament, command.entry, context.now):
        return NoTimeCardLeft(entry=command.entry, cards=ruled.value.cards, cite=ruled.cite)
    return (
        TimeCardPlayed(
            play=play.id,
            entry=command.entry,
            day=_day(tournament, context.now),
            final_table=at_final_table(tournament, context.now),
        ),
    )


def card_played(tournament: Tournament, event: TimeCardPlayed) -> Tournament:
    if event.entry not in tournament.entries.by_id:
        return tournament
    play = play_of(tournament, event.play)
    before, final = play.time_cards.before, play.time_cards.final
    player = (event.day, event.entry)
    if event.final_table:
        final = _one_more(final, player)
    else:
        before = _one_more(before, player)
    cards = TimeCards(before=before, final=final)
    return with_play(tournament, replace(play, time_cards=cards))


def _one_more(cards: Map[PlayerOnDay, int], player: PlayerOnDay) -> Map[PlayerOnDay, int]:
    return cards.set(player, cards.get(player, 0) + 1)
