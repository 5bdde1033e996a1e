"""The trail: steps that are only ever added, each sealed by the hash of all before it."""

from tdconsole.journal.codec import digest_of
from tdconsole.journal.engines import SCHEMA, SERVER_SCHEMA
from tdconsole.journal.kept_store import KeptStore
from tdconsole.journal.memory_store import MemoryStore
from tdconsole.journal.past_store import PastStore
from tdconsole.journal.store import (
    HOUSE,
    Append,
    Conflict,
    HouseAppend,
    HouseStep,
    Step,
    Store,
    StoredHouseStep,
    StoredStep,
    StoredStepOf,
    Trails,
    stream_of,
    tournament_of,
)
from tdconsole.journal.tails import heads, is_held, sealed_so, tails_lost
from tdconsole.journal.vault import KeptVault, MemoryVault, Vault
from tdconsole.journal.verification import broken_seal, verify

__all__ = [
    "HOUSE",
    "SCHEMA",
    "SERVER_SCHEMA",
    "Append",
    "Conflict",
    "HouseAppend",
    "HouseStep",
    "KeptStore",
    "KeptVault",
    "MemoryStore",
    "MemoryVault",
    "PastStore",
    "Step",
    "Store",
    "StoredHouseStep",
    "StoredStep",
    "StoredStepOf",
    "Trails",
    "Vault",
    "broken_seal",
    "digest_of",
    "heads",
    "is_held",
    "sealed_so",
    "stream_of",
    "tails_lost",
    "tournament_of",
    "verify",
]
