"""A game in the shape of PettingZoo's AEC environments. With PettingZoo installed it is one of its own, with spaces."""

from __future__ import annotations

import base64
import functools
from typing import Any, Iterator, Optional

from .engine import Engine, bits, floats, numpy

try:
    import gymnasium
    from pettingzoo import AECEnv
except ImportError:
    gymnasium = None
    AECEnv = object


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
