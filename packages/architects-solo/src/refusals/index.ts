import type { Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import { costOf, isAffordable, paymentsFor, paymentValue, readyAids } from '../costs.js';
import { type Deck, type Move, type MoveOf, PAYMENT_CARDS, type Payment } from '../notation.js';
import type { Decision, Position } from '../state/index.js';
import { areaAt, isAvailable, owns, stagesOf } from '../table/area.js';
import { deckNamed, deckNames, decksInReach, hasCard, isClosed, type NamedDeck, namedDeck } from '../table/decks.js';
import { hasToken, onlyScience, openTokens, setsOf } from '../table/science.js';
import type { Code, OfPayment, OwedStage, Refusal } from './values.js';

export type { Code, MissingCard, OfPayment, OwedStage, Refusal } from './values.js';

/** The most payments that a refusal suggests. */
const SHOWN_PAYMENTS = 3;

type OfCode<C extends Code> = Extract<Refusal, { readonly code: C }>;

const withCards = (position: Position, decks: readonly number[]): readonly NamedDeck[] =>
  decks.filter((deck) => hasCard(position, deck)).map((deck) => namedDeck(position, deck));

/** The decks that a seat can pick from: not a central one whose card lies face down (ARCH-22). */
function decksToPick(position: Position, seat: Seat): readonly number[] {
  const decks = decksInReach(position, seat);
  return isClosed(position) ? decks.slice(0, 2) : decks;
}

/** The decks in reach of a seat for a kind of move; for Halicarnassus only those on the left and on the right. */
function decksBeside(position: Position, seat: Seat, kind: Move['kind']): readonly number[] {
  if (kind === 'pick' || kind === 'select') return decksToPick(position, seat);
  const decks = decksInReach(position, seat);
  return kind === 'look-deck' ? decks.slice(0, 2) : decks;
}

const allDecks = (position: Position): readonly number[] => deckNames(position).map((_, deck) => deck);

/** The deck that a move takes from. */
function deckOf(position: Position, move: Move): number {
  if (move.kind === 'select') return deckNamed(position, move.source === 'revealed' ? 'player' : (move.source as Deck));
  return deckNamed(position, (move as MoveOf<'pick'>).deck);
}

const paymentsOf = (position: Position, seat: Seat, stage: number): readonly Payment[] => {
  const area = areaAt(position, seat);
  return paymentsFor(area, costOf(area, stage), readyAids(position, area));
};

const ofPayment = (position: Position, seat: Seat, move: Move): OfPayment => {
  const { stage } = move as MoveOf<'build'>;
  return { stage, payments: paymentsOf(position, seat, stage).slice(0, SHOWN_PAYMENTS) };
};

const ofGreys = (
  position: Position,
  seat: Seat,
  move: Move,
): OfPayment & { readonly engineering: 'not-owned' | 'used' } => ({
  ...ofPayment(position, seat, move),
  engineering: owns(areaAt(position, seat), 'engineering') ? 'used' : 'not-owned',
});

const cardsSeen = (cards: readonly { readonly card: CardKind | null }[] = []): readonly CardKind[] =>
  cards.flatMap(({ card }) => card ?? []);

/** The refusal for each code, with what would be legal instead. */
const REFUSALS: { readonly [C in Code]: (position: Position, seat: Seat, move: Move) => OfCode<C> } = {
  'no-such-deck': (position) => ({
    code: 'no-such-deck',
    rule: 'ARCH-120',
    decks: allDecks(position).map((deck) => namedDeck(position, deck)),
  }),
  'face-down': (position, seat) => ({
    code: 'face-down',
    rule: 'ARCH-22',
    decks: withCards(position, decksToPick(position, seat)),
  }),
  empty: (position, seat, move) => ({
    code: 'empty',
    rule: 'ARCH-24',
    deck: namedDeck(position, deckOf(position, move)),
    decks: withCards(position, move.kind === 'take-top' ? allDecks(position) : decksBeside(position, seat, move.kind)),
  }),
  'out-of-reach': (position, seat, { kind }) => ({
    code: 'out-of-reach',
    rule: 'ARCH-123',
    decks: withCards(position, decksBeside(position, seat, kind)),
  }),
  'cards-to-take': (position, seat) => ({
    code: 'cards-to-take',
    rule: 'ARCH-125',
    decks: withCards(position, decksToPick(position, seat)),
  }),
  'not-in-hand': (position) => ({ code: 'not-in-hand', rule: 'ARCH-90', cards: cardsSeen(position.hands[0]) }),
  'no-extra-card': (position, _, move) => ({
    code: 'no-extra-card',
    rule: 'ARCH-24',
    token: (move as MoveOf<'extra'>).token,
    tokens: position.triggers,
  }),
  'not-this-step': (position) => ({
    code: 'not-this-step',
    rule: 'ARCH-90',
    step: onlyScience(position) ? 'sets' : 'cards',
  }),
  'no-set': (position, seat, move) => ({
    code: 'no-set',
    rule: 'ARCH-45',
    set: (move as MoveOf<'science'>).set,
    sets: setsOf(areaAt(position, seat)),
  }),
  'no-token': (position) => ({
    code: 'no-token',
    rule: 'ARCH-46',
    tokens: openTokens(position),
    stack: hasToken(position, 'stack'),
  }),
  'already-built': (position, seat, move) => {
    const area = areaAt(position, seat);
    return {
      code: 'already-built',
      rule: 'ARCH-40',
      stage: (move as MoveOf<'build'>).stage,
      stages: area.built.flatMap((_, stage) => (isAvailable(area, stage) ? [stage] : [])),
    };
  },
  'lower-stages-first': (position, seat, move) => {
    const area = areaAt(position, seat);
    const { stage } = move as MoveOf<'build'>;
    const stages = stagesOf(area)[stage]?.requires.filter((lower) => !area.built[lower]) ?? [];
    return { code: 'lower-stages-first', rule: 'ARCH-40', stage, stages };
  },
  'cards-missing': (position, seat, move) => {
    const { cards } = areaAt(position, seat);
    const { payment } = move as MoveOf<'build'>;
    const missing = PAYMENT_CARDS.flatMap((card, kind) => {
      const have = cards[kind] as number;
      return payment[card] > have ? [{ card, need: payment[card], have }] : [];
    });
    return { code: 'cards-missing', rule: 'ARCH-41', ...ofPayment(position, seat, move), missing };
  },
  'wrong-payment': (position, seat, move) => {
    const { stage, payment } = move as MoveOf<'build'>;
    return {
      code: 'wrong-payment',
      rule: 'ARCH-41',
      ...ofPayment(position, seat, move),
      need: costOf(areaAt(position, seat), stage).count,
      value: paymentValue(payment),
    };
  },
  'not-different': (position, seat, move) => ({
    code: 'not-different',
    rule: 'ARCH-41',
    ...ofGreys(position, seat, move),
  }),
  'not-identical': (position, seat, move) => ({
    code: 'not-identical',
    rule: 'ARCH-41',
    ...ofGreys(position, seat, move),
  }),
  'no-economy': (position, seat, move) => {
    const area = areaAt(position, seat);
    const reason = !owns(area, 'economy') ? 'not-owned' : readyAids(position, area).economy ? 'no-coin' : 'used';
    return { code: 'no-economy', rule: 'ARCH-42', ...ofPayment(position, seat, move), reason };
  },
  'must-go-on': (position, seat) => {
    const area = areaAt(position, seat);
    const aids = readyAids(position, area);
    const stages = area.built.flatMap((_, stage): OwedStage[] => {
      const [payment] = isAffordable(area, stage, aids) ? paymentsOf(position, seat, stage) : [];
      return payment === undefined ? [] : [{ stage, payment }];
    });
    return { code: 'must-go-on', rule: 'ARCH-24', sets: setsOf(area), stages };
  },
  'not-looked-at': (position, _, move) => ({
    code: 'not-looked-at',
    rule: 'ARCH-44',
    card: (move as MoveOf<'take-looked'>).card,
    cards: cardsSeen(position.looked?.cards),
  }),
};

/** The refusal for a code, with its rule and what would be legal instead. */
export const refuse = (position: Position, { seat }: Decision, move: Move, code: string): Refusal =>
  REFUSALS[code as Code](position, seat, move);
