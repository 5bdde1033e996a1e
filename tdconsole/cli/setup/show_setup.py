"""A tournament's setup, a line per term."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name, term_value
from tdconsole.projections.setup.changes import FIELDS
from tdconsole.projections.setup.sheet import SetupSheet, setup_sheet


def setup_rows(words: Catalogue, sheet: SetupSheet) -> Rows:
    for field in FIELDS:
        value = getattr(sheet, field)
        yield (term_name(words, field), term_value(words, field, value, sheet.currency))
    for field in sheet.terms.__struct_fields__:
        value = getattr(sheet.terms, field)
        yield (term_name(words, field), term_value(words, field, value, sheet.currency))
    yield (words.gettext("Rulebook"), sheet.rulebook)
    yield (
        words.gettext("Structure"),
        words.ngettext("{number} level", "{number} levels", sheet.levels),
    )


SETUP: Final = View(
    SetupSheet,
    lambda look: setup_sheet(look.state),
    lambda look, data: setup_rows(look.voice.words, data),
    of_all=True,
)
