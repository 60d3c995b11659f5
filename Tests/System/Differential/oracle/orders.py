"""The comparison of the answers to one layout whose views and constraints are given in several orders."""

import collections
import json
import random

from .generator import everyday
from .judge import REFUSALS

# How many other orders of a request are asked.
ORDERS = 2
# The size at which every family is compared: large enough for sparse factors.
MEDIUM = 160
# What does not count, relative to 1 + the number.
ALLOWANCE = 2e-6
SPREAD = 2e-4


def medium_tasks():
    """The families of everyday layouts at a medium size, as tasks without a judgement of their own."""
    return [(f"{name} of {MEDIUM}", "medium", make(MEDIUM)) for name, make in everyday.FAMILIES.items()]


def faults(request, post, seed=0):
    """How answers to the same layout in other orders differ: the optimum of each level, and every number that is unique."""
    if "variants" in request or "explain" in request or "scale" in request or request.get("onConflict") == "break":
        return []
    first = None
    pick = random.Random(seed)
    for number in range(1 + ORDERS):
        status, body = post(everyday.shuffled(request, pick) if number else request)
        answer = json.loads(body)
        if answer.get("code") in REFUSALS:
            return []
        if first is None:
            first = (status, answer)
            continue
        if found := list(differences(first, (status, answer))):
            return found
    return []


def differences(one, other):
    if one[0] != other[0]:
        yield f"order: the status is {one[0]} in one, {other[0]} in another"
        return
    if one[0] != 200:
        return
    sums = [level_sums(answer) for _, answer in (one, other)]
    for priority in sorted({*sums[0], *sums[1]}, reverse=True):
        a, b = (its[priority] for its in sums)
        if abs(a - b) > ALLOWANCE * (1 + abs(a)) * (1 + len(one[1]["unsatisfied"])):
            yield f"order: level {priority} is off by {a} in one, by {b} in another"
            return
    opens = [open_numbers(answer) for _, answer in (one, other)]
    if opens[0] != opens[1]:
        yield f"order: ambiguous in one only: {sorted(opens[0] ^ opens[1])[:5]}"
        return
    frames = [answer["frames"] for _, answer in (one, other)]
    for view, frame in one[1]["frames"].items():
        for name, number in frame.items():
            its = other[1]["frames"][view][name]
            if (view, name) not in opens[0] and abs(number - its) > SPREAD * (1 + abs(number)):
                yield f"order: {view}.{name} is {number} in one, {its} in another"
                return


def level_sums(answer):
    sums = collections.defaultdict(float)
    for item in answer["unsatisfied"]:
        sums[item["priority"]] += abs(item["violation"])
    return sums


def open_numbers(answer):
    return {(item["view"], name) for item in answer["ambiguous"] for name in item["attributes"]}
