import type { ListedRules, Seat } from '@wonders/core';
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
import { anyInReach, deckName, deckNamed, deckNames, decksInReach, hasCard, hasToken, isAges, SLOTS } from './decks.js';
import { noPayment, paymentsFor } from './payment.js';
import { type Code, refuse } from './refusals.js';
import { backName, isNamed, isNew } from './slips.js';
import type {
  Back,
  ChanceKind,
  Decision,
  DecisionKind,
  Deck,
  DeckName,
  Move,
  MoveOfKind,
  Position,
  Refusal,
  SelectMove,
  Slip,
} from './state.js';

type Rules = ListedRules<Position, Decision, Move, Refusal>;

/** What answers a decision, the legal moves, and why another is not. */
const rules = <M extends Move>(
  kinds: readonly M['kind'][],
  list: (s: Position, seat: Seat) => readonly M[],
  no: (s: Position, seat: Seat, move: M) => Code,
): Rules => ({
  kinds,
  list: (s, _, seat) => list(s, seat),
  forbids: (s, { seat }, move) => no(s, seat, move as M),
  refuse,
});

/** The same for moves that name one thing of several. */
const choice = <T>(
  kind: Move['kind'],
  name: string,
  all: (s: Position, seat: Seat) => readonly T[],
  no: (s: Position, seat: Seat, named: T) => Code,
): Rules =>
  rules(
    [kind],
    (s, seat) => all(s, seat).flatMap((each) => (no(s, seat, each) === '' ? ({ kind, [name]: each } as Move) : [])),
    (s, seat, move) => no(s, seat, move[name as keyof Move] as T),
  );

/** Why a card cannot be taken from a deck, or not by a seat. */
function noDeck(s: Position, named: Deck, seat: Seat | null): Code {
  const deck = deckNamed(s, named);
  if (deck < 0) return 'no-such-deck';
  if (seat !== null && !decksInReach(s, seat).includes(deck)) return 'out-of-reach';
  return hasCard(s, deck) ? '' : 'empty';
}

/** ARCH-22, ARCH-90 b: the central card is chosen unseen only with the option, or in Architects when nothing else is left. */
function noOpenCard(s: Position, deck: Deck, seat: Seat | null): Code {
  const code = noDeck(s, deck, seat);
  if (code !== '' || deck !== 'central' || s.central.top?.seenBy === 'all' || s.config.centralPick === 'always')
    return code;
  return isAges(s) || hasCard(s, 0) || hasCard(s, 1) ? 'face-down' : '';
}

const PASS = { kind: 'pass' } as const;

/** ARCH-22, ARCH-123, ARCH-125 */
function picks(s: Position, seat: Seat): readonly (MoveOfKind<'pick'> | MoveOfKind<'pass'>)[] {
  const moves: MoveOfKind<'pick'>[] = [];
  for (const deck of deckNames(s)) if (noOpenCard(s, deck, seat) === '') moves.push({ kind: 'pick', deck });
  return moves.length > 0 ? moves : [PASS];
}

function noPick(s: Position, seat: Seat, move: MoveOfKind<'pick'> | MoveOfKind<'pass'>): Code {
  if (move.kind !== 'pass') return noOpenCard(s, move.deck, seat);
  return anyInReach(s, seat) ? 'cards-to-take' : '';
}

const USES = ['play', 'discard'] as const;

/** ARCH-90 b: every card that the player may select. */
function selections(s: Position): readonly (SelectMove | MoveOfKind<'pass'>)[] {
  const moves: SelectMove[] = [];
  const add = (source: SelectMove['source'], card: CardKind | null = null, back: Back | null = null): void => {
    for (const use of USES) moves.push({ kind: 'select', source, card, back, use });
  };
  for (const source of ['revealed', 'opponent', 'central'] as const) if (noSource(s, source) === '') add(source);
  const [cards = []] = s.hands;
  for (let at = 0; at < cards.length; at++) {
    const { card, back } = cards[at] as Slip;
    if (card !== null && isNew(cards, at)) add('hand', card, backName(s, back));
  }
  return moves.length > 0 ? moves : [PASS];
}

const noSource = (s: Position, source: 'revealed' | DeckName): Code =>
  noOpenCard(s, source === 'revealed' ? 'player' : source, null);

function noSelection(s: Position, _: Seat, move: SelectMove | MoveOfKind<'pass'>): Code {
  if (move.kind === 'pass') return selections(s)[0] === PASS ? '' : 'cards-to-take';
  const { source, card, back } = move;
  if (source !== 'hand') return card !== null || back !== null ? 'not-in-hand' : noSource(s, source);
  return s.hands[0]?.some((each) => isNamed(s, move, each)) ? '' : 'not-in-hand';
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
      return s.triggers.includes(move.token) ? noDeck(s, move.deck, seat) : 'no-extra-card';
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

const decksToLookAt = (s: Position, seat: Seat): readonly Deck[] =>
  decksInReach(s, seat)
    .slice(0, 2)
    .map((deck) => deckName(s, deck));

const cardsLookedAt = (s: Position): readonly (CardKind | null)[] => [
  ...new Set(s.looked?.cards.map(({ card }) => card)),
];

/** The decisions that seats take. */
export const decisions: Readonly<Record<Exclude<DecisionKind, ChanceKind>, Rules>> = {
  pick: rules(['pick', 'pass'], picks, noPick),
  select: rules(['select', 'pass'], selections, noSelection),
  act: rules(['extra', 'science', 'build', 'endTurn'], actions, noAction),
  takeToken: choice(
    'takeToken',
    'slot',
    () => SLOTS,
    (s, _, slot) => (hasToken(s, slot) ? '' : 'no-token'),
  ),
  takeTop: choice('takeTop', 'deck', deckNames, (s, _, deck) => noDeck(s, deck, null)),
  lookDeck: choice('lookDeck', 'deck', decksToLookAt, (s, seat, deck) =>
    deck === 'central' ? 'out-of-reach' : noDeck(s, deck, seat),
  ),
  takeLooked: choice('takeLooked', 'card', cardsLookedAt, (s, _, card) =>
    cardsLookedAt(s).includes(card) ? '' : 'not-looked-at',
  ),
  opponentTurn: rules(
    ['opponentTurn'],
    () => [{ kind: 'opponentTurn' }],
    () => '',
  ),
};
