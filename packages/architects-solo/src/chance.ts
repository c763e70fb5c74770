import { defineChance, type Seat } from '@wonders/core';
import { gainToken } from './area.js';
import { type CardKind, PACKS } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import { WONDER_IDS, WONDERS, type WonderId } from './components/wonders.js';
import { centralLeaves, centralOf, discardCentral, hasCard, hold, isAges, replaced, takeOut } from './decks.js';
import {
  backName,
  fromOf,
  insert,
  type Outcome,
  outcomeDrawn,
  outcomeNamed,
  outcomes,
  outcomeWeight,
  shownBy,
  slip,
  total,
  UNSEEN,
} from './slips.js';
import type { ChanceKind, Decision, Draft, Event, Hand, HiddenCard, Move, Position, Sink, Slip } from './state.js';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The deck for a face of the die on a table: 0 no priority, where only the faces of decks with a card count, 1 a tie, 2
 * Halicarnassus (ARCH-60, ARCH-67).
 */
export const deckRolled = (table: number, face: number): number =>
  table === 0 ? Math.min(face - 1, 2) : Number(face > 3);

/** A seat gets its Wonder, and its deck becomes its pool (ARCH-10, ARCH-11, ARCH-15). */
export function seatWonder(s: Draft, seat: Seat, wonder: WonderId): void {
  const area = s.areas[seat];
  if (area !== undefined) area.wonder = wonder;
  s.pools[seat] = [...PACKS[wonder]];
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
  const at = s.stack.indexOf(token);
  s.stack = s.stack.filter((_, i) => i !== at);
}

const all = () => 'all' as const;

/** A chance decision between the values of a list, which the move of its kind bears under a name. */
const ofList = <T>(
  kind: ChanceKind,
  name: string,
  list: (s: Position, d: Decision) => readonly T[],
  apply: (s: Draft, d: Decision, value: T, emit: Sink) => void,
) => ({
  size: (s: Position, d: Decision) => list(s, d).length,
  at: (s: Position, d: Decision, i: number) => ({ kind, [name]: list(s, d)[i] }) as unknown as Move,
  find: (s: Position, d: Decision, move: Move) => list(s, d).indexOf(move[name as keyof Move] as T),
  to: all,
  sure: 'applied' as const,
  apply: (s: Draft, d: Decision, i: number, emit?: Sink) => apply(s, d, list(s, d)[i] as T, emit),
});

/** The different tokens of the stack, in which equal ones lie side by side. */
const different = (s: Position): readonly TokenId[] => s.stack.filter((token, i) => token !== s.stack[i - 1]);

const tokenOfStack = (
  kind: 'slot' | 'stackToken',
  apply: (s: Draft, d: Decision, token: TokenId, emit: Sink) => void,
) => ({
  ...ofList(kind, 'token', different, (s, d, token, emit) => {
    fromStack(s, token);
    apply(s, d, token, emit);
  }),
  random: (s: Position, _: Decision, random: () => number) =>
    different(s).indexOf(s.stack[Math.floor(random() * s.stack.length)] as TokenId),
  weight: (s: Position, _: Decision, i: number) => s.stack.filter((token) => token === different(s)[i]).length,
});

const isUnseen = ({ card }: Slip): boolean => card === null;

/** The place out of which a card turns up: a pool, or in the three Ages a list of cards. */
function placeOf(s: Position, { kind, at }: Decision): readonly Slip[] {
  const hand = kind === 'deal' ? 0 : kind === 'look' || kind === 'reveal' ? at : 1;
  const central = kind === 'flip' || kind === 'blind';
  if (!isAges(s)) return UNSEEN[central ? centralOf(s) : at] as readonly Slip[];
  if (central) return s.central.cards;
  const { cards, revealed } = s.hands[hand] as Hand;
  if (kind === 'deal' || kind === 'discardHand') return cards.filter(isUnseen);
  if (kind !== 'ownCard' || revealed === null) return cards;
  const all = [...cards];
  insert(all, revealed);
  return all;
}

/** The list that loses the slip, if there is one. */
function listOf(s: Draft, { kind, at }: Decision): Slip[] | null {
  if (!isAges(s)) return null;
  if (kind === 'flip' || kind === 'blind') return s.central.cards;
  return (s.hands[kind === 'deal' ? 0 : kind === 'look' || kind === 'reveal' ? at : 1] as Hand).cards;
}

type Shown = Slip & { readonly card: CardKind };

const hidden = (
  kind: HiddenCard | 'top',
  to: (s: Position, d: Decision) => Seat | 'all',
  apply: (s: Draft, d: Decision, shown: Shown, emit: Sink, listed: boolean) => void,
) => ({
  size: (s: Position, d: Decision) => outcomes(s, placeOf(s, d)).length,
  at(s: Position, d: Decision, i: number): Move {
    const outcome = outcomes(s, placeOf(s, d))[i] as Outcome;
    const { card } = shownBy(outcome) as Shown;
    return kind === 'top' ? { kind, card } : ({ kind, card, from: fromOf(s, outcome) } as Move);
  },
  weight(s: Position, d: Decision, i: number) {
    const place = placeOf(s, d);
    return outcomeWeight(s, place, outcomes(s, place)[i] as Outcome);
  },
  find(s: Position, d: Decision, move: Move) {
    if (!('card' in move) || move.card === null) return -1;
    const from = 'from' in move ? move.from : backName(s, d.at);
    return outcomes(s, placeOf(s, d)).indexOf(outcomeNamed(s, move.card, from));
  },
  random(s: Position, d: Decision, random: () => number) {
    const place = placeOf(s, d);
    return outcomes(s, place).indexOf(outcomeDrawn(s, place, random));
  },
  to,
  sure: 'applied' as const,
  apply(s: Draft, d: Decision, i: number, emit?: Sink) {
    const outcome = outcomes(s, placeOf(s, d))[i] as Outcome;
    const shown = shownBy(outcome) as Shown;
    const known = (outcome & 2) !== 0;
    const listed = takeOut(s, listOf(s, d), known ? shown : slip(null, shown.back), shown.card, (outcome & 1) !== 0);
    apply(s, d, shown, emit, listed);
  },
});

/** The chance decisions. */
export const chance = defineChance<Position, Draft, Decision, Move, Event>({
  // ARCH-10, ARCH-11
  wonder: ofList('wonder', 'wonder', freeWonders, (s, d, wonder, emit) => {
    seatWonder(s, d.at, wonder);
    emit?.({ kind: 'wonder-given', seat: d.at, wonder, deck: isAges(s) ? 0 : total(s.pools[d.at]) });
  }),
  // ARCH-12, ARCH-46
  slot: tokenOfStack('slot', (s, d, token) => {
    s.slots = replaced(s.slots, d.at, token);
  }),
  stackToken: tokenOfStack('stackToken', (s, d, token, emit) => gainToken(s, d.at, token, 'stack', emit)),
  // ARCH-13
  openingToken: ofList('openingToken', 'token', openingNames, (s, _, token, emit) => {
    const slot = s.slots.indexOf(token);
    if (slot < 0) fromStack(s, token);
    else s.slots = replaced(s.slots, slot, null);
    s.openings--;
    gainToken(s, 1, token, slot < 0 ? 'stack' : slot, emit);
  }),
  // ARCH-15
  top: hidden('top', all, (s, d, { card }) => {
    s.tops[d.at] = card;
  }),
  // ARCH-60, ARCH-67
  die: ofList(
    'die',
    'face',
    (s, { at }) => FACES.filter((face) => at !== 0 || hasCard(s, deckRolled(at, face))),
    (s, _, face) => {
      s.die = face;
    },
  ),
  // ARCH-21
  flip: hidden(
    'flip',
    (s, d) => (s.config.catPower === 'flip' ? 'all' : d.at),
    (s, d, { card, back }) => {
      s.central.top = { card, back, seenBy: s.config.catPower === 'flip' ? 'all' : [d.at] };
    },
  ),
  // ARCH-22
  blind: hidden('blind', all, (s, d, { card }, emit) => centralLeaves(s, d.at, card, emit)),
  // ARCH-44, ARCH-94
  look: hidden(
    'look',
    (s) => (isAges(s) ? 0 : s.seat),
    (s, _, shown) => {
      if (s.looked !== null) s.looked = { ...s.looked, cards: [...s.looked.cards, shown] };
    },
  ),
  // ARCH-85
  deal: hidden(
    'deal',
    () => 0,
    (s, _, shown) => insert((s.hands[0] as Hand).cards, shown),
  ),
  // ARCH-82
  reveal: hidden('reveal', all, (s, d, { card, back }) => {
    const hand = s.hands[d.at];
    if (hand !== undefined) hand.revealed = slip(card, back);
  }),
  // ARCH-90 c
  ownCard: hidden('ownCard', all, (s, _, { card }, emit, listed) => {
    const hand = s.hands[1];
    if (hand !== undefined && !listed) hand.revealed = null;
    hold(s, 1, card, 'opponent', emit);
  }),
  // ARCH-92
  discardHand: hidden('discardHand', all, (s, _, shown, emit) => discardCentral(s, shown, 'opponent', emit)),
});
