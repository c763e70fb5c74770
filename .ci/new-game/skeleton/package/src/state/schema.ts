import { integer, list, object, oneOf, orNull, settled, stateSchema } from '@wonders/core';
import { CARDS } from '../components/cards.js';
import { type Options, options } from '../options.js';
import { CHANCES, DECISIONS, type Decision, ENDINGS, ID, PHASES, RULES, type State } from './index.js';

/** More cards than a seat may leave (TINY-04). */
const MANY = 99;
const card = oneOf(...CARDS);
const cards = list(card, 0, CARDS.length);

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(ID, RULES, { least: 2, most: 2, of: () => 2 }, ({ seat, mover, bySeat }) => ({
    decision: object<Decision>({ kind: oneOf(...DECISIONS, ...CHANCES), seat: mover }),
    keys: {
      options: object<Options>(settled(options)),
      phase: oneOf(...PHASES),
      ending: oneOf(...ENDINGS, null),
      turn: integer(0, MANY),
      active: seat,
      card: orNull(card),
      pool: cards,
      cards: bySeat(cards),
      left: bySeat(integer(0, MANY)),
    },
  }));
