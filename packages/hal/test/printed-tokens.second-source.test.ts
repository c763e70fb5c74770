import { seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import { activeSeats, type Cell, hal, type Letter, legalMoves, type Options, type State } from '../src/index.js';
import { chosen, expectSame, STYLES } from './by-hand-play.js';
import { at, Edge, type Lifted, type Place } from './printed-tokens.js';
import { acting, build, edit, legal, play } from './scene.js';

const { first: FIRST, games } = runs(1 / 5);
/** A few games of each variant in `npm test`, 2,000 with RUNS=10000. */
const GAMES = Math.max(4, games);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  normal: {},
  expert: { level: 'expert' },
  'two players': { mode: 'versus' },
  'three players': { mode: 'versus', players: 3 },
  'four players': { mode: 'versus', players: 4, characters: 'starter' },
  'five players': { mode: 'versus', players: 5, characters: 'starter' },
};

const placeOf = (cell: Cell | null): Place | null => cell && at(cell.x, cell.y);

const edgeOf = ({ city, tokens }: State): Edge =>
  new Edge(
    new Set(city.map(({ x, y }) => at(x, y))),
    new Map(Object.entries(tokens).map(([letter, cell]) => [letter as Letter, placeOf(cell)])),
  );

/** Which token is lifted, and why: the newest building stands in its place, or another token does, which `before` had lifted. */
function liftedIn(state: State, before: { readonly edge: Edge; readonly lifted: Lifted } | null): Lifted {
  const [letter] = Object.entries(state.tokens).flatMap(([each, cell]) => (cell === null ? [each as Letter] : []));
  if (letter === undefined) throw new Error('no token is lifted');
  if (before === null) return { letter, site: placeOf(state.city.at(-1) ?? null), way: null };
  const { edge, lifted } = before;
  return { letter, site: null, way: lifted.way ?? (edge.beyond(lifted.letter, 1)[0] === letter ? 1 : -1) };
}

const sorted = (places: Iterable<Place>): readonly Place[] => [...new Set(places)].sort();

/**
 * HAL-84: whoever is said to give way can do so, no fewer tokens could have moved, and if one is enough, every one that can go elsewhere
 * may give way. The last two hold where the walk meets each token once: one that it meets twice may stand between others in two ways, and
 * the rule lets the neighbours in the alphabet give way, no more.
 */
function expectFewest(edge: Edge, { letter, way }: Lifted, state: State): void {
  const others = [...edge.withOneOther(letter)];
  const count = Math.min(...([1, -1] as const).map((each) => edge.givingWay(letter, each)));
  const [able, asked] = [
    new Set(others.flatMap(({ own, from }) => (own === from ? [from] : []))),
    edge.targets({ letter, site: null, way }),
  ];
  if (count > 1 && edge.meetsEachOnce) expectSame(others, [], state);
  if (count > 1 || way !== null) return;
  expectSame(
    asked.filter((place) => !able.has(place)),
    [],
    state,
  );
  if (edge.meetsEachOnce) expectSame(sorted(able), sorted(asked), state);
}

test.each(Object.entries(VARIANTS))(
  'HAL-31, HAL-32, HAL-48, HAL-82, HAL-83, HAL-84: where a token may go, %s',
  (name, options) => {
    for (let game = FIRST; game < FIRST + GAMES; game++) {
      const seed = `printed tokens ${name} ${game}`;
      const rng = seedRng(seed);
      const style = STYLES[game % STYLES.length] ?? 'anything';
      let state: State = hal.newGame({ ...options, seed });
      let before: { readonly edge: Edge; readonly lifted: Lifted } | null = null;
      while (state.pending.length > 0) {
        const [seat = 0] = activeSeats(state);
        const moves = legalMoves(state, seat);
        if (state.pending.at(-1)?.kind === 'move-token') {
          const edge = edgeOf(state);
          const lifted = liftedIn(state, before);
          const legal = moves.flatMap((move) => (move.kind === 'move-token' ? [at(move.x, move.y)] : []));
          expectSame(
            {
              cells: sorted(legal),
              some: legal.length > 0,
              inOrder: edge.inOrder,
              twelve: new Set(edge.walk).size >= 12,
            },
            { cells: sorted(edge.targets(lifted)), some: true, inOrder: true, twelve: true },
            state,
          );
          if (options.mode !== 'versus') expect(seat).toBe(0);
          if (edge.on(legal[0] ?? '0 0') !== undefined) expectFewest(edge, lifted, state);
          before = { edge, lifted };
        }
        const move = chosen(moves, style, rng);
        const isDown = move.kind !== 'move-token' || before?.edge.on(at(move.x, move.y)) === undefined;
        if (isDown) before = null;
        state = hal.applyMove(state, move);
      }
      expect(edgeOf(state).inOrder).toBe(true);
    }
  },
);

/** Tiles that neither the starting city nor the stash has. */
const SPARE = ['blue-4', 'blue-9', 'blue-10', 'blue-11', 'blue-12', 'blue-13'] as const;

describe('the corners of the rule', () => {
  /** The human has urbanized with this card, where these buildings stand besides the nine and tokens lie elsewhere. */
  const urbanized = (card: Letter, buildings: readonly Cell[], moved: Partial<Record<Letter, Cell>>): State =>
    play(
      edit(acting([card, 'yellow-1'], 'blue-1'), (draft) => {
        for (const [i, cell] of buildings.entries()) build(draft, { ...cell, tiles: [SPARE[i] ?? 'blue-4'] });
        draft.tokens = { ...draft.tokens, ...moved };
      }),
      `urbanize ${card} red-6`,
    );
  const cells = (...all: readonly (readonly [number, number])[]): readonly Cell[] => all.map(([x, y]) => ({ x, y }));

  test('HAL-84: in a corner between its neighbours a token takes the place of either, which gives way', () => {
    const state = urbanized('d', cells([1, -2], [1, -3], [2, -1], [2, 0], [3, 0], [3, -1]), {
      c: { x: 2, y: -3 },
      d: { x: 2, y: -2 },
      e: { x: 3, y: -2 },
    });
    expect([...legal(state)].sort()).toEqual(['move-token 2 -3', 'move-token 3 -2']);
    expect([...legal(play(state, 'move-token 3 -2'))].sort()).toEqual([
      'move-token 3 1',
      'move-token 4 -1',
      'move-token 4 0',
    ]);
    expect([...legal(play(state, 'move-token 2 -3'))].sort()).toEqual(['move-token 0 -3', 'move-token 1 -4']);
    const after = play(state, 'move-token 2 -3', 'move-token 1 -4');
    expect([after.tokens.d, after.tokens.c]).toEqual([
      { x: 2, y: -3 },
      { x: 1, y: -4 },
    ]);
  });

  test('HAL-32, HAL-82: out of a courtyard a token goes to the edge, between its letters', () => {
    const around = cells([2, -1], [3, -1], [3, 0], [3, 1], [2, 1]);
    const state = urbanized('e', around, { d: { x: 4, y: 0 }, f: { x: 3, y: 2 } });
    expect(legal(state)).toEqual(['move-token 4 1']);
    const wider = urbanized('e', around, { d: { x: 3, y: -2 }, f: { x: 3, y: 2 } });
    expect([...legal(wider)].sort()).toEqual(['move-token 4 -1', 'move-token 4 0', 'move-token 4 1']);
  });

  test('HAL-31, HAL-82: a cell that the new building has just enclosed is beside it', () => {
    const state = urbanized('d', cells([2, 1], [3, 1], [3, 0], [3, -1]), { e: { x: 4, y: 0 }, f: { x: 4, y: 1 } });
    expect([...legal(state)].sort()).toEqual(['move-token 2 -2', 'move-token 2 0']);
  });
});
