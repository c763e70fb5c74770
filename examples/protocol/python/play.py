"""Plays at random against one of the engine's bots, in a PettingZoo loop, and prints the results."""

import argparse
import json
import random

from wonders import Engine, WondersEnv, WondersError


def choose(mask, chance: random.Random) -> int:
    return chance.choice([action for action, legal in enumerate(mask) if legal])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="duel-solo")
    parser.add_argument("--options", default='{"mode": "versus", "pantheon": false}', help="as JSON")
    parser.add_argument("--bot", default="house")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    total = {"random": 0.0, given.bot: 0.0}
    steps = 0
    with Engine() as engine:
        env = WondersEnv(engine, given.game, json.loads(given.options))
        for number in range(given.games):
            env.reset(seed=given.seed + number)
            mine = env.possible_agents[number % len(env.possible_agents)]
            planned = []
            for agent in env.agent_iter():
                observation, reward, terminated, truncated, _ = env.last(observe=agent == mine)
                if terminated or truncated:
                    total["random" if agent == mine else given.bot] += reward
                    env.step(None)
                elif agent == mine:
                    assert len(observation["observation"]) == env.observation_length
                    env.step(choose(observation["action_mask"], chance))
                    steps += 1
                else:
                    planned = planned or env.bot_actions(given.bot)
                    env.step(planned.pop(0))
                    steps += 1
        try:
            engine.ask("status", table="table-0")
        except WondersError as error:
            assert error.code == "no-such-table"
        env.close()
    print(json.dumps({"games": given.games, "steps": steps, "returns": total}))


if __name__ == "__main__":
    main()
