"""The programs under test."""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]


def trellis(*configurations):
    """The path of `trellis`: TRELLIS_BINARY, else the newest one of the named builds in .build.

    The builds are `release` and `debug` unless named. A measurement names `release` alone.
    """
    if named := os.environ.get("TRELLIS_BINARY"):
        return pathlib.Path(named).absolute()
    configurations = configurations or ("release", "debug")
    found = [path for each in configurations if (path := ROOT / ".build" / each / "trellis").exists()]
    if not found:
        raise SystemExit(f".build has no trellis for {' or '.join(configurations)}: build it, or set TRELLIS_BINARY")
    return max(found, key=lambda path: path.stat().st_mtime)


def built(product, variable):
    """The path of a product: the named environment variable, else a release build that this call makes."""
    return os.environ.get(variable) or build(product)


def benchmark(product):
    """Builds a product of Benchmarks."""
    return build(product, "--scratch-path", ROOT / ".build/benchmarks", package=ROOT / "Benchmarks")


def build(product, *options, package=ROOT):
    """Builds a product for release and returns its path; the build's messages go to stderr."""
    command = ["swift", "build", "-c", "release", "--package-path", package, *options, "--product", product]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True)
    return pathlib.Path(shown.stdout.strip(), product)
