"""What schemathesis is told beyond the document and its configuration: which requests mean something, which codes
refuse those that do, and what every error must look like. It writes what it counted to the file that TRELLIS_CONTRACT_COUNTS names."""

import atexit
import collections
import json
import os
import pathlib
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import schemathesis
from hypothesis import strategies as st
from schemathesis.generation.value import GeneratedValue

import document
import one_tree  # Its import does it.
import repairs
import strategies

MEANINGFUL = {
    "solveLayout": (strategies.layouts(), repairs.layout),
    "buildSnapshot": (st.one_of(strategies.lists(), strategies.lists(), strategies.templates()), repairs.snapshot),
    "findDifference": (strategies.differences(), repairs.difference),
    "measureTexts": (strategies.text_requests(), repairs.texts),
    "runSequence": (strategies.sequences(), repairs.sequence),
    "importDocument": (strategies.interface_documents(), lambda value: value),
}
OPERATIONS = {operation["operationId"]: operation for _, _, operation in document.operations()}

counts = collections.Counter()
lock = threading.Lock()


def identifier(operation):
    return operation.definition.raw["operationId"]


def is_negative(value):
    """Whether a generated body was made to break the schema."""
    return getattr(value, "meta", None) is not None


def plain(value):
    """A generated body without what schemathesis notes of how it was made."""
    return value.value if isinstance(value, GeneratedValue) else value


def mixed(value, meaningful, repair):
    """A body that follows the schema: a quarter as it was made from it, the rest such that it means something."""
    return st.integers(0, 3).flatmap(
        lambda draw: st.just(value) if draw == 0 else st.just(repair(plain(value))) if draw == 1 else meaningful
    )


@schemathesis.hook
def before_generate_body(context, strategy):
    """Makes most of the generated bodies that follow the schema mean something."""
    name = identifier(context.operation)
    if name not in MEANINGFUL:
        return strategy
    meaningful, repair = MEANINGFUL[name]
    return strategy.flatmap(
        lambda value: st.just(value) if is_negative(value) else mixed(value, meaningful, repair)
    )


@schemathesis.hook
def map_case(context, case):
    """Gives the bodies that walk through the schema's values names that are there."""
    walks = case.meta is not None and case.meta.phase.name.value == "coverage"
    name = identifier(context.operation)
    if walks and case.meta.generation.mode.is_positive and isinstance(case.body, dict) and name in MEANINGFUL:
        _, repair = MEANINGFUL[name]
        case.body = repair(case.body)
    return case


def code_of(response):
    try:
        return response.json().get("code")
    except (ValueError, AttributeError):
        return None


@schemathesis.check
def good_requests_are_refused_for_their_meaning(ctx, response, case):
    """A request that follows the schema may be refused for what it means, by a code that says so."""
    if response.status_code != 422 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if identifier(case.operation) == "importDocument" and code_of(response) == "invalid-request":
        # No schema says which devices there are, and which scenes a document has.
        detail = json.loads(response.content)["detail"]
        assert detail.startswith(("there is no device ", "the document has no scene ")), detail
        return
    assert code_of(response) in document.SEMANTIC, f"{code_of(response)} refuses a request that follows the schema"


@schemathesis.check
def every_error_is_a_problem(ctx, response, case):
    """Errors are problem documents with codes of the table, and their pointers lead into the request."""
    if response.status_code < 400 or response.request.method == "HEAD":
        return
    operation = OPERATIONS[identifier(case.operation)]
    if response.request.method.lower() != case.operation.method.lower():
        operation = None
    sent = case.body if isinstance(case.body, (dict, list)) else None
    content_type = (response.headers.get("content-type") or [""])[0]
    if case.operation.path == "/v1/picture/{request}" and content_type == "image/svg+xml":
        # What embeds a picture shows pictures alone, so its problems are drawn.
        title = f'<title id="trellis-title">{response.status_code} '
        if title not in response.content.decode():
            raise AssertionError(f"the picture of an error has no title that begins {title}")
        return
    if case.operation.path == "/v1/picture/{request}" and content_type == "image/png":
        if not response.content.startswith(b"\x89PNG\r\n\x1a\n"):
            raise AssertionError("what is said to be PNG is none")
        return
    faults = list(document.problem_faults(response.status_code, content_type, response.content, operation, sent))
    if faults:
        raise AssertionError("\n".join(faults[:5]))


@schemathesis.check
def pointers_lead_into_the_request(ctx, response, case):
    """Whatever an answer says of a layout's constraints and views, its pointers lead into the request."""
    if identifier(case.operation) != "solveLayout" or not isinstance(case.body, dict):
        return
    if response.status_code not in (200, 422) or response.request.method != "POST":
        return
    for pointer in set(document.pointers(response.json())):
        assert document.find(case.body, pointer), f"the pointer {pointer!r} leads nowhere in the request"


@schemathesis.check
def rows_are_consistent(ctx, response, case):
    """A snapshot's rows agree with one another and with its counts."""
    if identifier(case.operation) != "buildSnapshot" or response.status_code != 200:
        return
    answer = response.json()
    etag = (response.headers.get("etag") or [""])[0]
    assert etag == f'W/"{answer["version"]}"', f"the ETag {etag} is not that of version {answer['version']}"
    request = case.body
    if "template" in request:
        asked = json.dumps(request["template"])
        if any(f'"{name}"' in asked for name in ("form", "window", "show")):
            return
    if request.get("form") == "nested" or "window" in request:
        return
    rows = answer["items"]
    visible = sum(row["visible"] for row in rows)
    assert visible == answer["visibleCount"], f"{visible} visible rows, visibleCount {answer['visibleCount']}"
    if request.get("show") != "visible":
        assert len(rows) == answer["itemCount"], f"{len(rows)} rows, itemCount {answer['itemCount']}"
        assert [row["index"] for row in rows] == list(range(len(rows))), "index does not count the rows"


@schemathesis.check
def steps_are_answered_in_order(ctx, response, case):
    """A sequence answers its steps in order up to the first that fails, whose pointers lead into what it sent."""
    if identifier(case.operation) != "runSequence" or response.status_code != 200:
        return
    answer, steps = response.json(), case.body["steps"]
    answers = answer["steps"]
    statuses = [step["status"] for step in answers]
    assert [step["id"] for step in answers] == [step["id"] for step in steps[: len(answers)]], "the ids differ"
    assert all(status == 200 for status in statuses[:-1]), "a step came after one that failed"
    assert answer["completed"] == (statuses in ([], [*statuses[:-1], 200])), f"completed after {statuses}"
    assert not answer["completed"] or len(answers) == len(steps), "steps are missing"
    if answer["completed"]:
        return
    step, last = steps[len(answers) - 1], answers[-1]
    sent = step["body"] if "body" in step else last.get("sent", case.body)
    problem = json.dumps(last["body"]).encode()
    faults = list(document.problem_faults(422, "application/problem+json", problem, None, sent))
    assert not faults, "\n".join(faults[:5])


@schemathesis.hook
def after_call(context, case, response):
    """Counts what was sent and what came back."""
    mode = case.meta.generation.mode.value if case.meta else "other"
    if response.request.method.lower() != case.operation.method.lower():
        mode = "other-method"
    outcome = f"{mode} {response.status_code}"
    if response.status_code >= 400 and (code := code_of(response)):
        outcome += f" {code}"
    if response.status_code >= 500:
        outcome += f": {response.content[:300]}"
    with lock:
        counts[f"{identifier(case.operation)} {outcome}"] += 1


@schemathesis.hook
def after_network_error(context, case, request):
    """Counts requests that got no answer."""
    with lock:
        counts[f"{identifier(case.operation)} no answer"] += 1


@atexit.register
def write():
    if path := os.environ.get("TRELLIS_CONTRACT_COUNTS"):
        pathlib.Path(path).write_text(json.dumps(counts, indent=1, sort_keys=True))
