"""Clients that follow a list, and say when an event has come to all of them.

    followers.py PORT COUNT PATH

It writes a line `ready` once each client has its first event, and then, for each further one, the monotonic times in
nanoseconds at which it came to half of the clients, to 99 of 100, and to the last.
"""

import selectors
import socket
import sys
import time

PORT, COUNT, PATH = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
REQUEST = f"GET {PATH} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n".encode()
POLL = selectors.DefaultSelector()
BUFFER = bytearray(1 << 20)


def receive(clients, wanted):
    """Reads until `wanted` clients have got the end of an event; returns the times at which they did."""
    times = []
    while len(times) < wanted:
        for key, _ in POLL.select():
            count = key.fileobj.recv_into(BUFFER)
            if count == 0:
                raise SystemExit("followers: a stream ended")
            # The end of an event and of its chunk.
            if b"data:" in memoryview(BUFFER)[:count].tobytes():
                times.append(time.monotonic_ns())
    return times


def main():
    clients = []
    for _ in range(COUNT):
        client = socket.create_connection(("127.0.0.1", PORT))
        client.sendall(REQUEST)
        client.setblocking(False)
        POLL.register(client, selectors.EVENT_READ)
        clients.append(client)
        if len(clients) % 20 == 0:
            receive(clients, 20)
    if COUNT % 20:
        receive(clients, COUNT % 20)
    print("ready", flush=True)
    while True:
        times = receive(clients, COUNT)
        print(times[(COUNT - 1) // 2], times[min(COUNT - 1, COUNT * 99 // 100)], times[-1], flush=True)


main()
