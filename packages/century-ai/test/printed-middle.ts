import { type AleaRng, draw, drawInt, replaced, seedRng } from '@wonders/core';
import type { BonusId, Cubes, NewGameOptions, OrderId, State } from '../src/index.js';
import { begun } from './printed-play.js';
import { add, orderOf, Table } from './printed-table.js';
import { edited } from './scene.js';

// Tables as they may look in the middle of a game, and as games of chance hardly ever look: boats side by side, cubes on the tiles, holds that
// are full or empty, a column about to be emptied, an order about to be paid, and several bonus tiles of a kind where the pool has them.

type Draft = Parameters<Parameters<typeof edited>[1]>[0];

const ABILITIES = ['bonus-extra-move', 'bonus-upgrade', 'bonus-harvest-red', 'bonus-cargo'] as const;

const any = <T>(rng: AleaRng, from: readonly T[]): T | undefined => from[drawInt(rng, Math.max(1, from.length))];

function cubes(rng: AleaRng, count: number): Cubes {
  const drawn = Array.from({ length: count }, () => drawInt(rng, 4));
  return [0, 1, 2, 3].map((rank) => drawn.filter((each) => each === rank).length) as unknown as Cubes;
}

/** Bonus tiles for so many columns: a seat with a favourite takes it as long as it may. */
function tiles(rng: AleaRng, left: BonusId[], columns: number, pool: string): BonusId[] {
  const favourite = any(rng, ABILITIES);
  const taken: BonusId[] = [];
  for (let column = 0; column < columns; column++) {
    const vp = left.find((tile) => tile.startsWith('bonus-vp') && (pool === 'published' || tile !== 'bonus-vp-6'));
    const choices = left.filter((tile) => !tile.startsWith('bonus-vp') || tile === vp);
    const fond = draw(rng) < 0.7 ? choices.find((tile) => tile === favourite) : undefined;
    const tile = fond ?? any(rng, choices);
    if (tile === undefined) break;
    taken.push(tile);
    left.splice(left.indexOf(tile), 1);
  }
  return taken;
}

/** A market tile from which a seat takes back an outpost, so that it empties a column when it builds there again. */
function berth(rng: AleaRng, draft: Draft, seat: number): number | undefined {
  const table = new Table(draft);
  const own = table.markets.filter((place) => table.outposts[place]?.includes(seat));
  const rows = new Map(table.markets.map((place) => [place, table.rowOf(seat, place)]));
  const place = any(
    rng,
    own.filter((each) => rows.get(each) === table.columns(seat)),
  );
  if (place !== undefined)
    draft.outposts = replaced(
      draft.outposts,
      place,
      (draft.outposts[place] ?? []).filter((owner) => owner !== seat),
    );
  return place;
}

/** Lays outposts on the market tiles and cubes on all; tells where a seat empties a column. */
function spread(rng: AleaRng, draft: Draft): ReadonlyMap<number, number | undefined> {
  const [table, built] = [new Table(draft), 0.25 + 0.2 * drawInt(rng, 4)];
  for (const place of table.markets) {
    const owners = [...draft.seats.keys()].filter(() => draw(rng) < built);
    draft.outposts = replaced(draft.outposts, place, owners);
  }
  for (const place of draft.loose.keys())
    if (draw(rng) < 0.3) draft.loose = replaced(draft.loose, place, cubes(rng, 1 + drawInt(rng, 3)));
  return new Map(table.players.map((seat) => [seat, draw(rng) < 0.4 ? berth(rng, draft, seat) : undefined]));
}

/** What a table has beside that. */
interface More {
  /** How many orders a seat may have; none by default. */
  readonly orders?: number;
  /** All boats but the first lie on one market tile, and all holds are poor, or full. */
  readonly crowd?: 'poor' | 'full';
}

/** The turn of seat 0 on such a table. */
export function middle(options: NewGameOptions, seed: string, { orders = 0, crowd }: More = {}): State {
  const rng = seedRng(`middle of ${seed}`);
  let berths: ReturnType<typeof spread> = new Map();
  const state = edited(begun(options, seed), (draft) => {
    berths = spread(rng, draft);
  });
  const table = new Table(state);
  const harbour = crowd ? (any(rng, table.markets) ?? 0) : drawInt(rng, state.map.hexes.length);
  const beside = [harbour, ...table.near(harbour)];
  return edited(state, (draft) => {
    const [left, unseen] = [[...draft.bonusLeft], [...draft.unseen]];
    for (const [seat, side] of draft.seats.entries()) {
      for (let i = drawInt(rng, orders + 1); i > 0; i--)
        side.orders = [...side.orders, ...(unseen.splice(drawInt(rng, unseen.length), 1) as OrderId[])];
      side.cargo = cubes(rng, drawInt(rng, 12));
      if (!table.players.includes(seat)) continue;
      side.bonuses = tiles(rng, left, table.columns(seat), draft.options.bonusPool);
      const spaces = 10 + 3 * side.bonuses.filter((tile) => tile === 'bonus-cargo').length;
      const holds = {
        poor: [0, 1, 1, 2],
        full: [spaces, spaces, spaces - 1],
        any: [0, 1, 2, spaces, drawInt(rng, spaces + 1)],
      }[crowd ?? 'any'];
      side.cargo = cubes(rng, any(rng, holds) ?? 0);
      side.boat = crowd && seat > 0 ? harbour : (berths.get(seat) ?? any(rng, beside) ?? harbour);
      if (crowd) continue;
      const port = drawInt(rng, 16);
      const order = orderOf(draft.ports[port]);
      if (order === undefined) continue;
      side.boat = draft.map.tiles.length + port;
      side.cargo = add(order.cost, cubes(rng, drawInt(rng, 4))) as unknown as Cubes;
    }
    draft.bonusLeft = left;
    draft.unseen = unseen;
    draft.path = [draft.seats[0]?.boat ?? 0];
  });
}
