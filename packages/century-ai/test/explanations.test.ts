import { readFileSync } from 'node:fs';
import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { readings } from '../../runs.js';
import { centuryAi, type NewGameOptions, type State } from '../src/index.js';

const { games: GAMES, part: PART } = readings(1 / 2);

const ledger = readFileSync(new URL('../../../docs/rules/century-ai.md', import.meta.url), 'utf8');

/** What no sentence for people may hold: ids, seats and places by number, sentinel scores, empty counts. */
const RAW =
  /undefined|null|NaN|Infinity|1e9|-1000|\b0 times|\bseat \d|\bslot|vp-\d|port-[ns]|market-|sea-\d|bonus-|closed-port/;

const VARIANTS: Readonly<Record<string, NewGameOptions>> = {
  printed: {},
  matched: { aiTradeGain: 'matched', startingCubes: 'choose' },
  'once, strict': { aiTradeGain: 'once', aiMarketReaction: 'place-or-gain', map: 'random' },
  'three seats': { mode: 'versus', players: 3 },
};

function checkSentence(said: string, where: string): void {
  expect(said, where).toMatch(/^[A-Z].{8,}\.$/);
  expect(said, where).not.toMatch(RAW);
  for (const [rule] of said.matchAll(/CENT-\d+/g)) expect(ledger, where).toContain(`**${rule}**`);
}

function checkExplanation(state: State): void {
  const { move, says, reasons, steps } = centuryAi.explainBotMove(state);
  const where = `${centuryAi.encodeMove(move)} after round ${state.round}`;
  expect(move).toEqual(centuryAi.botMove(state));
  for (const said of [says, ...reasons]) checkSentence(said, where);
  for (const { rule, list, item, label, candidates } of steps) {
    expect(ledger).toContain(`**${rule}**`);
    expect(item).toBeGreaterThan(0);
    for (const text of [list, label]) expect(text, where).toMatch(/^[a-z].{5,}/);
    expect(candidates.filter(({ kept }) => kept).length).toBeGreaterThan(0);
    for (const { name, note, score } of candidates) {
      expect(`${name} ${note}`, where).not.toMatch(RAW);
      expect(name.length).toBeGreaterThan(1);
      expect(Math.abs(score)).toBeLessThan(1000);
    }
  }
  if (state.pending.at(-1)?.kind !== 'react') return;
  const open = state.ports.filter((face) => face !== null && face !== 'closed-port').length;
  expect(steps[0]?.candidates).toHaveLength(open + 1);
  for (const { note } of steps[0]?.candidates ?? []) expect(note).toMatch(/can pay|cannot pay .* lacks|no order/);
}

describe('the explanation of every move', () => {
  test.each(Object.entries(VARIANTS))(
    '%s: names every candidate, cites rules that there are, and tells no ids',
    (_, options) => {
      const [rng, looks] = [seedRng('explained'), seedRng('looks')];
      for (let seed = 0; seed < GAMES; seed++) {
        // Some games are played nearly as the house bot plays, most of them by chance: the bot takes most of the time.
        const skill = draw(rng) ** 4;
        let state = centuryAi.newGame({ ...options, seed: `why ${seed}`, roundLimit: 30 });
        while (state.pending.length > 0) {
          if (draw(looks) < PART) checkExplanation(state);
          const move = draw(rng) < skill ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng));
          state = centuryAi.applyMove(state, move);
        }
      }
    },
  );
});
