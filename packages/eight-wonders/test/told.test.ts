import { CHANCE, draw, seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { eightWonders } from '../src/game/index.js';
import type { Options } from '../src/options.js';
import { entry } from '../src/state/index.js';
import {
  describeEvent,
  describeExplanation,
  describeMove,
  describeNotice,
  describeOutcome,
  describePreview,
  describePrompt,
} from '../src/words/index.js';

/** A game in sentences, as the seat that decides hears it: questions, notices, what a move does, and why a bot chose it. */
function* story(
  options: Partial<Options> & { readonly chance?: 'manual' },
  seed: string,
  plies: number,
): Generator<string> {
  const rng = seedRng(seed);
  const says = new Set<string>();
  function once(line: string): readonly string[] {
    if (line === '' || says.has(line)) return [];
    says.add(line);
    return [line];
  }
  let state = eightWonders.newGame(
    options.chance === 'manual' ? { ...options, chance: 'manual' } : { ...options, seed },
  );
  for (let ply = 0; ply < plies || options.chance === undefined; ply++) {
    const [seat] = eightWonders.activeSeats(state);
    if (seat === undefined) break;
    const view = eightWonders.view(state, Math.max(0, seat));
    const prompt = eightWonders.promptOf(view, seat);
    const asked = prompt === undefined ? '' : describePrompt(view, prompt);
    const isBot = seat !== CHANCE;
    const move = isBot ? eightWonders.botMove(view, seat) : eightWonders.fast.randomMove(state, () => draw(rng));
    const shown = ply < plies;
    const notices = eightWonders.notices(view).map((notice) => `! ${describeNotice(view, notice).text}`);
    if (shown || notices.length > 0) yield* notices.flatMap(once);
    if (shown) yield `? ${asked}`;
    if (shown && isBot) {
      const { headline, reasons, steps } = describeExplanation(view, eightWonders.explainBotMove(view, seat));
      yield `  because ${headline}`;
      for (const reason of reasons) yield* once(`    ${cited(reason)}`);
      for (const { list, label, candidates } of steps)
        yield* [`    ${list}, ${label}:`, ...candidates.slice(0, 2).map(({ name, note }) => `      ${name} (${note})`)];
      const preview = eightWonders.preview(view, move);
      for (const { text } of describePreview(view, preview)) yield `  certainly: ${text}`;
    }
    if (shown) yield `> ${describeMove(view, move)}`;
    const next = eightWonders.transition(state, move);
    if (shown)
      for (const event of next.events) {
        const line = describeEvent(view, eightWonders.viewEvent(event, view.viewer))?.text;
        if (line !== undefined && line !== describeMove(view, move)) yield `  ${line}`;
      }
    state = next.state;
  }
  if (state.pending.length === 0) yield `= ${describeOutcome(state)}`;
}

test.each<[string, Partial<Options> & { readonly chance?: 'manual' }, number]>([
  ['builders', { players: 4 }, 16],
  ['masters', { players: 3, ruleset: 'published', twoColoured: true, bots: 'master' }, 9],
  ['apprentices', { players: 3, bots: 'apprentice', actionCards: false, stallRounds: 2 }, 20],
  ['host', { players: 3, chance: 'manual' }, 45],
])('a game in sentences: %s', async (name, options, plies) => {
  const lines = [...story(options, 'story', plies)];
  expect(entry(lines, 0)).not.toBe('');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/told-${name}.txt`);
});
