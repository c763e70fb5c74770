import {
  absentAtDefault,
  type BaseOptions,
  integer,
  type Limit,
  lazy,
  list,
  object,
  oneOf,
  type Schema,
  type StartOptions,
  withDefault,
} from '@wonders/core';
import { CAPITAL } from './components/military.js';
import type { Cost } from './components/resources.js';
import { LEVELS, type Level } from './components/solo.js';
import { PROMOS, type Promo, WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';

/**
 * The print of a wonder, for the option `wonderOverrides`.
 *
 * @category Options
 */
export interface WonderPrint extends Cost {
  /** The points that it gives at the end, 0 to 20. */
  readonly victoryPoints: number;
}

/**
 * The game's own options. Every game also has `seed` and `chance`.
 *
 * @category Options
 */
export interface Options {
  /** `solo` (default): seat 1 plays against SOLO on seat 0. `versus`: two players. */
  readonly mode: 'solo' | 'versus';
  /** Whether you play with Pantheon. Default `true`; against SOLO you always do. */
  readonly pantheon: boolean;
  /** SOLO's challenge level. Default `base`: no bonus. */
  readonly level: Level;
  /** The promo wonders in the pool. Default none. */
  readonly promos: readonly Promo[];
  /** Who begins, in `versus`. Default `null`: the game draws a seat. */
  readonly firstPlayer: 0 | 1 | null;
  /** What SOLO's scales take for a cost: the printed cost (default), or the coins that the seat would pay now (DUEL-110). */
  readonly costReading: 'printed' | 'actual';
  /**
   * Who begins an Age when the pawn stands in the middle: the seat that the last active one chooses (default, by the publisher's
   * erratum), or the last active seat itself, as the first printing has it (DUEL-071).
   */
  readonly tiedAgeStart: 'last-active-chooses' | 'last-active-begins';
  /** SOLO's scales for Hades and Zeus: the revised ones (default), or those printed in the source (DUEL-158, DUEL-159). */
  readonly scaleVersion: 'revised' | 'as-printed';
  /**
   * When SOLO looks for an immediate win (DUEL-145): at every choice, including wins through one more decision of its own (default),
   * or on its turn only, and only moves that win by themselves.
   */
  readonly soloSeeksWin: 'everywhere' | 'on-turn';
  /** Where the token on a card that Zeus discards goes: with the card (default), or to the seat (DUEL-096). */
  readonly zeusToken: 'discarded' | 'taken';
  /** Which wonder Ra steals for SOLO: the cheapest by the player's price now (default), or by its printed cost (DUEL-162). */
  readonly raReading: 'actual' | 'printed';
  /** Whether SOLO also looks for a wonder that wins at once (DUEL-145). Default `false`. */
  readonly soloWinsWithWonder: boolean;
  /** Other prints of wonders, by id. Parts that you do not name keep their printed values. */
  readonly wonderOverrides: Readonly<Record<WonderId, WonderPrint | null>>;
  /**
   * What the flexibility scale takes for the cost of a divinity: the price printed at its space (`printed`, the default), or the coins
   * that SOLO would pay now, after the Sanctuary, its level and its Offering tokens (DUEL-144). A game keeps this option only if it is
   * `actual`.
   */
  readonly divinityCost?: 'printed' | 'actual';
  /**
   * How the wonders come to the seats: by the draft (default), or those that the rulebook names for a first game (DUEL-183), for two
   * players without Pantheon. A game keeps this option only if it is `first-game`.
   */
  readonly draft?: 'draft' | 'first-game';
  /**
   * A handicap against SOLO: the Conflict pawn begins so many spaces from the middle toward your capital, 0 (default) to 8 (DUEL-177).
   * A game keeps this option only if it is more than 0.
   */
  readonly pawnStart?: number;
}

/**
 * What `newGame` takes: any of the options. Everything has a default; `rng: 'sealed'` needs a seed.
 *
 * @category Options
 */
export type NewGameOptions = StartOptions<Options>;

/**
 * A wonder with another print.
 *
 * @category Options
 */
export type Override = {
  /** The wonder that it replaces. */
  readonly wonder: WonderId;
} & WonderPrint;

/**
 * The options as the state keeps them.
 *
 * @category Position
 */
export interface Settings extends Omit<Options, 'wonderOverrides'> {
  /** The wonders with another print, as far as the options give any. */
  readonly wonderOverrides: readonly Override[];
}

const amount = (value: number): Schema<number> => withDefault(integer(0, 20), value);

/** Another print of a wonder; its defaults are the printed values. */
function printOf(id: WonderId): Schema<WonderPrint | null> {
  const { coins, wood, clay, stone, glass, papyrus, points } = WONDERS[id];
  const print = object<WonderPrint>({
    coins: amount(coins),
    wood: amount(wood),
    clay: amount(clay),
    stone: amount(stone),
    glass: amount(glass),
    papyrus: amount(papyrus),
    victoryPoints: amount(points),
  });
  return withDefault<WonderPrint | null>(print as Schema<WonderPrint | null>, null);
}

const overrides = lazy(`an object with ${WONDER_IDS.join(', ')}`, () =>
  object<Options['wonderOverrides']>(Object.fromEntries(WONDER_IDS.map((id) => [id, printOf(id)])) as never),
);

const NO_OVERRIDES = Object.fromEntries(WONDER_IDS.map((id) => [id, null])) as unknown as Options['wonderOverrides'];
const NONE: readonly Override[] = /* @__PURE__ */ Object.freeze([]);

/** The options with their defaults. */
export const options: { readonly [K in keyof Options]-?: Schema<Options[K]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  pantheon: withDefault(oneOf(true, false), true),
  level: withDefault(oneOf(...LEVELS), 'base'),
  promos: withDefault(list(oneOf(...PROMOS), 0, PROMOS.length), [] as readonly Promo[]),
  firstPlayer: withDefault(oneOf(0, 1, null), null),
  wonderOverrides: withDefault(overrides, NO_OVERRIDES),
  costReading: withDefault(oneOf('printed', 'actual'), 'printed'),
  tiedAgeStart: withDefault(oneOf('last-active-chooses', 'last-active-begins'), 'last-active-chooses'),
  scaleVersion: withDefault(oneOf('revised', 'as-printed'), 'revised'),
  soloSeeksWin: withDefault(oneOf('everywhere', 'on-turn'), 'everywhere'),
  zeusToken: withDefault(oneOf('discarded', 'taken'), 'discarded'),
  raReading: withDefault(oneOf('actual', 'printed'), 'actual'),
  soloWinsWithWonder: withDefault(oneOf(false, true), false),
  divinityCost: absentAtDefault(oneOf('printed', 'actual'), 'printed'),
  draft: absentAtDefault(oneOf('draft', 'first-game'), 'draft'),
  pawnStart: absentAtDefault(integer(0, CAPITAL - 1), 0),
};

/** What an option may be beside the others. */
export const limits: readonly Limit<Options & BaseOptions>[] = [
  { option: 'promos', when: {}, to: { max: PROMOS.length, distinct: PROMOS }, expected: 'a list without duplicates' },
  { option: 'level', when: { mode: ['versus'] }, to: { values: ['base'] }, expected: "base in mode 'versus'" },
  { option: 'pantheon', when: { mode: ['solo'] }, to: { values: [true] }, expected: "true in mode 'solo'" },
  {
    option: 'firstPlayer',
    when: { mode: ['solo'] },
    to: { values: [0, null] },
    expected: "0 or null in mode 'solo': SOLO begins",
  },
  {
    option: 'promos',
    when: { draft: ['first-game'] },
    to: { max: 0 },
    expected: 'no promo: a first game has no draft',
  },
  {
    option: 'draft',
    when: { mode: ['solo'] },
    to: { values: ['draft'] },
    expected: "draft in mode 'solo': the wonders of a first game are for two players",
  },
  {
    option: 'draft',
    when: { pantheon: [true] },
    to: { values: ['draft'] },
    expected: 'draft with Pantheon: the wonders of a first game are for the base game',
  },
  { option: 'pawnStart', when: { mode: ['versus'] }, to: { max: 0 }, expected: "0 in mode 'versus'" },
  { option: 'names', when: {}, to: { max: 2 }, expected: 'at most 2 names' },
];

/** Adds the options that a game keeps only at another value than their default. */
function withSeldom(settings: Settings, { divinityCost, draft, pawnStart }: Settings | Options): Settings {
  if (divinityCost === undefined && draft === undefined && pawnStart === undefined) return settings;
  return {
    ...settings,
    ...(divinityCost === undefined ? {} : { divinityCost }),
    ...(draft === undefined ? {} : { draft }),
    ...(pawnStart === undefined ? {} : { pawnStart }),
  };
}

/** The options as the state keeps them. Written out, because a spread gives the object another hidden class in every game. */
export function settingsOf(given: Options): Settings {
  const { wonderOverrides } = given;
  const settings: Settings = {
    mode: given.mode,
    pantheon: given.pantheon,
    level: given.level,
    promos: PROMOS.filter((promo) => given.promos.includes(promo)),
    firstPlayer: given.firstPlayer,
    costReading: given.costReading,
    tiedAgeStart: given.tiedAgeStart,
    scaleVersion: given.scaleVersion,
    soloSeeksWin: given.soloSeeksWin,
    zeusToken: given.zeusToken,
    raReading: given.raReading,
    soloWinsWithWonder: given.soloWinsWithWonder,
    wonderOverrides:
      wonderOverrides === NO_OVERRIDES
        ? NONE
        : WONDER_IDS.flatMap((wonder): readonly Override[] => {
            const print = wonderOverrides[wonder];
            return print === null ? [] : [{ wonder, ...print }];
          }),
  };
  return Object.freeze(withSeldom(settings, given));
}
