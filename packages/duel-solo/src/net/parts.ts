import { type Active, inputBlocks } from '@wonders/core/learn';
import { CARD_IDS } from '../components/cards.js';
import { PROGRESS } from '../components/progress.js';
import { WONDER_IDS } from '../components/wonders.js';
import type { Move } from '../notation.js';
import type { Draft, Position } from '../state/index.js';
import { faceUp } from '../table/structure.js';
import { CARD, TOKEN, WONDER } from './inputs.js';

/** What moves are made of. To construct a wonder is two things: the wonder, and the card that goes under it. */
const PART = inputBlocks({
  construct: CARD_IDS.length,
  discard: CARD_IDS.length,
  under: CARD_IDS.length,
  wonder: WONDER_IDS.length,
  draft: WONDER_IDS.length,
  progress: PROGRESS.length,
  revive: CARD_IDS.length,
  destroy: CARD_IDS.length,
  // The other seat begins, or the own one.
  first: 2,
});

/**
 * The number of parts that moves are made of, each with a row of weights.
 *
 * @category Net
 */
export const PARTS = PART.length;

function add(parts: Active, part: number): void {
  parts.numbers[parts.length++] = part;
}

function addCard(parts: Active, block: number, position: Position | Draft, slot: number): void {
  const id = faceUp(position, slot);
  if (id !== null) add(parts, block + CARD[id]);
}

/**
 * Writes the parts of a move that the seat to decide may make.
 *
 * @param parts - Where they are written, after those that it holds.
 * @category Net
 */
export function partsOf(position: Position | Draft, move: Move, parts: Active): void {
  switch (move.kind) {
    case 'construct':
      addCard(parts, PART.construct, position, move.slot);
      break;
    case 'discard':
      addCard(parts, PART.discard, position, move.slot);
      break;
    case 'construct-wonder':
      add(parts, PART.wonder + WONDER[move.wonder]);
      addCard(parts, PART.under, position, move.slot);
      break;
    case 'draft-wonder':
      add(parts, PART.draft + WONDER[move.wonder]);
      break;
    case 'take-progress':
      add(parts, PART.progress + TOKEN[move.token]);
      break;
    case 'build-discarded':
      add(parts, PART.revive + CARD[move.card]);
      break;
    case 'destroy-card':
      add(parts, PART.destroy + CARD[move.card]);
      break;
    case 'choose-first-player':
      add(parts, PART.first + (position.pending.at(-1)?.seat === move.first ? 1 : 0));
      break;
    default:
    // Other moves are of games that the net does not know.
  }
}
