import { owns } from './area.js';
import { COIN, RESOURCES, total } from './components/cards.js';
import type { Cost } from './components/wonders.js';
import type { Payment, Position } from './state.js';

type ReadArea = Position['areas'][number];

/** The first six are the first six kinds of card. */
export const PAYMENT_NAMES = ['wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'doubled'] as const;

/** What a payment is worth: its cards, and one more for a yellow card that counts two. */
export const worthOfPayment = (p: Payment): number => total(PAYMENT_NAMES.map((name) => p[name]));

/** Why a payment does not pay for a stage, `''` when it does (ARCH-41 to ARCH-43). */
export function noPayment(
  area: ReadArea,
  { count, kind }: Cost,
  p: Payment,
  economy: boolean,
): '' | 'cards-missing' | 'no-economy' | 'not-different' | 'not-identical' | 'wrong-payment' {
  if (PAYMENT_NAMES.some((name, i) => i <= COIN && p[name] > (area.cards[i] as number))) return 'cards-missing';
  if (p.doubled > 0 && (!economy || p.coin === 0)) return 'no-economy';
  if (!owns(area, 'engineering')) {
    const grey = PAYMENT_NAMES.slice(0, RESOURCES).filter((name) => p[name] > 0);
    if (kind === 'identical') {
      if (grey.length > 1) return 'not-identical';
    } else if (grey.some((name) => p[name] > 1)) return 'not-different';
  }
  return worthOfPayment(p) === count ? '' : 'wrong-payment';
}

/** Every payment for a cost, in lexical order of its numbers. */
export function paymentsFor(area: ReadArea, { count, kind }: Cost, economy: boolean): readonly Payment[] {
  const found: Payment[] = [];
  const coins = area.cards[COIN] as number;
  const engineering = owns(area, 'engineering');
  const grey: number[] = [];
  const add = (coin: number, doubled: number): void => {
    const [wood = 0, stone = 0, clay = 0, papyrus = 0, glass = 0] = grey;
    if (coins >= coin) found.push({ wood, stone, clay, papyrus, glass, coin, doubled });
  };
  const spend = (resource: number, rest: number, spent: boolean): void => {
    if (resource === RESOURCES) {
      // ARCH-42: one yellow card may count two.
      if (economy && rest > 1) add(rest - 1, 1);
      add(rest, 0);
      return;
    }
    const most = engineering ? rest : kind === 'different' ? 1 : spent ? 0 : rest;
    for (let cards = 0; cards <= Math.min(area.cards[resource] as number, rest, most); cards++) {
      grey[resource] = cards;
      spend(resource + 1, rest - cards, spent || cards > 0);
    }
  };
  spend(0, count, false);
  return found;
}
