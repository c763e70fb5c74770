import { integer, oneOf, type Shape, withDefault } from '@wonders/core';

/**
 * What a game is played with.
 *
 * @category Options
 */
export interface Options {
  /** `solo`: you against the script. `versus`: two players (TINY-01). */
  readonly mode: 'solo' | 'versus';
  /** How many cards each seat may leave for the other, from 1 to 8 (TINY-04). */
  readonly leaves: number;
}

export const options: Shape<Options> = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  leaves: withDefault(integer(1, 8), 3),
};
