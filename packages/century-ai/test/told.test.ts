import { fileURLToPath } from 'node:url';
import type { BaseOptions } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { centuryAi, type Options, reaction } from '../src/index.js';
import {
  describeEvent,
  describeExplanation,
  describeMove,
  describeNotice,
  describeOutcome,
  describePrompt,
  describeReaction,
  describeScores,
} from '../src/words/index.js';

const VARIANTS: Readonly<Record<string, Partial<Options & BaseOptions>>> = {
  printed: {},
  matched: { aiTradeGain: 'matched', startingCubes: 'choose', chance: 'manual' },
  'versus-3': { mode: 'versus', players: 3 },
};

/** A game says so much, and much is said again: its first plies, and its last ones. */
const [FIRST, LAST] = [24, 9];

/** What is said of each ply of a game that the house bot plays. */
function told(options: Partial<Options & BaseOptions>): readonly string[] {
  const plies: string[] = [];
  let state = centuryAi.newGame({ ...options, seed: 'sentences' });
  let said: readonly string[] = [];
  while (state.pending.length > 0) {
    const lines: string[] = [];
    const prompt = centuryAi.promptOf(state);
    const endings = centuryAi.notices(state).map((notice) => describeNotice(state, notice).text);
    for (const each of endings) if (!said.includes(each)) lines.push(`  ! ${each}`);
    said = endings;
    const byTable = centuryAi.activeSeats(state)[0] === -1;
    const possible = centuryAi.chances(state);
    const move = byTable
      ? (possible[(state.ply * 7) % possible.length]?.move ?? { kind: 'stay' })
      : centuryAi.botMove(state);
    lines.unshift(prompt === undefined ? '' : describePrompt(state, prompt));
    if (!byTable) {
      const explanation = describeExplanation(state, centuryAi.explainBotMove(state));
      lines.push(`  ${explanation.headline}`, ...explanation.lines.map((reason) => `  - ${cited(reason)}`));
    }
    for (const each of reaction(state, move).slice(0, 3)) lines.push(`  ~ ${describeReaction(state, each).join(' ')}`);
    lines.push(`  > ${describeMove(state, move)}`);
    const { state: next, events } = centuryAi.transition(state, move);
    for (const event of events) {
      const sentence = describeEvent(next, event)?.text;
      if (sentence !== undefined) lines.push(`    ${sentence}`);
    }
    plies.push(lines.join('\n'));
    state = next;
  }
  const begins = plies.findIndex((ply) => !ply.startsWith('On your table'));
  const shown = plies.slice(Math.max(0, begins - 3));
  const outcome = centuryAi.outcome(state);
  const sheet = outcome === undefined ? [] : describeScores(outcome, state).lines;
  return [
    ...shown.slice(0, FIRST),
    '…',
    ...shown.slice(-LAST),
    describeOutcome(state),
    ...sheet.map(({ name, points }) => `${name}: ${points.join(', ')}`),
  ];
}

for (const [name, options] of Object.entries(VARIANTS))
  test(`${name}: a game is told in the sentences that were read by eye`, async () => {
    const file = fileURLToPath(new URL(`../golden/told-${name}.txt`, import.meta.url));
    await expect(`${told(options).join('\n')}\n`).toMatchFileSnapshot(file);
  }, 60_000);
