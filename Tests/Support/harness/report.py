"""A few lines in place of a test framework: tests are functions whose first doc line is their name."""

import sys
import time
import traceback

# The most lines that a failure shows.
LINES = 40


class Failure(SystemExit):
    """A test failed; the text says how. It ends a script that has no report."""


def fail(message):
    raise Failure(message)


def expect(condition, message):
    if not condition:
        fail(message)


def reason(error):
    """A failure's text; of any other error the end of its traceback, which has its type and message."""
    if isinstance(error, Failure):
        return str(error).splitlines()[:LINES]
    return "".join(traceback.format_exception(error)).splitlines()[-LINES:]


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
        # SystemExit too: what a test calls may be made for scripts that it ends.
        except (Exception, SystemExit) as error:
            passed, failed, lines = 0, 1, reason(error)
        self.passed += passed
        self.failed += failed
        print(f"{'FAIL' if failed else 'ok  '} {name} ({time.monotonic() - begun:.1f} s)", flush=True)
        for line in lines:
            print(f"     {line}", flush=True)

    def close(self):
        """Says how it went and ends the program."""
        print(f"{self.name}: {self.passed} passed, {self.failed} failed", flush=True)
        sys.exit(1 if self.failed else 0)
