import { replaced } from '@wonders/core';
import { question } from '../chance/decisions.js';
import { ask, askSeat } from '../chance/index.js';
import { total } from '../components/cards.js';
import type { Sink } from '../events.js';
import { DECK_NAMES, type DeckName } from '../notation.js';
import { makeSet } from '../play/building.js';
import { takeCentral } from '../play/taking.js';
import { DENIED } from '../script/index.js';
import { type Draft, type HiddenCard, isScript, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt, edit } from '../table/area.js';
import { discardCentral, drawToHand, keepSelected, sweepCentral } from '../table/central.js';
import { counted, hasCard, lift } from '../table/decks.js';
import { hiddenCard, insert, isSelected, type KnownCard, remove } from '../table/hidden.js';
import { mustScience, tokenLeft } from '../table/science.js';
import { victoryAndDefeat } from './battle.js';
import { decideDeck, firstSet } from './opponent.js';
import { beginTurn, endGame, type Steps } from './steps.js';

// The three Ages (ARCH-80 to ARCH-95).

/** Turns of each Age (ARCH-83). */
const TURNS = [7, 6, 6];
/** Cards of each Age deck of a Wonder, of which seven are dealt (ARCH-80, ARCH-81). */
const AGE_CARDS = [8, 8, 9];
const DEALT = 7;
/** The central deck, which stands after the two hands. */
const CENTRAL = DECK_NAMES.indexOf('central');
const NEUTRAL_PER_AGE = 20;

/** How many turns the Age at hand has. */
export const turnsOf = (position: Position): number => TURNS[position.age - 1] as number;

/** The cards of a pack that later Ages bring. */
export const cardsToCome = (position: Position, back: number): number =>
  back < 2 ? total(AGE_CARDS.slice(position.age)) : (3 - position.age) * NEUTRAL_PER_AGE;

/** Three coin tokens for a card (ARCH-90 e). */
export const COINS_FOR_CARD = 3;

const handOf = (draft: Draft, seat: number): HiddenCard[] => draft.hands[seat] as HiddenCard[];
const sizeOf = (draft: Draft, seat: number): number => handOf(draft, seat).length + Number(draft.faceUp[seat] !== null);

const isLast = (draft: Draft): boolean => draft.turn === turnsOf(draft);

/** ARCH-81 */
function startAge(draft: Draft, emit?: Sink): void {
  draft.age++;
  draft.turn = 0;
  draft.phase = 'start';
  const { central } = draft;
  const rest = (AGE_CARDS[draft.age - 1] as number) - DEALT;
  const add = (list: HiddenCard[], number: number, back: number): void => {
    for (let i = 0; i < number; i++) insert(list, hiddenCard(null, back));
  };
  for (const [seat, hand] of draft.hands.entries()) {
    add(hand, DEALT, seat);
    add(central.cards, rest, seat);
  }
  const neutral = draft.options.centralSupply === 'neutral-deck' ? NEUTRAL_PER_AGE : 0;
  add(central.cards, neutral, 2);
  if (central.top !== null) insert(central.cards, hiddenCard(central.top.card, central.top.back));
  central.top = null;
  emit?.({ kind: 'age', age: draft.age, toCentral: 2 * rest + neutral });
}

/** ARCH-90 a */
function startTurn(draft: Draft, emit?: Sink): void {
  draft.seat = PLAYER_SEAT;
  draft.selection = null;
  draft.opponentChoice = null;
  beginTurn(draft, 'select', emit);
  if (draft.cat !== null) draft.owed = ['cat'];
}

/** ARCH-90 c: the Opponent selects before any card has left its place. */
function answer(draft: Draft, emit?: Sink): void {
  const denied = draft.options.denial && draft.selection?.kind === 'select' && draft.selection.source === 'opponent';
  const choice = denied ? DENIED : decideDeck(draft, emit);
  if (choice === undefined) return;
  draft.opponentChoice = choice;
  emit?.({ kind: 'chose', choice });
  draft.phase = 'leave';
}

/** ARCH-90 d: the player's card. */
function playerCardLeaves(draft: Draft, emit?: Sink): void {
  draft.phase = 'leave-opponent';
  const { selection } = draft;
  if (selection === null || selection.kind === 'pass') return;
  if (selection.source === 'central') {
    takeCentral(draft, PLAYER_SEAT, emit);
    return;
  }
  const { source } = selection;
  const cards = handOf(draft, PLAYER_SEAT);
  let gone: HiddenCard;
  if (source === 'hand') {
    gone = cards.find((each) => isSelected(draft, selection, each)) as HiddenCard;
    remove(cards, gone);
  } else gone = lift(draft, source === 'opponent' ? SCRIPT_SEAT : PLAYER_SEAT);
  keepSelected(draft, PLAYER_SEAT, gone as KnownCard, source === 'revealed' ? 'player' : source, emit);
}

/** ARCH-90 c, d: the Opponent's card; when the player has taken it, the central card, else a card of its own hand. */
function opponentCardLeaves(draft: Draft, emit?: Sink): void {
  draft.phase = 'resolve';
  const choice = draft.opponentChoice ?? DENIED;
  const deck = choice.deck ?? 'central';
  const wanted = DECK_NAMES.indexOf(deck);
  const open = draft.faceUp[wanted] != null;
  const taken = open ? deck : hasCard(draft, CENTRAL) ? 'central' : sizeOf(draft, SCRIPT_SEAT) > 0 ? 'opponent' : null;
  draft.opponentChoice = { ...choice, taken };
  if (open) keepSelected(draft, SCRIPT_SEAT, lift(draft, wanted), deck, emit);
  else if (taken === 'central') takeCentral(draft, SCRIPT_SEAT, emit);
  else if (taken !== null) ask(draft, question.ownCard(SCRIPT_SEAT), emit);
}

/** ARCH-90 e */
function resolve(draft: Draft, emit?: Sink): void {
  draft.phase = 'act';
  const [card = null] = draft.selectedCards;
  draft.selectedCards = replaced(draft.selectedCards, PLAYER_SEAT, null);
  if (card === null || draft.selection?.kind !== 'select') return;
  if (draft.selection.use === 'play') {
    draft.taken = card;
    return;
  }
  draft.discard = counted(draft.discard, card, 1);
  edit(draft, PLAYER_SEAT).coins += COINS_FOR_CARD;
  emit?.({ kind: 'coins', seat: PLAYER_SEAT, card, by: COINS_FOR_CARD });
}

/** ARCH-90 f: after the player the Opponent, after the Opponent the Progress tokens. */
export function endResolution(draft: Draft): void {
  draft.used = [];
  draft.triggers = [];
  draft.phase = draft.seat === PLAYER_SEAT ? 'opponent' : 'progress';
  draft.seat = 1 - draft.seat;
}

/** ARCH-90 g: first the player, then the Opponent takes every token that Babylon owes and makes every set. */
function progress(draft: Draft, emit?: Sink): void {
  const area = areaAt(draft, draft.seat);
  if (area.tokensOwed > 0) {
    const more = tokenLeft(draft);
    edit(draft, draft.seat).tokensOwed = more ? area.tokensOwed - 1 : 0;
    if (more) draft.owed = ['token'];
  } else if (mustScience(draft, area)) {
    if (isScript(draft, draft.seat)) makeSet(draft, firstSet(draft), emit);
    else askSeat(draft, 'act');
  } else if (draft.seat === PLAYER_SEAT) draft.seat = SCRIPT_SEAT;
  else draft.phase = 'close';
}

/** ARCH-90 h, i */
function close(draft: Draft, emit?: Sink): void {
  sweepCentral(draft, emit);
  draft.seat = PLAYER_SEAT;
  draft.phase = 'refill';
  if (isLast(draft)) return;
  draft.phase = 'draw';
  draft.hands.reverse();
  draft.faceUp.reverse();
  emit?.({ kind: 'hands-passed' });
}

/** ARCH-90 j */
function drawCards(draft: Draft, emit?: Sink): void {
  const wanted = turnsOf(draft) - draft.turn + (draft.age === 1 ? 0 : 1);
  const short = draft.hands.findIndex((_, seat) => sizeOf(draft, seat) < wanted);
  if (short < 0 || !hasCard(draft, 2)) draft.phase = 'refill';
  else drawToHand(draft, short, emit);
}

/** ARCH-92, ARCH-101 */
function conflict(draft: Draft, emit?: Sink): void {
  if (draft.age < 3 && !discardHands(draft, emit)) return;
  victoryAndDefeat(draft, emit);
  if (draft.age === 3) endGame(draft, 'third-age', emit);
  else draft.phase = 'age';
}

/** Whether all hands lie on the central discard pile; an unseen card of the Opponent's is seen first. */
function discardHands(draft: Draft, emit?: Sink): boolean {
  for (const [seat, hand] of draft.hands.entries()) {
    const from = DECK_NAMES[seat] as DeckName;
    if (draft.faceUp[seat]) discardCentral(draft, lift(draft, seat), from, emit);
    for (const each of hand.filter(({ card }) => card !== null)) {
      remove(hand, each);
      discardCentral(draft, each, from, emit);
    }
    if (hand.length > 0) {
      ask(draft, question.discardHand(seat), emit);
      return false;
    }
  }
  return true;
}

/** The steps of a turn, in the order of ARCH-90. */
export const AGE_STEPS: Steps = {
  age: startAge,
  start: startTurn,
  select(draft) {
    draft.phase = 'answer';
    askSeat(draft, 'select');
  },
  answer,
  leave: playerCardLeaves,
  'leave-opponent': opponentCardLeaves,
  resolve,
  opponent: (draft) => askSeat(draft, 'opponent-turn'),
  progress,
  close,
  draw: drawCards,
  refill(draft) {
    draft.phase = isLast(draft) ? 'conflict' : 'start';
  },
  conflict,
};
