import type { Seat } from '@wonders/core';
import { box, GAP, keptHeight, label, moved, type Part, type Room } from '@wonders/core/board';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { actionFace, backs, CARD, cardOf, cardsLine } from './cards.js';
import { disc } from './discs.js';
import { chip, type Table } from './table.js';

/** The column and the name of a seat, its points and its parts left. */
function header(table: Table, seat: Seat, width: number): string {
  const { view, words, who } = table;
  const wide = width > 300;
  const { long, short } = words.partsLeft(partsLeft(view, seat));
  return (
    chip(table, 20, 18, seat) +
    label(36, 18, who(seat), { size: 14, bold: true, room: width - 44 - (wide ? 210 : 110) }) +
    label(width - 10, 18, words.points(pointsOf(view, seat)), { size: 14, bold: true, anchor: 'end' }) +
    label(width - 92, 18, wide ? long : short, { size: 12, anchor: 'end', tone: 'muted' })
  );
}

/** The discs that a seat has taken, in rows. */
function taken({ view, board, words }: Table, seat: Seat, { x, y, width }: Room): { svg: string; rows: number } {
  const discs = entry(view.discs, seat);
  if (discs.length === 0) return { svg: label(x, y, words.noDiscs, { tone: 'muted' }), rows: 1 };
  const step = 34;
  const perRow = Math.max(1, Math.floor(width / step));
  const svg = discs
    .map((id, i) => moved(x + 15 + (i % perRow) * step, y + Math.floor(i / perRow) * step, disc(board, id, 15)))
    .join('');
  return { svg, rows: Math.ceil(discs.length / perRow) };
}

/** Equal action cards together. */
function stacked(cards: readonly ActionCard[]): readonly { readonly card: ActionCard; readonly copies: number }[] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((each) => each === card).length }));
}

/** What is said of hidden action cards, under the backs of hidden cards: up to the right edge on a phone, else from the left. */
function hiddenActions(text: string, right: number | null, left: number): string {
  const y = HAND_TOP + CARD.height - 2;
  if (right === null) return label(left, y, text, { tone: 'muted' });
  return label(right, y, text, { tone: 'muted', anchor: 'end', room: right - 10 - TYPES.length * (CARD.width + 10) });
}

/** Three rows of action cards on a phone. */
const ACTIONS_KEPT = 156;

/** On a desk they lie beside the hand and its hidden cards. */
const ACTIONS_LEFT = 10 + TYPES.length * (CARD.width + 10) + 46;

/** Where the cards in hand begin, below the header. */
const HAND_TOP = 36;

/** The own side: the hand as cards, the action cards, the discs. */
export function ownSeat(table: Table, { x, y, width }: Room): Part {
  const { view, board, below: me, phone, words } = table;
  const hand = entry<Cards>(view.hands, me);
  const hidden = entry(view.hidden, me);
  const top = HAND_TOP;
  const isOwn = me === view.viewer;
  const cardsInHand = TYPES.map((type) => {
    const at = 10 + type * (CARD.width + 10);
    if (!isOwn) return moved(at, top, cardOf(table, type, hand[type]));
    const place = { x: x + at, y: y + top, ...CARD, radius: 5 };
    return board.place(`hand-${BUILDING_TYPES[type]}`, place, cardOf(table, type, hand[type]));
  }).join('');
  let svg = isOwn ? '' : cardsInHand;
  let left = 10 + TYPES.length * (CARD.width + 10);
  if (hidden > 0) {
    svg += backs(table, hidden, left, top + CARD.height / 2);
    left += 46;
  }
  const across = phone ? (board.still ? 3 : 2) : ACTION_CARDS.length;
  const wide = phone ? (width - 20 - GAP * (across - 1)) / across : board.still ? 92 : 112;
  const actions = stacked(entry(view.actions, me));
  const cards = actions.map(({ card, copies }, nth) => {
    const i = board.still ? ACTION_CARDS.indexOf(card) : nth;
    const at = phone
      ? { x: 10 + (i % across) * (wide + GAP), y: top + CARD.height + 14 + Math.floor(i / across) * 52 }
      : { x: (board.still ? ACTIONS_LEFT : left) + 10 + i * (wide + GAP), y: top + 5 };
    const place = { x: x + at.x, y: y + at.y, width: wide, height: 44, radius: 5 };
    return board.place(`action-${card}`, place, actionFace(table, card, copies, wide, 44));
  });
  const below = phone ? (board.still ? ACTIONS_KEPT : Math.ceil(actions.length / 2) * 52) : 0;
  const discsAt = phone
    ? { x: 10, y: top + CARD.height + 14 + below + 16, width: width - 20 }
    : {
        x: left + 10 + actions.length * (wide + GAP) + 6,
        y: top + 26,
        width: width - left - 26 - actions.length * (wide + GAP),
      };
  const crowded = !phone && (board.still || discsAt.width < 160);
  const row = crowded ? { x: 10, y: top + CARD.height + 28, width: width - 20 } : discsAt;
  const discs = taken(table, me, row);
  const needed = row.y + 22 + keptHeight(board, (discs.rows - 1) * 34, phone ? 34 : 0);
  const height = phone || crowded ? needed : Math.max(104, needed);
  const unnamed = entry(view.hiddenActions, me);
  const tail = unnamed > 0 ? hiddenActions(words.hiddenActionCards(unnamed), phone ? width - 10 : null, left + 10) : '';
  const panel = board.place(
    `seat-${me}`,
    { x, y, width, height, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    header(table, me, width),
    svg,
    tail,
    discs.svg,
  );
  return { svg: panel + (isOwn ? cardsInHand : '') + cards.join(''), height };
}

/** What is known of the other seats. */
export function otherSeats(table: Table, { x, y, width }: Room): Part {
  const { view, below, phone } = table;
  const { players } = view.options;
  const others = Array.from({ length: players - 1 }, (_, step) => (below + 1 + step) % players);
  const columns = phone ? 1 : others.length;
  const each = (width - (columns - 1) * GAP) / columns;
  const heights = others.map((seat) => heightOf(table, seat, each));
  const tallest = Math.max(...heights);
  let [svg, down] = ['', 0];
  for (const [i, seat] of others.entries()) {
    const height = phone ? entry(heights, i) : tallest;
    const room = { x: phone ? x : x + i * (each + GAP), y: y + down, width: each };
    svg += drawSeat(table, seat, room, height);
    if (phone) down += height + GAP;
  }
  return { svg, height: phone ? down - GAP : tallest };
}

const heightOf = (table: Table, seat: Seat, width: number): number =>
  92 + keptHeight(table.board, (taken(table, seat, { x: 0, y: 0, width: width - 20 }).rows - 1) * 34, 34) + 22;

function drawSeat(table: Table, seat: Seat, { x, y, width }: Room, height: number): string {
  const { view, board, words } = table;
  const size = handSize(view, seat);
  const actions = actionsHeld(view, seat);
  const known = entry<Cards>(view.shown, seat);
  return board.place(
    `seat-${seat}`,
    { x, y, width, height, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    header(table, seat, width),
    backs(table, size, 10, 42),
    label(size > 9 ? 54 : 46, 42, words.cards(size), { tone: 'muted' }),
    view.options.actionCards
      ? label(width - 10, 42, words.actionCards(actions), { anchor: 'end', tone: actions > 0 ? 'ink' : 'muted' })
      : '',
    label(10, 64, words.shown, { tone: 'muted' }),
    total(known) > 0 ? cardsLine(table, known, 70, 64).svg : label(70, 64, words.nothing, { tone: 'muted' }),
    taken(table, seat, { x: 10, y: 96, width: width - 20 }).svg,
  );
}
