import type { Rung, Trace } from '@wonders/core';
import { choose } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import type { DivinityId, Offering } from '../components/pantheon.js';
import { MYTHOLOGY_OF, subsets } from '../components/pantheon.js';
import { PANTHEON } from '../components/solo.js';
import { activationPrice, withOfferings } from '../costs.js';
import type { DivinityPlace, Position } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { pantheonOf } from '../table/pantheon.js';
import { applicable, directionOf, possibleIn } from './metrics.js';
import { say } from './reasons.js';
import { candidates, ISIS, lastOf } from './scales.js';

/** A card of the Pantheon that SOLO may activate, on its space. */
export interface Altar {
  readonly id: DivinityPlace['id'];
  readonly space: number;
}

/** DUEL-127: the place in the Pantheon scale, the Gate first. */
export const pantheonRank = (s: Position, id: DivinityPlace['id']): number =>
  id === 'gate' ? -1 : PANTHEON[directionOf(s)].indexOf(MYTHOLOGY_OF[id as DivinityId]);

/** DUEL-127: the Pantheon scale. */
export const PANTHEON_SCALE: readonly Rung<Altar, Position>[] = [
  { rule: 'DUEL-127', label: 'first of the Pantheon scale', score: ({ id }, s) => -pantheonRank(s, id) },
  { rule: 'DUEL-127', label: 'cheapest space', score: ({ space }) => -space },
];

/** DUEL-131: whether SOLO can pay for a card of the Pantheon, with all its tokens if need be. */
const affordable = (s: Position, { id, space }: Altar): boolean =>
  withOfferings(activationPrice(s, SCRIPT_SEAT, space, id), pantheonOf(s).holdings[SCRIPT_SEAT as 0].offerings) <=
  s.cities[SCRIPT_SEAT as 0].coins;

/** DUEL-127: the cards that SOLO can pay for and that do something. */
export function altars(s: Position): readonly Altar[] {
  const found: Altar[] = [];
  if (s.pantheon === null || s.age < 2) return found;
  for (const [i, place] of s.pantheon.spaces.entries()) {
    if (place === null) continue;
    const altar: Altar = { id: place.id, space: i + 1 };
    if (applicable(s, place.id) && affordable(s, altar)) found.push(altar);
  }
  return found;
}

interface Payment {
  readonly offerings: readonly Offering[];
  readonly coins: number;
  readonly wasted: number;
}

/** DUEL-131. */
const THRIFT: readonly Rung<Payment, null>[] = [
  { rule: 'DUEL-131.1', label: 'fewest coins paid', score: ({ coins }) => -coins },
  { rule: 'DUEL-131.2', label: 'least discount unused', score: ({ wasted }) => -wasted },
  { rule: 'DUEL-131.3', label: 'fewest Offering tokens', score: ({ offerings }) => -offerings.length },
  { rule: 'DUEL-131.4', label: 'smallest Offering tokens', score: ({ offerings }) => -Math.max(0, ...offerings) },
];

/** DUEL-131: the Offering tokens that SOLO uses. */
export function offeringsFor(s: Position, { id, space }: Altar, trace?: Trace): readonly Offering[] {
  const price = activationPrice(s, SCRIPT_SEAT, space, id);
  const payments = subsets(pantheonOf(s).holdings[SCRIPT_SEAT as 0].offerings)
    .map((offerings): Payment => {
      const coins = withOfferings(price, offerings);
      return { offerings, coins, wasted: coins - offerings.reduce((sum, each) => sum - each, price) };
    })
    .filter(({ coins }) => coins <= s.cities[SCRIPT_SEAT as 0].coins);
  const [best] = choose(payments, THRIFT, null, trace, ({ offerings }) => offerings.join('+') || '0');
  return best?.offerings ?? [];
}

/** DUEL-154: the next deck that SOLO opens: the first of the Pantheon scale that can hold an applicable divinity. */
export function nextTheaterDeck(s: Position): Mythology | undefined {
  return PANTHEON[directionOf(s)].find(
    (mythology) =>
      pantheonOf(s).decks.some((place) => place.mythology === mythology) &&
      possibleIn(s, mythology).some((id) => applicable(s, id, true)),
  );
}

/** DUEL-154: what SOLO may take of a deck that lies open. */
export const theaterChoices = (s: Position, mythology: Mythology): readonly DivinityId[] =>
  pantheonOf(s).decks.flatMap(({ id, mythology: of }) =>
    of === mythology && applicable(s, id) ? [id as DivinityId] : [],
  );

/** DUEL-161: the discarded cards that the Isis scale leaves to choose from. */
export function isisCards(s: Position, _decision?: unknown, trace?: Trace): readonly CardId[] {
  const latest = Math.max(...s.discard.map((id) => CARDS[id].age));
  say(trace, 'Cards of Age {0} come first', latest);
  const cards = candidates(s.discard.filter((id) => CARDS[id].age === latest));
  return lastOf(s, cards, ISIS, trace).map(({ card }) => card.id);
}
