import type { Move } from '../notation.js';
import { PLAYER_SEAT, type Position } from '../state/index.js';
import { deckPlace, handPlace, lookedPlace, stagePlace, tokenPlace } from '../table/places.js';

// The place of each move on the board.

const SOURCES = { revealed: 'deck-player', opponent: 'deck-opponent', central: 'deck-central' } as const;

/** Begins the id of a button: of a move without a thing on the table to click. */
export const BUTTON = 'do-';

/** The id of the place that answers a move. */
export function placeOf(position: Position, move: Move): string {
  switch (move.kind) {
    case 'pick':
    case 'extra':
    case 'take-top':
    case 'look-deck':
      return deckPlace(move.deck);
    case 'select':
      return move.source === 'hand' ? handPlace(PLAYER_SEAT, move.card, move.back) : SOURCES[move.source];
    case 'build':
      return stagePlace(position.seat, move.stage);
    case 'take-token':
      return tokenPlace(move.slot);
    case 'take-looked':
      return lookedPlace(move.card);
    case 'science':
      return `${BUTTON}set-${move.set.replace(':', '-')}`;
    case 'pass':
    case 'end-turn':
    case 'opponent-turn':
      return BUTTON + move.kind;
    case 'wonder':
      return `${BUTTON}wonder-${move.wonder}`;
    case 'slot':
    case 'opening-token':
    case 'stack-token':
      return `${BUTTON}token-${move.token}`;
    case 'die':
      return `${BUTTON}die-${move.face}`;
    // Hidden cards of one kind share a button, even with different backs.
    default:
      return `${BUTTON}card-${move.card}`;
  }
}
