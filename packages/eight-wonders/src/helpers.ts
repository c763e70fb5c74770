/**
 * What apps show beside a game: offers without decoys, the draw pile, supplies of parts, the turn order track.
 *
 * @packageDocumentation
 */
export { partsLeft, turnOrderTrack } from './board.js';
export { drawPileSize } from './hands.js';
export { canonicalOffers } from './offers.js';
