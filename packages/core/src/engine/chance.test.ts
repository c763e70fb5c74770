import { expect, test } from 'vitest';
import { type BaseDraft, CHANCE, type ChanceEvent, type Decision, defineChance, type Rng, seedRng } from '../index.js';

// A bag of red, green and blue tokens that may be drawn to a seat or for all to see.
type Move =
  | { readonly kind: 'token' | 'marble'; readonly colour: string }
  | { readonly kind: 'coin'; readonly up: boolean };
interface Bag extends BaseDraft {
  bag: Record<string, number>;
  out: string[];
}
const bag = (counts: Record<string, number>, rng: Rng | null): Bag => ({
  game: 'bag',
  rules: 1,
  viewer: null,
  rng,
  pending: [],
  ply: 0,
  names: [],
  bag: counts,
  out: [],
});
const colours = (draft: Bag) => Object.keys(draft.bag);
const chance = defineChance<Bag, Bag, Decision, Move, { readonly kind: 'none' }>({
  token: {
    size: (draft) => colours(draft).length,
    outcome: (draft, _, i) => ({ kind: 'token', colour: colours(draft)[i] ?? '' }),
    weight: (draft, _, i) => draft.bag[colours(draft)[i] ?? ''] ?? 0,
    find: (draft, _, move) => (move.kind === 'token' ? colours(draft).indexOf(move.colour) : -1),
    to: () => 1,
    apply(draft, _, i) {
      draft.out.push(colours(draft)[i] ?? '');
    },
    sure: 'applied',
  },
  coin: {
    size: () => 2,
    outcome: (_, __, i) => ({ kind: 'coin', up: i === 1 }),
    find: (_, __, move) => (move.kind === 'coin' ? Number(move.up) : -1),
    to: () => 'all',
    apply(draft, _, i) {
      draft.out.push(i === 1 ? 'up' : 'down');
    },
  },
});
/** Drawn by hand, its outcomes with numbers of their own. */
const marbles = defineChance<Bag, Bag, Decision, Move, { readonly kind: 'none' }>({
  marble: {
    size(draft) {
      draft.out.push('counted');
      return colours(draft).length;
    },
    numbers: (draft) => colours(draft).map((_, i) => 100 + i),
    outcome: (draft, _, number) => ({ kind: 'marble', colour: colours(draft)[number - 100] ?? '' }),
    weight: () => 1,
    random: (draft, _, random) => 100 + Math.floor(random() * colours(draft).length),
    find: (draft, _, move) => ('colour' in move ? 100 + colours(draft).indexOf(move.colour) : -1),
    to: () => 'all',
    apply(draft, _, number) {
      draft.out.push(`${number}`);
    },
    sure: 'applied',
  },
});
const MARBLE: Decision = { kind: 'marble', seat: CHANCE };
const TOKEN: Decision = { kind: 'token', seat: CHANCE };
const COIN: Decision = { kind: 'coin', seat: CHANCE };

test('with a generator a decision is drawn and applied at once, by weight', () => {
  const draft = bag({ red: 1, green: 0, blue: 3 }, seedRng('bag'));
  for (let i = 0; i < 4000; i++) chance.ask(draft, TOKEN);
  const count = (colour: string) => draft.out.filter((each) => each === colour).length;
  expect(draft.pending).toEqual([]);
  expect(count('green')).toBe(0);
  expect(Math.abs(count('red') - 1000)).toBeLessThan(120);
});

test('without weights all outcomes are equally likely', () => {
  const draft = bag({}, seedRng('coin'));
  for (let i = 0; i < 4000; i++) chance.ask(draft, COIN);
  expect(Math.abs(draft.out.filter((each) => each === 'up').length - 2000)).toBeLessThan(160);
});

test('without a generator the decision is pushed for the host', () => {
  const draft = bag({ red: 1, blue: 3 }, null);
  chance.ask(draft, TOKEN);
  expect(draft).toMatchObject({ pending: [TOKEN], out: [] });
});

test('a sure outcome is applied unasked and undrawn where the rules say so, and asked where they do not', () => {
  const rng = seedRng('sure');
  for (const given of [null, { ...rng }]) {
    const draft = bag({ red: 2 }, given);
    chance.ask(draft, TOKEN);
    expect(draft).toMatchObject({ pending: [], out: ['red'], rng: given && rng });
  }
});

test('what is drawn by hand is not counted, and may bear numbers of its own', () => {
  const drawn = bag({ red: 1, blue: 1 }, seedRng('marbles'));
  for (let i = 0; i < 40; i++) marbles.ask(drawn, MARBLE);
  expect(new Set(drawn.out)).toEqual(new Set(['100', '101']));
  const sure = bag({ red: 1 }, null);
  marbles.ask(sure, MARBLE);
  expect(sure).toMatchObject({ pending: [], out: ['counted', '100'] });
});

test('both doors tell the sink what turned up before it is moved, and who sees it', () => {
  const events: unknown[] = [];
  const hear = (event: ChanceEvent<Move> | { readonly kind: 'none' }) => events.push(event);
  const draft = bag({ red: 0, blue: 3 }, seedRng('any'));
  chance.ask(draft, TOKEN, hear);
  chance.settle(draft, COIN, 1, hear);
  expect(events).toEqual([
    { kind: 'chance', decision: 'token', move: { kind: 'token', colour: 'blue' }, to: 1 },
    { kind: 'chance', decision: 'coin', move: { kind: 'coin', up: true }, to: 'all' },
  ]);
});

test('an author who forgets a decision, or all weights, hears of it', () => {
  const draft = bag({ red: 0, blue: 0 }, seedRng('any'));
  expect(() => chance.ask(draft, { kind: 'toString', seat: CHANCE })).toThrow(TypeError);
  expect(() => chance.ask(draft, TOKEN)).toThrow(TypeError);
});
