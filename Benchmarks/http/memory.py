"""Memory at rest and with many idle connections, and small requests beside the largest ones."""

import re
import json
import socket
import subprocess
import threading
import time

import servers

IDLE = 10_000


def measure(kinds):
    """By server: bytes at rest, and for each of 10,000 idle connections."""
    held = {}
    for kind in kinds:
        server = servers.Running(kind, 2)
        clients = []
        try:
            rest = server.resident()
            for number in range(IDLE):
                client = socket.socket()
                client.bind((f"127.0.0.{2 + number % 50}", 0))
                client.connect(("127.0.0.1", server.port))
                client.sendall(b"GET /plain HTTP/1.1\r\nHost: a\r\n\r\n")
                clients.append(client)
            for client in clients:
                client.settimeout(30)
                client.recv(4096)
            time.sleep(1)
            held[kind.name] = (rest, (server.resident() - rest) / IDLE)
        finally:
            for client in clients:
                client.close()
            server.stop()
        if kind.name == "trellis":
            held["p99 beside large"] = beside_large(kind)
    return held


def large_layout():
    """Near the most that a request may ask for: 16 MiB of views that hang on each other."""
    count = 60_000
    views = [{"id": "v0", "width": 1000, "height": 1000}]
    views += [{"id": f"v{number}", "parent": "v0", "height": 10} for number in range(1, count)]
    constraints = [f"v{number}.top == v{number - 1}.bottom + 1" for number in range(2, count)]
    constraints += [f"v{number}.width <= v{number - 1}.width" for number in range(2, count)]
    return json.dumps({"views": views, "constraints": constraints}).encode()


def p99(port):
    text = subprocess.run(
        ["wrk", "--threads", "1", "--connections", "16", "--duration", "5s", "--latency", f"http://127.0.0.1:{port}/plain"],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", text).groups()
    return float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def beside_large(kind):
    """The 99th percentile of small requests alone, and while two clients send the largest ones."""
    server = servers.Running(kind, 2)
    body = large_layout()
    request = f"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
    over, answers = threading.Event(), []

    def send():
        while not over.is_set():
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.settimeout(60)
                client.sendall(request)
                answers.append(client.recv(4096)[9:12].decode())

    try:
        alone = sorted(p99(server.port) for _ in range(3))[1]
        threads = [threading.Thread(target=send, daemon=True) for _ in range(2)]
        for thread in threads:
            thread.start()
        time.sleep(1)
        loaded = sorted(p99(server.port) for _ in range(3))[1]
        over.set()
        for thread in threads:
            thread.join(60)
        return alone, loaded, answers
    finally:
        server.stop()


def print_table(held):
    print(f"\nMemory, two loops\n\n| {'server':15} | {'at rest, MB':>12} | {'idle connection, KB':>20} |\n|---|---|---|")
    for name, values in held.items():
        if name != "p99 beside large":
            print(f"| {name:15} | {values[0] / 1e6:12.1f} | {values[1] / 1e3:20.2f} |")
    alone, loaded, answers = held["p99 beside large"]
    print(f"\nSmall requests: p99 {alone:.2f} ms alone, {loaded:.2f} ms beside the largest layouts"
          f" ({len(answers)} answered: {', '.join(sorted(set(answers)))})")
