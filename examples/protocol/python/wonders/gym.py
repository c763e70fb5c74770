"""Environments for Gymnasium: many games in one request, and one game."""

from __future__ import annotations

import base64
from typing import Any, Optional, Sequence

import gymnasium
import numpy
from gymnasium.vector.utils import batch_space

from .engine import Engine


class WondersVectorEnv(gymnasium.vector.VectorEnv):
    """Many games side by side, one request per step for all of them. A game that is over begins again in the same step.

    `opponent` names a bot of the engine (`house`, `random`, `search:200` ...) for all seats but `seat`. Without one you decide for every
    seat: `infos["agents"]` says whose turn it is, and `infos["rewards"]` has the rewards of all seats. Rewards are zero until a game ends.
    An illegal action raises WondersError and changes nothing: choose by `action_mask`.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        num_envs: int = 1,
        options: Optional[dict] = None,
        opponent: str = "",
        seat: int = 0,
    ) -> None:
        schema = engine.ask("schema", game=game)
        self._engine = engine
        self._wanted = {"game": game, "games": num_envs, "opponent": opponent, "seat": seat}
        self._options = dict(options or {})
        self._open: Optional[str] = None
        self._seat = seat
        self.num_envs = num_envs
        self.length = schema["observation"]["length"]
        self.action_count = schema["actions"]["actionCount"]
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1, 1, (self.length,), numpy.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.action_count,), numpy.int8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple:
        """Begins all games anew. Put options that differ from those of the environment under the key `game`."""
        given = {**self._options, **(options or {}).get("game", {})}
        if seed is not None:
            given["seed"] = str(seed)
        if self._open is not None and given == self._given:
            answer = self._engine.ask("resetAll", environment=self._open)
        else:
            self.close_extras()
            self._given = given
            answer = self._engine.ask("environment", options={"seed": "0", **given}, **self._wanted)
            self._open = answer["environment"]
            self._seats, self._mask_bytes = answer["seats"], answer["maskBytes"]
        if seed is not None:
            # The same seed gives the same games again.
            self._given = None
        return self._seen(answer), self._infos(answer)

    def step(self, actions: Sequence[int]) -> tuple:
        answer = self._engine.ask("stepAll", environment=self._open, actions=[int(action) for action in actions])
        infos = self._infos(answer)
        done = numpy.array(answer["dones"], dtype=bool)
        return self._seen(answer), infos["rewards"][:, self._seat], done, numpy.zeros_like(done), infos

    def _infos(self, answer: dict) -> dict:
        rewards = numpy.array(answer["rewards"], dtype=numpy.float64).reshape(self.num_envs, self._seats)
        return {"agents": numpy.array(answer["agents"]), "rewards": rewards}

    def _seen(self, answer: dict) -> dict:
        observation = numpy.frombuffer(base64.b64decode(answer["observations"]), dtype="<f4")
        raw = numpy.frombuffer(base64.b64decode(answer["masks"]), dtype=numpy.uint8)
        masks = numpy.unpackbits(
            raw.reshape(self.num_envs, self._mask_bytes), axis=1, count=self.action_count, bitorder="little"
        )
        return {"observation": observation.reshape(self.num_envs, self.length), "action_mask": masks.view(numpy.int8)}

    def close_extras(self, **_: Any) -> None:
        if self._open is not None:
            self._engine.ask("closeAll", environment=self._open)
            self._open = None


class WondersGym(gymnasium.Env):
    """One seat of one game: the script and the `opponent` play within. The observation after the end is zeros."""

    def __init__(
        self, engine: Engine, game: str, options: Optional[dict] = None, opponent: str = "house", seat: int = 0
    ) -> None:
        self._games = WondersVectorEnv(engine, game, 1, options, opponent, seat)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple:
        super().reset(seed=seed)
        seen, _ = self._games.reset(seed=seed, options=options)
        return {name: each[0] for name, each in seen.items()}, {}

    def step(self, action: int) -> tuple:
        seen, rewards, done, _, _ = self._games.step([action])
        shown = {name: numpy.zeros_like(each[0]) if done[0] else each[0] for name, each in seen.items()}
        return shown, float(rewards[0]), bool(done[0]), False, {}

    def close(self) -> None:
        self._games.close()
