"""Put the built web client into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# tools/ lies beside this file and is not installed.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import webclient


class WebClientHook(BuildHookInterface[Any]):
    """Build the client before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Ask for Node as a wheel where the machine has none."""
        if webclient.find_node():
            return []
        lines = Path(self.root, "requirements", "node.in").read_text().splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, except for an editable install: there the Makefile does it, when the sources change."""
        if version != "editable":
            webclient.build()
