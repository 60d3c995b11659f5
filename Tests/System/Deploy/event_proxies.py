"""Events of kept lists through HAProxy, nginx and Caddy."""

import contextlib
import http.client
import json
import tempfile

import proxies
from harness.report import expect
from harness.server import Server


def passes_events_on(name, command_of, source, *substitutions):
    """Follows a list through a proxy. Without heartbeats nothing pushes an event that the proxy holds back."""
    found = proxies.program(name)
    if not found:
        return
    with tempfile.TemporaryDirectory() as folder:
        with Server(["--data-dir", folder, "--event-heartbeat", "1h"], by_readyz=True) as server:
            with proxies.configured(command_of(found), proxies.PROXIES / source, server, *substitutions) as port:
                proxies.processes_ready(lambda: proxies.ask(port, "GET", "/version")[0] == 200, source)

                def put(number):
                    body = json.dumps({"items": [f"{number}"]}).encode()
                    expect(proxies.ask(port, "PUT", "/v1/lists/a", body)[0] in (200, 201), f"{source}: PUT")

                put(0)
                for path in ("/v1/lists/a/events", "/v1/lists/events?list=a"):
                    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
                    with contextlib.closing(connection):
                        connection.request("GET", path, headers={"Accept": "text/event-stream"})
                        answer = connection.getresponse()
                        expect(answer.status == 200, f"{source} {path}: {answer.status}")
                        for number in range(1, 4):
                            line = answer.readline()
                            while not line.startswith(b"data:"):
                                line = answer.readline()
                            put(f"{path} {number}")


def test_haproxy_passes_events_on():
    """HAProxy passes events on at once"""
    passes_events_on("haproxy", proxies.haproxy, "haproxy.cfg", *proxies.HAPROXY)


def test_compose_haproxy_passes_events_on():
    """so does HAProxy with the file for compose"""
    passes_events_on("haproxy", proxies.haproxy, "haproxy-compose.cfg", *proxies.HAPROXY_COMPOSE)


def test_nginx_passes_events_on():
    """so does nginx"""
    passes_events_on("nginx", proxies.nginx, "nginx.conf", *proxies.NGINX)


def test_nginx_with_a_cache_passes_events_on():
    """so does nginx with its cache"""
    passes_events_on("nginx", proxies.nginx, "nginx-query-cache.conf", *proxies.NGINX_CACHE)


def test_caddy_passes_events_on():
    """so does Caddy"""
    passes_events_on("caddy", proxies.caddy, "Caddyfile", *proxies.CADDY)
