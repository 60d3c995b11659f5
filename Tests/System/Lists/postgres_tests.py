"""Several services on one PostgreSQL database, and faults of the database."""

import http.client
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import threading
import time

from events import Copy, Stream, follow, follow_all
from harness.postgres import PASSWORD
from harness.program import trellis
from harness.report import expect
from lists import Lists, expect_problem
from replicas import replicas

KILLS = int(os.environ.get("TRELLIS_POSTGRES_KILLS", "5"))


def test_conditions(server):
    """a condition and an idempotency key hold on every replica"""
    with replicas(server.uri(server.database())) as both:
        a, b = both.services
        first = a.put("x", ["1"])
        second = b.put("x", ["2"], If_Match=f'"{first["version"]}"')
        expect_problem(a.call("PUT", "/v1/lists/x", {"items": ["3"]}, If_Match=f'"{first["version"]}"'), 412, "precondition-failed")
        expect_problem(b.call("PUT", "/v1/lists/x", {"items": ["3"]}, If_None_Match="*"), 412, "precondition-failed")
        expect(a.changes("x", first["position"])[2]["to"] == second["version"], "changes")
        body = {"operations": [{"op": "append", "items": ["4"]}]}
        answers = [each.call("POST", "/v1/lists/x/operations", body, Idempotency_Key="k") for each in (a, b, a)]
        expect([answer[0] for answer in answers] == [200] * 3, answers)
        expect(len({str(answer[2]) for answer in answers}) == 1, answers)
        expect(b.ids("x") == ["2", "4"], b.ids("x"))
        expect_problem(
            b.call("POST", "/v1/lists/x/operations", {"operations": []}, Idempotency_Key="k"), 422, "idempotency-key-reused")


def test_bytes(server):
    """every replica answers a version with the same bytes, also if it was written there with its members in another order"""
    with replicas(server.uri(server.database())) as both:
        a, b = both.services
        version = a.put("x", [{"id": "i", "m": 1, "n": {"o": 2, "p": 3}}])["version"]
        expect(b.put("y", [{"id": "i", "n": {"p": 3, "o": 2}, "m": 1}])["version"] == version, "another version")
        answers = {service.send("GET", f"/v1/lists/{name}", None, {})[2] for service in (a, b) for name in "xy"}
        expect(len(answers) == 1, answers)


def test_writers(server):
    """clients that change one list on two replicas lose no change"""
    with replicas(server.uri(server.database())) as both:
        both.put("x", [])
        refused = []

        def work(service, name):
            for number in range(15):
                body = {"operations": [{"op": "append", "items": [f"{name}-{number}"]}]}
                answer = service.call("POST", "/v1/lists/x/operations", body)
                if answer[0] != 200:
                    refused.append(answer)

        threads = [threading.Thread(target=work, args=(both.services[number % 2], number)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expect(not refused, refused[:2])
        found = both.ids("x")
        expect(sorted(found) == sorted(f"{name}-{number}" for name in range(4) for number in range(15)), found)


def test_events(server):
    """an event of a write or a deletion on one replica arrives at the clients of the other, in order"""
    with replicas(server.uri(server.database())) as both:
        a, b = both.services
        a.put("x", ["1"])
        with follow(b, "x", "?format=operations") as stream, follow_all(b, ["x", "y"]) as several:
            copy = Copy(b)
            copy.follow(stream, a.read("x")["version"])
            first = {several.next("message", "deleted").kind for _ in range(2)}
            expect(first == {"message", "deleted"}, first)
            begun = time.monotonic()
            for number in range(20):
                version = both.put("x", [str(number)])["version"]
            copy.follow(stream, version)
            expect(time.monotonic() - begun < 20, "late")
            expect(copy.seen == sorted(set(copy.seen)), copy.seen)
            for _ in range(20):
                expect(several.next("message").data["list"] == "x", "x")
            version = a.put("y", ["y"])["version"]
            expect(several.next("message").data["version"] == version, "y")
            a.call("DELETE", "/v1/lists/y")
            expect(several.next("deleted").data["list"] == "y", "deleted")
            version = a.put("y", ["z"])["version"]
            expect(several.next("message").data["version"] == version, "y again")
            a.call("DELETE", "/v1/lists/x")
            expect(stream.next("deleted").data["list"] == "x", "deleted")
            expect(stream.next(None) is None, "the stream goes on without its list")


def test_epoch_while_following(server):
    """clients that follow a list while an epoch begins resume, and are told to start anew"""
    name = server.database()
    with replicas(server.uri(name)) as both:
        a, b = both.services
        a.put("x", ["1"])
        with follow(b, "x", "?format=operations") as stream:
            stream.next("message")
            server.sql("UPDATE trellis.store SET epoch = epoch + 1", name)
            expect(stream.next("behind") is not None, "behind")
            expect(stream.next(None) is None, "the stream goes on")
            last = stream.last
        with follow(b, "x", "?format=operations", last=last) as stream:
            expect(stream.next("reset").data["reset"] == "other-epoch", "reset")
            expect("snapshot" in stream.next("message").data, "no snapshot")
            version = a.put("x", ["2"])["version"]
            expect(stream.next("message").data["version"] == version, "the next version")


def test_restored(server):
    """a dump that was loaded elsewhere has a new epoch"""
    old, new = server.database(), server.database()
    with Lists(server.uri(old)) as kept:
        kept.put("x", ["1"])
        dump = server.run("pg_dump", "--no-owner", old)
        lost = kept.put("x", ["2"])
        kept.stop()
    server.load(dump, new)
    with Lists(server.uri(new)) as kept:
        expect(kept.ids("x") == ["1"], kept.ids("x"))
        expect(expect_problem(kept.changes("x", lost["position"]), 410, "version-gone")["reset"] == "other-epoch", "reset")
        kept.stop()


# --- Faults at the start


def refusal(server, uri, **environment):
    """What the program says that cannot start."""
    run = subprocess.run(
        [trellis(), "serve", "--listen", "127.0.0.1:0", "--store-connect-timeout", "2"], capture_output=True, text=True, timeout=60,
        env={**os.environ, "TRELLIS_STORE": uri, **environment})
    text = run.stdout + run.stderr
    expect(run.returncode != 0, "it starts")
    for secret in ("hidden", PASSWORD, "wrongword"):
        expect(secret not in text, f"a password is shown: {text}")
    return text


def test_refusals(server):
    """a wrong password, an unknown host, an unreachable server and newer tables end the start with a clear error"""
    name = server.database()
    for uri, reason in (
        (server.uri(name, password="wrongword"), "password authentication failed"),
        (f"postgres://trellis:wrongword@no-such-host.invalid/{name}", "could not translate host name"),
        (f"postgres://trellis:wrongword@127.0.0.1:1/{name}", "Connection refused"),
        (server.uri("nowhere"), "does not exist"),
        ("postgres://trellis:wrong@word@host/x", "%40"),
        ("postgres://trellis:wrongword@host:x/x", "the port"),
        ("postgres://trellis:wrongword/x", "an @ stands behind the password"),
        ("postgres://trellis:wrongword%40host/x", "an @ stands behind the password"),
        ("postgres://trellis:wrongword,host/x", "an @ stands behind the password"),
        ("postgres://127.0.0.1:1/x;password=wrongword", "parameters begin behind a ?"),
        ("postgres://127.0.0.1:1/x&password=wrongword", "parameters begin behind a ?"),
        (f"postgres://trellis:wrongword@host/{name}?nonsense=1", "libpq cannot read the address"),
        ("mysql://trellis:wrongword@host/x", "must be sqlite or an address"),
    ):
        text = refusal(server, uri)
        expect(reason in text, f"{reason}: {text}")
    with Lists(server.uri(name)) as kept:
        kept.stop()
    server.sql("UPDATE trellis.version SET number = 7", name)
    text = refusal(server, server.uri(name))
    expect("tables of version 7; this program reads version 1" in text, text)
    text = refusal(server, server.uri(name), TRELLIS_DATA_DIR="/tmp/x")
    expect("needs no --data-dir" in text, text)


def test_without_libpq(server):
    """without libpq the start names the package, and a folder needs none"""
    with tempfile.TemporaryDirectory() as folder:
        # A library that cannot be loaded stands in for one that is missing.
        (pathlib.Path(folder) / "libpq.so.5").touch()
        text = refusal(server, server.uri("postgres"), LD_LIBRARY_PATH=folder)
        expect("libpq5" in text, text)
        with Lists(folder + "/lists", environment={"LD_LIBRARY_PATH": folder}) as kept:
            kept.put("x", ["1"])
            kept.stop()


def test_check(server):
    """serve --check shows the address without its user and password"""
    run = subprocess.run(
        [trellis(), "serve", "--check"], capture_output=True, text=True, timeout=60,
        env={**os.environ, "TRELLIS_STORE": "postgres://trellis:hidden@db.example:5432/lists?password=hidden"})
    expect(run.returncode == 0 and "hidden" not in run.stdout + run.stderr, run)
    expect("@db.example:5432/lists" in run.stdout, run.stdout)


# --- Faults of the database


def has_lists(kept):
    """Whether a service reaches its database; it is ready in either case."""
    status, _, answer = kept.call("GET", "/readyz")
    expect(status == 200 and answer["status"] == "ready" and set(answer) <= {"status", "lists"}, f"{status} {answer}")
    return "lists" not in answer


def until(condition, what, patience=30):
    deadline = time.monotonic() + patience
    while not condition():
        expect(time.monotonic() < deadline, f"not within {patience} s: {what}")
        time.sleep(0.05)


def test_away(server):
    """while the database is away, lists answer 503 and readiness names them, the rest goes on, and all recovers by itself"""
    with replicas(server.uri(server.database())) as both:
        kept = both.services[0]
        first = kept.put("x", ["1"])
        expect(has_lists(kept), "not ready")
        with follow(kept, "x") as stream:
            stream.next("message")
            server.kill()
            until(lambda: not has_lists(kept), "readiness")
            for method, path, body in (
                ("GET", "", None), ("PUT", "", {"items": []}), ("DELETE", "", None), ("GET", "/changes?since=" + first["version"], None),
                ("GET", "/events?offset=-1", None),
            ):
                begun = time.monotonic()
                problem = expect_problem(kept.call(method, f"/v1/lists/x{path}", body), 503, "store-failed")
                expect("cannot be reached" in problem["detail"] and str(server.folder) not in problem["detail"], problem)
                expect(time.monotonic() - begun < 5, "it waits for the database")
            expect(kept.metrics()["trellis_lists_available"] == 0, kept.metrics())
            with Stream(kept, "/v1/lists/x/events") as away:
                data = away.next("unavailable").data
                expect(data["code"] == "store-failed" and data["retry"] == away.retry, data)
                expect(away.next(None) is None, "the stream goes on")
            expect(kept.call("GET", "/healthz")[0] == 200, "not alive")
            expect(kept.post("/v1/snapshot", {"items": ["a"]})[0] == 200, "other requests fail")
            server.start()
            until(lambda: all(has_lists(service) for service in both.services), "recovery", 10)
            version = both.services[1].put("x", ["2"])["version"]
            expect(stream.next("message").data["version"] == version, "the event after the fault")
        text = kept.text()
        expect(b"lost the database of kept lists" in text and b"the database of kept lists is back" in text, kept.tail())
        expect(text.count(b"lost the database") < 5, "a line for each attempt")


def test_locked(server):
    """an EventSource comes back to a database whose statements take too long"""
    database = server.database()
    with replicas(server.uri(database), 1, "--store-timeout", "1s") as one:
        kept = one.services[0]
        kept.put("x", ["1"])
        lock = threading.Thread(target=server.sql, args=(
            "BEGIN; LOCK TABLE trellis.content IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(4); COMMIT", database))
        lock.start()
        until(lambda: kept.call("GET", "/v1/lists/x")[0] == 503, "the lock")
        with Stream(kept, "/v1/lists/x/events") as locked:
            data = locked.next("unavailable").data
            expect(data["code"] == "store-failed" and "57014" in data["detail"], data)
        lock.join()
        with Stream(kept, "/v1/lists/x/events") as stream:
            stream.next("message")


def test_paused(server):
    """a database that stands still costs a request its time-out, and others nothing"""
    with replicas(server.uri(server.database()), 1, "--store-timeout", "1s", "--store-connect-timeout", "2s", "--store-poll-time", "60s") as one:
        kept = one.services[0]
        kept.put("x", ["1"])
        server.pause()
        try:
            begun = time.monotonic()
            expect_problem(kept.call("GET", "/v1/lists/x"), 503, "store-failed")
            expect(time.monotonic() - begun < 15, "it waits for the database")
            until(lambda: not has_lists(kept), "readiness")
            expect(kept.post("/v1/snapshot", {"items": ["a"]})[0] == 200, "other requests fail")
        finally:
            server.resume()
        # No later than without requests, however long the time between two polls is.
        until(lambda: has_lists(kept), "recovery", 8)
        expect(kept.put("x", ["2"])["changes"] == 2, "the write after the fault")


def test_few_connections(server):
    """a server that has no room for more connections goes on with those that there are"""
    name = server.database()
    server.sql(f"CREATE ROLE few LOGIN PASSWORD '{PASSWORD}' CONNECTION LIMIT 3; GRANT ALL ON DATABASE {name} TO few", "postgres")
    with replicas(server.uri(name, user="few"), 1) as one:
        kept = one.services[0]
        refused = []

        def write(number):
            for item in range(30):
                status, _, answer = kept.call("PUT", f"/v1/lists/{number}", {"items": [f"{item}"]})
                if status not in (200, 201):
                    refused.append((status, answer))

        threads = [threading.Thread(target=write, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            expect(has_lists(kept), "not ready")
            time.sleep(0.05)
        expect(not refused, f"{len(refused)} refused: {refused[:1]}")
        expect(b"lost the database" not in kept.text(), "a fault in the log")


def test_connection_lost_for_good(server):
    """a replica that gets fewer connections than it needs says so once"""
    name = server.database()
    server.sql(f"CREATE ROLE one LOGIN PASSWORD '{PASSWORD}' CONNECTION LIMIT 1; GRANT ALL ON DATABASE {name} TO one", "postgres")
    with replicas(server.uri(name, user="one"), 1, "--store-poll-time", "100ms") as one:
        kept = one.services[0]
        kept.put("x", ["1"])
        for _ in range(5):
            # Either the watcher gets the only connection, or a request.
            server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'one'", "postgres")
            for _ in range(15):
                time.sleep(0.1)
                kept.call("GET", "/v1/lists/x")
        lost = kept.text().count(b"lost the database")
        expect(lost <= 5, f"{lost} lines for 5 faults")
        server.sql("ALTER ROLE one CONNECTION LIMIT 3", "postgres")
        until(lambda: has_lists(kept), "recovery", 10)
        expect(kept.put("x", ["2"])["changes"] == 2, "the write after the fault")


def test_killed_while_writing(server):
    """SIGKILL and restart of the database while clients write loses nothing acknowledged, and applies nothing by half"""
    draw = random.Random(5)
    with replicas(server.uri(server.database())) as both:
        acknowledged, sent = {name: None for name in "abcd"}, {name: [] for name in "abcd"}
        refused, failed = [], []
        stop = threading.Event()

        def write(service, name):
            draw = random.Random(name)
            while not stop.is_set():
                items = [f"{name}{number}" for number in draw.sample(range(10 ** 9), draw.choice((1, 40, 2000)))]
                sent[name].append(items)
                status, _, answer = service.call("PUT", f"/v1/lists/{name}", {"items": items})
                if status in (200, 201):
                    acknowledged[name], sent[name] = items, []
                elif answer["code"] == "store-failed":
                    failed.append(answer["detail"])
                    time.sleep(0.02)
                else:
                    refused.append((status, answer))
                    return

        threads = [threading.Thread(target=write, args=(both.services[index % 2], name)) for index, name in enumerate("abcd")]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            time.sleep(draw.uniform(0.2, 0.8))
            server.kill()
            time.sleep(draw.uniform(0, 0.3))
            server.start()
            until(lambda: all(service.call("GET", "/v1/lists")[0] == 200 for service in both.services), "recovery", 10)
        stop.set()
        for thread in threads:
            thread.join()
        expect(not refused, refused[:2])
        expect(failed, "no write met a fault")
        for name, items in acknowledged.items():
            found = both.ids(name)
            expect(found == items or found in sent[name], f"{name}: {len(found)} items that nobody sent last")
        entries = both.call("GET", "/v1/lists")[2]["lists"]
        expect(len({entry["position"].split("-")[0] for entry in entries}) == 1, "several epochs")


def test_service_killed(server):
    """a replica that is killed while it writes holds up no other, and what it had acknowledged is there"""
    uri = server.uri(server.database())
    with Lists(uri) as other:
        for number in range(4):
            with Lists(uri) as doomed:
                stop, last = threading.Event(), {}

                def write(name):
                    while not stop.is_set():
                        items = [f"{name}-{time.monotonic_ns()}" for _ in range(300)]
                        try:
                            answer = doomed.call("PUT", f"/v1/lists/{name}", {"items": sorted(set(items))})
                        except (OSError, http.client.HTTPException):
                            return
                        if answer[0] in (200, 201):
                            last[name] = int(answer[2]["position"].split("-")[1])

                threads = [threading.Thread(target=write, args=(f"l{index}",)) for index in range(3)]
                for thread in threads:
                    thread.start()
                time.sleep(0.3 + 0.1 * number)
                # One that stands still first may hold the lock of writers for a moment.
                if number % 2:
                    doomed.process.send_signal(signal.SIGSTOP)
                    begun = time.monotonic()
                    other.put("x", [f"stopped {number}"])
                    expect(time.monotonic() - begun < 8, "a replica that stands still holds up others")
                doomed.process.send_signal(signal.SIGKILL)
                doomed.process.wait()
                stop.set()
                begun = time.monotonic()
                other.put("x", [f"killed {number}"])
                expect(time.monotonic() - begun < 5, "a killed replica holds up others")
                for thread in threads:
                    thread.join()
                for name, position in last.items():
                    found = int(other.call("GET", f"/v1/lists/{name}")[1]["trellis-position"].split("-")[1])
                    expect(found >= position, f"{name} is at {found}, and {position} was acknowledged")
