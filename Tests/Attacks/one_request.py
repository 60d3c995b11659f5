"""Single requests that once ended the process, or looked as if they might."""

import json
import os
import pathlib

from harness import ROOT, Server, bound, figure, wire

# Each is a body of POST /v1/layout that leads a second solve somewhere that the first did not go.
REQUESTS = [
    {"views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.width >= b.width + 47.1234567"], "explain": ["a"]},
    {"views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.width >= b.width + 0.12345678"], "explain": ["a", "b"],
     "variants": [{"name": "v", "set": {"a.width": 1}}]},
]


def defects():
    """The bodies of the shared suite, where it is at hand."""
    folder = pathlib.Path(os.environ.get("TRELLIS_SHARED", ROOT.parent / "shared")) / "suites/defects"
    if not folder.exists():
        print(f"  skipped: the suite defects is not beside the project ({folder})")
        bound("the suite defects is at hand", int(os.environ.get("CI") != "true"), at_least=1)
        return []
    return [path.read_bytes() for path in sorted(folder.glob("*.json"))]


def attack():
    with Server() as server:
        bodies = [json.dumps(request).encode() for request in REQUESTS] + defects()
        figure("bodies", len(bodies))
        answered = 0
        for body in bodies:
            try:
                status, _, _ = server.post("/v1/layout", body)
                answered += status in (200, 422)
            except (OSError, wire.Wrong) as fault:
                figure("no answer", f"{type(fault).__name__} to {body[:100]!r}")
        bound("answered", answered, at_least=len(bodies))
