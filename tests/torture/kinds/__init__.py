"""All kinds of fault, in the order of the table."""

from typing import Final

from tests.torture.kinds.calls import Calls
from tests.torture.kinds.clocks import Clocks
from tests.torture.kinds.cuts import Cuts
from tests.torture.kinds.flips import Flips
from tests.torture.kinds.fuzz import Fuzz
from tests.torture.kinds.kills import Kills
from tests.torture.kinds.power import Power
from tests.torture.kinds.servers import Failovers, ServerKills
from tests.torture.kinds.writers import Writers
from tests.torture.outcome import Kind

KINDS: Final[list[Kind]] = [
    Calls(),
    Power(),
    Kills(),
    Flips(),
    Cuts(),
    Writers(),
    Clocks(),
    Fuzz(),
    ServerKills(),
    Failovers(),
]
