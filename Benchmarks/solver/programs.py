"""The programs that are measured, and how to talk to them: a command a line, an answer in JSON a line."""

import hashlib
import json
import os
import pathlib
import select
import subprocess
import sys
import tarfile
import time
import venv

from harness.program import ROOT, benchmark

# The modules behind the program are products for the benchmarks and tests alone.
os.environ["TRELLIS_INTERNALS"] = "1"

HERE = pathlib.Path(__file__).resolve().parent
WORK = ROOT / ".build/solver-speed"
KIWI = "kiwisolver-1.5.1"
KIWI_SHA256 = "f1303ef2eec81262a4b708c3e858afe58d7c75ad91c1c05266eda7673369859a"
FLAGS = ["-std=c++17", "-O3", "-march=native", "-DNDEBUG"]


class Program:
    """A running program. One that is too slow is ended, and answers nothing from then on."""

    def __init__(self, *command, environment=None):
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )
        self.pending = b""

    def ask(self, command, limit=600):
        """The answer, or `{"error": …}`."""
        if self.process is None:
            return {"error": "ended"}
        try:
            self.process.stdin.write(command.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return self.end("ended")
        deadline = time.monotonic() + limit
        while b"\n" not in self.pending:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return self.end("time")
            read = os.read(self.process.stdout.fileno(), 1 << 20)
            if not read:
                return self.end("ended")
            self.pending += read
        line, _, self.pending = self.pending.partition(b"\n")
        return json.loads(line)

    def end(self, reason):
        if self.process:
            self.process.kill()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
            self.process = None
        return {"error": reason}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end("")


def build_ours():
    """The path of `solver-speed`, built as the product is."""
    return benchmark("solver-speed")


def fetch_kiwi():
    """The folder of kiwi's source package, fetched once."""
    folder, archive = WORK / KIWI, WORK / f"{KIWI}.tar.gz"
    if not archive.exists():
        python = WORK / "venv/bin/python"
        venv.create(WORK / "venv", with_pip=True)
        name, version = KIWI.split("-")
        fetch = [python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-binary", ":all:"]
        subprocess.run([*fetch, "--no-deps", "--dest", WORK, f"{name}=={version}"], check=True, stdout=sys.stderr)
    if hashlib.sha256(archive.read_bytes()).hexdigest() != KIWI_SHA256:
        sys.exit(f"{archive} is not the package that is known")
    if not folder.exists():
        with tarfile.open(archive) as files:
            files.extractall(WORK, filter="data")
    return folder


def build_peer(kiwi):
    """The path of the program around kiwi."""
    source, program = HERE / "kiwi_peer.cpp", WORK / "kiwi-peer"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        compiler = os.environ.get("CXX", "c++")
        subprocess.run([compiler, *FLAGS, "-I", kiwi, source, "-o", program], check=True)
    return program
