import { draw, seedRng, type Viewer } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { guessesOf, unevenness } from '../../../core/src/testing/laws/guesses.js';
import { edit } from '../../test/scene.js';
import { CHARACTERS, type Draft, hal, type Move, type Options, type State, view } from '../index.js';

type Given = Partial<Options> & { readonly seed: string; readonly chance?: 'manual' };

/** A game that chance plays until something holds. */
function playedUntil(options: Given, holds: (state: State) => boolean): State {
  const rng = seedRng(options.seed);
  let state: State = hal.newGame({ mode: 'versus', players: 3, ...options });
  while (!holds(state))
    state = hal.applyMove(
      state,
      hal.fast.randomMove(state, () => draw(rng)),
    );
  return state;
}

const asks = (kind: string) => (state: State) => state.pending.at(-1)?.kind === kind;

const player = (draft: Draft, seat: number, change: object): void =>
  void Object.assign(draft.players[seat] ?? {}, change);

/** The points with which a seat came into the game. */
const startOf = (state: State, seat: number): number =>
  (state.players[seat]?.characters ?? []).reduce((sum, card) => sum + CHARACTERS[card].start.point, 0);

/** What turns are thought to have brought a seat, guess by guess. */
const gains = (state: State, viewer: Viewer, seat: number, times: number): readonly number[] =>
  guessesOf(hal, state, viewer, times).map(({ players }) => (players[seat]?.points ?? 0) - startOf(state, seat));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('the points of others', () => {
  const committing = playedUntil({ seed: 'points' }, asks('commit'));

  /** The same table at a moment of a round: seat 1 plays first. */
  const moment = (phase: Draft['phase'], round: number, turn: number, gain = 0) =>
    edit(committing, (draft: Draft) => {
      Object.assign(draft, { phase, round, turn, first: 1 });
      player(draft, 0, { points: startOf(committing, 0) + gain });
    });

  test.each<readonly [when: string, state: State, turns: readonly [one: boolean, two: boolean]]>([
    ['before the first turn', moment('resolve', 1, 0), [false, false]],
    ['once seat 1 has had its first turn', moment('resolve', 1, 1), [true, false]],
    ['once both have', moment('resolve', 1, 2), [true, true]],
    ['while cards are drawn after the first round', moment('draw', 1, 0), [true, true]],
    ['in the second round', moment('new-hand', 2, 0), [true, true]],
    ['while the first cards are drawn', moment('draw', 0, 0), [false, false]],
  ])('HAL-72, HAL-77: only turns bring others points: %s', (_, state, turns) => {
    const more = [1, 2].map((seat) => gains(state, 0, seat, 30).some((gain) => gain > 0));
    expect(more).toEqual(turns);
    for (const seat of [1, 2]) expect(Math.min(...gains(state, 0, seat, 30))).toBe(0);
  });

  test.each<readonly [when: string, state: State, viewer: Viewer, seat: number, expected: number]>([
    ['after two turns', moment('commit', 3, 0, 9), 0, 1, (2 * 10) / 3],
    ['after a third', moment('resolve', 3, 1, 9), 0, 1, (3 * 10) / 4],
    ['after three', moment('draw', 3, 0, 9), 0, 2, (3 * 10) / 4],
    ['where the viewer has gained nothing', moment('commit', 5, 0), 0, 1, 4 / 5],
    ['where it has lost some', moment('commit', 5, 0, -2), 0, 1, 4 / 5],
    ['for a spectator half a point each turn', moment('commit', 9, 0, 30), 'spectator', 1, (8 * 5) / 9],
  ])('HAL-77: on average others have what turns brought the viewer: %s', (_, state, viewer, seat, expected) => {
    const found = gains(state, viewer, seat, 600);
    const average = mean(found);
    expect(Math.abs(average - expected)).toBeLessThan(0.12 * expected);
    // Games vary by about half the square of that, over a variance like that of single points.
    const variance = mean(found.map((gain) => (gain - average) ** 2));
    expect(variance / (average + average ** 2 / 2)).toBeGreaterThan(0.85);
    expect(variance / (average + average ** 2 / 2)).toBeLessThan(1.15);
  });

  test.each([
    [3, 'one'],
    [3, 'two'],
    [5, 'three'],
    [5, 'four'],
  ])('HAL-72: %i players get the points of their characters one after another: %s', (players, seed) => {
    let state = playedUntil(
      { players, characters: 'starter', chance: 'manual', seed },
      ({ phase }) => phase === 'equip',
    );
    const rng = seedRng(seed);
    while (state.round === 0) {
      const points = state.players.map((each) => each.points);
      for (const viewer of [0, players - 1, 'spectator'] as const)
        for (const guess of guessesOf(hal, state, viewer, 2))
          expect(guess.players.map((each) => each.points)).toEqual(points);
      state = hal.applyMove(
        state,
        hal.fast.randomMove(state, () => draw(rng)),
      );
    }
  });
});

describe('what others have chosen in secret', () => {
  test('HAL-71: a character that another seat is keeping is any of those dealt to it', () => {
    const state = playedUntil({ seed: 'drafting' }, asks('draft'));
    const picked = hal.applyMove(state, hal.legalMoves(state, 1)[0] as Move);
    const guesses = guessesOf(hal, picked, 0, 200);
    for (const { players } of guesses) expect(players[1]?.dealt).toContain(players[1]?.pick);
    const places = guesses.map(({ players }) => [players[1]?.dealt.indexOf(players[1].pick as never)]);
    expect(unevenness([0, 1, 2, 3], places)).toBeLessThan(5);
    // Who has not chosen yet has not in any guess.
    expect(guesses.every(({ players }) => players[0]?.pick === null && players[2]?.pick === null)).toBe(true);
    // The seat itself knows what it keeps.
    const own = guessesOf(hal, picked, 1, 5).map(({ players }) => players[1]?.pick);
    expect(own).toEqual(Array(5).fill(picked.players[1]?.pick));
  });

  test('HAL-74: a commitment is any of the legal ones, each as likely', () => {
    const state = edit(playedUntil({ seed: 'even' }, asks('commit')), (draft: Draft) => {
      player(draft, 1, { tiles: [], resources: 20, supply: 0 });
    });
    const committed = hal.applyMove(state, hal.legalMoves(state, 1)[0] as Move);
    const places = guessesOf(hal, committed, 0, 200).map(({ players }) => [
      players[1]?.hand.indexOf(players[1].commitment?.card as never),
    ]);
    expect(unevenness([0, 1, 2, 3], places)).toBeLessThan(5);
  });

  test('HAL-78: nobody is thought to have returned a tile while none is to be returned', () => {
    const state = playedUntil({ seed: 'tiles' }, ({ round }) => round === 3);
    expect(state.players.some(({ tiles }) => tiles.length > 0)).toBe(true);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const { players } of guessesOf(hal, state, viewer, 20))
        expect(players.map(({ returned }) => returned)).toEqual([[], [], []]);
  });

  // Seats 0 and 1 return tiles, seat 2 has committed one.
  const returning = edit(playedUntil({ seed: 'returns' }, asks('commit')), (draft: Draft) => {
    Object.assign(draft, { phase: 'resolve', emptied: 1, pending: [{ kind: 'return-tiles', seat: 0, whose: 0 }] });
    const [one, two, three, four, five, six, ...rest] = draft.unseen.concat(
      draft.players.flatMap(({ tiles }) => tiles),
    );
    draft.unseen = rest.slice(0, 6);
    player(draft, 0, { tiles: [one, two], settled: false });
    player(draft, 1, { tiles: [three, four], settled: false });
    player(draft, 2, {
      tiles: [five, six],
      settled: false,
      commitment: { card: draft.players[2]?.hand[0], tile: five },
    });
  });
  const settle = (state: State, seat: number) => hal.applyMove(state, { kind: 'return-tiles', seat, tile: null });

  test('HAL-78: each tile that a settled seat has not committed may have been returned, each as likely as not', () => {
    const settled = settle(returning, 2);
    const guesses = guessesOf(hal, settled, 0, 200);
    const counts = [0, 1, 2].map(
      (count) => guesses.filter(({ players }) => players[2]?.returned.length === count).length,
    );
    expect(counts[2]).toBeLessThan(counts[1] ?? 0);
    expect(Math.min(...counts)).toBeGreaterThan(5);
    for (const { players } of guesses) {
      const { returned = [], tiles = [], commitment } = players[2] ?? {};
      expect(returned.every((tile) => tiles.includes(tile) && tile !== commitment?.tile)).toBe(true);
      expect([players[0]?.returned, players[1]?.returned]).toEqual([[], []]);
    }
  });

  test('HAL-78: who has settled knows what it has returned', () => {
    const none = settle(returning, 0);
    expect(guessesOf(hal, none, 0, 20).every(({ players }) => players[0]?.returned.length === 0)).toBe(true);
    const tile = returning.players[0]?.tiles[0] as never;
    const one = settle(hal.applyMove(returning, { kind: 'return-tiles', seat: 0, tile }), 0);
    for (const { players } of guessesOf(hal, one, 0, 20)) expect(players[0]?.returned).toEqual([tile]);
    expect(view(one, 1).players[0]?.returned).toEqual([]);
  });
});
