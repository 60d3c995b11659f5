"""Texts that are slow to shape or to break into lines, and folders of fonts that change, are damaged, or never end."""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import tempfile
import threading
import time

from common import Probe, Server, bound, figure, seconds

INTER = pathlib.Path("/usr/share/fonts/opentype/inter")
FREE = pathlib.Path("/usr/share/fonts/truetype/freefont")
MOST = 100_000
TIMEOUT = 2
CACHE = 8 << 20


def fill(pattern, count=MOST):
    return (pattern * (count // len(pattern) + 1))[:count]


def text(string, **members):
    return "/v1/text", {"texts": [{"text": string, "font": {"name": "FreeSerif", "size": 17}, **members}]}


def wrapping(count, length):
    """A sweep over texts that wrap: every width at which one has another height is an end of a stretch."""
    words = fill("lorem ipsum dolor sit amet ", length)
    names = [f"v{number}" for number in range(count)]
    return "/v1/layout", {
        "views": [{"id": "s", "width": 100, "children": [{"id": name, "text": words, "lines": 0} for name in names]}],
        "constraints": [f"{name}.{side} == s.{side}" for name in names for side in ("leading", "trailing", "top")],
        "sweep": {"property": "s.width", "from": 50, "to": 2000}}


def rows(count, variants):
    """Rows with a text each, in variants of other languages and sizes."""
    return "/v1/layout", {
        "views": [{"id": f"v{number}", "text": f"Row {number} of a list", "textStyle": "body"} for number in range(count)],
        "variants": [{"name": str(number), "contentSize": "XL", "language": chr(97 + number // 26) + chr(97 + number % 26)}
                     for number in range(variants)]}


def bodies():
    """Name, path and document."""
    marks = "a" + fill("\u0301\u0323", MOST - 1)
    every_width = [number / 100 for number in range(10_000)]
    yield "words at 10,000 widths with carets", *text(fill("lorem ipsum "), lines=0, widths=every_width, carets=True)
    yield "one word at no width", *text("x" * MOST, lines=0, widths=[0] * 10_000)
    yield "line feeds", *text("\n" * MOST, lines=0, widths=[0] * 10_000)
    yield "combining marks", *text(marks)
    yield "combining marks in the system font", "/v1/text", {"texts": [{"text": marks}]}
    yield "combining marks in a font's name", "/v1/text", {"texts": [{"text": "a", "font": {"name": "a" + "\u0301\u0323" * 1_000_000}}]}
    yield "joiners", *text("\u200D" * MOST)
    yield "family after family", *text(fill("👩\u200D"))
    yield "embeddings in one another", *text(fill("\u202E\u202A", MOST // 2) + "a" * (MOST // 2), carets=True)
    yield "isolates in one another", *text(fill("\u2067\u2066", MOST // 2) + "\u2069" * (MOST // 2), carets=True)
    yield "brackets in one another", *text("א" + "(" * 49_999 + ")" * 50_000)
    yield "a script for each letter", *text(fill("aб"), language="sr")
    yield "a direction for each letter", *text(fill("aא"), language="zz", carets=True)
    for name, syllable in (("Devanagari", "क्षि"), ("Bengali", "ক্ষ"), ("Malayalam", "ക്ഷ"), ("Kannada", "ಕ್"), ("Sinhala", "ක්‍ර"),
                           ("Khmer", "ក្"), ("Burmese", "က္"), ("Tibetan", "ྐ"), ("Arabic", "لا"), ("Jamo", "\u1100\u1161"),
                           ("Thai", "กำ"), ("vowel signs", "ำ")):
        yield f"syllables: {name}", *text(fill(syllable), lines=0, widths=[0, 100])
    yield "the ends of numbers", "/v1/text", {"scale": 1e-300, "texts": [
        {"text": "a b", "font": {"size": size}, "lines": 0, "widths": [0, 1e-320, 1e12, None], "letterSpacing": spacing,
         "lineHeightMultiple": multiple}
        for size in (5e-324, 1e-300, 10_000) for spacing in (-10_000, 0, 10_000) for multiple in (0.01, 100)]}
    yield "a sweep of short texts", *wrapping(50, 500)
    yield "a sweep of long texts", *wrapping(10, 50_000)
    yield "100 rows in 100 languages", *rows(100, 100)
    yield "100,000 rows in 100 languages", *rows(100_000, 100)


def ask(server, path, document):
    started = time.monotonic()
    status, _, answer = server.post(path, document)
    return status, answer, time.monotonic() - started


def hostile_texts():
    options = ["--fonts", str(FREE), "--request-timeout", str(TIMEOUT), "--max-text-cache", str(CACHE)]
    with Server(options) as server, Probe(server) as health:
        ask(server, *text("warm"))
        before = server.resident()
        slowest = 0
        for name, path, document in bodies():
            status, answer, taken = ask(server, path, document)
            slowest = max(slowest, taken)
            figure(name, f"{status} in {taken:.2f} s, {len(answer)} bytes")
            if status not in (200, 422, 503):
                bound(f"{name}: status", status, at_most=503, at_least=999)
        # Reading and writing bodies of megabytes is part of what was measured.
        bound("slowest answer, seconds", slowest, timed=True, at_most=2 * TIMEOUT + 2)
        status, _, _ = ask(server, *text("warm"))
        bound("a plain text afterwards", status, at_least=200, at_most=200)
        figure("resident megabytes before", before >> 20)
        bound("resident megabytes of the largest moment", server.peak() >> 20, at_most=1024)
    bound("healthz refused", len(health.failures), at_most=0)
    bound("healthz p99 ms", health.p99 * 1000, timed=True, at_most=50)


def little_memory():
    """Texts that take more than a request may have are an error, and not the process's end."""
    options = ["--fonts", str(FREE), "--max-request-memory", str(8 << 20)]
    with Server(options) as server:
        status, answer, _ = ask(server, *text(fill("अनुच्छेद ")))
        code = json.loads(answer).get("code")
        figure("a text that needs more memory than it may", f"{status} {code}")
        bound("statuses of too much memory", int(status in (422, 503)), at_least=1)
        status, _, _ = ask(server, *text("warm"))
        bound("a small text", status, at_least=200, at_most=200)


def cached_texts():
    """Texts that are all new fill the cache, and no more."""
    with Server(["--fonts", str(FREE), "--max-text-cache", str(CACHE), "--request-timeout", "60"]) as server:
        ask(server, *text("warm"))
        peaks = []
        for turn in range(6):
            for number in range(4):
                texts = [{"text": f"{turn} {number} {index}", "font": {"name": "FreeSerif"}} for index in range(10_000)]
                status, _, _ = ask(server, "/v1/text", {"texts": texts})
                if status != 200:
                    bound("texts of a list", status, at_least=200, at_most=200)
            peaks.append(server.resident())
        figure("resident megabytes after each 40,000 texts", [peak >> 20 for peak in peaks])
        bound("megabytes more from 40,000 texts to 240,000", (peaks[-1] - peaks[0]) / (1 << 20), at_most=24)


def bad_folders():
    """Files that are no fonts, never end or are too large are passed over, also while requests run."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        folder = pathlib.Path(folder)
        good = folder / "Good.otf"
        shutil.copy(INTER / "Inter-Regular.otf", good)
        os.mkfifo(folder / "Pipe.ttf")
        (folder / "Zero.ttf").symlink_to("/dev/zero")
        (folder / "Loop.otf").symlink_to(folder / "Loop.otf")
        (folder / "Self").symlink_to(folder)
        (folder / "Empty.ttf").write_bytes(b"")
        (folder / "Words.ttf").write_bytes(b"true" + b"\xFF" * 4096)
        (folder / "Many.ttc").write_bytes(b"ttcf\0\1\0\0\xFF\xFF\xFF\xFF" + b"\0" * 64)
        with open(folder / "Huge.otf", "wb") as file:
            file.truncate(1 << 40)
        data = (FREE / "FreeSans.ttf").read_bytes()
        for part in (1, 2, 5, 50):
            (folder / f"Cut{part}.ttf").write_bytes(data[: len(data) * part // 100])
        server = stack.enter_context(Server(["--fonts", str(folder)]))
        request = ("/v1/text", {"texts": [{"text": "Sign in", "font": {"name": "Inter-Regular"}}]})
        status, expected, _ = ask(server, *request)
        bound("a text beside bad files", status, at_least=200, at_most=200)
        statuses, stopping = [], threading.Event()

        def measure():
            while not stopping.is_set():
                status, answer, _ = ask(server, *request)
                statuses.append(status if status != 200 or answer == expected else -1)

        clients = [threading.Thread(target=measure) for _ in range(4)]
        for client in clients:
            client.start()
        end = time.monotonic() + seconds(10, short=2)
        turn = 0
        while time.monotonic() < end:
            turn += 1
            # The file is replaced by a damaged one, is gone, and comes back.
            if turn % 3 == 1:
                good.write_bytes(b"OTTO" + os.urandom(10_000))
            elif turn % 3 == 2:
                good.unlink()
            else:
                shutil.copy(INTER / "Inter-Regular.otf", good)
            os.kill(server.pid, signal.SIGHUP)
            time.sleep(0.05)
        stopping.set()
        for client in clients:
            client.join()
        figure("fonts read again", turn)
        # Inter as the system has it stands in whenever the folder's own is not there.
        bound("other answers than before", sum(status not in (200, 422) for status in statuses), at_most=0)
        bound("answers", len(statuses), at_least=4)


def attack():
    if not INTER.is_dir() or not FREE.is_dir():
        print("  skipped: fonts-inter or fonts-freefont-ttf is not installed")
        bound("the fonts are installed", int(os.environ.get("CI") != "true"), at_least=1)
        return
    hostile_texts()
    little_memory()
    cached_texts()
    bad_folders()
