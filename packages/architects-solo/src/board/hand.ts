import { box, keptHeight, label, NOTHING, type Part, type Room, slots } from '@wonders/core/board';
import type { CardKind } from '../components/cards.js';
import { type HiddenCard, isAges } from '../state/index.js';
import { deckName } from '../table/decks.js';
import { backName } from '../table/hidden.js';
import { handPlace, lookedPlace, UNSEEN_LOOKED, unseenInHand } from '../table/places.js';
import { back, face } from './cards.js';
import type { Draw, Table } from './table.js';

// Cards that are held or looked at.

interface Lying {
  readonly id: string;
  readonly card: CardKind | null;
  readonly number: number;
}

/** How many cards are beside each other, at least. */
const ON_DESK = 8;
const ON_PHONE = 4;
/** In a picture for a phone that keeps its places, a hand has one row for the most that is dealt. */
const KEPT = 6;

/** Cards in rows, with a title. */
function row(table: Table, title: string, cards: readonly Lying[], { x, y, width }: Room, tall?: number): Part {
  const { board, phone, words } = table;
  const kept = phone && board.still && tall === undefined;
  const least = kept ? KEPT : phone || tall !== undefined ? ON_PHONE : ON_DESK;
  const perRow = kept || tall !== undefined ? Math.max(least, cards.length) : least;
  const step = Math.min(width / perRow, 112);
  const height = tall === undefined ? (phone ? 84 : 92) : Math.min(tall - 28, step * 1.7);
  const svg = cards.map(({ id, card, number }, i) => {
    const at = {
      x: x + (i % perRow) * step,
      y: y + 22 + Math.floor(i / perRow) * (height + 6),
      width: step - 8,
      height,
    };
    const many =
      number > 1
        ? box(at.width - 28, 6, 22, 18, 'stock', 9) +
          label(at.width - 17, 15, number, { size: 12, bold: true, anchor: 'middle' })
        : '';
    const drawn =
      card === null
        ? back(table, at.width, height, 'grey', words.board.cardCount(number))
        : face(table, card, at.width, height) + many;
    const raised = board.movesAt(id).length > 0;
    return board.place(id, { ...at, raised }, drawn);
  });
  const free = kept ? slots(board, { x, y: y + 22, width }, { wide: step - 8, high: height, rows: 1, gap: 8 }) : '';
  return {
    svg: label(x + 2, y + 9, title, { size: 12, bold: true, tone: 'soft' }) + free + svg.join(''),
    height: 22 + keptHeight(board, Math.ceil(cards.length / perRow), 1) * (height + 6),
  };
}

/** The cards of a place by kind and back, and how many cards the viewer does not know. */
function byKind(cards: readonly HiddenCard[], id: (each: HiddenCard) => string) {
  const found = new Map<string, Lying>();
  let hidden = 0;
  for (const each of cards) {
    if (each.card === null) {
      hidden++;
      continue;
    }
    const key = id(each);
    const before = found.get(key)?.number ?? 0;
    found.set(key, { id: key, card: each.card, number: before + 1 });
  }
  return { known: [...found.values()], hidden };
}

/** Three Ages: the cards of a hand that are not revealed. */
export const hand =
  (seat: number): Draw =>
  (table, room) => {
    const { view, board, words } = table;
    const cards = view.hands[seat] ?? [];
    if (!isAges(view) || (cards.length === 0 && !board.still)) return NOTHING;
    const { known, hidden } = byKind(cards, ({ card, back: from }) => handPlace(seat, card, backName(view, from)));
    const shown = withUnseen(unseenInHand(seat), known, hidden);
    return row(table, words.board.hand(view, deckName(view, seat)), shown, room);
  };

/**
 * Halicarnassus: the cards that are looked at.
 *
 * @param tall - How high they may be, in one row; as high as a hand unless it is given.
 */
export function looked(table: Table, room: Room, tall?: number): Part {
  const { view, words } = table;
  if (view.looked === null) return NOTHING;
  const { known, hidden } = byKind(view.looked.cards, ({ card }) => lookedPlace(card));
  return row(table, words.board.looked(view), withUnseen(UNSEEN_LOOKED, known, hidden), room, tall);
}

/** Adds the cards that the viewer does not know, as one entry. */
function withUnseen(id: string, known: readonly Lying[], hidden: number): readonly Lying[] {
  return hidden === 0 ? known : [...known, { id, card: null, number: hidden }];
}
