import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { MORE } from '../../../.ci/runs.js';
import { TOKEN_IDS } from '../src/components/tokens.js';
import { WONDER_IDS, WONDERS } from '../src/components/wonders.js';
import type { Event } from '../src/events.js';
import { architectsSolo as game } from '../src/game/index.js';
import type { Options } from '../src/options.js';

/** Plays random games and counts what they bring: extra cards by token, effects by seat, tokens that bear on a score. */
function count(variants: readonly Partial<Options>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const [i, options] of variants.entries()) {
    const rng = seedRng(`coverage/${i}`);
    let position = game.newGame({ ...options, seed: String(i) });
    while (position.pending.length > 0) {
      const move = game.fast.randomMove(position, () => draw(rng));
      const before = position;
      const { state, events } = game.transition(position, move);
      for (const event of events as readonly Event[]) {
        if (event.kind === 'extra') add(`token ${event.token}`);
        if (event.kind === 'battle')
          for (const area of before.areas) if (area.tokens.includes('tactics')) add('token tactics');
        if (event.kind !== 'built') continue;
        const { wonder } = before.areas[event.seat] ?? {};
        const stage = wonder == null ? undefined : WONDERS[wonder].stages[event.stage];
        if (stage?.effect) add(`effect ${stage.effect} of seat ${event.seat}`);
        if (event.payment.doubled > 0) add('token economy');
        const { coin, doubled, ...grey } = event.payment;
        const numbers = Object.values(grey).filter((number) => number > 0);
        const identical = numbers.length <= 1;
        const different = numbers.every((number) => number === 1);
        if (stage !== undefined && !(stage.cost.kind === 'identical' ? identical : different)) add('token engineering');
      }
      position = state;
    }
    for (const area of position.areas)
      for (const token of ['decor', 'politics', 'strategy', 'education', 'culture'] as const) {
        const points = game.outcome(position)?.scores[position.areas.indexOf(area)]?.categories['tokens'] ?? 0;
        if (area.tokens.includes(token) && (points > 0 || token === 'politics' || token === 'strategy'))
          add(`token ${token}`);
      }
    add(`end ${position.ending}`);
  }
  return counts;
}

const pairs = WONDER_IDS.flatMap((playerWonder) =>
  WONDER_IDS.filter((id) => id !== playerWonder).map((opponentWonder) => ({ playerWonder, opponentWonder })),
);
const effects = [
  ...new Set(Object.values(WONDERS).flatMap(({ stages }) => stages.flatMap(({ effect }) => effect ?? []))),
];

test.runIf(MORE).each(['architects', 'three-ages'] as const)(
  'ARCH-44, ARCH-47: every pair of Wonders, every token and every effect comes up in %s',
  (structure) => {
    const counts = count(
      [false, true, false, true].flatMap((opponentBuilds) =>
        pairs.map((pair) => ({ ...pair, structure, opponentBuilds, difficulty: 'hard' as const })),
      ),
    );
    for (const token of TOKEN_IDS)
      if (structure === 'architects' || token !== 'tactics')
        expect(counts[`token ${token}`], token).toBeTypeOf('number');
    for (const effect of effects)
      for (const seat of [0, 1])
        expect(counts[`effect ${effect} of seat ${seat}`], `${effect} ${seat}`).toBeTypeOf('number');
  },
  60_000,
);

test.runIf(MORE)(
  'ARCH-120, ARCH-47: every token and every effect comes up in versus, for 2 to 7 seats',
  () => {
    const counts = count(Array.from({ length: 48 }, (_, i) => ({ mode: 'versus' as const, players: 2 + (i % 6) })));
    for (const token of TOKEN_IDS) expect(counts[`token ${token}`], token).toBeTypeOf('number');
    for (const effect of effects) expect(counts[`effect ${effect} of seat 0`], effect).toBeTypeOf('number');
  },
  60_000,
);
