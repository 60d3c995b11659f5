"""A few lines in place of a test framework: tests are functions whose first doc line is their name."""

import sys
import time


class Failure(SystemExit):
    """A test failed; the text says how. It ends a script that has no report."""


def fail(message):
    raise Failure(message)


def expect(condition, message):
    if not condition:
        fail(message)


class Report:
    def __init__(self, name):
        self.name = name
        self.passed = self.failed = 0

    def run(self, module, *arguments):
        """Runs every function of a module whose name begins with `test_`, in the order of the file.

        One that returns a pair counts for so many passed and failed tests.
        """
        for name, function in list(vars(module).items()):
            if name.startswith("test_"):
                self.test(function.__doc__.split("\n")[0], function, *arguments)

    def test(self, name, function, *arguments):
        begun = time.monotonic()
        try:
            passed, failed = function(*arguments) or (1, 0)
            lines = []
        except Failure as failure:
            passed, failed, lines = 0, 1, str(failure).splitlines()
        self.passed += passed
        self.failed += failed
        print(f"{'FAIL' if failed else 'ok  '} {name} ({time.monotonic() - begun:.1f} s)", flush=True)
        for line in lines[:40]:
            print(f"     {line}", flush=True)

    def close(self):
        """Says how it went and ends the program."""
        print(f"{self.name}: {self.passed} passed, {self.failed} failed", flush=True)
        sys.exit(1 if self.failed else 0)
