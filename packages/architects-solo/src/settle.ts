import { AGE_STEPS, endResolution } from './ages.js';
import { areaAt, edit, isComplete, mustGoOn, mustScience, shieldsOf, tokenLeft } from './area.js';
import { build, doScience } from './building.js';
import { ask, askSeat, deckRolled } from './chance.js';
import { RED } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import {
  anyInReach,
  centralOf,
  DECK_NAMES,
  decksInReach,
  faceDown,
  hasCard,
  isAges,
  isScript,
  isSolo,
  refillCentral,
  sweepCentral,
} from './decks.js';
import { beginTurn, decide, end, firstSet, rolled, takeToken } from './flow.js';
import { anyCard, lookChoice, lookedChoice, paymentChoice, stageChoice, tokenChoice } from './opponent/script.js';
import { isUnseen } from './slips.js';
import type { Draft, Due, Sink } from './state.js';
import { conflictTokens, discard, place, startLooking, take, takeLooked } from './taking.js';

/** Runs what nobody decides, until a decision is on top or the game is over. */
export function settle(s: Draft, emit: Sink): void {
  while (s.pending.length === 0 && s.phase !== 'over') advance(s, emit);
}

/** One step. What is under way comes before the next step of the turn (ARCH-25). */
function advance(s: Draft, emit: Sink): void {
  const dealt = s.phase !== 'setup';
  // ARCH-10, ARCH-11: the Wonders that no option fixes, in seat order.
  const without = dealt ? -1 : s.areas.findIndex(({ wonder }) => wonder === null);
  if (ask(s, 'wonder', without, emit)) return;
  if (s.looked !== null) look(s, emit);
  else if (dealt && uncover(s, emit)) return;
  else if (s.taken !== null) place(s, emit);
  else if (fillSlot(s, emit)) return;
  else if (s.due.length > 0) payDue(s, emit);
  else (isAges(s) ? AGES : STEPS)[s.phase]?.(s, emit);
}

/** ARCH-12, ARCH-46: an empty slot is filled from the stack; in the three Ages only at the end of the turn. */
const fillSlot = (s: Draft, emit: Sink): boolean =>
  s.stack.length > 0 &&
  (!isAges(s) || s.phase === 'setup' || s.phase === 'refill') &&
  ask(s, 'slot', s.slots.indexOf(null), emit);

/** In these phases a hand may lack its revealed card. */
const UNREVEALED: readonly Draft['phase'][] = ['leave-opponent', 'draw', 'conflict'];

/** ARCH-15, ARCH-82, ARCH-85: a deck lies with its top card face up, a hand with one card revealed. */
function uncover(s: Draft, emit: Sink): boolean {
  // The player sees one by one what an Age, the exchange of hands, or the central deck brings.
  if ((s.phase === 'start' || s.phase === 'draw') && s.hands[0]?.some(isUnseen)) return ask(s, 'deal', 0, emit);
  if (!s.tops.includes(null) || UNREVEALED.includes(s.phase)) return false;
  const bare = s.tops.findIndex((top, deck) => top === null && faceDown(s, deck) > 0);
  return ask(s, isAges(s) ? 'reveal' : 'top', bare, emit);
}

/** ARCH-20 */
function startTurn(s: Draft, emit: Sink): void {
  if (s.seat === 0) s.denied = false;
  beginTurn(s, 'pick', emit);
  if (s.cat === s.seat) s.due = ['cat'];
}

/** ARCH-22 */
function pick(s: Draft, emit: Sink): void {
  // ARCH-30
  if (isSolo(s) && !anyCard(s)) {
    end(s, 'decks-empty', emit);
    return;
  }
  s.phase = 'act';
  askSeat(s, isScript(s, s.seat) ? 'opponentTurn' : 'pick');
}

/** ARCH-21 */
function useCat(s: Draft, emit: Sink): void {
  const holder = s.cat;
  const peeks = s.config.catPower === 'peek';
  if (holder === null || (peeks && isScript(s, holder))) return;
  refillCentral(s, emit);
  const { top } = s.central;
  if (top === null) {
    if (hasCard(s, centralOf(s))) ask(s, 'flip', holder, emit);
  } else if (top.seenBy !== 'all' && !top.seenBy.includes(holder)) {
    s.central.top = { ...top, seenBy: [...top.seenBy, holder].sort((a, b) => a - b) };
    if (top.card !== null) emit?.({ kind: 'peeked', seat: holder, card: top.card });
  }
}

/** ARCH-24 */
function act(s: Draft, emit: Sink): void {
  if (s.triggers.length > 0 && !anyInReach(s, s.seat)) s.triggers = [];
  if (isScript(s, s.seat)) {
    if (!opponentActs(s, emit)) endActions(s);
    return;
  }
  if (s.triggers.length > 0 || mustGoOn(s, areaAt(s, s.seat))) askSeat(s, 'act');
  else endActions(s);
}

function endActions(s: Draft): void {
  if (isAges(s)) endResolution(s);
  else s.phase = 'end';
}

/** ARCH-64, ARCH-67: extra cards, then sets, then stages. */
function opponentActs(s: Draft, emit: Sink): boolean {
  const [token] = s.triggers;
  if (token !== undefined) {
    useTrigger(s, token, emit);
    s.due = ['choose'];
    return true;
  }
  if (mustScience(s, areaAt(s, s.seat))) {
    doScience(s, firstSet(s), emit);
    return true;
  }
  const stage = s.config.opponentBuilds ? stageChoice(s) : -1;
  if (stage < 0) return false;
  build(s, stage, paymentChoice(s, stage), emit);
  return true;
}

/** ARCH-24 a */
export function useTrigger(s: Draft, token: TokenId, emit: Sink): void {
  s.triggers = s.triggers.filter((each) => each !== token);
  s.used = [...s.used, token];
  emit?.({ kind: 'extra', seat: s.seat, token });
}

/** ARCH-60: the Opponent takes a card. */
function chooseDeck(s: Draft, emit: Sink): void {
  const chosen = decide(s, emit);
  if (chosen === undefined) return;
  s.due = [];
  emit?.({ kind: 'chose', selection: chosen });
  if (chosen.deck !== null) take(s, DECK_NAMES.indexOf(chosen.deck), emit);
}

/** ARCH-25, ARCH-44: the next thing that is owed. What the die may decide is owed until it has fallen. */
function payDue(s: Draft, emit: Sink): void {
  const due = s.due[0] as Due;
  if (due === 'choose') chooseDeck(s, emit);
  else if (due === 'look' && isScript(s, s.seat)) opponentLooks(s, emit);
  else {
    s.due = s.due.slice(1);
    pay(s, due, emit);
  }
}

function pay(s: Draft, due: Due, emit: Sink): void {
  const script = isScript(s, s.seat);
  const [left = 0, right = 0, central = 0] = decksInReach(s, s.seat);
  const decks: Partial<Record<Due, number>> = { left, right, central };
  const has = (deck: number): boolean => hasCard(s, deck);
  switch (due) {
    case 'cat':
      useCat(s, emit);
      break;
    case 'token':
      if (!tokenLeft(s)) break;
      if (script) takeToken(s, tokenChoice(s), emit);
      else askSeat(s, 'takeToken');
      break;
    case 'any':
      if (!has(central) && !s.areas.some((_, deck) => has(deck))) break;
      if (script) s.due = ['choose'];
      else askSeat(s, 'takeTop');
      break;
    case 'look':
      if (has(left) || has(right)) askSeat(s, 'lookDeck');
      break;
    default: {
      const deck = decks[due];
      if (deck !== undefined && has(deck)) take(s, deck, emit);
    }
  }
}

/** ARCH-67: the deck that the Opponent looks into, by the die when their cards are equally good. */
function opponentLooks(s: Draft, emit: Sink): void {
  let deck = lookChoice(s);
  if (deck === 'die') {
    const die = rolled(s, 2, emit);
    if (die === 0) return;
    deck = deckRolled(2, die);
  }
  s.due = s.due.slice(1);
  if (deck >= 0) startLooking(s, deck, emit);
}

/** ARCH-44: up to five cards are seen, then one is taken. */
function look(s: Draft, emit: Sink): void {
  const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
  if (cards.length < 5 && faceDown(s, deck) > 0) ask(s, 'look', deck, emit);
  else if (isScript(s, s.seat)) takeLooked(s, lookedChoice(s), emit);
  else askSeat(s, 'takeLooked');
}

/** ARCH-27 */
function endTurn(s: Draft, emit: Sink): void {
  if (s.turned === conflictTokens(s)) battle(s, emit);
  sweepCentral(s, emit);
  // ARCH-100, ARCH-125
  if (s.areas.some(isComplete)) end(s, 'wonder-complete', emit);
  else if (s.passes === s.areas.length) end(s, 'all-passed', emit);
  else {
    s.seat = (s.seat + 1) % s.areas.length;
    s.phase = 'start';
  }
}

/** ARCH-52 */
function tokensOfTwo(mine: number, theirs: number, literal: boolean): number {
  if (mine <= theirs) return 0;
  return mine >= 2 * theirs && (literal || mine >= 2) ? 2 : 1;
}

/** ARCH-52, ARCH-124: shields are compared, horned cards go, the Conflict tokens turn back. */
function battle(s: Draft, emit: Sink): void {
  const shields = s.areas.map(shieldsOf);
  const seats = shields.length;
  const literal = s.config.battleVsZero === 'literal';
  const tokens = shields.map((mine, seat) => {
    const next = shields[(seat + 1) % seats] as number;
    const last = shields[(seat + seats - 1) % seats] as number;
    return seats === 2 ? tokensOfTwo(mine, next, literal) : Number(mine > next) + Number(mine > last);
  });
  emit?.({ kind: 'battle', shields, tokens });
  s.turned = 0;
  for (const [seat, won] of tokens.entries()) {
    const area = edit(s, seat);
    const { cards } = area;
    area.military += won;
    for (let kind = RED + 1; kind < cards.length; kind++) {
      const horned = cards[kind] as number;
      cards[kind] = 0;
      if (horned > 0) discard(s, seat, kind, horned, emit);
    }
  }
}

/** The steps of a turn of the published game. */
const STEPS: typeof AGE_STEPS = {
  setup(s, emit) {
    if (areaAt(s, 1).tokens.length < s.config.openingTokens) ask(s, 'openingToken', 0, emit);
    else s.phase = isAges(s) ? 'age' : 'start';
  },
  act,
  start: startTurn,
  pick,
  end: endTurn,
};
const AGES: typeof AGE_STEPS = { ...STEPS, ...AGE_STEPS };
