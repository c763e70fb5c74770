import { count, signed } from '@wonders/core/words';
import type { Language } from './language.js';
import { points } from './phrases.js';

/** What seats gain and lose, in figures. */
export const gains: NonNullable<Language['gains']> = {
  gained: ({ seat, resource, tile, point }) =>
    [resource > 0 && count(resource, 'resource'), tile > 0 && count(tile, 'tile'), point > 0 && points(point)]
      .filter((each) => each !== false)
      .map((each) => ({ seat, says: `+${each}` })),
  // HAL-39: the price of a lower number. HAL-51, HAL-52: a point for each resource that another seat takes back.
  constructed: ({ seat, paid, back, floors }) => [
    ...(paid > 0 ? [{ seat, says: signed(-paid, points) }] : []),
    ...(back === null || back === seat ? [] : [{ seat: back, says: signed(floors - 1, points) }]),
  ],
};
