import type { Seat } from '@wonders/core';
import { box, GAP, label, laurel, moved, type Part, type Room, wrapped } from '@wonders/core/board';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { COLOURS } from '../components/wonders.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { actionBacks, actionFace, actionSign, backs, CARD, cardsLine, fan, noAction, SMALL } from './cards.js';
import { disc } from './discs.js';
import { chip, type Table } from './table.js';

/** How high the name of a seat stands. */
const HEADER = 38;

/** The seal and the name of a seat, its points and its parts left. */
function header(table: Table, seat: Seat, width: number, most = width): string {
  const { view, words, who } = table;
  const tone = entry(COLOURS, seat);
  const left = partsLeft(view, seat);
  const { long, short } = words.partsLeft(left);
  // A narrow panel has room for the number alone.
  const [said, room] = width > 300 ? [long, 88] : width > 200 ? [short, 48] : [left, 18];
  const middle = 19;
  const won = width - 24;
  const parts = won - 44;
  return (
    chip(table, 20, middle, seat, 11) +
    label(38, middle, who(seat), {
      size: width > 300 ? 17 : 15,
      tone: 'on-paper serif',
      room: Math.min(most, parts - room - 44),
    }) +
    laurel(table.board, won, middle, 32, pointsOf(view, seat)) +
    box(won - 39, middle - 12, 20, 24, 'stock', 4) +
    [2, 1, 0].map((i) => box(won - 36, middle - 9 + 6 * i, 14, 6, `${tone} edge`, 1)).join('') +
    label(parts, middle, said, { size: 12, anchor: 'end', tone: 'soft', room, whole: true })
  );
}

/** From one disc of a row to the next, and the least where many lie on one another. */
const DISC_STEP = 34;
const LEAST_STEP = 22;

/** The discs that a seat has taken: in one row, as long as each can be read, else in several. */
function taken({ view, board, words }: Table, seat: Seat, { x, y, width }: Room): { svg: string; rows: number } {
  const discs = entry(view.discs, seat);
  if (discs.length === 0) return { svg: label(x, y, words.noDiscs, { tone: 'soft' }), rows: 1 };
  const close = (width - 30) / Math.max(1, discs.length - 1);
  const step = close < LEAST_STEP ? DISC_STEP : Math.min(DISC_STEP, close);
  const perRow = close < LEAST_STEP ? Math.max(1, Math.floor(width / DISC_STEP)) : discs.length;
  const svg = discs
    .map((id, i) => moved(x + 15 + (i % perRow) * step, y + Math.floor(i / perRow) * DISC_STEP, disc(board, id, 15)))
    .join('');
  return { svg, rows: Math.ceil(discs.length / perRow) };
}

/** Equal action cards together. */
function stacked(cards: readonly ActionCard[]): readonly { readonly card: ActionCard; readonly copies: number }[] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((each) => each === card).length }));
}

/** What lies in a row of emblems, in words: two lines at most. */
function namesOf({ name, words }: Table, actions: ReturnType<typeof stacked>, { x, y, width }: Room): string {
  const names = actions.map(({ card, copies }) => (copies > 1 ? `${copies} × ${name(card)}` : name(card)));
  const tone = names.length > 0 ? 'on-paper' : 'soft';
  return wrapped(names.join(', ') || words.actionCards(0), width, 11, 2)
    .map((line, i) => label(x, y + 14 * i, line, { size: 11, room: width, tone }))
    .join('');
}

/** Between the fans of two types. */
const BETWEEN = 2;

/** Beside the fans, and for cards that cannot be seen. */
const ASIDE = { known: 14, hidden: 50 } as const;

/** Where the own discs lie on a desk, beside the name. */
const DISCS = 260;

/** Action cards as they lie: how many beside each other, how large, and where the first one lies. */
interface Actions {
  readonly across: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** On a phone action cards lie below the hand, on a desk beside it in two rows. */
function actionsAt({ view, board, below, phone }: Table, width: number): Actions {
  if (phone) {
    const across = board.still ? ACTION_CARDS.length : 2;
    const y = HEADER + CARD.phone.height + 14;
    return { across, width: (width - 20 - GAP * (across - 1)) / across, height: 40, x: 10, y };
  }
  const across = Math.ceil(ACTION_CARDS.length / 2);
  const x = 10 + TYPES.length * (CARD.desk.room + BETWEEN) + ASIDE[below === view.viewer ? 'known' : 'hidden'];
  return { across, width: (width - 10 - x - GAP * (across - 1)) / across, height: 37, x, y: HEADER };
}

/** The own side: the hand as fans of cards, the action cards, the discs. */
export function ownSeat(table: Table, { x, y, width }: Room): Part {
  const { view, board, below: me, phone, words } = table;
  const hand = entry<Cards>(view.hands, me);
  const hidden = entry(view.hidden, me);
  const size = CARD[phone ? 'phone' : 'desk'];
  const isOwn = me === view.viewer;
  const cardsInHand = TYPES.map((type) => {
    const at = 10 + type * (size.room + BETWEEN);
    const lain = fan(table, type, hand[type]);
    if (!isOwn) return moved(at, HEADER, lain.svg);
    const place = { x: x + at, y: y + HEADER, width: lain.width, height: size.height, radius: 6 };
    return board.place(`hand-${BUILDING_TYPES[type]}`, place, lain.svg);
  }).join('');
  let svg = isOwn ? '' : cardsInHand;
  const left = 10 + TYPES.length * (size.room + BETWEEN);
  const lying = actionsAt(table, width);
  // Where all seven lie in a row of a phone they show their emblems alone, and their names stand below.
  const named = phone && board.still && view.options.actionCards;
  const actions = stacked(entry(view.actions, me));
  const cornerOf = (i: number) => ({
    x: lying.x + (i % lying.across) * (lying.width + GAP),
    y: lying.y + Math.floor(i / lying.across) * (lying.height + GAP),
  });
  const cards = actions.map(({ card, copies }, nth) => {
    const corner = cornerOf(board.still ? ACTION_CARDS.indexOf(card) : nth);
    const place = { x: x + corner.x, y: y + corner.y, width: lying.width, height: lying.height, radius: 5 };
    const face = named
      ? actionSign(table, card, copies, lying)
      : actionFace(table, card, copies, lying.width, lying.height);
    return board.place(`action-${card}`, place, face);
  });
  const rows = Math.ceil((board.still ? ACTION_CARDS.length : actions.length) / lying.across);
  if (board.still && view.options.actionCards)
    svg += ACTION_CARDS.map((card, i) => {
      const corner = cornerOf(i);
      return moved(corner.x, corner.y, noAction(table, card, lying.width, lying.height));
    }).join('');
  const unnamed = entry(view.hiddenActions, me);
  // What cannot be seen lies beside the fans, and on a phone in a row below the action cards.
  let under = HEADER + size.height + (phone ? 14 + rows * (lying.height + GAP) : 8);
  if (named) {
    svg += namesOf(table, actions, { x: 10, y: under + 2, width: width - 20 });
    under += 28;
  }
  if (hidden > 0) svg += phone ? backs(table, hidden, 10, under + 8) : backs(table, hidden, left, HEADER + 10);
  if (unnamed > 0) {
    const [row, from] = phone ? [under + 28, hidden > 0 ? 52 : 10] : [HEADER + size.height + 14, left];
    svg += label(from, row, words.hiddenActionCards(unnamed), { tone: 'soft', room: width - from - 10 });
  }
  if (phone && (hidden > 0 || unnamed > 0)) under += 52;
  if (!phone && unnamed > 0) under += 18;
  // On a desk the discs lie beside the name.
  const row = phone ? { x: 10, y: under + 16, width: width - 20 } : { x: DISCS, y: 19, width: width - DISCS - 200 };
  const discs = taken(table, me, row);
  const more = (discs.rows - 1) * DISC_STEP;
  const height = phone ? row.y + 22 + more : under;
  const panel = board.place(
    `seat-${me}`,
    { x, y, width, height, radius: 8 },
    box(0, 0, width, height, 'tray', 8),
    header(table, me, width, phone ? width : DISCS - 48),
    svg,
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

/** Where the discs of another seat lie: below its cards, or beside them where there is room. */
function discsOf(width: number): Room {
  const beside = 134 + TYPES.length * SMALL.step + 8;
  return width - beside > 120
    ? { x: beside, y: HEADER + 22, width: width - beside - 10 }
    : { x: 10, y: HEADER + 62, width: width - 20 };
}

const heightOf = (table: Table, seat: Seat, width: number): number => {
  const at = discsOf(width);
  return Math.max(HEADER + 48, at.y + 22 + (taken(table, seat, at).rows - 1) * DISC_STEP);
};

function drawSeat(table: Table, seat: Seat, { x, y, width }: Room, height: number): string {
  const { view, board, words } = table;
  const size = handSize(view, seat);
  const actions = actionsHeld(view, seat);
  const known = entry<Cards>(view.shown, seat);
  const top = HEADER + 2;
  const middle = top + 20;
  const wide = width > 260;
  const left = wide ? 134 : 88;
  return board.place(
    `seat-${seat}`,
    { x, y, width, height, radius: 8 },
    box(0, 0, width, height, 'tray', 8),
    header(table, seat, width),
    backs(table, size, 10, top),
    view.options.actionCards && actions > 0 ? actionBacks(table, actions, 48, top) : '',
    wide ? label(88, middle, words.shown, { tone: 'soft' }) : '',
    total(known) > 0 ? cardsLine(table, known, left, middle).svg : label(left, middle, words.nothing, { tone: 'soft' }),
    taken(table, seat, discsOf(width)).svg,
  );
}
