import type { Piece } from '@wonders/core';
import { count } from '@wonders/core/words';
import { type Card, type CardKind, cardAt, INDEX, KINDS } from '../components/cards.js';
import { COINS_PER_VP } from '../scoring/index.js';
import { isAges, type Position } from '../state/index.js';
import { nameOf } from './names.js';

// What cards do.

/** Resources and blue cards have no plural; of a name in several words the first has one: `2 Shields with a horn`. */
function countedName(number: number, kind: CardKind): string {
  const name = nameOf(kind);
  const [thing = '', ...more] = name.split(' ');
  if (['grey', 'blue'].includes(cardAt(INDEX[kind]).colour)) return `${number} ${name}`;
  return [count(number, thing), ...more].join(' ');
}

/** Cards by kind: `2 Wood, 1 Gear`, `2 Compasses`. */
export const counted = (counts: readonly number[]): string =>
  counts.flatMap((number, kind) => (number > 0 ? [countedName(number, KINDS[kind] as CardKind)] : [])).join(', ');

/** What a card does, and the rules that say so. */
type Telling = Pick<Piece, 'effect' | 'rules'>;

function blue({ vp, cat }: Card): Telling {
  const points = count(vp, 'point');
  if (!cat) return { effect: points, rules: ['ARCH-102'] };
  return { effect: `${points}, and brings the Cat`, rules: ['ARCH-102', 'ARCH-23'] };
}

function red(position: Position, { horns }: Card): Telling {
  if (isAges(position) || horns === 0) return { effect: '1 shield', rules: ['ARCH-51'] };
  const turned = count(horns, 'Conflict token');
  return { effect: `1 shield, turns ${turned}, is discarded after a Battle`, rules: ['ARCH-51', 'ARCH-50', 'ARCH-52'] };
}

const SETS = 'two alike or three different ones bring a Progress token';

/** What a kind of card does. */
export function cardTelling(position: Position, kind: CardKind): Telling {
  const card: Card = cardAt(INDEX[kind]);
  switch (card.colour) {
    case 'grey':
      return { effect: 'a resource for stages', rules: ['ARCH-41'] };
    case 'yellow': {
      const parts = [
        'any resource for stages',
        ...(position.options.coinVp ? [`${COINS_PER_VP} are a point at the end`] : []),
      ];
      return { effect: parts.join('; '), rules: position.options.coinVp ? ['ARCH-41', 'ARCH-106'] : ['ARCH-41'] };
    }
    case 'blue':
      return blue(card);
    case 'green':
      return isAges(position)
        ? { effect: `a symbol; ${SETS}; points by symbols at the end`, rules: ['ARCH-91', 'ARCH-107'] }
        : { effect: `a symbol; ${SETS}`, rules: ['ARCH-45'] };
    case 'red':
      return red(position, card);
  }
}

/** A kind of card as a piece. */
export const cardPiece = (position: Position, kind: CardKind, status: string): Piece => ({
  name: nameOf(kind),
  ...cardTelling(position, kind),
  status,
  price: [],
});

/** Cards of which the viewer sees only how many they are. */
export const unseenPiece = (name: string, number: number, rule: string): Piece => ({
  name,
  effect: '',
  status: count(number, 'card'),
  price: [],
  rules: [rule],
});
