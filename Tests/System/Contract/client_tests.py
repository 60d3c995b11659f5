"""Clients that generators make from the document, and what they get from the server."""

import functools
import importlib
import inspect
import io
import json
import pkgutil

import document
from generators import client, models
from harness.report import expect

EXAMPLES = document.ROOT / "examples"


def schemas():
    return document.DOCUMENT["components"]["schemas"]


def has_members(schema):
    """Whether a schema describes an object of its own, for which a generator makes a class."""
    return "properties" in schema or any("properties" in document.resolve(part) for part in schema.get("allOf", []))


def plain(name):
    """A name without what generators write differently."""
    return name.replace("_", "").lower()


@functools.cache
def functions():
    """What the client has for each operation, by its name in small letters."""
    package = importlib.import_module(f"{client().__name__}.api")
    found = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        loaded = importlib.import_module(module.name)
        if hasattr(loaded, "sync_detailed"):
            found[plain(module.name.rsplit(".", 1)[-1])] = loaded
    return found


def call(service, operation, *arguments, **named):
    """The status and the typed answer of an operation."""
    connection = client().Client(base_url=service.url, raise_on_unexpected_status=True)
    answer = functions()[plain(operation)].sync_detailed(*arguments, client=connection, **named)
    return answer.status_code.value, answer.parsed


def posted_examples():
    """The examples that follow the document and are answered with JSON: path, name, request, status, answer."""
    for path in sorted(EXAMPLES.glob("*/expected.json")):
        example = json.loads((path.parent / "example.json").read_text())
        if "request" in example.get("contract", ["request"]):
            request = json.loads((path.parent / "request.json").read_text())
            yield example["path"], path.parent.name, request, example["status"], json.loads(path.read_text())


def test_client_is_complete(service):
    """openapi-python-client makes a function of every operation and a class of every object, without a remark"""
    package = importlib.import_module(f"{client().__name__}.models")
    made = {plain(name) for name in package.__all__}
    lost = [name for name, schema in schemas().items() if has_members(schema) and plain(name) not in made]
    expect(not lost, f"no class for {', '.join(lost)}")
    operations = {plain(operation["operationId"]) for _, _, operation in document.operations()}
    expect(set(functions()) == operations, f"functions: {sorted(set(functions()) ^ operations)}")


def test_models_are_complete(service):
    """datamodel-code-generator makes a class of every schema, without a remark"""
    lost = [name for name in schemas() if not inspect.isclass(getattr(models(), name, None))]
    expect(not lost, f"no class for {', '.join(lost)}")


def test_models_read_examples(service):
    """the generated models read every example and write it as it was"""
    for path, name, request, status, answer in posted_examples():
        operation = document.DOCUMENT["paths"][path]["post"]
        contents = [
            ("request", operation["requestBody"]["content"]["application/json"], request),
            ("answer", next(iter(document.resolve(operation["responses"][str(status)])["content"].values())), answer),
        ]
        for part, content, value in contents:
            schema = content["schema"]
            names = [each["$ref"].rsplit("/", 1)[-1] for each in schema.get("anyOf", [schema])]
            expect(any(reads(getattr(models(), each), value) for each in names), f"{part} of {name}: not by {names}")


def reads(model, value):
    """Whether a model takes a value and gives it back."""
    try:
        return json.loads(model.model_validate(value).model_dump_json(by_alias=True, exclude_unset=True)) == value
    except ValueError:
        return False


def test_examples_through_the_client(service):
    """every example that follows the document is answered alike with and without typed requests and answers"""
    for path, name, request, status, _ in posted_examples():
        operation = document.DOCUMENT["paths"][path]["post"]
        module = functions()[plain(operation["operationId"])]
        body = typed_body(module, request)
        expect(body.to_dict() == request, f"{name}: the typed request differs from the example's")
        actual, parsed = call(service, operation["operationId"], body=body)
        expect(actual == status, f"{name}: {actual}")
        # Python keeps no digits of numbers, as the example may have them in payload.
        plainly = json.loads(service.send("POST", path, json.dumps(request))[2])
        expect(parsed.to_dict() == plainly, f"{name}: the typed answer differs from the one without the client")


def typed_body(module, request):
    """A request as the first class of the operation's that takes it."""
    names = inspect.get_annotations(module.sync_detailed)["body"]
    for kind in getattr(names, "__args__", (names,)):
        try:
            return kind.from_dict(request)
        except KeyError:
            continue
    raise AssertionError(f"{names} do not take the request")


def test_layout_through_the_client(service):
    """solveLayout takes typed views and constraints, and gives typed frames and conflicts"""
    made = importlib.import_module(f"{client().__name__}.models")
    screen = made.View(id="screen", width=320, height=480, children=[made.View(id="label", height=20)])
    cap = made.StructuredConstraint(
        first="label.width", relation=made.Relation.AT_MOST, second="screen.width", multiplier=0.5,
        priority=made.PriorityName.HIGH,
    )
    request = made.LayoutRequest(
        views=[screen], explain=["label"], fit=["screen"],
        constraints=["label.left == screen.left", "label.top == screen.top", "label.width == 200", cap],
    )
    status, answer = call(service, "solveLayout", body=request)
    expect((status, type(answer)) == (200, made.LayoutAnswer), f"{status} {answer}")
    expect(answer.frames["label"] == made.Frame(x=0, y=0, width=200, height=20), f"{answer.frames['label']}")
    unsatisfied = answer.unsatisfied[0]
    expect(isinstance(unsatisfied, made.UnsatisfiedReference) and unsatisfied.constraint == 3, f"{unsatisfied}")
    expect(unsatisfied.violation == 40, f"{unsatisfied.violation}")
    expect(isinstance(answer.explain[0], made.Explanation) and isinstance(answer.fit[0], made.FittingRange),
           f"{answer.explain} {answer.fit}")
    # A default of the client is never a contradiction.
    title = made.View(id="title", text="Hello")
    optional = made.TextConstraint(text="title.width <= 100 @ 750")
    status, answer = call(service, "solveLayout", body=made.LayoutRequest(views=[title], constraints=[optional]))
    expect((status, answer.frames["title"].text.lines) == (200, 1), f"{status} {answer}")
    request.constraints.append("label.width >= 201")
    status, answer = call(service, "solveLayout", body=request)
    expect((status, type(answer)) == (422, made.LayoutProblem), f"{status} {answer}")
    expect(answer.code is made.ProblemCode.UNSATISFIABLE_CONSTRAINTS, f"{answer.code}")
    expect({member.text for member in answer.conflicts[0]} == {"label.width == 200", "label.width >= 201"},
           f"{answer.conflicts}")


def test_lists_through_the_client(service):
    """buildSnapshot, findDifference and runSequence give rows, items, changes and steps of their types"""
    made = importlib.import_module(f"{client().__name__}.models")
    shelf = made.IdentifiedItem(id="folder", title="Folder", children=["a", made.TitledItem(title="b")])
    shelf["image"] = "folder.fill"
    short, long = made.ListRequest(items=[shelf]), made.ListRequest(items=[shelf, "c"])
    status, rows = call(service, "buildSnapshot", body=short)
    expect((status, type(rows)) == (200, made.SnapshotAnswer), f"{status} {rows}")
    expect([(row.id, row.level) for row in rows.items] == [("folder", 0), ("a", 1), ("b", 1)], f"{rows.items}")
    expect(rows.items[0]["image"] == "folder.fill", "the payload is lost")
    long.form = made.ListForm.NESTED
    status, nested = call(service, "buildSnapshot", body=long)
    expect((status, type(nested)) == (200, made.NestedSnapshotAnswer), f"{status} {nested}")
    expect(nested.items[0].children[1].id == "b", f"{nested.items}")
    sides = {"from_": made.PostedRows.from_dict(rows.to_dict()), "to": made.PostedNestedItems.from_dict(nested.to_dict())}
    kinds = {"operations": made.OperationsAnswer, "json-patch": made.JSONPatchAnswer, "rows": made.RowsAnswer}
    for form, kind in kinds.items():
        body = made.DifferenceRequest(**sides, format_=made.DifferenceFormat(form))
        status, answer = call(service, "findDifference", body=body)
        expect((status, type(answer)) == (200, kind), f"{form}: {status} {answer}")
        expect((answer.from_, answer.to) == (rows.version, nested.version), f"{form}: {answer}")
    expect(answer.inserts == [made.RowInsertion.from_dict({"index": 3, "item": answer.inserts[0].item.to_dict()})],
           f"{answer.inserts}")
    step = made.TemplateStep(id="frames", post=made.StepPath.LAYOUT, template={
        "views": {"$map": {"$eval": "steps.list.items"}, "each(row)": {"id": {"$eval": "row.id"}, "width": 1, "height": 1}}})
    first = made.BodyStep(id="list", post=made.StepPath.SNAPSHOT, body=short.to_dict())
    status, answer = call(service, "runSequence", body=made.SequenceRequest(steps=[first, step]))
    expect((status, type(answer), answer.completed) == (200, made.SequenceAnswer, True), f"{status} {answer}")
    kinds = [type(step.body) for step in answer.steps]
    expect(kinds == [made.SnapshotAnswer, made.LayoutAnswer], f"{kinds}")


def test_import_through_the_client(service):
    """importDocument takes bytes, and gives typed scenes whose bodies solveLayout takes"""
    made = importlib.import_module(f"{client().__name__}.models")
    types = importlib.import_module(f"{client().__name__}.types")
    content = document.DOCUMENT["paths"]["/v1/import"]["post"]["requestBody"]["content"]["application/xml"]
    sent = types.File(payload=io.BytesIO(content["example"].encode()), mime_type="application/xml")
    status, answer = call(service, "importDocument", body=sent)
    expect((status, type(answer)) == (200, made.ImportAnswer), f"{status} {answer}")
    expect([scene.root for scene in answer.scenes] == ["card"] and answer.fault_count == 0, f"{answer}")
    status, frames = call(service, "solveLayout", body=answer.scenes[0].body)
    expect((status, frames.frames["box"]) == (200, made.Frame(x=10, y=10, width=50, height=50)), f"{status} {frames}")


def test_pictures_through_the_client(service):
    """drawLayout gives a picture as text, and a picture of what is wrong"""
    packed = document.DOCUMENT["paths"]["/v1/picture/{request}"]["get"]["parameters"][0]["example"]
    status, answer = call(service, "drawLayout", packed)
    expect(status == 200 and answer.startswith("<svg"), f"{status} {answer}")
    status, answer = call(service, "drawLayout", "AAAA")
    expect(status == 400 and answer.startswith("<svg"), f"{status} {answer}")


def test_facts_through_the_client(service):
    """the operations about the service give values of their types"""
    made = importlib.import_module(f"{client().__name__}.models")
    expect(call(service, "getHealth") == (200, made.Health(status="ok")), "health")
    expect(call(service, "getReadiness") == (200, made.Readiness(status="ready")), "readiness")
    status, version = call(service, "getVersion")
    expect((status, version.name) == (200, "trellis"), f"{version}")
    expect("trellis_http_requests_total" in call(service, "getMetrics")[1], "metrics")
    expect(call(service, "getOpenAPIYAML") == (200, document.TEXT.decode()), "the document as YAML")
    expect(call(service, "getOpenAPIJSON")[1].to_dict() == document.DOCUMENT, "the document as JSON")
    status, answer = call(service, "listDevices")
    expect((status, answer.devices[0].name, answer.devices[0].safe_area.portrait.top) == (200, "iphone-se-3", 20), f"{answer}")
    status, answer = call(service, "explainProblem", made.ProblemCode.OVERLOADED)
    expect((status, answer.code, answer.status) == (200, made.ProblemCode.OVERLOADED, 503), f"{status} {answer}")
    status, answer = call(service, "explainProblem", "none-such")
    expect((status, type(answer)) == (404, made.Problem), f"{status} {answer}")
