"""Many connections: idle ones, short ones, and more than there are file descriptors."""

import contextlib
import resource
import selectors
import socket
import time

from harness.report import fail
from harness.wire import Client

IDLE = 10_000
SHORT = 100_000


def connect_all(server, count):
    opened = []
    for number in range(count):
        # Several source addresses: one has too few ports for everything that this machine does.
        client = socket.socket()
        client.bind((f"127.0.0.{2 + number % 50}", 0))
        client.connect(("127.0.0.1", server.port))
        opened.append(client)
    return opened


def idle(server):
    """Ten thousand connections that do nothing; others are answered as ever."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    before = server.resident()
    connections = connect_all(server, IDLE)
    for connection in connections:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: soak\r\n\r\n")
    for connection in connections:
        connection.settimeout(30)
        if not connection.recv(4096).startswith(b"HTTP/1.1 200 "):
            fail("one of many connections is not answered")
    deadline = time.monotonic() + 10
    while server.metrics()["trellis_connections"] < IDLE:
        if time.monotonic() > deadline:
            fail("connections are missing")
    each = (server.resident() - before) / IDLE
    print(f"soak: {IDLE} idle connections hold {each / 1024:.2f} KiB each")
    if each > 8 * 1024:
        fail("an idle connection holds more than 8 KiB")
    with Client(server.port) as client:
        began = time.monotonic()
        for _ in range(2000):
            if client.ask("GET", "/healthz")[0] != 200:
                fail("a connection beside many is not answered")
        print(f"soak: 2000 requests beside them in {time.monotonic() - began:.2f} s")
    for connection in connections:
        connection.close()
    server.settle()


def short(server):
    """A hundred thousand connections of one request each; none is lost."""
    request = b"GET /healthz HTTP/1.1\r\nHost: soak\r\nConnection: close\r\n\r\n"
    selector = selectors.DefaultSelector()
    began, started, ended = time.monotonic(), 0, 0
    before = server.resident()

    def start(number):
        client = socket.socket()
        # Without a port yet: one is taken when the connection is made, so that ports can be used again.
        client.setsockopt(socket.IPPROTO_IP, 24, 1)
        client.bind((f"127.0.0.{2 + number % 200}", 0))
        client.connect(("127.0.0.1", server.port))
        client.sendall(request)
        selector.register(client, selectors.EVENT_READ, bytearray())

    while ended < SHORT:
        while started < SHORT and started - ended < 128:
            start(started)
            started += 1
        events = selector.select(30)
        if not events:
            fail("a short connection is not answered")
        for key, _ in events:
            data = key.fileobj.recv(4096)
            key.data.extend(data)
            if not data:
                if not key.data.startswith(b"HTTP/1.1 200 ") or not key.data.endswith(b'{"status":"ok"}'):
                    fail(f"a short connection got {bytes(key.data)!r}")
                selector.unregister(key.fileobj)
                key.fileobj.close()
                ended += 1
    server.settle()
    grown = server.resident() - before
    print(f"soak: {SHORT} short connections in {time.monotonic() - began:.1f} s; memory grew by {grown / 1024:.0f} KiB")
    if grown > 8e6:
        fail("short connections leave memory behind")


def descriptors(server):
    """More connections than file descriptors: who is in is served, and once some go, others get in."""
    kept = []
    for _ in range(200):
        client = socket.socket()
        client.settimeout(0.5)
        with contextlib.suppress(OSError):
            client.connect(("127.0.0.1", server.port))
        kept.append(client)
    time.sleep(1)

    def answered(client):
        with contextlib.suppress(OSError):
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: soak\r\n\r\n")
            return client.recv(4096).startswith(b"HTTP/1.1 200 ")
        return False

    served = sum(answered(client) for client in kept)
    print(f"soak: of 200 connections with 64 file descriptors, {served} are served")
    # A server with one loop has 32 open by itself, and keeps some for what requests need.
    if not 16 <= served < 64:
        fail("the server should serve as many connections as it has file descriptors for")
    for client in kept:
        client.close()
    deadline = time.monotonic() + 10
    status = None
    while status != 200:
        if time.monotonic() > deadline:
            fail("the server does not recover from too many connections")
        with contextlib.suppress(OSError), Client(server.port, 1) as client:
            status = client.ask("GET", "/healthz")[0]
    server.settle()
