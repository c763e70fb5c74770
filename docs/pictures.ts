/**
 * Draws the pictures of README and site: a position of each game by its own board, light and dark, into `docs/public/boards`. With
 * `--check` it only lists the pictures that differ from what the boards draw now.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, isNamed } from '../.ci/games.js';
import { root } from '../.ci/packages.js';
import type { AnyGame, StateOf } from '../packages/core/src/index.js';

/** The position after the moves of the bots, and on to where a player decides. */
function position(game: AnyGame, options: object, moves: number): StateOf<AnyGame> {
  let state = game.newGame(options);
  const players = game.seats(state).flatMap(({ role }, seat) => (role === 'player' ? [seat] : []));
  for (let i = 0; game.activeSeats(state).length > 0; i++) {
    if (i >= moves && players.includes(game.activeSeats(state)[0] ?? 0)) break;
    state = game.applyMove(state, game.botMove(state));
  }
  return state;
}

const folder = join(root, 'docs/public/boards');
mkdirSync(folder, { recursive: true });
const stale: string[] = [];
for (const { game, manifest } of (await games()).filter(isNamed)) {
  const { variant, seed, moves } = manifest.shown.picture;
  const { drawBoard } = await manifest.load.board();
  const state = position(game, { ...manifest.variants[variant], seed }, moves);
  const seat = game.seats(state).findIndex(({ role }) => role === 'player');
  const view = game.view(state, seat);
  for (const theme of ['light', 'dark']) {
    const file = join(folder, `${game.id}-${theme}.svg`);
    const svg = `${drawBoard(view, { theme, moves: game.legalMoves(view) })}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === svg) continue;
    if (process.argv.includes('--check')) stale.push(`${game.id}-${theme}.svg`);
    else writeFileSync(file, svg);
  }
}
if (stale.length > 0) {
  console.error(`Not what the boards draw: ${stale.join(', ')}. Write them by: npm run docs -- pictures`);
  process.exitCode = 1;
}
