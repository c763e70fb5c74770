import { COLOURS } from '../src/index.js';
import { add, coloursIn, covers, cube, letters, orderOf, sum, type Table } from './printed-table.js';

// Turns as the rulebook tells them: each part of a turn asks its questions, is told the move that was made, and goes on.

/** A question to a seat, with every move that answers it; with `more`, there may be others. */
export interface Question {
  readonly seat: number | null;
  readonly moves: readonly string[];
  readonly more?: true;
}

export type Asking<T = void> = Generator<Question, T, string>;

/** A step of a boat, and what it leaves in the hold. */
interface Step {
  readonly to: number;
  readonly drop: string;
  readonly cargo: readonly number[];
}

/** CENT-35, CENT-36: the free steps first, then those that leave a cube behind. */
function stepsFrom(table: Table, place: number, cargo: readonly number[], free: number): readonly Step[] {
  const leaves = free > 0 ? [{ drop: '-', cargo }] : [];
  if (free <= 0) for (const drop of coloursIn(cargo)) leaves.push({ drop, cargo: add(cargo, cube(drop), -1) });
  return table.near(place).flatMap((to) => leaves.map((leave) => ({ to, ...leave })));
}

/** CENT-38: boats are paid on market tiles only. */
const owed = (table: Table, seat: number, place: number): readonly number[] =>
  table.market(place) === undefined ? [] : table.boatsBeside(seat, place);

/** CENT-42: whether a movement can end from here, found by sailing every way on. */
function canEnd(table: Table, seat: number, at: Omit<Step, 'drop'>, free: number): boolean {
  if (sum(at.cargo) >= owed(table, seat, at.to).length) return true;
  return stepsFrom(table, at.to, at.cargo, free).some((step) => canEnd(table, seat, step, free - 1));
}

/** CENT-33, CENT-35 to CENT-37, CENT-63: step by step, also back. Returns whether the boat has moved. */
export function* sailing(table: Table, seat: number): Asking<boolean> {
  const side = table.side(seat);
  for (let free = 1 + table.owns(seat, 'bonus-extra-move'), steps = 0; ; free--, steps++) {
    const here = table.boat(seat);
    const moves = stepsFrom(table, here, side.cargo, free)
      .filter((step) => canEnd(table, seat, step, free - 1))
      .map(({ to, drop }) => `sail ${table.hex(to)} ${drop}`);
    if (steps === 0) moves.push('stay');
    else if (sum(side.cargo) >= owed(table, seat, here).length) moves.push('dock');
    const move = yield { seat, moves };
    if (move === 'stay' || move === 'dock') return move === 'dock';
    const [, to = '', drop = ''] = move.split(' ');
    if (drop !== '-') {
      table.gain(seat, cube(drop), -1);
      table.lay(here, cube(drop));
    }
    side.boat = table.place(to);
  }
}

/** CENT-38, CENT-39, CENT-114, CENT-121: where a boat has ended its movement, it pays first and collects then. */
export function* docking(table: Table, seat: number): Asking {
  const here = table.boat(seat);
  for (const owner of owed(table, seat, here)) {
    const move = yield { seat, moves: coloursIn(table.side(seat).cargo).map((colour) => `pay-toll ${colour}`) };
    const paid = cube(move.split(' ')[1] ?? '');
    table.gain(seat, paid, -1);
    table.gain(owner, paid);
  }
  const lying = table.loose[here] ?? [];
  if (sum(lying) === 0) return;
  const move = table.solo ? 'collect' : yield { seat, moves: ['collect', 'leave'] };
  if (move !== 'collect') return;
  table.gain(seat, lying);
  table.lay(here, lying, -1);
}

/** Every way to pay a number of cubes from a cargo. */
function payments(cargo: readonly number[], price: number): readonly string[] {
  const ways: string[] = [];
  for (let y = 0; y <= price; y++)
    for (let r = 0; r <= price; r++)
      for (let g = 0; g <= price; g++) {
        const way = [y, r, g, price - y - r - g];
        if (way.every((n) => n >= 0) && covers(cargo, way)) ways.push(letters(way));
      }
  return ways;
}

/** CENT-52: the trades that can follow one another. */
function mostTrades(cargo: readonly number[], give: readonly number[], get: readonly number[]): number {
  return covers(cargo, give) ? 1 + mostTrades(add(add(cargo, give, -1), get), give, get) : 0;
}

/** CENT-47, CENT-48, CENT-115: two cubes for each outpost there between two sides, one between more. */
const price = (table: Table, place: number): number =>
  (table.outposts[place]?.length ?? 0) * (table.sides.length === 2 ? 2 : 1);

/** CENT-32, CENT-46, CENT-53, CENT-56, CENT-58, CENT-67, CENT-120: what a seat may do where its boat is. */
export function actions(table: Table, seat: number): readonly string[] {
  const [{ cargo }, here] = [table.side(seat), table.boat(seat)];
  const moves = table.solo ? ['harvest'] : ['harvest', 'pass'];
  const order = orderOf(table.ports[table.port(here)]);
  if (order !== undefined && covers(cargo, order.cost)) moves.push('port');
  const tile = table.market(here);
  if (tile === undefined) return moves;
  const trades = table.outposts[here]?.includes(seat) && covers(cargo, tile.give);
  if (trades) moves.push('market -');
  if (table.outposts[here]?.includes(seat)) return moves;
  return [...moves, ...payments(cargo, price(table, here)).map((way) => `market ${way}`)];
}

/** CENT-60, CENT-61: the tiles that a seat may take: an ability that is left, or the topmost of the VP tiles. */
function bonusChoices(table: Table, seat: number): readonly string[] {
  const left = new Set(table.bonusLeft);
  const vp = ['bonus-vp-6', 'bonus-vp-5', 'bonus-vp-4', 'bonus-vp-3'].filter((tile) => left.has(tile));
  const abilities = [...left].filter((tile) => !tile.startsWith('bonus-vp'));
  if (table.options.bonusPool === 'published') return [...abilities, ...vp.slice(0, 1)];
  // The six lies aside, and only the fifth column brings it.
  const pile = vp.filter((tile) => tile !== 'bonus-vp-6').slice(0, 1);
  const aside = left.has('bonus-vp-6') && table.columns(seat) === 5 ? ['bonus-vp-6'] : [];
  return [...abilities, ...pile, ...aside];
}

/** CENT-45: a market action that has been paid: build, upgrade, take a bonus tile, trade. Returns the number of trades. */
export function* market(table: Table, seat: number, pay: string): Asking<number> {
  const [side, here] = [table.side(seat), table.boat(seat)];
  const tile = table.market(here);
  if (tile === undefined) throw new Error('no market tile');
  const builds = !table.outposts[here]?.includes(seat);
  if (builds) {
    for (const letter of pay === '-' ? '' : pay) table.gain(seat, cube(COLOURS['YRGB'.indexOf(letter)] ?? ''), -1);
    const emptied = table.columns(seat);
    table.outposts[here]?.push(seat);
    // CENT-50, CENT-64: one upgrade for each tile, as long as a cube can rise and the seat does not decline.
    for (let left = table.owns(seat, 'bonus-upgrade'); left > 0 && sum(side.cargo.slice(0, 3)) > 0; left--) {
      const lower = coloursIn(side.cargo).filter((colour) => colour !== 'brown');
      const move = yield { seat, moves: [...lower.map((colour) => `upgrade ${colour}`), 'skip-upgrade'] };
      if (move === 'skip-upgrade') break;
      const from = move.split(' ')[1] ?? '';
      table.gain(seat, cube(from), -1);
      table.gain(seat, cube(COLOURS[COLOURS.indexOf(from as 'yellow') + 1] ?? ''));
    }
    const choices = table.columns(seat) > emptied ? bonusChoices(table, seat) : [];
    if (choices.length > 0) {
      const taken = (yield { seat, moves: choices.map((each) => `bonus ${each}`) }).split(' ')[1] ?? '';
      side.bonuses.push(taken);
      table.bonusLeft.splice(table.bonusLeft.indexOf(taken), 1);
    }
  }
  const [least, most] = [builds ? 0 : 1, mostTrades(side.cargo, tile.give, tile.get)];
  if (most === 0) return 0;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const times = Number((yield { seat, moves: numbers.map((n) => `trade ${n}`) }).split(' ')[1]);
  table.gain(seat, tile.give, -times);
  table.gain(seat, tile.get, times);
  return times;
}

/** CENT-65, CENT-67: two yellow cubes, and a red one for each tile that brings it. */
export function harvest(table: Table, seat: number): void {
  table.gain(seat, [2, table.owns(seat, 'bonus-harvest-red'), 0, 0]);
}

/** CENT-66, CENT-68, CENT-122: at the end of any turn every hold is cut down to its spaces, first that of the seat whose turn it was. */
export function* limits(table: Table, mover: number): Asking {
  for (const seat of [mover, ...table.after(mover)]) {
    while (table.players.includes(seat) && sum(table.side(seat).cargo) > table.spaces(seat)) {
      const move = yield { seat, moves: coloursIn(table.side(seat).cargo).map((colour) => `discard ${colour}`) };
      table.gain(seat, cube(move.split(' ')[1] ?? ''), -1);
    }
  }
}
