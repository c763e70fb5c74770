import { count, listed, plural } from '@wonders/core/words';
import type { ScienceSymbol } from '../components/cards.js';
import { COSTS, type Cost } from '../components/wonders.js';
import { needsEngineering } from '../costs.js';
import { PAYMENT_CARDS, type Payment, type PaymentCard, type ScienceSet } from '../notation.js';
import { nameOf } from './names.js';

// Costs, payments and sets in words.

/** `1 wood`, `2 coins`: the resources have no plural. */
export const cardsWords = (card: PaymentCard, number: number): string =>
  card === 'coin' ? count(number, 'coin') : `${number} ${nameOf(card).toLowerCase()}`;

/** What is paid for a stage: `2 wood and 1 coin, which counts two`, `2 wood by Engineering`. */
export function paymentWords(stage: number, payment: Payment): string {
  const cards = PAYMENT_CARDS.flatMap((card) => (payment[card] > 0 ? cardsWords(card, payment[card]) : []));
  const doubled = payment.coin === 1 ? ', which counts two' : ', one of which counts two';
  const any = needsEngineering(COSTS[stage] as Cost, payment) ? ` by ${nameOf('engineering')}` : '';
  return listed(cards) + any + (payment.doubled > 0 ? doubled : '');
}

const SIZES: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** `two different resources`. */
export const costWords = ({ count: number, kind }: Cost): string => `${SIZES[number]} ${kind} resources`;

/** `two Gears`, `a Compass, a Gear and a Tablet`. */
export function setWords(set: ScienceSet): string {
  if (set === 'triple') return `a ${nameOf('compass')}, a ${nameOf('gear')} and a ${nameOf('tablet')}`;
  return `two ${plural(nameOf(set.slice('pair:'.length) as ScienceSymbol))}`;
}
