"""The table of goals, and the figures behind it."""

import math
import statistics

# What is measured, at least, stretch; None where only one is set.
GOALS = {
    "from scratch, 10 views, geometric mean": (10, 30),
    "100 views, geometric mean": (50, 150),
    "100 views, worst family": (25, 150),
    "1,000 views, geometric mean": (500, 2000),
    "1,000 views, worst family": (250, 2000),
    "small coupled layouts, median": (8, 15),
    "small coupled layouts, worst": (1.5, 15),
    "enaml-like, from scratch": (5, 10),
    "enaml-like, per edit": (1.5, 5),
    "edits at 100 views, geometric mean": (15, 40),
    "edits at 100 views, chain": (30, 40),
}
# These must not be exceeded.
LIMITS = {
    "growth exponent from 1,000 to 100,000 views, worst family": (1.15, 1.15),
    "ns per constraint, only required equalities, worst": (25, 12),
    "ns per constraint, with soft levels, worst": (100, 50),
    "peak memory, bytes per constraint, worst": (400, 400),
    "time of shuffled to given order, worst family": (2, 2),
}


def geometric_mean(values):
    """Nothing where a value is missing."""
    values = list(values)
    if not values or any(value is None for value in values):
        return None
    return math.exp(statistics.fmean(math.log(value) for value in values))


def worst(values, pick=min):
    values = list(values)
    return None if not values or any(value is None for value in values) else pick(values)


def ratios(cases):
    return [case.get("ratio") for case in cases]


def summarise(data):
    """The value of each goal's measure, or nothing where it could not be measured."""
    measures = {}
    for size, name in ((10, "from scratch, 10 views"), (100, "100 views"), (1000, "1,000 views")):
        found = ratios(data["scratch"].get(size, {}).values())
        measures[f"{name}, geometric mean"] = geometric_mean(found)
        measures[f"{name}, worst family"] = worst(found)
    coupled = ratios(data["coupled"])
    measures["small coupled layouts, median"] = (
        None if not coupled or None in coupled else statistics.median(coupled)
    )
    measures["small coupled layouts, worst"] = worst(coupled)
    measures["enaml-like, from scratch"] = data["enaml"].get("ratio")
    measures["enaml-like, per edit"] = data["enaml_edit"].get("ratio")
    measures["edits at 100 views, geometric mean"] = geometric_mean(ratios(data["edits"].values()))
    measures["edits at 100 views, chain"] = data["edits"].get("chain", {}).get("ratio")
    own = data["own"]
    measures["growth exponent from 1,000 to 100,000 views, worst family"] = worst(
        (family["exponent"] for family in own.values()), max
    )
    for name, rigid in (("only required equalities", True), ("with soft levels", False)):
        measures[f"ns per constraint, {name}, worst"] = worst(
            (family["ns_per_constraint"] for family in own.values() if family["rigid"] == rigid), max
        )
    measures["peak memory, bytes per constraint, worst"] = worst(
        (family["bytes_per_constraint"] for family in own.values()), max
    )
    measures["time of shuffled to given order, worst family"] = worst(
        (family["shuffled"] for family in own.values()), max
    )
    return measures


def verdicts(measures):
    """Rows of the table: measure, value, at least, stretch, verdict."""
    for goals, is_met in ((GOALS, lambda value, goal: value >= goal), (LIMITS, lambda value, goal: value <= goal)):
        for name, (least, stretch) in goals.items():
            value = measures.get(name)
            if value is None:
                verdict = "not measured"
            elif is_met(value, stretch):
                verdict = "stretch met" if stretch != least else "met"
            else:
                verdict = "met" if is_met(value, least) else "NOT MET"
            yield name, value, least, stretch, verdict


def number(value, unit=""):
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:,.0f}{unit}"
    return f"{value:.2f}{unit}" if value < 10 else f"{value:.1f}{unit}"


def duration(nanoseconds):
    if nanoseconds is None:
        return "–"
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def print_case(label, case, limit):
    if case.get("ours") is None:
        ours = f">{limit:g} s" if case.get("reason") == "time" else case.get("reason", "–")
        print(f"{label:<28} {ours:>10} {duration(case.get('kiwi')):>10}", flush=True)
        return
    if case.get("kiwi") is None:
        print(f"{label:<28} {duration(case['ours']):>10} {f'>{limit:g} s':>10}", flush=True)
        return
    print(
        f"{label:<28} {duration(case['ours']):>10} {duration(case['kiwi']):>10} {number(case['ratio'], 'x'):>9}"
        f" {number(case['median_ratio'], 'x'):>9}  {case['order']:<11} {case.get('agrees', '')}",
        flush=True,
    )


def print_table(measures):
    print(f"\n{'measure':<58} {'value':>9} {'at least':>9} {'stretch':>9}")
    for name, value, least, stretch, verdict in verdicts(measures):
        print(f"{name:<58} {number(value):>9} {number(least):>9} {number(stretch):>9}  {verdict}")
