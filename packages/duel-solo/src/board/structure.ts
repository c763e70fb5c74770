import { coin, type Part, type Room } from '@wonders/core/board';
import { MYTHOLOGIES, type Mythology } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { type CardSize, faceDownCard, faceUpCard } from './cards.js';
import { seal } from './signs.js';
import { cardTag, drawnColumn, type Table } from './table.js';

/** The cards in the widest row of a structure. */
const WIDEST = 6;

/** The width of a card, by the room of the structure. */
const cardWidth = ({ phone, middle }: Table, width: number): number =>
  Math.min(Math.floor((width - (WIDEST - 1) * gapOf(phone)) / WIDEST), Math.round(middle * 0.25));

const gapOf = (phone: boolean): number => (phone ? 3 : 8);

/** The width of the widest row of a structure in a room. */
export const structureWidth = (table: Table, width: number): number =>
  WIDEST * cardWidth(table, width) + (WIDEST - 1) * gapOf(table.phone);

/** The structure of the Age. Each row covers the row above, and begins on the side of seat 0 (DUEL-020). */
export function structure(table: Table, { x, y, width }: Room): Part {
  const { view, phone, below, middle } = table;
  const { places } = layoutOf(view);
  const rows = places.reduce((most, { row }) => Math.max(most, row), 0);
  const wide = cardWidth(table, width);
  const height = Math.round(Math.min(middle * (rows > 5 ? 0.26 : 0.3), wide * 1.62));
  const size: CardSize = { width: wide, height, step: Math.floor((middle - height - 4) / (rows - 1)) };
  const half = (wide + gapOf(phone)) / 2;
  const left = x + (width - structureWidth(table, width)) / 2;
  const cards = places.map(({ row, column }, slot) => {
    const id = view.structure[slot] ?? null;
    if (id === null) return '';
    const at = { x: left + (drawnColumn(below, column) - 1) * half, y: y + (row - 1) * size.step };
    const token = tokenSign(table, slot, wide);
    if (id === 'face-down') {
      const back = { age: view.age, purple: ((view.purple >> slot) & 1) === 1 };
      return faceDownCard(table, slot, at, size, back, token);
    }
    const open = ((view.open >> slot) & 1) === 1;
    return faceUpCard(table, id, { ...at, id: `card-${id}` }, size, open ? cardTag(table, id) : null, token);
  });
  return { svg: cards.join(''), height: middle };
}

const isMythology = (token: Mythology | Offering): token is Mythology =>
  (MYTHOLOGIES as readonly (Mythology | Offering)[]).includes(token);

/** The Mythology or Offering token on a card. */
function tokenSign({ view, board }: Table, slot: number, width: number): string {
  const token = tokenOn(view, slot);
  if (token === null) return '';
  const [x, y] = [width - 13, 13];
  if (!isMythology(token)) return coin(board, x, y, 23, `−${token}`);
  return seal(board, token, x, y, 11);
}
