"""Small requests whose answers repeat a long id until they are larger than an answer may be."""

import json
import time

from common import Probe, Server, bound, figure, seconds

ID = "x" * 65_000


def rows():
    return "/v1/snapshot", {"items": [{"id": ID, "children": [str(number) for number in range(10_000)]}]}


def difference(form):
    children = [str(number) for number in range(10_000)]
    return "/v1/diff", {
        "from": {"items": [{"id": ID, "expanded": True}]},
        "to": {"items": [{"id": ID, "expanded": True, "children": children}]}, "format": form}


def moves():
    children = [str(number) for number in range(10_000)]
    return "/v1/diff", {
        "from": {"items": [*children, {"id": ID, "children": ["z"], "expanded": True}]},
        "to": {"items": [{"id": ID, "children": ["z", *children], "expanded": True}]}, "format": "operations"}


def variants():
    views = [{"id": "a", "width": 1}, *({"id": f"{number}{ID}", "width": 1} for number in range(100))]
    return "/v1/layout", {
        "views": views, "variants": [{"name": str(number), "direction": "rtl"} for number in range(100)]}


ATTACKS = {"rows": rows, "insertions as rows": lambda: difference("rows"), "moves": moves, "variants": variants}


def attack():
    limit = 256 << 20
    for name, make in ATTACKS.items():
        path, document = make()
        body = json.dumps(document).encode()
        with Server(["--no-access-log"]) as server:
            idle = server.peak()
            begun, count = time.monotonic(), 0
            with Probe(server) as health:
                while time.monotonic() - begun < seconds(10, short=2):
                    status, _, answer = server.post(path, body)
                    count += 1
            elapsed = (time.monotonic() - begun) / count
            problem = json.loads(answer)
            print(f"  {name}:")
            figure("KB in", len(body) / 1e3)
            figure("seconds each", elapsed)
            bound("refused with 422", int(status == 422), at_least=1)
            bound("names the limit", int(str(limit) in problem.get("detail", "")), at_least=1)
            bound("MB more at the peak", (server.peak() - idle) / 1e6, at_most=20 + 8 * len(body) / 1e6)
            bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)
