from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.prizes.pool import held_words, pool_line
from tdconsole.projections.prizes.pool import PoolStatement, pool_statement


def pool_rows(voice: Voice, data: PoolStatement) -> Rows:
    words = voice.words
    for line in data.lines:
        yield (pool_line(words, line), words.money(line.amount, data.currency))
    yield (words.pgettext("board", "Prize pool"), words.money(data.pool, data.currency))
    if told := held_words(words, data):
        yield (told,)


POOL: Final = View(
    PoolStatement,
    lambda look: pool_statement(look.state),
    lambda look, data: pool_rows(look.voice, data),
    of_all=True,
)
