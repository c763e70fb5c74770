import { CHANCE, draw, seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { variants } from '../manifest.js';
import { duelSolo, type State } from '../src/index.js';
import * as english from '../src/words/index.js';
import * as italian from '../src/words/it/index.js';

type Words = typeof english | typeof italian;
type Move = ReturnType<typeof duelSolo.botMove>;

/** The variants whose games are told. */
const TOLD = [
  'solo/normal',
  'solo/normal on the table',
  'versus/pantheon',
  'solo/promos on the table',
  'solo/legendary',
  'versus/base',
] as const;

/** Of a game the first decisions, those at the start of each Age and the last ones are told. */
const FIRST = 8;
const OF_EACH_AGE = 3;
const LAST = 5;

/** A decision as people read it: what is asked, what is about to end, why, what is certain, and what happens. */
function told(state: State, move: Move, words: Words): string {
  const seat = duelSolo.activeSeats(state)[0] ?? CHANCE;
  const prompt = duelSolo.promptOf(state, seat);
  const lines = [
    `## ${prompt === undefined ? '' : words.describePrompt(state, prompt)}`,
    ...duelSolo.notices(state).map((notice) => `! ${words.describeNotice(state, notice).text}`),
  ];
  if (seat !== CHANCE) {
    const { headline, lines: why } = words.describeExplanation(state, duelSolo.explainBotMove(state, seat));
    const preview = duelSolo.preview(state, move);
    const certain = words.describePreview(state, preview).map(({ text }) => `  ${text}`);
    // The house bot rates every move: its list is too long to read here.
    const reasons = duelSolo.seats(state)[seat]?.role === 'script' ? why.map((reason) => `  ${cited(reason)}`) : [];
    lines.push(headline, ...reasons, `certain, until ${preview.until}:`, ...certain);
  }
  const { state: next, events } = duelSolo.transition(state, move);
  const happened = events.flatMap((event) => words.describeEvent(state, event)?.text ?? []);
  lines.push(`> ${words.describeMove(state, move)}`, ...happened.map((line) => `  ${line}`));
  if (next.pending.length === 0) lines.push(words.describeOutcome(next));
  return lines.join('\n');
}

/** Which plies of a game are told. */
function shown(games: readonly (readonly [State, Move])[]): readonly number[] {
  const plies = new Set<number>();
  const ofAge = [0, 0, 0, 0];
  for (const [ply, [{ age }]] of games.entries()) {
    ofAge[age] = (ofAge[age] ?? 0) + 1;
    if (ply < FIRST || ply >= games.length - LAST || (ofAge[age] ?? 0) <= OF_EACH_AGE) plies.add(ply);
  }
  return [...plies];
}

function story(name: (typeof TOLD)[number], words: Words): string {
  const rng = seedRng(name);
  const played: (readonly [State, Move])[] = [];
  let state: State = duelSolo.newGame({ ...variants[name], seed: 'told' });
  while (state.pending.length > 0) {
    const [seat] = duelSolo.activeSeats(state);
    const move = seat === CHANCE ? duelSolo.fast.randomMove(state, () => draw(rng)) : duelSolo.botMove(state);
    played.push([state, move]);
    state = duelSolo.applyMove(state, move);
  }
  const decisions = shown(played).flatMap((ply) => {
    const [before, move] = played[ply] ?? [];
    return before === undefined || move === undefined ? [] : [told(before, move, words)];
  });
  return [`# ${name}`, ...decisions].join('\n\n');
}

test.each([
  ['english', english],
  ['italian', italian],
] as const)('what the game says before, during and after a move, in %s', async (language, words) => {
  const text = TOLD.map((name) => story(name, words)).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`../golden/told-${language}.txt`);
});
