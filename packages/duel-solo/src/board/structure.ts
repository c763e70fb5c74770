import { element, label, type Part } from '@wonders/core/board';
import { CARDS, MYTHOLOGIES, type Mythology } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { cardPrice } from '../costs.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { DESK_CARD, faceDownCard, faceUpCard, PHONE_CARD } from './cards.js';
import { MYTHOLOGY } from './signs.js';
import { cardTag, heardPrice, type Table } from './table.js';

const AGES = ['', 'I', 'II', 'III'];

/** The structure of the Age, each row lying on the one above. */
export function structure(table: Table, x: number, y: number): Part {
  const { view, board, phone, name } = table;
  const size = phone ? PHONE_CARD : DESK_CARD;
  const { places } = layoutOf(view);
  const half = (size.width + (phone ? 3 : 8)) / 2;
  const cards = places.map(({ row, column }, slot) => {
    const id = view.structure[slot] ?? null;
    if (id === null) return '';
    const at = { x: x + (column - 1) * half, y: y + (row - 1) * size.step };
    const token = tokenSign(table, slot, size.width);
    if (id === 'face-down') {
      const back = { age: AGES[view.age] ?? '', purple: ((view.purple >> slot) & 1) === 1 };
      return faceDownCard(board, slot, `A card face down, row ${row}`, at, size, back, token);
    }
    const open = ((view.open >> slot) & 1) === 1;
    const price = heardPrice(cardPrice(view, table.payer, CARDS[id]));
    const heard = `${name(id)}, ${open ? `accessible, ${price}` : 'covered'}`;
    return faceUpCard(board, id, name(id), { ...at, heard }, size, open ? cardTag(table, id) : null, token);
  });
  const rows = places.reduce((most, { row }) => Math.max(most, row), 0);
  return { svg: cards.join(''), height: (rows - 1) * size.step + size.height };
}

/** The width of the widest row. */
export const structureWidth = (phone: boolean): number =>
  phone ? 6 * PHONE_CARD.width + 5 * 3 : 6 * DESK_CARD.width + 5 * 8;

const isMythology = (token: Mythology | Offering): token is Mythology =>
  (MYTHOLOGIES as readonly (Mythology | Offering)[]).includes(token);

/** The Mythology or Offering token on a card. */
function tokenSign({ view }: Table, slot: number, width: number): string {
  const token = tokenOn(view, slot);
  if (token === null) return '';
  const { ground, letter } = isMythology(token) ? MYTHOLOGY[token] : { ground: 'white', letter: `−${token}` };
  const circle = { class: `w-${ground} w-edge`, cx: width - 14, cy: 40, r: 11 };
  return (
    element('circle', circle) +
    label(width - 14, 40, letter, { size: 12, anchor: 'middle', bold: true, tone: `on-${ground}` })
  );
}
