import { expect, test } from 'vitest';
import { draws, legal, parts, play, points, refused, type Scene, scene } from '../../test/scene.js';
import { total } from '../components/cards.js';
import { eightWonders } from '../game/index.js';

const hands = [
  [2, 1, 0, 0],
  [0, 2, 0, 0],
  [0, 1, 1, 0],
  [0, 0, 0, 0],
] as const;
const mausoleum = ['crane-3', 'crane-1', 'ship-2'] as const;
const start = (given: Scene = {}) => scene({ hands, wonders: { mausoleum }, ...given });

test('EIGHT-115: Card draw and Card trade go before each decision of one’s own', () => {
  const cards = ['card-draw', 'card-trade'] as const;
  const turn = start({ actions: [[...cards], [...cards]] });
  expect(legal(turn)).toContain('card-draw 0');
  expect(legal(turn)).toContain('card-trade 0 c1');
  expect(refused(turn, 'card-draw 1')?.code).toBe('not-your-turn');
  const offers = play(turn, 'build 0 mausoleum 0');
  expect(legal(offers, 1)).toContain('card-draw 1');
  expect(legal(offers, 1)).toContain('card-trade 1 k2');
  expect(refused(offers, 'card-draw 0')?.code).toBe('not-your-turn');
  expect(refused(offers, 'card-draw 2')?.code).toBe('no-such-card');
  const drawn = draws(play(offers, 'card-draw 1'), 'crane');
  expect(eightWonders.activeSeats(drawn)).toEqual([1, 2, 3]);
  expect(drawn.hands[1]).toEqual([0, 5, 0, 0]);
  const select = play(drawn, 'offer 1 k3 false', 'offer 2 - false', 'offer 3 - false');
  expect(legal(select)).toContain('card-draw 0');
  expect(refused(select, 'card-trade 1 k1')?.code).toBe('not-your-turn');
  const again = draws(play(select, 'card-draw 0'), 'crane');
  expect(again.phase).toBe('select');
  expect(again.hands[0]).toEqual([2, 4, 0, 0]);
});

test('EIGHT-115: who has committed an offer has no decision to make', () => {
  const state = play(start({ actions: [[], ['card-draw']] }), 'build 0 mausoleum 0', 'offer 1 - false');
  expect(refused(state, 'card-draw 1')?.code).toBe('not-your-turn');
});

test('EIGHT-116: a played card is shown and gone, and several may follow each other', () => {
  const state = start({ actions: [['card-draw', 'card-draw', 'card-trade']] });
  const first = draws(play(state, 'card-draw 0'));
  const second = draws(play(first, 'card-draw 0'));
  expect(second.played).toEqual(['card-draw', 'card-draw']);
  expect(eightWonders.view(second, 2).played).toEqual(['card-draw', 'card-draw']);
  expect(refused(second, 'card-draw 0')?.code).toBe('no-such-card');
  expect(second.actions[0]).toEqual(['card-trade']);
  expect(second.actionPile['card-draw']).toBe(1);
});

test('EIGHT-117: a card drawn in a turn may be used in it', () => {
  const last = start({ wonders: { mausoleum: ['crane-1', null, null] } });
  const built = play(
    last,
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
    'action double-turn',
  );
  expect(legal(draws(built))).toEqual(['double 0 false', 'double 0 true']);
});

test('EIGHT-120: a Card draw brings three cards', () => {
  const state = draws(play(start({ actions: [['card-draw']] }), 'card-draw 0'), 'ship');
  expect(state.hands[0]).toEqual([2, 1, 3, 0]);
  expect(state.phase).toBe('turn');
  expect(eightWonders.activeSeats(state)).toEqual([0]);
});

test('EIGHT-121: a Card trade gives one or more cards and draws as many', () => {
  const state = start({ actions: [['card-trade']] });
  expect(legal(state).filter((code) => code.startsWith('card-trade'))).toEqual([
    'card-trade 0 k1',
    'card-trade 0 c1',
    'card-trade 0 c1k1',
    'card-trade 0 c2',
    'card-trade 0 c2k1',
  ]);
  expect(refused(state, 'card-trade 0 -')?.code).toBe('gives-nothing');
  expect(refused(state, 'card-trade 0 c3')?.code).toBe('not-in-hand');
  const traded = play(state, 'card-trade 0 c2k1');
  expect(traded.discard).toEqual([2, 1, 0, 0]);
  expect(traded.owed[0]).toBe(3);
  expect(draws(traded, 'ship').hands[0]).toEqual([0, 0, 3, 0]);
});

test('EIGHT-121: given cards may come back when the draw pile runs out', () => {
  const state = scene({
    hands: [
      [2, 0, 0, 0],
      [23, 25, 0, 0],
      [0, 0, 25, 0],
      [0, 0, 0, 24],
    ],
    actions: [['card-trade']],
  });
  const traded = play(state, 'card-trade 0 c2', 'card stone-mason');
  expect(eightWonders.chances(traded)).toEqual([
    { move: { kind: 'card', card: 'camel' }, weight: 2 },
    { move: { kind: 'card', card: 'hidden' }, weight: 0 },
  ]);
  expect(draws(traded, 'camel').hands[0]).toEqual([1, 0, 0, 1]);
});

test('EIGHT-07, EIGHT-121: a table may limit the cards that are given', () => {
  const state = start({
    options: {
      tables: {
        actionCards: {
          'card-trade': { count: 2, max: 2 },
          joker: { count: 2 },
          'disc-bonus': { count: 2, discs: 1 },
          'card-draw': { count: 3, cards: 3 },
          'triple-bonus': { count: 2, parts: 3 },
          'double-turn': { count: 2 },
          'five-vp': { count: 2, vp: 5 },
        },
      },
    },
    actions: [['card-trade']],
  });
  expect(refused(state, 'card-trade 0 c2')).toBeUndefined();
  expect(refused(state, 'card-trade 0 c2k1')?.code).toBe('gives-too-many');
  expect(legal(state).filter((code) => code.startsWith('card-trade'))).toEqual([
    'card-trade 0 k1',
    'card-trade 0 c1',
    'card-trade 0 c1k1',
    'card-trade 0 c2',
  ]);
});

const build = ['build 0 mausoleum 0', 'offer 1 k2 false', 'offer 2 k1s1 false', 'offer 3 - false', 'complete 0 1 -'];

test('EIGHT-124, EIGHT-125: every holder of an action card is asked, clockwise from the active seat', () => {
  const state = play(
    start({
      wonders: { mausoleum: ['crane-3', null, null] },
      actions: [['joker'], [], ['triple-bonus'], ['five-vp', 'triple-bonus']],
      parts: { mausoleum: [0, 1, 0, 0] },
    }),
    ...build,
  );
  expect(legal(state)).toEqual(['triple 0 false']);
  const second = play(state, 'triple 0 false');
  expect(legal(second)).toEqual(['triple 2 false', 'triple 2 true']);
  const third = play(second, 'triple 2 true');
  expect(third.triples).toEqual([{ wonder: 'mausoleum', seat: 2 }]);
  expect(eightWonders.view(third, 'spectator').played).toEqual(['triple-bonus']);
  const scored = play(third, 'triple 3 false');
  // Parts 1, 3, 0 and 0, and three more for seat 2: seats 1 and 2 share the most.
  expect(scored.scores.map(({ finished }) => finished)).toEqual([3, 4, 4, 0]);
  const cleared = play(scored, 'action joker');
  expect(cleared.triples).toEqual([]);
  expect(parts(cleared, 'mausoleum')).toEqual([0, 0, 0, 0]);
});

test('EIGHT-125, EIGHT-137: the questions begin with the active seat, whichever it is', () => {
  const asked = (wonders: NonNullable<Scene['wonders']>, others: boolean) =>
    play(
      start({
        active: 2,
        others,
        wonders,
        hands: [[], [], [0, 1, 0, 0], []].map((hand) => [hand[0] ?? 0, hand[1] ?? 0, 0, 0] as const),
        actions: [['joker'], ['joker'], [], ['joker']],
      }),
      'build 2 mausoleum 0',
      'offer 3 - false',
      'offer 0 - false',
      'offer 1 - false',
      'complete 2 - -',
    );
  const finished = asked({ mausoleum: ['crane-1', null, null] }, true);
  expect(finished.phase).toBe('triple');
  expect(finished.pending.map(({ seat }) => seat).reverse()).toEqual([3, 0, 1]);
  const over = asked(
    { mausoleum: ['crane-1', 'camel-1', null], 'statue-of-zeus': ['ship-1', 'stone-mason-1', null] },
    false,
  );
  expect(over.phase).toBe('count');
  expect(over.pending.map(({ seat }) => seat).reverse()).toEqual([3, 0, 1]);
});

test('EIGHT-124: a seat plays no two on one wonder, and none without holding one', () => {
  const state = play(
    start({ wonders: { mausoleum: ['crane-3', null, null] }, actions: [['joker'], ['triple-bonus', 'triple-bonus']] }),
    ...build,
  );
  expect(refused(state, 'triple 0 true')?.code).toBe('no-such-card');
  const scored = play(state, 'triple 0 false', 'triple 1 true');
  expect(scored.pending.at(-1)?.kind).toBe('action');
  expect(scored.actions[1]).toEqual(['triple-bonus']);
});

test('EIGHT-124: its parts do not come from the supply', () => {
  const state = play(
    start({
      wonders: { mausoleum: ['crane-3', null, null] },
      actions: [[], ['triple-bonus']],
      parts: { 'statue-of-zeus': [0, 29, 0, 0] },
    }),
    ...build,
    'triple 1 true',
  );
  expect(state.scores.map(({ finished }) => finished)).toEqual([4, 8, 0, 0]);
});

test('EIGHT-126: worked example 24: a Double turn gives another full turn before the column moves', () => {
  const given = { wonders: { mausoleum }, actions: [['double-turn'] as const] };
  const built = draws(play(start(given), ...build), 'ship');
  expect(legal(built)).toEqual(['double 0 false', 'double 0 true']);
  expect(built.turns).toBe(1);
  const again = play(built, 'double 0 true');
  expect([again.active, again.phase]).toEqual([0, 'turn']);
  expect(again.hands.map(total)).toEqual([3, 1, 3, 1]);
  const passed = draws(play(again, 'pass 0'), 'ship');
  expect(passed.hands.map(total)).toEqual([5, 2, 4, 2]);
  expect([passed.active, passed.turns]).toEqual([1, 2]);
  expect(play(built, 'double 0 false').active).toBe(1);
});

test('EIGHT-126: the question comes to every holder of an action card, and again after the extra turn', () => {
  const joker = draws(play(start({ actions: [['joker']] }), 'pass 0'));
  expect(legal(joker)).toEqual(['double 0 false']);
  const two = draws(play(start({ actions: [['double-turn', 'double-turn']] }), 'pass 0'));
  const second = draws(play(two, 'double 0 true', 'pass 0'));
  expect(legal(second)).toEqual(['double 0 false', 'double 0 true']);
  expect(draws(play(start({ actions: [[], ['double-turn']] }), 'pass 0')).active).toBe(1);
});

test('EIGHT-79, EIGHT-124: points of a Triple bonus belong to the wonder', () => {
  const state = play(
    start({ wonders: { mausoleum: ['crane-3', null, null] }, actions: [[], [], ['triple-bonus']] }),
    ...build,
    'triple 2 true',
  );
  expect(points(state)).toEqual([3, 4, 9, 0]);
  expect(state.scores[2]).toMatchObject({ finished: 8, rejected: 1 });
});
