import pytest

from fogtable.core.formats.case import read_case
from fogtable.core.formats.scenario import run_case
from tests.core.cases import load


@pytest.fixture
def run(tmp_path):
    def run(text: str):
        path = tmp_path / "case.yaml"
        path.write_text(text, encoding="utf-8")
        return run_case(read_case(path), load)

    return run
