"""A bot for tournaments, in Python: `serve(choose)` reads turns from standard input and writes moves to standard output.

Needs Python 3.9 and nothing else. The rules stay with the host: a bot asks it for positions, legal moves and their worth.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Callable, Iterator


class Turn:
    """A turn: `view`, `seat`, `legal` (moves as text), `ply`, and `seed` for random numbers that make games repeatable."""

    def __init__(self, message: dict, lines: Iterator[str]) -> None:
        self.game: str = message["game"]
        self.ply: int = message["ply"]
        self.seat: int = message["seat"]
        self.view: dict = message["view"]
        self.legal: list[str] = message["legal"]
        self.seed: str = message["seed"]
        self._lines = lines
        self._count = 0

    def ask(self, method: str, **parameters: Any) -> dict:
        """The answer of the host to a request; raises ValueError where it refuses."""
        self._count += 1
        _write({"id": self._count, "method": method, **parameters})
        answer = json.loads(next(self._lines))
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]

    def load(self, seed: str = "0") -> str:
        """A position that agrees with the view; what the seat cannot see is guessed by the seed."""
        return self.ask("load", seed=seed)["position"]

    def clone(self, position: str) -> str:
        """A copy of a position."""
        return self.ask("clone", position=position)["position"]

    def determinize(self, position: str, seed: str = "0") -> str:
        """Another guess of what the seat cannot see in a position."""
        return self.ask("determinize", position=position, seed=seed)["position"]

    def play(self, position: str, move: str) -> dict:
        """Plays a move there; gives who is `active`, whether it is `over`, and then the `outcome`."""
        return self.ask("play", position=position, move=move)

    def legal_at(self, position: str) -> list[str]:
        """The legal moves of a position."""
        return self.ask("legal", position=position)["moves"]

    def evaluate(self, position: str) -> float:
        """By how many points the seat is expected to lead."""
        return self.ask("evaluate", position=position)["value"]


def _write(message: dict) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def serve(choose: Callable[[Turn], str]) -> None:
    """Answers turns until the host ends the game."""
    lines = iter(sys.stdin.readline, "")
    for line in lines:
        message = json.loads(line)
        if message.get("kind") == "turn":
            _write({"kind": "move", "move": choose(Turn(message, lines))})
