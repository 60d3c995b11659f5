"""What is true of rows: whether they can hold, by linear programs of HiGHS, or in rational arithmetic where it gives up."""

import highspy
import numpy
from scipy.sparse import coo_matrix, csc_matrix

from tangle import exact
from tangle.scenes import Row

INFINITY = highspy.kHighsInf
# What an answer may be off: frames have 13 digits.
DIGITS = 4e-12
# Frames are rounded to four decimals where that changes less than this share of the number, and of the edge beside it.
CHANGE, NOISE = 1e-7, 1e-12


class Undecided(Exception):
    """What is true hangs on rounding errors."""


def rounding(row, point, top):
    """What a row may be off since an answer's numbers are rounded; `top` is the largest of them."""
    noise = sum(abs(c) * min(CHANGE * abs(point[v]), NOISE * (1 + 2 * top)) for v, c in row.terms.items())
    return noise + DIGITS * (row.size(point) + top)


def can_hold(count, rows):
    """Whether rows can all hold, whatever their priorities: by the least sum of violations."""
    size = max([1.0] + [abs(r.bound) for r in rows])
    surely, hardly = max(1e-8, 1e-12 * size), max(1e-5, 1e-9 * size)
    missed = least_violations(count, rows)
    if missed is None or surely < missed <= hardly:
        missed = exact.Face(count, [Row(r.terms, r.relation, r.bound, 500, r.name) for r in rows], room=0.0).settle(500)
    if surely < missed <= hardly:
        raise Undecided
    return missed <= surely


def least_violations(count, rows):
    """The least sum of violations by HiGHS; None where it gives up."""
    entries, bounds, width = [], [], count
    for at, row in enumerate(rows):
        entries += [(at, v, c) for v, c in row.terms.items()]
        bounds.append((-INFINITY if row.relation == "<=" else row.bound, INFINITY if row.relation == ">=" else row.bound))
        for relation, sign in ((">=", 1.0), ("<=", -1.0)):
            if row.relation in ("==", relation):
                entries.append((at, width, sign))
                width += 1
    places = numpy.array([(r, c) for r, c, _ in entries]).T
    matrix = csc_matrix(coo_matrix(([v for _, _, v in entries], places), shape=(len(bounds), width)))
    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = width, len(bounds)
    program.col_cost_ = numpy.array([0.0] * count + [1.0] * (width - count))
    program.col_lower_ = numpy.array([-INFINITY] * count + [0.0] * (width - count))
    program.col_upper_ = numpy.full(width, INFINITY)
    program.row_lower_, program.row_upper_ = (numpy.array(side) for side in zip(*bounds))
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_, program.a_matrix_.index_, program.a_matrix_.value_ = matrix.indptr, matrix.indices, matrix.data
    highs = highspy.Highs()
    for name, value in (("output_flag", False), ("threads", 1)):
        highs.setOptionValue(name, value)
    for name in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
        highs.setOptionValue(name, 1e-9)
    highs.passModel(program)
    for presolve in ("choose", "off"):
        highs.setOptionValue("presolve", presolve)
        highs.run()
        if highs.getModelStatus() == highspy.HighsModelStatus.kOptimal:
            return highs.getInfo().objective_function_value
        highs.clearSolver()
    return None


def rank(rows, count, least=1e-7):
    """The number of independent rows; singular values below `least` count as zero."""
    matrix = numpy.zeros((len(rows), count))
    for at, row in enumerate(rows):
        largest = max(abs(c) for c in row.terms.values())
        for v, c in row.terms.items():
            matrix[at, v] = c / largest
    return numpy.linalg.matrix_rank(matrix, tol=least) if rows else 0
