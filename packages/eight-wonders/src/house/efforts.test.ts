import { expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { changed, explained, type Scene, scene } from '../../test/scene.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { eightWonders } from '../game/index.js';
import { BOT_EFFORTS, type BotEffort } from '../options.js';
import type { State } from '../state/index.js';
import { EFFORTS } from './efforts.js';
import type { Bid } from './gains.js';
import { type Knowledge, know } from './knowledge.js';
import { type Site, siteAt, wonderValue } from './sites.js';
import { type Selection, selections } from './values.js';

const knowledge = (state: State, effort: BotEffort, seat = 0): Knowledge =>
  know(eightWonders.view(state, seat), seat, EFFORTS[effort]);

/** What the active seat may do with these offers, as a bot of an effort sees it. */
function weighed(state: State, effort: BotEffort, space: number, bids: readonly Bid[]): readonly Selection[] {
  const k = knowledge(state, effort);
  return selections(k, 0, siteAt(k, space) as Site, bids, k.view.hands[0] ?? [0, 0, 0, 0], 0, EFFORTS[effort]);
}

/** Twelve discs of numbers that sum to 36, and eight cards in all hands. */
const half: Scene = {
  options: { players: 3, actionCards: false },
  others: false,
  wonders: {
    'pyramids-of-giza': ['camel-2', 'camel-3', 'camel-4'],
    'hanging-gardens': ['ship-2', 'ship-3', 'ship-4'],
    'statue-of-zeus': ['stone-mason-2', 'stone-mason-3', 'stone-mason-4'],
    mausoleum: ['crane-2', 'crane-3', 'crane-4'],
  },
  hands: [
    [0, 3, 0, 1],
    [0, 2, 0, 0],
    [0, 1, 1, 0],
  ],
};

test('EIGHT-226: a card is worth the more to a master, the fewer there are for what the discs need', () => {
  const worth = (cards: number): number => knowledge(scene({ ...half, hands: [[cards, 0, 0, 0]] }), 'master').card;
  // 85 × 36 = 3060, shared by the cards in all hands.
  expect([36, 20, 10, 9, 8, 0].map(worth)).toEqual([85, 153, 306, 340, 350, 350]);
  // A single card for a single disc of 3: 85 × 3.
  const last: Scene = { ...half, wonders: { mausoleum: ['camel-3'] }, hands: [[1, 0, 0, 0]] };
  expect(knowledge(scene(last), 'master').card).toBe(255);
  const state = scene({
    ...half,
    hands: [
      [5, 0, 0, 0],
      [0, 4, 0, 0],
      [1, 0, 0, 0],
    ],
  });
  expect(knowledge(state, 'master').card).toBe(306);
  expect(knowledge(state, 'master', 2).card).toBe(306);
  const fewer = changed(state, (draft) => draft.spaces.fill(null, 0, 3));
  expect(knowledge(fewer, 'master').card).toBe(229);
  // The others go by the scarcest type.
  for (const effort of ['apprentice', 'builder', 'architect'] as const) expect(knowledge(state, effort).card).toBe(80);
});

/** The same with 20 cards in all hands: one is worth 153 to a master. */
const twenty: Scene = {
  ...half,
  hands: [
    [0, 6, 0, 4],
    [0, 4, 0, 0],
    [5, 0, 1, 0],
  ],
};
const CRANE = WONDERS.indexOf('mausoleum') * SPACES;

test('EIGHT-226, EIGHT-227: to a master own cards and accepted ones cost more, and parts bring less', () => {
  const state = scene({ ...twenty, parts: { mausoleum: [1, 0, 2] } });
  const k = knowledge(state, 'master');
  const before = wonderValue(k, [1, 0, 2], 3, 9);
  const bids: Bid[] = [{ seat: 1, cards: [0, 1, 0, 0], trade: false }];
  const [, alone, together] = weighed(state, 'master', CRANE, bids);
  const after = (parts: readonly number[]): readonly number[] => wonderValue(k, parts, 2, 7);
  const change = (parts: readonly number[], seat: number): number =>
    Math.floor(0.55 * (after(parts)[seat] ?? 0)) - Math.floor(0.55 * (before[seat] ?? 0));
  // A first crane disc: 0, and half of what a second would add.
  expect(alone?.gains.gains).toEqual([
    -2 * 153 + change([3, 0, 2], 0) + 250,
    100 + change([3, 0, 2], 1),
    change([3, 0, 2], 2),
  ]);
  expect(together?.gains.gains).toEqual([
    -153 + change([2, 1, 2], 0) + 250,
    -153 + change([2, 1, 2], 1),
    change([2, 1, 2], 2),
  ]);
  expect(change([3, 0, 2], 0)).toBeGreaterThan(0);
  const [, plain] = weighed(state, 'architect', CRANE, bids);
  expect(plain?.gains.gains[0]).toBe(-2 * 80 + (after([3, 0, 2])[0] ?? 0) - (before[0] ?? 0) + 250);
});

test('EIGHT-227: a wonder that is finished counts in full', () => {
  const state = scene({
    ...twenty,
    wonders: { ...twenty.wonders, mausoleum: [null, null, 'crane-2'], 'lighthouse-of-alexandria': ['crane-3'] },
    parts: { mausoleum: [1, 0, 2] },
  });
  const k = knowledge(state, 'master');
  const [, alone] = weighed(state, 'master', CRANE + 2, []);
  const before = wonderValue(k, [1, 0, 2], 1, 2).map((value) => Math.floor(0.55 * value));
  // First in row 1: 8, second 4; a first crane disc, and another may follow.
  expect(alone?.gains.gains).toEqual([-2 * k.card + 800 - (before[0] ?? 0) + 250, 0, 400 - (before[2] ?? 0)]);
});

test('EIGHT-228: a master counts what the end of the game takes and brings: cards and action cards', () => {
  const state = changed(
    scene({
      ...twenty,
      options: { players: 3 },
      wonders: { ...twenty.wonders, mausoleum: ['crane-2'] },
      actions: [['disc-bonus', 'five-vp', 'triple-bonus', 'joker'], ['five-vp', 'double-turn'], []],
      discs: [['crane-1', 'crane-3'], [], []],
    }),
    (draft) => {
      draft.pending = [];
    },
  );
  const { gains } = weighed(state, 'master', CRANE, [])[1] as Selection;
  const plain = (weighed(state, 'architect', CRANE, [])[1] as Selection).gains;
  // A point for each of three discs, and 5 points; a Triple bonus is too late. The others: 1 for each of two cards.
  const secret = [3 + 5, 2, 0];
  expect(gains.final).toEqual(plain.final?.map((points, seat) => points + (secret[seat] ?? 0)));
  const { card } = knowledge(state, 'master');
  const lost = [10 * card + 4 * 400, 4 * card + 2 * 400, 6 * card];
  expect(gains.gains).toEqual(plain.gains.map((gain, seat) => gain + 100 * (secret[seat] ?? 0) - (lost[seat] ?? 0)));
  expect(card).toBe(Math.floor((85 * 29) / 20));
});

test('EIGHT-227, EIGHT-228: at the end, of the unfinished wonders a master loses 55 percent of what they were worth', () => {
  const state = scene({
    ...twenty,
    hands: [
      [0, 2, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    wonders: { ...twenty.wonders, mausoleum: ['crane-2'] },
    parts: { 'hanging-gardens': [0, 3, 1] },
  });
  const k = knowledge(state, 'master');
  const [, end] = weighed(state, 'master', CRANE, []);
  const [, plain] = weighed(state, 'architect', CRANE, []);
  const values = wonderValue(k, [0, 3, 1], 3, 9);
  expect(end?.gains.gains).toEqual(
    plain?.gains.gains.map(
      (gain, seat) =>
        gain + (values[seat] ?? 0) - Math.floor(0.55 * (values[seat] ?? 0)) - (seat === 0 ? 2 * k.card : 0),
    ),
  );
});

test('EIGHT-226: a master passes at the start, where an architect builds at once', () => {
  const state = scene({ ...half, options: { players: 3, ruleset: 'published', bots: 'master' } });
  const master = eightWonders.botMove(state);
  expect(master.kind).toBe('pass');
  expect(eightWonders.botMove(state, 0, 'architect').kind).toBe('build');
});

test('EIGHT-210: an effort can be asked for, whatever the options say, and the weakest comes first', () => {
  expect(eightWonders.efforts).toEqual(['apprentice', 'builder', 'architect', 'master']);
  const state = eightWonders.newGame({ seed: 'efforts', players: 4, bots: 'apprentice', startSeat: 0 });
  for (const effort of BOT_EFFORTS) {
    const same = eightWonders.newGame({ seed: 'efforts', players: 4, bots: effort, startSeat: 0 });
    expect(eightWonders.botMove(state, 0, effort)).toEqual(eightWonders.botMove(same));
    expect(eightWonders.explainBotMove(state, 0, effort)).toEqual(eightWonders.explainBotMove(same));
  }
  expect(eightWonders.botMove(state, 0)).toEqual(eightWonders.botMove(state, 0, 'apprentice'));
  expect(() => eightWonders.botMove(state, 0, 'novice')).toThrow(
    'the house bot of eight-wonders has no effort "novice"; it has apprentice, builder, architect, master',
  );
});

test('EIGHT-225, EIGHT-226, EIGHT-227: a master tells what cards and unfinished wonders are worth to it', () => {
  const state = scene({ ...twenty, options: { ...twenty.options, bots: 'master' } });
  expect(explained(state).reasons.slice(0, 3)).toEqual([
    'Red plays as master (EIGHT-210)',
    'a building card is worth 1.53 points: the discs that are left need 36 cards, and all hands hold 20 (EIGHT-226)',
    'of what an unfinished wonder seems to be worth, 55 percent is counted, since others build on it too (EIGHT-227)',
  ]);
});

test.runIf(MORE)(
  'EIGHT-210, EIGHT-226: one master among three architects wins more than twice its share of games',
  () => {
    const GAMES = few(90, 3);
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const own = game % 4;
      const bots = [0, 1, 2, 3].map((seat): BotEffort => (seat === own ? 'master' : 'architect'));
      const draft = eightWonders.fast.clone(
        eightWonders.newGame({ players: 4, ruleset: 'published', bots, seed: `master ${game}` }),
      );
      while (draft.pending.length > 0) eightWonders.fast.play(draft, eightWonders.botMove(draft));
      const winners = eightWonders.outcome(draft)?.winners ?? [];
      if (winners.includes(own)) wins += 1 / winners.length;
    }
    expect(wins).toBeGreaterThan(GAMES / 2);
  },
);
