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
export function seatWonder(draft: Draft, seat: Seat, wonder: WonderId): void {
  edit(draft, seat).wonder = wonder;
  draft.pools[seat] = [...PACKS[wonder]];
}

const freeWonders = (position: Position): readonly WonderId[] =>
  WONDER_IDS.filter((id) => position.areas.every((area) => area.wonder !== id));

/** ARCH-13: the names of the Opponent's list that have not been drawn yet. */
function openingNames(position: Position): readonly TokenId[] {
  const { wonder, tokens } = areaAt(position, SCRIPT_SEAT);
  return WONDERS[wonder as WonderId].opening.filter((id) => !tokens.includes(id));
}

function fromStack(draft: Draft, token: TokenId): void {
  const at = draft.tokenStack.indexOf(token);
  draft.tokenStack = draft.tokenStack.filter((_, i) => i !== at);
}

const all = () => 'all' as const;

/** A chance decision between the values of a list. `name`: the parameter of the move that carries the value. */
const ofList = <T>(
  name: string,
  list: (position: Position, d: Decision) => readonly T[],
  apply: (draft: Draft, d: Decision, value: T, emit?: Sink) => void,
) => ({
  size: (position: Position, d: Decision) => list(position, d).length,
  outcome: (position: Position, d: Decision, i: number) =>
    ({ kind: d.kind, [name]: list(position, d)[i] }) as unknown as Move,
  find: (position: Position, d: Decision, move: Move) => list(position, d).indexOf(move[name as keyof Move] as T),
  to: all,
  sure: 'applied' as const,
  apply: (draft: Draft, d: Decision, i: number, emit?: Sink) => apply(draft, d, list(draft, d)[i] as T, emit),
});

/** The different tokens of the stack; in it equal tokens lie side by side. */
const different = (position: Position): readonly TokenId[] =>
  position.tokenStack.filter((token, i) => token !== position.tokenStack[i - 1]);

const tokenOfStack = (apply: (draft: Draft, d: Decision, token: TokenId, emit?: Sink) => void) => ({
  ...ofList('token', different, (draft, d, token, emit) => {
    fromStack(draft, token);
    apply(draft, d, token, emit);
  }),
  random: (position: Position, _: Decision, random: () => number) =>
    different(position).indexOf(position.tokenStack[Math.floor(random() * position.tokenStack.length)] as TokenId),
  weight: (position: Position, _: Decision, i: number) =>
    position.tokenStack.filter((token) => token === different(position)[i]).length,
});

const isCentral = (kind: Decision['kind']): boolean => kind === 'flip' || kind === 'blind';

/** The list in which a card turns up: the central deck or a hand; null where the card comes out of a pool. */
function listOf(position: Position, { kind, deck }: Decision) {
  if (!isAges(position)) return null;
  return isCentral(kind) ? position.central.cards : (position.hands[deck as number] as HiddenCard[]);
}

/** The cards of which one turns up. */
function placeOf(position: Position, d: Decision): readonly HiddenCard[] {
  const { kind } = d;
  const deck = d.deck as number;
  const list = listOf(position, d);
  if (list === null) return UNSEEN[isCentral(kind) ? centralOf(position) : deck] as readonly HiddenCard[];
  if (kind === 'deal' || kind === 'discard-hand') return list.filter(isUnseen);
  const revealed = kind === 'own-card' ? position.faceUp[deck] : null;
  return revealed ? joined(list, revealed) : list;
}

/** What the outcome does to the card. `listed` is false for the revealed card of a hand. */
type Appear = (draft: Draft, d: Decision, known: KnownCard, listed: boolean, emit?: Sink) => void;

/** A chance decision about a hidden card. */
const hidden = (apply: Appear, to: (position: Position, d: Decision) => Seat | 'all' = all) => ({
  size: (position: Position, d: Decision) => outcomes(position, placeOf(position, d)).length,
  numbers: (position: Position, d: Decision) => outcomes(position, placeOf(position, d)),
  outcome(position: Position, { kind }: Decision, outcome: OutcomeNumber): Move {
    const { card } = outcomeOf(outcome).card;
    return (kind === 'top' ? { kind, card } : { kind, card, from: originOfOutcome(position, outcome) }) as Move;
  },
  weight: (position: Position, d: Decision, outcome: OutcomeNumber) =>
    outcomeWeight(position, placeOf(position, d), outcome),
  find(position: Position, d: Decision, move: Move) {
    const { card, from = backName(position, d.deck as number) } = move as {
      readonly card: CardKind;
      readonly from?: Origin;
    };
    const named = outcomeNamed(position, card, from);
    return outcomes(position, placeOf(position, d)).includes(named) ? named : -1;
  },
  random: (position: Position, d: Decision, random: () => number) =>
    outcomeDrawn(position, placeOf(position, d), random),
  to,
  sure: 'applied' as const,
  apply(draft: Draft, d: Decision, outcome: OutcomeNumber, emit?: Sink) {
    const { card, drawn, lay } = outcomeOf(outcome);
    const list = listOf(draft, d) as HiddenCard[] | null;
    if (lay.card === null) draft.pools[lay.back] = counted(draft.pools[lay.back] as Cards, card.card, -1);
    if (drawn) remove(draft.central.cards, lay);
    apply(draft, d, card, list !== null && remove(list, drawn ? DRAWN : lay), emit);
  },
});

const uncovered: Appear = (draft, { deck }, known, _, emit) => {
  draft.faceUp[deck as number] = known;
  emit?.({ kind: 'uncovered', deck: deckName(draft, deck as number), card: known.card });
};

/** The chance decisions. */
export const chance = defineChance<Position, Draft, Decision, Move, OwnEvent>({
  // ARCH-10, ARCH-11
  wonder: ofList('wonder', freeWonders, (draft, { receiver }, wonder, emit) => {
    const seat = receiver as Seat;
    seatWonder(draft, seat, wonder);
    emit?.({ kind: 'wonder-given', seat, wonder, deck: isAges(draft) ? 0 : total(draft.pools[seat]) });
  }),
  // ARCH-12, ARCH-46
  slot: tokenOfStack((draft, { slot }, token) => {
    draft.tokenSlots = replaced(draft.tokenSlots, slot as number, token);
  }),
  'stack-token': tokenOfStack((draft, { receiver }, token, emit) =>
    gainToken(draft, receiver as Seat, token, 'stack', emit),
  ),
  // ARCH-13
  'opening-token': ofList('token', openingNames, (draft, _, token, emit) => {
    const slot = draft.tokenSlots.indexOf(token);
    if (slot < 0) fromStack(draft, token);
    else draft.tokenSlots = replaced(draft.tokenSlots, slot, null);
    gainToken(draft, SCRIPT_SEAT, token, slot < 0 ? 'stack' : slot, emit);
  }),
  // ARCH-15
  top: hidden(uncovered),
  // ARCH-60, ARCH-67: without a priority only faces count whose deck has a card.
  die: ofList(
    'face',
    (position, { table }) =>
      FACES.filter((face) => table !== 'no-priority' || hasCard(position, DECK_NAMES.indexOf(deckRolled(table, face)))),
    (draft, _, face) => {
      draft.die = face;
    },
  ),
  // ARCH-21
  flip: hidden(
    (draft, { receiver }, { card, back }) => {
      draft.central.top = { card, back, seenBy: draft.options.catPower === 'flip' ? 'all' : [receiver as Seat] };
    },
    (position, { receiver }) => (position.options.catPower === 'flip' ? 'all' : (receiver as Seat)),
  ),
  // ARCH-22
  blind: hidden((draft, { receiver }, known, _, emit) => centralLeaves(draft, receiver, known, emit)),
  // ARCH-44, ARCH-94
  look: hidden((draft, _, known) => {
    const { deck, cards } = draft.looked as NonNullable<Draft['looked']>;
    draft.looked = { deck, cards: [...cards, known] };
  }, looker),
  // ARCH-85
  deal: hidden(
    (draft, { deck }, known) => insert(draft.hands[deck as number] as HiddenCard[], known),
    () => PLAYER_SEAT,
  ),
  // ARCH-82
  reveal: hidden(uncovered),
  // ARCH-90 c
  'own-card': hidden((draft, { deck }, known, listed, emit) => {
    if (!listed) draft.faceUp[deck as number] = null;
    keepSelected(draft, SCRIPT_SEAT, known, 'opponent', emit);
  }),
  // ARCH-92
  'discard-hand': hidden((draft, _, known, __, emit) => discardCentral(draft, known, 'opponent', emit)),
});

/** Asks the acting seat. */
export function askSeat(draft: Draft, kind: SeatDecisionKind): void {
  draft.pending.push(seatDecision(kind, draft.seat));
}

/** Asks chance. */
export function ask(draft: Draft, decision: Decision, emit?: Sink): void {
  chance.ask(draft, decision, emit);
}
