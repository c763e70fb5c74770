import { type Event, MARKET_TILES, type Move, ORDERS, type State } from '../src/index.js';

// The AI's side of a game, kept by hand as at a table: from the rules (CENT-57, CENT-70 to CENT-78, CENT-90 to CENT-95) and from what the
// human does and the pile turns up. It shares the printed tiles with the package, and no code.

type Four = readonly [number, number, number, number];

const NONE: Four = [0, 0, 0, 0];
const YELLOWS: Four = [2, 0, 0, 0];
const PORTS = 4;
/** The values of the spaces of a row, in the order in which outposts leave them. */
const ROW = [0, 1, 2, 2, 3];

const add = (a: readonly number[], b: readonly number[], times = 1): Four =>
  [0, 1, 2, 3].map((rank) => (a[rank] ?? 0) + times * (b[rank] ?? 0)) as unknown as Four;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

type Face = keyof typeof ORDERS | 'closed-port' | null;

/** What the human did in this turn. */
interface Action {
  readonly kind: 'market' | 'port' | 'harvest';
  readonly place: number;
  trades: number;
}

/** The AI's side of the table. */
export class Answers {
  store: Four = NONE;
  readonly orders: string[] = [];
  readonly outposts = new Set<number>();
  readonly ports: Face[];
  readonly #options: State['options'];
  readonly #tiles: State['map']['tiles'];
  /** The port that was vacated last and waits for a tile. */
  #vacated: number | null = null;
  #action: Action | null = null;

  /** Begins where the setup has ended. */
  constructor({ options, map, ports }: State) {
    this.#options = options;
    this.#tiles = map.tiles;
    this.ports = [...ports];
  }

  /** Follows a move of the game by what it caused: the human's action and what the pile turned up. The AI's own events are not read. */
  follow(before: State, move: Move, events: readonly Event[]): void {
    if (move.kind === 'harvest' || move.kind === 'port' || move.kind === 'market')
      this.#action = { kind: move.kind, place: before.seats[0]?.boat ?? -1, trades: 0 };
    if (move.kind === 'trade' && this.#action !== null) this.#action.trades = move.times;
    if (move.kind === 'port') this.#vacate((this.#action?.place ?? 0) - this.#tiles.length);
    // An answer of the AI and the tiles that replace orders come one after the other: first the human's, then the AI's.
    const drawn = events.flatMap((event) => (event.kind === 'chance' && event.move !== 'hidden' ? [event.move] : []));
    const tiles = [...(move.kind === 'draw' ? [move] : []), ...drawn].flatMap((each) =>
      each.kind === 'draw' ? [each.tile] : [],
    );
    this.#refill(tiles);
    if (move.kind !== 'react') return;
    this.#react();
    this.#refill(tiles);
  }

  #vacate(port: number): void {
    const closed = this.ports.indexOf('closed-port');
    this.ports[port] = null;
    this.#vacated = port;
    if (closed < 0) return;
    this.ports[port] = 'closed-port';
    this.ports[closed] = null;
    this.#vacated = closed;
  }

  #refill(tiles: Face[]): void {
    if (this.#vacated === null || tiles.length === 0) return;
    this.ports[this.#vacated] = tiles.shift() ?? null;
    this.#vacated = null;
  }

  /** The port whose order the AI takes: the highest VP, then the fewest cubes, then the first port. */
  #wanted(): number | undefined {
    const order = (port: number) => {
      const face = this.ports[port];
      return face === null || face === undefined || face === 'closed-port' ? undefined : ORDERS[face];
    };
    return [...Array(PORTS).keys()]
      .filter((port) => order(port)?.cost.every((count, rank) => count <= (this.store[rank] ?? 0)))
      .sort((a, b) => {
        const [left, right] = [order(a), order(b)];
        return (right?.vp ?? 0) - (left?.vp ?? 0) || sum(left?.cost ?? []) - sum(right?.cost ?? []) || a - b;
      })[0];
  }

  #react(): void {
    const { kind, place, trades } = this.#action ?? { kind: 'harvest', place: -1, trades: 0 };
    const port = this.#wanted();
    if (port !== undefined) {
      const face = this.ports[port] as keyof typeof ORDERS;
      this.store = add(this.store, ORDERS[face].cost, -1);
      this.orders.push(face);
      this.#vacate(port);
      return;
    }
    const tile = this.#tiles[place];
    const market = tile !== undefined && tile in MARKET_TILES ? MARKET_TILES[tile as keyof typeof MARKET_TILES] : null;
    if (kind === 'port') {
      this.store = add(this.store, YELLOWS);
      return;
    }
    const places = market !== null && !this.outposts.has(place);
    if (places) this.outposts.add(place);
    if (places && this.#options.aiMarketReaction === 'place-or-gain') return;
    const { aiTradeGain } = this.#options;
    if (market !== null && aiTradeGain === 'printed') this.store = add(this.store, market.get);
    else if (kind === 'harvest' || market === null) this.store = add(this.store, YELLOWS);
    else this.store = add(this.store, market.get, aiTradeGain === 'once' ? Math.min(1, trades) : trades);
  }

  /** The AI's points by CENT-93. */
  points(): number {
    const rows = new Map<string, number>();
    for (const place of this.outposts) {
      const { symbol } = MARKET_TILES[this.#tiles[place] as keyof typeof MARKET_TILES];
      rows.set(symbol, (rows.get(symbol) ?? 0) + 1);
    }
    const board = this.#options.aiBoard === 'virtual' ? [...rows.values()].map((n) => sum(ROW.slice(0, n))) : [];
    const orders = this.orders.map((order) => ORDERS[order as keyof typeof ORDERS].vp);
    return sum(orders) + sum(board) + sum(this.store.slice(1));
  }
}
