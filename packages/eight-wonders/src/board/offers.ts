import type { Seat } from '@wonders/core';
import { box, GAP, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { entry, type Offer, type View } from '../state/index.js';
import { handSize } from '../table/hands.js';
import { isOffering } from '../table/offers.js';
import { pointsOf } from '../table/points.js';
import { cardsLine } from './cards.js';
import { chip, type Table } from './table.js';

/** On a phone the cards lie close below the seat. */
const heightOn = (phone: boolean): number => (phone ? 48 : 62);

/** The offers of all but the active seat: still to come, face down, or open. */
export function offers(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone } = table;
  if (!isOffering(view) && !board.still) return NOTHING;
  const { players } = view.options;
  // In a picture that keeps its places each seat has one of its own, whoever asks for offers.
  const [first, count] = board.still ? [table.below, players] : [view.active + 1, players - 1];
  const seats = Array.from({ length: count }, (_, step) => (first + step) % players);
  const columns = phone ? 2 : seats.length > 4 ? 3 : seats.length;
  const height = heightOn(phone);
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = seats.map((seat, i) => {
    const room = { x: x + (i % columns) * (each + GAP), y: y + Math.floor(i / columns) * (height + GAP), width: each };
    return drawOffer(table, seat, room);
  });
  return { svg: svg.join(''), height: Math.ceil(seats.length / columns) * (height + GAP) - GAP };
}

function drawOffer(table: Table, seat: Seat, { x, y, width }: Room): string {
  const { view, board, phone, words, who } = table;
  const offer = entry<View['offers'][number]>(view.offers, seat);
  const height = heightOn(phone);
  const [top, middle] = phone ? [14, 34] : [17, 43];
  const title = words.offerOf(view, seat);
  const isAsked = isOffering(view) && seat !== view.active;
  const cards =
    offer === null
      ? label(10, middle, saidOf(table, seat, offer), { tone: 'muted' })
      : offer === 'hidden'
        ? board.icon('card', 19, middle, 20, 'accent') + label(36, middle, saidOf(table, seat, offer), { size: 13 })
        : drawOpen(table, offer, { x: 10, y: middle, width }, top);
  return board.place(
    `offered-${seat}`,
    { x, y, width, height, radius: 8, name: title },
    box(0, 0, width, height, offer === null && isAsked ? 'empty' : 'panel', 8),
    chip(table, phone ? 15 : 18, top, seat, 9),
    label(phone ? 29 : 33, top, phone || !isAsked ? who(seat) : title, { bold: true, room: phone ? 55 : width - 50 }),
    cards,
  );
}

/** What is said of an offer that shows no cards; where none is asked for, of its seat. */
function saidOf({ view, words }: Table, seat: Seat, offer: 'hidden' | null): string {
  if (offer === 'hidden') return words.faceDown;
  if (seat === view.active || !isOffering(view)) {
    const size = handSize(view, seat);
    return `${words.points(pointsOf(view, seat))} · ${size} ${words.cards(size)}`;
  }
  return view.phase === 'offer' ? words.offerMissing : words.accepted;
}

/** The cards of an open offer, and the trading card: after them, or on a phone beside the seat. */
function drawOpen(table: Table, offer: Offer, { x, y, width }: Room, top: number): string {
  const { phone, words } = table;
  if (total(offer.cards) === 0) return label(x, y, words.nothing, { tone: 'muted' });
  const { svg, right } = cardsLine(table, offer.cards, x, y);
  if (!offer.trade) return svg;
  const [text, room] =
    phone || width - right > 120 ? [words.tradingCard.long, phone ? 78 : 92] : [words.tradingCard.short, 48];
  const [left, middle] = phone ? [width - room - 5, top] : [right + 2, y];
  return (
    svg +
    box(left, middle - (phone ? 9 : 11), room, phone ? 18 : 22, 'accent', 4) +
    label(left + room / 2, middle, text, { size: phone ? 11 : 13, anchor: 'middle', bold: true, tone: 'on-accent' })
  );
}
