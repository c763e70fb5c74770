import { areaAt, costOf, stagesOf } from './area.js';
import type { CardKind } from './components/cards.js';
import { centralOf, deckName, decksInReach } from './decks.js';
import { worthOfPayment } from './payment.js';
import { backsOf } from './slips.js';
import type { Decision, Move, Payment, Position, Refusal } from './state.js';

export type Code = '' | Refusal['code'];

/** A move that is refused, as the parameters of its refusal see it. */
interface Refused {
  readonly kind: string;
  readonly deck?: string;
  readonly stage: number;
  readonly card: CardKind | null;
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
  'no-such-deck': [
    'ARCH-120',
    ({ decks }) => `there is no such deck in this game, only ${decks.join(', ')}`,
    (s) => ({ decks: [...s.areas.keys(), centralOf(s)].map((deck) => deckName(s, deck)) }),
  ],
  'face-down': ['ARCH-22', 'a face-down central card is taken by extra cards and stage effects only'],
  empty: [
    'ARCH-24',
    ({ deck }) => `there is no card to take from ${deck}`,
    (_, __, { deck = 'central' }) => ({ deck }),
  ],
  'out-of-reach': [
    'ARCH-123',
    ({ decks }) => `only these decks are in reach: ${decks.join(', ')}`,
    (s, seat, { kind }) => ({
      decks: decksInReach(s, seat)
        .slice(0, kind === 'lookDeck' ? 2 : 3)
        .map((deck) => deckName(s, deck)),
    }),
  ],
  'cards-to-take': ['ARCH-125', 'one passes only when there is nothing to take'],
  'not-in-hand': ['ARCH-90', 'no such card is there, or another source is named than the hand'],
  'name-the-back': [
    'ARCH-90',
    ({ backs }) => `the hand holds this card with several backs: name one of ${backs.join(', ')}`,
    (s, _, { card }) => ({ backs: backsOf(s, card) }),
  ],
  'back-not-needed': ['ARCH-90', 'the hand holds this card with one back only, which is not named'],
  'no-extra-card': [
    'ARCH-24',
    ({ tokens }) => `that token gives no extra card now${tokens.length > 0 ? `, only ${tokens.join(', ')}` : ''}`,
    (s) => ({ tokens: s.triggers }),
  ],
  'not-this-step': ['ARCH-90', 'that belongs to another step of the turn'],
  'no-set': ['ARCH-45', 'the green cards for that set are missing'],
  'no-token': ['ARCH-46', 'there is no Progress token'],
  'already-built': ['ARCH-40', ({ stage }) => `stage ${stage + 1} is built`, (_, __, { stage }) => ({ stage })],
  'lower-stages-first': [
    'ARCH-40',
    ({ stages }) => `first come the stages ${stages.map((stage) => stage + 1).join(', ')}`,
    (s, seat, { stage }) => {
      const area = areaAt(s, seat);
      return { stages: stagesOf(area)[stage]?.requires.filter((lower) => !area.built[lower]) };
    },
  ],
  'cards-missing': ['ARCH-41', 'the payment has more cards than there are'],
  'wrong-payment': [
    'ARCH-41',
    ({ need, value }) => `the stage costs exactly ${need}, the payment is worth ${value}`,
    (s, seat, { stage, payment }) => ({ need: costOf(areaAt(s, seat), stage).count, value: worthOfPayment(payment) }),
  ],
  'not-different': ['ARCH-41', 'the stage takes different resources'],
  'not-identical': ['ARCH-41', 'the stage takes identical resources'],
  'no-economy': [
    'ARCH-42',
    'no yellow card counts two: that takes Economy, unused this turn, and a yellow card in the payment',
  ],
  'must-go-on': ['ARCH-24', 'a stage or a science set is still mandatory'],
  'not-looked-at': ['ARCH-44', 'that card is not among those looked at'],
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
