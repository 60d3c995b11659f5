"""The folders of the suites."""

import os
import pathlib

from harness.program import ROOT

# Folders with suites in the formats of Tests/Suites, the first that has a suite counts. One beside the project may have more
# cases.
FOLDERS = (
    os.environ.get("TRELLIS_SUITES"),
    pathlib.Path(os.environ.get("TRELLIS_SHARED", ROOT.parent / "shared"), "suites"),
)


def suite(name):
    """The folder of a suite: one with more cases where there is one, else that in Tests/Suites."""
    for others in FOLDERS:
        if others and (folder := pathlib.Path(others, name)).exists():
            return folder
    return ROOT / "Tests/Suites" / name
