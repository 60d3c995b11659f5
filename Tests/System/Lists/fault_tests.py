"""Faults of the process, of the file and of the disk."""

import http.client
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from harness.program import trellis
from harness.report import expect
from lists import Lists, expect_problem

KILLS = int(os.environ.get("TRELLIS_LISTS_KILLS", "20"))


def test_killed_while_writing():
    """SIGKILL at random points while clients write loses nothing acknowledged, and applies nothing by half"""
    draw = random.Random(4)
    with tempfile.TemporaryDirectory() as folder:
        # By list: the items of the last acknowledged write, and those of writes without an answer since.
        acknowledged, sent = {name: None for name in "abc"}, {name: [] for name in "abc"}
        refused = []
        for _ in range(KILLS):
            with Lists(folder) as kept:
                check(kept, acknowledged, sent)
                stop = threading.Event()
                threads = [
                    threading.Thread(target=write, args=(kept, name, acknowledged, sent, refused, stop, draw.random()))
                    for name in acknowledged]
                for thread in threads:
                    thread.start()
                time.sleep(draw.uniform(0.02, 0.4))
                kept.process.send_signal(signal.SIGKILL)
                kept.process.wait()
                stop.set()
                for thread in threads:
                    thread.join()
        with Lists(folder) as kept:
            check(kept, acknowledged, sent)
            expect(not refused, refused[:3])
            entries = kept.call("GET", "/v1/lists")[2]["lists"]
            expect(len({entry["position"].split("-")[0] for entry in entries}) == 1, "several epochs")
            expect(all(items is not None for items in acknowledged.values()), "no write was acknowledged")
            kept.stop()


def write(kept, name, acknowledged, sent, refused, stop, seed):
    draw = random.Random(seed)
    while not stop.is_set():
        items = [f"{name}{number}" for number in draw.sample(range(10 ** 9), draw.choice((1, 40, 2000)))]
        sent[name].append(items)
        try:
            status, _, answer = kept.call("PUT", f"/v1/lists/{name}", {"items": items})
        except (OSError, http.client.HTTPException):
            return
        if status not in (200, 201):
            refused.append((status, answer))
            return
        acknowledged[name], sent[name] = items, []


def check(kept, acknowledged, sent):
    """Each list is the last that was acknowledged, or one that was sent after it."""
    for name, items in acknowledged.items():
        status, _, answer = kept.call("GET", f"/v1/lists/{name}")
        if status == 404:
            expect(items is None, f"{name} is lost")
            continue
        found = [row["id"] for row in answer["items"]]
        expect(found == items or found in sent[name], f"{name}: {len(found)} items that nobody sent last")
        acknowledged[name], sent[name] = found, []


def test_damaged():
    """a damaged file is refused, with what is wrong, and stays as it is"""
    with tempfile.TemporaryDirectory() as folder:
        with Lists(folder) as kept:
            for number in range(30):
                kept.put(f"list-{number}", [f"{number}-{index}" for index in range(300)])
            kept.stop()
        file = pathlib.Path(folder) / "lists.sqlite"
        whole = bytearray(file.read_bytes())
        for offset in range(8192, len(whole), 8192):
            whole[offset:offset + 16] = b"\xff" * 16
        file.write_bytes(whole)
        run = subprocess.run(
            [trellis(), "serve", "--listen", "127.0.0.1:0", "--data-dir", folder], capture_output=True, text=True, timeout=60)
        expect(run.returncode != 0 and "damaged" in run.stderr, f"{run.returncode}: {run.stderr}")
        expect(file.read_bytes() == bytes(whole), "the file was changed")


def test_damaged_content():
    """a content with another byte is neither an answer nor the base of a change"""
    with tempfile.TemporaryDirectory() as folder:
        with Lists(folder) as kept:
            version = kept.put("a", [{"id": "x", "title": "unmistakable"}])["version"]
            kept.stop()
        file = pathlib.Path(folder) / "lists.sqlite"
        whole = file.read_bytes()
        expect(whole.count(b"unmistakable") == 1, "the content is not in the file")
        file.write_bytes(whole.replace(b"unmistakable", b"unmistakeble"))
        with Lists(folder) as kept:
            for method, path, body in (
                ("GET", "", None), ("POST", "/operations", {"operations": [{"op": "append", "items": ["y"]}]}),
                ("PUT", "", {"items": ["y"]}),
            ):
                expect_problem(kept.call(method, f"/v1/lists/a{path}", body), 503, "store-failed")
            expect(kept.changes("a", version)[0] == 304, "the version itself is known")
            expect(kept.call("DELETE", "/v1/lists/a")[0] == 204, "DELETE")


def test_restored():
    """a restored backup has a new epoch, so that positions given out since are told to start anew"""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as backup:
        with Lists(folder) as kept:
            first = kept.put("a", ["1"])
            kept.stop()
        for way in ("one file", "the whole folder"):
            shutil.copytree(folder, backup, dirs_exist_ok=True)
            with Lists(folder) as kept:
                lost = kept.put("a", [way])
                kept.stop()
            if way == "one file":
                shutil.copyfile(f"{backup}/lists.sqlite", f"{folder}/lists.sqlite")
            else:
                for name in os.listdir(folder):
                    os.remove(f"{folder}/{name}")
                shutil.copytree(backup, folder, dirs_exist_ok=True)
            with Lists(folder) as kept:
                expect(kept.ids("a") == ["1"], kept.ids("a"))
                problem = expect_problem(kept.changes("a", lost["position"]), 410, "version-gone")
                expect(problem["reset"] == "other-epoch", problem)
                again = kept.put("a", ["2"])
                expect(again["position"].split("-")[0] != lost["position"].split("-")[0], "the epoch is the same")
                kept.put("a", ["1"])
                kept.stop()
        with Lists(folder) as kept:
            expect(kept.put("a", ["1"])["version"] == first["version"], "the version depends on the store")
            kept.stop()


def test_restarted():
    """a restart keeps versions, positions, answers and the epoch"""
    with tempfile.TemporaryDirectory() as folder:
        body = {"operations": [{"op": "append", "items": ["3"]}]}
        with Lists(folder) as kept:
            first, second = kept.put("a", ["1"]), kept.put("a", ["2"])
            answer = kept.call("POST", "/v1/lists/a/operations", body, Idempotency_Key="k")
            kept.stop()
        with Lists(folder) as kept:
            for since in (first["position"], second["version"]):
                expect(kept.changes("a", since)[0] == 200, since)
            again = kept.call("POST", "/v1/lists/a/operations", body, Idempotency_Key="k")
            expect((again[0], again[2]) == (200, answer[2]), again)
            kept.stop()


class Limited(Lists):
    """A service whose files can have so many bytes: a write past that fails, as on a full disk."""

    def __init__(self, folder, limit):
        self.file_limit = limit
        super().__init__(folder)

    def launch(self):
        # Otherwise the signal of an exceeded limit, which is ignored here, ends the new process.
        super().launch(restore_signals=False)

    def prepare(self):
        super().prepare()
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.file_limit, self.file_limit))


def test_refused_writes():
    """a file that cannot grow fails writes with an error, loses nothing acknowledged, and is used again when it can"""
    with tempfile.TemporaryDirectory() as folder:
        stored = fill(Limited(folder, 2 << 20), (503, "store-failed"))
        with Lists(folder) as kept:
            expect_stored(kept, stored)
            kept.put("more", ["x"])
            kept.stop()


def test_full_disk():
    """a full disk fails writes with an error, and loses nothing acknowledged (needs root, which can mount a small disk)"""
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() != 0 or subprocess.run(
                ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True).returncode:
            return 0, 0
        try:
            stored = fill(Lists(folder), (507, "store-full"))
            with Lists(folder) as kept:
                expect_stored(kept, stored)
                kept.stop()
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def fill(service, refusal):
    """Stores lists until five are refused; returns the numbers of those that were stored."""
    stored, failed = [], 0
    with service as kept:
        for number in range(200):
            status, _, answer = kept.call(
                "PUT", f"/v1/lists/l{number}", {"items": [f"{number}-{index}" for index in range(2000)]})
            if status == 201:
                stored.append(number)
                continue
            expect_problem((status, None, answer), *refusal)
            failed += 1
            if failed == 5:
                break
        expect(failed == 5 and stored, f"{len(stored)} stored, {failed} failed")
        expect_stored(kept, stored)
        kept.stop()
    return stored


def expect_stored(kept, numbers):
    for number in numbers:
        expect(len(kept.ids(f"l{number}")) == 2000, number)
