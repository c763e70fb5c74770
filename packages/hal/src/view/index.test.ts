import { draw, seedRng, type Viewer } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { GUESSES, guessesOf, unevenness } from '../../../core/src/testing/laws/guesses.js';
import { acting, edit, halActing, play, scene } from '../../test/scene.js';
import {
  chances,
  check,
  type Draft,
  deckSize,
  describeMove,
  determinize,
  type Event,
  hal,
  legalMoves,
  newGame,
  type State,
  supplySize,
  transition,
  view,
  viewEvent,
  viewMove,
} from '../index.js';

describe('against Hal', () => {
  const state = acting(['yellow-1', 'b'], 'c');

  test('HAL-19: the human sees his hand, his tiles and the card he gave; Hal’s seat and spectators do not', () => {
    expect(view(state, 0)).toMatchObject({ halCard: 'c', deck: state.deck, unseen: state.unseen });
    for (const viewer of [1, 'spectator'] as const) {
      const seen = view(state, viewer);
      expect(seen.halCard).toBe('hidden');
      expect(seen.players[0]?.hand).toEqual(['hidden', 'hidden']);
      expect(seen.players[0]?.tiles).toEqual(Array(6).fill('hidden'));
      expect(seen.deck).toEqual(expect.arrayContaining(['yellow-1', 'b', 'c']));
      expect(seen.deck.length).toBe(state.deck.length + 3);
      expect(seen.unseen.length).toBe(state.unseen.length + 6);
      expect(seen.players[0]).toMatchObject({ resources: 6, points: 6 });
      expect([deckSize(seen), supplySize(seen)]).toEqual([deckSize(state), supplySize(state)]);
    }
  });

  test('HAL-21: when his turn begins all viewers see Hal’s card', () => {
    expect(view(halActing('f'), 'spectator').halCard).toBe('f');
  });

  test('HAL-19: of the gift others learn only that it was made, until the card is turned up', () => {
    const giving = newGame({ seed: 'monday' });
    const [gift] = legalMoves(giving);
    if (gift?.kind !== 'give') throw new Error('the game begins with a gift');
    expect(viewMove(giving, gift, 0)).toEqual(gift);
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewMove(giving, gift, viewer)).toEqual({ kind: 'sealed', seat: 0 });
      expect(describeMove(view(giving, viewer), gift)).not.toContain('red 1');
    }
  });

  test('HAL-19: no viewer sees a blind gift, and its card is still in the deck', () => {
    const blind = scene(['a', 'b'], { giftToHal: 'blind' });
    expect(view(blind, 0)).toMatchObject({ halCard: 'face-down', deck: blind.deck });
    expect(deckSize(view(blind, 1))).toBe(deckSize(blind));
  });

  test('HAL-08: no view tells which tiles are out of the game', () => {
    expect(view(state, 0).removed).toBe(6);
    expect(view(state, 0).unseen.length).toBe(supplySize(state) + 6);
    // Every one of them may still turn up.
    const drawing = play(halActing('f'), 'hal-turn');
    expect(chances(drawing)).toEqual(drawing.unseen.map((tile) => ({ move: { kind: 'hal-tile', tile }, weight: 1 })));
    expect(drawing.unseen.length).toBe(45);
  });

  test('a view is refused where a state is needed', () => {
    expect(check(view(state, 0) as never, { kind: 'hal-turn' })).toEqual({ code: 'view', seat: 0 });
  });

  test('what a view hides is filled from its pools, each piece as likely', () => {
    const seen = view(state, 'spectator');
    const counts = new Map<string, number>();
    const runs = 3000;
    for (let i = 0; i < runs; i++) {
      const filled = determinize(seen, seedRng(`${i}`));
      const card = filled.halCard ?? '';
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(seen.deck.length);
    for (const count of counts.values()) expect(Math.abs(count - runs / seen.deck.length)).toBeLessThan(80);
  });

  test('the card given is hidden in the event from all but the human', () => {
    const { events } = transition(scene(['a', 'b', 'c']), { kind: 'give', card: 'b' });
    expect(events.map((event) => viewEvent(event, 0))).toContainEqual({ kind: 'given', card: 'b' });
    expect(events.map((event) => viewEvent(event, 'spectator'))).toContainEqual({ kind: 'given', card: 'hidden' });
  });
});

test('HAL-71, HAL-74: what a seat chooses or hands on in secret is hidden in the event from all others', () => {
  const [picked, committed] = [
    { kind: 'picked', seat: 1, character: 'c-01' },
    { kind: 'committed', seat: 1, card: 'a', tile: 'red-1' },
  ] as unknown as readonly Event[];
  const passed = { kind: 'passed', hands: [['a'], ['b', 'c'], []] } as Event;
  const seen = (event: Event | undefined, viewer: Viewer) => event && viewEvent(event, viewer);
  expect([seen(picked, 1), seen(committed, 1)]).toEqual([picked, committed]);
  for (const viewer of [0, 2, 'spectator'] as const)
    expect([seen(picked, viewer), seen(committed, viewer)]).toEqual([
      { kind: 'picked', seat: 1, character: 'hidden' },
      { kind: 'committed', seat: 1, card: 'hidden', tile: 'hidden' },
    ]);
  expect(seen(passed, 1)).toEqual({ kind: 'passed', hands: [['hidden'], ['b', 'c'], []] });
  expect(seen(passed, 'spectator')).toEqual({ kind: 'passed', hands: [['hidden'], ['hidden', 'hidden'], []] });
});

describe('in versus', () => {
  test('HAL-78: what a seat returned is never thought to be out of the game', () => {
    const rng = seedRng('returns');
    const random = () => draw(rng);
    let state = newGame({ mode: 'versus', players: 3, seed: 'returns' });
    while (state.emptied === 0 || state.pending[0]?.kind === 'return-tiles')
      state = hal.applyMove(state, hal.fast.randomMove(state, random));
    expect(state.outOfPlay.length).toBe(6);
    expect(state.players.flatMap(({ returned }) => returned).length).toBeGreaterThan(0);
    for (const [seat, { returned }] of state.players.entries()) {
      for (let i = 0; i < 50; i++) {
        const filled = determinize(view(state, seat), seedRng(`${i}`));
        expect(filled.outOfPlay.some((tile) => returned.includes(tile))).toBe(false);
        expect(filled.outOfPlay.length).toBe(6);
      }
    }
  });

  test('HAL-71: a seat sees the characters it has just handed on, and no others', () => {
    let state = newGame({ mode: 'versus', players: 3, chance: 'manual' });
    while (state.pending[0]?.kind !== 'draft') state = hal.applyMove(state, legalMoves(state)[0] as never);
    expect(view(state, 0).players[1]?.dealt).toEqual(Array(4).fill('hidden'));
    for (const seat of [0, 1, 2]) state = hal.applyMove(state, legalMoves(state, seat)[0] as never);
    expect(view(state, 0).players[1]?.dealt).toEqual(state.players[1]?.dealt);
    expect(view(state, 0).players[2]?.dealt).toEqual(Array(3).fill('hidden'));
    expect(view(state, 0).players[1]?.characters).toEqual(['hidden']);
  });

  test('HAL-80: resources and points are secret until the game is over', () => {
    const state = newGame({ mode: 'versus', characters: 'starter', seed: 'starter' });
    expect(view(state, 0).players[1]).toMatchObject({ resources: 'hidden', points: 'hidden' });
    const over = edit(state, (draft: Draft) => {
      draft.pending.length = 0;
      draft.ending = 'tiles-exhausted';
    });
    const { resources, points } = over.players[1] ?? {};
    expect(view(over, 0).players[1]).toMatchObject({ resources, points, hand: Array(4).fill('hidden') });
  });
});

describe('guesses', () => {
  /** A game of three after a number of rounds, while the seats commit. */
  function committing(seed: string, rounds: number) {
    const random = (() => {
      const rng = seedRng(seed);
      return () => draw(rng);
    })();
    let state = newGame({ mode: 'versus', players: 3, seed });
    while (state.round < rounds || state.pending[0]?.kind !== 'commit')
      state = hal.applyMove(state, hal.fast.randomMove(state, random));
    return state;
  }

  test('HAL-73, HAL-80: cards and tiles of other seats are any of the hidden ones, each as likely', () => {
    const state = committing('even', 2);
    const seen = view(state, 0);
    const guesses = guessesOf(hal, state, 0);
    // What the viewer has handed on is known.
    for (const other of [1, 2]) {
      const shown = seen.players[other]?.hand ?? [];
      const guessed = guesses.map(({ players }) =>
        (players[other]?.hand ?? []).filter((card) => !shown.includes(card)),
      );
      expect(unevenness(seen.deck, guessed)).toBeLessThan(5);
    }
    const hidden = seen.unseen.filter((tile) => !seen.players[0]?.returned.includes(tile));
    expect(state.players[1]?.tiles.length).toBeGreaterThan(0);
    expect(
      unevenness(
        hidden,
        guesses.map(({ players }) => players[1]?.tiles ?? []),
      ),
    ).toBeLessThan(5);
  });

  test('HAL-72: before its first turn a seat is thought to have the points of its characters, no more and no less', () => {
    for (const characters of ['starter', 'draft'] as const) {
      let state = newGame({ mode: 'versus', players: 4, characters, seed: `start ${characters}` });
      const rng = seedRng(characters);
      const random = () => draw(rng);
      while (state.pending.at(-1)?.kind !== 'commit') {
        for (const guess of guessesOf(hal, state, 1, 5))
          expect(guess.players.map(({ points }) => points)).toEqual(state.players.map(({ points }) => points));
        state = hal.applyMove(state, hal.fast.randomMove(state, random));
      }
      expect(state.players.some(({ points }) => points > 0)).toBe(true);
    }
  });

  test('HAL-77: others are thought to have as many points as games give them: few have more than any guess', () => {
    const ranks = { below: 0, within: 0, above: 0 };
    let [truths, guessed] = [0, 0];
    for (let game = 0; game < 40; game++) {
      const random = (() => {
        const rng = seedRng(`points ${game}`);
        return () => draw(rng);
      })();
      let state = newGame({ mode: 'versus', players: 3, seed: `points ${game}` });
      const until = 2 + (game % 12);
      while (state.pending.length > 0 && state.round < until)
        state = hal.applyMove(state, hal.fast.randomMove(state, random));
      if (state.pending.length === 0) continue;
      for (const [viewer, seat] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const truth = state.players[seat]?.points ?? 0;
        const guesses = guessesOf(hal, state, viewer, 20).map(({ players }) => players[seat]?.points ?? 0);
        const [least, most] = [Math.min(...guesses), Math.max(...guesses)];
        ranks[truth < least ? 'below' : truth > most ? 'above' : 'within']++;
        truths += truth;
        guessed += guesses.reduce((sum, points) => sum + points, 0) / guesses.length;
      }
    }
    const all = ranks.below + ranks.within + ranks.above;
    expect(all).toBeGreaterThan(100);
    expect(ranks.above / all).toBeLessThan(0.12);
    expect(ranks.below / all).toBeLessThan(0.08);
    expect(guessed / truths).toBeGreaterThan(0.85);
    expect(guessed / truths).toBeLessThan(1.15);
  });

  test('HAL-74: a commitment that is face down is a legal one, with a tile or without', () => {
    const before = committing('commit', 2);
    const seat = 1;
    const state = hal.applyMove(before, legalMoves(before, seat)[0] as never);
    const pairs = new Map<string, number>();
    for (const guess of guessesOf(hal, state, 0, GUESSES / 10)) {
      const { card, tile } = guess.players[seat]?.commitment ?? {};
      expect(guess.players[seat]?.hand).toContain(card);
      if (tile !== null) expect(guess.players[seat]?.tiles).toContain(tile);
      const open = edit(guess, (draft: Draft) => {
        draft.players = draft.players.map((each, i) => (i === seat ? { ...each, commitment: null } : each));
      });
      expect(check(open, { kind: 'commit', seat, card, tile } as never)).toBeUndefined();
      const kind = tile === null ? 'alone' : 'with a tile';
      pairs.set(kind, (pairs.get(kind) ?? 0) + 1);
    }
    expect([...pairs.values()].reduce((sum, count) => sum + count, 0)).toBe(GUESSES / 10);
    expect(pairs.get('with a tile')).toBeGreaterThan(0);
    expect(pairs.get('alone')).toBeGreaterThan(0);
  });

  test('HAL-78: what another seat is thought to have returned it could have returned: no committed tile', () => {
    let met = 0;
    for (let game = 0; game < 30 && met < 3; game++) {
      const rng = seedRng(`supply ${game}`);
      let state = newGame({ mode: 'versus', players: 3, seed: `supply ${game}` });
      while (state.pending.length > 0 && state.emptied === 0)
        state = hal.applyMove(
          state,
          hal.fast.randomMove(state, () => draw(rng)),
        );
      if (state.pending.at(-1)?.kind !== 'return-tiles') continue;
      const seat = [0, 1, 2].find((each) => state.players[each]?.commitment?.tile != null);
      const viewer = [0, 1, 2].find((each) => each !== seat && legalMoves(state, each).length > 0);
      if (seat === undefined || viewer === undefined || legalMoves(state, seat).length === 0) continue;
      const settled = hal.applyMove(state, { kind: 'return-tiles', seat, tile: null });
      if (settled.pending.at(-1)?.kind !== 'return-tiles') continue;
      met++;
      for (const guess of guessesOf(hal, settled, viewer, GUESSES / 20)) {
        const { returned = [], commitment } = guess.players[seat] ?? {};
        expect(returned).not.toContain(commitment?.tile);
        let replayed: State = edit(guess, (draft: Draft) => {
          draft.players = draft.players.map((each, i) =>
            i === seat ? { ...each, settled: false, returned: [] } : each,
          );
        });
        for (const tile of [...returned, null]) {
          expect(check(replayed, { kind: 'return-tiles', seat, tile })).toBeUndefined();
          replayed = hal.applyMove(replayed, { kind: 'return-tiles', seat, tile });
        }
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('HAL-71: a view lists no picks of another seat', () => {
    let state = newGame({ mode: 'versus', players: 3, chance: 'manual' });
    while (state.pending[0]?.kind !== 'draft') state = hal.applyMove(state, legalMoves(state)[0] as never);
    expect(() => legalMoves(view(state, 0), 1)).toThrow('hal: view');
    expect(legalMoves(view(state, 0), 0)).toHaveLength(4);
  });
});
