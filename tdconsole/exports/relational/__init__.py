"""The whole house as one relational database, with a description of every column."""

from tdconsole.exports.relational.database import Exported, is_export, relational
from tdconsole.exports.relational.told import HouseTold, TournamentTold

__all__ = ["Exported", "HouseTold", "TournamentTold", "is_export", "relational"]
