import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { codeOf, type Move, type MoveOf } from '../notation.js';
import type { Position } from '../state.js';
import { discUnderConstruction } from '../table/offers.js';

/** The id of the place that answers a move. */
export function placeOf(position: Position, move: Move): string {
  switch (move.kind) {
    case 'build':
      return `disc-${move.wonder}-${move.space}`;
    case 'offer':
      return offerPlace(position, move);
    case 'complete':
      return `accept-${move.accept.length === 0 ? 'nobody' : move.accept.join('-')}`;
    case 'triple-final':
      return move.wonder === null ? 'triple-none' : `wonder-${move.wonder}`;
    case 'triple':
    case 'double':
      return `${move.kind}-${move.use ? 'yes' : 'no'}`;
    case 'card-draw':
    case 'card-trade':
      return `action-${move.kind}`;
    case 'pass':
    case 'abandon':
      return move.kind;
    default:
      return `answer-${codeOf(move).replaceAll(' ', '-')}`;
  }
}

/** Offers with the same correct cards lie at one place, whatever decoys lie with them; the first has none. */
export function offerPlace(position: Position, { cards, trade }: Pick<MoveOf<'offer'>, 'cards' | 'trade'>): string {
  const { needs } = discUnderConstruction(position);
  const correct = TYPES.filter((type) => needs[type] > 0 && cards[type] > 0).map(
    (type) => `${cards[type]}-${BUILDING_TYPES[type]}`,
  );
  const what = correct.join('-') || (total(cards) > 0 && trade ? 'decoys' : 'nothing');
  return `offer-${what}${trade ? '-trading' : ''}`;
}
