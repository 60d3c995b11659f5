"""Bodies of every route that take the most memory, from 32 clients, under a limit of address space and in a control group."""

import contextlib
import functools
import itertools
import json
import multiprocessing
import os
import pathlib
import random
import resource
import threading
import time

from common import Probe, Server, bound, counted, end, figure, seconds, spread
from harness import wire

MEGABYTE = 1 << 20
JSON_FIELDS = ("Content-Type: application/json",)
HEALTHY = json.dumps({
    "views": [{"id": "root", "width": 320}, {"id": "label", "parent": "root", "intrinsicSize": {"width": 99, "height": 20}}],
    "constraints": ["label.left == root.left + 8", "label.top == root.top + 8"],
}).encode()


def compact(document):
    return json.dumps(document, separators=(",", ":")).encode()


def nested_stacks():
    """A binary tree of stacks whose views are centred at equal distances: every row names all others."""
    views = [{"id": "v0", "width": 400, "height": 800}]
    for number in range(1, 6000):
        # Its place in the tree gives the parent; a stack is whoever has a child.
        views.append({"id": f"v{number}", "parent": f"v{(number - 1) // 2}",
                      "intrinsicSize": {"width": 10 + number * 37 % 90, "height": 10 + number * 53 % 90}})
    for number, view in enumerate(views[: len(views) // 2]):
        axis = "vertical" if (number + 1).bit_length() % 2 else "horizontal"
        view["stack"] = {"axis": axis, "distribution": "equalCentering", "alignment": "center", "spacing": number % 9}
    return "/v1/layout", compact({"views": views})


def coupled_tableau():
    """Views that are all tied to each other by inequalities."""
    generator = random.Random(7)
    count = 3000
    views = [{"id": f"v{i}", "intrinsicSize": {"width": 10 + i % 90, "height": 10}} for i in range(count)]
    constraints = []
    for _ in range(4 * count):
        first, second = generator.sample(range(count), 2)
        relation, priority = generator.choice(("<=", ">=", "==")), generator.choice((250, 500, 750))
        constraints.append(generator.choice((
            f"v{first}.left {relation} v{second}.right + {generator.randint(-99, 99)} @ {priority}",
            f"v{first}.width {relation} v{second}.width * 0.{generator.randint(1, 9)} + 3 @ {priority}")))
    return "/v1/layout", compact({"views": views, "constraints": constraints})


def large_layout():
    """As many views as may be, in sixteen megabytes, each tied to the one before it."""
    views = [{"id": "v0", "x": 0, "y": 0, "width": 10, "height": 10}]
    views += [{"id": f"v{i}", "intrinsicSize": {"width": 10, "height": 10}} for i in range(1, 90_000)]
    constraints = [f"v{i}.left == v{i - 1}.right + {i % 9}" for i in range(1, 90_000)]
    constraints += [f"v{i}.width >= v{i // 2}.width * 0.5 @ {i % 900 + 1}" for i in range(1, 90_000)]
    return "/v1/layout", compact({"views": views, "constraints": constraints})


def many_variants(form="json"):
    views = [{"id": "root", "width": 400, "height": 800}]
    views += [{"id": f"v{i}", "parent": "root", "x": i, "y": i, "width": 10, "height": 10} for i in range(3000)]
    variants = [{"name": f"n{i}", "set": {"root.width": 100 + i}} for i in range(100)]
    return "/v1/layout", compact({"views": views, "variants": variants}), form


def many_values():
    """A body of numbers alone, each of which takes eight times its bytes."""
    return "/v1/snapshot", b'{"items":["a"],"payload":[' + b"0," * (8 * MEGABYTE - 100) + b"0]}"


def wide_list():
    return "/v1/snapshot", compact({"items": [f"i{i}" for i in range(1_000_000)]})


def wide_object():
    """Names that are all different, each of which takes more memory than its text."""
    return "/v1/layout", b"{" + b",".join(b'"%x":0' % i for i in range(1_500_000)) + b"}"


def long_parent():
    """Rows that all name a parent with a long id."""
    return "/v1/snapshot", compact({"items": [{"id": "x" * 60_000, "children": [f"i{i}" for i in range(4000)]}]})


def deep_text():
    item = '{"id":"d%d","children":['
    body = "".join(item % i for i in range(990)) + ",".join(f'"l{i}"' for i in range(500_000)) + "]}" * 990
    return "/v1/snapshot", ('{"items":[' + body + "]}").encode(), "text"


def template_strings():
    doubled = {"$eval": "x + x"}
    template = {"items": [{"$eval": "x"}]}
    for _ in range(24):
        template = {"$let": {"x": doubled}, "in": template}
    return "/v1/snapshot", compact({"template": template, "context": {"x": "0123456789abcdef" * 16}})


def template_signs():
    """An expression whose every byte is an instruction, and open until its end."""
    return "/v1/snapshot", compact({"template": {"items": {"$eval": "!" * 15_000_000 + "1"}}})


def template_lists():
    return "/v1/snapshot", compact({
        "template": {"items": {"$map": {"$eval": "range(0, 300000)"},
                               "each(n)": {"id": "item ${n} of a list that is long", "a": ["${n}", "${n}", "${n}"]}}}})


def reversed_lists(form="json-patch"):
    items = [{"id": f"item {i}", "title": f"t{i}", "value": i} for i in range(150_000)]
    return "/v1/diff", compact({"from": {"items": items}, "to": {"items": items[::-1]}, "format": form})


def post(port, path, body, fields, patience=60):
    """A request on a connection of its own: its status, and the answer's last bytes, which are all of a problem.

    Large answers are read and dropped.
    """
    client = wire.Client(port, patience=patience)
    try:
        client.send(client.request("POST", path, body, (*fields, "Connection: close")))
        received, status, size = b"", 0, 0
        while True:
            more = client.socket.recv(1 << 20)
            if not more:
                break
            size += len(more)
            received = (received + more)[-(1 << 21):]
            if not status and len(received) > 12:
                status = int(received[9:12])
        return status, size, received.rpartition(b"\r\n\r\n")[2]
    finally:
        client.close()


def multiplying_sequence():
    """Each step asks for as many items as all before it answered."""
    steps = [{"id": "s0", "post": "/v1/snapshot", "body": {"items": [f"i{i}" for i in range(30_000)]}}]
    for number in range(1, 8):
        steps.append({"id": f"s{number}", "post": "/v1/snapshot", "template": {
            "items": {"$map": {"$eval": f"steps.s{number - 1}.items"},
                      "each(row)": {"id": f"{number}" + "${row.id}" + "x" * 100}}}})
    return "/v1/sequence", compact({"steps": steps})


BODIES = (nested_stacks, coupled_tableau, large_layout, many_variants, functools.partial(many_variants, "svg"), many_values, wide_list,
          wide_object, long_parent, deep_text, template_strings, template_signs, template_lists, reversed_lists,
          functools.partial(reversed_lists, "rows"), multiplying_sequence)
ACCEPTED = {"json": "application/json", "svg": "image/svg+xml", "text": "text/plain"}


def requests():
    made = []
    for make in BODIES:
        path, body, *form = make()
        name = getattr(make, "__name__", None) or f"{make.func.__name__} {make.args[0]}"
        made.append((name, path, body, (*JSON_FIELDS, f"Accept: {ACCEPTED[form[0] if form else 'json']}")))
    return made


def _attack(index, port, made, threads, counts):
    """Some clients, each of which begins at another body."""
    def client(number):
        turn = number * 5
        while True:
            name, path, body, fields = made[turn % len(made)]
            turn += 1
            try:
                status, _, _ = post(port, path, body, fields)
            except (OSError, wire.Wrong):
                status = 0
                time.sleep(0.01)
            with counts.get_lock():
                counts[status] += 1

    running = [threading.Thread(target=client, args=(index * threads + i,), daemon=True) for i in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()


def hold(server, made, limit, least_healthy=95):
    """Attacks a server, and holds its memory to a limit and its answers to what healthy clients need."""
    for name, path, body, fields in made:
        # Each alone first: what an answer is, is known then, and the largest step is seen.
        try:
            status, size, answer = post(server.port, path, body, fields)
        except OSError:
            status, size, answer = 0, 0, b""
        code = json.loads(answer)["code"] if status >= 400 else ""
        if status not in (200, 422, 503):
            bound(f"{name} {code}", status, at_most=503, at_least=999)
        figure(f"{name}: {len(body)} bytes", f"{status} {code}, {size} bytes")
    counts = multiprocessing.get_context("fork").Array("q", 600)
    with Probe(server, "/v1/layout", HEALTHY, every=0.05) as healthy, Probe(server, "/healthz") as health:
        clients = spread(_attack, 8, server.port, made, 4, counts)
        time.sleep(seconds(60, short=8))
        end(clients)
    metrics = server.metrics()
    answered = counted(counts)
    figure("answers by status", answered)
    bound("answers that came", sum(count for status, count in answered.items() if status), at_least=10)
    bound("other statuses than 200, 422 and 503", sum(answered.get(s, 0) for s in answered if s not in (0, 200, 422, 503)),
          at_most=0)
    bound("peak resident megabytes", server.peak() / MEGABYTE, at_most=limit / MEGABYTE)
    figure("limit of the process, megabytes", metrics["trellis_memory_limit_bytes"] / MEGABYTE)
    figure("limit of a request, megabytes", metrics["trellis_request_memory_limit_bytes"] / MEGABYTE)
    figure("largest request, megabytes", metrics["trellis_memory_largest_request_bytes"] / MEGABYTE)
    figure("allocations refused by the system", metrics["trellis_memory_allocation_failures_total"])
    bound("healthy requests answered, percent", 100 * (1 - len(healthy.failures) / max(healthy.count, 1)),
          at_least=least_healthy)
    figure("healthy requests", f"{healthy.count}, p99 {healthy.p99 * 1000:.0f} ms, failures {healthy.failures[:5]}")
    bound("healthz refused", len(health.failures), at_most=0)
    bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=20)


_groups = itertools.count()


def _remove(group):
    """Removes a control group, once what is left in it has ended."""
    for _ in range(100):
        try:
            return group.rmdir()
        except OSError:
            time.sleep(0.1)
    left = (group / "cgroup.procs").read_text().split()
    bound(f"processes left in {group.name}", len(left), at_most=0)


@contextlib.contextmanager
def control_group(limit):
    """A control group with a limit of memory, in which a process that is started is; None where none can be made."""
    for root, controller, name in (("/sys/fs/cgroup/memory", "memory", "memory.limit_in_bytes"),
                                   ("/sys/fs/cgroup", "", "memory.max")):
        try:
            lines = [line.split(":", 2) for line in pathlib.Path("/proc/self/cgroup").read_text().split()]
            own = pathlib.Path(root + next(path for _, names, path in lines if controller in names.split(",")))
            group = own / f"trellis-attack-{os.getpid()}-{next(_groups)}"
            group.mkdir()
        except (OSError, StopIteration):
            continue
        try:
            # A folder of another file system has no such files.
            if not (group / name).exists() or not (group / "cgroup.procs").exists():
                continue
            try:
                (group / name).write_text(str(limit))
                (group / "cgroup.procs").write_text(str(os.getpid()))
            except OSError:
                continue
            try:
                yield group, lambda: (own / "cgroup.procs").write_text(str(os.getpid()))
            finally:
                (own / "cgroup.procs").write_text(str(os.getpid()))
            return
        finally:
            _remove(group)
    yield None, None


HEAD = ('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/>')
XML_FIELDS = ("Content-Type: application/xml",)


def many_subviews():
    """As many views as may be, each of which has a frame."""
    view = '<view id="v%d"><rect key="frame" x="0" y="0" width="9" height="9"/></view>'
    return HEAD + "<subviews>" + "".join(view % number for number in range(110_000)) + "</subviews></view></objects></document>"


def many_constraints():
    """As many constraints between a few views as may be."""
    row = '<constraint id="c%d" firstItem="v" firstAttribute="left" secondItem="r" secondAttribute="left"/>'
    return (HEAD + '<subviews><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>'
            + "".join(row % number for number in range(150_000)) + "</constraints></view></objects></document>")


def many_attributes():
    """Elements with attributes of one letter."""
    names = " ".join(f'{chr(97 + number % 26)}{number // 26}=""' for number in range(200))
    return HEAD + f"<a {names}/>" * 9_500 + "</view></objects></document>"


def long_attribute():
    return HEAD + '<a b="' + "&amp;" * 3_000_000 + '"/></view></objects></document>'


def imports():
    return [(make.__name__, "/v1/import", make().encode(), XML_FIELDS)
            for make in (many_subviews, many_constraints, many_attributes, long_attribute)]


def pictures():
    """Layouts that are drawn as PNG: of as many pixels as may be, and of what the smallest group has memory for."""
    return [(f"a picture of {width} points", "/v1/layout",
             compact({"views": [{"id": "r", "width": width, "height": width}], "picture": {"scale": 2}}),
             (*JSON_FIELDS, "Accept: image/png")) for width in (1800, 1024)]


def oom_kills(group):
    """How often the system has ended a process of a group for want of memory."""
    for name in ("memory.events", "memory.oom_control"):
        if (group / name).exists():
            return sum(int(line.split()[1]) for line in (group / name).read_text().splitlines() if line.startswith("oom_kill "))
    return 0


def in_small_groups():
    """Imports and pictures from 24 connections, in the groups that deployments have."""
    for limit in (400 * MEGABYTE, 640 * MEGABYTE, 1024 * MEGABYTE):
        for name, made in (("imports", imports()), ("pictures", pictures())):
            with control_group(limit) as (group, leave):
                if group is None:
                    print("  skipped: no control group can be made here")
                    return
                with Server(["--no-access-log"]) as server:
                    leave()
                    counts = multiprocessing.get_context("fork").Array("q", 600)
                    clients = spread(_attack, 4, server.port, made, 6, counts)
                    time.sleep(seconds(20, short=5))
                    end(clients)
                    answered = counted(counts)
                    figure(f"{name} in {limit // MEGABYTE} MB: answers by status", answered)
                    bound(f"{name} in {limit // MEGABYTE} MB: processes that the system ended", oom_kills(group), at_most=0)
                    figure(f"{name} in {limit // MEGABYTE} MB: peak resident megabytes", server.peak() / MEGABYTE)


def time_of_imports():
    """An import ends with the time and the memory of its request, in whatever stage it is."""
    for options, name in ((["--request-timeout", "0.3"], "a time of 0.3 s"), (["--max-request-memory", str(50 * MEGABYTE)], "50 MB")):
        with Server(["--no-access-log", *options]) as server:
            for kind, path, body, fields in imports():
                begun = time.monotonic()
                status, _, answer = post(server.port, path, body, fields)
                took = time.monotonic() - begun
                figure(f"{kind} under {name}", f"{status} {json.loads(answer)['code'] if status >= 400 else ''}, {took:.2f} s")
                if "time" in name:
                    bound(f"{kind} under {name}: seconds", took, timed=True, at_most=0.5)
            largest = server.metrics()["trellis_memory_largest_request_bytes"] / MEGABYTE
            if "MB" in name:
                bound(f"under {name}: largest request, megabytes", largest, at_most=50 * 9 / 8 + 16)


def attack():
    time_of_imports()
    in_small_groups()
    made = requests()
    address_space = 2048 * MEGABYTE
    print(f"  under ulimit -v {address_space // 1024}", flush=True)
    # Several large requests at a time, and no long waits: this is about memory.
    options = ["--work-threads", "4", "--request-timeout", "5"]
    with Server(options, address_space=address_space) as server:
        hold(server, made, address_space)
    print("  whose address space shrinks while it runs", flush=True)
    with Server(options) as server:
        # So that its threads have their stacks.
        server.post("/v1/snapshot", compact({"items": [f"i{i}" for i in range(10_000)]}))
        limit = server.status("VmSize") + 400 * MEGABYTE
        resource.prlimit(server.pid, resource.RLIMIT_AS, (limit, limit))
        # Here the system refuses what the limits of memory allow.
        hold(server, made, limit, least_healthy=50)
    limit = 640 * MEGABYTE
    with control_group(limit) as (group, leave):
        if group is None:
            print("  skipped: no control group can be made here")
            bound("a control group can be made", int(os.environ.get("CI") != "true"), at_least=1)
            return
        print(f"  in a control group of {limit} bytes", flush=True)
        with Server(options) as server:
            # This process must not count, nor be killed, with the server.
            leave()
            hold(server, made, limit)
