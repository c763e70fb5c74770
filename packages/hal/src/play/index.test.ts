import { describe, expect, test } from 'vitest';
import { acting, at, build, edit, events, legal, play, refused, scene, seat, table } from '../../test/scene.js';
import { cardPoints, type Draft, legalMoves, supplySize } from '../index.js';

const human = (draft: Draft) => draft.players[0] as Draft['players'][number];

describe('exploit', () => {
  const state = acting(['a', 'blue-2'], 'red-1');

  test('HAL-20: one of two cards is played, alone or with a tile; passing is not possible', () => {
    const moves = legalMoves(state);
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(['exploit', 'urbanize', 'construct']));
    expect(legal(state).filter((code) => code.startsWith('exploit'))).toEqual([
      'exploit blue-2 -',
      'exploit a resource',
      'exploit a tile',
    ]);
    expect(refused(state, 'exploit red-1 -')).toMatchObject({ code: 'not-in-hand' });
    expect(refused(state, 'urbanize a red-7')).toMatchObject({ code: 'not-in-stash' });
  });

  test('HAL-23: no move exchanges cards', () => {
    expect(legalMoves(scene(['a', 'b', 'c'])).every(({ kind }) => kind === 'give')).toBe(true);
    expect(refused(scene(['a', 'b', 'c']), 'new-hand true')?.code).toBe('not-now');
    expect(refused(state, 'new-hand true')?.code).toBe('not-now');
  });

  test('HAL-24: an urbanization card alone gives a resource or a tile (example 3)', () => {
    const resource = play(state, 'exploit a resource');
    expect(seat(resource, 0)).toMatchObject({ resources: 7, supply: 18 });
    const tile = play(state, 'exploit a tile');
    expect(tile.pending.map(({ kind }) => kind)).toEqual(['tile']);
    expect(seat(play(tile, 'tile red-20'), 0).tiles).toContain('red-20');
    expect(refused(state, 'exploit a -')?.code).toBe('item-to-choose');
  });

  test('HAL-24: both items may be chosen even when their supplies are empty', () => {
    const empty = edit(state, (draft) => {
      human(draft).resources += human(draft).supply;
      human(draft).supply = 0;
      draft.unseen = draft.unseen.slice(0, 6);
    });
    const before = seat(empty, 0).resources;
    expect(seat(play(empty, 'exploit a resource'), 0).resources).toBe(before);
    expect(seat(play(empty, 'exploit a tile'), 0).tiles.length).toBe(6);
  });

  test('HAL-25: a building card alone gives an item of its colour for each floor (example 2)', () => {
    const now = play(state, 'exploit blue-2 -', 'tile red-20');
    expect(seat(now, 0).tiles.length).toBe(7);
    expect(supplySize(now)).toBe(38);
    expect(now.discard).toContain('blue-2');
    expect(refused(state, 'exploit blue-2 tile')?.code).toBe('no-item-to-choose');
  });

  test('HAL-25: the building of any player produces, and its owner gets nothing', () => {
    const tall = edit(acting(['yellow-2', 'a'], 'red-1'), (draft) =>
      build(draft, { x: -1, y: 0, tiles: ['red-4', 'red-5', 'yellow-2'], owner: 1 }),
    );
    const now = play(tall, 'exploit yellow-2 -');
    expect(seat(now, 0).points).toBe(9);
    expect(seat(now, 1)).toEqual(seat(tall, 1));
  });

  test('HAL-26: the exploit arrows of the tableau pay (example 10)', () => {
    const bonus = edit(state, (draft) => {
      human(draft).tableau = ['red-1', 'blue-7', 'yellow-4'];
    });
    const now = play(bonus, 'exploit a resource', 'tile red-20');
    expect(seat(now, 0)).toMatchObject({ resources: 6 + 1 + 1, points: 6 + 2 });
    expect(seat(now, 0).tiles.length).toBe(7);
  });

  test('HAL-26: only exploit arrows pay on exploiting', () => {
    const bonus = edit(state, (draft) => {
      human(draft).tableau = ['red-2', 'red-3', 'red-8', 'red-9', 'red-20'];
    });
    expect(seat(play(bonus, 'exploit a resource'), 0)).toMatchObject({ resources: 7, points: 6 });
  });

  test('HAL-27: the played card goes to the discard pile', () => {
    expect(play(state, 'exploit a resource').discard).toContain('a');
    expect(seat(play(state, 'exploit a resource'), 0).hand).toEqual(['blue-2']);
  });

  test('HAL-28: what a supply cannot give is lost, tiles and resources alike', () => {
    const short = edit(acting(['red-2', 'blue-2'], 'red-1'), (draft) => {
      build(draft, { x: 1, y: 1, tiles: ['red-4', 'red-5', 'red-2'] });
      build(draft, { x: 0, y: 0, tiles: ['red-7', 'red-8', 'blue-2'] });
      human(draft).resources = 23;
      human(draft).supply = 2;
      draft.unseen = draft.unseen.slice(0, 7);
    });
    expect(seat(play(short, 'exploit red-2 -'), 0)).toMatchObject({ resources: 25, supply: 0 });
    const tile = play(short, 'exploit blue-2 -');
    expect(tile.pending.length).toBe(1);
    expect(events(short, 'exploit blue-2 -')).toContainEqual({
      kind: 'gained',
      seat: 0,
      resource: 0,
      tile: 1,
      point: 0,
    });
  });
});

describe('urbanize', () => {
  const state = acting(['e', 'd'], 'red-1');
  const placed = play(state, 'urbanize e yellow-7');

  test('HAL-29: the tile takes the place of the token, which is lifted', () => {
    expect(at(placed, 2, 0)?.tiles).toEqual(['yellow-7']);
    expect(placed.tokens.e).toBeNull();
    expect(seat(placed, 0).tiles).not.toContain('yellow-7');
  });

  test('HAL-30: a resource of the stash and a pawn go on it', () => {
    expect(at(placed, 2, 0)).toMatchObject({ owner: 0, pawn: true });
    expect(seat(placed, 0).resources).toBe(5);
    const poor = edit(state, (draft) => {
      human(draft).resources = 0;
    });
    expect(refused(poor, 'urbanize e yellow-7')).toEqual({ code: 'no-resource', card: 'e', rule: 'HAL-30' });
  });

  test('HAL-31: the token goes to an empty neighbour of the new building (example 4)', () => {
    expect(legal(placed)).toEqual(['move-token 3 0']);
    expect(play(placed, 'move-token 3 0').tokens.e).toEqual({ x: 3, y: 0 });
  });

  test('HAL-31: of all cells just those that are listed take the token', () => {
    for (const [letter, cells] of [
      ['e', [{ x: 3, y: 0 }]],
      [
        'd',
        [
          { x: 2, y: -2 },
          { x: 3, y: -1 },
        ],
      ],
      [
        'i',
        [
          { x: -1, y: 3 },
          { x: -2, y: 2 },
        ],
      ],
    ] as const) {
      const lifted = play(acting([letter, 'a'], 'red-1'), `urbanize ${letter} yellow-7`);
      expect(refused(lifted, 'move-token 0 0')).toEqual({
        code: 'not-a-cell-for-it',
        cells: expect.arrayContaining([...cells]),
        rule: 'HAL-31',
      });
      const taken: object[] = [];
      for (let x = -4; x <= 4; x++)
        for (let y = -4; y <= 4; y++) if (refused(lifted, `move-token ${x} ${y}`) === undefined) taken.push({ x, y });
      expect(taken).toHaveLength(cells.length);
      expect(taken).toEqual(expect.arrayContaining([...cells]));
    }
  });

  test('HAL-33: every neighbour produces, the new building does not (example 4)', () => {
    const now = play(placed, 'move-token 3 0');
    expect(now.pending.map(({ kind }) => kind)).toEqual(['tile']);
    const done = play(now, 'tile blue-20');
    expect(seat(done, 0)).toMatchObject({ resources: 5, points: 6 });
    expect(seat(done, 0).tiles.length).toBe(6);
    expect(done.discard).toContain('e');
  });

  test('HAL-33: a neighbour produces for any owner, a point for each of its floors when it is yellow', () => {
    const beside = (owner: 0 | 1 | null) =>
      edit(placed, (draft) => build(draft, { x: 1, y: 0, tiles: ['red-4', 'yellow-8'], owner }));
    for (const owner of [0, 1, null] as const) {
      const now = play(beside(owner), 'move-token 3 0');
      expect(seat(now, 0).points).toBe(6 + 2);
      expect(seat(now, 1)).toEqual(seat(placed, 1));
    }
  });

  test('HAL-31, HAL-33: next to a pawn (example 5)', () => {
    const next = edit(play(placed, 'move-token 3 0', 'tile blue-20'), (draft) => {
      draft.pending = [...state.pending];
      draft.phase = state.phase;
    });
    const now = play(next, 'urbanize d red-9');
    expect(legal(now)).toEqual(['move-token 2 -2', 'move-token 3 -1']);
    const done = play(now, 'move-token 2 -2');
    expect(seat(done, 0)).toMatchObject({ resources: 5, points: 7 });
  });

  test('HAL-34: the urbanize arrows pay, and no others', () => {
    const bonus = edit(placed, (draft) => {
      human(draft).tableau = ['red-5', 'yellow-8', 'red-1', 'red-3'];
    });
    expect(seat(play(bonus, 'move-token 3 0', 'tile blue-20'), 0)).toMatchObject({ resources: 6, points: 8 });
  });

  test('HAL-35: the card goes to the discard pile, and no tile is too low or of the wrong colour', () => {
    expect(play(placed, 'move-token 3 0', 'tile blue-20').discard).toContain('e');
    const codesOfE = legal(state).filter((code) => code.startsWith('urbanize e'));
    expect(codesOfE.length).toBe(6);
  });
});

describe('construct', () => {
  const state = acting(['red-1', 'blue-3'], 'yellow-1');

  test('HAL-42: kept cards stay for the rest of the game, however many they are', () => {
    const nine = [
      'red-4',
      'red-5',
      'red-20',
      'blue-4',
      'blue-5',
      'blue-20',
      'yellow-4',
      'yellow-5',
      'yellow-20',
    ] as const;
    const rich = edit(acting(['red-1', 'a'], 'yellow-3'), (draft) => {
      human(draft).tableau = nine;
      draft.reserve = draft.reserve.filter((card) => !nine.some((each) => each === card));
      draft.discard = [...draft.discard, ...draft.deck.slice(3)];
      draft.deck = draft.deck.slice(0, 3);
    });
    const built = play(rich, 'construct red-1 red-6');
    expect(new Set(seat(built, 0).tableau)).toEqual(new Set([...nine, 'red-1']));
    expect(cardPoints(built, 0)).toBe(27);
    // The first cards of the next round are the last ones of the deck.
    const drawn = built.deck.map((card) => `card ${card}`);
    const next = table.settled(play(built, 'hal-turn', 'hal-tile blue-20', ...drawn));
    expect([next.round, next.city.some(({ pawn }) => pawn)]).toEqual([2, false]);
    expect(seat(next, 0).tableau).toHaveLength(10);
    expect([...next.deck, ...next.discard, ...seat(next, 0).hand]).not.toContain('red-1');
  });

  test('HAL-38, HAL-41, HAL-42: the tile on top, resources and a pawn on it, the card kept (example 6)', () => {
    const now = play(state, 'construct red-1 red-6');
    expect(at(now, 1, -1)).toEqual({ x: 1, y: -1, tiles: ['red-1', 'red-6'], owner: 0, pawn: true });
    expect(seat(now, 0)).toMatchObject({ resources: 4, points: 6, tableau: ['red-1'] });
    expect(now.discard).not.toContain('red-1');
    expect(seat(now, 0).tiles).not.toContain('red-6');
  });

  const owned = edit(acting(['blue-3', 'a'], 'yellow-1'), (draft) => {
    // Blue 20 with one floor, Hal's; tile yellow 12.
    build(draft, { x: 1, y: 0, tiles: ['blue-20'], owner: 1 });
    human(draft).hand = ['blue-20'];
    human(draft).resources = 3;
    human(draft).supply = 22;
    human(draft).points = 8;
    (draft.players[1] as Draft['players'][number]).resources = 24;
  });

  test('HAL-37, HAL-39, HAL-40, HAL-52: both fees, and the owner below (example 7)', () => {
    const now = play(owned, 'construct blue-20 yellow-12');
    expect(seat(now, 0)).toMatchObject({ resources: 0, points: 0, supply: 23 });
    expect(seat(now, 1)).toMatchObject({ resources: 25, points: 1 });
    expect(at(now, 1, 0)).toMatchObject({ tiles: ['blue-20', 'yellow-12'], owner: 0 });
  });

  test('HAL-36: the resources and points needed (example 7)', () => {
    const with_ = (resources: number, points: number) =>
      refused(
        edit(owned, (draft) => {
          human(draft).resources = resources;
          human(draft).points = points;
        }),
        'construct blue-20 yellow-12',
      );
    expect(with_(3, 8)).toBeUndefined();
    expect(with_(2, 8)).toMatchObject({ code: 'too-few-resources', need: 3, fee: 1, have: 2, rule: 'HAL-36' });
    expect(with_(3, 7)).toMatchObject({ code: 'too-few-points', need: 8, have: 7, rule: 'HAL-36' });
  });

  test('HAL-36, HAL-37: the player’s own resources below count, and give no points', () => {
    const own = edit(state, (draft) => {
      build(draft, { x: 1, y: -1, tiles: ['red-4', 'red-1'], owner: 0 });
      human(draft).resources = 1;
      human(draft).supply = 22;
    });
    const now = play(own, 'construct red-1 red-6');
    expect(seat(now, 0)).toMatchObject({ resources: 0, points: 6 });
    expect(at(now, 1, -1)?.tiles.length).toBe(3);
    expect(refused(own, 'construct red-1 blue-8')).toMatchObject({ need: 4, have: 3 });
  });

  test('HAL-39: an equal or higher number costs nothing', () => {
    const equal = edit(state, (draft) => build(draft, { x: 1, y: -1, tiles: ['red-1'] }));
    for (const tile of ['red-6', 'red-12']) expect(seat(play(equal, `construct red-1 ${tile}`), 0).points).toBe(6);
    // Yellow 7 on red 7.
    const seven = edit(state, (draft) => {
      build(draft, { x: 1, y: -1, tiles: ['red-7'] });
      human(draft).hand = ['red-7'];
    });
    expect(seat(play(seven, 'construct red-7 yellow-7'), 0).points).toBe(6);
  });

  test('HAL-40: the fee for another colour goes to the player’s own supply', () => {
    const now = play(state, 'construct red-1 blue-8');
    expect(seat(now, 0)).toMatchObject({ resources: 3, supply: 20 });
  });

  test('HAL-43: the construct arrows pay before the card is kept, so that it does not pay yet (example 9)', () => {
    const nine = edit(acting(['red-1', 'a'], 'yellow-1'), (draft) => {
      build(draft, { x: 1, y: -1, tiles: ['red-9'] });
      human(draft).hand = ['red-9'];
      human(draft).tableau = ['yellow-3', 'red-1', 'red-2'];
    });
    const now = play(nine, 'construct red-9 red-12');
    expect(seat(now, 0)).toMatchObject({ resources: 6 - 2, points: 6 + 1 });
    expect(seat(now, 0).tableau).toContain('red-9');
  });

  test('HAL-44: no building is too high', () => {
    const tower = edit(state, (draft) => {
      build(draft, {
        x: 1,
        y: -1,
        tiles: ['red-4', 'red-5', 'red-7', 'red-8', 'red-10', 'red-11', 'red-13', 'red-14', 'red-15', 'red-1'],
      });
      human(draft).resources = 25;
    });
    expect(at(play(tower, 'construct red-1 red-6'), 1, -1)?.tiles.length).toBe(11);
  });

  test('HAL-44: the card of a building with a pawn is not in play', () => {
    const now = play(state, 'construct red-1 red-6');
    expect(now.reserve).toContain('red-6');
    expect([...now.deck, ...now.discard]).not.toContain('red-6');
  });
});
