"""The extension for VS Code, in as much of VS Code as it uses, and its package."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import zipfile
from xml.etree import ElementTree

from document_tests import GOOD
from harness.program import ROOT, trellis
from harness.report import expect

HERE = pathlib.Path(__file__).resolve().parent


def test_extension():
    """the extension shows findings, hover, completion, symbols, hints, repairs and the picture"""
    if not shutil.which("node"):
        raise SystemExit("node is missing, which runs the extension: install nodejs")
    with tempfile.TemporaryDirectory() as folder:
        layout = pathlib.Path(folder, "a.layout.json")
        layout.write_text(GOOD)
        run = subprocess.run(["node", HERE / "vscode.js", trellis(), layout], stdout=subprocess.PIPE, text=True, timeout=60)
    shown = json.loads(run.stdout)
    expect(shown["opened"] == [] and shown["changed"] == ["ambiguous"] and "error" not in shown, f"{shown}")
    expect("x=16 y=20" in shown["hover"] and "guides" in shown["completion"], f"{shown}")
    expect((shown["definition"], shown["references"], shown["symbols"]) == (1, 5, ["screen"]), f"{shown}")
    expect(len(shown["hints"]) == 2 and "image/svg+xml" in shown["picture"], f"{shown}")
    expect("(safe)" in shown["actions"][0]["title"] and shown["actions"][0]["edits"], f"{shown}")


def test_package():
    """the package has the extension, its manifest and the types of its files"""
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder, "trellis.vsix")
        subprocess.run([ROOT / "editors/package-vscode", package], check=True, stdout=subprocess.DEVNULL)
        again = pathlib.Path(folder, "again.vsix")
        subprocess.run([ROOT / "editors/package-vscode", again], check=True, stdout=subprocess.DEVNULL)
        expect(package.read_bytes() == again.read_bytes(), "equal sources give different packages")
        archive = zipfile.ZipFile(package)
        names = archive.namelist()
        for name in ("extension.vsixmanifest", "[Content_Types].xml"):
            ElementTree.fromstring(archive.read(name))
        manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        assets = [each.get("Path") for each in manifest.iter() if each.tag.endswith("Asset")]
        described = json.loads(archive.read("extension/package.json"))
        expect(set(assets) <= set(names) and f"extension/{described['main'][2:]}" in names, f"{assets} {names}")
        types = archive.read("[Content_Types].xml").decode()
        expect(all(f'"{pathlib.PurePath(name).suffix}"' in types for name in names if name != "[Content_Types].xml"), f"{names} {types}")
