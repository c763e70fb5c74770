import { choose, type Rung, type Seat, type Trace } from '@wonders/core';
import { type CardKind, GREENS, INDEX, KINDS } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { progressBy } from '../costs.js';
import { decisions } from '../moves.js';
import type { Deck, Move, SelectMove, TokenPlace } from '../notation.js';
import type { Decision, Position, SeatDecisionKind, View } from '../state.js';
import { areaAt, stagesOf } from '../table/area.js';
import { deckNamed, isAges, isSolo, topOf } from '../table/decks.js';
import { triggerFor } from '../table/extras.js';

// The house bot of human seats: every move has a value, and the first best is played. The numbers are those that brought
// most in seeded games, in points more or less.

type CardValues = Readonly<Record<CardKind, number>>;

/** What cards are worth while nobody else can end the game: it pays to build late. */
const CALM: CardValues = {
  wood: 0,
  stone: 0,
  clay: 0,
  papyrus: 0,
  glass: 0,
  coin: 1,
  'blue-3': 5,
  'blue-2-cat': 4,
  compass: 6,
  gear: 6,
  tablet: 6,
  'shield-0': 3,
  'shield-1': 3,
  'shield-2': 1,
};
/** The same in a race, which ends with the first complete Wonder; what a card helps to build comes on top. */
const RACE: CardValues = {
  wood: 2,
  stone: 2,
  clay: 2,
  papyrus: 2,
  glass: 2,
  coin: 3,
  'blue-3': 5,
  'blue-2-cat': 3.5,
  compass: 1,
  gear: 1,
  tablet: 1,
  'shield-0': 2,
  'shield-1': 1,
  'shield-2': 1.5,
};
/** For each point of a stage that a card brings nearer. */
const STAGE = 0.75;
/** For each green card of the same symbol: pairs bring tokens. */
const PAIR = 2;
/** For a card that gives an extra card. */
const EXTRA = 3;
/** For a card that is not known. */
const UNKNOWN = 2.5;
/** In a race, for the Opponent's card: it has to do with a central one (ARCH-34). */
const DENIAL = 0.5;
/** What Progress tokens are worth. */
const TOKEN_VALUES: Readonly<Record<TokenId, number>> = {
  urbanism: 3,
  crafts: 2,
  jewellery: 5,
  science: 7,
  propaganda: 3,
  architecture: 1,
  economy: 1,
  engineering: 3,
  tactics: 5,
  decor: 9,
  politics: 3,
  strategy: 4,
  education: 7,
  culture: 5,
};
/** What an unseen token of the stack is worth. */
const STACK = 5;

/** A move, as far as it takes something. */
type Taking = Partial<Pick<SelectMove, 'card' | 'use'>> & {
  readonly source?: SelectMove['source'];
  readonly deck?: Deck;
  readonly slot?: TokenPlace;
};

const isRace = (s: Position): boolean => !isAges(s) && (s.config.opponentBuilds || !isSolo(s));

function cardValue(s: Position, seat: Seat, kind: number): number {
  const area = areaAt(s, seat);
  const race = isRace(s);
  let value = (race ? RACE : CALM)[KINDS[kind] as CardKind];
  // What helps the Opponent to build is kept from it.
  if (race)
    for (const builder of isSolo(s) ? s.areas : [area])
      for (const [i, { vp }] of stagesOf(builder).entries()) value += STAGE * vp * progressBy(builder, i, kind);
  if (GREENS.includes(kind)) value += PAIR * (area.cards[kind] as number);
  return triggerFor(s, seat, kind) === null ? value : value + EXTRA;
}

/** What a move is worth: nothing, when it takes nothing. */
function moveValue(s: Position, seat: Seat, { card, use, source, deck, slot }: Taking): number {
  if (slot !== undefined) {
    const token = slot === 'stack' ? null : s.tokenSlots[slot];
    return token == null ? STACK : TOKEN_VALUES[token];
  }
  const from = source === 'revealed' ? 'player' : (source ?? deck);
  if (use === 'discard' || (card ?? from) === undefined) return 0;
  // Only the central deck has no card that lies open; a view shows its top card to those who know it.
  const taken = card ?? topOf(s, deckNamed(s, from as Deck)) ?? s.central.top?.card;
  const denial = from === 'opponent' && isRace(s) ? DENIAL : 0;
  return denial + (taken == null ? UNKNOWN : cardValue(s, seat, INDEX[taken]));
}

const RUNGS: readonly Rung<Move, { readonly s: Position; readonly seat: Seat }>[] = [
  {
    rule: 'ARCH-127',
    label: 'what the move is worth',
    score: (move, { s, seat }) => Math.round(100 * moveValue(s, seat, move as Taking)) / 100,
  },
];

/** The house bot's move, and in the trace the worth of every candidate. */
export function houseMove(view: View, seat: Seat, trace: Trace | undefined, name: (move: Move) => string): Move {
  const decision = view.pending.at(-1) as Decision;
  const moves = decisions[decision.kind as SeatDecisionKind].list(view, decision, seat);
  if (moves.length === 1) trace?.reasons.push('There is no other move');
  return choose(moves, RUNGS, { s: view, seat }, trace, name)[0] as Move;
}
