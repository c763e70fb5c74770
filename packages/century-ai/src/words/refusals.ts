import { count, listed, type Speaker, speaker } from '@wonders/core/words';
import { STARTING_SETS } from '../components/board.js';
import { BONUSES } from '../components/bonuses.js';
import { cubesInWords } from '../components/cubes.js';
import type { Refusal } from '../refusals.js';
import type { Position } from '../state/index.js';
import { speakerAt } from './names.js';

type Sentence<C extends Refusal['code']> =
  | string
  | ((refusal: Extract<Refusal, { readonly code: C }>, who: Speaker) => string);

const ordinal = (column: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][column - 1] ?? `${column}th`;

/** The sentence for each refusal: what is in the way, and what would do. */
const SENTENCES: { readonly [C in Refusal['code']]: Sentence<C> } = {
  taken: ({ left }) =>
    `that starting set has been taken; still there: ${listed(
      left.map((set) => cubesInWords(STARTING_SETS[set])),
      'or',
    )}`,
  'no-market': 'only a market tile will do for this',
  'not-adjacent': ({ from, near }) =>
    `that is no neighbour of ${from}; from there a step leads to ${listed(near, 'or')}`,
  visited: 'the boat has been on that hex this turn, and a turn visits no hex twice',
  'free-step': 'this step is free: no cube is left behind',
  'paid-step': ({ have }, { doing }) =>
    `the free steps are used up: leave a cube behind; ${doing('have', cubesInWords(have))}`,
  'no-such-cube': ({ have }, { doing }) =>
    `${doing('have', 'no cube of that colour')}; ${doing('have', cubesInWords(have))}`,
  stranded: ({ have }, { within }) =>
    `the boat could neither end its movement there nor go on: with ${have === 0 ? 'no cubes' : `only ${count(have, 'cube')}`} ${within} cannot pay the boats there`,
  'under-way': 'the boat has moved, so it cannot stay where it was: dock to end the movement',
  'not-under-way': 'the boat has not moved, so it cannot dock: stay to end the movement',
  toll: ({ need, have }, { doing }) =>
    `ending here takes ${count(need, 'cube')}, one for each other boat, and ${doing('have', have === 0 ? 'none' : String(have))}`,
  'no-port': 'orders are delivered at ports, and this is none',
  closed: 'the Closed Port lies here: nothing can be delivered until it moves on',
  empty: 'this port shows no order, because the pile is empty',
  'too-expensive': ({ need, have }, { doing }) =>
    `this takes ${cubesInWords(need)}, and ${doing('have', cubesInWords(have))}`,
  'wrong-payment': ({ need }) =>
    need === 0
      ? 'there is nothing to pay here'
      : `the outpost costs exactly ${count(need, 'cube')}, of any ${need === 1 ? 'colour' : 'colours'}`,
  'nothing-to-do': ({ need, have }, { doing }) =>
    `${doing('have', 'an outpost here')}, and the trade takes ${cubesInWords(need)}; ${doing('have', cubesInWords(have))}`,
  'top-rank': 'a brown cube is of the highest rank and cannot be upgraded',
  'not-left': 'that bonus tile is no longer there',
  owned: (_, { doing }) => `${doing('own', 'a bonus tile of this type')}, and nobody owns two of one type`,
  'not-on-top': ({ top }) =>
    `of the pile only the top tile can be taken${top === null ? '' : `, which is ${BONUSES[top].name}`}`,
  'too-early': ({ columns }, { whose }) =>
    `that tile lies aside for the fifth column, and this is ${whose} ${ordinal(columns)}`,
  times: ({ min, max }, { within }) =>
    min === max
      ? `${within} must trade exactly ${max === 1 ? 'once' : `${max} times`}`
      : `${within} can trade ${min} to ${max} times`,
};

/** Whose move was refused: without a position, whoever reads of it. */
const mover = (position: Position | undefined): Speaker =>
  position === undefined ? speaker('you') : speakerAt(position, position.turn);

/**
 * Why a move is refused, as a sentence without a capital and without a stop, so that it can follow `refused:`.
 *
 * @param position - Where it was given, so that seats are told by their names.
 * @category Refusals
 */
export function describeRefusal(refusal: Refusal, position?: Position): string {
  const sentence = SENTENCES[refusal.code] as Sentence<Refusal['code']>;
  return typeof sentence === 'string' ? sentence : sentence(refusal as never, mover(position));
}
