import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { endless } from '../../../core/src/testing/endless.js';
import { acting, answer, build, edit, events, halActing, play, scene, seat } from '../../test/scene.js';
import {
  activeSeats,
  applyMove,
  type Draft,
  deckSize,
  fast,
  legalMoves,
  newGame,
  outcome,
  type State,
  supplySize,
  view,
} from '../index.js';
import { settle } from './index.js';

const player = (draft: Draft, index: number) => draft.players[index] as Draft['players'][number];

/** Hal's whole turn with his card on an ordinary building. */
const halTurn = (state: State, tile = 'blue-20') => play(state, 'hal-turn', `hal-tile ${tile}`);

describe('HAL-50: the deck', () => {
  // The first cards of the round empty the deck; a building bears a pawn.
  const before = (options = {}) =>
    edit(halTurn(halActing('yellow-3', options)), (draft) => {
      draft.discard = [...draft.discard, ...draft.deck.slice(2)];
      draft.deck = draft.deck.slice(0, 2);
      build(draft, { x: 1, y: -1, tiles: ['red-1', 'red-20'], owner: 1, pawn: true });
    });
  const drawing = (options = {}) => {
    const state = before(options);
    return play(state, ...state.deck.map((card) => `card ${card}`));
  };
  const refilled = drawing();

  test('HAL-50: the cards of the buildings with pawns join the discard pile, which becomes the deck', () => {
    const { reserve, discard } = before();
    expect(refilled.deck.length).toBe(discard.length + 2);
    expect(refilled.deck).toEqual(expect.arrayContaining(['red-20', 'blue-20']));
    expect(refilled.reserve).toEqual(reserve.filter((card) => card !== 'red-20' && card !== 'blue-20'));
    expect(refilled.city.some(({ pawn }) => pawn)).toBe(false);
    expect(refilled.discard).toEqual([]);
  });

  test('HAL-50: seven cards are burnt, one by one, as soon as the last card is drawn, before the draw goes on (example 28)', () => {
    let now = refilled;
    expect(seat(now, 0).hand).toEqual([...before().deck]);
    for (let i = 0; i < 7; i++) {
      expect(now.pending.map(({ kind }) => kind)).toEqual(['burn']);
      now = play(now, `burn ${now.deck[0]}`);
    }
    expect(now.discard.length).toBe(7);
    expect(now.pending.map(({ kind }) => kind)).toEqual(['card']);
  });

  test('HAL-50: none are burnt when the option says so', () => {
    expect(drawing({ cardsBurntAtEachRefill: 0 }).pending.map(({ kind }) => kind)).toEqual(['card']);
  });

  test('HAL-50, HAL-22: the human’s other card and kept cards stay out of a refill in mid-round', () => {
    const state = edit(halActing('c', { level: 'expert' }), (draft) => {
      draft.discard = [...draft.discard, ...draft.deck.filter((card) => card !== 'd')];
      draft.deck = ['d'];
      player(draft, 1).tableau = ['red-7'];
    });
    const now = play(state, 'hal-turn', 'expert-card d');
    expect(now.pending.map(({ kind }) => kind)).toEqual(['burn']);
    expect([...now.deck, ...now.discard]).not.toContain('d');
    expect(seat(now, 0).hand).toEqual(['a']);
    expect([...now.deck, ...now.discard]).not.toContain('a');
    expect([...now.deck, ...now.discard]).not.toContain('c');
    expect([...now.deck, ...now.discard]).not.toContain('red-7');
  });

  test('HAL-50a: there are more pawns than the fifteen of the box', () => {
    const many = edit(halActing('yellow-3'), (draft) => {
      for (let i = 1; i <= 17; i++)
        build(draft, { x: 10 + i, y: 0, tiles: [`red-${i + 3}` as never], owner: 1, pawn: true });
    });
    expect(halTurn(many).city.filter(({ pawn }) => pawn).length).toBe(18);
  });
});

test('HAL-09, HAL-45, HAL-73, HAL-74: each decision says for whom it is, and 0 where it is for no one seat, or for all', () => {
  const asked = new Map<string, Set<number>>();
  for (const options of [
    { level: 'expert', giftToHal: 'blind' },
    { mode: 'versus', players: 3 },
    { mode: 'versus', players: 3, characters: 'starter' },
  ] as const) {
    const rng = seedRng('drawn');
    let state: State = newGame({ ...options, chance: 'manual' });
    while (state.pending.length > 0) {
      const { kind = '', whose = -1 } = state.pending.at(-1) ?? {};
      asked.set(kind, (asked.get(kind) ?? new Set()).add(whose));
      state = applyMove(
        state,
        fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect(Object.fromEntries([...asked].map(([kind, seats]) => [kind, [...seats].sort()]))).toEqual({
    'start-tile': [0],
    burn: [0],
    'first-player': [0],
    tile: [0, 1, 2],
    card: [0, 1, 2],
    character: [0, 1, 2],
    'starter-set': [0, 1, 2],
    'hal-card': [1],
    'expert-card': [1],
    'hal-tile': [1],
    act: [0],
    hal: [1],
    'move-token': [0, 1, 2],
    draft: [0],
    'new-hand': [0, 1, 2],
    commit: [0],
    take: [0, 1, 2],
    'return-tiles': [0],
  });
});

test('HAL-22: the unplayed card is discarded at the end of the round, and the next one begins', () => {
  const state = halActing('yellow-3');
  const now = halTurn(state);
  expect(seat(state, 0).hand).toEqual(['a']);
  expect(seat(now, 0).hand).toEqual([]);
  expect(now.discard).toContain('a');
  expect(now.round).toBe(2);
  expect(events(play(state, 'hal-turn'), 'hal-tile blue-20')).toContainEqual({ kind: 'round', round: 2, first: 0 });
});

test('HAL-19, HAL-50: the deck is refilled before a blind gift is laid aside', () => {
  const start = edit(scene([], { giftToHal: 'blind' }), (draft) => {
    draft.discard = [...draft.discard, ...draft.deck.slice(2)];
    draft.deck = draft.deck.slice(0, 2);
  });
  const [first, second] = start.deck;
  let now = play(start, `card ${first}`, `card ${second}`);
  expect(now.halCard).toBeNull();
  expect(now.pending.map(({ kind }) => kind)).toEqual(['burn']);
  now = answer(now);
  expect([now.halCard, now.deck.length, deckSize(now)]).toEqual(['face-down', 12, 11]);
  expect(seat(now, 0).hand).toEqual([first, second]);
});

test('HAL-19, HAL-50: a blind gift that is the last card is settled, and the deck is refilled at once', () => {
  const start = edit(scene([], { giftToHal: 'blind' }), (draft) => {
    draft.discard = [...draft.discard, ...draft.deck.slice(3)];
    draft.deck = draft.deck.slice(0, 3);
  });
  const [first, second, third] = start.deck;
  const now = play(start, `card ${first}`, `card ${second}`, `hal-card ${third}`);
  expect([now.halCard, now.pending.at(-1)?.kind, now.deck.includes(third as never)]).toEqual([third, 'burn', false]);
  expect(view(now, 'spectator').halCard).toBe(third);
  const acting = answer(now);
  expect([acting.pending.at(-1)?.kind, deckSize(acting), acting.deck.length]).toEqual(['act', 11, 11]);
  const turn = play(acting, `exploit ${first} ${first?.length === 1 ? 'tile' : '-'}`);
  expect(answer(turn).pending.at(-1)?.kind).toBe('hal');
});

describe('the end', () => {
  const lastTile = edit(halActing('yellow-3'), (draft) => {
    draft.unseen = draft.unseen.slice(0, 7);
  });

  test('HAL-56: Hal draws the last tile and completes his turn (example 16)', () => {
    const now = play(lastTile, 'hal-turn', `hal-tile ${lastTile.unseen[0]}`);
    expect(now.ending).toBe('tiles-exhausted');
    expect(seat(now, 1).tableau).toEqual(['yellow-3']);
  });

  test('HAL-22: the unplayed card is discarded in the last round, too', () => {
    const now = play(lastTile, 'hal-turn', `hal-tile ${lastTile.unseen[0]}`);
    expect(seat(now, 0).hand).toEqual([]);
    expect(now.discard).toContain('a');
  });

  test('HAL-56: the human takes the last tile; Hal has none (example 16)', () => {
    const state = edit(acting(['blue-2', 'a'], 'yellow-3'), (draft) => {
      build(draft, { x: 0, y: 0, tiles: ['blue-4', 'blue-2'] });
      draft.unseen = draft.unseen.slice(0, 7);
    });
    const exploited = play(state, 'exploit blue-2 -');
    expect(exploited.pending.length).toBe(1);
    const drawn = answer(exploited);
    expect(supplySize(drawn)).toBe(0);
    expect(activeSeats(drawn)).toEqual([1]);
    const now = play(drawn, 'hal-turn');
    expect([now.ending, now.halCard, now.discard.includes('yellow-3')]).toEqual(['tiles-exhausted', null, true]);
    expect(legalMoves(now)).toEqual([]);
    expect(outcome(now)?.ending).toBe('tiles-exhausted');
  });

  const placed = (change: (draft: Draft) => void) =>
    halTurn(
      play(
        edit(acting(['yellow-1', 'a'], 'yellow-3'), (draft) => {
          player(draft, 0).resources = 0;
          player(draft, 0).supply = 0;
          change(draft);
        }),
        'exploit yellow-1 -',
      ),
    );

  test('HAL-57: all of the human’s resources stand on buildings (example 24)', () => {
    expect(placed(() => undefined).ending).toBe('human-resources-placed');
  });

  test('HAL-57: an empty stash does not end the game (example 24)', () => {
    const now = placed((draft) => {
      player(draft, 0).supply = 4;
    });
    expect(now.ending).toBeNull();
    expect(now.round).toBe(2);
  });

  test('HAL-57, HAL-86: the game ends even if Hal sends some back in the same round (example 24)', () => {
    const now = placed((draft) => build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner: 0 }));
    expect(seat(now, 0)).toMatchObject({ resources: 2 });
    expect([now.placed, now.ending]).toEqual([true, 'human-resources-placed']);
  });

  test('HAL-57, HAL-86: it is settled when the action of the human is complete, before Hal’s turn', () => {
    const state = edit(acting(['red-1', 'a'], 'yellow-3'), (draft) => {
      player(draft, 0).resources = 2;
      player(draft, 0).supply = 0;
    });
    expect(state.placed).toBe(false);
    const now = play(state, 'construct red-1 red-6');
    expect([now.placed, now.ending, now.pending.at(-1)?.kind]).toEqual([true, null, 'hal']);
  });

  test('HAL-58: a floor Hal cannot pay is not built, and the game ends at once', () => {
    const state = edit(halActing('yellow-3'), (draft) => {
      player(draft, 1).resources = 2;
      build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner: 0 });
      player(draft, 0).resources = 0;
      player(draft, 0).supply = 0;
      draft.unseen = draft.unseen.slice(0, 7);
    });
    const now = play(state, 'hal-turn', `hal-tile ${state.unseen[0]}`);
    expect(now.ending).toBe('hal-cannot-build');
    expect(now.city).toEqual(state.city);
    expect(now.players.map(({ points, resources }) => [points, resources])).toEqual(
      state.players.map(({ points, resources }) => [points, resources]),
    );
    expect(now.halTile).toBe(state.unseen[0]);
    expect(seat(now, 1).tableau).toEqual([]);
    expect(now.discard).toEqual(expect.arrayContaining(['yellow-3', 'a']));
    expect(seat(now, 0).hand).toEqual([]);
  });

  test('HAL-58: resources on his own building count', () => {
    const state = edit(halActing('yellow-3'), (draft) => {
      player(draft, 1).resources = 1;
      build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner: 1 });
    });
    expect(halTurn(state).city.find(({ x, y }) => x === 0 && y === 1)?.tiles.length).toBe(3);
  });

  test('HAL-59: Hal places his last resource and completes his turn (example 15)', () => {
    const state = edit(halActing('f'), (draft) => {
      player(draft, 1).resources = 1;
    });
    const placedLast = play(state, 'hal-turn', 'hal-tile red-20');
    expect(placedLast.ending).toBeNull();
    const now = play(placedLast, 'move-token 3 1');
    expect(now.ending).toBe('hal-resources-exhausted');
    expect(seat(now, 1)).toMatchObject({ points: 1, resources: 0 });
    expect(now.tokens.f).toEqual({ x: 3, y: 1 });
  });

  test('HAL-59: with one resource left the game goes on', () => {
    const state = edit(halActing('f'), (draft) => {
      player(draft, 1).resources = 2;
    });
    const now = play(state, 'hal-turn', 'hal-tile red-20', 'move-token 3 1');
    expect([seat(now, 1).resources, now.ending, now.round]).toEqual([1, null, 2]);
  });

  test('HAL-60: of several reasons the first is named', () => {
    const both = (unseen: number) =>
      play(
        edit(acting(['yellow-1', 'a'], 'yellow-3'), (draft) => {
          player(draft, 0).resources = 0;
          player(draft, 0).supply = 0;
          player(draft, 1).resources = 2;
          draft.unseen = draft.unseen.slice(0, unseen);
        }),
        'exploit yellow-1 -',
        'hal-turn',
        `hal-tile ${lastTile.unseen[0]}`,
      ).ending;
    expect(both(7)).toBe('tiles-exhausted');
    expect(both(8)).toBe('human-resources-placed');
  });
});

test('a position that no game comes to ends in an error', () => {
  // The turn that comes after the last one never comes.
  const draft = { ...fast.clone(newGame({ mode: 'versus', seed: 'lost' })), pending: [], burning: 0, turn: 99 };
  for (const each of draft.players) Object.assign(each, { hand: ['a', 'b', 'c', 'd'], newHands: 0 });
  expect(() => settle(endless(draft, 'new-hand'))).toThrow('no decision after 1000 steps');
});
