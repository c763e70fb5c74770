import type { Met } from '@wonders/core';
import { count } from '@wonders/core/words';
import type { ProgressId } from '../components/progress.js';
import { PLAYER_SEAT, type Position } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { doing, isYou, whose, within } from './seats.js';
import { askedBy } from './sums.js';

const met = askedBy('each of them', 'none of them');

/** A yes/no item, given its verb. */
const asks = (does: string) => (_values: object, _s: unknown, how?: Met) => met(how, does);

/** The same about the player, by name. */
const asksOf = (does: (position: Position) => string) => (_values: object, position: Position, how?: Met) =>
  met(how, does(position));

/** The candidates that pass an item: all of them, or some. */
const sieve = (through: string) => (_values: object, _s: unknown, how?: Met) =>
  how === 'all' ? `${through}, all of them` : through;

/** The first of the tokens in a list. */
const firstOf = (how: Met | undefined, tokens: readonly ProgressId[]): string =>
  `${how === 'none' ? 'none of them is one of these' : 'the first of these'} (${tokens.map(nameOf).join(', ')})`;

/** The items of SOLO's scales: what each one prefers. */
export const items = {
  'altars-in-reach': sieve('cards of the Pantheon that SOLO can afford and use'),
  'cheapest-space': () => 'cheapest space',
  'choice-needed': ({ seat }, position, how) =>
    how === 'none'
      ? `none of them gives a free choice of a resource that ${doing(position, seat, 'need')}`
      : `free choice of what ${doing(position, seat, 'need')} most`,
  'choice-scarcest': ({ seat }, position, how) =>
    how === 'none'
      ? 'none of them gives a free choice'
      : `free choice of what ${doing(position, seat, 'have')} least of`,
  'closes-pair': ({ seat }, position, how) => met(how, `completes a pair of symbols for ${within(position, seat)}`),
  'discount-needed': ({ seat }, position, how) =>
    how === 'none'
      ? `none of them gives a discount on a resource that ${doing(position, seat, 'need')}`
      : `discount on what ${doing(position, seat, 'need')} most`,
  'discount-scarcest': ({ seat }, position, how) =>
    how === 'none' ? 'none of them gives a discount' : `discount on what ${doing(position, seat, 'have')} least of`,
  'does-something': asks('does something for SOLO'),
  'few-coins': ({ tokens, coins }, _s, how) => `SOLO has at most ${count(coins, 'coin')}: ${firstOf(how, tokens)}`,
  'few-wonder-points': ({ tokens }, position, how) =>
    `SOLO's wonders are worth no more points than ${isYou(position, PLAYER_SEAT) ? 'yours' : whose(position, PLAYER_SEAT)}: ${firstOf(how, tokens)}`,
  'few-wonders': ({ tokens, wonders }, _s, how) =>
    `SOLO has constructed at most ${count(wonders, 'wonder')}: ${firstOf(how, tokens)}`,
  'fewest-coins-paid': () => 'fewest coins paid',
  'fewest-coins-to-pay': () => 'fewest coins to pay',
  'first-constructed': () => 'first constructed',
  'first-from-side': ({ seat }, position) => `nearest to ${whose(position, seat)} side`,
  'first-of-pantheon-scale': () => 'first of the Pantheon scale',
  'first-of-scale': () => 'first of the scale',
  'first-there': () => 'first to arrive',
  'first-token': () => 'first token offered',
  'first-type': () => 'first type available',
  'gives-player-the-win': asksOf((position) => `would give ${within(position, PLAYER_SEAT)} the win`),
  green: asks('is green'),
  'highest-in-strategic-scale': () => 'highest place',
  'highest-offering': () => 'highest discount of an Offering token',
  'highest-printed-cost': () => 'highest printed cost',
  'highest-value': () => 'highest value: points, coins or shields',
  'last-constructed': () => 'last constructed',
  'last-type': () => 'last type available',
  'least-discount-unused': () => 'least discount unused',
  'lowest-cost': () => 'lowest cost; of a divinity, the price to pay',
  'lowest-price': ({ seat }, position) => `lowest price for ${within(position, seat)}`,
  'lowest-price-for-player': (_values, position) => `lowest price for ${within(position, PLAYER_SEAT)}`,
  'lowest-printed-cost': () => 'lowest printed cost',
  'lowest-row': () => 'row nearest to the bottom',
  'most-coins-given': () => 'most coins given',
  'most-points': () => 'most printed victory points',
  'most-promising': () => 'most promising position',
  'move-keeps-from-losing': asks('does not let the opponent win by supremacy'),
  'move-leads-to-win': asks('leads to a win by supremacy'),
  'resource-needed-most': ({ seat }, position) => `resource that ${doing(position, seat, 'need')} most`,
  'scarcest-resource': ({ seat }, position) => `resource that ${doing(position, seat, 'have')} least of`,
  'starts-chain': asks('can start a chain'),
  'structure-before-divinity': asks('is a structure, which comes before a divinity'),
  'structures-in-reach': sieve('structures that SOLO can afford'),
  'symbol-of-discarded-card': asks('has the symbol of a discarded card'),
  'symbol-player-lacks': asksOf((position) => `has a symbol that ${doing(position, PLAYER_SEAT, 'lack')}`),
  'symbol-solo-has': asks('has a symbol that SOLO has'),
  'symbol-wins': asks('has the last symbol that SOLO needs to win'),
  'tokens-of-direction': (_values, _s, how) =>
    how === 'none' ? "none of them is a token of SOLO's direction" : "first of the tokens of SOLO's direction",
  'uncovers-fewest': () => 'uncovers the fewest cards',
  'uncovers-token-unwanted': asks('uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)'),
  'uncovers-token-wanted': asks('uncovers a token (SOLO has the Sanctuary or the Divine Theater)'),
  wins: asks('wins the game'),
  'wins-at-once': asks('wins the game at once'),
  'wonders-in-reach': sieve('wonders that SOLO can construct'),
} satisfies Partial<Language['reasons']>;
