import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { duelSolo, LEVELS, type Options, PROMOS, type State } from '../src/index.js';
import { soloMove } from './by-hand/solo.js';

/** Twenty games at the gates, 2,000 with RUNS=30000, of each reading of the rules. */
const GAMES = Math.max(2, runs(1 / 15).games);

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

test.each(Object.entries(READINGS))('DUEL-125: SOLO decides as the second source does, %s', (_, options) => {
  const decided = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const seed = `solo ${game}`;
    const rng = seedRng(seed);
    let state: State = duelSolo.newGame({ ...options, level: LEVELS[game % LEVELS.length] ?? 'base', seed });
    while (state.pending.length > 0) {
      const decision = state.pending.at(-1);
      const isSolo = duelSolo.activeSeats(state).includes(0);
      if (isSolo && decision !== undefined) {
        const own = soloMove(duelSolo.view(state, 'spectator'));
        const theirs = duelSolo.legalMoves(state);
        if (JSON.stringify(theirs) !== JSON.stringify([own]))
          expect.soft([own], `${decision.kind} in ${positionText(duelSolo, state)}`).toEqual(theirs);
        decided.set(decision.kind, (decided.get(decision.kind) ?? 0) + 1);
      }
      const byBot = !isSolo && game % 5 === 0 && draw(rng) < 0.5;
      const move = byBot ? duelSolo.botMove(state) : duelSolo.fast.randomMove(state, () => draw(rng));
      state = duelSolo.applyMove(state, move);
    }
  }
  expect(decided.get('turn')).toBeGreaterThan(10 * GAMES);
});
