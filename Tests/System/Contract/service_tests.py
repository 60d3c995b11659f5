"""What the server serves of itself, against the document."""

import json
import re
import subprocess
import sys

import document
from harness.report import expect


def get(service, path, media_type):
    status, headers, body = service.send("GET", path)
    expect(status == 200, f"GET {path} is {status}")
    expect(headers["Content-Type"].split(";")[0] == media_type, f"GET {path} is {headers['Content-Type']}")
    return body


def expect_problem(status, code, answer, of):
    faults = list(document.problem_faults(answer[0], answer[1]["Content-Type"], answer[2]))
    expect(not faults, f"{of}: {'; '.join(faults)}")
    actual = json.loads(answer[2])["code"]
    expect((answer[0], actual) == (status, code), f"{of}: expected {status} {code}, got {answer[0]} {actual}")


def test_yaml(service):
    """GET /openapi.yaml is openapi.yaml, byte for byte"""
    expect(get(service, "/openapi.yaml", "application/yaml") == document.TEXT, "the bytes differ")


def test_yaml_as_text(service):
    """GET /openapi.yaml calls the same bytes text where that is asked for"""
    status, headers, body = service.send("GET", "/openapi.yaml", headers={"Accept": "text/plain"})
    expect((status, headers["Content-Type"]) == (200, "text/plain; charset=utf-8"), f"{status} {headers['Content-Type']}")
    expect(body == document.TEXT, "the bytes differ")


def test_json(service):
    """GET /openapi.json is the same document"""
    expect(json.loads(get(service, "/openapi.json", "application/json")) == document.DOCUMENT, "it differs")


def test_codes(service):
    """GET /problems/{code} explains each code as the table has it, and no other"""
    schema = document.component("ProblemExplanation")
    for code, row in document.CODES.items():
        explanation = json.loads(get(service, f"/problems/{code}", "application/json"))
        for error in schema.iter_errors(explanation):
            expect(False, f"{code}: {error.message}")
        for member, value in {"code": code, **row}.items():
            if member in explanation:
                expect(explanation[member] == value, f"{code}: {member} is {explanation[member]}, not {value}")
    expect_problem(404, "not-found", service.send("GET", "/problems/none-such"), "an unknown code")


def test_paths(service):
    """every path of the document has exactly its methods, with HEAD and OPTIONS"""
    for path, item in document.DOCUMENT["paths"].items():
        path = path.replace("{code}", "not-found")
        methods = {method.upper() for method in document.METHODS if method in item} | {"OPTIONS"}
        methods |= {"HEAD"} if "GET" in methods else set()
        methods |= {"QUERY"} if "x-query" in item else set()
        status, headers, body = service.send("OPTIONS", path)
        expect((status, body) == (204, b""), f"OPTIONS {path} is {status} {body}")
        allowed = set(re.split(r"\s*,\s*", headers["Allow"] or ""))
        expect(allowed == methods, f"OPTIONS {path} allows {sorted(allowed)}, not {sorted(methods)}")
        for method in {"GET", "HEAD", "POST", "QUERY", "PUT", "DELETE", "PATCH", "TRACE"} - methods:
            status, headers, body = service.send(method, path)
            expect(status == 405, f"{method} {path} is {status}, not 405")
            expect(set(re.split(r"\s*,\s*", headers["Allow"] or "")) == methods, f"{method} {path}: Allow")
            if method != "HEAD":
                expect_problem(405, "method-not-allowed", (status, headers, body), f"{method} {path}")


def test_other_methods(service):
    """a method that the server does not implement is 501"""
    for method in ("PROPFIND", "BREW"):
        for path in ("/v1/layout", "/healthz"):
            expect_problem(501, "not-implemented", service.send(method, path), f"{method} {path}")


def test_nothing_else(service):
    """a path that the document does not have is 404"""
    for path in ("/", "/v1", "/v1/layout/", "/V1/layout", "/problems/", "/problems"):
        for method in ("GET", "POST"):
            expect_problem(404, "not-found", service.send(method, path, b""), f"{method} {path}")


def test_head(service):
    """HEAD answers like GET without the body"""
    for path, item in document.DOCUMENT["paths"].items():
        if "get" not in item:
            continue
        path = path.replace("{code}", "not-found")
        full, head = service.send("GET", path), service.send("HEAD", path)
        expect(head[0] == full[0] and head[2] == b"", f"HEAD {path} is {head[0]} with {len(head[2])} bytes")
        # Metrics change from one request to the next, and their length with them.
        names = ("Content-Type", "ETag") + (("Content-Length",) if path != "/metrics" else ())
        for name in names:
            expect(head[1][name] == full[1][name], f"HEAD {path}: {name} is {head[1][name]}, not {full[1][name]}")


def test_media_types(service):
    """bodies are JSON, also when nothing says so, and answers what Accept allows"""
    body = b'{"items": ["a"]}'
    path = "/v1/snapshot"
    for content_type, status in (
        (None, 200), ("application/json", 200), ("application/json; charset=utf-8", 200),
        ("Application/JSON", 200), ("text/plain", 415), ("application/x-www-form-urlencoded", 415),
    ):
        headers = {"Content-Type": content_type} if content_type else {}
        answer = service.send("POST", path, body, headers)
        expect(answer[0] == status, f"Content-Type {content_type}: expected {status}, got {answer[0]}")
        if status == 415:
            expect_problem(415, "unsupported-media-type", answer, f"Content-Type {content_type}")
    for accept, media_type in (
        (None, "application/json"), ("*/*", "application/json"), ("application/*", "application/json"),
        ("text/plain", "text/plain"), ("text/*", "text/plain"),
        ("application/json;q=0.5, text/plain", "text/plain"),
        ("text/plain;q=0.1, application/json", "application/json"),
        ("text/html", None), ("application/json;q=0, text/plain;q=0", None),
    ):
        answer = service.send("POST", path, body, {"Accept": accept} if accept else {})
        if media_type is None:
            expect_problem(406, "not-acceptable", answer, f"Accept {accept}")
            continue
        actual = (answer[1]["Content-Type"] or "").split(";")[0]
        expect(
            (answer[0], actual) == (200, media_type), f"Accept {accept}: {answer[0]} {actual}, not {media_type}"
        )


def test_documents(service):
    """a document is XML, also when nothing says so; what is none is a problem with its place"""
    content = document.DOCUMENT["paths"]["/v1/import"]["post"]["requestBody"]["content"]["application/xml"]
    body = content["example"].encode()
    for content_type, status in (
        (None, 200), ("application/xml", 200), ("text/xml; charset=utf-8", 200), ("application/json", 415), ("text/plain", 415),
        ("application/xml; charset=utf-16", 415),
    ):
        answer = service.send("POST", "/v1/import", body, {"Content-Type": content_type} if content_type else {})
        expect(answer[0] == status, f"Content-Type {content_type}: expected {status}, got {answer[0]}")
        if status == 415:
            expect(answer[1]["Accept"] == "application/xml", f"Accept is {answer[1]['Accept']}")
    validator = document.component("ImportAnswer")
    answer = json.loads(service.send("POST", "/v1/import", body)[2])
    for error in validator.iter_errors(answer):
        expect(False, f"the answer does not follow its schema: {error}")
    bomb = b'<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY a "bbbb"><!ENTITY c "&a;&a;">]><document>&c;</document>'
    for sent, line in ((bomb, 2), (b"", None), (b"{}", 1), (b"<document>\n<a></document>", 2), (b"<plist/>", None)):
        answer = service.send("POST", "/v1/import", sent)
        expect_problem(422, "invalid-document", answer, f"{sent[:20]}")
        expect(json.loads(answer[2])["errors"][0].get("line") == line, f"{sent[:20]}: {answer[2]}")


def test_parameters_of_documents(service):
    """the query names the device and the scene; what is not known is a problem"""
    content = document.DOCUMENT["paths"]["/v1/import"]["post"]["requestBody"]["content"]["application/xml"]
    body = content["example"].encode()
    for query, device in (
        ("?device=iphone-16&scene=card", "iphone-16"), ("?device=retina6_1", "retina6_1"),
        ("?device=393%78852", "393x852"), ("?", None), ("", None), ("?scene=card", None),
    ):
        answer = service.send("POST", f"/v1/import{query}", body)
        expect(answer[0] == 200, f"{query}: {answer[0]} {answer[2]}")
        scenes = json.loads(answer[2])["scenes"]
        expect([scene.get("device") for scene in scenes] == [device], f"{query}: {scenes}")
    for query in ("?device=nokia", "?device=", "?scene=other", "?devcie=a", "?scene=card&scene=card", "?scene=%", "?scene=%ff"):
        expect_problem(422, "invalid-request", service.send("POST", f"/v1/import{query}", body), query)


MALFORMED = (
    b"", b" ", b"{", b"[1,]", b"{'a': 1}", b'{"items": []} x', b'{"items": [], "items": []}', b'\xff',
    b'{"items": ["\xff"]}', b'{"items": ["\\ud800"]}', b"nul", b"NaN", b'{"items": [01]}', b'"\x01"', b"[" * 100,
    b'\xef\xbb\xbf{"items": []}',
)


def test_malformed(service):
    """a body that is not JSON is a problem with a place"""
    for path in ("/v1/layout", "/v1/snapshot", "/v1/diff", "/v1/sequence"):
        for body in MALFORMED:
            answer = service.send("POST", path, body)
            expect_problem(400, "malformed-json", answer, f"{path} {body[:40]!r}")


def test_wrong_kinds(service):
    """a body that is JSON but no object is a problem with a pointer"""
    for path in ("/v1/layout", "/v1/snapshot", "/v1/diff", "/v1/sequence"):
        for body in (b"null", b"1", b'"a"', b"[]", b"{}", b"true"):
            answer = service.send("POST", path, body)
            expect_problem(422, "invalid-request", answer, f"{path} {body!r}")


def test_deep(service):
    """nesting without end is a limit or malformed, not a crash"""
    for path in ("/v1/layout", "/v1/snapshot", "/v1/diff", "/v1/sequence"):
        for body in (b"[" * 200_000 + b"]" * 200_000, b'{"items":[' * 100_000, b'{"views":[' * 5_000):
            answer = service.send("POST", path, body)
            expect(answer[0] in (400, 422), f"{path}: {answer[0]}")
            faults = list(document.problem_faults(answer[0], answer[1]["Content-Type"], answer[2]))
            expect(not faults, f"{path}: {'; '.join(faults)}")


def test_examples_of_facts(service):
    """the examples of operations that take no body are what the server answers"""
    for path, target in (("/healthz",) * 2, ("/readyz",) * 2, ("/problems/{code}", "/problems/unknown-view")):
        content = document.DOCUMENT["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
        answer = json.loads(get(service, target, "application/json"))
        expect(answer == content["example"], f"{target}: {answer}")


def test_examples(service):
    """the examples get their answers"""
    run = subprocess.run(
        [sys.executable, document.ROOT / "examples/run", service.url], stdout=subprocess.PIPE, text=True
    )
    print("".join(f"     {line}\n" for line in run.stdout.splitlines()), end="", flush=True)
    passed, failed = map(int, re.search(r"(\d+) passed, (\d+) failed", run.stdout).groups())
    return passed, failed
