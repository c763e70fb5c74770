import { WONDER_IDS, type WonderId } from './wonders.js';

/**
 * The back of a card: the Wonder on it.
 *
 * @category Moves
 */
export type Back = WonderId | 'central';

export const BACKS: readonly Back[] = [...WONDER_IDS, 'central'];

/**
 * Where a hidden card comes from: its back; with `-seen` if a seat had seen it before; with `drawn-` if it was drawn from the
 * central deck unseen.
 *
 * @category Moves
 */
export type Origin = `${'' | 'drawn-'}${Back}${'' | '-seen'}`;

export const originOf = (back: Back, seen: boolean, drawn: boolean): Origin =>
  `${drawn ? 'drawn-' : ''}${back}${seen ? '-seen' : ''}`;

export const ORIGINS: readonly Origin[] = BACKS.flatMap((back) =>
  [false, true].flatMap((seen) => [originOf(back, seen, false), originOf(back, seen, true)]),
);
