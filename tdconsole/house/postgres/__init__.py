"""A house on a PostgreSQL server; nothing outside this folder speaks to one."""

from tdconsole.house.postgres.house import HouseOnServer

__all__ = ["HouseOnServer"]
