"""Lets one thread at a time make a syntax tree.

CPython 3.11 counts the depth of syntax trees once for all threads, and fails where two make one ("AST constructor recursion
depth mismatch"). Hypothesis does so to describe strategies, in the threads of schemathesis.
"""

import ast
import threading

one_tree = threading.RLock()
parse = ast.parse


def parse_alone(*arguments, **options):
    with one_tree:
        return parse(*arguments, **options)


ast.parse = parse_alone
