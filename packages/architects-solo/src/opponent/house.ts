import { choose, type Rung, type Seat, type Trace } from '@wonders/core';
import { areaAt, isComplete, owns, shieldsOf, stagesOf } from '../area.js';
import { BLUE, CARDS, CAT, type Card, type CardKind, COIN, GREENS, INDEX, RED } from '../components/cards.js';
import { TOKEN_INDEX, type TokenId } from '../components/tokens.js';
import { centralOf, deckNamed, isAges, isSolo, type Slot, topOf } from '../decks.js';
import { decisions } from '../moves.js';
import { total } from '../slips.js';
import type { Decision, Deck, Move, Position, View } from '../state.js';
import { conflictTokens, triggerFor } from '../taking.js';
import { gain } from './script.js';

// The house bot of human seats: every move is worth an estimate of the points it will bring; the first best is played.

type Area = Position['areas'][number];

/** What an extra card is worth on average. */
const EXTRA = 2.5;
const EFFECT = 2;

/** What a resource brings towards the stage for which it is worth most. */
function resourceWorth(s: Position, area: Area, kind: number): number {
  const urgency = isAges(s) ? 1.1 : 1.25;
  const worths = stagesOf(area).map(
    ({ cost, vp, effect }, i) => (gain(area, i, kind) * urgency * (vp + (effect === null ? 0 : EFFECT))) / cost.count,
  );
  return Math.max(0.3, ...worths) + (kind === COIN ? 0.6 : 0);
}

function greenWorth(s: Position, { cards }: Area, kind: number): number {
  const others = GREENS.filter((each) => each !== kind && (cards[each] as number) > 0).length;
  const same = cards[kind] as number;
  if (isAges(s)) return 2 * same + 1 + (same % 2) * 3 + 1.5 * others;
  return same > 0 ? 4 : others === 2 ? 3.5 : 2;
}

/** The strongest rival in shields: the Opponent, or the neighbours. */
const rivalShields = (s: Position, seat: Seat): number =>
  Math.max(...s.areas.map((area, other) => (other === seat ? 0 : shieldsOf(area))));

function redWorth(s: Position, seat: Seat, kind: number): number {
  const mine = shieldsOf(areaAt(s, seat));
  const theirs = rivalShields(s, seat);
  const { horns } = CARDS[kind] as Card;
  if (isAges(s)) return mine > theirs + 2 ? 0.3 : 1.2;
  const lead = mine + 1 - theirs;
  const fought = s.turned + horns >= conflictTokens(s);
  if (horns > 0 && fought) return lead > 0 ? (mine + 1 >= 2 * theirs && mine > 0 ? 6 : 3.5) : lead === 0 ? 0.5 : -2;
  return (lead > 3 ? 0.8 : 2) - (horns > 0 && lead <= 0 ? horns : 0) - (horns > 0 ? 0.3 : 0);
}

/** What a card is worth to the seat that takes it now. */
function cardWorth(s: Position, seat: Seat, kind: number): number {
  const area = areaAt(s, seat);
  const extra = triggerFor(s, seat, kind) === null ? 0 : EXTRA;
  if (kind <= COIN) return resourceWorth(s, area, kind) + extra;
  if (kind === BLUE) return 3;
  if (kind === CAT) return 2 + (s.cat === seat ? 0.2 : 2) + (owns(area, 'politics') ? 1 : 0);
  return (kind < RED ? greenWorth(s, area, kind) : redWorth(s, seat, kind)) + extra;
}

/** What a card brings the Opponent, as often as its score counts. */
function deniedWorth(s: Position, kind: number): number {
  if (!isSolo(s)) return 0;
  const worth = kind === BLUE ? 3 : kind === CAT ? 3.5 : kind >= RED ? 1.5 : kind > CAT ? 2 : 0.5;
  return 0.35 * s.config.scoreFactor * worth;
}

/** The average over what may turn up. */
function unseenWorth(s: Position, seat: Seat, pools: readonly (readonly number[])[]): number {
  let worth = 0;
  let cards = 0;
  for (const pool of pools) {
    cards += total(pool);
    for (let kind = 0; kind < pool.length; kind++)
      if (pool[kind] !== 0) worth += (pool[kind] as number) * cardWorth(s, seat, kind);
  }
  return cards === 0 ? 0 : worth / cards;
}

function deckWorth(s: Position, seat: Seat, deck: Deck): number {
  const number = deckNamed(s, deck);
  const known = topOf(s, number) ?? (number === centralOf(s) ? (s.central.top?.card ?? null) : null);
  if (known === null) return unseenWorth(s, seat, isAges(s) ? s.pools : s.pools.slice(-1));
  return cardWorth(s, seat, INDEX[known]) + deniedWorth(s, INDEX[known]);
}

/** What the tokens bring on average, in the order of `TOKENS`; early in the game extra cards are best. */
const TOKEN_WORTH = [6, 6, 7, 6, 5.5, 6.5, 5, 6, 5, 6, 3, 2.5, 4, 5];
/** The first tokens help to build, which fades with what is left to build. */
const FADING = 8;

function tokenWorth(area: Area, token: TokenId): number {
  if (token === 'culture' && owns(area, 'culture')) return 8;
  if (token === 'education') return 2 * (area.tokens.length + 1) + 2;
  if (token === 'politics') return (area.cards[CAT] as number) + 2;
  const i = TOKEN_INDEX[token];
  const left = area.built.filter((built) => !built).length / 5;
  return (TOKEN_WORTH[i] as number) * (i < FADING ? 0.4 + 0.7 * left : 1);
}

function slotWorth(s: Position, seat: Seat, slot: Slot): number {
  const area = areaAt(s, seat);
  const token = slot === 'stack' ? null : s.slots[slot];
  if (token != null) return tokenWorth(area, token);
  return s.stack.reduce((sum, each) => sum + tokenWorth(area, each), 0) / Math.max(1, s.stack.length);
}

/** What a stage is worth, the whole Wonder included; in the published end also that it ends the game. */
function stageWorth(s: Position, seat: Seat, stage: number): number {
  const area = areaAt(s, seat);
  const { vp = 0, effect = null } = stagesOf(area)[stage] ?? {};
  return 20 + vp + (effect === null ? 0 : EFFECT) + (owns(area, 'decor') && isComplete(area) ? 2 : 0);
}

const CARD_LOOKED_FOR = 1.5;

function selectionWorth(s: Position, seat: Seat, source: string, card: CardKind | null, use: string): number {
  if (use === 'discard') return source === 'opponent' ? 1.4 : 1;
  if (card !== null) return cardWorth(s, seat, INDEX[card]);
  const deck = source === 'revealed' ? 'player' : source === 'opponent' ? 'opponent' : 'central';
  return deckWorth(s, seat, deck);
}

function worthOf(s: Position, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'pick':
    case 'takeTop':
      return deckWorth(s, seat, move.deck);
    case 'extra':
      // Extra cards come first: what they bring may pay for more.
      return 100 + deckWorth(s, seat, move.deck);
    case 'select':
      return selectionWorth(s, seat, move.source, move.card, move.use);
    case 'science':
      return move.set === 'triple' ? 49 : 50;
    case 'build':
      return stageWorth(s, seat, move.stage) - 0.6 * move.payment.coin + 0.8 * move.payment.doubled;
    case 'takeToken':
      return slotWorth(s, seat, move.slot);
    case 'lookDeck':
      return deckWorth(s, seat, move.deck) + CARD_LOOKED_FOR;
    case 'takeLooked':
      return cardWorth(s, seat, INDEX[move.card]) + deniedWorth(s, INDEX[move.card]);
    default:
      return 0;
  }
}

const RUNGS: readonly Rung<Move, { readonly s: Position; readonly seat: Seat }>[] = [
  {
    rule: 'ARCH-127',
    says: 'the points that the move is estimated to bring',
    score: (move, { s, seat }) => Math.round(100 * worthOf(s, seat, move)) / 100,
  },
];

/** The house bot's move, and in the trace the worth of every candidate. */
export function houseMove(view: View, seat: Seat, trace: Trace | undefined, name: (move: Move) => string): Move {
  const decision = view.pending.at(-1) as Decision;
  const { size, at, no } = decisions[decision.kind as keyof typeof decisions];
  const moves = Array.from({ length: size(view, decision, seat) }, (_, i) => at(view, decision, i, seat)).filter(
    (move) => no(view, decision, move) === '',
  );
  if (moves.length === 1) trace?.says.push('There is no other move');
  return choose(moves, RUNGS, { s: view, seat }, trace, name)[0] as Move;
}
