"""Both programs on one layout: who takes how long, and whether they agree."""

import math
import random
import statistics
import time

from programs import Program

# Roughly from what is best as a rule to what is worst, so that few orders are tried in vain.
ORDERS = ("descending", "ascending", "given", "required", "reversed", "shuffle1", "shuffle2", "shuffle3")
# Sums of violations and values are compared relative to themselves, what is required absolutely.
SUM_TOLERANCE, VALUE_TOLERANCE, REQUIRED_TOLERANCE = 1e-5, 1e-5, 1e-5


class Bench:
    """The programs, where they find layouts, and how long they may take."""

    def __init__(self, ours, peer, folder, slice_seconds, rounds, limit):
        self.ours, self.peer, self.folder = ours, peer, folder
        self.slice, self.rounds, self.limit = slice_seconds, rounds, limit
        self.faults = []
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, layout):
        path = self.folder / f"{layout.name}.lay"
        path.write_text(layout.text())
        return path

    def start_ours(self, path):
        program = Program(self.ours)
        program.ask(f"load {path}")
        return program

    def start_peer(self, layout, path, order):
        program = Program(self.peer, order)
        listed = " ".join(f"{priority}={strength!r}" for priority, strength in strengths(layout).items())
        program.ask(f"load {path} {listed}")
        return program

    def fault(self, text):
        self.faults.append(text)
        print(f"FAULT {text}", flush=True)

    def compare(self, layout, values_agree):
        """From scratch, ours against kiwi in its best order."""
        path = self.write(layout)
        result = {"name": layout.name, "constraints": len(layout.constraints)}
        with self.start_ours(path) as ours:
            first = ours.ask(f"solve {self.limit}", 2 * self.limit + 30)
            if "error" in first:
                return {**result, "ours": None, "reason": first["error"]}
            peer, order, tried = self.best_peer(layout, path)
            result["orders"] = tried
            if peer is None:
                return {**result, "ours": first["ns"], "kiwi": None}
            with peer:
                result["order"] = order
                result.update(self.interleave(ours, peer, tried[order], first["ns"]))
                self.judge(layout, ours.ask("values"), peer.ask("values"), values_agree, result)
        return result

    def best_peer(self, layout, path):
        """Kiwi, ready, in the order in which it is fastest; its times by order, in nanoseconds."""
        best, chosen, tried = None, None, {}
        for order in ORDERS:
            limit = self.limit if best is None else min(self.limit, max(0.5, 2 * tried[chosen] / 1e9))
            peer = self.start_peer(layout, path, order)
            answer = peer.ask(f"time {self.slice / 2} {limit}", limit + 10)
            if "error" in answer or (best and answer["ns"] >= tried[chosen]):
                peer.end("")
                if "ns" in answer:
                    tried[order] = answer["ns"]
                continue
            if best:
                best.end("")
            best, chosen, tried[order] = peer, order, answer["ns"]
        return best, chosen, tried

    def interleave(self, ours, peer, peer_ns, our_ns):
        """Rounds of ours and theirs in turn, since the machine is busy at times."""
        slowest = max(peer_ns, our_ns) / 1e9
        rounds = max(3, min(self.rounds, math.ceil(self.limit / max(slowest, self.slice))))
        pairs = []
        for _ in range(rounds):
            mine, theirs = ours.ask(f"time {self.slice}"), peer.ask(f"time {self.slice} 600")
            pairs.append((mine["ns"], theirs["ns"]))
        mine, theirs = min(a for a, _ in pairs), min(b for _, b in pairs)
        return {
            "ours": mine, "kiwi": theirs, "ratio": theirs / mine, "rounds": rounds,
            "median_ratio": statistics.median(b / a for a, b in pairs),
        }

    def judge(self, layout, mine, theirs, values_agree, result):
        """Ours must hold what is required and be at least as good, level by level; values agree where they must."""
        required, sums = layout.violations(mine)
        kiwi_required, kiwi_sums = layout.violations(theirs)
        if required > REQUIRED_TOLERANCE:
            self.fault(f"{layout.name}: something required is off by {required}")
        result["agrees"] = "equal"
        for priority in layout.levels():
            excess = sums[priority] - kiwi_sums[priority]
            if abs(excess) <= SUM_TOLERANCE * (1 + kiwi_sums[priority]):
                continue
            # Below this priority the two pursue different aims, and their sums say nothing.
            if kiwi_required > REQUIRED_TOLERANCE:
                result["agrees"] = "kiwi breaks"
            elif excess < 0:
                result["agrees"] = "better"
            else:
                result["agrees"] = "worse"
                self.fault(f"{layout.name}: {sums[priority]} at {priority}, kiwi has {kiwi_sums[priority]}")
            break
        difference = max(abs(a - b) for a, b in zip(mine, theirs))
        result["difference"] = difference
        if values_agree and difference > VALUE_TOLERANCE * max(1, max(map(abs, theirs))):
            self.fault(f"{layout.name}: values differ by {difference}")

    def compare_edits(self, layout):
        """Changes of a constant, ours against kiwi's edit variables, in the order that is best for them."""
        path = self.write(layout)
        values = " ".join(f"{value!r}" for change in layout.edits for value in change)
        plan = f"edit {self.slice} {len(layout.edited)} {' '.join(map(str, layout.edited))} {values}"
        result = {"name": layout.name, "changes": len(layout.edits)}
        peer, best = None, math.inf
        for order in ORDERS[:5]:
            candidate = self.start_peer(layout, path, order)
            answer = candidate.ask(plan, self.limit)
            if answer.get("ns", math.inf) < best:
                if peer:
                    peer.end("")
                peer, best, result["order"] = candidate, answer["ns"], order
            else:
                candidate.end("")
        if peer is None:
            return {**result, "kiwi": None}
        with peer, self.start_ours(path) as ours:
            pairs = []
            for _ in range(self.rounds):
                mine, theirs = ours.ask(plan, self.limit), peer.ask(plan, self.limit)
                if "error" in mine:
                    return {**result, "kiwi": best, "ours": None, "reason": mine["error"]}
                pairs.append((mine, theirs))
            self.judge_edits(layout, pairs, result)
            # The last change restores what the file says, so the values must be those of a solve from scratch.
            edited = ours.ask("values")
            ours.ask(f"solve {self.limit}")
            difference = max(abs(a - b) for a, b in zip(edited, ours.ask("values")))
            if difference > VALUE_TOLERANCE * max(1, max(map(abs, edited))):
                self.fault(f"{layout.name}: values after edits differ by {difference} from those from scratch")
        return result

    def judge_edits(self, layout, pairs, result):
        mine, theirs = min(a["ns"] for a, _ in pairs), min(b["ns"] for _, b in pairs)
        result.update(
            ours=mine, kiwi=theirs, ratio=theirs / mine, median_ratio=statistics.median(b["ns"] / a["ns"] for a, b in pairs)
        )

    def scale(self, layout):
        """Ours alone: the shortest time of several, or why there is none."""
        path = self.write(layout)
        result = {"name": layout.name, "constraints": len(layout.constraints)}
        with self.start_ours(path) as ours:
            first = ours.ask(f"solve {self.limit}", 2 * self.limit + 30)
            if "error" in first:
                return {**result, "ours": None, "reason": first["error"]}
            times = [first["ns"]]
            started = time.monotonic()
            while len(times) < 3 * self.rounds and time.monotonic() - started < self.limit:
                times.append(ours.ask(f"time {self.slice / 2}")["ns"])
        return {**result, "ours": min(times)}

    def shuffle(self, layout, seed):
        """How much longer ours takes when the constraints come in another order; the median of ratios."""
        given = self.write(layout)
        constraints = layout.constraints[:]
        random.Random(seed).shuffle(constraints)
        name, layout.name = layout.name, f"{layout.name}-shuffled"
        kept, layout.constraints = layout.constraints, constraints
        shuffled = self.write(layout)
        layout.name, layout.constraints = name, kept
        with self.start_ours(given) as first, self.start_ours(shuffled) as second:
            for program in (first, second):
                if "error" in program.ask(f"solve {self.limit}", 2 * self.limit + 30):
                    return None
            ratios = []
            for _ in range(self.rounds):
                a, b = first.ask(f"time {self.slice}"), second.ask(f"time {self.slice}")
                ratios.append(b["ns"] / a["ns"])
        return statistics.median(ratios)

    def memory(self, layout):
        """Bytes of resident memory per constraint that one solve adds at its peak, in a process of its own."""
        path = self.write(layout)
        # Freed memory goes back at once, or the solve could use unseen what reading the file has left.
        frugal = {"MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "0", "MALLOC_TOP_PAD_": "0"}
        with Program(self.ours, environment=frugal) as ours:
            ours.ask(f"load {path}")
            answer = ours.ask("memory", 2 * self.limit)
        return answer["bytes"] / len(layout.constraints) if "bytes" in answer else None


def strengths(layout):
    """Kiwi's strength for each priority: a thousand times the next where its range allows, as its own names have it."""
    if layout.strengths:
        return layout.strengths
    levels = layout.levels()
    step = min(1000, 1e8 ** (1 / max(1, len(levels) - 1)))
    return {priority: step ** (len(levels) - 1 - place) for place, priority in enumerate(levels)}
