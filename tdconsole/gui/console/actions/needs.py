"""What a gesture still needs while its keys do nothing, in the line's words."""

from tdconsole.domain.prizes.icm import MOST as MOST_IN_DEAL
from tdconsole.domain.state.tournament import Tournament
from tdconsole.i18n.catalogue import Catalogue


def started(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("The clock has not been started.")


def hand_for_hand(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("In hand-for-hand the hands move the clock on.")


def by_hands(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("This level is not played by hands.")


def clock_changed(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("Nobody has changed the level or the time left.")


def called(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("The clock is not called on anybody.")


def seated(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a player who has a seat.")


def several(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select two or more players who have seats.")


def one_or_two(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one or two players who have seats.")


def out(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a player who is out.")


def playing(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player who is still in.")


def entered(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player.")


def seat(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a seat.")


def unseen(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a player whose seat is not verified yet.")


def missing(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a table where somebody has hands to miss.")


def missed(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select a table where a missed hand was counted.")


def given(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No penalty has been given.")


def penalized(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player who was given a penalty.")


def to_miss(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player who has hands to miss.")


def drawn(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No seats have been drawn.")


def broken(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No table has been broken.")


def rebuys(words: Catalogue, state: Tournament) -> str:
    if state.terms.rebuys == "off":
        return words.gettext("This tournament has no rebuys.")
    return playing(words, state)


def add_on(words: Catalogue, state: Tournament) -> str:
    if state.terms.add_on == "off":
        return words.gettext("This tournament has no add-on.")
    return words.gettext("First select one player who is still in and has no add-on yet.")


def waiting(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("Nobody is waiting for a seat.")


def alternate(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player who is waiting for a seat.")


def pool(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("There is no prize pool yet.")


def bubble(words: Catalogue, state: Tournament) -> str:
    if state.play.board is not None:
        return words.gettext("No table is dealing.")
    return words.gettext("Play is not hand-for-hand.")


def flights(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("This tournament has no flights.")


def raced(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("No chips have been coloured up.")


def prizes(words: Catalogue, state: Tournament) -> str:
    if state.prizes.deal is not None:
        return words.gettext("A deal is agreed.")
    if state.prizes.refunds is not None:
        return words.gettext("The tournament was called off.")
    return words.gettext("Nobody is registered.")


def nothing_due(words: Catalogue, _state: Tournament) -> str:
    return words.gettext("First select one player who has a prize to be paid.")


def deal(words: Catalogue, state: Tournament) -> str:
    if state.prizes.deal is not None:
        return words.gettext("A deal is agreed.")
    return words.gettext(
        "A deal needs a prize pool and two to {most} players.", most=words.number(MOST_IN_DEAL)
    )
