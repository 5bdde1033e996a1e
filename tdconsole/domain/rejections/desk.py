from tdconsole.domain.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, PersonId


class UnknownPerson(Refusal, kw_only=True):
    person: PersonId


class AlreadyRegistered(Refusal, kw_only=True):
    person: PersonId
    entry: EntryId


class UnknownEntry(Refusal, kw_only=True):
    entry: EntryId


class AlreadyPlaying(Refusal, kw_only=True):
    entry: EntryId
