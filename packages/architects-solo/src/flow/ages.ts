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
export const turnsOf = (s: Position): number => TURNS[s.age - 1] as number;

/** The cards of a pack that later Ages bring. */
export const cardsToCome = (s: Position, back: number): number =>
  back < 2 ? total(AGE_CARDS.slice(s.age)) : (3 - s.age) * NEUTRAL_PER_AGE;

/** Three coin tokens for a card (ARCH-90 e). */
export const COINS_FOR_CARD = 3;

const handOf = (s: Draft, seat: number): HiddenCard[] => s.hands[seat] as HiddenCard[];
const sizeOf = (s: Draft, seat: number): number => handOf(s, seat).length + Number(s.faceUp[seat] !== null);

const isLast = (s: Draft): boolean => s.turn === turnsOf(s);

/** ARCH-81 */
function startAge(s: Draft, emit?: Sink): void {
  s.age++;
  s.turn = 0;
  s.phase = 'start';
  const { central } = s;
  const rest = (AGE_CARDS[s.age - 1] as number) - DEALT;
  const add = (list: HiddenCard[], number: number, back: number): void => {
    for (let i = 0; i < number; i++) insert(list, hiddenCard(null, back));
  };
  for (const [seat, hand] of s.hands.entries()) {
    add(hand, DEALT, seat);
    add(central.cards, rest, seat);
  }
  const neutral = s.options.centralSupply === 'neutral-deck' ? NEUTRAL_PER_AGE : 0;
  add(central.cards, neutral, 2);
  if (central.top !== null) insert(central.cards, hiddenCard(central.top.card, central.top.back));
  central.top = null;
  emit?.({ kind: 'age', age: s.age, toCentral: 2 * rest + neutral });
}

/** ARCH-90 a */
function startTurn(s: Draft, emit?: Sink): void {
  s.seat = PLAYER_SEAT;
  s.selection = null;
  s.opponentChoice = null;
  beginTurn(s, 'select', emit);
  if (s.cat !== null) s.owed = ['cat'];
}

/** ARCH-90 c: the Opponent selects before any card has left its place. */
function answer(s: Draft, emit?: Sink): void {
  const denied = s.options.denial && s.selection?.kind === 'select' && s.selection.source === 'opponent';
  const choice = denied ? DENIED : decideDeck(s, emit);
  if (choice === undefined) return;
  s.opponentChoice = choice;
  emit?.({ kind: 'chose', choice });
  s.phase = 'leave';
}

/** ARCH-90 d: the player's card. */
function playerCardLeaves(s: Draft, emit?: Sink): void {
  s.phase = 'leave-opponent';
  const { selection } = s;
  if (selection === null || selection.kind === 'pass') return;
  if (selection.source === 'central') {
    takeCentral(s, PLAYER_SEAT, emit);
    return;
  }
  const { source } = selection;
  const cards = handOf(s, PLAYER_SEAT);
  let gone: HiddenCard;
  if (source === 'hand') {
    gone = cards.find((each) => isSelected(s, selection, each)) as HiddenCard;
    remove(cards, gone);
  } else gone = lift(s, source === 'opponent' ? SCRIPT_SEAT : PLAYER_SEAT);
  keepSelected(s, PLAYER_SEAT, gone as KnownCard, source === 'revealed' ? 'player' : source, emit);
}

/** ARCH-90 c, d: the Opponent's card; when the player has taken it, the central card, else a card of its own hand. */
function opponentCardLeaves(s: Draft, emit?: Sink): void {
  s.phase = 'resolve';
  const choice = s.opponentChoice ?? DENIED;
  const deck = choice.deck ?? 'central';
  const wanted = DECK_NAMES.indexOf(deck);
  const open = s.faceUp[wanted] != null;
  const taken = open ? deck : hasCard(s, CENTRAL) ? 'central' : sizeOf(s, SCRIPT_SEAT) > 0 ? 'opponent' : null;
  s.opponentChoice = { ...choice, taken };
  if (open) keepSelected(s, SCRIPT_SEAT, lift(s, wanted), deck, emit);
  else if (taken === 'central') takeCentral(s, SCRIPT_SEAT, emit);
  else if (taken !== null) ask(s, question.ownCard(SCRIPT_SEAT), emit);
}

/** ARCH-90 e */
function resolve(s: Draft, emit?: Sink): void {
  s.phase = 'act';
  const [card = null] = s.selectedCards;
  s.selectedCards = replaced(s.selectedCards, PLAYER_SEAT, null);
  if (card === null || s.selection?.kind !== 'select') return;
  if (s.selection.use === 'play') {
    s.taken = card;
    return;
  }
  s.discard = counted(s.discard, card, 1);
  edit(s, PLAYER_SEAT).coins += COINS_FOR_CARD;
  emit?.({ kind: 'coins', seat: PLAYER_SEAT, card, by: COINS_FOR_CARD });
}

/** ARCH-90 f: after the player the Opponent, after the Opponent the Progress tokens. */
export function endResolution(s: Draft): void {
  s.used = [];
  s.triggers = [];
  s.phase = s.seat === PLAYER_SEAT ? 'opponent' : 'progress';
  s.seat = 1 - s.seat;
}

/** ARCH-90 g: first the player, then the Opponent takes every token that Babylon owes and makes every set. */
function progress(s: Draft, emit?: Sink): void {
  const area = areaAt(s, s.seat);
  if (area.tokensOwed > 0) {
    const more = tokenLeft(s);
    edit(s, s.seat).tokensOwed = more ? area.tokensOwed - 1 : 0;
    if (more) s.owed = ['token'];
  } else if (mustScience(s, area)) {
    if (isScript(s, s.seat)) makeSet(s, firstSet(s), emit);
    else askSeat(s, 'act');
  } else if (s.seat === PLAYER_SEAT) s.seat = SCRIPT_SEAT;
  else s.phase = 'close';
}

/** ARCH-90 h, i */
function close(s: Draft, emit?: Sink): void {
  sweepCentral(s, emit);
  s.seat = PLAYER_SEAT;
  s.phase = 'refill';
  if (isLast(s)) return;
  s.phase = 'draw';
  s.hands.reverse();
  s.faceUp.reverse();
  emit?.({ kind: 'hands-passed' });
}

/** ARCH-90 j */
function drawCards(s: Draft, emit?: Sink): void {
  const wanted = turnsOf(s) - s.turn + (s.age === 1 ? 0 : 1);
  const short = s.hands.findIndex((_, seat) => sizeOf(s, seat) < wanted);
  if (short < 0 || !hasCard(s, 2)) s.phase = 'refill';
  else drawToHand(s, short, emit);
}

/** ARCH-92, ARCH-101 */
function conflict(s: Draft, emit?: Sink): void {
  if (s.age < 3 && !discardHands(s, emit)) return;
  victoryAndDefeat(s, emit);
  if (s.age === 3) endGame(s, 'third-age', emit);
  else s.phase = 'age';
}

/** Whether all hands lie on the central discard pile; an unseen card of the Opponent's is seen first. */
function discardHands(s: Draft, emit?: Sink): boolean {
  for (const [seat, hand] of s.hands.entries()) {
    const from = DECK_NAMES[seat] as DeckName;
    if (s.faceUp[seat]) discardCentral(s, lift(s, seat), from, emit);
    for (const each of hand.filter(({ card }) => card !== null)) {
      remove(hand, each);
      discardCentral(s, each, from, emit);
    }
    if (hand.length > 0) {
      ask(s, question.discardHand(seat), emit);
      return false;
    }
  }
  return true;
}

/** The steps of a turn, in the order of ARCH-90. */
export const AGE_STEPS: Steps = {
  age: startAge,
  start: startTurn,
  select(s) {
    s.phase = 'answer';
    askSeat(s, 'select');
  },
  answer,
  leave: playerCardLeaves,
  'leave-opponent': opponentCardLeaves,
  resolve,
  opponent: (s) => askSeat(s, 'opponent-turn'),
  progress,
  close,
  draw: drawCards,
  refill(s) {
    s.phase = isLast(s) ? 'conflict' : 'start';
  },
  conflict,
};
