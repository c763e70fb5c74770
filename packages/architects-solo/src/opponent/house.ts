import { choose, type Rung, type Seat, type Trace } from '@wonders/core';
import { areaAt, stagesOf } from '../area.js';
import { digits, GREENS, INDEX } from '../components/cards.js';
import { TOKEN_INDEX } from '../components/tokens.js';
import { deckNamed, isAges, isSolo, type Slot, topOf } from '../decks.js';
import { decisions } from '../moves.js';
import type { Decision, Deck, Move, Position, SelectMove, View } from '../state.js';
import { triggerFor } from '../taking.js';
import { gain } from './script.js';

// The house bot of human seats: every move has a worth, and the first best is played. The numbers are those that brought
// most in seeded games, in points more or less.

/** What cards are worth, in the order of `CARDS`, while nobody else can end the game: it pays to build late. */
const CALM = [0, 0, 0, 0, 0, 1, 5, 4, 6, 6, 6, 3, 3, 1];
/** The same in a race, which ends with the first complete Wonder; what a card helps to build comes on top. */
const RACE = [2, 2, 2, 2, 2, 3, 5, 3.5, 1, 1, 1, 2, 1, 1.5];
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
/** What Progress tokens are worth, in the order of `TOKENS`. */
const TOKEN = digits('32573113593475');
/** What an unseen token of the stack is worth. */
const STACK = 5;

/** A move, as far as it takes something. */
type Taking = Partial<Pick<SelectMove, 'card' | 'use'>> & {
  readonly source?: SelectMove['source'];
  readonly deck?: Deck;
  readonly slot?: Slot;
};

const isRace = (s: Position): boolean => !isAges(s) && (s.config.opponentBuilds || !isSolo(s));

function cardWorth(s: Position, seat: Seat, kind: number): number {
  const area = areaAt(s, seat);
  const race = isRace(s);
  let worth = (race ? RACE : CALM)[kind] as number;
  // What helps the Opponent to build is kept from it.
  if (race)
    for (const builder of isSolo(s) ? s.areas : [area])
      for (const [i, { vp }] of stagesOf(builder).entries()) worth += STAGE * vp * gain(builder, i, kind);
  if (GREENS.includes(kind)) worth += PAIR * (area.cards[kind] as number);
  return triggerFor(s, seat, kind) === null ? worth : worth + EXTRA;
}

/** What a move is worth: nothing, when it takes nothing. */
function worthOf(s: Position, seat: Seat, { card, use, source, deck, slot }: Taking): number {
  if (slot !== undefined) {
    const token = slot === 'stack' ? null : s.slots[slot];
    return token == null ? STACK : (TOKEN[TOKEN_INDEX[token]] as number);
  }
  const from = source === 'revealed' ? 'player' : (source ?? deck);
  if (use === 'discard' || (card ?? from) === undefined) return 0;
  // Only the central deck has no card that lies open; a view shows its top card to those who know it.
  const taken = card ?? topOf(s, deckNamed(s, from as Deck)) ?? s.central.top?.card;
  const denial = from === 'opponent' && isRace(s) ? DENIAL : 0;
  return denial + (taken == null ? UNKNOWN : cardWorth(s, seat, INDEX[taken]));
}

const RUNGS: readonly Rung<Move, { readonly s: Position; readonly seat: Seat }>[] = [
  {
    rule: 'ARCH-127',
    label: 'what the move is worth',
    score: (move, { s, seat }) => Math.round(100 * worthOf(s, seat, move as Taking)) / 100,
  },
];

/** The house bot's move, and in the trace the worth of every candidate. */
export function houseMove(view: View, seat: Seat, trace: Trace | undefined, name: (move: Move) => string): Move {
  const decision = view.pending.at(-1) as Decision;
  const moves = decisions[decision.kind as keyof typeof decisions].list(view, decision, seat);
  if (moves.length === 1) trace?.reasons.push('There is no other move');
  return choose(moves, RUNGS, { s: view, seat }, trace, name)[0] as Move;
}
