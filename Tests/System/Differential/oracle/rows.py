"""Linear forms, and members: the named sets of rows that a request is made of.

A form is a dictionary from variables to coefficients, with the constant under `ONE`.
"""

import dataclasses

ONE = -1
REQUIRED = 1000


@dataclasses.dataclass
class Member:
    """A constraint, or what an item implies: rows `(form, relation to zero)` that hold or fall together.

    `items` are those that a constraint of the request names.
    """

    name: tuple
    priority: float
    rows: list
    items: frozenset = frozenset()

    def violation(self, values):
        """By how much it does not hold, as the sum over its rows."""
        return sum(violation(form, relation, values) for form, relation in self.rows)

    def scale(self, values):
        """The largest magnitude of the numbers in it."""
        numbers = [abs(a * (1 if v == ONE else values[v])) for form, _ in self.rows for v, a in form.items()]
        return max(numbers, default=0.0)

    def largest_factor(self):
        """The largest magnitude of a coefficient in it."""
        return max((abs(a) for form, _ in self.rows for v, a in form.items() if v != ONE), default=0.0)


def add(form, other, factor=1.0):
    """Adds a multiple of a form to another one, and returns that."""
    for variable, coefficient in other.items():
        form[variable] = form.get(variable, 0.0) + factor * coefficient
    return form


def less(form, other):
    """The difference of two forms."""
    return add(dict(form), other, -1.0)


def value(form, values):
    """What a form amounts to."""
    return form.get(ONE, 0.0) + sum(a * values[v] for v, a in form.items() if v != ONE)


def violation(form, relation, values):
    """By how much a row does not hold."""
    amount = value(form, values)
    return abs(amount) if relation == "==" else max(0.0, amount if relation == "<=" else -amount)
