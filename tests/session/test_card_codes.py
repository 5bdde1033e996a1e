"""The code of a card comes from the trail: the same wherever the house is, and nobody else's."""

from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId
from tdconsole.session.card_codes import SIGNS, CardCodes
from tests.session.floor import Desk


def codes_of(desk: Desk) -> CardCodes:
    return CardCodes(desk.session.timeline(desk.id))


def test_each_entry_has_a_code_of_its_own_and_it_leads_back(desk: Desk) -> None:
    desk.register(3)
    codes = codes_of(desk)
    found = [codes.of(EntryId(entry)) for entry in (1, 2, 3)]
    assert len(set(found)) == 3
    for entry, code in enumerate(found, start=1):
        assert code is not None
        assert len(code) == SIGNS
        assert codes.entry(code.lower()) == entry
    assert codes.entry("A" * SIGNS) is None
    assert codes.of(EntryId(99)) is None


def test_a_code_is_read_on_and_outlives_what_was_undone(desk: Desk) -> None:
    codes = codes_of(desk)
    desk.register()
    code = codes.of(EntryId(1))
    desk.do(Undo())
    assert code is not None
    assert codes.entry(code) == EntryId(1)
    assert codes_of(desk).of(EntryId(1)) == code
