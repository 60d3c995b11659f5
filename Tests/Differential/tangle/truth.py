"""What is true of rows, by linear programs of HiGHS: whether they can hold, the optimum of each level, ranges."""

import highspy
import numpy
from scipy.sparse import coo_matrix, csc_matrix

from tangle.scenes import Row

INFINITY = highspy.kHighsInf
# What an answer may be off: frames have 13 digits.
DIGITS = 4e-12


class Undecided(Exception):
    """HiGHS gave no answer, or one that hangs on its tolerances."""


def solve(highs):
    """The optimum; None if the rows cannot hold, infinity if there is no bound."""
    for presolve in ("choose", "off"):
        highs.setOptionValue("presolve", presolve)
        highs.run()
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kOptimal:
            return highs.getInfo().objective_function_value
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        if status == highspy.HighsModelStatus.kUnbounded:
            return float("inf")
        highs.clearSolver()
    raise Undecided


def can_hold(count, rows):
    """Whether rows can all hold, whatever their priorities: by the least sum of violations."""
    program = Levels(count, [Row(r.terms, r.relation, r.bound, 500, r.name) for r in rows])
    missed = program.optimum(500)
    size = max([1.0] + [abs(r.bound) for r in rows])
    if max(1e-8, 1e-12 * size) < missed <= max(1e-5, 1e-9 * size):
        raise Undecided
    return missed <= max(1e-8, 1e-12 * size)


class Levels:
    """Rows with two columns for the error of each optional one, and a row for each level's sum."""

    def __init__(self, count, rows, tolerance=1e-9):
        self.rows, self.columns, self.slack = rows, {}, {}
        entries, bounds, width = [], [], count
        for at, row in enumerate(rows):
            entries += [(at, v, c) for v, c in row.terms.items()]
            bounds.append((-INFINITY if row.relation == "<=" else row.bound, INFINITY if row.relation == ">=" else row.bound))
            for relation, sign in ((">=", 1.0), ("<=", -1.0)) if row.priority != 1000 else ():
                if row.relation in ("==", relation):
                    entries.append((at, width, sign))
                    self.columns.setdefault(row.priority, []).append(width)
                    width += 1
        self.priorities = sorted(self.columns, reverse=True)
        for at, priority in enumerate(self.priorities):
            entries += [(len(rows) + at, column, 1.0) for column in self.columns[priority]]
            bounds.append((-INFINITY, INFINITY))
        places = numpy.array([(r, c) for r, c, _ in entries]).T
        matrix = csc_matrix(coo_matrix(([v for _, _, v in entries], places), shape=(len(bounds), width)))
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = width, len(bounds)
        program.col_cost_ = numpy.zeros(width)
        program.col_lower_ = numpy.array([-INFINITY] * count + [0.0] * (width - count))
        program.col_upper_ = numpy.full(width, INFINITY)
        program.row_lower_, program.row_upper_ = (numpy.array(side) for side in zip(*bounds))
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_, program.a_matrix_.index_, program.a_matrix_.value_ = matrix.indptr, matrix.indices, matrix.data
        self.highs = highspy.Highs()
        for name, value in (("output_flag", False), ("threads", 1)):
            self.highs.setOptionValue(name, value)
        for name in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
            self.highs.setOptionValue(name, tolerance)
        self.highs.passModel(program)

    def optimum(self, priority):
        for column in self.columns[priority]:
            self.highs.changeColCost(column, 1.0)
        try:
            found = solve(self.highs)
        finally:
            for column in self.columns[priority]:
                self.highs.changeColCost(column, 0.0)
        if found is None:
            raise Undecided
        return found

    def leak(self, point):
        """How much the tolerances may have moved the last optimum."""
        duals = numpy.abs(numpy.array(self.highs.getSolution().row_dual))
        sizes = numpy.array([row.size(point) for row in self.rows])
        levels = sum(duals[row] * slack for row, slack in self.slack.items())
        return 3 * (levels + 1e-9 * duals.sum() + 1e-14 * float(duals[: len(sizes)] @ sizes))

    def keep(self, priority, point, looseness=1.0):
        """Lets a level be no worse than at a point."""
        own = [row for row in self.rows if row.priority == priority]
        total = sum(row.violation(point) for row in own)
        slack = looseness * (1e-9 * max(1.0, total) + sum(1e-12 * row.size(point) for row in own))
        at = len(self.rows) + self.priorities.index(priority)
        self.slack[at] = slack
        self.highs.changeRowBounds(at, -INFINITY, total + slack)

    def range(self, column, point):
        """The least and the greatest value of a column, and what tolerances may have moved them."""
        ends, leaks = [], []
        for sense in (1.0, -1.0):
            self.highs.changeColCost(column, sense)
            end = solve(self.highs)
            self.highs.changeColCost(column, 0.0)
            if end is None:
                raise Undecided
            is_open = end == float("inf")
            ends.append(-sense * end if is_open else sense * end)
            leaks.append(0 if is_open else self.leak(point))
        return *ends, sum(leaks)


def rank(rows, count, least=1e-7):
    """The number of independent rows; singular values below `least` count as zero."""
    matrix = numpy.zeros((len(rows), count))
    for at, row in enumerate(rows):
        largest = max(abs(c) for c in row.terms.values())
        for v, c in row.terms.items():
            matrix[at, v] = c / largest
    return numpy.linalg.matrix_rank(matrix, tol=least) if rows else 0
