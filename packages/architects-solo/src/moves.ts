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
function deckForbidden(position: Position, deck: number, seat: Seat | null): '' | Code {
  if (deck < 0) return 'no-such-deck';
  if (seat !== null && !isInReach(position, seat, deck)) return 'out-of-reach';
  return hasCard(position, deck) ? '' : 'empty';
}

/** Why a seat cannot pick from a deck. */
function pickForbidden(position: Position, deck: number, seat: Seat | null): '' | Code {
  const code = deckForbidden(position, deck, seat);
  return code === '' && deck === centralOf(position) && isClosed(position) ? 'face-down' : code;
}

const PASS = Object.freeze({ kind: 'pass' });

/** ARCH-22, ARCH-123, ARCH-125 */
function picks(position: Position, _: Decision, seat: Seat): readonly (MoveOf<'pick'> | MoveOf<'pass'>)[] {
  const moves: MoveOf<'pick'>[] = [];
  const names = deckNames(position);
  for (let deck = 0; deck < names.length; deck++)
    if (pickForbidden(position, deck, seat) === '') moves.push({ kind: 'pick', deck: names[deck] as Deck });
  return moves.length === 0 ? [PASS] : moves;
}

function forbidsPick(position: Position, { seat }: Decision, move: MoveOf<'pick'> | MoveOf<'pass'>): '' | Code {
  if (move.kind !== 'pass') return pickForbidden(position, deckNamed(position, move.deck), seat);
  return anyInReach(position, seat) ? 'cards-to-take' : '';
}

const USES = ['play', 'discard'] as const;
const OPEN_SOURCES = ['revealed', 'opponent', 'central'] as const;

/** ARCH-90 b: every card that the player may select. */
function selections(position: Position): readonly (SelectMove | MoveOf<'pass'>)[] {
  const moves: SelectMove[] = [];
  const add = (source: SelectMove['source'], card: CardKind | null = null, back: Back | null = null): void => {
    for (const use of USES) moves.push({ kind: 'select', source, card, back, use });
  };
  for (const source of OPEN_SOURCES) if (sourceForbidden(position, source) === '') add(source);
  const [cards = []] = position.hands;
  for (let at = 0; at < cards.length; at++) {
    const { card, back } = cards[at] as HiddenCard;
    if (card !== null && isNew(cards, at)) add('hand', card, backName(position, back));
  }
  return moves.length === 0 ? [PASS] : moves;
}

const sourceForbidden = (position: Position, source: 'revealed' | DeckName): '' | Code =>
  pickForbidden(position, deckNamed(position, source === 'revealed' ? 'player' : source), null);

function forbidsSelection(position: Position, _: Decision, move: SelectMove | MoveOf<'pass'>): '' | Code {
  if (move.kind === 'pass') return selections(position)[0] === PASS ? '' : 'cards-to-take';
  const { source, card, back } = move;
  if (source !== 'hand') return card !== null || back !== null ? 'not-in-hand' : sourceForbidden(position, source);
  return position.hands[0]?.some((each) => isSelected(position, move, each)) ? '' : 'not-in-hand';
}

type Action = MoveOf<'extra' | 'science' | 'build' | 'end-turn'>;

/** ARCH-24: whether something must still be done. */
export const mustGoOn = (position: Position, area: ReadArea): boolean =>
  mustScience(position, area) || (!onlyScience(position) && firstAffordable(position, area) >= 0);

/** ARCH-24, in its order. */
function actions(position: Position, _: Decision, seat: Seat): readonly Action[] {
  const area = areaAt(position, seat);
  const moves: Action[] = [];
  for (const token of position.triggers)
    for (const deck of decksInReach(position, seat))
      if (hasCard(position, deck)) moves.push({ kind: 'extra', token, deck: deckName(position, deck) });
  const optional = moves.length;
  if (mustScience(position, area))
    for (const [i, set] of SETS.entries()) if (hasSet(area, i)) moves.push({ kind: 'science', set });
  const aids = readyAids(position, area);
  for (let stage = 0; stage < area.built.length && !onlyScience(position); stage++)
    if (isAffordable(area, stage, aids))
      for (const payment of paymentsFor(area, costOf(area, stage), aids)) moves.push({ kind: 'build', stage, payment });
  if (moves.length === optional) moves.push({ kind: 'end-turn' });
  return moves;
}

function forbidsAction(position: Position, { seat }: Decision, move: Action): '' | Code {
  const area = areaAt(position, seat);
  switch (move.kind) {
    case 'extra':
      return position.triggers.includes(move.token)
        ? deckForbidden(position, deckNamed(position, move.deck), seat)
        : 'no-extra-card';
    case 'science':
      if (isAges(position) !== onlyScience(position)) return 'not-this-step';
      if (!tokenLeft(position)) return 'no-token';
      return hasSet(area, SETS.indexOf(move.set)) ? '' : 'no-set';
    case 'build':
      if (onlyScience(position)) return 'not-this-step';
      if (area.built[move.stage]) return 'already-built';
      if (!isAvailable(area, move.stage)) return 'lower-stages-first';
      return paymentForbidden(area, costOf(area, move.stage), move.payment, readyAids(position, area));
    case 'end-turn':
      return mustGoOn(position, area) ? 'must-go-on' : '';
  }
}

/** The decks with a card to take. */
const decksToTake = (position: Position): readonly Deck[] =>
  deckNames(position).filter((_, deck) => hasCard(position, deck));

/** ARCH-44: Halicarnassus looks to the left or to the right. The central deck, in reach too, is refused. */
const decksToLookAt = (position: Position, _: Decision, seat: Seat): readonly Deck[] =>
  decksInReach(position, seat).flatMap((deck) =>
    lookForbidden(position, seat, deckName(position, deck)) === '' ? [deckName(position, deck)] : [],
  );

const lookForbidden = (position: Position, seat: Seat, deck: Deck): '' | Code =>
  deck === 'central' ? 'out-of-reach' : deckForbidden(position, deckNamed(position, deck), seat);

const cardsLookedAt = (position: Position): readonly CardKind[] => [
  ...new Set(position.looked?.cards.map(({ card }) => card as CardKind)),
];

/** The decisions that seats take. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  pick: { kinds: ['pick', 'pass'], list: picks, forbids: forbidsPick, refuse },
  select: { kinds: ['select', 'pass'], list: selections, forbids: forbidsSelection, refuse },
  act: { kinds: ['extra', 'science', 'build', 'end-turn'], list: actions, forbids: forbidsAction, refuse },
  'take-token': choice(
    'take-token',
    { slot: (position) => TOKEN_PLACES.filter((slot) => hasToken(position, slot)) },
    { forbids: 'no-token', refuse },
  ),
  'take-top': choice(
    'take-top',
    { deck: decksToTake },
    { forbids: (position, _, { deck }) => deckForbidden(position, deckNamed(position, deck), null), refuse },
  ),
  'look-deck': choice(
    'look-deck',
    { deck: decksToLookAt },
    { forbids: (position, { seat }, { deck }) => lookForbidden(position, seat, deck), refuse },
  ),
  'take-looked': choice('take-looked', { card: cardsLookedAt }, { forbids: 'not-looked-at', refuse }),
  'opponent-turn': choice('opponent-turn', {}, { forbids: () => '', refuse }),
};
