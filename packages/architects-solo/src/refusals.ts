import { areaAt, costOf, stagesOf } from './area.js';
import { deckName, deckNames, decksInReach } from './decks.js';
import { worthOfPayment } from './payment.js';
import type { Decision, Move, Payment, Position, Refusal } from './state.js';

export type Code = '' | Refusal['code'];

/** A move that is refused, as the parameters of its refusal see it. */
interface Refused {
  readonly kind: string;
  readonly deck?: string;
  readonly stage: number;
  readonly payment: Payment;
}

type Refusals = {
  readonly [C in Refusal['code']]: readonly [
    rule: Extract<Refusal, { code: C }>['rule'],
    says: string | ((refusal: Extract<Refusal, { code: C }>) => string),
    parameters?: (s: Position, seat: number, move: Refused) => object,
  ];
};

/** The rule behind each refusal, its sentence, its parameters. */
const REFUSALS: Refusals = {
  'no-such-deck': ['ARCH-120', ({ decks }) => `the decks are ${decks.join(', ')}`, (s) => ({ decks: deckNames(s) })],
  'face-down': ['ARCH-22', 'the central card lies face down'],
  empty: ['ARCH-24', ({ deck }) => `deck ${deck} has no card`, (_, __, { deck = 'central' }) => ({ deck })],
  'out-of-reach': [
    'ARCH-123',
    ({ decks }) => `in reach are ${decks.join(', ')}`,
    (s, seat, { kind }) => {
      const decks = decksInReach(s, seat).map((deck) => deckName(s, deck));
      return { decks: kind === 'lookDeck' ? decks.slice(0, 2) : decks };
    },
  ],
  'cards-to-take': ['ARCH-125', 'there is a card to take'],
  'not-in-hand': ['ARCH-90', 'the hand has no card of that kind with that back'],
  'no-extra-card': [
    'ARCH-24',
    ({ tokens }) => `tokens for extra cards now: ${tokens.join(', ') || 'none'}`,
    (s) => ({ tokens: s.triggers }),
  ],
  'not-this-step': ['ARCH-90', 'not in this step of the turn'],
  'no-set': ['ARCH-45', 'green cards of that set are missing'],
  'no-token': ['ARCH-46', 'there is no Progress token'],
  'already-built': ['ARCH-40', ({ stage }) => `stage ${stage + 1} is built`, (_, __, { stage }) => ({ stage })],
  'lower-stages-first': [
    'ARCH-40',
    ({ stages }) => `first come stages ${stages.map((stage) => stage + 1).join(', ')}`,
    (s, seat, { stage }) => {
      const area = areaAt(s, seat);
      return { stages: stagesOf(area)[stage]?.requires.filter((lower) => !area.built[lower]) };
    },
  ],
  'cards-missing': ['ARCH-41', 'cards of the payment are missing'],
  'wrong-payment': [
    'ARCH-41',
    ({ need, value }) => `the stage costs ${need}, the payment is worth ${value}`,
    (s, seat, { stage, payment }) => ({ need: costOf(areaAt(s, seat), stage).count, value: worthOfPayment(payment) }),
  ],
  'not-different': ['ARCH-41', 'the resources must be different'],
  'not-identical': ['ARCH-41', 'the resources must be identical'],
  'no-economy': ['ARCH-42', 'no yellow card of the payment counts two now'],
  'must-go-on': ['ARCH-24', 'a stage or a set is mandatory'],
  'not-looked-at': ['ARCH-44', 'that card was not looked at'],
};

/** A refusal with its rule and its parameters. */
export function refuse(s: Position, { seat }: Decision, move: Move, code: string): Refusal {
  const [rule, , parameters] = REFUSALS[code as Refusal['code']];
  return { code, rule, ...parameters?.(s, seat, move as unknown as Refused) } as Refusal;
}

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  const [, says] = REFUSALS[refusal.code];
  return typeof says === 'string' ? says : says(refusal as never);
}
