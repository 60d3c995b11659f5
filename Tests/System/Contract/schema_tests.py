"""The schemas for editors, by PyPI's jsonschema, against the documents of this repository and what reads them."""

import copy
import functools
import json
import pathlib
import subprocess
import tempfile

import document
import jsonschema
import yaml
from harness.report import expect

ROOT = document.ROOT


@functools.cache
def validator(name):
    """A validator of a schema as it stands in schemas/, which may not look anything up elsewhere."""
    schema = json.loads((ROOT / "schemas" / f"{name}.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def files(pattern):
    return sorted(path for folder in ("examples", "Tests/Fixtures") for path in (ROOT / folder).rglob(pattern))


def requests(path):
    """The requests of examples/ for a path, by name."""
    for folder in sorted(each.parent for each in (ROOT / "examples").glob("*/example.json")):
        if json.loads((folder / "example.json").read_text())["path"] == path and (folder / "request.json").exists():
            yield folder.name, json.loads((folder / "request.json").read_text())


def code_of(service, path, body):
    """The problem code of an answer; None for another answer."""
    status, _, answer = service.send("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return None if status == 200 else json.loads(answer)["code"]


def strings(value):
    """Every value below `$ref` in a JSON value."""
    open_values = [value]
    while open_values:
        value = open_values.pop()
        if isinstance(value, dict):
            if isinstance(value.get("$ref"), str):
                yield value["$ref"]
            open_values += value.values()
        elif isinstance(value, list):
            open_values += value


def test_standalone(service):
    """each schema is JSON Schema 2020-12, refers only into itself, and describes all that it defines"""
    for name in ("layout", "list", "check-config"):
        schema = validator(name).schema
        expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema", name)
        for reference in strings(schema):
            expect(reference.removeprefix("#/$defs/") in schema["$defs"], f"{name} refers to {reference}")
        bare = [each for each, part in schema["$defs"].items() if not part.get("description")]
        expect(not bare, f"{name}: no description of {bare}")


def test_documents(service):
    """documents follow their schema exactly if the service does not call them invalid"""
    counts = {}
    for name, path, pattern in (("layout", "/v1/layout", "*.layout.json"), ("list", "/v1/snapshot", "*.list.json")):
        found = [(file.name, json.loads(file.read_text())) for file in files(pattern)] + list(requests(path))
        for title, body in found:
            code = code_of(service, path, body)
            errors = list(validator(name).iter_errors(body))
            follows = code not in ("invalid-request", "malformed-json")
            expect((not errors) == follows, f"{title}: {code}, but {[error.message for error in errors[:2]]}")
            counts[name, follows] = counts.get((name, follows), 0) + 1
    expect(counts["layout", True] > 30 and counts["list", True] > 10, f"{counts}")


def spoilt(body):
    """Documents like one that follows its schema, each with one fault."""
    main = next(name for name in ("views", "items", "template") if name in body)
    yield "an unknown member", {**body, "nothing": 1}
    yield "a near miss", {**body, "$Schema": "x"}
    yield "no contents", {name: value for name, value in body.items() if name != main}
    yield "a schema that is no string", {**body, "$schema": 1}
    if main != "template":
        yield "contents of another type", {**body, main: {}}
        yield "null for contents", {**body, main: None}
    if main == "views" and body["views"]:
        view = copy.deepcopy(body)
        view["views"][0]["widht"] = 1
        yield "an unknown member of a view", view
    yield "a list", [body]


def test_wrong_documents(service):
    """a document with a fault follows no schema, and the service calls it invalid"""
    count = 0
    for name, path in (("layout", "/v1/layout"), ("list", "/v1/snapshot")):
        for title, body in requests(path):
            if not validator(name).is_valid(body):
                continue
            named = {"$schema": f"/schema/{name}.json", **body}
            expect(validator(name).is_valid(named), f"{title} with $schema")
            expect(code_of(service, path, named) == code_of(service, path, body), f"{title} with $schema")
            for fault, wrong in spoilt(body):
                expect(not validator(name).is_valid(wrong), f"{title} with {fault} follows the schema")
                expect(code_of(service, path, wrong) == "invalid-request", f"{title} with {fault} is served")
                count += 1
    expect(count > 100, f"{count} faults")


CONFIGURATIONS = (
    "", "rules: {}", "$schema: /schema/check-config.json", "rules: {overlap: off}", "rules: {overlap: 'off', outside: {tolerance: 2}}",
    "rules: {touch-target: {severity: error, size: 40, views: ['*cell*']}}", "devices: [iphone-16, own]", "devices: iphone-16",
    "sizes: 320x568", "sizes: [320x568, 100.5x7]", "widths: 320...1366", "directions: [ltr, rtl]", "directions: rtl",
    "text-scales: [1, 1.35]", "text-scales: 0.8...3.1", "languages: [de, ar]", "pseudo: [double-length, right-to-left]", "pseudo: all",
    "root: screen", "root: 12", "fail-on: warning", "golden: golden", "ignore: ['Drafts/**']",
    "suppress: [{file: 'Legacy/**', rule: overlap}, {rule: outside, view: 'badge*'}]", "suppress: []",
)
WRONG_CONFIGURATIONS = (
    "[]", "1", "nothing: 1", "rule: {}", "rules: []", "rules: {overlapp: off}", "rules: {overlap: loud}", "rules: {overlap: {size: 1}}",
    "rules: {outside: {tolerance: -1}}", "rules: {outside: {tolerance: 2000000}}", "rules: {outside: {tolerance: []}}", "$schema: []",
    "devices: {}", "sizes: 3by4", "sizes: 320", "widths: 320", "widths: [320...400]", "directions: up", "directions: [ltr, up]",
    "text-scales: 99", "text-scales: 0", "text-scales: a", "pseudo: klingon", "root: []", "fail-on: loud", "fail-on: 'off'", "golden: []",
    "baseline: {}", "suppress: {}", "suppress: [{}]", "suppress: [{fiel: a}]", "suppress: [{rule: unreadable}]", "suppress: [{rule: overlapp}]",
)


def refusal(service, text):
    """What `trellis check` says of a configuration; empty where it takes it."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, ".trellis.yml")
        path.write_text(text)
        file = pathlib.Path(folder, "a.list.json")
        file.write_text('{"items": ["a"]}')
        run = subprocess.run([service.program, "check", file], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
        return run.stdout if run.returncode == 2 else ""


def test_configurations(service):
    """configurations follow their schema if trellis check takes them, and do not if it does not"""
    check = validator("check-config")
    for file in (path for path in (ROOT / "examples").rglob(".trellis.yml")):
        errors = [error.message for error in check.iter_errors(yaml.safe_load(file.read_text()))]
        expect(not errors, f"{file}: {errors}")
    for text in CONFIGURATIONS:
        expect(not refusal(service, text), f"{text}: {refusal(service, text)}")
        errors = [error.message for error in check.iter_errors(yaml.safe_load(text))]
        expect(not errors, f"{text}: {errors}")
    for text in WRONG_CONFIGURATIONS:
        expect(refusal(service, text), f"trellis check takes {text}")
        expect(not check.is_valid(yaml.safe_load(text)), f"{text} follows the schema")


def test_program(service):
    """the program prints the schemas that it serves"""
    for name in ("layout", "list", "check-config"):
        printed = subprocess.run([service.program, "schema", name], stdout=subprocess.PIPE, check=True).stdout
        status, headers, body = service.send("GET", f"/schema/{name}.json")
        expect((status, headers["Content-Type"]) == (200, "application/schema+json"), f"{name}: {status} {headers['Content-Type']}")
        expect(json.loads(printed) == json.loads(body) == validator(name).schema, f"{name}: they differ")
