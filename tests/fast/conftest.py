import pytest

from fogtable.fast.find import execution, module_of


@pytest.fixture(scope="session")
def notalone_module():
    """The compiled rules of NOT ALONE; skipped where there is no compiler."""
    module = module_of("notalone")
    if module is None:
        pytest.skip(execution("notalone").reason)
    return module
