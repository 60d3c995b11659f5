"""HAProxy, nginx and Caddy in front of a real server: what they pass on."""

import contextlib
import gzip
import http.client
import http.server
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import threading

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


@contextlib.contextmanager
def configured(command_of, source, server, *substitutions):
    """Runs a proxy with its file, in front of a server, and gives its port."""
    with tempfile.TemporaryDirectory() as folder:
        port = processes.free_port()
        text = source.read_text()
        for pattern, replacement in substitutions:
            made = replacement.format(port=port, server=server.port, folder=folder)
            text, count = re.subn(pattern, made, text, flags=re.MULTILINE)
            expect(count, f"{source.name} has no {pattern}")
        path = pathlib.Path(folder, source.name)
        path.write_text(text)
        with proxy(command_of(path, folder), port):
            yield port


def passes_all_but_metrics(command_of, source, *substitutions):
    """Runs a proxy with its file, in front of one server on a port of its own."""
    with Server(by_readyz=True) as server:
        with configured(command_of, source, server, *substitutions) as port:
            def status(target):
                with contextlib.suppress(OSError, ValueError), socket.create_connection(("127.0.0.1", port), timeout=20) as client:
                    client.sendall(f"GET {target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
                    return int(client.makefile("rb").readline().split()[1])
                return 0

            processes_ready(lambda: status("/version") == 200, source.name)
            for target in METRICS:
                found = status(target)
                expect(found in (400, 403, 404), f"{source.name} answers {found} to {target}")
            # The others are passed on, and so is QUERY.
            expect(ask(port, "QUERY", "/v1/snapshot", LIST)[0] == 200, f"{source.name} does not pass QUERY on")
            expect(status("/problems/not-found") == 200, "a page is not passed on")
            expect(server.ask("GET", "/%6detrics")[0] == 200, "the server does not decode paths: the test is void")


LIST = b'{"items": ["a"]}'
JSON = {"Content-Type": "application/json"}


def ask(port, method, path, body=None, headers=None):
    """One request to a proxy: status, fields, body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    with contextlib.closing(connection):
        connection.request(method, path, body=body, headers=JSON if headers is None else headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()


def processes_ready(holds, name):
    """Waits until the proxy has found its server to be ready."""
    class Always:
        @staticmethod
        def poll():
            return None

    expect(processes.started(Always, holds, seconds=20), f"{name} passes nothing on")


def haproxy(found):
    """The command that runs HAProxy with a file."""
    return lambda path, _: [found, "-db", "-f", path]


HAPROXY = (
    (r"maxconn 20000", "maxconn 1000"), (r"bind :8080", "bind 127.0.0.1:{port}"), (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))
HAPROXY_COMPOSE = (
    *HAPROXY[:2], (r"^resolvers docker\n(    .*\n)*", ""), (r"server-template replica- 20 trellis:8080", "server replica 127.0.0.1:{server}"),
    (r" resolvers docker init-addr none", ""))


def test_haproxy_passes_no_metrics():
    """HAProxy passes requests on, but none for the metrics, however their path is written"""
    found = program("haproxy")
    if found:
        passes_all_but_metrics(haproxy(found), PROXIES / "haproxy.cfg", *HAPROXY)


def test_compose_haproxy_passes_no_metrics():
    """nor does HAProxy with the file for compose"""
    found = program("haproxy")
    if found:
        passes_all_but_metrics(haproxy(found), PROXIES / "haproxy-compose.cfg", *HAPROXY_COMPOSE)


def nginx(found):
    """The command that runs nginx with a file, in a folder for what it writes."""
    return lambda path, folder: [
        found, "-e", "stderr", "-p", folder, "-c", path, "-g", f"daemon off; master_process off; pid {folder}/pid;"]


NGINX = ((r"listen 8080", "listen 127.0.0.1:{port}"), (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))
NGINX_CACHE = (*NGINX, (r"/var/cache/nginx/trellis", "{folder}/cache"))


def test_nginx_passes_no_metrics():
    """nor does nginx"""
    found = program("nginx")
    if found:
        passes_all_but_metrics(nginx(found), PROXIES / "nginx.conf", *NGINX)


def test_nginx_with_a_cache_passes_no_metrics():
    """nor does nginx with its cache"""
    found = program("nginx")
    if found:
        passes_all_but_metrics(nginx(found), PROXIES / "nginx-query-cache.conf", *NGINX_CACHE)


def test_nginx_caches_queries():
    """nginx serves a repeated QUERY from its cache, and asks the server again for all that may differ"""
    found = program("nginx")
    if not found:
        return
    with Server(by_readyz=True) as server:
        with configured(nginx(found), PROXIES / "nginx-query-cache.conf", server, *NGINX_CACHE) as port:
            processes_ready(lambda: ask(port, "GET", "/version")[0] == 200, "nginx")

            # The server gives each response an id of its own.
            known_ids = set()

            def is_new(fields):
                made = fields["X-Request-ID"]
                found = made not in known_ids
                known_ids.add(made)
                return found

            def served(expected, path, body, headers=JSON):
                status, fields, answer = ask(port, "QUERY", path, body, headers)
                expect(status in (200, 304), f"{path} {body[:60]}: {status} {answer}")
                if expected:
                    expect(is_new(fields) == (expected != "HIT"), f"{path} {body[:60]}: not {expected}")
                    expect(fields["X-Cache-Status"] == expected, f"{path} {body[:60]}: {fields['X-Cache-Status']}, not {expected}")
                return status, fields, answer

            first = served("MISS", "/v1/snapshot", LIST)
            again = served("HIT", "/v1/snapshot", LIST)
            expect(first[2] == again[2] and first[1]["ETag"] == again[1]["ETag"], "the cached response is another")
            known = served("HIT", "/v1/snapshot", LIST, {**JSON, "If-None-Match": first[1]["ETag"]})
            expect((known[0], known[2]) == (304, b""), f"a known response is {known[0]}")
            # What may differ: the body, the path, the query, the representation, the coding.
            served("MISS", "/v1/snapshot", b'{"items": ["b"]}')
            text = served("MISS", "/v1/snapshot", LIST, {**JSON, "Accept": "text/plain"})
            expect(text[1]["Content-Type"].startswith("text/plain"), "text is asked for")
            served("HIT", "/v1/snapshot", LIST, {**JSON, "Accept": "text/plain"})
            served("HIT", "/v1/snapshot", LIST)
            packed = {**JSON, "Content-Encoding": "gzip"}
            served("MISS", "/v1/snapshot", gzip.compress(LIST, mtime=0), packed)
            served("HIT", "/v1/snapshot", gzip.compress(LIST, mtime=0), packed)
            # What is not to be kept: a response that depends on the clock, one for a token, one whose request is long.
            clock = b'{"template": {"items": ["${now}"]}}'
            for _ in range(2):
                served("MISS", "/v1/snapshot", clock)
                served("BYPASS", "/v1/snapshot", LIST, {**JSON, "Authorization": "Bearer a"})
            for count in (55_000, 300_000):
                bodies = [
                    served(None, "/v1/snapshot", b'{%s"items": ["%s"]}' % (b" " * count, item))[2] for item in (b"1", b"2", b"1")]
                expect(bodies[0] != bodies[1] and bodies[0] == bodies[2], f"{count} bytes: another's response")
            # Problems are not kept, nor are responses to POST.
            for _ in range(2):
                problem = ask(port, "QUERY", "/v1/snapshot", b"{}")
                expect(problem[0] == 422 and is_new(problem[1]), "a problem is kept")
                posted = ask(port, "POST", "/v1/snapshot", LIST)
                expect(posted[0] == 200 and posted[1]["X-Cache-Status"] is None, "POST is kept")
            # The location inside is not for clients.
            expect(ask(port, "GET", "/.query/")[0] == 404, "the location inside is open")


def caddy(found):
    """The command that runs Caddy with a file."""
    return lambda path, _: [found, "run", "--adapter", "caddyfile", "--config", path]


CADDY = (
    (r"^:8080 [{]", "{{\n\tadmin off\n}}\nhttp://127.0.0.1:{port}, http://a:{port} {{\n\tbind 127.0.0.1"),
    (r"127\.0\.0\.1:808[123]", "127.0.0.1:{server}"))


def test_caddy_passes_no_metrics():
    """nor does Caddy"""
    found = program("caddy")
    if found:
        passes_all_but_metrics(caddy(found), PROXIES / "Caddyfile", *CADDY)


class Silent(http.server.ThreadingHTTPServer):
    """A replica that is ready, takes each request, and ends the connection without a response, as one that is killed does."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def __getattr__(self, name):
            if name.startswith("do_"):
                return self.take
            raise AttributeError(name)

        def take(self):
            if self.path in ("/readyz", "/version"):
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()
            else:
                self.server.taken.append(self.rfile.read(int(self.headers.get("Content-Length", 0))))
            self.close_connection = True

        def log_message(self, *_):
            pass

    def __init__(self):
        super().__init__(("127.0.0.1", 0), self.Handler)
        self.port = self.server_port
        self.taken = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def server_close(self):
        self.shutdown()
        super().server_close()


# A replica that has failed is asked again at once, which saves the time of waiting for it.
NGINX_PATIENCE = (r"max_fails=1 fail_timeout=2s", "max_fails=0")
CADDY_PATIENCE = (r"fail_duration 2s", "fail_duration 1ms")
# Ways to write the path of a change that the server resolves.
CHANGES = (
    ("POST", "/v1/lists/a/operations"), ("PUT", "/v1/lists/a"), ("DELETE", "/v1/lists/a"), ("POST", "/v1/lists/a/operations?a=b"),
    ("POST", "/v1/%6cists/a/operations"), ("POST", "/%76%31/lists/a/operations"), ("POST", "/v1/./lists/a/operations"),
    ("POST", "/v1/layout/../lists/a/operations"), ("POST", "/v1/%2e/lists/a/operations"), ("POST", "//v1//lists/a/operations"),
)


def repeats_all_but_changes(command_of, source, *substitutions, repeated=("GET", "POST", "QUERY")):
    """Runs a proxy with its file, in front of replicas that never answer, and counts the requests that arrive."""
    with Silent() as server, configured(command_of, source, server, *substitutions) as port:
        def taken(method, path):
            # A proxy sends nothing to replicas that have just failed.
            processes_ready(lambda: ask(port, "GET", "/version")[0] == 200, source.name)
            server.taken.clear()
            body = b"" if method == "GET" else LIST
            status = ask(port, method, path, body)[0]
            expect(status in (502, 503, 504), f"{source.name}: {method} {path} has status {status}")
            expect(all(found == body for found in server.taken), f"{source.name}: {method} {path} arrives as {server.taken}")
            return len(server.taken)

        for method in ("GET", "POST", "QUERY"):
            count = taken(method, "/v1/snapshot")
            expect(count > 1 if method in repeated else count == 1, f"{source.name} sends {method} {count} times")
        for method, path in CHANGES:
            count = taken(method, path)
            expect(count == 1, f"{source.name} sends {method} {path} {count} times")


def test_haproxy_repeats_no_changes():
    """HAProxy sends requests again that had no response, but no changes of kept lists, however their path is written"""
    found = program("haproxy")
    if found:
        repeats_all_but_changes(haproxy(found), PROXIES / "haproxy.cfg", *HAPROXY)


def test_compose_haproxy_repeats_no_changes():
    """so does HAProxy with the file for compose"""
    found = program("haproxy")
    if found:
        repeats_all_but_changes(haproxy(found), PROXIES / "haproxy-compose.cfg", *HAPROXY_COMPOSE)


def test_nginx_repeats_no_changes():
    """so does nginx"""
    found = program("nginx")
    if found:
        repeats_all_but_changes(nginx(found), PROXIES / "nginx.conf", *NGINX, NGINX_PATIENCE)


def test_nginx_with_a_cache_repeats_no_changes():
    """so does nginx with its cache"""
    found = program("nginx")
    if found:
        repeats_all_but_changes(nginx(found), PROXIES / "nginx-query-cache.conf", *NGINX_CACHE, NGINX_PATIENCE)


def test_caddy_repeats_no_changes():
    """so does Caddy, but only requests without a body"""
    found = program("caddy")
    if found:
        repeats_all_but_changes(caddy(found), PROXIES / "Caddyfile", *CADDY, CADDY_PATIENCE, repeated=("GET",))
