"""What was to be reached, and what was."""

CPU = [  # case, against C at most, against Hummingbird at most
    ("plain", 1.10, 0.30), ("pipelined", 1.15, 0.04), ("json", 1.25, 0.07), ("connection", 1.10, 0.25),
]
RATE = [  # case, peer, at least
    ("plain", "hummingbird", 2.2), ("plain", "node", 1.6), ("pipelined", "hummingbird", 15),
    ("json", "hummingbird", 10), ("json", "node", 2.5), ("layout", "hummingbird", 2.5),
    ("snapshot", "hummingbird", 3.5),
]


def rows(taken, held):
    """Goal, figure and whether it is met."""
    one, two = taken.get((1, 64), {}), taken.get((2, 64), {})
    for case, c, hummingbird in CPU:
        for peer, most in (("c", c), ("hummingbird", hummingbird)):
            if ("trellis", case) in one and (peer, case) in one:
                ratio = one["trellis", case]["us"] / one[peer, case]["us"]
                yield f"CPU per request, {case}, against {peer}", f"at most {most}×", f"{ratio:.3f}×", ratio <= most
    for case, peer, least in RATE:
        if ("trellis", case) in two and (peer, case) in two:
            ratio = two["trellis", case]["rate"] / two[peer, case]["rate"]
            yield f"requests/s on both cores, {case}, against {peer}", f"at least {least}×", f"{ratio:.2f}×", ratio >= least
    if held and "trellis" in held:
        rest, each = held["trellis"]
        yield "memory of each of 10,000 idle connections", "at most 8 KB", f"{each / 1e3:.2f} KB", each <= 8e3
        yield "memory at rest", "at most 12 MB", f"{rest / 1e6:.1f} MB", rest <= 12e6
        alone, loaded, _ = held["p99 beside large"]
        ratio = loaded / alone
        yield "p99 of small requests beside the largest layouts", "under 3×", f"{ratio:.2f}×", ratio < 3


def print_table(taken, held):
    print(f"\nGoals\n\n| {'goal':55} | {'to reach':15} | {'measured':>9} | |\n|---|---|---|---|")
    for name, goal, figure, is_met in rows(taken, held):
        print(f"| {name:55} | {goal:15} | {figure:>9} | {'met' if is_met else '**not met**'} |")
