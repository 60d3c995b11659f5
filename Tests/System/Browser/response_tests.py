"""The response as JSON, the request as code, and servers that ask for a token."""

import contextlib
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from harness.report import expect
from harness.server import Server
from tab import Visitor

TRICKY = "it's \"quoted\", `ticks` ${none} \\ back, tab\t, é 🧩 \u202e \\(x) \\#(x) #\" '''"
REQUESTS = {
    "layout": {"views": [{"id": "screen", "width": 300, "height": 200, "children": [{"id": TRICKY, "x": 1, "y": 2, "width": 3, "height": 4}]}]},
    "text": {"texts": [{"text": TRICKY, "widths": [100], "lines": 0}]},
    "list": {"items": [{"id": "a", "title": TRICKY, "number": 12345678901234567890, "children": ["b"]}]},
    "sequence": {"input": {"word": TRICKY}, "steps": [
        {"id": "list", "post": "/v1/snapshot", "body": {"items": [TRICKY]}},
        {"id": "again", "post": "/v1/snapshot", "template": {"items": ["${input.word}", {"$eval": "steps.list.items[0].id"}]}}]},
}
PATHS = {"layout": "/v1/layout", "text": "/v1/text", "list": "/v1/snapshot", "diff": "/v1/diff", "sequence": "/v1/sequence"}


def fill(tab, name):
    """Opens a tab with its tricky request, and gives the text that it is."""
    tab.ready().page.click(f"#tab-{name}")
    tab.ready()
    if name == "diff":
        sides = {"from": json.dumps({"items": ["a", TRICKY]}, ensure_ascii=False), "to": json.dumps({"items": [TRICKY, "b"]}, indent=2)}
        tab.evaluate("async sides => { trellis.tabs.diff.state = sides; await trellis.tabs.diff.runner.now(); }", sides)
        return "{%s}" % ", ".join(f'"{side}": {text}' for side, text in sides.items())
    text = json.dumps(REQUESTS[name], indent=2, ensure_ascii=name != "text")
    tab.write(text)
    return text


def test_responses(visitor, edits):
    """every tab shows the response of its operation, with its status, time and size"""
    with visitor.open() as tab:
        for name, path in PATHS.items():
            text = fill(tab, name)
            box = tab.page.locator(f"#panel-{name} .response")
            if not box.locator("details[open]").count():
                box.locator("summary").click()
            tab.page.wait_for_selector(f"#panel-{name} .response pre:not(:empty)")
            status, _, body = visitor.service.send("POST", path, text.encode())
            shown = json.loads(box.locator("pre").text_content())
            expect(status == 200 and shown == json.loads(body), f"{name}: {shown}")
            facts = box.locator(".facts").inner_text().split(" · ")
            size = len(body)
            wanted = f"{size} bytes" if size < 1000 else f"{round(size / 100) / 10:g} kB"
            expect(facts[0] == "200" and facts[1].endswith(" ms") and facts[2] == wanted, f"{name}: {facts}, {size}")
        tab.page.click("#tab-layout")
        tab.write({"views": [{"id": "a", "width": -1}], "constraints": ["a.left == b.left"]})
        box = tab.page.locator("#panel-layout .response")
        expect(box.locator(".facts").inner_text().startswith("422"), box.inner_text())
        expect(json.loads(box.locator("pre").text_content())["errors"], "the problem is not shown")
        tab.write("{")
        expect("not JSON" in box.locator(".facts").inner_text(), box.inner_text())


def executed(tab, language, code, environment):
    """What code prints, run by curl in a shell, by Python, or by the browser."""
    if language == "javascript":
        return tab.evaluate(
            """async ([code, env]) => {
              const lines = [];
              const run = new (Object.getPrototypeOf(async () => {}).constructor)('console', 'process', code);
              await run({log: text => lines.push(text)}, {env});
              return lines.join('\\n');
            }""", [code, environment])
    command = ["sh", "-c", code] if language == "curl" else [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, env={**os.environ, **environment}, timeout=60)
    expect(done.returncode == 0, f"{language} ends with {done.returncode}: {done.stderr.decode()[-400:]}")
    return done.stdout.decode()


def check_snippets(visitor, tab, environment, headers=()):
    for name, path in PATHS.items():
        text = fill(tab, name)
        status, _, body = visitor.service.send("POST", path, text.encode(), headers)
        expect(status == 200, f"{name} is {status}: {body[:200]}")
        for language in ("curl", "python", "javascript"):
            code = tab.evaluate("language => trellis.tabs[trellis.current].response.snippet(language)", language)
            printed = executed(tab, language, code, environment)
            # Numbers of JavaScript are doubles.
            reading = {"parse_int": float} if language == "javascript" else {}
            expect(json.loads(printed, **reading) == json.loads(body, **reading), f"{name} by {language}: {printed[:300]}")


def test_snippets(visitor, edits):
    """the request of every tab as curl, Python and JavaScript gets the response of the tab"""
    with visitor.open(bypass_csp=True) as tab:
        check_snippets(visitor, tab, {})


SWIFT = {
    "layout": '{"views": [{"id": "it\'s \\\\#(x)", "width": 300, "height": 200}]}',
    "text": '{"texts": [{"text": "Hello", "widths": [100]}]}',
    "list": '{"items": ["a", {"id": "b", "children": ["c"]}]}',
    "sequence": '{"input": ["a"], "steps": [{"id": "list", "post": "/v1/snapshot", "template": {"items": {"$eval": "input"}}}]}',
}


def test_swift_snippets(visitor, edits):
    """the request of every tab as Swift is the code that Tests/Unit/TrellisClientTests runs"""
    source = (pathlib.Path(__file__).parents[2] / "Unit/TrellisClientTests/PlaygroundSnippetTests.swift").read_text()
    with visitor.open() as tab:
        for name in PATHS:
            tab.ready().page.click(f"#tab-{name}")
            tab.ready()
            if name == "diff":
                sides = {"from": '{"items": ["a", "b"]}', "to": '{"items": ["b"]}'}
                tab.evaluate("async sides => { trellis.tabs.diff.state = sides; await trellis.tabs.diff.runner.now(); }", sides)
            else:
                tab.write(SWIFT[name])
            code = tab.evaluate("() => trellis.tabs[trellis.current].response.snippet('swift')")
            head, _, call = code.partition("!)\n")
            expect(head.startswith("import Foundation\nimport TrellisClient\n"), head)
            tested = source.partition(f"// The code of the tab {name} begins here.\n")[2].partition("// And ends here.")[0]
            lines = [[line.strip() for line in text.splitlines() if line.strip()] for text in (call, tested)]
            expect(lines[0] == lines[1], f"{name}:\n{call}")


def test_copying(visitor, edits):
    """a button copies the request as code; without a clipboard it selects the code"""
    with visitor.open(permissions=["clipboard-read", "clipboard-write"]) as tab:
        tab.ready().write(REQUESTS["layout"])
        for language in ("curl", "swift", "python", "javascript"):
            tab.page.click(f"#panel-layout [data-language={language}]")
            tab.page.wait_for_selector("#panel-layout .copies .note[role=status]:not(:empty)")
            copied = tab.evaluate("() => navigator.clipboard.readText()")
            wanted = tab.evaluate("language => trellis.tabs.layout.response.snippet(language)", language)
            expect(copied == wanted and "layout" in copied, f"{language}: {copied[:200]}")
        tab.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard')); }")
        tab.page.click("#panel-layout [data-language=curl]")
        tab.page.wait_for_selector("#panel-layout .snippet:not([hidden])")
        expect(tab.evaluate("() => document.activeElement.value").startswith("curl "), "the code is not selected")
        tab.expect_accessible("code to copy")


@contextlib.contextmanager
def guarded(visitor, token):
    """A server that asks for a token, and a visitor of it."""
    with tempfile.TemporaryDirectory() as folder:
        tokens = pathlib.Path(folder) / "tokens"
        tokens.write_text(f"page {hashlib.sha256(token.encode()).hexdigest()}\n")
        with Server(["--tokens-file", str(tokens)]) as service:
            yield Visitor(visitor.chromium, service)


def test_tokens(visitor, edits):
    """a server with tokens is asked with the one that is entered, for this session alone"""
    token = "0123456789abcdef-a-token"
    with guarded(visitor, token) as guest, guest.open(bypass_csp=True) as tab:
        tab.page.wait_for_selector("#access:not([hidden])")
        expect(tab.page.locator(".stage [data-id]").count() == 0, "it solves without a token")
        tab.expect_accessible("the field of a token")
        text = tab.text()
        tab.page.fill("#token", "another token")
        tab.page.click("#access button >> text='Use it'")
        expect("without spaces" in tab.page.locator("#token-note").inner_text(), "it takes a token with a space")
        for value, is_right in (("wrong", False), (token, True)):
            tab.page.fill("#token", value)
            with tab.page.expect_navigation():
                tab.page.click("#access button >> text='Use it'")
            if not is_right:
                tab.page.wait_for_selector("#access:not([hidden]) >> text=refuses")
        tab.page.wait_for_selector(".stage [data-id]")
        tab.ready()
        expect(tab.page.locator("#access").is_hidden() and tab.text() == text, "it asks again, or has lost the text")
        kept = tab.evaluate("token => [Object.values(localStorage).join().includes(token), location.href.includes(token)]", token)
        expect(kept == [False, False], f"the token is in the storage or the address: {kept}")
        tab.page.reload()
        tab.page.wait_for_selector(".stage [data-id]")
        check_snippets(guest, tab, {"TRELLIS_TOKEN": token}, [("Authorization", f"Bearer {token}")])
        code = tab.evaluate("() => trellis.tabs.sequence.response.snippet('curl')")
        expect(token not in code, "the code has the token in it")
        tab.page.click("#token-button")
        with tab.page.expect_navigation():
            tab.page.click("#forget-token")
        tab.page.wait_for_selector("#access:not([hidden])")
        expect(tab.evaluate("() => sessionStorage.getItem('trellis-token')") is None, "it is not forgotten")
