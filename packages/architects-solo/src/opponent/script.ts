import { choose, type Rung, type Trace } from '@wonders/core';
import {
  areaAt,
  bestValue,
  costOf,
  economyReady,
  isAffordable,
  isAvailable,
  owns,
  shieldsOf,
  stagesOf,
} from '../area.js';
import { CARDS, CAT, type CardKind, COIN, GREEN, INDEX, RED, RESOURCES } from '../components/cards.js';
import { TOKEN_INDEX, TOKENS, type TokenId } from '../components/tokens.js';
import { DECK_NAMES, hasCard, hasToken, leftOf, rightOf, SLOTS, type Slot, topOf } from '../decks.js';
import { paymentsFor } from '../payment.js';
import { type Payment, type Position, RESOURCE_NAMES, type Selection } from '../state.js';
import { triggerFor } from '../taking.js';

type Area = Position['areas'][number];

/** One line of the Opponent's list. */
interface Priority {
  readonly name: string;
  matches(s: Position, kind: number): boolean;
}

const OPPONENT = 1;

const greens = (area: Area, symbol: number): number => area.cards[GREEN + symbol] as number;

/** ARCH-61, in order; a card's priority is the first that it matches. */
const PRIORITIES: readonly Priority[] = [
  { name: 'extra card', matches: (s, kind) => triggerFor(s, OPPONENT, kind) !== null || buildsWith(s, kind) },
  { name: 'yellow', matches: (_, kind) => kind === COIN },
  { name: 'useful grey', matches: (s, kind) => kind < RESOURCES && helps(s, kind) },
  {
    name: 'duplicate green',
    matches: (s, kind) => isGreen(kind) && greens(areaAt(s, OPPONENT), kind - GREEN) > 0,
  },
  {
    name: 'missing green',
    matches(s, kind) {
      const area = areaAt(s, OPPONENT);
      const owned = [0, 1, 2].map((symbol) => greens(area, symbol));
      return isGreen(kind) && owned.every((number, symbol) => number === (symbol === kind - GREEN ? 0 : 1));
    },
  },
  {
    name: 'red',
    matches(s, kind) {
      if (kind < RED) return false;
      const ahead = shieldsOf(areaAt(s, OPPONENT)) >= shieldsOf(areaAt(s, 0));
      return ahead === (CARDS[kind] as (typeof CARDS)[number]).horns > 0;
    },
  },
  { name: 'Cat', matches: (_, kind) => kind === CAT },
];

/** What stands for "none" in comparisons of priorities (ARCH-67). */
const NONE = PRIORITIES.length + 1;

function isGreen(kind: number): boolean {
  return kind >= GREEN && kind < RED;
}

/** ARCH-61: a card with which the Opponent could build a stage that it cannot build yet, when that gives an extra card. */
function buildsWith(s: Position, kind: number): boolean {
  if (!s.config.opponentBuilds || kind > COIN) return false;
  const area = areaAt(s, OPPONENT);
  if (!owns(area, 'architecture') || s.used.includes('architecture') || s.triggers.includes('architecture'))
    return false;
  const economy = economyReady(s, area);
  return area.built.some((_, i) => !isAffordable(area, i, economy) && isAffordable(area, i, economy, kind));
}

/** ARCH-62: whether a grey card lowers what some available stage of the builder still lacks. */
function helps(s: Position, kind: number): boolean {
  const area = areaAt(s, s.config.opponentBuilds ? OPPONENT : 0);
  const economy = owns(area, 'economy');
  for (const [i, { cost }] of stagesOf(area).entries()) {
    if (!isAvailable(area, i)) continue;
    const identical = cost.kind === 'identical';
    const now = bestValue(area, identical, economy);
    if (now < cost.count && bestValue(area, identical, economy, kind) > now) return true;
  }
  return false;
}

/** The priority of a card, 8 when it matches none. */
export function priorityOf(s: Position, card: CardKind | null): number {
  const i = card === null ? -1 : PRIORITIES.findIndex((priority) => priority.matches(s, INDEX[card]));
  return i < 0 ? NONE : i + 1;
}

/** ARCH-60: the deck that the Opponent takes from, or the table of the die that will say. */
export function selection(s: Position): Selection {
  const tops = [0, 1, 2].map((deck) => (deck < 2 || s.config.opponentSeesCentral ? topOf(s, deck) : null));
  const matched = tops.map((card) => (card === null ? 0 : priorityOf(s, card)));
  const best = Math.min(...matched.map((priority) => priority || NONE));
  const chosen = best < NONE ? [0, 1, 2].filter((deck) => matched[deck] === best) : [];
  const [first = -1, second] = chosen;
  // ARCH-60: never the central deck in a tie, whose cards stand last here.
  if (first >= 0 && (second === undefined || second === 2))
    return { tops, matched, by: 'priority', die: 0, deck: DECK_NAMES[first] ?? null };
  return { tops, matched, by: first < 0 ? 'none' : 'tie', die: 0, deck: null };
}

/** ARCH-34: what stands in place of a selection when you took the Opponent's card. */
export const DENIED: Selection = {
  tops: [null, null, null],
  matched: [0, 0, 0],
  by: 'denial',
  die: 0,
  deck: 'central',
};

/** Whether the Opponent finds a card anywhere. */
export const anyCard = (s: Position): boolean => hasCard(s, 0) || hasCard(s, 1) || hasCard(s, 2);

const worthOf = (token: TokenId | null | undefined): number =>
  token == null ? 0 : (TOKENS[TOKEN_INDEX[token]]?.worth ?? 0);

const TOKEN_CHOICE = (
  [
    ['the highest printed value', (slot, s) => (slot === 'stack' ? 0 : worthOf(s.slots[slot]))],
    ['without one the stack, unseen', (slot) => Number(slot === 'stack')],
    ['the lowest slot', (slot) => -Number(slot)],
  ] as readonly (readonly [says: string, score: Rung<Slot, Position>['score']])[]
).map(([says, score]) => ({ rule: 'ARCH-65', says, score }));

/** Where the Opponent takes a Progress token; at least one must be left. */
export function tokenChoice(s: Position): Slot {
  return (
    choose(
      SLOTS.filter((slot) => hasToken(s, slot)),
      TOKEN_CHOICE,
      s,
    )[0] ?? 'stack'
  );
}

/** ARCH-67: the stage that the Opponent builds next, −1 when it can build none. */
export function stageChoice(s: Position): number {
  const area = areaAt(s, OPPONENT);
  const economy = economyReady(s, area);
  return area.built.findIndex((_, stage) => isAffordable(area, stage, economy));
}

/** ARCH-67: how it pays. */
export function paymentChoice(s: Position, stage: number): Payment {
  const area = areaAt(s, OPPONENT);
  const owned = (resource: number): number => area.cards[resource] as number;
  const ranked = [0, 1, 2, 3, 4].sort((a, b) => owned(b) - owned(a) || a - b);
  const rungs: readonly Rung<Payment, null>[] = [
    { rule: 'ARCH-67', says: 'the fewest yellow cards', score: (payment) => -payment.coin },
    { rule: 'ARCH-67', says: 'none that counts two', score: (payment) => -payment.doubled },
    ...ranked.map((resource) => ({
      rule: 'ARCH-67',
      says: `as many as will do of ${RESOURCE_NAMES[resource]}`,
      score: (payment: Payment) => payment[RESOURCE_NAMES[resource] as keyof Payment],
    })),
  ];
  return choose(paymentsFor(area, costOf(area, stage), economyReady(s, area)), rungs, null)[0] as Payment;
}

/** ARCH-67, Halicarnassus: the deck to look into, −1 when neither has a card, `'die'` when the die decides. */
export function lookChoice(s: Position): number | 'die' {
  const decks = [leftOf(s, OPPONENT), rightOf(s, OPPONENT)].filter((deck) => hasCard(s, deck));
  const [first = -1, second] = decks;
  if (second === undefined) return first;
  const rank = (deck: number): number => priorityOf(s, topOf(s, deck));
  return rank(first) === rank(second) ? 'die' : rank(first) < rank(second) ? first : second;
}

/** ARCH-67, Halicarnassus: which of the cards looked at, the first seen of the best. */
export function lookedChoice(s: Position): number {
  const ranks = (s.looked?.cards ?? []).map(({ card }) => priorityOf(s, card));
  return ranks.indexOf(Math.min(...ranks));
}

/** ARCH-60 for people: which priority each candidate matches, what follows, and the table of the die. */
export function explainSelection(chosen: Selection, trace: Trace): void {
  if (chosen.by === 'denial') {
    trace.says.push("You took the Opponent's card: it takes the top central card, whatever it is (ARCH-34)");
    return;
  }
  const rungs = PRIORITIES.map(({ name }, i) => ({
    rule: 'ARCH-61',
    says: `priority ${i + 1}: ${name}`,
    score: (deck: number) => (chosen.matched[deck] === i + 1 ? 1 : 0),
  }));
  let left: readonly number[] = [0, 1, 2].filter((deck) => chosen.matched[deck] !== 0);
  for (const deck of left) {
    const priority = chosen.matched[deck] ?? NONE;
    const what = priority < NONE ? `priority ${priority}, ${PRIORITIES[priority - 1]?.name}` : 'no priority';
    trace.says.push(`deck ${DECK_NAMES[deck]} (${chosen.tops[deck]}): ${what} (ARCH-61)`);
  }
  const name = (deck: number): string => DECK_NAMES[deck] ?? '';
  const best = Math.min(NONE - 1, ...left.map((deck) => chosen.matched[deck] ?? NONE));
  left = left.length > 0 ? choose(left, rungs.slice(0, best), null, trace, name) : left;
  if (chosen.by === 'tie') trace.says.push('A tie: die 1-3 deck player, 4-6 deck opponent, never central (ARCH-60)');
  if (chosen.by === 'none')
    trace.says.push('No priority: die 1 deck player, 2 deck opponent, 3-6 central; empty decks do not count (ARCH-60)');
  if (chosen.die > 0) trace.says.push(`The die shows ${chosen.die}: deck ${chosen.deck} (ARCH-60)`);
  else if (chosen.deck !== null) trace.says.push(`It takes from deck ${chosen.deck} (ARCH-60)`);
}
