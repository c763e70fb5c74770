import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.js';
import { ASK, DESTROY, DISCARDED, PROGRESS_FROM, placing, theaterChoice, theaterOrder } from '../state/decisions.js';
import type { Decision } from '../state/index.js';
import { prompt } from './index.js';

/** What seat 1 is asked: the values, and the places on the board. */
function asked(decision: Decision, given: Scene = {}) {
  const { values, places } = prompt(scene({ seat: 1, ...given }), decision, decision.seat);
  return { ...values, places };
}

describe('DUEL-031: what a turn can be spent on', () => {
  const can = (given: Scene) => {
    const { can: actions } = asked(ASK.turn[1], given) as unknown as { readonly can: readonly string[] };
    return actions;
  };
  const stone: Scene = { structure: { 18: 'baths' } };

  test('a card for exactly the coins that the seat has', () => {
    expect(can({ ...stone, one: { coins: 2 } })).toEqual(['construct', 'discard']);
    expect(can({ ...stone, one: { coins: 1 } })).toEqual(['discard']);
    expect(can({ structure: { 18: 'baths', 19: 'theater' }, one: { coins: 1 } })).toEqual(['construct', 'discard']);
    expect(can({ structure: { 18: 'baths', 12: 'altar' }, one: { coins: 1 } })).toEqual(['discard']);
  });

  test('a wonder for exactly the coins that the seat has', () => {
    const raises = (coins: number) => can({ ...stone, one: { coins, wonders: ['sphinx'] } });
    expect([8, 7].map(raises)).toEqual([
      ['construct', 'discard', 'construct-wonder'],
      ['construct', 'discard'],
    ]);
  });

  test('DUEL-083: a divinity from Age II on, for exactly the coins that the seat has, less its Offering tokens', () => {
    const activates = (coins: number, given: Scene = {}) =>
      can({ ...stone, age: 2, spaces: { 6: 'mars', 2: 'tanit' }, ...given, one: { coins, ...given.one } });
    expect([3, 2].map((coins) => activates(coins))).toEqual([
      ['construct', 'discard', 'activate'],
      ['construct', 'discard'],
    ]);
    expect(activates(2, { one: { offerings: [2] } })).toContain('activate');
    expect(activates(3, { age: 1 })).not.toContain('activate');
  });
});

test('DUEL-031: a turn is told how many cards are left, and which divinities the seat can pay for', () => {
  const turn = (coins: number, given: Scene = {}) =>
    asked(ASK.turn[1], { age: 2, spaces: { 1: 'tanit', 4: 'mars' }, one: { coins }, ...given });
  // Space 1 costs seat 1 eight coins, space 4 costs it five.
  expect(turn(8)).toMatchObject({ age: 2, left: 2, divinities: ['tanit', 'mars'], places: [] });
  expect(turn(7)).toMatchObject({ can: ['construct', 'discard', 'activate'], divinities: ['mars'] });
  expect(turn(4)).toMatchObject({ divinities: [] });
  expect(turn(8, { age: 1 })).toMatchObject({ divinities: [] });
  expect(turn(8, { spaces: {}, options: { mode: 'versus', pantheon: false } })).toMatchObject({ divinities: [] });
});

test('DUEL-010: the wonders of the offer, and those of both cities, are asked at their places', () => {
  const one: Scene = {
    zero: { wonders: ['sphinx'], built: ['pyramids'] },
    one: { wonders: ['colossus'], built: ['piraeus'] },
  };
  expect(asked(ASK.direction[0], one)).toEqual({ wonder: 'sphinx', places: ['wonder-sphinx'] });
  expect(asked(ASK.anubis[1], one)).toEqual({
    wonders: ['pyramids', 'piraeus'],
    places: ['wonder-pyramids', 'wonder-piraeus'],
  });
  expect(asked(ASK.ra[1], one)).toEqual({ wonders: ['sphinx'], places: ['wonder-sphinx'] });
  expect(asked(ASK.isis[1], { ...one, discard: ['altar', 'baths'] })).toEqual({
    wonders: ['colossus'],
    cards: 2,
    places: ['wonder-colossus', 'discard'],
  });
});

test('DUEL-070, DUEL-071: who starts is asked at the pawn, which may stand in the middle', () => {
  expect(asked(ASK.start[1])).toEqual({ age: 1, tied: true, places: ['pawn'] });
  expect(asked(ASK.start[1], { age: 2, pawn: 1 })).toEqual({ age: 2, tied: false, places: ['pawn'] });
});

test('DUEL-022: a divinity is placed on one of the free spaces, and SOLO does not see which two it has', () => {
  const given: Scene = { spaces: { 2: 'mars', 5: 'ra' }, tops: ['zeus', 'hades', 'aphrodite'] };
  const free = ['space-1', 'space-3', 'space-4', 'space-6'];
  expect(asked(placing('greek')[1], given)).toEqual({
    mythology: 'greek',
    divinities: ['zeus', 'hades'].sort(),
    places: free,
  });
  expect(asked(placing('greek')[0], given)).toEqual({ mythology: 'greek', divinities: [], places: free });
  const versus = asked(placing('greek')[0], { ...given, options: { mode: 'versus' } });
  expect(versus).toMatchObject({ divinities: ['hades', 'zeus'] });
});

test('DUEL-060, DUEL-099: Progress tokens are asked at their own places, of the board, the box or Enki', () => {
  const given: Scene = { board: ['law'], drawn: ['economy', 'theology'], enki: ['strategy'] };
  const from = (source: keyof typeof PROGRESS_FROM) => asked(PROGRESS_FROM[source][1], given);
  expect(from('board')).toEqual({ source: 'board', tokens: ['law'], places: ['progress-law'] });
  expect(from('box')).toEqual({
    source: 'box',
    tokens: ['economy', 'theology'],
    places: ['progress-economy', 'progress-theology'],
  });
  expect(from('enki')).toEqual({ source: 'enki', tokens: ['strategy'], places: ['progress-strategy'] });
});

test('cards are asked at the pile or city that they are in', () => {
  const given: Scene = {
    zero: { cards: ['quarry', 'glassworks', 'workshop', 'altar'] },
    one: { cards: ['clay-pool'] },
    discard: ['baths', 'walls'],
    removed: ['circus'],
  };
  const cards = (decision: Decision) => (asked(decision, given) as unknown as { readonly cards: unknown }).cards;
  expect(asked(DISCARDED.hades[1], given)).toEqual({ cause: 'hades', cards: 2, places: ['discard'] });
  expect(asked(DISCARDED.mausoleum[1], given)).toEqual({ cause: 'mausoleum', cards: 2, places: ['discard'] });
  expect(asked(DESTROY.brown[1], given)).toEqual({ colour: 'brown', cards: ['quarry'], places: ['card-quarry'] });
  expect(asked(DESTROY.grey[0], given)).toEqual({ colour: 'grey', cards: [], places: [] });
  expect(cards(ASK.nisaba[1])).toEqual(['workshop']);
  expect(cards(ASK.baal[1])).toEqual(['quarry', 'glassworks']);
  expect(cards(ASK['liberty-own'][1])).toEqual(['circus']);
  expect(cards(ASK['liberty-give'][1])).toEqual(['circus']);
  expect(cards(ASK.zeus[1])).toBe(2);
  const top = asked(ASK['top-row'][1], { structure: { 0: 'altar', 1: 'face-down', 19: 'baths' } });
  expect(top).toMatchObject({ cards: 2, places: ['card-altar', 'slot-1'] });
});

test('DUEL-161: the decks are asked at the Pantheon, with the divinities that the seat may see', () => {
  const given: Scene = { tops: ['zeus', 'hades', 'aphrodite', 'ra'] };
  const five = ['mesopotamian', 'phoenician', 'greek', 'egyptian', 'roman'];
  const theater = asked(ASK['theater-deck'][1], given) as unknown as { readonly mythologies: readonly string[] };
  expect([...theater.mythologies].sort()).toEqual([...five].sort());
  const gate = asked(ASK.gate[1], given);
  expect(gate).toMatchObject({ divinities: ['zeus', 'ra'] });
  expect(gate.places).toHaveLength(5);
  expect(asked(theaterChoice('greek')[1], given)).toEqual({
    mythology: 'greek',
    divinities: ['aphrodite', 'hades', 'zeus'],
    places: ['mythology-greek'],
  });
  expect(asked(theaterOrder('hades')[1], given)).toEqual({
    mythology: 'greek',
    chosen: 'hades',
    divinities: ['aphrodite', 'zeus'],
    places: ['mythology-greek'],
  });
});

test('DUEL-096: pawns and military tokens are asked on the board', () => {
  expect(asked(ASK.minerva[1], { pawn: 3 })).toEqual({ pawn: 3, places: ['pawn'] });
  const military = scene().military.slice(1);
  for (const kind of ['neptune-remove', 'neptune-apply'] as const) {
    const neptune = asked(ASK[kind][1], { military });
    expect(neptune).toMatchObject({ tokens: 3 });
    expect(neptune.places).toHaveLength(3);
  }
});
