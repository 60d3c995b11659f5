"""`POST /mcp` of a running server: who may reach it, header fields, limits, and the client of PyPI's `mcp`."""

import asyncio
import base64
import http.client
import json
import pathlib
import tempfile

import mcp
from client_tests import LAYOUT, MODES
from harness.report import expect
from harness.server import Server
from stdio import META

TOOLS = ["check", "solve", "explain", "sweep", "measure", "picture", "import", "diff"]


def post(server, message, fields=None, path="/mcp", method="POST"):
    """The status, the JSON and the fields of the response to a message; fields of None are left out."""
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    fields = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream", **(fields or {})}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request(method, path, body, {name: value for name, value in fields.items() if value is not None})
        response = connection.getresponse()
        content = response.read()
        return response.status, json.loads(content) if content else None, response.headers
    finally:
        connection.close()


def request(method, params=None, meta=META, number=1):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": {**(params or {}), **({"_meta": meta} if meta else {})}}


def headers(message, **others):
    """The fields that repeat parts of a message."""
    params = message["params"]
    name = params.get("name") or params.get("uri")
    return {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": message["method"], **({"Mcp-Name": name} if name else {}), **others}


def sent(server, message, **others):
    """The status and the code of the error, if any, of the response to a message with its fields, of which some are other ones."""
    others = {name.replace("_", "-"): value for name, value in others.items()}
    status, body, _ = post(server, message, headers(message, **others))
    return status, (body or {}).get("error", {}).get("code")


def test_hosts():
    """requests with a foreign Host or Origin are refused, and those of localhost and of --mcp-hosts are not"""
    with Server(["--mcp-hosts", "Trellis.example"]) as server:
        message = request("server/discover")
        for name in ("localhost", "127.0.0.1", f"127.0.0.1:{server.port}", "[::1]:80", "LOCALHOST:1", "trellis.example", "trellis.example:443"):
            expect(sent(server, message, Host=name) == (200, None), f"Host: {name}")
        for name in ("localhost", "127.0.0.1:3000", "[::1]", "trellis.example"):
            for scheme in ("http", "https"):
                expect(sent(server, message, Origin=f"{scheme}://{name}") == (200, None), f"Origin: {scheme}://{name}")
        for name in ("evil.example.com", "localhost.evil.example", "evil.example:80", "127.0.0.2", "xlocalhost", "trellis.example.evil"):
            expect(sent(server, message, Host=name)[0] == 403, f"Host: {name}")
            expect(sent(server, message, Origin=f"http://{name}")[0] == 403, f"Origin: {name}")
        for origin in (
            "null", "file://", "", "localhost", "http://", "http://evil.example/localhost", "http://localhost:80@evil.example", "http://[::1]evil.example",
            "http://localhost:x", "http://localhost:", "http://localhost:123456", "http://localhost/", "http://user@localhost", "http://localhost http://localhost",
            "http://localhost,http://evil.example", "http://[::1", "ftp://localhost", "http://http://localhost", "http://localhost#", "http://localhost?a",
        ):
            expect(sent(server, message, Origin=origin)[0] == 403, f"Origin: {origin}")
        for name in ("localhost:x", "localhost:80@evil.example", "[::1]evil.example", "localhost:", "[::1]:"):
            expect(sent(server, message, Host=name)[0] in (400, 403), f"Host: {name}")


def test_repeated_fields():
    """a request with two fields where one counts is refused, since a proxy may have read the other one"""
    message = request("server/discover")
    with Server(["--mcp-hosts", "soak"]) as server:
        fields = ["Content-Type: application/json", *(f"{name}: {value}" for name, value in headers(message).items())]

        def status(*more, path="/mcp"):
            return server.ask("POST", path, json.dumps(message).encode(), [*fields, *more])[0]

        expect(status() == 200 and status("Origin: http://localhost") == 200, "a request without a fault")
        for more, expected in (
            (["Origin: http://localhost", "Origin: http://localhost"], 403), (["Origin: http://localhost", "Origin: http://evil.example"], 403),
            (["Host: soak"], 400), (["Content-Type: application/json"], 415), (["Content-Type: text/plain"], 415),
        ):
            expect(status(*more) == expected, f"{more}: {status(*more)}")


def test_query():
    """a query is refused as the other operations refuse unknown parameters"""
    message = request("server/discover")
    with Server() as server:
        for path, expected in (("/mcp?", 200), ("/mcp?x=1", 422), ("/mcp?x", 422), ("/mcp?%FF=1", 422)):
            status, body, _ = post(server, message, headers(message), path=path)
            expect(status == expected and ("error" in body) == (expected != 200), f"{path}: {status} {body}")
        status, _, _ = post(server, {"views": [], "constraints": []}, path="/v1/layout?x=1")
        expect(status == 422, f"/v1/layout?x=1: {status}")


def test_scenes():
    """one scene of a document with several is imported without files"""
    edges = "".join(
        f'<constraint firstItem="b{{0}}" firstAttribute="{edge}" secondItem="v{{0}}" secondAttribute="{edge}" id="{edge}{{0}}"/>'
        for edge in ("leading", "trailing", "top", "bottom"))
    scene = f'''<scene sceneID="{{0}}"><objects><viewController id="c{{0}}" sceneMemberID="viewController"><view key="view" id="v{{0}}">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b{{0}}">
        <rect key="frame" x="0" y="0" width="375" height="667"/></view></subviews><constraints>{edges}</constraints></view></viewController></objects></scene>'''
    board = f'''<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES"><scenes>{scene.format("s1")}{scene.format("s2")}</scenes></document>'''
    with Server() as server:

        def imported(**arguments):
            call = request("tools/call", {"name": "import", "arguments": arguments})
            return post(server, call, headers(call))[1]["result"]

        both = imported(document=board)
        expect(len(both["structuredContent"]["scenes"]) == 2 and "request" not in both["structuredContent"], f"{both}")
        one = imported(document=board, scene="s2")
        expect(one["structuredContent"]["request"]["views"][0]["id"] == "vs2", f"{one}")
        expect(imported(document=board, scene="none").get("isError"), "a scene that is not there")


def test_headers():
    """header fields that are missing or differ from the message are refused"""
    with Server() as server:
        call = request("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}})
        expect(sent(server, call) == (200, None), "a call with its fields")
        for name, values in {
            "MCP_Protocol_Version": [None, "2025-11-25", "v999.0.0", ""], "Mcp_Method": [None, "tools/list", "TOOLS/CALL"],
            "Mcp_Name": [None, "check", "=?base64?!?=", "=?base64?Zg?=", f"=?base64?{base64.b64encode(b'check').decode()}?="],
        }.items():
            for value in values:
                expect(sent(server, call, **{name: value}) == (400, -32020), f"{name}: {value}: {sent(server, call, **{name: value})}")
        encoded = f"=?base64?{base64.b64encode(b'solve').decode()}?="
        expect(sent(server, call, Mcp_Name=encoded) == (200, None), "an encoded name")
        listed = request("resources/read", {"uri": "trellis://rules.md"})
        expect(sent(server, listed) == (200, None) and sent(server, listed, Mcp_Name="trellis://none") == (400, -32020), "the name of a resource")


def test_statuses():
    """statuses are those that the specification gives, and every error has the id of its request"""
    with Server() as server:
        key = "io.modelcontextprotocol/protocolVersion"
        for meta in (None, {}, {key: "2026-07-28"}, {name: value for name, value in META.items() if name != key}):
            expect(sent(server, request("server/discover", meta=meta)) == (400, -32602), f"{meta}")
        without = {name: value for name, value in META.items() if not name.endswith("clientInfo")}
        expect(sent(server, request("server/discover", meta=without)) == (200, None), "clientInfo is required")
        unknown = request("server/discover", meta={**META, key: "v999.0.0"}, number="id")
        status, body, _ = post(server, unknown, headers(unknown, **{"MCP-Protocol-Version": "v999.0.0"}))
        expect(status == 400 and body["error"]["code"] == -32022 and body["id"] == "id", f"{status} {body}")
        expect(body["error"]["data"]["requested"] == "v999.0.0" and "2026-07-28" in body["error"]["data"]["supported"], f"{body}")
        for method in ("initialize", "ping", "logging/setLevel", "resources/subscribe", "subscriptions/listen", "unknown/method"):
            expect(sent(server, request(method)) == (404, -32601), method)
        expect(sent(server, request("tools/call", {"name": "none"})) == (400, -32602), "an unknown tool")
        expect(sent(server, request("resources/read", {"uri": "trellis://none"})) == (400, -32602), "an unknown resource")
        for body, code in ((b"{", -32700), (b"[]", -32600), (b"[" + json.dumps(unknown).encode() + b"]", -32600), (b"", -32700), (b"\xff", -32700)):
            status, answer, _ = post(server, body)
            expect(status == 400 and answer["error"]["code"] == code and "id" not in answer, f"{body}: {status} {answer}")
        expect(post(server, {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})[:2] == (202, None), "a notification")
        for method in ("GET", "DELETE"):
            status, _, fields = post(server, b"", method=method)
            expect(status == 405 and "POST" in fields["Allow"], f"{method}: {status}")
        expect(post(server, request("server/discover"), {"Content-Type": "text/plain"})[0] == 415, "text/plain")
        expect(post(server, request("server/discover"), {"Content-Encoding": "gzip"})[0] == 415, "gzip")


def test_limits():
    """tokens, rates, limits and time-outs apply, and no file can be read"""
    with tempfile.TemporaryDirectory() as folder:
        tokens = pathlib.Path(folder, "tokens")
        # The SHA-256 of `secret`.
        tokens.write_text("agent 2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b\n")
        with Server(["--tokens-file", tokens, "--rate", "5/h"]) as server:
            message = request("server/discover")
            expect(post(server, message, headers(message))[0] == 401, "no token is needed")
            statuses = [post(server, message, headers(message, Authorization="Bearer secret"))[0] for _ in range(6)]
            expect(statuses == [200] * 5 + [429], f"{statuses}")
    views = [{"id": f"v{index}", "height": 10} for index in range(3000)]
    constraints = [f"v{index}.width >= s.width * {0.0001 * index} @ {1 + index % 900}" for index in range(3000)]
    slow = {"views": [{"id": "s", "width": 375, "height": 812, "children": views}], "constraints": constraints}
    with Server(["--request-timeout", "0.005"]) as server:
        for tool, arguments in (
            ("sweep", {"request": slow}), ("check", {"request": slow, "devices": "iphone-se-3,ipad-11", "textScales": "0.8...3.1", "widths": "320...1366"})
        ):
            call = request("tools/call", {"name": tool, "arguments": arguments})
            status, body, _ = post(server, call, headers(call))
            expect(status == 200 and "time-limit-exceeded" in body["result"]["content"][0]["text"], f"{tool}: {status} {str(body)[:300]}")
    with Server(["--max-body-bytes", "2000000", "--max-views", "5000"]) as server:
        expect(post(server, b"x" * 2_000_001)[0] == 413, "a body over the limit")
        for tool, arguments in (("solve", {"path": "/etc/passwd"}), ("check", {"paths": ["/etc"]}), ("diff", {"fromPath": "/etc/passwd"})):
            call = request("tools/call", {"name": tool, "arguments": arguments})
            _, body, _ = post(server, call, headers(call))
            expect(body["result"]["isError"] and "there is no parameter" in body["result"]["content"][0]["text"], f"{body}")
        many = {"views": [{"id": str(index)} for index in range(5001)], "constraints": []}
        call = request("tools/call", {"name": "solve", "arguments": {"request": many}})
        _, body, _ = post(server, call, headers(call))
        expect(body["result"]["content"][0]["text"].startswith("limit-exceeded: "), f"{body}")


def test_client():
    """the client lists and calls the tools in every mode, and repairs a layout"""
    conflict = {**LAYOUT, "constraints": [*LAYOUT["constraints"], "a.top == screen.top"]}

    async def run(url):
        for mode, revision in MODES.items():
            async with mcp.Client(url, mode=mode) as client:
                expect(client.protocol_version == revision, f"{client.protocol_version}, not {revision}")
                expect([tool.name for tool in (await client.list_tools()).tools] == TOOLS, "other tools")
                solved = await client.call_tool("solve", {"request": LAYOUT})
                expect(not solved.is_error and "a x=20 y=100 w=80 h=44" in solved.content[0].text, f"{solved}")
                checked = await client.call_tool("check", {"request": conflict})
                expect("[conflict]" in checked.content[0].text, f"{checked}")
                wrong = await client.call_tool("solve", {"request": {}})
                expect(wrong.is_error, f"{wrong}")
                for resource in (await client.list_resources()).resources:
                    expect((await client.read_resource(str(resource.uri))).contents[0].text, f"{resource.uri}")
                try:
                    await client.call_tool("none", {})
                except mcp.MCPError as error:
                    expect(error.code == -32602, f"{error}")
                else:
                    expect(False, "an unknown tool")

    with Server() as server:
        asyncio.run(run(f"http://127.0.0.1:{server.port}/mcp"))
