import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { playGames, tally } from '../arena/index.js';
import { draw, InvalidOptionsError, seedRng, type ViewOf } from '../index.js';
import { sealed } from '../testing/index.js';
import { BOTS, type Bot, botNamed, greedyBot, houseBot, randomBot, searchBot, searchMaker } from './index.js';

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const turn = (seat: number, random = 0.5) => {
  const view = sealed.view(state, seat);
  return { view, seat, legal: sealed.legalMoves(view), random: () => random };
};
const points = (view: ViewOf<typeof sealed>, seat: number) => view.won[seat] ?? 0;

describe('randomBot', () => {
  test('plays each legal move equally often', () => {
    const rng = seedRng('random bot');
    const bot = randomBot();
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const { move } = bot({ ...turn(0), random: () => draw(rng) });
      counts.set(sealed.encodeMove(move), (counts.get(sealed.encodeMove(move)) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(sealed.legalMoves(state, 0).map(sealed.encodeMove).sort());
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(160);
  });

  test('fits any game: it takes what its turn gives', () => {
    const bot: Bot<string, number> = randomBot();
    expect(bot({ view: '', seat: 0, legal: [4, 5], random: () => 0.99 })).toEqual({ move: 5, candidates: [] });
  });
});

test('houseBot plays the move of the game', () => {
  expect(houseBot(sealed)(turn(1))).toEqual({ move: sealed.botMove(state, 1), candidates: [] });
});

describe('greedyBot', () => {
  test('weighs each legal move by its mean over full states, and is repeatable', () => {
    const bot = greedyBot(sealed, points, 8);
    const choice = bot(turn(0));
    expect(choice).toEqual(bot(turn(0)));
    expect(choice.candidates.map(({ move }) => move)).toEqual(sealed.legalMoves(state, 0));
    for (const { visits } of choice.candidates) expect(visits).toBe(8);
    const best = Math.max(...choice.candidates.map(({ value }) => value));
    expect(choice.move).toBe(choice.candidates.find(({ value }) => value === best)?.move);
  });

  test('takes the first listed among equals', () => {
    expect(greedyBot(sealed, () => 0)(turn(0)).move).toEqual(sealed.legalMoves(state, 0)[0]);
  });

  test('beats randomBot by a prize that it has won, and by high bids for high prizes', () => {
    const worth = (view: ViewOf<typeof sealed>, seat: number) =>
      points(view, seat) + Number(view.bids[seat] ?? 0) * (Number(view.prize) - 12);
    const bots = { greedy: greedyBot(sealed, worth, 4), random: randomBot() };
    const [first, second] = tally(playGames(sealed, bots, { seats: 2, seed: 'greedy' }, few(400, 4)));
    expect(first?.bot).toBe('greedy');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });
});

describe('botNamed', () => {
  const seeded = () => {
    const rng = seedRng('names');
    return () => draw(rng);
  };

  test('gives the bot that the name says, with its settings', () => {
    const named = botNamed(sealed, 'search:80:exploration=0.9:prior=none');
    const made = searchBot(sealed, { iterations: 80, exploration: 0.9, prior: 'none' });
    expect(named({ ...turn(0), random: seeded() })).toEqual(made({ ...turn(0), random: seeded() }));
    expect(botNamed(sealed, 'house')(turn(1)).move).toEqual(sealed.botMove(state, 1));
  });

  test.each([
    ['hose', 'no bot is called "hose"; there are greedy, house, level, random, script, search'],
    ['constructor', 'no bot is called "constructor"'],
    ['house:thorough', 'the house bot of sealed has no effort "thorough"'],
    ['house:thorough:now', 'house has no setting "now"'],
    ['house:samples=2', 'house has no setting "samples"'],
    ['script', 'sealed has no script'],
    ['script:expert:now', 'script has no setting "now"'],
    ['search:many', 'iterations should be a number, not "many"'],
    ['search:10:20', 'search takes one number of iterations'],
    ['search:10:depht=3', 'search has no setting "depht"; it has iterations'],
    ['search:10:prior=me', 'prior should be one of random, house, none, not "me"'],
    ['search:0', 'iterations should be a whole number from 1, not 0'],
    ['greedy:samples=0', 'samples should be a whole number from 1, not 0'],
  ])('%s is refused: %s', (name, message) => {
    expect(() => botNamed(sealed, name)).toThrow(message);
  });

  test('gives the greedy bot the samples of its name', () => {
    const judged = { ...sealed, evaluate: points };
    for (const [name, samples] of [
      ['greedy:samples=8', 8],
      ['greedy', 1],
    ] as const)
      expect(botNamed(judged, name)({ ...turn(0), random: seeded() })).toEqual(
        greedyBot(judged, undefined, samples)({ ...turn(0), random: seeded() }),
      );
  });

  test('asks a house bot that has efforts for one of them', () => {
    const asked: unknown[] = [];
    const levelled: typeof sealed = {
      ...sealed,
      efforts: ['easy', 'hard'],
      botMove: (position, seat, effort) => {
        asked.push(effort);
        return sealed.botMove(position, seat);
      },
    };
    botNamed(levelled, 'house:hard')(turn(0));
    botNamed(levelled, 'house')(turn(0));
    expect(asked).toEqual(['hard', undefined]);
    expect(() => botNamed(levelled, 'house:harder')).toThrow(
      'the house bot of sealed has no effort "harder"; it has easy, hard',
    );
  });

  test('gives a search with settings of your own the iterations of its name', () => {
    let asked = 0;
    const net = searchMaker<typeof sealed>({ depth: 0, early: false, proof: 0, judge: () => [++asked, 0] });
    botNamed(sealed, 'net:40', { ...BOTS, net })(turn(0));
    expect(asked).toBe(40);
    expect(() => botNamed(sealed, 'net:40:deep=1', { ...BOTS, net })).toThrow('search has no setting "deep"');
  });

  test('knows the bots that it is given', () => {
    const makers = { ...BOTS, first: () => () => ({ move: { kind: 'first' }, candidates: [] }) };
    expect(botNamed(sealed, 'first', makers)(turn(0)).move).toEqual({ kind: 'first' });
  });

  describe('of a script', () => {
    /** The game with a script on the second seat, at a level that its options name. */
    const scripted = {
      ...sealed,
      seats: (position: Parameters<typeof sealed.seats>[0]) =>
        sealed.seats(position).map((each, seat) => (seat === 1 ? { ...each, role: 'script' as const } : each)),
      newGame: (options?: object) => {
        const { level = 'easy', ...others } = { ...options } as { readonly level?: string };
        if (!['easy', 'hard'].includes(level))
          throw new InvalidOptionsError('sealed', [
            { path: ['level'], expected: '"easy" or "hard"', message: 'no level' },
          ]);
        return sealed.newGame({ seed: 'script', seats: 2, ...others });
      },
    } as unknown as typeof sealed;
    const at = (level: string) => ({ ...turn(1), view: { ...turn(1).view, options: { level } } as never });

    test('it plays its own seat, at the level of the game or at the one that is named', () => {
      const move = sealed.botMove(state, 1);
      for (const name of ['script', 'script:hard']) expect(botNamed(scripted, name)(at('hard')).move).toEqual(move);
      expect(botNamed(scripted, 'script')(turn(1)).move).toEqual(move);
    });

    test('it refuses the seat of a player, a game at another level, a level that there is not', () => {
      expect(() => botNamed(scripted, 'script')(turn(0))).toThrow(
        "the script of sealed does not play seat 0, which is a player's",
      );
      expect(() => botNamed(scripted, 'script:hard')(at('easy'))).toThrow(
        'script:hard cannot play a game at the level easy',
      );
      expect(() => botNamed(scripted, 'script:expert')).toThrow(
        'the script of sealed has no level "expert": it should be "easy" or "hard"',
      );
      expect(() => botNamed(scripted, 'script:samples=2')).toThrow('script has no setting "samples"');
      expect(() => botNamed(scripted, 'random:quick')).toThrow('random has no setting "quick"');
      expect(() => botNamed(scripted, 'level:novice:now')).toThrow('level has no setting "now"');
      expect(() => botNamed(scripted, 'level:best')).toThrow('there is no level "best"; there are first-game');
    });
  });
});
