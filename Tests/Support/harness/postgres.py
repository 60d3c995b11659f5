"""A PostgreSQL server of its own, in a temporary folder, on a Unix socket."""

import contextlib
import ctypes
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time

LIBC = ctypes.CDLL(None)
SET_DEATH_SIGNAL = 1
# With characters that a URI must encode, and unlike anything else in a log.
PASSWORD = "hidden%40 word"
STARTING_SECONDS = 60


def folder_of_programs():
    """The folder with `initdb` and `postgres`; None if PostgreSQL is not installed. Debian has one for each version."""
    versions = pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(versions, key=lambda path: float(path.parts[-3]))
    path = found[-1] if found else shutil.which("initdb")
    return pathlib.Path(path).resolve().parent if path else None


def is_installed():
    """Whether PostgreSQL is installed; with `CI=true` it must be."""
    if folder_of_programs():
        return True
    if os.environ.get("CI") == "true":
        raise SystemExit("PostgreSQL is not installed: scripts/bootstrap test")
    return False


def die_with_parent():
    LIBC.prctl(SET_DEATH_SIGNAL, signal.SIGINT)


class Postgres:
    """A server from the call to the end of the `with` block.

    It has the user `trellis` with a password. Whoever it runs as may not be root, so root takes another user.
    """

    def __init__(self):
        self.programs = folder_of_programs()
        self.temporary = tempfile.TemporaryDirectory(prefix="trellis-pg-")
        self.folder = pathlib.Path(self.temporary.name)
        self.user = None
        if os.geteuid() == 0:
            names = {entry.pw_name: entry for entry in pwd.getpwall()}
            self.user = names.get("postgres") or names["nobody"]
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.count = 0
        self.process = None
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self.run("initdb", "--pgdata", self.folder / "data", "--auth", "scram-sha-256", "--pwfile", secret, "--username", "trellis",
                 "--encoding", "UTF8", "--no-locale", "--no-sync")
        self.start()

    def settings(self):
        """For the programs of PostgreSQL: as whom they run, and where."""
        identity = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        environment = {**os.environ, "LC_ALL": "C", "PGPASSWORD": PASSWORD, "PGHOST": str(self.folder), "PGUSER": "trellis"}
        return {"cwd": self.folder, "env": environment, **identity}

    def run(self, program, *arguments):
        """Runs one of its programs; returns the output."""
        done = subprocess.run([self.programs / program, *arguments], capture_output=True, text=True, **self.settings())
        if done.returncode:
            raise SystemExit(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout

    # --- The process

    def start(self, *options):
        """Starts the server; also again, after its end. What is left of a killed one may hold its memory for a moment."""
        deadline = time.monotonic() + STARTING_SECONDS
        while True:
            with open(self.folder / "log", "ab") as log:
                # A crash of the system is not tested, so nothing waits for the disk.
                self.process = subprocess.Popen(
                    [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses=", "-c", "fsync=off",
                     "-c", "max_connections=200", *options],
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=die_with_parent, **self.settings())
            while self.process.poll() is None and time.monotonic() < deadline:
                with contextlib.suppress(SystemExit):
                    self.sql("SELECT 1", "postgres")
                    return
                time.sleep(0.02)
            if time.monotonic() > deadline:
                raise SystemExit((self.folder / "log").read_text()[-2000:])
            time.sleep(0.1)

    def kill(self):
        """SIGKILL to the server and all its processes, as when the machine loses them."""
        self.signal_all(signal.SIGKILL)
        self.process.wait()

    def pause(self):
        """SIGSTOP to the server and all its processes."""
        self.signal_all(signal.SIGSTOP)

    def resume(self):
        """SIGCONT to the server and all its processes."""
        self.signal_all(signal.SIGCONT)

    def signal_all(self, number):
        # Each of its processes leads a session of its own.
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, IndexError):
                parent = int(path.read_text().rpartition(")")[2].split()[1])
                if parent == self.process.pid:
                    os.kill(int(path.parent.name), number)
        os.kill(self.process.pid, number)

    def stop(self):
        """Ends the server at once, but in order."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()

    def close(self):
        self.stop()
        self.temporary.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # --- Databases

    def sql(self, statement, database):
        """Runs a statement as its superuser; returns the output, without headings."""
        return self.run("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--dbname", database, "--command", statement).strip()

    def load(self, dump, database):
        """Runs the statements of a dump."""
        path = self.folder / "dump.sql"
        path.write_text(dump)
        path.chmod(0o644)
        self.run("psql", "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", database, "--file", path)

    def database(self):
        """The name of a new database."""
        self.count += 1
        name = f"lists{self.count}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return name

    def uri(self, database, user="trellis", password=PASSWORD):
        """The address of a database for `--store`."""
        encoded = "".join(character if character.isalnum() else f"%{ord(character):02X}" for character in password)
        return f"postgres://{user}:{encoded}@/{database}?host={self.folder}"
