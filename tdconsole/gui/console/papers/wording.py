"""The names of documents and papers on the Paper page, and the sentences about them."""

from tdconsole.domain.day.bagging import last_day_bagged
from tdconsole.domain.flights.first_days import going_on
from tdconsole.domain.papers.issuing import at_last_table
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.state.penalties import owing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Document, Instant, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.papers.names import document_name
from tdconsole.printing.paper.sizes import PaperName


def title(words: Catalogue, document: Document) -> str:
    name = document_name(words, document)
    return name[:1].upper() + name[1:]


def about(words: Catalogue, document: Document) -> str:
    say = words.gettext
    sentences: dict[Document, str] = {
        "seat-cards": say("A card for each seated player: one part to keep, one for the dealer."),
        "payout-sheet": say("Each prize by place, with the name and a line to sign on."),
        "payout-slip": say("A slip to sign for each payment; those not printed yet, or all again."),
        "deal-sheet": say("Who agreed to what: stacks, shares by each method, lines to sign on."),
        "results": say("Places, names, countries and prizes, for the wall and the press."),
        "certificate": say("For the winner to take home, or for the entries you name."),
        "seat-voucher": say(
            "For each seat that was won: its number, its worth and where it counts."
        ),
        "owed-back": say("After a change of the places: who gets more, and who has to give back."),
        "refund-list": say("Who gets back what after the tournament was called off, to sign for."),
        "seating-by-name": say(
            "Everybody by the family’s name, with table and seat, for the wall."
        ),
        "seating-by-table": say("Who sits at each table, for the wall and the floor."),
        "table-sheets": say("A sheet for each table: seats, names, chips, the dealer’s notes."),
        "breaking-order": say(
            "The tables in the order in which they will be broken, for the wall."
        ),
        "move-slips": say("A slip for each move that is due now; what is not known is filled in."),
        "moves-sheet": say("All the last moves: who leaves which table for which seat."),
        "breaking-slips": say("A slip for each player of the table broken last, and its list."),
        "redraw-sheet": say("Where all sit since the last redraw, by table and by name."),
        "place-cards": say("The last table’s names, folded to stand, with seat and stack."),
        "last-slips": say("The slips of the last moves, break or redraw once more."),
        "void-slips": say(
            "For the moves, payments or penalties undone last: which slips are no longer valid."
        ),
        "waiting-list": say("The alternates in the order in which they get a seat."),
        "receipt": say("What each person paid: split, method, till and time."),
        "refund": say("What was given back: the list of all, or a slip for each entry you name."),
        "cash-report": say("Tills, methods, staff and tournaments, with differences to sign for."),
        "count-sheet": say("To count the chips: each seat, boxes for the chips, and the sum."),
        "race-sheet": say("Each table’s work sheet of a colour-up: odd chips, cards, winners."),
        "race-protocol": say("Colour-ups as they went: odd chips, cards, who got a new chip."),
        "bag-labels": say(
            "A label for each bag: name, chips, seal; blank where nothing is counted."
        ),
        "overnight": say("Who goes on with how much, and where the clock goes on the next day."),
        "flights-sheet": say(
            "Who is through to day 2 with how much, from which flight; who qualified twice."
        ),
        "hand-protocol": say("Hand for hand: each hand, all-ins held, who went out with what."),
        "rulings": say("What was ruled: who, where, the decision, what is pending."),
        "penalty-notice": say(
            "A notice for each penalty, or its lifting; those not printed yet, or all again."
        ),
        "tally-card": say("A card for the dealer: a box for each hand still to be missed."),
        "draw-proof": say("The commitment and every draw, and how anybody checks them."),
        "evening-report": say(
            "Figures, charts, the last places and the levels as they were played."
        ),
        "seal-strip": say("The seals over all so far, to sign and keep: a later change shows."),
    }
    return sentences[document]


def facts(words: Catalogue, document: Document, state: Tournament, now: Instant) -> str:
    """Say how much would be on it; nothing if that is not known beforehand."""
    seated, entries = len(state.play.seating.of), len(state.entries.by_id)
    tables = sum(1 for table in state.play.seating.tables.values() if table.players)
    match document:
        case "seat-cards":
            return words.ngettext("{number} card", "{number} cards", seated)
        case "payout-sheet":
            prizes = prize_list(state)
            return words.ngettext(
                "{number} prize, {total} in all",
                "{number} prizes, {total} in all",
                len(prizes),
                total=words.money(Money(sum(prizes)), state.setup.currency),
            )
        case "payout-slip" if state.prizes.paid:
            paid = len(state.prizes.paid)
            return words.ngettext("{number} payment", "{number} payments", paid)
        case "deal-sheet" if state.prizes.deal is not None:
            agreed = len(state.prizes.deal.shares)
            return words.ngettext("{number} player", "{number} players", agreed)
        case "results" if state.exits.by_entry:
            return words.ngettext("{number} is out", "{number} are out", len(state.exits.by_entry))
        case "refund-list" if state.prizes.refunds:
            refunds = len(state.prizes.refunds)
            return words.ngettext("{number} refund", "{number} refunds", refunds)
        case "seating-by-name":
            return words.ngettext("{number} player", "{number} players", seated)
        case "seating-by-table" | "table-sheets" | "breaking-order" | "count-sheet":
            return words.ngettext("{number} table", "{number} tables", tables)
        case "move-slips":
            return words.ngettext("{number} move", "{number} moves", len(plan(state, now)))
        case "redraw-sheet" if state.play.redrawn is not None:
            drawn = state.play.redrawn.players
            return words.ngettext("{number} player", "{number} players", drawn)
        case "place-cards" if at_last_table(state):
            return words.ngettext("{number} card", "{number} cards", seated)
        case "waiting-list":
            return words.ngettext("{number} waits", "{number} wait", state.left - seated)
        case "receipt" | "evening-report":
            return words.ngettext("{number} entry", "{number} entries", entries)
        case "race-protocol" if state.counts.races:
            raced = sum(one.tables for one in state.counts.races)
            return words.ngettext("{number} table", "{number} tables", raced)
        case "race-sheet" if seated:
            return words.ngettext("{number} table", "{number} tables", tables)
        case "bag-labels":
            return words.ngettext("{number} label", "{number} labels", seated or state.left)
        case "overnight" if last_day_bagged(state):
            return words.ngettext("{number} player", "{number} players", state.left)
        case "flights-sheet" if going_on(state).stacks:
            through = len(going_on(state).stacks)
            return words.ngettext("{number} player", "{number} players", through)
        case "rulings" if state.rulings:
            return words.ngettext("{number} ruling", "{number} rulings", len(state.rulings))
        case "penalty-notice" if state.penalties:
            given = len(state.penalties)
            return words.ngettext("{number} penalty", "{number} penalties", given)
        case "tally-card" if owing(state):
            return words.ngettext("{number} player", "{number} players", len(owing(state)))
        case "draw-proof":
            return words.ngettext("{number} draw", "{number} draws", state.draws.last)
        case _:
            return ""


def paper_name(words: Catalogue, paper: PaperName) -> str:
    say = words.pgettext
    names: dict[PaperName, str] = {
        "a4": say("paper", "A4"),
        "letter": say("paper", "Letter"),
        "a6": say("paper", "A6"),
        "labels-a4-8": say("paper", "Labels, 8 on A4"),
        "labels-a4-21": say("paper", "Labels, 21 on A4"),
        "roll-80": say("paper", "Roll, 80 mm"),
        "roll-58": say("paper", "Roll, 58 mm"),
    }
    return names[paper]
