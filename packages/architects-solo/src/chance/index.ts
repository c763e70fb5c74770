import { defineChance, replaced, type Seat } from '@wonders/core';
import { type CardKind, PACKS, total } from '../components/cards.js';
import type { DieTable } from '../components/die.js';
import type { TokenId } from '../components/tokens.js';
import { WONDER_IDS, WONDERS, type WonderId } from '../components/wonders.js';
import type { OwnEvent, Sink } from '../events.js';
import { DECK_NAMES, type DeckName, type Move, type Origin } from '../notation.js';
import {
  type Cards,
  type Decision,
  type Draft,
  type HiddenCard,
  isAges,
  PLAYER_SEAT,
  type Position,
  SCRIPT_SEAT,
  type SeatDecisionKind,
} from '../state/index.js';
import { areaAt, edit, gainToken } from '../table/area.js';
import { centralLeaves, discardCentral, keepSelected } from '../table/central.js';
import { centralOf, counted, deckName, hasCard, looker } from '../table/decks.js';
import { backName, DRAWN, insert, isUnseen, joined, type KnownCard, remove, UNSEEN } from '../table/hidden.js';
import { seatDecision } from './decisions.js';
import {
  type OutcomeNumber,
  originOfOutcome,
  outcomeDrawn,
  outcomeNamed,
  outcomeOf,
  outcomes,
  outcomeWeight,
} from './outcomes.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** The faces of the die by what it decides (ARCH-60, ARCH-67). */
const DIE: Readonly<Record<DieTable, readonly DeckName[]>> = {
  'no-priority': ['player', 'opponent', 'central', 'central', 'central', 'central'],
  tie: ['player', 'player', 'player', 'opponent', 'opponent', 'opponent'],
  halicarnassus: ['player', 'player', 'player', 'opponent', 'opponent', 'opponent'],
};

/** The deck for a face of the die. */
export const deckRolled = (table: DieTable, face: number): DeckName => DIE[table][face - 1] as DeckName;

/** A seat gets its Wonder, and its deck becomes its pool (ARCH-10, ARCH-11, ARCH-15). */
export function seatWonder(s: Draft, seat: Seat, wonder: WonderId): void {
  edit(s, seat).wonder = wonder;
  s.pools[seat] = [...PACKS[wonder]];
}

const freeWonders = (s: Position): readonly WonderId[] =>
  WONDER_IDS.filter((id) => s.areas.every((area) => area.wonder !== id));

/** ARCH-13: the names of the Opponent's list that have not been drawn yet. */
function openingNames(s: Position): readonly TokenId[] {
  const { wonder, tokens } = areaAt(s, SCRIPT_SEAT);
  return WONDERS[wonder as WonderId].opening.filter((id) => !tokens.includes(id));
}

function fromStack(s: Draft, token: TokenId): void {
  const at = s.tokenStack.indexOf(token);
  s.tokenStack = s.tokenStack.filter((_, i) => i !== at);
}

const all = () => 'all' as const;

/** A chance decision between the values of a list. `name`: the parameter of the move that carries the value. */
const ofList = <T>(
  name: string,
  list: (s: Position, d: Decision) => readonly T[],
  apply: (s: Draft, d: Decision, value: T, emit?: Sink) => void,
) => ({
  size: (s: Position, d: Decision) => list(s, d).length,
  outcome: (s: Position, d: Decision, i: number) => ({ kind: d.kind, [name]: list(s, d)[i] }) as unknown as Move,
  find: (s: Position, d: Decision, move: Move) => list(s, d).indexOf(move[name as keyof Move] as T),
  to: all,
  sure: 'applied' as const,
  apply: (s: Draft, d: Decision, i: number, emit?: Sink) => apply(s, d, list(s, d)[i] as T, emit),
});

/** The different tokens of the stack; in it equal tokens lie side by side. */
const different = (s: Position): readonly TokenId[] => s.tokenStack.filter((token, i) => token !== s.tokenStack[i - 1]);

const tokenOfStack = (apply: (s: Draft, d: Decision, token: TokenId, emit?: Sink) => void) => ({
  ...ofList('token', different, (s, d, token, emit) => {
    fromStack(s, token);
    apply(s, d, token, emit);
  }),
  random: (s: Position, _: Decision, random: () => number) =>
    different(s).indexOf(s.tokenStack[Math.floor(random() * s.tokenStack.length)] as TokenId),
  weight: (s: Position, _: Decision, i: number) => s.tokenStack.filter((token) => token === different(s)[i]).length,
});

const isCentral = (kind: Decision['kind']): boolean => kind === 'flip' || kind === 'blind';

/** The list in which a card turns up: the central deck or a hand; null where the card comes out of a pool. */
function listOf(s: Position, { kind, deck }: Decision) {
  if (!isAges(s)) return null;
  return isCentral(kind) ? s.central.cards : (s.hands[deck as number] as HiddenCard[]);
}

/** The cards of which one turns up. */
function placeOf(s: Position, d: Decision): readonly HiddenCard[] {
  const { kind } = d;
  const deck = d.deck as number;
  const list = listOf(s, d);
  if (list === null) return UNSEEN[isCentral(kind) ? centralOf(s) : deck] as readonly HiddenCard[];
  if (kind === 'deal' || kind === 'discard-hand') return list.filter(isUnseen);
  const revealed = kind === 'own-card' ? s.faceUp[deck] : null;
  return revealed ? joined(list, revealed) : list;
}

/** What the outcome does to the card. `listed` is false for the revealed card of a hand. */
type Appear = (s: Draft, d: Decision, known: KnownCard, listed: boolean, emit?: Sink) => void;

/** A chance decision about a hidden card. */
const hidden = (apply: Appear, to: (s: Position, d: Decision) => Seat | 'all' = all) => ({
  size: (s: Position, d: Decision) => outcomes(s, placeOf(s, d)).length,
  numbers: (s: Position, d: Decision) => outcomes(s, placeOf(s, d)),
  outcome(s: Position, { kind }: Decision, outcome: OutcomeNumber): Move {
    const { card } = outcomeOf(outcome).card;
    return (kind === 'top' ? { kind, card } : { kind, card, from: originOfOutcome(s, outcome) }) as Move;
  },
  weight: (s: Position, d: Decision, outcome: OutcomeNumber) => outcomeWeight(s, placeOf(s, d), outcome),
  find(s: Position, d: Decision, move: Move) {
    const { card, from = backName(s, d.deck as number) } = move as { readonly card: CardKind; readonly from?: Origin };
    const named = outcomeNamed(s, card, from);
    return outcomes(s, placeOf(s, d)).includes(named) ? named : -1;
  },
  random: (s: Position, d: Decision, random: () => number) => outcomeDrawn(s, placeOf(s, d), random),
  to,
  sure: 'applied' as const,
  apply(s: Draft, d: Decision, outcome: OutcomeNumber, emit?: Sink) {
    const { card, drawn, lay } = outcomeOf(outcome);
    const list = listOf(s, d) as HiddenCard[] | null;
    if (lay.card === null) s.pools[lay.back] = counted(s.pools[lay.back] as Cards, card.card, -1);
    if (drawn) remove(s.central.cards, lay);
    apply(s, d, card, list !== null && remove(list, drawn ? DRAWN : lay), emit);
  },
});

const uncovered: Appear = (s, { deck }, known, _, emit) => {
  s.faceUp[deck as number] = known;
  emit?.({ kind: 'uncovered', deck: deckName(s, deck as number), card: known.card });
};

/** The chance decisions. */
export const chance = defineChance<Position, Draft, Decision, Move, OwnEvent>({
  // ARCH-10, ARCH-11
  wonder: ofList('wonder', freeWonders, (s, { receiver }, wonder, emit) => {
    const seat = receiver as Seat;
    seatWonder(s, seat, wonder);
    emit?.({ kind: 'wonder-given', seat, wonder, deck: isAges(s) ? 0 : total(s.pools[seat]) });
  }),
  // ARCH-12, ARCH-46
  slot: tokenOfStack((s, { slot }, token) => {
    s.tokenSlots = replaced(s.tokenSlots, slot as number, token);
  }),
  'stack-token': tokenOfStack((s, { receiver }, token, emit) => gainToken(s, receiver as Seat, token, 'stack', emit)),
  // ARCH-13
  'opening-token': ofList('token', openingNames, (s, _, token, emit) => {
    const slot = s.tokenSlots.indexOf(token);
    if (slot < 0) fromStack(s, token);
    else s.tokenSlots = replaced(s.tokenSlots, slot, null);
    gainToken(s, SCRIPT_SEAT, token, slot < 0 ? 'stack' : slot, emit);
  }),
  // ARCH-15
  top: hidden(uncovered),
  // ARCH-60, ARCH-67: without a priority only faces count whose deck has a card.
  die: ofList(
    'face',
    (s, { table }) =>
      FACES.filter((face) => table !== 'no-priority' || hasCard(s, DECK_NAMES.indexOf(deckRolled(table, face)))),
    (s, _, face) => {
      s.die = face;
    },
  ),
  // ARCH-21
  flip: hidden(
    (s, { receiver }, { card, back }) => {
      s.central.top = { card, back, seenBy: s.options.catPower === 'flip' ? 'all' : [receiver as Seat] };
    },
    (s, { receiver }) => (s.options.catPower === 'flip' ? 'all' : (receiver as Seat)),
  ),
  // ARCH-22
  blind: hidden((s, { receiver }, known, _, emit) => centralLeaves(s, receiver, known, emit)),
  // ARCH-44, ARCH-94
  look: hidden((s, _, known) => {
    const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
    s.looked = { deck, cards: [...cards, known] };
  }, looker),
  // ARCH-85
  deal: hidden(
    (s, { deck }, known) => insert(s.hands[deck as number] as HiddenCard[], known),
    () => PLAYER_SEAT,
  ),
  // ARCH-82
  reveal: hidden(uncovered),
  // ARCH-90 c
  'own-card': hidden((s, { deck }, known, listed, emit) => {
    if (!listed) s.faceUp[deck as number] = null;
    keepSelected(s, SCRIPT_SEAT, known, 'opponent', emit);
  }),
  // ARCH-92
  'discard-hand': hidden((s, _, known, __, emit) => discardCentral(s, known, 'opponent', emit)),
});

/** Asks the acting seat. */
export function askSeat(s: Draft, kind: SeatDecisionKind): void {
  s.pending.push(seatDecision(kind, s.seat));
}

/** Asks chance. */
export function ask(s: Draft, decision: Decision, emit?: Sink): void {
  chance.ask(s, decision, emit);
}
