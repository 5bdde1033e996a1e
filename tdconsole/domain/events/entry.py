from tdconsole.domain.values import Chips, EntryId, PersonId, Price, Record


class EntryRegistered(Record, kw_only=True):
    """The price and the stack are those of the day: a later change of either leaves them."""

    entry: EntryId
    person: PersonId
    paid: Price
    stack: Chips


class EntryUnregistered(Record, kw_only=True):
    entry: EntryId
