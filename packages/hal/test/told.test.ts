import { CHANCE, draw, type MoveOf, seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { hal, type Options, type State } from '../src/index.js';
import {
  describeEvent,
  describeExplanation,
  describeMove,
  describeNotice,
  describeOutcome,
  describePreview,
  describePrompt,
} from '../src/words/index.js';

const VARIANTS: Readonly<Record<string, Partial<Options> & { readonly chance?: 'manual' }>> = {
  normal: {},
  expert: { level: 'expert' },
  'blind gift, manual chance': { level: 'expert', giftToHal: 'blind', chance: 'manual' },
  'two players': { mode: 'versus' },
};

/** A decision as people read it. */
function told(state: State, next: State, move: MoveOf<typeof hal>, events: readonly string[]): string {
  const prompt = hal.promptOf(state);
  const [seat = CHANCE] = hal.activeSeats(state);
  const lines = [
    `## ${prompt === undefined ? '' : describePrompt(state, prompt)}`,
    ...hal.notices(state).map((notice) => `! ${describeNotice(state, notice).text}`),
  ];
  if (seat !== CHANCE) {
    const explanation = hal.explainBotMove(state, seat);
    const { headline, lines: why, reasons } = describeExplanation(state, explanation);
    const preview = hal.preview(state, move);
    const certain = describePreview(state, preview).map(({ text }) => `  ${text}`);
    // The house bot rates every move: its list is too long to read here.
    const list = explanation.move.kind === 'hal-turn' || explanation.move.kind === 'move-token' ? why : reasons;
    lines.push(
      `headline: ${headline}`,
      ...list.map((reason) => `  ${cited(reason)}`),
      `certain, until ${preview.until}:`,
      ...certain,
    );
  }
  lines.push(`move: ${describeMove(state, move)}`, ...events.map((line) => `  ${line}`));
  if (next.pending.length === 0) lines.push(describeOutcome(next));
  return lines.join('\n');
}

/** A game of the bots: its first and its last two rounds. */
function story(name: string, options: (typeof VARIANTS)[string]): string {
  const rng = seedRng(name);
  const decisions: { readonly round: number; readonly text: () => string }[] = [];
  let state: State = hal.newGame({ ...options, seed: 'told' });
  while (state.pending.length > 0) {
    const before = state;
    const [seat] = hal.activeSeats(state);
    const move = seat === CHANCE ? hal.fast.randomMove(state, () => draw(rng)) : hal.botMove(state);
    const { state: next, events } = hal.transition(state, move);
    const heard = () => events.flatMap((event) => describeEvent(before, event)?.text ?? []);
    decisions.push({ round: state.round, text: () => told(before, next, move, heard()) });
    state = next;
  }
  const shown = decisions.filter(({ round }) => round <= 1 || round >= state.round - 1).map(({ text }) => text());
  return [`# ${name}`, ...shown].join('\n\n');
}

test('what a game says before, during and after a move', async () => {
  const text = Object.entries(VARIANTS).map(([name, options]) => story(name, options));
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('../golden/told.txt');
});
