"""The engine over a pipe, and the numbers in its answers."""

from __future__ import annotations

import base64
import json
import pathlib
import struct
import subprocess
from typing import Any, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None

HERE = pathlib.Path(__file__).resolve().parent
#: The engine that comes with the wheel; a checkout of the repository runs its sources instead.
BUNDLE = HERE / "engine.mjs"
SOURCES = ("node", "--conditions=@wonders/source", "--import", "tsx", "examples/protocol/main.ts")


def _default() -> "tuple[Sequence[str], pathlib.Path]":
    if BUNDLE.exists():
        return ("node", str(BUNDLE)), HERE
    if HERE.parent.name == "python" and (HERE.parents[1] / "main.ts").exists():
        return SOURCES, HERE.parents[3]
    raise FileNotFoundError("no engine: install the wheel that .ci/gates/wheel.ts builds, or this folder with pip install --editable")


class WondersError(Exception):
    """An error of the engine: `code` says which, `fault` has all details."""

    def __init__(self, fault: dict) -> None:
        super().__init__(fault["message"])
        self.code = fault["code"]
        self.fault = fault


class Engine:
    """A program that plays. One engine serves any number of tables and environments. Needs Node 20 or later."""

    def __init__(self, command: Optional[Sequence[str]] = None, cwd: Optional[pathlib.Path] = None) -> None:
        command, cwd = (command, cwd) if command is not None else _default()
        self._process = subprocess.Popen(command, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._count = 0

    def ask(self, method: str, **parameters: Any) -> dict:
        """The result of a method; raises WondersError if the engine answers with an error."""
        self._count += 1
        request = {"id": self._count, "method": method, **parameters}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        answer = json.loads(line)
        if answer["id"] != self._count:
            raise RuntimeError(f"an answer to request {answer['id']}, not to {self._count}")
        if "error" in answer:
            raise WondersError(answer["error"])
        return answer["result"]

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def floats(text: str) -> Sequence[float]:
    """Little-endian 32-bit floats from base64."""
    raw = base64.b64decode(text)
    if numpy is not None:
        return numpy.frombuffer(raw, dtype="<f4")
    return list(struct.unpack(f"<{len(raw) // 4}f", raw))


def bits(text: str, count: int) -> Sequence[int]:
    """A bit set as zeros and ones, like the action masks of PettingZoo."""
    raw = base64.b64decode(text)
    if numpy is not None:
        return numpy.unpackbits(numpy.frombuffer(raw, dtype=numpy.uint8), count=count, bitorder="little").view("int8")
    return [raw[i >> 3] >> (i & 7) & 1 for i in range(count)]
