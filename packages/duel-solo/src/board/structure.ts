import { element, label, type Part, type Room } from '@wonders/core/board';
import { MYTHOLOGIES, type Mythology } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { type CardSize, DESK_CARD, faceDownCard, faceUpCard, PHONE_CARD } from './cards.js';
import { mythologyEmblem } from './emblems.js';
import { MYTHOLOGY } from './signs.js';
import { cardTag, drawnColumn, type Table } from './table.js';

/** The structure of the Age. Each row covers the row above, and begins on the side of seat 0 (DUEL-020). */
export function structure(table: Table, { x, y }: Room): Part {
  const { view, phone, below } = table;
  const { places } = layoutOf(view);
  const rows = places.reduce((most, { row }) => Math.max(most, row), 0);
  const size = stretched(rows, phone);
  const half = (size.width + (phone ? 3 : 8)) / 2;
  const cards = places.map(({ row, column }, slot) => {
    const id = view.structure[slot] ?? null;
    if (id === null) return '';
    const at = { x: x + (drawnColumn(below, column) - 1) * half, y: y + (row - 1) * size.step };
    const token = tokenSign(table, slot, size.width);
    if (id === 'face-down') {
      const back = { age: view.age, purple: ((view.purple >> slot) & 1) === 1 };
      return faceDownCard(table, slot, at, size, back, token);
    }
    const open = ((view.open >> slot) & 1) === 1;
    return faceUpCard(table, id, { ...at, id: `card-${id}` }, size, open ? cardTag(table, id) : null, token);
  });
  return { svg: cards.join(''), height: (rows - 1) * size.step + size.height };
}

/** The width of the widest row. */
export const structureWidth = (phone: boolean): number =>
  phone ? 6 * PHONE_CARD.width + 5 * 3 : 6 * DESK_CARD.width + 5 * 8;

/** The height of the highest structure. */
export const structureHeight = (phone: boolean): number => {
  const { step, height } = phone ? PHONE_CARD : DESK_CARD;
  return (MOST_ROWS - 1) * step + height;
};

const MOST_ROWS = 7;

/** The cards of a structure with so many rows: where they are few, cards are higher and their signs larger, so that all structures are equally high. */
function stretched(rows: number, phone: boolean): CardSize {
  const usual = phone ? PHONE_CARD : DESK_CARD;
  const times = structureHeight(phone) / ((rows - 1) * usual.step + usual.height);
  if (times === 1) return usual;
  return {
    width: usual.width,
    height: Math.floor(usual.height * times),
    step: Math.floor(usual.step * times),
    sign: Math.round(usual.sign * Math.min(times, 1.3)),
  };
}

const isMythology = (token: Mythology | Offering): token is Mythology =>
  (MYTHOLOGIES as readonly (Mythology | Offering)[]).includes(token);

/** The Mythology or Offering token on a card. */
function tokenSign({ view, board }: Table, slot: number, width: number): string {
  const token = tokenOn(view, slot);
  if (token === null) return '';
  const ground = isMythology(token) ? MYTHOLOGY[token] : 'white';
  const [x, tone] = [width - 14, `on-${ground}`];
  const circle = { class: `w-${ground} w-edge`, cx: x, cy: 40, r: 11 };
  return (
    element('circle', circle) +
    (isMythology(token)
      ? mythologyEmblem(board, token)(x, 40, 14, tone)
      : label(x, 40, `−${token}`, { size: 12, anchor: 'middle', bold: true, tone }))
  );
}
