"""One entry in a line: what was bought, at what price, and how it was paid."""

from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.line.typing.typed_payments import amount_due, paid_by, payment_words


def entry_words(view: TournamentView, entry: Entry) -> str:
    words, currency = view.words, view.state.setup.currency
    said = []
    if view.state.merged:
        flight = flight_name(view.state, entry.play)
        said.append(words.pgettext("entry", "flight {flight}", flight=flight))
    if entry.profile:
        said.append(entry.profile)
    if entry.bullet > 1:
        said.append(words.gettext("bullet {number}", number=words.number(entry.bullet)))
    if entry.rebuys:
        said.append(words.ngettext("{number} rebuy", "{number} rebuys", entry.rebuys))
    if entry.added_on:
        said.append(words.pgettext("entry", "add-on"))
    if entry.bonus:
        said.append(words.pgettext("entry", "staff bonus"))
    if entry.second_half:
        said.append(words.pgettext("entry", "second half not taken"))
    if entry.pinned:
        seats = words.listed([str(seat) for seat in entry.pinned])
        said.append(words.gettext("only seats {seats}", seats=seats))
    said.append(words.ngettext("{number} chip", "{number} chips", entry.chips))
    paid = (*paid_by(entry), *entry.later)
    if paid:
        said.append(payment_words(words, paid, currency))
    if owing := amount_due(entry):
        amount = words.money(Money(abs(owing)), currency)
        said.append(
            words.gettext("{amount} owing", amount=amount)
            if owing > 0
            else words.gettext("{amount} too much", amount=amount)
        )
    return "  ·  ".join(said)
