"""`python -m fogtable` is `fogtable`, where the command is not on the path."""

from fogtable.cli import app

app(prog_name="fogtable")
