import { listed, plural } from '@wonders/core/words';
import { BUILDING_TYPES } from '../components/types.js';
import type { Position } from '../state/index.js';
import { discsShowing } from '../table/wonders.js';
import { nameOf } from './names.js';

/** EIGHT-133: the turns without a disc that end a game. */
export const noDiscTaken = ({ options: { players, stallRounds } }: Position): string =>
  `no disc was taken in ${stallRounds * players} turns`;

/** EIGHT-130, EIGHT-133: why a game ended. */
export function whyEnded(position: Position): string {
  if (position.ending === 'stall') return noDiscTaken(position);
  const showing = discsShowing(position);
  const gone = BUILDING_TYPES.filter((_, type) => showing[type] === 0);
  return `no disc shows ${listed(
    gone.map((type) => plural(nameOf(type))),
    'or',
  )} any more`;
}
