"""What a typed line comes to: its preview, its request, its completions, or why not."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
)
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Reentries, TermsChanges
from tdconsole.domain.values import Chips, EntryId, PersonId, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.i18n.eliminations.places import ordinal
from tdconsole.line import verbs as quick_verbs
from tdconsole.line.spoken import long_words
from tdconsole.line.typing.names import Names
from tdconsole.line.typing.reading import ToEntry, ToSeat, ToTable
from tdconsole.line.typing.verb import Verb
from tdconsole.projections.people.lines import MemberNoTaken
from tdconsole.projections.people.names import Known
from tests.line.evening import viewing
from tests.line.table import ROSSI, SMITH, Table, ready


@pytest.fixture
def table(tmp_path: Any) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


# Busts


@pytest.mark.parametrize("line", ["b {at}", "B  {at} ", "b{at}", "b rossi", "b mar ros", "b #1"])
def test_a_bust_by_seat_by_name_and_by_entry(table: Table, line: str) -> None:
    reading = table.read(line.format(at=table.at(ROSSI)))
    seat = table.seat(ROSSI)
    assert ready(reading) == EliminatePlayers(hand=(Bust(entry=ROSSI),))
    assert reading.sentence == (
        f"Bust Maria Rossi, table {seat.table} seat {seat.seat}: 12th of 12, provisional"
    )


@pytest.mark.parametrize("sign", ["/", " - ", "–"])
def test_a_seat_is_written_in_several_ways(table: Table, sign: str) -> None:
    assert ready(table.read("b " + table.at(ROSSI).replace("-", sign)))


def test_several_in_one_hand_share_or_rank_by_their_stacks(table: Table) -> None:
    other = table.beside(ROSSI)
    shared = table.read(f"b {table.at(ROSSI)} {table.at(other)}")
    assert ": 11th–12th of 12" in shared.sentence
    line = f"b {table.at(ROSSI)} = 8k {table.at(other)}=12.500"
    ranked = table.read(line)
    stacks = Bust(entry=ROSSI, stack=Chips(8000)), Bust(entry=other, stack=Chips(12_500))
    assert ready(ranked) == EliminatePlayers(hand=stacks)
    assert "Maria Rossi 12th" in ranked.sentence
    assert f"{table.view.who(other)} 11th" in ranked.sentence


def test_names_in_one_hand_are_parted_by_commas(table: Table) -> None:
    other = table.beside(ROSSI)
    request = ready(table.read(f"b maria rossi, {table.view.who(other)}"))
    assert [bust.entry for bust in request.hand] == [ROSSI, other]


def test_in_the_money_the_stacks_are_asked_for_and_both_ways_out_offered(table: Table) -> None:
    table.until(3, keep=ROSSI)
    other = table.beside(ROSSI)
    line = f"b {table.at(ROSSI)} {table.at(other)}"
    reading = table.read(line)
    assert ready(reading) == EliminatePlayers(hand=(Bust(entry=ROSSI), Bust(entry=other)))
    assert reading.sentence.endswith(": 2nd and 3rd, by stack (of 12)")
    afterwards, with_stacks, shared = reading.offers
    assert (afterwards.line, reading.chosen) == (line, True)
    assert with_stacks.line == f"b {table.at(ROSSI)}= {table.at(other)}="
    assert table.read(with_stacks.line).mood == "asking"
    assert ready(table.read(shared.line)).stacks_unknown
    assert "2nd–3rd of 12" in table.read(shared.line).sentence


def test_a_name_that_fits_several_is_completed_by_entry(table: Table) -> None:
    reading = table.read("b smith ?")
    assert reading.mood == "asking"
    assert [offer.line for offer in reading.offers] == ["b #4 ?", "b #5 ?"]
    assert not reading.chosen
    assert ready(table.read("b john smith")).hand[0].entry == SMITH


@pytest.mark.parametrize(
    ("line", "mood", "says"),
    [
        ("b", "asking", "Who is out? b 7-4, b rossi or b #27"),
        ("b 99-1", "refused", "Table 99 is not open in this tournament."),
        ("b 1-22", "refused", "There is no table 1 seat 22: a table has 9 seats."),
        ("b zorro", "refused", "Nobody in this tournament is called “zorro”."),
        ("b #99", "refused", "There is no entry 99 in this tournament."),
        ("b #1 #1", "refused", "Maria Rossi is named twice."),
        ("b #1=", "asking", "With how many chips did Maria Rossi begin the hand?"),
        ("b #1=0", "asking", "With how many chips did Maria Rossi begin the hand?"),
        ("b #1=99999999", "refused", "A stack of 99,999,999 is more than there can be: 239,989."),
        ("m", "asking", "Who moves, and where to? m 12-3 5-6, or m rossi 5"),
        ("m rossi", "asking", "Where does Maria Rossi move to? A seat, 5-6, or a table, 5"),
        ("m rossi 99", "refused", "Table 99 is not open in this tournament."),
        ("m #1 there", "refused", "there is neither a seat nor a table."),
        ("r", "asking", "Whom to register? Type how the name begins; + for somebody new"),
        ("r +", "asking", "Who is new here? r + Jan Kowalski PL"),
        ("r @999", "refused", "There is no person with number 999 in this house."),
        ("r rossi", "refused", "Maria Rossi is registered already, as entry 1."),
        ("un", "asking", "Whose registration to take back? un rossi, or un #27"),
        ("back #1", "refused", "Maria Rossi is still in."),
        ("go", "refused", "The clock is running already."),
        ("+", "asking", "How much time? +2m, -30s or +1:30"),
        ("+90", "asking", "Minutes or seconds? +90m or +90s"),
        ("-90x", "asking", "How much time? +2m, -30s or +1:30"),
        ("+0s", "refused", "No time was named: the clock stays as it is."),
        ("-2000m", "refused", "Only 20:00 is left of this level: take off less than that."),
        ("draw", "refused", "Everybody has a seat: there is nobody to draw for."),
        ("redo", "refused", "You have nothing to redo here."),
        ("zorro", "nothing", "Nobody in this tournament is called “zorro”."),
        ("#99", "nothing", "There is no entry 99 in this tournament."),
        ("t 99", "nothing", "Table 99 is not open in this tournament."),
        ("9-9", "nothing", "Table 9 is not open in this tournament."),
        ("", "idle", ""),
        ("   ", "idle", ""),
    ],
)
def test_what_can_not_be_done_is_said_in_words(
    table: Table, line: str, mood: str, says: str
) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.sentence, reading.request) == (mood, says, None)


def test_a_free_seat_and_somebody_out_are_told_apart(table: Table) -> None:
    at, seat = table.at(ROSSI), table.seat(ROSSI)
    table.out(ROSSI)
    assert table.read(f"b {at}").sentence == (
        f"Nobody sits at table {seat.table} seat {seat.seat}."
    )
    assert table.read("b rossi").sentence == (
        "Maria Rossi is out; reinstate the player first. Instead: back maria rossi"
    )


# Moves


@pytest.mark.parametrize("who", ["{at}", "#1", "rossi", "maria ro"])
def test_a_move_says_from_where_to_where(table: Table, who: str) -> None:
    old = table.seat(ROSSI)
    new = table.free(3 - old.table)[0]
    reading = table.read(f"m {who.format(at=table.at(ROSSI))} {new.table}-{new.seat}")
    assert ready(reading) == MovePlayer(entry=ROSSI, seat=new)
    assert reading.sentence == (
        f"Move Maria Rossi from table {old.table} seat {old.seat}"
        f" to table {new.table} seat {new.seat}"
    )


def test_a_table_offers_its_free_seats_and_takes_the_only_one(table: Table) -> None:
    target = 3 - table.seat(ROSSI).table
    reading = table.read(f"m rossi {target}")
    assert [offer.line for offer in reading.offers] == [
        f"m rossi {seat.table}-{seat.seat}" for seat in table.free(target)
    ]
    assert reading.mood == "asking"
    of = table.view.state.play.seating.of
    others = [e for e in of if of[e].table != target and e != ROSSI]
    for entry in others[: len(table.free(target)) - 1]:
        assert table.view.do(MovePlayer(entry=entry, seat=table.free(target)[0]))
    (only,) = table.free(target)
    assert ready(table.read(f"m rossi {target}")) == MovePlayer(entry=ROSSI, seat=only)
    assert table.view.do(MovePlayer(entry=others[-1], seat=only))
    full = table.read(f"m rossi {target}").sentence
    assert full == f"Table {target} is full. Instead: open 3"


def test_whoever_is_not_clear_keeps_the_seat_typed(table: Table) -> None:
    offers = table.read("m smith 1-9").offers
    assert [offer.line for offer in offers] == ["m #4 1-9", "m #5 1-9"]


# Registrations


def test_people_of_the_house_are_offered_best_first_and_somebody_new_last(table: Table) -> None:
    people = table.view.session.club.people
    first = people.add("Wanda Zielińska", "PL", member_no="K 7")
    assert not isinstance(first, MemberNoTaken)
    second = people.add("Wanda Zielińska", "DE", nickname="Wandzia")
    reading = table.read("r zie wan")
    assert [offer.line for offer in reading.offers] == [
        f"r @{first} Wanda Zielińska",
        f"r @{second} Wanda Zielińska",
        "r + zie wan",
    ]
    assert [offer.detail for offer in reading.offers[:2]] == ["PL · K 7", "DE · Wandzia"]
    assert (reading.mood, reading.request, reading.chosen) == ("asking", None, False)
    assert reading.sentence == "“zie wan” matches 2 people: who is it?"
    reading = table.read(reading.offers[0].line)
    assert ready(reading) == RegisterEntry(person=first)
    assert reading.sentence == "Register Wanda Zielińska (PL): entry 13, €55.00"
    reading = table.read("r zie wan")
    assert ready(table.read(reading.offers[1].line)) == RegisterEntry(person=second)
    assert ready(table.read("r Zielińska DE")) == RegisterEntry(person=second)


def test_nobody_is_made_a_new_person_without_its_being_said(table: Table) -> None:
    reading = table.read("r Jan Kowalczyk PL")
    assert ready(reading).person == Newcomer(name="Jan Kowalczyk", country="PL")
    assert reading.sentence == "Register a NEW person, Jan Kowalczyk (PL): entry 13, €55.00"
    assert [offer.line for offer in reading.offers] == ["r + Jan Kowalczyk PL"]
    assert ready(table.read("r+Maria Rossi")).person == Newcomer(name="Maria Rossi")
    assert ready(table.read("r + LI")).person == Newcomer(name="LI")


def test_a_name_nobody_could_write_down_is_refused(table: Table) -> None:
    too_long = table.read("r + " + "x" * 121)
    assert too_long.mood == "refused"
    assert too_long.sentence == "This is too long, or holds signs that can't be written down."


def test_who_won_and_which_hand_it_was_are_said_in_one_line(table: Table) -> None:
    table.out(SMITH)
    winner = table.beside(ROSSI)
    request = ready(table.read(f"b {table.at(ROSSI)} by {table.at(winner)} with smith"))
    assert request == EliminatePlayers(hand=(Bust(entry=ROSSI, by=(winner,)),), joined=SMITH)


def test_the_entry_that_is_still_in_is_taken_off_the_list(table: Table) -> None:
    """The same person has another one, which is out."""
    table.out(ROSSI)
    person = table.view.session.timeline(table.view.tournament).persons[ROSSI]
    assert table.view.do(EditSetup(terms=TermsChanges(reentries=Reentries())))
    assert table.view.do(RegisterEntry(person=person, draw=False))
    assert ready(table.read("un rossi")) == UnregisterEntry(entry=EntryId(13))


def test_a_registration_is_taken_back_before_it_plays(table: Table) -> None:
    assert "can be taken back only before it plays" in table.read("un rossi").sentence
    table.view.do(RegisterEntry(person=Newcomer(name="Ugo Verdi"), draw=False))
    reading = table.read("un verdi")
    assert ready(reading) == UnregisterEntry(entry=EntryId(13))
    assert reading.sentence == (
        "Take back the registration of Ugo Verdi, entry 13: €55.00 to return"
    )


def test_somebody_back_in_play_and_the_latest_out_first(table: Table) -> None:
    table.out(SMITH, ROSSI, EntryId(5))
    seat = table.view.state.exits.by_entry[ROSSI].seat
    reading = table.read("back rossi")
    assert ready(reading) == ReinstatePlayer(entry=ROSSI)
    assert reading.sentence == (
        f"Back in play: Maria Rossi, at table {seat.table} seat {seat.seat}"
    )
    free = table.free(1)[-1]
    assert ready(table.read(f"back #1 {free.table}-{free.seat}")).seat == free
    assert [offer.line for offer in table.read("back smi").offers] == ["back #5", "back #4"]
    latest = [offer.line for offer in table.read("back").offers]
    assert latest == ["back #5", "back #1", "back #4"]


# The clock, the draw, the end, the trail


@pytest.mark.parametrize(
    ("line", "request_", "says"),
    [
        ("pause", PauseClock(), "Pause the clock"),
        (
            "Pause  table 4 ",
            PauseClock(reason="table 4"),
            "Pause the clock. On the screen: table 4",
        ),
        ("+2m", AdjustClock(seconds=120), "Give this level 2:00 more"),
        ("+ 2 min", AdjustClock(seconds=120), "Give this level 2:00 more"),
        ("+1:30", AdjustClock(seconds=90), "Give this level 1:30 more"),
        ("+1m30s", AdjustClock(seconds=90), "Give this level 1:30 more"),
        ("-30s", AdjustClock(seconds=-30), "Take 0:30 off this level"),
        ("−30s", AdjustClock(seconds=-30), "Take 0:30 off this level"),
    ],
)
def test_the_clock_by_hand(table: Table, line: str, request_: Any, says: str) -> None:
    reading = table.read(line)
    assert (ready(reading), reading.sentence) == (request_, says)


def test_go_starts_and_later_resumes(tmp_path: Any) -> None:
    with viewing(tmp_path, clock=False) as view:
        table = Table(view)
        assert ready(table.read("GO")) == StartClock()
        view.do(StartClock())
        view.do(PauseClock())
        assert ready(table.read("go")) == ResumeClock()


def test_a_bare_number_of_time_asks_for_its_unit(table: Table) -> None:
    offers = table.read("-5").offers
    assert [ready(table.read(offer.line)).seconds for offer in offers] == [-300, -5]


def test_a_draw_with_a_word(tmp_path: Any) -> None:
    with viewing(tmp_path, draw=False, clock=False) as view:
        table = Table(view)
        assert ready(table.read("draw")) == DrawSeats()
        assert table.read("draw").sentence == "Draw seats for 12 players"
        assert ready(table.read("draw tango")) == DrawSeats(word="tango")
        assert "with the word “tango”" in table.read("draw tango").sentence


def test_the_end_of_the_tournament(table: Table) -> None:
    assert table.read("finish").mood == "refused"
    table.until(1, keep=ROSSI)
    assert ready(table.read("finish")) == FinishTournament()


def test_undo_and_redo_name_exactly_one_step(table: Table) -> None:
    table.out(ROSSI)
    gesture = table.view.last_gesture()
    assert gesture is not None
    reading = table.read("undo")
    assert ready(reading) == Undo(step=gesture.no)
    assert reading.sentence.startswith("Undo: Maria Rossi out, from table ")
    table.view.do(Undo(step=gesture.no))
    reading = table.read("redo")
    assert ready(reading) == Redo(step=gesture.no)
    assert reading.sentence.startswith("Redo: Maria Rossi out")
    table.view.do(PauseClock())
    assert ready(table.read("undo")) == RestoreClock()


# Finding


@pytest.mark.parametrize(
    ("line", "entry"),
    [("rossi", 1), ("luk woj", 2), ("wójcik", 2), ("groß", 10), ("obrien", 11), ("#3", 3)],
)
def test_a_name_leads_to_its_player(table: Table, line: str, entry: int) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.jump) == ("found", ToEntry(entry=EntryId(entry)))


def test_who_begins_like_a_verb_is_found(table: Table) -> None:
    for name in ("Ugo Bianchi", "Rita Undine", "Sara Gomez", "Ada Backman", "Go Drawski"):
        table.view.do(RegisterEntry(person=Newcomer(name=name)))
    for line in ("bianchi", "undi", "gom", "backm", "go draws", "drawski"):
        assert table.read(line).mood == "found", line


def test_a_whole_name_means_its_player_whoever_else_is_called_so_and_more(table: Table) -> None:
    for name in ("Sofia De Luca", "Sofia De Luca Rossi"):
        table.view.do(RegisterEntry(person=Newcomer(name=name), draw=False))
    sofia = max(table.view.state.entries.by_id) - 1
    request = ready(table.read("un sofia de luca"))
    assert request == UnregisterEntry(entry=EntryId(sofia))
    assert table.read("un de luca").mood == "asking"


def test_a_find_offers_the_others_too(table: Table) -> None:
    reading = table.read("smith")
    assert reading.chosen
    assert [offer.line for offer in reading.offers] == ["#4", "#5"]
    assert reading.offers[0].detail.startswith("entry 4 · table ")


def test_seats_and_tables_are_found_by_number(table: Table) -> None:
    seat = table.seat(ROSSI)
    reading = table.read(table.at(ROSSI))
    assert reading.jump == ToSeat(seat=seat)
    assert reading.sentence == f"Table {seat.table} seat {seat.seat}: Maria Rossi"
    for line in ("t 2", "2", "T2"):
        assert table.read(line).jump == ToTable(table=TableNo(2))
    free = table.free(1)[0]
    assert table.read(f"{free.table}-{free.seat}").sentence.endswith(": free")


def test_whoever_was_taken_off_the_list_is_found_again_after_an_undo(table: Table) -> None:
    table.view.do(RegisterEntry(person=Newcomer(name="Ugo Verdi"), draw=False))
    table.view.do(UnregisterEntry(entry=EntryId(13)))
    assert table.read("verdi").mood == "nothing"
    gesture = table.view.last_gesture()
    assert gesture is not None
    table.view.do(Undo(step=gesture.no))
    assert table.read("verdi").jump == ToEntry(entry=EntryId(13))


def test_places_are_counted_in_english() -> None:
    words = catalogue("en")
    said = [ordinal(words, number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 112, 122, 1003)]
    assert said == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th", "122nd", "1003rd",
    ]  # fmt: skip


# Whatever is typed

VERBS: Final = [
    *(verb.letters for verb in quick_verbs.VERBS),
    *(
        word
        for language in LANGUAGES
        for verb in quick_verbs.VERBS
        for word in long_words(catalogue(language), verb)
    ),
]
THINGS: Final = ["1-1", "1-2", "2-3", "2", "#1", "#4", "@1", "smith", "rossi", "ł", "PL", "+2m"]
SIGNS: Final = [
    "+",
    "-",
    "?",
    "=",
    "=9000",
    ",",
    "{x}",
    "%s",
    "'",
    '"*',
    "\ud800",
    "\x00",
    "90",
    "==",
    "1.500k",
    "card",
    "out",
]
WORDS: Final = st.sampled_from([*VERBS, *THINGS, *SIGNS])
LINES: Final = st.one_of(
    st.text(max_size=40), st.lists(WORDS, max_size=6).map(" ".join), st.lists(WORDS).map("".join)
)


CALLED: Final = ["Anna Stop", "Maria Pausa", "Rossi Out", "Level", "Bianca Carta", "Paweł Stół"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_fails_and_what_is_ready_would_be_done(tmp_path: Path, language: Language) -> None:
    with viewing(tmp_path, language) as view:
        table = Table(view)
        for name in CALLED:
            assert view.do(RegisterEntry(person=Newcomer(name=name)))
        table.out(EntryId(12))
        before = view.state
        no_line_fails(table)
        assert view.state is before


@pytest.mark.parametrize("verb", quick_verbs.VERBS, ids=lambda verb: verb.letters)
def test_no_verb_fails_on_signs_alone(table: Table, verb: Verb) -> None:
    for rest in ("", "=", "==", "1-1==", "?", "? ?", ",", "#", "@", "+", "-", ":", "1 1", "=1 =1"):
        assert table.read(f"{verb.letters} {rest}").mood != "idle"


def no_line_fails(table: Table) -> None:
    @settings(max_examples=400, deadline=None, derandomize=True, database=None)
    @given(LINES)
    def holds(line: str) -> None:
        reading = table.read(line)
        leads = reading.request is not None or reading.jump is not None
        assert (reading.mood in {"ready", "found"}) is leads
        assert reading.request is None or reading.mood == "ready"
        assert bool(reading.sentence) is (reading.mood != "idle")
        assert not reading.chosen or reading.offers
        if reading.request is not None:
            assert not isinstance(table.view.foresee(reading.request), Refusal)
        for offer in reading.offers:
            assert table.read(offer.line).mood != "idle"
            found = offer.line.split()[0] in {
                "find",
                "rule",
            }  # a table that isn't open may be meant
            assert found or table.read(offer.line).mood != "nothing"

    holds()


def test_ten_thousand_names_are_searched_while_a_key_is_down() -> None:
    names = Names()
    named = (f"Maria Anna Rossi-{n % 977} {n:x}" for n in range(10_000))
    names.add((EntryId(n), Known(name=name)) for n, name in enumerate(named))
    begun = time.perf_counter()
    for typed in ("m", "ro", "ross ma", "zz"):
        names.find(typed, lambda _entry: True)
    assert time.perf_counter() - begun < 1


def test_a_person_is_named_by_number_whoever_else_is_called_so(table: Table) -> None:
    person = table.view.session.club.people.add("Maria Rossi", "IT")
    reading = table.read(f"r @{person} Maria Rossi")
    assert ready(reading) == RegisterEntry(person=PersonId(person))
    assert reading.sentence == "Register Maria Rossi (IT): entry 13, €55.00"
