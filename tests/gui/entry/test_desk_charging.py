"""What is charged, by one key for each choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import Chips, EntryId, Money, Payment
from tdconsole.gui.console.entry.page import DeskPage
from tests.gui.desk_page import Key, at_the_desk, chosen, enter, registered, typed

ZOE, JOAN, JOHN = "Zoë Quinn", EntryId(5), EntryId(4)


@pytest.fixture
def page(qt: object, tmp_path: Path) -> Iterator[DeskPage]:  # noqa: ARG001 -- it has to end later
    with at_the_desk(tmp_path) as page:
        page.registering._view.session.club.people.add(ZOE, "IE", "4711")
        yield page


def keys(page: DeskPage, typed_in: str) -> None:
    QTest.keyClicks(page.registering.charging.money, typed_in)


def latest(page: DeskPage) -> Entry:
    by_id = page.entries._view.state.entries.by_id
    return by_id[max(by_id)]


def test_three_keys_after_the_search_are_enough(page: DeskPage) -> None:
    typed(page, "qui")
    enter(page.registering.search)
    enter(page.registering.charging.money)
    assert latest(page).payments == (Payment(amount=Money(6000)),)


def test_the_first_profile_that_fits_is_charged_and_one_key_takes_the_next(page: DeskPage) -> None:
    chosen(page, "quinn")
    price, split = page.registering.charging.choices.price, page.registering.charging.choices.split
    assert (price.value, split.text()) == ("Member", "€45.00 + €5.00 + €10.00 bounty")
    keys(page, "p")
    assert price.value == "€50.00 + €5.00"
    assert not split.isVisible()
    keys(page, "p")
    assert (price.value, split.text()) == ("Early", "€40.00 + €5.00")
    keys(page, "p")
    assert price.value.startswith("Member")
    assert page.registering.charging.money.text() == ""


def test_who_is_no_member_is_not_offered_their_price(page: DeskPage) -> None:
    chosen(page, "Jan Nowak")
    enter(page.registering.form.fields["country"].edit)
    told = []
    for _ in range(3):
        told.append(page.registering.charging.choices.price.value)
        keys(page, "p")
    assert told == ["€50.00 + €5.00", "Early", "€50.00 + €5.00"]


def test_bonus_method_and_change_go_with_the_entry(page: DeskPage) -> None:
    chosen(page, "quinn")
    charging = page.registering.charging
    keys(page, "b")
    assert charging.due.text() == "To pay €65.00"
    keys(page, "k")
    assert charging.choices.method.value == "card"
    keys(page, "50 cash")
    enter(charging.money)
    entry = latest(page)
    assert entry.bonus == 5000
    assert entry.payments == (
        Payment(method="cash", amount=Money(5000)),
        Payment(method="card", amount=Money(1500)),
    )
    assert page.registering.seated.paid.text() == "€50.00 cash, €15.00 card"


def test_with_alt_a_letter_is_a_choice_behind_a_figure_too(page: DeskPage) -> None:
    chosen(page, "quinn")
    charging = page.registering.charging
    keys(page, "65")
    QTest.keyClick(charging.money, Key.Key_B, Qt.KeyboardModifier.AltModifier)
    assert charging.due.text() == "To pay €65.00"
    assert charging.money.text() == "65"


def test_what_comes_back_stands_large(page: DeskPage) -> None:
    chosen(page, "quinn")
    keys(page, "100")
    assert page.registering.charging.change.text() == "Change €40.00"
    enter(page.registering.charging.money)
    assert page.registering.seated.change.figure.text() == "€40.00"


def test_too_little_money_registers_nobody(page: DeskPage) -> None:
    chosen(page, "quinn")
    keys(page, "50")
    assert page.registering.charging.said.text() == "€10.00 is missing."
    enter(page.registering.charging.money)
    assert page.registering.charging.isVisible()
    assert len(page.entries._view.state.entries.by_id) == 12


def test_somebody_who_is_out_enters_again(page: DeskPage) -> None:
    view = page.entries._view
    view.do(EliminatePlayers(hand=(Bust(entry=JOHN),)))
    chosen(page, "john smith")
    assert page.registering.charging.chosen.again.text() == (
        "Re-entry, bullet 2: out as number 12, entry 4"
    )
    enter(page.registering.charging.money)
    assert (latest(page).bullet, latest(page).previous_entry) == (2, JOHN)
    assert page.registering.seated.about.text() == "Entry 13, bullet 2"


def test_a_live_stack_is_given_up_for_a_new_entry(page: DeskPage) -> None:
    view = page.entries._view
    chosen(page, "joan smithers")
    charging = page.registering.charging
    assert charging.said.property("role") == "waiting"
    assert not charging.register.isEnabled()
    keys(page, "f")
    QTest.keyClicks(charging.choices.stack, "0.7k")
    if not charging.register.isEnabled():
        pytest.fail(charging.said.text())
    enter(charging.choices.stack)
    if not charging.why.isHidden():
        QTest.keyClicks(charging.why, "registration ends now")
        enter(charging.why)
    assert view.state.exits.by_entry[JOAN].forfeited == Chips(700)
    assert latest(page).previous_entry == JOAN


def test_a_limit_is_passed_with_a_reason_and_on_the_record(page: DeskPage) -> None:
    view = page.entries._view
    view.do(EditSetup(terms=TermsChanges(cap=12)))
    typed(page, "quinn")
    assert page.registering.said.property("role") == "waiting"
    enter(page.registering.search)
    charging = page.registering.charging
    assert charging.said.text().endswith("Enter: pass it all the same.")
    enter(charging.money)
    assert charging.why.isVisible()
    assert page.focusWidget() is charging.why
    enter(charging.why)
    assert len(view.state.entries.by_id) == 12
    QTest.keyClicks(charging.why, "a guest of the house")
    enter(charging.why)
    assert len(view.state.entries.by_id) == 13
    step = view.session.timeline(view.tournament).steps[-1]
    event = next(one for one in step.events if getattr(one, "overrode", ()))
    assert getattr(event, "overrode", ()) == ("cap",)


def test_money_that_is_missing_is_said_before_a_limit_is_passed(page: DeskPage) -> None:
    page.entries._view.do(EditSetup(terms=TermsChanges(cap=12)))
    chosen(page, "quinn")
    charging = page.registering.charging
    keys(page, "50")
    assert charging.said.text() == "€10.00 is missing. The tournament is full: it takes 12 entries."
    enter(charging.money)
    assert charging.why.isHidden()
    QTest.keyClicks(charging.money, " cash 10 card")
    assert charging.said.text().endswith("Enter: pass it all the same.")
    enter(charging.money)
    assert charging.why.isVisible()


def test_a_price_of_many_parts_tells_its_sum_and_its_parts_below(page: DeskPage) -> None:
    chosen(page, "quinn")
    keys(page, "pb")
    choices = page.registering.charging.choices
    assert (choices.price.value, choices.split.text()) == (
        "€60.00",
        "€50.00 + €5.00 + €5.00 staff",
    )
    assert choices.split.isVisible()


def test_a_document_that_the_rule_asks_for_is_amber_until_one_key(page: DeskPage) -> None:
    view = page.entries._view
    assert view.do(EditSetup(terms=TermsChanges(cap=100)))
    assert view.do(OverrideRules(changes=RuleChanges(identity="once")))
    chosen(page, "quinn")
    document = page.registering.charging.choices.document
    assert (document.value, document._tone) == ("to be checked", "waiting")
    keys(page, "d")
    assert (document.value, document._tone) == ("checked", "done")
    enter(page.registering.charging.money)
    assert view.people[latest(page).person].name == ZOE


def test_a_document_behind_another_limit_is_amber_all_the_same(page: DeskPage) -> None:
    view = page.entries._view
    assert view.do(EditSetup(terms=TermsChanges(cap=12)))
    assert view.do(OverrideRules(changes=RuleChanges(identity="once")))
    chosen(page, "quinn")
    charging = page.registering.charging
    assert "Beside it: photo document not checked." in charging.said.text()
    assert charging.choices.document.value == "to be checked"


def test_a_newcomer_who_may_be_known_is_taken_for_that_one_by_a_key(page: DeskPage) -> None:
    chosen(page, "Zoe Quin")
    if not page.registering.form.isVisible():
        page.registering._turn_to(page.registering.form)
        page.registering.form.begin("Zoe Quin")
    form = page.registering.form
    assert form.warning.isVisible()
    assert form.alike[0].value.startswith("Zoë Quinn")
    QTest.keyClick(form.fields["country"].edit, Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    enter(page.registering.charging.money)
    assert page.entries._view.people[latest(page).person].name == ZOE


def test_all_that_is_told_of_a_newcomer_is_kept(page: DeskPage) -> None:
    chosen(page, "Ada Nowak")
    form = page.registering.form
    for field, text in (("country", "pl"), ("born", "21.3.1987"), ("member_no", "A-7")):
        QTest.keyClicks(form.fields[field].edit, text)  # type: ignore[index]
    form.document.setChecked(True)
    enter(form.fields["born"].edit)
    enter(page.registering.charging.money)
    known = page.entries._view.session.club.people.get(latest(page).person)
    assert known is not None
    assert (known.country, known.born, known.member_no) == ("PL", "1987-03-21", "A-7")
    assert known.document_checked_on is not None


def test_a_birth_date_to_come_is_refused_in_the_form(page: DeskPage) -> None:
    chosen(page, "Ada Nowak")
    form = page.registering.form
    QTest.keyClicks(form.fields["born"].edit, "1.1.2999")
    enter(form.fields["born"].edit)
    assert form.isVisible()
    assert form.fields["born"].said.text() == "“1.1.2999” is still to come."


def test_escape_leads_back_to_the_search(page: DeskPage) -> None:
    chosen(page, "quinn")
    QTest.keyClick(page.registering.charging.money, Key.Key_Escape)
    assert page.focusWidget() is page.registering.search
    assert page.registering.search.text() == "quinn"


def test_where_no_seat_is_free_the_waiting_list_is_told(page: DeskPage) -> None:
    view = page.entries._view
    view.do(EditSetup(terms=TermsChanges(tables=(1, 2))))  # type: ignore[arg-type]
    for number in range(6):
        view.do(RegisterEntry(person=Newcomer(name=f"Late {number}")))
    registered(page, "quinn")
    about = page.registering.seated.about.text()
    assert about == "Entry 19. No seat is free: number 1 on the waiting list."
    assert not page.registering.seated.table.isVisible()


@pytest.mark.parametrize(
    ("typed_in", "paid_with"),
    [
        ("vH-77", Payment(method="voucher", amount=Money(6000), ref="H-77")),
        ("v4711", Payment(method="voucher", amount=Money(6000), ref="4711")),
        ("t#SAT-12", Payment(method="ticket", amount=Money(6000), ref="SAT-12")),
        ("ticket #SAT-12", Payment(method="ticket", amount=Money(6000), ref="SAT-12")),
        ("TICKET sat-12", Payment(method="ticket", amount=Money(6000), ref="sat-12")),
        ("voucher A-7", Payment(method="voucher", amount=Money(6000), ref="A-7")),
        ("v-", Payment(method="voucher", amount=Money(6000))),
        ("voucher -", Payment(method="voucher", amount=Money(6000))),
        ("vc", Payment(method="cash", amount=Money(6000))),
        ("card", Payment(method="card", amount=Money(6000))),
        ("house", Payment(method="house", amount=Money(6000))),
    ],
)
def test_a_ticket_or_a_voucher_is_typed_with_its_number(
    page: DeskPage, typed_in: str, paid_with: Payment
) -> None:
    chosen(page, "quinn")
    keys(page, typed_in)
    enter(page.registering.charging.money)
    assert latest(page).payments == (paid_with,)


def test_a_voucher_without_a_number_is_asked_for_it_and_the_log_says_that_it_has_none(
    page: DeskPage,
) -> None:
    chosen(page, "quinn")
    charging, before = page.registering.charging, latest(page)
    keys(page, "v")
    asked = "Type the number of the voucher after #, or a dash, -, if it has none."
    assert charging.said.text() == asked
    assert charging.money.placeholderText() == "its number, or a dash, -, if it has none"
    enter(charging.money)
    assert latest(page) == before
    keys(page, "-")
    assert charging.said.text() == "€60.00 voucher without a number"
    enter(charging.money)
    view = page.registering._view
    step = view.session.timeline(view.tournament).steps[-1]
    assert "voucher without a number €60.00" in view.sentence(step.events)


def test_each_way_to_pay_is_said_beside_its_letter_and_pressed_as_well(page: DeskPage) -> None:
    chosen(page, "quinn")
    choices = page.registering.charging.choices
    said = {line.keys: line.value for line in choices.methods.values()}
    assert said == {
        "C": "cash",
        "K": "card",
        "T": "ticket",
        "V": "voucher",
        "H": "house account",
    }
    line = choices.methods["card"]
    assert line.accessibleName() == "card (K)"
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert choices.method.value == "card"


def test_backspace_where_a_number_is_waited_for_leads_back_to_cash(page: DeskPage) -> None:
    chosen(page, "quinn")
    keys(page, "v")
    QTest.keyClick(page.registering.charging.money, Key.Key_Backspace)
    assert page.registering.charging.choices.method.value == "cash"
    keys(page, "t")
    assert page.registering.charging.choices.method.value == "ticket"
