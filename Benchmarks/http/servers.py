"""The servers that are measured: how each is built, started, and what it answers."""

import os
import pathlib
import subprocess
import tempfile
import time
import venv

from harness.process import accepts, free_port, started
from harness.program import ROOT
from harness.program import build as build_product

# The modules behind the program are products for the benchmarks and tests alone.
os.environ["TRELLIS_INTERNALS"] = "1"

HERE = pathlib.Path(__file__).resolve().parent
BUILD = ROOT / ".build-servers"

UVICORN = ["uvicorn[standard]==0.38.0", "kiwisolver==1.5.1"]
PLAIN, JSON, OPERATIONS = {"plain", "pipelined", "connection"}, {"json"}, {"layout", "snapshot"}


def command(*arguments, **options):
    return subprocess.run([str(argument) for argument in arguments], check=True, **options)


def swift(package, product):
    """Builds a product for release, and gives its path."""
    return build_product(product, "--scratch-path", BUILD / product, "--static-swift-stdlib", package=package)


class Kind:
    """One of the servers, built."""

    def __init__(self, name, cases, start):
        self.name, self.cases, self.start = name, cases, start


def build(wanted):
    """Builds what is wanted, in the order of the tables; `trellis` comes first."""
    BUILD.mkdir(exist_ok=True)
    kinds = []
    if "trellis" in wanted:
        program = swift(HERE, "bench-server")
        every = PLAIN | JSON | OPERATIONS
        kinds.append(Kind("trellis", every, lambda port, loops, program=program: [program, port, loops]))
        kinds.append(Kind("trellis, log on", every, lambda port, loops, program=program: [program, port, loops, "log"]))
    if "c" in wanted:
        flags = command(
            "pkg-config", "--cflags", "--libs", "libuv", "libllhttp", "yyjson", stdout=subprocess.PIPE, text=True
        ).stdout.split()
        program = BUILD / "c-server"
        command("cc", "-O2", "-Wall", "-Wextra", "-o", program, HERE / "peers/server.c", *flags, "-lpthread", "-lm")
        kinds.append(Kind("c", PLAIN | JSON, lambda port, loops, program=program: [program, port, loops]))
    if "hummingbird" in wanted:
        program = swift(HERE / "hummingbird-peer", "hummingbird-peer")
        kinds.append(Kind(
            "hummingbird", PLAIN | JSON | OPERATIONS, lambda port, loops, program=program: [program, port, loops]))
    if "node" in wanted:
        kinds.append(Kind("node", PLAIN | JSON, lambda port, loops: ["node", HERE / "peers/server.js", port, loops]))
    if "uvicorn" in wanted:
        kinds.append(Kind("uvicorn", OPERATIONS, uvicorn()))
    if "nginx" in wanted:
        kinds.append(Kind("nginx", PLAIN, nginx))
    return kinds


def uvicorn():
    """How to start the Python service of the requests' benchmark."""
    folder = BUILD / "uvicorn-venv"
    if not (folder / "bin/uvicorn").exists():
        venv.create(folder, with_pip=True)
        command(folder / "bin/pip", "install", "--quiet", *UVICORN)
    return lambda port, loops: [
        folder / "bin/uvicorn", "kiwi_peer:application", "--app-dir", HERE.parent / "requests", "--port", port,
        "--workers", loops, "--log-level", "error", "--no-access-log"]


def nginx(port, loops):
    folder = tempfile.mkdtemp(prefix="nginx-", dir=BUILD)
    os.chmod(folder, 0o777)
    text = (HERE / "peers/nginx.conf").read_text()
    for name, value in (("PORT", port), ("LOOPS", loops), ("FOLDER", folder)):
        text = text.replace(name, str(value))
    configuration = pathlib.Path(folder) / "nginx.conf"
    configuration.write_text(text)
    return ["/usr/sbin/nginx", "-c", configuration]


class Running:
    """A server that runs, with all its processes."""

    def __init__(self, kind, loops):
        self.kind = kind
        self.port = free_port()
        arguments = [str(argument) for argument in kind.start(self.port, loops)]
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        if not started(self.process, lambda: accepts(self.port)):
            raise SystemExit(f"{kind.name} does not start: {arguments}")
        # Workers that share the port may still be starting.
        time.sleep(0.5)

    def processes(self):
        found = [self.process.pid]
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    fields = (pathlib.Path("/proc") / entry / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue
                if int(fields[1]) == self.process.pid:
                    found.append(int(entry))
        return found

    def cpu(self):
        """Nanoseconds of user and system time so far."""
        total = 0
        for pid in self.processes():
            for task in os.listdir(f"/proc/{pid}/task"):
                try:
                    total += int(pathlib.Path(f"/proc/{pid}/task/{task}/schedstat").read_text().split()[0])
                except OSError:
                    pass
        return total

    def resident(self):
        """Bytes of memory of its own: what its processes share is counted once."""
        total = 0
        for pid in self.processes():
            for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
        return total

    def stop(self):
        for pid in self.processes():
            try:
                os.kill(pid, 9)
            except OSError:
                pass
        self.process.wait()
