"""Load for attacks on admission: bodies of a known cost, wrk, crowds, and clients that do not wait for answers."""

import json
import multiprocessing
import random
import re
import select
import shutil
import socket
import subprocess
import tempfile
import time

from harness.program import ROOT

POST = ROOT / "Benchmarks/http/wrk/post.lua"


def layout(views=120, rows=220, seed=1):
    """A layout whose rows are coupled, so that it is much work for its bytes: a third of a millisecond for 11 KB as it stands."""
    chooser = random.Random(seed)
    constraints = []
    for number in range(rows):
        one, other = chooser.sample(range(views), 2)
        kind = chooser.choice(["width", "height"])
        constraints.append(
            f"v{one}.{kind} {chooser.choice(['>=', '<='])} {chooser.randint(2, 7)} * v{other}.{kind} "
            f"{chooser.choice('+-')} {chooser.randint(1, 900)} @ {chooser.randint(1, 999)}")
    return json.dumps({"views": [{"id": f"v{number}"} for number in range(views)], "constraints": constraints}).encode()


def template():
    """A sequence of some 200 bytes whose template works for ten seconds, where its steps are not limited."""
    return json.dumps({"steps": [{"id": "a", "post": "/v1/snapshot", "template": {
        "$let": {"s": {"$eval": "join(range(0,100000),'\u00e9')"}},
        "in": {"$map": {"$eval": "range(0,900000)"}, "each(i)": {"$eval": "s[i:i+1]"}}}}]}).encode()


def wrk(server, path, body, connections, seconds):
    """Runs wrk with a JSON body on kept connections: requests and refusals a second, and bytes sent a second."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(body)
        file.flush()
        command = [
            "wrk", "--threads", "1", "--connections", str(connections), "--duration", f"{seconds}s", "--timeout", "30s",
            "--script", str(POST), f"http://127.0.0.1:{server.port}{path}", "--", file.name]
        text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])
    total = int(re.search(r"(\d+) requests in", text)[1])
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    refused = int(refused[1]) if refused else 0
    return {"done": rate * (total - refused) / max(1, total), "refused": rate * refused / max(1, total)}


def needs_wrk():
    """Whether wrk is there; scripts/bootstrap bench installs it."""
    return shutil.which("wrk") is not None


def _open_loop(port, path, body, rate, seconds, connections, results):
    """Sends at fixed points in time, whether or not answers have come; measures from those points."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: load\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n").encode()
    request = head + body
    poll = select.epoll()
    by_descriptor, free, answers = {}, [], []

    def connect():
        made = socket.create_connection(("127.0.0.1", port))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        poll.register(made, select.EPOLLIN)
        by_descriptor[made.fileno()] = [made, b"", 0.0]
        return made.fileno()

    free = [connect() for _ in range(connections)]
    begun = time.perf_counter()
    lags, total, waiting = [], int(rate * seconds), 0
    while len(lags) < total or waiting:
        now = time.perf_counter()
        due = begun + len(lags) / rate
        if now > begun + seconds + 15:
            break
        if len(lags) < total and now >= due:
            descriptor = free.pop(0) if free else connect()
            entry = by_descriptor[descriptor]
            entry[2] = due
            entry[0].sendall(request)
            lags.append(now - due)
            waiting += 1
            continue
        patience = max(0, due - now) if len(lags) < total else 0.5
        for descriptor, _ in poll.poll(patience):
            entry = by_descriptor[descriptor]
            data = entry[0].recv(1 << 18)
            entry[1] += data
            head, mark, rest = entry[1].partition(b"\r\n\r\n")
            closed = not data
            if mark:
                length = int(re.search(rb"Content-Length: (\d+)", head)[1])
                if len(rest) >= length:
                    answers.append((int(head[9:12]), time.perf_counter() - entry[2]))
                    waiting -= 1
                    entry[1] = b""
                    if b"Connection: close" in head:
                        closed = True
                    else:
                        free.append(descriptor)
            elif closed:
                answers.append((0, time.perf_counter() - entry[2]))
                waiting -= 1
            if closed:
                if descriptor in free:
                    free.remove(descriptor)
                poll.unregister(entry[0])
                entry[0].close()
                del by_descriptor[descriptor]
    results.send((answers, lags, time.perf_counter() - begun))


def open_loop(server, path, body, rate, seconds, connections=64):
    """A process that sends so many requests a second, come what may: answers as (status, seconds), and by how much each was
    sent too late."""
    context = multiprocessing.get_context("fork")
    results, sender = context.Pipe(duplex=False)
    process = context.Process(
        target=_open_loop, args=(server.port, path, body, rate, seconds, connections, sender), daemon=True)
    process.start()
    # With its other end closed here, a process that dies is an error, and nobody waits for it.
    sender.close()
    try:
        answers, lags, took = results.recv()
    except EOFError:
        process.join()
        raise SystemExit(f"the load generator has ended with {process.exitcode}") from None
    process.join()
    return answers, lags, took


def crowd(_, port, path, body, connections, source):
    """A process with many connections from one address, each of which asks again as soon as it is answered."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: load\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n").encode()
    poll, sockets = select.epoll(), {}
    for _ in range(connections):
        made = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
        poll.register(made, select.EPOLLIN)
        sockets[made.fileno()] = made
        made.sendall(head + body)
    while sockets:
        for descriptor, _ in poll.poll():
            try:
                # An answer of a layout comes in one read; what is counted here is nothing.
                if not sockets[descriptor].recv(1 << 18):
                    raise ConnectionError
                sockets[descriptor].sendall(head + body)
            except OSError:
                poll.unregister(descriptor)
                sockets.pop(descriptor).close()


def median_of(times, measure):
    """The middle one of some values; every one of them is printed."""
    values = []
    for attempt in range(times):
        values.append(measure())
        print(f"       attempt {attempt + 1} of {times}: {values[-1]:.4g}", flush=True)
    return sorted(values)[times // 2]


def percentile(values, part):
    ordered = sorted(values) or [float("inf")]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
