import { InvalidOptionsError } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { bot, events, legal } from '../test/scene.js';
import { CARDS, isPurple } from './components/cards.js';
import { count, LAYOUTS, slotsOf } from './components/layouts.js';
import { positions, STRATEGIC } from './components/solo.js';
import { PROMOS, WONDER_IDS, type WonderId } from './components/wonders.js';
import type { Event } from './events.js';
import { duelSolo } from './index.js';
import type { Move } from './notation.js';
import type { Options } from './options.js';
import { march } from './play/conflict.js';
import type { State } from './state/index.js';
import { describeEvent } from './words/index.js';

type Given = Partial<Options> & { readonly seed?: string; readonly chance?: 'manual' };

/** Plays bots until a condition holds. */
function until(given: Given, holds: (state: State) => boolean): State {
  let state = duelSolo.newGame(given);
  while (!holds(state)) state = duelSolo.applyMove(state, duelSolo.botMove(state));
  return state;
}

/** Answers chance by hand, and takes the first outcome where no answer is given. */
function manually(given: Given, answers: readonly string[], holds: (state: State) => boolean): State {
  const left = [...answers];
  let state = duelSolo.newGame({ ...given, chance: 'manual' });
  while (!holds(state)) {
    const outcomes = duelSolo.chances(state).map(({ move }) => duelSolo.encodeMove(move));
    const next = left.findIndex((each) => outcomes.includes(each));
    const code = outcomes.length > 0 ? (left.splice(next, next < 0 ? 0 : 1)[0] ?? outcomes[0]) : bot(state);
    const move = duelSolo.decodeMove(code ?? '');
    if (move === undefined) throw new Error(`no move ${code}`);
    state = duelSolo.applyMove(state, move);
  }
  return state;
}

const drafting = (state: State) => state.pending.at(-1)?.kind === 'draft';
const playing = (age: number) => (state: State) => state.age === age && state.pending.at(-1)?.kind === 'turn';

describe('setup', () => {
  test('DUEL-001: a solo game has Pantheon, and SOLO begins', () => {
    const state = until({}, playing(1));
    expect(state.pantheon).not.toBeNull();
    expect(state.pending.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(duelSolo.seats(state)[0]).toEqual({ name: 'SOLO', role: 'script' });
    expect(() => duelSolo.newGame({ pantheon: false })).toThrow(InvalidOptionsError);
    expect(() => duelSolo.newGame({ firstPlayer: 1 })).toThrow(/firstPlayer/);
  });

  test('DUEL-177: a handicap puts the pawn nearer to your capital, and a military token falls where the pawn moves into its zone', () => {
    const opening = duelSolo.newGame({ level: 'legendary', pawnStart: 5 });
    expect(opening.pawn).toBe(5);
    expect(opening.military).toHaveLength(4);
    // The pawn stands in the first zone already, whose token stays; one shield more and the second one falls.
    const moved = duelSolo.fast.clone(opening);
    march(moved, 0, 1);
    expect(moved.pawn).toBe(6);
    expect(moved.military).toHaveLength(3);
    expect(moved.cities[1].coins).toBe(opening.cities[1].coins - 5);
    expect('pawnStart' in duelSolo.newGame({ pawnStart: 0 }).options).toBe(false);
    expect(duelSolo.newGame({}).pawn).toBe(0);
    expect(() => duelSolo.newGame({ pawnStart: 9 })).toThrow(/pawnStart/);
    expect(() => duelSolo.newGame({ mode: 'versus', pawnStart: 1 })).toThrow(/pawnStart/);
  });

  test('DUEL-002: in versus the first player is drawn, or given', () => {
    const drawn = new Set(
      Array.from({ length: 20 }, (_, i) => duelSolo.newGame({ mode: 'versus', seed: `${i}` }).first),
    );
    expect([...drawn].sort()).toEqual([0, 1]);
    for (const firstPlayer of [0, 1] as const) {
      const state = until({ mode: 'versus', firstPlayer }, playing(1));
      expect(state.seat).toBe(firstPlayer);
    }
    const asked = duelSolo.newGame({ mode: 'versus', chance: 'manual' });
    expect(legal(asked)).toEqual(['first-player 0', 'first-player 1']);
  });

  test('DUEL-003: seven coins each, the pawn in the middle, four military tokens', () => {
    const state = duelSolo.newGame({ mode: 'versus' });
    expect(state.cities.map((city) => city.coins)).toEqual([7, 7]);
    expect(state.pawn).toBe(0);
    expect(state.military).toEqual(['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5']);
    expect(state.ply).toBe(0);
  });

  test('DUEL-004: five progress tokens on the board in the order drawn, the others in the box', () => {
    const state = manually(
      { mode: 'versus', pantheon: false },
      ['draw-progress theology', 'draw-progress law'],
      drafting,
    );
    expect(state.board.slice(0, 2)).toEqual(['theology', 'law']);
    expect(state.board).toHaveLength(5);
    const tokens = new Set<string>();
    for (let i = 0; i < 200; i++)
      for (const id of duelSolo.newGame({ seed: `${i}`, mode: 'versus', pantheon: false }).board) tokens.add(id);
    expect(tokens.size).toBe(10);
    for (let i = 0; i < 200; i++) for (const id of duelSolo.newGame({ seed: `${i}` }).board) tokens.add(id);
    expect(tokens.size).toBe(13);
  });

  test('DUEL-005: three divinities of each mythology lie face down, unknown to both seats', () => {
    const { pantheon } = duelSolo.newGame();
    expect(pantheon?.decks.map(({ id }) => id)).toEqual(Array(15).fill('open'));
    expect(pantheon?.spaces).toEqual(Array(6).fill(null));
    expect(pantheon).toMatchObject({ minerva: null, snake: null, enki: [] });
  });

  test('DUEL-006: eight wonders of the pool are drawn in two batches, the rest are never seen', () => {
    const seen = (given: Given) => {
      const all = new Set<WonderId>();
      for (let i = 0; i < 120; i++) {
        const state = until({ ...given, seed: `${i}` }, playing(1));
        expect(state.cities[0].wonders).toHaveLength(4);
        expect(state.cities[1].wonders).toHaveLength(4);
        expect(state.pool).toEqual([]);
        for (const city of state.cities) for (const id of city.wonders) all.add(id);
      }
      return all.size;
    };
    expect(seen({ mode: 'versus', pantheon: false })).toBe(12);
    expect(seen({})).toBe(14);
    expect(seen({ promos: ['messe', 'statue-of-liberty'] })).toBe(16);
    const second = until({ mode: 'versus' }, (state) => drafting(state) && state.cities[0].wonders.length === 2);
    expect(second.offer).toHaveLength(4);
  });

  test('DUEL-007: three cards of each Age stay out; Age III has three purple backs in the structure', () => {
    for (const pantheon of [true, false]) {
      const state = until({ mode: 'versus', pantheon, seed: 'purple' }, playing(3));
      expect(state.outside).toBe(3);
      expect(count(state.purple)).toBe(3);
      const shown = slotsOf(state.purple).flatMap((slot) => state.structure[slot] ?? []);
      for (const card of shown) if (card !== 'face-down') expect(isPurple(card)).toBe(true);
      const known = state.structure.filter((card) => card !== null && card !== 'face-down');
      for (const card of [...known, ...state.deck]) expect(CARDS[card].colour).not.toBe(pantheon ? 'guild' : 'temple');
    }
    const first = until({ mode: 'versus', seed: 'out' }, playing(1));
    expect(first.deck.length).toBe(count(first.hidden) + 3);
  });
});

describe('draft', () => {
  const picks = (given: Given) => {
    const seats: number[] = [];
    let state = duelSolo.newGame(given);
    while (state.age === 0) {
      if (state.pending.at(-1)?.kind === 'draft') seats.push(state.pending.at(-1)?.seat ?? -1);
      state = duelSolo.applyMove(state, duelSolo.botMove(state));
    }
    return seats.join('');
  };

  test('DUEL-010: in versus the first player takes one, the other takes two, the first gets the last; then with roles swapped', () => {
    expect(picks({ mode: 'versus', firstPlayer: 0 })).toBe('011100');
    expect(picks({ mode: 'versus', firstPlayer: 1 })).toBe('100011');
    const state = until({ mode: 'versus', firstPlayer: 0 }, playing(1));
    expect(state.cities.map((city) => city.wonders.length)).toEqual([4, 4]);
  });

  test('DUEL-010: the last wonder of a batch falls to the seat that took the first one', () => {
    for (const firstPlayer of [0, 1] as const)
      for (const batch of [1, 2]) {
        const begins = batch === 1 ? firstPlayer : 1 - firstPlayer;
        let state = until(
          { mode: 'versus', firstPlayer },
          (now) => drafting(now) && now.offer.length === 4 && now.cities[0].wonders.length > 0 === (batch === 2),
        );
        expect(state.pending.at(-1)?.seat).toBe(begins);
        for (let taken = 0; taken < 2; taken++) state = duelSolo.applyMove(state, duelSolo.botMove(state));
        const [third, last] = state.offer;
        state = duelSolo.applyMove(state, { kind: 'draft-wonder', wonder: third as WonderId });
        expect(state.cities[begins === 0 ? 0 : 1].wonders).toContain(last);
        expect(state.cities[begins === 0 ? 1 : 0].wonders).not.toContain(last);
      }
  });

  test('DUEL-010: the seat drawn to begin the game also begins the draft', () => {
    for (const first of [0, 1]) {
      const state = manually({ mode: 'versus' }, [`first-player ${first}`], drafting);
      expect(state.pending.at(-1)?.seat).toBe(first);
    }
  });

  test('DUEL-183: in a first game each seat begins with the wonders of the rulebook, and nobody drafts', () => {
    const options = { mode: 'versus', pantheon: false, draft: 'first-game' } as const;
    for (const firstPlayer of [0, 1] as const) {
      const state = duelSolo.newGame({ ...options, firstPlayer, seed: 'first' });
      expect(state).toMatchObject({ age: 1, phase: 'turn', seat: firstPlayer, pool: [], offer: [] });
      expect(state.board).toHaveLength(5);
      expect(state.cities[firstPlayer].wonders).toEqual([
        'pyramids',
        'great-lighthouse',
        'temple-of-artemis',
        'statue-of-zeus',
      ]);
      expect(state.cities[1 - firstPlayer]?.wonders).toEqual(['circus-maximus', 'piraeus', 'appian-way', 'colossus']);
    }
    expect(duelSolo.newGame({ mode: 'versus', pantheon: false, draft: 'draft' }).options).not.toHaveProperty('draft');
    for (const other of [{ mode: 'solo' }, { mode: 'versus' }, { ...options, promos: PROMOS }] as const)
      expect(() => duelSolo.newGame({ ...other, draft: 'first-game' })).toThrow(/first game/);
  });

  test('DUEL-183: what is dealt for a first game is told', () => {
    const manual = { mode: 'versus', pantheon: false, draft: 'first-game', firstPlayer: 0, chance: 'manual' } as const;
    let state = duelSolo.newGame(manual);
    while (state.board.length < 4) state = duelSolo.applyMove(state, duelSolo.chances(state)[0]?.move as Move);
    const { events: told } = duelSolo.transition(state, duelSolo.chances(state)[0]?.move as Move);
    const dealt = told.filter(({ kind }) => kind === 'wonder-dealt');
    expect(dealt).toHaveLength(8);
    expect(describeEvent(state, dealt[0] as Event)?.text).toBe('Player 1 gets the Pyramids');
  });

  test('DUEL-011: the first wonder drawn is SOLO’s, the human takes two of the other three, SOLO has the last', () => {
    const state = manually({}, ['draw-wonder sphinx'], drafting);
    expect(state.cities[0].wonders).toEqual(['sphinx']);
    expect(state.offer).toHaveLength(3);
    expect(picks({ seed: 'a direction of its own 1' })).toMatch(/^11100$/);
  });

  test('DUEL-012: SOLO’s first wonder fixes its direction', () => {
    const expected: Readonly<Record<string, readonly string[]>> = {
      MS: ['colossus', 'appian-way'],
      MC: ['circus-maximus', 'statue-of-zeus'],
      SM: ['great-library', 'sphinx'],
      SC: ['mausoleum', 'pyramids'],
      CM: ['temple-of-artemis', 'great-lighthouse'],
      CS: ['hanging-gardens', 'piraeus'],
    };
    for (const [direction, wonders] of Object.entries(expected))
      for (const wonder of wonders) expect(manually({}, [`draw-wonder ${wonder}`], drafting).direction).toBe(direction);
  });

  test('DUEL-013: a wonder without a direction lets the human choose it, with the whole batch face up', () => {
    for (const wonder of ['sanctuary', 'divine-theater', 'messe', 'statue-of-liberty']) {
      const given: Given = { promos: ['messe', 'statue-of-liberty'] };
      const state = manually(given, [`draw-wonder ${wonder}`], (now) => now.pending.at(-1)?.kind === 'direction');
      expect(state.pending.at(-1)?.seat).toBe(1);
      expect(state.offer).toHaveLength(3);
      expect(legal(state)).toHaveLength(6);
      expect(duelSolo.applyMove(state, { kind: 'choose-direction', direction: 'CM' }).direction).toBe('CM');
    }
  });

  test('DUEL-014: from the second batch SOLO takes the two highest in its strategic scale', () => {
    const wonders = [
      'piraeus',
      'colossus',
      'sphinx',
      'mausoleum',
      'appian-way',
      'pyramids',
      'hanging-gardens',
      'sanctuary',
    ];
    let state = manually(
      {},
      wonders.map((id) => `draw-wonder ${id}`),
      drafting,
    );
    const step = (move: string) => {
      const decoded = duelSolo.decodeMove(move);
      if (decoded !== undefined) state = duelSolo.applyMove(state, decoded);
    };
    for (const move of ['draft-wonder colossus', 'draft-wonder sphinx']) step(move);
    for (const id of wonders.slice(4)) step(`draw-wonder ${id}`);
    step('draft-wonder pyramids');
    // E8 of the worked examples.
    expect(legal(state)).toEqual(['draft-wonder hanging-gardens']);
    step('draft-wonder hanging-gardens');
    expect(legal(state)).toEqual(['draft-wonder appian-way']);
    step('draft-wonder appian-way');
    expect(state.cities[0].wonders).toEqual(['piraeus', 'mausoleum', 'hanging-gardens', 'appian-way']);
    expect(state.cities[1].wonders).toEqual(['colossus', 'sphinx', 'pyramids', 'sanctuary']);
  });

  test('DUEL-015: a strategic scale is the primary group, the secondary, the tertiary, and four more', () => {
    expect(STRATEGIC.SM.join(' ')).toBe(
      'great-library mausoleum sphinx pyramids colossus circus-maximus statue-of-zeus appian-way temple-of-artemis hanging-gardens piraeus great-lighthouse divine-theater sanctuary statue-of-liberty messe',
    );
    expect(STRATEGIC.CS.slice(0, 5)).toEqual([
      'temple-of-artemis',
      'hanging-gardens',
      'piraeus',
      'great-lighthouse',
      'great-library',
    ]);
    expect(STRATEGIC.MC.slice(3, 5)).toEqual(['appian-way', 'temple-of-artemis']);
    for (const scale of Object.values(STRATEGIC)) expect([...scale].sort()).toEqual([...WONDER_IDS].sort());
  });
});

describe('the start of an Age', () => {
  test('DUEL-020, DUEL-030: odd rows lie face up, even rows face down, slot by slot; the last row is accessible', () => {
    const order: number[] = [];
    const slots = (event: Event) => {
      if (event.kind === 'chance' && event.decision === 'reveal') order.push(order.length);
    };
    let state = duelSolo.newGame({ mode: 'versus', seed: 'lay' }, slots);
    while (state.phase !== 'turn') state = duelSolo.applyMove(state, duelSolo.botMove(state));
    expect(state.structure.map((card) => (card === 'face-down' ? 'x' : '.')).join('')).toBe('..xxx....xxxxx......');
    const second = until({ mode: 'versus', seed: 'lay' }, playing(2));
    expect(second.structure.map((card) => (card === 'face-down' ? 'x' : '.')).join('')).toBe('......xxxxx....xxx..');
    const third = until({ mode: 'versus', seed: 'lay' }, playing(3));
    expect(third.structure.map((card) => (card === 'face-down' ? 'x' : '.')).join('')).toBe('..xxx....xx....xxx..');
    expect([state, second, third].map(({ open }) => slotsOf(open))).toEqual([
      [14, 15, 16, 17, 18, 19],
      [18, 19],
      [18, 19],
    ]);
    expect(LAYOUTS[1].places[9]).toEqual({ row: 4, column: 2 });
    expect(LAYOUTS[3].places.map(({ column }) => column).join(' ')).toBe('5 7 4 6 8 3 5 7 9 4 8 3 5 7 9 4 6 8 5 7');
  });

  test('DUEL-021: five of the ten Mythology tokens lie on the marked slots of Age I', () => {
    const state = until({ mode: 'versus' }, playing(1));
    const tokens = state.pantheon?.tokens ?? [];
    expect(tokens.flatMap((token, slot) => (token === null ? [] : [slot]))).toEqual([2, 4, 9, 11, 13]);
    const asked = manually(
      { mode: 'versus' },
      ['mythology-token roman', 'mythology-token roman'],
      (now) => (now.pantheon?.tokens[4] ?? null) !== null,
    );
    // Both Roman tokens are laid: there is no third one.
    expect(duelSolo.chances(asked).map(({ weight }) => weight)).toEqual([2, 2, 2, 2]);
    const first = manually({ mode: 'versus' }, [], (now) => now.pending.at(-1)?.kind === 'mythology-token');
    expect(events(first, 'mythology-token roman')).toContainEqual({ kind: 'token-laid', slot: 2, token: 'roman' });
    expect(until({ mode: 'versus', pantheon: false }, playing(1)).pantheon).toBeNull();
  });

  test('DUEL-022: Age II brings the Gate, turns the divinities up, and lays the Offering tokens', () => {
    const state = until({ mode: 'versus', seed: 'gate' }, playing(2));
    const spaces = state.pantheon?.spaces ?? [];
    expect(spaces.filter((place) => place?.id === 'gate')).toHaveLength(1);
    for (const place of spaces) if (place !== null) expect(place.seenBy).toEqual([0, 1]);
    expect(spaces.some((place) => place?.id === 'open')).toBe(false);
    const tokens = state.pantheon?.tokens ?? [];
    expect(tokens.flatMap((token, slot) => (typeof token === 'number' ? [slot] : []))).toEqual([6, 8, 10]);
    expect([...tokens].filter((token) => token !== null).sort()).toEqual([2, 3, 4]);
  });

  test('DUEL-023: Age III has no tokens', () => {
    const state = until({ mode: 'versus', seed: 'none' }, playing(3));
    expect(state.pantheon?.tokens.every((token) => token === null)).toBe(true);
  });

  test('DUEL-024: a level’s bonuses apply after the structure is laid out, before the first turn', () => {
    const kinds: string[] = [];
    let position = duelSolo.newGame({ level: 'normal', seed: 'bonus' });
    while (position.pending.at(-1)?.kind !== 'turn') {
      const { state, events } = duelSolo.transition(position, duelSolo.botMove(position));
      for (const event of events) kinds.push(event.kind === 'chance' ? event.decision : event.kind);
      position = state;
    }
    const at = kinds.indexOf('removed-card');
    expect(at).toBeGreaterThan(kinds.lastIndexOf('mythology-token'));
    expect(kinds.indexOf('built')).toBeGreaterThan(at);
    expect(kinds.indexOf('turn')).toBeGreaterThan(at);
  });
});

test('DUEL-130, DUEL-082: SOLO fills the spaces by mythology and direction', () => {
  // E3 of the worked examples.
  expect(positions('SM', 'roman')).toEqual([3, 4, 5, 6, 1, 2]);
  expect(positions('MS', 'mesopotamian')).toEqual([3, 4, 5, 6, 1, 2]);
  expect(positions('MC', 'mesopotamian')).toEqual([6, 5, 4, 3, 2, 1]);
  expect(positions('CM', 'greek')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(positions('SC', 'roman')).toEqual([6, 5, 4, 3, 2, 1]);
  expect(positions('SC', 'egyptian')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(positions('CS', 'phoenician')).toEqual([1, 2, 3, 4, 5, 6]);
});
