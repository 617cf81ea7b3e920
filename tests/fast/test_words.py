"""The words of compiled rules by themselves, against their plain meaning in C."""

import subprocess

import pytest

from fogtable.fast.compiler import find_compiler
from fogtable.fast.find import RUNTIME
from tests.fast.checkout import needs_compiler

pytestmark = needs_compiler

MEMBERS = r"""
#include "words.h"

int main(void)
{
    uint64_t luck = 1;
#ifdef THIS_PROCESSOR
    know_processor();
#endif
    for (int i = 0; i < 200000; i++) {
        Cards some = next_random(&luck), left;
        for (int thinner = i % 5; thinner > 0; thinner--)
            some &= next_random(&luck);
        some = i % 7 == 0 ? one((int)(some & 63)) : i == 1 ? ~EMPTY : some ? some : one(63);
        left = some;
        for (int number = 0; left; left &= left - 1, number++)
            if (member(some, number) != lowest(left)) {
                printf("member %d of %llx is %d", number, (unsigned long long)some, member(some, number));
                return 1;
            }
    }
    return 0;
}
"""


@pytest.mark.parametrize(
    "flags", [["-DDEBUG_BOUNDS"], ["-mpopcnt", "-DTHIS_PROCESSOR"]], ids=["any processor", "this processor"]
)
def test_a_member_of_a_set_is_found_by_its_number(tmp_path, flags):
    compiler = find_compiler()
    (tmp_path / "members.c").write_text(MEMBERS)
    command = [*compiler.command, *compiler.flags, "-O2", "-std=gnu11", "-Wall", "-Werror", f"-I{RUNTIME}", *flags]
    subprocess.run([*command, "members.c", "-o", "members"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "members"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
