"""The reference: openapi.yaml as one page, with each operation's examples to be tried."""

import html
import json

import pages
import yaml
from markdown_it import MarkdownIt

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def page(root):
    document = yaml.safe_load((root / "openapi.yaml").read_text())
    return Reference(document).page()


class Reference:
    def __init__(self, document):
        self.document = document
        self.schemas = document["components"]["schemas"]

    def page(self):
        operations = [
            (path, method, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items() if method in ("get", "post", "put", "patch", "delete")
        ]
        menu = "".join(
            f'<li><a href="#{self.name(operation)}"><span class="method">{method.upper()}</span> {html.escape(path)}</a></li>\n'
            for path, method, operation in operations)
        types = "".join(f'<li><a href="#{name}">{name}</a></li>\n' for name in sorted(self.schemas))
        body = f"""<div class="reference">
<nav class="menu" aria-label="Reference"><h2>Operations</h2><ul>{menu}</ul>
<details><summary>Types</summary><ul>{types}</ul></details></nav>
<main id="main" tabindex="-1">
<h1>Reference</h1>
{self.text(self.document["info"].get("description", ""))}
<p>The same as a document: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a>.</p>
{"".join(self.operation(*each) for each in operations)}
<h2 id="types">Types</h2>
{"".join(self.type(name, self.schemas[name]) for name in sorted(self.schemas))}
</main></div>"""
        more = '<link rel="stylesheet" href="assets/docs.css">\n<script type="module" src="assets/docs.js"></script>\n'
        return pages.frame("Reference", body, depth=0, current="docs", more=more, wide=True)

    def name(self, operation):
        return f"operation-{operation['operationId']}"

    def text(self, markdown):
        # Headings of descriptions stand below those of the page.
        rendered = MARKDOWN.render(markdown)
        for level in (4, 3, 2, 1):
            rendered = rendered.replace(f"<h{level}>", f"<h{level + 2}>").replace(f"</h{level}>", f"</h{level + 2}>")
        return rendered.replace("<pre>", '<pre tabindex="0">')

    # Operations

    def operation(self, path, method, operation):
        parts = [
            f'<section class="operation" id="{self.name(operation)}">',
            f'<h2><span class="method">{method.upper()}</span> <code>{html.escape(path)}</code></h2>',
            f'<p class="summary">{html.escape(operation.get("summary", ""))}</p>',
            self.text(operation.get("description", "")),
            self.parameters(operation),
            self.body(operation),
            self.responses(operation),
            self.attempt(path, method, operation),
            "</section>\n",
        ]
        return "\n".join(filter(None, parts))

    def resolved(self, value):
        while isinstance(value, dict) and "$ref" in value:
            target = self.document
            for token in value["$ref"].removeprefix("#/").split("/"):
                target = target[token]
            value = target
        return value

    def parameters(self, operation):
        rows = ""
        for parameter in map(self.resolved, operation.get("parameters", [])):
            rows += (
                f'<tr><th scope="row"><code>{html.escape(parameter["name"])}</code><small>{parameter["in"]}</small></th>'
                f'<td>{self.text(parameter.get("description", ""))}</td></tr>')
        return rows and f"<h3>Parameters</h3><table><tbody>{rows}</tbody></table>"

    def body(self, operation):
        content = self.resolved(operation.get("requestBody", {})).get("content", {})
        if not content:
            return ""
        schema = next(iter(content.values())).get("schema", {})
        return f"<h3>Request</h3><p>{self.type_words(schema)}</p>{self.members(schema)}"

    def responses(self, operation):
        rows = ""
        for status, response in operation.get("responses", {}).items():
            response = self.resolved(response)
            kinds = []
            for media, content in response.get("content", {}).items():
                words = self.type_words(content["schema"]) if "schema" in content and "json" in media else ""
                kinds.append(f"<code>{html.escape(media)}</code> {words}")
            rows += (
                f'<tr><th scope="row"><code>{status}</code></th><td>{self.text(response.get("description", ""))}'
                f'{"<br>".join(kinds)}</td></tr>')
        return f"<h3>Responses</h3><table><tbody>{rows}</tbody></table>"

    def attempt(self, path, method, operation):
        """A form that sends an example to this server."""
        examples = {}
        content = self.resolved(operation.get("requestBody", {})).get("content", {})
        for media in content.values():
            for name, example in media.get("examples", {}).items():
                example = self.resolved(example)
                if "value" in example:
                    examples[name] = (example.get("summary", name), example["value"])
        if method == "post" and not examples:
            return ""
        if method == "get" and "{" in path and path != "/problems/{code}":
            return ""
        key = operation["operationId"]
        target = html.escape(path.replace("{code}", "unsatisfiable-constraints").lstrip("/"))
        fields = ""
        if examples:
            options = "".join(
                f'<option value="{html.escape(json.dumps(value, ensure_ascii=False), quote=True)}">{html.escape(title)}</option>'
                for title, value in examples.values())
            first = html.escape(pages.pretty(next(iter(examples.values()))[1]))
            accepts = "".join(
                f"<option>{html.escape(media)}</option>"
                for status, response in operation["responses"].items() if status == "200"
                for media in self.resolved(response).get("content", {}))
            fields = (
                f'<label>Example <select class="examples">{options}</select></label> '
                f'<label>Answer as <select class="accept">{accepts}</select></label>'
                f'<label class="hidden" for="body-{key}">Request of {key}</label>'
                f'<textarea id="body-{key}" rows="12" spellcheck="false">{first}</textarea>')
        return (
            f'<details class="attempt" data-method="{method.upper()}" data-path="{target}"><summary>Try it</summary>{fields}'
            f'<p><button type="button" class="send">Send</button> <span class="note state" role="status"></span></p>'
            f'<pre class="answer" tabindex="0" hidden aria-label="Answer of {key}"></pre></details>')

    # Types

    def type(self, name, schema):
        return (
            f'<section class="type" id="{name}"><h3>{name}</h3>{self.text(schema.get("description", ""))}'
            f"<p>{self.type_words(schema, inside=True)}</p>{self.members(schema)}</section>\n")

    def type_words(self, schema, inside=False):
        """What a schema is, in a few words, with links to the types that it names."""
        if schema is True or schema == {}:
            return "any value"
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[-1]
            return f'<a href="#{name}">{name}</a>'
        for key, word in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
            if key in schema:
                return word.join(self.type_words(each) for each in schema[key])
        if "const" in schema:
            return f"<code>{html.escape(json.dumps(schema['const']))}</code>"
        if "enum" in schema:
            return ", ".join(f"<code>{html.escape(json.dumps(each))}</code>" for each in schema["enum"])
        kind = schema.get("type", "any value")
        kind = " or ".join(kind) if isinstance(kind, list) else kind
        if kind == "array":
            items = schema.get("items")
            kind = f"array of {self.type_words(items)}" if items else "array"
        elif kind == "object" and isinstance(schema.get("additionalProperties"), dict):
            kind = f"object of {self.type_words(schema['additionalProperties'])}"
        limits = {
            "minimum": "at least", "maximum": "at most", "exclusiveMinimum": "above", "exclusiveMaximum": "below",
            "minItems": "items at least", "maxItems": "items at most", "minLength": "characters at least",
            "maxLength": "characters at most",
        }
        words = [f"{word} {schema[name]}" for name, word in limits.items() if name in schema]
        return ", ".join([kind, *words])

    def members(self, schema):
        if not isinstance(schema, dict):
            return ""
        if "$ref" in schema:
            return ""
        rows = ""
        for part in [schema, *(each for each in schema.get("allOf", []) if "$ref" not in each)]:
            required = set(part.get("required", []))
            for name, member in part.get("properties", {}).items():
                rows += self.member(name, member, name in required)
        return rows and f'<table class="members"><tbody>{rows}</tbody></table>'

    def member(self, name, schema, is_required):
        notes = ["required"] if is_required else []
        if isinstance(schema, dict) and "default" in schema:
            notes.append(f"default <code>{html.escape(json.dumps(schema['default']))}</code>")
        description = schema.get("description", "") if isinstance(schema, dict) else ""
        return (
            f'<tr><th scope="row"><code>{html.escape(name)}</code><small>{", ".join(notes)}</small></th>'
            f'<td><p class="kind">{self.type_words(schema)}</p>{self.text(description)}</td></tr>')
