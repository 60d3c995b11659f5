"""Constraint text and the Visual Format Language, read into plain tuples.

A *side* is `(constant, [(factor, (item, area, attribute)), …])`, with two anchors where it is a difference.
"""

import functools
import re

RELATIONS = ("==", "<=", ">=")
PRIORITIES = {"required": 1000, "high": 750, "low": 250, "fitting": 50}
FLIPPED = {"==": "==", "<=": ">=", ">=": "<="}

SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
QUOTED = re.compile(r"'((?:[^']|'')*)'")
NUMBER = re.compile(r"(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
C_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")


class Unreadable(Exception):
    """A text that the reference does not understand."""


class Scanner:
    """A position in a text."""

    def __init__(self, text):
        self.text, self.at = text, 0

    def peek(self):
        self.at = SPACE.match(self.text, self.at).end()
        return self.text[self.at : self.at + 1]

    def take(self, sign):
        self.peek()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def match(self, pattern):
        self.peek()
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, sign):
        if not self.take(sign):
            raise Unreadable(f"no {sign!r} at {self.at} of {self.text!r}")

    def name(self):
        if found := self.match(QUOTED):
            return found[1].replace("''", "'")
        found = self.match(NAME)
        return found and found[0]

    def number(self, pattern=NUMBER):
        found = self.match(pattern)
        return found and float(found[0])

    def relation(self):
        for relation in RELATIONS:
            if self.take(relation):
                return relation
        return None

    def priority(self):
        number = self.number()
        return PRIORITIES[self.name()] if number is None else number


def anchor(text):
    """`'a b'.margins.leading` as `(item, area, attribute)`."""
    scanner = Scanner(text)
    return rest_of_anchor(scanner, scanner.name())


def rest_of_anchor(scanner, item):
    scanner.need(".")
    word = scanner.name()
    if scanner.take("."):
        return item, word, scanner.name()
    return item, "item", word


def path(text):
    """`view.intrinsicSize.width` as `(name, property)`."""
    scanner = Scanner(text)
    name = scanner.name()
    scanner.need(".")
    return name, scanner.text[scanner.at :].strip()


@functools.lru_cache(maxsize=4096)
def constraint(text):
    """The comparisons `(left side, relation, right side)` of a text, and its priority if it says one."""
    scanner = Scanner(text)
    sides, relations = [side(scanner)], []
    while relation := scanner.relation():
        relations.append(relation)
        sides.append(side(scanner))
    priority = scanner.priority() if scanner.take("@") else None
    if scanner.peek() or not relations:
        raise Unreadable(text)
    return list(zip(sides, relations, sides[1:])), priority


def side(scanner):
    """A sum: products, which may hold sums in parentheses."""
    constant, anchors = 0.0, []
    sign = -1 if scanner.take("-") else 1
    while True:
        number, named = product(scanner)
        constant += sign * number
        anchors += [(sign * factor, name) for factor, name in named]
        if scanner.take("+"):
            sign = 1
        elif scanner.take("-"):
            sign = -1
        else:
            return constant, anchors


def product(scanner):
    """Operands multiplied and divided from left to right."""
    constant, anchors = operand(scanner)
    while True:
        if scanner.take("*"):
            number, named = operand(scanner)
            if anchors and named:
                raise Unreadable(scanner.text)
            factors = [(factor * constant, name) for factor, name in named]
            anchors = factors or [(factor * number, name) for factor, name in anchors]
            constant *= number
        elif scanner.take("/"):
            number, named = operand(scanner)
            if named or number == 0:
                raise Unreadable(scanner.text)
            constant, anchors = constant / number, [(factor / number, name) for factor, name in anchors]
        else:
            return constant, anchors


def operand(scanner):
    if scanner.take("("):
        inner = side(scanner)
        scanner.need(")")
        return inner
    sign = -1 if scanner.take("-") else 1
    number = scanner.number()
    if number is not None:
        return sign * number, []
    name = scanner.name()
    if name is None:
        raise Unreadable(scanner.text)
    return 0.0, [(sign, rest_of_anchor(scanner, name))]


class VisualFormat:
    """A row of views: `views` as `(name, predicates)` and before, between and behind them `connections`.

    A connection is None where there is none, else a list of predicates `(relation, object, priority)`; an object is a
    number, a name, or None for the standard spacing.
    """

    def __init__(self, text):
        scanner = self.scanner = Scanner(text)
        self.is_row = True
        if found := scanner.match(re.compile(r"[HV](?=\s*:)")):
            self.is_row = found[0] == "H"
            scanner.need(":")
        self.views, self.connections = [], [None]
        if scanner.take("|"):
            self.connections = [self.connection()]
        while True:
            self.view()
            if not scanner.peek():
                self.connections.append(None)
                return
            self.connections.append(self.connection())
            if scanner.take("|"):
                return

    def view(self):
        self.scanner.need("[")
        name = self.scanner.name()
        self.views.append((name, self.predicates() if self.scanner.take("(") else []))
        self.scanner.need("]")

    def connection(self):
        if not self.scanner.take("-"):
            return [("==", 0.0, None)]
        if self.scanner.peek() in ("[", "|"):
            return [("==", None, None)]
        found = self.predicates() if self.scanner.take("(") else [("==", self.object(), None)]
        self.scanner.need("-")
        return found

    def predicates(self):
        found = []
        while True:
            relation = self.scanner.relation() or "=="
            value = self.object()
            found.append((relation, value, self.object() if self.scanner.take("@") else None))
            if self.scanner.take(")"):
                return found
            self.scanner.need(",")

    def object(self):
        number = self.scanner.number(C_NUMBER)
        return self.scanner.name() if number is None else number
