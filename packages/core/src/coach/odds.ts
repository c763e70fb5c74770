import type { AnyGame, ViewOf } from '../contract/game.js';
import type { Odds } from '../contract/tuning.js';
import { holds } from '../schema/options.js';

/** What a game says of its odds at the table of a view; without a word of it, a lead of a margin wins seven of eight games. */
export function oddsOf(game: AnyGame, view: ViewOf<AnyGame>, margin: number): Odds {
  const { options = {} } = view as { readonly options?: object };
  const here = game.seats(view).length;
  const held = (game.odds ?? []).filter(({ when }) => holds(when, options, {}));
  const away = Math.min(...held.map(({ seats }) => Math.abs(seats - here)));
  const found = held.find(({ seats }) => Math.abs(seats - here) === away);
  return found ?? { when: {}, seats: here, plies: 1, base: [0], point: [2 / margin] };
}

/** The value at a part of a game, from 0 to 1, of what is given for moments at equal distances. */
function at(values: readonly number[], part: number): number {
  const place = Math.min(1, part) * (values.length - 1);
  const [low = 0, high = low] = values.slice(Math.floor(place));
  return low + (high - low) * (place % 1);
}

/** The chance to win, from 0 to 1, with a lead after some moves of a game. */
export function chanceOf({ plies, base, point }: Odds, lead: number, ply: number): number {
  const part = ply / plies;
  return 1 / (1 + Math.exp(-at(base, part) - at(point, part) * lead));
}
