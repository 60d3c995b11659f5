"""Random JSON-e templates with contexts in which most of them mean something.

What the reference leaves to its language is left out: the texts of fractions without a part after the point, the
order of an integer and a fraction, numbers beyond 64 bits, null in `join`.
"""

import json
import random

NOW = "2017-01-19T16:27:20.974Z"
STRINGS = ["", "a", "b", "ab", "left:right", " x ", "é☃", "😀z", "Abc", "0", "a,b,,c", "12", "-3", "x" * 40]
NAMES = ["a", "b", "key", "in_", "x1", "_u", "é", "k-2", "id"]
SPANS = ["1 day", "2 hours 3 min", "-1y2mo", "3 w", "1m", "", "soon", "10 seconds", "1 d 2 d", "+ 5 h"]


class Generator:
    def __init__(self, seed):
        self.pick = random.Random(seed)
        # Names in scope with the types of their values.
        self.scope = {}

    def chance(self, share):
        return self.pick.random() < share

    # Data

    def value(self, kind, depth=2):
        pick = self.pick
        if kind == "number":
            return pick.choice([0, 1, 2, 3, 7, -1, -4, 10, 100, pick.randrange(-1000, 1000)])
        if kind == "fraction":
            return pick.choice([0.5, 1.5, 2.25, -0.75, 3.125])
        if kind == "string":
            return pick.choice(STRINGS)
        if kind == "bool":
            return self.chance(0.5)
        if kind == "null":
            return None
        if kind == "numbers":
            return [self.value("number") for _ in range(pick.randrange(5))]
        if kind == "strings":
            return [self.value("string") for _ in range(pick.randrange(5))]
        if kind == "rows":
            return [
                {"id": self.value("number"), "name": self.value("string"), "on": self.chance(0.5), "tags": self.value("strings")}
                for _ in range(pick.randrange(5))
            ]
        if kind == "object":
            names = pick.sample(NAMES, pick.randrange(4))
            return {name: self.value(pick.choice(["number", "string", "bool", "null"])) for name in names}
        if kind == "array" and depth:
            return [self.value(self.kind(), depth - 1) for _ in range(pick.randrange(4))]
        return []

    def kind(self):
        return self.pick.choice(
            ["number", "number", "string", "string", "bool", "null", "numbers", "strings", "rows", "object", "array", "fraction"])

    def context(self):
        context = {"now": NOW}
        for letter in "nmstbruvw":
            kind = {"n": "number", "m": "number", "s": "string", "t": "string", "b": "bool", "r": "rows",
                    "u": "numbers", "v": "strings", "w": "object"}[letter]
            context[letter] = self.value(kind)
            self.scope[letter] = kind
        context["f"] = self.value("fraction")
        self.scope["f"] = "fraction"
        return context

    # Expressions

    def named(self, kind):
        names = [name for name, held in self.scope.items() if held == kind]
        return self.pick.choice(names) if names else None

    def expression(self, kind, depth=3):
        if self.chance(0.02):
            # Of another kind, but none that only the reference's language takes for a number.
            other = "string" if kind == "bool" else "number"
            kind = self.pick.choice([other, "string", "null", "strings", "object", "rows"])
        name = self.named(kind)
        if name and (depth == 0 or self.chance(0.35)):
            return name
        if depth == 0:
            return self.literal(kind)
        make = getattr(self, f"make_{kind}", None)
        if make is None or self.chance(0.2):
            return self.literal(kind)
        text = make(depth - 1)
        return f"({text})" if self.chance(0.2) else text

    def exact(self, kind):
        """A value of a kind, and of no other."""
        return self.named(kind) or self.literal(kind)

    def literal(self, kind):
        value = self.value(kind)
        return self.quote(value)

    def quote(self, value):
        """A value as an expression has it."""
        if isinstance(value, str):
            return f"'{value}'" if self.chance(0.5) else f'"{value}"'
        if isinstance(value, list):
            return "[" + ", ".join(map(self.quote, value)) + "]"
        if isinstance(value, dict):
            return "{" + ", ".join(f"'{name}': {self.quote(inner)}" for name, inner in value.items()) + "}"
        return json.dumps(value)

    def make_number(self, depth):
        pick, sub = self.pick, self.expression
        form = pick.randrange(12)
        if form < 4:
            operator = pick.choice([" + ", " - ", " * ", "+", "-"])
            return f"{sub('number', depth)}{operator}{sub('number', depth)}"
        if form == 4:
            return f"{pick.choice(['min', 'max'])}({sub('number', depth)}, {sub('number', depth)})"
        if form == 5:
            return f"len({sub(pick.choice(['string', 'numbers', 'rows', 'strings']), depth)})"
        if form == 6:
            return f"{sub('numbers', depth)}[{sub('number', depth)}]"
        if form == 7:
            return f"{sub('rows', depth)}[{pick.choice(['0', '-1', '1'])}].{pick.choice(['id', 'id', 'none'])}"
        if form == 8:
            return pick.choice([f"abs({sub('number', depth)})", f"{pick.choice(['ceil', 'floor'])}({sub('fraction', depth)})"])
        if form == 9:
            return f"{pick.randrange(4)} ** {pick.randrange(4)}"
        if form == 10:
            return f"{pick.choice('-+')}{sub('number', 0)}"
        return f"{sub('number', depth)} * ({sub('number', depth)} - {sub('number', depth)})"

    def make_fraction(self, depth):
        return f"{self.literal('fraction')} {self.pick.choice('+-')} 0.0625"

    def make_string(self, depth):
        pick, sub = self.pick, self.expression
        form = pick.randrange(10)
        if form == 0:
            return f"{sub('string', depth)} + {sub('string', depth)}"
        if form == 1:
            return f"{pick.choice(['lowercase', 'uppercase', 'strip', 'lstrip', 'rstrip'])}({sub('string', depth)})"
        if form == 2:
            return f"str({sub(pick.choice(['number', 'string', 'bool', 'null']), depth)})"
        if form == 3:
            return f"join({self.exact(pick.choice(['strings', 'numbers']))}, {sub(pick.choice(['string', 'number']), depth)})"
        if form == 4:
            low, high = pick.choice(["", self.exact("number")]), pick.choice(["", self.exact("number")])
            return f"{sub('string', depth)}[{low}:{high}]"
        if form == 5:
            return f"{sub('string', depth)}[{pick.choice(['0', '-1', '1', sub('number', depth)])}]"
        if form == 6:
            return f"typeof({sub(self.kind(), depth)})"
        if form == 7:
            return f"{sub('object', depth)}[{sub('string', 0)}]"
        if form == 8:
            return f"fromNow('{pick.choice(SPANS)}')"
        return f"{sub('rows', depth)}[0].name"

    def make_bool(self, depth):
        pick, sub = self.pick, self.expression
        form = pick.randrange(9)
        if form < 2:
            kind = pick.choice(["number", "string"])
            return f"({sub(kind, depth)} {pick.choice(['<', '<=', '>', '>='])} {sub(kind, depth)})"
        if form == 2:
            kind = pick.choice(["number", "string", "numbers", "object", "bool", "null", "rows"])
            return f"({sub(kind, depth)}) {pick.choice(['==', '!='])} ({sub(kind, depth)})"
        if form == 3:
            return f"{sub(self.truth(), depth)} {pick.choice(['&&', '||'])} {sub(self.truth(), depth)}"
        if form == 4:
            return f"!{sub('bool', 0)}" if self.chance(0.5) else f"!({sub(self.truth(), depth)})"
        if form == 5:
            return f"({sub('number', depth)} in {sub('numbers', depth)})"
        if form == 6:
            return f"({sub('string', depth)} in {sub(pick.choice(['string', 'strings', 'object']), depth)})"
        if form == 7:
            return f"defined('{pick.choice(['n', 'zz', 'len', 's', 'e', 'i'])}')"
        return f"(({sub('bool', depth)}) == ({sub('bool', depth)}))"

    def truth(self):
        return self.pick.choice(["bool", "bool", "number", "string", "numbers", "null", "object"])

    def make_numbers(self, depth):
        pick, sub = self.pick, self.expression
        form = pick.randrange(4)
        if form == 0:
            return f"range({sub('number', 0)}, {pick.randrange(20)})"
        if form == 1:
            return f"range({pick.randrange(20)}, {sub('number', 0)}, {pick.choice(['-1', '2', '-3', '0'])})"
        if form == 2:
            return f"{sub('numbers', depth)}[{pick.choice(['', '1', '-2', self.exact('number')])}:{pick.choice(['', '2', '-1'])}]"
        return "[" + ", ".join(sub("number", depth) for _ in range(pick.randrange(3))) + "]"

    def make_strings(self, depth):
        pick, sub = self.pick, self.expression
        if self.chance(0.5):
            separator = pick.choice(["':'", "','", "''", "'b'", "0"] if self.chance(0.3) else ["':'", "','"])
            return f"split({sub('string', depth)}, {separator.replace('0', '1')})"
        return f"{sub('rows', depth)}[0].tags"

    def make_rows(self, depth):
        return f"{self.expression('rows', depth)}[{self.pick.choice(['', '1', '-2'])}:]"

    def make_object(self, depth):
        pick, sub = self.pick, self.expression
        names = pick.sample(["a", "b", "'k-2'", '"é"', "id"], pick.randrange(4))
        return "{" + ", ".join(f"{name}: {sub(self.kind(), depth)}" for name in names) + "}"

    def make_array(self, depth):
        return "[" + ", ".join(self.expression(self.kind(), depth) for _ in range(self.pick.randrange(3))) + "]"

    def text(self, kind, depth=3):
        """An expression, now and then with a letter too many, too few or changed."""
        text = self.expression(kind, depth)
        if self.chance(0.03) and text:
            place = self.pick.randrange(len(text))
            letter = self.pick.choice(["", ")", "(", "]", "[", "}", ",", " ", "?", "x", "1", "'", "+"])
            text = text[:place] + letter + text[place + self.pick.randrange(2):]
        return text

    # Templates

    def template(self, depth=4):
        pick = self.pick
        if depth == 0 or self.chance(0.12):
            return self.leaf()
        forms = [
            self.plain_object, self.plain_array, self.evaluated, self.conditional, self.map, self.map_object, self.reduce,
            self.find, self.sort, self.let, self.merge, self.deep_merge, self.match, self.switch, self.flatten, self.reverse,
            self.json, self.from_now, self.interpolated, self.escaped, self.odd,
        ]
        weights = [4, 3, 3, 4, 4, 1, 2, 2, 2, 3, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1, 0.4]
        return pick.choices(forms, weights)[0](depth - 1)

    def leaf(self):
        return self.interpolated(0) if self.chance(0.4) else self.value(self.kind())

    def interpolated(self, _):
        parts = [self.pick.choice(["", "a", " ", "$", "$$", "}", "$${", "é"])]
        for _ in range(self.pick.randrange(1, 3)):
            kind = self.pick.choice(["number", "string", "bool", "null", "string", "object" if self.chance(0.1) else "number"])
            parts += ["${" + self.text(kind, 2) + "}", self.pick.choice(["", " ", "-", "}", "$$"])]
        return "".join(parts)

    def name(self):
        if self.chance(0.15):
            return "${" + self.text("string", 1) + "}"
        if self.chance(0.03):
            return self.pick.choice(["$$map", "$$", "$${x}", "$foo", "$-", "$"])
        return self.pick.choice(NAMES + ["p", "q"])

    def plain_object(self, depth):
        return {self.name(): self.template(depth) for _ in range(self.pick.randrange(4))}

    def plain_array(self, depth):
        return [self.template(depth) for _ in range(self.pick.randrange(4))]

    def evaluated(self, _, kind=None):
        return {"$eval": self.text(kind or self.kind())}

    def list_of(self, kind, depth):
        """A template that is a list of numbers, strings or rows."""
        if depth and self.chance(0.15):
            return {"$reverse": self.list_of(kind, depth - 1)}
        return {"$eval": self.expression(kind, 2)} if self.chance(0.8) else self.value(kind)

    def conditional(self, depth):
        made = {"$if": self.text(self.truth(), 2)}
        for branch, share in (("then", 0.85), ("else", 0.6)):
            if self.chance(share):
                made[branch] = self.template(depth)
        return made

    def inside(self, names, make):
        """What `make` makes where names have values of these kinds."""
        outer = dict(self.scope)
        self.scope.update(names)
        made = make()
        self.scope = outer
        return made

    def loop(self):
        return self.pick.choice([("numbers", "number"), ("strings", "string"), ("rows", "object")])

    def map(self, depth):
        kind, element = self.loop()
        names, key = ({"e": element}, "each(e)") if self.chance(0.6) else ({"e": element, "i": "number"}, self.pick.choice(["each(e,i)", "each(e, i)"]))
        return {"$map": self.list_of(kind, depth), key: self.inside(names, lambda: self.template(depth))}

    def map_object(self, depth):
        def body():
            return {self.pick.choice(["x${k}", "${k}", "y"]): self.template(depth)}
        return {"$map": {"$eval": self.expression("object", 2)}, "each(e,k)": self.inside({"k": "string"}, body)}

    def reduce(self, depth):
        body = self.inside({"acc": "number", "e": "number", "i": "number"}, lambda: (
            {"$if": self.text("bool", 1), "then": {"$eval": "acc + e"}} if self.chance(0.3)
            else {"$eval": self.text("number", 2)}))
        key = self.pick.choice(["each(acc,e)", "each(acc, e, i)", "each(acc,e,i)"])
        return {"$reduce": self.list_of("numbers", depth), "initial": self.value("number"), key: body}

    def find(self, depth):
        kind, element = self.loop()
        condition = self.inside({"e": element, "i": "number"}, lambda: self.text("bool", 2))
        return {"$find": self.list_of(kind, depth), "each(e,i)": condition}

    def sort(self, depth):
        kind, element = self.loop()
        made = {"$sort": self.list_of(kind, depth)}
        if kind == "rows" or self.chance(0.5):
            by = {"numbers": "0 - e", "strings": "len(e)", "rows": self.pick.choice(["e.id", "e.name", "len(e.tags)", "e.on"])}
            made["by(e)"] = by[kind]
        return made

    def let(self, depth):
        names = self.pick.sample(["x", "y", "n", "len"], self.pick.randrange(1, 3))
        kinds = {name: self.pick.choice(["number", "string", "numbers"]) for name in names}
        values = {name: {"$eval": self.text(kind, 2)} for name, kind in kinds.items()}
        return {"$let": values, "in": self.inside(kinds, lambda: self.template(depth))}

    def objects(self, depth):
        return [self.plain_object(min(depth, 1)) for _ in range(self.pick.randrange(4))]

    def merge(self, depth):
        return {"$merge": self.objects(depth)}

    def deep_merge(self, depth):
        return {"$mergeDeep": [
            {"a": self.value("object"), "b": self.value("numbers"), self.pick.choice("abc"): self.value(self.kind())}
            for _ in range(self.pick.randrange(4))
        ]}

    def match(self, depth):
        return {"$match": {self.text("bool", 2): self.leaf() for _ in range(self.pick.randrange(4))}}

    def switch(self, depth):
        made = {self.text("bool", 1): self.template(depth) for _ in range(self.pick.randrange(3))}
        if self.chance(0.5):
            made["$default"] = self.template(depth)
        return {"$switch": made}

    def flatten(self, depth):
        return {self.pick.choice(["$flatten", "$flattenDeep"]): [self.template(min(depth, 2)) for _ in range(self.pick.randrange(4))]}

    def reverse(self, depth):
        return {"$reverse": self.template(depth) if self.chance(0.3) else self.plain_array(depth)}

    def json(self, depth):
        return {"$json": self.template(depth)}

    def from_now(self, depth):
        made = {"$fromNow": self.pick.choice(SPANS)}
        if self.chance(0.3):
            made["from"] = self.pick.choice(["2019-01-01T01:00:00.123Z", "2016-02-29T00:00:00.5Z"])
        return made

    def escaped(self, depth):
        return {"$$eval": self.template(depth), "$$x": {"$eval": self.text("number", 1)}}

    def odd(self, depth):
        """Operators that are used as they cannot be."""
        return self.pick.choice([
            {"$eval": 3}, {"$eval": "1", "more": 2}, {"$map": [1], "$if": "true"}, {"$let": {"1x": 1}, "in": 2}, {"$let": [], "in": 1},
            {"$let": {"x": 1}}, {"$map": [1, 2]}, {"$map": 3, "each(x)": 1}, {"$reduce": [1], "each(a,b)": 1}, {"$sort": [1, "a"]},
            {"$sort": [[1]]}, {"$merge": [1]}, {"$flatten": 1}, {"$switch": 1}, {"$match": []}, {"$reverse": "abc"}, {"$find": [1], "each(x)": 1},
            {"$json": {"$eval": "min"}}, {"$eval": "max"}, {"$fromNow": 3}, {"$sort": [True]}, {"$unknown": 1}, {"$find": 3, "each(x)": "x"},
        ])
