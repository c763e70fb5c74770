import { deepFreeze } from '@wonders/core';
import type { Cost, Resource } from './resources.js';
import { costOf, fixedMask, frozenTable, keysOf, RESOURCES } from './resources.js';

/**
 * The colours of the cards, in the order in which a city shows them. Guilds and Grand Temples have a purple back.
 *
 * @category Components
 */
export const COLOURS = /* @__PURE__ */ deepFreeze([
  'brown',
  'grey',
  'yellow',
  'green',
  'red',
  'blue',
  'guild',
  'temple',
] as const);
/**
 * The colour of a card.
 *
 * @category Components
 */
export type Colour = (typeof COLOURS)[number];

/**
 * What a yellow card pays coins for, or a guild scores points for.
 *
 * @category Components
 */
export type Counted = 'brown' | 'grey' | 'yellow' | 'green' | 'red' | 'blue' | 'wonder' | 'money';

/**
 * The symbols of science; `law` is on no card.
 *
 * @category Components
 */
export const SYMBOLS = /* @__PURE__ */ deepFreeze([
  'wheel',
  'mortar',
  'inkwell',
  'pendulum',
  'astrolabe',
  'sundial',
  'law',
] as const);
/**
 * A symbol of science.
 *
 * @category Components
 */
export type ScienceSymbol = (typeof SYMBOLS)[number];

/**
 * The five mythologies of Pantheon, in the order in which the Gate reveals their decks.
 *
 * @category Components
 */
export const MYTHOLOGIES = /* @__PURE__ */ deepFreeze([
  'mesopotamian',
  'phoenician',
  'greek',
  'egyptian',
  'roman',
] as const);
/**
 * A mythology.
 *
 * @category Components
 */
export type Mythology = (typeof MYTHOLOGIES)[number];

interface Printed {
  readonly age: 1 | 2 | 3;
  readonly colour: Colour;
  /** Coins, then one letter per resource. */
  readonly cost?: string;
  readonly gives?: string;
  readonly choice?: 'raw' | 'goods';
  readonly fixed?: string;
  readonly shields?: number;
  readonly points?: number;
  readonly coins?: number;
  readonly symbol?: ScienceSymbol;
  /** Coins for each of these in the owner's city. */
  readonly per?: readonly [Counted, number];
  /** The card whose symbol makes this one free (DUEL-044). */
  readonly from?: string;
  /** What a guild counts, in the city that has more of it: points for each at the end, coins for each at once. */
  readonly majority?: readonly [readonly Counted[], number, number];
  readonly mythology?: Mythology;
}

const PRINTED = {
  'lumber-yard': { age: 1, colour: 'brown', gives: 'w' },
  'stone-pit': { age: 1, colour: 'brown', cost: '1', gives: 's' },
  'clay-pool': { age: 1, colour: 'brown', gives: 'c' },
  'logging-camp': { age: 1, colour: 'brown', cost: '1', gives: 'w' },
  quarry: { age: 1, colour: 'brown', gives: 's' },
  'clay-pit': { age: 1, colour: 'brown', cost: '1', gives: 'c' },
  glassworks: { age: 1, colour: 'grey', cost: '1', gives: 'g' },
  press: { age: 1, colour: 'grey', cost: '1', gives: 'p' },
  stable: { age: 1, colour: 'red', cost: 'w', shields: 1 },
  garrison: { age: 1, colour: 'red', cost: 'c', shields: 1 },
  palisade: { age: 1, colour: 'red', cost: '2', shields: 1 },
  'guard-tower': { age: 1, colour: 'red', shields: 1 },
  scriptorium: { age: 1, colour: 'green', cost: '2', symbol: 'inkwell' },
  workshop: { age: 1, colour: 'green', cost: 'p', points: 1, symbol: 'pendulum' },
  pharmacist: { age: 1, colour: 'green', cost: '2', symbol: 'mortar' },
  apothecary: { age: 1, colour: 'green', cost: 'g', points: 1, symbol: 'wheel' },
  tavern: { age: 1, colour: 'yellow', coins: 4 },
  'stone-reserve': { age: 1, colour: 'yellow', cost: '3', fixed: 's' },
  'clay-reserve': { age: 1, colour: 'yellow', cost: '3', fixed: 'c' },
  'wood-reserve': { age: 1, colour: 'yellow', cost: '3', fixed: 'w' },
  theater: { age: 1, colour: 'blue', points: 3 },
  altar: { age: 1, colour: 'blue', points: 3 },
  baths: { age: 1, colour: 'blue', cost: 's', points: 3 },
  sawmill: { age: 2, colour: 'brown', cost: '2', gives: 'ww' },
  'shelf-quarry': { age: 2, colour: 'brown', cost: '2', gives: 'ss' },
  brickyard: { age: 2, colour: 'brown', cost: '2', gives: 'cc' },
  glassblower: { age: 2, colour: 'grey', gives: 'g' },
  'drying-room': { age: 2, colour: 'grey', gives: 'p' },
  'horse-breeders': { age: 2, colour: 'red', cost: 'wc', shields: 1, from: 'stable' },
  barracks: { age: 2, colour: 'red', cost: '3', shields: 1, from: 'garrison' },
  walls: { age: 2, colour: 'red', cost: 'ss', shields: 2 },
  'archery-range': { age: 2, colour: 'red', cost: 'wsp', shields: 2 },
  'parade-ground': { age: 2, colour: 'red', cost: 'ccg', shields: 2 },
  school: { age: 2, colour: 'green', cost: 'wpp', points: 1, symbol: 'wheel' },
  laboratory: { age: 2, colour: 'green', cost: 'wgg', points: 1, symbol: 'pendulum' },
  dispensary: { age: 2, colour: 'green', cost: 'ccs', points: 2, symbol: 'mortar', from: 'pharmacist' },
  library: { age: 2, colour: 'green', cost: 'wsg', points: 2, symbol: 'inkwell', from: 'scriptorium' },
  brewery: { age: 2, colour: 'yellow', coins: 6 },
  forum: { age: 2, colour: 'yellow', cost: '3c', choice: 'goods' },
  caravansery: { age: 2, colour: 'yellow', cost: '2gp', choice: 'raw' },
  'customs-house': { age: 2, colour: 'yellow', cost: '4', fixed: 'gp' },
  temple: { age: 2, colour: 'blue', cost: 'wp', points: 4, from: 'altar' },
  statue: { age: 2, colour: 'blue', cost: 'cc', points: 4, from: 'theater' },
  courthouse: { age: 2, colour: 'blue', cost: 'wwg', points: 5 },
  aqueduct: { age: 2, colour: 'blue', cost: 'sss', points: 5, from: 'baths' },
  rostrum: { age: 2, colour: 'blue', cost: 'ws', points: 4 },
  circus: { age: 3, colour: 'red', cost: 'ccss', shields: 2, from: 'parade-ground' },
  arsenal: { age: 3, colour: 'red', cost: 'wwccc', shields: 3 },
  'siege-workshop': { age: 3, colour: 'red', cost: 'wwwg', shields: 2, from: 'archery-range' },
  fortifications: { age: 3, colour: 'red', cost: 'cssp', shields: 2, from: 'palisade' },
  pretorium: { age: 3, colour: 'red', cost: '8', shields: 3 },
  academy: { age: 3, colour: 'green', cost: 'wsgg', points: 3, symbol: 'sundial' },
  university: { age: 3, colour: 'green', cost: 'cgp', points: 2, symbol: 'astrolabe', from: 'school' },
  study: { age: 3, colour: 'green', cost: 'wwgp', points: 3, symbol: 'sundial' },
  observatory: { age: 3, colour: 'green', cost: 'spp', points: 2, symbol: 'astrolabe', from: 'laboratory' },
  arena: { age: 3, colour: 'yellow', cost: 'wcs', points: 3, per: ['wonder', 2], from: 'brewery' },
  'chamber-of-commerce': { age: 3, colour: 'yellow', cost: 'pp', points: 3, per: ['grey', 3] },
  port: { age: 3, colour: 'yellow', cost: 'wgp', points: 3, per: ['brown', 2] },
  lighthouse: { age: 3, colour: 'yellow', cost: 'ccg', points: 3, per: ['yellow', 1], from: 'tavern' },
  armory: { age: 3, colour: 'yellow', cost: 'ssg', points: 3, per: ['red', 1] },
  palace: { age: 3, colour: 'blue', cost: 'wcsgg', points: 7 },
  gardens: { age: 3, colour: 'blue', cost: 'wwcc', points: 6, from: 'statue' },
  pantheon: { age: 3, colour: 'blue', cost: 'wcpp', points: 6, from: 'temple' },
  'town-hall': { age: 3, colour: 'blue', cost: 'wwsss', points: 7 },
  senate: { age: 3, colour: 'blue', cost: 'ccsp', points: 5, from: 'rostrum' },
  obelisk: { age: 3, colour: 'blue', cost: 'ssg', points: 5 },
  'merchants-guild': { age: 3, colour: 'guild', cost: 'wcgp', majority: [['yellow'], 1, 1] },
  'shipowners-guild': { age: 3, colour: 'guild', cost: 'csgp', majority: [['brown', 'grey'], 1, 1] },
  'builders-guild': { age: 3, colour: 'guild', cost: 'wcssg', majority: [['wonder'], 2, 0] },
  'magistrates-guild': { age: 3, colour: 'guild', cost: 'wwcp', majority: [['blue'], 1, 1] },
  'scientists-guild': { age: 3, colour: 'guild', cost: 'wwcc', majority: [['green'], 1, 1] },
  'moneylenders-guild': { age: 3, colour: 'guild', cost: 'wwss', majority: [['money'], 1, 0] },
  'tacticians-guild': { age: 3, colour: 'guild', cost: 'cssp', majority: [['red'], 1, 1] },
  'mesopotamian-grand-temple': { age: 3, colour: 'temple', cost: 'wwwgp', mythology: 'mesopotamian' },
  'phoenician-grand-temple': { age: 3, colour: 'temple', cost: 'wsgpp', mythology: 'phoenician' },
  'greek-grand-temple': { age: 3, colour: 'temple', cost: 'sssgp', mythology: 'greek' },
  'egyptian-grand-temple': { age: 3, colour: 'temple', cost: 'cccgp', mythology: 'egyptian' },
  'roman-grand-temple': { age: 3, colour: 'temple', cost: 'csggp', mythology: 'roman' },
} as const satisfies Readonly<Record<string, Printed>>;

/**
 * Every building, in canonical order: by Age, then the guilds, then the Grand Temples.
 *
 * @category Components
 */
export const CARD_IDS = /* @__PURE__ */ deepFreeze(keysOf(PRINTED));

/**
 * The id of a building: one of the 66 age cards, 7 guilds and 5 Grand Temples.
 *
 * @category Components
 */
export type CardId = (typeof CARD_IDS)[number];

/**
 * A building as the rules read it. All buildings have the same fields, so code that computes prices never meets a missing one.
 *
 * @category Components
 */
export interface Card extends Cost {
  /** The card. */
  readonly id: CardId;
  /** The Age in whose structure it lies. */
  readonly age: 1 | 2 | 3;
  /** Its colour. */
  readonly colour: Colour;
  /** The resource that a brown or grey card produces, and the number of units. */
  readonly gives: Resource | null;
  /** How many units of its resource it gives; 0 for none. */
  readonly units: number;
  /** The same in the form of a cost, so that a city can add it to its totals field by field. */
  readonly produces: Cost;
  /** It gives any one raw material, or any one manufactured good; `null` for neither. */
  readonly choice: 'raw' | 'goods' | null;
  /** A mask: bit r is set if the resource with index r costs 1 coin (DUEL-041). */
  readonly fixed: number;
  /** The shields on it; 0 for none. */
  readonly shields: number;
  /** The points that it gives at the end; 0 for none. */
  readonly points: number;
  /** The coins that it gives at once; 0 for none. */
  readonly gain: number;
  /** The symbol of science on it; `null` for none. */
  readonly symbol: ScienceSymbol | null;
  /** The coins that it gives for each thing it counts; `null` for none. */
  readonly per: readonly [Counted, number] | null;
  /** What a guild counts, then the points for each at the end and the coins for each at once; `null` for other cards. */
  readonly majority: readonly [readonly Counted[], number, number] | null;
  /** The mythology of a Grand Temple; `null` for other cards. */
  readonly mythology: Mythology | null;
  /** The building that makes this one free, and the building that this one makes free. */
  readonly from: CardId | null;
  /** The card that it makes free (DUEL-044); `null` for none. */
  readonly to: CardId | null;
  /** The bit of a city's `chains` that makes this building free, and the bit that this building sets. */
  readonly needs: number;
  /** The bit of a city's `chains` that this building sets; 0 for none. */
  readonly sets: number;
}

/** The building that each building makes free. */
const MADE_FREE: ReadonlyMap<string | undefined, CardId> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ CARD_IDS.map((id) => [(PRINTED[id] as Printed).from, id]),
);
const GIVERS = /* @__PURE__ */ CARD_IDS.filter((id) => MADE_FREE.has(id));
const NOTHING = /* @__PURE__ */ deepFreeze(costOf(''));

/** The bit of a mythology's token: Grand Temples look for it among the chains (DUEL-044). */
export const tokenBit = (mythology: Mythology): number => 1 << (GIVERS.length + MYTHOLOGIES.indexOf(mythology));

function card(id: CardId): Card {
  const printed: Printed = PRINTED[id];
  const { gives = '', from = null, mythology = null } = printed;
  const produces = gives === '' ? NOTHING : Object.freeze(costOf(gives));
  return Object.freeze({
    id,
    age: printed.age,
    colour: printed.colour,
    gives: RESOURCES.find((resource) => produces[resource] > 0) ?? null,
    units: gives.length,
    produces,
    choice: printed.choice ?? null,
    fixed: fixedMask(printed.fixed ?? ''),
    shields: printed.shields ?? 0,
    points: printed.points ?? 0,
    gain: printed.coins ?? 0,
    symbol: printed.symbol ?? null,
    per: deepFreeze(printed.per ?? null),
    majority: deepFreeze(printed.majority ?? null),
    mythology,
    from,
    to: MADE_FREE.get(id) ?? null,
    needs: mythology !== null ? tokenBit(mythology) : from === null ? 0 : 1 << GIVERS.indexOf(from as CardId),
    sets: GIVERS.includes(id) ? 1 << GIVERS.indexOf(id) : 0,
    // The spread stands last. First, it would give each card another hidden class, which slows down every price.
    ...costOf(printed.cost ?? ''),
  } as Card);
}

/**
 * Every building by id.
 *
 * @category Components
 */
export const CARDS: Readonly<Record<CardId, Card>> = /* @__PURE__ */ frozenTable(CARD_IDS, card);

// Spread first, here and wherever a table becomes a list of the draft: to V8 what `filter` makes of a frozen list may have holes, and
// `clone` would meet two sorts of lists.
const decks = (purple: Colour) =>
  ([1, 2, 3] as const).map((age) => [...CARD_IDS].filter((id) => CARDS[id].age === age && CARDS[id].colour !== purple));
const DECKS = { base: /* @__PURE__ */ decks('temple'), pantheon: /* @__PURE__ */ decks('guild') };

/** The cards that may lie in the structure of an Age: the cards of that Age, followed in Age III by the guilds or Grand Temples. */
export const deckOf = (age: 1 | 2 | 3, pantheon: boolean): CardId[] =>
  ((pantheon ? DECKS.pantheon : DECKS.base)[age - 1] ?? []).slice();

/** The numbers of guilds and of Grand Temples. */
export const GUILDS = 7;
export const TEMPLES = 5;

/** Whether a card has the back of a guild or Grand Temple. */
export const isPurple = (id: CardId): boolean => CARDS[id].colour === 'guild' || CARDS[id].colour === 'temple';

/** Victory points for 0 to 3 Grand Temples in one city (DUEL-075). */
export const TEMPLE_POINTS = [0, 5, 12, 21] as const;
