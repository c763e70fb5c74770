/** Many games in one request, for training: the environments of one client, and the methods on them. */
import type { AnyGame } from '@wonders/core';
import { botNamed } from '@wonders/core/bots';
import { createEnvironment, type Environment } from '@wonders/core/learn';
import {
  integer,
  optionalInteger,
  optionalObject,
  optionalText,
  type Parameters,
  RequestError,
  text,
} from './requests.js';
import { type Answer, base64, type Numbered } from './tables.js';

/** The most games of one environment. */
const MOST_GAMES = 10_000;

const wrong = (parameter: string, message: string): never => {
  throw new RequestError({ code: 'bad-request', parameter, message });
};

/** All that a step shows, in the order of the games. */
const shown = ({ agents, dones, rewards, observations, masks }: Environment): Answer => ({
  agents: [...agents],
  dones: [...dones],
  rewards: [...rewards],
  observations: base64(observations),
  masks: base64(masks),
});

/** The bot that plays all seats of players but one. */
function opponents(game: AnyGame, name: string, own: number, options: Parameters) {
  const seats = game.seats(game.newGame({ seed: '0', ...options }));
  if (seats[own]?.role !== 'player') wrong('seat', `no player has seat ${own}`);
  try {
    const bot = botNamed(game, name);
    return seats.map(({ role }, seat) => (role === 'player' && seat !== own ? bot : undefined));
  } catch (error) {
    throw new RequestError({ code: 'no-such-bot', message: error instanceof Error ? error.message : String(error) });
  }
}

/** The methods on environments. */
export function environments(
  games: ReadonlyMap<string, Numbered>,
): Readonly<Record<string, (given: Parameters) => Answer>> {
  const open = new Map<string, Environment>();
  let count = 0;
  const environmentOf = (given: Parameters): Environment => {
    const id = text(given, 'environment');
    return open.get(id) ?? wrong('environment', `no environment ${id}`);
  };
  return {
    environment(given) {
      const name = text(given, 'game');
      const { game, learn } = games.get(name) ?? {};
      if (game === undefined || learn === undefined)
        throw new RequestError({ code: 'no-such-game', message: `no game ${name} with numbers to learn by` });
      const many = optionalInteger(given, 'games') ?? 1;
      if (many < 1 || many > MOST_GAMES) wrong('games', `games should be 1 to ${MOST_GAMES}`);
      const options = optionalObject(given, 'options');
      const bot = optionalText(given, 'opponent', '');
      const bots = bot === '' ? [] : opponents(game, bot, optionalInteger(given, 'seat') ?? 0, options);
      const environment = createEnvironment(game, learn, { games: many, options, bots });
      const id = `environment-${++count}`;
      open.set(id, environment);
      return { environment: id, seats: environment.seats, maskBytes: environment.maskBytes, ...shown(environment) };
    },
    stepAll(given) {
      const environment = environmentOf(given);
      const { actions } = given;
      if (!Array.isArray(actions) || actions.length !== environment.games)
        wrong('actions', `actions should be a list of ${environment.games} numbers`);
      const numbers = (actions as readonly unknown[]).map((action) => integer({ actions: action }, 'actions'));
      try {
        environment.step(numbers);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        throw new RequestError({ code: 'illegal-move', refusal: { code: 'not-in-mask' }, message: error.message });
      }
      return shown(environment);
    },
    resetAll(given) {
      const environment = environmentOf(given);
      environment.reset();
      return shown(environment);
    },
    closeAll: (given) => ({ closed: open.delete(text(given, 'environment')) }),
  };
}
