import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { duelSolo, LEVELS, type Options, PROMOS, type State } from '../src/index.js';
import { recount } from '../src/table/city.js';
import { soloMove } from './by-hand/solo.js';

const { first: FIRST, games } = runs(1 / 5);
/** A dozen games at the gates, 2,000 with RUNS=10000, of each reading of the rules. */
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
