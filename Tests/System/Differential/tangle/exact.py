"""The levels of rows in rational arithmetic, by GLPK's exact simplex method.

Nothing here hangs on a tolerance: after each level whatever has a reduced cost is fixed where it stands, which leaves the
optimal face as it is (complementary slackness). Only required rows get some room, since a row that is given again in other
units, rounded, could not hold beside the first.
"""

import swiglpk as glpk

# A run that takes longer says nothing.
SECONDS = 60


class Unanswered(Exception):
    """The method came to no end."""


class Face:
    """The optimal face of rows, level by level from the highest priority down, then ranges over it."""

    def __init__(self, count, rows, room, point=None):
        """`room` is by how much of the numbers in them at a point, or of their bounds, required rows may miss these."""
        glpk.glp_term_out(glpk.GLP_OFF)
        self.problem = glpk.glp_create_prob()
        self.levels, self.count, self.is_new = {}, count, True
        self.options = glpk.glp_smcp()
        glpk.glp_init_smcp(self.options)
        self.options.tm_lim = 1000 * SECONDS
        glpk.glp_add_cols(self.problem, count)
        for column in range(1, count + 1):
            glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_FR, 0.0, 0.0)
        glpk.glp_add_rows(self.problem, len(rows))
        for at, row in enumerate(rows, 1):
            self.add(at, row, room * self.size(row, point) if row.priority == 1000 else 0.0)
        self.priorities = sorted(self.levels, reverse=True)

    @staticmethod
    def size(row, point):
        return max(1.0, abs(row.bound)) if point is None else row.size(point)

    def __del__(self):
        glpk.glp_delete_prob(self.problem)

    def add(self, at, row, room):
        entries = [(variable + 1, coefficient) for variable, coefficient in row.terms.items()]
        for relation, sign in ((">=", 1.0), ("<=", -1.0)) if row.priority != 1000 else ():
            if row.relation in ("==", relation):
                column = glpk.glp_add_cols(self.problem, 1)
                glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_LO, 0.0, 0.0)
                self.levels.setdefault(row.priority, []).append(column)
                entries.append((column, sign))
        # Arrays of GLPK begin at 1.
        columns, values = glpk.intArray(len(entries) + 1), glpk.doubleArray(len(entries) + 1)
        for place, (column, value) in enumerate(entries, 1):
            columns[place], values[place] = column, float(value)
        glpk.glp_set_mat_row(self.problem, at, len(entries), columns, values)
        low, high = row.bound - room, row.bound + room
        kind = {"<=": glpk.GLP_UP, ">=": glpk.GLP_LO}.get(row.relation, glpk.GLP_DB if low < high else glpk.GLP_FX)
        glpk.glp_set_row_bnds(self.problem, at, kind, low, high)

    def minimise(self, costs):
        """The least value of Σ costs, a dictionary; -infinity if there is none."""
        for column, cost in costs.items():
            glpk.glp_set_obj_coef(self.problem, column, cost)
        try:
            return self.run()
        finally:
            for column in costs:
                glpk.glp_set_obj_coef(self.problem, column, 0.0)

    def run(self):
        if self.is_new:
            # Floating point finds a basis that is feasible or nearly so; the exact method begins there.
            glpk.glp_scale_prob(self.problem, glpk.GLP_SF_2N | glpk.GLP_SF_EQ)
            glpk.glp_simplex(self.problem, self.options)
            self.is_new = False
        if glpk.glp_exact(self.problem, self.options) != 0:
            glpk.glp_std_basis(self.problem)
            if glpk.glp_exact(self.problem, self.options) != 0:
                raise Unanswered
        status = glpk.glp_get_status(self.problem)
        if status == glpk.GLP_OPT:
            return glpk.glp_get_obj_val(self.problem)
        if status == glpk.GLP_UNBND:
            return -float("inf")
        raise Unanswered

    def settle(self, priority):
        """The optimum of a level, to which the face is narrowed."""
        for column in self.levels[priority]:
            glpk.glp_set_obj_coef(self.problem, column, 1.0)
        optimum = self.run()
        for at in range(1, glpk.glp_get_num_rows(self.problem) + 1):
            if glpk.glp_get_row_dual(self.problem, at) != 0:
                is_low = glpk.glp_get_row_stat(self.problem, at) == glpk.GLP_NL
                bound = (glpk.glp_get_row_lb if is_low else glpk.glp_get_row_ub)(self.problem, at)
                glpk.glp_set_row_bnds(self.problem, at, glpk.GLP_FX, bound, bound)
        for column in range(self.count + 1, glpk.glp_get_num_cols(self.problem) + 1):
            if glpk.glp_get_col_dual(self.problem, column) != 0:
                glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_FX, 0.0, 0.0)
        for column in self.levels[priority]:
            glpk.glp_set_obj_coef(self.problem, column, 0.0)
        return optimum

    def range(self, column):
        """The least and the greatest value of a variable."""
        low, high = self.minimise({column + 1: 1.0}), self.minimise({column + 1: -1.0})
        return low, -high
