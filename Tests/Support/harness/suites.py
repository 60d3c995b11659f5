"""The folders of the suites."""

import os
import pathlib

from harness.program import ROOT


def suite(name):
    """The folder of a suite in Tests/Suites, or of more cases in its formats: TRELLIS_SUITES, else TRELLIS_SHARED, names where."""
    shared = os.environ.get("TRELLIS_SHARED")
    others = os.environ.get("TRELLIS_SUITES") or shared and f"{shared}/suites"
    if others and (folder := pathlib.Path(others, name)).exists():
        return folder
    return ROOT / "Tests/Suites" / name
