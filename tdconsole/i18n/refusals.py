"""The sentence of every refusal: what stands in the way, and where there is one, the way out."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain import rejections as no
from tdconsole.domain.values import WHOLE, EntryId, Seat
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.commands import command_name

Who = Callable[[EntryId], str]


def seat_name(words: Catalogue, seat: Seat) -> str:
    return words.gettext("table {table} seat {seat}", table=seat.table, seat=seat.seat)


def refusal(words: Catalogue, rejection: no.Rejection, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.NoSuchTournament():
            return say("There is no such tournament in this file.")
        case no.AlreadyCreated():
            return say("This tournament has been created already.")
        case no.TournamentIsOver():
            return say("The tournament is finished; undo its finish to change anything in it.")
        case no.PlayersStillIn(left=left):
            return words.ngettext(
                "{number} player is still in: the tournament ends when one is left.",
                "{number} players are still in: the tournament ends when one is left.",
                left,
            )
        case no.NobodyIsOut():
            return say("Nobody has gone out yet: there is no winner.")
        case no.NoLevels():
            return say("The structure has no level with blinds.")
        case no.RulesUnchanged():
            return say("These rules hold already: nothing was changed.")
        case no.BlindsFall(row=row, was=was, now=now):
            return say(
                "Row {row} of the structure: the blinds fall from {was} to {now}.",
                row=row,
                was=words.number(was),
                now=words.number(now),
            )
        case no.NothingToBet(row=row):
            return say("Row {row} of the structure: a level needs blinds or a bring-in.", row=row)
        case no.SmallBlindTooBig(row=row, small=small, big=big):
            return say(
                "Row {row} of the structure: the small blind of {small} is larger than the big blind of {big}.",
                row=row,
                small=words.number(small),
                big=words.number(big),
            )
        case no.MarkWithoutChip(row=row):
            return say("Row {row} of the structure: say which chip the colour-up takes.", row=row)
        case no.PeriodTwice(row=row):
            return say(
                "Row {row} of the structure is there twice: a copy needs no number.", row=row
            )
        case no.StructureUnchanged():
            return say("The structure is like that already.")
        case no.PresentPeriodGone():
            return say(
                "The clock is in a level that would be gone: set another level first, or keep it."
            )
        case no.PresentPeriodOver(lasted=lasted, row=row):
            return say(
                "Row {row} of the structure: this level has lasted {lasted} already and can't be made shorter than that.",
                row=row,
                lasted=words.duration(lasted),
            )
        case no.SharesDoNotAddUp(entries=entries, total=total):
            return say(
                "In the payout row from {entries} upwards the shares add up to {total}, not to {whole}.",
                entries=words.number(entries),
                total=words.share(total),
                whole=words.share(WHOLE),
            )
        case no.SharesRise(entries=entries, place=place):
            return say(
                "In the payout row from {entries} upwards, place {place} gets more than the place above it.",
                entries=words.number(entries),
                place=place,
            )
        case no.BandsOutOfOrder():
            return say("The payout table has to begin at 1 entry and rise from row to row.")
        case no.UnknownPerson(person=person):
            return say("There is no person with number {person} in this house.", person=person)
        case no.AlreadyRegistered(entry=entry):
            return say(
                "{player} is registered already, as entry {entry}.",
                player=who(entry),
                entry=entry,
            )
        case no.UnknownEntry(entry=entry):
            return say("There is no entry {entry} in this tournament.", entry=entry)
        case no.AlreadyPlaying(entry=entry):
            return say(
                "{player} has a seat and the clock has been started: an entry can be taken back only before it plays.",
                player=who(entry),
            )
        case no.NobodyToSeat():
            return say("Everybody has a seat: there is nobody to draw for.")
        case no.TooFewToDraw(least=least):
            return words.ngettext(
                "The first draw needs at least {number} player.",
                "The first draw needs at least {number} players.",
                least,
            )
        case no.NoMoreLinks():
            return say(
                "The secret for this tournament's draws is not in this file or is used up; make a new commitment first."
            )
        case no.ClockAlreadyStarted():
            return say("The clock has been started already.")
        case no.ClockNotStarted():
            return say("The clock has not been started yet.")
        case no.ClockAlreadyRunning():
            return say("The clock is running already.")
        case no.ClockNotRunning():
            return say("The clock stands already.")
        case no.NothingToAdjust():
            return say("No time was named: the clock stays as it is.")
        case no.LevelHasLess(left=left):
            return say(
                "Only {left} is left of this level: take off less than that.",
                left=words.duration(left),
            )
        case no.NoSuchPeriod():
            return say("There is no such level in the structure any more.")
        case no.LevelCountsHands():
            return say("This level ends with its last hand: count its hands instead.")
        case no.LevelCountsTime():
            return say("This level ends with its time: no hands are counted in it.")
        case no.MoreHandsThanLeft(left=left):
            return words.ngettext(
                "Only {number} hand is left of this level.",
                "Only {number} hands are left of this level.",
                left,
            )
        case no.FewerHandsThanNone(played=played):
            return words.ngettext(
                "Only {number} hand of this level has been played.",
                "Only {number} hands of this level have been played.",
                played,
            )
        case no.NothingToRestore():
            return say(
                "There is no gesture on the clock to go back from; after an edit of the structure, set the level instead."
            )
        case no.StartStands():
            return say(
                "Somebody is out already: the start of the clock stays. Set the level or its time instead."
            )
        case no.NothingInDoubt():
            return say("The clock is in no doubt: nothing has to be answered.")
        case no.NothingAfterThis():
            return say("The structure has no further level: add one, or give this one more time.")
        case no.LevelTooLong():
            return say("A level can't have more than 24 hours left.")
        case no.PlayerIsOut(entry=entry):
            return say("{player} is out; reinstate the player first.", player=who(entry))
        case no.PlayerIsIn(entry=entry):
            return say("{player} is still in.", player=who(entry))
        case no.NotSeated(entry=entry):
            return say("{player} has no seat yet.", player=who(entry))
        case no.NoSuchTable(table=table):
            return say("Table {table} is not open in this tournament.", table=table)
        case no.NoSuchSeat(seat=seat, seats_per_table=seats):
            return words.ngettext(
                "There is no {seat}: a table has {number} seat.",
                "There is no {seat}: a table has {number} seats.",
                seats,
                seat=seat_name(words, seat),
            )
        case no.SeatTaken(seat=seat, by=by):
            return say("{player} sits at {seat}.", player=who(by), seat=seat_name(words, seat))
        case no.AlreadyThere(entry=entry, seat=seat):
            return say(
                "{player} sits at {seat} already.",
                player=who(entry),
                seat=seat_name(words, seat),
            )
        case no.NamedTwice(entry=entry):
            return say("{player} is named twice.", player=who(entry))
        case no.NobodyWouldBeLeft(table=table):
            return say(
                "Nobody would be left at table {table}: somebody won that hand.", table=table
            )
        case no.StacksNeeded(table=table):
            return say(
                "Several players are out at table {table} in one hand, and in the money: say with how many chips each began it, or that nobody knows.",
                table=table,
            )
        case no.MoreThanInPlay(stack=stack, in_play=in_play):
            return say(
                "A stack of {stack} is more than there can be: {in_play}.",
                stack=words.number(stack),
                in_play=words.number(in_play),
            )
        case no.NobodyThere(table=table, seat=None):
            return say("Nobody sits at table {table}.", table=table)
        case no.NobodyThere(table=table, seat=seat):
            return say("Nobody sits at table {table} seat {seat}.", table=table, seat=seat)
        case no.ClockCalledAlready(table=table, entry=entry):
            if entry is None:
                return say("The clock is called at table {table} already.", table=table)
            return say(
                "The clock is called at table {table} already, on {player}.",
                table=table,
                player=who(entry),
            )
        case no.SecondsAreFixed(seconds=seconds):
            return words.ngettext(
                "The rules give {number} second to think, no more and no fewer.",
                "The rules give {number} seconds to think, no more and no fewer.",
                seconds,
            )
        case no.MoreSecondsThanRuled(seconds=seconds):
            return words.ngettext(
                "The rules give {number} second to think at most.",
                "The rules give {number} seconds to think at most.",
                seconds,
            )
        case no.NoSuchCall():
            return say("This call of the clock has ended already.")
        case no.NoShotClock():
            return say(
                "There is no shot clock by these rules: override that on the page Rules to have one."
            )
        case no.NoTimeCardLeft(entry=entry, cards=0):
            return say(
                "{player} has no time-bank card: these rules give none. Override that on the page Rules.",
                player=who(entry),
            )
        case no.NoTimeCardLeft(entry=entry, cards=cards):
            return words.ngettext(
                "{player} has no time-bank card left: the rules give {number}.",
                "{player} has no time-bank card left: the rules give {number}.",
                cards,
                player=who(entry),
            )
        case no.NothingToPrint(document="seat-cards"):
            return say("There is no seat card to print: nobody has a seat yet.")
        case no.NothingToPrint():
            return say("There is no prize to print yet: the pool is empty.")
        case no.NothingToUndo():
            return say(
                "You have nothing to undo here; a step of somebody else's is undone by its number."
            )
        case no.NothingToRedo():
            return say("You have nothing to redo here.")
        case no.NoSuchStep(step=step):
            return say("There is no step {step}.", step=step)
        case no.AlreadyUndone(step=step):
            return say("Step {step} has been undone already.", step=step)
        case no.NotAnUndo(step=step):
            return say("Step {step} has not been undone: there is nothing to redo.", step=step)
        case no.CannotBeUndone(step=step, command=command):
            return say(
                "Step {step} ({command}) can't be undone; answer it by the opposite gesture.",
                step=step,
                command=command_name(words, command),
            )
        case no.StepsStandOnIt(step=step, blockers=blockers):
            return words.ngettext(
                "Step {step} has to stay as it is: {blockers} came after it and has to be undone first.",
                "Step {step} has to stay as it is: {blockers} came after it and have to be undone first.",
                len(blockers),
                step=step,
                blockers=_blockers(words, blockers),
            )
        case no.WouldNotAddUp(step=step):
            return say(
                "Step {step} has to stay as it is: without that, nothing would add up. Undo the later steps first.",
                step=step,
            )
        case no.NotUnderstood(detail=detail):
            return say("This line is not a request: {detail}", detail=detail)
        case no.RequestUsedBefore(request=request, command=command):
            return say(
                "The request {request} has been used before, for another command ({command}).",
                request=request,
                command=command_name(words, command),
            )
        case no.TooBusy():
            return say("Others keep writing to this tournament: nothing was done, try again.")
        case _:
            assert_never(rejection)


MOST_NAMED = 5


def _blockers(words: Catalogue, blockers: tuple[no.Blocker, ...]) -> str:
    named = [
        words.gettext(
            "step {step} ({command})", step=one.step, command=command_name(words, one.command)
        )
        for one in blockers[-MOST_NAMED:]
    ]
    if more := len(blockers) - len(named):
        named.append(words.ngettext("{number} other step", "{number} other steps", more))
    return words.listed(named)
