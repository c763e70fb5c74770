import type { Seat } from '@wonders/core';
import { box, GAP, label, moved, type Part } from '@wonders/core/board';
import { count } from '@wonders/core/words';
import type { ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { entry } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { seatName } from '../table/seats.js';
import { ACTION_NAMES, cardsName } from '../words/names.js';
import { actionFace, backs, CARD, cardOf, cardsLine } from './cards.js';
import { disc } from './discs.js';
import { chip, type Scene } from './scene.js';

/** The name of a seat with its column, its points and the parts that it has left. */
function header({ view }: Scene, seat: Seat, width: number): string {
  const points = String(pointsOf(view, seat));
  const room = width - 44 - (width > 300 ? 210 : 110);
  const parts = width > 300 ? `${partsLeft(view, seat)} parts left` : `${partsLeft(view, seat)} parts`;
  return (
    chip(20, 18, seat) +
    label(36, 18, seatName(view, seat), { size: 14, bold: true, room }) +
    label(width - 10, 18, `${points} points`, { size: 14, bold: true, anchor: 'end' }) +
    label(width - 92, 18, parts, { size: 12, anchor: 'end', tone: 'muted' })
  );
}

/** The discs that a seat has taken, in rows. */
function taken(scene: Scene, seat: Seat, x: number, y: number, width: number): { svg: string; rows: number } {
  const discs = entry(scene.view.discs, seat);
  if (discs.length === 0) return { svg: label(x, y, 'no discs yet', { tone: 'muted' }), rows: 1 };
  const step = 34;
  const perRow = Math.max(1, Math.floor(width / step));
  const svg = discs
    .map((id, i) => moved(x + 15 + (i % perRow) * step, y + Math.floor(i / perRow) * step, disc(scene.board, id, 15)))
    .join('');
  return { svg, rows: Math.ceil(discs.length / perRow) };
}

/** Equal action cards together. */
function stacked(cards: readonly ActionCard[]): readonly { readonly card: ActionCard; readonly copies: number }[] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((each) => each === card).length }));
}

/** The own side: the hand as cards, the action cards, the discs. */
export function ownSeat(scene: Scene, x: number, width: number): Part {
  const { view, board, me, phone } = scene;
  const hand = entry<Cards>(view.hands, me);
  const hidden = entry(view.hidden, me);
  const top = 36;
  let svg = TYPES.map((type) => cardOf(scene, type, hand[type], 10 + type * (CARD.width + 10), top)).join('');
  let left = 10 + TYPES.length * (CARD.width + 10);
  if (hidden > 0) {
    svg += backs(scene, hidden, left, top + CARD.height / 2);
    left += 46;
  }
  const wide = phone ? (width - 20 - GAP) / 2 : 112;
  const actions = stacked(entry(view.actions, me));
  const at = (i: number) =>
    phone
      ? { x: 10 + (i % 2) * (wide + GAP), y: top + CARD.height + 14 + Math.floor(i / 2) * 52 }
      : { x: left + 10 + i * (wide + GAP), y: top + 5 };
  const cards = actions
    .map(({ card, copies }, i) =>
      board.place(
        `action-${card}`,
        { x: x + at(i).x, y: at(i).y, width: wide, height: 44, name: `Action card ${ACTION_NAMES[card]}`, radius: 5 },
        actionFace(card, copies, wide, 44),
      ),
    )
    .join('');
  const unnamed = entry(view.hiddenActions, me);
  const below = phone ? Math.ceil(actions.length / 2) * 52 : 0;
  const discsAt = phone
    ? { x: 10, y: top + CARD.height + 14 + below + 16, width: width - 20 }
    : {
        x: left + 10 + actions.length * (wide + GAP) + 6,
        y: top + 26,
        width: width - left - 26 - actions.length * (wide + GAP),
      };
  const crowded = !phone && discsAt.width < 160;
  const row = crowded ? { x: 10, y: top + CARD.height + 28, width: width - 20 } : discsAt;
  const discs = taken(scene, me, row.x, row.y, row.width);
  const height =
    phone || crowded ? row.y + 22 + (discs.rows - 1) * 34 : Math.max(104, row.y + 22 + (discs.rows - 1) * 34);
  const tail =
    unnamed > 0
      ? label(left + 10, top + CARD.height - 2, `${count(unnamed, 'hidden action card')}`, { tone: 'muted' })
      : '';
  const name = `${seatName(view, me)}: ${pointsOf(view, me)} points, hand ${hidden > 0 && total(hand) === 0 ? `${hidden} hidden cards` : cardsName(hand)}`;
  const panel = board.place(
    `seat-${me}`,
    { x, y: 0, width, height, name, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    header(scene, me, width),
    svg,
    tail,
    discs.svg,
  );
  return { svg: panel + cards, height };
}

/** What everybody knows of the other seats. */
export function otherSeats(scene: Scene, x: number, width: number): Part {
  const { view, me, phone } = scene;
  const { players } = view.settings;
  const others = Array.from({ length: players - 1 }, (_, step) => (me + 1 + step) % players);
  const columns = phone ? 1 : others.length;
  const each = (width - (columns - 1) * GAP) / columns;
  const heights = others.map((seat) => heightOf(scene, seat, each));
  const tallest = Math.max(...heights);
  let y = 0;
  let svg = '';
  for (const [i, seat] of others.entries()) {
    const height = phone ? entry(heights, i) : tallest;
    svg += drawSeat(scene, seat, phone ? x : x + i * (each + GAP), y, each, height);
    if (phone) y += height + GAP;
  }
  return { svg, height: phone ? y - GAP : tallest };
}

const heightOf = (scene: Scene, seat: Seat, width: number): number =>
  92 + (taken(scene, seat, 0, 0, width - 20).rows - 1) * 34 + 22;

function drawSeat(scene: Scene, seat: Seat, x: number, y: number, width: number, height: number): string {
  const { view, board } = scene;
  const size = handSize(view, seat);
  const actions = actionsHeld(view, seat);
  const known = entry<Cards>(view.shown, seat);
  const named =
    total(known) > 0 ? cardsLine(scene, known, 70, 64) : { svg: label(70, 64, 'nothing', { tone: 'muted' }) };
  const name = `${seatName(view, seat)}: ${pointsOf(view, seat)} points, ${count(size, 'card')}, known to all: ${cardsName(known)}, ${count(actions, 'action card')}`;
  return board.place(
    `seat-${seat}`,
    { x, y, width, height, name, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    header(scene, seat, width),
    backs(scene, size, 10, 42),
    label(size > 9 ? 54 : 46, 42, size === 1 ? 'card' : 'cards', { tone: 'muted' }),
    view.settings.actionCards
      ? label(width - 10, 42, count(actions, 'action card'), { anchor: 'end', tone: actions > 0 ? 'ink' : 'muted' })
      : '',
    label(10, 64, 'shown', { tone: 'muted' }),
    named.svg,
    taken(scene, seat, 10, 96, width - 20).svg,
  );
}
