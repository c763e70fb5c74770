import {
  BUILDING_CARDS,
  type CardId,
  type Event,
  type Letter,
  type Move,
  type State,
  TILES,
  type TileId,
} from '../src/index.js';

// Hal's side of a game, kept by hand as at a table: from the rules (HAL-45 to HAL-68), from what the human does and from what chance turns
// up. It shares the printed cards with the package, and no code.

const HUMAN = 0;
const HAL = 1;
/** The supply after the setup: 60 tiles less nine in the city, six removed and six in the stash. */
const SUPPLY = 39;
const RESOURCES = 25;

interface Stack {
  readonly tiles: readonly TileId[];
  readonly owner: number | null;
}

type Place = `${number} ${number}`;

const at = (x: number, y: number): Place => `${x} ${y}`;
const coordinates = (place: Place): [number, number] => place.split(' ').map(Number) as [number, number];

const around = (place: Place): readonly Place[] => {
  const [x, y] = coordinates(place);
  return [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)];
};

const isLetter = (card: CardId): card is Letter => card.length === 1;

/** Both sides of the table, as far as Hal's turns change them. */
export class Hal {
  readonly city = new Map<Place, Stack>();
  readonly tokens = new Map<Letter, Place | null>();
  resources = RESOURCES;
  points = 0;
  readonly tableau: TileId[] = [];
  supply = SUPPLY;
  ending: string | null = null;
  /** What the human took back and gained in the last turn of Hal. */
  given = 0;
  readonly #options: State['options'];
  #card: CardId | null = null;
  #drawn: CardId | null = null;
  /** Where Hal's token was, while the human looks for its new place. */
  #urbanizing: Place | null = null;
  #lifted: Letter | null = null;

  /** Begins where the setup has ended. */
  constructor({ options, city, tokens }: State) {
    this.#options = options;
    for (const { x, y, tiles } of city) this.city.set(at(x, y), { tiles, owner: null });
    for (const [letter, cell] of Object.entries(tokens))
      this.tokens.set(letter as Letter, cell === null ? null : at(cell.x, cell.y));
  }

  /** Follows a move by what it caused: Hal's own events are not read. */
  follow(before: State, move: Move, events: readonly Event[]): void {
    const drawn = events.flatMap((event) => (event.kind === 'chance' && event.move !== 'hidden' ? [event.move] : []));
    this.given = 0;
    switch (move.kind) {
      case 'give':
        this.#card = move.card;
        break;
      case 'urbanize':
        this.#found(move.card, move.tile, HUMAN);
        break;
      case 'construct':
        this.#stack(move.card, move.tile, HUMAN);
        break;
      case 'move-token':
        if (this.#lifted !== null) this.tokens.set(this.#lifted, at(move.x, move.y));
        break;
      default:
    }
    // Every tile leaves the supply, whoever takes it; those of the human's actions before Hal draws his own.
    for (const each of drawn) {
      if (each.kind === 'hal-card') this.#card = each.card;
      if (each.kind === 'expert-card') this.#drawn = each.card;
      if (each.kind === 'tile') this.supply--;
      if (each.kind === 'hal-tile') {
        this.supply--;
        this.#build(each.tile);
      }
    }
    if (move.kind === 'hal-turn' && this.#urbanizing === null) this.#endRound();
    if (move.kind === 'move-token' && this.#urbanizing !== null) {
      this.points += this.#floorsAround(this.#urbanizing);
      this.#urbanizing = null;
      this.#endRound();
    }
    if (before.options.level === 'normal') this.#drawn = null;
  }

  #floorsAround(place: Place): number {
    return around(place).reduce((sum, each) => sum + (this.city.get(each)?.tiles.length ?? 0), 0);
  }

  #found(letter: Letter, tile: TileId, owner: number): Place {
    const place = this.tokens.get(letter) ?? at(0, 0);
    this.city.set(place, { tiles: [tile], owner });
    this.tokens.set(letter, null);
    this.#lifted = letter;
    return place;
  }

  #showing(card: TileId): [Place, Stack] {
    const found = [...this.city].find(([, { tiles }]) => tiles.at(-1) === card);
    if (found === undefined) throw new Error(`no building shows ${card}`);
    return found;
  }

  /** A further floor: what stands on the building goes back to its owner, with points if the builder is another (HAL-51, HAL-52). */
  #stack(card: TileId, tile: TileId, owner: number): void {
    const [place, { tiles, owner: last }] = this.#showing(card);
    if (last === HAL) this.resources += tiles.length;
    if (last === HAL && owner === HUMAN) this.points += tiles.length;
    if (last === HUMAN && owner === HAL) this.given = tiles.length;
    this.city.set(place, { tiles: [...tiles, tile], owner });
    if (owner === HAL) this.resources -= tiles.length + 1;
  }

  /** HAL-54: the card that Hal plays. */
  #chosen(): CardId {
    const [card, other] = [this.#card ?? 'a', this.#drawn];
    if (!isLetter(card) || other === null) return card;
    if (!isLetter(other)) return other;
    const worth = (letter: Letter) => this.#floorsAround(this.tokens.get(letter) ?? at(0, 0));
    return worth(other) > worth(card) ? other : card;
  }

  #build(tile: TileId): void {
    const card = this.#chosen();
    this.#drawn = null;
    if (isLetter(card)) {
      this.#urbanizing = this.#found(card, tile, HAL);
      this.resources--;
      return;
    }
    const [, { tiles, owner }] = this.#showing(card);
    if (this.resources + (owner === HAL ? tiles.length : 0) < tiles.length + 1) {
      this.ending = 'hal-cannot-build';
      return;
    }
    this.#stack(card, tile, HAL);
    this.tableau.push(card);
    const lower = TILES[card].number - TILES[tile].number;
    if (this.#options.halPaysForLowerNumber === 'down-to-zero' && lower > 0)
      this.points -= Math.min(this.points, lower);
  }

  /** HAL-56 to HAL-60. */
  #endRound(): void {
    if (this.ending !== null) return;
    const placed = [...this.city.values()].reduce(
      (sum, { tiles, owner }) => sum + (owner === HUMAN ? tiles.length : 0),
      0,
    );
    if (this.supply === 0) this.ending = 'tiles-exhausted';
    else if (placed === RESOURCES) this.ending = 'human-resources-placed';
    else if (this.resources === 0) this.ending = 'hal-resources-exhausted';
  }

  /** HAL-62: the points of a tableau's equals cards. */
  equals(owner: number, tableau: readonly TileId[]): number {
    const buildings = [...this.city.values()].filter((each) => each.owner === owner);
    const colour = (tile: TileId | undefined) => (tile === undefined ? '' : TILES[tile].colour);
    const arrows = (action: string) =>
      tableau.filter(
        (id) =>
          'action' in BUILDING_CARDS[id] &&
          BUILDING_CARDS[id].kind === 'on-action' &&
          BUILDING_CARDS[id].action === action,
      );
    const worth = (id: TileId): number => {
      const { number } = TILES[id];
      const others = { red: ['yellow', 'blue'], blue: ['red', 'yellow'], yellow: ['red', 'blue'] }[TILES[id].colour];
      const of = (wanted: string | undefined) =>
        buildings.filter(({ tiles }) => colour(tiles.at(-1)) === wanted).length;
      const tall = (low: number, high: number) =>
        buildings.filter(({ tiles }) => tiles.length >= low && tiles.length <= high).length;
      if (number === 10 || number === 13) return of(TILES[id].colour);
      if (number === 11 || number === 12) return of(others[number - 11]);
      if (number === 14) return tall(1, 2);
      if (number === 15) return 3 * tall(3, 99);
      if (number >= 16 && number <= 18)
        return 2 * arrows(['exploit', 'urbanize', 'construct'][number - 16] ?? '').length;
      if (number === 19) return 2 * tableau.filter((each) => colour(each) === colour(id)).length;
      return number === 20 ? 9 : 0;
    };
    return tableau.reduce((sum, id) => sum + worth(id), 0);
  }

  /** HAL-63 to HAL-67: what each side's districts score. */
  districts(): readonly [number, number] {
    const left = new Set(this.city.keys());
    const colour = (place: Place) => TILES[this.city.get(place)?.tiles.at(-1) ?? 'red-1'].colour;
    const scores: [number, number] = [0, 0];
    for (const start of this.city.keys()) {
      if (!left.delete(start)) continue;
      const district = [start];
      for (const place of district)
        for (const next of around(place))
          if (left.has(next) && colour(next) === colour(start)) {
            left.delete(next);
            district.push(next);
          }
      if (district.length > 1) this.#prizes(district, scores);
    }
    return scores;
  }

  #prizes(district: readonly Place[], scores: [number, number]): void {
    const stacks = district.flatMap((place) => this.city.get(place) ?? []);
    const claim = (owner: number) => {
      const own = stacks.filter((each) => each.owner === owner);
      const floors = own.map(({ tiles }) => tiles.length);
      const tallest = Math.max(0, ...floors);
      const numbers = own
        .filter(({ tiles }) => tiles.length === tallest)
        .map(({ tiles }) => TILES[tiles.at(-1) ?? 'red-1'].number);
      return { owner, resources: floors.reduce((a, b) => a + b, 0), tallest, highest: Math.max(0, ...numbers) };
    };
    const ranked = [claim(HUMAN), claim(HAL)]
      .filter(({ resources }) => resources > 0)
      .sort((a, b) => b.resources - a.resources || b.tallest - a.tallest || b.highest - a.highest);
    const [first, second] = ranked;
    if (first === undefined) return;
    const all = first.resources + (second?.resources ?? 0);
    scores[first.owner as 0 | 1] += second === undefined ? 2 * all : all;
    if (second !== undefined) scores[second.owner as 0 | 1] += second.resources;
  }
}
