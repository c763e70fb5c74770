"""Runs a notebook from its first cell to its last by the kernel of Deno, and prints it with what its cells gave."""

import sys

import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, kernel_name="deno", timeout=300).execute()
print(nbformat.writes(notebook))
