import type { Seat } from '@wonders/core';
import { box, GAP, label, NOTHING, type Part } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { entry, type Offer, type View } from '../state/index.js';
import { seatName } from '../table/seats.js';
import { offerName } from '../words/names.js';
import { cardsLine } from './cards.js';
import { chip, type Scene } from './scene.js';

/** On a phone the column stands beside the cards. */
const heightOn = (phone: boolean): number => (phone ? 40 : 62);

/** The offers of all but the active seat: still to come, face down, or open. */
export function offers(scene: Scene, x: number, y: number, width: number): Part {
  const { view, phone } = scene;
  if (view.phase !== 'offer' && view.phase !== 'select') return NOTHING;
  const { players } = view.settings;
  const seats = Array.from({ length: players - 1 }, (_, step) => (view.active + 1 + step) % players);
  const columns = phone ? 2 : seats.length;
  const height = heightOn(phone);
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = seats
    .map((seat, i) =>
      drawOffer(scene, seat, x + (i % columns) * (each + GAP), y + Math.floor(i / columns) * (height + GAP), each),
    )
    .join('');
  return { svg, height: Math.ceil(seats.length / columns) * (height + GAP) - GAP };
}

function drawOffer(scene: Scene, seat: Seat, x: number, y: number, width: number): string {
  const { view, board, phone } = scene;
  const offer = entry<View['offers'][number]>(view.offers, seat);
  const height = heightOn(phone);
  const [left, middle] = phone ? [36, 20] : [10, 43];
  const said = saidOf(view, offer);
  const cards =
    offer === null
      ? label(left, middle, said, { tone: 'muted' })
      : offer === 'hidden'
        ? board.icon('card', left + 9, middle, 20, 'accent') + label(left + 26, middle, said, { size: 13 })
        : drawOpen(scene, offer, left, middle, width);
  return board.place(
    `offered-${seat}`,
    { x, y, width, height, name: `Offer of ${seatName(view, seat)}: ${said}`, radius: 8 },
    box(0, 0, width, height, offer === null ? 'empty' : 'panel', 8),
    chip(18, phone ? middle : 17, seat, 9),
    phone ? '' : label(33, 17, `Offer of ${seatName(view, seat)}`, { bold: true, room: width - 50 }),
    cards,
  );
}

/** What an offer is, in words. */
function saidOf({ phase }: View, offer: View['offers'][number]): string {
  if (offer === null) return phase === 'offer' ? 'still to offer' : 'offers nothing';
  return offer === 'hidden' ? 'face down' : offerName(offer);
}

/** The cards of an open offer, and the trading card. */
function drawOpen(scene: Scene, offer: Offer, x: number, y: number, width: number): string {
  if (total(offer.cards) === 0) return label(x, y, 'nothing', { tone: 'muted' });
  const { svg, right } = cardsLine(scene, offer.cards, x, y);
  if (!offer.trade) return svg;
  const [text, room] = width - right > 120 ? ['trading card', 92] : ['trade', 48];
  return (
    svg +
    box(right + 2, y - 11, room, 22, 'accent', 4) +
    label(right + 2 + room / 2, y, text, { anchor: 'middle', bold: true, tone: 'on-accent' })
  );
}
