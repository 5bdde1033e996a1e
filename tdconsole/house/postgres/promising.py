"""What the server says of itself when it is asked how it keeps what it acknowledges."""

from typing import Final

from tdconsole.house.house import House
from tdconsole.projections.engine.promises import ServerPromise

_ASKED: Final = """
    SELECT current_setting('server_version'), current_setting('synchronous_commit'),
        current_setting('fsync')::boolean, current_setting('full_page_writes')::boolean,
        current_setting('data_checksums')::boolean, current_setting('synchronous_standby_names'),
        count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')),
        count(*) FILTER (WHERE pid IS NOT NULL AND sync_state IS NULL)
    FROM pg_stat_replication
"""


def promised(house: House) -> ServerPromise:
    ((version, commit, fsync, pages, checksums, names, standbys, hidden),) = house.rows(_ASKED)
    return ServerPromise(
        version=version.partition(" ")[0],
        synchronous_commit=commit,
        fsync=fsync,
        full_page_writes=pages,
        data_checksums=checksums,
        synchronous_standby_names=names,
        standbys=None if hidden else standbys,
    )
