"""The trail: steps that are only ever added, each sealed by the hash of all before it."""

from tdconsole.journal.memory_store import MemoryStore
from tdconsole.journal.schema import SCHEMA
from tdconsole.journal.sqlite_store import SqliteStore
from tdconsole.journal.store import Append, Conflict, Step, Store, StoredStep, stream_of
from tdconsole.journal.vault import MemoryVault, SqliteVault, Vault
from tdconsole.journal.verification import verify

__all__ = [
    "SCHEMA",
    "Append",
    "Conflict",
    "MemoryStore",
    "MemoryVault",
    "SqliteStore",
    "SqliteVault",
    "Step",
    "Store",
    "StoredStep",
    "Vault",
    "stream_of",
    "verify",
]
