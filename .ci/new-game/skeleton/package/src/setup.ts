import type { Rng } from '@wonders/core';
import { CARDS } from './components/cards.js';
import type { Options } from './options.js';
import { type Draft, ID, PLAYER_SEAT, RULES } from './state/index.js';

/** The table before the first card turns up. */
export const setup = (options: Options, rng: Rng | null): Draft => ({
  game: ID,
  rules: RULES,
  viewer: null,
  rng,
  pending: [],
  ply: 0,
  names: [],
  options,
  phase: 'draw',
  ending: null,
  turn: 0,
  active: PLAYER_SEAT,
  card: null,
  pool: [...CARDS],
  cards: [[], []],
  left: [0, 0],
});
