"""HAProxy, nginx and Caddy in front of a real server: what they pass on."""

import contextlib
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile

from harness import process as processes
from harness.report import expect
from harness.server import Server

PROXIES = pathlib.Path(__file__).resolve().parents[3] / "deploy/proxies"
# Ways to write the path, whether the server resolves them or not.
METRICS = (
    "/metrics", "/metrics?a=b", "/%6detrics", "/metric%73", "http://a/metrics", "/metrics/", "//metrics", "/./metrics", "/%2e/metrics",
    "/v1/../metrics", "/v1/%2e%2e/metrics", "/metrics/.", "/metrics/x/..", "/../metrics", "/%2fmetrics",
)


def program(name):
    """The path of a program; None where it is missing."""
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    if not found:
        expect("TRELLIS_DEPLOY_ALL" not in os.environ, f"{name} is missing: scripts/bootstrap deploy")
        print(f"     left out, since {name} is missing")
    return found


@contextlib.contextmanager
def proxy(command, port):
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(list(map(str, command)), stdout=log, stderr=log)
        try:
            if not processes.started(process, lambda: processes.accepts(port), seconds=20):
                log.seek(0)
                expect(False, log.read().decode(errors="replace"))
            yield
        finally:
            processes.end(process)


def passes_all_but_metrics(command_of, source, *substitutions):
    """Runs a proxy with its file, in front of one server on a port of its own."""
    with Server(by_readyz=True) as server, tempfile.TemporaryDirectory() as folder:
        port = processes.free_port()
        text = source.read_text()
        for pattern, replacement in substitutions:
            text, count = re.subn(pattern, replacement.format(port=port, server=server.port), text, flags=re.MULTILINE)
            expect(count, f"{source.name} has no {pattern}")
        path = pathlib.Path(folder, source.name)
        path.write_text(text)
        with proxy(command_of(path, folder), port):
            def status(target):
                with contextlib.suppress(OSError, ValueError), socket.create_connection(("127.0.0.1", port), timeout=20) as client:
                    client.sendall(f"GET {target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
                    return int(client.makefile("rb").readline().split()[1])
                return 0

            processes_ready(lambda: status("/version") == 200, source.name)
            for target in METRICS:
                found = status(target)
                expect(found in (400, 403, 404), f"{source.name} answers {found} to {target}")
            # The others are passed on.
            expect(status("/problems/not-found") == 200, "a page is not passed on")
            expect(server.ask("GET", "/%6detrics")[0] == 200, "the server does not decode paths: the test is void")


def processes_ready(holds, name):
    """Waits until the proxy has found its server to be ready."""
    class Always:
        @staticmethod
        def poll():
            return None

    expect(processes.started(Always, holds, seconds=20), f"{name} passes nothing on")


def test_haproxy_passes_no_metrics():
    """HAProxy passes requests on, but none for the metrics, however their path is written"""
    found = program("haproxy")
    if found:
        passes_all_but_metrics(
            lambda path, _: [found, "-db", "-f", path], PROXIES / "haproxy.cfg",
            (r"maxconn 20000", "maxconn 1000"), (r"bind :8080", "bind 127.0.0.1:{port}"), (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))


def test_compose_haproxy_passes_no_metrics():
    """nor does HAProxy with the file for compose"""
    found = program("haproxy")
    if found:
        passes_all_but_metrics(
            lambda path, _: [found, "-db", "-f", path], PROXIES / "haproxy-compose.cfg",
            (r"maxconn 20000", "maxconn 1000"), (r"bind :8080", "bind 127.0.0.1:{port}"), (r"^resolvers docker\n(    .*\n)*", ""),
            (r"server-template replica- 20 trellis:8080", "server replica 127.0.0.1:{server}"), (r" resolvers docker init-addr none", ""))


def test_nginx_passes_no_metrics():
    """nor does nginx"""
    found = program("nginx")
    if found:
        passes_all_but_metrics(
            lambda path, folder: [
                found, "-e", "stderr", "-p", folder, "-c", path,
                "-g", f"daemon off; master_process off; pid {folder}/pid;"], PROXIES / "nginx.conf",
            (r"listen 8080", "listen 127.0.0.1:{port}"), (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))


def test_caddy_passes_no_metrics():
    """nor does Caddy"""
    found = program("caddy")
    if found:
        passes_all_but_metrics(
            lambda path, _: [found, "run", "--adapter", "caddyfile", "--config", path], PROXIES / "Caddyfile",
            (r"^:8080 [{]", "{{\n\tadmin off\n}}\nhttp://127.0.0.1:{port}, http://a:{port} {{\n\tbind 127.0.0.1"),
            (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))
