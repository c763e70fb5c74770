import type { IconName } from '@wonders/core/board';
import { type CardId, isLetter } from '../components/cards.js';
import { type Colour, TILES } from '../components/tiles.js';

/** What a colour produces, as a sign: colour-blind players tell the colours apart by it. */
export const SIGNS = { red: 'cube', blue: 'tile', yellow: 'points' } as const satisfies Record<Colour, IconName>;

/** A leaf of the ginkgo, in a square of 24 units. */
export const GINKGO =
  'M11.300 24C11.300 20 10.500 17.500 .5 12.500C.2 6 4.500 1.500 10 1.500C11.200 2.200 11.700 3.600 12 5.500C12.300 3.600 12.800 2.200 14 1.500C19.500 1.500 23.800 6 23.500 12.500C13.500 17.500 12.700 20 12.700 24Z';

/** The colour of a card: green where it names a token. */
export type Ground = Colour | 'green';

export const groundOf = (card: CardId): Ground => (isLetter(card) ? 'green' : TILES[card].colour);

/** The part of a width that text may fill: the fonts of some systems are wider than the one measured. */
export const roomFor = (width: number): number => width * 0.86;

/** A number for an outline: at most one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
