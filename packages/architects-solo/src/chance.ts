import { CHANCE, defineChance, type Seat } from '@wonders/core';
import { edit, gainToken } from './table/area.js';
import { type CardKind, PACKS, total } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import { WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';
import { centralLeaves, centralOf, counted, discardCentral, hasCard, keepSelected, isAges, looker, replaced } from './table/decks.js';
import {
  backName,
  DRAWN,
  fromOf,
  insert,
  isUnseen,
  joined,
  liesAs,
  type Outcome,
  outcomeDrawn,
  outcomeNamed,
  outcomes,
  outcomeWeight,
  remove,
  type KnownCard,
  shownBy,
  UNSEEN,
} from './table/hidden.js';
import type {
  Cards,
  ChanceKind,
  Decision,
  DecisionKind,
  Draft,
  Event,
  Origin,
  Move,
  Position,
  Sink,
  HiddenCard,
} from './state.js';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The deck for a face of the die on a table: 0 no priority, where only the faces of decks with a card count, 1 a tie, 2
 * Halicarnassus (ARCH-60, ARCH-67).
 */
export const deckRolled = (table: number, face: number): number =>
  table === 0 ? Math.min(face - 1, 2) : Number(face > 3);

/** A seat gets its Wonder, and its deck becomes its pool (ARCH-10, ARCH-11, ARCH-15). */
export function seatWonder(s: Draft, seat: Seat, wonder: WonderId): void {
  edit(s, seat).wonder = wonder;
  s.pools[seat] = PACKS[wonder] as unknown as Cards;
}

const freeWonders = (s: Position): readonly WonderId[] =>
  WONDER_IDS.filter((id) => s.areas.every((area) => area.wonder !== id));

/** ARCH-13: the names of the Opponent's list that have not been drawn yet. */
function openingNames(s: Position): readonly TokenId[] {
  const [, opponent] = s.areas;
  if (opponent?.wonder == null) return [];
  return WONDERS[opponent.wonder].opening.filter((id) => !opponent.tokens.includes(id));
}

function fromStack(s: Draft, token: TokenId): void {
  const at = s.tokenStack.indexOf(token);
  s.tokenStack = s.tokenStack.filter((_, i) => i !== at);
}

const all = () => 'all' as const;

/** A chance decision between the values of a list, which the move of its kind bears under a name. */
const ofList = <T>(
  name: string,
  list: (s: Position, d: Decision) => readonly T[],
  apply: (s: Draft, d: Decision, value: T, emit: Sink) => void,
) => ({
  size: (s: Position, d: Decision) => list(s, d).length,
  outcome: (s: Position, d: Decision, i: number) => ({ kind: d.kind, [name]: list(s, d)[i] }) as unknown as Move,
  find: (s: Position, d: Decision, move: Move) => list(s, d).indexOf(move[name as keyof Move] as T),
  to: all,
  sure: 'applied' as const,
  apply: (s: Draft, d: Decision, i: number, emit?: Sink) => apply(s, d, list(s, d)[i] as T, emit),
});

/** The different tokens of the stack, in which equal ones lie side by side. */
const different = (s: Position): readonly TokenId[] => s.tokenStack.filter((token, i) => token !== s.tokenStack[i - 1]);

const tokenOfStack = (apply: (s: Draft, d: Decision, token: TokenId, emit: Sink) => void) => ({
  ...ofList('token', different, (s, d, token, emit) => {
    fromStack(s, token);
    apply(s, d, token, emit);
  }),
  random: (s: Position, _: Decision, random: () => number) =>
    different(s).indexOf(s.tokenStack[Math.floor(random() * s.tokenStack.length)] as TokenId),
  weight: (s: Position, _: Decision, i: number) => s.tokenStack.filter((token) => token === different(s)[i]).length,
});

/** The list in which a card turns up: of the central deck or of a hand; none where it comes out of a pool. */
function listOf(s: Position, { kind, at }: Decision) {
  if (!isAges(s)) return null;
  return kind === 'flip' || kind === 'blind' ? s.central.cards : (s.hands[at] as HiddenCard[]);
}

/** The slips one of which turns up. */
function placeOf(s: Position, d: Decision): readonly HiddenCard[] {
  const { kind, at } = d;
  const list = listOf(s, d);
  if (list === null) return UNSEEN[kind === 'flip' || kind === 'blind' ? centralOf(s) : at] as readonly HiddenCard[];
  if (kind === 'deal' || kind === 'discardHand') return list.filter(isUnseen);
  const revealed = kind === 'ownCard' ? s.faceUp[at] : null;
  return revealed ? joined(list, revealed) : list;
}

/** A chance decision about a hidden card. */
const hidden = (
  apply: (s: Draft, d: Decision, shown: KnownCard, emit: Sink, listed: boolean) => void,
  to: (s: Position, d: Decision) => Seat | 'all' = all,
) => ({
  size: (s: Position, d: Decision) => outcomes(s, placeOf(s, d)).length,
  numbers: (s: Position, d: Decision) => outcomes(s, placeOf(s, d)),
  outcome(s: Position, { kind }: Decision, outcome: Outcome): Move {
    const { card } = shownBy(outcome) as KnownCard;
    return (kind === 'top' ? { kind, card } : { kind, card, from: fromOf(s, outcome) }) as Move;
  },
  weight: (s: Position, d: Decision, outcome: Outcome) => outcomeWeight(s, placeOf(s, d), outcome),
  find(s: Position, d: Decision, move: Move) {
    const { card, from = backName(s, d.at) } = move as { readonly card: CardKind; readonly from?: Origin };
    const named = outcomeNamed(s, card, from);
    return outcomes(s, placeOf(s, d)).includes(named) ? named : -1;
  },
  random: (s: Position, d: Decision, random: () => number) => outcomeDrawn(s, placeOf(s, d), random),
  to,
  sure: 'applied' as const,
  apply(s: Draft, d: Decision, outcome: Outcome, emit?: Sink) {
    const shown = shownBy(outcome) as KnownCard;
    const lies = liesAs(outcome);
    const list = listOf(s, d) as HiddenCard[] | null;
    if (lies.card === null) s.pools[lies.back] = counted(s.pools[lies.back] as Cards, shown.card, -1);
    if (outcome & 1) remove(s.central.cards, lies);
    apply(s, d, shown, emit, list !== null && remove(list, outcome & 1 ? DRAWN : lies));
  },
});

function uncovered(s: Draft, { at }: Decision, shown: KnownCard): void {
  s.faceUp[at] = shown;
}

/** The chance decisions. */
export const chance = defineChance<Position, Draft, Decision, Move, Event>({
  // ARCH-10, ARCH-11
  wonder: ofList('wonder', freeWonders, (s, { at }, wonder, emit) => {
    seatWonder(s, at, wonder);
    emit?.({ kind: 'wonder-given', seat: at, wonder, deck: isAges(s) ? 0 : total(s.pools[at]) });
  }),
  // ARCH-12, ARCH-46
  slot: tokenOfStack((s, { at }, token) => {
    s.tokenSlots = replaced(s.tokenSlots, at, token);
  }),
  stackToken: tokenOfStack((s, { at }, token, emit) => gainToken(s, at, token, 'stack', emit)),
  // ARCH-13
  openingToken: ofList('token', openingNames, (s, _, token, emit) => {
    const slot = s.tokenSlots.indexOf(token);
    if (slot < 0) fromStack(s, token);
    else s.tokenSlots = replaced(s.tokenSlots, slot, null);
    gainToken(s, 1, token, slot < 0 ? 'stack' : slot, emit);
  }),
  // ARCH-15
  top: hidden(uncovered),
  // ARCH-60, ARCH-67
  die: ofList(
    'face',
    (s, { at }) => FACES.filter((face) => at !== 0 || hasCard(s, deckRolled(at, face))),
    (s, _, face) => {
      s.die = face;
    },
  ),
  // ARCH-21
  flip: hidden(
    (s, { at }, { card, back }) => {
      s.central.top = { card, back, seenBy: s.config.catPower === 'flip' ? 'all' : [at] };
    },
    (s, { at }) => (s.config.catPower === 'flip' ? 'all' : at),
  ),
  // ARCH-22
  blind: hidden((s, { at }, shown, emit) => centralLeaves(s, at, shown, emit)),
  // ARCH-44, ARCH-94
  look: hidden((s, _, shown) => {
    const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
    s.looked = { deck, cards: [...cards, shown] };
  }, looker),
  // ARCH-85
  deal: hidden(
    (s, { at }, shown) => insert(s.hands[at] as HiddenCard[], shown),
    () => 0,
  ),
  // ARCH-82
  reveal: hidden(uncovered),
  // ARCH-90 c
  ownCard: hidden((s, { at }, shown, emit, listed) => {
    if (!listed) s.faceUp[at] = null;
    keepSelected(s, at, shown, 'opponent', emit);
  }),
  // ARCH-92
  discardHand: hidden((s, _, shown, emit) => discardCentral(s, shown, 'opponent', emit)),
});

/** A seat is to decide. */
export function askSeat(s: Draft, kind: Exclude<DecisionKind, ChanceKind>): void {
  s.pending.push({ kind, seat: s.seat, at: s.seat });
}

/** Chance is to decide, unless it is about nothing (−1): whether it was asked. */
export function ask(s: Draft, kind: ChanceKind, at: number, emit: Sink): boolean {
  if (at >= 0) chance.ask(s, { kind, seat: CHANCE, at }, emit);
  return at >= 0;
}
