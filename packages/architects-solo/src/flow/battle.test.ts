import { describe, expect, test } from 'vitest';
import { built, events, faceUp, game, give, held, play, sampledScene, scene } from '../../test/scene.js';
import type { CardKind } from '../components/cards.js';
import type { State } from '../state/index.js';
import { conflictTokens, shieldsOf } from '../table/area.js';

/** Two Conflict tokens are turned, and the player takes a card with two horns: how many tokens each seat gets. */
const battle = (player: number, opponent: number, options: object = {}): readonly (number | undefined)[] => {
  const state = sampledScene(options, (d) => {
    d.conflictsTurned = 2;
    d.faceUp = faceUp('shield-2', 'blue-3');
    give(d, 0, { 'shield-0': player - 1 });
    give(d, 1, { 'shield-0': opponent });
  });
  return play(state, 'pick player').areas.map((area) => area.military);
};

describe('Conflict tokens and Battles', () => {
  test('ARCH-50: horns turn Conflict tokens, those beyond the last are ignored', () => {
    const state = sampledScene({}, (d) => {
      d.faceUp = faceUp('shield-2', 'blue-3');
    });
    expect(play(state, 'pick player').conflictsTurned).toBe(2);
    const last = sampledScene({}, (d) => {
      d.conflictsTurned = 2;
      d.faceUp = faceUp('shield-2', 'blue-3');
    });
    const happened = events(last, 'pick player');
    expect(happened.find(({ kind }) => kind === 'horns')).toEqual({ kind: 'horns', turned: 3 });
    expect(play(last, 'pick player').conflictsTurned).toBe(0);
  });

  test('ARCH-51: red cards with or without horns, built effect stages of Rhodes, Tactics', () => {
    const state = scene({ playerWonder: 'rhodes', opponentWonder: 'giza' }, (d) => {
      give(d, 0, { 'shield-0': 1, 'shield-1': 1, 'shield-2': 1 }, ['tactics']);
      built(d, 0, 0, 1, 2, 3);
    });
    expect(shieldsOf(state.areas[0] as State['areas'][number])).toBe(7);
    expect(shieldsOf(state.areas[1] as State['areas'][number])).toBe(0);
  });

  test('ARCH-52: example 14, one token for more shields, two for twice as many', () => {
    expect(battle(3, 2)).toEqual([1, 0]);
    expect(battle(4, 2)).toEqual([2, 0]);
    expect(battle(2, 4)).toEqual([0, 2]);
    expect(battle(2, 3)).toEqual([0, 1]);
    expect(battle(2, 2)).toEqual([0, 0]);
    expect(battle(2, 0)).toEqual([2, 0]);
    expect(battle(1, 0)).toEqual([1, 0]);
    expect(battle(1, 0, { battleVsZero: 'literal' })).toEqual([2, 0]);
  });

  test('ARCH-52: horned cards of all seats are discarded, the others stay', () => {
    const state = sampledScene({}, (d) => {
      d.conflictsTurned = 2;
      d.faceUp = faceUp('shield-1', 'blue-3');
      give(d, 0, { 'shield-0': 2 });
      give(d, 1, { 'shield-1': 1, 'shield-2': 1 });
    });
    const after = play(state, 'pick player');
    const left = (['shield-0', 'shield-1', 'shield-2'] as CardKind[]).map((card) => [
      held(after, 0, card),
      held(after, 1, card),
    ]);
    expect(left).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(after.discard.slice(11)).toEqual([0, 2, 1]);
  });

  test('ARCH-53: the Battle of the last turn is fought before the game ends', () => {
    const state = sampledScene({}, (d) => {
      d.conflictsTurned = 2;
      d.faceUp = faceUp('shield-2', 'blue-3');
      built(d, 0, 0, 1, 2, 3);
      give(d, 0, { wood: 1, stone: 1, clay: 1, coin: 1 });
    });
    const acting = play(state, 'pick player');
    const over = game.applyMove(acting, game.legalMoves(acting)[0] as ReturnType<typeof game.botMove>);
    expect(game.outcome(over)?.ending).toBe('wonder-complete');
    expect(over.areas[0]?.military).toBe(1);
  });

  test('ARCH-17, ARCH-121: Conflict tokens by number of seats', () => {
    const counts = [2, 3, 4, 5, 6, 7].map((players) => conflictTokens(game.newGame({ mode: 'versus', players })));
    expect(counts).toEqual([3, 3, 4, 5, 6, 6]);
    expect(conflictTokens(scene())).toBe(3);
  });

  test('ARCH-124: with three seats or more a token for each neighbour with fewer shields', () => {
    const state = scene({ mode: 'versus', players: 4 }, (d) => {
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.conflictsTurned = 3;
      d.faceUp = faceUp('shield-1', 'blue-3', 'blue-3', 'blue-3');
      give(d, 0, { 'shield-0': 2 });
      give(d, 1, { 'shield-0': 1 });
      give(d, 2, { 'shield-0': 3 });
      give(d, 3, { 'shield-0': 3 });
    });
    const after = play(state, 'pick 0');
    // Seat 0 with 3 shields: beats 1, ties with 3. Seat 2 beats 1, ties with 3. No seat is below seat 1.
    expect(after.areas.map((area) => area.military)).toEqual([1, 0, 1, 0]);
    expect(after.conflictsTurned).toBe(0);
  });

  test('ARCH-52, ARCH-123: versus with two seats fights as solo does', () => {
    const state = scene({ mode: 'versus' }, (d) => {
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.conflictsTurned = 2;
      d.faceUp = faceUp('shield-1', 'blue-3');
      give(d, 0, { 'shield-0': 1 });
    });
    expect(play(state, 'pick 0').areas.map((area) => area.military)).toEqual([2, 0]);
  });
});

test('ARCH-52, ARCH-104: by the source a Battle is won by more shields, for a Victory and a Defeat token; horned cards go', () => {
  const state = scene({ military: 'source' }, (d) => {
    d.conflictsTurned = 2;
    d.faceUp = faceUp('shield-2', 'blue-3');
    give(d, 0, { 'shield-0': 2 });
    give(d, 1, { 'shield-1': 1 });
  });
  const happened = events(play(state, 'pick player'), 'top wood');
  expect(happened).toContainEqual({ kind: 'conflict', shields: [3, 1], points: [1, -1] });
  expect(happened.filter(({ kind }) => kind === 'discarded')).toEqual([
    { kind: 'discarded', seat: 0, card: 'shield-2', number: 1 },
    { kind: 'discarded', seat: 1, card: 'shield-1', number: 1 },
  ]);
  const after = play(state, 'pick player', 'top wood');
  expect(after.areas.map(({ military, defeats }) => [military, defeats])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect([held(after, 0, 'shield-2'), held(after, 1, 'shield-1'), after.conflictsTurned]).toEqual([0, 0, 0]);
});
