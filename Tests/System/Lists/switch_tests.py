"""How lists are switched on, and what is said where they are not."""

import pathlib
import subprocess
import tempfile

from harness.program import trellis
from harness.report import expect
from harness.server import Server
from lists import Lists, expect_problem


def test_off():
    """without a store every route says how to switch it on, and nothing is written"""
    with Server(["--no-web"]) as server:
        for method, path in (
            ("GET", "/v1/lists"), ("GET", "/v1/lists/a"), ("PUT", "/v1/lists/a"), ("DELETE", "/v1/lists/a"),
            ("POST", "/v1/lists/a/operations"), ("GET", "/v1/lists/a/changes?since=0"),
            ("GET", "/v1/lists/a/events"), ("GET", "/v1/lists/events?list=a"),
        ):
            status, fields, body = Lists.call(server, method, path, b"{}" if method in ("PUT", "POST") else None)
            problem = expect_problem((status, fields, body), 404, "lists-off")
            expect("--data-dir" in problem["detail"], problem)
            expect(fields["cache-control"] == "no-store", fields)
        server.stop()


def refused(*options, folder="/"):
    run = subprocess.run(
        [trellis(), "serve", "--listen", "127.0.0.1:0", *options], capture_output=True, text=True, timeout=60, cwd=folder)
    expect(run.returncode != 0, f"{options}: it runs")
    return run.stderr


def test_other_stores():
    """a store that there is not is refused, with those that there are, and without its password"""
    for value in ("mysql://user:secret@db/lists", "mysql", "", "POSTGRES://user:secret@db/lists"):
        said = refused("--store", value, "--check")
        expect("sqlite" in said, f"{value}: {said}")
        expect("secret" not in said, said)


def test_unusable_folder():
    """a folder that cannot be used is named"""
    said = refused("--data-dir", "/proc/none/lists")
    expect("/proc/none/lists" in said, said)


def test_folder_in_use():
    """a second service does not use the folder of the first"""
    with tempfile.TemporaryDirectory() as folder, Lists(folder) as first:
        said = refused("--data-dir", folder)
        expect("another process" in said, said)
        first.put("a", ["x"])
        first.stop()


def test_default_folder():
    """with --store alone the folder is ./trellis-data"""
    import os
    with tempfile.TemporaryDirectory() as folder:
        before = os.getcwd()
        os.chdir(folder)
        try:
            with Server(["--no-web", "--store", "sqlite"]) as server:
                Lists.put(Caller(server), "a", ["x"])
                server.stop()
        finally:
            os.chdir(before)
        expect((pathlib.Path(folder) / "trellis-data/lists.sqlite").exists(), os.listdir(folder))


class Caller:
    """What calls a server that was started otherwise."""

    def __init__(self, server):
        self.send = server.send

    def call(self, *arguments, **fields):
        return Lists.call(self, *arguments, **fields)


def test_check():
    """--check shows the options and touches no folder"""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [trellis(), "serve", "--check", "--data-dir", f"{folder}/lists", "--keep-age", "36h"],
            capture_output=True, text=True, timeout=60)
        expect(run.returncode == 0, run.stderr)
        for line in (f"data-dir: {folder}/lists", "store: sqlite", "keep-age: 129600s"):
            expect(line in run.stdout, f"{line} is not in {run.stdout}")
        expect(not pathlib.Path(f"{folder}/lists").exists(), "the folder is there")
