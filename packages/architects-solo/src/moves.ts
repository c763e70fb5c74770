import type { DecisionRules, Seat } from '@wonders/core';
import {
  areaAt,
  costOf,
  economyReady,
  hasSet,
  isAffordable,
  isAvailable,
  mayScience,
  mustGoOn,
  onlyScience,
  SETS,
  tokenLeft,
} from './area.js';
import type { CardKind } from './components/cards.js';
import {
  anyInReach,
  centralOf,
  deckName,
  deckNamed,
  decksInReach,
  hasCard,
  hasToken,
  isAges,
  isSolo,
  SLOTS,
  type Slot,
} from './decks.js';
import { noPayment, paymentsFor } from './payment.js';
import { type Code, refuse } from './refusals.js';
import { backName, isNamed, isNew } from './slips.js';
import type {
  Back,
  ChanceKind,
  Decision,
  DecisionKind,
  Move,
  MoveOfKind,
  Position,
  Refusal,
  SelectMove,
  Slip,
} from './state.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

/** Rules of a decision whose legal moves are simply listed. */
const listed = (kinds: Rules['kinds'], list: (s: Position, seat: Seat) => readonly Move[], no: Rules['no']): Rules => ({
  kinds,
  size: (s, _, seat) => list(s, seat).length,
  at: (s, _, i, seat) => list(s, seat)[i] as Move,
  list: (s, _, seat) => list(s, seat),
  random(s, { seat }, random) {
    const moves = list(s, seat);
    return moves[Math.floor(random() * moves.length)] as Move;
  },
  no,
  refuse,
});

/** ARCH-22: whether the player may pick the central card without seeing it. */
function mayPickBlind(s: Position): boolean {
  return s.config.centralPick === 'always' || (!hasCard(s, 0) && !hasCard(s, 1));
}

/** ARCH-22, ARCH-123 */
function noPick(s: Position, seat: Seat, move: MoveOfKind<'pick'> | MoveOfKind<'pass'>): Code {
  if (move.kind === 'pass') return isSolo(s) || anyInReach(s, seat) ? 'cards-to-take' : '';
  const deck = deckNamed(s, move.deck);
  const code = noDeck(s, deck, seat);
  if (code !== '' || deck !== centralOf(s) || !isSolo(s)) return code;
  return s.central.top?.seenBy === 'all' || mayPickBlind(s) ? '' : 'face-down';
}

/** Why a card cannot be taken from a deck, or not by a seat. */
function noDeck(s: Position, deck: number, seat: Seat | null): Code {
  if (deck < 0) return 'no-such-deck';
  if (seat !== null && !decksInReach(s, seat).includes(deck)) return 'out-of-reach';
  return hasCard(s, deck) ? '' : 'empty';
}

const USES = ['play', 'discard'] as const;

/** ARCH-90 b: every card that the player may select. */
function selections(s: Position): readonly (SelectMove | MoveOfKind<'pass'>)[] {
  const moves: SelectMove[] = [];
  const add = (source: SelectMove['source'], card: CardKind | null = null, back: Back | null = null): void => {
    for (const use of USES) moves.push({ kind: 'select', source, card, back, use });
  };
  for (const source of ['revealed', 'opponent', 'central'] as const) if (noSource(s, source) === '') add(source);
  const cards = s.hands[0]?.cards ?? [];
  for (let at = 0; at < cards.length; at++) {
    const { card, back } = cards[at] as Slip;
    if (card !== null && isNew(cards, at)) add('hand', card, backName(s, back));
  }
  return moves.length > 0 ? moves : [{ kind: 'pass' }];
}

function noSource(s: Position, source: 'revealed' | 'opponent' | 'central'): Code {
  if (source !== 'central') return s.hands[source === 'revealed' ? 0 : 1]?.revealed ? '' : 'empty';
  if (s.central.top?.seenBy === 'all') return '';
  if (s.config.centralPick !== 'always') return 'face-down';
  return hasCard(s, centralOf(s)) ? '' : 'empty';
}

function noSelection(s: Position, move: SelectMove | MoveOfKind<'pass'>): Code {
  if (move.kind === 'pass') return selections(s)[0]?.kind === 'pass' ? '' : 'cards-to-take';
  const { source, card, back } = move;
  if (source !== 'hand') return card !== null || back !== null ? 'not-in-hand' : noSource(s, source);
  return s.hands[0]?.cards.some((each) => isNamed(s, move, each)) ? '' : 'not-in-hand';
}

type Action = MoveOfKind<'extra' | 'science' | 'build' | 'endTurn'>;

/** ARCH-24, in its order. */
function actions(s: Position, seat: Seat): readonly Action[] {
  const area = areaAt(s, seat);
  const moves: Action[] = [];
  for (const token of s.triggers)
    for (const deck of decksInReach(s, seat))
      if (hasCard(s, deck)) moves.push({ kind: 'extra', token, deck: deckName(s, deck) });
  const optional = moves.length;
  if (mayScience(s)) for (const [i, set] of SETS.entries()) if (hasSet(area, i)) moves.push({ kind: 'science', set });
  const economy = economyReady(s, area);
  for (let stage = 0; stage < area.built.length && !onlyScience(s); stage++)
    if (isAffordable(area, stage, economy))
      for (const payment of paymentsFor(area, costOf(area, stage), economy))
        moves.push({ kind: 'build', stage, payment });
  if (moves.length === optional) moves.push({ kind: 'endTurn' });
  return moves;
}

function noAction(s: Position, seat: Seat, move: Action): Code {
  const area = areaAt(s, seat);
  switch (move.kind) {
    case 'extra':
      return s.triggers.includes(move.token) ? noDeck(s, deckNamed(s, move.deck), seat) : 'no-extra-card';
    case 'science':
      if (isAges(s) !== onlyScience(s)) return 'not-this-step';
      if (!tokenLeft(s)) return 'no-token';
      return hasSet(area, SETS.indexOf(move.set)) ? '' : 'no-set';
    case 'build':
      if (onlyScience(s)) return 'not-this-step';
      if (area.built[move.stage]) return 'already-built';
      if (!isAvailable(area, move.stage)) return 'lower-stages-first';
      return noPayment(area, costOf(area, move.stage), move.payment, economyReady(s, area));
    case 'endTurn':
      return mustGoOn(s, area) ? 'must-go-on' : '';
  }
}

/** The rules of the decisions by what answers them, the candidates by index, and why not. */
const rules = (kinds: Rules['kinds'], size: Rules['size'], at: Rules['at'], no: Rules['no']): Rules => ({
  kinds,
  size,
  at,
  no,
  refuse,
});

/** The decisions that seats take. */
export const decisions: Readonly<Record<Exclude<DecisionKind, ChanceKind>, Rules>> = {
  pick: rules(
    ['pick', 'pass'],
    (s) => s.areas.length + 2,
    (s, _, i) => (i > s.areas.length ? { kind: 'pass' } : { kind: 'pick', deck: deckName(s, i) }),
    (s, { seat }, move) => noPick(s, seat, move as MoveOfKind<'pick'>),
  ),
  select: listed(['select', 'pass'], selections, (s, _, move) => noSelection(s, move as SelectMove)),
  act: listed(['extra', 'science', 'build', 'endTurn'], actions, (s, { seat }, move) =>
    noAction(s, seat, move as Action),
  ),
  takeToken: rules(
    ['takeToken'],
    () => SLOTS.length,
    (_, __, i) => ({ kind: 'takeToken', slot: SLOTS[i] as Slot }),
    (s, _, move) => (hasToken(s, (move as MoveOfKind<'takeToken'>).slot) ? '' : 'no-token'),
  ),
  takeTop: rules(
    ['takeTop'],
    (s) => s.areas.length + 1,
    (s, _, i) => ({ kind: 'takeTop', deck: deckName(s, i) }),
    (s, _, move) => noDeck(s, deckNamed(s, (move as MoveOfKind<'takeTop'>).deck), null),
  ),
  lookDeck: rules(
    ['lookDeck'],
    () => 2,
    (s, { seat }, i) => ({ kind: 'lookDeck', deck: deckName(s, decksInReach(s, seat)[i] as number) }),
    (s, { seat }, move) => {
      const deck = deckNamed(s, (move as MoveOfKind<'lookDeck'>).deck);
      return deck === centralOf(s) ? 'out-of-reach' : noDeck(s, deck, seat);
    },
  ),
  takeLooked: listed(
    ['takeLooked'],
    (s) =>
      [...new Set(s.looked?.cards.map(({ card }) => card as CardKind))].map((card) => ({ kind: 'takeLooked', card })),
    (s, _, move) =>
      s.looked?.cards.some(({ card }) => card === (move as MoveOfKind<'takeLooked'>).card) ? '' : 'not-looked-at',
  ),
  opponentTurn: listed(
    ['opponentTurn'],
    () => [{ kind: 'opponentTurn' }],
    () => '',
  ),
};
