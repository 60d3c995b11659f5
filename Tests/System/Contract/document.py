"""openapi.yaml, read once, and what the tests ask of it."""

import functools
import json
import pathlib
import subprocess
import sys

import jsonschema_rs
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[3]
PATH = ROOT / "openapi.yaml"
TEXT = PATH.read_bytes()
DOCUMENT = yaml.safe_load(TEXT)
METHODS = ("get", "post", "put", "delete", "patch", "head", "options", "trace")
# The closed table of problem codes.
CODES = DOCUMENT["components"]["schemas"]["ProblemCode"]["x-problem-codes"]
SEMANTIC = {code for code, row in CODES.items() if row["semantic"]}


def validator(schema):
    """A validator of a schema that may refer into the document."""
    return jsonschema_rs.Draft202012Validator({**schema, "components": DOCUMENT["components"]})


def component(name):
    return validator({"$ref": f"#/components/schemas/{name}"})


def resolve(value):
    """What a `$ref` of the document stands for; any other value as it is."""
    while isinstance(value, dict) and "$ref" in value:
        reference, value = value["$ref"], DOCUMENT
        for part in reference.removeprefix("#/").split("/"):
            value = value[part.replace("~1", "/").replace("~0", "~")]
    return value


@functools.cache
def with_query():
    """The document in OpenAPI 3.2, with the operation `query`."""
    run = subprocess.run([sys.executable, ROOT / "scripts/openapi", "--query"], check=True, stdout=subprocess.PIPE)
    return json.loads(run.stdout)


def operations():
    """Every path, method and operation."""
    for path, item in DOCUMENT["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def codes_of(operation, status):
    """The problem codes that an operation lists for a status; nothing where it does not list any."""
    responses = operation["responses"]
    response = resolve(responses.get(str(status), responses.get("default", {})))
    return response.get("x-problem-codes")


def find(value, pointer):
    """Whether a JSON Pointer names something in a JSON value."""
    if pointer == "":
        return True
    if not pointer.startswith("/"):
        return False
    for token in pointer[1:].split("/"):
        token = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, dict) and token in value:
            value = value[token]
        elif isinstance(value, list) and token.isascii() and token.isdigit() and int(token) < len(value):
            value = value[int(token)]
        else:
            return False
    return True


def pointers(value):
    """Every string that a JSON value has under the name `pointer`, however deep."""
    open_values = [value]
    while open_values:
        value = open_values.pop()
        if isinstance(value, dict):
            if isinstance(value.get("pointer"), str):
                yield value["pointer"]
            open_values += value.values()
        elif isinstance(value, list):
            open_values += value


def problem_faults(status, content_type, body, operation=None, sent=None):
    """What is wrong with an error answer as a problem document, as sentences.

    `sent` is the JSON value that was sent, where it was one: pointers must lead into it.
    """
    if content_type != "application/problem+json":
        yield f"an error {status} is {content_type}, not application/problem+json"
        return
    try:
        problem = json.loads(body)
    except ValueError as error:
        yield f"the problem is not JSON: {error}"
        return
    for error in PROBLEM.iter_errors(problem):
        yield f"the problem does not follow its schema: {error.message} at {list(error.instance_path)}"
    code = problem.get("code")
    row = CODES.get(code)
    if row is None:
        return
    if problem.get("type") != f"/problems/{code}":
        yield f"the type {problem.get('type')} is not /problems/{code}"
    if not problem.get("status") == status == row["status"]:
        yield f"{code} is {row['status']} in the table, {problem.get('status')} in the problem, {status} in HTTP"
    if problem.get("title") != row["title"]:
        yield f"the title of {code} is {problem.get('title')!r}, in the table {row['title']!r}"
    if operation is not None:
        listed = codes_of(operation, status)
        if listed is not None and code not in listed:
            yield f"{operation['operationId']} does not list {code} for {status}"
    if code == "invalid-request" and not problem.get("errors"):
        yield "invalid-request without errors"
    if status == 422 and sent is not None:
        for error in problem.get("errors", []):
            if not find(sent, error["pointer"]):
                yield f"the pointer {error['pointer']!r} leads nowhere in the request"


PROBLEM = component("LayoutProblem")
