"""Put the built web client and, where there is a C compiler, the compiled rules into the wheel."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# tools/ lies beside this file and is not installed; the package is not installed yet.
sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from fogtable.fast.compiler import hindrance
from fogtable.fast.find import PACKAGE, path_of
from tools import webclient
from tools.machine import say

TRANSLATED_WITH = ("msgspec", "platformdirs", "pyyaml")
"""What games and the translator import, of all that the package depends on."""


class BuiltFilesHook(BuildHookInterface[Any]):
    """Build before the files of the wheel are gathered, except for an editable install.

    There the Makefile builds the client when its sources change, and rules are compiled on first use.
    """

    def dependencies(self) -> list[str]:
        """Ask for Node as a wheel where the machine has none; for what games import where rules can be compiled."""
        wanted = []
        if not webclient.find_node():
            lines = Path(self.root, "requirements", "node.in").read_text().splitlines()
            wanted += [line for line in lines if line and not line.startswith("#")]
        if hindrance() is None:
            wanted += [one for one in self.metadata.core.dependencies if one.startswith(TRANSLATED_WITH)]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what goes into the wheel; with compiled rules in it, it is for this Python and system only.

        tools.wheels has compiled the rules already, for whatever machine, and says for which the wheel is.
        """
        if version == "editable":
            return
        webclient.build()
        if made := os.environ.get("FOGTABLE_MODULES"):
            modules = sorted(Path(made).iterdir())
            build_data["tag"] = os.environ["FOGTABLE_TAG"]
        else:
            modules = compile_rules()
            build_data["infer_tag"] = bool(modules)
        build_data["pure_python"] = not modules
        build_data["force_include"].update({str(path): f"fogtable/fast/built/{path.name}" for path in modules})


def compile_rules() -> list[Path]:
    """Compile the rules of all games; return the modules, none if that is not possible here."""
    if why := hindrance():
        say(f"{why}: the rules are not compiled")
        return []
    command = [sys.executable, "-P", "-m", "fogtable.compile.build", "--all"]
    path = [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in path if folder)}
    subprocess.run(command, env=env, stdin=subprocess.DEVNULL, check=False)  # it says itself what went wrong
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
    return [path for path in map(path_of, games) if path.is_file()]
