"""One round of each kind of client. A round that raises has found a fault of the server."""

import json
import re
import time

from harness.program import ROOT
from harness.wire import Client, Wrong

# Time-outs of the server are up to 3 s, and looked at each quarter of a second; a busy machine adds to it.
PATIENCE = 30

examples = []
malformed = []


def prepare():
    for folder in sorted((ROOT / "examples").iterdir()):
        if not (folder / "example.json").exists():
            continue
        example = json.loads((folder / "example.json").read_text())
        body = (folder / "request.json").read_bytes()
        expected = next(folder.glob("expected.*")).read_bytes()
        examples.append((example, body, expected))
    text = (ROOT / "Tests/Fixtures/http/framing.http").read_text()
    for case in re.split(r"^## ", text, flags=re.M)[1:]:
        sent, statuses = b"", re.findall(r"^< (\d{3})", case, flags=re.M)
        for line in case.splitlines():
            if re.match(r">>? ?", line):
                is_whole = not line.startswith(">>")
                raw = line.removeprefix(">>").removeprefix(">").removeprefix(" ")
                if "\\{" in raw:
                    break
                sent += raw.encode().decode("unicode_escape").encode("latin-1") + (b"\r\n" if is_whole else b"")
        else:
            if "< closed" in case and len(statuses) == 1 and "\\n" not in statuses:
                malformed.append((sent, int(statuses[0])))
    if len(examples) < 10 or len(malformed) < 40:
        raise SystemExit(f"soak: {len(examples)} examples and {len(malformed)} malformed requests are too few")


def check(answer, status, body=None, where=""):
    if answer[0] != status or (body is not None and answer[2] != body):
        raise Wrong(f"{where}: expected {status}, got {answer[0]} {answer[2][:300]!r}")


def example(chance):
    facts, body, expected = chance.choice(examples)
    accept = facts["contentType"].split(";")[0]
    accept = "*/*" if "json" in accept else accept
    return facts["path"], facts["status"], ["Content-Type: application/json", f"Accept: {accept}"], body, expected


class Refused(Exception):
    """503: the server is full, and has said so as it should."""


def check_example(answer, status, expected, path):
    if answer[0] == 503:
        if answer[1].get("retry-after") != "1":
            raise Wrong(f"503 without Retry-After: {answer[1]}")
        raise Refused
    if answer[0] != status:
        raise Wrong(f"{path}: expected {status}, got {answer[0]} {answer[2][:300]!r}")
    if answer[2] != expected and ("json" not in answer[1]["content-type"] or json.loads(answer[2]) != json.loads(expected)):
        raise Wrong(f"{path}: expected {expected[:300]!r}, got {answer[2][:300]!r}")


def good(port, chance):
    # From an address of its own: it does not share the queue's room with those that do their worst.
    with Client(port, PATIENCE, source="127.0.0.2") as client:
        for number in range(chance.randrange(1, 40)):
            path, status, fields, body, expected = example(chance)
            name = f"good-{number}"
            answer = client.ask("POST", path, body, [*fields, f"X-Request-ID: {name}"])
            check_example(answer, status, expected, path)
            if answer[1]["x-request-id"] != name:
                raise Wrong(f"another's answer: {answer[1]['x-request-id']} for {name}")
            check(client.ask("GET", "/healthz"), 200, b'{"status":"ok"}', "/healthz")


def pipelining(port, chance):
    count = chance.choice([2, 16, 1000])
    with Client(port, PATIENCE) as client:
        path, status, fields, body, expected = example(chance)
        batch = b""
        for number in range(count):
            batch += client.request("GET", f"/problems/{number}")
            if number == count // 2:
                batch += client.request("POST", path, body, fields)
        client.send(batch)
        for number in range(count):
            answer = client.answer()
            check(answer, 404, where="pipelined")
            if f'\\"{number}\\"'.encode() not in answer[2]:
                raise Wrong(f"answers out of order: {answer[2]!r} for {number}")
            if number == count // 2:
                check_example(client.answer(), status, expected, path)


def in_chunks(body, chance):
    sent, place = b"", 0
    while place < len(body):
        size = chance.choice([1, 7, 100, 5000])
        piece = body[place : place + size]
        sent += b"%x;a=b\r\n%s\r\n" % (len(piece), piece)
        place += size
    return sent + b"0\r\nX-Trailer: x\r\n\r\n"


def chunked(port, chance):
    with Client(port, PATIENCE) as client:
        for _ in range(20):
            path, status, fields, body, expected = example(chance)
            head = client.request("POST", path, None, [*fields, "Transfer-Encoding: chunked"])
            data = head + in_chunks(body, chance)
            cut = chance.randrange(len(data))
            client.send(data[:cut])
            client.send(data[cut:])
            check_example(client.answer(), status, expected, path)


def expecting(port, chance):
    with Client(port, PATIENCE) as client:
        for _ in range(10):
            path, status, fields, body, expected = example(chance)
            request = client.request("POST", path, body, [*fields, "Expect: 100-continue"])
            client.send(request[: -len(body)])
            while b"\r\n\r\n" not in client.received:
                client.fill()
            interim, _, client.received = client.received.partition(b"\r\n\r\n")
            if interim != b"HTTP/1.1 100 Continue":
                raise Wrong(f"expected 100, got {interim!r}")
            client.send(body)
            check_example(client.answer(), status, expected, path)
    with Client(port, PATIENCE) as client:
        client.send(client.request("POST", "/nothing", None, ["Expect: 100-continue", "Content-Length: 5"]))
        check(client.answer(), 404, where="expecting at a path that is not there")


def large(port, chance):
    count = chance.choice([2_000, 20_000])
    items = [{"id": f"item {number}", "title": "x" * 40} for number in range(count)]
    body = json.dumps({"items": items, "window": {"offset": count - 2, "limit": 2}}).encode()
    with Client(port, PATIENCE) as client:
        answer = client.ask("POST", "/v1/snapshot", body)
        if answer[0] == 503:
            check_example(answer, 200, b"", "/v1/snapshot")
        status, _, answer = answer
        if status != 200 or [item["id"] for item in json.loads(answer)["items"]] != [items[-2]["id"], items[-1]["id"]]:
            raise Wrong(f"large: {status} {answer[:200]!r}")


def bad(port, chance):
    for _ in range(20):
        sent, status = chance.choice(malformed)
        with Client(port, PATIENCE) as client:
            client.send_what_is_taken(sent)
            answer = client.answer()
            if answer[0] != status:
                raise Wrong(f"{sent[:100]!r}: expected {status}, got {answer[0]}")
            client.wait_for_end()
    with Client(port, PATIENCE) as client:
        noise = chance.randbytes(chance.randrange(1, 3000))
        client.send_what_is_taken(noise + b"\r\n\r\n")
        client.end_sending()
        client.wait_for_end()


def half_closed(port, chance):
    with Client(port, PATIENCE) as client:
        path, status, fields, body, expected = example(chance)
        client.send(client.request("POST", path, body, fields) + client.request("GET", "/healthz"))
        client.end_sending()
        try:
            answer = client.answer()
        except Wrong:
            # A request that still waits for the work queue half a second after its client has ended its side is
            # dropped: the client has probably gone. That may happen to few.
            raise Refused from None
        check_example(answer, status, expected, path)
        check(client.answer(), 200, b'{"status":"ok"}', "half-closed")
        client.wait_for_end()


def resetting(port, chance):
    for _ in range(20):
        client = Client(port, PATIENCE)
        path, _, fields, body, _ = example(chance)
        request = client.request("POST", path, body, fields) * chance.choice([1, 5])
        client.send_what_is_taken(request[: chance.randrange(len(request))])
        if chance.random() < 0.5:
            time.sleep(chance.random() / 100)
        client.reset()


def leaving(port, chance):
    """Asks for work that takes long, and goes."""
    count = 4_000
    views = [{"id": f"v{number}", "children": []} for number in range(count)]
    constraints = [f"v{number}.width + v{(number * 7 + 1) % count}.width <= {number % 90 + 10}" for number in range(count)]
    body = json.dumps({"views": views, "constraints": constraints}).encode()
    waiting = []
    for _ in range(12):
        client = Client(port, PATIENCE)
        client.send_what_is_taken(client.request("POST", "/v1/layout", body))
        waiting.append(client)
    time.sleep(chance.random())
    for client in waiting:
        client.reset() if chance.random() < 0.5 else client.close()


def trickle(client, data, seconds):
    """Sends a byte now and then until the server has closed; it has so many seconds to do so."""
    deadline = time.monotonic() + seconds
    client.socket.settimeout(0.1)
    place = 0
    while time.monotonic() < deadline:
        client.send_what_is_taken(data[place % len(data) :][:1])
        place += 1
        try:
            if not client.socket.recv(65536):
                return
        except TimeoutError:
            pass
        except ConnectionError:
            return
    raise Wrong("a connection that goes nowhere is not closed")


def slow_head(port, chance):
    with Client(port, PATIENCE) as client:
        start = chance.choice([b"", b"G", b"GET / HTTP/1.1\r\nHost: a\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
        client.send(start)
        trickle(client, b"aaaa" if start else b"\r\n", PATIENCE)


def slow_body(port, chance):
    with Client(port, PATIENCE) as client:
        framing, data = chance.choice([
            ("Content-Length: 100000", b" "), ("Transfer-Encoding: chunked", b"1\r\n \r\n"),
        ])
        client.send(client.request("POST", "/v1/snapshot", None, [framing]))
        trickle(client, data, PATIENCE)


def slow_reader(port, chance):
    with Client(port, PATIENCE, receive_buffer=4096) as client:
        for _ in range(60):
            client.socket.settimeout(0.2)
            try:
                client.send(client.request("GET", "/openapi.json"))
            except OSError:
                break
        # Not a byte is read; the server must give up by itself.
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.25)
            try:
                client.socket.sendall(b"G")
            except TimeoutError:
                continue
            except OSError:
                return
        raise Wrong("a client that reads nothing is not cut off")


def silent(port, chance):
    with Client(port, PATIENCE) as client:
        if chance.random() < 0.5:
            check(client.ask("GET", "/healthz"), 200, where="/healthz")
        began = time.monotonic()
        client.wait_for_end()
        if time.monotonic() - began < 2:
            raise Wrong("an idle connection was closed before its time")


def scraping(port, chance):
    with Client(port, PATIENCE) as client:
        answer = client.ask("GET", "/metrics")
        check(answer, 200, where="/metrics")
        for line in answer[2].decode().splitlines():
            if not re.fullmatch(r'# (HELP|TYPE) .*|[a-z_]+(\{.*\})? [-+0-9.eE]+', line):
                raise Wrong(f"not a sample: {line!r}")
    time.sleep(0.5)
