"""What can be read and written below the roots, and that nothing else can."""

import contextlib
import json
import os
import pathlib
import tempfile

from harness.report import expect
from stdio import running, text

SECRET = "a secret that nobody may read"
CONFLICT = """{"views": [{"id": "s", "width": 300, "height": 100, "children": [{"id": "a", "y": 0, "height": 20}]}],
 "constraints": ["a.left == s.left", "a.width == 400", "a.right <= s.right"], "lint": {"disable": ["unsatisfied"]}}
"""


@contextlib.contextmanager
def folders():
    """A root, and a folder beside it with what must not be read."""
    with tempfile.TemporaryDirectory() as parent:
        root, outside = pathlib.Path(parent, "root"), pathlib.Path(parent, "root-outside")
        (root / "inner").mkdir(parents=True)
        outside.mkdir()
        (root / "a.layout.json").write_text(CONFLICT)
        (outside / "secret.layout.json").write_text(json.dumps({"views": [{"id": SECRET}], "constraints": ["x"]}))
        (outside / "fixed.layout.json").write_text(CONFLICT)
        yield root, outside


def escapes(root, outside):
    """Paths that lead out of a root, as it is when they are used."""
    (root / "link.layout.json").symlink_to(outside / "secret.layout.json")
    (root / "inner/folder").symlink_to(outside)
    return [
        "../root-outside/secret.layout.json", str(outside / "secret.layout.json"), "link.layout.json", "inner/folder",
        "inner/folder/secret.layout.json", "inner/../../root-outside/secret.layout.json", "/etc/passwd", "/dev/stdin", "-", "/dev/fd/0",
        "/proc/self/environ", "..", "/", "", "\x00", "a.layout.json\x00", "x" * 5000, "~", "inner/folder/*.json", "../*/*.json",
    ]


def test_escapes():
    """no path, link or pattern leads out of the roots, for any tool that takes a path"""
    with folders() as (root, outside), running("--root", root) as process:
        expect(not process.call("check", paths=["a.layout.json"]).get("isError"), "a file below the root cannot be read")
        for path in escapes(root, outside):
            results = [process.call("check", paths=[path])]
            results += [process.call(tool, path=path) for tool in ("solve", "sweep", "picture", "import")]
            results.append(process.call("explain", path=path, views=["a"]))
            results.append(process.call("diff", fromPath=path, to={"items": []}))
            for result in results:
                expect(result.get("isError"), f"{path}: {result}")
                expect(SECRET not in json.dumps(result) and "root:" not in json.dumps(result), f"{path}: {result}")


def test_long_paths():
    """a long path is not repeated as a whole"""
    with folders() as (root, _), running("--root", root) as process:
        for tool in ("solve", "import"):
            result = process.call(tool, path="p" * 1_000_000)
            expect(result["isError"] and len(json.dumps(result)) < 1000, f"{len(json.dumps(result))} bytes")
        result = process.call("check", paths=["p" * 1_000_000])
        expect(result["isError"] and len(json.dumps(result)) < 10_000, f"{len(json.dumps(result))} bytes")


def test_folder_with_links():
    """a link out of the roots in a checked folder is told, and not read"""
    with folders() as (root, outside), running("--root", root) as process:
        escapes(root, outside)
        result = process.call("check", paths=["."])
        expect("link.layout.json leads out of the roots" in text(result), text(result))
        expect(SECRET not in json.dumps(result) and "a.layout.json:" in text(result), text(result))


def test_nothing_to_check():
    """paths that lead to nothing to check are an error, which no agent takes for a clean check"""
    with tempfile.TemporaryDirectory() as parent:
        app = pathlib.Path(parent, "app")
        (app / "empty").mkdir(parents=True)
        pathlib.Path(parent, ".git").mkdir()
        (app / "View.swift").write_text("import UIKit\n")
        with running("--root", app) as process:
            for path, reason in (("View.swift", "begins above them"), ("empty", "found no *.layout.json")):
                result = process.call("check", paths=[path])
                expect(result.get("isError") and reason in text(result), f"{path}: {result}")
                expect(parent not in json.dumps(result), f"{path}: {result}")


def test_companions():
    """what a document or a configuration names beside it is not read outside of the roots either"""
    with folders() as (root, outside), running("--root", root) as process:
        (root / ".trellis.yml").symlink_to(outside / "secret.layout.json")
        result = process.call("check", paths=["a.layout.json"])
        expect(result.get("isError") and SECRET not in json.dumps(result), f"{result}")
        (root / ".trellis.yml").unlink()
        (root / ".trellis.yml").write_text("baseline: ../root-outside/secret.layout.json\n")
        result = process.call("check", paths=["a.layout.json"])
        expect(SECRET not in json.dumps(result), f"{result}")


def test_configuration_above():
    """the configuration above a root applies, as with `trellis check`"""
    with folders() as (root, _):
        (root / ".trellis.yml").write_text("rules:\n  conflict: off\n")
        (root / "inner/b.layout.json").write_text(CONFLICT)
        with running("--root", root / "inner") as process:
            told = text(process.call("check", paths=["b.layout.json"]))
            expect("[conflict]" not in told, told)


def test_no_roots():
    """without a root no file can be read, and the tools say no path in their parameters"""
    with folders() as (root, _), running(folder=root) as process:
        result = process.call("solve", path="a.layout.json")
        expect(result["isError"] and "there is no parameter path" in text(result), text(result))
        tools = process.send("tools/list")["result"]["tools"]
        expect(not any("path" in name.lower() for tool in tools for name in tool["inputSchema"]["properties"]), f"{tools}")


def test_fix():
    """repairs are written only with --allow-fix, and only below the roots"""
    with folders() as (root, outside):
        with running("--root", root) as process:
            result = process.call("check", paths=["a.layout.json"], fix=True)
            expect(result["isError"] and "--allow-fix" in text(result), text(result))
        expect((root / "a.layout.json").read_text() == CONFLICT, "the file was changed without --allow-fix")
        escapes(root, outside)
        (root / "inner/linked.layout.json").symlink_to(outside / "fixed.layout.json")
        before = {path: path.read_bytes() for path in outside.iterdir()}
        with running("--root", root, "--allow-fix") as process:
            result = process.call("check", paths=["."], fix=True)
            expect("a.layout.json: applied 1 repair" in text(result), text(result))
            expect(process.call("check", paths=["inner/linked.layout.json"], fix=True)["isError"], "a link was followed")
            expect("[conflict]" not in text(process.call("check", paths=["a.layout.json"])), "the conflict is still there")
        expect(" @ 999" in (root / "a.layout.json").read_text(), "the file was not repaired")
        expect({path: path.read_bytes() for path in outside.iterdir()} == before, "a file outside the root was changed")


def test_read_only():
    """no tool writes a file without --allow-fix"""
    with folders() as (root, outside):
        (root / "main.swift").write_text("import UIKit\nfinal class A: UIView {}\n")

        def state():
            return {path: path.stat().st_mtime_ns for path in sorted(pathlib.Path(root.parent).rglob("*"))}

        before = state()
        with running("--root", root) as process:
            process.call("check", paths=["."], devices="iphone-se-3,ipad-11", directions="ltr,rtl", widths="320...400")
            for tool in ("solve", "sweep", "picture"):
                process.call(tool, path="a.layout.json")
        expect(state() == before, "a file was written")


def test_storyboard():
    """a scene of a storyboard is imported, solved and drawn by its path"""
    source = pathlib.Path(__file__).resolve().parents[3] / "examples/storyboard"
    board = next(iter(sorted(source.rglob("*.storyboard"))), None) or next(iter(sorted(source.parent.rglob("*.storyboard"))))
    with running("--root", board.parent) as process:
        result = process.call("import", path=board.name)
        expect(not result.get("isError") and "scene" in text(result), text(result))
        scenes = result["structuredContent"]["scenes"]
        scene = scenes[0].get("scene") or scenes[0]["root"]
        solved = process.call("solve", path=board.name, scene=scene)
        expect(not solved.get("isError") and " w=" in text(solved), text(solved))
        # The body that `import` gives for one scene is the layout that `solve` takes.
        body = process.call("import", path=board.name, scene=scene)["structuredContent"]["request"]
        expect(text(process.call("solve", request=body)) == text(solved), "the imported layout is another one")
