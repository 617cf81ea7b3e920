"""The command line: ``fogtable``."""

from typing import Annotated

import typer

from fogtable import __version__
from fogtable.doctor import doctor
from fogtable.env.listing import spaces
from fogtable.lab import kit
from fogtable.lab.content import content
from fogtable.lab.laboratory import lab
from fogtable.lab.simulate import simulate
from fogtable.lab.train.command import train
from fogtable.new_game.command import new
from fogtable.server.process import command, upkeep

app = typer.Typer(no_args_is_help=True, help="A digital tabletop for board games with hidden information.")


@app.callback()
def main() -> None:
    """Keep subcommands named even while there is only one."""


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(__version__)


app.command()(command.play)
app.command()(command.serve)
app.command()(upkeep.backup)
app.command()(upkeep.restore)
app.command()(upkeep.tidy)
app.command()(simulate)
app.command()(train)
app.command()(spaces)
app.add_typer(lab, name="lab")
app.add_typer(content, name="content")
app.add_typer(kit.scenario, name="scenario")
app.add_typer(new, name="new")
app.command()(kit.clauses)
app.command()(doctor)


@app.command()
def check(game: Annotated[str, typer.Argument(help="The game.")]) -> None:
    """Check a game's rules against the rules language; exit 1 if something is outside it."""
    from fogtable.compile.check import game as rules  # a third of what starting would take

    raise typer.Exit(rules.command(game))
