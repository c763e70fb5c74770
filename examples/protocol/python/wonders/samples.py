"""The samples of examples/learn."""

from __future__ import annotations

from typing import Iterator


def read_samples(path: str) -> Iterator[dict]:
    """The samples of a file from examples/learn, with complete observations. Needs pyarrow."""
    import pyarrow

    with pyarrow.memory_map(path) as source:
        table = pyarrow.ipc.open_file(source).read_all()
        length = int(table.schema.metadata[b"observationLength"])
        for row in table.to_pylist():
            observation = [0.0] * length
            for column, value in zip(row["columns"], row["values"]):
                observation[column] = value
            yield {**row, "observation": observation}
