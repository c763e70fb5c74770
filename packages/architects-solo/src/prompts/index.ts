import type { Seat } from '@wonders/core';
import { chance, deckRolled } from '../chance/index.js';
import type { TokenId } from '../components/tokens.js';
import { decisions } from '../moves.js';
import type { ChanceMove, Move, MoveOf, TokenPlace } from '../notation.js';
import {
  type ChanceKind,
  type Decision,
  isAges,
  type Position,
  SCRIPT_SEAT,
  type SeatDecisionKind,
} from '../state/index.js';
import { areaAt } from '../table/area.js';
import { centralOf, centralSize, deckName, shownDeck } from '../table/decks.js';
import { deckPlace, seatPlace, tokenPlace, unseenInHand } from '../table/places.js';
import { hasToken, openTokens } from '../table/science.js';
import type { Prompt, Prompts } from './values.js';

export type { Prompt, Prompts } from './values.js';

/** A question before it is put to somebody. */
type Question = { readonly [K in keyof Prompts]: { readonly key: K; readonly values: Prompts[K] } }[keyof Prompts];

/** A decision with what its kind needs. */
type Filled = { readonly [K in keyof Decision]: NonNullable<Decision[K]> };

type Looked = NonNullable<Position['looked']>;

const only = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const ofKind = <K extends Move['kind']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => move.kind === kind);

/** What a seat is asked: from the moves that it has. */
function toSeat(position: Position, decision: Decision, seat: Seat): Question {
  const moves = decisions[decision.kind as SeatDecisionKind].list(position, decision, seat);
  switch (decision.kind as SeatDecisionKind) {
    case 'pick': {
      const decks = ofKind(moves, 'pick').map(({ deck }) => deck);
      return decks.length === 0 ? { key: 'pass', values: {} } : { key: 'pick', values: { decks } };
    }
    case 'select': {
      const sources = only(ofKind(moves, 'select').map(({ source }) => source));
      return sources.length === 0 ? { key: 'pass', values: {} } : { key: 'select', values: { sources } };
    }
    case 'act': {
      const stages = only(ofKind(moves, 'build').map(({ stage }) => stage));
      const sets = ofKind(moves, 'science').map(({ set }) => set);
      const mayEnd = ofKind(moves, 'end-turn').length > 0;
      return { key: 'act', values: { stages, sets, tokens: position.triggers, mayEnd } };
    }
    case 'take-token':
      return { key: 'take-token', values: { tokens: openTokens(position), stack: hasToken(position, 'stack') } };
    case 'take-top':
      return { key: 'take-top', values: { decks: ofKind(moves, 'take-top').map(({ deck }) => deck) } };
    case 'look-deck':
      return { key: 'look-deck', values: { decks: ofKind(moves, 'look-deck').map(({ deck }) => deck) } };
    case 'take-looked': {
      const { deck, cards } = position.looked as Looked;
      return { key: 'take-looked', values: { deck: deckName(position, deck), cards: cards.length } };
    }
    case 'opponent-turn':
      return {
        key: 'opponent-turn',
        values: { card: isAges(position) ? (position.selectedCards[SCRIPT_SEAT] ?? null) : null },
      };
  }
}

/** How many different answers a chance decision has. Only for those whose answers all may know. */
const answers = (position: Position, decision: Decision): number =>
  chance.rules[decision.kind]?.size(position, decision) ?? 0;

/** The face-up tokens that a seat has used for extra cards in this turn; the last one gives the card at hand. */
const lastExtra = ({ used }: Position): TokenId | null =>
  used.filter((token) => token !== 'economy' && token !== 'engineering').at(-1) ?? null;

/** The faces of the die that count: those whose deck has a card. */
function dieFaces(position: Position, decision: Decision): readonly number[] {
  const shown = (_: unknown, i: number) => chance.rules[decision.kind]?.outcome(position, decision, i) as MoveOf<'die'>;
  return Array.from({ length: answers(position, decision) }, shown).map(({ face }) => face);
}

/** What the table is asked. Cards are counted, not named: what they can be is not for all to know. */
function toTable(position: Position, decision: Decision): Question {
  const { deck: number, slot, table } = decision as Filled;
  const deck = deckName(position, number);
  const hand = position.hands[number]?.length as number;
  const whose = decision.receiver ?? position.seat;
  switch (decision.kind as ChanceKind) {
    case 'wonder':
      return { key: 'wonder', values: { receiver: whose, wonders: answers(position, decision) } };
    case 'slot':
      return { key: 'slot', values: { slot, tokens: position.tokenStack.length } };
    case 'opening-token': {
      const had = areaAt(position, SCRIPT_SEAT).tokens.length;
      return { key: 'opening-token', values: { number: had + 1, tokens: answers(position, decision) } };
    }
    case 'stack-token':
      return { key: 'stack-token', values: { receiver: whose, tokens: position.tokenStack.length } };
    case 'top':
      return { key: 'top', values: { deck, cards: shownDeck(position, number).more } };
    case 'die': {
      const central = position.central.top?.seenBy === 'all' ? position.central.top.card : null;
      const faces = dieFaces(position, decision);
      return { key: 'die', values: { table, faces, token: lastExtra(position), central } };
    }
    case 'flip':
      return { key: 'flip', values: { receiver: whose, cards: centralSize(position) } };
    case 'blind':
      return { key: 'blind', values: { receiver: whose, cards: centralSize(position) } };
    case 'look': {
      const cards = shownDeck(position, number).more;
      return { key: 'look', values: { deck, number: 1 + (position.looked as Looked).cards.length, cards } };
    }
    case 'deal':
      return { key: 'deal', values: { number: slot + 1, cards: hand } };
    case 'reveal':
      return { key: 'reveal', values: { deck, cards: hand } };
    case 'own-card':
      return { key: 'own-card', values: { cards: hand + (position.faceUp[number] === null ? 0 : 1) } };
    case 'discard-hand':
      return { key: 'discard-hand', values: { deck, cards: hand } };
  }
}

/** The places that a question to the table is about. */
function placesOf(position: Position, decision: Decision): readonly string[] {
  const { kind, receiver, deck, slot, table } = decision as Filled;
  switch (kind as ChanceMove['kind']) {
    case 'wonder':
      return [seatPlace(receiver)];
    case 'slot':
      return [tokenPlace(slot as TokenPlace)];
    case 'opening-token':
      return [seatPlace(SCRIPT_SEAT)];
    case 'stack-token':
      return [tokenPlace('stack')];
    case 'flip':
    case 'blind':
      return [deckPlace(deckName(position, centralOf(position)))];
    case 'deal':
    case 'discard-hand':
      return [unseenInHand(deck)];
    case 'die':
      return only(dieFaces(position, decision).map((face) => deckPlace(deckRolled(table, face))));
    default:
      return [deckPlace(deckName(position, deck))];
  }
}

/** What a decision asks of a seat, or of the table. */
export function prompt(position: Position, decision: Decision, seat: Seat): Prompt {
  const isTable = decision.seat < 0;
  const question = isTable ? toTable(position, decision) : toSeat(position, decision, seat);
  return { ...question, seat, places: isTable ? placesOf(position, decision) : [] };
}
