import { expect, test } from 'vitest';
import { draws, events, legal, parts, play, points, refused, type Scene, scene } from '../test/scene.js';
import { total } from './components/cards.js';
import { partsLeft } from './table/parts.js';

/** Worked example 2: a disc for four cranes, the active seat has three, the others offer two, one with a decoy, none. */
const example: Scene = {
  wonders: { mausoleum: ['crane-4', 'crane-1', 'ship-2'] },
  hands: [
    [0, 3, 0, 0],
    [0, 2, 0, 0],
    [0, 1, 1, 0],
    [1, 0, 0, 0],
  ],
};
const offered = (given: Scene = {}, offers = ['offer 1 k2 false', 'offer 2 k1s1 false', 'offer 3 - false']) =>
  play(scene({ ...example, ...given }), 'build 0 mausoleum 0', ...offers);

test('EIGHT-65, EIGHT-68: worked example 2: any set of offers that the active seat can fill', () => {
  const state = offered();
  expect(legal(state)).toEqual(['abandon 0', 'complete 0 1 -', 'complete 0 2 -', 'complete 0 1,2 -']);
  expect(refused(state, 'complete 0 - -')?.code).toBe('too-few-cards');
  expect(refused(state, 'complete 0 3 -')?.code).toBe('no-offer');
  expect(refused(state, 'complete 0 0 -')?.code).toBe('no-offer');
  expect(refused(state, 'complete 1 1 -')?.code).toBe('not-your-turn');
});

test('EIGHT-75, EIGHT-76, EIGHT-77, EIGHT-79: worked example 3: the build succeeds', () => {
  const state = play(offered(), 'complete 0 1 -');
  expect(parts(state, 'mausoleum')).toEqual([2, 2, 0, 0]);
  expect(state.discs).toEqual([['crane-4'], [], [], []]);
  expect(state.spaces[12]).toBe(null);
  expect(points(state)).toEqual([0, 0, 1, 0]);
  expect(state.scores[2]).toMatchObject({ rejected: 1 });
  expect(state.hands).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 0],
    [0, 1, 1, 0],
    [1, 0, 0, 0],
  ]);
  expect(state.discard).toEqual([0, 4, 0, 0]);
  expect(draws(state, 'ship').hands.map(total)).toEqual([2, 1, 3, 2]);
});

test('EIGHT-76, EIGHT-77, EIGHT-80: worked example 5: with the trading card the disc changes hands, not the parts', () => {
  const start = scene({
    active: 2,
    wonders: { mausoleum: ['ship-5', 'crane-1', 'ship-2'] },
    hands: [
      [0, 0, 3, 0],
      [0, 0, 0, 0],
      [0, 0, 2, 0],
      [0, 0, 0, 0],
    ],
  });
  const select = play(start, 'build 2 mausoleum 0', 'offer 0 s3 true', 'offer 1 - false', 'offer 3 - false');
  expect(events(select, 'complete 2 0 -')[0]).toEqual({ kind: 'completed', seat: 2, accept: [0], trader: 0 });
  const state = play(select, 'complete 2 0 -');
  expect(parts(state, 'mausoleum')).toEqual([0, 0, 5, 0]);
  expect(state.discs).toEqual([['ship-5'], [], [], []]);
  expect(state.discard).toEqual([0, 0, 5, 0]);
  expect(state.offers).toEqual([null, null, null, null]);
  expect(points(state)).toEqual([0, 0, 0, 0]);
});

test('EIGHT-66: worked example 7: at most one accepted offer has a trading card', () => {
  const state = offered({}, ['offer 1 k2 true', 'offer 2 k1 true', 'offer 3 - false']);
  expect(refused(state, 'complete 0 1,2 -')?.code).toBe('several-trading-cards');
  expect(refused(state, 'complete 0 1 -')).toBeUndefined();
  expect(refused(state, 'complete 0 2 -')).toBeUndefined();
});

test('EIGHT-66: a trading card that is void does not count', () => {
  const state = offered({}, ['offer 1 k2 true', 'offer 2 k1 false', 'offer 3 c1 true']);
  expect(refused(state, 'complete 0 1,2 -')).toBeUndefined();
});

test('EIGHT-67: worked example 10: accepted cards are never more than needed', () => {
  const state = offered({ wonders: { mausoleum: ['crane-2'] } }, [
    'offer 1 k2 false',
    'offer 2 k1 false',
    'offer 3 - false',
  ]);
  expect(refused(state, 'complete 0 1,2 -')?.code).toBe('too-much-accepted');
  expect(legal(state)).toEqual(['abandon 0', 'complete 0 - -', 'complete 0 1 -', 'complete 0 2 -']);
});

test('EIGHT-69, EIGHT-70: to abandon is always possible, to complete is one move', () => {
  expect(legal(offered())).toContain('abandon 0');
  expect(legal(offered({ hands: [[0, 9, 0, 0]] }, ['offer 1 - false', 'offer 2 - false', 'offer 3 - false']))).toEqual([
    'abandon 0',
    'complete 0 - -',
  ]);
});

test('EIGHT-70, EIGHT-75, EIGHT-76, EIGHT-122: worked example 18: a Joker stands for exactly two missing cards and leaves the game', () => {
  const given: Scene = {
    hands: [
      [0, 1, 0, 0],
      [0, 3, 0, 0],
    ],
    actions: [['joker']],
  };
  const state = offered(given, ['offer 1 k1 false', 'offer 2 - false', 'offer 3 - false']);
  expect(refused(state, 'complete 0 1 -')?.code).toBe('too-few-cards');
  expect(refused(state, 'complete 0 1 c2')?.code).toBe('joker-not-needed');
  expect(refused(state, 'complete 0 1 k1')?.code).toBe('joker-in-part');
  expect(refused(state, 'complete 0 1 k3')?.code).toBe('joker-in-part');
  expect(refused(state, 'complete 0 - k4')?.code).toBe('no-such-card');
  expect(legal(state)).toEqual(['abandon 0', 'complete 0 1 k2']);
  const built = play(state, 'complete 0 1 k2');
  expect(parts(built, 'mausoleum')).toEqual([3, 1, 0, 0]);
  expect(built.discard).toEqual([0, 2, 0, 0]);
  expect(built.played).toEqual(['joker']);
  expect(built.actions[0]).toEqual([]);
  // Where one card is missing, the Joker is of no use.
  const one = offered(given, ['offer 1 k3 false', 'offer 2 - false', 'offer 3 - false']);
  expect(refused(one, 'complete 0 1 k2')?.code).toBe('joker-not-needed');
  expect(legal(one)).toEqual(['abandon 0', 'complete 0 1 -']);
});

test('EIGHT-70, EIGHT-122: Jokers may save own cards, two each, but are never for more than what is missing', () => {
  const state = offered({ actions: [['joker', 'joker']] });
  expect(legal(state).filter((code) => code.startsWith('complete'))).toEqual([
    'complete 0 - k2',
    'complete 0 - k4',
    'complete 0 1 -',
    'complete 0 1 k2',
    'complete 0 2 -',
    'complete 0 2 k2',
    'complete 0 1,2 -',
  ]);
  expect(refused(state, 'complete 0 1,2 k2')?.code).toBe('joker-not-needed');
  const built = play(state, 'complete 0 - k4');
  expect(built.played).toEqual(['joker', 'joker']);
  expect(parts(built, 'mausoleum')).toEqual([4, 0, 0, 0]);
});

test('EIGHT-122: a seat cannot offer a Joker, or use the Joker of another seat', () => {
  const state = offered({ actions: [[], ['joker']] });
  expect(refused(state, 'complete 0 - k2')?.code).toBe('no-such-card');
});

test('EIGHT-122: on a two-coloured disc a Joker stands for two cards of one type, or for one of each', () => {
  const state = play(
    scene({
      options: { twoColoured: true },
      wonders: { mausoleum: ['camel-3-crane-2', 'crane-1', 'ship-2'] },
      hands: [
        [3, 2, 0, 0],
        [2, 1, 0, 0],
      ],
      actions: [['joker']],
    }),
    'build 0 mausoleum 0',
    'offer 1 c2k1 false',
    'offer 2 - false',
    'offer 3 - false',
  );
  expect(legal(state).filter((code) => code.startsWith('complete'))).toEqual([
    'complete 0 - -',
    'complete 0 - k2',
    'complete 0 - c1k1',
    'complete 0 - c2',
    'complete 0 1 -',
    'complete 0 1 c1k1',
  ]);
  expect(parts(play(state, 'complete 0 1 c1k1'), 'mausoleum')).toEqual([2, 3, 0, 0]);
});

test('EIGHT-152, EIGHT-155: on a two-coloured disc every limit holds for each type, and each card brings a part', () => {
  const start = scene({
    options: { twoColoured: true },
    wonders: { mausoleum: ['camel-3-crane-2', 'crane-1', 'ship-2'] },
    hands: [
      [1, 1, 0, 0],
      [2, 1, 1, 0],
      [1, 2, 0, 0],
      [0, 0, 1, 0],
    ],
    actions: [['joker']],
  });
  const state = play(start, 'build 0 mausoleum 0', 'offer 1 c2k1s1 false', 'offer 2 c1k2 false', 'offer 3 s1 false');
  expect(state.offers[1]?.cards).toEqual([2, 1, 0, 0]);
  expect(refused(state, 'complete 0 1,2 -')?.code).toBe('too-much-accepted');
  expect(refused(state, 'complete 0 2 -')?.code).toBe('too-few-cards');
  expect(legal(state)).toEqual(['abandon 0', 'complete 0 1 -', 'complete 0 1 c1k1', 'complete 0 2 c2']);
  const built = play(state, 'complete 0 1 -');
  expect(parts(built, 'mausoleum')).toEqual([2, 3, 0, 0]);
  expect(built.discard).toEqual([3, 2, 0, 0]);
  expect(built.scores[2]?.rejected).toBe(3);
});

test('EIGHT-78: worked example 20: who runs out of parts places what is left, and spends its cards all the same', () => {
  const state = offered(
    {
      hands: [
        [0, 0, 0, 0],
        [0, 4, 0, 0],
      ],
      parts: { 'statue-of-zeus': [0, 20, 0, 0], 'temple-of-artemis': [0, 7, 0, 0] },
    },
    ['offer 1 k4 false', 'offer 2 - false', 'offer 3 - false'],
  );
  expect(partsLeft(state, 1)).toBe(2);
  const built = play(state, 'complete 0 1 -');
  expect(parts(built, 'mausoleum')).toEqual([0, 2, 0, 0]);
  expect(built.discard).toEqual([0, 4, 0, 0]);
  expect(partsLeft(built, 1)).toBe(0);
  // The active seat adds no card: it places no part, and nothing is told of it.
  expect(events(state, 'complete 0 1 -').filter(({ kind }) => kind === 'parts-placed')).toEqual([
    { kind: 'parts-placed', seat: 1, wonder: 'mausoleum', parts: 2 },
  ]);
});

test('EIGHT-85, EIGHT-86, EIGHT-87: worked example 9: a failed build scores the offers and changes nothing else', () => {
  const start = scene({
    active: 1,
    wonders: { mausoleum: ['stone-mason-5'] },
    hands: [
      [0, 0, 0, 2],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ],
  });
  const state = play(start, 'build 1 mausoleum 0', 'offer 2 m1 true', 'offer 3 - false', 'offer 0 m2 false');
  expect(legal(state)).toEqual(['abandon 1']);
  const failed = play(state, 'abandon 1');
  expect(points(failed)).toEqual([2, 0, 1, 0]);
  expect(failed.hands).toEqual(state.hands);
  expect(failed.spaces).toEqual(state.spaces);
  expect(failed.parts).toEqual(state.parts);
  expect(failed.discard).toEqual([0, 0, 0, 0]);
  expect(failed.offers).toEqual([null, null, null, null]);
  const next = draws(failed);
  expect(next.hands.map(total)).toEqual([3, 2, 2, 1]);
  expect(next.active).toBe(2);
});

test('EIGHT-40, EIGHT-50, EIGHT-62, EIGHT-85: a pass, a build, the offers and a failed build are told as they happen', () => {
  const start = scene(example);
  expect(events(start, 'pass 0')[0]).toEqual({ kind: 'passed', seat: 0 });
  const begun = { kind: 'build-begun', seat: 0, wonder: 'mausoleum', space: 0 };
  expect(events(start, 'build 0 mausoleum 0')).toEqual([begun]);
  const state = play(start, 'build 0 mausoleum 0', 'offer 1 k2 true', 'offer 2 s1 true');
  const none = { cards: [0, 0, 0, 0], trade: false };
  const all = [null, { cards: [0, 2, 0, 0], trade: true }, { cards: [0, 0, 1, 0], trade: true }, none];
  expect(events(state, 'offer 3 - false')).toEqual([
    { kind: 'offer-committed', seat: 3, offer: none },
    { kind: 'offers-revealed', offers: all },
  ]);
  expect(events(play(state, 'offer 3 - false'), 'abandon 0').slice(0, 2)).toEqual([
    { kind: 'abandoned', seat: 0 },
    { kind: 'points', seat: 1, category: 'rejected', points: 2 },
  ]);
});

test('EIGHT-05: what a seat has shown is remembered, and forgotten when it is spent', () => {
  const state = offered();
  expect(state.shown[2]).toEqual([0, 1, 1, 0]);
  const built = play(state, 'complete 0 2 -');
  expect(built.shown).toEqual([
    [0, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
  ]);
});

test('EIGHT-05: a smaller offer takes nothing back of what has been shown', () => {
  const first = draws(play(offered(), 'abandon 0'), 'ship');
  const second = play(
    first,
    'build 1 mausoleum 0',
    'offer 2 s1 false',
    'offer 3 - false',
    'offer 0 k1 false',
    'abandon 1',
  );
  expect(second.shown).toEqual([
    [0, 1, 0, 0],
    [0, 2, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 0, 0],
  ]);
});

test('EIGHT-81, EIGHT-82: the third disc scores the wonder, the first does not', () => {
  const events1 = events(offered(), 'complete 0 1 -').map(({ kind }) => kind);
  expect(events1).not.toContain('parts-returned');
  const last = offered({ wonders: { mausoleum: ['crane-4', null, null] } });
  const state = play(last, 'complete 0 1 -');
  expect(points(state)).toEqual([4, 4, 1, 0]);
  expect(state.pending.at(-1)?.kind).toBe('action');
  expect(play(state, 'action joker').phase).toBe('double');
});
