"""The site that `make docs` builds from this folder: Sphinx with MyST (Markdown) and Furo."""

from sphinx.application import Sphinx

from fogtable import __version__

project = "fogtable"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["conf.py"]

# -- text -------------------------------------------------------------------------------------------------------------

# Addresses of headings as GitHub makes them, so that the same links hold there and here.
myst_heading_anchors = 4
highlight_language = "none"
# Samples leave out what does not matter, and Fluent is no language that the highlighter knows.
suppress_warnings = ["misc.highlighting_failure"]

# -- what is said of Python in its docstrings -------------------------------------------------------------------------

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
napoleon_numpy_docstring = False


def keep_whole(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Keep napoleon from taking what is said of an attribute, up to a colon, for its type: it reads the first line."""
    if what in ("attribute", "data", "property"):
        lines.insert(0, "")


def setup(app: Sphinx) -> None:
    """Come before napoleon."""
    app.connect("autodoc-process-docstring", keep_whole, priority=100)


# -- how it looks: nothing is fetched from elsewhere, neither letters nor scripts --------------------------------------

html_theme = "furo"
html_title = "fogtable"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
