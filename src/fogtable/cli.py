"""The command line: ``fogtable``."""

import typer

from fogtable import __version__

app = typer.Typer(no_args_is_help=True, help="A digital tabletop for board games with hidden information.")


@app.callback()
def main() -> None:
    """Keep subcommands named even while there is only one."""


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(__version__)
