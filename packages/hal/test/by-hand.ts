import {
  CARD_IDS,
  type CardId,
  CHARACTERS,
  type CharacterId,
  type Items,
  LETTERS,
  type Letter,
  type Move,
  type Options,
  TILE_IDS,
  TILES,
  type TileId,
  TOKEN_CELLS,
} from '../src/index.js';
import { type Stack, topOf } from './printed-scores.js';
import { around, at, coordinates, Edge, type Lifted, type Place, type Way } from './printed-tokens.js';

// A table with all that lies on it, kept by hand from the rules. It asks for moves as a host would, and shares the printed cards with the
// package, and no code.

/** What the table waits for: who decides, or chance (-1) for whom, and what may be answered. */
export interface Asked {
  readonly kind: string;
  readonly seats: readonly number[];
  /** Whose tile or card chance turns up; `null` where that is nothing to ask. */
  readonly whose: number | null;
  readonly moves: readonly Move[];
}

/** A part of a game: it asks for moves, and goes on when it gets them. */
export type Script<T = void> = Generator<Asked, T, Move>;

/** One of these moves by a seat. */
export function* ask<M extends Move>(kind: string, seats: readonly number[], moves: readonly M[]): Script<M> {
  return (yield { kind, seats, whose: null, moves }) as M;
}

/** One of these by chance. */
export function* turnUp<M extends Move>(moves: readonly M[], whose: number | null = null): Script<M> {
  const kind = moves[0]?.kind ?? 'nothing is left to be drawn';
  return (yield { kind, seats: [-1], whose, moves }) as M;
}

interface Seat {
  resources: number;
  /** Its resources in the general supply. */
  supply: number;
  points: number;
  newHands: number;
  committed: { readonly card: CardId; readonly tile: TileId | null } | null;
  characters: readonly CharacterId[];
  readonly tiles: Set<TileId>;
  readonly hand: Set<CardId>;
  readonly tableau: Set<TileId>;
}

export const isLetter = (card: CardId): card is Letter => card.length === 1;

type Action = 'exploit' | 'urbanize' | 'construct';

const ACTIONS = ['exploit', 'urbanize', 'construct'] as const;

const ITEMS = { red: 'resource', blue: 'tile', yellow: 'point' } as const;

const NOTHING: Items = { resource: 0, tile: 0, point: 0 };

/** What a building card gives whenever its owner takes an action: the cards 1 to 9. */
function arrow(card: TileId, action: Action): Items {
  const { number, colour } = TILES[card];
  if (number > 9 || ACTIONS[(number - 1) % 3] !== action) return NOTHING;
  const gain = { ...NOTHING, point: number >= 7 ? 1 : 0 };
  gain[ITEMS[colour]]++;
  return gain;
}

export class Table {
  readonly city = new Map<Place, Stack>();
  readonly tokens: Map<Letter, Place | null>;
  readonly seats: readonly Seat[];
  readonly options: Options;
  deck: Set<CardId>;
  discard = new Set<CardId>();
  readonly reserve: Set<TileId>;
  /** The tiles that nobody has seen: the supply, and those that are out of the game. */
  unseen: Set<TileId>;
  removed: number;
  outOfPlay: readonly TileId[] = [];
  /** How often the supply has run out. */
  emptied = 0;
  /** HAL-86: whether a seat has had all its resources in the city. */
  placed = false;
  ending: string | null = null;
  round = 1;
  first = 0;
  halCard: CardId | 'face-down' | null = null;

  constructor(options: Options, seats: number, resources: number) {
    this.options = options;
    this.tokens = new Map(LETTERS.map((letter) => [letter, at(TOKEN_CELLS[letter].x, TOKEN_CELLS[letter].y)]));
    this.deck = new Set(CARD_IDS.filter((card) => isLetter(card) || TILES[card].number <= 3));
    this.reserve = new Set(TILE_IDS.filter((card) => TILES[card].number > 3));
    this.unseen = new Set(this.reserve);
    this.removed = seats <= 3 ? 6 : 0;
    this.seats = Array.from({ length: seats }, () => ({
      resources: 0,
      supply: resources,
      points: 0,
      newHands: 0,
      committed: null,
      characters: [],
      tiles: new Set(),
      hand: new Set(),
      tableau: new Set(),
    }));
  }

  get supply(): number {
    return this.unseen.size - this.removed;
  }

  seat(index: number): Seat {
    const seat = this.seats[index];
    if (seat === undefined) throw new Error(`no seat ${index}`);
    return seat;
  }

  /** HAL-06 and HAL-09: the starting city, and the cards that are out at once. */
  *setUp(): Script {
    const tiles = new Set(TILE_IDS.filter((tile) => TILES[tile].number <= 3));
    for (const y of [-1, 0, 1])
      for (const x of [-1, 0, 1]) {
        const { tile } = yield* turnUp([...tiles].map((each) => ({ kind: 'start-tile', tile: each }) as const));
        tiles.delete(tile);
        this.city.set(at(x, y), { tiles: [tile], owner: null, pawn: false });
      }
    if (this.seats.length <= 3) yield* this.#burn(7);
  }

  *#burn(count: number): Script {
    for (let i = 0; i < count; i++) {
      const { card } = yield* turnUp([...this.deck].map((each) => ({ kind: 'burn', card: each }) as const));
      this.deck.delete(card);
      this.discard.add(card);
    }
  }

  /** A card from the deck; HAL-50: when it was the last one, the deck is made anew at once. */
  *card(kind: 'card' | 'hal-card' | 'expert-card', whose: number): Script<CardId> {
    type Drawn = Extract<Move, { kind: typeof kind }>;
    const { card } = yield* turnUp(
      [...this.deck].map((each) => ({ kind, card: each }) as Drawn),
      whose,
    );
    yield* this.drawn(card);
    return card;
  }

  *drawn(card: CardId): Script {
    this.deck.delete(card);
    if (this.deck.size > 0) return;
    for (const [place, stack] of this.city) {
      if (!stack.pawn) continue;
      this.reserve.delete(topOf(stack));
      this.discard.add(topOf(stack));
      this.city.set(place, { ...stack, pawn: false });
    }
    this.deck = this.discard;
    this.discard = new Set();
    yield* this.#burn(this.seats.length <= 3 ? this.options.cardsBurntAtEachRefill : 0);
  }

  *tile(kind: 'tile' | 'hal-tile', whose: number): Script<TileId> {
    type Drawn = Extract<Move, { kind: typeof kind }>;
    const { tile } = yield* turnUp(
      [...this.unseen].map((each) => ({ kind, tile: each }) as Drawn),
      whose,
    );
    this.unseen.delete(tile);
    return tile;
  }

  /** HAL-28: what the supplies have. HAL-78: a supply that runs out is renewed at once, and what is owed comes from the new one. */
  *gain(index: number, { resource, tile, point }: Items): Script {
    const seat = this.seat(index);
    const given = Math.min(resource, seat.supply);
    seat.supply -= given;
    seat.resources += given;
    seat.points += point;
    for (let i = 0; i < tile && this.supply > 0; i++) {
      seat.tiles.add(yield* this.tile('tile', index));
      if (this.supply === 0 && ++this.emptied === 1 && this.options.mode === 'versus') yield* this.#renew();
    }
  }

  *#renew(): Script {
    const returned = this.seats.map((): TileId[] => []);
    const asked = new Set(this.seats.flatMap(({ tiles }, i) => (tiles.size > 0 ? [i] : [])));
    while (asked.size > 0) {
      const moves = [...asked].flatMap((index) => {
        const { tiles, committed } = this.seat(index);
        const from = TILE_IDS.indexOf(returned[index]?.at(-1) ?? 'red-1');
        const later = TILE_IDS.filter(
          (tile, i) => tiles.has(tile) && tile !== committed?.tile && i >= from && !returned[index]?.includes(tile),
        );
        return [null, ...later].map((tile) => ({ kind: 'return-tiles', seat: index, tile }) as const);
      });
      const { seat, tile } = yield* ask('return-tiles', [...asked], moves);
      if (tile === null) asked.delete(seat);
      else returned[seat]?.push(tile);
    }
    for (const [index, tiles] of returned.entries()) {
      this.seat(index).points += tiles.length;
      for (const tile of tiles) this.seat(index).tiles.delete(tile);
    }
    this.outOfPlay = [...this.unseen];
    this.unseen = new Set(returned.flat());
    this.removed = 0;
    if (this.supply === 0) this.emptied = 2;
  }

  showing(card: TileId): [Place, Stack] {
    const found = [...this.city].find(([, stack]) => topOf(stack) === card);
    if (found === undefined) throw new Error(`no building shows ${card}`);
    return found;
  }

  *produce(index: number, stack: Stack): Script {
    yield* this.gain(index, { ...NOTHING, [ITEMS[TILES[topOf(stack)].colour]]: stack.tiles.length });
  }

  /** The arrows of what lies before a seat by now: the cards 1 to 9, and characters. */
  *arrows(index: number, action: Action): Script {
    const { tableau, characters } = this.seat(index);
    const bonuses = characters.map((id) => CHARACTERS[id].bonus).filter((bonus) => bonus.action === action);
    const gains = [...[...tableau].map((card) => arrow(card, action)), ...bonuses.map(({ gain }) => gain)];
    for (const gain of gains) yield* this.gain(index, gain);
  }

  floorsAround(place: Place): number {
    return around(place).reduce((sum, each) => sum + (this.city.get(each)?.tiles.length ?? 0), 0);
  }

  /** HAL-29 to HAL-31: a new building at a token, which a seat then moves. */
  *found(owner: number, letter: Letter, tile: TileId, mover: number): Script<Place> {
    const site = this.tokens.get(letter) ?? at(0, 0);
    this.city.set(site, { tiles: [tile], owner, pawn: true });
    this.seat(owner).resources--;
    this.seat(owner).tiles.delete(tile);
    let lifted: Lifted | null = { letter, site, way: null };
    while (lifted !== null) {
      this.tokens.set(lifted.letter, null);
      const edge: Edge = new Edge(new Set(this.city.keys()), this.tokens);
      const moves = edge.targets(lifted).map((place) => {
        const [x, y] = coordinates(place);
        return { kind: 'move-token', x, y } as const;
      });
      const { x, y } = yield* ask('move-token', [mover], moves);
      const other = edge.on(at(x, y));
      this.tokens.set(lifted.letter, at(x, y));
      const way: Way = lifted.way ?? (other === edge.beyond(lifted.letter, 1)[0] ? 1 : -1);
      lifted = other === undefined ? null : { letter: other, site: null, way };
    }
    return site;
  }

  /** HAL-36: what a floor takes, and what the builder can put up. */
  lacks(index: number, card: TileId, tile: TileId): boolean {
    const { resources, points } = this.seat(index);
    const [, { tiles, owner }] = this.showing(card);
    const fee = TILES[card].colour === TILES[tile].colour ? 0 : 1;
    const back = owner === index ? tiles.length : 0;
    return resources + back < tiles.length + 1 + fee || points < TILES[card].number - TILES[tile].number;
  }

  /** HAL-37, HAL-38 and HAL-41: what stood there goes back, with points if the builder is another (HAL-51, HAL-52). */
  stack(index: number, card: TileId, tile: TileId): void {
    const [place, { tiles, owner }] = this.showing(card);
    if (owner !== null) this.seat(owner).resources += tiles.length;
    if (owner !== null && owner !== index) this.seat(owner).points += tiles.length;
    this.city.set(place, { tiles: [...tiles, tile], owner: index, pawn: true });
    this.seat(index).resources -= tiles.length + 1;
    this.seat(index).tiles.delete(tile);
  }

  /** HAL-57, HAL-79 and HAL-86: looked at when an action is complete, and kept. */
  settlePlaced(seats: readonly Seat[]): void {
    this.placed ||= seats.some(({ resources, supply }) => resources + supply === 0);
  }
}
