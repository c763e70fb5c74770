/**
 * What a game says of a position, as text that people read: the text board, the position line by line, and what each piece on the drawn
 * board is. `packages/<game>/golden/faces.txt` has two moments of a random game of four variants, with a few pieces of each kind; what has
 * been said once is not said again. `npm run golden` writes the files.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyGame, CHANCE, draw, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { type FoundGame, games, someVariantsOf, type Variant } from '../lib/games.js';
import { piecesOf } from '../lib/heard.js';

/** When a game is looked at, as a share of its moves. */
const MOMENTS = [0.5, 1];

/** At most so many of the measured variants are told. */
const MOST = 4;

/** As many pieces of a kind are told of each position. */
const FEW = 4;

/** The positions of a random game. */
function positions(game: AnyGame, { name, options }: Variant): readonly StateOf<AnyGame>[] {
  const rng = seedRng(`faces ${name}`);
  const states = [game.newGame({ ...options, seed: `faces ${name}` })];
  for (let state = states[0]; state !== undefined && state.pending.length > 0; state = states.at(-1))
    states.push(
      game.applyMove(
        state,
        game.fast.randomMove(state, () => draw(rng)),
      ),
    );
  return MOMENTS.flatMap((share) => states[Math.floor(share * (states.length - 1))] ?? []);
}

async function faces({ game, manifest, pkg }: FoundGame): Promise<string> {
  const { drawBoard, drawText } = await manifest.load.board();
  const words = await manifest.load.words();
  const said = new Set<string>();
  function once(line: string): readonly string[] {
    if (said.has(line)) return [];
    said.add(line);
    return [line];
  }
  const lines: string[] = [];
  for (const variant of someVariantsOf({ pkg, manifest }, MOST))
    for (const state of positions(game, variant)) {
      const [seat = CHANCE] = game.activeSeats(state);
      const view = game.view(state, Math.max(seat, 0));
      lines.push(`# ${variant.name}, ply ${state.ply}`, '', ...drawText(view).split('\n'), '');
      for (const { heading, lines: told } of words.describePosition(view))
        lines.push(...told.flatMap((line) => once(`${heading}: ${line}`)));
      const drawn = drawBoard(view, { moves: game.legalMoves(view) });
      const told = new Map<string, number>();
      for (const place of [...new Set(piecesOf(drawn))].sort()) {
        const kind = place.replace(/-.*/, '');
        const { text = '', rules = [] } = words.describePiece(view, place) ?? {};
        const [line] = (told.get(kind) ?? 0) < FEW ? once(`${kind}: ${text} (${rules.join(', ')})`) : [];
        if (line === undefined) continue;
        lines.push(line);
        told.set(kind, (told.get(kind) ?? 0) + 1);
      }
      lines.push('');
    }
  return lines.map((line) => line.trimEnd()).join('\n');
}

test.each(await games())('$game.id: what it says of positions and pieces is as kept', async (found) => {
  await expect(await faces(found)).toMatchFileSnapshot(join(found.pkg.dir, 'golden/faces.txt'));
});
