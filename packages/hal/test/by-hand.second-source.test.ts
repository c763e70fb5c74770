import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { DEEP, runs } from '../../../.ci/runs.js';
import {
  activeSeats,
  chances,
  hal,
  legalMoves,
  type Move,
  type Options,
  type State,
  supplySize,
} from '../src/index.js';
import type { Asked, Table } from './by-hand.js';
import { begin } from './by-hand-games.js';
import { chosen, expectSame, placedIn, STYLES } from './by-hand-play.js';

const { first: FIRST, games } = runs(1 / 5);
/** A few games of each variant in `npm test`, eight at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(3, games);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  normal: {},
  expert: { level: 'expert' },
  'expert, the other rulings': {
    level: 'expert',
    giftToHal: 'blind',
    halPaysForLowerNumber: 'down-to-zero',
    cardsBurntAtEachRefill: 0,
  },
  'a blind gift': { giftToHal: 'blind' },
  'two players': { mode: 'versus', characters: 'starter' },
  'three players': { mode: 'versus', players: 3 },
  'four players': { mode: 'versus', players: 4 },
  'five players': { mode: 'versus', players: 5 },
};

const code = (moves: readonly Move[]): readonly string[] => moves.map((move) => hal.encodeMove(move)).sort();

/** What the package asks for, in the words of the second source. */
function asked(state: State): object | null {
  const seats = activeSeats(state);
  if (seats.length === 0) return null;
  const { kind, whose } = state.pending.at(-1) ?? { kind: 'none', whose: 0 };
  const isChance = seats[0] === -1;
  const moves = isChance ? chances(state).map(({ move }) => move) : seats.flatMap((seat) => legalMoves(state, seat));
  const isDrawn = ['tile', 'hal-tile', 'card', 'hal-card', 'expert-card', 'starter-set', 'character'].includes(kind);
  return { kind, seats: [...seats].sort(), whose: isChance && isDrawn ? whose : null, moves: code(moves) };
}

const expected = (by: Asked): object => ({ ...by, seats: [...by.seats].sort(), moves: code(by.moves) });

const sorted = (all: Iterable<string>): readonly string[] => [...all].sort();

/** The city and its tokens. */
const placed = (state: State): object => ({
  city: sorted(state.city.map(({ x, y, tiles, owner, pawn }) => `${x} ${y}: ${tiles.join()} ${owner} ${pawn}`)),
  tokens: Object.entries(state.tokens).map(([letter, cell]) => `${letter} ${cell && `${cell.x} ${cell.y}`}`),
});

const placedByHand = ({ city, tokens }: Table): object => ({
  city: sorted([...city].map(([place, { tiles, owner, pawn }]) => `${place}: ${tiles.join()} ${owner} ${pawn}`)),
  tokens: [...tokens].map(([letter, place]) => `${letter} ${place}`),
});

/** All that lies on the table between two actions. */
const lying = (state: State): object => ({
  ...placed(state),
  deck: sorted(state.deck),
  discard: sorted(state.discard),
  reserve: sorted(state.reserve),
  unseen: sorted(state.unseen),
  outOfPlay: sorted(state.outOfPlay),
  supply: supplySize(state),
  placed: placedIn(state),
  ending: state.ending,
  first: state.first,
  round: state.round,
  halCard: state.halCard,
  seats: state.players.map(({ resources, supply, points, newHands, tiles, hand, tableau, characters }) => ({
    ...{ resources, supply, points, newHands },
    ...{ tiles: sorted(tiles), hand: sorted(hand), tableau: sorted(tableau), characters: sorted(characters) },
  })),
});

const lyingByHand = (table: Table): object => ({
  ...placedByHand(table),
  deck: sorted(table.deck),
  discard: sorted(table.discard),
  reserve: sorted(table.reserve),
  unseen: sorted(table.unseen),
  outOfPlay: sorted(table.outOfPlay),
  supply: table.supply,
  placed: table.placed,
  ending: table.ending,
  first: table.first,
  round: table.round,
  halCard: table.halCard,
  seats: table.seats.map(({ resources, supply, points, newHands, tiles, hand, tableau, characters }) => ({
    ...{ resources, supply, points, newHands },
    ...{ tiles: sorted(tiles), hand: sorted(hand), tableau: sorted(tableau), characters: sorted(characters) },
  })),
});

/** Between two actions all is compared; while one goes on, only what stands in the city. */
const AT_REST: ReadonlySet<string> = new Set(['give', 'act', 'hal', 'new-hand', 'commit']);

test.each(Object.entries(VARIANTS))(
  'HAL-43, HAL-50, HAL-54, HAL-58, HAL-60, HAL-74, HAL-76, HAL-78, HAL-79, HAL-84, HAL-85, HAL-86: games kept by hand, %s',
  (name, options) => {
    const endings = new Set<string | null>();
    for (let game = FIRST; game < FIRST + GAMES; game++) {
      const rng = seedRng(`by hand ${name} ${game}`);
      const style = STYLES[game % STYLES.length] ?? 'anything';
      let state: State = hal.newGame({ ...options, chance: 'manual' });
      const { table, script } = begin(state.options, () => state.pending.at(-1)?.kind === 'hal-card');
      for (let step = script.next(); ; ) {
        expectSame(asked(state), step.done ? null : expected(step.value), state);
        if (step.done) break;
        const { kind, moves } = step.value;
        if (AT_REST.has(kind)) expectSame(lying(state), lyingByHand(table), state);
        else if (kind === 'move-token') expectSame(placed(state), placedByHand(table), state);
        const byBot = game % 8 === 0 && kind !== 'commit' && draw(rng) < 0.1;
        const move = byBot && step.value.seats[0] !== -1 ? hal.botMove(state) : chosen(moves, style, rng);
        state = hal.applyMove(state, move);
        step = script.next(move);
      }
      expectSame(lying(state), lyingByHand(table), state);
      endings.add(table.ending);
    }
    if (DEEP && !('mode' in options)) expect(endings.size).toBeGreaterThan(1);
  },
);
