/**
 * Signatures of what people see and read: `packages/<game>/golden/looks.txt` has a line for each kind of decision and for the end of a game,
 * with digests of the boards, of the text board and of the sentences in each language, over a few positions of random games of four
 * variants, chance included. Whoever changes a board or a sentence sees at which decisions it shows. The gates compare them, and
 * `npm run golden` writes the files.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type AnyGame,
  CHANCE,
  draw,
  type MoveOf,
  type StateOf,
  seedRng,
  type ViewOf,
} from '../../packages/core/src/index.js';
import type { AnyWords } from '../../packages/core/src/words/index.js';
import { type FoundGame, games, someVariantsOf, wordsIn } from '../lib/games.js';
import { piecesOf } from '../lib/heard.js';
import { MORE } from '../runs.js';

/** Which positions of a kind are looked at: early ones, and late ones, when hands are large and tables full. */
const NTH = new Set([1, 2, 8, 32]);

/** At most so many of the measured variants are played. */
const MOST = 4;

/** Of so many moves of a position it is told what they are, and what they bring. */
const FEW = 12;

/** The positions of a random game that are looked at, each with its kind. */
function* positions(game: AnyGame, options: object, name: string): Generator<readonly [string, StateOf<AnyGame>]> {
  const rng = seedRng(`looks ${name}`);
  const seen = new Map<string, number>();
  let state = game.newGame({ ...options, chance: 'manual', seed: `looks ${name}` });
  for (;;) {
    const kind = state.pending.at(-1)?.kind ?? 'over';
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    if (NTH.has(nth)) yield [kind, state];
    if (kind === 'over') return;
    state = game.applyMove(
      state,
      game.fast.randomMove(state, () => draw(rng)),
    );
  }
}

/** All that a language says of a position: what is asked and threatens, what the moves are and bring, what a bot thinks, what lies there. */
function* sentences(
  game: AnyGame,
  words: AnyWords,
  state: StateOf<AnyGame>,
  view: ViewOf<AnyGame>,
  pieces: readonly string[],
) {
  const [seat] = game.activeSeats(state);
  yield words.describePosition(view);
  for (const piece of pieces) yield words.describePiece(view, piece);
  for (const notice of game.notices(view)) yield words.describeNotice(view, notice);
  if (seat === undefined) {
    yield words.describeOutcome(state);
    return;
  }
  const prompt = game.promptOf(view, seat);
  if (prompt !== undefined) yield words.describePrompt(view, prompt);
  const moves: readonly MoveOf<AnyGame>[] = game.legalMoves(state, seat === CHANCE ? undefined : seat);
  for (const move of moves.slice(0, FEW)) {
    const { state: next, events } = game.transition(state, move);
    yield words.describeMove(view, move);
    for (const event of events) yield [words.describeEvent(next, event)?.text ?? '', words.describeGains(next, event)];
    if (seat !== CHANCE) yield words.describePreview(view, game.preview(view, move));
  }
  if (seat !== CHANCE) yield words.describeExplanation(view, game.explainBotMove(view, seat));
}

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

async function looks({ game, manifest, pkg }: FoundGame): Promise<string> {
  const { drawBoard, drawText } = await manifest.load.board();
  const spoken = Object.entries(await wordsIn({ pkg, manifest }));
  const seen = new Map<string, Map<string, unknown[]>>();
  for (const { name, options } of someVariantsOf({ pkg, manifest }, MOST))
    for (const [kind, state] of positions(game, options, name)) {
      const parts = seen.get(kind) ?? new Map<string, unknown[]>();
      seen.set(kind, parts);
      const note = (what: string, ...made: readonly unknown[]) =>
        parts.set(what, [...(parts.get(what) ?? []), ...made]);
      const [seat] = game.activeSeats(state);
      const view = game.view(state, Math.max(seat ?? 0, 0));
      const moves = game.legalMoves(view);
      const drawn = (width: 'desk' | 'phone', still: boolean) => drawBoard(view, { moves, width, still });
      const desk = drawn('desk', false);
      note('desk', desk, drawn('desk', true));
      note('phone', drawn('phone', false), drawn('phone', true));
      note('text', drawText(view));
      for (const [language, words] of spoken) note(language, ...sentences(game, words, state, view, piecesOf(desk)));
    }
  return [...seen]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, parts]) => `${kind}: ${[...parts].map(([what, made]) => `${what} ${digestOf(made)}`).join(', ')}\n`)
    .join('');
}

test.runIf(MORE).each(await games())('$game.id: what is seen and read at each decision is as kept', async (found) => {
  await expect(await looks(found)).toMatchFileSnapshot(join(found.pkg.dir, 'golden/looks.txt'));
});
