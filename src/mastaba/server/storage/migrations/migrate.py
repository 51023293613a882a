"""Which layout a store has, and how it gets the present one: laid out when it is empty, brought up to date when it is older."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, inspect, select, text

from mastaba.server.storage import schema
from mastaba.server.storage.errors import StoreError

HEAD: Final = "0008"  # the last step in migrations/versions
EMPTY: Final = ""
JOBS: Final = "procrastinate_jobs"
MIGRATIONS: Final = Path(__file__).parent
ONE_AT_A_TIME: Final = 0x6D617374  # an advisory lock of PostgreSQL: any number, but always the same


def version(connection: Connection) -> str:
    """The last step that a store has had; SQLite's own `user_version` counted them before Alembic did."""
    if inspect(connection).has_table(schema.VERSION_TABLE):
        return connection.scalar(select(schema.version.c.version_num)) or EMPTY
    if connection.dialect.name == "sqlite":
        number = connection.exec_driver_sql("PRAGMA user_version").scalar()
        return f"{number:04}" if number else EMPTY
    return EMPTY


def prepare(connection: Connection, place: str, may_upgrade: bool = True) -> None:
    """Gives a store the present layout, all or nothing; a store of a later Mastaba is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    found = version(connection)
    if found > HEAD:
        raise StoreError(key="error-store-newer", file=place)
    if found not in (HEAD, EMPTY):
        if not may_upgrade:
            raise StoreError(key="error-store-older", file=place)
        _upgrade(connection, found)
    elif found == EMPTY:
        schema.metadata.create_all(connection, checkfirst=False)
    _stamp(connection, HEAD)
    if connection.dialect.name == "postgresql" and not inspect(connection).has_table(JOBS):
        _lay_out_queue(connection)
    check_layout(connection, place)


def _upgrade(connection: Connection, found: str) -> None:
    """Has Alembic apply the steps that are lacking, in the transaction that is open."""
    from alembic import command  # no ordinary start needs it
    from alembic.config import Config

    _stamp(connection, found)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")


def _lay_out_queue(connection: Connection) -> None:
    """The tables and functions of the queue, as its library has them."""
    from procrastinate.schema import SchemaManager

    plain: Any = connection.connection.driver_connection  # many statements at once
    plain.execute(SchemaManager.get_schema())


def _stamp(connection: Connection, number: str) -> None:
    """Notes which layout it is; in SQLite's own way too, so that a Mastaba from before Alembic leaves it alone."""
    schema.version.create(connection, checkfirst=True)
    if connection.scalars(select(schema.version.c.version_num)).all() != [number]:
        connection.execute(schema.version.delete())
        connection.execute(schema.version.insert(), {"version_num": number})
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA user_version").scalar() != int(number):
        connection.exec_driver_sql(f"PRAGMA user_version = {int(number)}")


def check_layout(connection: Connection, place: str) -> None:
    """Says so when tables or columns are not there."""
    there = inspect(connection)
    for table in schema.metadata.sorted_tables:
        columns = {column["name"] for column in there.get_columns(table.name)} if there.has_table(table.name) else set()
        lacking = sorted(set(table.columns.keys()) - columns)
        if lacking:
            raise StoreError(
                key="error-store-layout", file=place, missing=f"{table.name}.{lacking[0]}" if columns else table.name
            )
