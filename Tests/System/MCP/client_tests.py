"""The client of PyPI's `mcp`, in each of its modes."""

import asyncio
import pathlib

import mcp
from harness.program import trellis
from harness.report import expect
from mcp.client.stdio import StdioServerParameters

CHECKED = pathlib.Path(__file__).resolve().parents[3] / "examples/check"
LAYOUT = {
    "views": [{"id": "screen", "width": 375, "height": 812, "children": [{"id": "a", "intrinsicSize": {"width": 80, "height": 44}}]}],
    "constraints": ["a.leading == screen.leading + 20", "a.top == screen.top + 100"],
}
# Its handshake, its discovery, and no discovery at all.
MODES = {"legacy": "2025-11-25", "auto": "2026-07-28", "2026-07-28": "2026-07-28"}


def server():
    return StdioServerParameters(command=str(trellis()), args=["mcp", "--root", str(CHECKED)])


def each(check):
    """Runs a check with a client of each mode."""

    async def run():
        for mode, revision in MODES.items():
            async with mcp.Client(server(), mode=mode) as client:
                await check(client, revision)

    asyncio.run(run())


def test_tools():
    """the client lists the tools and calls each of them in every mode"""

    async def check(client, revision):
        expect(client.protocol_version == revision, f"{client.protocol_version}, not {revision}")
        tools = (await client.list_tools()).tools
        names = [tool.name for tool in tools]
        expect(names == ["check", "solve", "explain", "sweep", "measure", "picture", "import", "diff"], f"{names}")
        calls = {
            "check": {"paths": ["Faults"]}, "solve": {"request": LAYOUT}, "explain": {"request": LAYOUT, "views": ["a"]},
            "sweep": {"request": LAYOUT}, "measure": {"texts": ["Hello", "Grüße"]}, "picture": {"request": LAYOUT, "format": "svg"},
            "import": {"path": "Faults/moved-box.storyboard"}, "diff": {"from": {"items": ["a"]}, "to": {"items": ["b"]}},
        }
        for name, arguments in calls.items():
            result = await client.call_tool(name, arguments)
            expect(not result.is_error and result.content[0].text, f"{name}: {result}")
            expect(isinstance(result.structured_content, dict) and result.structured_content, f"{name}: {result}")
        picture = (await client.call_tool("picture", {"request": LAYOUT, "format": "svg"})).content[1]
        expect(picture.type == "image" and picture.mime_type == "image/svg+xml", f"{picture}")

    each(check)


def test_errors():
    """a wrong call is an error of the tool, and an unknown tool one of the protocol"""

    async def check(client, revision):
        result = await client.call_tool("solve", {"request": {"views": [{"id": "a"}], "constraints": ["a.widht == 1"]}})
        expect(result.is_error and "/constraints/0" in result.content[0].text, f"{result}")
        for call in (client.call_tool("none", {}), client.read_resource("trellis://none"), client.get_prompt("none")):
            try:
                await call
            except mcp.MCPError as error:
                expect(error.code in (-32602, -32002), f"{error}")
            else:
                expect(False, "no error")

    each(check)


def test_resources_and_prompts():
    """the client reads every resource and gets every prompt"""

    async def check(client, revision):
        resources = (await client.list_resources()).resources
        uris = [str(resource.uri) for resource in resources]
        expect("trellis://schema/layout.json" in uris and "trellis://rules.md" in uris, f"{uris}")
        for resource in resources:
            contents = (await client.read_resource(str(resource.uri))).contents
            expect(len(contents) == 1 and len(contents[0].text) > 100, f"{resource.uri}")
        expect((await client.list_resource_templates()).resource_templates == [], "there are templates")
        for prompt in (await client.list_prompts()).prompts:
            got = await client.get_prompt(prompt.name, {"layout": "Main.storyboard"})
            expect("Main.storyboard" in got.messages[0].content.text, f"{got}")

    each(check)
