"""Combining marks in no order, in every string that a client may send: their normal form takes quadratic time.

The positions come from the contract, from the documents of Interface Builder among the examples, and from the names that
the importer and the configuration read, so that new ones are attacked by themselves. Each is answered about as fast as
ASCII of the same length.
"""

import base64
import contextlib
import gzip
import json
import pathlib
import re
import subprocess
import tempfile
import time
import xml.etree.ElementTree as xml
import zlib

from common import Server, Settings, bound, figure
from harness import wire
from harness.program import ROOT, trellis

MOST = 100_000
# Below the limits of ids and of names, so that these do not answer first.
SHORT = 16_000
TIMEOUT = 2
# A request may end at the checkpoint behind its time-out.
CHECKPOINT = 1
DEEPEST = 12


def fill(pattern, count):
    return (pattern * (count // len(pattern) + 1))[:count]


def texts(count):
    """Texts of combining marks, by name; the two of `é` mean the same."""
    yield "marks", fill("\u0301\u0323", count)
    yield "marks on a letter", "a" + fill("\u0323\u0301\u0300\u0327", count - 1)
    if not Settings.is_short:
        yield "composed letters", fill("\u00e9", count)
        yield "decomposed letters", fill("e\u0301", count)


# The contract


class Contract:
    """The schemas of the contract, and small values that they allow."""

    def __init__(self):
        self.document = json.loads((ROOT / "openapi.json").read_text())

    def resolved(self, schema):
        while isinstance(schema, dict) and "$ref" in schema:
            found = self.document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part.replace("~1", "/").replace("~0", "~")]
            schema = found
        return schema if isinstance(schema, dict) else {}

    def minimal(self, schema, depth=0):
        """A value that a schema allows, as small as it comes."""
        schema = self.resolved(schema)
        for member in ("const", "default"):
            if member in schema:
                return schema[member]
        if "enum" in schema:
            return schema["enum"][0]
        if schema.get("examples"):
            examples = schema["examples"]
            return next(iter(examples.values())) if isinstance(examples, dict) else examples[0]
        if "example" in schema:
            return schema["example"]
        for member in ("oneOf", "anyOf"):
            if member in schema and depth < DEEPEST:
                return self.minimal(schema[member][0], depth + 1)
        if "allOf" in schema and depth < DEEPEST:
            parts = [self.minimal(part, depth + 1) for part in schema["allOf"]]
            return {key: value for part in parts if isinstance(part, dict) for key, value in part.items()} or parts[0]
        kind = self.kind(schema)
        if kind == "object":
            members = schema.get("properties", {})
            return {name: self.minimal(members.get(name, {}), depth + 1) for name in schema.get("required", [])}
        if kind == "array":
            return [self.minimal(schema.get("items", {}), depth + 1) for _ in range(schema.get("minItems", 0))]
        return {"integer": 1, "number": 1, "boolean": True, "null": None}.get(kind, "a")

    @staticmethod
    def kind(schema):
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = kind[0]
        if kind is None and ("properties" in schema or "additionalProperties" in schema):
            kind = "object"
        return kind or ("array" if "items" in schema else None)

    def positions(self, schema, label="", inside=()):
        """Each place of a string in the values of a schema: its name, and what makes a value with a string there."""
        schema = self.resolved(schema)
        if inside.count(id(schema)) > 1 or len(inside) > DEEPEST:
            return
        inside = (*inside, id(schema))
        for member in ("oneOf", "anyOf"):
            for branch in schema.get(member, []):
                yield from self.positions(branch, label, inside)
        for part in schema.get("allOf", []):
            yield from self.extended(schema, self.positions(part, label, inside))
        kinds = schema.get("type")
        kinds = kinds if isinstance(kinds, list) else [self.kind(schema)]
        if "string" in kinds or kinds == [None] and not {"oneOf", "anyOf", "allOf"} & schema.keys():
            yield label, lambda text: text
        if "array" in kinds:
            for name, make in self.positions(schema.get("items", {}), label + "[]", inside):
                yield name, lambda text, make=make: [make(text)]
        if "object" in kinds or kinds == [None]:
            yield label + " name of a member", lambda text, schema=schema: self.object(schema) | {text: 1}
        for name, member in schema.get("properties", {}).items():
            for place, make in self.positions(member, f"{label}.{name}", inside):
                yield place, lambda text, make=make, name=name, schema=schema: self.object(schema) | {name: make(text)}
        others = schema.get("additionalProperties")
        if isinstance(others, dict):
            for place, make in self.positions(others, label + ".*", inside):
                yield place, lambda text, make=make, schema=schema: self.object(schema) | {"a": make(text)}
                yield place + " with its key", lambda text, make=make, schema=schema: self.object(schema) | {text: make(text)}

    def object(self, schema):
        value = self.minimal({key: schema[key] for key in ("type", "properties", "required") if key in schema})
        return value if isinstance(value, dict) else {}

    def extended(self, schema, positions):
        """The positions of a part of a schema, in values of the whole."""
        for place, make in positions:
            def extended(text, make=make):
                value = make(text)
                return self.minimal(schema) | value if isinstance(value, dict) else value
            yield place, extended

    def operations(self):
        """Path, method and operation."""
        for path, item in self.document["paths"].items():
            for method, operation in item.items():
                if method in ("get", "post"):
                    yield path, method.upper(), operation

    def bodies(self):
        """Path, place, and what makes a document, of each operation that takes JSON."""
        for path, _, operation in self.operations():
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            seen = {}
            for place, make in self.positions(schema, path) if schema else ():
                # A place that several branches have is attacked in each of them, but not more often.
                seen[place] = seen.get(place, 0) + 1
                if seen[place] <= 3:
                    yield path, place, make


def wrapped():
    """What stands around a text in the formats that strings have: constraint text, Visual Format, paths, templates."""
    view = {"views": [{"id": "s", "width": 1}]}
    yield "constraint text", "/v1/layout", lambda text: view | {"constraints": [f"'{text}'.width == 's'.width"]}
    yield "word of constraint text", "/v1/layout", lambda text: view | {"constraints": [f"{text}.width == 1"]}
    yield "visual format", "/v1/layout", lambda text: view | {"constraints": [{"visual": f"H:|-['{text}']-|"}]}
    yield "id and its use", "/v1/layout", lambda text: {
        "views": [{"id": text}, {"id": text + "a"}], "constraints": [f"'{text}'.width == '{text}a'.width"]}
    yield "path of a variant", "/v1/layout", lambda text: view | {"variants": [{"name": "a", "set": {f"'{text}'.width": 1}}]}
    yield "property of a path", "/v1/layout", lambda text: view | {"variants": [{"name": "a", "set": {f"s.{text}": 1}}]}
    for name, expression in (
            ("comparison", "a == b"), ("order", "a < b"), ("key", "c[a]"), ("search", "a in [b, a + 'x']"),
            ("case", "uppercase(a) + lowercase(b)"), ("parts", "split(a, b)"), ("white space", "strip(a)"),
            ("time", "fromNow(a)"), ("number", "number(a)"), ("length", "len(a)")):
        yield f"template: {name}", "/v1/snapshot", lambda text, expression=expression: {
            "template": {"items": [{"$eval": f"str({expression})"}]},
            "context": {"a": text, "b": text + "b", "c": {text: "c"}}}
    yield "keys of a template", "/v1/snapshot", lambda text: {
        "template": {"items": {"$sort": [text, text + "a", text + "b"]}}, "context": {text: 1}}
    yield "expression", "/v1/snapshot", lambda text: {"template": {"items": ["${" + text + "}"]}, "context": {}}
    yield "ids of lists", "/v1/diff", lambda text: {
        "from": {"items": [text, text + "a"]}, "to": {"items": [text + "a", text], "expandedItems": [text]}}


class Times:
    """The answers to marks, each beside that to ASCII of as many bytes."""

    def __init__(self):
        self.requests, self.slowest, self.worst, self.unanswered, self.reference = 0, 0, 0, 0, {}
        self.worst_name = self.slowest_name = ""

    def add(self, name, taken, plain):
        self.requests += 1
        if taken > self.slowest:
            self.slowest, self.slowest_name = taken, name
        excess = taken - 5 * plain
        if excess > self.worst:
            self.worst, self.worst_name = excess, name

    def judge(self, what):
        figure(f"{what}: requests", self.requests)
        bound(f"{what}: without an answer", self.unanswered, at_most=0)
        bound(f"{what}: slowest, seconds ({self.slowest_name})", self.slowest, at_most=TIMEOUT + CHECKPOINT)
        bound(f"{what}: beyond five times the same of ASCII, seconds ({self.worst_name})", self.worst,
              at_most=0.25, timed=True)


def measured(times, name, ask, marks, plain):
    """Asks with marks and with ASCII of as many bytes."""
    taken = []
    for text in (plain, marks):
        started = time.monotonic()
        try:
            ask(text)
        except (OSError, wire.Wrong) as fault:
            times.unanswered += 1
            figure(f"no answer: {name}", type(fault).__name__)
        taken.append(time.monotonic() - started)
    times.add(name, taken[1], taken[0])


def ascii_of(text):
    return "b" * len(text.encode())


def json_strings(server):
    contract, times = Contract(), Times()
    places = [(path, place, make) for path, place, make in contract.bodies()]
    places += [(path, f"{path} {name}", make) for name, path, make in wrapped()]
    figure("places of strings in bodies of JSON", len(places))
    bound("operations with such places", len({path for path, _, _ in places}), at_least=5)
    for number, (path, place, make) in enumerate(places):
        for count in (MOST, SHORT):
            for form, text in texts(count):
                if Settings.is_short and (number + count + len(form)) % 4:
                    continue
                def ask(text, path=path, make=make, form=form):
                    body = json.dumps(make(text), ensure_ascii=False).encode()
                    fields = ["Content-Type: application/json"]
                    if form != "marks":
                        body, fields = gzip.compress(body, 1), [*fields, "Content-Encoding: gzip"]
                    return server.ask("POST", path, body, fields, patience=TIMEOUT + CHECKPOINT + 10)
                measured(times, f"{place}, {count} {form}", ask, text, ascii_of(text))
    times.judge("JSON")


def encoded(text):
    return "".join(f"%{byte:02X}" for byte in text.encode())


def heads(server):
    """Paths, queries and header fields, within their limits."""
    contract, times = Contract(), Times()
    for path, method, operation in contract.operations():
        marks = fill("\u0301\u0323", 1_200)
        targets = [path.split("{")[0] + "{x}", path + "/{x}", path + "?{x}=1", path + "?a={x}"]
        for parameter in operation.get("parameters", []):
            parameter = contract.resolved(parameter)
            if parameter["in"] == "query":
                targets.append(f"{path}?{parameter['name']}={{x}}")
        for target in targets:
            def ask(text, target=target, method=method):
                body = None if method == "GET" else b"{}"
                return server.ask(method, target.replace("{x}", encoded(text)), body)
            measured(times, f"{method} {target}", ask, marks, ascii_of(marks))
        if "{request}" in path:
            for count in (SHORT, MOST):
                def ask(text, path=path):
                    layout = json.dumps({"views": [{"id": "a", "width": 9}], "devices": [text], text: 1}, ensure_ascii=False)
                    packed = base64.urlsafe_b64encode(zlib.compress(layout.encode())).decode().rstrip("=")
                    return server.ask("GET", path.replace("{request}", packed), patience=TIMEOUT + CHECKPOINT + 10)
                text = fill("\u0301\u0323", count)
                measured(times, f"{path} of {count}", ask, text, ascii_of(text))
    for name in ("guide", "assets", "docs"):
        measured(times, name, lambda text, name=name: server.ask("GET", f"/{name}/{encoded(text)}"),
                 fill("\u0301\u0323", 1_300), "b" * 2_600)
    for name in ("Accept", "Accept-Encoding", "Authorization", "Content-Type", "Content-Encoding", "Cookie", "Forwarded", "If-Match",
                 "If-None-Match", "Origin", "Access-Control-Request-Method", "Prefer", "traceparent", "tracestate", "User-Agent",
                 "X-Forwarded-For", "X-Request-ID"):
        for method, path, body in (("POST", "/v1/layout", b"{}"), ("GET", "/v1/fonts", None)):
            def ask(text, name=name, method=method, path=path, body=body):
                client = wire.Client(server.port, patience=TIMEOUT + CHECKPOINT + 10)
                with contextlib.closing(client):
                    length = f"Content-Length: {len(body)}\r\n" if body else ""
                    client.send(f"{method} {path} HTTP/1.1\r\nHost: a\r\n{length}{name}: {text}\r\n\r\n".encode() + (body or b""))
                    return client.answer()
            text = fill("\u0301\u0323", 6_000)
            measured(times, f"{name} of {path}", ask, text, ascii_of(text))
    times.judge("heads")


# Documents of Interface Builder


def importer_names():
    """The names of attributes and elements that the importer reads."""
    source = (ROOT / "Sources/Layout/InterfaceBuilder/XML/XMLName.swift").read_text()
    listed = source.partition("// Attributes")[2].partition("\n}")[0]
    return re.findall(r"\w+", re.sub(r"\bcase\b", " ", listed))


def storyboard_places(names):
    """Each attribute of each kind of element of the examples, those that the importer knows, and values of known form."""
    documents = sorted((ROOT / "examples").rglob("*.storyboard")) + sorted((ROOT / "examples").rglob("*.xib"))
    seen = set()
    for path in documents:
        tree = xml.parse(path)
        for element in tree.iter():
            for name in [*element.attrib, *names]:
                place = (element.tag, name)
                if place in seen:
                    continue
                seen.add(place)
                def make(text, path=path, element=element, name=name, root=tree.getroot()):
                    before = dict(element.attrib)
                    element.set(name, text)
                    try:
                        return xml.tostring(root, encoding="utf-8", xml_declaration=True)
                    finally:
                        element.attrib.clear()
                        element.attrib.update(before)
                yield place, make


def documents(server):
    times, names = Times(), importer_names()
    bound("names that the importer reads", len(names), at_least=80)
    places = list(storyboard_places(names))
    figure("attributes of elements", len(places))
    for number, (place, make) in enumerate(places):
        if Settings.is_short and number % 8:
            continue
        text = fill("\u0301\u0323", MOST)
        measured(times, "attribute {1} of {0}".format(*place), lambda text, make=make: server.ask(
            "POST", "/v1/import", make(text), ["Content-Type: application/xml"], patience=TIMEOUT + CHECKPOINT + 10),
            text, ascii_of(text))
    document = sorted((ROOT / "examples").rglob("*.storyboard"))[0].read_bytes()
    for old in (b"<subviews>", b"?>\n", b"<document "):
        for form in ("<{x}>", "<a{x}/>", "<!--{x}-->", "{x}", '<a {x}="1"/>'):
            def ask(text, old=old, form=form):
                return server.ask("POST", "/v1/import", document.replace(old, old + form.replace("{x}", text).encode(), 1),
                                  ["Content-Type: application/xml"], patience=TIMEOUT + CHECKPOINT + 10)
            text = fill("\u0301\u0323", MOST)
            measured(times, f"{form} after {old.decode()}", ask, text, ascii_of(text))
    times.judge("documents")


# The files that `check` reads

def configuration_places():
    """Configurations with a text in each place that they have."""
    source = (ROOT / "Sources/Tools/Checking/Configuration/ConfigurationFile.swift").read_text()
    names = sorted(set(re.findall(r'"([a-z][a-z-]*)"', " ".join(re.findall(r"case (.*):", source)))))
    for name in names:
        yield f"{name}: text", lambda text, name=name: f"{name}: \"{text}\"\n"
        yield f"{name}: list", lambda text, name=name: f"{name}: [\"{text}\"]\n"
        yield f"{name}: map", lambda text, name=name: f"{name}:\n  ? \"{text}\"\n  : \"{text}\"\n"
    yield "name", lambda text: f"? \"{text}\"\n: 1\n? \"{text}\"\n: 2\n"
    yield "rule", lambda text: f"rules:\n  ambiguous: \"{text}\"\n"
    for member in ("file", "rule", "view", "reason"):
        yield f"suppress {member}", lambda text, member=member: f"suppress:\n  - {member}: \"{text}\"\n"


def checked_files():
    program, times = trellis("release"), Times()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        layout = folder / "a.layout.json"
        configuration = folder / ".trellis.yml"
        layout.write_text('{"views": [{"id": "a", "width": 10, "height": 10}]}')
        marks = fill("\u0301\u0323", MOST)

        def run(*arguments):
            subprocess.run([program, "check", *arguments, layout], stdin=subprocess.DEVNULL, capture_output=True,
                           timeout=TIMEOUT + CHECKPOINT + 10, check=False)

        def timed(name, ask, text):
            try:
                measured(times, name, ask, text, ascii_of(text))
            except subprocess.TimeoutExpired:
                times.unanswered += 1
                figure("no end", name)

        for name, make in configuration_places():
            def ask(text, make=make):
                configuration.write_text(make(text))
                run()
            timed(f".trellis.yml {name}", ask, marks)
        configuration.unlink()
        # At the limit of an argument's bytes, and past it.
        for option in ("--size", "--fail-on", "--rule", "--format", "--config", "--golden", "--baseline"):
            for text in (marks[:2_048], fill(marks, 60_000)):
                timed(f"{option} of {len(text)}", lambda text, option=option: run(option, text), text)
        profile = (ROOT / "examples/storyboard/profile.storyboard").read_text()
        (folder / "Base.lproj").mkdir()
        (folder / "de.lproj").mkdir()
        layout = folder / "Base.lproj/a.storyboard"
        layout.write_text(profile)
        for form in ('"{x}" = "a";\n"{x}a" = "b";', 'a = "{x}";', "{x}", "/* {x} */"):
            def ask(text, form=form):
                (folder / "de.lproj/a.strings").write_text(form.replace("{x}", text))
                run("--no-config")
            timed(f".strings {form[:12]}", ask, marks)
    times.judge("files")


def attack():
    options = ["--request-timeout", str(TIMEOUT), "--max-body-bytes", str(16 << 20)]
    with Server(options) as server:
        json_strings(server)
        heads(server)
        documents(server)
        status, _, _ = server.post("/v1/layout", {"views": [{"id": "a", "width": 1, "height": 1}]})
        bound("a plain layout afterwards", status, at_least=200, at_most=200)
    checked_files()
