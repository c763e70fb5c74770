import { expect, test } from 'vitest';
import { changed, draws, events, parts, play, points, type Scene, scene } from '../test/scene.js';
import type { DiscId } from './components/discs.js';
import { TABLES } from './components/tables.js';
import { eightWonders } from './game/index.js';
import { discPoints, scoresOf } from './scoring.js';

/** The last disc of a wonder, built by seat 0 alone. */
function finished(given: Scene = {}, end = 'complete 0 - -') {
  const start = scene({ wonders: { mausoleum: [null, null, 'ship-1'] }, hands: [[0, 0, 1, 0]], ...given });
  const offers = start.scores.slice(1).map((_, i) => `offer ${i + 1} - false`);
  return play(start, 'build 0 mausoleum 2', ...offers, end);
}

/** The points of all seats when the Mausoleum is complete and they have so many parts. */
function scored(...counts: readonly number[]): readonly number[] {
  const players = counts.length as 4 | 5;
  // The last disc brings seat 0 a part.
  const mausoleum = counts.map((count, seat) => (seat === 0 ? count - 1 : count));
  return points(finished({ options: { players }, parts: { mausoleum } }));
}

test('EIGHT-101: one seat alone has parts, and no other scores (worked example 11)', () => {
  expect(scored(9, 0, 0, 0)).toEqual([8, 0, 0, 0]);
});

test('EIGHT-103: one seat is alone with the most parts, one with the second most (worked example 11)', () => {
  expect(scored(5, 3, 2, 0)).toEqual([8, 4, 3, 0]);
  // The order of the seats does not matter.
  expect(scored(1, 2, 3, 4, 5)).toEqual([3, 3, 3, 4, 8]);
});

test('EIGHT-104: two seats share the second most (worked example 11)', () => {
  expect(scored(5, 3, 3, 1)).toEqual([8, 3, 3, 3]);
  // Of five seats, the third most does not matter.
  expect(scored(2, 7, 4, 4, 3)).toEqual([3, 8, 3, 3, 3]);
});

test('EIGHT-105: two seats share the most (worked example 11)', () => {
  expect(scored(4, 4, 2, 0)).toEqual([4, 4, 3, 0]);
  // When three share it, none of them scores the first number.
  expect(scored(3, 3, 3, 0)).toEqual([4, 4, 4, 0]);
});

test('EIGHT-101, EIGHT-102, EIGHT-103, EIGHT-104, EIGHT-105: a seat with more parts never scores less', () => {
  for (let code = 0; code < 6 ** 4; code++) {
    const counts = [0, 1, 2, 3].map((place) => Math.floor(code / 6 ** place) % 6);
    const scores = scoresOf(counts, 8, 4, 3);
    const fair = counts.every((a, i) =>
      counts.every((b, j) => {
        const [one = 0, other = 0] = [scores[i], scores[j]];
        return a === b ? one === other : a < b || one >= other;
      }),
    );
    const none = counts.every((count, i) => count > 0 || scores[i] === 0);
    const highest = scores.filter((score) => score === 8).length;
    if (!fair || !none || highest > 1) expect.fail(`${counts} parts score ${scores}`);
  }
});

test('EIGHT-100: a wonder is scored when its third disc is taken, from whatever space', () => {
  expect(points(finished())).toEqual([8, 0, 0, 0]);
  expect(
    points(finished({ wonders: { mausoleum: [null, null, 'ship-1'], 'tower-of-babel': ['ship-2', null, null] } })),
  ).toEqual([8, 0, 0, 0]);
  const second = finished({ options: { discChoice: 'any' }, wonders: { mausoleum: ['crane-1', null, 'ship-1'] } });
  expect(points(second)).toEqual([0, 0, 0, 0]);
  expect(second.phase).not.toBe('reward');
});

test('EIGHT-100: with its second disc gone a wonder is not scored, whatever parts stand on it', () => {
  const built = play(
    scene({
      wonders: { mausoleum: [null, 'ship-1', 'crane-1'] },
      hands: [[0, 0, 1, 0]],
      parts: { mausoleum: [2, 5, 1, 0] },
    }),
    'build 0 mausoleum 1',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(points(built)).toEqual([0, 0, 0, 0]);
  expect(parts(built, 'mausoleum')).toEqual([3, 5, 1, 0]);
  expect([built.row, built.pending.at(-1)?.kind]).toEqual([1, 'card']);
});

test('EIGHT-102: alone with the most parts, a seat scores the first number of the row that the marker is on', () => {
  const given = { parts: { mausoleum: [4, 4, 2, 0] } };
  for (const [row, first, second] of [
    [1, 8, 4],
    [3, 12, 6],
    [7, 20, 10],
  ] as const) {
    // The part of the last disc breaks the tie.
    const scored = finished({ ...given, row });
    expect(points(scored)).toEqual([first, second, 3, 0]);
    expect(scored.scores[0]?.finished).toBe(first);
  }
});

test('EIGHT-106, EIGHT-107: worked example 12: the marker moves, and the active seat takes an action card', () => {
  const scored = finished(
    {
      hands: [
        [0, 0, 0, 0],
        [0, 0, 1, 0],
      ],
    },
    'abandon 0',
  );
  expect(scored.row).toBe(1);
  const start = scene({
    wonders: { mausoleum: [null, null, 'ship-1'] },
    hands: [
      [0, 0, 0, 0],
      [0, 0, 1, 0],
    ],
  });
  const traded = play(
    start,
    'build 0 mausoleum 2',
    'offer 1 s1 true',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 1 -',
  );
  expect(traded.row).toBe(2);
  expect(traded.discs[1]).toEqual(['ship-1']);
  expect(traded.pending.at(-1)).toMatchObject({ kind: 'action', owner: 0 });
  expect(eightWonders.chances(traded).map(({ weight }) => weight)).toEqual([2, 2, 2, 3, 2, 2, 2, 0]);
  const rewarded = play(traded, 'action joker');
  expect(rewarded.actions).toEqual([['joker'], [], [], []]);
  expect(rewarded.actionPile.joker).toBe(1);
});

test('EIGHT-106: each row brings its own points, and from row 7 the marker does not move', () => {
  const rows = [8, 10, 12, 14, 16, 18, 20].map((first, i) => {
    const scored = finished({ row: i + 1 });
    expect(points(scored)).toEqual([first, 0, 0, 0]);
    return scored.row;
  });
  expect(rows).toEqual([2, 3, 4, 5, 6, 7, 7]);
  const told = [6, 7].map((row) =>
    events(
      play(
        scene({ row, wonders: { mausoleum: [null, null, 'ship-1'] }, hands: [[0, 0, 1, 0]] }),
        'build 0 mausoleum 2',
        'offer 1 - false',
        'offer 2 - false',
        'offer 3 - false',
      ),
      'complete 0 - -',
    ),
  );
  expect(told.map((each) => each.filter(({ kind }) => kind === 'row-changed'))).toEqual([
    [{ kind: 'row-changed', row: 7 }],
    [],
  ]);
});

test('EIGHT-107: the action card is secret, and there is none in the designer’s variant', () => {
  const asked = finished();
  const [event] = events(asked, 'action five-vp');
  expect(event && eightWonders.viewEvent(event, 1)).toMatchObject({ move: 'hidden', to: 0 });
  const taken = play(asked, 'action five-vp');
  expect(eightWonders.view(taken, 1).actions[0]).toEqual([]);
  expect(eightWonders.view(taken, 1).hiddenActions[0]).toBe(1);
  const none = finished({ options: { actionCards: false } });
  expect(none.pending.at(-1)?.kind).toBe('card');
});

test('EIGHT-108: worked example 12: the parts there go back, others stay', () => {
  const state = play(finished({ parts: { mausoleum: [4, 2, 0, 0], 'statue-of-zeus': [6, 0, 0, 0] } }), 'action joker');
  expect(parts(state, 'mausoleum')).toEqual([0, 0, 0, 0]);
  expect(parts(state, 'statue-of-zeus')).toEqual([6, 0, 0, 0]);
});

test('EIGHT-109: points, marker, action card, parts back', () => {
  const select = play(
    scene({ wonders: { mausoleum: [null, null, 'ship-1'] }, hands: [[0, 0, 1, 0]] }),
    'build 0 mausoleum 2',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
  );
  const kinds = (state: typeof select, code: string) => events(state, code).map(({ kind }) => kind);
  expect(kinds(select, 'complete 0 - -').slice(-2)).toEqual(['points', 'row-changed']);
  const scored = play(select, 'complete 0 - -');
  expect(parts(scored, 'mausoleum')).toEqual([1, 0, 0, 0]);
  expect(kinds(scored, 'action joker')).toEqual(['chance', 'parts-returned', 'turn-ended']);
});

const discs = (camel: number, crane: number, ship: number): DiscId[] => [
  ...Array<DiscId>(camel).fill('camel-3'),
  ...Array<DiscId>(crane).fill('crane-1'),
  ...Array<DiscId>(ship).fill('ship-2'),
];

test('EIGHT-138: worked example 14: discs of a type bring a bonus, more than six count as six', () => {
  expect(discPoints(discs(3, 1, 2), TABLES)).toBe(15);
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((count) => discPoints(discs(count, 0, 0), TABLES))).toEqual([
    0, 0, 5, 10, 20, 30, 40, 40,
  ]);
});

test('EIGHT-139: a two-coloured disc counts for the one of its types that brings more', () => {
  expect(discPoints(['camel-3-crane-2', 'crane-1'], TABLES)).toBe(5);
  expect(discPoints(['camel-3-crane-2', 'crane-1', 'camel-1', 'camel-2'], TABLES)).toBe(10);
  expect(discPoints(['camel-3-crane-2', 'crane-3-ship-2', 'ship-1'], TABLES)).toBe(5);
  expect(discPoints(['camel-3-crane-2', 'crane-3-ship-2', 'crane-1'], TABLES)).toBe(10);
  // The example of the rulebook: the two-coloured disc makes four camels, besides two ships and a crane.
  expect(discPoints(['camel-3-crane-2', ...discs(3, 1, 2)], TABLES)).toBe(25);
  // Four camels, with the one that seat 0 takes, and a crane: three camels and two cranes would bring 15.
  const owned = ['camel-3-crane-2', 'camel-2', 'camel-4', 'crane-3'] as const;
  expect(ending({ options: { twoColoured: true }, discs: [owned] }).scores[0]?.discs).toBe(20);
});

test('EIGHT-154: a two-coloured disc makes a pair with a camel or with a crane, not with both', () => {
  const over = ending({ options: { twoColoured: true }, discs: [['camel-3-crane-2', 'crane-3']] });
  expect(over.discs[0]).toEqual(['camel-3-crane-2', 'crane-3', 'camel-1']);
  expect(over.scores[0]?.discs).toBe(5);
});

/** The last camel disc is built by seat 0, on a wonder that still has a crane disc. */
const ending = (given: Scene = {}) =>
  play(
    scene({
      others: false,
      wonders: { mausoleum: ['camel-1', 'crane-1', null], 'statue-of-zeus': ['ship-1', 'stone-mason-1', null] },
      hands: [[1, 0, 0, 0]],
      ...given,
    }),
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );

test('EIGHT-130, EIGHT-135, EIGHT-136: worked example 13: the last disc of a type ends the game', () => {
  const over = ending({ parts: { mausoleum: [1, 2, 1, 0], 'statue-of-zeus': [0, 0, 3, 0] } });
  expect(over.phase).toBe('over');
  expect(over.row).toBe('light');
  expect(over.scores.map(({ unfinished }) => unfinished)).toEqual([4, 4, 11, 0]);
  expect(over.parts.flat().every((count) => count === 0)).toBe(true);
  expect(over.hands).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(over.actions.flat()).toEqual([]);
  expect(over.turns).toBe(0);
  expect(eightWonders.outcome(over)).toMatchObject({ ending: 'type-gone', ranks: [2, 2, 1, 4], winners: [2] });
});

test('EIGHT-130: offers that were turned down and a wonder that was finished are scored before', () => {
  const start = scene({
    others: false,
    wonders: { mausoleum: ['camel-1', null, null], 'statue-of-zeus': ['ship-1', 'stone-mason-1', 'crane-1'] },
    hands: [
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
  });
  const state = play(
    start,
    'build 0 mausoleum 0',
    'offer 1 c1 false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(state.pending.at(-1)?.kind).toBe('action');
  expect(state.scores.map(({ finished, rejected }) => [finished, rejected])).toEqual([
    [8, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  const over = play(state, 'action five-vp');
  expect(over.phase).toBe('over');
  expect(points(over)).toEqual([13, 1, 0, 0]);
});

test('EIGHT-153: worked example 16: a two-coloured disc keeps both of its types in the game', () => {
  const wonders = {
    mausoleum: ['crane-1', 'camel-1', null],
    'statue-of-zeus': ['ship-1', 'stone-mason-1', 'camel-3-crane-2'],
  } as const;
  const build = ['offer 1 - false', 'offer 2 - false', 'offer 3 - false', 'complete 0 - -'];
  const start = scene({ others: false, wonders, options: { discChoice: 'any' }, hands: [[9, 9, 0, 0]] });
  const on = play(start, 'build 0 mausoleum 0', ...build);
  expect(on.ending).toBe(null);
  const both = changed(start, (draft) => {
    draft.spaces[12] = null;
  });
  const over = play(both, 'build 0 statue-of-zeus 2', ...build);
  expect(over.ending).toBe('type-gone');
});

test('EIGHT-127, EIGHT-140, EIGHT-142: 5 victory points count at the end, under their own name', () => {
  const over = ending({ actions: [['five-vp', 'five-vp'], ['five-vp']] });
  expect(over.scores.map(({ actions }) => actions)).toEqual([10, 5, 0, 0]);
  const outcome = eightWonders.outcome(over);
  for (const score of outcome?.scores ?? [])
    expect(Object.values(score.categories).reduce((sum, each) => sum + each, 0)).toBe(score.total);
});

test('EIGHT-128: other action cards are worth nothing at the end', () => {
  const cards = ['joker', 'card-draw', 'card-trade', 'double-turn', 'triple-bonus'] as const;
  const over = ending({ actions: [[], [...cards]] });
  expect(points(over)).toEqual([8, 0, 0, 0]);
});

test('EIGHT-123, EIGHT-138, EIGHT-140, EIGHT-142: a Building disc bonus brings 1 point for each disc, reported with the action cards', () => {
  const owned = [['crane-1'], discs(3, 1, 2), ['camel-3-crane-2']] as const;
  const over = ending({ discs: owned, actions: [['disc-bonus', 'five-vp'], ['disc-bonus'], ['disc-bonus']] });
  expect(over.scores.map(({ discs }) => discs)).toEqual([0, 15, 0, 0]);
  // Seat 0 has taken the last camel disc as well.
  expect(over.scores.map(({ actions }) => actions)).toEqual([2 + 5, 6, 1, 0]);
  const two = ending({ discs: owned, actions: [[], ['disc-bonus', 'disc-bonus']] });
  expect(two.scores.map(({ actions }) => actions)).toEqual([0, 12, 0, 0]);
});

test('EIGHT-141, EIGHT-01: the most points win, equal points share a rank', () => {
  const over = ending({ parts: { mausoleum: [0, 1, 0, 0] } });
  expect(points(over)).toEqual([4, 4, 0, 0]);
  expect(eightWonders.outcome(over)).toMatchObject({ ranks: [1, 1, 3, 3], winners: [0, 1] });
});

test('EIGHT-01, EIGHT-141: points of rejected offers decide the winner like all others', () => {
  const game = scene({
    options: { stallRounds: 2 },
    idle: 7,
    hands: [
      [0, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 1, 0, 0],
    ],
  });
  const over = play(
    changed(game, (draft) => {
      draft.spaces[6] = 'crane-4';
      for (const score of draft.scores) score.finished = 5;
    }),
    'build 0 statue-of-zeus 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'abandon 0',
  );
  expect(over.phase).toBe('over');
  expect(eightWonders.outcome(over)?.winners).toEqual([0, 1, 2, 3]);
  const rejected = play(
    changed(game, (draft) => {
      draft.spaces[6] = 'crane-4';
      for (const score of draft.scores) score.finished = 5;
    }),
    'build 0 statue-of-zeus 0',
    'offer 1 k2 false',
    'offer 2 k1 false',
    'offer 3 - false',
    'abandon 0',
  );
  const outcome = eightWonders.outcome(rejected);
  expect(outcome?.winners).toEqual([1]);
  expect(outcome?.ranks).toEqual([3, 1, 2, 3]);
  expect(outcome?.scores.map(({ total }) => total)).toEqual([5, 7, 6, 5]);
});

test('EIGHT-135, EIGHT-136: unfinished wonders are scored in order, and only they give parts back', () => {
  const parts = { mausoleum: [0, 2, 0, 0], 'statue-of-zeus': [0, 0, 3, 0] };
  const select = play(
    scene({
      others: false,
      wonders: { mausoleum: ['camel-1', 'crane-1', null], 'statue-of-zeus': ['ship-1', 'stone-mason-1', null] },
      hands: [[1, 0, 0, 0]],
      parts,
    }),
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
  );
  expect(events(select, 'complete 0 - -').slice(-7)).toEqual([
    { kind: 'ended', ending: 'type-gone' },
    { kind: 'row-changed', row: 'light' },
    { kind: 'points', seat: 2, category: 'unfinished', points: 8 },
    { kind: 'parts-returned', wonder: 'statue-of-zeus' },
    { kind: 'points', seat: 0, category: 'unfinished', points: 4 },
    { kind: 'points', seat: 1, category: 'unfinished', points: 8 },
    { kind: 'parts-returned', wonder: 'mausoleum' },
  ]);
});

test('EIGHT-136: draws and double turns belong to a game that goes on', () => {
  const over = ending({ actions: [['double-turn']] });
  expect(draws(over)).toBe(over);
  expect(over.played).toEqual([]);
});
