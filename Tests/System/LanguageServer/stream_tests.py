"""Messages as bytes: hostile ones, the life of a session, cancellation."""

import json
import random
import subprocess
import time

from harness.report import expect
from stream import END, START, TIME, Process, answers, changed, framed, notification, opened, request, running

URI = "file:///nowhere/a.layout.json"
LAYOUT = json.dumps({
    "views": [{"id": "screen", "width": 375, "height": 812, "children": [{"id": "a", "intrinsicSize": {"width": 80, "height": 44}}]}],
    "constraints": ["a.leading == screen.leading + 20", "a.top == screen.top + 100"],
})


def code(message):
    return message.get("error", {}).get("code")


def test_life():
    """a session begins with initialize, and ends normally after shutdown and exit"""
    found, status, errors = answers(*START, *END)
    expect(status == 0 and errors == "", f"{status} {errors}")
    expect([message["id"] for message in found] == [0, "end"] and found[1]["result"] is None, f"{found}")
    capabilities = found[0]["result"]["capabilities"]
    expect(capabilities["positionEncoding"] == "utf-16" and capabilities["textDocumentSync"]["change"] == 2, f"{capabilities}")
    expect(answers(*START, notification("exit"))[1] == 1, "exit without shutdown is normal")
    expect(answers(*START)[1] == 1, "the end of the input is normal")
    found, status, _ = answers(request(1, "textDocument/hover"), *START, *END)
    expect(code(found[0]) == -32002 and status == 0, f"{found}")


def test_hostile():
    """hostile messages get an error each, and the next request its response"""
    deep = b'{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":' + b"[" * 5000 + b"]" * 5000 + b"}"
    bodies = [
        b"", b"x", b"{", b"null", b"[]", b"[[[[", b'"', b"{}", b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","id":{},"method":"x"}',
        b'{"jsonrpc":"2.0","id":1,"id":2,"method":"x"}', b'{"jsonrpc":"2.0","id":"\\ud800","method":"x"}', b"\x00", b"\xff\xfe", deep,
        b"[" + json.dumps(request(1, "shutdown")).encode() + b"]", b'{"jsonrpc":"2.0","id":1,"method":"x","params":1}',
    ]
    found, status, _ = answers(*START, *map(framed, bodies), *END)
    expect(status == 0 and len(found) == len(bodies) + 2, f"{status}: {len(found)} messages")
    expect(all("error" in message for message in found[1:-1]) and found[-1]["id"] == "end", f"{found[1:]}")


def test_parameters():
    """parameters of any kind end nothing"""
    wrong = [None, 1, "x", [], {}, {"uri": 1}, {"uri": URI}, {"uri": URI, "version": "x", "text": 1}, {"uri": URI, "text": "\x00"}]
    methods = ["hover", "completion", "definition", "references", "documentSymbol", "codeAction", "inlayHint"]
    parts = [opened(URI, LAYOUT)]
    places = wrong + [{"line": -1, "character": 2**70}, {"line": 2**62, "character": 2**62}, {"line": 0, "character": 1.5}]
    count = 0
    for document in wrong:
        for name in ("didOpen", "didChange", "didSave", "didClose"):
            parts.append(notification(f"textDocument/{name}", {"textDocument": document, "contentChanges": document}))
    for place in places:
        for method in methods:
            for range_ in ({"start": place, "end": place}, place):
                count += 1
                params = {"textDocument": {"uri": URI}, "position": place, "range": range_, "context": place}
                parts.append(request(count, f"textDocument/{method}", params))
    for params in ([], {"command": 1}, {"command": "trellis.picture"}, {"command": "trellis.picture", "arguments": [URI, 1]}):
        count += 1
        parts.append(request(count, "workspace/executeCommand", params))
    found, status, errors = answers(*START, *parts, *END)
    expect(status == 0, f"{status} {errors}")
    expect({message["id"] for message in found if "id" in message} == {*range(count + 1), "end"}, "a request without a response")


def test_process_of_the_client():
    """the program ends with the process that initialize names, though its input stays open"""
    for number in (0, -1, 2**70, 4_194_304, None, "x"):
        process = Process()
        process.write(request(0, "initialize", {"processId": number, "capabilities": {}}))
        process.read()
        time.sleep(0.1)
        expect(process.process.poll() is None, f"{number} ends the program")
        process.close()
    with subprocess.Popen(["sleep", "1000"]) as client:
        process = Process()
        process.write(request(0, "initialize", {"processId": client.pid, "capabilities": {}}))
        process.read()
        time.sleep(3)
        expect(process.process.poll() is None, "the program ends before the process")
        client.kill()
    expect(process.process.wait(timeout=TIME) == 1, "the end of the client is a normal end")


def test_framing():
    """a header without a length ends the program with an error, and a long message is skipped"""
    for broken in (b"\r\n\r\n", b"Content-Length: x\r\n\r\n{}", b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}", b"x" * 5000):
        _, status, errors = answers(*START, broken)
        expect(status == 1 and "Content-Length" in errors or "header" in errors, f"{status} {errors}")
    long = framed(opened(URI, "x" * 600_000))
    found, status, _ = answers(*START, opened(URI, LAYOUT), long, *END, options=("--max-body-bytes", "100000"))
    refused = [message for message in found if code(message) == -32600]
    expect(status == 0 and len(refused) == 1 and refused[0]["id"] is None, f"{status} {found}")
    with running("--max-body-bytes", "100000") as process:
        process.write(opened(URI, LAYOUT), long)
        while not (found := process.diagnostics(URI, 1)):
            pass
        expect("was lost" in found[0]["message"], f"{found}")
        process.write(changed(URI, 2, {"text": LAYOUT}))
        expect(process.diagnostics(URI, 2) == [], "the whole text does not help")


def test_mutations():
    """a thousand mutated messages end nothing"""
    noise = random.Random(43)
    place = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 60}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 9}}, "context": {"diagnostics": []}}
    edit = {"range": place["range"], "text": LAYOUT}
    seeds = [json.dumps(message) for message in (
        opened(URI, LAYOUT), changed(URI, 2, edit), *(request(3, f"textDocument/{name}", place) for name in ("hover", "completion", "codeAction", "inlayHint")))]
    with running() as process:
        process.write(opened(URI, LAYOUT))
        for index in range(1000):
            text = list(seeds[index % len(seeds)])
            for _ in range(noise.randint(1, 4)):
                at = noise.randrange(len(text))
                text[at] = noise.choice(['"', "{", "}", "[", "]", ",", ":", "0", "\\", "e", "", text[at] * 2])
            process.write(framed("".join(text).encode()))
            if index % 50 == 0:
                process.send("textDocument/hover", place)
        _, errors, status = process.close()
        expect(status == 0, f"{status} {errors}")


def test_cancellation():
    """a cancelled request gets the error of its own, and those after it their responses"""
    views = [{"id": f"v{index}", "height": 10} for index in range(800)]
    constraints = [f"v{index}.width >= s.width * {0.001 * index} @ {1 + index}" for index in range(800)]
    slow = json.dumps({"views": [{"id": "s", "width": 375, "height": 812, "children": views}], "constraints": constraints, "sweep": {"from": 320, "to": 1366}})
    other = "file:///nowhere/b.layout.json"
    with running() as process:
        process.write(opened(URI, slow), opened(other, LAYOUT))
        at = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 20}}
        process.write(request("slow", "textDocument/hover", at), notification("$/cancelRequest", {"id": "slow"}), notification("$/cancelRequest", {}))
        hover = process.send("textDocument/hover", {"textDocument": {"uri": other}, "position": {"line": 0, "character": 21}})
        expect("screen" in hover["result"]["contents"]["value"], f"{hover}")
