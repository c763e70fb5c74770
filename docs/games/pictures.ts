/** The pictures of README and site: a position of each game by its own board, light and dark, and a whole game from the opening to the end. */
import type { FoundGame } from '../../.ci/lib/games.js';
import type { AnyGame, StateOf } from '../../packages/core/src/index.js';
import { statesOf } from './states.js';

/** A picture and its name, seen from `docs/public/boards`. */
export interface Picture {
  readonly file: string;
  readonly svg: string;
}

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

const themes = ['light', 'dark'] as const;

/** The box of the picture beside the headline of the site. */
const HERO = { width: 640, height: 544 };

/** A board as an image in a page: nobody points at its pieces, so nothing is said of them. */
function asImage(svg: string): string {
  const inside = svg.indexOf('>');
  return svg.slice(0, inside) + svg.slice(inside).replaceAll(/ (?:data-[\w-]+|aria-[\w-]+|role|tabindex)="[^"]*"/g, '');
}

/** The pictures of a game, as its board draws them now. */
export async function picturesOf({ game, manifest, pkg }: FoundGame): Promise<readonly Picture[]> {
  const { variant, seed, moves } = manifest.shown.picture;
  const options = { ...manifest.variants[variant], seed };
  const { drawBoard } = await manifest.load.board();
  const state = position(game, options, moves);
  const seat = game.seats(state).findIndex(({ role }) => role === 'player');
  const view = game.view(state, seat);
  const states = played(game, options);
  return [
    ...themes.map((theme) => ({
      file: `${game.id}-${theme}.svg`,
      svg: drawBoard(view, { theme, moves: game.legalMoves(view) }),
    })),
    // The README of a package shows it on the page of a registry, too, where only published files are found.
    { file: `../../../packages/${pkg.id}/board.svg`, svg: asImage(drawBoard(view, { moves: game.legalMoves(view) })) },
    // The first page shows the first game beside its headline.
    ...(manifest.place === 1 ? themes : []).map((theme) => ({
      file: `hero-${theme}.svg`,
      svg: drawBoard(view, { theme, still: true, width: 'desk', box: HERO }),
    })),
    ...statesOf(game.id).map(({ share, width, theme, file }) => {
      const seen = game.view(stateAt(game, states, share, seat), seat);
      return {
        file: `states/${file}`,
        svg: drawBoard(seen, { theme, width, still: true, moves: game.legalMoves(seen) }),
      };
    }),
  ].map(({ file, svg }) => ({ file, svg: `${svg}\n` }));
}
