"""Alembic: from nothing, and from the previous revision, on both databases."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from tests.house.conftest import started_postgres
from tests.house.parts import Postgres
from veillee.house.journal.engine import MIGRATIONS, build, connect
from veillee.house.journal.schema import metadata

Address = Callable[[], str]


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[Postgres]:
    """One of its own: it is stopped here."""
    yield from started_postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    engine = connect(address, power_cuts=False)
    yield engine
    engine.dispose()


def revisions() -> list[str]:
    """Oldest first."""
    return [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()][::-1]


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def revision(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def test_an_empty_database_is_built_as_the_schema_says(engine: Engine) -> None:
    build(engine)
    assert differences(engine) == []
    assert revision(engine) == revisions()[-1]


def test_the_previous_revision_is_brought_up_with_all_it_holds(engine: Engine) -> None:
    previous = revisions()[-2]
    build(engine, previous)
    assert revision(engine) == previous
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO people (id, name, language, key_digest, made_at)"
                " VALUES ('p', 'Somebody', 'fr', 'd', 1)"
            )
        )
        connection.execute(
            text("INSERT INTO entries (table_id, number, mark, body) VALUES ('t', 1, 'm', '{}')")
        )
    build(engine)
    assert differences(engine) == []
    assert revision(engine) == revisions()[-1]
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT name FROM people")) == "Somebody"
        assert connection.scalar(text("SELECT body FROM entries")) == "{}"


def test_a_database_that_is_up_to_date_is_left_alone(engine: Engine) -> None:
    build(engine)
    build(engine)
    assert differences(engine) == []


def test_a_database_of_a_newer_version_is_refused_in_a_sentence_and_left_alone(
    engine: Engine, address: str
) -> None:
    build(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    environment = {**os.environ, "VEILLEE_DATABASE": address}
    for arguments in (["serve", "--port", "0"], ["doctor"]):
        code = "import sys; from veillee.cli import main; sys.exit(main())"
        run = [sys.executable, "-c", code, *arguments, "--lang", "en"]
        done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert "newer version" in done.stderr
        assert "Traceback" not in done.stderr
    assert revision(engine) == "9999"


def test_the_key_of_the_journal_is_table_and_number(engine: Engine) -> None:
    build(engine)
    key = inspect(engine).get_pk_constraint("entries")["constrained_columns"]
    assert key == ["table_id", "number"]


def test_revisions_stand_in_one_line() -> None:
    assert len(ScriptDirectory(MIGRATIONS).get_heads()) == 1
    assert len(revisions()) >= 2


def test_several_processes_may_open_an_empty_database_at_once(postgres: Postgres) -> None:
    address = postgres.database()
    engines = [connect(address, power_cuts=False) for _ in range(4)]
    with ThreadPoolExecutor(4) as crew:
        list(crew.map(build, engines))
    assert differences(engines[0]) == []
    for engine in engines:
        engine.dispose()


def test_a_crash_of_postgresql_loses_nothing_that_was_committed(postgres: Postgres) -> None:
    """Ten entries are committed, the last a moment before the crash."""
    engine = connect(postgres.database(), power_cuts=False)
    build(engine)
    for number in range(10):
        with engine.begin() as connection:
            connection.execute(
                text("INSERT INTO entries (table_id, number, mark, body) VALUES ('t', :n, '', '')"),
                {"n": number},
            )
    postgres.restart("immediate")
    engine.dispose()
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM entries")) == 10
    engine.dispose()
