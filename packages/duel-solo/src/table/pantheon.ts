import type { Frozen, Seat } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import { DECKS, type DivinityId } from '../components/pantheon.js';
import type { DivinityPlace, Draft, Holding, Pantheon, Position } from '../state/index.js';
import { cityOf } from '../state/index.js';

/** Both seats: they know a revealed divinity. */
export const EVERYBODY: readonly Seat[] = Object.freeze([0, 1]);
/** No seat: the divinity is unseen. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** The Pantheon of a position. For code that runs only with Pantheon in play. */
export function pantheonOf<P extends { readonly pantheon: object | null }>(position: P): NonNullable<P['pantheon']> {
  if (position.pantheon === null) throw new TypeError('Pantheon is not in play');
  return position.pantheon;
}

/** What a seat holds of Pantheon. */
export const holdingOf = (draft: Draft, seat: Seat): Holding => cityOf({ cities: pantheonOf(draft).holdings }, seat);

/** The places of one deck, the top first, as indices into `decks`. */
export function deckIndices(pantheon: Pick<Frozen<Pantheon>, 'decks'>, mythology: Mythology): number[] {
  const indices: number[] = [];
  const { decks } = pantheon;
  for (let i = 0; i < decks.length; i++) if (decks[i]?.mythology === mythology) indices.push(i);
  return indices;
}

/** The top places of all decks, in the order of the mythologies: the decks lie one after another. */
export function topIndices({ decks }: Pick<Frozen<Pantheon>, 'decks'>): number[] {
  const indices: number[] = [];
  for (let i = 0; i < decks.length; i++)
    if (i === 0 || decks[i]?.mythology !== decks[i - 1]?.mythology) indices.push(i);
  return indices;
}

/** A place with other seats that know it. Written out, because a spread gives the object another hidden class each time. */
export const seenBy = ({ mythology, id }: DivinityPlace, seats: readonly Seat[]): DivinityPlace => ({
  mythology,
  id,
  seenBy: seats,
});

/** The divinities of a mythology whose place is still open, as far as the position knows. */
export function unsettled(position: Position | Draft, mythology: Mythology): DivinityId[] {
  const { decks, spaces, holdings } = pantheonOf(position);
  const [one, two] = holdings;
  const all = DECKS[mythology];
  // One bit for each of the three. Other ids set a bit outside this range.
  let settled = 0;
  for (const place of decks) if (place.mythology === mythology) settled |= 1 << all.indexOf(place.id as DivinityId);
  for (const place of spaces)
    if (place !== null && place.mythology === mythology) settled |= 1 << all.indexOf(place.id as DivinityId);
  for (const id of one.divinities) settled |= 1 << all.indexOf(id);
  for (const id of two.divinities) settled |= 1 << all.indexOf(id);
  return all.filter((_, i) => (settled & (1 << i)) === 0);
}

/** For each seat, the list with only that seat: it alone knows a divinity. */
export const ONLY: readonly [readonly number[], readonly number[]] = [Object.freeze([0]), Object.freeze([1])];
