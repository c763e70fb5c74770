import { box, cardBack, cardFace, label } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type Card, worth } from '../components/cards.js';
import type { Table } from './table.js';

/** The size of a card. */
export const CARD = { width: 72, height: 100 } as const;

/** The colour of a card: green if it brings points, red if it costs some. */
export const toneOf = (card: Card): 'green' | 'red' => (worth(card) > 0 ? 'green' : 'red');

/** A card that lies face up. */
export function face(card: Card, { words }: Table): string {
  const tone = toneOf(card);
  const number = label(CARD.width / 2, 38, card, { size: 34, bold: true, anchor: 'middle', tone: `on-${tone} serif` });
  return cardFace({ ...CARD, field: 76, tone, inField: number, name: capital(words.name(`card-${card}`)) });
}

/** Where the next card turns up. */
export const deck = ({ view, board }: Table): string =>
  view.phase === 'over'
    ? box(0, 0, CARD.width, CARD.height, 'tray')
    : cardBack(board, { ...CARD, shown: CARD.height, tone: 'grey', text: '' });
