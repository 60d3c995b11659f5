"""Messages as bytes: hostile ones, both revisions, cancellation."""

import json
import random
import time

from harness.report import expect
from stdio import META, answers, ending, request, running, text

LAYOUT = {
    "views": [{"id": "screen", "width": 375, "height": 812, "children": [{"id": "a", "intrinsicSize": {"width": 80, "height": 44}}]}],
    "constraints": ["a.leading == screen.leading + 20", "a.top == screen.top + 100"],
}
# A sweep of it takes seconds, far longer than the messages that follow it.
SLOW = {
    "views": [{"id": "s", "width": 375, "height": 812, "children": [{"id": f"v{index}", "height": 10} for index in range(800)]}],
    "constraints": [f"v{index}.width >= s.width * {0.001 * index} @ {1 + index}" for index in range(800)],
}


def code(response):
    return response.get("error", {}).get("code")


def test_hostile():
    """hostile lines get an error each, and the next request its response"""
    deep = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":' + "[" * 5000 + "]" * 5000 + "}"
    lines = [
        "", "x", "{", "null", "[]", "[[[[", '"', "{}", '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":{},"method":"x"}',
        '{"jsonrpc":"2.0","id":1,"id":2,"method":"x"}', '{"jsonrpc":"2.0","id":"\\ud800","method":"x"}', "\x00", "\ufeff{}", deep,
        "[" + request("tools/list") + "]", request("tools/call", {"name": "solve", "arguments": {"request": {"views": [{}] * 1000}}}),
    ]
    found, status = answers("\n".join([*lines, request("server/discover", number="last")]) + "\n")
    expect(status == 0, f"the status is {status}")
    # The blank line gets no response.
    expect(len(found) == len(lines), f"{len(found)} responses to {len(lines)} lines")
    last = next(response for response in found if response.get("id") == "last")
    expect("result" in last, f"{last}")
    expect(all("error" in response or "result" in response for response in found), f"{found}")


def test_bytes():
    """bytes that are no text, and an input that ends within a message, end nothing"""
    noise = random.Random(43)
    junk = bytes(noise.randrange(256) for _ in range(20_000))
    found, status = answers(junk + b"\n" + request("server/discover", number="last").encode())
    expect(status == 0 and any(response.get("id") == "last" and "result" in response for response in found), f"{status} {found[-1:]}")


def test_mutations():
    """a thousand mutated requests end nothing"""
    noise = random.Random(44)
    seeds = [request("tools/call", {"name": name, "arguments": {"request": LAYOUT}}, number=3) for name in ("solve", "check", "sweep")]
    seeds += [request(method) for method in ("server/discover", "tools/list", "prompts/list")]
    lines = []
    for index in range(1000):
        line = list(seeds[index % len(seeds)])
        for _ in range(noise.randint(1, 4)):
            place = noise.randrange(len(line))
            line[place] = noise.choice(['"', "{", "}", "[", "]", ",", ":", "0", "\\", "e", "", line[place] * 2])
        lines.append("".join(line))
    # One after the other, since calls beyond a limit are refused.
    with running() as process:
        for line in lines:
            process.write(line)
            process.write(request("server/discover", number="next"))
            while process.read().get("id") != "next":
                pass
        _, errors, status = process.close()
        expect(status == 0, f"{status} {errors}")


def test_size():
    """a message over the limit is refused unread, and the next one is answered"""
    found, status = answers("x" * 200_000 + "\n" + request("server/discover") + "\n", "--max-body-bytes", "100000")
    expect(status == 0 and [code(response) for response in found] == [-32600, None], f"{found}")
    expect("limit of 100000 bytes" in found[0]["error"]["message"] and "id" not in found[0], f"{found[0]}")


def test_revisions():
    """requests of revision 2026-07-28 need no handshake, and those of 2025-11-25 do"""
    with running() as process:
        expect(process.send("server/discover")["result"]["supportedVersions"][0] == "2026-07-28", "no discovery")
        expect(code(process.send("tools/list", meta=None)) == -32602, "a request without _meta is served before a handshake")
        wrong = process.send("tools/list", meta={**META, "io.modelcontextprotocol/protocolVersion": "v999.0.0"})
        expect(code(wrong) == -32022 and wrong["error"]["data"]["requested"] == "v999.0.0", f"{wrong}")
        for missing in ("io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities"):
            meta = {key: value for key, value in META.items() if key != missing}
            expect(code(process.send("tools/list", meta=meta)) == -32602, f"{missing} is not required")
        meta = {key: value for key, value in META.items() if not key.endswith("clientInfo")}
        expect("result" in process.send("tools/list", meta=meta), "clientInfo is required")
        for method in ("initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "unknown/method"):
            expect(code(process.send(method)) == -32601, f"{method} is known")
        opened = process.send("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}, meta=None)
        expect(opened["result"]["protocolVersion"] == "2025-11-25" and "resultType" not in opened["result"], f"{opened}")
        process.write('{"jsonrpc":"2.0","method":"notifications/initialized"}')
        expect(process.send("ping", meta=None)["result"] == {}, "no ping")
        listed = process.send("tools/list", meta=None)["result"]
        expect(len(listed["tools"]) == 8 and "ttlMs" not in listed, f"{listed}")
        # Both live in one process.
        expect(process.send("tools/list")["result"]["resultType"] == "complete", "the stateless revision is gone")
        expect(code(process.send("resources/read", {"uri": "trellis://none"})) == -32602, "not found")
        expect(code(process.send("resources/read", {"uri": "trellis://none"}, meta=None)) == -32002, "not found")


def test_cancellation():
    """a cancelled call gets no response, and others go on"""
    with running() as process:
        begun = time.monotonic()
        process.write(request("tools/call", {"name": "sweep", "arguments": {"request": SLOW}}, number="slow"))
        process.write(request("server/discover", number="beside"))
        process.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"slow"}}')
        process.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"none"}}')
        process.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}')
        process.write(request("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}}, number="next"))
        found = [process.read()["id"], process.read()["id"]]
        output, _, status = process.close()
        expect(found == ["beside", "next"] and output == "" and status == 0, f"{found} {output} {status} {time.monotonic() - begun}")


def test_cancelled_check():
    """cancelled checks end, so that the next one is not kept waiting"""
    views = [{"id": f"v{index}", "text": f"Hello {index}"} for index in range(800)]
    constraints = [f"v{index}.left == s.left + {index}" for index in range(800)]
    constraints += [f"v{index}.top == v{index - 1}.bottom + 1" for index in range(1, 800)] + ["v0.top == s.top"]
    constraints += [f"v{index}.right <= s.right" for index in range(800)]
    slow = {
        "request": {"views": [{"id": "s", "width": 375, "height": 812, "children": views}], "constraints": constraints},
        "devices": ",".join(f"{name}{side}" for name in ("iphone-se-3", "iphone-14", "iphone-16", "ipad-11", "ipad-13") for side in ("", "-landscape")),
        "directions": "ltr,rtl", "textScales": ",".join(f"{1 + step / 10}" for step in range(20)), "widths": "100...1366", "pseudo": "all"}
    with running() as process, ending(process, after=20):
        for number in range(10):
            process.write(request("tools/call", {"name": "check", "arguments": slow}, number=f"slow {number}"))
        time.sleep(1)
        for number in range(10):
            process.write(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": f"slow {number}"}}))
        process.write(request("tools/call", {"name": "check", "arguments": {"request": LAYOUT}}, number="next"))
        response = process.read()
        expect(response["id"] == "next" and "result" in response, f"{response}")


def test_refused_ids():
    """a request with a fault of syntax in its parameters gets its error with its id"""
    doubled = '{"jsonrpc":"2.0","id":"twice","method":"tools/call","params":{"name":"solve","arguments":{"request":{"views":[],"views":[]}}}}'
    broken = '{"jsonrpc":"2.0","id":17,"method":"tools/call","params":{"name":"solve","arguments":{"request":{"views":[}}}}'
    with running() as process, ending(process, after=30):
        for line, number in ((doubled, "twice"), (broken, 17)):
            process.write(line)
            response = process.read()
            expect(code(response) == -32700 and response.get("id") == number, f"{response}")


def test_waiting_calls():
    """calls beyond 64 without a response are refused with their ids, and the others are answered"""
    with running() as process, ending(process, after=50):
        process.write(request("tools/call", {"name": "sweep", "arguments": {"request": SLOW}}, number="slow"))
        for index in range(70):
            process.write(request("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}}, number=index))
        process.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"slow"}}')
        found = [process.read() for _ in range(70)]
    refused = {response["id"] for response in found if "error" in response}
    expect(refused == set(range(63, 70)) and {response["id"] for response in found} == set(range(70)), f"{refused}")
    expect(all("64 calls have no response yet" in response["error"]["message"] for response in found if response["id"] in refused), f"{found}")


def test_check_time():
    """a check past --check-timeout is an error that names the limit, and one within it is not"""
    views = [{"id": f"v{index}", "text": f"Hello {index}"} for index in range(400)]
    constraints = [f"v{index}.left == s.left + {index}" for index in range(400)]
    slow = {
        "request": {"views": [{"id": "s", "width": 375, "height": 812, "children": views}], "constraints": constraints},
        "devices": "iphone-se-3,ipad-11", "directions": "ltr,rtl", "textScales": "0.8...3.1", "widths": "100...1366", "pseudo": "all"}
    with running("--check-timeout", "1ms") as process, ending(process, after=50):
        result = process.call("check", **slow)
        expect(result["isError"] and text(result).startswith("time-limit-exceeded: ") and "--check-timeout" in text(result), f"{result}")
        expect(not process.call("solve", request=LAYOUT).get("isError"), "the time-out ends other tools")
    with running("--check-timeout", "50s") as process:
        result = process.call("check", request=LAYOUT)
        expect(not result.get("isError") and text(result).startswith("no findings"), f"{result}")


def test_check_time_values():
    """a time for checks that is none is a wrong option"""
    import subprocess

    from harness.program import trellis

    for value in ("0", "x", "-1", "100000h", "1q", "0x10", ""):
        run = subprocess.run([trellis(), "mcp", f"--check-timeout={value}"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        expect(run.returncode == 2 and "--check-timeout" in run.stderr, f"{value}: {run.returncode} {run.stderr}")
    shown = subprocess.run([trellis(), "mcp", "--help"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60).stdout
    expect("(default: 60s)" in shown, shown)


def test_ids():
    """an id can be used again once it has its response"""
    call = request("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}}, number=5)
    with running() as process:
        for _ in range(20):
            process.write(call)
            response = process.read()
            expect("result" in response, f"{response}")


def test_solve_text():
    """`trellis solve --text` prints what the tool prints"""
    import subprocess

    from harness.program import trellis

    with running() as process:
        told = text(process.call("solve", request=LAYOUT))
    run = subprocess.run([trellis(), "solve", "--text", "-"], input=json.dumps(LAYOUT), stdout=subprocess.PIPE, text=True, timeout=60)
    expect(run.stdout == told + "\n" and run.returncode == 0, f"{run.stdout}\n{told}")
    broken = {**LAYOUT, "constraints": [*LAYOUT["constraints"], "a.top == screen.top"]}
    run = subprocess.run([trellis(), "solve", "--text", "-"], input=json.dumps(broken), stdout=subprocess.PIPE, text=True, timeout=60)
    expect(run.returncode == 1 and "conflict 1: " in run.stdout and "repair of conflict 1: " in run.stdout, f"{run.returncode} {run.stdout}")
