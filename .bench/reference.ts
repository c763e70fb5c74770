import type { Work } from './clock.js';

/** Invented, but about as large and as deep as a state of these games: some two kilobytes of JSON. */
interface Table {
  readonly id: string;
  turn: number;
  random: { a: number; b: number; c: number; d: number };
  pending: { readonly kind: string; readonly seat: number }[];
  slots: (string | null)[];
  pools: string[][];
  seats: { coins: number; cards: string[]; counts: number[]; flags: { won: boolean; passed: boolean; last: number } }[];
}

const names = (count: number, of: string): string[] => Array.from({ length: count }, (_, i) => `${of}-${i}`);

const TABLE: Table = {
  id: 'reference',
  turn: 0,
  random: { a: 1, b: 0.5, c: 0.25, d: 0.125 },
  pending: [{ kind: 'turn', seat: 0 }],
  slots: names(20, 'slot'),
  pools: [names(23, 'first'), names(23, 'second'), names(10, 'third')],
  seats: [0, 1].map((seat) => ({
    coins: 7,
    cards: names(12, `card-of-${seat}`),
    counts: Array(12).fill(seat),
    flags: { won: false, passed: false, last: -1 },
  })),
};

function copyOf(table: Table): Table {
  return {
    id: table.id,
    turn: table.turn,
    random: { ...table.random },
    pending: table.pending.slice(),
    slots: table.slots.slice(),
    pools: table.pools.map((pool) => pool.slice()),
    seats: table.seats.map(({ coins, cards, counts, flags }) => ({
      coins,
      cards: cards.slice(),
      counts: counts.slice(),
      flags: { ...flags },
    })),
  };
}

/** Twenty small changes, as moves make them: a card from a slot to a seat, a coin, a count, the end of a turn. */
function change(table: Table): void {
  for (let turn = 0; turn < 20; turn++) {
    const seat = table.seats[turn % 2];
    const card = table.slots[turn];
    if (seat === undefined || card === undefined || card === null) continue;
    table.slots[turn] = null;
    seat.cards.push(card);
    seat.coins += card.length;
    seat.counts[turn % 12] = seat.coins % 5;
    seat.flags.last = turn;
    table.pending.pop();
    table.pending.push({ kind: card, seat: 1 - (turn % 2) });
    table.turn++;
  }
}

let kept = TABLE;

/**
 * The fixed loop that all figures are compared with: it copies and changes a plain object of the size of a state. It knows
 * nothing of the games and never changes, so a ratio to it that you measure on one day and machine is roughly the same on
 * others. A unit is one copy with its changes.
 */
export const REFERENCE: Work = {
  name: 'reference loop',
  run() {
    const table = copyOf(TABLE);
    change(table);
    kept = kept.turn === table.turn ? table : TABLE;
    return 1;
  },
};
