"""The schemas of the contract in words, with links to the types that they name."""

import html
import json
import re

import pages
from markdown_it import MarkdownIt

LIMITS = {
    "minimum": "at least", "maximum": "at most", "exclusiveMinimum": "above", "exclusiveMaximum": "below",
    "minItems": "items at least", "maxItems": "items at most", "minLength": "characters at least",
    "maxLength": "characters at most",
}


def fence(renderer, tokens, place, options, env):
    return pages.code(tokens[place].content, tokens[place].info)


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
MARKDOWN.add_render_rule("fence", fence)


def text(markdown):
    """A description; its headings stand below those of the page."""
    rendered = MARKDOWN.render(markdown)
    for level in (4, 3, 2, 1):
        rendered = rendered.replace(f"<h{level}>", f"<h{level + 2}>").replace(f"</h{level}>", f"</h{level + 2}>")
    return rendered


def resolved(document, value):
    """What a `$ref` stands for; any other value as it is."""
    while isinstance(value, dict) and "$ref" in value:
        target = document
        for token in value["$ref"].removeprefix("#/").split("/"):
            target = target[token]
        value = target
    return value


def type_section(name, schemas):
    schema = schemas[name]
    return (
        f'<section class="type" id="{name}"><h3>{name}</h3>{text(schema.get("description", ""))}'
        f'<p class="kind">{type_words(schema)}</p>{members(schema, schemas)}</section>\n')


def type_words(schema):
    """What a schema is, in a few words."""
    if schema is True or schema == {}:
        return "any value"
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f'<a href="#{name}">{name}</a>'
    for key, word in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
        if key in schema:
            return word.join(type_words(each) for each in schema[key])
    if "const" in schema:
        return f"<code>{html.escape(json.dumps(schema['const']))}</code>"
    if "enum" in schema:
        return ", ".join(f"<code>{html.escape(json.dumps(each))}</code>" for each in schema["enum"])
    kind = schema.get("type", "any value")
    kind = " or ".join(kind) if isinstance(kind, list) else kind
    if kind == "array":
        items = schema.get("items")
        kind = f"array of {type_words(items)}" if items else "array"
    elif kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        kind = f"object of {type_words(schema['additionalProperties'])}"
    return ", ".join([kind, *(f"{word} {schema[name]}" for name, word in LIMITS.items() if name in schema)])


def members(schema, schemas):
    """The members of an object; none of a type that has its own section."""
    if not isinstance(schema, dict) or "$ref" in schema:
        return ""
    rows = ""
    for part in [schema, *(each for each in schema.get("allOf", []) if "$ref" not in each)]:
        required = set(part.get("required", []))
        for name, member in part.get("properties", {}).items():
            rows += member_row(name, member, name in required, schemas)
    return rows and f'<table class="members"><tbody>{rows}</tbody></table>'


def member_row(name, schema, is_required, schemas):
    notes = ["required"] if is_required else []
    if isinstance(schema, dict) and "default" in schema:
        notes.append(f"default <code>{html.escape(json.dumps(schema['default']))}</code>")
    return (
        f'<tr><th scope="row"><code>{html.escape(name)}</code><small>{", ".join(notes)}</small></th>'
        f'<td><p class="kind">{type_words(schema)}</p>{text(description(schema, schemas))}</td></tr>')


def description(schema, schemas):
    """What a member is; the first sentence of its type, where it has no words of its own."""
    if not isinstance(schema, dict):
        return ""
    if "$ref" not in schema or "description" in schema:
        return schema.get("description", "")
    whole = schemas[schema["$ref"].rsplit("/", 1)[-1]].get("description", "")
    return re.split(r"(?<=\.)\s|\n\n", whole)[0]
