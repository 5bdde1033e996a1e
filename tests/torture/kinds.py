"""All kinds of fault, in the order of the table."""

from typing import Final

from tests.torture.calls import Calls
from tests.torture.clocks import Clocks
from tests.torture.cuts import Cuts
from tests.torture.flips import Flips
from tests.torture.fuzz import Fuzz
from tests.torture.kills import Kills
from tests.torture.outcome import Kind
from tests.torture.power import Power
from tests.torture.writers import Writers

KINDS: Final[list[Kind]] = [Calls(), Power(), Kills(), Flips(), Cuts(), Writers(), Clocks(), Fuzz()]
