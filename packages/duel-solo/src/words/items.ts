import type { Met, Seat } from '@wonders/core';
import type { ProgressId } from '../components/progress.js';
import { SCRIPT_SEAT } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { askedBy } from './sums.js';

export const whom = (seat: Seat): string => (seat === SCRIPT_SEAT ? 'SOLO' : 'the player');

const met = askedBy('each of them', 'none of them');

/** A yes/no item, given its verb. */
const asks = (does: string) => (_values: object, _s: unknown, how?: Met) => met(how, does);

/** The candidates that pass an item: all of them, or some. */
const sieve = (through: string) => (_values: object, _s: unknown, how?: Met) =>
  how === 'all' ? `${through}, all of them` : through;

/** The first of the tokens in a list. */
const firstOf = (how: Met | undefined, tokens: readonly ProgressId[]): string =>
  `${how === 'none' ? 'none of them is' : 'the first of'} ${tokens.map(nameOf).join(', ')}`;

/** The items of SOLO's scales: what each one prefers. */
export const items = {
  'altars-in-reach': sieve('cards of the Pantheon that SOLO can afford and use'),
  'cheapest-space': () => 'cheapest space',
  'choice-needed': ({ seat }, _s, how) => met(how, `gives a free choice of a resource that ${whom(seat)} needs`),
  'choice-needed-most': ({ seat }) => `free choice of what ${whom(seat)} needs most`,
  'closes-pair': ({ seat }, _s, how) => met(how, `completes a pair of symbols for ${whom(seat)}`),
  'discount-needed': ({ seat }, _s, how) => met(how, `gives a discount on a resource that ${whom(seat)} needs`),
  'discount-needed-most': ({ seat }) => `discount on what ${whom(seat)} needs most`,
  'does-something': asks('does something for SOLO'),
  'few-coins': ({ tokens }, _s, how) => `SOLO has at most three coins: ${firstOf(how, tokens)}`,
  'few-wonder-points': ({ tokens }, _s, how) =>
    `SOLO's wonders are worth no more points than the player's: ${firstOf(how, tokens)}`,
  'few-wonders': ({ tokens }, _s, how) => `SOLO has constructed at most one wonder: ${firstOf(how, tokens)}`,
  'fewest-coins-paid': () => 'fewest coins paid',
  'fewest-coins-to-pay': () => 'fewest coins to pay',
  'first-constructed': () => 'first constructed',
  'first-from-side': ({ seat }) => `nearest to ${whom(seat)}'s side`,
  'first-of-pantheon-scale': () => 'first of the Pantheon scale',
  'first-of-scale': () => 'first of the scale',
  'first-there': () => 'first to arrive',
  'first-token': () => 'first token offered',
  'first-type': () => 'first type available',
  'gives-player-the-win': asks('would give the player the win'),
  green: asks('is green'),
  'highest-in-strategic-scale': () => 'highest in the strategic scale',
  'highest-offering': () => 'highest discount of an Offering token',
  'highest-printed-cost': () => 'highest printed cost',
  'highest-value': () => 'highest value: points, coins or shields',
  'last-constructed': () => 'last constructed',
  'last-type': () => 'last type available',
  'least-discount-unused': () => 'least discount unused',
  'lowest-cost': () => 'lowest cost; of a divinity, the price to pay',
  'lowest-price': ({ seat }) => `lowest price for ${whom(seat)}`,
  'lowest-price-for-player': () => 'lowest price for the player',
  'lowest-printed-cost': () => 'lowest printed cost',
  'lowest-row': () => 'row nearest to the bottom',
  'most-coins-given': () => 'most coins given',
  'most-points': () => 'most printed victory points',
  'most-promising': () => 'most promising position',
  'resource-needed-most': ({ seat }) => `resource that ${whom(seat)} needs most`,
  'scarcest-resource': () => 'resource that the player has least of',
  'starts-chain': asks('can start a chain'),
  'structure-before-divinity': asks('is a structure, which comes before a divinity'),
  'structures-in-reach': sieve('structures that SOLO can afford'),
  'symbol-of-discarded-card': asks('has the symbol of a discarded card'),
  'symbol-player-lacks': asks('has a symbol that the player lacks'),
  'symbol-solo-has': asks('has a symbol that SOLO has'),
  'symbol-wins': asks("has a symbol that is SOLO's sixth"),
  'tokens-of-direction': (_values, _s, how) =>
    how === 'none' ? "none of them is a token of SOLO's direction" : "first of the tokens of SOLO's direction",
  'uncovers-fewest': () => 'uncovers the fewest cards',
  'uncovers-token-unwanted': asks('uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)'),
  'uncovers-token-wanted': asks('uncovers a token (SOLO has the Sanctuary or the Divine Theater)'),
  wins: asks('wins the game'),
  'wins-at-once': asks('wins the game at once'),
  'wonders-in-reach': sieve('wonders that SOLO can construct'),
} satisfies Partial<Language['reasons']>;
