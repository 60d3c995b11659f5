"""Requests that schemathesis makes from the document, and what the server makes of them."""

import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import document
from harness.report import Failure, expect

HERE = pathlib.Path(__file__).resolve().parent
SCHEMATHESIS = pathlib.Path(sys.executable).parent / "schemathesis"
EXAMPLES = int(os.environ.get("TRELLIS_CONTRACT_EXAMPLES", "300"))
SEED = os.environ.get("TRELLIS_CONTRACT_SEED", "20181014")

# By operation: (mode, status, code) → how often.
counts = collections.defaultdict(collections.Counter)


def test_strategies(service):
    """what the tests' own strategies make follows the document"""
    import strategies
    from hypothesis import HealthCheck, Phase, given, seed, settings

    def draws(strategy, schema):
        validator = document.component(schema)

        @seed(1)
        @settings(max_examples=100, database=None, deadline=None, phases=[Phase.generate],
                  suppress_health_check=list(HealthCheck))
        @given(strategy)
        def draw(value):
            for error in validator.iter_errors(value):
                expect(False, f"{schema}: {error.message} at {error.instance_path}")

        draw()

    draws(strategies.layouts(), "LayoutRequest")
    draws(strategies.lists(), "SnapshotRequest")
    draws(strategies.templates(), "SnapshotRequest")
    draws(strategies.differences(), "DifferenceRequest")
    draws(strategies.sequences(), "SequenceRequest")


def test_plain_schemathesis(service):
    """schemathesis finds nothing by itself, as anyone would run it"""
    run = subprocess.run(
        [
            SCHEMATHESIS, "run", document.PATH.name, "--url", service.url, "--no-color", "--workers", "2",
            "--max-examples", str(max(1, EXAMPLES // 10)), "--seed", SEED,
        ],
        cwd=document.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "SCHEMATHESIS_HOOKS": str(HERE / "one_tree.py")},
    )
    expect(run.returncode == 0, run.stdout)


def test_schemathesis(service):
    """schemathesis finds nothing, in any operation, by any check, in requests that mean something"""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        environment = {
            **os.environ, "TRELLIS_CONTRACT_COUNTS": str(folder / "counts.json"), "PYTHONDONTWRITEBYTECODE": "1",
            "SCHEMATHESIS_HOOKS": str(HERE / "hooks.py"),
        }
        # The document is read from the file: that the server serves the same is tested elsewhere.
        run = subprocess.run(
            [
                SCHEMATHESIS, "--config-file", document.ROOT / "schemathesis.toml", "run", document.PATH, "--url", service.url, "--checks", "all",
                # OpenAPI 3.1 cannot say QUERY, which `Allow` names.
                "--exclude-checks", "allow_header_conformance", "--workers", "2", "--no-color",
                "--max-examples", str(EXAMPLES), "--seed", SEED,
                "--report-junit-path", folder / "junit.xml",
            ],
            cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        if not (folder / "counts.json").exists() or not (folder / "junit.xml").exists():
            raise Failure(f"schemathesis ended with {run.returncode}:\n{run.stdout}")
        for line, count in json.loads((folder / "counts.json").read_text()).items():
            operation, _, outcome = line.partition(" ")
            counts[operation][outcome] += count
        suites = xml.etree.ElementTree.parse(folder / "junit.xml").getroot().iter("testsuite")
        cases = [case for suite in suites for case in suite.iter("testcase")]
    if run.returncode:
        print("\n".join(f"     {line}" for line in run.stdout.splitlines()), flush=True)
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    return len(cases) - failed, max(failed, int(run.returncode != 0))


def test_all_operations(service):
    """every operation was asked, with what it allows"""
    for _, _, operation in document.operations():
        asked = sum(n for outcome, n in counts[operation["operationId"]].items() if outcome.startswith("positive"))
        expect(asked, f"{operation['operationId']} was never asked")


def test_positive(service):
    """at least half of the layouts, lists, differences, texts, sequences and documents that follow the schema are answered 200"""
    for operation in ("solveLayout", "buildSnapshot", "findDifference", "measureTexts", "runSequence", "importDocument"):
        outcomes = counts[operation]
        positive = sum(n for outcome, n in outcomes.items() if outcome.startswith("positive"))
        good = outcomes["positive 200"]
        print(f"     {operation}: {good} of {positive} answered 200; all: " + ", ".join(
            f"{n}× {outcome}" for outcome, n in sorted(outcomes.items())), flush=True)
        expect(positive and 2 * good >= positive, f"{operation}: {good} of {positive}")


def test_no_server_errors(service):
    """no answer is a server error, and every request gets one"""
    bad = {
        f"{operation} {outcome}": n for operation, outcomes in counts.items() for outcome, n in outcomes.items()
        if "no answer" in outcome or any(word.startswith("5") and len(word) == 3 for word in outcome.split())
    }
    expect(not bad, str(bad))
