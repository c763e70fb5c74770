import type { Seat } from '@wonders/core';
import { box, GAP, label, moved, type Part, type Room } from '@wonders/core/board';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { actionFace, actionSign, backs, CARD, cardsLine, fan, noAction } from './cards.js';
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

/** From one disc of a row to the next, and the least where many lie on one another. */
const DISC_STEP = 34;
const LEAST_STEP = 22;

/** The discs that a seat has taken: in one row, as long as each can be read, else in several. */
function taken({ view, board, words }: Table, seat: Seat, { x, y, width }: Room): { svg: string; rows: number } {
  const discs = entry(view.discs, seat);
  if (discs.length === 0) return { svg: label(x, y, words.noDiscs, { tone: 'muted' }), rows: 1 };
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

/** What lies in a row of emblems, in words. */
function namesOf({ name, words }: Table, actions: ReturnType<typeof stacked>, { x, y, width }: Room): string {
  const names = actions.map(({ card, copies }) => (copies > 1 ? `${copies} × ${name(card)}` : name(card)));
  return label(x, y, names.join(', ') || words.actionCards(0), {
    room: width,
    whole: true,
    tone: names.length > 0 ? 'ink' : 'muted',
  });
}

/** Where the cards in hand begin, below the header. */
const HAND_TOP = 36;

/** Between the fans of two types. */
const BETWEEN = 2;

/** What is said of hidden action cards, at the foot of the hand: up to the right edge on a phone, else from the left. */
const hiddenActions = (text: string, right: number | null, left: number, y: number): string =>
  right === null
    ? label(left, y, text, { tone: 'muted' })
    : label(right, y, text, { tone: 'muted', anchor: 'end', room: right - 20 });

/** Action cards as they lie: how many beside each other, how large, and where the first one lies. */
interface Actions {
  readonly across: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** On a phone action cards lie below the hand, on a desk beside it; where they keep their places, in one row and in two. */
function actionsAt({ board, phone }: Table, width: number, left: number): Actions {
  const top = HAND_TOP + CARD[phone ? 'phone' : 'desk'].height + 14;
  if (phone) {
    const across = board.still ? ACTION_CARDS.length : 2;
    return { across, width: (width - 20 - GAP * (across - 1)) / across, height: 40, x: 10, y: top };
  }
  if (!board.still) return { across: ACTION_CARDS.length, width: 112, height: 44, x: left + 10, y: HAND_TOP + 5 };
  const across = Math.ceil(ACTION_CARDS.length / 2);
  const x = 10 + TYPES.length * (CARD.desk.room + BETWEEN) + 50;
  return { across, width: (width - 10 - x - GAP * (across - 1)) / across, height: 37, x, y: HAND_TOP };
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
    if (!isOwn) return moved(at, HAND_TOP, lain.svg);
    const place = { x: x + at, y: y + HAND_TOP, width: lain.width, height: size.height, radius: 6 };
    return board.place(`hand-${BUILDING_TYPES[type]}`, place, lain.svg);
  }).join('');
  let svg = isOwn ? '' : cardsInHand;
  let left = 10 + TYPES.length * (size.room + BETWEEN);
  if (hidden > 0) {
    // On a phone the four fans leave no room beside them.
    svg += phone
      ? backs(table, hidden, width - 50, 40 + size.height)
      : backs(table, hidden, left, HAND_TOP + size.height / 2);
    left += 46;
  }
  const lying = actionsAt(table, width, left);
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
  const under = HAND_TOP + size.height + (phone ? 30 + rows * (lying.height + GAP) : 28);
  if (named) svg += namesOf(table, actions, { x: 10, y: under - 13, width: width - 20 });
  const beneath = under + (named ? 21 : 0);
  const row = { x: 10, y: beneath, width: width - 20 };
  const discs = taken(table, me, row);
  const height = row.y + 22 + (discs.rows - 1) * DISC_STEP;
  const unnamed = entry(view.hiddenActions, me);
  // Below the rows of action cards that keep their places.
  const foot = phone ? 6 : board.still ? 14 : -2;
  const tail =
    unnamed > 0
      ? hiddenActions(
          words.hiddenActionCards(unnamed),
          phone ? width - 60 : null,
          left + 10,
          HAND_TOP + size.height + foot,
        )
      : '';
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
  92 + (taken(table, seat, { x: 0, y: 0, width: width - 20 }).rows - 1) * DISC_STEP + 22;

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
