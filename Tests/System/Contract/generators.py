"""What generators of Python clients make from the document; each runs once."""

import functools
import importlib
import os
import pathlib
import subprocess
import sys
import tempfile

import document
from harness.report import expect

TOOLS = pathlib.Path(sys.executable).parent


@functools.cache
def folder():
    """Where generated code goes; it is deleted when the tests end."""
    temporary = tempfile.TemporaryDirectory()
    sys.path.insert(0, temporary.name)
    folder.keep = temporary
    return pathlib.Path(temporary.name)


def generate(*command):
    """Runs a generator, which may find nothing to remark on."""
    environment = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}", "PYTHONWARNINGS": "error"}
    run = subprocess.run(
        [TOOLS / command[0], *command[1:]], cwd=folder(), env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    )
    expect(run.returncode == 0, f"{command[0]} ended with {run.returncode}:\n{run.stdout}")
    remarks = [line for line in run.stdout.splitlines() if line.strip() and not line.startswith("Generating ")]
    expect(not remarks, "\n".join(remarks))


@functools.cache
def client():
    """The package that openapi-python-client makes."""
    generate("openapi-python-client", "generate", "--path", document.PATH, "--meta", "none",
             "--config", document.ROOT / "Tests/System/Contract/client-generator.yaml",
             "--output-path", folder() / "generated_client", "--fail-on-warning")
    return importlib.import_module("generated_client")


@functools.cache
def models():
    """The module that datamodel-code-generator makes."""
    generate("datamodel-codegen", "--use-annotated", "--input", document.PATH, "--input-file-type", "openapi", "--formatters", "builtin",
             "--use-schema-description", "--output", folder() / "generated_models.py", "--output-model-type", "pydantic_v2.BaseModel",
             "--target-python-version", f"3.{sys.version_info.minor}")
    return importlib.import_module("generated_models")
