import { expect, test } from 'vitest';
import {
  clockwise,
  counts,
  defineLearn,
  each,
  type Learn,
  multiHot,
  type ObservationField,
  oneHot,
  type Seen,
  scalar,
} from '../../learn/index.js';
import { sealed, type View } from '../sealed.js';
import { layoutChanges, learnLayout } from './layout.js';
import { type LearnContract, learnLaws } from './learn.js';

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<typeof sealed>(sealed, {
  kinds: ['bid'],
  features: [
    scalar('round', 4, ({ view }) => view.round),
    oneHot('prize', CARDS, ({ view }) => view.prize),
    multiHot('pool', CARDS, ({ view }) => view.pool),
    counts('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
    each<Seen<View>, { readonly hand: View['hands'][number]; readonly bid: number | 'hidden' | null }>(
      'seat',
      [0, 1, 2, 3],
      ({ view, seat }) =>
        clockwise(
          view.hands.map((hand, i) => ({ hand, bid: view.bids[i] ?? null })),
          seat,
        ),
      multiHot('hand', CARDS, ({ hand }) => hand),
      scalar('cards', 2, ({ hand }) => hand.length),
      scalar('bid', 25, ({ bid }) => (bid === 'hidden' ? 25 : bid)),
    ),
  ],
});

const pinned = {
  actionCount: 24,
  actions: learn.actions.digest,
  observationLength: learn.observation.length,
  observation: learn.observation.digest,
};
const contract: LearnContract<typeof sealed> = {
  variants: [
    { name: 'three seats', options: { seats: 3 } },
    { name: 'manual chance', options: { chance: 'manual' } },
  ],
  pinned,
  leftOut: {},
  unseen: { pending: 'seats decide nothing but bids' },
};

learnLaws(sealed, learn, contract, test);

type Sealed = Learn<typeof sealed>;

/** Keys that learners need not see. */
const reasons = (...unseen: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(unseen.map((path) => [path, 'makes no difference']));

const laws =
  (broken: Partial<Sealed>, changed: Partial<LearnContract<typeof sealed>> = {}) =>
  () =>
    learnLaws(
      sealed,
      { ...learn, ...broken },
      { ...contract, games: 4, ...changed },
      (title, run) => title.includes('every key') || run(),
    );

const withActions = (actions: Partial<Sealed['actions']>): Partial<Sealed> => ({
  actions: { ...learn.actions, ...actions },
});

const altered = (at: number, value: () => number): Partial<Sealed> => ({
  observe: (...given) => {
    const numbers = learn.observe(...given);
    numbers[(given[4] ?? 0) + at] = value();
    return numbers;
  },
});

let calls = 0;

test.each<[string, Partial<Sealed>, RegExp]>([
  ['two numbers of one move', withActions({ moveOf: (_, seat) => learn.actions.moveOf(0, seat) }), /the numbers of/],
  [
    'a mask that forbids',
    withActions({ legalMask: (legal) => learn.actions.legalMask(legal.slice(1)) }),
    /follow|legal/,
  ],
  ['a mask that allows all', withActions({ legalMask: () => new Uint8Array(3).fill(255) }), /the mask allows/],
  ['a number that is none', altered(0, () => Number.NaN), /is NaN/],
  ['a number out of its range', altered(0, () => 2), /is 2/],
  ['an observation that remembers', altered(0, () => ++calls % 2), /equal views/],
  [
    'an observation that is blind',
    { observe: (_, __, ___, out) => out ?? new Float32Array(learn.observation.length) },
    /tell|elsewhere|does not observe/,
  ],
])('the laws refuse %s', (_, broken, message) => {
  expect(laws(broken)).toThrow(message);
});

const other = (...features: Parameters<typeof defineLearn<typeof sealed>>[1]['features'][number][]): Sealed =>
  defineLearn<typeof sealed>(sealed, { kinds: ['bid'], features });

test('the report of a changed numbering gives the new one', () => {
  const changed = laws({}, { pinned: { ...pinned, actions: 'another' } });
  expect(changed).toThrow('learn.ts gives numbers another meaning: changed actions; pass layout');
  expect(changed).toThrow(`pin in test/learn.test.ts: ${JSON.stringify(pinned)}`);
});

test('with the layout that belongs to the pinned numbers, a change names its fields', () => {
  const layout = learnLayout(learn);
  expect(laws({}, { layout })).not.toThrow();
  const prize = oneHot<Seen<View>, number>('prize', CARDS, ({ view }) => view.prize);
  const round = scalar<Seen<View>>('round', 4, ({ view }) => view.round);
  const bids = scalar<Seen<View>>('bids', 4, ({ view }) => view.bids.length);
  const before = learnLayout(other(round, prize));
  const message = (now: Sealed) => () =>
    learnLaws(sealed, now, { ...contract, layout: before }, (title, run) => title.includes('schema') && run());
  expect(message(other(round, prize, bids))).toThrow('another meaning: added field "bids". Nets and samples');
  expect(message(other(prize))).toThrow('another meaning: removed field "round"');
  expect(message(other(prize, round))).toThrow('another meaning: moved field "prize", field "round"');
  expect(
    message(
      other(
        round,
        scalar('prize', 24, ({ view }) => view.prize),
      ),
    ),
  ).toThrow('changed field "prize"');
});

/** The learner with an observation of other fields. */
const fields = (change: (fields: readonly ObservationField[]) => readonly ObservationField[]): Partial<Sealed> => ({
  observation: { ...learn.observation, fields: change(learn.observation.fields) },
});

const firstField = (change: Partial<ObservationField>): Partial<Sealed> =>
  fields(([first, ...others]) => [{ ...(first as ObservationField), ...change }, ...others]);

test.each<[string, Partial<Sealed>, RegExp | string]>([
  ['two numbers of one name', withActions({ nameOf: () => 'bid' }), 'two numbers have the same name'],
  [
    'a number below all numbers',
    withActions({ moveOf: (numbers, seat) => learn.actions.moveOf(numbers === -1 ? 0 : numbers, seat) }),
    'actions.moveOf accepts -1, which is no number of a move',
  ],
  [
    'a number beyond all numbers',
    withActions({ moveOf: (numbers, seat) => learn.actions.moveOf(numbers === 24 ? 0 : numbers, seat) }),
    'actions.moveOf accepts 24, which is no number of a move',
  ],
  [
    'half a number',
    withActions({ moveOf: (numbers, seat) => learn.actions.moveOf(numbers === 0.5 ? 0 : numbers, seat) }),
    'actions.moveOf accepts 0.5',
  ],
  [
    'no number at all',
    withActions({ moveOf: (numbers, seat) => learn.actions.moveOf(Number.isNaN(numbers) ? 0 : numbers, seat) }),
    'actions.moveOf accepts NaN',
  ],
  ['a field that begins elsewhere', firstField({ offset: 1 }), 'field "round" begins at 1, not at 0'],
  ['a field without a range', firstField({ min: 1, max: 1 }), 'field "round" has an empty range: 1 to 1'],
  [
    'a field with more values than numbers',
    firstField({ values: ['a', 'b'] }),
    'field "round" has 1 numbers for 2 values',
  ],
  [
    'a plane of another size',
    firstField({ shape: [2, 1] }),
    'field "round" has 1 numbers, which is no plane of 2 by 1',
  ],
  [
    'a field that is missing',
    fields((all) => all.slice(0, -1)),
    /^sealed: learning: the fields have \d+ numbers, the observation has \d+$/,
  ],
  [
    'two fields of one name',
    fields(
      ([first, second, ...others]) => [first, { ...(second as ObservationField), name: 'round' }, ...others] as never,
    ),
    'two fields have the same name',
  ],
  ['an empty mask', withActions({ legalMask: () => new Uint8Array(3) }), /the mask allows no number after $/],
  [
    'a mask with another move',
    withActions({
      legalMask: (legal) => learn.actions.legalMask(legal.map((move) => ({ ...move, card: (move.card % 24) + 1 }))),
    }),
    /the mask allows \d moves, \d are legal/,
  ],
  [
    'an observation that is too short',
    { observe: (...given) => (given[3] === undefined ? learn.observe(...given).subarray(1) : learn.observe(...given)) },
    /observe gives (\d+) numbers, not \d+/,
  ],
  [
    'an observation that writes before its place',
    {
      observe(...given) {
        const numbers = learn.observe(...given);
        if (given[3] !== undefined) numbers[0] = 0;
        return numbers;
      },
    },
    'an observation writes beyond its end',
  ],
  [
    'an observation that writes behind its place',
    {
      observe(...given) {
        const numbers = learn.observe(...given);
        if (given[3] !== undefined) numbers[numbers.length - 1] = 0;
        return numbers;
      },
    },
    'an observation writes beyond its end',
  ],
  ['a number below its range', altered(0, () => -0.1), 'field "round" is -0.1'],
  ['a number out of the range of a later field', altered(24, () => 2), 'field "prize" is 2, not between 0 and 1'],
  [
    'an observation that is another at another place',
    { observe: (...given) => (given[3] === undefined ? learn.observe(...given) : given[3].fill(0, 1, -1)) },
    'an observation written elsewhere',
  ],
])('the laws refuse %s, and say so', (_, broken, message) => {
  expect(laws(broken)).toThrow(message);
});

test('the laws follow a move of several numbers to its last one', () => {
  const composed = defineLearn<typeof sealed>(sealed, {
    kinds: ['bid'],
    composed: { bid: { card: { row: 4, column: 6 } } },
    features: [multiHot('hand', CARDS, ({ view, seat }) => view.hands[seat] ?? [])],
  });
  const { actions } = composed;
  const following =
    (legalMask = actions.legalMask) =>
    () =>
      learnLaws(
        sealed,
        { ...composed, actions: { ...actions, legalMask } },
        { ...contract, unseen: reasons('round', 'pool', 'prize', 'hands', 'bids', 'won') },
        (title, run) => title.includes('random games') && run(),
      );
  expect(following()).not.toThrow();
  const stops = following((legal, before = []) =>
    before.length === 1 ? new Uint8Array(3) : actions.legalMask(legal, before),
  );
  expect(stops).toThrow('the mask allows no number after 0');
});

test('the laws draw moves of several numbers, which have to be one to one as well', () => {
  const stepwise = defineLearn<typeof sealed>(sealed, {
    kinds: ['bid'],
    composed: { bid: { card: { row: 4, column: 6 } } },
    features: [],
  });
  const { actions } = stepwise;
  const pins = {
    actionCount: 11,
    actions: actions.digest,
    observationLength: 11,
    observation: stepwise.observation.digest,
  };
  const numbered =
    (moveOf = actions.moveOf) =>
    () =>
      learnLaws(
        sealed,
        { ...stepwise, actions: { ...actions, moveOf } },
        { ...contract, pinned: pins },
        (title, run) => title.includes('one to one') && run(),
      );
  expect(numbered()).not.toThrow();
  const lastOnly = numbered((numbers, seat) => {
    const move = actions.moveOf(numbers, seat);
    return move?.kind === 'bid' && move.card > 20 ? { ...move, card: 1 } : move;
  });
  expect(lastOnly).toThrow(/the numbers of bid 0 1: found …/);
  expect(learnLayout(stepwise)).toContain('kind "bid": 1\nstep "bid card row": 4\nstep "bid card column": 6\nfield ');
});

test('a layout tells what the numbers of a field mean', () => {
  const letters = oneHot<Seen<View>, string>('letter', ['a', 'b'], () => 'a');
  const signed = scalar<Seen<View>>('lead', 4, () => 0, { signed: true });
  expect(learnLayout(other(letters, signed))).toBe(
    'kind "bid": 24\nfield "letter": 2 from 0 to 1: a b\nfield "lead": 1 from -1 to 1\n',
  );
});

test('an observation that is blind is named, but for keys that make no difference', () => {
  const blind: Sealed = { ...learn, observe: (_, __, ___, out) => out ?? new Float32Array(learn.observation.length) };
  const played =
    (...unseen: readonly string[]) =>
    () =>
      learnLaws(
        sealed,
        blind,
        { ...contract, unseen: reasons(...unseen), every: 1000 },
        (title, run) => title.includes('random games') && run(),
      );
  expect(played()).toThrow(/ply \d+: two different views have the same observation: \{.*\} and \{/);
  expect(played('round', 'pool', 'prize', 'hands', 'bids')).toThrow('two different views');
  expect(played('round', 'pool', 'prize', 'hands', 'bids', 'won')).not.toThrow();
});

test('a key of a view that no observation reads is named, unless it is named as unseen', () => {
  const reading =
    (unseen: readonly string[], ...features: Parameters<typeof other>) =>
    () =>
      learnLaws(
        sealed,
        defineLearn<typeof sealed>(sealed, { kinds: ['bid'], features: [...features] }),
        { ...contract, unseen: reasons(...unseen) },
        (title, run) => title.includes('every key') && run(),
      );
  const [won, last] = [
    counts<Seen<View>>('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
    oneHot<Seen<View>, string>('last', ['bid'], ({ view }) => view.pending.at(-1)?.kind as 'bid'),
  ];
  expect(reading([], won, last)).toThrow('learn.ts does not read round, prize, pool, hands, bids of a view');
  expect(reading(['round', 'pool', 'prize', 'hands'], won, last)).toThrow('does not read bids of a view');
  expect(reading(['round', 'pool', 'prize', 'hands', 'bids'], won, last)).not.toThrow();
  expect(reading(['round', 'pool', 'prize', 'hands', 'bids', 'score'], won, last)).toThrow(
    'unseen names score, which no view has',
  );
});

test('a layout that has changed names six fields of each sort, and how many more there are', () => {
  const many = (prefix: string, count: number) =>
    learnLayout(other(...Array.from({ length: count }, (_, i) => scalar<Seen<View>>(`${prefix}${i}`, 4, () => 0))));
  expect(layoutChanges(many('a', 6), many('b', 8))).toBe(
    'added field "b0", field "b1", field "b2", field "b3", field "b4", field "b5" and 2 more; removed field "a0", field "a1", field "a2", field "a3", field "a4", field "a5"',
  );
  expect(layoutChanges(many('a', 3), many('a', 3))).toBe('');
});

test('in a layout from which a field is gone, those after it have not moved; two that changed places have', () => {
  const named = (...names: readonly string[]) =>
    learnLayout(other(...names.map((name) => scalar<Seen<View>>(name, 4, () => 0))));
  expect(layoutChanges(named('a', 'b', 'c', 'd'), named('a', 'c', 'd'))).toBe('removed field "b"');
  expect(layoutChanges(named('a', 'b', 'c', 'd'), named('a', 'd', 'c'))).toBe(
    'removed field "b"; moved field "d", field "c"',
  );
  expect(layoutChanges(named('a', 'b'), named('a', 'x', 'b'))).toBe('added field "x"');
});
