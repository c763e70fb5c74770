import { expect, test } from 'vitest';
import { draws, events, legal, parts, play, points, refused, type Scene, scene } from '../../test/scene.js';
import { total } from '../components/cards.js';
import { TABLES } from '../components/tables.js';
import { eightWonders } from '../game/index.js';
import type { State } from '../state/index.js';
import { turnOrderTrack } from './track.js';

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
  expect(legal(built)).toEqual(['double 0 false', 'double 0 true']);
});

test('EIGHT-120: a Card draw brings three cards', () => {
  const state = draws(play(start({ actions: [['card-draw']] }), 'card-draw 0'), 'ship');
  expect(state.hands[0]).toEqual([2, 1, 3, 0]);
  expect(state.phase).toBe('turn');
  expect(eightWonders.activeSeats(state)).toEqual([0]);
});

test('EIGHT-121: a Card trade gives one to five cards', () => {
  const state = start({ hands: [[2, 2, 2, 0]], actions: [['card-trade']] });
  expect(refused(state, 'card-trade 0 c2k2s1')).toBeUndefined();
  expect(refused(state, 'card-trade 0 c2k2s2')).toEqual({ code: 'gives-too-many', rule: 'EIGHT-121', most: 5 });
  expect(legal(state).filter((code) => code.startsWith('card-trade'))).toHaveLength(3 ** 3 - 2);
});

test('EIGHT-121: a Card trade gives cards and draws as many', () => {
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
          'disc-bonus': { count: 2, vp: 1 },
          'card-draw': { count: 3, cards: 3 },
          'triple-bonus': { count: 2, vp: 3 },
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

/** Seat 1 is accepted; the offers of seats 2 and 3 are turned down. */
const turnedDown = (given: Scene = {}, end = 'complete 0 1 -') =>
  play(
    scene({
      hands: [
        [0, 0, 2, 0],
        [0, 0, 3, 0],
        [0, 1, 2, 0],
        [0, 0, 1, 0],
      ],
      wonders: { mausoleum: ['ship-5', 'crane-1', 'ship-2'] },
      ...given,
    }),
    'build 0 mausoleum 0',
    'offer 1 s3 false',
    'offer 2 k1s2 false',
    'offer 3 s1 true',
    end,
  );
const rejected = (state: State): number[] => state.scores.map((score) => score.rejected);

test('EIGHT-124, EIGHT-125: worked example 28: who was turned down and holds an action card is asked, clockwise from the active seat', () => {
  const actions = [['joker'], ['triple-bonus'], ['triple-bonus'], ['five-vp']] as const;
  const asked = turnedDown({ actions });
  expect(asked.phase).toBe('triple');
  expect(asked.pending.map(({ kind, seat }) => `${kind} ${seat}`).reverse()).toEqual(['triple 2', 'triple 3']);
  expect(rejected(asked)).toEqual([0, 0, 0, 0]);
  expect(legal(asked)).toEqual(['triple 2 false', 'triple 2 true']);
  const second = play(asked, 'triple 2 true');
  expect(second.triples).toEqual([2]);
  expect(eightWonders.view(second, 'spectator').played).toEqual(['triple-bonus']);
  expect(legal(second)).toEqual(['triple 3 false']);
  expect(refused(second, 'triple 3 true')?.code).toBe('no-such-card');
  // Two ships count three points each; the crane was a decoy.
  const scored = play(second, 'triple 3 false');
  expect(rejected(scored)).toEqual([0, 0, 6, 1]);
  expect([scored.triples, scored.offers]).toEqual([[], [null, null, null, null]]);
  expect(rejected(play(asked, 'triple 2 false', 'triple 3 false'))).toEqual([0, 0, 2, 1]);
});

test('EIGHT-86, EIGHT-124, EIGHT-125: a Triple bonus counts for an abandoned build, too', () => {
  const actions = [['joker'], ['triple-bonus'], ['triple-bonus'], []] as const;
  const asked = turnedDown({ actions }, 'abandon 0');
  expect(asked.pending.map(({ seat }) => seat).reverse()).toEqual([1, 2]);
  const scored = play(asked, 'triple 1 true', 'triple 2 false');
  expect(rejected(scored)).toEqual([0, 9, 2, 1]);
  expect(scored.spaces[12]).toBe('ship-5');
  expect([scored.site, scored.idle]).toEqual([null, 1]);
});

test('EIGHT-125: without an action card, a correct card or a rejected offer no seat is asked', () => {
  const none = turnedDown({ actions: [['triple-bonus'], ['triple-bonus'], [], []] });
  expect(none.phase).not.toBe('triple');
  expect(rejected(none)).toEqual([0, 0, 2, 1]);
  const decoys = play(
    scene({
      wonders: { mausoleum: ['ship-1', 'crane-1', 'ship-2'] },
      hands: [
        [0, 0, 1, 0],
        [0, 1, 0, 0],
      ],
      actions: [[], ['triple-bonus']],
    }),
    'build 0 mausoleum 0',
    'offer 1 k1 false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(decoys.phase).not.toBe('triple');
});

test('EIGHT-125: the questions begin clockwise from the active seat, whichever it is', () => {
  const asked = play(
    scene({
      active: 2,
      wonders: { mausoleum: ['crane-1', 'crane-2', null] },
      hands: [0, 1, 2, 3].map(() => [0, 1, 0, 0] as const),
      actions: [['joker'], ['joker'], [], ['joker']],
    }),
    'build 2 mausoleum 0',
    'offer 3 k1 false',
    'offer 0 k1 false',
    'offer 1 k1 false',
    'complete 2 - -',
  );
  expect(asked.pending.map(({ seat }) => seat).reverse()).toEqual([3, 0, 1]);
});

test('EIGHT-124: one card for each offer', () => {
  const asked = turnedDown({ actions: [[], [], ['triple-bonus', 'triple-bonus']] });
  const scored = play(asked, 'triple 2 true');
  expect(rejected(scored)).toEqual([0, 0, 6, 1]);
  expect(scored.actions[2]).toEqual(['triple-bonus']);
});

test('EIGHT-79, EIGHT-81, EIGHT-125: the question comes before the points, and these before the finished wonder', () => {
  const given = { wonders: { mausoleum: ['ship-5', null, null] }, actions: [[], [], ['triple-bonus']] } as const;
  const asked = turnedDown(given);
  expect(points(asked)).toEqual([0, 0, 0, 0]);
  expect(parts(asked, 'mausoleum')).toEqual([2, 3, 0, 0]);
  expect(asked.discs[0]).toEqual(['ship-5']);
  expect(asked.hands).toEqual([[], [], [0, 1, 2, 0], [0, 0, 1, 0]].map((hand) => (hand.length ? hand : [0, 0, 0, 0])));
  const told = events(asked, 'triple 2 true').map((event) => ('category' in event ? event.category : event.kind));
  expect(told).toEqual(['action-played', 'rejected', 'rejected', 'finished', 'finished', 'row-changed']);
  const scored = play(asked, 'triple 2 true');
  expect(points(scored)).toEqual([4, 8, 6, 1]);
  expect(play(asked, 'triple 2 false').scores.map(({ finished }) => finished)).toEqual([4, 8, 0, 0]);
});

test('EIGHT-07, EIGHT-124: a table may say what a Triple bonus brings', () => {
  const actionCards = { ...TABLES.actionCards, 'triple-bonus': { count: 2, vp: 2 } };
  const asked = turnedDown({ options: { tables: { actionCards } }, actions: [[], [], ['triple-bonus']] });
  expect(rejected(play(asked, 'triple 2 true'))).toEqual([0, 0, 4, 1]);
});

test('EIGHT-31, EIGHT-126: worked example 24: after a Double turn no column has moved and nobody has drawn', () => {
  const given = { wonders: { mausoleum }, actions: [['double-turn'] as const] };
  const built = play(start(given), ...build);
  expect(legal(built)).toEqual(['double 0 false', 'double 0 true']);
  expect(built.turns).toBe(1);
  const again = play(built, 'double 0 true');
  expect([again.active, again.phase]).toEqual([0, 'turn']);
  expect(turnOrderTrack(again)).toEqual([0, 1, 2, 3]);
  expect(again.hands.map(total)).toEqual([2, 0, 2, 0]);
  // The second turn is a pass: its own card at once, then one for each seat.
  const passed = play(again, 'pass 0');
  expect(passed.owed).toEqual([1, 0, 0, 0]);
  const ended = draws(passed, 'ship');
  expect(ended.hands.map(total)).toEqual([4, 1, 3, 1]);
  expect([ended.active, ended.turns]).toEqual([1, 2]);
  expect(turnOrderTrack(ended)).toEqual([1, 2, 3, 0]);
  const declined = play(built, 'double 0 false');
  expect([declined.active, declined.phase]).toEqual([1, 'draw']);
  expect(declined.owed).toEqual([1, 1, 1, 1]);
});

test('EIGHT-40, EIGHT-126: a pass in the first of two turns brings its card at once', () => {
  const passed = play(start({ actions: [['double-turn']] }), 'pass 0', 'card ship');
  expect(legal(passed)).toEqual(['double 0 false', 'double 0 true']);
  const again = play(passed, 'double 0 true');
  expect(again.hands.map(total)).toEqual([4, 2, 2, 0]);
});

test('EIGHT-126: the question comes to every holder of an action card, and again after the extra turn', () => {
  const joker = draws(play(start({ actions: [['joker']] }), 'pass 0'));
  expect(legal(joker)).toEqual(['double 0 false']);
  const two = draws(play(start({ actions: [['double-turn', 'double-turn']] }), 'pass 0'));
  const second = draws(play(two, 'double 0 true', 'pass 0'));
  expect(legal(second)).toEqual(['double 0 false', 'double 0 true']);
  expect(draws(play(start({ actions: [[], ['double-turn']] }), 'pass 0')).active).toBe(1);
});
