"""The replicas and the balancer in front of them."""

import http.client
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from harness.process import free_port
from harness.program import ROOT, trellis
from harness.server import Server

START_SECONDS = 60


def status(port, path, accept="*/*"):
    """The status of one request, or None where nothing answers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", path, headers={"Accept": accept})
        return connection.getresponse().status
    except OSError:
        return None
    finally:
        connection.close()


def wait(what, holds, seconds=START_SECONDS):
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise SystemExit(f"cluster: {what} did not come in {seconds} s")
        time.sleep(0.05)


class Replica(Server):
    """One server on a port of its own, which it keeps from start to start."""

    def __init__(self, number, options=()):
        self.number = number
        super().__init__([
            "--no-access-log", "--trusted-proxies", "127.0.0.1",
            # HAProxy looks every second.
            "--drain-grace", "3", "--loops", "1", "--work-threads", "1", *options,
        ], program=trellis("release"), port=free_port(), by_readyz=True)

    def restart(self):
        self.stop()
        self.start()


class Balancer:
    """HAProxy with deploy/proxies/haproxy.cfg, but for its ports."""

    def __init__(self, ports, connections=2000):
        self.port, self.statistics = free_port(), free_port()
        text = (ROOT / "deploy/proxies/haproxy.cfg").read_text()
        text, count = re.subn(r"bind :8080", f"bind 127.0.0.1:{self.port}", text)
        assert count == 1
        # As many connections as there are descriptors for, whatever this machine allows.
        text = re.sub(r"maxconn \d+", f"maxconn {connections}", text)
        text = re.sub(r"^    server replica-.*\n", "", text, flags=re.MULTILINE)
        text += "".join(f"    server replica-{i + 1} 127.0.0.1:{port}\n" for i, port in enumerate(ports))
        text += f"\nfrontend statistics\n    bind 127.0.0.1:{self.statistics}\n    stats enable\n    stats uri /\n"
        self.folder = tempfile.TemporaryDirectory()
        file = pathlib.Path(self.folder.name, "haproxy.cfg")
        file.write_text(text)
        found = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")
        if not found:
            raise SystemExit("cluster: haproxy is missing: scripts/bootstrap cluster")
        self.process = subprocess.Popen(
            [found, "-db", "-f", file], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait("HAProxy", lambda: status(self.port, "/readyz") == 200)

    def rows(self):
        """HAProxy's statistics of the replicas: a dictionary each."""
        connection = http.client.HTTPConnection("127.0.0.1", self.statistics, timeout=5)
        connection.request("GET", "/;csv")
        lines = connection.getresponse().read().decode().lstrip("# ").splitlines()
        connection.close()
        names = lines[0].split(",")
        rows = [dict(zip(names, line.split(","))) for line in lines[1:]]
        return [row for row in rows if row["svname"].startswith("replica-")]

    def sees(self, number, state):
        return self.rows()[number - 1]["status"].startswith(state)

    def in_flight(self, number):
        return int(self.rows()[number - 1]["scur"])

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
