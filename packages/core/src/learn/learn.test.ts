import { describe, expect, test } from 'vitest';
import type { BotOf } from '../arena/index.js';
import { randomBot, searchBot } from '../bots/index.js';
import { integer, type Notation, rank, subset, vector } from '../index.js';
import { type Move, sealed } from '../testing/index.js';
import {
  actionsOf,
  clockwise,
  counts,
  createEnvironment,
  defineLearn,
  each,
  flag,
  has,
  multiHot,
  numbersIn,
  oneHot,
  part,
  plane,
  returnsOf,
  scalar,
  secret,
  selfPlay,
} from './index.js';

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<typeof sealed>(sealed, {
  kinds: ['bid'],
  features: [
    oneHot('prize', CARDS, ({ view }) => view.prize),
    multiHot('hand', CARDS, ({ view, seat }) => view.hands[seat] ?? []),
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

  test('the digest tells every value of a field of 4096 values, and three of a longer one', () => {
    const written: number[] = [];
    const digestOf = (count: number) => {
      const numbers = { ...integer(0, count - 1), write: (value: number) => `${written.push(value)}` };
      written.length = 0;
      void actionsOf({ id: 'count', notation: { say: { number: numbers } } }, { kinds: ['say'] } as never).digest;
      return [...written];
    };
    expect(digestOf(4096)).toHaveLength(4096);
    expect(digestOf(4097)).toEqual([0, 1, 4096]);
  });

  test('a kind without a seat has none in its moves', () => {
    const actions = actionsOf({ id: 'count', notation: { say: { number: integer(1, 3) } } }, {
      kinds: ['say'],
    } as never);
    expect(actions.moveOf(2, 1)).toEqual({ kind: 'say', number: 3 });
  });
});

/** The places of what is not 0. */
const numbersFrom = (out: Float32Array): readonly number[] =>
  [...out.entries()].flatMap(([i, value]) => (value === 0 ? [] : [i]));

describe('features', () => {
  const read = (...features: Parameters<typeof defineLearn<typeof sealed>>[1]['features']) => {
    const one = defineLearn<typeof sealed>(sealed, { kinds: ['bid'], features });
    return Array.from(one.observe(sealed.view(sealed.newGame({ seats: 2, seed: 'x' }), 0), 0));
  };

  /** What leaves its place as it was: behind a feature it shows whether that writes beyond its end. */
  const silent = part(
    'silent',
    () => null as object | null,
    flag('silent', () => true),
  );

  test('are parts of the most there can be, and no more', () => {
    expect(read(scalar('three', 4, () => 3))).toEqual([0.75]);
    expect(read(scalar('many', 4, () => 9))).toEqual([1]);
    expect(read(scalar('less', 4, () => -2))).toEqual([0]);
    expect(read(scalar('signed', 4, () => -2, { signed: true }))).toEqual([-0.5]);
    expect(read(multiHot('twice', ['a', 'b'], () => ['b', 'hidden', 'b'], 4))).toEqual([0, 0.5]);
    expect(
      read(
        secret('hidden', 4, () => 'hidden'),
        secret('known', 4, () => 2),
      ),
    ).toEqual([0, 0, 1, 0.5]);
  });

  test('a plane leaves out cells beyond its borders', () => {
    const outside = [
      [-1, 1],
      [2, 0],
      [0, -1],
      [0, 3],
      [1, -1],
    ].map(([row = 0, column = 0]) => ({ row, column, value: 4 }));
    const cells = [{ row: 1, column: 0, value: 2 }, ...outside];
    expect(
      read(
        plane('grid', { rows: 2, columns: 3, most: 4 }, () => cells),
        silent,
      ),
    ).toEqual([0, 0, 0, 0.5, 0, 0, 0]);
    expect(read(plane('marks', { rows: 1, columns: 1 }, () => [{ row: 0, column: 0, value: 0.5 }]))).toEqual([0.5]);
  });

  test('say what each number means: its name, its place and its bounds', () => {
    const seat = [flag<object>('passed', () => true), plane<object>('city', { rows: 2, columns: 3 }, () => [])];
    const { observation } = defineLearn<typeof sealed>(sealed, {
      kinds: ['bid'],
      features: [
        scalar('lead', 4, () => 1, { signed: true }),
        secret('card', 4, () => 2),
        part(
          'market',
          () => ({}),
          flag('open', () => true),
          flag('full', () => true),
        ),
        each('seat', ['own', 'next'], () => [{}, {}], ...seat),
      ],
    });
    expect(observation.length).toBe(1 + 2 + 2 + 2 * 7);
    expect(observation.fields.map(({ name, offset, length }) => `${name} ${offset} ${length}`)).toEqual([
      'lead 0 1',
      'card 1 2',
      'market open 3 1',
      'market full 4 1',
      'seat own passed 5 1',
      'seat own city 6 6',
      'seat next passed 12 1',
      'seat next city 13 6',
    ]);
    const [lead, card, open, , , city] = observation.fields;
    expect(lead).toMatchObject({ min: -1, max: 1, values: null, shape: null });
    expect(card).toMatchObject({ min: 0, max: 1, values: ['known', 'number'] });
    expect(open).toMatchObject({ min: 0, max: 1 });
    expect(city?.shape).toEqual([2, 3]);
  });

  test('of what is not there are zeros, and so is what is neither', () => {
    const full = flag<object>('full', () => true);
    for (const none of [null, undefined]) {
      expect(read(part('market', () => none as object | null, full))).toEqual([0]);
      expect(read(each('seat', ['a', 'b'], () => [none as object | null, {}], full))).toEqual([0, 1]);
      expect(read(oneHot('letter', ['a', 'b'], () => none as 'a' | null))).toEqual([0, 0]);
    }
    expect(read(part('market', () => ({}), full))).toEqual([1]);
    expect(read(multiHot('letters', ['a', 'b'], () => ['b']))).toEqual([0, 1]);
    expect(
      read(
        counts('coins', ['a', 'b'], 4, () => [1, 2, 3]),
        silent,
      ),
    ).toEqual([0.25, 0.5, 0]);
  });

  test('of as many things as have a place, and no more', () => {
    const full = flag<object>('full', () => true);
    expect(read(each('seat', ['a', 'b'], () => [{}, {}], full))).toEqual([1, 1]);
    expect(() => read(each('seat', ['a', 'b'], () => [{}, {}, {}], full))).toThrow(
      'there are 3 of seat, at most 2 have a place',
    );
  });

  test('tell what was chosen of a composed move, where there are any', () => {
    const plain = defineLearn({ ...trades, rules: 1 }, { kinds: ['pass', 'give'], features: [] });
    expect(plain.observation.length).toBe(0);
    const composed = { give: { cards: { clay: 4, wood: 4 } } };
    const stepwise = defineLearn({ ...trades, rules: 1 }, { kinds: ['pass', 'give'], composed, features: [] });
    expect(stepwise.observation.length).toBe(17);
    expect(numbersFrom(stepwise.observe({} as never, 0, [1, 3]))).toEqual([0, 2]);
  });

  test('are written at a place of a larger list, over what stood there', () => {
    const one = defineLearn<typeof sealed>(sealed, {
      kinds: ['bid'],
      features: [oneHot('letter', ['a', 'b'], () => 'a')],
    });
    const view = sealed.view(sealed.newGame({ seats: 2, seed: 'x' }), 0);
    expect(Array.from(one.observe(view, 0, [], new Float32Array(5).fill(7), 2))).toEqual([7, 7, 1, 0, 7]);
  });

  test('other features have another digest', () => {
    const digestOf = (name: string) =>
      defineLearn<typeof sealed>(sealed, { kinds: ['bid'], features: [scalar(name, 4, () => 1)] }).observation.digest;
    expect(digestOf('lead')).toBe(digestOf('lead'));
    expect(digestOf('lead')).not.toBe(digestOf('score'));
  });

  test('of seats go clockwise from the observer, each of them once', () => {
    expect(clockwise(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
    expect(clockwise(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b']);
  });

  test('refuse what they have no place for', () => {
    expect(() => read(oneHot('letter', ['a'], () => 'b' as 'a'))).toThrow('letter cannot be b');
    expect(() => read(multiHot('letters', ['a'], () => ['b' as 'a']))).toThrow('letters cannot hold b');
  });
});

test('returns are by places, and by points where they are asked for', () => {
  const score = (seat: number, total: number) => ({ seat, total, categories: {}, order: [total] });
  const outcome = rank('over', [score(0, 5), score(1, 5), score(2, 20), score(3, 0)]);
  expect(returnsOf(outcome).map((value) => Math.round(value * 6) / 6)).toEqual([0, 0, 1, -1]);
  const [first = 0, , third = 0] = returnsOf(outcome, { victory: 0.5, margin: 15 });
  expect(first).toBeCloseTo(0.5 * Math.tanh(-1));
  expect(third).toBeCloseTo(0.5 + 0.5 * Math.tanh(1));
  expect(returnsOf(outcome, { victory: 1, margin: 0 })).toEqual(returnsOf(outcome));
  const alone = rank('over', [score(0, 15)]);
  expect(returnsOf(alone)).toEqual([1]);
  expect(returnsOf(alone, { victory: 0 })[0]).toBeCloseTo(Math.tanh(1));
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

  test('the weights of a step are those of the moves that begin like the chosen one', () => {
    // A bid is told as its kind and two parts of its card.
    const composed = { bid: { card: { low: 6, high: 4 } } };
    const stepwise = defineLearn<typeof sealed>(sealed, { kinds: ['bid'], composed, features: [] });
    const weighing =
      (...visits: number[]): BotOf<typeof sealed> =>
      ({ legal }) => ({
        move: legal[1] ?? (legal[0] as Move),
        candidates: legal.map((move, i) => ({ move, visits: visits[i], value: 0 }) as never),
      });
    const bots = [weighing(1, 3), weighing(0, 3)];
    const samples = [...selfPlay(sealed, stepwise, bots, 1, { options: { seats: 2, seed: 'june' } })];
    const [kind, low, high, , sure] = samples.map(({ policy }) => policy);
    expect(kind).toEqual({ actions: [0], weights: [1] });
    expect(low?.weights).toEqual([0.25, 0.75]);
    expect(low?.actions[1]).toBe(samples[1]?.action);
    expect(high).toEqual({ actions: [samples[2]?.action], weights: [1] });
    expect(sure).toEqual({ actions: [samples[4]?.action], weights: [1] });
  });

  test('needs a bot for each seat, and one that does not fail', () => {
    const play =
      (...bots: Parameters<typeof selfPlay<typeof sealed>>[2]) =>
      () => [...selfPlay(sealed, learn, bots, 1, { options: { seats: 2, seed: 'june' } })];
    expect(play(randomBot())).toThrow('no bot for seat 1');
    const cheat: BotOf<typeof sealed> = ({ seat }) => ({ move: { kind: 'bid', seat, card: 99 }, candidates: [] });
    expect(play(cheat, randomBot())).toThrow();
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

  test('is one game unless asked, and asks no seat of the script', () => {
    const scripted: typeof sealed = {
      ...sealed,
      seats: () => [0, 1].map((seat) => ({ name: '', role: seat === 1 ? 'script' : 'player' })),
    };
    const table = createEnvironment(scripted, learn, { options: { seats: 2, seed: 'june' } });
    expect([table.games, table.agents.length]).toEqual([1, 1]);
    for (let i = 0; i < 4; i++) {
      expect(table.agents[0]).toBe(0);
      table.step(first(table));
    }
    expect(Array.from(table.dones)).toEqual([1]);
    table.reset();
    expect(Array.from(table.dones)).toEqual([0]);
    expect(Array.from(table.rewards)).toEqual([0, 0]);
    expect(table.outcomes).toEqual([null]);
  });
});
