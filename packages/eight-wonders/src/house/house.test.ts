import { expect, test } from 'vitest';
import { changed, draws, explained, play, type Scene, scene } from '../../test/scene.js';
import { TABLES } from '../components/tables.js';
import { eightWonders } from '../game/index.js';
import type { BotEffort } from '../options.js';
import type { State } from '../state/index.js';
import { EFFORTS } from './efforts.js';
import { utility } from './gains.js';
import { type Knowledge, know, predictedOffer } from './knowledge.js';
import { discValue, siteAt, wonderValue } from './sites.js';
import { bestSelection, selections } from './values.js';

const bot = (state: State, seat?: number): string => eightWonders.encodeMove(eightWonders.botMove(state, seat));
/** The move of a bot as its explanations name it. */
const named = (state: State): string =>
  eightWonders.describeMove(state, eightWonders.botMove(state)).replace(/^\w+ /, '');
/** The value of each candidate of the first list, in hundredths of a point. */
function scoresOf(state: State, seat?: number): Readonly<Record<string, number>> {
  const [first] = explained(state, seat).steps;
  return Object.fromEntries(first?.candidates.map(({ name, score }) => [name, Math.round(100 * score)]) ?? []);
}
/** What the explanation says of a candidate. */
const noteOf = (state: State, name: RegExp, seat?: number): string | undefined =>
  explained(state, seat).steps[0]?.candidates.find((each) => name.test(each.name))?.note;
const knowledge = (state: State, seat: number): Knowledge =>
  know(eightWonders.view(state, seat), seat, EFFORTS[state.options.bots[seat] ?? 'builder']);
const bots = (effort: BotEffort): { bots: BotEffort } => ({ bots: effort });

/** The board of worked example 27: six discs of three types, four cranes, one of them the last of its wonder. */
const three: Scene = {
  options: { players: 3, actionCards: false },
  wonders: {
    'pyramids-of-giza': ['camel-1', 'camel-2', 'camel-3'],
    'hanging-gardens': ['camel-3', 'camel-4', 'camel-5'],
    'statue-of-zeus': ['ship-1', 'ship-2', 'ship-3'],
    'temple-of-artemis': ['ship-3', 'ship-4', 'ship-5'],
    mausoleum: ['stone-mason-1', 'stone-mason-2', 'stone-mason-3'],
    'colossus-of-rhodes': ['stone-mason-3', 'stone-mason-4', 'stone-mason-5'],
    'lighthouse-of-alexandria': ['crane-1', 'crane-2', 'crane-3'],
    'tower-of-babel': [null, null, 'crane-4'],
  },
  parts: { 'tower-of-babel': [3, 1, 0] },
  hands: [
    [0, 3, 0, 0],
    [0, 2, 0, 0],
    [0, 1, 0, 0],
  ],
};

test('EIGHT-200: the fewer discs are left of a type, the less a card is worth', () => {
  const values = [4, 3, 2, 1].map((cranes) => {
    const state = changed(scene(three), (draft) => {
      for (let i = 0; i < 4 - cranes; i++) draft.spaces[18 + i] = null;
    });
    const { scarcest, card, showing } = knowledge(state, 0);
    expect(showing).toEqual([6, cranes, 6, 6]);
    expect(scarcest).toBe(cranes);
    return card;
  });
  expect(values).toEqual([100, 80, 50, 20]);
});

test('EIGHT-201: shown cards are certain, the rest of a hand is a fair share of what is unseen', () => {
  const state = changed(
    scene({
      ...three,
      hands: [
        [0, 3, 0, 0],
        [2, 4, 0, 0],
        [5, 5, 5, 5],
      ],
      discard: [5, 0, 0, 0],
    }),
    (draft) => {
      draft.shown[1] = [0, 2, 0, 0];
    },
  );
  // Unseen by seat 0: 20 camels, 20 cranes, 25 ships, 25 stone masons.
  const { estimates } = knowledge(state, 0);
  expect(estimates[1]).toEqual([1, 3, 1, 1]);
  expect(estimates[2]).toEqual([4, 4, 6, 6]);
});

test('EIGHT-202: the expected offer is no more than the need, without decoys', () => {
  const state = scene({
    ...three,
    hands: [
      [0, 3, 0, 0],
      [9, 9, 9, 9],
      [1, 1, 1, 1],
    ],
  });
  const k = knowledge(state, 0);
  const site = siteAt(k, 18);
  const disc = site?.disc;
  if (disc === undefined) throw new Error('no disc');
  expect(predictedOffer(k, 1, disc)).toEqual([0, 1, 0, 0]);
  expect(predictedOffer(k, 2, disc)).toEqual([0, 1, 0, 0]);
  expect(predictedOffer(k, 1, disc, -1)).toEqual([0, 0, 0, 0]);
  expect(predictedOffer(k, 1, disc, 1)).toEqual([0, 1, 0, 0]);
});

test('EIGHT-201, EIGHT-202: the cards that the bot itself has shown change nothing, and no seat offers more than its hand', () => {
  const state = changed(
    scene({
      ...three,
      hands: [
        [0, 9, 0, 0],
        [0, 2, 0, 0],
        [5, 5, 5, 5],
      ],
    }),
    (draft) => {
      draft.shown[1] = [0, 2, 0, 0];
    },
  );
  const k = knowledge(state, 0);
  const own = changed(state, (draft) => {
    draft.shown[0] = [0, 9, 0, 0];
  });
  expect(knowledge(own, 0).estimates[2]).toEqual(k.estimates[2]);
  // Unseen by seat 0: 25, 14, 25 and 25, of which seat 2 holds 20.
  expect(k.estimates[2]).toEqual([6, 3, 6, 6]);
  const disc = siteAt(k, 23)?.disc;
  if (disc === undefined) throw new Error('no disc');
  expect(predictedOffer(k, 1, disc, 1)).toEqual([0, 2, 0, 0]);
  expect(predictedOffer(k, 1, disc, -1)).toEqual([0, 1, 0, 0]);
});

test('EIGHT-205: worked example 26: what a wonder with discs is worth', () => {
  const k = knowledge(scene(three), 0);
  expect(wonderValue(k, [3, 1, 0], 1, 4)).toEqual([800, 350, 0]);
  const row3 = knowledge(scene({ ...three, row: 3 }), 0);
  // F = 1000 and S = 500: exact 1000, 500, 0; shares 1000, 375, 0.
  expect(wonderValue(row3, [3, 1, 0], 2, 4)).toEqual([1000, 437, 0]);
  // F = 800 and S = 400, the light row.
  expect(wonderValue(row3, [3, 1, 0], 3, 4)).toEqual([800, 350, 0]);
  expect(wonderValue(k, [0, 0, 0], 3, 9)).toEqual([0, 0, 0]);
});

test('EIGHT-206: what a disc is worth', () => {
  const given = scene({ ...three, discs: [[], ['crane-1', 'crane-2', 'crane-1-ship-1'], ['camel-1']] });
  const k = knowledge(given, 0);
  const disc = (space: number) => {
    const site = siteAt(k, space);
    if (site === undefined) throw new Error('no disc');
    return site.disc;
  };
  expect(discValue(k, 0, disc(23))).toBe(250);
  expect(discValue(k, 1, disc(23))).toBe(1000 + 500);
  expect(discValue(k, 2, disc(0))).toBe(500 + 250);
  const scarce = knowledge(
    changed(given, (draft) => draft.spaces.fill(null, 18, 21)),
    0,
  );
  expect(discValue(scarce, 1, disc(23))).toBe(1000);
  const two = changed(given, (draft) => {
    draft.spaces[23] = 'camel-3-crane-2';
  });
  const site = siteAt(knowledge(two, 2), 23);
  if (site === undefined) throw new Error('no disc');
  expect(discValue(knowledge(two, 2), 2, site.disc)).toBe(750 + 30);
});

const selecting = (effort: BotEffort = 'builder', more: Scene = {}): State =>
  play(
    scene({ ...three, ...more, options: { ...three.options, ...more.options, ...bots(effort) } }),
    'build 0 tower-of-babel 2',
    'offer 1 k2 false',
    'offer 2 k1 false',
  );

test('EIGHT-207, EIGHT-209, EIGHT-210, EIGHT-215: worked example 27: gains and utilities of a selection', () => {
  const k = knowledge(selecting(), 0);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const bids = [
    { seat: 1, cards: [0, 2, 0, 0] as const, trade: false },
    { seat: 2, cards: [0, 1, 0, 0] as const, trade: false },
  ];
  const found = selections(k, 0, site, bids, [0, 3, 0, 0], 0, EFFORTS.builder);
  expect(found.map(({ accept, gains, value }) => [accept, gains.gains, value])).toEqual([
    [null, [0, 200, 100], -75],
    [[1], [50, -150, 100], 63],
    [[2], [-50, 150, 200], -137],
    [[1, 2], [150, -150, 200], 138],
  ]);
  expect(bestSelection(k, 0, site, bids, [0, 3, 0, 0], 0, EFFORTS.builder).accept).toEqual([1, 2]);
});

test('EIGHT-207: a wonder in hand, an action card, and a disc that goes elsewhere', () => {
  const k = knowledge(selecting('builder', { options: { actionCards: true }, actions: [['joker']] }), 0);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const traded = [{ seat: 1, cards: [0, 2, 0, 0] as const, trade: true }];
  const found = selections(k, 0, site, traded, [0, 3, 0, 0], 1, EFFORTS.builder);
  expect(found.map(({ accept, jokers }) => [accept, jokers[1]])).toEqual([
    [null, 0],
    [[], 2],
    [[1], 0],
    [[1], 2],
  ]);
  // Two own cards; seat 1 gets the disc and places nothing: parts 7, 1, 0 are 800, 400, 0.
  expect(found[2]?.gains.gains).toEqual([-200 + 400, -200 + 50 + 250, 0]);
  // With a Joker instead of both of them.
  expect(found[3]?.gains.gains).toEqual([-250 + 400, -200 + 50 + 250, 0]);
});

test('EIGHT-206: a two-coloured disc that is held counts for its first type alone', () => {
  const k = knowledge(scene({ ...three, discs: [[], ['crane-1-ship-1'], []] }), 0);
  const values = [6, 23].map((space) => {
    const disc = siteAt(k, space)?.disc;
    if (disc === undefined) throw new Error('no disc');
    return discValue(k, 1, disc);
  });
  expect(values).toEqual([250, 500 + 250]);
});

test('EIGHT-207, EIGHT-78: no seat is expected to place more parts than it has', () => {
  const parts = { 'tower-of-babel': [0, 0, 0], mausoleum: [28, 28, 0] } as const;
  const k = knowledge(selecting('builder', { parts }), 0);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const bids = [
    { seat: 1, cards: [0, 2, 0, 0] as const, trade: false },
    { seat: 2, cards: [0, 1, 0, 0] as const, trade: false },
  ];
  const [, one, , both] = selections(k, 0, site, bids, [0, 3, 0, 0], 0, EFFORTS.builder);
  // One part each: all that lead score 400.
  expect(one?.gains.gains).toEqual([400 - 200 + 250, 400 - 200, 100]);
  expect(both?.gains.gains).toEqual([400 - 100 + 250, 400 - 200, 400 - 100]);
});

test('EIGHT-207: a disc that is taken no longer counts towards its wonder', () => {
  const wonders = { ...three.wonders, 'tower-of-babel': [null, 'crane-2', 'crane-4'] as const };
  const k = knowledge(scene({ ...three, wonders, parts: { 'tower-of-babel': [2, 1, 0] } }), 0);
  const site = siteAt(k, 22);
  if (site === undefined) throw new Error('no disc');
  expect(site.before).toEqual([800, 400, 0]);
  const [, built] = selections(k, 0, site, [], [0, 3, 0, 0], 0, EFFORTS.builder);
  // Parts 4, 1, 0 and a disc of 4 left: exact 800 and 400, shares 800 and 240, 5 to 4.
  expect(built?.gains.gains).toEqual([-200 + 250, Math.floor((400 * 5 + 240 * 4) / 9) - 400, 0]);
});

test('EIGHT-215: the first of equal selections, and never two trading cards', () => {
  const k = knowledge(selecting('apprentice', { parts: { 'tower-of-babel': [3, 0, 0] } }), 0);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const bid = (seat: number, cranes: number, trade: boolean) => ({ seat, cards: [0, cranes, 0, 0] as const, trade });
  const equal = [bid(1, 3, false), bid(2, 3, false)];
  const found = selections(k, 0, site, equal, [0, 1, 0, 0], 0, EFFORTS.apprentice);
  expect(found.map(({ accept }) => accept)).toEqual([null, [1], [2]]);
  expect(found[1]?.value).toBe(found[2]?.value);
  expect(found[1]?.value).toBeGreaterThan(0);
  expect(bestSelection(k, 0, site, equal, [0, 1, 0, 0], 0, EFFORTS.apprentice).accept).toEqual([1]);
  const traded = selections(k, 0, site, [bid(1, 2, true), bid(2, 2, true)], [0, 2, 0, 0], 0, EFFORTS.apprentice);
  expect(traded.map(({ accept }) => accept)).toEqual([null, [1], [2]]);
});

test('EIGHT-208: a wonder that the last build finishes scores by its row, and rejected offers count', () => {
  const given: Scene = {
    options: { players: 3, actionCards: false },
    others: false,
    row: 3,
    wonders: { mausoleum: ['camel-1', null, null], 'statue-of-zeus': ['ship-1', 'crane-1', 'stone-mason-1'] },
    parts: { 'statue-of-zeus': [0, 1, 0] },
    hands: [[1, 0, 0, 0]],
  };
  const k = knowledge(scene(given), 0);
  const site = siteAt(k, 12);
  if (site === undefined) throw new Error('no disc');
  const bids = [{ seat: 2, cards: [1, 0, 0, 0] as const, trade: false }];
  const [, built] = selections(k, 0, site, bids, [1, 0, 0, 0], 0, EFFORTS.builder);
  expect(built?.accept).toEqual([]);
  expect(built?.gains.final).toEqual([12, 8, 1]);
});

test('EIGHT-208, EIGHT-210: a build that ends the game is worth what it makes of the final points', () => {
  const given: Scene = {
    options: { players: 3, actionCards: false },
    others: false,
    wonders: { mausoleum: ['camel-1', null, null], 'statue-of-zeus': ['ship-1', 'crane-1', 'stone-mason-1'] },
    parts: { mausoleum: [1, 2, 0], 'statue-of-zeus': [0, 4, 0] },
    hands: [[1, 0, 0, 0]],
    discs: [['camel-2'], [], []],
  };
  const k = knowledge(scene(given), 0);
  const site = siteAt(k, 12);
  if (site === undefined) throw new Error('no disc');
  expect(site.rest).not.toBeNull();
  const [, built] = selections(k, 0, site, [], [1, 0, 0, 0], 0, EFFORTS.architect);
  // Final: 2 and 2 parts are 4 and 4, the light row brings seat 1 another 8, two camels are 5.
  expect(built?.gains.final).toEqual([9, 12, 0]);
  // Now: [1, 2, 0] is worth 400, 800, 0 exactly, shares of 1200 are 400, 800, 0; [0, 4, 0] in the light row is worth 800.
  expect(built?.gains.gains).toEqual([900 - 400, 1200 - 800 - 800, 0]);
  const own = 500 - Math.floor((70 * -400) / 200);
  expect(built?.value).toBe(own - 1500);
  const gains = { gains: [0, 0, 0], final: [5, 4, 5] };
  expect([0, 1, 2].map((seat) => utility(gains, seat, EFFORTS.architect))).toEqual([0, -1500, 0]);
  expect(utility({ gains: [0, 0, 0], final: [6, 4, 5] }, 0, EFFORTS.architect)).toBe(1500);
  expect(utility({ gains: [0, 0, 0], final: [6, 4, 5] }, 0, EFFORTS.builder)).toBe(0);
});

test('EIGHT-210: how much the gains of others count', () => {
  const gains = { gains: [100, 50, -200], final: null };
  expect(utility(gains, 0, EFFORTS.apprentice)).toBe(100);
  expect(utility(gains, 0, EFFORTS.builder)).toBe(100 + 38);
  expect(utility(gains, 0, EFFORTS.architect)).toBe(100 + 53);
});

test('EIGHT-216: with nothing in hand to pass is best, worth a card', () => {
  const state = scene({
    ...three,
    hands: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  });
  expect(bot(state)).toBe('pass 0');
  const scores = scoresOf(state);
  expect(scores['passes and draws a card']).toBe(100);
  expect(Object.keys(scores)).toHaveLength(9);
});

test.each<[BotEffort, readonly (readonly [shift: number, weight: number])[]]>([
  ['builder', [[0, 1]]],
  [
    'architect',
    [
      [-1, 1],
      [0, 2],
      [1, 1],
    ],
  ],
])('EIGHT-216: the %s weighs the offers it expects', (effort, scenarios) => {
  const state = scene({
    ...three,
    options: { ...three.options, ...bots(effort) },
    hands: [
      [0, 3, 0, 0],
      [2, 4, 2, 2],
      [3, 3, 3, 3],
    ],
  });
  const k = knowledge(state, 0);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  let sum = 0;
  let weights = 0;
  for (const [shift, weight] of scenarios) {
    const bids = [1, 2].map((seat) => ({ seat, cards: predictedOffer(k, seat, site.disc, shift), trade: false }));
    sum += weight * bestSelection(k, 0, site, bids, [0, 3, 0, 0], 0, EFFORTS[effort]).value;
    weights += weight;
  }
  const scores = scoresOf(state);
  expect(scores['builds on the Tower of Babel: 4 cranes needed']).toBe(Math.floor(sum / weights));
  const best = Math.max(...Object.values(scores));
  const first = Object.keys(scores).find((name) => scores[name] === best);
  expect(named(state)).toBe(first);
});

test('EIGHT-216: an apprentice takes one of its three best in turn', () => {
  const state = scene({ ...three, options: { ...three.options, ...bots('apprentice') } });
  const scores = scoresOf(state);
  const sorted = Object.keys(scores).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const at = (turns: number, rejected: readonly number[] = [0, 0, 0]) => {
    const now = changed(state, (draft) => {
      draft.turns = turns;
      for (const [seat, score] of draft.scores.entries()) score.rejected = rejected[seat] ?? 0;
    });
    return sorted.indexOf(named(now));
  };
  expect([at(0), at(1), at(2), at(3)]).toEqual([0, 1, 2, 0]);
  expect([at(0, [1, 0, 0]), at(1, [0, 1, 0]), at(1, [1, 0, 1])]).toEqual([1, 2, 0]);
});

test('EIGHT-216: the apprentice on seat 1 begins two further in its list, and a short list ends with its last move', () => {
  const state = scene({
    ...three,
    options: { ...three.options, ...bots('apprentice') },
    active: 1,
    hands: [
      [0, 0, 0, 0],
      [1, 3, 1, 0],
    ],
  });
  const scores = scoresOf(state);
  const sorted = Object.keys(scores).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const at = (turns: number) =>
    sorted.indexOf(
      named(
        changed(state, (draft) => {
          draft.turns = turns;
        }),
      ),
    );
  expect([at(0), at(1), at(2)]).toEqual([2, 0, 1]);
  const two = scene({
    options: { players: 3, twoColoured: true, ...bots('apprentice') },
    others: false,
    wonders: { mausoleum: ['camel-3-crane-2', 'ship-3-stone-mason-2'] },
  });
  const codes = [0, 1, 2].map((turns) =>
    bot(
      changed(two, (draft) => {
        draft.turns = turns;
      }),
    ),
  );
  expect(codes).toEqual(['pass 0', 'build 0 mausoleum 0', 'build 0 mausoleum 0']);
});

test('EIGHT-217: an apprentice offers half of what is needed, with the trading card for a good disc', () => {
  const state = (more: Scene) =>
    play(
      scene({ ...three, options: { ...three.options, ...bots('apprentice') }, ...more }),
      'build 0 tower-of-babel 2',
    );
  expect(bot(state({}), 1)).toBe('offer 1 k2 false');
  expect(bot(state({}), 2)).toBe('offer 2 k1 false');
  expect(
    bot(
      state({
        hands: [
          [0, 3, 0, 0],
          [1, 0, 1, 1],
        ],
      }),
      1,
    ),
  ).toBe('offer 1 - false');
  expect(bot(state({ discs: [[], ['crane-1', 'crane-2']] }), 1)).toBe('offer 1 k2 true');
  // The hand has all four cranes: half of them are offered.
  expect(
    bot(
      state({
        hands: [
          [0, 3, 0, 0],
          [0, 4, 0, 0],
        ],
      }),
      1,
    ),
  ).toBe('offer 1 k2 false');
  const one = { wonders: { ...three.wonders, 'tower-of-babel': [null, null, 'crane-1'] as const } };
  expect(bot(state(one), 1)).toBe('offer 1 k1 false');
});

test.each<[BotEffort, readonly (readonly [shift: number, weight: number])[]]>([
  ['builder', [[1, 1]]],
  [
    'architect',
    [
      [0, 1],
      [1, 2],
      [2, 1],
    ],
  ],
])('EIGHT-217: the %s weighs every offer against a builder that selects', (effort, scenarios) => {
  const state = play(
    scene({
      ...three,
      options: { ...three.options, ...bots(effort) },
      hands: [
        [1, 3, 0, 0],
        [0, 2, 1, 0],
        [2, 1, 0, 2],
      ],
    }),
    'build 0 tower-of-babel 2',
  );
  const { move } = eightWonders.explainBotMove(state, 1);
  const scores = scoresOf(state, 1);
  expect(Object.keys(scores)).toEqual([
    'offers nothing',
    'offers 1 crane',
    'offers 1 crane with the trading card',
    'offers 2 cranes',
    'offers 2 cranes with the trading card',
  ]);
  const k = knowledge(state, 1);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const bids = [
    { seat: 1, cards: [0, 2, 0, 0] as const, trade: true },
    { seat: 2, cards: predictedOffer(k, 2, site.disc), trade: false },
  ];
  let sum = 0;
  let weights = 0;
  for (const [shift, weight] of scenarios) {
    const guess = k.estimates[0]?.[1] ?? 0;
    const own = Math.max(0, Math.min(4, guess + shift));
    const { gains } = bestSelection(k, 0, site, bids, [0, own, 0, 0], 0, EFFORTS.builder);
    sum += weight * utility(gains, 1, EFFORTS[effort]);
    weights += weight;
  }
  expect(scores['offers 2 cranes with the trading card']).toBe(Math.floor(sum / weights));
  expect(move).toMatchObject({ kind: 'offer', seat: 1 });
  if (move.kind === 'offer') expect([move.cards[0], move.cards[2], move.cards[3]]).toEqual([0, 0, 0]);
});

test('EIGHT-217: for a two-coloured disc all pairs are weighed', () => {
  const state = play(
    scene({
      ...three,
      options: { ...three.options, twoColoured: true },
      wonders: { ...three.wonders, 'tower-of-babel': [null, null, 'camel-3-crane-2'] },
      hands: [
        [1, 3, 0, 0],
        [1, 2, 1, 0],
      ],
    }),
    'build 0 tower-of-babel 2',
  );
  const names = Object.keys(scoresOf(state, 1));
  expect(names.filter((name) => !name.includes('trading'))).toEqual([
    'offers nothing',
    'offers 1 crane',
    'offers 2 cranes',
    'offers 1 camel',
    'offers 1 camel and 1 crane',
    'offers 1 camel and 2 cranes',
  ]);
});

test('EIGHT-218: worked example 27: the builder accepts both offers', () => {
  expect(bot(selecting())).toBe('complete 0 1,2 -');
  expect(scoresOf(selecting())).toEqual({
    'abandons the build': -75,
    'accepts the offer of Blue and completes the build': 63,
    'accepts the offer of Green and completes the build': -137,
    'accepts the offers from Blue and Green and completes the build': 138,
  });
  expect(bot(selecting('apprentice'))).toBe('complete 0 1,2 -');
});

test('EIGHT-217: an apprentice adds the trading card for a disc worth exactly 300', () => {
  const last = { ...three.wonders, 'lighthouse-of-alexandria': [null, null, null] as const };
  const state = (held: Scene['discs']) =>
    play(
      scene({
        ...three,
        wonders: last,
        options: { ...three.options, ...bots('apprentice'), tables: { discBonus: [0, 0, 3, 6, 10, 15, 21] } },
        ...(held && { discs: held }),
      }),
      'build 0 tower-of-babel 2',
    );
  expect(bot(state([[], ['crane-1']]), 1)).toBe('offer 1 k2 true');
  expect(bot(state([[], []]), 1)).toBe('offer 1 k2 false');
});

test('EIGHT-216, EIGHT-218: Jokers of the own hand count when a turn is weighed and when offers are chosen', () => {
  const given: Scene = {
    ...three,
    options: { players: 3 },
    hands: [
      [0, 3, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  };
  const build = (actions: Scene['actions']) =>
    noteOf(scene({ ...given, ...(actions && { actions }) }), /^builds on the Tower of Babel/);
  expect(build([[]])).toMatch(/it abandons the build, worth 0 points \(brings nothing to any seat\)$/);
  expect(build([['joker']])).toMatch(
    /it completes the build with a Joker for 2 cranes, worth [\d.]+ points \(brings Red /,
  );
  const select = (actions: Scene['actions']) =>
    play(
      scene({ ...given, ...(actions && { actions }) }),
      'build 0 tower-of-babel 2',
      'offer 1 - false',
      'offer 2 - false',
    );
  expect(bot(select([[]]))).toBe('abandon 0');
  expect(bot(select([['joker']]))).toBe('complete 0 - k2');
});

test('EIGHT-217: the active seat is expected to hold no more cards than its hand has', () => {
  const offered = (cranes: number) => {
    const state = play(
      scene({
        ...three,
        parts: {},
        hands: [
          [0, cranes, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
      }),
      'build 0 tower-of-babel 2',
    );
    return changed(state, (draft) => {
      draft.shown[0] = [0, cranes, 0, 0];
    });
  };
  const value = (cranes: number) => scoresOf(offered(cranes), 1)['offers 1 crane'];
  // With two cranes shown a third one is not believed: two and the offered one are not four, so the crane scores a point.
  expect(value(2)).toBe(100);
  expect(value(3)).not.toBe(100);
});

test('EIGHT-217: the active seat is expected to select as a builder, whatever the offering seat is', () => {
  const state = (effort: BotEffort) =>
    changed(
      play(
        scene({
          ...three,
          options: { ...three.options, ...bots(effort) },
          parts: { 'tower-of-babel': [3, 2, 2] },
          hands: [
            [0, 4, 1, 1],
            [0, 2, 0, 0],
            [0, 2, 0, 0],
          ],
        }),
        'build 0 tower-of-babel 2',
      ),
      (draft) => {
        draft.shown[0] = [0, 4, 0, 0];
      },
    );
  const given = state('architect');
  const k = knowledge(given, 1);
  const site = siteAt(k, 23);
  if (site === undefined) throw new Error('no disc');
  const rest = { seat: 2, cards: predictedOffer(k, 2, site.disc), trade: false };
  const scores = scoresOf(given, 1);
  for (const [name, cards, trade] of [
    ['nothing', [0, 0, 0, 0], false],
    ['1 crane', [0, 1, 0, 0], false],
    ['2 cranes with the trading card', [0, 2, 0, 0], true],
  ] as const) {
    const at = (shift: number): number => {
      const guess = k.estimates[0]?.[1] ?? 0;
      const own = Math.max(0, Math.min(6, guess + shift));
      const { gains } = bestSelection(
        k,
        0,
        site,
        [{ seat: 1, cards, trade }, rest],
        [0, own, 0, 0],
        0,
        EFFORTS.builder,
      );
      return utility(gains, 1, EFFORTS.architect);
    };
    expect(scores[`offers ${name}`]).toBe(Math.floor((at(0) + 2 * at(1) + at(2)) / 4));
  }
  // A builder on seat 0 would turn this offer down, an architect would not.
  expect(scores['offers 2 cranes with the trading card']).toBe(200);
});

test('EIGHT-220: a Card draw is played at once, when there are cards to draw', () => {
  const state = scene({ ...three, actions: [['card-draw']] });
  expect(bot(state)).toBe('card-draw 0');
  const few = changed(state, (draft) => {
    draft.hands[1] = [24, 24, 25, 24];
    draft.hands[0] = [0, 0, 0, 0];
    draft.pile = [1, 1, 0, 0];
    draft.hands[2] = [0, 0, 0, 1];
  });
  expect(bot(few)).not.toBe('card-draw 0');
});

test('EIGHT-220: the discard pile counts as cards to draw', () => {
  const state = (discard: readonly [number, number, number, number]) =>
    scene({
      ...three,
      hands: [
        [0, 0, 0, 0],
        [25, 25, 25, 0],
        [0, 0, 0, 24 - discard[3]],
      ],
      discard,
      actions: [['card-draw']],
    });
  expect(bot(state([0, 0, 0, 2]))).toBe('card-draw 0');
  expect(bot(state([0, 0, 0, 1]))).not.toBe('card-draw 0');
});

test('EIGHT-221: a Card trade gives all but the type it has most of, when nothing is better than to pass', () => {
  const poor = (hand: readonly [number, number, number, number], more: Scene = {}) =>
    scene({
      ...three,
      options: { players: 3 },
      hands: [hand, [0, 0, 0, 0], [0, 0, 0, 0]],
      actions: [['card-trade']],
      parts: { 'tower-of-babel': [0, 9, 0] },
      ...more,
    });
  const set = {
    wonders: Object.fromEntries(
      Object.entries(three.wonders ?? {}).map(([wonder, discs]) => [
        wonder,
        discs.map((disc) => disc?.replace(/\d/, '5') ?? null),
      ]),
    ),
  } as Scene;
  expect(bot(poor([1, 0, 2, 1], set))).toBe('card-trade 0 c1m1');
  expect(bot(poor([1, 1, 1, 1], set))).toBe('card-trade 0 k1s1m1');
  expect(bot(poor([1, 3, 0, 2], set))).toBe('card-trade 0 c1m2');
  expect(bot(poor([0, 0, 2, 0], set))).toBe('pass 0');
  expect(bot(poor([0, 0, 4, 0], set))).toBe('pass 0');
  const rich = scene({
    ...three,
    options: { players: 3 },
    actions: [['card-trade']],
    hands: [
      [1, 5, 2, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  });
  expect(bot(rich)).toMatch(/^build/);
  const apprentice = poor([1, 0, 2, 1], { ...set, options: { players: 3, ...bots('apprentice') } });
  expect(bot(apprentice)).toBe('card-trade 0 c1m1');
});

test('EIGHT-221: three cards are enough, and a limit is used up in the order of types', () => {
  const poor = (hand: readonly [number, number, number, number], max: number | null = null) =>
    changed(
      scene({
        ...three,
        options: { players: 3, tables: { actionCards: { ...TABLES.actionCards, 'card-trade': { count: 2, max } } } },
        hands: [hand, [0, 0, 0, 0], [0, 0, 0, 0]],
        actions: [['card-trade']],
      }),
      (draft) => {
        draft.spaces = draft.spaces.map((disc) => (disc?.replace(/\d/, '5') as typeof disc) ?? null);
      },
    );
  expect(bot(poor([1, 0, 1, 1]))).toBe('card-trade 0 s1m1');
  expect(bot(poor([1, 0, 1, 0]))).toBe('pass 0');
  expect(bot(poor([1, 0, 3, 2], 2))).toBe('card-trade 0 c1m1');
  expect(bot(poor([2, 1, 3, 1], 2))).toBe('card-trade 0 c2');
});

test('EIGHT-222: a Double turn is played near the end, or when there is something to build', () => {
  const atEnd = (given: Scene) =>
    draws(play(scene({ ...three, ...given, actions: [['double-turn']] }), 'pass 0'), 'ship');
  expect(bot(atEnd({ hands: [[0, 5, 0, 0]] }))).toBe('double 0 true');
  const fives = { 'tower-of-babel': [null, null, 'crane-5'] as const };
  const none = atEnd({
    hands: [[0, 0, 0, 0]],
    wonders: Object.fromEntries(
      Object.entries({ ...three.wonders, ...fives }).map(([wonder, discs]) => [
        wonder,
        discs.map((disc) => disc?.replace(/\d/, '5') ?? null),
      ]),
    ) as NonNullable<Scene['wonders']>,
  });
  expect(bot(none)).toBe('double 0 false');
  expect(bot(changed(none, (draft) => draft.spaces.fill(null, 18, 21)))).toBe('double 0 true');
  expect(bot(draws(play(scene({ ...three, actions: [['joker']] }), 'pass 0'), 'ship'))).toBe('double 0 false');
});

/** Seat 0 builds for cranes without the cranes that seat 1 has offered. */
const turnedDown = (cranes: number, more: Scene = {}, end = 'complete 0 - -') =>
  play(
    scene({
      ...three,
      options: { players: 3 },
      hands: [
        [0, 4, 0, 0],
        [1, 3, 0, 0],
        [0, 0, 0, 0],
      ],
      actions: [[], ['triple-bonus']],
      ...more,
    }),
    'build 0 tower-of-babel 2',
    `offer 1 k${cranes} false`,
    'offer 2 - false',
    end,
  );

test('EIGHT-223: a Triple bonus for at least 4 points more, near the end for 1', () => {
  expect(bot(turnedDown(2))).toBe('triple 1 true');
  expect(bot(turnedDown(1))).toBe('triple 1 false');
  expect(bot(turnedDown(2, { actions: [[], ['joker']] }))).toBe('triple 1 false');
  // A decoy counts for nothing.
  const decoy = play(
    scene({
      ...three,
      options: { players: 3 },
      hands: [
        [0, 4, 0, 0],
        [1, 1, 0, 0],
        [0, 0, 0, 0],
      ],
      actions: [[], ['triple-bonus']],
    }),
    'build 0 tower-of-babel 2',
    'offer 1 c1k1 false',
    'offer 2 - false',
    'complete 0 - -',
  );
  expect(bot(decoy)).toBe('triple 1 false');
  // Two cranes are left, and after this build one; if it is abandoned, two.
  const wonders = { ...three.wonders, 'lighthouse-of-alexandria': [null, null, 'crane-3'] as const };
  expect(bot(turnedDown(1, { wonders }))).toBe('triple 1 true');
  expect(bot(turnedDown(1, { wonders }, 'abandon 0'))).toBe('triple 1 false');
  // This was the last one: the game ends.
  const last = { ...three.wonders, 'lighthouse-of-alexandria': [null, null, null] as const };
  expect(bot(turnedDown(1, { wonders: last }))).toBe('triple 1 true');
});

test('EIGHT-224: no action card goes before an offer or a selection', () => {
  const cards = ['card-draw', 'card-trade'] as const;
  const offers = play(scene({ ...three, actions: [[...cards], [...cards]] }), 'build 0 tower-of-babel 2');
  expect(bot(offers, 1)).toMatch(/^offer/);
  expect(bot(play(offers, 'offer 1 k2 false', 'offer 2 k1 false'))).toMatch(/^complete/);
});

test('EIGHT-225: the explanation names every candidate with its points, expected offers and selections', () => {
  const { headline, reasons, steps } = explained(scene(three));
  expect(headline).toBe(
    'Red builds on the Lighthouse of Alexandria: 1 crane needed, worth 9.5 points; next best: passes and draws a card, worth 1 point',
  );
  expect(reasons).toEqual(['Red plays as builder (EIGHT-210)']);
  expect(steps.map(({ rule, candidates }) => [rule, candidates.length])).toEqual([['EIGHT-216', 9]]);
  const candidates = steps[0]?.candidates ?? [];
  expect(candidates.filter(({ kept }) => kept).map(({ id }) => id)).toEqual(['build 0 lighthouse-of-alexandria 0']);
  expect(candidates.find(({ kept }) => kept)).toMatchObject({
    name: 'builds on the Lighthouse of Alexandria: 1 crane needed',
    score: 9.5,
    note: 'worth 9.5 points: with nothing from Blue and nothing from Green it completes the build, worth 9.5 points (brings Red 9.5 points)',
  });
  const offers = explained(play(scene(three), 'build 0 tower-of-babel 2'), 2);
  expect(offers.reasons).toEqual([
    'Green plays as builder (EIGHT-210)',
    expect.stringMatching(/^the other offers are expected to be .* from Blue \(EIGHT-202\)$/),
    expect.stringMatching(/^Red is expected to hold .* \(EIGHT-201\)$/),
    'with the trading card Green would take the disc, and Red would place the parts for these cards (EIGHT-76, EIGHT-77)',
  ]);
  expect(offers.steps.map(({ rule }) => rule)).toEqual(['EIGHT-217']);
  for (const { note } of offers.steps[0]?.candidates ?? [])
    expect(note).toMatch(/^worth .* points?: if Red holds .*, it (abandons|accepts|completes) .*\(brings .*\)$/);
});

test('EIGHT-225: the explanation says why each action card was kept', () => {
  const reasons = (given: Scene, ...codes: readonly string[]) =>
    explained(play(scene({ ...three, options: { players: 3 }, ...given }), ...codes)).reasons.slice(1);
  const held: Scene = {
    actions: [['card-trade', 'joker', 'disc-bonus', 'triple-bonus', 'double-turn', 'five-vp']],
    hands: [[1, 5, 2, 0]],
  };
  expect(reasons(held)).toEqual([
    'keeps Card trade: a build is worth more than to pass (EIGHT-221)',
    'keeps Joker: it is for 2 cards that a build lacks (EIGHT-122)',
    'keeps Double turn: it is played at the end of a turn, if at all (EIGHT-126)',
    'keeps Triple bonus: it is for an offer that is turned down (EIGHT-124)',
    'keeps Building disc bonus: it counts at the end by itself (EIGHT-123)',
    'keeps 5 victory points: it counts at the end by itself (EIGHT-127)',
  ]);
  const few: Scene = {
    actions: [['card-draw']],
    hands: [
      [0, 0, 0, 0],
      [25, 25, 25, 0],
      [0, 0, 0, 23],
    ],
  };
  expect(reasons(few)).toContain('keeps Card draw: draw pile and discard pile have only 2 cards left (EIGHT-220)');
  const selecting = ['build 0 tower-of-babel 2', 'offer 1 - false', 'offer 2 - false'] as const;
  expect(reasons({ actions: [['joker', 'card-draw']], hands: [[0, 4, 0, 0]] }, ...selecting)).toEqual([
    'keeps Card draw: it plays no action card but Jokers before a selection (EIGHT-224)',
    'keeps Joker: no selection with a Joker is worth more (EIGHT-218)',
  ]);
});

test('EIGHT-222, EIGHT-223: the explanation of a card that is kept says what it would have brought', () => {
  expect(explained(turnedDown(1)).headline).toBe(
    'Blue keeps Triple bonus: for this offer it would bring 2 more points, and 4 points would be enough (EIGHT-223)',
  );
  expect(explained(turnedDown(2, { actions: [[], ['joker']] })).headline).toBe(
    'Blue holds no Triple bonus (EIGHT-223)',
  );
  const asked = draws(play(scene({ ...three, hands: [[0, 5, 0, 0]], actions: [['double-turn']] }), 'pass 0'), 'ship');
  expect(explained(asked).headline).toBe('Red plays Double turn: a build is worth more than to pass (EIGHT-222)');
});
