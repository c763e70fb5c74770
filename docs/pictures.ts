/**
 * Draws the pictures of README and site into `docs/public/boards`: a position of each game by its own board, light and dark, and in
 * `states` a whole game from the opening to the end. With `--check` it only lists the pictures that differ from what the boards draw now.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, isNamed } from '../.ci/games.js';
import { root } from '../.ci/packages.js';
import type { AnyGame, StateOf } from '../packages/core/src/index.js';
import { statesOf } from './games/states.js';

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

/** All positions of a game of the bots. */
function played(game: AnyGame, options: object): readonly StateOf<AnyGame>[] {
  const states = [game.newGame(options)];
  for (let last = states[0]; last !== undefined && game.activeSeats(last).length > 0; last = states.at(-1))
    states.push(game.applyMove(last, game.botMove(last)));
  return states;
}

/** The first position from a share of the game on in which a seat decides, or the last one. */
function stateAt(game: AnyGame, states: readonly StateOf<AnyGame>[], share: number, seat: number): StateOf<AnyGame> {
  const rest = states.slice(Math.floor(share * (states.length - 1)));
  const found = rest.find((state) => game.activeSeats(state)[0] === seat) ?? rest.at(-1);
  if (found === undefined) throw new Error(`${game.id}: no position at ${share}`);
  return found;
}

const folder = join(root, 'docs/public/boards');
mkdirSync(join(folder, 'states'), { recursive: true });
const stale: string[] = [];

/** Writes a picture, or notes that it is out of date. */
function put(name: string, svg: string): void {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === svg) return;
  if (process.argv.includes('--check')) stale.push(name);
  else writeFileSync(file, svg);
}

for (const { game, manifest } of (await games()).filter(isNamed)) {
  const { variant, seed, moves } = manifest.shown.picture;
  const options = { ...manifest.variants[variant], seed };
  const { drawBoard } = await manifest.load.board();
  const state = position(game, options, moves);
  const seat = game.seats(state).findIndex(({ role }) => role === 'player');
  const view = game.view(state, seat);
  for (const theme of ['light', 'dark'])
    put(`${game.id}-${theme}.svg`, `${drawBoard(view, { theme, moves: game.legalMoves(view) })}\n`);
  const states = played(game, options);
  for (const { share, width, theme, file } of statesOf(game.id)) {
    const seen = game.view(stateAt(game, states, share, seat), seat);
    put(`states/${file}`, `${drawBoard(seen, { theme, width, still: true, moves: game.legalMoves(seen) })}\n`);
  }
}
if (stale.length > 0) {
  console.error(`Not what the boards draw: ${stale.join(', ')}. Write them by: npm run docs -- pictures`);
  process.exitCode = 1;
}
