"""A layout as a constraint system: views of four variables, and the exchange format that all programs here read."""

import collections

View = collections.namedtuple("View", "x y w h")
RELATIONS = {"==": "eq", "<=": "le", ">=": "ge"}


class Layout:
    """Variables, constraints `(priority, relation, constant, [(coefficient, variable)…])`, and what an edit changes."""

    def __init__(self, name):
        self.name = name
        self.variables = []
        self.constraints = []
        # Constraints `variable == value` whose value is changed, and the values that each change gives them.
        self.edited = []
        self.edits = []
        # What kiwi is to take for each priority, where the layout says so itself.
        self.strengths = None

    def variable(self, name, non_negative=False):
        self.variables.append((name, non_negative))
        return len(self.variables) - 1

    def view(self, name):
        """The variables of a view; its sizes are not negative."""
        return View(*(self.variable(f"{name}.{part}", part in "wh") for part in "xywh"))

    def add(self, terms, relation, value, priority=1000):
        """Adds `terms  relation  value` and returns its index."""
        self.constraints.append((priority, relation, -value, terms))
        return len(self.constraints) - 1

    def screen(self, width, height):
        """A root view, whose width is what edits change, to four fifths and back."""
        root = self.view("screen")
        for variable, value in zip(root, (0, 0, width, height)):
            index = self.add([(1, variable)], "==", value)
            if variable == root.w:
                self.edited = [index]
                self.edits = [[width * 0.8], [width]]
        return root

    def levels(self):
        """The priorities below required, from the highest."""
        return sorted({c[0] for c in self.constraints if c[0] < 1000}, reverse=True)

    def text(self):
        lines = ["LAYOUT 1", f"name {self.name}"]
        lines += [f"v {name}{' n' if sign else ''}" for name, sign in self.variables]
        for priority, relation, constant, terms in self.constraints:
            listed = " ".join([f"{variable} {coefficient!r}" for coefficient, variable in terms])
            lines.append(f"c {priority} {RELATIONS[relation]} {constant!r} {len(terms)} {listed}")
        return "\n".join(lines) + "\n"

    def violations(self, values):
        """The largest violation of what is required, signs included, and the sum of violations at each priority."""
        required, sums = 0, dict.fromkeys(self.levels(), 0)
        for (_, sign), value in zip(self.variables, values):
            if sign:
                required = max(required, -value)
        for priority, relation, constant, terms in self.constraints:
            total = constant + sum(a * values[v] for a, v in terms)
            amount = abs(total) if relation == "==" else max(0, total if relation == "<=" else -total)
            if priority == 1000:
                required = max(required, amount)
            else:
                sums[priority] += amount
        return required, sums
