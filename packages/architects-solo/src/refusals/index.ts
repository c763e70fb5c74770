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

const withCards = (s: Position, decks: readonly number[]): readonly NamedDeck[] =>
  decks.filter((deck) => hasCard(s, deck)).map((deck) => namedDeck(s, deck));

/** The decks that a seat can pick from: not a central one whose card lies face down (ARCH-22). */
function decksToPick(s: Position, seat: Seat): readonly number[] {
  const decks = decksInReach(s, seat);
  return isClosed(s) ? decks.slice(0, 2) : decks;
}

/** The decks in reach of a seat for a kind of move; for Halicarnassus only those on the left and on the right. */
function decksBeside(s: Position, seat: Seat, kind: Move['kind']): readonly number[] {
  if (kind === 'pick' || kind === 'select') return decksToPick(s, seat);
  const decks = decksInReach(s, seat);
  return kind === 'look-deck' ? decks.slice(0, 2) : decks;
}

const allDecks = (s: Position): readonly number[] => deckNames(s).map((_, deck) => deck);

/** The deck that a move takes from. */
function deckOf(s: Position, move: Move): number {
  if (move.kind === 'select') return deckNamed(s, move.source === 'revealed' ? 'player' : (move.source as Deck));
  return deckNamed(s, (move as MoveOf<'pick'>).deck);
}

const paymentsOf = (s: Position, seat: Seat, stage: number): readonly Payment[] => {
  const area = areaAt(s, seat);
  return paymentsFor(area, costOf(area, stage), readyAids(s, area));
};

const ofPayment = (s: Position, seat: Seat, move: Move): OfPayment => {
  const { stage } = move as MoveOf<'build'>;
  return { stage, payments: paymentsOf(s, seat, stage).slice(0, SHOWN_PAYMENTS) };
};

const ofGreys = (s: Position, seat: Seat, move: Move): OfPayment & { readonly engineering: 'not-owned' | 'used' } => ({
  ...ofPayment(s, seat, move),
  engineering: owns(areaAt(s, seat), 'engineering') ? 'used' : 'not-owned',
});

const cardsSeen = (cards: readonly { readonly card: CardKind | null }[] = []): readonly CardKind[] =>
  cards.flatMap(({ card }) => card ?? []);

/** The refusal for each code, with what would be legal instead. */
const REFUSALS: { readonly [C in Code]: (s: Position, seat: Seat, move: Move) => OfCode<C> } = {
  'no-such-deck': (s) => ({
    code: 'no-such-deck',
    rule: 'ARCH-120',
    decks: allDecks(s).map((deck) => namedDeck(s, deck)),
  }),
  'face-down': (s, seat) => ({ code: 'face-down', rule: 'ARCH-22', decks: withCards(s, decksToPick(s, seat)) }),
  empty: (s, seat, move) => ({
    code: 'empty',
    rule: 'ARCH-24',
    deck: namedDeck(s, deckOf(s, move)),
    decks: withCards(s, move.kind === 'take-top' ? allDecks(s) : decksBeside(s, seat, move.kind)),
  }),
  'out-of-reach': (s, seat, { kind }) => ({
    code: 'out-of-reach',
    rule: 'ARCH-123',
    decks: withCards(s, decksBeside(s, seat, kind)),
  }),
  'cards-to-take': (s, seat) => ({
    code: 'cards-to-take',
    rule: 'ARCH-125',
    decks: withCards(s, decksToPick(s, seat)),
  }),
  'not-in-hand': (s) => ({ code: 'not-in-hand', rule: 'ARCH-90', cards: cardsSeen(s.hands[0]) }),
  'no-extra-card': (s, _, move) => ({
    code: 'no-extra-card',
    rule: 'ARCH-24',
    token: (move as MoveOf<'extra'>).token,
    tokens: s.triggers,
  }),
  'not-this-step': (s) => ({ code: 'not-this-step', rule: 'ARCH-90', step: onlyScience(s) ? 'sets' : 'cards' }),
  'no-set': (s, seat, move) => ({
    code: 'no-set',
    rule: 'ARCH-45',
    set: (move as MoveOf<'science'>).set,
    sets: setsOf(areaAt(s, seat)),
  }),
  'no-token': (s) => ({ code: 'no-token', rule: 'ARCH-46', tokens: openTokens(s), stack: hasToken(s, 'stack') }),
  'already-built': (s, seat, move) => {
    const area = areaAt(s, seat);
    return {
      code: 'already-built',
      rule: 'ARCH-40',
      stage: (move as MoveOf<'build'>).stage,
      stages: area.built.flatMap((_, stage) => (isAvailable(area, stage) ? [stage] : [])),
    };
  },
  'lower-stages-first': (s, seat, move) => {
    const area = areaAt(s, seat);
    const { stage } = move as MoveOf<'build'>;
    const stages = stagesOf(area)[stage]?.requires.filter((lower) => !area.built[lower]) ?? [];
    return { code: 'lower-stages-first', rule: 'ARCH-40', stage, stages };
  },
  'cards-missing': (s, seat, move) => {
    const { cards } = areaAt(s, seat);
    const { payment } = move as MoveOf<'build'>;
    const missing = PAYMENT_CARDS.flatMap((card, kind) => {
      const have = cards[kind] as number;
      return payment[card] > have ? [{ card, need: payment[card], have }] : [];
    });
    return { code: 'cards-missing', rule: 'ARCH-41', ...ofPayment(s, seat, move), missing };
  },
  'wrong-payment': (s, seat, move) => {
    const { stage, payment } = move as MoveOf<'build'>;
    return {
      code: 'wrong-payment',
      rule: 'ARCH-41',
      ...ofPayment(s, seat, move),
      need: costOf(areaAt(s, seat), stage).count,
      value: paymentValue(payment),
    };
  },
  'not-different': (s, seat, move) => ({ code: 'not-different', rule: 'ARCH-41', ...ofGreys(s, seat, move) }),
  'not-identical': (s, seat, move) => ({ code: 'not-identical', rule: 'ARCH-41', ...ofGreys(s, seat, move) }),
  'no-economy': (s, seat, move) => {
    const area = areaAt(s, seat);
    const reason = !owns(area, 'economy') ? 'not-owned' : readyAids(s, area).economy ? 'no-coin' : 'used';
    return { code: 'no-economy', rule: 'ARCH-42', ...ofPayment(s, seat, move), reason };
  },
  'must-go-on': (s, seat) => {
    const area = areaAt(s, seat);
    const aids = readyAids(s, area);
    const stages = area.built.flatMap((_, stage): OwedStage[] => {
      const [payment] = isAffordable(area, stage, aids) ? paymentsOf(s, seat, stage) : [];
      return payment === undefined ? [] : [{ stage, payment }];
    });
    return { code: 'must-go-on', rule: 'ARCH-24', sets: setsOf(area), stages };
  },
  'not-looked-at': (s, _, move) => ({
    code: 'not-looked-at',
    rule: 'ARCH-44',
    card: (move as MoveOf<'take-looked'>).card,
    cards: cardsSeen(s.looked?.cards),
  }),
};

/** The refusal for a code, with its rule and what would be legal instead. */
export const refuse = (s: Position, { seat }: Decision, move: Move, code: string): Refusal =>
  REFUSALS[code as Code](s, seat, move);
