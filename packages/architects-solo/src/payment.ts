import { type Field, integer, schema } from '@wonders/core';
import { owns } from './area.js';
import { COIN, RESOURCES } from './components/cards.js';
import type { Cost } from './components/wonders.js';
import type { Payment, Position } from './state.js';

type ReadArea = Position['areas'][number];

const NAMES = ['wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'doubled'] as const;

/** A stage costs four at most, so no payment has more than four cards of a kind. */
const MOST = 4;

/** What a payment is worth: its cards, and one more for a yellow card that counts two. */
export function worthOfPayment(p: Payment): number {
  return p.wood + p.stone + p.clay + p.papyrus + p.glass + p.coin + p.doubled;
}

const greyOf = (p: Payment): readonly number[] => [p.wood, p.stone, p.clay, p.papyrus, p.glass];

/** Why a payment does not pay for a stage, `''` when it does (ARCH-41 to ARCH-43). */
export function noPayment(
  area: ReadArea,
  { count, kind }: Cost,
  p: Payment,
  economy: boolean,
): '' | 'cards-missing' | 'no-economy' | 'not-different' | 'not-identical' | 'wrong-payment' {
  const grey = greyOf(p);
  if (p.coin > (area.cards[COIN] as number) || grey.some((spent, i) => spent > (area.cards[i] as number)))
    return 'cards-missing';
  if (p.doubled > 0 && (!economy || p.coin === 0)) return 'no-economy';
  if (!owns(area, 'engineering')) {
    if (kind === 'different' && grey.some((spent) => spent > 1)) return 'not-different';
    if (kind === 'identical' && grey.filter((spent) => spent > 0).length > 1) return 'not-identical';
  }
  return worthOfPayment(p) === count ? '' : 'wrong-payment';
}

/** Every payment for a cost, in lexical order of its numbers. */
export function paymentsFor(area: ReadArea, { count, kind }: Cost, economy: boolean): readonly Payment[] {
  const found: Payment[] = [];
  const coins = area.cards[COIN] as number;
  const engineering = owns(area, 'engineering');
  const grey = [0, 0, 0, 0, 0];
  const finish = (rest: number): void => {
    const [wood = 0, stone = 0, clay = 0, papyrus = 0, glass = 0] = grey;
    // ARCH-42: one yellow card may count two.
    if (economy && rest >= 2 && coins >= rest - 1)
      found.push({ wood, stone, clay, papyrus, glass, coin: rest - 1, doubled: 1 });
    if (coins >= rest) found.push({ wood, stone, clay, papyrus, glass, coin: rest, doubled: 0 });
  };
  const spend = (resource: number, rest: number, spent: boolean): void => {
    if (resource === RESOURCES) {
      finish(rest);
      return;
    }
    const held = Math.min(area.cards[resource] as number, rest);
    const only = engineering ? held : kind === 'different' ? Math.min(held, 1) : spent ? 0 : held;
    for (let cards = 0; cards <= only; cards++) {
      grey[resource] = cards;
      spend(resource + 1, rest - cards, spent || cards > 0);
    }
    grey[resource] = 0;
  };
  spend(0, count, false);
  return found;
}

/** Each number of a payment. */
const NUMBERS: readonly Field<number>[] = NAMES.map((name) => integer(0, name === 'doubled' ? 1 : MOST));

const paymentOf = (numbers: readonly unknown[]): Payment =>
  Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]])) as unknown as Payment;

function isPayment(value: unknown): value is Payment {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (Reflect.ownKeys(value).length !== NAMES.length) return false;
  return NAMES.every((name, i) => Object.hasOwn(value, name) && NUMBERS[i]?.is((value as Payment)[name]));
}

/** A payment, written as its seven numbers: `1,0,1,0,0,1,0`. */
export const paymentField: Field<Payment> = {
  ...schema(`{ ${NAMES.join(', ')} }, each a whole number from 0 to ${MOST}, doubled 0 or 1`, isPayment),
  count: NUMBERS.reduce((product, { count }) => product * count, 1),
  nth(i) {
    let rest = i;
    return paymentOf(
      NUMBERS.map(({ count }) => {
        const value = rest % count;
        rest = Math.floor(rest / count);
        return value;
      }),
    );
  },
  is: isPayment,
  write: (payment) => NAMES.map((name) => payment[name]).join(','),
  read(text) {
    const numbers = text.split(',');
    const payment = paymentOf(numbers.map(Number));
    return numbers.length === NAMES.length && isPayment(payment) ? payment : undefined;
  },
};
