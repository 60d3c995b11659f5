"""The Python environment of a script."""

import os
import subprocess
import sys

from harness.program import ROOT


def enter(folder):
    """Runs the script again in the environment of a folder's requirements.txt, unless it runs there already.

    `scripts/python-venv` makes the environment where it is missing.
    """
    variable = f"TRELLIS_{folder.name.upper()}_VENV"
    if os.environ.get(variable) == sys.executable:
        return
    made = subprocess.run([ROOT / "scripts/python-venv", folder], check=True, stdout=subprocess.PIPE, text=True)
    python = made.stdout.strip()
    os.environ[variable] = python
    os.execv(python, [python, *sys.argv])
