import { areaAt, costOf, stagesOf } from './table/area.js';
import { deckName, deckNames, decksInReach } from './table/decks.js';
import { paymentValue } from './costs.js';
import type { Decision, Move, Payment, Position, Refusal } from './state.js';

export type Code = '' | Refusal['code'];

/** A move that is refused, as the parameters of its refusal see it. */
interface Refused {
  readonly kind: string;
  readonly deck?: string;
  readonly stage: number;
  readonly payment: Payment;
}

type Parameters = (s: Position, seat: number, move: Refused) => object;

/** The rule behind each refusal, and its parameters. */
const REFUSALS: {
  readonly [C in Refusal['code']]: readonly [rule: Extract<Refusal, { code: C }>['rule'], parameters?: Parameters];
} = {
  'no-such-deck': ['ARCH-120', (s) => ({ decks: deckNames(s) })],
  'face-down': ['ARCH-22'],
  empty: ['ARCH-24', (_, __, { deck = 'central' }) => ({ deck })],
  'out-of-reach': [
    'ARCH-123',
    (s, seat, { kind }) => {
      const decks = decksInReach(s, seat).map((deck) => deckName(s, deck));
      return { decks: kind === 'lookDeck' ? decks.slice(0, 2) : decks };
    },
  ],
  'cards-to-take': ['ARCH-125'],
  'not-in-hand': ['ARCH-90'],
  'no-extra-card': ['ARCH-24', (s) => ({ tokens: s.triggers })],
  'not-this-step': ['ARCH-90'],
  'no-set': ['ARCH-45'],
  'no-token': ['ARCH-46'],
  'already-built': ['ARCH-40', (_, __, { stage }) => ({ stage })],
  'lower-stages-first': [
    'ARCH-40',
    (s, seat, { stage }) => {
      const area = areaAt(s, seat);
      return { stages: stagesOf(area)[stage]?.requires.filter((lower) => !area.built[lower]) };
    },
  ],
  'cards-missing': ['ARCH-41'],
  'wrong-payment': [
    'ARCH-41',
    (s, seat, { stage, payment }) => ({ need: costOf(areaAt(s, seat), stage).count, value: paymentValue(payment) }),
  ],
  'not-different': ['ARCH-41'],
  'not-identical': ['ARCH-41'],
  'no-economy': ['ARCH-42'],
  'must-go-on': ['ARCH-24'],
  'not-looked-at': ['ARCH-44'],
};

/** A refusal with its rule and its parameters. */
export function refuse(s: Position, { seat }: Decision, move: Move, code: string): Refusal {
  const [rule, parameters] = REFUSALS[code as Refusal['code']];
  return { code, rule, ...parameters?.(s, seat, move as unknown as Refused) } as Refusal;
}
