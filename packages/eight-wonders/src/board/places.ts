import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { codeOf, type Move, type MoveOf } from '../notation.js';
import type { Position } from '../state/index.js';
import { discUnderConstruction } from '../table/offers.js';

/** For one position: the id of the place that answers a move. */
export function placeOf(position: Position): (move: Move) => string {
  const offerPlace = offerPlaces(position);
  return (move) => {
    switch (move.kind) {
      case 'build':
        return `disc-${move.wonder}-${move.space}`;
      case 'offer':
        return offerPlace(move);
      case 'complete':
        return `accept-${move.accept.length === 0 ? 'nobody' : move.accept.join('-')}`;
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
  };
}

/** Offers with the same correct cards share one place, with any decoys; the first has none. */
function offerPlaces(position: Position): (offer: MoveOf<'offer'>) => string {
  const { needs } = discUnderConstruction(position);
  const needed = TYPES.filter((type) => needs[type] > 0);
  // Hundreds of offers share a dozen places: each place is named once.
  const names = new Map<number, string>();
  return ({ cards, trade }) => {
    let key = trade ? 1 : 0;
    for (const type of needed) key = key * 10 + cards[type];
    const known = names.get(key);
    if (known !== undefined) return known;
    const correct = needed.filter((type) => cards[type] > 0).map((type) => `${cards[type]}-${BUILDING_TYPES[type]}`);
    const what = correct.join('-') || (total(cards) > 0 && trade ? 'decoys' : 'nothing');
    const name = `offer-${what}${trade ? '-trading' : ''}`;
    names.set(key, name);
    return name;
  };
}

/** The places that stand for several of these moves. */
export function placesOfSeveral(moves: readonly Move[], place: (move: Move) => string): ReadonlySet<string> {
  const one = new Set<string>();
  const several = new Set<string>();
  for (const move of moves) {
    const id = place(move);
    (one.has(id) ? several : one).add(id);
  }
  return several;
}
