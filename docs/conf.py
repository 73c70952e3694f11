"""How Sphinx builds the documentation; ``make docs`` does it."""

from __future__ import annotations

import sys
from importlib.metadata import version as version_of
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE)]

project = "Lexludi"
author = "The Lexludi developers"
project_copyright = "The Lexludi developers. The rules restate published rulebooks in this project's own words; it is unofficial."
version = release = version_of("lexludi")

extensions = ["sphinx.ext.autodoc", "sphinx.ext.napoleon", "myst_parser", "lexludi_docs"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["examples", "lexludi_docs"]
nitpicky = True
#: Types of other projects, of which nothing is fetched, and names of types that no page is about.
nitpick_ignore_regex = [
    ("py:.*", r"(collections|typing|attrs|click|pathlib|importlib|random)\..*"),
    ("py:.*", r"[A-Za-z_]+"),
    ("py:class", r"lexludi\.(explain\.Explain|code\.Stop)|lexludi_conformance\.comparing\.Finding"),
]

myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries = False

lexludi_controls = str(HERE.parent / "tests")

html_theme = "furo"
html_title = "Lexludi"
html_static_path = ["_static"]
html_css_files = ["lexludi.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": False, "top_of_page_buttons": []}
html_last_updated_fmt = None
pygments_style = "default"
pygments_dark_style = "github-dark"
