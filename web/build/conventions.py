"""What holds for every operation, as a page of its own: the description of openapi.yaml and the errors that all share."""

import html
import re

import pages
import schemas

# A paragraph that begins with bold words is a section of that name.
SECTION = re.compile(r"\*\*(.+?)\.?\*\*,?\s+(.*)", re.S)


def page(document, menu, index):
    introduction, parts = "", []
    for paragraph in document["info"]["description"].strip().split("\n\n"):
        found = SECTION.fullmatch(paragraph)
        if found:
            parts.append((found[1], schemas.text(found[2][0].upper() + found[2][1:])))
        elif parts:
            parts[-1] = (parts[-1][0], parts[-1][1] + schemas.text(paragraph))
        else:
            introduction += schemas.text(paragraph)
    parts.append(("Errors of every operation", statuses(document)))
    sections = [("", "", introduction), *((name, pages.anchor(name), text) for name, text in parts)]
    index.page("Conventions", "guide/conventions", sections)
    body = "<h1>Conventions</h1>\n" + introduction + "".join(
        f'<h2 id="{anchor}">{html.escape(name)}</h2>\n{text}' for name, anchor, text in sections[1:])
    return pages.frame("Conventions", body, depth=1, current="docs", menu=menu)


def statuses(document):
    """The responses that operations share, by status."""
    rows = {}
    for methods in document["paths"].values():
        for operation in methods.values():
            for status, response in operation.get("responses", {}).items() if isinstance(operation, dict) else ():
                if "$ref" in response and status != "default":
                    rows[status, response["$ref"]] = schemas.resolved(document, response)
    cells = "".join(
        f'<tr><th scope="row"><code>{status}</code></th><td>{schemas.text(response.get("description", ""))}'
        f'<p class="kind">{codes(response)}</p></td></tr>\n'
        for (status, _), response in sorted(rows.items()))
    return f"<table><tbody>{cells}</tbody></table>\n"


def codes(response):
    return ", ".join(f"<code>{code}</code>" for code in response.get("x-problem-codes", []))
