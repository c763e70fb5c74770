/**
 * What apps show beside a game: offers without decoys, the draw pile, supplies of parts, the turn order track.
 *
 * @packageDocumentation
 */

export { drawPileSize } from './hands.js';
export { canonicalOffers } from './offers.js';
export { partsLeft, turnOrderTrack } from './wonders.js';
