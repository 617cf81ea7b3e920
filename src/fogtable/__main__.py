"""`python -m fogtable` is `fogtable`, where the command is not on the path."""

from fogtable.cli import app

# The processes that a server works in read this file too, by another name (as those of multiprocessing do).
if __name__ == "__main__":
    app(prog_name="fogtable")
