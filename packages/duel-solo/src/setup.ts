import { drawInt, type Rng } from '@wonders/core';
import { chance } from './chance.js';
import { MYTHOLOGIES } from './components/cards.js';
import { ALL_SLOTS, count, nth, SLOTS } from './components/layouts.js';
import { MILITARY } from './components/military.js';
import { DECKS } from './components/pantheon.js';
import { tokenAt } from './components/progress.js';
import { BONUS } from './components/solo.js';
import { WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';
import type { Sink } from './events.js';
import { type Options, settingsOf } from './options.js';
import { emptyCity } from './state/city.js';
import { DRAW_PROGRESS, DRAW_WONDER, PURPLE_PLACE } from './state/decisions.js';
import { type Draft, type Holding, ID, isScript, type Pantheon, RULES, SCRIPT_SEAT, takeAt } from './state/index.js';
import { NOBODY } from './table/pantheon.js';
import { inBox } from './table/science.js';

/** DUEL-003 … DUEL-006: the state before the first draw. */
export function setup(given: Options, rng: Rng | null): Draft {
  const options = settingsOf(given);
  const { mode, pantheon, level, promos, firstPlayer } = options;
  const drawn = mode === 'versus' && firstPlayer === null;
  return {
    game: ID,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    options,
    phase: drawn ? 'first' : 'draft',
    age: 0,
    seat: firstPlayer ?? 0,
    first: firstPlayer ?? 0,
    again: false,
    direction: null,
    // DUEL-177
    pawn: options.pawnStart ?? 0,
    military: [...MILITARY],
    pool: poolOf(pantheon, promos),
    offer: [],
    board: [],
    drawn: [],
    structure: NO_CARDS.slice(),
    present: 0,
    open: 0,
    hidden: 0,
    purple: 0,
    deck: [],
    outside: 0,
    removed: [],
    discard: [],
    cities: [emptyCity(mode === 'solo' ? BONUS[level].coins : BONUS.base.coins), emptyCity(BONUS.base.coins)],
    pantheon: pantheon ? emptyPantheon() : null,
    ending: null,
    winner: null,
  };
}

const NO_CARDS = Array.from({ length: SLOTS }, () => null);
const WITHOUT_PROMOS = [...WONDER_IDS].filter((id) => WONDERS[id].set !== 'promo');
const BASE_WONDERS = WITHOUT_PROMOS.filter((id) => WONDERS[id].set === 'base');

/** The wonders in the pool (DUEL-006), in the order of their table. The list is computed once, because filtering it took a fifth of `newGame`. */
function poolOf(pantheon: boolean, promos: readonly WonderId[]): WonderId[] {
  const printed = pantheon ? WITHOUT_PROMOS : BASE_WONDERS;
  return promos.length === 0
    ? printed.slice()
    : [...WONDER_IDS].filter((id) => printed.includes(id) || promos.includes(id));
}

const emptyHolding = (): Holding => ({ divinities: [], mythologies: [], offerings: [] });

/** DUEL-005: the decks, face down. */
const emptyPantheon = (): Pantheon => ({
  decks: MYTHOLOGIES.flatMap((mythology) =>
    DECKS[mythology].map(() => ({ mythology, id: 'open' as const, seenBy: NOBODY })),
  ),
  spaces: Array.from({ length: 6 }, () => null),
  tokens: NO_CARDS.slice(),
  enki: [],
  minerva: null,
  snake: null,
  holdings: [emptyHolding(), emptyHolding()],
});

/** DUEL-004: the tokens of the board, one draw each; without a listener all at once, straight from the box. */
export function layBoard(draft: Draft, emit?: Sink) {
  const { rng } = draft;
  if (rng === null || emit !== undefined) return chance.ask(draft, DRAW_PROGRESS.board, emit);
  const board = draft.board.slice();
  for (let box = inBox(draft); board.length < ON_BOARD; ) {
    const bit = nth(box, drawInt(rng, count(box)));
    board.push(tokenAt(bit));
    box &= ~(1 << bit);
  }
  draft.board = board;
}

/** DUEL-010: wonders come on offer until `size` lie there, in the same way. SOLO's first wonder is drawn by itself. */
export function layOffer(draft: Draft, size: number, emit?: Sink) {
  const { rng, offer, pool } = draft;
  const toScript = isScript(draft, SCRIPT_SEAT) && draft.cities[0].wonders.length === 0;
  if (rng === null || emit !== undefined || toScript) return chance.ask(draft, DRAW_WONDER, emit);
  while (offer.length < size) offer.push(takeAt(pool, drawInt(rng, pool.length)));
}

/** DUEL-020: the slots of the guilds or Grand Temples in Age III, in the same way. */
export function layPurple(draft: Draft, emit?: Sink) {
  const { rng } = draft;
  if (rng === null || emit !== undefined) return chance.ask(draft, PURPLE_PLACE, emit);
  for (let drawn = count(draft.purple); drawn < PURPLE; drawn++)
    draft.purple |= 1 << nth(ALL_SLOTS & ~draft.purple, drawInt(rng, SLOTS - drawn));
}

/** The number of purple cards in the structure of Age III. */
export const PURPLE = 3;
/** The number of Progress tokens on the board. */
export const ON_BOARD = 5;
