import pytest

from fogtable.fast.find import execution, module_of


def compiled(game):
    module = module_of(game)
    if module is None:
        pytest.skip(execution(game).reason)
    return module


@pytest.fixture(scope="session")
def notalone_module():
    """The compiled rules of NOT ALONE; skipped where there is no compiler."""
    return compiled("notalone")


@pytest.fixture(scope="session")
def onoda_module():
    """The compiled rules of ONODA; skipped where there is no compiler."""
    return compiled("onoda")
