"""The reference: openapi.yaml as one page, with each operation's examples to be tried, and its conventions as another."""

import html
import json

import conventions
import pages
import yaml
from schemas import members, resolved, text, type_section, type_words

METHODS = ("get", "post", "put", "patch", "delete")
# Characters of a line of an example, so that two stand side by side.
PAIR_WIDTH = 56
LANGUAGES = {"application/json": "json", "application/problem+json": "json", "application/xml": "xml"}


def site(root, index):
    """The pages, as pairs of a name and its text."""
    document = yaml.safe_load((root / "openapi.yaml").read_text())
    reference = Reference(document)
    reference.into(index)
    yield "docs", reference.page()
    yield "guide/conventions", conventions.page(document, reference.menu("../docs", "conventions"), index)


class Reference:
    def __init__(self, document):
        self.document = document
        self.schemas = document["components"]["schemas"]
        self.operations = [
            (path, method, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items() if method in METHODS
        ]

    def page(self):
        body = f"""<h1>Reference</h1>
<p class="lead">{html.escape(self.document["info"]["summary"])} <a href="guide/conventions">Conventions</a> hold for every operation.
As a document: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a>.</p>
{"".join(self.operation(*each) for each in self.operations)}
<h2 id="types">Types</h2>
{"".join(type_section(name, self.schemas) for name in sorted(self.schemas))}"""
        return pages.frame("Reference", body, depth=0, current="docs", menu=self.menu("", None))

    def into(self, index):
        """Adds every operation and type to the index of the search."""
        index.page("Operations", "docs", [
            (f"{method.upper()} {path}", name_of(operation),
             f"{html.escape(operation.get('summary', ''))} {text(operation.get('description', ''))}{self.parameters(operation)}")
            for path, method, operation in self.operations])
        index.page("Types", "docs", [
            (name, name, f"{text(schema.get('description', ''))}{type_words(schema)}{members(schema, self.schemas)}")
            for name, schema in sorted(self.schemas.items())])

    def menu(self, page, current):
        """All operations and types; `page` is the address of the reference."""
        operations = "".join(
            f'<li><a href="{page}#{name_of(operation)}"><span class="method">{method.upper()}</span> {html.escape(path)}</a></li>\n'
            for path, method, operation in self.operations)
        types = "".join(f'<li><a href="{page}#{name}">{name}</a></li>\n' for name in sorted(self.schemas))
        up = "" if page else "guide/"
        here = ' aria-current="page"' if current == "conventions" else ""
        return (
            f'<nav aria-label="Reference">\n<ul><li><a href="{up}conventions"{here}>Conventions</a></li></ul>\n'
            f'<h2>Operations</h2>\n<ul>{operations}</ul>\n'
            f'<details class="types"><summary>Types</summary><ul>{types}</ul></details></nav>\n')

    # Operations

    def operation(self, path, method, operation):
        parts = [
            f'<section class="operation" id="{name_of(operation)}">',
            f'<h2><span class="method">{method.upper()}</span> <code>{html.escape(path)}</code></h2>',
            f'<p class="summary">{html.escape(operation.get("summary", ""))}</p>',
            self.pair(path, method, operation),
            self.attempt(path, method, operation),
            text(operation.get("description", "")),
            self.parameters(operation),
            self.body(operation),
            self.responses(operation),
            "</section>\n",
        ]
        return "\n".join(filter(None, parts))

    def examples(self, content):
        """The examples of a request or a response: triples of a media type, a name and the example."""
        for media, kind in content.items():
            if "example" in kind:
                yield media, "", {"value": kind["example"]}
            for name, example in kind.get("examples", {}).items():
                yield media, name, resolved(self.document, example)

    def pair(self, path, method, operation):
        """A request and its response, side by side."""
        request = next(self.examples(resolved(self.document, operation.get("requestBody", {})).get("content", {})), None)
        success = next(status for status in operation["responses"] if status.startswith("2"))
        response = resolved(self.document, operation["responses"][success])
        content = response.get("content", {})
        answers = list(self.examples(content))
        # The response of the same name belongs to the request.
        answer = next((each for each in answers if request and each[1] == request[1]), answers[0] if answers else None)
        if request:
            left = shown(request, f"{method.upper()} {path}")
        else:
            address = path.replace("{code}", "unknown-view").replace("{request}", "eNqr…")
            left = pages.code(f"curl http://127.0.0.1:8080{address}\n", "sh", label="Request")
        if answer:
            right = shown(answer, "Response")
        else:
            kinds = " or ".join(f"<code>{html.escape(media)}</code>" for media in content) or success
            right = f'<div class="code"><div class="code-head"><span>Response</span></div><p>{kinds}</p></div>\n'
        return f'<div class="pair">\n{left}{right}</div>'

    def parameters(self, operation):
        rows = ""
        for parameter in (resolved(self.document, each) for each in operation.get("parameters", [])):
            rows += (
                f'<tr><th scope="row"><code>{html.escape(parameter["name"])}</code><small>{parameter["in"]}</small></th>'
                f'<td>{text(parameter.get("description", ""))}</td></tr>')
        return rows and f"<h3>Parameters</h3><table><tbody>{rows}</tbody></table>"

    def body(self, operation):
        content = resolved(self.document, operation.get("requestBody", {})).get("content", {})
        if not content:
            return ""
        schema = next(iter(content.values())).get("schema", {})
        return f"<h3>Request</h3><p>{type_words(schema)}</p>{members(schema, self.schemas)}"

    def responses(self, operation):
        """A row for each response that is this operation's own; a line names those that all share."""
        rows, shared = "", []
        up = "guide/conventions#errors-of-every-operation"
        for status, response in operation.get("responses", {}).items():
            if "$ref" in response:
                shared += [f"<code>{status}</code>"] if status != "default" else []
                continue
            kinds = []
            for media, content in response.get("content", {}).items():
                words = type_words(content["schema"]) if "schema" in content and "json" in media else ""
                kinds.append(f"<code>{html.escape(media)}</code> {words}")
            rows += (
                f'<tr><th scope="row"><code>{status}</code></th><td>{text(response.get("description", ""))}'
                f'<p>{"<br>".join(kinds)}</p></td></tr>')
        other = ", ".join(shared)
        line = f'<p>Like other operations: {other}. <a href="{up}">What they mean</a></p>' if other else ""
        return f"<h3>Responses</h3><table><tbody>{rows}</tbody></table>{line}"

    def attempt(self, path, method, operation):
        """A form that sends an example to this server."""
        content = resolved(self.document, operation.get("requestBody", {})).get("content", {})
        examples = [each for each in self.examples(content) if "value" in each[2]]
        if method == "post" and not examples or path == "/v1/picture/{request}":
            return ""
        key = operation["operationId"]
        target = html.escape(path.replace("{code}", "unknown-view").lstrip("/"))
        fields = self.fields(key, operation, examples) if examples else ""
        media = f' data-type="{examples[0][0]}"' if examples else ""
        return (
            f'<details class="attempt" data-method="{method.upper()}" data-path="{target}"{media}><summary>Try it</summary>{fields}'
            f'<p><button type="button" class="send">Send</button> <span class="note state" role="status"></span></p>'
            f'<pre class="answer" tabindex="0" hidden aria-label="Answer of {key}"></pre></details>')

    def fields(self, key, operation, examples):
        options = "".join(
            f'<option value="{html.escape(raw(value["value"]), quote=True)}">'
            f'{html.escape(value.get("summary", name) or "Example")}</option>'
            for _, name, value in examples)
        first = examples[0][2]["value"]
        written = html.escape(first if isinstance(first, str) else pages.pretty(first))
        accepts = "".join(
            f"<option>{html.escape(media)}</option>"
            for media in resolved(self.document, operation["responses"]["200"]).get("content", {}))
        return (
            f'<label>Example <select class="examples">{options}</select></label> '
            f'<label>Answer as <select class="accept">{accepts}</select></label>'
            f'<label class="hidden" for="body-{key}">Request of {key}</label>'
            f'<textarea id="body-{key}" rows="12" spellcheck="false">{written}</textarea>')


def name_of(operation):
    return f"operation-{operation['operationId']}"


def raw(value):
    """A value as an option holds it: what is not text as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def shown(example, label):
    media, _, value = example
    value = value["value"]
    written = value if isinstance(value, str) else pages.pretty(value, width=PAIR_WIDTH)
    return pages.code(written.rstrip("\n") + "\n", LANGUAGES.get(media, ""), label=label)
