import type { IconName } from '@wonders/core/board';
import { type CardId, isLetter } from '../components/cards.js';
import { type Colour, TILES } from '../components/tiles.js';

/** What a colour produces, as a sign: colour-blind players tell the colours apart by it. */
export const SIGNS = { red: 'cube', blue: 'tile', yellow: 'points' } as const satisfies Record<Colour, IconName>;

/** A leaf of the ginkgo, in a square of 24 units. */
export const GINKGO =
  'M11.3 24C11.3 20 10.5 17.5 .5 12.5C.2 6 4.5 1.5 10 1.5C11.2 2.2 11.7 3.6 12 5.5C12.3 3.6 12.8 2.2 14 1.5C19.5 1.5 23.8 6 23.5 12.5C13.5 17.5 12.7 20 12.7 24Z';

/** The colour of a card: green where it names a token. */
export type Ground = Colour | 'green';

export const groundOf = (card: CardId): Ground => (isLetter(card) ? 'green' : TILES[card].colour);

/** The part of a width that text may fill: the fonts of some systems are wider than the one measured. */
export const roomFor = (width: number): number => width * 0.86;

/** A number for an outline: at most one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
