"""What the answer must be, by linear programs of an independent solver (HiGHS): one a priority, two a variable."""

import numpy
from scipy.optimize import linprog

OPTIMAL, INFEASIBLE, UNBOUNDED = 0, 2, 3
# Far tighter than the solver's own tolerance, so that what a level gives away cannot be spent below.
SLACK = 1e-10


# HiGHS sometimes finds no solution where there is one, above all when its presolve meets levels that are held as
# tightly as here. So what is known to have a solution is asked again, in other ways.
WAYS = (
    ("highs", {}),
    ("highs-ds", {"presolve": False}),
    ("highs-ipm", {"presolve": False}),
    ("highs-ds", {"presolve": False, "primal_feasibility_tolerance": 1e-9}),
    ("highs-ds", {"presolve": False, "primal_feasibility_tolerance": 1e-6}),
)


class Undecided(Exception):
    """The reference itself gave up, for numerical reasons."""


class Program:
    """Rows over the variables and, for each optional constraint, its violation."""

    def __init__(self, non_negative, constraints):
        self.count = len(non_negative)
        self.optional = [c for c in constraints if c[0] < 1000]
        self.width = self.count + len(self.optional)
        self.upper, self.upper_values, self.equal, self.equal_values = [], [], [], []
        self.bounds = [(0, None) if sign else (None, None) for sign in non_negative]
        self.bounds += [(0, None)] * len(self.optional)
        for priority, relation, constant, terms in constraints:
            if priority == 1000:
                self.require(relation, constant, terms)
        for index, (_, relation, constant, terms) in enumerate(self.optional):
            for sign, kinds in ((1, ("eq", "le")), (-1, ("eq", "ge"))):
                if relation in kinds:
                    row = sign * self.row(terms)
                    row[self.count + index] = -1
                    self.upper.append(row)
                    self.upper_values.append(-sign * constant)

    def row(self, terms):
        row = numpy.zeros(self.width)
        for variable, coefficient in terms.items():
            row[variable] = coefficient
        return row

    def require(self, relation, constant, terms):
        row = self.row(terms)
        if relation == "eq":
            self.equal.append(row)
            self.equal_values.append(-constant)
        else:
            sign = 1 if relation == "le" else -1
            self.upper.append(sign * row)
            self.upper_values.append(-sign * constant)

    def minimum(self, costs, has_solution=False):
        """The least value, infinite where it is unbounded, or nothing where there is no solution."""
        for method, options in WAYS:
            result = linprog(
                costs, A_ub=numpy.array(self.upper) if self.upper else None, b_ub=self.upper_values or None,
                A_eq=numpy.array(self.equal) if self.equal else None, b_eq=self.equal_values or None,
                bounds=self.bounds, method=method, options=options,
            )
            if result.status == OPTIMAL:
                return result.fun
            if result.status == UNBOUNDED:
                return -numpy.inf
            if result.status == INFEASIBLE and not has_solution:
                return None
        raise Undecided(result.message)

    def settle_levels(self):
        """The least sum of violations at each priority, from the top, each held from then on."""
        optima = {}
        for priority in sorted({c[0] for c in self.optional}, reverse=True):
            costs = numpy.zeros(self.width)
            for index, constraint in enumerate(self.optional):
                if constraint[0] == priority:
                    costs[self.count + index] = 1
            optimum = self.minimum(costs, has_solution=True)
            optima[priority] = optimum
            self.upper.append(costs)
            self.upper_values.append(optimum + SLACK * (1 + abs(optimum)))
        return optima

    def range(self, variable):
        """The least and greatest value of a variable."""
        ends = []
        for sign in (1, -1):
            costs = numpy.zeros(self.width)
            costs[variable] = sign
            ends.append(sign * self.minimum(costs, has_solution=True))
        return ends


def is_satisfiable(non_negative, constraints):
    return Program(non_negative, constraints).minimum(numpy.zeros(len(non_negative))) is not None


def violation(constraint, values):
    _, relation, constant, terms = constraint
    total = constant + sum(a * values[v] for v, a in terms.items())
    return abs(total) if relation == "eq" else max(0, total if relation == "le" else -total)
