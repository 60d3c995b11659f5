"""Single requests that once ended the process, or looked as if they might."""

import json

from common import Server, bound, figure
from harness import wire
from harness.suites import suite

# Bodies of /v1/layout: some lead a second solve somewhere that the first did not go, and some have texts whose lines are of
# next to no height in a view of less than none.
REQUESTS = [
    {"views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.width >= b.width + 47.1234567"], "explain": ["a"]},
    {"views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.width >= b.width + 0.12345678"], "explain": ["a", "b"],
     "variants": [{"name": "v", "set": {"a.width": 1}}]},
    {"views": [{"id": "a", "width": 10, "height": 0, "alignmentInsets": {"top": 100}, "text": "a b", "lines": 0,
                "font": {"size": 1e-300}}]},
    {"views": [{"id": "a", "width": 10, "height": 0, "alignmentInsets": {"top": 1e12}, "text": "a b", "lines": 0,
                "font": {"size": 1e-9}}]},
]
# Expressions of templates over the ends of the integers, each with each.
INTEGERS = ("-9223372036854775808", "9223372036854775807", "-5000000000000000000", "5000000000000000000", "-1", "1")
EXPRESSIONS = [f"len(range({a}, {b}, {step}))" for a in INTEGERS for b in INTEGERS for step in INTEGERS]
EXPRESSIONS += [f"({a}) {sign} ({b})" for a in INTEGERS for b in INTEGERS for sign in ("+", "-", "*", "/", "**")]
EXPRESSIONS += [f"'abc'[({a}):({b})]" for a in INTEGERS for b in INTEGERS]


def attack():
    with Server() as server:
        requests = [("/v1/layout", json.dumps(request).encode()) for request in REQUESTS]
        requests += [("/v1/layout", path.read_bytes()) for path in sorted(suite("defects").glob("**/*.json"))]
        requests += [
            ("/v1/snapshot", json.dumps({"template": {"items": [{"$eval": text}]}}).encode()) for text in EXPRESSIONS]
        figure("bodies", len(requests))
        answered = 0
        for path, body in requests:
            try:
                status, _, _ = server.post(path, body)
                answered += status in (200, 422)
            except (OSError, wire.Wrong) as fault:
                figure("no answer", f"{type(fault).__name__} to {body[:100]!r}")
        bound("answered", answered, at_least=len(requests))
