import { choose, once } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import type { DivinityId, Offering } from '../components/pantheon.js';
import { MYTHOLOGY_OF, subsets } from '../components/pantheon.js';
import { PANTHEON } from '../components/solo.js';
import { activationPrice, withOfferings } from '../costs/index.js';
import type { Reason } from '../reasons/index.js';
import { least, type Naming, plain, reason, scale, type Trace } from '../reasons/trace.js';
import type { DivinityPlace, Position } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { pantheonOf } from '../table/pantheon.js';
import { candidates } from './items.js';
import { applicable, directionOf, possibleIn } from './metrics.js';
import { priceNote, priceOfSpace, spaceNote, tokensNote } from './notes.js';
import { ISIS, lastOf } from './scales.js';
import { divinityWins, seeksEverywhere } from './wins.js';

/** A card of the Pantheon that SOLO may activate, on its space. */
export interface Altar {
  readonly id: DivinityPlace['id'];
  readonly space: number;
}

/** DUEL-127: the place on the Pantheon scale. The Gate comes first. */
const pantheonRank = (position: Position, id: DivinityPlace['id']): number =>
  id === 'gate' ? -1 : PANTHEON[directionOf(position)].indexOf(MYTHOLOGY_OF[id as DivinityId]);

/** DUEL-127: the Pantheon scale. */
export const PANTHEON_SCALE = once(() =>
  scale<Altar, Position>(plain('pantheon-scale'), [
    {
      rule: 'DUEL-127',
      label: plain('first-of-pantheon-scale'),
      score: ({ id }, position) => least(pantheonRank(position, id)),
      note: ({ id }, position) =>
        reason('place-in-pantheon-scale', {
          mythology: id === 'gate' ? null : MYTHOLOGY_OF[id as DivinityId],
          place: pantheonRank(position, id) + 2,
        }),
    },
    {
      rule: 'DUEL-127',
      label: plain('cheapest-space'),
      score: ({ space }) => least(space),
      note: ({ space }) => spaceNote(space),
    },
  ]),
);

/** The names of Pantheon cards in explanations. SOLO activates face-up cards only. */
export const BY_ALTAR: Naming<Altar> = {
  id: ({ id }) => id,
  name: ({ id }) => reason('component', { component: id as DivinityId | 'gate' }),
};

/** DUEL-131: whether SOLO can afford a card of the Pantheon, using all its tokens if necessary. */
const affordable = (position: Position, { id, space }: Altar): boolean =>
  withOfferings(
    activationPrice(position, SCRIPT_SEAT, space, id),
    pantheonOf(position).holdings[SCRIPT_SEAT].offerings,
  ) <= position.cities[SCRIPT_SEAT].coins;

/** The cards in the Pantheon that fit, once the game allows activation. */
function altarsThat(position: Position, fits: (position: Position, altar: Altar) => boolean): readonly Altar[] {
  if (position.pantheon === null || position.age < 2) return [];
  const lying: Altar[] = [];
  for (let i = 0; i < position.pantheon.spaces.length; i++) {
    const id = position.pantheon.spaces[i]?.id;
    if (id === undefined) continue;
    const altar = { id, space: i + 1 };
    if (fits(position, altar)) lying.push(altar);
  }
  return lying;
}

/** All cards in the Pantheon, once the game allows activation. */
export const allAltars = (position: Position): readonly Altar[] => altarsThat(position, () => true);

/** DUEL-127: whether SOLO can afford a card of the Pantheon that does something for it. */
export const isWorthwhile = (position: Position, altar: Altar): boolean =>
  applicable(position, altar.id) && affordable(position, altar);

/** DUEL-127: the cards that SOLO can afford and that do something for it. */
export const altars = (position: Position): readonly Altar[] => altarsThat(position, isWorthwhile);

/** The price of a Pantheon card for SOLO with all its Offering tokens, or the reason to skip it. */
export function altarNote(position: Position, { id, space }: Altar): Reason {
  return applicable(position, id)
    ? priceNote(priceOfSpace(position, space), position.cities[SCRIPT_SEAT].coins)
    : plain('does-nothing');
}

interface Payment {
  readonly offerings: readonly Offering[];
  /** The price before the tokens. */
  readonly price: number;
  readonly coins: number;
  readonly wasted: number;
}

/** DUEL-131: two items are enough, because no two sets of tokens have the same sum. */
const THRIFT = once(() =>
  scale<Payment, null>(plain('offering-tokens'), [
    {
      rule: 'DUEL-131.1',
      label: plain('fewest-coins-paid'),
      score: ({ coins }) => least(coins),
      note: ({ price, offerings, coins }) => tokensNote(price, offerings, coins),
    },
    {
      rule: 'DUEL-131.2',
      label: plain('least-discount-unused'),
      score: ({ wasted }) => least(wasted),
      note: ({ price, offerings, coins }) => tokensNote(price, offerings, coins),
    },
  ]),
);

const BY_OFFERINGS: Naming<Payment> = {
  id: ({ offerings }) => offerings.join('+'),
  name: ({ offerings }) => reason('with-offerings', { offerings }),
};

const NO_OFFERINGS: readonly Offering[] = Object.freeze([]);

/** DUEL-131: the Offering tokens that SOLO uses. */
export function offeringsFor(position: Position, { id, space }: Altar, trace?: Trace): readonly Offering[] {
  const own = pantheonOf(position).holdings[SCRIPT_SEAT].offerings;
  if (own.length === 0) return NO_OFFERINGS;
  const price = activationPrice(position, SCRIPT_SEAT, space, id);
  const payments = subsets(own)
    .map((offerings): Payment => {
      const coins = withOfferings(price, offerings);
      return { offerings, price, coins, wasted: coins - offerings.reduce((sum, each) => sum - each, price) };
    })
    .filter(({ coins }) => coins <= position.cities[SCRIPT_SEAT].coins);
  if (payments.length === 1) return payments[0]?.offerings ?? [];
  const [best] = choose(payments, THRIFT(), null, trace, BY_OFFERINGS);
  return best?.offerings ?? [];
}

/** DUEL-154: the next deck that SOLO opens: the first of the Pantheon scale that can hold an applicable divinity. */
export function nextTheaterDeck(position: Position): Mythology | undefined {
  return PANTHEON[directionOf(position)].find(
    (mythology) =>
      pantheonOf(position).decks.some((place) => place.mythology === mythology) &&
      possibleIn(position, mythology).some((id) => applicable(position, id, true)),
  );
}

/** DUEL-154, DUEL-145: the divinities that SOLO may take from an open deck: those that win, or else those that do something. */
export function theaterChoices(position: Position, mythology: Mythology): readonly DivinityId[] {
  const useful = pantheonOf(position).decks.flatMap(({ id, mythology: of }) =>
    of === mythology && applicable(position, id) ? [id as DivinityId] : [],
  );
  const winning = seeksEverywhere(position)
    ? useful.filter((id) => divinityWins(position, SCRIPT_SEAT, id, 'next'))
    : [];
  return winning.length > 0 ? winning : useful;
}

/** DUEL-161: the discarded cards that the Isis scale leaves. */
export function isisCards(position: Position, _decision?: unknown, trace?: Trace): readonly CardId[] {
  const latest = Math.max(...position.discard.map((id) => CARDS[id].age));
  trace?.reasons.push(reason('latest-age', { age: latest }));
  const cards = candidates(position.discard.filter((id) => CARDS[id].age === latest));
  return lastOf(position, cards, ISIS, trace).map(({ card }) => card.id);
}
