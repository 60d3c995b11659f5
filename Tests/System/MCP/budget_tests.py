"""How many tokens definitions and answers take."""

import json
import pathlib
import statistics

import bpe_openai
from harness.report import expect
from stdio import running, text

ROOT = pathlib.Path(__file__).resolve().parents[3]
DEFINITIONS, MEDIAN = 2000, 400
ENCODING = bpe_openai.get_encoding("o200k_base")


def tokens(value):
    return len(ENCODING.encode(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))))


def test_definitions():
    """all definitions together take at most 2,000 tokens"""
    with running("--root", ROOT, "--allow-fix") as process:
        tools = process.send("tools/list")["result"]["tools"]
    expect(tokens(tools) <= DEFINITIONS, f"{tokens(tools)} tokens")
    print(f"     {tokens(tools)} tokens for {len(tools)} tools")


def test_measure():
    """pages of measure have their size however long the texts are, and hold each text once"""
    texts = [f"{number} " + "long " * 5000 for number in range(20)]
    found, cursor = [], {}
    with running() as process:
        while cursor is not None:
            page = process.call("measure", texts=texts, **cursor)
            expect(len(text(page).encode()) < 1200, text(page))
            structured = page["structuredContent"]
            expect(len(json.dumps(structured, ensure_ascii=False).encode()) < 2400, f"{structured}")
            found += [each["text"].split(" ")[0] for each in structured["texts"]]
            cursor = {"cursor": structured["nextCursor"]} if "nextCursor" in structured else None
    expect(found == [str(number) for number in range(20)], f"{found}")


def test_answers():
    """the median answer on the examples takes at most 400 tokens, as text and as structured content"""
    found = []
    with running("--root", ROOT / "examples") as process:
        for folder in sorted(path.parent for path in (ROOT / "examples").glob("*/example.json")):
            path = json.loads((folder / "example.json").read_text())["path"]
            source = next(iter(folder.glob("request.*")), None)
            if path == "/v1/layout" and source:
                found.append((folder.name, process.call("solve", path=str(source.relative_to(ROOT / "examples")))))
                found.append((f"check {folder.name}", process.call("check", paths=[str(source.relative_to(ROOT / "examples"))])))
            if path == "/v1/diff" and source:
                request = json.loads(source.read_text())
                found.append((folder.name, process.call("diff", **{"from": request["from"], "to": request["to"]})))
        for path in sorted((ROOT / "examples/check").rglob("*.layout.json")):
            name = str(path.relative_to(ROOT / "examples"))
            found.append((name, process.call("check", paths=[name])))
            found.append((f"sweep {name}", process.call("sweep", path=name)))
    for form, count in (
        ("text", lambda result: tokens(text(result))), ("structured content", lambda result: tokens(result["structuredContent"])),
    ):
        counts = sorted((count(result), name) for name, result in found)
        median = statistics.median(count for count, _ in counts)
        print(f"     {form}: {len(counts)} answers, median {median:.0f} tokens, largest {counts[-1][0]} ({counts[-1][1]})")
        expect(median <= MEDIAN, f"{form}: {median} tokens")
