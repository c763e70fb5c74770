import { areaOf, hasAnySet, shieldsOf, tokenLeft } from './area.js';
import { doScience } from './building.js';
import { addTo, discardCentral, hasCard, hold, isScript, replaced, sweepCentral } from './decks.js';
import { ask, askSeat, beginTurn, decide, end, firstSet } from './flow.js';
import { DENIED } from './opponent/script.js';
import { backName, insert, remove, slip } from './slips.js';
import type { Draft, Hand, SelectMove, Sink, Slip } from './state.js';
import { drawToHand, takeCentral } from './taking.js';

// The three Ages (ARCH-80 to ARCH-95).

/** Turns of each Age (ARCH-83). */
const TURNS = [0, 7, 6, 6];
/** Cards of each Age deck of a Wonder, of which seven are dealt (ARCH-80, ARCH-81). */
export const AGE_CARDS = [0, 8, 8, 9];
const DEALT = 7;
export const NEUTRAL_PER_AGE = 20;

/** Three coin tokens for a card (ARCH-90 e). */
const COINS_FOR_CARD = 3;

const handOf = (s: Draft, seat: number): Hand => s.hands[seat] as Hand;
const sizeOf = (hand: Hand): number => hand.cards.length + (hand.revealed === null ? 0 : 1);

/** In these phases a hand may lack its revealed card. */
const UNREVEALED: readonly Draft['phase'][] = ['leave', 'leave-opponent', 'draw', 'conflict'];

/** ARCH-82, ARCH-85: the player sees its cards one by one, and every hand reveals a card. */
export function uncoverHands(s: Draft, emit: Sink): boolean {
  if (handOf(s, 0).cards.some(({ card }) => card === null)) {
    ask(s, 'deal', 0, emit);
    return true;
  }
  if (UNREVEALED.includes(s.phase)) return false;
  for (const seat of [0, 1]) {
    const hand = handOf(s, seat);
    if (hand.revealed !== null || hand.cards.length === 0 || s.looked?.deck === seat) continue;
    ask(s, 'reveal', seat, emit);
    return true;
  }
  return false;
}

const isLast = (s: Draft): boolean => s.turn === TURNS[s.age];

/** ARCH-81 */
function startAge(s: Draft, emit: Sink): void {
  s.age++;
  s.turn = 0;
  s.phase = 'start';
  const { central } = s;
  const rest = (AGE_CARDS[s.age] ?? 0) - DEALT;
  for (const seat of [0, 1]) {
    for (let i = 0; i < DEALT; i++) insert(handOf(s, seat).cards, slip(null, seat));
    for (let i = 0; i < rest; i++) insert(central.cards, slip(null, seat));
  }
  const neutral = s.config.centralSupply === 'neutral-deck' ? NEUTRAL_PER_AGE : 0;
  for (let i = 0; i < neutral; i++) insert(central.cards, slip(null, 2));
  if (central.top !== null) insert(central.cards, slip(central.top.card, central.top.back));
  central.top = null;
  emit?.({ kind: 'age', age: s.age, toCentral: 2 * rest + neutral });
}

/** ARCH-90 a */
function startTurn(s: Draft, emit: Sink): void {
  s.seat = 0;
  s.selected = null;
  s.choice = null;
  beginTurn(s, 'select', emit);
  if (s.cat !== null) s.due = ['cat'];
}

/** ARCH-90 c: the Opponent selects on the situation before anything is taken. */
function answer(s: Draft, emit: Sink): void {
  const denied = s.config.denial && s.selected?.kind === 'select' && s.selected.source === 'opponent';
  const choice = denied ? DENIED : decide(s, emit);
  if (choice === undefined) return;
  s.choice = choice;
  emit?.({ kind: 'chose', selection: choice });
  s.phase = 'leave';
}

/** Whether a card of the player's hand is the one that a selection names. */
function isNamed(s: Draft, { card, back }: SelectMove, each: Slip): boolean {
  return each.card === card && (back === null || backName(s, each.back) === back);
}

/** ARCH-90 d: the player's card. */
function playerCardLeaves(s: Draft, emit: Sink): void {
  s.phase = 'leave-opponent';
  const { selected } = s;
  if (selected === null || selected.kind === 'pass') return;
  if (selected.source === 'central') {
    takeCentral(s, 1, emit);
    return;
  }
  const { source } = selected;
  const hand = handOf(s, source === 'opponent' ? 1 : 0);
  let gone: Slip | null | undefined = hand.revealed;
  if (source === 'hand') {
    gone = hand.cards.find((each) => isNamed(s, selected, each));
    if (gone !== undefined) remove(hand.cards, gone);
  } else hand.revealed = null;
  if (gone?.card) hold(s, 0, gone.card, source === 'revealed' ? 'player' : source, emit);
}

/** ARCH-90 c, d: the Opponent's card; when the player has taken it, the central card, else a card of its own hand. */
function opponentCardLeaves(s: Draft, emit: Sink): void {
  s.phase = 'resolve';
  const deck = s.choice?.deck ?? 'central';
  const wanted = deck === 'central' ? null : handOf(s, deck === 'player' ? 0 : 1);
  const card = wanted?.revealed?.card;
  if (wanted && card) {
    wanted.revealed = null;
    hold(s, 1, card, deck, emit);
  } else if (hasCard(s, 2)) takeCentral(s, 2, emit);
  else if (sizeOf(handOf(s, 1)) > 0) ask(s, 'ownCard', 1, emit);
}

/** ARCH-90 e */
function resolve(s: Draft, emit: Sink): void {
  s.phase = 'act';
  const [card = null] = s.held;
  s.held = replaced(s.held, 0, null);
  if (card === null || s.selected?.kind !== 'select') return;
  if (s.selected.use === 'play') {
    s.taken = card;
    return;
  }
  addTo(s.discard, card);
  areaOf(s, 0).coins += COINS_FOR_CARD;
  emit?.({ kind: 'coins', seat: 0, card, by: COINS_FOR_CARD });
}

/** ARCH-90 f: after the player the Opponent, after the Opponent the Progress tokens. */
export function endResolution(s: Draft): void {
  s.used = [];
  s.triggers = [];
  s.phase = s.seat === 0 ? 'opponent' : 'progress';
  s.seat = 1 - s.seat;
}

/** ARCH-90 g: every choice that Babylon owes, every set; first the player, then the Opponent. */
function progress(s: Draft, emit: Sink): void {
  const area = areaOf(s, s.seat);
  if (!tokenLeft(s)) area.babylon = 0;
  if (area.babylon > 0) {
    area.babylon--;
    s.due = ['token'];
  } else if (tokenLeft(s) && hasAnySet(area)) {
    if (isScript(s, s.seat)) doScience(s, firstSet(s), emit);
    else askSeat(s, 'act');
  } else if (s.seat === 0) s.seat = 1;
  else s.phase = 'close';
}

/** ARCH-90 h, i */
function close(s: Draft, emit: Sink): void {
  sweepCentral(s, emit);
  s.seat = 0;
  s.phase = isLast(s) ? 'refill' : 'draw';
  if (isLast(s)) return;
  s.hands.reverse();
  emit?.({ kind: 'hands-passed' });
}

/** ARCH-90 j */
function drawCards(s: Draft, emit: Sink): void {
  const wanted = (TURNS[s.age] ?? 0) - s.turn + (s.age === 1 ? 0 : 1);
  const short = s.hands.findIndex((hand) => sizeOf(hand) < wanted);
  if (short < 0 || !hasCard(s, 2)) s.phase = 'refill';
  else drawToHand(s, short, emit);
}

/** ARCH-92, ARCH-101 */
function conflict(s: Draft, emit: Sink): void {
  if (s.age < 3 && !discardHands(s, emit)) return;
  const shields = s.areas.map(shieldsOf);
  const [player = 0, opponent = 0] = shields;
  const points = [Math.sign(player - opponent), Math.sign(opponent - player)];
  for (const [seat, point] of points.entries()) {
    if (point > 0) areaOf(s, seat).military++;
    if (point < 0) areaOf(s, seat).defeats++;
  }
  emit?.({ kind: 'conflict', shields, points });
  if (s.age === 3) end(s, 'third-age', emit);
  else s.phase = 'age';
}

/** Whether all hands lie on the central discard pile; an unseen card of the Opponent's is seen first. */
function discardHands(s: Draft, emit: Sink): boolean {
  for (const [seat, hand] of s.hands.entries()) {
    const from = seat === 0 ? 'player' : 'opponent';
    if (hand.revealed !== null) discardCentral(s, hand.revealed, from, emit);
    hand.revealed = null;
    const known = hand.cards.filter((each) => each.card !== null);
    for (const each of known) {
      remove(hand.cards, each);
      discardCentral(s, each, from, emit);
    }
    if (hand.cards.length > 0) {
      ask(s, 'discardHand', seat, emit);
      return false;
    }
  }
  return true;
}

/** The steps of a turn, in the order of ARCH-90. */
export const AGE_STEPS: Readonly<Partial<Record<Draft['phase'], (s: Draft, emit: Sink) => void>>> = {
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
  opponent: (s) => askSeat(s, 'opponentTurn'),
  progress,
  close,
  draw: drawCards,
  refill(s) {
    s.phase = isLast(s) ? 'conflict' : 'start';
  },
  conflict,
};
