import { choice, type DecisionRules, type Seat } from '@wonders/core';
import type { CardKind } from './components/cards.js';
import { costOf, firstAffordable, isAffordable, paymentForbidden, paymentsFor, readyAids } from './costs.js';
import {
  type Back,
  type Deck,
  type DeckName,
  type Move,
  type MoveOf,
  SETS,
  type SelectMove,
  TOKEN_PLACES,
} from './notation.js';
import { type Code, type Refusal, refuse } from './refusals/index.js';
import { type Decision, type HiddenCard, isAges, type Position, type SeatDecisionKind } from './state/index.js';
import { areaAt, isAvailable, type ReadArea } from './table/area.js';
import {
  anyInReach,
  centralOf,
  deckName,
  deckNamed,
  deckNames,
  decksInReach,
  hasCard,
  isClosed,
  isInReach,
} from './table/decks.js';
import { backName, isNew, isSelected } from './table/hidden.js';
import { hasSet, hasToken, mustScience, onlyScience, tokenLeft } from './table/science.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

/** Why a seat cannot take from a deck; without a seat, why no seat can. A deck with a negative number does not exist. */
function deckForbidden(s: Position, deck: number, seat: Seat | null): '' | Code {
  if (deck < 0) return 'no-such-deck';
  if (seat !== null && !isInReach(s, seat, deck)) return 'out-of-reach';
  return hasCard(s, deck) ? '' : 'empty';
}

/** Why a seat cannot pick from a deck. */
function pickForbidden(s: Position, deck: number, seat: Seat | null): '' | Code {
  const code = deckForbidden(s, deck, seat);
  return code === '' && deck === centralOf(s) && isClosed(s) ? 'face-down' : code;
}

const PASS = Object.freeze({ kind: 'pass' });

/** ARCH-22, ARCH-123, ARCH-125 */
function picks(s: Position, _: Decision, seat: Seat): readonly (MoveOf<'pick'> | MoveOf<'pass'>)[] {
  const moves: MoveOf<'pick'>[] = [];
  const names = deckNames(s);
  for (let deck = 0; deck < names.length; deck++)
    if (pickForbidden(s, deck, seat) === '') moves.push({ kind: 'pick', deck: names[deck] as Deck });
  return moves.length === 0 ? [PASS] : moves;
}

function forbidsPick(s: Position, { seat }: Decision, move: MoveOf<'pick'> | MoveOf<'pass'>): '' | Code {
  if (move.kind !== 'pass') return pickForbidden(s, deckNamed(s, move.deck), seat);
  return anyInReach(s, seat) ? 'cards-to-take' : '';
}

const USES = ['play', 'discard'] as const;
const OPEN_SOURCES = ['revealed', 'opponent', 'central'] as const;

/** ARCH-90 b: every card that the player may select. */
function selections(s: Position): readonly (SelectMove | MoveOf<'pass'>)[] {
  const moves: SelectMove[] = [];
  const add = (source: SelectMove['source'], card: CardKind | null = null, back: Back | null = null): void => {
    for (const use of USES) moves.push({ kind: 'select', source, card, back, use });
  };
  for (const source of OPEN_SOURCES) if (sourceForbidden(s, source) === '') add(source);
  const [cards = []] = s.hands;
  for (let at = 0; at < cards.length; at++) {
    const { card, back } = cards[at] as HiddenCard;
    if (card !== null && isNew(cards, at)) add('hand', card, backName(s, back));
  }
  return moves.length === 0 ? [PASS] : moves;
}

const sourceForbidden = (s: Position, source: 'revealed' | DeckName): '' | Code =>
  pickForbidden(s, deckNamed(s, source === 'revealed' ? 'player' : source), null);

function forbidsSelection(s: Position, _: Decision, move: SelectMove | MoveOf<'pass'>): '' | Code {
  if (move.kind === 'pass') return selections(s)[0] === PASS ? '' : 'cards-to-take';
  const { source, card, back } = move;
  if (source !== 'hand') return card !== null || back !== null ? 'not-in-hand' : sourceForbidden(s, source);
  return s.hands[0]?.some((each) => isSelected(s, move, each)) ? '' : 'not-in-hand';
}

type Action = MoveOf<'extra' | 'science' | 'build' | 'end-turn'>;

/** ARCH-24: whether something must still be done. */
export const mustGoOn = (s: Position, area: ReadArea): boolean =>
  mustScience(s, area) || (!onlyScience(s) && firstAffordable(s, area) >= 0);

/** ARCH-24, in its order. */
function actions(s: Position, _: Decision, seat: Seat): readonly Action[] {
  const area = areaAt(s, seat);
  const moves: Action[] = [];
  for (const token of s.triggers)
    for (const deck of decksInReach(s, seat))
      if (hasCard(s, deck)) moves.push({ kind: 'extra', token, deck: deckName(s, deck) });
  const optional = moves.length;
  if (mustScience(s, area))
    for (const [i, set] of SETS.entries()) if (hasSet(area, i)) moves.push({ kind: 'science', set });
  const aids = readyAids(s, area);
  for (let stage = 0; stage < area.built.length && !onlyScience(s); stage++)
    if (isAffordable(area, stage, aids))
      for (const payment of paymentsFor(area, costOf(area, stage), aids)) moves.push({ kind: 'build', stage, payment });
  if (moves.length === optional) moves.push({ kind: 'end-turn' });
  return moves;
}

function forbidsAction(s: Position, { seat }: Decision, move: Action): '' | Code {
  const area = areaAt(s, seat);
  switch (move.kind) {
    case 'extra':
      return s.triggers.includes(move.token) ? deckForbidden(s, deckNamed(s, move.deck), seat) : 'no-extra-card';
    case 'science':
      if (isAges(s) !== onlyScience(s)) return 'not-this-step';
      if (!tokenLeft(s)) return 'no-token';
      return hasSet(area, SETS.indexOf(move.set)) ? '' : 'no-set';
    case 'build':
      if (onlyScience(s)) return 'not-this-step';
      if (area.built[move.stage]) return 'already-built';
      if (!isAvailable(area, move.stage)) return 'lower-stages-first';
      return paymentForbidden(area, costOf(area, move.stage), move.payment, readyAids(s, area));
    case 'end-turn':
      return mustGoOn(s, area) ? 'must-go-on' : '';
  }
}

/** The decks with a card to take. */
const decksToTake = (s: Position): readonly Deck[] => deckNames(s).filter((_, deck) => hasCard(s, deck));

/** ARCH-44: Halicarnassus looks to the left or to the right. The central deck, in reach too, is refused. */
const decksToLookAt = (s: Position, _: Decision, seat: Seat): readonly Deck[] =>
  decksInReach(s, seat).flatMap((deck) =>
    lookForbidden(s, seat, deckName(s, deck)) === '' ? [deckName(s, deck)] : [],
  );

const lookForbidden = (s: Position, seat: Seat, deck: Deck): '' | Code =>
  deck === 'central' ? 'out-of-reach' : deckForbidden(s, deckNamed(s, deck), seat);

const cardsLookedAt = (s: Position): readonly CardKind[] => [
  ...new Set(s.looked?.cards.map(({ card }) => card as CardKind)),
];

/** The decisions that seats take. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  pick: { kinds: ['pick', 'pass'], list: picks, forbids: forbidsPick, refuse },
  select: { kinds: ['select', 'pass'], list: selections, forbids: forbidsSelection, refuse },
  act: { kinds: ['extra', 'science', 'build', 'end-turn'], list: actions, forbids: forbidsAction, refuse },
  'take-token': choice(
    'take-token',
    { slot: (s) => TOKEN_PLACES.filter((slot) => hasToken(s, slot)) },
    { forbids: 'no-token', refuse },
  ),
  'take-top': choice(
    'take-top',
    { deck: decksToTake },
    { forbids: (s, _, { deck }) => deckForbidden(s, deckNamed(s, deck), null), refuse },
  ),
  'look-deck': choice(
    'look-deck',
    { deck: decksToLookAt },
    { forbids: (s, { seat }, { deck }) => lookForbidden(s, seat, deck), refuse },
  ),
  'take-looked': choice('take-looked', { card: cardsLookedAt }, { forbids: 'not-looked-at', refuse }),
  'opponent-turn': choice('opponent-turn', {}, { forbids: () => '', refuse }),
};
