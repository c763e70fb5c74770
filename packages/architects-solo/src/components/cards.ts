/**
 * A kind of card.
 *
 * @category Components
 */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly colour: 'grey' | 'yellow' | 'blue' | 'green' | 'red';
  /** Printed points of a blue card. */
  readonly vp: number;
  /** Whether a blue card bears a Cat icon. */
  readonly cat: boolean;
  /** Horns of a red card: Conflict tokens that it turns. */
  readonly horns: number;
}

export const capital = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

const card = <const I extends string>(id: I, colour: Card['colour'], name = capital(id), vp = 0, horns = 0) =>
  Object.freeze({ id, name, colour, vp, cat: id.endsWith('cat'), horns });

/**
 * The fourteen kinds of card. Every list of counts in a state (`Cards`) follows this order.
 *
 * @category Components
 */
export const CARDS = Object.freeze([
  card('wood', 'grey'),
  card('stone', 'grey'),
  card('clay', 'grey'),
  card('papyrus', 'grey'),
  card('glass', 'grey'),
  card('coin', 'yellow'),
  card('blue-3', 'blue', 'Blue (3 points)', 3),
  card('blue-2-cat', 'blue', 'Blue (2 points, Cat)', 2),
  card('compass', 'green'),
  card('gear', 'green'),
  card('tablet', 'green'),
  card('shield-0', 'red', 'Shield'),
  card('shield-1', 'red', 'Shield with a horn', 0, 1),
  card('shield-2', 'red', 'Shield with two horns', 0, 2),
] as const satisfies readonly Card[]);

/**
 * The id of a kind of card.
 *
 * @category Components
 */
export type CardKind = (typeof CARDS)[number]['id'];

export const KINDS: readonly CardKind[] = CARDS.map(({ id }) => id);

/** The sum of a list, 0 for none. */
export function total(counts: readonly number[] | undefined): number {
  let sum = 0;
  if (counts !== undefined) for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
}

/** Where each id stands in a list. */
export const places = <I extends string>(ids: readonly I[]) =>
  Object.fromEntries(ids.map((id, i) => [id, i])) as Readonly<Record<I, number>>;

/** Where a kind stands in {@link CARDS}. */
export const INDEX = places(KINDS);

/** Positions in {@link CARDS}: five resources, then … */
export const RESOURCES = 5;
export const COIN = 5;
export const CAT = 7;
export const GREEN = 8;
export const GREENS: readonly number[] = [8, 9, 10];
export const RED = 11;

/**
 * A resource on a grey card.
 *
 * @category Components
 */
export type Resource = 'wood' | 'stone' | 'clay' | 'papyrus' | 'glass';

/**
 * A symbol on a green card.
 *
 * @category Components
 */
export type ScienceSymbol = 'compass' | 'gear' | 'tablet';

/** A list of numbers below ten. */
export const digits = (text: string): readonly number[] => [...text].map(Number);

/** What each pack holds, in the order of {@link CARDS}. */
export const PACKS = {
  alexandria: digits('22221422121211'),
  // Of the stone and clay here two sources of three say one and two; so every resource occurs seventeen times in the box.
  babylon: digits('21222322221211'),
  ephesus: digits('22222312212211'),
  giza: digits('22122323211220'),
  halicarnassus: digits('22212322112221'),
  olympia: digits('12222313112221'),
  rhodes: digits('22222222121221'),
  central: digits('44444648444442'),
} as const satisfies Readonly<Record<string, readonly number[]>>;
