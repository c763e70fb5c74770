import { describe, expect, test } from 'vitest';
import {
  activeSeats,
  applyMove,
  type CardId,
  CHARACTERS,
  chances,
  check,
  type Draft,
  deckSize,
  hal,
  legalMoves,
  type Move,
  newGame,
  type Options,
  outcome,
  promptOf,
  type State,
  supplySize,
  transition,
  view,
} from '../src/index.js';
import { describePrompt } from '../src/words/index.js';
import { answer, at, build, edit, events, legal, play, seat } from './scene.js';

const player = (draft: Draft, index: number) => draft.players[index] as Draft['players'][number];
const kinds = (state: State): readonly string[] => state.pending.map(({ kind }) => kind);

/** A game of these seats with chance by hand, answered by first outcomes until a decision of this kind is to be taken. */
function until(kind: string, players = 2, options: Partial<Options> = {}): State {
  let state = newGame({ mode: 'versus', players, chance: 'manual', ...options });
  while (!kinds(state).includes(kind)) {
    state = answer(state);
    if (!kinds(state).includes(kind)) state = applyMove(state, legalMoves(state)[0] as Move);
  }
  return state;
}

const starter = { characters: 'starter' } as const;
const committing = (players = 2) => until('commit', players, starter);

/** Hands, stashes and a city that make actions easy to follow: no characters, no tokens. */
const plain = (change: (draft: Draft) => void = () => undefined, players = 2) =>
  edit(committing(players), (draft) => {
    draft.first = 0;
    for (const each of draft.players) {
      each.characters = [];
      each.resources = 6;
      each.supply = 10;
      each.points = 0;
    }
    change(draft);
  });

describe('setting up', () => {
  test('HAL-70: resources, removed tiles and burnt cards by the number of players', () => {
    const found = [2, 3, 4, 5].map((players) => {
      const state = until('new-hand', players, starter);
      const { resources, supply } = seat(state, 0);
      return [resources + supply, state.removed, state.discard.length];
    });
    expect(found).toEqual([
      [25, 6, 7],
      [20, 6, 7],
      [18, 0, 0],
      [16, 0, 0],
    ]);
    expect(
      newGame({ mode: 'versus', chance: 'manual' }).players.map(({ resources, tiles }) => [resources, tiles]),
    ).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  test('HAL-50, HAL-70: refills burn seven with two and three players, none with four and five', () => {
    const burning = [2, 3, 4, 5].map((players) => {
      const state = edit(until('new-hand', players, starter), (draft) => {
        draft.discard = [...draft.discard, ...draft.deck.slice(1)];
        draft.deck = draft.deck.slice(0, 1);
      });
      return kinds(play(state, 'new-hand true', `card ${state.deck[0]}`))[0];
    });
    expect(burning).toEqual(['burn', 'burn', 'card', 'card']);
  });

  test('HAL-71: two New Hand tokens and three characters each; starter sets are all different', () => {
    const state = until('new-hand', 5, starter);
    for (const { newHands, characters } of state.players) {
      expect([newHands, characters.length]).toEqual([2, 3]);
      expect(new Set(characters.map((card) => CHARACTERS[card].starterSet)).size).toBe(1);
    }
    expect(new Set(state.players.map(({ characters }) => characters[0])).size).toBe(5);
  });

  test('HAL-71: whose starter set it is, is told with its three characters', () => {
    let state = newGame({ mode: 'versus', ...starter, chance: 'manual' });
    while (kinds(state)[0] !== 'starter-set') state = applyMove(state, chances(state)[0]?.move as Move);
    expect(events(state, 'starter-set 2')).toContainEqual({
      kind: 'characters',
      seat: 0,
      characters: ['character-04', 'character-05', 'character-06'],
    });
  });

  test('HAL-71: the draft: four each, one kept by all at once, the rest handed to the left, the last one returned', () => {
    let state = until('draft', 3);
    expect(state.players.map(({ dealt }) => dealt.length)).toEqual([4, 4, 4]);
    expect(activeSeats(state)).toEqual([0, 1, 2]);
    const first = state.players.map(({ dealt }) => dealt);
    const keep = () => {
      for (const who of [2, 0, 1]) state = applyMove(state, legalMoves(state, who)[0] as Move);
    };
    keep();
    expect(state.players.map(({ dealt }) => dealt)).toEqual([2, 0, 1].map((from) => first[from]?.slice(1)));
    expect(state.players.map(({ characters }) => characters)).toEqual(first.map((dealt) => dealt.slice(0, 1)));
    keep();
    const undealt = state.characters.length;
    keep();
    expect(state.players.map(({ characters, dealt }) => [characters.length, dealt.length])).toEqual(
      Array(3).fill([3, 0]),
    );
    expect(state.characters.length).toBe(undealt + 3);
    const foreign = until('draft', 3);
    const move = { kind: 'draft', seat: 0, character: seat(foreign, 1).dealt[0] } as Move;
    expect(check(foreign, move)?.code).toBe('not-dealt');
  });

  test('HAL-72: characters give their start items; their arrows pay', () => {
    const state = until('new-hand', 2, starter);
    for (const { characters, resources, points, tiles } of state.players) {
      const sum = (item: 'resource' | 'point' | 'tile') =>
        characters.reduce((total, card) => total + CHARACTERS[card].start[item], 0);
      expect([resources, points, tiles.length]).toEqual([sum('resource'), sum('point'), sum('tile')]);
    }
    const arrow = plain((draft) => {
      player(draft, 0).characters = ['character-14'];
      player(draft, 0).hand = ['a', 'b', 'c', 'd'];
    });
    const now = play(arrow, 'commit 0 a -', legal(arrow, 1)[0] ?? '', 'take resource');
    expect(seat(now, 0)).toMatchObject({ resources: 7, points: 1 });
  });

  test('HAL-72: the start items are given in turn order, from the first player on', () => {
    let state = newGame({ mode: 'versus', players: 3, characters: 'starter', chance: 'manual' });
    while (kinds(state)[0] !== 'first-player') state = applyMove(state, chances(state)[0]?.move as Move);
    state = play(state, 'first-player 2');
    const gaining: number[] = [];
    while (kinds(state)[0] !== 'card') {
      const { state: next, events } = transition(state, chances(state)[0]?.move as Move);
      for (const event of events) if (event.kind === 'gained') gaining.push(event.seat);
      state = next;
    }
    expect(gaining).toEqual([2, 0, 1]);
  });

  test('HAL-72: corrected characters give what the host says', () => {
    const items = { resource: 9, tile: 0, point: 9 };
    const corrections = Object.keys(CHARACTERS).map((card) => ({
      card: card as keyof typeof CHARACTERS,
      colour: 'red' as const,
      start: items,
      bonus: { kind: 'on-action', action: 'exploit', gain: items } as const,
    }));
    const state = until('new-hand', 2, { ...starter, corrections });
    expect(seat(state, 0)).toMatchObject({ points: 27, resources: 25, supply: 0 });
  });

  test('HAL-73: the first player is drawn before the characters; four cards each', () => {
    let state = newGame({ mode: 'versus', players: 4, chance: 'manual' });
    while (kinds(state)[0] !== 'first-player') state = applyMove(state, chances(state)[0]?.move as Move);
    expect(chances(state).map(({ move }) => move)).toEqual(
      [0, 1, 2, 3].map((p) => ({ kind: 'first-player', player: p })),
    );
    expect(check(state, { kind: 'first-player', player: 4 })).toBeDefined();
    state = play(state, 'first-player 2');
    expect(kinds(state)).toEqual(['character']);
    expect(state.pending[0]?.whose).toBe(2);
    const dealt = until('new-hand', 4);
    expect(dealt.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4]);
  });
});

describe('the round', () => {
  test('HAL-75: in turn order, until a player declines or has no token', () => {
    const state = until('new-hand', 3, starter);
    const asked = (now: State) => now.pending[0]?.whose;
    expect(asked(state)).toBe(state.first);
    const hand = seat(state, state.first).hand;
    const used = answer(play(state, 'new-hand true'));
    expect(seat(used, state.first)).toMatchObject({ newHands: 1 });
    expect(seat(used, state.first).hand.length).toBe(4);
    expect(events(state, 'new-hand true')).toContainEqual({
      kind: 'discarded',
      seat: state.first,
      cards: hand,
      from: 'hand',
    });
    expect(asked(used)).toBe(state.first);
    const twice = answer(play(used, 'new-hand true'));
    expect(seat(twice, state.first).newHands).toBe(0);
    expect(asked(twice)).toBe((state.first + 1) % 3);
    const declined = play(twice, 'new-hand false', 'new-hand false');
    expect(kinds(declined)).toEqual(['commit']);
  });

  test('HAL-74: all commit in secret; the last one turns them up in turn order', () => {
    const state = plain((draft) => {
      draft.first = 1;
      player(draft, 0).hand = ['a', 'b', 'c', 'd'];
      player(draft, 1).hand = ['e', 'f', 'g', 'h'];
    });
    expect(activeSeats(state)).toEqual([0, 1]);
    const seen = view(state, 0);
    expect(legalMoves(seen, 0)).toEqual(legalMoves(state, 0));
    expect(() => legalMoves(seen, 1)).toThrow('hal: view');
    const one = play(state, 'commit 0 a -');
    expect(activeSeats(one)).toEqual([1]);
    expect(view(one, 1).players[0]?.commitment).toBe('hidden');
    expect(check(one, { kind: 'commit', seat: 0, card: 'b', tile: null })?.code).toBe('not-your-turn');
    const both = play(one, 'commit 1 e -');
    expect(both.pending[0]).toMatchObject({ kind: 'take', seat: 1 });
    const next = play(both, 'take resource');
    expect(next.pending[0]).toMatchObject({ kind: 'take', seat: 0 });
    expect(seat(next, 1).resources).toBe(7);
  });

  test('HAL-74: unplayed cards to the left, the first-player card with them, then a card each from the new first player on', () => {
    const state = plain((draft) => {
      draft.first = 1;
      player(draft, 0).hand = ['a', 'b', 'c', 'd'];
      player(draft, 1).hand = ['e', 'f', 'g', 'h'];
      player(draft, 2).hand = ['i', 'j', 'k', 'l'];
    }, 3);
    const turns = ['commit 0 a -', 'commit 1 e -', 'commit 2 i -', 'take resource', 'take resource', 'take resource'];
    const now = play(state, ...turns);
    expect(now.players.map(({ hand }) => hand)).toEqual([
      ['j', 'k', 'l'],
      ['b', 'c', 'd'],
      ['f', 'g', 'h'],
    ]);
    expect(now.first).toBe(2);
    expect(now.pending[0]).toMatchObject({ kind: 'card', whose: 2 });
    const next = answer(now);
    expect([next.first, next.round]).toEqual([2, state.round + 1]);
    expect(next.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  });

  test('HAL-74: a player remembers the cards handed on', () => {
    const state = plain((draft) => {
      player(draft, 0).hand = ['a', 'b', 'c', 'd'];
      player(draft, 1).hand = ['e', 'f', 'g', 'h'];
    });
    const now = answer(play(state, 'commit 0 a -', 'commit 1 e -', 'take resource', 'take resource'));
    const shown = view(now, 0).players[1]?.hand ?? [];
    expect(shown).toEqual(['b', 'c', 'd', 'hidden']);
    expect(view(now, 'spectator').players[1]?.hand).toEqual(Array(4).fill('hidden'));
    expect(deckSize(view(now, 0))).toBe(deckSize(now));
    expect(supplySize(view(now, 0))).toBe(supplySize(now));
  });

  test('HAL-74: a card that is played is forgotten by all who have held it: it may come back to any hand', () => {
    const state = plain((draft) => {
      Object.assign(player(draft, 0), { hand: ['a', 'b', 'c', 'd'], known: ['e', 'f'] });
      Object.assign(player(draft, 1), { hand: ['e', 'f', 'g', 'h'], known: ['a'] });
    });
    const now = play(state, 'commit 0 a -', 'commit 1 e -', 'take resource');
    expect([seat(now, 0).known, seat(now, 1).known]).toEqual([['f'], []]);
    // The hands are passed on: each knows what it has handed over, and what it got is in no other hand.
    const passed = play(now, 'take resource');
    expect([seat(passed, 0).known, seat(passed, 1).known]).toEqual([
      ['b', 'c', 'd'],
      ['f', 'g', 'h'],
    ]);
  });

  // Seat 1 commits a floor that it cannot pay for; seat 0 may cover its building of two floors before.
  const unaffordable = (hand: readonly CardId[]) =>
    plain((draft) => {
      build(draft, { x: 0, y: 0, tiles: ['blue-4', 'blue-20'], owner: 1 });
      build(draft, { x: 1, y: 0, tiles: ['red-4', 'red-8'], owner: 0 });
      Object.assign(player(draft, 0), { hand, tiles: ['blue-19'], points: 1 });
      Object.assign(player(draft, 1), { hand: ['red-8', 'f', 'g', 'h'], tiles: ['yellow-11'], resources: 2 });
    });

  test('HAL-76: any card is committed with any tile, and alone', () => {
    const state = unaffordable(['a', 'b', 'c', 'd']);
    expect(legal(state, 1).filter((code) => code.includes('yellow-11'))).toHaveLength(4);
    expect(check(state, { kind: 'commit', seat: 1, card: 'red-8', tile: 'red-20' })?.code).toBe('not-in-stash');
    expect(check(state, { kind: 'commit', seat: 0, card: 'e', tile: null })?.code).toBe('not-in-hand');
  });

  test('HAL-85: a tile that cannot be paid for goes back, and the card is played alone (example 29)', () => {
    const state = play(unaffordable(['a', 'b', 'c', 'd']), 'commit 1 red-8 yellow-11', 'commit 0 a -');
    const told = events(state, 'take resource');
    expect(told).toContainEqual({ kind: 'tile-back', seat: 1, card: 'red-8', tile: 'yellow-11' });
    expect(told).toContainEqual({ kind: 'played', seat: 1, card: 'red-8', tile: null });
    const now = play(state, 'take resource');
    expect(seat(now, 1)).toMatchObject({ tiles: ['yellow-11'], resources: 2 + 2, tableau: [] });
    expect(now.discard).toContain('red-8');
    expect(at(now, 1, 0)).toMatchObject({ owner: 0, tiles: ['red-4', 'red-8'] });
  });

  test('HAL-76, HAL-85: resources that come back in the round pay for it (example 29)', () => {
    const state = unaffordable(['blue-20', 'b', 'c', 'd']);
    const now = play(state, 'commit 1 red-8 yellow-11', 'commit 0 blue-20 blue-19');
    expect(at(now, 1, 0)).toMatchObject({ owner: 1, tiles: ['red-4', 'red-8', 'yellow-11'] });
    expect(seat(now, 1)).toMatchObject({ tiles: [], resources: 0, tableau: ['red-8'] });
  });

  test('HAL-24, HAL-85: an urbanization card whose building cannot be paid for gives a resource or a tile', () => {
    const state = edit(unaffordable(['a', 'b', 'c', 'd']), (draft) => {
      player(draft, 0).resources = 0;
    });
    const now = play(state, 'commit 1 f -', 'commit 0 a blue-19');
    expect(now.pending.at(-1)).toMatchObject({ kind: 'take', seat: 0 });
    expect(seat(play(now, 'take resource'), 0)).toMatchObject({ tiles: ['blue-19'], resources: 1 });
  });

  test('HAL-77: the owner below gets resources and points; each player moves his own token', () => {
    const state = plain((draft) => {
      build(draft, { x: 0, y: 0, tiles: ['blue-4', 'blue-20'], owner: 1 });
      player(draft, 0).hand = ['a', 'b', 'c', 'blue-20'];
      player(draft, 0).tiles = ['blue-19'];
      player(draft, 0).points = 1;
      player(draft, 1).hand = ['e', 'f', 'g', 'h'];
      player(draft, 1).tiles = ['red-19'];
    });
    const now = play(state, 'commit 0 blue-20 blue-19', 'commit 1 e red-19');
    expect(at(now, 0, 0)).toMatchObject({ owner: 0, tiles: ['blue-4', 'blue-20', 'blue-19'] });
    expect(seat(now, 0)).toMatchObject({ resources: 3, points: 0, tableau: ['blue-20'] });
    expect(seat(now, 1)).toMatchObject({ resources: 6 + 2 - 1, points: 2 });
    expect(now.pending[0]).toMatchObject({ kind: 'move-token', seat: 1 });
  });
});

describe('HAL-78: the supply runs out', () => {
  // Seat 0 takes the last tile; both have tiles, seat 1 has committed one of its two.
  const state = plain((draft) => {
    player(draft, 0).hand = ['a', 'b', 'c', 'd'];
    player(draft, 0).tiles = ['red-18'];
    player(draft, 1).hand = ['e', 'f', 'g', 'h'];
    player(draft, 1).tiles = ['blue-19', 'red-19'];
    draft.unseen = ['red-4', 'red-5', 'red-7', 'red-8', 'red-10', 'red-11', 'yellow-20'];
  });
  const dry = play(state, 'commit 0 a -', 'commit 1 e red-19', 'take tile', 'tile yellow-20');

  test('HAL-78: at once all return tiles that are not committed', () => {
    expect(kinds(dry)).toEqual(['return-tiles']);
    expect(hal.notices(dry).map(({ key }) => key)).toEqual(['supply-returned']);
    expect(activeSeats(dry)).toEqual([0, 1]);
    expect(legal(dry, 0)).toEqual(['return-tiles 0 -', 'return-tiles 0 red-18', 'return-tiles 0 yellow-20']);
    expect(legal(dry, 1)).toEqual(['return-tiles 1 -', 'return-tiles 1 blue-19']);
    expect(check(dry, { kind: 'return-tiles', seat: 1, tile: 'red-19' })?.code).toBe('committed');
    const later = play(dry, 'return-tiles 0 yellow-20');
    expect(check(later, { kind: 'return-tiles', seat: 0, tile: 'blue-18' })?.code).toBe('not-in-stash');
    expect(check(later, { kind: 'return-tiles', seat: 0, tile: 'yellow-20' })?.code).toBe('out-of-order');
    // Of those that follow in order one is committed.
    const many = edit(later, (draft) => {
      Object.assign(player(draft, 0), {
        tiles: ['red-18', 'blue-5', 'blue-7', 'yellow-20'],
        returned: ['red-18', 'blue-5'],
        commitment: { card: 'b', tile: 'blue-7' },
      });
    });
    expect(check(many, { kind: 'return-tiles', seat: 0, tile: 'red-18' })).toEqual({
      code: 'out-of-order',
      tile: 'red-18',
      after: 'blue-5',
      next: ['yellow-20'],
      rule: 'HAL-78',
    });
  });

  test('HAL-78: first a seat is asked for a tile or none, and then for another one, with those that it has returned', () => {
    const asked = (state: State): string => {
      const own = view(state, 0);
      const prompt = promptOf(own, 0);
      return prompt === undefined ? '' : describePrompt(own, prompt);
    };
    expect(asked(play(state, 'commit 0 a -', 'commit 1 e red-19'))).toBe('Your turn: take a resource or a tile for A');
    expect(asked(dry)).toBe('Your turn: the tile supply has run out; return a tile for a point, or none');
    const once = play(dry, 'return-tiles 0 red-18');
    expect(asked(once)).toBe('Your turn: 1 tile returned; return another one for a point, or no more');
  });

  test('HAL-78: who is asked does not tell what was committed', () => {
    const one = edit(state, (draft) => {
      player(draft, 1).tiles = ['red-19'];
    });
    const now = play(one, 'commit 0 a -', 'commit 1 e red-19', 'take tile', 'tile yellow-20');
    expect(activeSeats(now)).toEqual([0, 1]);
    expect(legal(now, 1)).toEqual(['return-tiles 1 -']);
    const bare = edit(state, (draft) => {
      player(draft, 1).tiles = [];
    });
    expect(activeSeats(play(bare, 'commit 0 a -', 'commit 1 e -', 'take tile', 'tile yellow-20'))).toEqual([0]);
  });

  const choices = ['return-tiles 0 red-18', 'return-tiles 0 yellow-20', 'return-tiles 1 blue-19', 'return-tiles 0 -'];
  const chosen = play(dry, ...choices);
  const renewed = play(chosen, 'return-tiles 1 -');

  test('HAL-78: a point for each; the tiles are the second supply, the unseen rest is out of the game', () => {
    expect(seat(renewed, 0)).toMatchObject({ points: 2, tiles: [] });
    expect(seat(renewed, 1).points).toBe(1);
    expect(renewed.unseen).toEqual(['red-18', 'blue-19', 'yellow-20']);
    expect([renewed.removed, supplySize(renewed), renewed.emptied]).toEqual([0, 3, 1]);
    expect(renewed.outOfPlay.length).toBe(6);
    expect(events(chosen, 'return-tiles 1 -')).toContainEqual({ kind: 'resupplied', returned: [2, 1] });
    // The round goes on with seat 1, who has committed E with red 19.
    expect(at(renewed, 2, 0)?.tiles).toEqual(['red-19']);
  });

  test('HAL-78: a view lists no tiles that another seat could return', () => {
    expect(() => legalMoves(view(dry, 0), 1)).toThrow('hal: view');
    expect(legalMoves(view(dry, 0), 0)).toEqual(legalMoves(dry, 0));
    expect(() => legalMoves(view(dry, 'spectator'), 0)).toThrow('hal: view');
  });

  test('HAL-78: each seat knows its own part, of the others only the number', () => {
    expect(view(chosen, 1).players[0]?.returned).toEqual([]);
    expect(view(renewed, 0).players[0]?.returned).toEqual(['red-18', 'yellow-20']);
    expect(view(renewed, 0).players[1]?.returned).toEqual([]);
    expect(view(renewed, 1).unseen).toEqual(expect.arrayContaining(['red-4', 'red-18', 'blue-19', 'yellow-20']));
    expect(supplySize(view(renewed, 1))).toBe(3);
  });

  test('HAL-78: tiles that are still owed are drawn from the second supply (example 30)', () => {
    // Three tiles are due, and one is left.
    const due = edit(state, (draft) => {
      build(draft, { x: 0, y: 0, tiles: ['blue-4', 'blue-7', 'blue-20'] });
      player(draft, 0).hand = ['b', 'c', 'd', 'blue-20'];
    });
    const one = play(due, 'commit 0 blue-20 -', 'commit 1 e red-19', 'tile yellow-20');
    expect([kinds(one), one.owed]).toEqual([['return-tiles'], 2]);
    const other = play(one, 'return-tiles 1 blue-19', 'return-tiles 1 -');
    const renewed = play(other, 'return-tiles 0 red-18', 'return-tiles 0 -');
    expect([kinds(renewed), renewed.owed, seat(renewed, 0).points]).toEqual([['tile', 'tile'], 0, 1]);
    // They are the last ones, so the supply has run out again.
    const drawn = play(renewed, 'tile red-18', 'tile blue-19');
    expect(seat(drawn, 0).tiles).toEqual(['red-18', 'blue-19', 'yellow-20']);
    expect([drawn.emptied, drawn.ending, kinds(drawn)]).toEqual([2, null, ['move-token']]);
    // What the second supply lacks is lost.
    const few = play(other, 'return-tiles 0 -');
    expect([kinds(few), few.owed]).toEqual([['tile'], 0]);
    const none = play(one, 'return-tiles 1 -', 'return-tiles 0 -');
    expect([none.emptied, none.owed, kinds(none)]).toEqual([2, 0, ['move-token']]);
  });

  test('HAL-79: with a second supply the game goes on', () => {
    const now = answer(play(renewed, 'move-token 3 0'));
    expect([now.ending, now.round]).toEqual([null, state.round + 1]);
  });

  test('HAL-79: the game ends with the round in which it runs out again', () => {
    const drained = edit(renewed, (draft) => {
      draft.unseen = [];
    });
    const now = play(drained, 'move-token 3 0');
    expect(now.ending).toBe('tiles-exhausted');
  });

  test('HAL-78, HAL-79: if no player returns a tile, it has run out for the second time', () => {
    const none = play(dry, 'return-tiles 0 -', 'return-tiles 1 -');
    expect(none.emptied).toBe(2);
    expect(none.ending).toBeNull();
    expect(play(none, 'move-token 3 0').ending).toBe('tiles-exhausted');
  });
});

test('HAL-79: the game ends with the round at which a player has placed all resources, and hands stay', () => {
  const state = plain((draft) => {
    player(draft, 0).hand = ['a', 'b', 'c', 'd'];
    player(draft, 0).resources = 1;
    player(draft, 0).supply = 0;
    player(draft, 0).tiles = ['red-20'];
    player(draft, 1).hand = ['e', 'f', 'g', 'h'];
  });
  const now = play(
    state,
    'commit 0 a red-20',
    'commit 1 e -',
    legal(play(state, 'commit 0 a red-20', 'commit 1 e -'))[0] ?? '',
  );
  expect(now.ending).toBeNull();
  const end = play(answer(now), 'take resource');
  expect(end.ending).toBe('resources-placed');
  expect(seat(end, 0).hand).toEqual(['b', 'c', 'd']);
});

test('HAL-79, HAL-86: the game ends with the round even if resources come back in it', () => {
  const state = plain((draft) => {
    build(draft, { x: 0, y: 0, tiles: ['blue-4', 'blue-20'], owner: 0 });
    Object.assign(player(draft, 0), { hand: ['a', 'b', 'c', 'd'], resources: 1, supply: 0, tiles: ['red-20'] });
    Object.assign(player(draft, 1), { hand: ['blue-20', 'f', 'g', 'h'], tiles: ['blue-19'], points: 1 });
  });
  const placing = play(state, 'commit 0 a red-20', 'commit 1 blue-20 blue-19');
  expect(placing.placed).toBe(false);
  const end = answer(play(placing, legal(placing)[0] ?? ''));
  expect([end.placed, end.ending, seat(end, 0).resources]).toEqual([true, 'resources-placed', 2]);
});

describe('scores', () => {
  const ended = (change: (draft: Draft) => void) =>
    outcome(
      plain((draft) => {
        draft.city = [];
        draft.pending.length = 0;
        draft.ending = 'tiles-exhausted';
        change(draft);
      }, 3),
    );

  test('HAL-80: two points for each New Hand token left', () => {
    const scores = ended((draft) => {
      for (const [i, each] of draft.players.entries()) each.newHands = i;
    })?.scores;
    expect(scores?.map(({ categories }) => categories.newHands)).toEqual([0, 2, 4]);
    expect(scores?.map(({ total }) => total)).toEqual([0, 2, 4]);
  });

  test('HAL-80: characters count for the cards 16 to 19', () => {
    const scores = ended((draft) => {
      // Character 1 is red and pays on urbanizing.
      player(draft, 0).characters = ['character-01'];
      player(draft, 0).tableau = ['red-19', 'blue-17'];
    })?.scores;
    expect(scores?.[0]?.categories.cards).toBe(2 * 2 + 2);
  });

  test('HAL-80: in a district the third gains nothing', () => {
    const scores = ended((draft) => {
      build(draft, { x: 0, y: 0, tiles: ['red-1', 'red-2', 'red-3'], owner: 0 });
      build(draft, { x: 1, y: 0, tiles: ['red-4', 'red-5'], owner: 1 });
      build(draft, { x: 2, y: 0, tiles: ['red-6'], owner: 2 });
    })?.scores;
    expect(scores?.map(({ categories }) => categories.districts)).toEqual([6, 2, 0]);
  });

  test('HAL-81: equal totals share the victory', () => {
    const result = ended((draft) => {
      for (const [i, each] of draft.players.entries()) {
        each.newHands = 0;
        each.points = [5, 7, 7][i] ?? 0;
      }
    });
    expect([result?.winners, result?.ranks]).toEqual([
      [1, 2],
      [3, 1, 1],
    ]);
  });
});
