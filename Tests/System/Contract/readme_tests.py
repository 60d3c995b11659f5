"""What the README shows, typed in as it stands there."""

import os
import pathlib
import re
import subprocess
import tempfile

from harness.program import ROOT
from harness.report import expect

ADDRESS = "http://127.0.0.1:8080"


def sessions():
    """Each command of the README that is shown with its output, and that output."""
    text = (ROOT / "README.md").read_text()
    for block in re.findall(r"^```console\n(.*?)^```", text, re.M | re.S):
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
            yield command, output


def test_readme(service):
    """every command in the README prints what the README shows"""
    shown = list(sessions())
    expect(len(shown) >= 3, f"the README shows {len(shown)} commands with their output")
    with tempfile.TemporaryDirectory() as folder:
        # The program is `trellis` to the commands, whatever the file is called.
        os.symlink(service.program.resolve(), pathlib.Path(folder) / "trellis")
        compare(shown, service.url, {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})


def compare(shown, url, environment):
    for command, output in shown:
        actual = subprocess.run(
            command.replace(ADDRESS, url), shell=True, cwd=ROOT, env=environment,
            stdout=subprocess.PIPE, text=True,
        ).stdout
        # An answer need not end in a line end; what is shown does.
        expect(actual.rstrip("\n") == output.rstrip("\n"), f"{command}\nprints\n{actual}\nnot\n{output}")
