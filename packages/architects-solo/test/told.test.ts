import { fileURLToPath } from 'node:url';
import { draw, seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { architectsSolo as game, type Move, type Options, type State } from '../src/index.js';
import {
  describeEvent,
  describeExplanation,
  describeNotice,
  describeOutcome,
  describePreview,
  describePrompt,
  describeScores,
} from '../src/words/index.js';

/** One game of each kind: what it says before, during and after its moves. */
const GAMES: Readonly<Record<string, Partial<Options> & { readonly chance?: 'manual' }>> = {
  'on the table': { opponentBuilds: true, chance: 'manual', playerWonder: 'halicarnassus' },
  'against the Opponent': { opponentSeesCentral: true },
  'three Ages on the table': { structure: 'three-ages', chance: 'manual', playerWonder: 'giza' },
  'versus 3, the Cat peeks': { mode: 'versus', players: 3 },
};

const [FIRST, LAST] = [16, 6];

/** With a minus sign, as people write it. */
const signed = (points: number): string => String(points).replace('-', '−');

/** All that is said about one ply. */
function told(state: State, move: Move): readonly string[] {
  const [seat = 0] = game.activeSeats(state);
  const prompt = game.promptOf(state);
  const asked = prompt === undefined ? [] : [`? ${describePrompt(state, prompt)}`];
  const { events } = game.transition(state, move);
  const happened = events.flatMap((event) => describeEvent(state, event)?.text ?? []);
  const said = seat < 0 ? [] : whyAndWhat(state, move);
  return [
    ...asked,
    ...game.notices(state).map((notice) => `! ${describeNotice(state, notice).text}`),
    ...said,
    `> ${game.describeMove(state, move)}`,
    ...happened.map((sentence) => `  ${sentence}`),
  ];
}

function whyAndWhat(state: State, move: Move): readonly string[] {
  const { headline, lines } = describeExplanation(state, game.explainBotMove(state));
  const preview = game.preview(state, move);
  const certain = describePreview(state, preview);
  return [
    `= ${headline}`,
    ...lines.slice(0, state.seat === 1 ? 6 : 1).map((reason) => `  ${cited(reason)}`),
    `~ ${certain.map(({ text }) => text).join('; ') || 'nothing certain'} (${preview.until})`,
  ];
}

function record(name: string): string {
  const rng = seedRng(`told ${name}`);
  let state: State = game.newGame({ ...GAMES[name], seed: 'told' });
  const plies: (() => readonly string[])[] = [];
  while (state.pending.length > 0) {
    const ofChance = (game.activeSeats(state)[0] ?? 0) < 0;
    const answers = game.legalMoves(state);
    const move = ofChance
      ? (answers[Math.floor(draw(rng) * answers.length)] as Move)
      : draw(rng) < 0.7
        ? game.botMove(state)
        : game.fast.randomMove(state, () => draw(rng));
    const [before, number] = [state, `${plies.length + 1}`];
    plies.push(() => [number, ...told(before, move)]);
    state = game.applyMove(state, move);
  }
  const outcome = game.outcome(state);
  const sheet = outcome === undefined ? [] : describeScores(outcome, state).lines;
  const shown = [...plies.slice(0, FIRST), () => ['…'], ...plies.slice(-LAST)];
  return [
    `# ${name}`,
    ...shown.flatMap((tell) => tell()),
    describeOutcome(state),
    ...sheet.map(({ name: line, points }) => `${line}: ${points.map(signed).join(', ')}`),
    '',
  ].join('\n');
}

test('what the games say is what has been read and found true', async () => {
  const file = fileURLToPath(new URL('../golden/told.txt', import.meta.url));
  await expect(Object.keys(GAMES).map(record).join('\n')).toMatchFileSnapshot(file);
});
