import { covers, orderOf, sum, type Table } from './printed-table.js';
import { type Asking, actions, docking, harvest, limits, market, sailing } from './printed-turn.js';

// Whole games: from the draft to the last turn.

export type Ending = 'fourth-order' | 'round-limit';

/** What a seat has done in its turn. */
interface Deed {
  readonly kind: string;
  readonly trades: number;
}

function* action(table: Table, seat: number): Asking<Deed> {
  const [kind = '', pay = ''] = (yield { seat, moves: actions(table, seat) }).split(' ');
  if (kind === 'harvest') harvest(table, seat);
  if (kind === 'port') table.claim(seat, table.port(table.boat(seat)));
  return { kind, trades: kind === 'market' ? yield* market(table, seat, pay) : 0 };
}

/** The port whose order the AI takes: the most points, then the fewest cubes, then the first port (CENT-72). */
function wanted(table: Table): number | undefined {
  const payable = [...table.ports.keys()].flatMap((port) => {
    const order = orderOf(table.ports[port]);
    return order !== undefined && covers(table.side(1).cargo, order.cost) ? [{ port, ...order }] : [];
  });
  return payable.sort((a, b) => b.vp - a.vp || sum(a.cost) - sum(b.cost) || a.port - b.port)[0]?.port;
}

/** CENT-72 to CENT-77: what the AI does after your action. */
function react(table: Table, { kind, trades }: Deed): void {
  const [here, { aiTradeGain, aiMarketReaction }] = [table.boat(0), table.options];
  const port = wanted(table);
  if (port !== undefined) {
    table.claim(1, port);
    return;
  }
  const tile = kind === 'port' ? undefined : table.market(here);
  const places = tile !== undefined && !table.outposts[here]?.includes(1);
  if (places) table.outposts[here]?.push(1);
  if (places && aiMarketReaction === 'place-or-gain') return;
  const matched = aiTradeGain === 'once' ? Math.min(1, trades) : trades;
  if (tile !== undefined && aiTradeGain === 'printed') table.gain(1, tile.get);
  else if (tile !== undefined && kind === 'market') table.gain(1, tile.get, matched);
  else table.gain(1, [2, 0, 0, 0]);
}

/** CENT-31, CENT-114: movement, action, reaction, discard. */
function* turn(table: Table, seat: number): Asking {
  if (yield* sailing(table, seat)) yield* docking(table, seat);
  const deed = yield* action(table, seat);
  if (table.solo) {
    yield { seat: 1, moves: ['react'] };
    react(table, deed);
  }
  yield* limits(table, seat);
}

const SETS: Readonly<Record<string, readonly number[]>> = {
  yellow: [4, 0, 0, 0],
  red: [0, 2, 0, 0],
  green: [1, 0, 1, 0],
  brown: [2, 1, 0, 0],
};

/** CENT-24 to CENT-27, CENT-113: in reverse turn order each takes a set that is left, and then places its boat. */
function* draft(table: Table): Asking {
  const left = new Set(Object.keys(SETS));
  for (const seat of [...table.players].reverse()) {
    if (table.options.startingCubes === 'choose') {
      const set = (yield { seat, moves: [...left].map((each) => `choose-start ${each}`) }).split(' ')[1] ?? '';
      left.delete(set);
      table.gain(seat, SETS[set] ?? []);
    }
    const move = yield { seat, moves: table.markets.map((place) => `place-boat ${table.hex(place)}`) };
    table.side(seat).boat = table.place(move.split(' ')[1] ?? '');
  }
}

/** CENT-30, CENT-90, CENT-91, CENT-94, CENT-117, CENT-119: rounds, until one has brought somebody a fourth order, or is the last. */
export function* game(table: Table, from: 'draft' | 'turn'): Asking<Ending> {
  if (from === 'draft') yield* draft(table);
  for (let round = 1; round <= table.options.roundLimit; round++) {
    for (const seat of table.players) yield* turn(table, seat);
    if (table.sides.some(({ orders }) => orders.length >= 4)) return 'fourth-order';
  }
  return 'round-limit';
}

/** CENT-94, CENT-95, CENT-117: the seats from the first place to the last. Of equals the one that took the last turn comes first. */
export function ranking(table: Table, ending: Ending): readonly number[] {
  const points = table.sides.map((_, seat) => sum(Object.values(table.score(seat))));
  if (table.solo && ending === 'round-limit') return [1, 0];
  return [...points.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || b - a);
}
