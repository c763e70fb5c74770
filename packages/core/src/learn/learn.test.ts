import { describe, expect, test } from 'vitest';
import { randomBot, searchBot } from '../bots/index.js';
import { integer, type Notation, rank, subset, vector } from '../index.js';
import { type Move, sealed, type View } from '../testing/index.js';
import {
  actionsOf,
  clockwise,
  counts,
  createEnvironment,
  defineLearn,
  has,
  listed,
  numbersIn,
  oneHot,
  plane,
  returnsOf,
  scalar,
  secret,
  selfPlay,
} from './index.js';

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<View, Move>(sealed, {
  kinds: ['bid'],
  features: [
    oneHot('prize', CARDS, ({ view }) => view.prize),
    listed('hand', CARDS, ({ view, seat }) => view.hands[seat] ?? []),
    counts('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
  ],
});

type Trade =
  | { readonly kind: 'pass'; readonly seat: number }
  | { readonly kind: 'give'; readonly seat: number; readonly cards: readonly number[]; readonly to: readonly number[] };

const notation: Notation<Trade> = {
  pass: { seat: integer(0, 2) },
  give: { seat: integer(0, 2), cards: vector(['wood', 'clay'], integer(0, 3)), to: subset(0, 1, 2) },
};
const trades = { id: 'trades', notation };

describe('the numbering', () => {
  test('counts kinds and parameters, without the seat', () => {
    const actions = actionsOf(trades, { kinds: ['pass', 'give'] });
    expect(actions.actionCount).toBe(1 + 16 * 8);
    expect(actions.longest).toBe(1);
    const give: Trade = { kind: 'give', seat: 2, cards: [3, 1], to: [1, 2] };
    const action = actions.actionOf(give);
    expect(action).toBe(1 + (3 * 4 + 1) * 8 + 6);
    expect(actions.moveOf(action, 2)).toEqual(give);
    expect(actions.moveOf(action, 1)).toEqual({ ...give, seat: 1 });
    expect(actions.nameOf(action)).toBe('give 3,1 1,2');
  });

  test('a composed move is chosen part by part', () => {
    const actions = actionsOf(trades, { kinds: ['pass', 'give'], composed: { give: { cards: { clay: 4, wood: 4 } } } });
    expect(actions.actionCount).toBe(1 + 1 + 4 + 4 + 8);
    expect(actions.longest).toBe(4);
    const legal: readonly Trade[] = [
      { kind: 'pass', seat: 0 },
      { kind: 'give', seat: 0, cards: [3, 1], to: [1] },
      { kind: 'give', seat: 0, cards: [2, 1], to: [] },
      { kind: 'give', seat: 0, cards: [2, 0], to: [2] },
    ];
    const names = (before: readonly number[]) =>
      numbersIn(actions.legalMask(legal, before)).map((action) => actions.nameOf(action));
    expect(names([])).toEqual(['pass', 'give']);
    expect(names([1])).toEqual(['give cards clay=0', 'give cards clay=1']);
    expect(names([1, 3])).toEqual(['give cards wood=2', 'give cards wood=3']);
    expect(names([1, 3, 9])).toEqual(['give to=1']);
    expect(actions.moveOf([1, 3, 9], 0)).toBeUndefined();
    expect(actions.moveOf([1, 3, 9, 12], 0)).toEqual(legal[1]);
    expect(actions.actionsOf(legal[1] as Trade)).toEqual([1, 3, 9, 12]);
    expect(() => actions.actionOf(legal[1] as Trade)).toThrow(/composed of 4/);
    expect(() => actions.moveOf([1, 9], 0)).toThrow(RangeError);
    expect(() => actions.moveOf([3], 0)).toThrow(RangeError);
    expect(() => actions.moveOf([0, 3], 0)).toThrow(RangeError);
    expect(() => actions.moveOf([], 0)).toThrow(RangeError);
  });

  test('each step of a composed move has its own numbers, after those of all other moves, and others are refused', () => {
    const composed = { give: { cards: { clay: 4, wood: 4 } } };
    const giveFirst: { readonly id: string; readonly notation: Notation<Trade> } = {
      id: 'trades',
      notation: { give: notation.give, pass: notation.pass },
    };
    const actions = actionsOf(giveFirst, { kinds: ['give', 'pass'], composed });
    expect([actions.composedFrom, actions.actionOf({ kind: 'pass', seat: 0 })]).toEqual([1, 0]);
    expect(actions.moveOf([1, 2, 6, 10], 0)).toEqual({ kind: 'give', seat: 0, cards: [0, 0], to: [] });
    expect(actions.moveOf([1, 5, 9, 17], 0)).toEqual({ kind: 'give', seat: 0, cards: [3, 3], to: [0, 1, 2] });
    expect(() => actions.moveOf([1, 1], 0)).toThrow('1 is no step 1 of give');
    expect(() => actions.moveOf([1, 6], 0)).toThrow('6 is no step 1 of give');
    expect(() => actions.moveOf([1, 5, 9, 18], 0)).toThrow('18 is no step 3 of give');
    expect(() => actions.moveOf([1, 5, 9, 17, 17], 0)).toThrow('17 is no step 4 of give');
    expect(() => actions.moveOf(18, 0)).toThrow('18 is no number of an action');
    expect(actions.nameOf(6)).toBe('give cards wood=0');
    expect(actionsOf(trades, { kinds: ['pass'] }).composedFrom).toBe(1);
  });

  test('a value that the notation does not have is refused by name', () => {
    const actions = actionsOf(trades, { kinds: ['pass', 'give'] });
    expect(() => actions.actionOf({ kind: 'give', seat: 0, cards: [9, 9], to: [] } as never)).toThrow(
      'give has no such cards',
    );
  });

  test('refuses parts that do not make their parameter, and kinds that the notation does not have', () => {
    expect(() => actionsOf(trades, { kinds: ['give'], composed: { give: { cards: { wood: 3 } } } })).toThrow(/16/);
    expect(() => actionsOf(trades, { kinds: ['take' as 'give'] })).toThrow(/take/);
    expect(() => learn.actions.actionOf({ kind: 'draw', card: 3 })).toThrow(/draw/);
  });

  test('of no kinds has no numbers', () => {
    const none = actionsOf(trades, { kinds: [] });
    expect([none.actionCount, none.composedFrom, none.blocks]).toEqual([0, 0, []]);
    expect(() => none.moveOf(0, 0)).toThrow(RangeError);
  });

  test('another numbering has another digest', () => {
    const other = actionsOf(
      { ...trades, notation: { ...notation, pass: { seat: integer(0, 3) } } },
      { kinds: ['give'] },
    );
    const same = actionsOf(trades, { kinds: ['give'] });
    expect(same.digest).toBe(actionsOf(trades, { kinds: ['give'] }).digest);
    expect(other.digest).toBe(same.digest);
    expect(actionsOf(trades, { kinds: ['pass', 'give'] }).digest).not.toBe(same.digest);
  });
});

describe('features', () => {
  const read = (...features: Parameters<typeof defineLearn<View, Move>>[1]['features']) => {
    const one = defineLearn<View, Move>(sealed, { kinds: ['bid'], features });
    return Array.from(one.observe(sealed.view(sealed.newGame({ seats: 2, seed: 'x' }), 0), 0));
  };

  test('are parts of the most there can be, and no more', () => {
    expect(read(scalar('three', 4, () => 3))).toEqual([0.75]);
    expect(read(scalar('many', 4, () => 9))).toEqual([1]);
    expect(read(scalar('less', 4, () => -2))).toEqual([0]);
    expect(read(scalar('signed', 4, () => -2, { signed: true }))).toEqual([-0.5]);
    expect(read(listed('twice', ['a', 'b'], () => ['b', 'hidden', 'b'], 4))).toEqual([0, 0.5]);
    expect(
      read(
        secret('hidden', 4, () => 'hidden'),
        secret('known', 4, () => 2),
      ),
    ).toEqual([0, 0, 1, 0.5]);
  });

  test('a plane leaves out cells beyond its borders', () => {
    const cells = [
      { row: 1, column: 0, value: 2 },
      { row: 2, column: 0, value: 2 },
      { row: 0, column: -1, value: 2 },
    ];
    expect(read(plane('grid', { rows: 2, columns: 2, most: 4 }, () => cells))).toEqual([0, 0, 0.5, 0]);
  });

  test('refuse what they have no place for', () => {
    expect(() => read(oneHot('letter', ['a'], () => 'b' as 'a'))).toThrow('letter cannot be b');
    expect(() => read(listed('letters', ['a'], () => ['b' as 'a']))).toThrow('letters cannot hold b');
  });
});

test('returns are by places, and by points where they are asked for', () => {
  const score = (seat: number, total: number) => ({ seat, total, categories: {}, order: [total] });
  const outcome = rank('over', [score(0, 5), score(1, 5), score(2, 20), score(3, 0)]);
  expect(returnsOf(outcome).map((value) => Math.round(value * 6) / 6)).toEqual([0, 0, 1, -1]);
  const [first = 0, , third = 0] = returnsOf(outcome, { victory: 0.5, margin: 15 });
  expect(first).toBeCloseTo(0.5 * Math.tanh(-1));
  expect(third).toBeCloseTo(0.5 + 0.5 * Math.tanh(1));
});

describe('self-play', () => {
  test('tells each decision of seats with what the game was worth to them', () => {
    const bots = [randomBot(), randomBot(), randomBot()];
    const samples = [...selfPlay(sealed, learn, bots, 3, { options: { seats: 3, seed: 'june' } })];
    expect(samples.length).toBe(3 * 4 * 3);
    for (const { mask, action, policy, value, observation } of samples) {
      expect(has(mask, action)).toBe(true);
      expect(policy).toEqual({ actions: [action], weights: [1] });
      expect([-1, -0.5, 0, 0.5, 1]).toContain(value);
      expect(observation.length).toBe(learn.observation.length);
    }
    const again = [...selfPlay(sealed, learn, bots, 1, { options: { seats: 3, seed: 'june' }, from: 2 })];
    expect(again).toEqual(samples.slice(24));
  });

  test('a bot that weighs teaches its visits', () => {
    const bot = searchBot(sealed, { iterations: 60 });
    const [sample] = selfPlay(sealed, learn, [bot, bot], 1, { options: { seats: 2, seed: 'june' } });
    expect(sample?.policy.actions.length).toBe(2);
    expect(sample?.policy.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });
});

describe('an environment', () => {
  const first = (table: ReturnType<typeof createEnvironment>): number[] =>
    Array.from({ length: table.games }, (_, i) => {
      const mask = table.masks.subarray(i * table.maskBytes, (i + 1) * table.maskBytes);
      return numbersIn(mask).at(-1) as number;
    });

  test('asks one seat after the other, pays at the end and begins again', () => {
    const table = createEnvironment(sealed, learn, { games: 3, options: { seats: 2, seed: 'june' } });
    const asked: number[] = [];
    for (let i = 0; i < 8; i++) {
      expect(Array.from(table.dones)).toEqual([0, 0, 0]);
      asked.push(table.agents[0] as number);
      table.step(first(table));
    }
    expect(asked).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(Array.from(table.dones)).toEqual([1, 1, 1]);
    for (let i = 0; i < 3; i++) {
      expect((table.rewards[2 * i] ?? 0) + (table.rewards[2 * i + 1] ?? 0)).toBe(0);
      expect(table.outcomes[i]?.ending).toBe('all-sold');
    }
    const next = table.observations.slice();
    table.step(first(table));
    expect(Array.from(table.rewards)).toEqual([0, 0, 0, 0, 0, 0]);
    table.reset();
    expect(table.observations).not.toEqual(next);
  });

  test('refuses what is not in the mask, and nothing has happened', () => {
    const table = createEnvironment(sealed, learn, { games: 2, options: { seats: 2, seed: 'june' } });
    const before = table.observations.slice();
    const [legal = 0] = first(table);
    const illegal = CARDS.findIndex((_, i) => !has(table.masks.subarray(table.maskBytes), i));
    expect(() => table.step([legal, illegal])).toThrow(/game 1/);
    expect(() => table.step([legal])).toThrow(/game 1/);
    expect(table.observations).toEqual(before);
  });

  test('bots take seats, and chance is answered', () => {
    const options = { seats: 3, seed: 'june', chance: 'manual' } as const;
    const table = createEnvironment(sealed, learn, { options, bots: [undefined, randomBot(), randomBot()] });
    let games = 0;
    for (let i = 0; i < 12; i++) {
      expect(table.agents[0]).toBe(0);
      table.step(first(table));
      games += table.dones[0] ?? 0;
    }
    expect(games).toBe(3);
  });
});
