import type { Seat } from '@wonders/core';
import { box, GAP, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { entry, type Offer, type View } from '../state/index.js';
import { cardsLine } from './cards.js';
import { chip, type Table } from './table.js';

/** On a phone the seat's column is drawn beside the cards. */
const heightOn = (phone: boolean): number => (phone ? 40 : 62);

/** Whether offers are made or chosen now. */
const isOffering = ({ phase }: View): boolean => phase === 'offer' || phase === 'select';

/** The offers of all but the active seat: still to come, face down, or open. */
export function offers(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone } = table;
  if (!isOffering(view) && !board.still) return NOTHING;
  const { players } = view.options;
  // In a picture that keeps its places each seat has one of its own, whoever asks for offers.
  const [first, count] = board.still ? [table.below, players] : [view.active + 1, players - 1];
  const seats = Array.from({ length: count }, (_, step) => (first + step) % players);
  const crowded = board.still || seats.some((seat) => isWide(entry<View['offers'][number]>(view.offers, seat)));
  const columns = phone ? (crowded ? 1 : 2) : seats.length > 4 ? 3 : seats.length;
  const height = heightOn(phone);
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = seats.map((seat, i) => {
    const room = { x: x + (i % columns) * (each + GAP), y: y + Math.floor(i / columns) * (height + GAP), width: each };
    return drawOffer(table, seat, room);
  });
  return { svg: svg.join(''), height: Math.ceil(seats.length / columns) * (height + GAP) - GAP };
}

/** Whether an offer needs the width of a phone: three kinds of cards or more, and the trading card. */
const isWide = (offer: View['offers'][number]): boolean =>
  offer !== null && offer !== 'hidden' && offer.trade && offer.cards.filter((count) => count > 0).length > 2;

function drawOffer(table: Table, seat: Seat, { x, y, width }: Room): string {
  const { view, board, phone, words } = table;
  const offer = entry<View['offers'][number]>(view.offers, seat);
  const height = heightOn(phone);
  const [left, middle] = phone ? [36, 20] : [10, 43];
  const title = words.offerOf(view, seat);
  const cards =
    offer === null
      ? label(left, middle, saidOf(table, seat, offer), { tone: 'muted' })
      : offer === 'hidden'
        ? board.icon('card', left + 9, middle, 20, 'accent') +
          label(left + 26, middle, saidOf(table, seat, offer), { size: 13 })
        : drawOpen(table, offer, { x: left, y: middle, width });
  return board.place(
    `offered-${seat}`,
    { x, y, width, height, radius: 8, name: title },
    box(0, 0, width, height, offer === null ? 'empty' : 'panel', 8),
    chip(table, 18, phone ? middle : 17, seat, 9),
    phone ? '' : label(33, 17, title, { bold: true, room: width - 50 }),
    cards,
  );
}

/** What is said of an offer that shows no cards: nothing where none is asked for. */
function saidOf({ view, words }: Table, seat: Seat, offer: 'hidden' | null): string {
  if (offer === 'hidden') return words.faceDown;
  if (seat === view.active || !isOffering(view)) return '';
  return view.phase === 'offer' ? words.offerMissing : words.noOffer;
}

/** The cards of an open offer, and the trading card. */
function drawOpen(table: Table, offer: Offer, { x, y, width }: Room): string {
  const { nothing, tradingCard } = table.words;
  if (total(offer.cards) === 0) return label(x, y, nothing, { tone: 'muted' });
  const { svg, right } = cardsLine(table, offer.cards, x, y);
  if (!offer.trade) return svg;
  const [text, room] = width - right > 120 ? [tradingCard.long, 92] : [tradingCard.short, 48];
  return (
    svg +
    box(right + 2, y - 11, room, 22, 'accent', 4) +
    label(right + 2 + room / 2, y, text, { anchor: 'middle', bold: true, tone: 'on-accent' })
  );
}
