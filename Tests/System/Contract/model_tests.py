"""The names and descriptions of generated code, and a client of generated models over plain HTTP."""

import enum
import importlib
import inspect
import re

import document
from generators import client, folder, models
from harness.report import expect

# What generators write for want of a name: Kind1, OpType0, VALUE_2, field_1.
NUMBERED = re.compile(r"\d$")


def schemas():
    return document.DOCUMENT["components"]["schemas"]


def made():
    """The classes that each generator made, by the generator's name."""
    models_of_client = importlib.import_module(f"{client().__name__}.models")
    yield "openapi-python-client", [getattr(models_of_client, name) for name in models_of_client.__all__]
    yield "datamodel-code-generator", [
        each for each in vars(models()).values() if inspect.isclass(each) and each.__module__ == models().__name__]


def test_names_of_classes(service):
    """no generator has to number a class or the case of an enumeration"""
    for generator, classes in made():
        expect(len(classes) >= len(schemas()) / 2, f"{generator}: {len(classes)} classes")
        numbered = [each.__name__ for each in classes if NUMBERED.search(each.__name__)]
        expect(not numbered, f"{generator}: {numbered}")
        # An enumeration may have values such as `title1`.
        cases = [
            f"{each.__name__}.{case.name}" for each in classes if issubclass(each, enum.Enum)
            for case in each if NUMBERED.search(case.name) and str(case.value).lower() != case.name.lower()]
        expect(not cases, f"{generator}: {cases}")


def test_names_of_enumerations(service):
    """every enumeration of the document is a schema with a name"""
    nameless = [
        f"{name}: {inner}" for name, schema in schemas().items() for inner in parts(schema)
        if "enum" in inner and inner is not schema and "title" not in inner]
    expect(not nameless, "\n".join(nameless))


def parts(schema):
    """A schema and every schema in it."""
    open_parts = [schema]
    while open_parts:
        part = open_parts.pop()
        if not isinstance(part, dict):
            continue
        yield part
        open_parts += part.get("properties", {}).values()
        open_parts += [part.get("items"), part.get("additionalProperties")]
        for several in ("allOf", "anyOf", "oneOf"):
            open_parts += part.get(several, [])


def test_references_stand_alone(service):
    """no schema has anything beside a reference, where some tools drop it"""
    crowded = [f"{name}: {part}" for name, schema in schemas().items() for part in parts(schema) if "$ref" in part and len(part) > 1]
    expect(not crowded, "\n".join(crowded))


def test_descriptions_survive(service):
    """the description of every member is in the code of each generator"""
    package = folder() / client().__name__ / "models"
    sources = {
        "openapi-python-client": "\n".join(path.read_text() for path in sorted(package.glob("*.py"))),
        "datamodel-code-generator": (folder() / f"{models().__name__}.py").read_text(),
    }
    for generator, source in sources.items():
        # A line end within a string is written as such.
        text = letters(source.replace("\\n", " "))
        lost = [
            f"{name}.{member}" for name, schema in schemas().items() for part in [schema, *schema.get("allOf", [])]
            for member, value in part.get("properties", {}).items() if letters(value.get("description", "")) not in text]
        expect(not lost, f"{generator}: {len(lost)} are lost, such as {lost[:8]}")


def letters(text):
    """A text without what generators write around and between its words."""
    return re.sub(r"[^a-z0-9]+", "", text.lower())


def test_models_as_a_client(service):
    """typed requests of the models are solved, refused and imported, and their answers read"""
    kinds = models()
    request = kinds.LayoutRequest(
        views=[kinds.View(id="screen", width=320, height=480, children=[kinds.View(id="label", height=20)])],
        constraints=[
            "label.left == screen.left", "label.top == screen.top", "label.width == 200",
            kinds.StructuredConstraint(
                first="label.width", relation=kinds.Relation.atMost, second="screen.width", multiplier=0.5,
                priority=kinds.PriorityName.high),
        ])
    status, answer = post(service, "/v1/layout", request)
    solved = kinds.LayoutAnswer.model_validate_json(answer)
    frame = solved.frames["label"]
    expect((status, frame.x, frame.y, frame.width, frame.height) == (200, 0, 0, 200, 20), f"{status} {solved}")
    request.constraints.append(kinds.Constraint("label.width >= 201"))
    status, answer = post(service, "/v1/layout", request)
    problem = kinds.LayoutProblem.model_validate_json(answer)
    expect((status, problem.code) == (422, kinds.ProblemCode.unsatisfiable_constraints), f"{status} {problem}")
    expect(problem.conflicts, f"{problem}")
    content = document.DOCUMENT["paths"]["/v1/import"]["post"]["requestBody"]["content"]["application/xml"]["example"]
    sent = kinds.InterfaceDocument.model_validate(content.encode())
    status, _, answer = service.send("POST", "/v1/import", sent.root, {"Content-Type": "application/xml"})
    imported = kinds.ImportAnswer.model_validate_json(answer)
    expect((status, imported.kind, imported.scenes[0].root) == (200, kinds.DocumentKind.xib, "card"), f"{status} {imported}")
    status, answer = post(service, "/v1/layout", imported.scenes[0].body)
    expect(kinds.LayoutAnswer.model_validate_json(answer).frames["box"].width == 50, f"{status} {answer}")
    status, picture = post(service, "/v1/layout", imported.scenes[0].body, accept="image/svg+xml")
    drawn = kinds.LayoutPicture.model_validate(picture.decode())
    expect(status == 200 and drawn.root.startswith("<svg"), f"{status} {picture[:80]}")


def post(service, path, request, accept="application/json"):
    """The status and the body of the answer to a typed request."""
    body = request.model_dump_json(by_alias=True, exclude_unset=True)
    status, _, answer = service.send("POST", path, body, {"Content-Type": "application/json", "Accept": accept})
    return status, answer
