"""QUERY (RFC 10008) on a real server, against the document in OpenAPI 3.2."""

import gzip
import json
import re
import socket

import document
from harness.report import expect

EXAMPLES = document.ROOT / "examples"


def examples():
    """The requests of examples/: name, path, media type, body, accepted type."""
    for folder in sorted(path.parent for path in EXAMPLES.glob("*/example.json")):
        example = json.loads((folder / "example.json").read_text())
        request = folder / "request.json"
        if request.exists() and example["path"] in document.DOCUMENT["paths"]:
            yield folder.name, example["path"], request.read_bytes(), example.get("headers", {}).get("Accept", "*/*")
    content = document.DOCUMENT["paths"]["/v1/import"]["post"]["requestBody"]["content"]["application/xml"]
    yield "import", "/v1/import", content["example"].encode(), "*/*"


def type_of(path):
    return "application/xml" if path == "/v1/import" else "application/json"


def ask(service, path, body, **headers):
    headers = {name.replace("_", "-"): value for name, value in headers.items() if value is not None}
    return service.send("QUERY", path, body, {"Content-Type": type_of(path), **headers})


def test_examples(service):
    """every example gets the answer of POST, with a status and fields that the document has"""
    tags = {}
    for name, path, body, accept in examples():
        posted = service.send("POST", path, body, {"Content-Type": type_of(path), "Accept": accept})
        status, headers, answer = ask(service, path, body, Accept=accept)
        expect(status == posted[0], f"{name}: {status}, by POST {posted[0]}")
        operation = document.with_query()["paths"][path]["query"]
        expect(str(status) in operation["responses"], f"{name}: {status} is not in the document")
        if b"now" not in body and b"fromNow" not in body:
            expect(answer == posted[2], f"{name}: the answers differ")
        if status != 200:
            continue
        stated = operation["responses"]["200"]["headers"]
        if headers["Cache-Control"] == "no-store":
            expect(headers["ETag"] is None, f"{name}: a tag of what is not to be stored")
            continue
        expect(headers["Cache-Control"] == "max-age=86400", f"{name}: {headers['Cache-Control']}")
        expect(re.search(stated["ETag"]["schema"]["pattern"], headers["ETag"] or ""), f"{name}: {headers['ETag']}")
        key = (path, accept, body)
        expect(tags.setdefault(headers["ETag"], key) == key, f"{name} has the tag of another example")
        again = ask(service, path, body, Accept=accept, If_None_Match=headers["ETag"])
        expect((again[0], again[2]) == (304, b""), f"{name}: {again[0]} for its own tag")
        expect(again[1]["ETag"] == headers["ETag"], f"{name}: the tag of 304 is {again[1]['ETag']}")
        expect(ask(service, path, body, Accept=accept, If_Match='"other"')[0] == 412, f"{name}: If-Match")
        if (location := headers["Content-Location"]) is not None:
            found = service.send("GET", location, headers={"Accept": accept})
            expect((found[0], found[2]) == (200, answer), f"{name}: GET of Content-Location is {found[0]}")
    expect(len(tags) >= 20, f"{len(tags)} examples have a tag")


def test_missing_type(service):
    """a QUERY without a media type is 400, with another 415, and both say which it takes"""
    for path in {path: None for _, path, _, _ in examples()}:
        types = "application/xml, text/xml" if path == "/v1/import" else "application/json"
        for headers, status, code in (({}, 400, "malformed-request"), ({"Content-Type": "text/csv"}, 415, "unsupported-media-type")):
            answer = service.send("QUERY", path, b"{}", headers)
            faults = list(document.problem_faults(answer[0], answer[1]["Content-Type"], answer[2]))
            expect(not faults, f"{path}: {faults}")
            expect((answer[0], json.loads(answer[2])["code"]) == (status, code), f"{path}: {answer[0]} {answer[2]}")
            expect(answer[1]["Accept-Query"] == types, f"{path}: Accept-Query is {answer[1]['Accept-Query']}")
        options = service.send("OPTIONS", path)
        expect(options[1]["Accept-Query"] == types, f"OPTIONS {path}: Accept-Query is {options[1]['Accept-Query']}")


def exchange(service, request):
    """Sends bytes, and returns all that comes back before the server closes."""
    with socket.create_connection(("127.0.0.1", service.port), timeout=30) as client:
        client.sendall(request)
        received = b""
        while part := client.recv(65536):
            received += part
    return received


def statuses(received):
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", received)]


LAYOUT = b'{"views":[{"id":"a","width":1,"height":1}]}'
TYPE = b"Content-Type: application/json\r\n"


def request(*lines, body=b"", method=b"QUERY"):
    return method + b" /v1/layout HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + b"".join(lines) + b"\r\n" + body


def test_hostile(service):
    """hostile forms of the method, its framing and its conditions are refused or answered, and nothing else"""
    length = b"Content-Length: %d\r\n" % len(LAYOUT)
    chunked = b"Transfer-Encoding: chunked\r\n"
    chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(LAYOUT), LAYOUT)
    packed = gzip.compress(LAYOUT)
    cases = [
        ("chunks", request(TYPE, chunked, body=chunks), [200]),
        ("a trailer with a condition", request(TYPE, chunked, body=chunks[:-2] + b"If-None-Match: *\r\n\r\n"), [200]),
        ("no body", request(TYPE), [411]),
        ("an empty body", request(TYPE, b"Content-Length: 0\r\n"), [400]),
        ("no chunk", request(TYPE, chunked, body=b"0\r\n\r\n"), [400]),
        ("two framings", request(TYPE, length, chunked, body=chunks), [400]),
        ("two lengths", request(TYPE, length, b"Content-Length: 1\r\n", body=LAYOUT), [400]),
        ("a chunk size beyond all numbers", request(TYPE, chunked, body=b"fffffffffffffffff\r\n"), [400]),
        ("an announced body that is too long", request(TYPE, b"Content-Length: 99999999999\r\n"), [413]),
        ("an expectation with the body behind it", request(TYPE, length, b"Expect: 100-continue\r\n", body=LAYOUT), [200]),
        ("an expectation with a fault in the head", request(length, b"Expect: 100-continue\r\n"), [400]),
        ("an expectation that nobody meets", request(TYPE, length, b"Expect: 200-ok\r\n", body=LAYOUT), [417]),
        ("gzip", request(TYPE, b"Content-Encoding: gzip\r\nContent-Length: %d\r\n" % len(packed), body=packed), [200]),
        ("gzip twice", request(TYPE, length, b"Content-Encoding: gzip, gzip\r\n", body=LAYOUT), [415]),
        ("gzip that is none", request(TYPE, length, b"Content-Encoding: gzip\r\n", body=LAYOUT), [400]),
        ("a range", request(TYPE, length, b"Range: bytes=0-0\r\n", body=LAYOUT), [200]),
        ("two media types", request(TYPE, TYPE, length, body=LAYOUT), [415]),
        ("small letters", request(TYPE, length, body=LAYOUT, method=b"query"), [501]),
        ("a longer method", request(TYPE, length, body=LAYOUT, method=b"QUERYX"), [501]),
        ("a shorter method", request(TYPE, length, body=LAYOUT, method=b"QUER"), [501]),
        ("a condition of commas", request(TYPE, length, b"If-None-Match: " + b"," * 8000 + b"\r\n", body=LAYOUT), [200]),
        ("a condition of quotes", request(TYPE, length, b"If-None-Match: " + b'"' * 8001 + b"\r\n", body=LAYOUT), [200]),
        ("a condition with bytes beyond ASCII", request(TYPE, length, b'If-None-Match: "\xff\x80"\r\n', body=LAYOUT), [200]),
        ("ninety conditions", request(TYPE, length, b'If-None-Match: "x"\r\n' * 90, body=LAYOUT), [200]),
        ("a condition too long", request(TYPE, length, b"If-None-Match: " + b"x" * 20000 + b"\r\n", body=LAYOUT), [431]),
    ]
    for name, sent, expected in cases:
        found = statuses(exchange(service, sent))
        expect(found == expected, f"{name}: {found}, not {expected}")


def test_no_smuggling(service):
    """a QUERY that a body seems to hold is a part of that body"""
    inner = request(TYPE, b"Content-Length: %d\r\n" % len(LAYOUT), body=LAYOUT)
    outer = request(TYPE, b"Content-Length: %d\r\n" % len(inner), body=inner)
    found = statuses(exchange(service, outer))
    expect(found == [400], f"{found}")
    two = request(TYPE, b"Content-Length: %d\r\n" % len(LAYOUT), body=LAYOUT).replace(b"Connection: close\r\n", b"") + outer
    found = statuses(exchange(service, two))
    expect(found == [200, 400], f"{found}")
