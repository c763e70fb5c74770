import { expect, test } from 'vitest';
import { draw, type MoveOf, type StateOf, seedRng } from '../index.js';
import { sealed } from '../testing/index.js';
import { botNamed, LEVELS, levels } from './index.js';

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const view = sealed.view(state, 0);
const legal = sealed.legalMoves(view);

/** A turn with random numbers of its own. */
const turnOf = (seed: string) => {
  const rng = seedRng(seed);
  return { view, seat: 0, legal, random: () => draw(rng) };
};

/** The game with a value for each bid of the first seat: the bid times this. */
const judged = (slope: number, ...temperatures: readonly number[]): typeof sealed => ({
  ...sealed,
  evaluate: (position) => slope * Number((position as StateOf<typeof sealed>).bids[0] ?? 0),
  ladder: temperatures.map((temperature) => ({ temperature })),
});

/** How often each move is made. */
function counts(game: typeof sealed, level: number, times: number): Record<string, number> {
  const found: Record<string, number> = {};
  const bot = levels(game)[level]?.bot;
  for (let i = 0; i < times; i++) {
    const move = bot?.(turnOf(`count ${i}`)).move;
    const code = move === undefined ? '' : sealed.encodeMove(move);
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}

const house = sealed.encodeMove(sealed.botMove(state, 0));

test('all games have the same six levels, by name too', () => {
  expect(levels(sealed).map(({ name }) => name)).toEqual(LEVELS);
  for (const { name, bot } of levels(sealed))
    expect(botNamed(sealed, `level:${name}`)(turnOf('named'))).toEqual(bot(turnOf('named')));
  expect(() => botNamed(sealed, 'level:champion')).toThrow(
    'there is no level "champion"; there are first-game, novice',
  );
  expect(() => botNamed(sealed, 'level')).toThrow('there is no level ""');
  expect(() => botNamed(sealed, 'level:master:now')).toThrow('level has no setting "now"');
});

test('equal random numbers give equal moves', () => {
  for (const { bot } of levels(sealed)) expect(bot(turnOf('same'))).toEqual(bot(turnOf('same')));
});

test('at temperature 0 it plays as the house bot', () => {
  expect(counts(judged(1, 0), 0, 20)).toEqual({ [house]: 20 });
});

test('the warmer, the more seldom it follows the house bot', () => {
  const shares = [0.5, 2, 8].map((_, level) => counts(judged(1, 0.5, 2, 8), level, 400)[house] ?? 0);
  expect(shares[0]).toBeGreaterThan(shares[1] ?? 0);
  expect(shares[1]).toBeGreaterThan(shares[2] ?? 0);
});

test('it never makes a move that loses more than three temperatures', () => {
  const made = Object.keys(counts(judged(100, 4), 0, 400));
  expect(legal.length).toBeGreaterThan(1);
  expect(made.length).toBeLessThanOrEqual(2);
  const wide = Object.keys(counts(judged(0, 4), 0, 400));
  expect(wide.length).toBe(legal.length);
});

test('a trait draws a level to moves that promise less, even away from the house bot', () => {
  const high = sealed.encodeMove(legal.at(-1) as MoveOf<typeof sealed>);
  const bids = { high: judged(1).evaluate as NonNullable<typeof sealed.evaluate> };
  const drawn = (points: number) => ({
    ...sealed,
    evaluate: () => 0,
    traits: bids,
    ladder: [{ temperature: 0.2, trait: { name: 'high', points } }],
  });
  expect(house).not.toBe(high);
  expect(levels(drawn(1)).map(({ trait }) => trait)).toEqual(['high', ...LEVELS.slice(1).map(() => undefined)]);
  expect(Object.keys(counts(drawn(0), 0, 40))).toEqual([house]);
  expect(Object.keys(counts(drawn(4), 0, 40))).toEqual([high]);
});

test('what a level overlooks in a position it always overlooks, even the advice of the house bot, and who sees more sees the rest too', () => {
  const all = legal.map(sealed.encodeMove).sort();
  const seen = (sees: number, ply: number, seed = 'seen'): readonly string[] => {
    const [level] = levels({ ...judged(0), ladder: [{ temperature: 4, sees }] });
    const { candidates = [] } = level?.bot({ ...turnOf(seed), view: { ...view, ply } }) ?? {};
    return candidates.map(({ move }) => sealed.encodeMove(move)).sort();
  };
  const plies = Array.from({ length: 30 }, (_, ply) => ply);
  for (const ply of plies) {
    const some = seen(0.6, ply);
    expect(seen(0.6, ply, 'other')).toEqual(some);
    if (some.length < all.length) expect(seen(0.9, ply)).toEqual(expect.arrayContaining([...some]));
    expect(seen(1, ply)).toEqual(all);
    // Who sees nothing at all has to make a move nevertheless.
    expect(seen(0, ply)).toEqual(all);
  }
  expect(plies.some((ply) => !seen(0.6, ply).includes(house))).toBe(true);
});
