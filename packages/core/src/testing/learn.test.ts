import { expect, test } from 'vitest';
import { clockwise, counts, defineLearn, each, type Learn, listed, oneHot, type Seen, scalar } from '../learn/index.js';
import { learnLayout } from './layout.js';
import { type LearnContract, learnLaws } from './learn.js';
import { type Move, sealed, type View } from './sealed.js';

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<View, Move>(sealed, {
  kinds: ['bid'],
  features: [
    scalar('round', 4, ({ view }) => view.round),
    oneHot('prize', CARDS, ({ view }) => view.prize),
    listed('pool', CARDS, ({ view }) => view.pool),
    counts('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
    each<Seen<View>, { readonly hand: View['hands'][number]; readonly bid: number | 'hidden' | null }>(
      'seat',
      [0, 1, 2, 3],
      ({ view, seat }) =>
        clockwise(
          view.hands.map((hand, i) => ({ hand, bid: view.bids[i] ?? null })),
          seat,
        ),
      listed('hand', CARDS, ({ hand }) => hand),
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
};

learnLaws(sealed, learn, contract, test);

type Sealed = Learn<View, Move>;

const laws =
  (broken: Partial<Sealed>, changed: Partial<LearnContract<typeof sealed>> = {}) =>
  () =>
    learnLaws(sealed, { ...learn, ...broken }, { ...contract, games: 4, ...changed }, (_, run) => run());

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

const other = (...features: Parameters<typeof defineLearn<View, Move>>[1]['features'][number][]): Sealed =>
  defineLearn<View, Move>(sealed, { kinds: ['bid'], features });

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
