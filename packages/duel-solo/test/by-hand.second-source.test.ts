import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import { duelSolo, LEVELS, type NewGameOptions, type Options, PROMOS, type State } from '../src/index.js';
import { recount } from '../src/table/city.js';
import { FIRST_GAME, start as startOf } from './by-hand/ages.js';
import { soloMove } from './by-hand/solo.js';

const { first: FIRST, games } = runs(1 / 5);
/** Eight games at the gates, 2,000 with RUNS=10000, of each reading of the rules. */
const GAMES = Math.max(2, games);

const READINGS: Readonly<Record<string, Partial<Options>>> = {
  'as the ledger rules': {},
  'with promos and costs as they are': { promos: PROMOS, costReading: 'actual', soloWinsWithWonder: true },
  'the other readings': {
    promos: PROMOS,
    scaleVersion: 'as-printed',
    soloSeeksWin: 'on-turn',
    raReading: 'printed',
    divinityCost: 'actual',
    zeusToken: 'taken',
  },
};

/** The same wonders with the Sanctuary among them, which makes SOLO want tokens; as they are without the Pantheon, or if a side has it. */
function withSanctuary({ cities, pantheon }: State): State['cities'][0]['wonders'] {
  const [{ wonders }] = cities;
  const taken = cities.some((city) =>
    [...city.wonders, ...city.built.map(({ wonder }) => wonder)].includes('sanctuary'),
  );
  return pantheon === null || taken ? wonders : ['sanctuary', ...wonders.slice(1)];
}

/**
 * The position, and the same with SOLO rich, or with no more than its wonders, the Sanctuary among them. So it may construct whatever it
 * likes best, or has to discard, far more often than in play.
 */
function withFortunes(state: State, start: State): readonly State[] {
  const [solo, player] = state.cities;
  const rich: State = { ...state, cities: [{ ...solo, coins: 40 }, player] };
  const { built } = solo;
  const wonders = withSanctuary(state);
  const left: State = { ...state, cities: [{ ...start.cities[0], coins: 0, wonders, built }, player] };
  const [held, theirs] = state.pantheon?.holdings ?? [];
  // Mythology tokens make Grand Temples free.
  const poor: State =
    state.pantheon === null || held === undefined || theirs === undefined
      ? left
      : { ...left, pantheon: { ...state.pantheon, holdings: [{ ...held, mythologies: [] }, theirs] } };
  return [state, rich, { ...poor, cities: [recount(poor, 0), player] }];
}

test.each(Object.entries(READINGS))('DUEL-125: SOLO decides as the second source does, %s', (_, options) => {
  const decided = new Map<string, number>();
  for (let game = FIRST; game < FIRST + GAMES; game++) {
    const seed = `solo ${game}`;
    const rng = seedRng(seed);
    const start: State = duelSolo.newGame({ ...options, level: LEVELS[game % LEVELS.length] ?? 'base', seed });
    let state = start;
    while (state.pending.length > 0) {
      const decision = state.pending.at(-1);
      const isSolo = duelSolo.activeSeats(state).includes(0);
      for (const position of isSolo && decision !== undefined ? withFortunes(state, start) : []) {
        const own = soloMove(duelSolo.view(position, 'spectator'));
        const theirs = duelSolo.legalMoves(position);
        if (JSON.stringify(theirs) !== JSON.stringify([own]))
          expect.soft([own], `${own?.kind} in ${positionText(duelSolo, position)}`).toEqual(theirs);
        if (own !== undefined) decided.set(own.kind, (decided.get(own.kind) ?? 0) + 1);
      }
      const byBot = !isSolo && game % 5 === 0 && draw(rng) < 0.5;
      const move = byBot ? duelSolo.botMove(state) : duelSolo.fast.randomMove(state, () => draw(rng));
      state = duelSolo.applyMove(state, move);
    }
  }
  for (const kind of ['construct', 'construct-wonder', 'discard'])
    expect(decided.get(kind), kind).toBeGreaterThan(5 * GAMES);
});

/** Plays the rest of an Age by random moves: who is asked, or begins unasked, and who should be. */
function ended(position: State, given: NewGameOptions, random: () => number): readonly [unknown, unknown] | undefined {
  const { age } = position;
  let last = position.seat;
  let state = position;
  for (;;) {
    const kind = state.pending.at(-1)?.kind;
    const own = startOf(state.pawn, last, given);
    if (kind === undefined) return undefined;
    if (kind === 'start' && duelSolo.activeSeats(state)[0] === own.asked) return [own, { asked: own.asked }];
    if (kind === 'turn' && state.age > age) return [own, { begins: state.seat }];
    if (kind === 'turn') last = state.seat;
    state = duelSolo.applyMove(state, duelSolo.fast.randomMove(state, random));
  }
}

const STARTS: Readonly<Record<string, NewGameOptions>> = {
  solo: {},
  'two players': { mode: 'versus' },
  'the base game': { mode: 'versus', pantheon: false },
  'solo, the first printing': { tiedAgeStart: 'last-active-begins' },
  'the base game, the first printing': { mode: 'versus', pantheon: false, tiedAgeStart: 'last-active-begins' },
};

test.each(Object.entries(STARTS))('DUEL-070, DUEL-071: who begins an Age, kept by hand, %s', (_, options) => {
  let judged = 0;
  for (let game = FIRST; game < FIRST + 4 * GAMES; game++) {
    const seed = `ages ${game}`;
    const rng = seedRng(seed);
    let state: State = duelSolo.newGame({ ...options, seed });
    while (state.pending.length > 0) {
      const isLast = state.structure.filter((card) => card !== null).length === 1;
      if (state.pending.at(-1)?.kind === 'turn' && isLast && state.age < 3)
        for (const pawn of [-4, 0, 4]) {
          const [own, theirs] = ended({ ...state, pawn }, options, () => draw(rng)) ?? [];
          expect(theirs, positionText(duelSolo, { ...state, pawn })).toEqual(own);
          judged++;
        }
      state = duelSolo.applyMove(
        state,
        duelSolo.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect(judged).toBeGreaterThan(4 * GAMES);
});

test('DUEL-183: the wonders of a first game, kept by hand', () => {
  for (const firstPlayer of [0, 1] as const) {
    const options = { mode: 'versus', pantheon: false, draft: 'first-game', firstPlayer, seed: 'first' } as const;
    const { cities, pending } = duelSolo.newGame(options as NewGameOptions);
    const dealt = cities.map(({ wonders }) => [...wonders].sort());
    expect([dealt[firstPlayer], dealt[1 - firstPlayer]]).toEqual(FIRST_GAME.map((wonders) => [...wonders].sort()));
    expect(pending.map(({ kind, seat }) => ({ kind, seat }))).toEqual([{ kind: 'turn', seat: firstPlayer }]);
  }
});
