import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { DEEP, runs } from '../../../.ci/runs.js';
import { eightWonders, type Options, type State, TABLES } from '../src/index.js';
import { houseMove } from './by-hand/bot.js';

const { first: FIRST, games } = runs(1 / 5);
/** Eight games of each variant at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(1, games);

/** 2,000 games take longer than other tests may. */
const LONG = 3_600_000;

/**
 * What part of the decisions is compared: every selection, Triple bonus and simple offer; of the turns and of the offers that are weighed,
 * which take most of the time, much of the first games and little of the others.
 */
function partOf({ kind, seat }: State['pending'][number], { options }: State, game: number): number {
  const isQuick = kind !== 'turn' && kind !== 'double' && (kind !== 'offer' || options.bots[seat] === 'apprentice');
  return isQuick ? 1 : DEEP && game < 50 ? 1 / 8 : 1 / 64;
}

const { actionCards: CARDS } = TABLES;

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  'four seats': { bots: ['builder', 'architect', 'apprentice', 'builder'] },
  'five seats, the boxed game': {
    players: 5,
    ruleset: 'published',
    bots: ['architect', 'builder', 'apprentice', 'builder', 'architect'],
  },
  'three seats, two-coloured discs': { players: 3, twoColoured: true, bots: ['architect', 'apprentice', 'builder'] },
  'four seats, many Jokers and Triple bonuses': {
    twoColoured: true,
    bots: ['architect', 'builder', 'apprentice', 'builder'],
    tables: {
      actionCards: {
        ...CARDS,
        joker: { ...CARDS.joker, count: 9 },
        'triple-bonus': { ...CARDS['triple-bonus'], count: 9 },
      },
    },
  },
};

test.each(Object.entries(VARIANTS))(
  'EIGHT-207, EIGHT-215, EIGHT-216, EIGHT-217, EIGHT-222, EIGHT-223: the house bot by hand, %s',
  (_, options) => {
    const decided = new Map<string, number>();
    for (let game = FIRST; game < FIRST + GAMES; game++) {
      const seed = `house ${game}`;
      const rng = seedRng(seed);
      let state: State = eightWonders.newGame({ ...options, seed });
      while (state.pending.length > 0) {
        const [decision] = state.pending;
        const byChance = eightWonders.fast.randomMove(state, () => draw(rng));
        const compared = decision !== undefined && decision.seat >= 0 && draw(rng) < partOf(decision, state, game);
        const theirs = compared ? eightWonders.botMove(state) : byChance;
        if (compared && 'seat' in theirs) {
          const kind = decision.kind as Parameters<typeof houseMove>[1];
          const own = houseMove(eightWonders.view(state, theirs.seat), kind, theirs.seat);
          if (JSON.stringify(own) !== JSON.stringify(theirs))
            expect.soft(own, `${kind} in ${positionText(eightWonders, state)}`).toEqual(theirs);
          decided.set(theirs.kind, (decided.get(theirs.kind) ?? 0) + 1);
        }
        // Selections are played as the bot chooses, offers as chance does: so hands and wonders come up that bots would never have.
        state = eightWonders.applyMove(state, decision?.kind === 'offer' ? byChance : theirs);
      }
    }
    if (DEEP) expect(decided.get('triple') ?? 0).toBeGreaterThan(GAMES / 2);
    expect((decided.get('complete') ?? 0) + (decided.get('abandon') ?? 0)).toBeGreaterThan(GAMES);
  },
  LONG,
);
