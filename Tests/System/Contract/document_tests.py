"""The document by itself."""

import json
import subprocess
import sys

from openapi_spec_validator import OpenAPIV31SpecValidator, OpenAPIV32SpecValidator

import document
from harness.report import Failure, expect


def test_valid():
    """openapi.yaml is a valid OpenAPI 3.1 document"""
    errors = list(OpenAPIV31SpecValidator(document.DOCUMENT).iter_errors())
    expect(not errors, "\n".join(str(error) for error in errors[:5]))


def test_query():
    """with QUERY it is a valid OpenAPI 3.2 document, and every POST that changes nothing has QUERY"""
    made = document.with_query()
    errors = list(OpenAPIV32SpecValidator(made).iter_errors())
    expect(not errors, "\n".join(str(error) for error in errors[:5]))
    for path, item in made["paths"].items():
        is_pure = "post" in item and not path.startswith("/v1/lists/")
        expect(("query" in item) == is_pure, f"{path}: {list(item)}")
    expect("x-query" not in json.dumps(made["paths"]), "x-query is left over")


def test_copies():
    """examples/, openapi.yaml and openapi.json are the same"""
    check = subprocess.run(
        [sys.executable, document.ROOT / "scripts/openapi", "--check"], stdout=subprocess.PIPE, text=True
    )
    expect(check.returncode == 0, check.stdout)


def test_table():
    """every problem code stands in the table once, and every status has its codes"""
    schema = document.DOCUMENT["components"]["schemas"]["ProblemCode"]
    expect(list(document.CODES) == schema["enum"], "the table and the enumeration differ")
    for path, method, operation in document.operations():
        for status, response in operation["responses"].items():
            response = document.resolve(response)
            codes = response.get("x-problem-codes")
            if status[0] in "23":
                expect(codes is None, f"{method} {path} {status} lists problem codes")
                continue
            expect(codes, f"{method} {path} {status} lists no problem codes")
            for code in codes:
                row = document.CODES.get(code)
                expect(row, f"{method} {path} {status}: no such code {code}")
                expect(
                    status in ("default", str(row["status"])),
                    f"{method} {path} {status}: {code} is {row['status']}",
                )


def test_table_is_used():
    """every problem code is listed by an operation"""
    listed = {
        code
        for _, _, operation in document.operations()
        for response in operation["responses"].values()
        for code in document.resolve(response).get("x-problem-codes", [])
    }
    unused = set(document.CODES) - listed
    expect(not unused, f"listed nowhere: {', '.join(sorted(unused))}")


def test_descriptions():
    """every schema says what it is"""
    for name, schema in document.DOCUMENT["components"]["schemas"].items():
        expect(schema.get("description"), f"{name} has no description")


def test_examples():
    """every example follows the schema where it stands, and none stands nowhere"""
    used = set()
    for path, method, operation in document.operations():
        places = list(operation.get("requestBody", {}).get("content", {}).items())
        for response in operation["responses"].values():
            places += document.resolve(response).get("content", {}).items()
        for media_type, content in places:
            validator = document.validator(content["schema"])
            for error in validator.iter_errors(content["example"]) if "example" in content else ():
                raise Failure(f"{method} {path} {media_type}: {error}")
            for name, example in content.get("examples", {}).items():
                used.add(example["$ref"].rsplit("/", 1)[-1])
                for error in validator.iter_errors(document.resolve(example)["value"]):
                    raise Failure(f"{method} {path} {media_type} {name}: {error}")
    unused = set(document.DOCUMENT["components"]["examples"]) - used
    expect(not unused, f"examples that stand nowhere: {', '.join(sorted(unused))}")


def test_requests_outside():
    """an example that is left out of the document's requests does not follow their schema"""
    for folder in sorted(path.parent for path in (document.ROOT / "examples").glob("*/example.json")):
        example = json.loads((folder / "example.json").read_text())
        if example.get("contract") == ["answer"] and example["status"] == 422:
            operation = document.DOCUMENT["paths"][example["path"]]["post"]
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            request = json.loads((folder / "request.json").read_text())
            expect(not document.validator(schema).is_valid(request), f"{folder.name} follows the schema")
