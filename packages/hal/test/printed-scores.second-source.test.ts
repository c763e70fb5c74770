import { draw, type Rng, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { runs, TRIES } from '../../../.ci/runs.js';
import {
  activeSeats,
  CHARACTER_IDS,
  type Draft,
  hal,
  legalMoves,
  type Options,
  type Result,
  type State,
  TILE_IDS,
  type TileId,
} from '../src/index.js';
import { chosen, expectSame, STYLES } from './by-hand-play.js';
import { type Stacks, scoresOf, type Told } from './printed-scores.js';
import { at } from './printed-tokens.js';
import { edit } from './scene.js';

const { first: FIRST, games } = runs(1 / 5);
/** A few games of each variant in `npm test`, 2,000 with RUNS=10000. */
const GAMES = Math.max(4, games);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  normal: {},
  expert: { level: 'expert', giftToHal: 'blind' },
  'two players': { mode: 'versus' },
  'three players': { mode: 'versus', players: 3, characters: 'starter' },
  'four players': { mode: 'versus', players: 4 },
  'five players': { mode: 'versus', players: 5, characters: 'starter' },
};

const stacksOf = ({ city }: State): Stacks => new Map(city.map((building) => [at(building.x, building.y), building]));

/** The scores, and who has most of them: all of those win (HAL-68, HAL-81). */
function expectScores(state: State, result: Result | undefined, told: Set<Told>): void {
  const mine = scoresOf(stacksOf(state), state.players, told);
  const totals = mine.map((each) => Object.values(each).reduce((a, b) => a + b, 0));
  const best = Math.max(...totals);
  const { scores = [], winners } = result ?? {};
  expectSame(
    {
      scores: scores.map(({ categories: { points, newHands = 0, cards, districts }, total }) => ({
        ...{ points, newHands, cards, districts },
        total,
      })),
      winners,
    },
    {
      scores: mine.map((each, i) => ({ ...each, total: totals[i] })),
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
    },
    state,
  );
}

test.each(Object.entries(VARIANTS))(
  'HAL-61, HAL-62, HAL-63, HAL-64, HAL-65, HAL-66, HAL-67, HAL-80: what is counted at the end, %s',
  (name, options) => {
    for (let game = FIRST; game < FIRST + GAMES; game++) {
      const seed = `printed scores ${name} ${game}`;
      const rng = seedRng(seed);
      const style = STYLES[game % STYLES.length] ?? 'anything';
      let state: State = hal.newGame({ ...options, seed });
      while (state.pending.length > 0)
        state = hal.applyMove(state, chosen(legalMoves(state, activeSeats(state)[0]), style, rng));
      expectScores(state, hal.standing(state), new Set());
    }
  },
);

const pick = <T>(all: readonly T[], rng: Rng): T => {
  const found = all[Math.floor(draw(rng) * all.length)];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
};

/** A city of small stacks in a few columns, where claims are often equal, and tableaus of any cards. */
function arbitrary(draft: Draft, rng: Rng): void {
  const left = [...TILE_IDS];
  const take = (): TileId => left.splice(Math.floor(draw(rng) * left.length), 1)[0] ?? 'red-1';
  const seats = draft.players.map((_, seat) => seat);
  draft.city = Array.from({ length: 16 }, (_, i) => {
    const floors = pick([1, 1, 1, 2, 2, 3], rng);
    const owner = floors > 1 || draw(rng) < 0.8 ? pick(seats, rng) : null;
    return { x: i % 4, y: Math.floor(i / 4), tiles: Array.from({ length: floors }, take), owner, pawn: false };
  });
  for (const player of draft.players) {
    player.tableau = Array.from({ length: 4 }, take).sort((a, b) => TILE_IDS.indexOf(a) - TILE_IDS.indexOf(b));
    player.points = pick([0, 1, 2, 10], rng);
    if (draft.options.mode === 'solo') continue;
    player.newHands = pick([0, 1, 2], rng);
    player.characters = [0, 1, 2].map(() => pick(CHARACTER_IDS, rng));
  }
  draft.pending.length = 0;
  draft.ending = 'tiles-exhausted';
}

test('HAL-62, HAL-63, HAL-64, HAL-65, HAL-66, HAL-67, HAL-80: what arbitrary cities and tableaus are worth', () => {
  const told = new Set<Told>();
  for (const options of Object.values(VARIANTS)) {
    const start = hal.newGame({ ...options, seed: 'printed scores' });
    const rng = seedRng(`arbitrary ${FIRST} ${options.players}`);
    for (let i = 0; i < TRIES / 4; i++) {
      const state = edit(start, (draft) => arbitrary(draft, rng));
      expectScores(state, hal.standing(state), told);
    }
  }
  expect([...told].sort()).toEqual(['alone', 'floors', 'number', 'resources']);
});
