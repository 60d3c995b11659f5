"""The scenarios of the public conformance suite, modelcontextprotocol/conformance, that a server with these capabilities must pass.

Each test names its scenario. The suite calls tools of its own, which a server under test must have; here the tools of Trellis take
their place. docs/design/agents.md lists every scenario.
"""

import base64
import concurrent.futures
import pathlib
import re
import sys

from harness.report import expect
from harness.server import Server
from http_tests import headers, post
from stdio import META

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/design/agents.md"
LAYOUT = {"views": [{"id": "screen", "width": 320, "height": 480}], "constraints": []}
STATELESS, STATEFUL = "2026-07-28", "2025-11-25"


class Connection:
    """Requests in one revision: of a client that has shaken hands, or without a state."""

    def __init__(self, server, revision):
        self.server, self.revision, self.number = server, revision, 0
        if revision == STATEFUL:
            self.opened = self.result("initialize", {
                "protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "conformance", "version": "1.0.0"}})
            status, _, _ = post(server, {"jsonrpc": "2.0", "method": "notifications/initialized"}, {"MCP-Protocol-Version": revision})
            expect(status == 202, f"notifications/initialized: {status}")

    def send(self, method, params=None, **others):
        """The status, the message and the fields of the response."""
        self.number += 1
        params = dict(params or {})
        if self.revision == STATELESS:
            params.setdefault("_meta", META)
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        fields = headers(message) if self.revision == STATELESS else {"MCP-Protocol-Version": self.revision}
        fields |= {name.replace("_", "-"): value for name, value in others.items()}
        status, response, fields = post(self.server, message, fields)
        expect(response is not None and response.get("id") == self.number, f"{method}: {status} {response}")
        return status, response, fields

    def result(self, method, params=None):
        status, response, _ = self.send(method, params)
        expect(status == 200 and "result" in response, f"{method}: {status} {response}")
        return response["result"]

    def error(self, method, params=None, **others):
        status, response, _ = self.send(method, params, **others)
        expect("error" in response, f"{method}: {status} {response}")
        return status, response["error"]

    def call(self, tool, **arguments):
        return self.result("tools/call", {"name": tool, "arguments": arguments})


def each(check, *revisions):
    """Checks a connection in some revisions, or in both."""
    with Server() as server:
        for revision in revisions or (STATEFUL, STATELESS):
            check(Connection(server, revision))


# --- Life cycle


def test_server_initialize():
    """server-initialize: the handshake says the revision, the program and its capabilities, and makes no session"""

    def check(connection):
        opened = connection.opened
        expect(opened["protocolVersion"] == STATEFUL and opened["serverInfo"]["name"] == "trellis" and opened["serverInfo"]["version"], f"{opened}")
        expect(set(opened["capabilities"]) == {"tools", "resources", "prompts"}, f"{opened}")
        _, _, fields = connection.send("initialize", {"protocolVersion": STATEFUL, "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}})
        expect("MCP-Session-Id" not in fields, "a session")

    each(check, STATEFUL)


def test_server_session_lifecycle():
    """server-session-lifecycle: without a session, DELETE ends none"""

    def check(connection):
        status, _, fields = post(connection.server, b"", {"MCP-Protocol-Version": STATEFUL}, method="DELETE")
        expect(status == 405 and "POST" in fields["Allow"], f"{status}")
        expect(connection.result("ping") == {}, "the server no longer answers")

    each(check, STATEFUL)


def test_ping():
    """ping: an empty result"""
    each(lambda connection: expect(connection.result("ping") == {}, "not empty"), STATEFUL)


def test_server_stateless():
    """server-stateless: each request stands alone, and its errors have their codes, statuses and ids"""
    key = "io.modelcontextprotocol/"

    def check(connection):
        for missing in ("protocolVersion", "clientCapabilities"):
            meta = {name: value for name, value in META.items() if name != key + missing}
            status, error = connection.error("server/discover", {"_meta": meta})
            expect(status == 400 and error["code"] == -32602, f"{missing}: {status} {error}")
        status, error = connection.error("server/discover", {"_meta": {}})
        expect(status == 400 and error["code"] == -32602, f"{status} {error}")
        connection.result("server/discover", {"_meta": {name: value for name, value in META.items() if name != key + "clientInfo"}})

        found = connection.result("server/discover")
        expect(found["_meta"][key + "serverInfo"]["name"] and found["_meta"][key + "serverInfo"]["version"], f"{found}")
        expect("prompts" in found["capabilities"] and connection.result("prompts/list")["prompts"], f"{found}")
        expect("tools" in found["capabilities"] and connection.result("tools/list")["tools"], f"{found}")

        other = {**META, key + "protocolVersion": "v999.0.0"}
        status, error = connection.error("server/discover", {"_meta": other}, MCP_Protocol_Version="v999.0.0")
        expect(status == 400 and error["code"] == -32022 and error["data"]["requested"] == "v999.0.0", f"{status} {error}")
        expect(error["data"]["supported"] and set(error["data"]["supported"]) <= set(found["supportedVersions"]), f"{error}")
        status, error = connection.error("server/discover", {"_meta": other}, MCP_Protocol_Version=STATELESS)
        expect(status == 400 and error["code"] == -32020, f"{status} {error}")

        for method in ("initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "unknown/method"):
            status, error = connection.error(method)
            expect(status == 404 and error["code"] == -32601, f"{method}: {status} {error}")
        # No capability of the client is ever needed, no list changes, and a response is one message.
        _, error = connection.error("tools/call", {"name": "test_missing_capability", "arguments": {}})
        expect(error["code"] == -32602, f"{error}")
        for name, capability in found["capabilities"].items():
            expect(not capability.get("listChanged") and not capability.get("subscribe"), f"{name}: {capability}")
        status, error = connection.error("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
        expect(status == 404 and error["code"] == -32601, f"{status} {error}")
        _, _, fields = connection.send("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}})
        expect(fields["Content-Type"] == "application/json", f"{fields['Content-Type']}")

    each(check, STATELESS)


# --- Tools


def test_tools_list():
    """tools-list: each tool has a name in the allowed characters, a description and a schema"""

    def check(connection):
        tools = connection.result("tools/list")["tools"]
        expect(tools, "no tools")
        for tool in tools:
            expect(re.fullmatch(r"[A-Za-z0-9_./-]{1,64}", tool["name"]), f"{tool}")
            expect(tool["description"] and tool["inputSchema"]["type"] == "object", f"{tool}")

    each(check)


def test_tools_call_simple_text():
    """tools-call-simple-text: a call has text content"""

    def check(connection):
        content = connection.call("solve", request=LAYOUT)["content"]
        expect([part["type"] for part in content] == ["text"] and content[0]["text"], f"{content}")

    each(check)


def test_tools_call_image():
    """tools-call-image: a call has image content with its media type, in Base64"""

    def check(connection):
        content = connection.call("picture", request=LAYOUT, format="svg")["content"]
        image = next(part for part in content if part["type"] == "image")
        expect(image["mimeType"] == "image/svg+xml" and base64.b64decode(image["data"], validate=True).startswith(b"<svg"), f"{image}")

    each(check)


def test_tools_call_error():
    """tools-call-error: a call that fails is a result with isError and the reason"""

    def check(connection):
        result = connection.call("solve", request={})
        expect(result["isError"] is True and result["content"][0]["text"], f"{result}")

    each(check)


def test_server_sse_multiple_streams():
    """server-sse-multiple-streams: concurrent requests each get their own response"""

    def check(connection):
        def width(number):
            message = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": "solve", "arguments": {"request": {
                "views": [{"id": "a", "x": 0, "y": 0, "width": number, "height": 1}], "constraints": []}}}}
            if connection.revision == STATELESS:
                message["params"]["_meta"] = META
            fields = headers(message) if connection.revision == STATELESS else {"MCP-Protocol-Version": STATEFUL}
            status, response, _ = post(connection.server, message, fields)
            return status, response["id"], response["result"]["structuredContent"]["frames"][0]["frame"][2]

        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            found = list(pool.map(width, range(1, 41)))
        expect(found == [(200, number, number) for number in range(1, 41)], f"{found}")

    each(check)


# --- Resources


def test_resources_list():
    """resources-list: each resource has an address and a name"""

    def check(connection):
        resources = connection.result("resources/list")["resources"]
        expect(resources and all(resource["uri"] and resource["name"] for resource in resources), f"{resources}")

    each(check)


def test_resources_read_text():
    """resources-read-text: a resource has its address, its media type and its text"""

    def check(connection):
        for resource in connection.result("resources/list")["resources"]:
            contents = connection.result("resources/read", {"uri": resource["uri"]})["contents"]
            expect(len(contents) == 1 and contents[0]["uri"] == resource["uri"] and contents[0]["mimeType"] and contents[0]["text"], f"{contents}")

    each(check)


def test_resource_not_found():
    """sep-2164-resource-not-found: an unknown resource is an error with its address"""
    uri = "test://nonexistent-resource-for-conformance-testing"

    def check(connection):
        _, error = connection.error("resources/read", {"uri": uri})
        expect(error["code"] == (-32602 if connection.revision == STATELESS else -32002) and error["data"]["uri"] == uri, f"{error}")

    each(check)


# --- Prompts


def test_prompts_list():
    """prompts-list: each prompt has a name, a description and its arguments"""

    def check(connection):
        prompts = connection.result("prompts/list")["prompts"]
        expect(prompts, "no prompts")
        for prompt in prompts:
            expect(prompt["name"] and prompt["description"] and all(argument["name"] for argument in prompt["arguments"]), f"{prompt}")

    each(check)


def test_prompts_get_with_args():
    """prompts-get-with-args: a prompt repeats its argument in its messages"""

    def check(connection):
        for prompt in connection.result("prompts/list")["prompts"]:
            messages = connection.result("prompts/get", {"name": prompt["name"], "arguments": {"layout": "hello-argument"}})["messages"]
            expect(messages and all(message["role"] for message in messages), f"{messages}")
            expect("hello-argument" in messages[0]["content"]["text"], f"{messages}")

    each(check)


# --- Utilities and the transport


def test_caching():
    """caching: lists and resources say how long they may be kept, and by whom"""

    def check(connection):
        uri = connection.result("resources/list")["resources"][0]["uri"]
        for method, params in (
            ("tools/list", {}), ("prompts/list", {}), ("resources/list", {}), ("resources/templates/list", {}), ("resources/read", {"uri": uri}),
        ):
            result = connection.result(method, params)
            expect(type(result["ttlMs"]) is int and result["ttlMs"] >= 0 and result["cacheScope"] in ("public", "private"), f"{method}: {result}")

    each(check, STATELESS)


def test_dns_rebinding_protection():
    """dns-rebinding-protection: requests by another name than localhost are refused"""

    def check(connection):
        method = "server/discover" if connection.revision == STATELESS else "ping"
        for name, is_accepted in ((f"127.0.0.1:{connection.server.port}", True), ("evil.example.com", False)):
            message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"_meta": META} if connection.revision == STATELESS else {}}
            fields = headers(message) if connection.revision == STATELESS else {"MCP-Protocol-Version": STATEFUL}
            status, _, _ = post(connection.server, message, {**fields, "Host": name, "Origin": f"http://{name}"})
            expect(200 <= status < 300 if is_accepted else 400 <= status < 500, f"{name}: {status}")

    each(check)


def test_http_header_validation():
    """http-header-validation: fields that repeat the message are compared with it, their names without regard to case"""

    def check(connection):
        refused = [
            ("tools/list", {}, {"Mcp_Method": "prompts/list"}), ("tools/list", {}, {"Mcp_Method": None}), ("tools/list", {}, {"Mcp_Method": "TOOLS/LIST"}),
            ("tools/call", {"name": "solve", "arguments": {}}, {"Mcp_Name": "wrong_tool_name"}),
            ("tools/call", {"name": "solve", "arguments": {}}, {"Mcp_Name": None}),
        ]
        for method, params, fields in refused:
            status, error = connection.error(method, params, **fields)
            expect(status == 400 and error["code"] == -32020, f"{method} {fields}: {status} {error}")
        accepted = [
            ("tools/list", {}, {"Mcp_Method": None, "mcp_method": "tools/list"}), ("tools/list", {}, {"Mcp_Method": None, "MCP_METHOD": "tools/list"}),
            ("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}}, {"Mcp_Name": "  solve  "}),
        ]
        for method, params, fields in accepted:
            status, response, _ = connection.send(method, params, **fields)
            expect(status == 200 and "result" in response, f"{method} {fields}: {status} {response}")

    each(check, STATELESS)


def test_input_required_result_unsupported_methods():
    """input-required-result-unsupported-methods: every result says that it is complete, and asks for no input"""

    def check(connection):
        uri = connection.result("resources/list")["resources"][0]["uri"]
        for method, params in (
            ("server/discover", {}), ("tools/list", {}), ("prompts/list", {}), ("resources/list", {}), ("resources/templates/list", {}),
            ("resources/read", {"uri": uri}), ("prompts/get", {"name": "repair", "arguments": {"layout": "a"}}),
            ("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}}), ("tools/call", {"name": "solve", "arguments": {}}),
        ):
            result = connection.result(method, params)
            expect(result["resultType"] == "complete" and "inputRequests" not in result, f"{method}: {result}")

    each(check, STATELESS)


def test_input_required_result_ignore_extra_params():
    """input-required-result-ignore-extra-params: input that nobody asked for, and unknown parameters, change nothing"""

    def check(connection):
        plain = connection.call("solve", request=LAYOUT)
        extra = {"inputResponses": {"unknown": {"action": "accept"}}, "requestState": "x", "unknown": [1]}
        result = connection.result("tools/call", {"name": "solve", "arguments": {"request": LAYOUT}, **extra})
        expect(result == plain, f"{result}")

    each(check, STATELESS)


# --- The table


def test_table():
    """docs/design/agents.md names the test of each scenario that applies, and each test has a scenario"""
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|]*) \| ([^|]*) \|$", PAGE.read_text(), re.M)
    tests = {name: function for name, function in vars(sys.modules[__name__]).items() if name.startswith("test_") and name != "test_table"}
    named = {}
    for scenario, _, where in rows:
        if tested := re.fullmatch(r"`(test_\w+)`", where.strip()):
            expect(tested[1] in tests, f"{scenario}: there is no {tested[1]}")
            named[tested[1]] = scenario
        else:
            expect(where.strip(), f"{scenario} has no reason")
    expect(set(named) == set(tests), f"without a row: {set(tests) - set(named)}")
    for name, scenario in named.items():
        expect(tests[name].__doc__.startswith(f"{scenario}: "), f"{name} is not about {scenario}")
    expect(len(rows) > 50 and len({scenario for scenario, _, _ in rows}) == len(rows), f"{len(rows)} rows")
