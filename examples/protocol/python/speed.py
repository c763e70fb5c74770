"""Plays at random, and prints how many steps a second the environments make: one game at a time, and many in one request."""

import argparse
import json
import random
import time

import numpy

from wonders import Engine, WondersEnv, WondersVectorEnv


def single(engine: Engine, game: str, seconds: float) -> float:
    env, chance, steps, begin = WondersEnv(engine, game), random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else int(chance.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
    env.close()
    return steps / (time.perf_counter() - begin)


def vector(engine: Engine, game: str, games: int, seconds: float) -> float:
    env, chance = WondersVectorEnv(engine, game, games), numpy.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        masks = seen["action_mask"]
        seen = env.step((chance.random(masks.shape) * masks).argmax(axis=1))[0]
        steps += games
    rate = steps / (time.perf_counter() - begin)
    env.close()
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=64, help="how many side by side")
    parser.add_argument("--seconds", type=float, default=3)
    given = parser.parse_args()
    with Engine() as engine:
        for game in [each["id"] for each in engine.ask("hello")["games"] if each["numbers"]]:
            rates = {"single": single(engine, game, given.seconds), "vector": vector(engine, game, given.games, given.seconds)}
            print(json.dumps({"game": game, **{name: round(rate) for name, rate in rates.items()}}), flush=True)


if __name__ == "__main__":
    main()
