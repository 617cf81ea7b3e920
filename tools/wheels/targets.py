"""The machines for which there is a wheel with compiled rules."""

from typing import NamedTuple

PYTHON = "cp311-abi3"
"""CPython 3.11 and all later ones: a module uses the limited API only (docs/compiled.md)."""


class Target(NamedTuple):
    """A kind of machine.

    ``system``: what fogtable.fast.find.SYSTEM is there. ``tag``: what an installer calls it. ``triple``: what zig does.
    """

    system: str
    tag: str
    triple: str

    @property
    def suffix(self) -> str:
        """How the names of modules end there."""
        return ".abi3.pyd" if self.system.startswith("win") else ".abi3.so"


TARGETS = (
    # 2.17 is the glibc of 2012: the oldest that any Python >= 3.11 is built for.
    Target("linux-x86_64", "manylinux_2_17_x86_64", "x86_64-linux-gnu.2.17"),
    Target("linux-aarch64", "manylinux_2_17_aarch64", "aarch64-linux-gnu.2.17"),
    Target("linux-x86_64", "musllinux_1_2_x86_64", "x86_64-linux-musl"),
    Target("linux-aarch64", "musllinux_1_2_aarch64", "aarch64-linux-musl"),
    Target("macosx-arm64", "macosx_11_0_arm64", "aarch64-macos.11.0"),
    Target("macosx-x86_64", "macosx_10_15_x86_64", "x86_64-macos.10.15"),
    Target("win-amd64", "win_amd64", "x86_64-windows-gnu"),
)
