import type { Seat } from '@wonders/core';
import { box, element, GAP, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { entry, type Offer, type View } from '../state/index.js';
import { handSize } from '../table/hands.js';
import { isOffering } from '../table/offers.js';
import { pointsOf } from '../table/points.js';
import { cardsLine, PACKET, SMALL, sealed } from './cards.js';
import { chip, type Table } from './table.js';

/** The name of a seat, and below it what it offers. */
const NAME = 20;
const HEIGHT: number = NAME + SMALL.height + 8;

/** The offers of all but the active seat: still to come, face down, or open. */
export function offers(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone } = table;
  if (!isOffering(view) && !board.still) return NOTHING;
  const { players } = view.options;
  // In a picture that keeps its places each seat has one of its own, whoever asks for offers.
  const [first, count] = board.still ? [table.below, players] : [view.active + 1, players - 1];
  const seats = Array.from({ length: count }, (_, step) => (first + step) % players);
  const columns = phone ? 2 : seats.length;
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = seats.map((seat, i) => {
    const room = { x: x + (i % columns) * (each + GAP), y: y + Math.floor(i / columns) * (HEIGHT + GAP), width: each };
    return drawOffer(table, seat, room);
  });
  return { svg: svg.join(''), height: Math.ceil(seats.length / columns) * (HEIGHT + GAP) - GAP };
}

function drawOffer(table: Table, seat: Seat, { x, y, width }: Room): string {
  const { view, board, phone, words, who } = table;
  const offer = entry<View['offers'][number]>(view.offers, seat);
  const middle = NAME + SMALL.height / 2 + 3;
  const title = words.offerOf(view, seat);
  const isAsked = isOffering(view) && seat !== view.active;
  const said = (what: 'hidden' | null, left: number): string =>
    label(left, middle, saidOf(table, seat, what), { tone: 'soft', room: width - left - 8 });
  const cards =
    offer === null
      ? said(offer, 10)
      : offer === 'hidden'
        ? sealed(table, 10, middle) + chip(table, 10 + PACKET / 2, middle, seat, 9) + said(offer, 18 + PACKET)
        : drawOpen(table, offer, { x: 10, y: middle, width });
  return board.place(
    `offered-${seat}`,
    { x, y, width, height: HEIGHT, radius: 8, name: title },
    box(0, 0, width, HEIGHT, 'tray', 8),
    isAsked && offer === null ? waiting(width) : '',
    chip(table, 17, 13, seat, 9),
    label(31, 13, phone || !isAsked ? who(seat) : title, { bold: true, room: width - 40, tone: 'on-paper' }),
    cards,
  );
}

/** The place of an offer that is still to come. */
const waiting = (width: number): string =>
  element('rect', { class: 'w-empty', x: 2, y: 2, width: width - 4, height: HEIGHT - 4, rx: 6 });

/** What is said of an offer that shows no cards; where none is asked for, of its seat. */
function saidOf({ view, words }: Table, seat: Seat, offer: 'hidden' | null): string {
  if (offer === 'hidden') return words.faceDown;
  if (seat === view.active || !isOffering(view)) {
    const size = handSize(view, seat);
    return `${words.points(pointsOf(view, seat))} · ${size} ${words.cards(size)}`;
  }
  return view.phase === 'offer' ? words.offerMissing : words.accepted;
}

/** The cards of an open offer, and after them the trading card. */
function drawOpen(table: Table, offer: Offer, { x, y, width }: Room): string {
  const { words } = table;
  if (total(offer.cards) === 0) return label(x, y, words.nothing, { tone: 'soft' });
  const { svg, right } = cardsLine(table, offer.cards, x, y);
  if (!offer.trade) return svg;
  const left = right + 2;
  const long = width - left - 8 > 92;
  const room = long ? 92 : Math.min(48, width - left - 6);
  return (
    svg +
    box(left, y - SMALL.height / 2, room, SMALL.height, 'accent', 4) +
    label(left + room / 2, y, long ? words.tradingCard.long : words.tradingCard.short, {
      anchor: 'middle',
      bold: true,
      tone: 'on-accent',
      room: room - 6,
      whole: true,
    })
  );
}
