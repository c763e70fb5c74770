import { readFileSync } from 'node:fs';
import { type BaseOptions, draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { botShare, readings } from '../../../.ci/runs.js';
import { centuryAi, type Options, type State } from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';

const { games: GAMES, part: PART } = readings(1 / 2);

const ledger = readFileSync(new URL('../../../docs/rules/century-ai.md', import.meta.url), 'utf8');

/** What no sentence for people may hold: ids, seats and places by number, sentinel scores, empty counts. */
const RAW =
  /undefined|null|NaN|Infinity|1e9|-1000|\b0 times|\bseat \d|\bslot|vp-\d|port-[ns]|market-|sea-\d|bonus-|closed-port/;

const VARIANTS: Readonly<Record<string, Partial<Options & BaseOptions>>> = {
  printed: {},
  matched: { aiTradeGain: 'matched', startingCubes: 'choose' },
  'once, strict': { aiTradeGain: 'once', aiMarketReaction: 'place-or-gain', map: 'random' },
  'three seats': { mode: 'versus', players: 3 },
};

/** What is wrong with a sentence. */
function faultsOf(said: string): readonly string[] {
  return /^[A-Z].{8,}\.$/.test(said) && !RAW.test(said) ? [] : [said];
}

function checkExplanation(state: State): void {
  const explanation = centuryAi.explainBotMove(state);
  const { move } = explanation;
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  const where = `${centuryAi.encodeMove(move)} after round ${state.round}`;
  expect(move).toEqual(centuryAi.botMove(state));
  expect([headline, ...reasons.map(({ text }) => text)].flatMap(faultsOf), where).toEqual([]);
  for (const cited of reasons.flatMap((reason) => reason.rules)) expect(ledger).toContain(`**${cited}**`);
  for (const { rule, list, item, label, candidates } of steps) {
    expect(ledger).toContain(`**${rule}**`);
    expect(item).toBeGreaterThan(0);
    for (const text of [list, label]) expect(text, where).toMatch(/^[a-z].{5,}/);
    expect(candidates.filter(({ kept }) => kept).length).toBeGreaterThan(0);
    const wrong = candidates.filter(
      ({ name, note, score }) => RAW.test(`${name} ${note}`) || name.length < 2 || Math.abs(score) >= 1000,
    );
    expect(wrong, where).toEqual([]);
  }
  if (state.pending.at(-1)?.kind !== 'react') return;
  const open = state.ports.filter((face) => face !== null && face !== 'closed-port').length;
  expect(steps[0]?.candidates).toHaveLength(open + 1);
  for (const { note } of steps[0]?.candidates ?? [])
    expect(note).toMatch(/can pay|cannot pay .* lacks|the last resort/);
}

describe('the explanation of every move', () => {
  test.each(Object.entries(VARIANTS))(
    '%s: names every candidate, cites rules that there are, and tells no ids',
    (_, options) => {
      const [rng, looks] = [seedRng('explained'), seedRng('looks')];
      for (let seed = 0; seed < GAMES; seed++) {
        let state = centuryAi.newGame({ ...options, seed: `why ${seed}`, roundLimit: 30 });
        while (state.pending.length > 0) {
          if (draw(looks) < PART) checkExplanation(state);
          const move =
            draw(rng) < botShare(seed) ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng));
          state = centuryAi.applyMove(state, move);
        }
      }
    },
  );
});
