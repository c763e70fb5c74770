import { box, type IconName, label, type Sketch } from '@wonders/core/board';
import { type CardKind, cardAt, cardName, INDEX, KINDS } from '../components/cards.js';
import type { Move } from '../notation.js';

/** How a kind of card looks: its sign, and what is written beside it. */
interface Look {
  readonly icon: IconName;
  readonly short: string;
  /** What stands beside the sign where only the sign has room. */
  readonly mark: string;
}

const LOOKS: Readonly<Record<CardKind, Look>> = {
  wood: { icon: 'wood', short: 'Wood', mark: '' },
  stone: { icon: 'stone', short: 'Stone', mark: '' },
  clay: { icon: 'clay', short: 'Clay', mark: '' },
  papyrus: { icon: 'papyrus', short: 'Papyrus', mark: '' },
  glass: { icon: 'glass', short: 'Glass', mark: '' },
  coin: { icon: 'coin', short: 'Coin', mark: '' },
  'blue-3': { icon: 'points', short: '3 points', mark: '3' },
  'blue-2-cat': { icon: 'cat', short: '2 and Cat', mark: '2' },
  compass: { icon: 'compass', short: 'Compass', mark: '' },
  gear: { icon: 'gear', short: 'Gear', mark: '' },
  tablet: { icon: 'tablet', short: 'Tablet', mark: '' },
  'shield-0': { icon: 'shield', short: 'Shield', mark: '' },
  'shield-1': { icon: 'shield', short: '1 horn', mark: '' },
  'shield-2': { icon: 'shield', short: '2 horns', mark: '' },
};

export const toneOf = (card: CardKind): string => cardAt(INDEX[card]).colour;

export const lookOf = (card: CardKind): Look => LOOKS[card];

type Board = Sketch<Move>;

/** The sign of a card: its points beside it, its horns to its right. */
function sign(board: Board, card: CardKind, x: number, y: number, size: number): string {
  const { icon, mark } = LOOKS[card];
  const tone = `on-${toneOf(card)}`;
  const { horns } = cardAt(INDEX[card]);
  if (horns > 0) {
    const rows = horns === 1 ? [0] : [-0.26, 0.26];
    const beside = rows.map((row) => board.icon('horn', x + size * 0.55, y + row * size, size * 0.48, tone));
    return board.icon(icon, x - size * 0.18, y, size * 0.85, tone) + beside.join('');
  }
  if (mark === '') return board.icon(icon, x, y, size, tone);
  const letters = Math.max(11, size * 0.6);
  return (
    board.icon(icon, x - size * 0.32, y, size * 0.8, tone) +
    label(x + size * 0.12, y, mark, { size: letters, bold: true, tone })
  );
}

/** The face of a card, from its corner. */
export function face(board: Board, card: CardKind, width: number, height: number): string {
  const tone = toneOf(card);
  const middle = width / 2;
  const size = Math.min(width * 0.42, height * 0.4);
  return (
    box(0, 0, width, height, `${tone} edge`, 8) +
    sign(board, card, middle, height * 0.42, size) +
    label(middle, height - 13, LOOKS[card].short, { size: 12, anchor: 'middle', bold: true, tone: `on-${tone}` })
  );
}

/** A card that lies face down. */
export function back(board: Board, width: number, height: number, text: string): string {
  return (
    box(0, 0, width, height, 'brown edge', 8) +
    box(5, 5, width - 10, height - 10, 'clear edge', 5) +
    board.icon('floors', width / 2, height * 0.4, Math.min(width, height) * 0.34, 'on-brown') +
    label(width / 2, height - 16, text, { size: 12, anchor: 'middle', tone: 'on-brown' })
  );
}

const CHIP_HEIGHT = 34;

/** The cards in front of a seat by kind: a chip for each, in the order of the rulebook, empty where there are none. */
export function chips(
  board: Board,
  cards: readonly number[],
  x: number,
  y: number,
  width: number,
): { readonly svg: string; readonly height: number } {
  const perRow = 7;
  const step = width / perRow;
  const svg = KINDS.map((card, kind) => {
    const number = cards[kind] ?? 0;
    const left = x + (kind % perRow) * step;
    const top = y + Math.floor(kind / perRow) * (CHIP_HEIGHT + 4);
    return chip(board, card, number, left, top, step - 4);
  });
  return { svg: svg.join(''), height: 2 * CHIP_HEIGHT + 4 };
}

/** A kind of card with its number. */
export function chip(board: Board, card: CardKind, number: number, x: number, y: number, width: number): string {
  const tone = toneOf(card);
  const middle = y + CHIP_HEIGHT / 2;
  if (number === 0)
    return (
      box(x, y, width, CHIP_HEIGHT, 'empty', 6) + board.icon(LOOKS[card].icon, x + width / 2, middle, 15, 'muted faded')
    );
  const plain = LOOKS[card].mark === '' && cardAt(INDEX[card]).horns === 0;
  const letters = { size: 14, bold: true, anchor: 'end' as const, tone: `on-${tone}` };
  return (
    box(x, y, width, CHIP_HEIGHT, `${tone} edge`, 6) +
    sign(board, card, x + 4 + (width - 8) * (plain ? 0.28 : 0.32), middle, plain ? 17 : 14) +
    label(x + width - 4, middle, number, letters)
  );
}

/** Some cards in words: `2 Wood, 1 Gear`. */
export const cardsWords = (cards: readonly number[]): string =>
  KINDS.flatMap((card, kind) => ((cards[kind] ?? 0) > 0 ? `${cards[kind]} ${cardName(card)}` : [])).join(', ') ||
  'no cards';
