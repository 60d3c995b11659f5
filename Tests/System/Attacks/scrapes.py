"""A thousand connections that ask for the metrics, each again as soon as it has them."""

import selectors
import socket
import time

from common import Probe, Server, attempts, bound, end, figure, seconds, spread
from load import median_of

REQUEST = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"


def _scrape(_, port, connections, pipelined):
    selector = selectors.DefaultSelector()
    for _ in range(connections):
        client = socket.create_connection(("127.0.0.1", port))
        client.setblocking(False)
        client.send(REQUEST * pipelined)
        selector.register(client, selectors.EVENT_READ)
    while True:
        for key, _ in selector.select():
            # As many more as answers have ended is not known without reading them; one a read is enough.
            if not key.fileobj.recv(1 << 18):
                raise SystemExit("a connection was closed")
            try:
                key.fileobj.send(REQUEST)
            except BlockingIOError:
                pass


def attack():
    with Server(["--no-access-log"]) as server:
        for connections, pipelined in ((1000, 1), (32, 500)):
            failures = []

            def once():
                clients = spread(_scrape, 2, server.port, connections // 2, pipelined)
                time.sleep(0.5)
                with Probe(server, "/healthz") as health:
                    time.sleep(seconds(10, short=3))
                end(clients)
                failures.extend(health.failures)
                figure(f"{connections} connections, {pipelined} at a time: healthz p50 ms", health.p50 * 1000)
                bound("probes", health.count, at_least=20)
                return health.p99 * 1000

            middle = median_of(attempts(), once)
            bound(f"{connections} connections: healthz p99 ms", middle, timed=True, at_most=20)
            bound(f"{connections} connections: failed probes", len(failures), at_most=0)
