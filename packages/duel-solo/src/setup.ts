import type { Rng } from '@wonders/core';
import { MYTHOLOGIES } from './components/cards.js';
import { SLOTS } from './components/layouts.js';
import { MILITARY } from './components/military.js';
import { DECKS } from './components/pantheon.js';
import { BONUS } from './components/solo.js';
import { WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';
import { type Options, settingsOf } from './options.js';
import { emptyCity } from './state/clone.js';
import { type Draft, type Holding, ID, type Pantheon, RULES } from './state/index.js';
import { NOBODY } from './table/pantheon.js';

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
    pawn: 0,
    military: MILITARY,
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
const WITHOUT_PROMOS = WONDER_IDS.filter((id) => WONDERS[id].set !== 'promo');
const BASE_WONDERS = WITHOUT_PROMOS.filter((id) => WONDERS[id].set === 'base');

/** The wonders in the pool (DUEL-006), in the order of their table. The list is computed once, because filtering it took a fifth of `newGame`. */
function poolOf(pantheon: boolean, promos: readonly WonderId[]): WonderId[] {
  const printed = pantheon ? WITHOUT_PROMOS : BASE_WONDERS;
  return promos.length === 0 ? printed.slice() : WONDER_IDS.filter((id) => printed.includes(id) || promos.includes(id));
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
