import { InvalidOptionsError } from '@wonders/core';
import { expect, test } from 'vitest';
import { acting, halActing, legal, play, refused as refusal, scene, seat } from '../test/scene.js';
import { STARTING_TILES } from './components/tiles.js';
import {
  activeSeats,
  type Correction,
  chances,
  deckSize,
  type Letter,
  newGame,
  seats,
  supplySize,
  TOKEN_CELLS,
} from './index.js';

const state = scene(['a', 'b', 'c']);

test('HAL-01, HAL-06: nine tiles 1 to 3 lie row by row on the nine cells around the centre, unowned', () => {
  expect(chances(newGame({ chance: 'manual' })).map(({ move }) => move)).toEqual(
    STARTING_TILES.map((tile) => ({ kind: 'start-tile', tile })),
  );
  const { city } = newGame();
  expect(city.map(({ x, y }) => [x, y])).toEqual([-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y])));
  expect(city.map(({ tiles }) => tiles[0]).sort()).toEqual([...STARTING_TILES].sort());
  for (const { tiles, owner, pawn } of city) expect([tiles.length, owner, pawn]).toEqual([1, null, false]);
});

test('HAL-03: the starting cells lie around the city, clockwise from the top left, the corners empty', () => {
  const cells = Object.values(TOKEN_CELLS).map(({ x, y }) => `${x},${y}`);
  expect(cells).toEqual('-1,-2 0,-2 1,-2 2,-1 2,0 2,1 1,2 0,2 -1,2 -2,1 -2,0 -2,-1'.split(' '));
});

test('HAL-04: each token touches a building', () => {
  for (const letter of Object.keys(TOKEN_CELLS) as Letter[]) {
    const { x, y } = TOKEN_CELLS[letter];
    expect(state.city.some((b) => Math.abs(b.x - x) + Math.abs(b.y - y) === 1)).toBe(true);
  }
});

test('HAL-05: the table is that for two players, except for characters and what the players have', () => {
  const { city, tokens, removed, reserve, discard } = newGame({ mode: 'versus', players: 2, seed: 'table' });
  const solo = newGame({ seed: 'table' });
  expect(solo).toMatchObject({ city, tokens, removed, reserve });
  expect(solo.discard.length).toBe(discard.length);
  expect(seats(solo)).toEqual([
    { name: 'You', role: 'player' },
    { name: 'Hal', role: 'script' },
  ]);
});

test('HAL-07: each token lies on its starting cell', () => {
  expect(newGame().tokens).toEqual(TOKEN_CELLS);
});

test('HAL-08, HAL-10: each game has piles of its own: what befalls one does not reach another', () => {
  const spoiled = newGame({ mode: 'versus', chance: 'manual' });
  for (const pile of [spoiled.deck, spoiled.reserve, spoiled.unseen, spoiled.characters]) (pile as unknown[]).pop();
  Object.assign(spoiled.tokens, { a: null });
  const { deck, reserve, unseen, characters, tokens } = newGame({ mode: 'versus', chance: 'manual' });
  expect([deck.length, reserve.length, unseen.length, characters.length]).toEqual([21, 51, 51, 27]);
  expect(tokens).toEqual(TOKEN_CELLS);
});

test('HAL-08: of the 51 other tiles six are out of the game, and they have no identity', () => {
  const tiles = newGame({ chance: 'manual' });
  expect(tiles.unseen.length).toBe(51);
  expect(tiles.unseen.some((tile) => STARTING_TILES.includes(tile))).toBe(false);
  expect(supplySize(tiles)).toBe(45);
  expect(state.unseen.length - supplySize(state)).toBe(6);
});

test('HAL-09: seven of the 21 cards are burnt at the start, even when refills burn none', () => {
  for (const cardsBurntAtEachRefill of [7, 0] as const) {
    const start = newGame({ chance: 'manual', cardsBurntAtEachRefill });
    expect(start.deck.length).toBe(21);
    const dealt = scene(['a', 'b', 'c'], { cardsBurntAtEachRefill });
    expect(dealt.discard.length).toBe(7);
    expect(deckSize(dealt) + 3).toBe(14);
  }
});

test('HAL-10: the 51 other building cards are the reserve, open to all', () => {
  const { reserve } = newGame();
  expect(reserve.length).toBe(51);
  expect(reserve.some((card) => STARTING_TILES.includes(card))).toBe(false);
});

test('Example 1: all 60 tiles and 72 cards are there', () => {
  expect([state.city.length, state.removed, seat(state, 0).tiles.length, supplySize(state)]).toEqual([9, 6, 6, 39]);
  expect(state.deck.length + 3 + state.discard.length + state.reserve.length).toBe(72);
});

test('HAL-11: both sides have 25 resources, at hand or in the supply', () => {
  expect(newGame().players.map(({ resources, supply }) => resources + supply)).toEqual([25, 25]);
});

test('HAL-12: the human starts with 6 resources, 6 points and 6 tiles', () => {
  const start = newGame();
  expect(seat(start, 0)).toMatchObject({ resources: 6, supply: 19, points: 6 });
  expect([seat(start, 0).tiles.length, supplySize(start)]).toEqual([6, 39]);
});

test('HAL-13: neither side has characters, New Hand tokens or cards in the tableau', () => {
  for (const { characters, newHands, tableau } of newGame().players)
    expect([characters, newHands, tableau]).toEqual([[], 0, []]);
});

test('HAL-14: all of Hal’s resources are at hand from the start', () => {
  expect(seat(newGame(), 1)).toMatchObject({ resources: 25, supply: 0 });
});

test('HAL-15: Hal starts without points and tiles, and holds none when he builds with one', () => {
  const start = halActing('a');
  expect(seat(start, 1)).toMatchObject({ points: 0, tiles: [] });
  const built = play(start, 'hal-turn', 'hal-tile yellow-10');
  expect(built.city.some(({ owner, tiles }) => owner === 1 && tiles.includes('yellow-10'))).toBe(true);
  expect(seat(built, 1).tiles).toEqual([]);
});

test('HAL-16, HAL-18: no hand is dealt; three cards come one by one at the beginning of the round', () => {
  let now = scene([]);
  for (const [i, card] of ['a', 'b', 'c'].entries()) {
    expect(seat(now, 0).hand.length).toBe(i);
    expect(now.pending.map(({ kind }) => kind)).toEqual(['card']);
    expect(chances(now).length).toBe(14 - i);
    now = play(now, `card ${card}`);
  }
  expect(seat(now, 0).hand).toEqual(['a', 'b', 'c']);
  expect(now.pending.map(({ kind }) => kind)).toEqual(['give']);
});

test('HAL-17: the human acts before Hal in every round', () => {
  let now = acting(['yellow-1', 'yellow-2'], 'red-1');
  expect(activeSeats(now)).toEqual([0]);
  now = play(now, 'exploit yellow-1 -');
  expect(activeSeats(now)).toEqual([1]);
  now = play(now, 'hal-turn', `hal-tile ${now.unseen[0]}`);
  expect(now.round).toBe(2);
  for (const card of now.deck.slice(0, 3)) now = play(now, `card ${card}`);
  expect(activeSeats(now)).toEqual([0]);
});

test('HAL-19: the human gives one of his three cards; it lies face down for all but him', () => {
  expect(legal(state)).toEqual(['give a', 'give b', 'give c']);
  expect(refusal(state, 'give d')).toEqual({ code: 'not-in-hand', card: 'd', hand: ['a', 'b', 'c'], rule: 'HAL-19' });
  const given = play(state, 'give b');
  expect(given.halCard).toBe('b');
  expect(seat(given, 0).hand).toEqual(['a', 'c']);
});

test('HAL-19: a blind gift is the third card, unseen before Hal’s turn', () => {
  let now = scene(['a', 'b'], { giftToHal: 'blind' });
  expect(now.halCard).toBe('face-down');
  expect(now.pending.map(({ kind }) => kind)).toEqual(['act']);
  expect(now.deck.length).toBe(12);
  expect(deckSize(now)).toBe(11);
  now = play(now, 'exploit a resource');
  expect(now.pending.map(({ kind }) => kind)).toEqual(['hal-card']);
  expect(chances(now).length).toBe(12);
  now = play(now, 'hal-card c');
  expect(now.halCard).toBe('c');
  expect(activeSeats(now)).toEqual([1]);
});

const refused = (options: object): readonly unknown[] => {
  try {
    newGame(options);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ path }) => path.join('/'));
  }
  return [];
};

test('HAL-87: where hands are secret no seed is known to all', () => {
  expect(refused({ mode: 'versus' })).toEqual(['seed']);
  expect(refused({ mode: 'versus', seed: 'mine' })).toEqual([]);
  expect(refused({ mode: 'versus', chance: 'manual' })).toEqual([]);
  expect(newGame()).toEqual(newGame({ seed: '0' }));
});

/** What is said of a correction that is refused. */
function complaints(correction: object): readonly string[] {
  try {
    newGame({ corrections: [correction as Correction] });
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ message }) => message);
  }
  return [];
}

test('a correction is judged by its card and by the kind of its bonus', () => {
  const bonus = { kind: 'per-resource-on-colour', colour: 'yellow', points: 99 };
  expect(complaints({ card: 'red-10', bonus })).toEqual([
    '/corrections/0/bonus/points should be a whole number from 0 to 20, got 99',
  ]);
  expect(complaints({ card: 'red-10', bonus: { kind: 'on-action', action: 'build', gain: {} } })).toContain(
    '/corrections/0/bonus/action should be one of exploit, urbanize, construct, got "build"',
  );
  const character = { card: 'character-04', colour: 'red', start: { resource: 0, tile: 1, point: 0 } };
  const arrow = { kind: 'on-action', action: 'construct', gain: { resource: 1, tile: 0, point: 10 } };
  expect(complaints({ ...character, bonus: arrow })).toEqual([
    '/corrections/0/bonus/gain/point should be a whole number from 0 to 9, got 10',
  ]);
  expect(complaints({ ...character, bonus: { kind: 'flat', points: 1 } })).toEqual([
    '/corrections/0/bonus/kind should be one of on-action, got "flat"',
  ]);
});

test('options are refused by name', () => {
  expect(refused({ level: 'hard', mode: 'duel', seats: 2 })).toEqual(['seats', 'mode', 'level']);
  expect(refused({ players: 3 })).toEqual(['players']);
  expect(refused({ mode: 'versus', level: 'expert' })).toEqual(['level']);
  expect(refused({ mode: 'versus', players: 6 })).toEqual(['players']);
  expect(refused({ mode: 'versus', seed: 'mine', names: ['Ada', 'Bob', 'Cleo'] })).toEqual(['names']);
  expect(refused({ corrections: [{ card: 'red-21', bonus: { kind: 'flat', points: 1 } }] })).toEqual([
    'corrections/0/card',
  ]);
  const row = { card: 'red-20', bonus: { kind: 'flat', points: 8 } } as const;
  expect(refused({ corrections: [row, row] })).toEqual(['corrections']);
  expect(newGame({ corrections: [row] }).options.corrections).toEqual([row]);
});
