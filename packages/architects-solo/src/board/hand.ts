import { box, label, NOTHING, type Part } from '@wonders/core/board';
import { capital, count } from '@wonders/core/words';
import { type CardKind, cardName } from '../components/cards.js';
import type { HiddenCard } from '../state/index.js';
import { isAges } from '../table/decks.js';
import { backName } from '../table/hidden.js';
import { deckWords } from '../words/names.js';
import { back, face } from './cards.js';
import type { Table } from './parts.js';

// Cards that are held or looked at.

interface Lying {
  readonly id: string;
  readonly card: CardKind | null;
  readonly name: string;
  readonly number: number;
}

/** Cards in rows, with a title. */
function row(table: Table, title: string, cards: readonly Lying[], x: number, y: number, width: number): Part {
  const { board, phone } = table;
  const perRow = phone ? 4 : 8;
  const step = Math.min(width / perRow, 112);
  const height = phone ? 84 : 92;
  const svg = cards.map(({ id, card, name, number }, i) => {
    const at = {
      x: x + (i % perRow) * step,
      y: y + 22 + Math.floor(i / perRow) * (height + 6),
      width: step - 8,
      height,
      name,
    };
    const many =
      number > 1
        ? box(at.width - 28, 6, 22, 18, 'panel', 9) +
          label(at.width - 17, 15, number, { size: 12, bold: true, anchor: 'middle' })
        : '';
    const drawn =
      card === null ? back(board, at.width, height, count(number, 'card')) : face(board, card, at.width, height) + many;
    return board.place(id, at, drawn);
  });
  return {
    svg: label(x, y + 9, title, { size: 12, bold: true }) + svg.join(''),
    height: 22 + Math.ceil(cards.length / perRow) * (height + 6),
  };
}

/** Cards of a place by kind and back, those that are not known together. */
function byKind(cards: readonly HiddenCard[], id: (each: HiddenCard) => string, name: (each: HiddenCard) => string) {
  const found = new Map<string, Lying>();
  let hidden = 0;
  for (const each of cards) {
    if (each.card === null) {
      hidden++;
      continue;
    }
    const key = id(each);
    const before = found.get(key)?.number ?? 0;
    found.set(key, { id: key, card: each.card, name: name(each), number: before + 1 });
  }
  return { known: [...found.values()], hidden };
}

/** Three Ages: the cards of a hand that are not revealed. */
export function hand(table: Table, seat: number, x: number, y: number, width: number): Part {
  const { view } = table;
  const cards = view.hands[seat] ?? [];
  if (!isAges(view) || cards.length === 0) return NOTHING;
  const prefix = seat === 0 ? 'hand' : 'other-hand';
  const { known, hidden } = byKind(
    cards,
    ({ card, back: from }) => `${prefix}-${card}-${backName(view, from)}`,
    ({ card, back: from }) => `${cardName(card as CardKind)}, a card of ${backName(view, from)}`,
  );
  const unseen: Lying = {
    id: `${prefix}-unseen`,
    card: null,
    name: `${count(hidden, 'card')} not known`,
    number: hidden,
  };
  const title = capital(deckWords(view, seat === 0 ? 'player' : 'opponent'));
  return row(table, title, hidden === 0 ? known : [...known, unseen], x, y, width);
}

/** Halicarnassus: the cards that are looked at. */
export function looked(table: Table, x: number, y: number, width: number): Part {
  const { view } = table;
  if (view.looked === null) return NOTHING;
  const { known, hidden } = byKind(
    view.looked.cards,
    ({ card }) => `looked-${card}`,
    ({ card }) => `${cardName(card as CardKind)}, looked at`,
  );
  const unseen: Lying = { id: 'looked-unseen', card: null, name: `${count(hidden, 'card')} not known`, number: hidden };
  const from = deckWords(view, view.looked.deck === 0 ? 'player' : 'opponent');
  const title = view.config.mode === 'versus' ? 'The cards looked at' : `The cards looked at, of ${from}`;
  return row(table, title, hidden === 0 ? known : [...known, unseen], x, y, width);
}
