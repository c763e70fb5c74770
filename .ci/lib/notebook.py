"""Runs a notebook from its first cell to its last by the kernel of Deno, and prints it with what its cells gave."""

import queue
import sys

import nbformat
from jupyter_client.manager import start_new_kernel

notebook = nbformat.read(sys.argv[1], as_version=4)
manager, client = start_new_kernel(kernel_name="deno")


def run(cell):
    """Waits for what a cell gives. The kernel may show a picture after it has said that it is done: ten seconds more for that."""
    cell.outputs = []
    asked = client.execute(cell.source)
    done = False
    while not (done and cell.outputs):
        try:
            message = client.get_iopub_msg(timeout=10 if done else 300)
        except queue.Empty:
            if done:
                return
            raise
        if message["parent_header"].get("msg_id") != asked:
            continue
        kind, content = message["msg_type"], message["content"]
        if kind == "error":
            sys.exit("\n".join(content["traceback"]))
        if kind == "status":
            done = done or content["execution_state"] == "idle"
        elif kind in ("execute_result", "display_data", "stream"):
            cell.outputs.append(nbformat.v4.output_from_msg(message))


try:
    for each in notebook.cells:
        if each.cell_type == "code":
            run(each)
finally:
    client.stop_channels()
    manager.shutdown_kernel(now=True)
print(nbformat.writes(notebook))
