"""Code as HTML, with its words in classes that a style sheet colours."""

import html

from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, String

LEXERS = {"json": "json", "sh": "bash", "swift": "swift", "yaml": "yaml", "xml": "xml"}
# The first whose kind holds a token decides.
CLASSES = [
    (Comment, "c"), (Name.Tag, "k"), (Name.Attribute, "w"), (Name.Decorator, "w"), (Keyword.Type, "k"), (Keyword, "w"),
    (String, "s"), (Number, "n"), (Literal, "s"), (Operator.Word, "w"),
]
# In a shell these are often parts of other words.
PLAIN = {"sh": (Name, Number)}


def marked(text, language):
    """Code of a language; of an unknown one, without marks."""
    name = LEXERS.get(language)
    if name is None:
        return html.escape(text, quote=False)
    parts, open_class, run = [], None, ""

    def close():
        if run:
            escaped = html.escape(run, quote=False)
            parts.append(f'<span class="{open_class}">{escaped}</span>' if open_class else escaped)

    for kind, value in get_lexer_by_name(name, stripnl=False, ensurenl=False).get_tokens(text):
        wanted = class_of(kind, language)
        # Space looks the same in every class.
        if wanted != open_class and value.strip():
            close()
            open_class, run = wanted, ""
        run += value
    close()
    return "".join(parts)


def class_of(kind, language):
    if any(kind in plain for plain in PLAIN.get(language, ())):
        return None
    return next((name for whole, name in CLASSES if kind in whole), None)
