import type { Met } from '@wonders/core';
import type { ComponentId } from '../components/ids.js';
import type { Resource } from '../components/resources.js';
import type { Price } from '../costs/index.js';
import type { Reason } from '../reasons/index.js';
import type { Position } from '../state/index.js';
import type { ResourceNames } from './language.js';

// Sums look the same in every language: figures, signs and a few words between them.

/** A number, with a typographic minus when it is negative. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** The same, with a plus when it is positive. */
export const gained = (n: number): string => (n > 0 ? `+${n}` : signed(n));

/** Candidates, each with its note. */
export const notedBy =
  (say: (reason: Reason, position: Position) => string) =>
  (candidates: readonly { readonly name: Reason; readonly note: Reason }[], position: Position): string =>
    candidates.map(({ name, note }) => `${say(name, position)} (${say(note, position)})`).join('; ');

/** A difference with its parts: `3 − 1 = 2`. */
export const difference = (most: number, less: number): string => `${most} − ${less} = ${signed(most - less)}`;

/** Units of a resource: `1 stone`, `2 stone`; in other languages the two have names of their own. */
export const unitsOf = (names: ResourceNames, n: number, resource: Resource): string =>
  `${n} ${names[resource][n === 1 ? 0 : 1]}`;

/** The parts of a price: printed coins and bought resources. */
export const pieces = (
  { printed, trade }: Pick<Price, 'printed' | 'trade'>,
  resources: ResourceNames,
  inPrint: string,
  at: (each: number, units: number) => string,
): readonly string[] => [
  ...(printed > 0 ? [`${printed} ${inPrint}`] : []),
  ...trade.map(({ resource, units, each }) => `${unitsOf(resources, units, resource)} ${at(each, units)}`),
];

/**
 * A yes/no item, given its verb in the third person. The text differs when some, all or none of the candidates meet the item. A language
 * supplies its words for *each of them* and *none of them*.
 */
export const askedBy =
  (each: string, none: string) =>
  (how: Met | undefined, does: string): string =>
    how === 'all' ? `${each} ${does}` : how === 'none' ? `${none} ${does}` : does;

/** The words that a price needs between its figures. */
export interface PriceWords {
  readonly name: (id: ComponentId) => string;
  readonly resources: ResourceNames;
  readonly printed: string;
  readonly at: string;
  readonly free: string;
  readonly choice: string;
  readonly level: string;
  readonly offerings: string;
}

/** The parts of a price: `4 = 2 printed + 1 stone at 2`, then what reduces it. `of` names the total, which is a bare number otherwise. */
export const pricePartsBy =
  ({ name, resources, printed: inPrint, at, free, choice, ...words }: PriceWords) =>
  ({ coins, printed, trade, reductions }: Omit<Price, 'has'>, of: string = `${coins}`): readonly string[] => {
    const sum = pieces({ printed, trade }, resources, inPrint, (each) => `${at} ${each}`);
    const less = reductions.flatMap((each): readonly string[] => {
      if (each.by === 'chain') return [`${free}: ${name(each.from)}`];
      if (each.by === 'engineering') return [name('engineering')];
      if (each.by === 'choice') return [`−${unitsOf(resources, 1, each.resource)}: ${choice}`];
      if ('resources' in each)
        return [
          `${each.resources.map((resource) => `−${unitsOf(resources, 1, resource)}`).join(' ')}: ${name(each.by)}`,
        ];
      // The sum already shows a fixed price, as 1 coin per unit.
      if (each.by === 'fixed-price') return [];
      return [`−${each.coins}: ${each.by === 'sanctuary' ? name('sanctuary') : words[each.by]}`];
    });
    const instead = reductions.some(({ by }) => by === 'chain' || by === 'engineering');
    const short = instead || sum.length === 0 || (trade.length === 0 && less.length === 0);
    return [`${of}${short ? '' : ` = ${sum.join(' + ')}`}`, ...less];
  };
