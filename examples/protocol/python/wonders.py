"""The games of @wonders for Python: an engine over a pipe, an environment in the shape of PettingZoo's AEC, and a reader of samples.

Needs Python 3.9 and Node; nothing else. With NumPy installed observations and masks are arrays, without it lists. With PettingZoo
installed the environment is one of its own, with spaces.
"""

from __future__ import annotations

import base64
import functools
import json
import pathlib
import struct
import subprocess
from typing import Any, Iterator, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None

try:
    import gymnasium
    from pettingzoo import AECEnv
except ImportError:
    gymnasium = None
    AECEnv = object

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMMAND = ("node", "--conditions=@wonders/source", "--import", "tsx", "examples/protocol/main.ts")


class WondersError(Exception):
    """An error of the engine: `code` says which, `fault` has all details."""

    def __init__(self, fault: dict) -> None:
        super().__init__(fault["message"])
        self.code = fault["code"]
        self.fault = fault


class Engine:
    """A program that plays. One engine serves any number of tables."""

    def __init__(self, command: Sequence[str] = COMMAND, cwd: pathlib.Path = ROOT) -> None:
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


class WondersEnv(AECEnv):
    """A game in the shape of PettingZoo's AEC environments. Seats of a script are part of the game and not agents.

    The action space is `range(action_count)`; `None` is the step of an agent that is done, as in PettingZoo.
    """

    def __init__(self, engine: Engine, game: str, options: Optional[dict] = None) -> None:
        self._engine = engine
        self._options = dict(options or {})
        self._table: Optional[str] = None
        self.metadata = {"name": f"wonders_{game}", "is_parallelizable": False}
        self.game = game
        self.schema = engine.ask("schema", game=game)
        self.action_count = self.schema["actions"]["actionCount"]
        self.observation_length = self.schema["observation"]["length"]
        self.render_mode = None
        self._seats = self._open(self._options)
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []

    def _open(self, options: dict) -> dict:
        """Begins a game and returns the seats of its agents."""
        self.close()
        status = self._engine.ask("newGame", game=self.game, options={"seed": "0", **options})
        self._table = status["table"]
        return {f"seat_{i}": i for i, seat in enumerate(status["seats"]) if seat["role"] != "script"}

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> Any:
        """The observations as a Gymnasium space; needs PettingZoo."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1, 1, (self.observation_length,), numpy.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.action_count,), numpy.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> Any:
        """The move numbers as a Gymnasium space; needs PettingZoo."""
        return gymnasium.spaces.Discrete(self.action_count)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        """Begins a new game. Put options that differ from those of the environment under the key `game`."""
        chosen = {**self._options, **(options or {}).get("game", {})}
        if seed is not None:
            chosen["seed"] = str(seed)
        self._seats = self._open(chosen)
        self.possible_agents = list(self._seats)
        self.agents = list(self._seats)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.outcome: Optional[dict] = None
        status = self._engine.ask("advance", table=self._table)
        if status["over"]:
            self._end(status)
        else:
            self.agent_selection = f"seat_{status['active'][0]}"

    def observe(self, agent: str) -> dict:
        if self.outcome is not None:
            return {
                "observation": floats(base64.b64encode(bytes(4 * self.observation_length)).decode()),
                "action_mask": bits(base64.b64encode(bytes(self.action_count // 8 + 1)).decode(), self.action_count),
            }
        answer = self._engine.ask("observe", table=self._table, seat=self._seats[agent])
        return {
            "observation": floats(answer["observation"]),
            "action_mask": bits(answer["mask"], self.action_count),
        }

    def last(self, observe: bool = True) -> tuple:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent that is done can only step with None")
            self.agents.remove(agent)
            for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del told[agent]
            for each in self.agents:
                self.rewards[each] = 0.0
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        status = self._engine.ask("step", table=self._table, action=int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        if status["over"]:
            self._end(status)
        else:
            self.agent_selection = f"seat_{status['active'][0]}"

    def _end(self, status: dict) -> None:
        self.outcome = status["outcome"]
        for agent, seat in self._seats.items():
            self.rewards[agent] = status["returns"][seat]
            self._cumulative_rewards[agent] += status["returns"][seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def bot_actions(self, bot: str = "house") -> list[int]:
        """The move of one of the engine's bots for the selected agent, as numbers: several for a composed move."""
        return self._engine.ask("bot", table=self._table, seat=self._seats[self.agent_selection], bot=bot)["actions"]

    def close(self) -> None:
        if self._table is not None:
            self._engine.ask("close", table=self._table)
            self._table = None


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
