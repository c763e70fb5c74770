import type { AnyGame, MoveOf, Seat } from '@wonders/core';
import { draw, seedRng } from '@wonders/core';
import { LEVELS, type LevelName, levels } from '@wonders/core/bots';
import type { PlaythroughOf } from '@wonders/core/records';

/** The house bot, beside the levels for people. */
export const HOUSE = 'house';

/** Who plays the seats of other players. */
export type Rival = LevelName | typeof HOUSE;

/** All of them; the levels from the weakest. */
export const RIVALS: readonly Rival[] = [HOUSE, ...LEVELS];

/** Whether other players sit at the table, besides opponents by the rules. */
export const hasRivals = (game: AnyGame, { state }: PlaythroughOf<AnyGame>, own: Seat): boolean =>
  game.seats(state).some(({ role }, seat) => role === 'player' && seat !== own);

/** The move of a seat that is no person's. Equal games have equal moves, so a decision taken back is answered as before. */
export function moveOf(
  game: AnyGame,
  { record, state }: PlaythroughOf<AnyGame>,
  seat: Seat,
  rival: Rival,
): MoveOf<AnyGame> {
  const bot = levels(game).find(({ name }) => name === rival)?.bot;
  if (bot === undefined || game.seats(state)[seat]?.role === 'script') return game.botMove(state, seat);
  const view = game.view(state, seat);
  const rng = seedRng(`${record.options.seed}/${record.moves.length}/${seat}`);
  return bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) }).move;
}
