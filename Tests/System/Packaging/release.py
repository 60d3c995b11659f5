"""What is installed and released: the tree, the man page and the Debian package."""

import gzip
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from harness.program import trellis
from harness.report import expect
from harness.server import Server

ROOT = pathlib.Path(__file__).resolve().parents[3]
VERSION = "1.2.3"
# The commit's time says when the files were made; here any does.
ENVIRONMENT = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "TRELLIS_MAINTAINER": "Maintainers <maintainers@trellis.dev>"}


def run(*command, **settings):
    made = subprocess.run(
        list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=ENVIRONMENT, **settings)
    expect(made.returncode == 0, f"{command}: {made.stdout}")
    return made.stdout


def installed(folder):
    """A tree with the libraries, made once."""
    run(ROOT / "scripts/install", trellis(), folder, "--libraries")
    return folder


TREE = tempfile.TemporaryDirectory()
installed(pathlib.Path(TREE.name, "tree"))


def tree():
    return pathlib.Path(TREE.name, "tree")


def test_tree_moves():
    """what is installed can be moved as a whole, into a folder with spaces, and serves its pages and fonts from there"""
    with tempfile.TemporaryDirectory() as folder:
        moved = pathlib.Path(folder, "a folder")
        shutil.copytree(tree(), moved)
        with Server(program=moved / "bin/trellis") as server:
            expect(server.ask("GET", "/")[0] == 200, "there is no playground")
            fonts = server.ask("GET", "/v1/fonts")[2].decode()
            expect("Inter" in fonts, fonts)
            expect("serving no pages" not in server.text().decode(), "pages are missing in the log")
        checked = run(moved / "bin/trellis", "serve", "--check")
        expect(f'web-root: "{moved}/bin/../share/trellis/web"  # default' in checked, checked)


def test_tree_holds_licences():
    """each library that is installed beside the program has its licence there, and the C library is not among them"""
    libraries = {path.name for path in (tree() / "lib/trellis").iterdir()}
    expect({"libuv.so.1", "libyaml-0.so.2"} <= libraries and not any(name.startswith("libc.") for name in libraries), f"{libraries}")
    licences = {path.name for path in (tree() / "share/doc/trellis/licences").iterdir()}
    expect({"libuv1", "libyaml-0-2", "libyyjson0", "fonts-inter", "libjs-codemirror", "ICU.txt"} <= licences, f"{licences}")


def test_make_install():
    """`make install` honours PREFIX and DESTDIR"""
    with tempfile.TemporaryDirectory() as folder:
        run("make", "--no-print-directory", "install", f"PROGRAM={trellis()}", "PREFIX=/opt/x", f"DESTDIR={folder}", cwd=ROOT)
        program = pathlib.Path(folder, "opt/x/bin/trellis")
        expect(run(program, "--version") == run(trellis(), "--version"), "another program is installed")
        found = {str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob("*") if path.is_file()}
        expect(all(name.startswith("opt/x/") for name in found), f"{found}")
        for name in ("share/trellis/web/SHA256SUMS", "share/trellis/fonts/Inter-Regular.otf", "share/man/man1/trellis.1.gz"):
            expect(f"opt/x/{name}" in found, name)


def test_archive_installs():
    """scripts/install-release takes an archive of such a tree"""
    with tempfile.TemporaryDirectory() as folder:
        archive = pathlib.Path(folder, "trellis.tar.gz")
        run("tar", "-czf", archive, "-C", tree().parent, "tree")
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        program = run(ROOT / "scripts/install-release", archive, digest, pathlib.Path(folder, "a cache")).strip()
        expect(run(program, "--version") == run(trellis(), "--version"), program)


def test_man_page():
    """the man page has each command and each option of the help, and troff reads it without a warning"""
    page = gzip.decompress((tree() / "share/man/man1/trellis.1.gz").read_bytes()).decode()
    plain = page.replace("\\-", "-")
    commands = re.findall(r"^  ([a-z-]+) ", run(trellis(), "--help").split("SUBCOMMANDS:")[1], re.MULTILINE)
    expect("serve" in commands and "solve" in commands, f"{commands}")
    for command in commands:
        expect(f"\n.SS {command}\n" in plain, command)
        for option in set(re.findall(r"^  (--[a-z0-9-]+)", run(trellis(), command, "--help"), re.MULTILINE)) - {"--version"}:
            expect(f"\\fB{option}\\fR" in plain, f"{command} {option}")
    if not shutil.which("groff"):
        print("     left out, since groff is missing")
        return
    made = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-z"], input=page, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    expect(made.returncode == 0 and not made.stdout, made.stdout)


def package(name="packages"):
    """The Debian package of the tree, made once in each folder."""
    folder = pathlib.Path(TREE.name, name)
    if not folder.exists():
        folder.mkdir()
        run(ROOT / "scripts/deb", tree(), VERSION, folder)
    (path,) = folder.glob("trellis_*.deb")
    return path


def test_debian_package():
    """the Debian package has the program, the unit, the configuration and the man page, and says what it needs"""
    with tempfile.TemporaryDirectory() as folder:
        path = package()
        unpacked = pathlib.Path(folder, "unpacked")
        run("dpkg-deb", "--raw-extract", path, unpacked)
        expect(path.name == f"trellis_{VERSION}_{run('dpkg', '--print-architecture').strip()}.deb", path.name)
        depends = run("dpkg-deb", "--field", path, "Depends")
        for name in ("libc6 (>=", "libuv1 (>=", "libyaml-0-2", "libharfbuzz0b (>=", "adduser"):
            expect(name in depends, depends)
        expect("llhttp" not in depends and "yyjson" not in depends, depends)
        libraries = {each.name for each in (unpacked / "usr/lib/trellis").iterdir()}
        expect(len(libraries) == 2, f"{libraries}")
        for name in ("usr/bin/trellis", "usr/share/trellis/web/SHA256SUMS", "usr/share/man/man1/trellis.1.gz", "usr/share/doc/trellis/copyright"):
            expect((unpacked / name).is_file(), name)
        expect((unpacked / "DEBIAN/conffiles").read_text() == "/etc/trellis/trellis.yaml\n", "conffiles")
        run(trellis(), "serve", "--check", "--config", unpacked / "etc/trellis/trellis.yaml")
        (unit,) = unpacked.rglob("trellis.service")
        text = unit.read_text()
        for line in ("ExecStart=/usr/bin/trellis serve --config /etc/trellis/trellis.yaml", "User=trellis", "ProtectSystem=strict", "NoNewPrivileges=yes"):
            expect(f"\n{line}\n" in text, f"{line}: {text}")
        expect("socket" not in text and "DynamicUser" not in text and "Environment" not in text, text)


def test_debian_package_is_the_same():
    """one tree has one package"""
    expect(package().read_bytes() == package("again").read_bytes(), "they differ")


def test_lintian():
    """lintian finds no error in the Debian package, but for how this program is linked"""
    if not shutil.which("lintian"):
        expect("TRELLIS_DEPLOY_ALL" not in os.environ, "lintian is missing: scripts/bootstrap dist")
        print("     left out, since lintian is missing")
        return
    # What is released has Swift's runtime linked in and no symbols; this program has neither.
    linking = "custom-library-search-path,unstripped-binary-or-object"
    run("lintian", "--fail-on", "error", "--suppress-tags", linking, "--allow-root", package())
