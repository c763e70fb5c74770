import { integer, list, object, oneOf, type Rng, type Schema, withDefault } from '@wonders/core';
import { MYTHOLOGIES } from './components/cards.js';
import { SLOTS } from './components/layouts.js';
import { MILITARY } from './components/military.js';
import { DECKS } from './components/pantheon.js';
import { BONUS, LEVELS } from './components/solo.js';
import { PROMOS, type Promo, WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';
import { NOBODY } from './effects/divinity.js';
import { GAME, RULES } from './rules.js';
import type { Draft, Holding, Options, Override, Pantheon, Settings, WonderPrint } from './state.js';
import { emptyCity } from './state.js';

const amount = (value: number): Schema<number> => withDefault(integer(0, 20), value);

/** Another print of a wonder: what is not named stays. */
function printOf(id: WonderId): Schema<WonderPrint | null> {
  const { coins, wood, clay, stone, glass, papyrus, points } = WONDERS[id];
  const print = object<WonderPrint>({
    ...{ coins: amount(coins), wood: amount(wood), clay: amount(clay), stone: amount(stone) },
    ...{ glass: amount(glass), papyrus: amount(papyrus), victoryPoints: amount(points) },
  });
  return withDefault<WonderPrint | null>(print as Schema<WonderPrint | null>, null);
}

const NO_OVERRIDES = Object.fromEntries(WONDER_IDS.map((id) => [id, null])) as unknown as Options['wonderOverrides'];
const NONE: readonly Override[] = [];

/** The options with their defaults. */
export const OPTIONS: { readonly [K in keyof Options]-?: Schema<Options[K]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  pantheon: withDefault(oneOf(true, false), true),
  level: withDefault(oneOf(...LEVELS), 'base'),
  promos: withDefault(list(oneOf(...PROMOS), 0, PROMOS.length), [] as readonly Promo[]),
  firstPlayer: withDefault(oneOf(0, 1, null), null),
  wonderOverrides: withDefault(
    object(Object.fromEntries(WONDER_IDS.map((id) => [id, printOf(id)])) as never),
    NO_OVERRIDES,
  ),
  costReading: withDefault(oneOf('printed', 'actual'), 'printed'),
  tiedAgeStart: withDefault(oneOf('last-active-begins', 'last-active-chooses'), 'last-active-begins'),
  scaleVersion: withDefault(oneOf('revised', 'as-printed'), 'revised'),
  soloWinsWithWonder: withDefault(oneOf(false, true), false),
};

/** Options that contradict each other. */
export function conflict(options: Options): { readonly option: keyof Options; readonly expected: string } | undefined {
  const { mode, pantheon, level, promos, firstPlayer } = options;
  if (new Set(promos).size < promos.length) return { option: 'promos', expected: 'a list without repetition' };
  if (mode === 'versus') return level === 'base' ? undefined : { option: 'level', expected: "base in mode 'versus'" };
  if (!pantheon) return { option: 'pantheon', expected: "true in mode 'solo'" };
  if (firstPlayer === 1) return { option: 'firstPlayer', expected: "0 or null in mode 'solo': SOLO begins" };
  return undefined;
}

/** DUEL-003 … DUEL-006: before anything has been drawn. */
export function setup(given: Options, rng: Rng | null): Draft {
  const options = settings(given);
  const { mode, pantheon, level, promos, firstPlayer } = options;
  const drawn = mode === 'versus' && firstPlayer === null;
  return {
    game: GAME,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    options,
    phase: drawn ? 'first' : 'draft',
    age: 0,
    seat: firstPlayer ?? 0,
    first: firstPlayer ?? 0,
    again: false,
    direction: null,
    pawn: 0,
    military: MILITARY,
    pool: WONDER_IDS.filter((id) => {
      const { set } = WONDERS[id];
      return set === 'base' || (set === 'pantheon' ? pantheon : (promos as readonly string[]).includes(id));
    }),
    offer: [],
    board: [],
    drawn: [],
    structure: Array.from({ length: SLOTS }, () => null),
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
    end: null,
    winner: null,
  };
}

/** The options as the state carries them. Written out: what is spread has another hidden class in every game. */
function settings(given: Options): Settings {
  const { wonderOverrides } = given;
  return Object.freeze({
    mode: given.mode,
    pantheon: given.pantheon,
    level: given.level,
    promos: PROMOS.filter((promo) => given.promos.includes(promo)),
    firstPlayer: given.firstPlayer,
    costReading: given.costReading,
    tiedAgeStart: given.tiedAgeStart,
    scaleVersion: given.scaleVersion,
    soloWinsWithWonder: given.soloWinsWithWonder,
    wonderOverrides:
      wonderOverrides === NO_OVERRIDES
        ? NONE
        : WONDER_IDS.flatMap((wonder): readonly Override[] => {
            const print = wonderOverrides[wonder];
            return print === null ? [] : [{ wonder, ...print }];
          }),
  });
}

const emptyHolding = (): Holding => ({ divinities: [], mythologies: [], offerings: [] });

/** DUEL-005: the decks, nothing of them known. */
const emptyPantheon = (): Pantheon => ({
  decks: MYTHOLOGIES.flatMap((mythology) =>
    DECKS[mythology].map(() => ({ mythology, id: 'open' as const, seenBy: NOBODY })),
  ),
  spaces: Array.from({ length: 6 }, () => null),
  tokens: Array.from({ length: SLOTS }, () => null),
  enki: [],
  minerva: null,
  snake: null,
  holdings: [emptyHolding(), emptyHolding()],
});
