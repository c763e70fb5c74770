import { count, listed, type Speaker, speaker } from '@wonders/core/words';
import { STARTING_SETS } from '../components/board.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { hexesInWords, hexInWords } from './map.js';
import { nameOf } from './names.js';
import { cubesInWords, howOften, ordinal } from './phrases.js';
import { speakerAt } from './seats.js';

/** Whose move was refused, also a discard in the turn of another seat; without a position, the reader's. */
const mover = (position: Position | undefined): Speaker =>
  position === undefined ? speaker('you') : speakerAt(position, Math.max(0, position.pending.at(-1)?.seat ?? 0));

/** What the mover has: `you have 2 red`. */
const has = (position: Position | undefined, what: string): string => mover(position).doing('have', what);

/** Why a move is refused: what is in the way, and what would do. */
export const refusals: Language['refusals'] = {
  taken({ left }) {
    const sets = left.map((set) => cubesInWords(STARTING_SETS[set]));
    return `that starting set has been taken; still there: ${listed(sets, 'or')}`;
  },
  'no-market': () => 'only a market tile will do for this',
  'not-adjacent': ({ from, near }, position) =>
    position === undefined
      ? 'that is no neighbour of the hex where the boat lies'
      : `that is no neighbour of ${hexInWords(position, from)}; from there a step leads to ${hexesInWords(position, near)}`,
  'free-step': () => 'this step is free: no cube is left behind',
  'paid-step': ({ have }, position) =>
    `the free steps are used up: leave a cube behind; ${has(position, cubesInWords(have))}`,
  'no-such-cube': ({ have }, position) =>
    `${has(position, 'no cube of that colour')}; ${has(position, cubesInWords(have))}`,
  stranded({ have }, position) {
    const cubes = have === 0 ? 'no cubes' : `only ${count(have, 'cube')}`;
    const { within } = mover(position);
    return `the boat could neither end its movement there nor go on: with ${cubes} ${within} cannot pay the boats there`;
  },
  'under-way': () => 'the boat has moved, so it cannot stay where it was: dock to end the movement',
  'not-under-way': () => 'the boat has not moved, so it cannot dock: stay to end the movement',
  toll({ need, have }, position) {
    const held = has(position, have === 0 ? 'none' : String(have));
    return `ending here takes ${count(need, 'cube')}, one for each other boat, and ${held}`;
  },
  'must-act': () => 'against the AI each turn takes an action; a harvest is always possible',
  'no-port': () => 'orders are delivered at ports, and this is none',
  closed: () => 'the Closed Port lies here: nothing can be delivered until it moves on',
  empty: () => 'this port shows no order, because the pile is empty',
  'too-expensive': ({ need, have }, position) =>
    `this takes ${cubesInWords(need)}, and ${has(position, cubesInWords(have))}`,
  'wrong-payment': ({ need }) =>
    need === 0
      ? 'there is nothing to pay here'
      : `the outpost costs exactly ${count(need, 'cube')}, of any ${need === 1 ? 'colour' : 'colours'}`,
  'nothing-to-do'({ need, have }, position) {
    const [outpost, cubes] = [has(position, 'an outpost here'), has(position, cubesInWords(have))];
    return `${outpost}, and the trade takes ${cubesInWords(need)}; ${cubes}`;
  },
  'top-rank': () => 'a brown cube is of the highest rank and cannot be upgraded',
  'not-left': () => 'that bonus tile is no longer there',
  'not-on-top': ({ top }) =>
    `of the pile only the top tile can be taken${top === null ? '' : `, which is ${nameOf(top)}`}`,
  'too-early': ({ columns }, position) =>
    `that tile lies aside for the last column, and this is ${mover(position).whose} ${ordinal(columns)}`,
  times: ({ min, max }, position) =>
    min === max
      ? `${mover(position).within} must trade exactly ${max === 1 ? 'once' : `${max} times`}`
      : `${mover(position).within} can trade ${howOften(min, max)}`,
};
