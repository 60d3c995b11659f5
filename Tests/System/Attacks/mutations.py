"""Mutations of every example, some with extreme values, some spliced from others: none ends the process or is answered 500."""

import copy
import json
import random

from common import Server, bound, end, figure, multiprocessing, seconds, spread, time
from harness import wire
from harness.program import ROOT

STATUSES = {200, 400, 406, 413, 415, 422, 503}
NUMBERS = [0, -0.0, 1, -1, 0.1, 1e-9, 1e-300, 5e-324, 1e9, 1e15, 2**31, 2**53, 2**63, 2**64, -2**63, 1e100, 1e308, -1e308,
           1.7976931348623157e308, 47.1234567, 33.333333333333336, 1000, 999.9999999, 1e-7, 0.5]
TEXTS = ["", "a", "a.width", "a.width == b.width", "a.left >= b.right + 1e308", "H:|-[a]-[b]-|", "V:|[a(==b@high)]|", "ü", "\u202e", "'",
         "\u0000", "x" * 300, "required", "high", "null", "root", "rtl", "${x}", "$eval", "1e999 + 1e999", "range(0, 10)[::]",
         "a.width == 0.00001 * b.width + 1e15 @ 0.001", "'a'.leading == 'b'.trailing", "0 <= a.top <= b.top <= 1e300"]


def examples():
    """The route and body of each example."""
    found = []
    for folder in sorted((ROOT / "examples").iterdir()):
        body = folder / "request.json"
        if body.exists():
            try:
                document = json.loads(body.read_text())
            except ValueError:
                continue
            found.append((route(document), document))
    return found


def route(document):
    if "views" in document:
        return "/v1/layout"
    if "steps" in document:
        return "/v1/sequence"
    return "/v1/diff" if "from" in document and "to" in document else "/v1/snapshot"


def places(value):
    """Every container and key in a JSON value."""
    found, open_values = [], [value]
    while open_values:
        current = open_values.pop()
        for key in current if isinstance(current, dict) else range(len(current)):
            found.append((current, key))
            if isinstance(current[key], (dict, list)):
                open_values.append(current[key])
    return found


def mutate(chance, document, others):
    """A copy with one to four changes."""
    document = copy.deepcopy(document)
    for _ in range(chance.choice([1, 1, 1, 2, 2, 4])):
        found = places(document)
        if not found:
            return document
        container, key = chance.choice(found)
        old = container[key]
        kind = chance.randrange(10)
        if kind < 4 and isinstance(old, (int, float)) and not isinstance(old, bool):
            container[key] = chance.choice(NUMBERS) if chance.random() < 0.6 else old + chance.choice([-1, 1, 0.1234567, 1e-7])
        elif kind < 4 and isinstance(old, str):
            container[key] = chance.choice(TEXTS) if chance.random() < 0.4 else change_text(chance, old)
        elif kind == 4:
            del container[key]
        elif kind == 5:
            other, place = chance.choice(places(chance.choice(others)[1]) or [(container, key)])
            container[key] = copy.deepcopy(other[place])
        elif kind == 6:
            other, place = chance.choice(found)
            container[key] = copy.deepcopy(other[place])
        elif kind == 7 and isinstance(container, list):
            container.extend(copy.deepcopy(container) if len(container) < 50 else [])
        elif kind == 8:
            container[key] = chance.choice([None, True, [], {}, [[]], -1, "", chance.choice(NUMBERS), chance.choice(TEXTS)])
        elif isinstance(container, dict):
            other, place = chance.choice(found)
            if isinstance(place, str):
                container[place] = copy.deepcopy(other[place])
    return document


def change_text(chance, text):
    """The text with a few bytes of it changed, doubled or taken away."""
    start = chance.randrange(len(text) + 1)
    stop = min(len(text), start + chance.randrange(4))
    middle = chance.choice(["", "0", "9" * 30, "-", "1e", " == ", "@", "(", "|", "[", "]", ".", "'", "${", "}", text[start:stop] * 2])
    return text[:start] + middle + text[stop:]


def ask(index, port, until, seed, results):
    chance = random.Random(seed * 1000 + index)
    sources, asked, wrong, client = examples(), 0, [], None
    while time.monotonic() < until and len(wrong) < 5:
        path, document = chance.choice(sources)
        body = json.dumps(mutate(chance, document, sources)).encode("utf-8", "surrogatepass")
        fields = ["Content-Type: application/json"]
        if path == "/v1/layout" and chance.random() < 0.2:
            fields.append("Accept: image/svg+xml")
        if path in ("/v1/snapshot", "/v1/diff") and chance.random() < 0.2:
            fields.append("Accept: text/plain")
        try:
            client = client or wire.Client(port, patience=30)
            status, answer_fields, _ = client.ask("POST", path, body, fields)
            asked += 1
            if status not in STATUSES:
                wrong.append((status, path, body.decode(errors="replace")[:2000]))
            if answer_fields.get("connection") == "close":
                client = None
        except (OSError, wire.Wrong) as fault:
            wrong.append((type(fault).__name__, path, body.decode(errors="replace")[:2000]))
            client = None
    results.put((asked, wrong))


def attack(seed=None):
    seed = random.SystemRandom().randrange(10**6) if seed is None else seed
    figure("seed", seed)
    with Server(["--request-timeout", "2", "--log-level", "error"]) as server:
        results = multiprocessing.get_context("fork").Queue()
        workers = spread(ask, 2, server.port, time.monotonic() + seconds(60, short=6), seed, results)
        found = [results.get() for _ in workers]
        end(workers)
        for _, wrong in found:
            for status, path, body in wrong:
                print(f"       {status} from {path}: {body}")
        bound("requests", sum(asked for asked, _ in found), at_least=200)
        bound("wrong answers", sum(len(wrong) for _, wrong in found), at_most=0)
