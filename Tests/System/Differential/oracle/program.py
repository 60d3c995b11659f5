"""Linear programs over the rows of members, solved by HiGHS: one a priority, two a number whose range is asked for."""

import random

import highspy
import numpy

from .rows import ONE, REQUIRED, add, value

INFINITY = highspy.kHighsInf
# A reduced cost or multiplier that is not 0.
RATE = 1e-7
# What does not count between two sums of a level, relative to 1 + the optimum.
ALLOWANCE = 1e-7
# A difference between two points that is none, relative to 1 + the number.
SPREAD = 1e-8


class Undecided(Exception):
    """The reference itself gave up, for numerical reasons."""


def limits(form, relation):
    """The bounds of a form without its constant."""
    bound = -form.get(ONE, 0.0)
    return bound if relation != "<=" else -INFINITY, bound if relation != ">=" else INFINITY


class Model:
    """Columns and rows, minimised over and over from where the last minimum was."""

    def __init__(self):
        self.columns, self.rows = [], []
        self.solver = None

    def column(self, low=-INFINITY, high=INFINITY):
        self.columns.append((low, high))
        return len(self.columns) - 1

    def row(self, form, low, high):
        self.rows.append(([(v, a) for v, a in form.items() if v != ONE and a != 0.0], low, high))
        return len(self.rows) - 1

    def load(self):
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.columns), len(self.rows)
        lp.col_cost_ = numpy.zeros(len(self.columns))
        lp.col_lower_, lp.col_upper_ = (numpy.array(side) for side in zip(*self.columns))
        lp.row_lower_ = numpy.array([low for _, low, _ in self.rows])
        lp.row_upper_ = numpy.array([high for _, _, high in self.rows])
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        starts = numpy.cumsum([0] + [len(terms) for terms, _, _ in self.rows])
        lp.a_matrix_.start_ = starts
        lp.a_matrix_.index_ = numpy.array([v for terms, _, _ in self.rows for v, _ in terms], dtype=numpy.int32)
        lp.a_matrix_.value_ = numpy.array([a for terms, _, _ in self.rows for _, a in terms])
        self.solver = highspy.Highs()
        for name, option in (
            ("output_flag", False),
            ("presolve", "off"),
            ("threads", 1),
            ("solver", "simplex"),
            ("primal_feasibility_tolerance", 1e-9),
            ("dual_feasibility_tolerance", 1e-9),
        ):
            self.solver.setOptionValue(name, option)
        self.solver.passModel(lp)
        self.costs = numpy.zeros(len(self.columns))
        self.indices = numpy.arange(len(self.columns), dtype=numpy.int32)

    def minimise(self, costs):
        """The least sum of `costs` times columns: infinite where unbounded, nothing where no point is feasible."""
        if self.solver is None:
            self.load()
        self.costs[:] = 0.0
        for column, cost in costs.items():
            if column != ONE:
                self.costs[column] += cost
        self.solver.changeColsCost(len(self.columns), self.indices, self.costs)
        statuses = highspy.HighsModelStatus
        for attempt in range(3):
            if attempt:
                self.solver.clearSolver()
                self.solver.setOptionValue("presolve", "choose" if attempt == 2 else "off")
            self.solver.run()
            status = self.solver.getModelStatus()
            if attempt == 2:
                self.solver.setOptionValue("presolve", "off")
            if status == statuses.kOptimal:
                return self.solver.getInfo().objective_function_value
            if status == statuses.kUnbounded:
                return -INFINITY
            if status == statuses.kInfeasible and not self.is_known_feasible:
                return None
        raise Undecided(str(status))

    # Set once a point was found, so that HiGHS is asked again where it then finds none.
    is_known_feasible = False

    def restrict_to_optimum(self):
        """Keeps the points of the last minimum only, by complementary slackness."""
        solution = self.solver.getSolution()
        for column, rate in enumerate(solution.col_dual):
            low, high = self.columns[column]
            if abs(rate) > RATE and low < high:
                bound = low if rate > 0 else high
                self.columns[column] = (bound, bound)
                self.solver.changeColBounds(column, bound, bound)
        for row, rate in enumerate(solution.row_dual):
            terms, low, high = self.rows[row]
            if abs(rate) > RATE and low < high:
                bound = low if rate > 0 else high
                self.rows[row] = (terms, bound, bound)
                self.solver.changeRowBounds(row, bound, bound)

    def values(self):
        return list(self.solver.getSolution().col_value)


class Levels:
    """The optimal face of some members: their optima from the top, and the ranges of forms over what is left.

    `slack` leaves that much, relative to 1 + the optimum, to the levels below; the contract lets differences so small not
    count.
    """

    def __init__(self, count, members, slack=0.0):
        self.model = model = Model()
        for _ in range(count):
            model.column()
        self.optima = {}
        errors = {}
        for member in members:
            for form, relation in member.rows:
                low, high = limits(form, relation)
                if member.priority == REQUIRED:
                    model.row(form, low, high)
                    continue
                form = dict(form)
                for relations, sign in ((("==", ">="), 1.0), (("==", "<="), -1.0)):
                    if relation in relations:
                        column = model.column(0.0)
                        form[column] = sign
                        errors.setdefault(member.priority, []).append(column)
                model.row(form, low, high)
        self.is_satisfiable = model.minimise({}) is not None
        if not self.is_satisfiable:
            return
        model.is_known_feasible = True
        for priority in sorted(errors, reverse=True):
            costs = {column: 1.0 for column in errors[priority]}
            optimum = model.minimise(costs)
            self.optima[priority] = optimum
            if slack:
                model.row(costs, -INFINITY, optimum + slack * (1 + abs(optimum)))
                model.solver = None
            else:
                model.restrict_to_optimum()

    def range(self, form):
        """The least and the greatest value of a form."""
        constant = form.get(ONE, 0.0)
        low = self.model.minimise(form)
        high = -self.model.minimise({v: -a for v, a in form.items()})
        return low + constant, high + constant

    def ranges(self, forms):
        """The ranges of forms.

        If a random combination has one value, then so has each form, but for chance: there is no need to ask for them one by
        one. Otherwise those that differ between its least and its greatest point vary, and the others are asked for again.
        """
        found = [None] * len(forms)
        pick = random.Random(len(forms))
        group = list(range(len(forms)))
        while group:
            low, high = self.mixed_values([forms[number] for number in group], pick)
            if low is None:
                moving = group
            else:
                moving = [number for number, a, b in zip(group, low, high) if abs(b - a) > SPREAD * (1 + abs(a))]
                if not moving:
                    for number, only in zip(group, low):
                        found[number] = (only, only)
                    return found
            for number in moving:
                found[number] = self.range(forms[number])
            group = [number for number in group if found[number] is None]
        return found

    def mixed_values(self, forms, pick):
        """The values of forms at the least and the greatest point of a random combination, if it has both."""
        mixed = {}
        for form in forms:
            add(mixed, form, pick.uniform(1.0, 2.0))
        points = []
        for sign in (1.0, -1.0):
            if self.model.minimise({v: sign * a for v, a in mixed.items()}) == -INFINITY:
                return None, None
            point = self.model.values()
            points.append([value(form, point) for form in forms])
        return points


def gap(count, members):
    """By how much rows of required members must be passed for all to hold; and that relative to 1 + the largest constant."""
    model = Model()
    for _ in range(count):
        model.column()
    room = model.column(0.0)
    largest = 0.0
    for member in members:
        for form, relation in member.rows:
            low, high = limits(form, relation)
            largest = max(largest, abs(form.get(ONE, 0.0)))
            if low > -INFINITY:
                model.row({**form, room: 1.0}, low, INFINITY)
            if high < INFINITY:
                model.row({**form, room: -1.0}, -INFINITY, high)
    least = model.minimise({room: 1.0}) if model.rows else 0.0
    return least, least / (1 + largest)
