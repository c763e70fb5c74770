import type { ChanceRules } from '@wonders/core';
import { CHANCE, defineChance, replaced } from '@wonders/core';
import { PACKET, STARTING_SETS } from './components/board.js';
import { COLOURS, type Cubes, cubesText, parseCubes } from './components/cubes.js';
import { growth } from './components/hexes.js';
import type { OrderId } from './components/orders.js';
import type { MarketTileId } from './components/tiles.js';
import { MARKET_TILE_IDS, SYMBOLS } from './components/tiles.js';
import type { Event, OwnEvent, Sink } from './events.js';
import type { Move } from './notation.js';
import type { Decision, Draft, Position } from './state/index.js';
import { PLAYER_SEAT } from './state/index.js';
import { tablesOf } from './table/places.js';
import { closedPortInside } from './table/ports.js';
import { addCubes } from './table/supply.js';

function without<T>(list: readonly T[], item: T): readonly T[] {
  const rest = list.slice();
  rest.splice(rest.indexOf(item), 1);
  return rest;
}

/** The tiles of each symbol. */
const OF_SYMBOL = SYMBOLS.map((symbol) => MARKET_TILE_IDS.filter((tile) => tile.startsWith(`market-${symbol}-`)));

/** The tiles of the next symbol that loses one (CENT-11). */
function removable({ bag, removed }: Position): readonly MarketTileId[] {
  return (OF_SYMBOL[removed.length] ?? []).filter((tile) => bag.includes(tile));
}

/** The tiles that the next draw may turn up: only the Closed Port when it is certain to come (CENT-29). */
function drawable(position: Position): readonly (OrderId | 'closed-port')[] {
  if (!closedPortInside(position)) return position.unseen;
  return position.drawn >= PACKET ? ['closed-port'] : [...position.unseen, 'closed-port'];
}

type Rules = ChanceRules<Position, Draft, Decision, Move, Event>;

const all = (): 'all' => 'all';

/** One component of a pool, all of them equally likely (CENT-28). The move names it under `key`. */
function oneOf<T>(
  kind: Move['kind'],
  key: string,
  pool: (position: Position) => readonly T[],
  take: (draft: Draft, item: T, emit?: Sink) => void,
): Rules {
  return {
    sure: 'applied',
    to: all,
    size: (position) => pool(position).length,
    outcome: (position, _, i) => ({ kind, [key]: pool(position)[i] }) as unknown as Move,
    find: (position, _, move) => pool(position).indexOf((move as unknown as Readonly<Record<string, T>>)[key] as T),
    apply: (draft, _, i, emit) => take(draft, pool(draft)[i] as T, emit),
  };
}

/** The chance decisions: five of the setup, one of play (CENT-05, CENT-28, CENT-29). */
export const chance = defineChance<Position, Draft, Decision, Move, OwnEvent>({
  remove: oneOf('remove', 'tile', removable, (draft, tile) => {
    draft.removed = [...draft.removed, tile];
    draft.bag = without(draft.bag, tile);
  }),
  cell: oneOf(
    'cell',
    'hex',
    ({ map }) => growth(map.hexes),
    (draft, hex) => {
      draft.map = { ...draft.map, hexes: [...draft.map.hexes, hex] };
    },
  ),
  tile: oneOf(
    'tile',
    'tile',
    ({ bag }) => bag,
    (draft, tile) => {
      const { hexes, tiles, neighbours } = draft.map;
      draft.map = { hexes, tiles: [...tiles, tile], neighbours };
      draft.bag = without(draft.bag, tile);
    },
  ),
  order: oneOf(
    'order',
    'order',
    ({ unseen }) => unseen,
    (draft, order) => {
      draft.ports = replaced(draft.ports, draft.ports.indexOf(null), order);
      draft.unseen = without(draft.unseen, order);
    },
  ),
  lot: oneOf(
    'lot',
    'colour',
    () => COLOURS,
    (draft, colour, emit) => {
      // CENT-23, CENT-25: the other sets return to the supply.
      draft.sets = [];
      addCubes(draft, PLAYER_SEAT, STARTING_SETS[colour], 'start', emit);
    },
  ),
  draw: {
    ...oneOf('draw', 'tile', drawable, () => undefined),
    weight: (position, _, i) =>
      !closedPortInside(position)
        ? 1
        : drawable(position)[i] === 'closed-port'
          ? position.unseen.length
          : PACKET - position.drawn,
    apply(draft, { port }, i) {
      const tile = drawable(draft)[i] as OrderId | 'closed-port';
      draft.drawn++;
      draft.ports = replaced(draft.ports, port as number, tile);
      draft.unseen = draft.unseen.filter((order) => order !== tile);
    },
  },
});

const TRADE_SHOWN = /^([YRGB]+)\s*(?:->|>|=|FOR)\s*([YRGB]+)$/;
const ORDER_SHOWN = /^([YRGB]+)\s*(?:->|>|=|FOR)?\s*(\d+)\s*(?:VP)?$/;

/** Whether the tile of an answer looks as typed in. */
function looksLike(position: Position, move: Move, shown: string): boolean {
  const { market, orders } = tablesOf(position);
  const tile = move.kind === 'order' ? move.order : 'tile' in move ? move.tile : undefined;
  if (tile === undefined) return false;
  if (tile === 'closed-port') return /^(?:THE )?CLOSED(?: PORT)?$/.test(shown);
  if (tile.startsWith('sea-')) return /^SEA(?: TILE)?$/.test(shown);
  const [, given = '', got = ''] = TRADE_SHOWN.exec(shown) ?? [];
  const trade = market[tile as MarketTileId];
  if (trade !== undefined) return sameCubes(trade.give, given) && sameCubes(trade.get, got);
  const [, cost = '', vp = ''] = ORDER_SHOWN.exec(shown) ?? [];
  const order = orders[tile as OrderId];
  return order !== undefined && sameCubes(order.cost, cost) && order.vp === Number(vp);
}

const sameCubes = (cubes: Cubes, letters: string): boolean => cubesText(cubes) === cubesText(parseCubes(letters));

/**
 * Answers a pending chance decision by what the drawn tile shows, for games beside a real table: a trade (`YY->RR`), an
 * order by its cubes and points (`RRGB 12`), `sea` or `closed`. The cubes may come in any order: Y yellow, R red, G green, B brown.
 *
 * @param shown - What the tile shows.
 * @returns `undefined` when no tile that can still turn up looks like this. If your box has other tiles, give them in the options
 *   `marketTiles` and `vpTiles`.
 * @example
 * ```ts
 * import { answerShown, newGame } from '@wonders/century-ai';
 * const game = newGame({ chance: 'manual' });
 * console.log(answerShown(game, 'RR->YYB')); // { kind: 'remove', tile: 'market-ginger-6' }
 * ```
 * @category Chance
 */
export function answerShown(position: Position, shown: string): Move | undefined {
  const decision = position.pending.at(-1);
  const rules = decision === undefined ? undefined : chance.rules[decision.kind];
  if (decision === undefined || rules === undefined || decision.seat !== CHANCE) return undefined;
  const text = shown.trim().toUpperCase();
  for (let i = 0; i < rules.size(position, decision); i++) {
    const move = rules.outcome(position, decision, i);
    if (looksLike(position, move, text)) return move;
  }
  return undefined;
}
